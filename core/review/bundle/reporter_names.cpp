// SPDX-License-Identifier: MIT
#include "core/review/bundle/reporter_names.h"

#include <algorithm>

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include "core/review/report_import.h"
#include "core/review/titles.h"

namespace tickscope::review {

namespace {

struct ReporterTexts {
    Q_DECLARE_TR_FUNCTIONS(tickscope::ReporterTexts)
};

/// Shorter names with an s are other words, as "his" is for one called Hi.
constexpr qsizetype ShortestWithEnding = 3;

struct HiddenNames {
    QStringList hidden;
    QStringList kept;   ///< Of the accused, and of all others in the recordings.
    QStringList shared; ///< Of reporter and accused: they must go on to say who is accused.
};

HiddenNames namesIn(const CaseParts &parts)
{
    HiddenNames names{
        QStringList(parts.value.reporter) + parts.shown.reporterNames, parts.shown.otherNames, {}};
    const auto take = [](QStringList &from, const QStringList &which, QStringList *into) {
        from.removeIf([&](const QString &name) {
            const bool isOne = which.contains(name, Qt::CaseInsensitive);
            if (isOne && into && !into->contains(name, Qt::CaseInsensitive))
                *into << name;
            return isOne;
        });
    };
    QStringList accused;
    for (const Identity &each : parts.value.accused)
        accused += each.names;
    names.kept += accused;
    names.hidden.removeAll(QString());
    take(names.hidden, accused, &names.shared);
    take(names.kept, names.hidden, nullptr);
    return names;
}

/// Whether the \a word at \a place is a part of somebody else's name, or is one.
bool isOfAnother(const QString &text, qsizetype place, const QString &word, const QStringList &kept)
{
    return std::ranges::any_of(kept, [&](const QString &name) {
        const qsizetype first = std::max(place + word.size() - name.size(), qsizetype{0});
        const qsizetype at = name.contains(word, Qt::CaseInsensitive)
                                 ? placeOfName(text, name, first)
                                 : -1;
        return at >= 0 && at <= place;
    });
}

/// Whether a bracket before \a place is still open on its line.
bool isInBrackets(const QString &text, qsizetype place)
{
    const QStringView before = QStringView(text).left(place);
    const qsizetype open = before.lastIndexOf(u'[');
    return open >= 0 && before.lastIndexOf(u']') < open && before.lastIndexOf(u'\n') < open;
}

/// Puts the stand-in into \a text for \a name where it is a word of its own, or has the ending of
/// a genitive: "Carol2s", "Carol2's".
void hideName(QString &text, const QString &name, const QStringList &kept)
{
    const QString standIn = ReporterTexts::tr("[reporter]");
    const QString inner = QString(standIn).remove(u'[').remove(u']');
    for (const QString &word : {name, name + u's'}) {
        if (word != name && name.size() < ShortestWithEnding)
            return;
        for (qsizetype at = placeOfName(text, word); at >= 0; at = placeOfName(text, word, at)) {
            if (isOfAnother(text, at, word, kept)) {
                at += word.size();
                continue;
            }
            // A name in brackets of its own, as logs have it, keeps none beside ours.
            const bool isBracketed = at > 0 && text.at(at - 1) == u'[' && word == name
                                     && text.mid(at + name.size(), 1) == u"]";
            at -= isBracketed ? 1 : 0;
            const QString put = isInBrackets(text, at) ? u'(' + inner + u')' : standIn;
            text.replace(at, name.size() + (isBracketed ? 2 : 0), put);
            at += put.size();
        }
    }
}

/// Without the time before a line of the reporter: whoever has the chat finds the line by it.
QString withoutTimes(QString text)
{
    const QString standIn = ReporterTexts::tr("[reporter]"); // the language may be another by now
    const QString inner = QString(standIn).remove(u'[').remove(u']');
    const QString time = uR"((\d{4}-\d\d-\d\d[ T])?\d{1,2}:\d\d(:\d\d)?)"_s;
    const QRegularExpression before(uR"((^|\n)[ \t]*[\[(]?%1[\])]?[ \t]*(?=%2 ?:))"_s.arg(
        time, QRegularExpression::escape(standIn)));
    // Time and name in one pair of brackets.
    const QRegularExpression beside(
        uR"(\[%1[ \t]+(?=\(%2\)\]))"_s.arg(time, QRegularExpression::escape(inner)));
    return text.replace(before, u"\\1"_s).replace(beside, u"["_s);
}

/// A stand-in for the reporter wherever \a value has one of the \a names.
QJsonValue withoutReporter(const QJsonValue &value, const HiddenNames &names)
{
    if (value.isString()) {
        QString text = value.toString();
        for (const QString &name : names.hidden)
            hideName(text, name, names.kept);
        return withoutTimes(std::move(text));
    }
    if (value.isArray()) {
        QJsonArray array;
        for (const QJsonValue each : value.toArray())
            array.append(withoutReporter(each, names));
        return array;
    }
    if (!value.isObject())
        return value;
    QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        it.value() = withoutReporter(it.value(), names);
    return object;
}

QStringList sentencesOf(const QString &text)
{
    QStringList sentences;
    qsizetype first = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isEnd = i + 1 == text.size() || text.at(i) == u'\n'
                           || (u".!?"_s.contains(text.at(i)) && text.at(i + 1).isSpace());
        if (!isEnd)
            continue;
        sentences << text.mid(first, i + 1 - first).trimmed();
        first = i + 1;
    }
    return sentences;
}

bool saysReporter(const QString &sentence)
{
    return std::ranges::any_of(
        //: The word by which people write of who reported; texts that have it are pointed out.
        QStringList{u"reporter"_s, ReporterTexts::tr("reporter")},
        [&sentence](const QString &word) { return placeOfName(sentence, word) >= 0; });
}

/// Calls \a look with what each text is that people wrote, and the text.
template<typename Parts, typename Look>
void forEachText(Parts &parts, const Look &look)
{
    look(ReporterTexts::tr("Claim"), parts.value.claim);
    for (auto &tag : parts.value.tags)
        look(ReporterTexts::tr("Tag"), tag);
    for (auto &note : parts.notes) {
        const QString name = ReporterTexts::tr("Note %1").arg(note.number);
        look(name, note.category);
        look(name, note.text);
    }
    for (auto &opinion : parts.opinions) {
        if (!opinion.isDecided)
            continue;
        look(ReporterTexts::tr("Reason"), opinion.reason);
        for (auto &aspect : opinion.aspects)
            look(ReporterTexts::tr("Reason (%1)").arg(title(aspect.aspect)), aspect.reason);
    }
}

/// Puts a stand-in for the reporter's names into all that people wrote. A name that an accused has,
/// too, stays.
void hideReporter(CaseParts &parts)
{
    const HiddenNames names = namesIn(parts);
    parts.value.reporter.clear();
    forEachText(parts, [&names](const QString & /*where*/, QString &text) {
        text = withoutReporter(text, names).toString();
    });
    for (HistoryEntry &entry : parts.history) {
        for (QByteArray *row : {&entry.before, &entry.after}) {
            const QJsonObject json = QJsonDocument::fromJson(*row).object();
            if (!json.isEmpty())
                *row = QJsonDocument(withoutReporter(json, names).toObject())
                           .toJson(QJsonDocument::Compact);
        }
    }
}

} // namespace

