// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/facts/facts_dock.h"

#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLocale>
#include <QMenu>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QTableView>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeView>

#include "core/facts/figures.h"
#include "core/model/state/schema.h"
#include "ui/commands/player_box.h"
#include "ui/docks/table_parts.h"
#include "ui/errors.h"
#include "ui/facts/fact_plot.h"
#include "ui/facts/facts_store.h"
#include "ui/facts/figures_model.h"
#include "ui/models/titled_table.h"
#include "ui/style/elided.h"
#include "ui/style/theme.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/figure_text.h"
#include "ui/texts/number_text.h"

#include <vector>

namespace tickscope {

static QString ticksText(const Occurrence &occurrence)
{
    const QLocale locale;
    const QString first = locale.toString(qlonglong{occurrence.ticks.first.value});
    return occurrence.ticks.first == occurrence.ticks.last
               ? first
               : first + u'–' + locale.toString(qlonglong{occurrence.ticks.last.value});
}

/// What a figure rests on, or what stands in one of its bars, by time.
class OccurrencesModel : public ColumnTable<Occurrence>
{
    Q_DECLARE_TR_FUNCTIONS(tickscope::OccurrencesModel)

public:
    enum Column { TimeColumn, TicksColumn, ValueColumn, ColumnCount };

    explicit OccurrencesModel(QObject *parent = nullptr)
        : ColumnTable({{{tr("Time"), Qt::AlignRight},
                        [this](const Occurrence &occurrence) {
                            return timeText(m_time.timeAt(occurrence.ticks.first));
                        }},
                       {{tr("Ticks"), Qt::AlignRight}, ticksText},
                       {{tr("Value"), Qt::AlignRight},
                        [this](const Occurrence &occurrence) {
                            return occurrenceValue(m_figure, occurrence.value, m_length);
                        }}},
                      parent)
    {
    }

    /// \param figure  copied as far as it is shown. \param bar  nothing for all.
    void setFigure(const Figure &figure, const TimeBase &time, const GameLength &length,
                   const std::optional<Bar> &bar)
    {
        beginResetModel();
        m_length = length;
        m_time = time;
        m_figure = Figure{figure.kind, figure.part};
        m_figure.barUnit = figure.barUnit;
        m_shown.clear();
        for (const Occurrence &occurrence : figure.occurrences) {
            const bool isShown = bar ? bar->contains(occurrence.value) : occurrence.isHit;
            if (isShown)
                m_shown.push_back(occurrence);
        }
        endResetModel();
    }

    void clear()
    {
        beginResetModel();
        m_shown.clear();
        endResetModel();
    }

    [[nodiscard]] const std::vector<Occurrence> &shown() const { return m_shown; }

protected:
    [[nodiscard]] int tableRows() const override { return static_cast<int>(m_shown.size()); }
    [[nodiscard]] QVariant cell(int row, int column, int role) const override
    {
        return role == Qt::DisplayRole ? text(m_shown[static_cast<std::size_t>(row)], column)
                                       : QVariant();
    }

private:
    std::vector<Occurrence> m_shown;
    TimeBase m_time = TimeBase::uniform({}, Time{1});
    GameLength m_length;
    Figure m_figure; ///< Without its occurrences.
};

/// What is shown before somebody chooses: the most useful of most recordings.
constexpr const char *FirstKind = "regular_intervals";

/// All rows of \a model below \a parent, as lines of columns parted by tabs.
static QString treeText(const QAbstractItemModel &model, const QModelIndex &parent = {})
{
    QString text;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(parent); ++column)
            cells << model.index(row, column, parent).data(Qt::EditRole).toString();
        text += QString(parent.isValid() ? QStringLiteral("  ") : QString()) + cells.join(u'\t')
                + u'\n' + treeText(model, model.index(row, 0, parent));
    }
    return text;
}

