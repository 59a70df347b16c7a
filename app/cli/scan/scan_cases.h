// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/scan/scan_reader.h"
#include "core/review/store/store.h"

namespace tickscope::cli {

/// Files a case about the recording of \a find, with a note for each event; false where events
/// are wanted and none passes. The same request files the same recording once, however often it is
/// scanned. Errors: Io and those of the store.
[[nodiscard]] Result<bool> fileFind(review::Store &store, const ScanFind &find,
                                    const ScanRequest &request);

} // namespace tickscope::cli
