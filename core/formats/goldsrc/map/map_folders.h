// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tickscope::goldsrc {

/// Folders in which an installed Half-Life keeps the maps of \a game ("cstrike"), there or
/// not: those of the game itself, then those of Half-Life, which every game can play.
[[nodiscard]] std::vector<std::string> gameMapFolders(std::string_view game);

} // namespace tickscope::goldsrc
