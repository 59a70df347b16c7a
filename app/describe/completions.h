// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/program.h"

namespace tickscope::cli {

// What shells complete after "tickscope-cli": commands, their options, and files.
[[nodiscard]] std::string bashCompletion(Commands commands);
[[nodiscard]] std::string zshCompletion(Commands commands);
[[nodiscard]] std::string fishCompletion(Commands commands);

} // namespace tickscope::cli
