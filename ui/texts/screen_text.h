// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include <QString>
#include <QStringList>

namespace tickscope {

/// A text field takes minutes to wrap a line of a megabyte, which a stranger may have sent. Such
/// lines are shown in pieces, and a text with them is for reading only.
[[nodiscard]] bool hasLongLines(const QString &text);
/// \a text with line feeds in its long lines.
[[nodiscard]] QString withShortLines(const QString &text);

/// Bytes of a recording as text for the screen: UTF-8, damaged bytes replaced, and
/// control characters and what shows nothing made visible, so that no name looks like another.
[[nodiscard]] QString screenText(std::string_view bytes);

/// \a text as a part of a line: written from right to left or not, it moves nothing that
/// stands beside it. For every text of a recording that is joined with another.
[[nodiscard]] QString isolated(const QString &text);

/// One list of \a entries, which may have commas themselves.
[[nodiscard]] QString listText(const QStringList &entries);

/// "Anna: hello": who said or did it, always, and then what. Either may be empty.
[[nodiscard]] QString spokenText(const QString &who, const QString &text);

} // namespace tickscope
