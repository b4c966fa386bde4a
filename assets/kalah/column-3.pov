// render: 250x720 alpha
#declare FirstPixel = 1110;
#include "part.inc"
