// render: 320x400 alpha
#declare Piece = 0;
#include "figures.inc"
