// SPDX-License-Identifier: MIT
#include "core/review/bundle/report_page.h"

#include <algorithm>

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

#include "core/base/csv.h"
#include "core/base/try.h"
#include "core/review/bundle/published_history.h"
#include "core/review/case_json.h"
#include "core/review/history_text.h"
#include "core/review/report_import.h"

namespace tickscope::review {

namespace {

struct BundleTexts {
    Q_DECLARE_TR_FUNCTIONS(tickscope::BundleTexts)
};

QByteArray csvOf(const BundleTable &table)
{
    std::string text;
    const auto addRow = [&text](const QStringList &cells) {
        std::vector<std::string> texts;
        for (const QString &cell : cells)
            texts.push_back(cell.toStdString());
        text += csvLine(texts, CsvReader::Spreadsheet);
    };
    addRow(table.columns);
    std::ranges::for_each(table.rows, addRow);
    return QByteArray::fromStdString(text);
}

template<typename Value>
bool takeOrBlame(Stored<Value> stored, Value &into, Fault &blamed)
{
    if (stored)
        into = std::move(*stored);
    else
        blamed = stored.error();
    return stored.has_value();
}

Stored<CaseParts> readCase(Store &store, CaseId id, const CaseEvidence &evidence)
{
    CaseParts parts;
    parts.shown = evidence;
    Fault blamed;
    if (!takeOrBlame(store.caseOf(id), parts.value, blamed)
        || !takeOrBlame(store.notes(id), parts.notes, blamed)
        || !takeOrBlame(store.opinions(id), parts.opinions, blamed)
        || !takeOrBlame(store.history(id), parts.history, blamed))
        return tl::unexpected(blamed);
    std::erase_if(parts.opinions, [](const Opinion &opinion) { return !opinion.isDecided; });
    parts.history = publishedHistory(parts);
    for (const Annotation &note : parts.notes) {
        TRY_ASSIGN(auto picture, store.picture(note.id));
        NoteEvidence &shown = parts.shown.notes[note.id];
        if (!picture.isEmpty())
            shown.picture = std::move(picture);
    }
    return parts;
}

/// Shorter names with an s are other words, as "his" is for one called Hi.
constexpr qsizetype ShortestWithEnding = 3;

struct HiddenNames {
    QStringList hidden;
    QStringList kept; ///< Of the accused, and of all others in the recordings.
};

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

/// Puts the stand-in into \a text for \a name where it is a word of its own, or has the ending of
/// a genitive: "Carol2s", "Carol2's".
void hideName(QString &text, const QString &name, const QStringList &kept)
{
    const QString standIn = BundleTexts::tr("[reporter]");
    for (const QString &word : {name, name + u's'}) {
        if (word != name && name.size() < ShortestWithEnding)
            return;
        for (qsizetype at = placeOfName(text, word); at >= 0; at = placeOfName(text, word, at)) {
            const bool isKept = isOfAnother(text, at, word, kept);
            if (!isKept)
                text.replace(at, name.size(), standIn);
            at += isKept ? word.size() : standIn.size();
        }
    }
}

/// A stand-in for the reporter wherever \a value has one of the \a names.
QJsonValue withoutReporter(const QJsonValue &value, const HiddenNames &names)
{
    if (value.isString()) {
        QString text = value.toString();
        for (const QString &name : names.hidden)
            hideName(text, name, names.kept);
        return text;
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

/// In what people wrote.
void hideReporter(CaseParts &parts)
{
    HiddenNames names{QStringList(parts.value.reporter) + parts.shown.reporterNames,
                      parts.shown.otherNames};
    QStringList accused;
    for (const Identity &each : parts.value.accused)
        accused += each.names;
    names.kept += accused;
    // A name that an accused has, too, must go on to say who is accused.
    names.hidden.removeIf(
        [&accused](const QString &name) { return accused.contains(name, Qt::CaseInsensitive); });
    names.kept.removeIf(
        [&names](const QString &name) { return names.hidden.contains(name, Qt::CaseInsensitive); });
    const auto hide = [&names](QString &text) { text = withoutReporter(text, names).toString(); };
    parts.value.reporter.clear();
    hide(parts.value.claim);
    std::ranges::for_each(parts.value.tags, hide);
    for (Annotation &note : parts.notes) {
        hide(note.text);
        hide(note.category);
    }
    for (Opinion &opinion : parts.opinions) {
        hide(opinion.reason);
        for (AspectFinding &aspect : opinion.aspects)
            hide(aspect.reason);
    }
    for (HistoryEntry &entry : parts.history) {
        for (QByteArray *row : {&entry.before, &entry.after}) {
            const QJsonObject json = QJsonDocument::fromJson(*row).object();
            if (!json.isEmpty())
                *row = QJsonDocument(withoutReporter(json, names).toObject())
                           .toJson(QJsonDocument::Compact);
        }
    }
}

/// Each reviewer by a number, and nobody who reported. What they wrote stays as it is, but for the
/// reporter's name.
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

QString numberText(const std::optional<qint64> &number)
{
    return number ? QString::number(*number) : QString();
}

BundleTable noteTable(const CaseParts &parts)
{
    BundleTable table{{"note", "recording", "tick", "last tick", "player", "category", "text",
                       "author", "created"},
                      {}};
    for (const Annotation &note : parts.notes)
        table.rows << QStringList{QString::number(note.number),
                                  note.recording,
                                  numberText(note.tick),
                                  numberText(note.lastTick),
                                  playerText(parts, note),
                                  note.category,
                                  note.text,
                                  note.author,
                                  momentText(note.created)};
    return table;
}

/// For people; case.json has the rows.
BundleTable historyTable(const CaseParts &parts)
{
    BundleTable table{{"at", "who", "what"}, {}};
    for (const HistoryLine &line : historyLines(parts.history))
        table.rows << QStringList{momentText(line.at), line.who, line.shortText()};
    return table;
}

QByteArray caseFile(const CaseParts &parts)
{
    QJsonObject json = toJson(parts.value);
    const auto put = [&](const char *name, const auto &values) {
        QJsonArray all;
        for (const auto &value : values)
            all.append(toJson(value));
        json[QLatin1String(name)] = all;
    };
    put("notes", parts.notes);
    put("verdicts", parts.opinions);
    put("history", parts.history);
    return QJsonDocument(json).toJson();
}

} // namespace

Stored<std::vector<BundlePart>> bundleParts(Store &store, CaseId id, const CaseEvidence &evidence,
                                            ReviewerNames names)
{
    TRY_ASSIGN(auto parts, readCase(store, id, evidence));
    if (names == ReviewerNames::Hidden)
        hideReviewers(parts);
    std::vector<BundlePart> files{
        {QStringLiteral("report.html"), reportPage(parts), {}},
        {QStringLiteral("case.json"), caseFile(parts), {}},
        {QStringLiteral("notes.csv"), csvOf(noteTable(parts)), {}},
        {QStringLiteral("verdicts.csv"), csvOf(verdictTable(parts, momentText)), {}},
        {QStringLiteral("history.csv"), csvOf(historyTable(parts)), {}},
    };
    if (!parts.shown.figures.rows.isEmpty())
        files.push_back({QStringLiteral("figures.csv"), csvOf(parts.shown.figures), {}});
    if (!parts.shown.bars.rows.isEmpty())
        files.push_back({QStringLiteral("figure-bars.csv"), csvOf(parts.shown.bars), {}});
    for (const Annotation &note : parts.notes) {
        const QString name = QStringLiteral("note-%1").arg(note.number);
        const NoteEvidence &shown = parts.shown.notes[note.id];
        if (!shown.picture.isEmpty())
            files.push_back({name + QStringLiteral(".png"), shown.picture, {}});
        if (!shown.clip.isEmpty())
            files.push_back({QFileInfo(shown.clip).fileName(), {}, shown.clip});
        if (!shown.events.data.rows.isEmpty())
            files.push_back({name + QStringLiteral("-events.csv"), csvOf(shown.events.data), {}});
        if (!shown.inputs.data.rows.isEmpty())
            files.push_back({name + QStringLiteral("-inputs.csv"), csvOf(shown.inputs.data), {}});
    }
    return files;
}

} // namespace tickscope::review
