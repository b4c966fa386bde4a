// render: 1488x256 jpg
// The blind that is let down between two players' turns: split bamboo held by cords. It repeats downwards.
#include "archipelago.inc"
ParlourCamera(1488, 256, <0, 0, 0>)
light_source { LampDir*1000, LampColour*1.05 }
light_source { <330, 900, -560>, rgb <0.34,0.33,0.33> shadowless }
#declare Slat = 0.16;                        // sixteen to a picture
#for (K, -9, 9)
  #local N = mod(K + 48, 16);
  object {
    cylinder { <-8,0,0>, <8,0,0>, Slat*0.52 }
    texture {
      pigment { function { min(1, max(0, 0.5 + 1.1*(f_noise3d(x*0.55 + N*11.3, N*3.1, 1) - 0.5) + 0.5*(f_noise3d(x*2.1, N*5.7, 4) - 0.5) + 0.25*(f_noise3d(x*0.6, y*40 + N, z*2) - 0.5))) }
        color_map { [0 rgb <0.30,0.18,0.055>] [0.5 rgb <0.47,0.31,0.11>] [1 rgb <0.60,0.43,0.18>] } }
      finish { ambient 0.05 diffuse 0.85 specular 0.35 roughness 0.02 } }
    translate <0, 0, K*Slat> }
  #for (J, -3, 3)
    sphere_sweep { linear_spline 3, <J*2.1 - 0.035, 0.02, K*Slat - 0.08>, 0.026, <J*2.1 + 0.035*(2*mod(K + 10, 2) - 1), Slat*0.52, K*Slat>, 0.032, <J*2.1 - 0.035, 0.02, K*Slat + 0.08>, 0.026
      texture { pigment { rgb <0.16,0.075,0.035> } finish { ambient 0.04 diffuse 0.8 } } }
  #end
#end
