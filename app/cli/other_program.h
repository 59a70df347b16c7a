// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

#include "app/cli/output/output.h"

namespace tickscope::cli {

/// Whether the program \a name lies beside this one, or where packages put what no person calls by
/// name.
[[nodiscard]] bool isInstalled(std::string_view name);

/// Becomes that program; it gets \a words, and standard input as it is. Returns only when that
/// fails, and has said why.
[[nodiscard]] ExitCode becomeProgram(std::string_view name,
                                     std::span<const std::string_view> words);

} // namespace tickscope::cli
