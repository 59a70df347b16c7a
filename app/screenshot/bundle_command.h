// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace tickscope::cli {

/// `bundle create` with all that has to be drawn.
[[nodiscard]] const Command &drawnBundleCommand();

} // namespace tickscope::cli
