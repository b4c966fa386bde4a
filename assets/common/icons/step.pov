// render: 128x128 alpha outline
#declare Icon = "step";
#include "icons.inc"
