// render: 1280x960 alpha shadow
// The tray: a field of green felt to roll on, and in front of it three wells for two dice, two dice and the one that is removed. Walls
// of padded hide, stitched. The felt is the ground (y = 0); the picture's middle is the tray's.
#include "parlour.inc"
#include "leather.inc"
#ifndef (Matte) #declare Matte = 0; #end
global_settings { assumed_gamma 1.0 max_trace_level 6 }
ParlourCamera(1280, 960, <0, 0, 0>)
#if (Matte)
  light_source { LampDir*1000, rgb 1 area_light x*170, z*170, 5, 5 adaptive 1 circular orient }
  plane { y, -0.25 pigment { rgb 1 } finish { ambient 0 emission 0.14 diffuse 0.88/vdot(LampDir, y) } }
#else
  light_source { LampDir*1000, LampColour*1.15 area_light x*170, z*170, 5, 5 adaptive 1 circular orient }
  light_source { <330, 900, -560>, rgb <0.30,0.28,0.28> shadowless }
  ParlourRoom(0.7)
#end
#declare Tall = 0.62;                       // of the walls
#declare HalfX = 5.62; #declare HalfZ = 4.12;

// What is sunk into the hide: middle (x, z) and half size.
#declare Hollows = array[4][4] {
  {  0.00,  1.16, 5.08, 2.42 },
  { -3.36, -2.70, 1.72, 0.92 }, { 0.36, -2.70, 1.72, 0.92 }, { 3.74, -2.70, 1.34, 0.92 } }
#declare Corner = array[4] { 0.55, 0.36, 0.36, 0.36 }

#declare Piping = texture {
  pigment { bozo color_map { [0 rgb <0.20,0.080,0.030>] [1 rgb <0.25,0.105,0.042>] } scale 0.4 }
  normal { bumps 0.15 scale 0.05 }
  finish { ambient 0.02 diffuse 0.85 specular 0.35 roughness 0.02 } }
// The felt with its nap brushed here and there.
#declare Nap = function(x,y,z) { 0.5 + 0.55*(f_noise3d(x*0.7, 3, z*0.7) - 0.5) + 0.30*(f_noise3d(x*7, 1, z*7) - 0.5) + 0.30*(f_noise3d(x*26, 7, z*26) - 0.5) }
#declare Cloth = texture {
  pigment { function { min(1, max(0, Nap(x,y,z))) } color_map { [0 rgb <0.012,0.078,0.048>] [1 rgb <0.036,0.150,0.096>] } }
  normal { granite 0.12 scale 0.10 }
  finish { ambient 0.03 diffuse 0.9 } }

// A softer cloth for the wells.
#macro Suede(C)
  texture {
    pigment { function { min(1, max(0, Nap(x,y,z))) } color_map { [0 rgb C*0.66] [1 rgb C*1.30] } }
    normal { granite 0.10 scale 0.08 }
    finish { ambient 0.03 diffuse 0.9 } }
#end

#declare Tray = union {
  difference {
    object { RoundSlab(HalfX, HalfZ, 0.95, 0.30, Tall + 0.25) translate -y*0.25 }
    #for (I, 0, 3)
      object { RoundSlab(Hollows[I][2], Hollows[I][3], Corner[I], 0.01, 3) translate <Hollows[I][0], -0.001, Hollows[I][1]> }
    #end
    texture { Hide } }
  // piping along every edge,
  #for (I, 0, 3)
    object { RoundRing(Hollows[I][2], Hollows[I][3], Corner[I], 0.075) translate <Hollows[I][0], Tall - 0.02, Hollows[I][1]> texture { Piping } }
  #end
  // stitches along the rim
  #local Seam = 0.235;
  #for (I, -18, 18) #for (S, -1, 1, 2)
    sphere { 0, 0.055 scale <1.75,0.6,0.75> rotate y*7 translate <I*0.262, Tall + 0.005, S*(HalfZ - Seam)> texture { Thread } }
  #end #end
  #for (I, -12, 12) #for (S, -1, 1, 2)
    sphere { 0, 0.055 scale <0.75,0.6,1.75> rotate y*7 translate <S*(HalfX - Seam), Tall + 0.005, I*0.262> texture { Thread } }
  #end #end
  #for (SX, -1, 1, 2) #for (SZ, -1, 1, 2) #for (A, 1, 4)
    sphere { 0, 0.055 scale <1.75,0.6,0.75> rotate y*A*18 translate <0.715*cos(radians(90 - A*18)),0,0.715*sin(radians(90 - A*18))>
      scale <SX,1,SZ> translate <SX*(HalfX - 0.95), Tall + 0.005, SZ*(HalfZ - 0.95)> texture { Thread } }
  #end #end #end
  box { <-5.2,-0.2,-1.40>, <5.2,0,3.7> texture { Cloth } }
  #for (I, 1, 3)
    box { <-1,-0.2,-1>, <1,0,1> scale <Hollows[I][2] + 0.05, 1, Hollows[I][3] + 0.05> translate <Hollows[I][0], 0, Hollows[I][1]>
      #if (I = 3) Suede(<0.060,0.064,0.084>) #else Suede(<0.225,0.036,0.028>) #end }
  #end
}
#if (Matte)
  object { Tray no_image }
#else
  object { Tray }
#end
