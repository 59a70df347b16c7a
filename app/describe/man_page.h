// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/program.h"

namespace tickscope::cli {

/// The page of the manual about tickscope-cli, in roff's man macros.
[[nodiscard]] std::string manPage(Commands commands);

} // namespace tickscope::cli
