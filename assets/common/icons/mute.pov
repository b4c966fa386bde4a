// render: 128x128 alpha outline
#declare Icon = "mute";
#include "icons.inc"
