// SPDX-License-Identifier: MIT
#include "core/review/bundle/report_page.h"

#include <algorithm>

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

#include "core/base/csv.h"
#include "core/base/try.h"
#include "core/review/bundle/reporter_names.h"
#include "core/review/case_json.h"
#include "core/review/history_text.h"

namespace tickscope::review {

namespace {

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

Stored<CaseParts> readCase(Store &store, CaseId id, const CaseEvidence &evidence)
{
    CaseParts parts;
    parts.shown = evidence;
    StoreError blamed;
    if (!takeOver(store.cases().withId(id), parts.value, blamed)
        || !takeOver(store.notes().ofCase(id), parts.notes, blamed)
        || !takeOver(store.opinions().ofCase(id), parts.opinions, blamed)
        || !takeOver(store.cases().history(id), parts.history, blamed))
        return tl::unexpected(blamed);
    std::erase_if(parts.opinions, [](const Opinion &opinion) { return !opinion.isDecided; });
    parts.history = publishedHistory(parts);
    for (const Annotation &note : parts.notes) {
        TRY_ASSIGN(auto picture, store.notes().picture(note.id));
        NoteEvidence &shown = parts.shown.notes[note.id];
        if (!picture.isEmpty())
            shown.picture = std::move(picture);
    }
    return parts;
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
        {u"report.html"_s, reportPage(parts), {}},
        {u"case.json"_s, caseFile(parts), {}},
        {u"notes.csv"_s, csvOf(noteTable(parts)), {}},
        {u"verdicts.csv"_s, csvOf(verdictTable(parts, momentText)), {}},
        {u"history.csv"_s, csvOf(historyTable(parts)), {}},
    };
    if (!parts.shown.figures.rows.isEmpty())
        files.push_back({u"figures.csv"_s, csvOf(parts.shown.figures), {}});
    if (!parts.shown.bars.rows.isEmpty())
        files.push_back({u"figure-bars.csv"_s, csvOf(parts.shown.bars), {}});
    if (!parts.shown.places.rows.isEmpty())
        files.push_back({u"figure-places.csv"_s, csvOf(parts.shown.places), {}});
    for (const Annotation &note : parts.notes) {
        const QString name = u"note-%1"_s.arg(note.number);
        const NoteEvidence &shown = parts.shown.notes[note.id];
        if (!shown.picture.isEmpty())
            files.push_back({name + u".png"_s, shown.picture, {}});
        for (const QString &file : {shown.clip, shown.video}) {
            if (!file.isEmpty())
                files.push_back({QFileInfo(file).fileName(), {}, file});
        }
        if (!shown.events.data.rows.isEmpty())
            files.push_back({name + u"-events.csv"_s, csvOf(shown.events.data), {}});
        if (!shown.inputs.data.rows.isEmpty())
            files.push_back({name + u"-inputs.csv"_s, csvOf(shown.inputs.data), {}});
    }
    return files;
}

} // namespace tickscope::review
