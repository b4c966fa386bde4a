// render: 128x128 alpha outline
#declare Icon = "plus";
#include "icons.inc"
