// render: 128x128 alpha outline
#declare Icon = "play";
#include "icons.inc"
