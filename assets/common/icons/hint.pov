// render: 128x128 alpha outline
#declare Icon = "hint";
#include "icons.inc"
