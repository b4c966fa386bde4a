// render: 192x192 alpha
#declare Emblem = "coins";
#declare Rank = 2;
#include "ladder.inc"
