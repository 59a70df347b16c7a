// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "app/cli/input/command.h"

namespace tickscope::cli {

using Commands = std::span<const Command *const>;

/// What main() of a program with \a commands does: reads the command line and runs the command
/// that it names. The exit code.
[[nodiscard]] int runMain(int count, char **words, Commands commands);

/// All commands of tickscope-cli, in the order of its help.
[[nodiscard]] Commands allCommands();

/// The options that \a command has besides its own.
[[nodiscard]] std::span<const OptionSpec> commonOptions(const Command &command);

} // namespace tickscope::cli
