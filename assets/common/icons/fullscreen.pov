// render: 128x128 alpha outline
#declare Icon = "fullscreen";
#include "icons.inc"
