// render: 1536x1152 alpha
// Dice at rest: a row a number, in each eight ways to lie, from -45 to 33.75 degrees.
#include "sheet.inc"
#for (N, 1, 6) #for (I, 0, 7)
  CellDie(I, N-1, N, <0,0,0>, -45 + I*11.25)
#end #end
