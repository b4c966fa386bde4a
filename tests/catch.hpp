#pragma once
// Catch2 is version 2 on some systems and 3 on others.
#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp> // IWYU pragma: export
#else
#include <catch2/catch.hpp> // IWYU pragma: export
#endif
