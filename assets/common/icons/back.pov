// render: 128x128 alpha outline
#declare Icon = "back";
#include "icons.inc"
