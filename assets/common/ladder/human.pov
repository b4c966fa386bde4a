// render: 192x192 alpha
#declare Emblem = "bust";
#declare Rank = 0;
#include "ladder.inc"
