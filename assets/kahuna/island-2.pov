// render: 340x340 alpha
#declare Shape = 1;
#include "island.inc"
