// SPDX-License-Identifier: MIT
#include "core/review/bundle/bundle.h"

#include <QJsonArray>
#include <QJsonDocument>

#include "core/review/bundle/csv.h"
#include "core/review/bundle/html_text.h"
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

/// All that the store shows of a case.
struct CaseParts {
    Case value;
    std::vector<Note> notes;
    std::vector<NoteEvidence> evidence; ///< Of each note; its own picture before another.
    std::vector<Opinion> opinions;
    std::vector<HistoryEntry> history;
};

template<typename Value>
bool takeOrBlame(Stored<Value> stored, Value &into, Fault &blamed)
{
    if (stored)
        into = std::move(*stored);
    else
        blamed = stored.error();
    return stored.has_value();
}

Stored<CaseParts> readCase(Store &store, CaseId id, const std::map<NoteId, NoteEvidence> &evidence)
{
    CaseParts parts;
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
        const auto given = evidence.find(note.id);
        parts.evidence.push_back(given == evidence.end() ? NoteEvidence{} : given->second);
        if (!picture->isEmpty())
            parts.evidence.back().picture = std::move(*picture);
    }
    return parts;
}

QString numberText(const std::optional<qint64> &number)
{
    return number ? QString::number(*number) : QString();
}

QString findingText(const std::optional<Finding> &finding)
{
    return finding ? word(*finding) : QString();
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

BundleTable verdictTable(const CaseParts &parts)
{
    BundleTable table{{"reviewer", "aspect", "finding", "reason", "notes", "decided"}, {}};
    for (const Opinion &opinion : parts.opinions) {
        for (const AspectFinding &aspect : opinion.aspects) {
            QStringList notes;
            for (const NoteId note : aspect.evidence)
                notes << QString::number(note);
            table.rows << QStringList{opinion.reviewer, word(aspect.aspect), word(aspect.finding),
                                      aspect.reason,    notes.join(u' '),    QString()};
        }
        table.rows << QStringList{opinion.reviewer,
                                  QStringLiteral("overall"),
                                  findingText(opinion.decision),
                                  opinion.reason,
                                  QString(),
                                  opinion.decided ? momentText(*opinion.decided) : QString()};
    }
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

BundleTable summaryTable(const Case &value)
{
    BundleTable table{{"", ""}, {}};
    const auto add = [&](const char *name, const QString &text) {
        if (!text.isEmpty())
            table.rows << QStringList{QString::fromLatin1(name), text};
    };
    add("Status", word(value.status));
    add("Outcome", findingText(value.outcome));
    add("Reported by", value.reporter);
    for (const Identity &identity : value.accused)
        add("Accused", identity.names.join(QStringLiteral(", ")));
    for (const CaseRecording &recording : value.recordings)
        add("Recording", recording.name + QStringLiteral("\nSHA-256 ") + recording.sha256);
    add("Tags", value.tags.join(QStringLiteral(", ")));
    add("Created", momentText(value.created));
    add("Decided", value.decided ? momentText(*value.decided) : QString());
    return table;
}

void addEvidence(HtmlPage &page, const Note &note, const NoteEvidence &evidence)
{
    const QString title = QStringLiteral("Note %1").arg(note.id);
    if (!evidence.picture.isEmpty())
        page.addPicture(evidence.picture, QStringLiteral("%1: %2").arg(title, note.text));
    if (!evidence.events.rows.isEmpty()) {
        page.addHeading(title + QStringLiteral(": events around it"));
        page.addTable(evidence.events.columns, evidence.events.rows);
    }
    if (!evidence.inputs.rows.isEmpty()) {
        page.addHeading(title + QStringLiteral(": inputs of ") + note.player);
        page.addTable(evidence.inputs.columns, evidence.inputs.rows);
    }
}

QByteArray reportPage(const CaseParts &parts)
{
    const auto addTable = [](HtmlPage &page, const char *heading, const BundleTable &table) {
        if (table.rows.isEmpty())
            return;
        page.addHeading(QString::fromLatin1(heading));
        page.addTable(table.columns, table.rows);
    };
    HtmlPage page(QStringLiteral("Case %1").arg(parts.value.id));
    const BundleTable summary = summaryTable(parts.value);
    page.addTable(summary.columns, summary.rows);
    page.addHeading(QStringLiteral("Claim"));
    page.addText(parts.value.claim);
    addTable(page, "Verdicts", verdictTable(parts));
    addTable(page, "Notes", noteTable(parts));
    for (std::size_t i = 0; i < parts.notes.size(); ++i)
        addEvidence(page, parts.notes[i], parts.evidence[i]);
    addTable(page, "History", historyTable(parts));
    return page.finish();
}

} // namespace

Stored<std::vector<BundlePart>> bundleParts(Store &store, CaseId id,
                                            const std::map<NoteId, NoteEvidence> &evidence)
{
    const auto parts = readCase(store, id, evidence);
    if (!parts)
        return tl::unexpected(parts.error());
    std::vector<BundlePart> files{
        {QStringLiteral("report.html"), reportPage(*parts), {}},
        {QStringLiteral("case.json"), caseFile(*parts), {}},
        {QStringLiteral("notes.csv"), csvOf(noteTable(*parts)), {}},
        {QStringLiteral("verdicts.csv"), csvOf(verdictTable(*parts)), {}},
        {QStringLiteral("history.csv"), csvOf(historyTable(*parts)), {}},
    };
    for (std::size_t i = 0; i < parts->notes.size(); ++i) {
        const QString name = QStringLiteral("note-%1").arg(parts->notes[i].id);
        const NoteEvidence &shown = parts->evidence[i];
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
