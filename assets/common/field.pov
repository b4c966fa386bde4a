// render: 192x96 alpha
#declare Skin = "field";
#include "skins.inc"
