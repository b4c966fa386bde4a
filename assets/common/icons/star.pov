// render: 128x128 alpha outline
#declare Icon = "star";
#include "icons.inc"
