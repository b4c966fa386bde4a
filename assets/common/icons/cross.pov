// render: 128x128 alpha outline
#declare Icon = "cross";
#include "icons.inc"
