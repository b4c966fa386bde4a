// render: 128x128 alpha outline
#declare Icon = "pause";
#include "icons.inc"
