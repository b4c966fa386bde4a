// render: 192x96 alpha
#declare Skin = "button";
#include "skins.inc"
