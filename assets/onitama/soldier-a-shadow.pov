// render: 440x520 cast
#declare Piece = 0;
#declare Matte = 1;
#include "figures.inc"
