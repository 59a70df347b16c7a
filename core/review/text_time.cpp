// SPDX-License-Identifier: MIT
#include "core/review/text_time.h"

#include <array>

#include <QRegularExpression>

namespace tickscope::review {

using namespace Qt::StringLiterals;

namespace {

struct NamedZone {
    const char *name;
    int hours;
};
/// Abbreviations that mean one zone only, as far as people who write them know.
constexpr std::array NamedZones{
    NamedZone{"Z", 0},    NamedZone{"UTC", 0},  NamedZone{"GMT", 0},  NamedZone{"CET", 1},
    NamedZone{"CEST", 2}, NamedZone{"EET", 2},  NamedZone{"EEST", 3}, NamedZone{"MSK", 3},
    NamedZone{"EST", -5}, NamedZone{"EDT", -4}, NamedZone{"PST", -8}, NamedZone{"PDT", -7},
};

/// A tick; or a time of two or three parts, with a date before it and an hour's half and a zone
/// behind it where they are written. Neither is part of a longer number or address.
const QRegularExpression &timePattern()
{
    static const QRegularExpression pattern(
        QStringLiteral(
            R"((?<![A-Za-z0-9])ticks?[ ]{0,2}[:=#]?[ ]{0,2}(?<tick>[0-9]{1,18})(?![0-9])|)"
            R"((?<![0-9.:])(?:(?:(?<iso>[0-9]{4}-[0-9]{2}-[0-9]{2})|)"
            R"((?<day>[0-9]{1,2})\.(?<month>[0-9]{1,2})\.(?<year>[0-9]{4}))[T ,]{1,2})?)"
            R"((?<first>[0-9]{1,4}):(?<second>[0-9]{2})(?::(?<third>[0-9]{2}))?)"
            R"((?:[.,](?<part>[0-9]{1,9}))?(?![0-9:]))"
            R"((?:[ ]?(?<half>[ap]m)(?![A-Za-z]))?)"
            R"((?:[ ]?(?:(?<shift>[+\-][0-9]{2}:?[0-9]{2})(?![0-9])|)"
            R"((?<zone>Z|UTC|GMT|CES?T|EES?T|MSK|E[SD]T|P[SD]T)(?![A-Za-z])))?)"),
        QRegularExpression::CaseInsensitiveOption);
    return pattern;
}

int number(const QRegularExpressionMatch &match, const char *name)
{
    return match.captured(QString::fromLatin1(name)).toInt();
}

std::optional<int> zoneOf(const QRegularExpressionMatch &match)
{
    const QString shift = match.captured(u"shift"_s).remove(QLatin1Char(':'));
    if (!shift.isEmpty()) {
        const int hours = shift.mid(1, 2).toInt();
        const int minutes = shift.mid(3, 2).toInt();
        if (hours > 14 || minutes > 59)
            return {};
        return (shift.at(0) == u'-' ? -1 : 1) * (hours * 3600 + minutes * 60);
    }
    const QStringView name = match.capturedView(u"zone"_s);
    for (const NamedZone &zone : NamedZones) {
        if (name.compare(QLatin1String(zone.name), Qt::CaseInsensitive) == 0)
            return zone.hours * 3600;
    }
    return {};
}

std::optional<QDate> dateOf(const QRegularExpressionMatch &match)
{
    const QString iso = match.captured(u"iso"_s);
    const QDate date = iso.isEmpty() ? QDate(number(match, "year"), number(match, "month"),
                                             number(match, "day"))
                                     : QDate::fromString(iso, Qt::ISODate);
    return date.isValid() ? std::optional(date) : std::nullopt;
}

int millisecondsOf(const QRegularExpressionMatch &match)
{
    return match.captured(u"part"_s).leftJustified(3, u'0').left(3).toInt();
}

/// As the hour of a day: hh:mm, or hh:mm:ss.
std::optional<QTime> clockOf(const QRegularExpressionMatch &match)
{
    int hour = number(match, "first");
    const QStringView half = match.capturedView(u"half"_s);
    if (!half.isEmpty()) {
        if (hour < 1 || hour > 12)
            return {};
        hour = hour % 12 + (half.at(0).toLower() == u'p' ? 12 : 0);
    }
    const bool hasSeconds = match.hasCaptured(u"third"_s);
    // "12:41.5" has a part of a minute's second: no clock shows that.
    if (!hasSeconds && match.hasCaptured(u"part"_s))
        return {};
    const QTime time(hour, number(match, "second"), number(match, "third"),
                     hasSeconds ? millisecondsOf(match) : 0);
    return time.isValid() ? std::optional(time) : std::nullopt;
}

std::optional<TextTime> timeOf(const QRegularExpressionMatch &match)
{
    TextTime time;
    time.begin = match.capturedStart();
    time.size = match.capturedLength();
    if (match.hasCaptured(u"tick"_s)) {
        time.tick = match.capturedView(u"tick"_s).toLongLong();
        return time;
    }
    const bool isHour = match.hasCaptured(u"third"_s);
    const int second = number(match, "second");
    const int third = number(match, "third");
    if (second > 59 || third > 59)
        return {};
    time.date = dateOf(match);
    time.zone = zoneOf(match);
    time.clock = clockOf(match);
    const bool isClock = time.date || time.zone || match.hasCaptured(u"half"_s);
    if (isClock && !time.clock)
        return {};
    if (isClock) {
        time.kind = TextTime::Kind::WallClock;
        return time;
    }
    time.kind = TextTime::Kind::Offset;
    const std::chrono::seconds first(number(match, "first"));
    const std::chrono::seconds length = isHour ? first * 3600
                                                     + std::chrono::seconds(second * 60 + third)
                                               : first * 60 + std::chrono::seconds(second);
    time.offset = length + std::chrono::milliseconds(millisecondsOf(match));
    return time;
}

} // namespace

std::vector<TextTime> timesIn(const QString &text)
{
    std::vector<TextTime> times;
    auto matches = timePattern().globalMatch(text);
    while (matches.hasNext() && times.size() < MostTextTimes) {
        if (const auto time = timeOf(matches.next()))
            times.push_back(*time);
    }
    return times;
}

} // namespace tickscope::review
