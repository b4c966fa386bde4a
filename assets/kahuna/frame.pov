// render: 1600x1232 alpha shadow
// The frame around the lagoon: bamboo poles lashed together at the corners. The water's edge is 56 pixels inside the picture.
#include "archipelago.inc"
ParlourCamera(1600, 1232, <0, 0, 0>)
SeaLight(0)
#declare HX = 7.44; #declare HZ = 5.60;      // half the water
#declare Thick = 0.17;
#macro Pole(Long, Seed)
  union {
    cylinder { <-Long,0,0>, <Long,0,0>, Thick }
    #local X = -Long + 0.3 + 0.4*rand(R);
    #while (X < Long - 0.2)
      torus { Thick*0.93, Thick*0.13 rotate z*90 translate x*X }
      #local X = X + 1.15 + 0.25*rand(R);
    #end
    #for (S, -1, 1, 2) cylinder { <S*(Long - 0.01),0,0>, <S*Long,0,0>, Thick*0.72 pigment { rgb <0.20,0.12,0.04> } translate x*S*0.004 } #end
    texture {
      pigment { function { min(1, max(0, 0.5 + 0.9*(f_noise3d(x*0.9 + Seed*7, y*6, z*6) - 0.5) + 0.5*(f_noise3d(x*3, y*22, z*22 + Seed) - 0.5))) }
        color_map { [0 rgb <0.40,0.25,0.075>] [0.5 rgb <0.62,0.42,0.14>] [1 rgb <0.76,0.56,0.24>] } }
      finish { ambient 0.05 diffuse 0.85 specular 0.45 roughness 0.015 } } }
#end
#macro Lash(P)
  union {
    #for (S, -1, 1, 2)
      #for (K, -2, 2)
        torus { 0.30, 0.026 scale <1, 0.82, 1> rotate x*90 rotate y*(45*S) translate <0,0,0> translate K*0.052*<1,0,-S> }
      #end
    #end
    texture { Rope } translate P + y*0.06 }
#end
#declare Frame = union {
  #for (S, -1, 1, 2)
    object { Pole(HX + 0.42, 3 + S) translate <0, 0.05, S*(HZ + 0.12)> }
    object { Pole(HX + 0.36, 9 + S) scale <1,0.7,0.7> translate <0, 0.02, S*(HZ + 0.36)> }
    object { Pole(HZ + 0.42, 5 + S) rotate y*90 translate <S*(HX + 0.12), 0.16, 0> }
    object { Pole(HZ + 0.36, 7 + S) scale <1,0.7,0.7> rotate y*90 translate <S*(HX + 0.36), 0.13, 0> }
    #for (T, -1, 1, 2) Lash(<S*(HX + 0.14), 0.12, T*(HZ + 0.14)>) #end
  #end
}
#if (Matte)
  MatteGround(-0.10)
  object { Frame no_image }
#else
  object { Frame }
#end
