// render: 704x572 jpg
#declare Front = 0;
#include "onitama.inc"
