// render: 1320x1320 alpha shadow
// The courtyard: five by five slabs of 220 pixels in a stone frame, a shrine inlaid at either end. The joints lie on the
// grid; the picture's middle is the middle of the middle slab.
#include "courtyard.inc"
ParlourCamera(1320, 1320, <0, 0, 0>)
CourtLight(0, 0)

#declare Sq = 2.2;
#declare Edge = 5.5;
#declare Outer = 6.2;
#declare Deep = 0.44;                       // how far the table lies below
#declare Red = <0.46,0.070,0.034>;
#declare Blue = <0.040,0.105,0.270>;

// Flat shapes let into a slab: they stand out by a hair, so that their edges catch the light.
#declare Proud = 0.012;
#macro Plate(N, Pts) prism { linear_spline -0.05, Proud, N+1 #for (I, 0, N) , Pts[mod(I, N)] #end } #end
#macro Quad(X0, Z0, X1, Z1) box { <X0,-0.05,Z0>, <X1,Proud,Z1> } #end
#macro Wire(A, B, T) union { cylinder { A, B, T } sphere { A, T } sphere { B, T } scale <1,0.55,1> } #end

// A's shrine: a red round with a gate, its lintel curved upwards.
#declare RoundShrine = union {
  difference { cylinder { -y*0.05, y*Proud*0.4, 0.93 } cylinder { -y, y, 0.70 } Inlay(Red) }
  cylinder { -y*0.05, y*Proud*0.3, 0.70 Stone(1.10, <1.08,0.90,0.82>) }
  torus { 0.945, 0.026 scale <1,0.6,1> texture { Gilt } }
  torus { 0.70, 0.020 scale <1,0.6,1> texture { Gilt } }
  // studs on the red band
  #for (I, 0, 15) sphere { <0.82,0,0>, 0.036 scale <1,0.6,1> rotate y*(I*22.5 + 11.25) texture { Gilt } } #end
  union {
    Plate(4, array[4] { <-0.40,-0.50>, <-0.28,-0.50>, <-0.26,0.24>, <-0.36,0.24> })
    Plate(4, array[4] { <0.28,-0.50>, <0.40,-0.50>, <0.36,0.24>, <0.26,0.24> })
    Quad(-0.47, 0.02, 0.47, 0.11)
    Quad(-0.045, 0.11, 0.045, 0.25)
    Plate(8, array[8] { <-0.58,0.42>, <-0.56,0.30>, <-0.30,0.235>, <0.30,0.235>, <0.56,0.30>, <0.58,0.42>, <0.30,0.345>, <-0.30,0.345> })
    Inlay(Red) }
  // clouds in the slab's corners
  #for (S, -1, 1, 2) #for (T, -1, 1, 2)
    union {
      #for (I, 0, 20)
        #local A = radians(I*17); #local D = 0.125 - I*0.0048;
        #local B = radians((I+1)*17); #local E = 0.125 - (I+1)*0.0048;
        Wire(<0.845 - D*cos(A),0,0.845 + D*sin(A)>, <0.845 - E*cos(B),0,0.845 + E*sin(B)>, 0.018)
      #end
      scale <S,1,T> texture { Gilt } }
  #end #end
}
// B's shrine: a blue octagon with a temple of three roofs.
#macro Roof(Z, W, H)
  Plate(7, array[7] { <-W,Z+0.07>, <-W*0.80,Z>, <W*0.80,Z>, <W,Z+0.07>, <W*0.55,Z+0.075>, <0.05,Z+H>, <-0.05,Z+H> })
#end
#macro Octagon(D) prism { linear_spline -0.05, 0, 9 #for (I, 0, 8) , <D*cos(radians(I*45 + 22.5)), D*sin(radians(I*45 + 22.5))> #end } #end
#macro OctagonWire(D, T)
  #for (I, 0, 7)
    #local A = radians(I*45 + 22.5); #local B = radians(I*45 + 67.5);
    Wire(D*<cos(A),0,sin(A)>, D*<cos(B),0,sin(B)>, T)
  #end
