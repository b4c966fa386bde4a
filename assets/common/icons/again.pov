// render: 128x128 alpha outline
#declare Icon = "again";
#include "icons.inc"
