// render: 360x720 alpha
#declare FirstPixel = 0;
#include "part.inc"
