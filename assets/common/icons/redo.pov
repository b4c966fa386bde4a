// render: 128x128 alpha outline
#declare Icon = "redo";
#include "icons.inc"
