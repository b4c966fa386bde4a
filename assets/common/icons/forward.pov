// render: 128x128 alpha outline
#declare Icon = "forward";
#include "icons.inc"
