// render: 128x128 alpha outline
#declare Icon = "settings";
#include "icons.inc"
