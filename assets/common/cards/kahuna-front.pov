// render: 704x572 alpha shadow
#declare Front = 1;
#include "kahuna.inc"
