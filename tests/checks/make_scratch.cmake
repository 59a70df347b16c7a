# SPDX-License-Identifier: GPL-3.0-or-later
cmake_minimum_required(VERSION 3.25)
# Makes each of FOLDERS an empty home; run/ must be private or Qt warns and looks elsewhere.
foreach(folder IN LISTS FOLDERS)
    file(REMOVE_RECURSE "${folder}")
    file(MAKE_DIRECTORY "${folder}/run")
    file(CHMOD "${folder}/run" PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
endforeach()
