// render: 180x220 cast
#declare Owner = 0;
#declare Matte = 1;
#include "guardian.inc"
