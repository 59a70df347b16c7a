// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "core/formats/teehistorian/records/record.h"

namespace tickscope::teehistorian {

/// As it would be typed into a console: in quotes where its borders could not be seen else.
[[nodiscard]] std::string quotedArgument(std::string_view argument);

/// A console command with its arguments, as it would be typed.
[[nodiscard]] std::string commandLine(const Record &command);

} // namespace tickscope::teehistorian
