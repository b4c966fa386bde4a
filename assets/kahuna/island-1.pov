// render: 340x340 alpha
#declare Shape = 0;
#include "island.inc"
