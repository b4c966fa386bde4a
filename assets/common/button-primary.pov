// render: 192x96 alpha
#declare Skin = "button-primary";
#include "skins.inc"
