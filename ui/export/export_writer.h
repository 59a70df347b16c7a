// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>

#include "ui/export/export_order.h"

namespace tickscope {

/// Writes what \a order wants. The file is there only when it is whole; one that was there before
/// stays until then. Takes long: for workers.
/// \param progress  receives the share that is done, from 0 to 1.
[[nodiscard]] ExportOutcome writeExport(const ExportOrder &order,
                                        const std::function<void(double)> &progress,
                                        std::stop_token stop);

} // namespace tickscope
