// render: 128x128 alpha outline
#declare Icon = "chart";
#include "icons.inc"
