// render: 340x340 alpha
#declare Shape = 3;
#include "island.inc"
