// render: 192x192 alpha
#declare Emblem = "tower";
#declare Rank = 3;
#include "ladder.inc"
