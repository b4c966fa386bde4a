// render: 1024x384 alpha
// Glass beads in eight colours and three variants each, four times the size of the game's unit, seen from straight above.
#include "bead.inc"
global_settings { assumed_gamma 1.0 max_trace_level 9 }
camera { orthographic location <0,50,0> right x*10.24 up y*3.84 sky z look_at 0 }
ParlourLamp(0.9, 10)
ParlourRoom(1.0)
BeadSparkle()
#for (C, 0, 7) #for (V, 0, 2)
  object { Bead(C, V) scale 0.56 translate <-4.48 + C*1.28, 0, 1.28 - V*1.28> }
#end #end
