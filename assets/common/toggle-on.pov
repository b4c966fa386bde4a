// render: 144x80 alpha
#declare Skin = "toggle-on";
#include "skins.inc"
