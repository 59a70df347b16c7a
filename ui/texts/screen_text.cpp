// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/texts/screen_text.h"

#include <algorithm>

#include <QCoreApplication>
#include <QList>

namespace tickscope {

constexpr QChar FirstStrongIsolate(0x2068);
constexpr QChar PopIsolate(0x2069);

/// Marks that reorder or hide the text around them: a name with them would mislead.
static bool isInvisibleTrick(char16_t unit)
{
    return unit == 0x061C || unit == 0x180E || unit == 0x200B || unit == 0x200E || unit == 0x200F
           || (unit >= 0x202A && unit <= 0x202E) || (unit >= 0x2060 && unit <= 0x2069)
           || unit == 0xFEFF || (unit >= 0x80 && unit < 0xA0);
}

static bool isRightToLeft(char32_t character)
{
    const QChar::Direction direction = QChar::direction(character);
    return direction == QChar::DirR || direction == QChar::DirAL || direction == QChar::DirAN;
}

QString screenText(std::string_view bytes)
{
    const QString text = QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
    QString shown;
    shown.reserve(text.size());
    for (const QChar character : text) {
        const char16_t unit = character.unicode();
        if (unit == u'\n' || unit == 0x2028 || unit == 0x2029)
            shown += QChar(u'↵');
        else if (unit == u'\t')
            shown += u' ';
        else if (unit < 0x20)
            shown += QChar(static_cast<char16_t>(0x2400 + unit));
        else if (unit == 0x7F)
            shown += QChar(u'␡');
        else if (!isInvisibleTrick(unit))
            shown += character;
    }
    return shown;
}

QString isolated(const QString &text)
{
    // Marks where none are needed would only be copied along.
    const QList<uint> characters = text.toUcs4();
    if (std::ranges::none_of(characters, isRightToLeft))
        return text;
    return FirstStrongIsolate + text + PopIsolate;
}

QString spokenText(const QString &who, const QString &text)
{
    if (who.isEmpty() || text.isEmpty())
        return isolated(who + text);
    return QCoreApplication::translate("tickscope::ScreenText", "%1: %2")
        .arg(isolated(who), isolated(text));
}

} // namespace tickscope
