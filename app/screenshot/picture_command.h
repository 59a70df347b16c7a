// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace tickscope::cli {

/// What screenshotCommand() tells of, with the painters of the window.
[[nodiscard]] const Command &pictureCommand();

} // namespace tickscope::cli
