// SPDX-License-Identifier: MIT
#include "core/review/bundle/report_page.h"

#include <algorithm>

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>

#include "core/review/bundle/histogram_svg.h"
#include "core/review/bundle/html_text.h"
#include "core/review/case_json.h"
#include "core/review/history_text.h"
#include "core/review/titles.h"

namespace tickscope::review {

namespace {

struct ReportTexts {
    Q_DECLARE_TR_FUNCTIONS(tickscope::ReportTexts)
};

/// What somebody wrote, without the empty lines that were left below it.
QString written(QString text)
{
    while (text.endsWith(u'\n'))
        text.chop(1);
    return text;
}

/// "Note 1: text", as the language writes it.
QString labelled(const QString &label, const QString &text)
{
    return label.isEmpty() ? written(text) : ReportTexts::tr("%1: %2").arg(label, written(text));
}

QString listed(const QStringList &texts)
{
    QString list = texts.value(0);
    for (const QString &text : texts.mid(1))
        list = ReportTexts::tr("%1, %2").arg(list, text);
    return list;
}

/// The word for programs; there is no such finding.
const QString NotChecked = u"not_checked"_s;

QString findingText(const std::optional<Finding> &finding)
{
    return finding ? word(*finding) : QString();
}

/// For people who read on: the tables have it to the millisecond.
QString readableMoment(Moment moment)
{
    return QDateTime::fromMSecsSinceEpoch(moment, Qt::UTC).toString(u"yyyy-MM-dd HH:mm"_s);
}

/// By the clock of who makes the report, as the manifest has it.
QString madeText()
{
    return readableMoment(QDateTime::currentMSecsSinceEpoch())
           + QStringLiteral(", Tickscope " TICKSCOPE_VERSION);
}

void addTable(HtmlPage &page, const QString &heading, const BundleTable &table)
{
    if (table.rows.isEmpty())
        return;
    page.addHeading(heading);
    page.addTable(table.columns, table.rows);
}

QString recordingLines(const CaseRecording &recording, const CaseEvidence &shown)
{
    QStringList lines{recording.name};
    if (const auto known = shown.recordings.find(recording.sha256); known != shown.recordings.end())
        lines += known->second;
    return (lines << u"SHA-256 "_s + recording.sha256).join(u'\n');
}

/// What was decided of all. Reviewers may have looked at a part only, and say so.
QString outcomeText(const CaseParts &parts)
{
    if (!parts.value.outcome)
        return {};
    const QString outcome = title(*parts.value.outcome);
    QStringList checked;
    for (const Aspect aspect : AllAspects) {
        const bool isChecked = std::ranges::any_of(parts.opinions, [&](const Opinion &opinion) {
            return opinion.isDecided && !std::ranges::count(uncheckedIn(opinion), aspect);
        });
        if (isChecked)
            checked << title(aspect);
    }
    return checked.isEmpty() || std::size(AllAspects) == static_cast<std::size_t>(checked.size())
               ? outcome
               : ReportTexts::tr("%1 (checked: %2 only)").arg(outcome, listed(checked));
}

BundleTable summaryTable(const CaseParts &parts)
{
    const Case &value = parts.value;
    BundleTable table{{"", ""}, {}};
    const auto add = [&](const QString &name, const QString &text) {
        if (!text.isEmpty())
            table.rows << QStringList{name, text};
    };
    add(ReportTexts::tr("Status"), statusTitle(value));
    add(ReportTexts::tr("Outcome"), outcomeText(parts));
    add(ReportTexts::tr("Reported by"), value.reporter);
    for (const Identity &identity : value.accused) {
        QString text = personText(identity) + value.recordingRemark(identity);
        if (identity.names.size() > 1)
            text += u'\n' + ReportTexts::tr("also %1").arg(listed(identity.names.mid(1)));
        add(ReportTexts::tr("Accused"),
            identity.isPerson() ? text : ReportTexts::tr("%1 (name only)").arg(text));
    }
    for (const CaseRecording &recording : value.recordings)
        add(ReportTexts::tr("Recording"), recordingLines(recording, parts.shown));
    add(ReportTexts::tr("Tags"), listed(value.tags));
    add(ReportTexts::tr("Created (UTC)"), readableMoment(value.created));
    add(value.outcome ? ReportTexts::tr("Decided (UTC)")
                      : ReportTexts::tr("All verdicts given (UTC)"),
        value.decided ? readableMoment(*value.decided) : QString());
    add(ReportTexts::tr("Report made (UTC)"), madeText());
    return table;
}

QString tickText(const Annotation &note)
{
    if (!note.tick)
        return {};
    const QString first = QString::number(*note.tick);
    return note.lastTick && *note.lastTick != *note.tick
               ? first + QChar(0x2013) + QString::number(*note.lastTick)
               : first;
}

NoteEvidence shownAt(const CaseParts &parts, const Annotation &note)
{
    const auto shown = parts.shown.notes.find(note.id);
    return shown == parts.shown.notes.end() ? NoteEvidence{} : shown->second;
}

/// No verdict rests on what was written behind it.
QString writtenText(const CaseParts &parts, const Annotation &note)
{
    const QString written = readableMoment(note.created);
    const auto &decided = parts.value.decided;
    return decided && note.created > *decided
               ? ReportTexts::tr("%1, after the decision").arg(written)
               : written;
}

BundleTable notesForPeople(const CaseParts &parts)
{
    const bool hasSeveral = parts.value.recordings.size() > 1;
    BundleTable table{{ReportTexts::tr("note"), ReportTexts::tr("time"), ReportTexts::tr("tick"),
                       ReportTexts::tr("player"), ReportTexts::tr("text"),
                       ReportTexts::tr("author"), ReportTexts::tr("written (UTC)")},
                      {}};
    for (const Annotation &note : parts.notes) {
        // In a column of its own the name of the recording would leave none its room.
        QString text = labelled(note.category, note.text);
        if (hasSeveral && !note.recording.isEmpty())
            text.prepend(parts.value.recordingName(note.recording) + u'\n');
        table.rows << QStringList{QString::number(note.number),
                                  shownAt(parts, note).time,
                                  tickText(note),
                                  playerText(parts, note),
                                  text,
                                  note.author,
                                  writtenText(parts, note)};
    }
    return table;
}

/// What the last column says in each row, where each says the same, is said once.
void addTableOnce(HtmlPage &page, BundleTable table)
{
    const QString said = table.rows.front().back();
    if (std::ranges::all_of(table.rows,
                            [&said](const QStringList &row) { return row.back() == said; })) {
        page.addText(labelled(table.columns.takeLast(), said));
        for (QStringList &row : table.rows)
            row.removeLast();
    }
    page.addTable(table.columns, table.rows);
}

void addNoteEvidence(HtmlPage &page, const CaseParts &parts, const Annotation &note)
{
    const NoteEvidence shown = shownAt(parts, note);
    if (shown.picture.isEmpty() && shown.clip.isEmpty() && shown.events.shown.rows.isEmpty()
        && shown.inputs.shown.rows.isEmpty())
        return;
    page.addHeading(ReportTexts::tr("Note %1").arg(note.number));
    const QString place = shown.time.isEmpty() ? ReportTexts::tr("tick %1").arg(tickText(note))
                                               : shown.time;
    if (!shown.picture.isEmpty()) {
        page.addPicture(
            {u"image/png"_s, shown.picture, labelled(note.tick ? place : QString(), note.text)});
    }
    if (!shown.absence.isEmpty())
        page.addText(
            ReportTexts::tr("%1. Any player in the picture is someone else.").arg(shown.absence));
    if (!shown.clip.isEmpty())
        page.addText(ReportTexts::tr("Clip of the recording, beside this page: %1")
                         .arg(QFileInfo(shown.clip).fileName()));
    if (!shown.video.isEmpty())
        page.addText(
            ReportTexts::tr("Video of that clip: %1").arg(QFileInfo(shown.video).fileName()));
    if (!shown.clipTies.isEmpty())
        page.addText(shown.clipTies);
    if (!shown.events.shown.rows.isEmpty()) {
        page.addSubheading(ReportTexts::tr("Events within 3 seconds of it"));
        page.addTable(shown.events.shown.columns, shown.events.shown.rows);
    }
    if (!shown.inputs.shown.rows.isEmpty()) {
        page.addSubheading(ReportTexts::tr("Inputs within 3 seconds of it"));
        page.addText(ReportTexts::tr("Of %1; what was held then began earlier.")
                         .arg(playerText(parts, note)));
        addTableOnce(page, shown.inputs.shown);
    }
}

/// The table has the rest.
QString plotCaption(const FigureGroup &group, const FigureEvidence &figure)
{
    return labelled(figure.part.isEmpty() ? group.title : figure.part, figure.value)
           + (figure.barsOf.isEmpty() ? QString() : u" – "_s + figure.barsOf);
}

void addFigureGroup(HtmlPage &page, const FigureGroup &group)
{
    page.addSubheading(group.title);
    page.addText(ReportTexts::tr("What is counted: %1").arg(group.measures));
    page.addText(ReportTexts::tr("Innocent explanations: %1").arg(group.explanations));
    page.addText(ReportTexts::tr("Limits: %1").arg(group.limits));
    std::vector<PagePicture> plots;
    for (const FigureEvidence &figure : group.figures) {
        if (!figure.plot.counts.empty())
            plots.push_back(
                {u"image/svg+xml"_s, histogramSvg(figure.plot), plotCaption(group, figure)});
        if (!figure.places.isEmpty())
            page.addText(figure.part.isEmpty()
                             ? ReportTexts::tr("Where: %1").arg(figure.places)
                             : ReportTexts::tr("Where (%1): %2").arg(figure.part, figure.places));
    }
    page.addPicturePairs(plots);
}

bool hasPlots(const FigureGroup &group)
{
    return std::ranges::any_of(
        group.figures, [](const FigureEvidence &figure) { return !figure.plot.counts.empty(); });
}

void addPlayerEvidence(HtmlPage &page, const PlayerEvidence &player)
{
    page.addHeading(ReportTexts::tr("Figures: %1").arg(player.title));
    QString about = ReportTexts::tr("The figures support a decision; none of them is a verdict.");
    if (std::ranges::any_of(player.groups, hasPlots))
        about += u' '
                 + ReportTexts::tr(
                     "Above a diagram stands its highest bar, with how often that came and its "
                     "share; where some bars are dark, what the figure counts.");
    page.addText(about);
    page.addText(ReportTexts::tr(
        "Half of the samples are below a median; a percentage is a share of the samples. The 95% "
        "interval is where the value may lie by chance alone: the fewer samples, the wider."));
    if (!player.remark.isEmpty())
        page.addText(player.remark);
    BundleTable table{{ReportTexts::tr("figure"), ReportTexts::tr("value"),
                       ReportTexts::tr("samples"), ReportTexts::tr("95% interval"),
                       ReportTexts::tr("everybody else")},
                      {}};
    for (const FigureGroup &group : player.groups) {
        for (const FigureEvidence &figure : group.figures)
            table.rows << QStringList{figure.part.isEmpty() ? group.title
                                                            : labelled(group.title, figure.part),
                                      figure.value, figure.samples, figure.interval, figure.others};
    }
    page.addTable(table.columns, table.rows, 0);
    for (const FigureGroup &group : player.groups)
        addFigureGroup(page, group);
}

BundleTable verdictsForPeople(const CaseParts &parts)
{
    constexpr qsizetype AspectColumn = 1;
    constexpr qsizetype FindingColumn = 2;
    BundleTable verdicts = verdictTable(parts, readableMoment);
    verdicts.columns = {ReportTexts::tr("reviewer"), ReportTexts::tr("aspect"),
                        ReportTexts::tr("finding"),  ReportTexts::tr("reason"),
                        ReportTexts::tr("notes"),    ReportTexts::tr("decided (UTC)")};
    QList<QStringList> rows;
    bool isGoingOn = false; // the row before has aspects that were not checked, too
    for (QStringList &row : verdicts.rows) {
        const auto aspect = fromWord<Aspect>(row[AspectColumn]);
        row[AspectColumn] = aspect ? title(*aspect) : ReportTexts::tr("Overall");
        const bool isUnchecked = row[FindingColumn] == NotChecked;
        if (isUnchecked)
            row[FindingColumn] = ReportTexts::tr("Not checked");
        else if (const auto finding = fromWord<Finding>(row[FindingColumn]))
            row[FindingColumn] = title(*finding);
        if (isUnchecked && isGoingOn)
            rows.back()[AspectColumn] = listed({rows.back()[AspectColumn], row[AspectColumn]});
        else
            rows << row;
        isGoingOn = isUnchecked;
    }
    verdicts.rows = rows;
    return verdicts;
}

BundleTable historyForPeople(const CaseParts &parts)
{
    BundleTable table{
        {ReportTexts::tr("at (UTC)"), ReportTexts::tr("who"), ReportTexts::tr("what")}, {}};
    for (const HistoryLine &line : historyLines(parts.history))
        table.rows << QStringList{readableMoment(line.at), line.who, line.shortText()};
    return table;
}

} // namespace

QString playerText(const CaseParts &parts, const Annotation &note)
{
    if (QString shown = shownAt(parts, note).player; !shown.isEmpty())
        return shown;
    const Identity *accused = accusedOf(note, parts.value);
    if (accused)
        return personText(*accused);
    return note.client && !note.player.isEmpty()
               ? ReportTexts::tr("%1 (client %2)").arg(note.player).arg(*note.client)
               : note.player;
}

BundleTable verdictTable(const CaseParts &parts, QString (*momentText)(Moment))
{
    BundleTable table{{"reviewer", "aspect", "finding", "reason", "notes", "decided"}, {}};
    for (const Opinion &opinion : parts.opinions) {
        if (!opinion.isDecided)
            continue;
        const QString decided = opinion.decided ? momentText(*opinion.decided) : QString();
        for (const AspectFinding &aspect : opinion.aspects) {
            QStringList notes;
            for (const NoteRef &note : aspect.evidence)
                notes << QString::number(note.number);
            table.rows << QStringList{opinion.reviewer, word(aspect.aspect), word(aspect.finding),
                                      aspect.reason,    notes.join(u", "_s), decided};
        }
        for (const Aspect aspect : uncheckedIn(opinion))
            table.rows << QStringList{opinion.reviewer, word(aspect), NotChecked, {}, {}, decided};
        table.rows << QStringList{opinion.reviewer, u"overall"_s, findingText(opinion.decision),
                                  opinion.reason,   QString(),    decided};
    }
    return table;
}

/// "Case 7: npc01 #6, 1:03–1:58", so that several can be told apart.
QString pageTitle(const Case &value)
{
    const QString name = ReportTexts::tr("Case %1").arg(value.number);
    QString accused;
    for (const Identity &identity : value.accused) {
        const QString text = personText(identity) + value.recordingRemark(identity);
        accused = accused.isEmpty() ? text : ReportTexts::tr("%1; %2").arg(accused, text);
    }
    return accused.isEmpty() ? name : labelled(name, accused);
}

QByteArray reportPage(const CaseParts &parts)
{
    //: The language of these texts as BCP 47 has it: "de", "zh-CN".
    HtmlPage page(pageTitle(parts.value), ReportTexts::tr("en", "code of the language"));
    const BundleTable summary = summaryTable(parts);
    page.addTable(summary.columns, summary.rows);
    if (std::ranges::any_of(parts.value.accused,
                            [](const Identity &accused) { return accused.player && accused.left; }))
        page.addText(ReportTexts::tr(
            "A number such as #6 is that of the player in the recording, in order of first "
            "appearance; the times beside it say when the player was in the game."));
    for (const QString &sentence : parts.shown.missing)
        page.addText(sentence);
    if (!parts.value.claim.isEmpty()) {
        page.addHeading(ReportTexts::tr("Claim"));
        page.addText(written(parts.value.claim));
    }
    addTable(page, ReportTexts::tr("Verdicts"), verdictsForPeople(parts));
    addTable(page, ReportTexts::tr("Notes"), notesForPeople(parts));
    for (const Annotation &note : parts.notes)
        addNoteEvidence(page, parts, note);
    for (const PlayerEvidence &player : parts.shown.players)
        addPlayerEvidence(page, player);
    addTable(page, ReportTexts::tr("History"), historyForPeople(parts));
    return page.finish();
}

} // namespace tickscope::review
