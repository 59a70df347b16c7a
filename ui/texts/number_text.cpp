// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/texts/number_text.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <limits>

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QRegularExpression>

#include "core/model/recording_info.h"
#include "core/playback/time_command.h"
#include "ui/texts/screen_text.h"

namespace tickscope {

namespace {

/// "2", "¼", "1/16".
QString sizeText(double size)
{
    if (size >= 1)
        return QString::number(std::lround(size));
    const long parts = std::lround(1 / size);
    switch (parts) {
    case 2:
        return QStringLiteral("½");
    case 4:
        return QStringLiteral("¼");
    case 8:
        return QStringLiteral("⅛");
    default:
        return QStringLiteral("1/%1").arg(parts);
    }
}

/// The "C" locale, which has no grouping of its own, stands for English.
QLocale numberLocale()
{
    const QLocale locale;
    return locale.language() == QLocale::C ? QLocale(QLocale::English) : locale;
}

struct LengthText {
    Q_DECLARE_TR_FUNCTIONS(tickscope::LengthText)
};

struct TimestampText {
    Q_DECLARE_TR_FUNCTIONS(tickscope::TimestampText)
};

/// A recorder's local time is counted as if it were UTC, so that no zone is applied.
QDateTime atClock(qint64 seconds)
{
    return QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC);
}

constexpr QChar Point(u'.');

/// As the command line has it, but for a leading zero of the minutes.
QString plainTime(const std::string &clock)
{
    const QString text = QString::fromStdString(clock);
    const bool isPadded = text.size() > 1 && text.front() == u'0' && text[1].isDigit();
    return isPadded ? text.mid(1) : text;
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

QString fixedText(double number, int decimals)
{
    return std::isfinite(number) ? numberLocale().toString(number, 'f', decimals) : NoValue;
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

QString lengthWord(LengthUnit unit)
{
    return unit == LengthUnit::Tiles    ? LengthText::tr("tiles")
           : unit == LengthUnit::Blocks ? LengthText::tr("blocks")
                                        : LengthText::tr("units");
}

QString speedWord(LengthUnit unit)
{
    return unit == LengthUnit::Tiles    ? LengthText::tr("tiles/s")
           : unit == LengthUnit::Blocks ? LengthText::tr("blocks/s")
                                        : LengthText::tr("units/s");
}

QString lengthText(double number, LengthUnit unit)
{
    return fixedText(number, unit == LengthUnit::Units ? 0 : 1);
}

QString placeText(double x, double y, std::optional<double> z, const GameLength &length)
{
    const auto text = [&length](double value) {
        return lengthText(value / length.inFields, length.unit);
    };
    return z ? LengthText::tr("%1, %2, %3").arg(text(x), text(y), text(*z))
             : LengthText::tr("%1, %2").arg(text(x), text(y));
}

QString speedText(double speed)
{
    return (speed < 0 ? QStringLiteral("×−") : QStringLiteral("×")) + sizeText(std::abs(speed));
}

QString timeText(Time time)
{
    return plainTime(clockText(time)).replace(Point, QLocale().decimalPoint());
}

QString raceTimeText(Time time)
{
    return plainTime(raceClockText(time)).replace(Point, QLocale().decimalPoint());
}

QString timeTextInSeconds(Time time)
{
    return plainTime(clockText(time)).section(Point, 0, 0);
}

QString scoreText(std::optional<std::int64_t> score, bool isTime)
{
    if (!score)
        return {};
    return isTime && *score <= 0 ? timeTextInSeconds(std::chrono::seconds(-*score))
                                 : numberText(*score);
}

QString timestampText(const RecordingInfo &info)
{
    QString text = info.wallClock
                       ? atClock(*info.wallClock).toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"))
                       : screenText(info.timestamp);
    if (text.isEmpty() || (!info.wallClock && info.zone == TimestampZone::Stated))
        return text;
    switch (info.zone) {
    case TimestampZone::Utc:
    case TimestampZone::Stated:
        return TimestampText::tr("%1 UTC").arg(text);
    case TimestampZone::Recorder:
        return TimestampText::tr("%1, local time of the recorder").arg(text);
    case TimestampZone::Unknown:
        break;
    }
    return TimestampText::tr("%1, time zone unknown").arg(text);
}

QString wallClockText(const RecordingInfo &info, Tick first, Time time)
{
    const auto begin = info.wallClockAtFirst(first);
    if (!begin || (info.wallClockEnd && time >= *info.wallClockEnd))
        return {};
    const QString clock = atClock(static_cast<qint64>(std::floor(
                                      *begin + std::chrono::duration<double>(time).count())))
                              .toString(QStringLiteral("HH:mm:ss"));
    return info.zone == TimestampZone::Utc || info.zone == TimestampZone::Stated
               ? TimestampText::tr("%1 UTC").arg(clock)
               : TimestampText::tr("%1 recorder’s time").arg(clock);
}

std::string typedTime(QString typed)
{
    // A tick may be typed as it is written: "@1,910".
    const QString begin = typed.trimmed().left(1);
    if (!begin.isEmpty() && !begin.front().isDigit())
        typed = withoutGrouping(typed);
    return typed.replace(QLocale().decimalPoint(), QString(Point)).toStdString();
}

QString axisLabel(Time time, Time step)
{
    using namespace std::chrono_literals;
    const auto milliseconds = std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
    const auto seconds = milliseconds / 1000;
    std::array<char, 64> text{};
    int used = 0;
    if (seconds >= 3600) {
        used = std::snprintf(
            text.data(), text.size(), "%lld:%02lld:%02lld", static_cast<long long>(seconds / 3600),
            static_cast<long long>(seconds / 60 % 60), static_cast<long long>(seconds % 60));
    } else {
        used = std::snprintf(text.data(), text.size(), "%lld:%02lld",
                             static_cast<long long>(seconds / 60),
                             static_cast<long long>(seconds % 60));
    }
    QString label = QString::fromLatin1(text.data(), used);
    if (step >= 1s)
        return label;
    const int digits = step >= 100ms ? 1 : step >= 10ms ? 2 : 3;
    std::snprintf(text.data(), text.size(), "%03lld", static_cast<long long>(milliseconds % 1000));
    return label + QLocale().decimalPoint() + QString::fromLatin1(text.data(), digits);
}

} // namespace tickscope
