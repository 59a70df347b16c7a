// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/scan/scan_reader.h"
#include "core/review/store/store.h"

namespace tickscope::cli {

/// Files a case about the recording of \a find, with a note for each event, and the report that the
/// recording was saved for, if any; false where events are wanted and none passes, and there is no
/// report. The same request files the same recording once, however often it is scanned, and a
/// report is filed once by whatever request. Errors: Io and those of the store.
[[nodiscard]] Result<bool> fileFind(review::Store &store, const ScanFind &find,
                                    const ScanRequest &request);

} // namespace tickscope::cli
