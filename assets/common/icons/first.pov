// render: 128x128 alpha outline
#declare Icon = "first";
#include "icons.inc"
