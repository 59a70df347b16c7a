// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/map/game_folders.h"

#include <array>
#include <cstdlib>
#include <string_view>

namespace tickscope::teeworlds {

namespace {

constexpr std::array<std::string_view, 7> InstallFolders{"/usr/share/games",
                                                         "/usr/share",
                                                         "/usr/local/share",
                                                         "/usr/local/share/games",
                                                         "/usr/pkg/share",
                                                         "/usr/pkg/share/games",
                                                         "/opt"};

/// Value of an environment variable; empty when it is not set.
std::string environment(const char *name)
{
    const char *value = std::getenv(name);
    return value ? value : "";
}

std::vector<std::string> userFolders()
{
    const std::string home = environment("HOME");
    std::string data = environment("XDG_DATA_HOME");
    if (data.empty() && !home.empty())
        data = home + "/.local/share";
    std::vector<std::string> folders;
    if (!data.empty()) {
        folders.push_back(data + "/ddnet");
        folders.push_back(data + "/teeworlds");
    }
    if (!home.empty())
        folders.push_back(home + "/.teeworlds");
    return folders;
}

} // namespace

std::vector<std::string> gameMapFolders()
{
    std::vector<std::string> folders;
    for (const std::string &folder : userFolders()) {
        folders.push_back(folder + "/maps");
        folders.push_back(folder + "/downloadedmaps");
    }
    for (const char *game : {"/ddnet", "/teeworlds"}) {
        for (const std::string_view folder : InstallFolders)
            folders.push_back(std::string(folder) + game + "/data/maps");
    }
    return folders;
}

} // namespace tickscope::teeworlds
