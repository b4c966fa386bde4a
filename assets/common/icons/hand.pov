// render: 128x128 alpha outline
#declare Icon = "hand";
#include "icons.inc"
