// render: 320x400 alpha
#declare Piece = 1;
#include "figures.inc"
