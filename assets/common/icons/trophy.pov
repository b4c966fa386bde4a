// render: 128x128 alpha outline
#declare Icon = "trophy";
#include "icons.inc"
