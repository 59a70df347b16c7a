// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "app/cli/command.h"

namespace tickscope::cli {

using Commands = std::span<const Command *const>;

/// What main() of a program with \a commands does: reads the command line and runs the command
/// that it names. The exit code.
[[nodiscard]] int runMain(int count, char **words, Commands commands);

} // namespace tickscope::cli
