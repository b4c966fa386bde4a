// render: 96x96 alpha
#declare Skin = "knob";
#include "skins.inc"
