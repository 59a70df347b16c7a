// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/texts/screen_text.h"

#include <algorithm>

#include <QCoreApplication>
#include <QList>

#include "core/base/utf8.h"

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

constexpr QChar FirstStrongIsolate(0x2068);
constexpr QChar PopIsolate(0x2069);

static bool isRightToLeft(char32_t character)
{
    const QChar::Direction direction = QChar::direction(character);
    return direction == QChar::DirR || direction == QChar::DirAL || direction == QChar::DirAN;
}

QString screenText(std::string_view bytes)
{
    if (isPrintableAscii(bytes))
        return QString::fromLatin1(bytes);
    const QString text = QString::fromStdString(readableText(bytes));
    QString shown;
    shown.reserve(text.size());
    char32_t before = 0;
    for (const char32_t sign : text.toUcs4()) {
        if (sign == U'\n' || sign == 0x2028 || sign == 0x2029)
            shown += QChar(u'↵');
        else if (sign == U'\t')
            shown += u' ';
        else if (sign < 0x20)
            shown += QChar(static_cast<char16_t>(0x2400 + sign));
        else if (sign == 0x7F)
            shown += QChar(u'␡');
        else if ((sign >= 0x80 && sign < 0xA0) || misleadsUnseen(sign, before))
            // As on the command line: without it a name would look like another.
            shown += QString::fromStdString(visibleText(QString::fromUcs4(&sign, 1).toStdString()));
        else
            shown += QChar::fromUcs4(sign);
        before = sign;
    }
    return shown;
}

QString isolated(const QString &text)
{
    // Marks where none are needed would only be copied along.
    const QList<uint> characters = text.toUcs4();
    const bool isAlready = text.startsWith(FirstStrongIsolate)
                           && text.indexOf(PopIsolate) == text.size() - 1;
    if (isAlready || std::ranges::none_of(characters, isRightToLeft))
        return text;
    return FirstStrongIsolate + text + PopIsolate;
}

QString listText(const QStringList &entries)
{
    QString list = entries.value(0);
    for (const QString &entry : entries.mid(1))
        list = QCoreApplication::translate("tickscope::ScreenText", "%1; %2").arg(list, entry);
    return list;
}

QString spokenText(const QString &who, const QString &text)
{
    if (who.isEmpty() || text.isEmpty())
        return isolated(who + text);
    return QCoreApplication::translate("tickscope::ScreenText", "%1: %2")
        .arg(isolated(who), isolated(text));
}

} // namespace tickscope
