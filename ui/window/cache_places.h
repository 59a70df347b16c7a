// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/settings/cache_page.h"

namespace tickscope {

class LibraryService;

/// Folders in which the program keeps what it can make or fetch again.
[[nodiscard]] std::vector<CachePlace> cachePlaces(LibraryService &library);

} // namespace tickscope
