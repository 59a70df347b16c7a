# SPDX-License-Identifier: GPL-3.0-or-later
# Debian packages by CPack: the window, the command line without a screen, and the core for other
# programs. packaging/make-packages.sh makes them.
if(WIN32)
    set(CPACK_GENERATOR NSIS)
elseif(APPLE)
    set(CPACK_GENERATOR DragNDrop)
else()
    set(CPACK_GENERATOR DEB)
endif()
set(CPACK_PACKAGE_NAME tickscope)
set(CPACK_PACKAGE_VENDOR "Tickscope contributors")
set(CPACK_PACKAGE_CONTACT "Tickscope contributors <tickscope@example.org>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_RESOURCE_FILE_LICENSE "${CMAKE_SOURCE_DIR}/LICENSE")
set(CPACK_COMPONENTS_ALL window cli dev)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)

# What is loaded at run time is in no list of libraries.
set(CPACK_DEBIAN_WINDOW_PACKAGE_NAME tickscope)
set(CPACK_DEBIAN_WINDOW_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_WINDOW_PACKAGE_DEPENDS "libcurl4, qt6-qpa-plugins, libqt6svg6, libqt6sql6-sqlite")
set(CPACK_DEBIAN_WINDOW_PACKAGE_RECOMMENDS
    "tickscope-cli, ffmpeg, libqt6sql6-psql, libsecret-1-0, qt6-translations-l10n, fonts-dejavu-core, shared-mime-info, desktop-file-utils, xdg-utils")
set(CPACK_DEBIAN_WINDOW_PACKAGE_SUGGESTS "ddnet-data, teeworlds-data, fonts-noto-cjk, mosquitto")
set(CPACK_COMPONENT_WINDOW_DESCRIPTION "viewer for recordings of games
 Opens demos of Teeworlds, DDNet and Half-Life, DDNet teehistorian files,
 DDNet ghosts and Hollow Cube replays, plays them forwards and backwards, and shows everything
 that was recorded at any tick: the world, events, players, inputs and every
 field of every item.")

set(CPACK_DEBIAN_CLI_PACKAGE_NAME tickscope-cli)
set(CPACK_DEBIAN_CLI_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_CLI_PACKAGE_DEPENDS "libcurl4, libqt6sql6-sqlite")
set(CPACK_DEBIAN_CLI_PACKAGE_RECOMMENDS "libqt6sql6-psql")
set(CPACK_DEBIAN_CLI_PACKAGE_SUGGESTS "tickscope, openssh-client")
set(CPACK_COMPONENT_CLI_DESCRIPTION "command line for recordings of games
 Reads demos of Teeworlds, DDNet and Half-Life, DDNet teehistorian files,
 DDNet ghosts and Hollow Cube replays: events, states, positions, figures and damage, as text,
 CSV or JSON, and cases of reviewers. Needs no screen; pictures and videos are
 drawn by the package tickscope.")

set(CPACK_DEBIAN_DEV_PACKAGE_NAME libtickscope-dev)
set(CPACK_DEBIAN_DEV_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEV_PACKAGE_SHLIBDEPS OFF)
set(CPACK_DEBIAN_DEV_PACKAGE_DEPENDS
    "libexpected-dev, nlohmann-json3-dev, zlib1g-dev, libzstd-dev, liblzma-dev, libcurl4-openssl-dev, libssl-dev, libre2-dev, pkg-config")
set(CPACK_COMPONENT_DEV_DESCRIPTION "reading and recording of game recordings, for programs
 Headers, static library and CMake configuration of Tickscope's core, which
 reads demos of Teeworlds, DDNet and Half-Life, DDNet teehistorian files,
 DDNet ghosts and Hollow Cube replays, and records the latter.")

# Each package has its own folder of documents.
file(READ "${CMAKE_SOURCE_DIR}/core/LICENSE" core_license)
string(STRIP "${core_license}" core_license)
string(REPLACE "\n\n" "\n.\n" core_license " ${core_license}")
string(REPLACE "\n" "\n " core_license "${core_license}")
configure_file(copyright.in copyright @ONLY)
execute_process(COMMAND gzip -9nc "${CMAKE_SOURCE_DIR}/CHANGELOG.md"
    OUTPUT_FILE "${CMAKE_CURRENT_BINARY_DIR}/changelog.gz")
# That of the packages, whose time is that of the sources where SOURCE_DATE_EPOCH says it.
string(TIMESTAMP now "%a, %d %b %Y %H:%M:%S +0000" UTC)
file(CONFIGURE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/changelog.Debian" @ONLY CONTENT
"tickscope (@PROJECT_VERSION@-@CPACK_DEBIAN_PACKAGE_RELEASE@) unstable; urgency=medium

  * Made from the sources; changelog.gz says what is new.

 -- @CPACK_PACKAGE_CONTACT@  @now@
")
execute_process(COMMAND gzip -9nkf "${CMAKE_CURRENT_BINARY_DIR}/changelog.Debian")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/CHANGELOG.md")
foreach(component IN ITEMS WINDOW CLI DEV)
    string(TOLOWER "${component}" lower)
    install(FILES "${CMAKE_CURRENT_BINARY_DIR}/copyright" "${CMAKE_CURRENT_BINARY_DIR}/changelog.gz"
            "${CMAKE_CURRENT_BINARY_DIR}/changelog.Debian.gz"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/${CPACK_DEBIAN_${component}_PACKAGE_NAME}"
        COMPONENT ${lower})
endforeach()
