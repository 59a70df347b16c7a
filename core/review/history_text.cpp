// SPDX-License-Identifier: MIT
#include "core/review/history_text.h"

#include <algorithm>
#include <map>

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>

#include "core/review/titles.h"

namespace tickscope::review {

namespace {

struct HistoryText {
    Q_DECLARE_TR_FUNCTIONS(tickscope::HistoryText)
};

constexpr qsizetype LongestShown = 1000;  ///< As much as somebody reads in a tip.
constexpr qsizetype LongestInTable = 200; ///< Enough of a text to distinguish it.

/// The beginning of \a text, up to the end of a word where it has some.
QString cutBehindWord(const QString &text, qsizetype longest)
{
    if (text.size() <= longest)
        return text;
    const qsizetype end = text.lastIndexOf(u' ', longest);
    return text.left(end > longest / 2 ? end : longest) + QChar(0x2026);
}

QString shown(const QJsonValue &value)
{
    // A sentence runs on over the lines of what somebody wrote.
    return cutBehindWord(value.toVariant().toString().simplified(), LongestShown);
}

QString findingTitle(const QJsonValue &word)
{
    const auto finding = fromWord<Finding>(word.toString());
    return finding ? title(*finding) : QString();
}

/// A row before and behind a change; both are empty where a person was erased from them.
struct Rows {
    QJsonObject before;
    QJsonObject after;