FactsDock::FactsDock(ActiveDocument &document, QWidget *parent)
    : DockPage(
        document, QStringLiteral("factsDock"), tr("Facts"),
        tr("Figures about the selected player that help to judge a report; none is a verdict."),
        parent)
    , m_store(new FactsStore(document, this))
    , m_model(new FiguresModel(this))
    , m_occurrences(new OccurrencesModel(this))
    , m_players(new PlayerBox(document, tr("Choose a player"), PlayerBox::Listed::Persons, this))
    , m_reference(named(new QToolButton(this), "facts.reference"))
    , m_state(named(new ElidedLabel(this), "facts.state"))
    , m_progress(named(new QProgressBar(this), "facts.progress", tr("Reading figures")))
    , m_stop(named(new QToolButton(this), "facts.stopButton"))
    , m_body(new QWidget(this))
    , m_stack(new NoteStack(*m_body, this))
    , m_list(named(new QTreeView, "facts.list", tr("Figures of the selected player")))
    , m_plot(new FactPlot)
    , m_statement(named(new QPlainTextEdit, "facts.statement", tr("What the figure means")))
    , m_places(named(new QTableView, "facts.places", tr("What the figure is based on")))
{
    build();
    addCommands();
    connect(m_store, &FactsStore::changed, this, &FactsDock::showFigures);
    connect(m_store, &FactsStore::progressed, this, &FactsDock::showState);
    connect(m_players, &QComboBox::activated, this, &FactsDock::selectPlayer);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        if (!m_isFilling)
            showFigure();
    });
    connect(m_plot, &FactPlot::barChosen, this, [this](std::optional<std::size_t> bar) {
        showOccurrences(bar);
        if (bar && !m_occurrences->shown().empty())
            goTo(m_occurrences->shown().front().ticks.first);
    });
    connect(m_places->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &row) {
                const auto &shown = m_occurrences->shown();
                if (row.isValid() && m_places->hasFocus())
                    goTo(shown[static_cast<std::size_t>(row.row())].ticks.first);
            });
    // A click on the row that is chosen already goes there again.
    connect(m_places, &QTableView::clicked, this, [this](const QModelIndex &row) {
        goTo(m_occurrences->shown()[static_cast<std::size_t>(row.row())].ticks.first);
    });
}

void FactsDock::build()
{
    m_list->setModel(m_model);
    m_list->setFont(tabularFont(m_list->font()));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformRowHeights(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->header()->setStretchLastSection(false);
    m_columns = new ColumnFit(
        *m_list,
        {{FiguresModel::TitleColumn, QStringLiteral("Presses in one tick phase: every 10"), true},
         {FiguresModel::ValueColumn, QStringLiteral("too few (< 10) 00")},
         {FiguresModel::ReferenceColumn, QStringLiteral("1234 ticks")},
         {FiguresModel::OthersColumn, QStringLiteral("1234 ticks")},
         {FiguresModel::SamplesColumn, QStringLiteral("12,345")},
         {FiguresModel::IntervalColumn, QStringLiteral("123.4–123.4 ms")}});
    m_columns->setHasContent(FiguresModel::ReferenceColumn, false);
    constexpr int LeastDigits = 62; // Of what the list has room for, titles among it.
    m_list->setMinimumWidth(LeastDigits * m_list->fontMetrics().horizontalAdvance(u'0'));

    auto *splitter = new QSplitter(Qt::Horizontal);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_list);
    splitter->addWidget(m_plot);
    splitter->addWidget(makeSide());
    splitter->setSizes({660, 330, 270}); // figures stand beside their names
    splitter->setStretchFactor(0, 5);
    splitter->setStretchFactor(1, 3);
    splitter->setStretchFactor(2, 2);
    fillWith(m_body, {splitter});

    fillWith(this, {makeHead(), {m_stack, 1}});
    setReadingOrder({m_players, m_reference, m_stop, m_list, m_plot, m_places, m_statement});
}

QWidget *FactsDock::makeHead()
{
    auto *head = new QWidget(this);
    nameWidget(*m_players, "facts.player", tr("Player"),
               tr("The selected player, whose figures are shown"));
    m_players->setMinimumContentsLength(28);
    m_reference->setText(tr("Compare"));
    m_reference->setAutoRaise(true);
    m_reference->setPopupMode(QToolButton::InstantPopup);
    m_reference->setMenu(new QMenu(m_reference));
    m_reference->setToolTip(tr("Compare with the figures of another recording"));
    m_state->setForegroundRole(QPalette::PlaceholderText);
    m_state->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_progress->setMaximumWidth(160);
    m_stop->setAutoRaise(true);
    makeRow(head, {m_players, m_reference, {m_state, 1}, m_progress, m_stop},
            {QMargins(8, 2, 8, 2), 4});
    return head;
}

