// render: 176x244 alpha
#declare Side = 0;
#include "card.inc"
