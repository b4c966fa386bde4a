// render: 340x340 alpha
#declare Shape = 2;
#include "island.inc"
