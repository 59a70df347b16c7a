// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <set>

#include <QString>

namespace tickscope::test {

/// What lupdate finds in the core and the window, by context; nothing where it cannot be run.
[[nodiscard]] std::map<QString, std::set<QString>> translatableTexts();

} // namespace tickscope::test
