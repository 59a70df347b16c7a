// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/library/library_store.h"
#include "core/review/store/store_address.h"

namespace tickscope {

/// How many cases name which recording, and what was decided. Of a file that is not there yet
/// nothing, and none is made. Waits for the disk or the server.
[[nodiscard]] library::Stored<std::vector<library::ContentCases>> contentCases(
    const review::StoreAddress &address);

} // namespace tickscope
