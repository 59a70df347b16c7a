# SPDX-License-Identifier: MIT
#
# Reads the format.json of every format folder and makes from them what the rest of the project
# needs to know: the registration call, what the C++ code knows of a format, MIME XML, MIME type list
# and the README's table.
#
# Keys of a format.json (all needed but magic and those of players):
#   id            the folder's name; its C++ entry point is tickscope::makeFormat_<id>()
#   name          short, for people ("Teeworlds / DDNet demo")
#   description   one sentence, no line breaks
#   extensions    ["demo"], without dot
#   mime_type     "application/x-…"
#   magic         [{"offset": 0, "hex": "5457…"}]; any one of them marks a file of this format. A format
#                 without: the desktop goes by the name
#   capabilities  what the reader can do, words for the README's table
#   player_reach  world units within which a player can do something to another by hand
#   player_crouch world units by which the recorded place of a player sinks or rises by crouching

# Text of element INDEX… of a JSON document, with an error that names the file when it is missing.
function(tickscope_json_text result file json)
    string(JSON value ERROR_VARIABLE problem GET "${json}" ${ARGN})
    if(problem)
        message(FATAL_ERROR "${file}: ${problem}")
    endif()
    set(${result} "${value}" PARENT_SCOPE)
endfunction()

# Elements of a JSON array of texts as a CMake list.
function(tickscope_json_list result file json key)
    string(JSON count ERROR_VARIABLE problem LENGTH "${json}" ${key})
    if(problem)
        message(FATAL_ERROR "${file}: ${problem}")
    endif()
    set(values "")
    set(index 0)
    while(index LESS count)
        string(JSON value GET "${json}" ${key} ${index})
        list(APPEND values "${value}")
        math(EXPR index "${index} + 1")
    endwhile()
    set(${result} "${values}" PARENT_SCOPE)
endfunction()

# The <magic> element of a format's magic numbers; empty where it has none.
function(tickscope_magic_xml result file json)
    string(JSON count ERROR_VARIABLE problem LENGTH "${json}" magic)
    if(problem OR count EQUAL 0)
        set(${result} "" PARENT_SCOPE)
        return()
    endif()
    set(xml "")
    set(index 0)
    while(index LESS count)
        tickscope_json_text(offset "${file}" "${json}" magic ${index} offset)
        tickscope_json_text(hex "${file}" "${json}" magic ${index} hex)
        if(NOT hex MATCHES "^([0-9a-f][0-9a-f])+$")
            message(FATAL_ERROR "${file}: magic is not lower-case hex: ${hex}")
        endif()
        string(REGEX REPLACE "(..)" "\\\\x\\1" value "${hex}")
        string(APPEND xml "      <match type=\"string\" offset=\"${offset}\" value=\"${value}\"/>\n")
        math(EXPR index "${index} + 1")
    endwhile()
    # Above 50, where most types stand: these magics are long enough to be sure.
    set(${result} "    <magic priority=\"80\">\n${xml}    </magic>\n" PARENT_SCOPE)
endfunction()

# A CMake text as a C++ literal.
function(tickscope_cpp_literal result text)
    string(REPLACE "\\" "\\\\" text "${text}")
    string(REPLACE "\"" "\\\"" text "${text}")
    set(${result} "\"${text}\"" PARENT_SCOPE)
endfunction()

# A CMake list as the definition of a C++ array of that name.
function(tickscope_cpp_array result name values)
    list(LENGTH values count)
    set(literals "")
    foreach(value IN LISTS values)
        tickscope_cpp_literal(literal "${value}")
        list(APPEND literals "${literal}")
    endforeach()
    list(JOIN literals ", " literals)
    set(${result}
        "inline constexpr std::array<std::string_view, ${count}> ${name}{${literals}};\n" PARENT_SCOPE)
endfunction()

