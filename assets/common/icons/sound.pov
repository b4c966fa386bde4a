// render: 128x128 alpha outline
#declare Icon = "sound";
#include "icons.inc"
