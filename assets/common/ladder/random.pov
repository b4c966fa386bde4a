// render: 192x192 alpha
#declare Emblem = "die";
#declare Rank = 1;
#include "ladder.inc"
