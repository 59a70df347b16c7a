// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/review/titles.h"
#include "ui/library/library_model.h"
#include "ui/texts/number_text.h"
#include "ui/texts/screen_text.h"
#include "ui/texts/sentence_words.h"

#include <QCoreApplication>
#include <QDir>
#include <QLocale>
#include <QUuid>

namespace tickscope::library_texts {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(tickscope::LibraryTexts)
};

} // namespace

QString length(const library::RecordingRow &row)
{
    return timeTextInSeconds(std::chrono::milliseconds(row.facts.length));
}

QDateTime date(const library::RecordingRow &row)
{
    // The date of a recording is the recorder's clock, as if it were UTC.
    return row.facts.date != 0 ? QDateTime::fromMSecsSinceEpoch(row.facts.date, Qt::UTC)
                               : QDateTime::fromMSecsSinceEpoch(row.file.changed);
}

bool isFileDate(const library::RecordingRow &row)
{
    return row.facts.date == 0 && row.date() != 0;
}

QString month(const QString &key)
{
    const QDate day = QDate::fromString(key + QStringLiteral("-01"), Qt::ISODate);
    return day.isValid() ? QLocale().toString(day, QStringLiteral("MMMM yyyy")) : key;
}

QString cases(const library::RecordingRow &row)
{
    if (row.cases == 0)
        return {};
    const QString count = numberText(row.cases);
    const auto decided = review::fromWord<review::Finding>(row.verdict);
    return decided ? Texts::tr("%1, %2").arg(count, review::title(*decided)) : count;
}

QString condition(const library::RecordingRow &row)
{
    if (row.isMissing)
        return Texts::tr("File not found");
    if (row.state == library::ReadState::Unreadable)
        return Texts::tr("Unreadable");
    if (row.facts.damage > 0)
        return Texts::tr("Damaged");
    return {};
}

bool isBad(const library::RecordingRow &row)
{
    return !row.isMissing && (row.state == library::ReadState::Unreadable || row.facts.damage > 0);
}

QString map(const QString &name)
{
    constexpr qsizetype ShownDigits = 8;
    return QUuid::fromString(name).isNull() ? name
                                            : Texts::tr("World %1…").arg(name.left(ShownDigits));
}

QString facts(const library::RecordingRow &row)
{
    if (row.isMissing)
        return condition(row);
    QStringList parts;
    if (row.facts.length > 0)
        parts << length(row);
    if (!row.facts.map.isEmpty())
        parts << map(row.facts.map);
    if (row.bestTime >= 0)
        parts << Texts::tr("best %1").arg(raceTimeText(std::chrono::milliseconds(row.bestTime)));
    if (row.date() != 0)
        parts << (isFileDate(row) ? Texts::tr("file: %1") : QStringLiteral("%1"))
                     .arg(date(row).toString(u"yyyy-MM-dd"));
    if (isBad(row))
        parts.prepend(condition(row));
    return parts.join(QStringLiteral(" · "));
}

QString tip(const library::RecordingRow &row)
{
    QStringList lines{row.isAddress() ? row.file.path : QDir::toNativeSeparators(row.file.path)};
    if (map(row.facts.map) != row.facts.map)
        lines << row.facts.map;
    if (row.isMissing)
        lines << Texts::tr("This file no longer exists");
    else if (!row.problem.isEmpty())
        lines << screenText(row.problemText(sentenceWords()->forFaults()));
    else if (row.facts.damage > 0)
        lines << Texts::tr("%n damaged place(s)", nullptr, row.facts.damage);
    return lines.join(u'\n');
}

QString spoken(const library::RecordingRow &row)
{
    return QStringLiteral("%1, %2").arg(row.name(), facts(row));
}

} // namespace tickscope::library_texts
