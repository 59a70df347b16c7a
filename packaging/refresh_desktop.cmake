# SPDX-License-Identifier: GPL-3.0-or-later
# Part of `cmake --install`: refreshes the databases under data_folder that desktops read.
if(NOT "$ENV{DESTDIR}" STREQUAL "")
    return()
endif()

function(refresh program)
    find_program(tool_${program} "${program}")
    if(NOT tool_${program})
        message(STATUS "${program} is not installed; the desktop may not know Tickscope yet")
        return()
    endif()
    execute_process(COMMAND "${tool_${program}}" ${ARGN} RESULT_VARIABLE exit_code)
    if(NOT exit_code EQUAL 0)
        message(WARNING "${program} failed (${exit_code})")
    endif()
endfunction()

refresh(update-mime-database "${data_folder}/mime")
refresh(update-desktop-database -q "${data_folder}/applications")
# A cache in a folder without index.theme would hide icons, so only where there is one.
if(EXISTS "${data_folder}/icons/hicolor/index.theme")
    refresh(gtk-update-icon-cache -q -t -f "${data_folder}/icons/hicolor")
endif()
