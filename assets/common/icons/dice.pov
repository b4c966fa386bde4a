// render: 128x128 alpha outline
#declare Icon = "dice";
#include "icons.inc"
