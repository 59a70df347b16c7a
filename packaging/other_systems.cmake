# SPDX-License-Identifier: GPL-3.0-or-later
# What Windows and macOS are told of recordings: associations of files and of tickscope: links. Made
# on every system, so that it can be looked at; see README.md for what was tried.
set(registry_entries "")
set(registry_removals "")
set(plist_documents "")
set(plist_types "")
foreach(entry IN LISTS TICKSCOPE_FILE_TYPES)
    string(REPLACE "|" ";" parts "${entry}")
    list(POP_FRONT parts id name mime_type)
    set(plist_extensions "")
    foreach(extension IN LISTS parts)
        string(CONFIGURE [[
  WriteRegStr SHCTX "Software\Classes\.@extension@\OpenWithProgids" "Tickscope.@id@" ""
  WriteRegStr SHCTX "Software\Classes\.@extension@" "Content Type" "@mime_type@"
]] text @ONLY)
        string(APPEND registry_entries "${text}")
        string(CONFIGURE [[
  DeleteRegValue SHCTX "Software\Classes\.@extension@\OpenWithProgids" "Tickscope.@id@"
]] text @ONLY)
        string(APPEND registry_removals "${text}")
        string(APPEND plist_extensions "<string>${extension}</string>")
    endforeach()
    string(CONFIGURE [[
  WriteRegStr SHCTX "Software\Classes\Tickscope.@id@" "" "@name@"
  WriteRegStr SHCTX "Software\Classes\Tickscope.@id@\shell\open\command" "" '"$INSTDIR\bin\tickscope.exe" "%1"'
]] text @ONLY)
    string(APPEND registry_entries "${text}")
    string(APPEND registry_removals "  DeleteRegKey SHCTX \"Software\\Classes\\Tickscope.${id}\"\n")
    string(REPLACE "&" "&amp;" plist_name "${name}")
    string(REPLACE "<" "&lt;" plist_name "${plist_name}")
    string(CONFIGURE [[
    <dict>
      <key>CFBundleTypeName</key><string>@plist_name@</string>
      <key>CFBundleTypeRole</key><string>Viewer</string>
      <key>LSHandlerRank</key><string>Default</string>
      <key>LSItemContentTypes</key><array><string>org.example.tickscope.@id@</string></array>
    </dict>
]] text @ONLY)
    string(APPEND plist_documents "${text}")
    string(CONFIGURE [[
    <dict>
      <key>UTTypeIdentifier</key><string>org.example.tickscope.@id@</string>
      <key>UTTypeDescription</key><string>@plist_name@</string>
      <key>UTTypeConformsTo</key><array><string>public.data</string></array>
      <key>UTTypeTagSpecification</key>
      <dict>
        <key>public.filename-extension</key><array>@plist_extensions@</array>
        <key>public.mime-type</key><string>@mime_type@</string>
      </dict>
    </dict>
]] text @ONLY)
    string(APPEND plist_types "${text}")
endforeach()
configure_file(Info.plist.in Info.plist @ONLY)
configure_file(installers.cmake.in installers.cmake @ONLY)
# Read by cpack before it makes a package: what differs from the Debian packages.
set(CPACK_PROJECT_CONFIG_FILE "${CMAKE_CURRENT_BINARY_DIR}/installers.cmake")

if(APPLE AND TARGET tickscope)
    set_target_properties(tickscope PROPERTIES
        MACOSX_BUNDLE ON MACOSX_BUNDLE_INFO_PLIST "${CMAKE_CURRENT_BINARY_DIR}/Info.plist")
endif()
