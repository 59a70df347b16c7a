// SPDX-License-Identifier: MIT
#pragma once

#include "core/review/report_import.h"
#include "core/review/store/store.h"

namespace tickscope::review {

/// Makes a case of \a report, with its notes; with a key, once however often it comes. Errors:
/// those of Store::save().
Stored<Case> fileReport(Store &store, const Report &report);

} // namespace tickscope::review