QWidget *FactsDock::makeSide()
{
    m_places->setModel(m_occurrences);
    prepareTable(*m_places);
    new ColumnFit(*m_places,
                  {{OccurrencesModel::TimeColumn, QStringLiteral("00:00.00"), false},
                   {OccurrencesModel::ValueColumn, QStringLiteral("1234 degrees"), false},
                   {OccurrencesModel::TicksColumn, QStringLiteral("12,345–12,345"), true}});
    m_statement->setReadOnly(true);
    m_statement->setFrameShape(QFrame::NoFrame);
    m_statement->setTabChangesFocus(true);
    m_side = named(new QTabWidget, "facts.side");
    m_side->setDocumentMode(true);
    m_side->addTab(m_statement, tr("Meaning"));
    m_side->addTab(m_places, tr("Places"));
    return m_side;
}

void FactsDock::addCommands()
{
    addDockAction(*m_list, QStringLiteral("facts.copy"), tr("Copy figures"), QKeySequence::Copy,
                  [this] { QGuiApplication::clipboard()->setText(treeText(*m_model)); });
    addDockAction(*m_places, QStringLiteral("facts.copyPlaces"), tr("Copy rows"),
                  QKeySequence::Copy,
                  [this] { QGuiApplication::clipboard()->setText(tableText(*m_places)); });
    commands().add("facts.compare", tr("Compare with a recording…"),
                   {.argument = Argument::Optional}, [this](const QVariant &path) {
                       if (!path.isValid())
                           chooseReference();
                       return !path.isValid() || compareWith(path.toString());
                   });
    commands().add("facts.compareNone", tr("Stop comparing"),
                   {.isEnabled = [this] { return !m_store->referenceName().isEmpty(); }},
                   [this] { m_store->clearReference(); });
    commands().add("facts.stop", tr("Stop reading figures"),
                   {.icon = "close",
                    .isEnabled = [this] { return m_store->state() == FactsStore::State::Reading; }},
                   [this] { m_store->stop(); });
    commands().add("facts.readAgain", tr("Read figures again"), [this] { m_store->readAgain(); });
    m_stop->setDefaultAction(commands().action("facts.stop"));
    for (const char *id : {"facts.compare", "facts.compareNone", "facts.readAgain"})
        m_reference->menu()->addAction(commands().action(id));
    connect(this, &DockPage::seen, m_store, &FactsStore::setActive);
    connect(m_stack, &NoteStack::linkActivated, this, [this] { m_store->readAgain(); });
}

void FactsDock::refresh(Document::Changes changes)
{
    // What is chosen here stays while the recording plays.
    const bool isOther = changes
                         & (Document::RecordingChanged | Document::PhaseChanged
                            | Document::SelectionChanged | Document::RebuiltChanged);
    if (isOther || changes & Document::NamesChanged)
        fillPlayers();
    if (isOther)
        showFigures();
    else if (changes & Document::NamesChanged)
        showNames();
}

void FactsDock::fillPlayers()
{
    const bool isKnown = document()->index() && document()->index()->isComplete();
    m_players->list(isKnown ? document()->index() : nullptr);
    const Player *wanted = isKnown ? m_store->wantedPlayer() : nullptr;
    m_players->setCurrentIndex(std::max(
        0, m_players->rowOf(wanted ? std::optional(refOf(document()->index()->players(), *wanted))
                                   : std::nullopt)));
    m_players->setEnabled(m_players->listedRows() > 1);
}

void FactsDock::selectPlayer(int row)
{
    document()->selection().selectPlayer(m_players->playerAt(row));
}

void FactsDock::showFigures()
{
    if (!isVisible())
        return;
    {
        const QScopedValueRollback filling(m_isFilling, true);
        m_model->setFigures(document()->index() ? m_store->figures() : nullptr);
        const std::string kind = m_shownKind.empty() ? FirstKind : m_shownKind;
        const QModelIndex row = m_model->indexOf(kind, m_shownPart);
        m_list->setCurrentIndex(row.isValid() ? row : m_model->index(0, 0));
        m_columns->setHasContent(FiguresModel::ReferenceColumn,
                                 !m_store->referenceName().isEmpty());
    }
    showFigure();
    showState();
}

