// render: 128x128 alpha outline
#declare Icon = "down";
#include "icons.inc"
