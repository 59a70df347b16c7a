# SPDX-License-Identifier: MIT
#
# Writes a header with a digest of all sources of the core: what lies in a cache was found by these or by others.
# usage: cmake -DFOLDER=core -DOUTPUT=core_sources.h -P hash_sources.cmake
file(GLOB_RECURSE sources "${FOLDER}/*.cpp" "${FOLDER}/*.h")
list(SORT sources)
set(digests "")
foreach(source IN LISTS sources)
    file(SHA256 "${source}" digest)
    string(APPEND digests "${digest}")
endforeach()
string(SHA256 digest "${digests}")
file(WRITE "${OUTPUT}" "// Made by core/hash_sources.cmake.
#pragma once

namespace tickscope {
inline constexpr const char *CoreSources = \"${digest}\";
} // namespace tickscope
")
