// render: 180x220 cast
#declare Owner = 1;
#declare Matte = 1;
#include "guardian.inc"
