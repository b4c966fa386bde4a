// render: 256x256 alpha
#declare Skin = "panel";
#include "skins.inc"
