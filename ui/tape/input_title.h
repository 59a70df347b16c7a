// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QString>

namespace tickscope {

/// That of the window, or that of files for programs.
enum class TitleLanguage { Shown, English };

/// What the tape calls the input \a name: a field as people say it ("Weapon wanted" for
/// "WantedWeapon"), or a word of a recording. Begins with a capital.
[[nodiscard]] QString inputTitle(const std::string &name,
                                 TitleLanguage language = TitleLanguage::Shown);

} // namespace tickscope
