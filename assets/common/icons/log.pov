// render: 128x128 alpha outline
#declare Icon = "log";
#include "icons.inc"
