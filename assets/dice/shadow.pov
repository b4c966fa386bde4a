// render: 2304x288 cast
// The shadow of a die at rest in the eight ways to lie; 288 pixels a cell, the point below the die's middle in the middle of the cell.
#include "parlour.inc"
#include "die.inc"
global_settings { assumed_gamma 1.0 }
ParlourCamera(image_width, image_height, <0, 0, 0>)
#for (I, 0, 7)
  light_group {
    light_source { LampDir*1000, rgb 1 area_light x*200, z*200, 7, 7 adaptive 1 circular orient }
    object { Die(1, 2, 3) scale 0.56 rotate y*(-45 + I*11.25) translate <(I - 3.5)*2.88, 0.56, 0> no_image }
    box { <-1.44,-0.1,-1.44>, <1.44,0,1.44> translate x*(I - 3.5)*2.88 pigment { rgb 1 } finish { ambient 0 emission 0.14 diffuse 0.88/vdot(LampDir, y) } }
    global_lights off
  }
#end
