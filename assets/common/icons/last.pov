// render: 128x128 alpha outline
#declare Icon = "last";
#include "icons.inc"