# tickscope_write_format_info(FOLDER FILE): FOLDER/format_info/<id>.h, which has what FILE says as
# tickscope::FormatInfo_<id>.
function(tickscope_write_format_info folder file)
    file(READ "${file}" json)
    foreach(key IN ITEMS id name description mime_type)
        tickscope_json_text(${key} "${file}" "${json}" ${key})
        tickscope_cpp_literal(${key}_literal "${${key}}")
    endforeach()
    tickscope_json_list(extensions "${file}" "${json}" extensions)
    tickscope_json_list(capabilities "${file}" "${json}" capabilities)
    foreach(number IN ITEMS reach crouch)
        string(JSON ${number} ERROR_VARIABLE problem GET "${json}" player_${number})
        if(problem)
            set(${number} 0)
        endif()
    endforeach()
    tickscope_cpp_array(extensions "FormatExtensions_${id}" "${extensions}")
    tickscope_cpp_array(capabilities "FormatCapabilities_${id}" "${capabilities}")
    file(CONFIGURE OUTPUT "${folder}/format_info/${id}.h" @ONLY CONTENT "// SPDX-License-Identifier: MIT
// Made from format.json by collect_formats.cmake.
#pragma once

#include <array>

#include \"core/base/fault.h\"
#include \"core/formats/format.h\"

namespace tickscope {

${extensions}${capabilities}
inline constexpr FormatInfo FormatInfo_${id}{
    ${id_literal}, WordText::tr(${name_literal}),
    ${description_literal},
    FormatExtensions_${id}, ${mime_type_literal}, FormatCapabilities_${id}, ${reach}, ${crouch}};

} // namespace tickscope
")
endfunction()

# How a recording may be packed as a whole: the end of its type (RFC 6839, RFC 8878), the extension
# behind its own, and the type of any file that is packed so.
set(TICKSCOPE_PACKINGS "gzip gz application/gzip" "xz xz application/x-xz" "zstd zst application/zstd")

# The types of recordings of MIME_TYPE that are packed, and their <mime-type> elements. They are
# known by name only: by its content a packed file may be anything.
function(tickscope_packed_types types xml mime_type comment)
    set(names "")
    set(elements "")
    string(REPLACE "/" "-" icon "${mime_type}")
    foreach(packing IN LISTS TICKSCOPE_PACKINGS)
        string(REPLACE " " ";" parts "${packing}")
        list(GET parts 0 word)
        list(GET parts 1 ending)
        list(GET parts 2 parent)
        set(globs "")
        foreach(extension IN LISTS ARGN)
            string(APPEND globs "    <glob pattern=\"*.${extension}.${ending}\"/>\n")
        endforeach()
        list(APPEND names "${mime_type}+${word}")
        string(APPEND elements
            "  <mime-type type=\"${mime_type}+${word}\">\n"
            "    <comment>${comment} (${word})</comment>\n"
            "    <sub-class-of type=\"${parent}\"/>\n"
            "    <icon name=\"${icon}\"/>\n"
            "    <generic-icon name=\"video-x-generic\"/>\n"
            "${globs}"
            "  </mime-type>\n")
    endforeach()
    set(${types} "${names}" PARENT_SCOPE)
    set(${xml} "${elements}" PARENT_SCOPE)
endfunction()

# tickscope_collect_formats(FILE…) sets in the caller's scope:
#   TICKSCOPE_FORMAT_IDS    list of ids, in order of the files
#   TICKSCOPE_MIME_TYPES    list of MIME types
#   TICKSCOPE_PACKED_TYPES  list of the MIME types of packed recordings
#   TICKSCOPE_FILE_TYPES    list of "id|name|MIME type|extension|…"
#   TICKSCOPE_MIME_XML      <mime-type> elements for shared-mime-info
#   TICKSCOPE_README_TABLE  Markdown table
#   TICKSCOPE_REGISTRATION  C++ source that defines tickscope::registerAllFormats()
function(tickscope_collect_formats)
    set(ids "")
    set(mime_types "")
    set(packed_types "")
    set(file_types "")
    set(mime_xml "")
    set(table "| Format | Files | MIME type | What it shows |\n|---|---|---|---|\n")
    set(makers "")
    set(calls "")

    foreach(file IN LISTS ARGN)
        file(READ "${file}" json)
        foreach(key IN ITEMS id name description mime_type)
            tickscope_json_text(${key} "${file}" "${json}" ${key})
        endforeach()
        tickscope_json_list(extensions "${file}" "${json}" extensions)
        tickscope_json_list(capabilities "${file}" "${json}" capabilities)
        tickscope_magic_xml(magic "${file}" "${json}")

        get_filename_component(folder "${file}" DIRECTORY)
        get_filename_component(folder_name "${folder}" NAME)
        if(NOT id STREQUAL folder_name)
            message(FATAL_ERROR "${file}: the id \"${id}\" must be the folder's name")
        endif()
        if(mime_type IN_LIST mime_types)
            message(FATAL_ERROR "${file}: another format has the MIME type ${mime_type}")
        endif()
        list(APPEND ids "${id}")
        list(APPEND mime_types "${mime_type}")

        set(globs "")
        foreach(extension IN LISTS extensions)
            string(APPEND globs "    <glob pattern=\"*.${extension}\"/>\n")
        endforeach()
        string(REPLACE "&" "&amp;" comment "${name}")
        string(REPLACE "<" "&lt;" comment "${comment}")
        string(APPEND mime_xml
            "  <mime-type type=\"${mime_type}\">\n"
            "    <comment>${comment}</comment>\n"
            "    <generic-icon name=\"video-x-generic\"/>\n"
            "${magic}${globs}"
            "  </mime-type>\n")
        tickscope_packed_types(packed packed_xml "${mime_type}" "${comment}" ${extensions})
        list(APPEND packed_types ${packed})
        list(JOIN extensions "|" file_type)
        list(APPEND file_types "${id}|${name}|${mime_type}|${file_type}")
        string(APPEND mime_xml "${packed_xml}")

        list(TRANSFORM extensions REPLACE "(.+)" "`.\\1`")
        list(JOIN extensions ", " extensions)
        list(JOIN capabilities ", " capabilities)
        string(APPEND table
            "| **${name}**: ${description} | ${extensions} | `${mime_type}` | ${capabilities} |\n")

        string(APPEND makers "std::unique_ptr<Format> makeFormat_${id}();\n")
        string(APPEND calls "    registry.add(makeFormat_${id}());\n")
    endforeach()

    set(TICKSCOPE_FORMAT_IDS "${ids}" PARENT_SCOPE)
    set(TICKSCOPE_MIME_TYPES "${mime_types}" PARENT_SCOPE)
    set(TICKSCOPE_PACKED_TYPES "${packed_types}" PARENT_SCOPE)
    set(TICKSCOPE_FILE_TYPES "${file_types}" PARENT_SCOPE)
    set(TICKSCOPE_MIME_XML "${mime_xml}" PARENT_SCOPE)
    set(TICKSCOPE_README_TABLE "${table}" PARENT_SCOPE)
    set(TICKSCOPE_REGISTRATION "// SPDX-License-Identifier: MIT
// Made from core/formats/*/format.json by collect_formats.cmake.
#include \"core/formats/format.h\"
#include \"core/formats/format_registry.h\"

#include <memory>

namespace tickscope {

${makers}
void registerAllFormats(FormatRegistry &registry)
{
${calls}}

} // namespace tickscope
" PARENT_SCOPE)
endfunction()
