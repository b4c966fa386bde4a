// render: 128x128 alpha outline
#declare Icon = "up";
#include "icons.inc"
