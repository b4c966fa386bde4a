// render: 1488x1120 jpg
// The lagoon on which the islands are set: open turquoise water with crossing waves, deeper towards the lower right.
#include "archipelago.inc"
ParlourCamera(1488, 1120, <0, 0, 0>)
light_source { LampDir*1000, LampColour*1.15 }
light_source { <330, 900, -560>, rgb <0.36,0.38,0.42> shadowless }
ParlourRoom(0.8)
#declare Bed = function(x,z) { 0.34 + 0.50*(f_noise3d(x*0.20 + 3, 1, z*0.24) - 0.5) + 0.30*(f_noise3d(x*0.55, 7, z*0.6 + 4) - 0.5)
  + 0.16*(f_noise3d(x*1.6 + 5, 2, z*1.6) - 0.5) - 0.014*x + 0.020*z }
// light that the waves gather on the bed: a net of bright lines
#declare Net = function(x,z) { pow(1 - abs(2*f_noise3d(x*2.3 + 0.9*f_noise3d(x*0.9, 4, z*0.9), 3, z*2.7 + 0.9*f_noise3d(x*0.8, 9, z*1.1)) - 1), 5) }
#declare Swell = function(x,z) {
  0.5 + 0.22*sin(x*1.1 + z*2.9 + 3.0*f_noise3d(x*0.4, 4, z*0.4)) + 0.16*sin(-x*2.2 + z*4.6 + 3.5*f_noise3d(x*0.6, 6, z*0.6))
  + 0.10*sin(x*5.2 + z*8.5 + 4*f_noise3d(x*1.0, 9, z*1.0)) }
plane { y, 0
  pigment { function { min(1, max(0, Bed(x,z) + 0.10*Net(x,z)*(0.45 + Bed(x,z)))) }
    color_map { [0.00 rgb <0.004,0.155,0.225>] [0.35 rgb <0.006,0.250,0.305>] [0.60 rgb <0.012,0.345,0.375>] [0.82 rgb <0.040,0.470,0.455>] [1.0 rgb <0.15,0.60,0.54>] } }
  normal { function { Swell(x,z) } 0.16 }
  finish { ambient 0.07 diffuse 0.80 specular 0.30 roughness 0.014 reflection { 0.0, 0.10 fresnel on } } interior { ior 1.33 } }
