// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/queue/queue_page.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDateTime>
#include <QFile>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include "core/base/try.h"
#include "core/formats/format.h"
#include "core/review/limits.h"
#include "core/review/store/report_filing.h"
#include "ui/cases/case_texts.h"
#include "ui/cases/queue/paste_report_dialog.h"
#include "ui/cases/queue/queue_model.h"
#include "ui/docks/dock_page.h"
#include "ui/docks/table_parts.h"
#include "ui/style/elided.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/sentence_words.h"
#include "ui/texts/text_jumps.h"

namespace tickscope {

namespace {

constexpr auto FilterPause = std::chrono::milliseconds(300);
constexpr int LeastBoxWidth = 80;
enum AssigneeChoice { Anyone, Mine, Nobodys };

/// Of two digits everywhere, wherever one is.
QString sampleMomentText()
{
    return case_texts::momentText(
        QDateTime(QDate(2028, 12, 28), QTime(22, 48)).toMSecsSinceEpoch());
}

QComboBox *filterBox(const char *id, const QString &name, const QStringList &choices)
{
    auto *box = new QComboBox;
    nameWidget(*box, QString::fromLatin1(id), name, name);
    box->addItems(choices);
    box->setMinimumWidth(LeastBoxWidth); // in a narrow window they give way
    return box;
}

} // namespace

QueuePage::QueuePage(ActiveDocument &document, Cases &cases)
    : m_document(document)
    , m_cases(cases)
    , m_typingTimer(FilterPause, this, &QueuePage::reload)
    , m_text(named(new QLineEdit, "queue.text", tr("Search")))
    , m_model(new QueueModel(this))
    , m_sorted(new QSortFilterProxyModel(this))
    , m_view(named(new QTableView, "queue.list", tr("Cases")))
    , m_stack(new NoteStack(*m_view, this))
    , m_next(sideButton("queue.next", tr("Next case"),
                        tr("Take the most urgent unassigned case and open it")))
    , m_open(sideButton("queue.open", tr("Open"), tr("Open the case and its recording")))
    , m_undo(sideButton("queue.undoImport", tr("Undo import"),
                        tr("Remove the cases that were just added; their history stays")))
    , m_news(named(new ElidedLabel, "queue.news"))
{
    setObjectName(QStringLiteral("caseQueue"));
    setWhatsThis(tr("All reported cases: take the next one, import or paste reports."));
    build();
    connect(m_text, &QLineEdit::textChanged, this, [this] { m_typingTimer.start(); });
    for (QComboBox *box : {m_status, m_priority, m_assignee})
        connect(box, &QComboBox::currentIndexChanged, this, &QueuePage::reload);
    connect(m_view, &QTableView::doubleClicked, this, &QueuePage::openSelected);
    addRowActions();
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &row) { m_open->setEnabled(row.isValid()); });
    connect(m_next, &QPushButton::clicked, this, &QueuePage::takeNext);
    connect(m_open, &QPushButton::clicked, this, &QueuePage::openSelected);
    connect(m_stack, &NoteStack::linkActivated, this, [this] {
        m_text->clear();
        for (QComboBox *box : {m_status, m_priority, m_assignee})
            box->setCurrentIndex(0);
    });
    connect(&m_cases.store(), &CaseStore::changed, this, [this] {
        if (isVisible())
            reload();
    });
}

void QueuePage::addRowActions()
{
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    const auto add = [this](const QString &text, const QList<QKeySequence> &keys, auto run) {
        auto *action = new QAction(text, m_view);
        action->setShortcuts(keys);
        action->setShortcutContext(Qt::WidgetShortcut);
        connect(action, &QAction::triggered, this, run);
        m_view->addAction(action);
    };
    add(m_open->text(), {Qt::Key_Return, Qt::Key_Enter}, &QueuePage::openSelected);
    add(m_next->text(), {}, &QueuePage::takeNext);
    add(tr("Copy rows"), {QKeySequence::Copy},
        [this] { QApplication::clipboard()->setText(tableText(*m_view)); });
}

