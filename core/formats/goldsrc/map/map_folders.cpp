// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/map/map_folders.h"

#include <array>
#include <cstdlib>

namespace tickscope::goldsrc {

namespace {

constexpr std::string_view HalfLife = "valve";

/// Where Steam lies in a home: its own links, its data, and as the packages of
/// distributions put it.
constexpr std::array<std::string_view, 5> SteamFolders{
    "/.steam/steam", "/.steam/root", "/.local/share/Steam",
    "/.var/app/com.valvesoftware.Steam/.local/share/Steam",
    "/snap/steam/common/.local/share/Steam"};

/// Folders that hold the games' own folders.
std::vector<std::string> installFolders()
{
    std::vector<std::string> folders;
    if (const char *home = std::getenv("HOME"); home && *home) {
        for (const std::string_view steam : SteamFolders)
            folders.push_back(std::string(home) + std::string(steam)
                              + "/steamapps/common/Half-Life");
        folders.push_back(std::string(home) + "/.xash3d");
    }
    for (const char *folder : {"/opt/half-life", "/opt/hlds", "/usr/share/games/xash3d"})
        folders.emplace_back(folder);
    return folders;
}

/// The header of a stranger's file must not lead elsewhere.
bool isPlainName(std::string_view game)
{
    return !game.empty() && game.front() != '.' && game.find('/') == std::string_view::npos
           && game.find('\0') == std::string_view::npos;
}

} // namespace

std::vector<std::string> gameMapFolders(std::string_view game)
{
    std::vector<std::string_view> games;
    if (game != HalfLife && isPlainName(game))
        games.push_back(game);
    games.push_back(HalfLife);
    const std::vector<std::string> installs = installFolders();
    std::vector<std::string> folders;
    for (const std::string_view name : games) {
        for (const std::string &install : installs) {
            // What servers sent lies beside what was installed.
            for (const char *kind : {"", "_downloads", "_addon"})
                folders.push_back(install + '/' + std::string(name) + kind + "/maps");
        }
    }
    return folders;
}

} // namespace tickscope::goldsrc
