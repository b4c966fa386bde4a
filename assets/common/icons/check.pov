// render: 128x128 alpha outline
#declare Icon = "check";
#include "icons.inc"
