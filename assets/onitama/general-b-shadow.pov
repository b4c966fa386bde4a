// render: 440x520 cast
#declare Piece = 3;
#declare Matte = 1;
#include "figures.inc"
