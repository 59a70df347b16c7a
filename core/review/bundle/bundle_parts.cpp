// SPDX-License-Identifier: MIT
#include "core/review/bundle/report_page.h"

#include <QJsonArray>
#include <QJsonDocument>

#include "core/review/bundle/csv.h"
#include "core/review/case_json.h"

namespace tickscope::review {

namespace {

QByteArray csvOf(const BundleTable &table)
{
    QString text = csvLine(table.columns);
    for (const QStringList &row : table.rows)
        text += csvLine(row);
    return text.toUtf8();
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
    for (const Note &note : parts.notes) {
        auto picture = store.picture(note.id);
        if (!picture)
            return tl::unexpected(picture.error());
        NoteEvidence &shown = parts.shown.notes[note.id];
        if (!picture->isEmpty())
            shown.picture = std::move(*picture);
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
    for (const Note &note : parts.notes)
        table.rows << QStringList{QString::number(note.id),
                                  note.recording,
                                  numberText(note.tick),
                                  numberText(note.lastTick),
                                  note.player,
                                  note.category,
                                  note.text,
                                  note.author,
                                  momentText(note.created)};
    return table;
}

BundleTable historyTable(const CaseParts &parts)
{
    BundleTable table{{"at", "who", "what", "number", "before", "after"}, {}};
    for (const HistoryEntry &entry : parts.history)
        table.rows << QStringList{momentText(entry.at),
                                  entry.who,
                                  entry.what,
                                  entry.item == 0 ? QString() : QString::number(entry.item),
                                  QString::fromUtf8(entry.before),
                                  QString::fromUtf8(entry.after)};
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

Stored<std::vector<BundlePart>> bundleParts(Store &store, CaseId id, const CaseEvidence &evidence)
{
    auto parts = readCase(store, id, evidence);
    if (!parts)
        return tl::unexpected(parts.error());
    std::vector<BundlePart> files{
        {QStringLiteral("report.html"), reportPage(*parts), {}},
        {QStringLiteral("case.json"), caseFile(*parts), {}},
        {QStringLiteral("notes.csv"), csvOf(noteTable(*parts)), {}},
        {QStringLiteral("verdicts.csv"), csvOf(verdictTable(*parts, momentText)), {}},
        {QStringLiteral("history.csv"), csvOf(historyTable(*parts)), {}},
    };
    if (!parts->shown.figures.rows.isEmpty())
        files.push_back({QStringLiteral("figures.csv"), csvOf(parts->shown.figures), {}});
    if (!parts->shown.bars.rows.isEmpty())
        files.push_back({QStringLiteral("figure-bars.csv"), csvOf(parts->shown.bars), {}});
    for (const Note &note : parts->notes) {
        const QString name = QStringLiteral("note-%1").arg(note.id);
        const NoteEvidence &shown = parts->shown.notes[note.id];
        if (!shown.picture.isEmpty())
            files.push_back({name + QStringLiteral(".png"), shown.picture, {}});
        if (!shown.events.rows.isEmpty())
            files.push_back({name + QStringLiteral("-events.csv"), csvOf(shown.events), {}});
        if (!shown.inputs.rows.isEmpty())
            files.push_back({name + QStringLiteral("-inputs.csv"), csvOf(shown.inputs), {}});
    }
    return files;
}

} // namespace tickscope::review
