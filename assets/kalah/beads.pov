// render: 1024x384 alpha
// Glass beads in eight colours and three variants each, four times the size of the game's unit. A clear ball with coloured
// ribbons inside lies over a glowing bowl, which stands for the light that comes through the glass: dark towards the lamp,
// bright where the ball gathers the light, at the lower right.
#include "parlour.inc"
global_settings { assumed_gamma 1.0 max_trace_level 9 }
camera { orthographic location <0,50,0> right x*10.24 up y*3.84 sky z look_at 0 }
ParlourLamp(0.9, 10)
ParlourRoom(1.0)
#declare Radius = 0.56;

// colour of the glass, of its ribbon
#declare Glass = array[8] {
  <0.62,0.015,0.03>, <0.02,0.11,0.62>, <0.90,0.42,0.02>, <0.01,0.40,0.10>,
  <0.80,0.76,0.66>, <0.30,0.05,0.52>, <0.02,0.50,0.52>, <0.86,0.22,0.34> }
#declare Ribbon = array[8] {
  <1.0,0.55,0.30>, <0.45,0.80,1.0>, <1.0,0.90,0.45>, <0.65,1.0,0.40>,
  <0.95,0.78,0.55>, <0.90,0.60,1.0>, <0.75,1.0,0.90>, <1.0,0.82,0.80> }
#declare GatherDir = vnormalize(<0.62,-0.60,-0.52>);

#macro Bead(C, V)
  union {
    // the far wall, lit from within
    #local Gx = GatherDir.x; #local Gy = GatherDir.y; #local Gz = GatherDir.z;
    difference {
      sphere { 0, 0.985 } sphere { 0, 0.97 } 
      plane { -y, -0.35 }
      pigment { function { min(1, max(0, 0.30 + 0.26*(x*Gx + y*Gy + z*Gz) + 0.60*pow(max(0, x*Gx + y*Gy + z*Gz), 5))) }
        color_map { [0 rgb Glass[C]*0.10] [0.3 rgb Glass[C]*0.42] [0.65 rgb Glass[C]*0.95] [1 rgb Glass[C]*1.25 + Ribbon[C]*0.40] } }
      finish { ambient 0 diffuse 0 emission 1 } no_shadow }
    // a swirl of paler glass, blown into the ball and twisted
    #local Swirl = function(x,y,z) { 0.5 + 0.5*sin(2*atan2(x, y) + 5.5*z + 2.4*f_noise3d(x*1.6 + C*3.1, y*1.6 + V*5.7, z*1.6)) }
    sphere { 0, 0.58
      pigment { function { Swirl(x,y,z) }
        color_map {
          [0.00 rgbt <Glass[C].x,Glass[C].y,Glass[C].z,1>]
          [0.66 rgbt <Ribbon[C].x,Ribbon[C].y,Ribbon[C].z,1>]
          [0.84 rgbt <Ribbon[C].x,Ribbon[C].y,Ribbon[C].z,0.25>]
          [1.00 rgbt <Ribbon[C].x,Ribbon[C].y,Ribbon[C].z,0.10>] } }
      finish { ambient 0.20 diffuse 0.55 } no_shadow
      rotate <V*34 - 30, V*70 + C*41 + 20, C*13> }
    sphere { 0, 1
      pigment { rgb 1 transmit 1 }
      finish { ambient 0 diffuse 0 specular 1.1 roughness 0.0025 reflection { 0.02, 0.85 fresnel on } conserve_energy }
      interior { ior 1.5 } no_shadow }
    scale Radius
    translate <-4.48 + C*1.28, 0, 1.28 - V*1.28> }
#end
#for (C, 0, 7) #for (V, 0, 2) Bead(C, V) #end #end