    [[nodiscard]] bool differIn(const char *key) const
    {
        return before.value(QLatin1String(key)) != after.value(QLatin1String(key));
    }
};

QString assigneeText(const HistoryEntry &entry, const Rows &rows)
{
    const QString before = shown(rows.before[u"assignee"]);
    const QString after = shown(rows.after[u"assignee"]);
    if (!after.isEmpty())
        return after == entry.who ? HistoryText::tr("Took the case")
                                  : HistoryText::tr("Assigned the case to %1").arg(after);
    return before == entry.who ? HistoryText::tr("Gave the case back")
                               : HistoryText::tr("Took the case from %1").arg(before);
}

/// What the verdict of \a entry's person made of the case, or a lead; else nothing.
QString statusText(const Rows &rows)
{
    const QString after = rows.after[u"status"].toString();
    const QString outcome = findingTitle(rows.after[u"outcome"]);
    if (rows.differIn("status") && after == word(Status::Decided))
        return outcome.isEmpty() ? HistoryText::tr("The reviewers disagree")
                                 : HistoryText::tr("The case is decided: %1").arg(outcome);
    if (rows.differIn("status") && after == word(Status::SecondOpinion))
        return HistoryText::tr("The case needs another verdict");
    if (rows.differIn("status") && rows.before[u"status"].toString() == word(Status::Decided))
        return HistoryText::tr("The case is open again");
    return rows.differIn("outcome") ? HistoryText::tr("Settled the case: %1").arg(outcome)
                                    : QString();
}

QStringList caseTexts(const HistoryEntry &entry, const Rows &rows)
{
    QStringList texts;
    if (const QString status = statusText(rows); !status.isEmpty())
        texts << status;
    else if (rows.differIn("assignee"))
        texts << assigneeText(entry, rows);
    if (rows.differIn("claim"))
        texts << HistoryText::tr("Changed the claim: %1").arg(shown(rows.after[u"claim"]));
    if (rows.differIn("reporter"))
        texts << (rows.after[u"reporter"].toString().isEmpty()
                      ? HistoryText::tr("Removed the reporter")
                      : HistoryText::tr("Named the reporter: %1")
                            .arg(shown(rows.after[u"reporter"])));
    if (rows.differIn("priority"))
        texts << HistoryText::tr("Changed the priority from %1 to %2")
                     .arg(title(static_cast<Priority>(
                              std::clamp(rows.before[u"priority"].toInt(), 0, 3))),
                          title(static_cast<Priority>(
                              std::clamp(rows.after[u"priority"].toInt(), 0, 3))));
    if (rows.differIn("opinions_needed")) {
        const int needed = rows.after[u"opinions_needed"].toInt();
        texts << (needed == 1
                      ? HistoryText::tr("Withdrew the request for a second reviewer")
                      : HistoryText::tr("Asked for verdicts of %Ln reviewer(s)", nullptr, needed));
    }
    return texts;
}

QString goneNoteText(const HistoryEntry &entry, const QString &text)
{
    const QString what = entry.what == u"note added"     ? HistoryText::tr("Added a note")
                         : entry.what == u"note removed" ? HistoryText::tr("Deleted a note")
                                                         : HistoryText::tr("Changed a note");
    return text.isEmpty() ? what : HistoryText::tr("%1: %2").arg(what, text);
}

QString noteText(const HistoryEntry &entry, const Rows &rows)
{
    const QString text = shown((rows.after.isEmpty() ? rows.before : rows.after)[u"body"]);
    const auto withText = [&](const QString &what, const QString &whatAndText) {
        return text.isEmpty() ? what.arg(entry.item)
                              : whatAndText.arg(QString::number(entry.item), text);
    };
    if (entry.item == 0) // an earlier version removed it, and gave its number to another
        return goneNoteText(entry, text);
    if (entry.what == u"note added")
        return withText(HistoryText::tr("Added note %1"), HistoryText::tr("Added note %1: %2"));
    if (entry.what == u"note removed")
        return withText(HistoryText::tr("Deleted note %1"), HistoryText::tr("Deleted note %1: %2"));
    if (!rows.differIn("body") && (rows.differIn("tick") || rows.differIn("last_tick")))
        return HistoryText::tr("Changed the time of note %1").arg(entry.item);
    return withText(HistoryText::tr("Changed note %1"), HistoryText::tr("Changed note %1: %2"));
}

QStringList verdictTexts(const HistoryEntry &entry, const Rows &rows)
{
    if (entry.what == u"opinion withdrawn")
        return {HistoryText::tr("Withdrew the verdict")};
    const QString decision = findingTitle(rows.after[u"decision"]);
    if (decision.isEmpty())
        return {HistoryText::tr("Decided")};
    const auto withReason = [](const QString &what, const QJsonValue &reason) {
        return reason.toString().isEmpty() ? what
                                           : HistoryText::tr("%1: %2").arg(what, shown(reason));
    };
    QStringList texts{
        withReason(HistoryText::tr("Decided “%1”").arg(decision), rows.after[u"reason"])};
    for (const auto &each : rows.after[u"aspects"].toArray()) {
        const auto aspect = fromWord<Aspect>(each[u"aspect"].toString());
        if (aspect)
            texts << withReason(
                HistoryText::tr("%1 “%2”").arg(title(*aspect), findingTitle(each[u"finding"])),
                each[u"reason"]);
    }
    return texts;
}

/// What one save replaced of the parts of a case. The store writes all of a part again, so what is
/// both removed and added is as it was.
class PartChanges
{
public:
    [[nodiscard]] static bool isPart(const QString &what)
    {
        return what.startsWith(u"case_") || what.startsWith(u"accused_name");
    }
    void add(const HistoryEntry &entry, const Rows &rows)
    {
        const bool isAdded = entry.what.endsWith(u"added");
        const QJsonObject &row = isAdded ? rows.after : rows.before;
        Side &side = isAdded ? m_added : m_removed;
        if (entry.what.startsWith(u"case_recording"))
            side.recordings << (row[u"name"].toString().isEmpty()
                                    ? row[u"sha256"].toString().left(12)
                                    : shown(row[u"name"]));
        else if (entry.what.startsWith(u"case_tag"))
            side.tags << shown(row[u"tag"]);
        else if (entry.what.startsWith(u"case_accused"))
            side.accused[row[u"place"].toInt()].person = personOf(row);
        else
            side.accused[row[u"accused"].toInt()].names << shown(row[u"name"]);
    }
    QStringList texts()
    {
        QStringList texts;
        const auto addChanges = [&texts](const QStringList &removed, QStringList added,
                                         const QString &wasRemoved, const QString &wasAdded) {
            for (const QString &text : removed) {
                if (!added.removeOne(text))
                    texts << wasRemoved.arg(text);
            }
            for (const QString &text : added)
                texts << wasAdded.arg(text);
        };
        addChanges(m_removed.recordings, m_added.recordings,
                   HistoryText::tr("Removed the recording %1"),
                   HistoryText::tr("Added the recording %1"));
        addChanges(m_removed.tags, m_added.tags, HistoryText::tr("Removed the tag %1"),
                   HistoryText::tr("Added the tag %1"));
        dropSameAccused(texts);
        addChanges(names(m_removed), names(m_added), HistoryText::tr("Removed %1 from the accused"),
                   HistoryText::tr("Added %1 to the accused"));
        return texts;
    }

private:
    struct Person {
        QString place;  ///< Where the recording has them.
        QString number; ///< " #6"; older histories have none.
    };
    struct Accused {
        QStringList names;
        Person person;

