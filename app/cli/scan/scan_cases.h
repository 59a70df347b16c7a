// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/scan/scan_reader.h"
#include "core/review/store/store.h"

namespace tickscope::cli {

/// Files a case about the recording of \a find, with a note for each event; nothing where events
/// are wanted and none passes. The same wish files the same recording once, however often it is
/// scanned. Errors: Io and those of the store.
[[nodiscard]] Result<void> fileFind(review::Store &store, const ScanFind &find,
                                    const ScanWish &wish);

} // namespace tickscope::cli
