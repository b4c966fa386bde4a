// render: 128x128 alpha outline
#declare Icon = "slow";
#include "icons.inc"
