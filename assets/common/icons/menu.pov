// render: 128x128 alpha outline
#declare Icon = "menu";
#include "icons.inc"
