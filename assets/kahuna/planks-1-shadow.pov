// render: 960x80 cast
#declare Owner = 0;
#declare Matte = 1;
#include "planks.inc"
