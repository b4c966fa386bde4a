# parlour_target(NAME) gives one of our targets the include root, the warnings and the sanitizers that all of them share.
function(parlour_target target)
    target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR}/src)
    target_compile_options(${target} PRIVATE -Wall -Wextra -Wconversion -Wshadow $<$<BOOL:${PARLOUR_WERROR}>:-Werror>)
    # Inlined to the full, std::string makes g++ 12 see copies that overlap or overflow; there are none.
    target_compile_options(${target} PRIVATE
                           $<$<AND:$<CXX_COMPILER_ID:GNU>,$<CONFIG:Release>>:-Wno-restrict;-Wno-stringop-overflow;-Wno-array-bounds>)
    if(PARLOUR_SANITIZE)
        # What the sanitizers add makes g++ see uninitialised values inside the standard library that are none.
        target_compile_options(${target} PRIVATE -fsanitize=${PARLOUR_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all
                               -Wno-maybe-uninitialized)
        target_link_options(${target} PRIVATE -fsanitize=${PARLOUR_SANITIZE})
    endif()
endfunction()

# parlour_precompiled(NAME HEADER...) saves a target of many files most of its parsing, where PARLOUR_PCH asks for it: in the builds
# that are made from nothing each time. Daily work goes without, so that every file is seen to include what it needs.
function(parlour_precompiled target)
    if(PARLOUR_PCH)
        target_precompile_headers(${target} PRIVATE <algorithm> <array> <chrono> <filesystem> <functional> <memory> <optional> <ranges>
                                  <span> <string> <string_view> <variant> <vector> ${ARGN})
    endif()
endfunction()
