// render: 960x80 alpha
#declare Owner = 1;
#include "planks.inc"
