// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace tickscope::teeworlds {

/// Folders in which DDNet and Teeworlds keep maps on this machine, there or not: first
/// what a person has and downloaded, then what was installed.
/// Source: teeworlds-game-data.md, section 1.1; teeworlds-demo.md, section 7.
[[nodiscard]] std::vector<std::string> gameMapFolders();

} // namespace tickscope::teeworlds
