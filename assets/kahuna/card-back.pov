// render: 176x244 alpha
#declare Side = 1;
#include "card.inc"
