// render: 256x256 alpha
#declare Skin = "panel-dark";
#include "skins.inc"
