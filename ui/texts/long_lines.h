// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tickscope {

/// A text field takes minutes to wrap a line of a megabyte, which a stranger may have sent. Such
/// lines are shown in pieces, and a text with them is for reading only.
[[nodiscard]] bool hasLongLines(const QString &text);
/// \a text with line feeds in its long lines.
[[nodiscard]] QString withShortLines(const QString &text);

} // namespace tickscope
