// render: 250x720 alpha
#declare FirstPixel = 610;
#include "part.inc"
