// render: 960x80 cast
#declare Owner = 1;
#declare Matte = 1;
#include "planks.inc"
