# SPDX-License-Identifier: GPL-3.0-or-later
cmake_minimum_required(VERSION 3.25)
# A new format is one new folder: the toy format is put into core/formats of a copy of the sources, in
# which nothing else is changed. It must bring registration, MIME type, table row and what the C++ code
# knows of it, and its own files and the registration must compile. The rest of the core is the same
# as ever, and is not built again.
#
#   ROOT     the sources
#   SCRATCH  a folder of this test's own
include("${ROOT}/core/formats/collect_formats.cmake")
set(toy "${ROOT}/tests/toy_format/format.json")
if(NOT EXISTS "${toy}")
    message(FATAL_ERROR "tests/toy_format/format.json is missing")
endif()
file(READ "${toy}" json)
string(JSON id GET "${json}" id)
string(JSON mime_type GET "${json}" mime_type)

# The copy: links to the sources, so that it costs nothing, and a folder of its own for the format.
set(copy "${SCRATCH}/sources")
file(REMOVE_RECURSE "${SCRATCH}")
file(MAKE_DIRECTORY "${copy}/core/formats")
function(link_all from to except)
    file(GLOB entries RELATIVE "${from}" "${from}/*")
    foreach(entry IN LISTS entries)
        if(NOT entry MATCHES "${except}")
            file(CREATE_LINK "${from}/${entry}" "${to}/${entry}" SYMBOLIC)
        endif()
    endforeach()
endfunction()
link_all("${ROOT}" "${copy}" "^(core|build|tests)$")
link_all("${ROOT}/core" "${copy}/core" "^formats$")
link_all("${ROOT}/core/formats" "${copy}/core/formats" "^$")
file(COPY "${ROOT}/tests/toy_format/" DESTINATION "${copy}/core/formats/${id}"
    PATTERN "samples.cpp" EXCLUDE)

file(GLOB format_files "${copy}/core/formats/*/format.json")
tickscope_collect_formats(${format_files})
foreach(expected IN ITEMS "makeFormat_${id}()" "makeFormat_teeworlds_demo()")
    string(FIND "${TICKSCOPE_REGISTRATION}" "registry.add(${expected})" at)
    if(at EQUAL -1)
        message(FATAL_ERROR "the registration lacks ${expected}:\n${TICKSCOPE_REGISTRATION}")
    endif()
endforeach()
string(FIND "${TICKSCOPE_MIME_XML}" "type=\"${mime_type}\"" in_xml)
string(FIND "${TICKSCOPE_README_TABLE}" "`${mime_type}`" in_table)
if(in_xml EQUAL -1 OR in_table EQUAL -1 OR NOT mime_type IN_LIST TICKSCOPE_MIME_TYPES)
    message(FATAL_ERROR "${mime_type} is missing from the MIME types or the table")
endif()

# A format whose files have nothing in common at their beginning goes by its name.
string(JSON without REMOVE "${json}" magic)
file(WRITE "${SCRATCH}/without_magic/${id}/format.json" "${without}")
tickscope_collect_formats("${SCRATCH}/without_magic/${id}/format.json")
if(TICKSCOPE_MIME_XML MATCHES "<magic" OR NOT TICKSCOPE_MIME_XML MATCHES "<glob pattern=")
    message(FATAL_ERROR "a format without magic numbers has:\n${TICKSCOPE_MIME_XML}")
endif()

# Only the core is configured: the window and the tests know no format.
file(WRITE "${SCRATCH}/project/CMakeLists.txt" "
cmake_minimum_required(VERSION 3.25)
project(new_format LANGUAGES CXX)
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_EXTENSIONS OFF)
include(\"${copy}/core/formats/collect_formats.cmake\")
file(GLOB format_files \"${copy}/core/formats/*/format.json\")
tickscope_collect_formats(\${format_files})
foreach(file IN LISTS format_files)
    tickscope_write_format_info(\"\${CMAKE_BINARY_DIR}/generated\" \"\${file}\")
endforeach()
file(CONFIGURE OUTPUT \"\${CMAKE_BINARY_DIR}/registered_formats.cpp\"
    CONTENT \"\${TICKSCOPE_REGISTRATION}\" @ONLY)
file(GLOB own_sources \"${copy}/core/formats/${id}/*.cpp\")
add_library(new_format OBJECT \${own_sources} \"\${CMAKE_BINARY_DIR}/registered_formats.cpp\")
target_include_directories(new_format PRIVATE \"${copy}\" \"\${CMAKE_BINARY_DIR}/generated\")
target_compile_options(new_format PRIVATE -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror)
")
foreach(step IN ITEMS "-G;Ninja;-S;${SCRATCH}/project;-B;${SCRATCH}/build"
        "--build;${SCRATCH}/build")
    execute_process(COMMAND "${CMAKE_COMMAND}" ${step} RESULT_VARIABLE failed
        OUTPUT_VARIABLE output ERROR_VARIABLE output)
    if(failed)
        message(FATAL_ERROR "cmake ${step}:\n${output}")
    endif()
endforeach()
