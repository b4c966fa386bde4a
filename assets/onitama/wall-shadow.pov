// render: 320x400 cast
#declare Piece = 4;
#declare Matte = 1;
#include "figures.inc"
