// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/texts/long_lines.h"

#include <algorithm>

namespace tickscope {

constexpr qsizetype LongestShownLine = 2000;

bool hasLongLines(const QString &text)
{
    qsizetype length = 0;
    return std::ranges::any_of(text, [&length](QChar letter) {
        length = letter == u'\n' ? 0 : length + 1;
        return length > LongestShownLine;
    });
}

QString withShortLines(const QString &text)
{
    QString lines;
    lines.reserve(text.size() + text.size() / LongestShownLine);
    qsizetype length = 0;
    for (const QChar letter : text) {
        // Halves of one sign stay together.
        if (length >= LongestShownLine && !letter.isLowSurrogate()) {
            lines += u'\n';
            length = 0;
        }
        length = letter == u'\n' ? 0 : length + 1;
        lines += letter;
    }
    return lines;
}

} // namespace tickscope