void QueuePage::build()
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    auto *filters = new QHBoxLayout;
    filters->setSpacing(8);
    buildFilters(*filters);
    layout->addLayout(filters);
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(QueueModel::SortRole);
    m_view->setModel(m_sorted);
    prepareTable(*m_view);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(QueueModel::PriorityColumn, Qt::AscendingOrder);
    new ColumnFit(*m_view,
                  {{QueueModel::NumberColumn, QStringLiteral("Case 00"), false},
                   {QueueModel::ClaimColumn, QStringLiteral("what was reported"), true},
                   {QueueModel::PriorityColumn, QStringLiteral("Priority 00"), false},
                   {QueueModel::StatusColumn, QStringLiteral("Reviewers disagree"), false},
                   {QueueModel::AccusedColumn, QStringLiteral("npc01 #6, 1:03–1:58"), false},
                   {QueueModel::AssigneeColumn, QStringLiteral("Assignee 0"), false},
                   {QueueModel::ReporterColumn, QStringLiteral("nameless tee"), false},
                   {QueueModel::TagsColumn, QStringLiteral("bot race"), false},
                   {QueueModel::CreatedColumn, sampleMomentText() + u'0', false}});
    setFocusProxy(m_view);
    layout->addWidget(m_stack, 1);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buildButtons(*buttons);
    layout->addLayout(buttons);
}

void QueuePage::buildFilters(QHBoxLayout &bar)
{
    m_text->setPlaceholderText(tr("Search claims, names and notes"));
    m_text->setClearButtonEnabled(true);
    QStringList statuses{tr("Any status")};
    QStringList priorities{tr("Any priority")};
    for (int i = 0; i < 4; ++i) {
        statuses << case_texts::title(static_cast<review::Status>(i));
        priorities << tr("%1 and above").arg(case_texts::title(static_cast<review::Priority>(i)));
    }
    m_status = filterBox("queue.status", tr("Status"), statuses);
    m_priority = filterBox("queue.priority", tr("Priority"), priorities);
    m_assignee = filterBox("queue.assignee", tr("Assignee"),
                           {tr("Anyone's"), tr("Mine"), tr("Unassigned")});
    bar.addWidget(m_text, 1);
    for (QComboBox *box : {m_status, m_priority, m_assignee})
        bar.addWidget(box);
}

void QueuePage::buildButtons(QHBoxLayout &bar)
{
    auto *import = sideButton("queue.import", tr("Import…"),
                              tr("Add reports from a CSV, JSON or text file"));
    auto *paste = sideButton("queue.paste", tr("Paste report…"),
                             tr("Add a report or server log lines as a case"));
    auto *places = sideButton("queue.places", tr("Settings…"),
                              tr("Choose the case store, your name and recording folders"));
    connect(import, &QPushButton::clicked, this, &QueuePage::chooseImport);
    connect(paste, &QPushButton::clicked, this, &QueuePage::askForText);
    connect(places, &QPushButton::clicked, this, &QueuePage::placesWanted);
    connect(m_undo, &QPushButton::clicked, this, &QueuePage::undoImport);
    m_open->setEnabled(false);
    m_undo->hide();
    for (QPushButton *button : {import, paste, places})
        bar.addWidget(button);
    bar.addWidget(m_news, 1);
    bar.addWidget(m_undo);
    bar.addWidget(m_open);
    bar.addWidget(m_next);
}

void QueuePage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    reload();
}

review::CaseFilter QueuePage::filter() const
{
    review::CaseFilter filter;
    filter.text = m_text->text().trimmed();
    if (m_status->currentIndex() > 0)
        filter.status = static_cast<review::Status>(m_status->currentIndex() - 1);
    if (m_priority->currentIndex() > 0)
        filter.leastPriority = static_cast<review::Priority>(m_priority->currentIndex() - 1);
    filter.unassigned = m_assignee->currentIndex() == Nobodys;
    return filter;
}

bool QueuePage::isFiltered() const
{
    return !m_text->text().trimmed().isEmpty() || m_status->currentIndex() > 0
           || m_priority->currentIndex() > 0 || m_assignee->currentIndex() > 0;
}

void QueuePage::reload()
{
    m_cases.store().read<std::vector<review::Case>>(
        this,
        [filter = filter(),
         isMine = m_assignee->currentIndex() == Mine](review::Store &store) mutable {
            if (isMine)
                filter.assignee = store.who();
            return store.cases().matching(filter);
        },
        [this, asked = ++m_asked](const review::Stored<std::vector<review::Case>> &cases) {
            if (asked == m_asked)
                take(cases);
        });
}

void QueuePage::take(const review::Stored<std::vector<review::Case>> &cases)
{
    if (!cases)
        return m_stack->setNote(case_texts::faultText(cases.error()).toHtmlEscaped());
    m_model->setCases(*cases);
    const QAbstractItemModel &listed = *m_view->model();
    const auto rows = listed.match(listed.index(0, 0), QueueModel::IdRole, m_newest, 1,
                                   Qt::MatchExactly);
    if (!m_newest.isNull() && !rows.isEmpty()) {
        m_newest = {};
        m_view->setCurrentIndex(rows.front());
    }
    if (!cases->empty())
        m_stack->setNote({});
    else if (isFiltered())
        m_stack->setNote(tr("No case matches. <a href='clear'>Clear the filter</a>"));
    else
        m_stack->setNote(tr("No cases yet. Import or paste reports."));
}

