// render: 320x400 alpha
#declare Piece = 3;
#include "figures.inc"
