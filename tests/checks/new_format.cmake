# SPDX-License-Identifier: GPL-3.0-or-later
cmake_minimum_required(VERSION 3.25)
# A new format is one new folder: its format.json alone must bring registration, MIME type and
# table row. Uses the tests' toy format when it is there.
include("${ROOT}/core/formats/collect_formats.cmake")
file(GLOB format_files "${ROOT}/core/formats/*/format.json")
set(toy "${ROOT}/tests/toy_format/format.json")
if(NOT EXISTS "${toy}")
    message(FATAL_ERROR "tests/toy_format/format.json is missing")
endif()
file(READ "${toy}" json)
string(JSON id GET "${json}" id)
string(JSON mime_type GET "${json}" mime_type)

# The collector wants the folder to carry the id; the toy lives in tests/toy_format.
set(copy "${CMAKE_CURRENT_BINARY_DIR}/new_format/${id}/format.json")
file(WRITE "${copy}" "${json}")
tickscope_collect_formats(${format_files} "${copy}")

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
