// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/texts/number_text.h"

#include <cmath>

#include <QCoreApplication>

namespace tickscope {

namespace {

constexpr QChar ThinSpace(0x2009);

/// Puts thin spaces into the digits before the point.
QString grouped(QString digits)
{
    const qsizetype sign = digits.startsWith(u'-') ? 1 : 0;
    const qsizetype point = digits.indexOf(u'.');
    for (qsizetype at = (point < 0 ? digits.size() : point) - 3; at > sign; at -= 3)
        digits.insert(at, ThinSpace);
    return digits;
}

} // namespace

QString numberText(std::int64_t number)
{
    return grouped(QString::number(number));
}

QString realText(double number, int decimals)
{
    if (!std::isfinite(number))
        return NoValue;
    QString text = QString::number(number, 'f', decimals);
    if (text.contains(u'.')) {
        while (text.endsWith(u'0'))
            text.chop(1);
        if (text.endsWith(u'.'))
            text.chop(1);
    }
    return text == QLatin1String("-0") ? QStringLiteral("0") : grouped(text);
}

QString byteCountText(std::uint64_t bytes)
{
    return QCoreApplication::translate("tickscope::ValueText", "%1 bytes")
        .arg(grouped(QString::number(bytes)));
}

QString withoutThinSpaces(QString text)
{
    return text.remove(ThinSpace);
}

} // namespace tickscope
