// render: 320x400 alpha
#declare Piece = 2;
#include "figures.inc"
