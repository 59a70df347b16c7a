// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QString>

namespace tickscope {

/// That of the window, or that of files for programs.
enum class TitleLanguage { Shown, English };

/// titleOfInput(\a name) for the screen. Begins with a capital.
[[nodiscard]] QString inputTitle(const std::string &name,
                                 TitleLanguage language = TitleLanguage::Shown);

} // namespace tickscope
