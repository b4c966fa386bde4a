// render: 128x128 alpha outline
#declare Icon = "lock";
#include "icons.inc"
