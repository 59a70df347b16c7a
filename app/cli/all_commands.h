// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/program.h"

namespace tickscope::cli {

/// All commands of tickscope-cli, in the order of its help.
[[nodiscard]] Commands allCommands();

/// The options that \a command has besides its own.
[[nodiscard]] std::span<const OptionSpec> commonOptions(const Command &command);

} // namespace tickscope::cli