void QueuePage::takeNext()
{
    m_cases.store().read<std::optional<review::Case>>(
        this,
        [filter = filter()](review::Store &store) mutable {
            return store.cases().takeNext(filter);
        },
        [this](const review::Stored<std::optional<review::Case>> &next) {
            m_news->clear();
            if (!next)
                m_news->setText(case_texts::faultText(next.error()));
            else if (!*next)
                m_news->setText(tr("No case is waiting for you."));
            else
                emit openWanted(**next);
            m_cases.store().notifyChanged();
        });
}

void QueuePage::openSelected()
{
    const auto id = m_view->currentIndex().data(QueueModel::IdRole).toUuid();
    if (const review::Case *value = m_model->find(id))
        emit openWanted(*value);
}

void QueuePage::chooseImport()
{
    auto *dialog = askForFile(this, tr("Import reports"), {},
                              tr("Reports (*.csv *.json *.jsonl *.txt *.log);;All files (*)"));
    connect(dialog, &QFileDialog::fileSelected, this, &QueuePage::importFrom);
}

void QueuePage::askForText()
{
    auto *dialog = new PasteReportDialog(m_document, m_cases, this);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        About about;
        if (dialog->isAboutRecording())
            about = {{{m_cases.recording(), m_document->displayName()}}, dialog->accused()};
        about.reporter = dialog->reporter();
        if (dialog->isAboutRecording() && m_document->index())
            goToReported(dialog->text(), about.accused);
        importText(dialog->text(), about, Repeated::Left);
    });
    dialog->open();
}

void QueuePage::goToReported(const QString &text, const std::vector<review::Identity> &accused)
{
    const Index &index = *m_document->index();
    const OpenPlayers open{m_document->index(), m_cases.recording()};
    std::vector<const Player *> players;
    for (const review::Identity &identity : accused) {
        if (const Player *player = open.find(identity))
            players.push_back(player);
    }
    if (players.size() == 1) {
        const PlayerRef who = refOf(index.players(), *players.front());
        m_document->selection().selectPlayer(who);
        m_document->selection().follow(who);
    }
    const auto jumps = jumpsIn(text, m_document->recording()->info(), index.time());
    if (jumps.empty())
        return;
    // That of the line itself, "[12:41] carol: …", may be in the recording, too.
    const auto isThere = [&](const TextJump &jump) {
        const Tick tick = landing(jump, players, index);
        return std::ranges::any_of(
            players, [tick](const Player *player) { return player->clientAt(tick).has_value(); });
    };
    const auto there = std::ranges::find_if(jumps, isThere);
    const Tick tick = landing(there == jumps.end() ? jumps.front() : *there, players, index);
    Playback &playback = m_document->playback();
    playback.apply(TimeCommand::goToTick(tick));
    // So much that presses on the tape can be told apart; who has zoomed has chosen.
    constexpr Time Around = std::chrono::seconds{10};
    const TimeBase &time = playback.time().time();
    if (playback.timeInView().span >= time.length())
        playback.setTimeInView({time.timeAt(tick) - Around, 2 * Around});
}

void QueuePage::importText(const QString &text, const About &about, Repeated repeated)
{
    const QByteArray bytes = text.toUtf8();
    // Words with commas and line feeds are no table.
    const auto format = review::formatOf(bytes) == review::ReportFormat::Json
                            ? review::ReportFormat::Json
                            : review::ReportFormat::Text;
    m_cases.store().read<Filed>(
        this, [=](review::Store &store) { return file(store, bytes, format, about, repeated); },
        [this, text, about](const review::Stored<Filed> &filed) {
            if (filed && filed->present)
                return offerPresent(*filed->present, text, about);
            showFiled(filed);
            if (filed && filed->last)
                emit openWanted(*filed->last);
        });
}

void QueuePage::offerPresent(const review::Case &present, const QString &text, const About &about)
{
    const bool hasWords = present.claim.simplified() == text.simplified();
    QString question = (hasWords ? tr("Case %1 has this report already.")
                                 : tr("Case %1 accuses the same player already."))
                           .arg(present.number);
    if (present.status == review::Status::Decided)
        question += u' '
                    + (present.outcome
                           ? tr("It is decided: %1.").arg(case_texts::title(*present.outcome))
                           : tr("It is decided, but its reviewers disagree."));
    auto *box = new QMessageBox(QMessageBox::Question, PasteReportDialog::tr("Paste report"),
                                question, QMessageBox::Cancel, this);
    box->setObjectName(QStringLiteral("reportedAlready"));
    auto *open = box->addButton(tr("Open case %1").arg(present.number), QMessageBox::AcceptRole);
    auto *add = box->addButton(PasteReportDialog::tr("Add case"), QMessageBox::DestructiveRole);
    box->setDefaultButton(open);
    connect(open, &QPushButton::clicked, this, [this, present] { emit openWanted(present); });
    connect(add, &QPushButton::clicked, this,
            [this, text, about] { importText(text, about, Repeated::Filed); });
    openOnce(*box);
}

