// render: 128x128 alpha outline
#declare Icon = "fast";
#include "icons.inc"
