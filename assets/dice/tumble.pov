// render: 1920x2304 alpha
// The last turns of a roll to the right, two rows of ten for every number: from far away to the moment before it lies still, as -45 + 4*11.25
// degrees, the fifth way to lie at rest. A turn is slower the nearer its end, so the steps between pictures shrink with it.
#include "sheet.inc"
#declare Steps = 20;
// How far each number's roll leans to the side and twists on its way, in degrees: no two tumble alike.
#declare Lean6 = array[7] { 0, 130, -150, 170, -120, 160, -140 }
#declare Twist = array[7] { 0, -60, 80, 50, -75, -45, 70 }
#for (N, 1, 6) #for (K, 0, Steps-1)
  #local Away = (Steps - K)/Steps;
  CellDie(mod(K, 10), (N-1)*2 + div(K, 10), N, <Lean6[N]*pow(Away, 1.4), Twist[N]*Away, 430*pow(Away, 1.5)>, 0)
#end #end
