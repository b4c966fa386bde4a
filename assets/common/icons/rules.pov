// render: 128x128 alpha outline
#declare Icon = "rules";
#include "icons.inc"
