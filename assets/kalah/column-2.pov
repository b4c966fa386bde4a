// render: 250x720 alpha
#declare FirstPixel = 860;
#include "part.inc"
