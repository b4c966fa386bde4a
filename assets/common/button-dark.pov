// render: 192x96 alpha
#declare Skin = "button-dark";
#include "skins.inc"