void addPlayerNames(const QStringList &names, const QString &reporter, CaseEvidence &evidence)
{
    (names.contains(reporter, Qt::CaseInsensitive) ? evidence.reporterNames : evidence.otherNames)
        += names;
}

QStringList reporterMentions(const CaseParts &parts)
{
    const HiddenNames names = namesIn(parts);
    QStringList telling;
    QStringList sharing;
    forEachText(parts, [&](const QString &where, const QString &text) {
        for (const QString &sentence : sentencesOf(text)) {
            const QString shown = withoutReporter(sentence, names).toString();
            const bool isShared = std::ranges::any_of(names.shared, [&](const QString &name) {
                return placeOfName(sentence, name) >= 0;
            });
            if (shown != sentence || saysReporter(shown))
                telling << ReporterTexts::tr("• %1: %2").arg(where, shown);
            else if (isShared)
                sharing << ReporterTexts::tr("• %1: %2").arg(where, shown);
        }
    });
    for (const Annotation &note : parts.notes) {
        if (names.hidden.contains(note.player, Qt::CaseInsensitive))
            telling << u"• "_s
                           + ReporterTexts::tr("Note %1 is about the reporter.").arg(note.number);
    }
    if (!telling.isEmpty())
        telling.push_front(ReporterTexts::tr("This is said of the reporter. The name is replaced, "
                                             "but the rest may tell who it was:"));
    if (!names.shared.isEmpty())
        telling << ReporterTexts::tr("The reporter and an accused are both called %1, so that name "
                                     "is not replaced, whoever it means.")
                       .arg(names.shared.join(u", "_s));
    return telling + sharing;
}

void hideReviewers(CaseParts &parts)
{
    hideReporter(parts);
    HiddenReviewers reviewers;
    const auto hidden = [&reviewers](const QString &name) { return reviewers.nameFor(name); };
    const auto hiddenRow = [&hidden](const QByteArray &row) {
        QJsonObject json = QJsonDocument::fromJson(row).object();
        for (const char *key : {"assignee", "author", "reviewer"}) {
            if (const QString name = json[QLatin1String(key)].toString(); !name.isEmpty())
                json[QLatin1String(key)] = hidden(name);
        }
        if (json.contains(u"reporter"))
            json[u"reporter"] = QString();
        return row.isEmpty() ? row : QJsonDocument(json).toJson(QJsonDocument::Compact);
    };
    for (Opinion &opinion : parts.opinions)
        opinion.reviewer = hidden(opinion.reviewer);
    for (Annotation &note : parts.notes)
        note.author = hidden(note.author);
    parts.value.assignee = hidden(parts.value.assignee);
    for (HistoryEntry &entry : parts.history) {
        entry.who = hidden(entry.who);
        entry.before = hiddenRow(entry.before);
        entry.after = hiddenRow(entry.after);
    }
}

} // namespace tickscope::review
