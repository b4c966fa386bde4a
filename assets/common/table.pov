// render: 2560x1600 jpg
// The table behind everything: planks of dark warm wood under one lamp at the upper left.
#include "parlour.inc"
global_settings { assumed_gamma 1.0 }
ParlourCamera(2560, 1600, <0,0,0>)
light_source { <-9, 17, 8.5>, rgb <2.4,2.0,1.55> fade_distance 15 fade_power 2.4 area_light x*3, z*3, 5, 5 adaptive 1 circular orient }
ParlourFill(0.55)
#declare R = seed(41);
#for (I, -5, 5)
  #local G = 0.86 + 0.28*rand(R);
  #local Cut = (rand(R) - 0.5)*18;
  #for (Side, 0, 1)
    #local Hue = 0.93 + 0.14*rand(R);
    #local S = I*2 + Side*7.3 + 31;
    object {
      RoundSlab(20, 0.993, 0.03, 0.022, 0.5)
      texture {
        WoodPigment(rgb <0.030,0.0125,0.0055>*G, rgb <0.072*Hue,0.033,0.0150>*G, rgb <0.128*Hue,0.062,0.028>*G, 3.2, 2.2 + 3*rand(R), S)
        normal { function { f_noise3d(x*0.5 + S, y*12, z*15) } 0.05 }
        finish { ambient 0.03 diffuse 0.85 specular 0.07 roughness 0.03 metallic 0.7 } }
      translate <(Side*2 - 1)*20.008 + Cut, -0.5, I*2> }
  #end
#end
plane { y, -0.2 pigment { rgb 0.004 } }
