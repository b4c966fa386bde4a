// render: 180x220 alpha
#declare Owner = 0;
#include "guardian.inc"
