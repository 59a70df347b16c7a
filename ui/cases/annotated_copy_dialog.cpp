// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/annotated_copy_dialog.h"

#include <algorithm>
#include <iterator>

#include <QCheckBox>
#include <QFile>
#include <QFormLayout>
#include <QLabel>
#include <QThreadPool>

#include "core/base/try.h"
#include "core/export/write_facts.h"
#include "core/review/bundle/reporter_names.h"
#include "core/review/store/store_address.h"
#include "ui/cases/case_texts.h"
#include "ui/cases/open_players.h"
#include "ui/markers/marker_store.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/number_text.h"

namespace tickscope {

namespace {

constexpr auto ProgramName = "Tickscope " TICKSCOPE_VERSION;

/// The chosen case, where it is about the open recording. Notes that no store has yet have no
/// author and no time.
std::optional<review::CaseParts> copiedCase(const Document &document, Cases &cases)
{
    if (!cases.chosen() || !cases.isAboutRecording())
        return {};
    review::CaseParts content{*cases.chosen(), {}, cases.opinions(), {}, {}};
    std::ranges::copy_if(cases.notes(), std::back_inserter(content.notes),
                         [](const Annotation &note) { return note.number > 0; });
    if (!content.value.reporter.isEmpty())
        addNames(*document.index(), content.value.reporter, content.shown);
    return review::copiedParts(std::move(content), cases.recording());
}

std::string fileName(const QString &path)
{
    return QFile::encodeName(path).toStdString();
}

/// A file like the one that \a document was opened by, which replaces no file of ours.
MadeFile fileBeside(const Document &document)
{
    MadeFile file{.path = {},
                  .source = fileName(document.path()),
                  .ifPresent = IfPresent::Replace,
                  .inputs = {fileName(MarkerStore::userPath())}};
    const auto store = review::StoreAddress::fromText(CaseStore::chosenPlace());
    if (store && store->kind == review::StoreAddress::Kind::File)
        file.inputs.push_back(fileName(store->file));
    return file;
}

/// What a worker writes to a file.
struct CopyOrder {
    FactSource source;
    RecordingNotes notes;
    MadeFile file;
    bool hasFigures = false;
};

/// Errors: those of readFactMaterial() and saveAnnotated().
Result<NotesReport> writeCopy(CopyOrder order, const FactProgress &progress,
                              const std::stop_token &stop)
{
    // Before somebody waits for the figures.
    TRY(checkMadeFile(*order.source.recording, order.file, stop));
    if (order.hasFigures) {
        TRY_ASSIGN(const auto material, readFactMaterial(order.source, stop, progress));
        order.notes.figures = factsForCopy(order.source.index->players(), *material, ProgramName,
                                           review::presentTime());
    }
    return saveAnnotated(*order.source.recording, order.source.index->outline(),
                         std::move(order.notes), order.file, stop);
}

} // namespace

AnnotatedCopyDialog::AnnotatedCopyDialog(const Document &document, Cases &cases, QWidget *parent)
    : SaveDialog(QStringLiteral("annotatedCopy"), tr("Save copy with notes"), tr("Save…"),
                 *QThreadPool::globalInstance(), parent)
    , m_source(factSourceOf(document.recording(), document.index(), document.map().found()))
    , m_file(fileBeside(document))
    , m_name(document.displayName())
    , m_who(cases.who())
    , m_case(copiedCase(document, cases))
    , m_withMarkers(new QCheckBox(this))
    , m_withCase(new QCheckBox(this))
    , m_withFigures(new QCheckBox(tr("Figures of all players"), this))
    , m_withNames(new QCheckBox(tr("Include the names of authors and reviewers"), this))
    , m_lacks(wrappedText())
    , m_checking([this](const Result<NotesReport> &report) { showReport(report); })
{
    std::ranges::copy_if(document.markers().all(), std::back_inserter(m_markers),
                         &Annotation::isOwn);
    if (m_case)
        m_withCase->setToolTip(case_texts::caseTitle(*cases.chosen()));
    addFields();
    for (const QCheckBox *box : {m_withMarkers, m_withCase, m_withFigures, m_withNames})
        connect(box, &QCheckBox::toggled, this, &AnnotatedCopyDialog::check);
    check();
}

AnnotatedCopyDialog::~AnnotatedCopyDialog() = default;

void AnnotatedCopyDialog::addFields()
{
    m_withMarkers->setText(tr("%Ln marker(s) of yours", nullptr,
                              pluralCount(static_cast<std::int64_t>(m_markers.size()))));
    m_withMarkers->setChecked(!m_markers.empty());
    m_withMarkers->setEnabled(!m_markers.empty());
    if (m_case) {
        m_withCase->setText(tr("Notes and verdicts of case %1").arg(m_case->value.number));
        m_withCase->setChecked(review::checkOpinions(m_case->value).has_value());
    }
    m_withFigures->setToolTip(tr("What the Facts panel shows, for every player"));
    m_withNames->setToolTip(tr("Otherwise reviewers are called Reviewer 1, Reviewer 2 …, and "
                               "markers have no author"));
    auto *verbatim = hintText(
        tr("The ticks stay as they are. Texts are copied as they were written. In those of a case "
           "the reporter's name is replaced, unless names are included."));
    m_lacks->setTextFormat(Qt::PlainText);
    name(*m_withMarkers, "markers");
    name(*m_withCase, "case");
    name(*m_withFigures, "figures");
    name(*m_withNames, "names");
    name(*m_lacks, "lacks");
    for (QWidget *field :
         {static_cast<QWidget *>(m_withMarkers), static_cast<QWidget *>(m_withCase),
          static_cast<QWidget *>(m_withFigures), static_cast<QWidget *>(m_withNames),
          static_cast<QWidget *>(verbatim), static_cast<QWidget *>(m_lacks)})
        form().addRow(field);
    showField(*m_withCase, m_case.has_value());
}

RecordingNotes AnnotatedCopyDialog::notes() const
{
    const auto names = m_withNames->isChecked() ? review::ReviewerNames::Shown
                                                : review::ReviewerNames::Hidden;
    RecordingNotes notes{.program = ProgramName};
    if (m_withMarkers->isChecked())
        review::addMarkers(m_markers, m_who, names, notes);
    if (m_withCase->isChecked() && m_case)
        review::addCase(*m_case, names, notes);
    return notes;
}

void AnnotatedCopyDialog::check()
{
    m_withNames->setEnabled(m_withMarkers->isChecked() || m_withCase->isChecked());
    m_checking.cancel();
    if (const auto open = m_withCase->isChecked() ? review::checkOpinions(m_case->value)
                                                  : Result<void>();
        !open)
        return showReport(tl::unexpected(open.error()));
    RecordingNotes wanted = notes();
    // To find out whether they have a place takes no walk over the recording.
    wanted.figures = m_withFigures->isChecked() ? "{}" : "";
    m_checking.start([source = m_source, wanted](const std::stop_token &stop) {
        return prepareAnnotated(*source.recording, source.index->outline(), wanted, stop)
            .map([](AnnotatedCopy &&copy) { return std::move(copy.report); });
    });
}

void AnnotatedCopyDialog::showReport(const Result<NotesReport> &report)
{
    setObstacle(report ? QString() : problemText(report.error()));
    QStringList lines;
    if (report && m_withCase->isChecked() && !m_withNames->isChecked())
        lines = review::reporterMentions(*m_case);
    if (report && !report->losses().empty())
        lines << lossesText(*report);
    m_lacks->setText(lines.join(u'\n'));
    m_lacks->setVisible(!m_lacks->text().isEmpty());
}

QString AnnotatedCopyDialog::lossesText(const NotesReport &report)
{
    QStringList lines;
    for (const Fault &loss : report.losses())
        lines << sentence(loss);
    return lines.join(QStringLiteral(". "));
}

SaveDialog::Proposal AnnotatedCopyDialog::proposal() const
{
    Proposal proposed = proposalLike(*m_source.recording, m_name);
    proposed.name = tr("%1 with notes").arg(proposed.name);
    return proposed;
}

bool AnnotatedCopyDialog::isMeasured() const
{
    return m_withFigures->isChecked();
}

std::optional<SaveDialog::Work> AnnotatedCopyDialog::work(const QString &path)
{
    CopyOrder order{m_source, notes(), m_file, m_withFigures->isChecked()};
    order.file.path = fileName(path);
    return [order = std::move(order)](const Progress &progress, const std::stop_token &stop) {
        const auto report = writeCopy(order, progress, stop);
        return report ? ExportOutcome{.remark = lossesText(*report)}
                      : ExportOutcome{problemText(report.error()), stop.stop_requested()};
    };
}

void addAnnotatedCopyCommand(
    ActiveDocument &document, Cases &cases, QWidget &window,
    const std::function<void(const QString &, const QString &, const QString &)> &ended)
{
    auto *commands = new CommandSet(&window, document);
    const auto ask = [&document, &cases, &window, ended] {
        auto *dialog = new AnnotatedCopyDialog(*document, cases, &window);
        QObject::connect(dialog, &SaveDialog::ended, &window, ended);
        openOnce(*dialog);
    };
    commands->add(
        "notes.saveCopy", AnnotatedCopyDialog::tr("Save copy with notes…"), {},
        {MenuName::File, 415},
        AnnotatedCopyDialog::tr(
            "Save a copy of the recording that holds markers, notes, verdicts and figures"),
        {.isEnabled = [&document] { return document->phase() == OpenPhase::Ready; }}, ask);
    commands->refreshWith(Document::PhaseChanged);
}

} // namespace tickscope
