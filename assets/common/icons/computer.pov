// render: 128x128 alpha outline
#declare Icon = "computer";
#include "icons.inc"