/// None without an index: until the store has heard of another recording, the figures are those of
/// the one before.
const ComparedFigure *FactsDock::shownFigure() const
{
    return document()->index() ? m_model->figureAt(m_list->currentIndex()) : nullptr;
}

void FactsDock::showFigure()
{
    const ComparedFigure *compared = shownFigure();
    m_plot->setFigure(compared ? &compared->figure : nullptr);
    if (compared) {
        m_shownKind = compared->figure.kind->id;
        m_shownPart = compared->figure.part;
    }
    showOccurrences({});
    showNames();
}

/// What says who others are, as they are called at the head.
void FactsDock::showNames()
{
    const ComparedFigure *compared = shownFigure();
    const QString statement = compared ? figureStatement(*compared, document()->index()->players(),
                                                         head())
                                       : QString();
    if (m_statement->toPlainText() != statement)
        m_statement->setPlainText(statement);
    m_state->setText(stateText());
}

/// Those of a bar, or all.
void FactsDock::showOccurrences(std::optional<std::size_t> bar)
{
    const ComparedFigure *compared = shownFigure();
    if (!compared)
        return m_occurrences->clear();
    std::optional<Bar> shown;
    if (bar)
        shown = compared->figure.histogram[*bar];
    m_occurrences->setFigure(compared->figure, document()->index()->time(),
                             document()->recording()->info().length, shown);
    if (bar)
        m_side->setCurrentWidget(m_places);
}

void FactsDock::showState()
{
    m_stack->setNote(note());
    m_state->setText(stateText());
    const bool isReading = m_store->state() == FactsStore::State::Reading
                           || m_store->isReadingReference();
    m_progress->setVisible(isReading);
    m_progress->setRange(0, m_store->isReadingReference() ? 0 : 100);
    m_progress->setValue(m_store->percent());
    commands().refresh();
    m_stop->setVisible(m_store->state() == FactsStore::State::Reading);
}

QString FactsDock::note() const
{
    switch (m_store->state()) {
    case FactsStore::State::NoRecording:
        return tr("No recording is open.");
    case FactsStore::State::Waiting:
        return tr("Figures are available once all events have been found.");
    case FactsStore::State::Reading:
        return m_model->rowCount() > 0 ? QString() : tr("Reading figures…");
    case FactsStore::State::NobodySelected:
        return tr("Select a player to see figures about inputs, timing and movement.");
    case FactsStore::State::Stopped:
        return tr("Reading was stopped. <a href='again'>Read figures</a>");
    case FactsStore::State::Failed:
        return errorSentence(*m_store->error()).toHtmlEscaped();
    case FactsStore::State::Ready:
        break;
    }
    return {};
}

QString FactsDock::stateText() const
{
    if (m_store->referenceError())
        return tr("%1: %2").arg(m_store->referenceName(),
                                errorSentence(*m_store->referenceError()));
    if (const auto tick = m_store->cutAt())
        return tr("Too many inputs: only those up to tick %1 are counted.")
            .arg(QLocale().toString(qlonglong{tick->value}));
    if (!m_store->referenceName().isEmpty())
        return tr("Compared with %1").arg(m_store->referenceName());
    QString words = tr("Figures for a closer look, not a verdict");
    const ComparedFigure *compared = shownFigure();
    const QString others = compared && !compared->figure.kind->isOfFile
                               ? othersText(*compared, document()->index()->players(), head())
                               : QString();
    if (others.isEmpty())
        return words;
    return tr("%1. %2: %3; %4")
        .arg(words, figureTitle(compared->figure), figureValue(compared->figure), others);
}

/// False for what names no recording.
bool FactsDock::compareWith(const QString &path)
{
    const bool isAddress = path.startsWith(QLatin1String("http://"))
                           || path.startsWith(QLatin1String("https://"));
    if (path.isEmpty() || (!isAddress && !QFileInfo::exists(path)))
        return false;
    m_store->setReference(path);
    return true;
}

void FactsDock::chooseReference()
{
    connect(askForFile(this, tr("Compare with a recording")), &QFileDialog::fileSelected, m_store,
            &FactsStore::setReference);
}

} // namespace tickscope
