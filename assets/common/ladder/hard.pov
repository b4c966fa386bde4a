// render: 192x192 alpha
#declare Emblem = "swords";
#declare Rank = 4;
#include "ladder.inc"
