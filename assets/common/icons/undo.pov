// render: 128x128 alpha outline
#declare Icon = "undo";
#include "icons.inc"
