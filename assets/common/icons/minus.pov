// render: 128x128 alpha outline
#declare Icon = "minus";
#include "icons.inc"
