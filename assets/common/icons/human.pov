// render: 128x128 alpha outline
#declare Icon = "human";
#include "icons.inc"