        [[nodiscard]] QString text() const { return names.join(u", "_s) + person.number; }
    };
    struct Side {
        QStringList recordings;
        QStringList tags;
        std::map<int, Accused> accused;
    };
    static Person personOf(const QJsonObject &row)
    {
        const QString number = shown(row[u"player"]);
        return {u"%1 %2 %3"_s.arg(row[u"recording"].toString(), shown(row[u"client"]),
                                  shown(row[u"tick"])),
                number.isEmpty() ? QString() : u" #"_s + number};
    }
    static QStringList names(const Side &side)
    {
        QStringList all;
        for (const auto &[place, accused] : side.accused)
            all << accused.text();
        return all;
    }
    void dropSameAccused(QStringList &texts)
    {
        for (auto was = m_removed.accused.begin(); was != m_removed.accused.end();) {
            const auto is = std::ranges::find_if(m_added.accused, [&](const auto &added) {
                return added.second.names == was->second.names;
            });
            if (is == m_added.accused.end()) {
                ++was;
                continue;
            }
            if (is->second.person.place != was->second.person.place)
                texts << HistoryText::tr("Said which %1 is accused").arg(is->second.text());
            m_added.accused.erase(is);
            was = m_removed.accused.erase(was);
        }
    }

    Side m_removed;
    Side m_added;
};

/// Whether \a next says more of what \a last is about: one save writes its parts in one go, and
/// tags are saved while somebody types.
bool isOfOneChange(const HistoryEntry &last, const HistoryEntry &next)
{
    constexpr qint64 OneSave = 1000;        // milliseconds
    constexpr qint64 TypingPause = 120'000; // the same
    const bool areTags = last.what.startsWith(u"case_tag") && next.what.startsWith(u"case_tag");
    return PartChanges::isPart(next.what) && next.who == last.who
           && next.at - last.at < (areTags ? TypingPause : OneSave);
}

QStringList textsOf(const HistoryEntry &entry, const Rows &rows)
{
    if (entry.what == u"review_case added")
        return rows.after[u"claim"].toString().isEmpty()
                   ? QStringList{HistoryText::tr("Opened the case")}
                   : QStringList{
                       HistoryText::tr("Opened the case: %1").arg(shown(rows.after[u"claim"]))};
    if (entry.what == u"review_case removed")
        return {HistoryText::tr("Removed the case")};
    if (entry.what == u"person erased")
        return {HistoryText::tr("Erased a person")};
    if (entry.what.startsWith(u"note "))
        return {noteText(entry, rows)};
    if (entry.what.startsWith(u"opinion "))
        return verdictTexts(entry, rows);
    if (entry.what == u"review_case changed")
        return rows.after.isEmpty() ? QStringList{HistoryText::tr("Changed the case")}
                                    : caseTexts(entry, rows);
    return {entry.what};
}

} // namespace

QString HistoryLine::shortText() const
{
    QStringList lines = QStringList(text) + details;
    for (QString &line : lines)
        line = cutBehindWord(line, LongestInTable);
    return lines.join(u'\n');
}

std::vector<HistoryLine> historyLines(const std::vector<HistoryEntry> &history)
{
    std::vector<HistoryLine> lines;
    const auto add = [&lines](const HistoryEntry &entry, QStringList texts) {
        if (!texts.isEmpty())
            lines.push_back({entry.at, entry.who, texts.takeFirst(), texts});
    };
    for (auto entry = history.begin(); entry != history.end(); ++entry) {
        const auto rowsOf = [](const HistoryEntry &of) {
            return Rows{QJsonDocument::fromJson(of.before).object(),
                        QJsonDocument::fromJson(of.after).object()};
        };
        if (!PartChanges::isPart(entry->what)) {
            add(*entry, textsOf(*entry, rowsOf(*entry)));
            continue;
        }
        PartChanges parts;
        parts.add(*entry, rowsOf(*entry));
        while (std::next(entry) != history.end() && isOfOneChange(*entry, *std::next(entry))) {
            ++entry;
            parts.add(*entry, rowsOf(*entry));
        }
        add(*entry, parts.texts());
    }
    return lines;
}

} // namespace tickscope::review
