// render: 320x400 alpha
#declare Piece = 4;
#include "figures.inc"
