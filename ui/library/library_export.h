// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "core/library/recording_row.h"

namespace tickscope {

/// Writes what the library knows of \a rows to \a path: as JSON or JSON Lines by its ending, else
/// as CSV. For workers.
/// \returns why it failed; empty when it did not.
[[nodiscard]] QString exportRows(const std::vector<library::RecordingRow> &rows,
                                 const QString &path);

} // namespace tickscope
