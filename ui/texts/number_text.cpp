// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/texts/number_text.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

namespace tickscope {

namespace {

/// The "C" locale, which has no grouping of its own, stands for English.
QLocale numberLocale()
{
    const QLocale locale;
    return locale.language() == QLocale::C ? QLocale(QLocale::English) : locale;
}

} // namespace

int pluralCount(std::int64_t count)
{
    return static_cast<int>(std::clamp<std::int64_t>(count, std::numeric_limits<int>::min(),
                                                     std::numeric_limits<int>::max()));
}

QString numberText(std::int64_t number)
{
    return numberLocale().toString(qlonglong{number});
}

QString realText(double number, int decimals)
{
    if (!std::isfinite(number))
        return NoValue;
    const QLocale locale = numberLocale();
    QString text = locale.toString(number, 'f', decimals);
    const QString zero = locale.zeroDigit();
    const QString point = locale.decimalPoint();
    if (text.contains(point)) {
        while (text.endsWith(zero))
            text.chop(zero.size());
        if (text.endsWith(point))
            text.chop(point.size());
    }
    return text == locale.negativeSign() + zero ? zero : text;
}

QString byteCountText(std::uint64_t bytes)
{
    // The form of the plural goes by the last digits, so that large ones are shortened to them.
    constexpr std::uint64_t Million = 1'000'000;
    const auto form = static_cast<int>(bytes < Million ? bytes : bytes % Million + Million);
    return QCoreApplication::translate("tickscope::ValueText", "%1 byte(s)", nullptr, form)
        .arg(numberLocale().toString(qulonglong{bytes}));
}

QString withoutGrouping(QString text)
{
    const QString separator = QRegularExpression::escape(numberLocale().groupSeparator());
    const QRegularExpression gap(QStringLiteral("(?<=\\d)%1(?=\\d{3}(?!\\d))").arg(separator));
    return text.remove(gap);
}

QString valueWithoutGrouping(const QString &value)
{
    const bool isText = std::ranges::any_of(value, [](QChar sign) { return sign.isLetter(); });
    return isText ? value : withoutGrouping(value);
}

} // namespace tickscope
