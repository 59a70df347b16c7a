// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/input/command.h"

namespace tickscope::cli {

/// ScreenshotCommand, with the painters of the window.
[[nodiscard]] const Command &pictureCommand();

/// VideoCommand, with the same.
[[nodiscard]] const Command &drawnVideoCommand();

/// `bundle create` with all that has to be drawn.
[[nodiscard]] const Command &drawnBundleCommand();

} // namespace tickscope::cli
