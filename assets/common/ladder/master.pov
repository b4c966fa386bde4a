// render: 192x192 alpha
#declare Emblem = "crown";
#declare Rank = 5;
#include "ladder.inc"
