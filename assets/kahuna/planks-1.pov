// render: 960x80 alpha
#declare Owner = 0;
#include "planks.inc"
