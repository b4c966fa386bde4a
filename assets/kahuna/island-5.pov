// render: 340x340 alpha
#declare Shape = 4;
#include "island.inc"