#end
#declare OctagonShrine = union {
  difference { object { Octagon(1.02) translate y*Proud*0.4 } object { Octagon(0.77) scale <1,4,1> translate y*0.1 } Inlay(Blue) }
  object { Octagon(0.77) translate y*Proud*0.3 Stone(1.10, <0.84,0.93,1.08>) }
  union { OctagonWire(1.02, 0.026) OctagonWire(0.77, 0.020) texture { Gilt } }
  #for (I, 0, 7) box { <-0.045,-0.05,-0.045>, <0.045,0.02,0.045> rotate y*45 translate x*0.895 rotate y*(I*45 + 22.5) texture { Gilt } } #end
  #for (I, 0, 7) box { <-0.016,-0.05,-0.16>, <0.016,0.014,0.16> translate x*0.828 rotate y*I*45 texture { Gilt } } #end
  union {
    Quad(-0.50, -0.52, 0.50, -0.44)
    Quad(-0.34, -0.44, -0.22, -0.26) Quad(0.22, -0.44, 0.34, -0.26) Quad(-0.16, -0.44, 0.16, -0.36)
    Roof(-0.26, 0.56, 0.15)
    Quad(-0.25, -0.13, -0.13, 0.00) Quad(0.13, -0.13, 0.25, 0.00)
    Roof(0.00, 0.44, 0.14)
    Quad(-0.15, 0.12, -0.05, 0.24) Quad(0.05, 0.12, 0.15, 0.24)
    Roof(0.24, 0.32, 0.17)
    Quad(-0.018, 0.40, 0.018, 0.58)
    Inlay(Blue) }
}

#macro Carved(Letter, P)
  #local Glyph = text { internal 2 Letter 0.2, 0 }
  #local Mid = (min_extent(Glyph) + max_extent(Glyph))/2;
  object { Glyph translate -<Mid.x,Mid.y,0> scale <0.44,0.44,0.5> rotate x*90 translate <P.x,0.053,P.z>
    pigment { rgb <0.16,0.125,0.085> } finish { ambient 0.03 diffuse 0.8 } }
#end

#declare Court = union {
  #for (I, -2, 2) #for (J, -2, 2)
    #local G = 0.92 + 0.16*rand(R);
    #if (I = 0 & J = -2) #local Tint = <1.08,0.90,0.82>; #else #if (I = 0 & J = 2) #local Tint = <0.88,0.94,1.06>; #else #local Tint = <1,1,1> + 0.03*(rand(R) - 0.5)*<1,0,-1>; #end #end
    object { RoundSlab(Sq/2 - 0.016, Sq/2 - 0.016, 0.09, 0.045, 0.20) Stone(G, Tint) translate <I*Sq, -0.20, J*Sq> }
  #end #end
  // the bed in which the slabs lie
  box { <-Edge-0.05,-Deep+0.05,-Edge-0.05>, <Edge+0.05,-0.10,Edge+0.05> Stone(0.30, <1,0.95,0.9>) }
  // the frame: four beams, the squares' names let into them
  #for (S, -1, 1, 2)
    object { RoundSlab(Outer, 0.3425, 0.10, 0.06, Deep + 0.05) Stone(0.72, <1,0.97,0.93>) translate <0,-Deep,S*5.8575> }
    object { RoundSlab(0.3425, Edge + 0.015, 0.03, 0.06, Deep + 0.05) Stone(0.72, <1,0.97,0.93>) translate <S*5.8575,-Deep,0> }
    #for (K, -2, 2)
      Carved(substr("12345", K+3, 1), <K*Sq, 0, S*5.85>)
      Carved(substr("edcba", K+3, 1), <S*5.85, 0, K*Sq>)
    #end
  #end
  object { RoundRing(5.585, 5.585, 0.05, 0.022) scale <1,0.6,1> translate y*0.05 texture { Gilt } }
  object { RoundRing(6.11, 6.11, 0.12, 0.014) scale <1,0.6,1> translate y*0.05 texture { Gilt } }
  object { RoundShrine translate -2*Sq*z }
  object { OctagonShrine translate 2*Sq*z }
}
#if (Matte)
  MatteGround(-Deep)
  object { Court no_image }
#else
  object { Court }
#end
