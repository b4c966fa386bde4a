// render: 512x512 alpha
// A brass laurel wreath for the result screen: two branches that meet at the bottom, tied with a ribbon.
#include "parlour.inc"
global_settings { assumed_gamma 1.0 max_trace_level 6 }
ParlourCamera(512, 512, <0,0,0>)
ParlourLight()
ParlourRoom(1.1)
#declare R = seed(4);
#declare Leaf = intersection {
  // two round walls make the pointed outline, a bent shell the blade, a rib the middle
  cylinder { <0,-1,0>, <0,1,0>, 0.62 translate <0,0,-0.42> }
  cylinder { <0,-1,0>, <0,1,0>, 0.62 translate <0,0,0.42> }
  union {
    difference { cylinder { <-1,-0.55,0>, <1,-0.55,0>, 0.62 } cylinder { <-2,-0.55,0>, <2,-0.55,0>, 0.57 } }
    cylinder { <-1,0.065,0>, <1,0.065,0>, 0.018 } }
  translate x*0.42 }
#declare Polished = texture {
  pigment { rgb <0.80,0.53,0.18> }
  finish { ambient 0.08 diffuse 0.58 specular 0.8 roughness 0.018 metallic reflection { 0.25 metallic } } }
#declare Branch = union {
  #for (I, 0, 40)
    #local A = radians(-88 + I*3.9);
    sphere { <1.78*cos(A), 0, 1.78*sin(A)>, 0.055 - I*0.0006 }
    #local B = radians(-88 + (I + 1)*3.9);
    cylinder { <1.78*cos(A), 0, 1.78*sin(A)>, <1.78*cos(B), 0, 1.78*sin(B)>, 0.055 - I*0.0006 }
  #end
  #for (I, 0, 13)
    #local Deg = -72 + I*10.4;
    #local Size = 0.72 + 0.16*sin(pi*I/13);
    #for (S, -1, 1, 2)
      object { Leaf scale Size*<0.92,1,0.72> rotate x*S*14 rotate z*(6 + 4*rand(R)) rotate y*-(90 + S*-34 + rand(R)*6)
        translate <1.78,0.05 + 0.02*mod(I,3),0> rotate y*-Deg }
    #end
    #if (mod(I, 3) = 1) sphere { <1.60,0.14,0>, 0.072 rotate y*-(Deg + 5) } #end
  #end
  object { Leaf scale <0.72,0.8,0.55> rotate y*-90 translate <1.78,0.05,0> rotate y*-70 }
}
union {
  object { Branch }
  object { Branch scale <-1,1,1> }
  texture { Polished } translate z*0.10 }
// the ribbon
#declare Silk = texture { pigment { rgb <0.42,0.022,0.018> } finish { ambient 0.06 diffuse 0.8 specular 0.45 roughness 0.02 } }
union {
  #for (S, -1, 1, 2)
    #for (I, 0, 120)
      #local U = I/120; #local A = U*2*pi;
      sphere { 0, 0.085 scale <1,0.7,1.15> translate <S*(0.30 - 0.30*cos(A)), 0.16, -0.17*sin(A)> }
      sphere { 0, 0.095*(1 - 0.2*U) scale <1,0.5,1> translate <S*(0.06 + 0.44*U), 0.10, -0.08 - 0.42*U + 0.09*sin(U*6)> }
    #end
  #end
  sphere { 0, 0.15 scale <1,0.9,1> translate y*0.2 }
  texture { Silk } translate <0, 0.05, -1.66> }
