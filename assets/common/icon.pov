// render: 256x256 alpha
// The program's icon: a bead, a die and a card in one roundel.
#include "strokes.inc"
#include "kalah/bead.inc"
global_settings { assumed_gamma 1.0 max_trace_level 9 }
ParlourCamera(256, 256, <0,0,0>)
ParlourLight()
ParlourRoom(1.0)
BeadSparkle()
#declare Walnut = texture {
  WoodPigment(rgb <0.050,0.020,0.008>, rgb <0.095,0.040,0.016>, rgb <0.150,0.068,0.028>, 1.9, 2.2, 6)
  finish { ambient 0.05 diffuse 0.82 specular 0.30 roughness 0.012 } }
#declare Felt = texture { pigment { granite color_map { [0 rgb <0.008,0.075,0.070>] [1 rgb <0.020,0.130,0.118>] } scale 0.4 } finish { ambient 0.06 diffuse 0.9 } }
union {
  difference {
    union { cylinder { 0, y*0.16, 1.23 } cylinder { 0, y*0.22, 1.17 } torus { 1.17, 0.06 translate y*0.16 } }
    cylinder { y*0.10, y*1, 1.02 texture { Felt } }
    texture { Walnut } }
  torus { 1.03, 0.035 translate y*0.22 texture { Brass } }
  translate z*-0.02 }
// the card: parchment with a brass star
union {
  object { RoundSlab(0.36, 0.52, 0.07, 0.012, 0.03) texture { pigment { rgb <0.84,0.74,0.55> } finish { ambient 0.10 diffuse 0.82 } } }
  object { RoundRing(0.29, 0.45, 0.05, 0.014) translate y*0.03 texture { DarkBrass } }
  object { Fill(10, StarPoints, 1.1) scale <0.021,0.03,0.021> translate y*0.03 texture { pigment { rgb <0.45,0.04,0.025> } finish { ambient 0.1 diffuse 0.7 specular 0.4 roughness 0.02 } } }
  rotate y*-14 translate <-0.30, 0.14, 0.20> }
// the die
union {
  object { Fill(4, array[4] { <-6.6,0,-6.6>, <6.6,0,-6.6>, <6.6,0,6.6>, <-6.6,0,6.6> }, 2.4) texture { Cream } }
  union { sphere { <-4.2,2.0,4.2>, 1.9 } sphere { <0,2.0,0>, 1.9 } sphere { <4.2,2.0,-4.2>, 1.9 } texture { Dark } }
  scale <0.041,0.066,0.041> rotate y*20 translate <0.40, 0.30, 0.22> }
object { Bead(0, 1) scale 0.36 rotate x*-11 translate <0.18, 0.42, -0.52> }
object { Bead(2, 0) scale 0.25 rotate x*-11 translate <-0.46, 0.32, -0.60> }
