// render: 820x1544 alpha
// The score sheet: a leaf of laid paper, worn at its edges, that has been folded once.
#include "parlour.inc"
global_settings { assumed_gamma 1.0 }
camera { orthographic location <0,50,0> right x*8.20 up y*15.44 sky z look_at 0 }
light_source { LampDir*1000, LampColour*0.95 }
ParlourFill(1.15)
#declare Cloud = function(x,y,z) { 0.5 + 0.75*(f_noise3d(x*0.34, 3, z*0.34) - 0.5) + 0.35*(f_noise3d(x*2.1, 1, z*2.1) - 0.5) + 0.30*(f_noise3d(x*14, 7, z*14) - 0.5) }
// Darker towards the edges, where hands hold it.
#declare Worn = function(x,y,z) { 0.34*pow(min(1, max(abs(x)/4.1, abs(z)/7.72)), 9) + 0.10*pow(abs(x)/4.1, 3)*f_noise3d(x*1.2, 5, z*1.2) }
#declare Fold = function(x,y,z) { 0.07*exp(-pow((z - 0.35 - 0.02*x)/0.05, 2)) }
#declare Laid = function(x,y,z) { 0.035*sin(z*30 + 0.6*f_noise3d(x*2, 0, z*2)) }
object { RoundSlab(4.02, 7.64, 0.07, 0.01, 0.04)
  pigment { function { min(1, max(0, Cloud(x,y,z) + Laid(x,y,z) - Worn(x,y,z) - Fold(x,y,z))) }
    color_map { [0 rgb <0.52,0.40,0.23>] [0.5 rgb <0.80,0.70,0.50>] [1 rgb <0.89,0.81,0.63>] } }
  normal { granite 0.05 scale 0.5 }
  finish { ambient 0.10 diffuse 0.80 } }
