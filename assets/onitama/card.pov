// render: 260x356 alpha
// A blank card: rice paper with a lacquered edge, rounded corners.
#include "parlour.inc"
global_settings { assumed_gamma 1.0 }
camera { orthographic location <0,50,0> right x*2.60 up y*3.56 sky z look_at 0 }
ParlourLamp(0.9, 60)
ParlourFill(1.2)
#declare Paper = function(x,y,z) { 0.5 + 0.7*(f_noise3d(x*1.3, 3, z*1.3) - 0.5) + 0.5*(f_noise3d(x*9, 1, z*9) - 0.5) + 0.4*(f_noise3d(x*30, 7, z*6) - 0.5) }
object { RoundSlab(1.28, 1.76, 0.14, 0.02, 0.05) pigment { rgb <0.16,0.035,0.020> } finish { ambient 0.05 diffuse 0.8 specular 0.3 roughness 0.03 } }
object { RoundSlab(1.23, 1.71, 0.10, 0.01, 0.06) pigment { rgb <0.62,0.44,0.17> } finish { ambient 0.08 diffuse 0.7 specular 0.5 roughness 0.02 } }
object { RoundSlab(1.205, 1.685, 0.085, 0.01, 0.07)
  pigment { function { min(1, max(0, Paper(x,y,z))) } color_map { [0 rgb <0.66,0.55,0.36>] [0.5 rgb <0.80,0.70,0.50>] [1 rgb <0.88,0.79,0.60>] } }
  finish { ambient 0.10 diffuse 0.80 } }
