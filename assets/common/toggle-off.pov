// render: 144x80 alpha
#declare Skin = "toggle-off";
#include "skins.inc"
