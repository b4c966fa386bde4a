// render: 2560x1600 jpg
// The table behind everything: planks of dark warm wood under one lamp at the upper left.
#include "plank.inc"
global_settings { assumed_gamma 1.0 }
ParlourCamera(2560, 1600, <0,0,0>)
light_source { <-9, 17, 8.5>, rgb <2.15,1.75,1.32> fade_distance 14.5 fade_power 2.7 area_light x*3, z*3, 5, 5 adaptive 1 circular orient }
ParlourFill(0.55)
Planks(5, 41, 0)
