// render: 360x720 alpha
#declare FirstPixel = 1610;
#include "part.inc"