void QueuePage::importFrom(const QString &path)
{
    // Read where the store is asked: the disk may be slow.
    m_cases.store().read<Filed>(
        this,
        [path](review::Store &store) -> review::Stored<Filed> {
            QFile input(path);
            if (!input.open(QIODevice::ReadOnly))
                return review::storeError(review::StoreError::Kind::Invalid, input.errorString());
            if (input.size() > review::limits::Import)
                return review::storeError(review::StoreError::Kind::Invalid,
                                          Fault::tr("the file is too big for reports"));
            const QByteArray bytes = input.read(review::limits::Import);
            return file(store, bytes, review::formatOf(bytes, path), {});
        },
        [this](const review::Stored<Filed> &filed) { showFiled(filed); });
}

review::Stored<QueuePage::Filed> QueuePage::file(review::Store &store, const QByteArray &bytes,
                                                 review::ReportFormat format, const About &about,
                                                 Repeated repeated)
{
    TRY_ASSIGN(auto reports, review::readReports(bytes, format));
    Filed filed;
    for (auto &report : reports) {
        if (report && report->value.recordings.empty())
            report->value.recordings = about.recordings;
        if (report && report->value.accused.empty())
            report->value.accused = about.accused;
        if (report && about.reporter)
            report->value.reporter = *about.reporter;
        filed.isExport = filed.isExport || (report && report->hasHistory);
    }
    // Of several only some would be left.
    if (repeated == Repeated::Left && reports.size() == 1 && reports.front()) {
        TRY_ASSIGN(filed.present, review::caseLike(store, reports.front()->value));
        if (filed.present)
            return filed;
    }
    const auto add = [&filed, report = reports.begin()](const review::Stored<review::Case> &made,
                                                        review::Filing filing) mutable {
        const auto &of = *report++;
        if (!made) {
            filed.problems << shownFault(made.error().fault);
            return;
        }
        if (filing == review::Filing::Present)
            ++filed.known;
        else
            filed.made.push_back({made->id, of->notes.size()});
        filed.last = *made;
    };
    return review::fileReports(store, reports, add).map([&] { return filed; });
}

void QueuePage::undoImport()
{
    m_undo->hide();
    m_cases.store().read<int>(
        this,
        [made = std::move(m_made)](review::Store &store) -> review::Stored<int> {
            int left = 0;
            for (const Filed::Made &each : made) {
                const auto taken = review::takeBack(store, each.id, each.notes);
                if (!taken && taken.error().kind == review::StoreError::Kind::Unreachable)
                    return tl::unexpected(taken.error());
                left += taken ? 0 : 1;
            }
            return left;
        },
        [this](const review::Stored<int> &left) {
            m_news->setText(
                !left       ? case_texts::faultText(left.error())
                : *left > 0 ? tr("%Ln case(s) stay: somebody has worked on them.", nullptr, *left)
                            : tr("The import was undone."));
            m_cases.store().notifyChanged();
        });
}

void QueuePage::showFiled(const review::Stored<Filed> &filed)
{
    m_made.clear();
    m_undo->hide();
    if (!filed) {
        m_news->setText(
            tr("The reports could not be read: %1").arg(shownFault(filed.error().fault)));
        return;
    }
    QStringList news{tr("%Ln report(s) imported.", nullptr, static_cast<int>(filed->made.size()))};
    if (filed->known > 0)
        news << tr("%Ln report(s) had been imported before.", nullptr, filed->known);
    if (!filed->problems.isEmpty())
        news << tr("%Ln report(s) could not be read; the first: %1", nullptr,
                   static_cast<int>(filed->problems.size()))
                    .arg(filed->problems.front());
    if (filed->isExport)
        news << tr("Exported cases come without their history; verdicts became notes.");
    m_news->setText(news.join(u' '));
    for (const Filed::Made &made : filed->made)
        m_cases.knowAsOwn(made.id);
    m_made = filed->made;
    m_undo->setVisible(!m_made.empty());
    m_newest = filed->last ? filed->last->id : review::CaseId();
    m_cases.store().notifyChanged();
}

} // namespace tickscope
