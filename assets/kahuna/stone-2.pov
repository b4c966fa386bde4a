// render: 180x220 alpha
#declare Owner = 1;
#include "guardian.inc"
