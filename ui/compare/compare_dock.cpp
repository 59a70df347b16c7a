// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compare_dock.h"

#include "ui/commands/player_box.h"
#include "ui/compare/align_strip.h"
#include "ui/compare/difference_list.h"
#include "ui/compare/lag_plot.h"
#include "ui/compare/splits_table.h"
#include "ui/docks/table_parts.h"
#include "ui/style/elided.h"
#include "ui/style/theme.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/number_text.h"
#include "ui/texts/player_text.h"
#include "ui/texts/sentence_words.h"

#include <QColorDialog>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QSlider>
#include <QTableWidget>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace tickscope {

constexpr int LeastOpacity = 30;        // per cent: less is not seen
constexpr double MostNudge = 24 * 3600; // seconds
constexpr int NudgeDecimals = 2;
constexpr int MostGhostsInSight = 4; // of a list that ends with them

QString stateOf(const Ghost &ghost, Time head)
{
    if (ghost.fault)
        return CompareDock::tr("not shown");
    if (!ghost.frames)
        return ghost.source ? CompareDock::tr("not read yet") : CompareDock::tr("closed");
    if (!ghost.pairing)
        return CompareDock::tr("being compared…");
    const auto there = ghost.pairing->rightAt(head);
    if (!there)
        return CompareDock::tr("not at this place");
    const Time time = *there;
    switch (ghost.frames->source().presenceAt(time)) {
    case ReadRecording::Presence::NotBegun:
        return CompareDock::tr("begins in %1").arg(timeText(-time));
    case ReadRecording::Presence::Over:
        return CompareDock::tr("ended %1 ago")
            .arg(timeText(time - ghost.content.index->time().length()));
    case ReadRecording::Presence::Damaged:
        return CompareDock::tr("damaged here");
    case ReadRecording::Presence::There:
        break;
    }
    return CompareDock::tr("at %1").arg(timeText(time));
}

CompareDock::CompareDock(ActiveDocument &document, CompareCommands &commands, QWidget *parent)
    : DockPage(document, QStringLiteral("compare"), tr("Compare"),
               tr("Other recordings as ghosts in the same picture, and how they differ."), parent)
    , m_ghosts(commands.ghosts())
    , m_shared(commands.commands())
    , m_add(new QToolButton)
    , m_remove(new QToolButton)
    , m_list(new QListWidget)
    , m_stack(new NoteStack(*m_list, this))
    , m_world(named(wrappedText(), "compare.world"))
    , m_splits(new SplitsTable)
    , m_lag(new LagPlot)
    , m_differences(new DifferenceList)
    , m_fields(new QWidget)
    , m_form(new QFormLayout(m_fields))
    , m_align(new QComboBox)
    , m_kind(new QComboBox)
    , m_ownPlayer(new PlayerBox(document, tr("Anybody"), PlayerBox::Listed::Persons))
    , m_number(new QSpinBox)
    , m_otherNumber(new QSpinBox)
    , m_nudge(new QDoubleSpinBox)
    , m_strip(new AlignStrip)
    , m_subject(new PlayerBox(document, tr("Everybody"), PlayerBox::Listed::Persons))
    , m_opacity(new QSlider(Qt::Horizontal))
    , m_color(new QToolButton)
    , m_place(new QComboBox)
    , m_listed(new QComboBox)
{
    build();
    connectFields();
    addDockAction(*m_list, QStringLiteral("compare.remove"), tr("Remove from the picture"),
                  QKeySequence(Qt::Key_Delete), [this] { removeCurrent(); });
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(&m_ghosts, &Ghosts::changed, this, [this] {
        if (isVisible())
            showGhosts();
    });
}

void CompareDock::build()
{
    const auto named = [this](QWidget &field, const char *part, const QString &title,
                              const QString &hint) {
        field.setObjectName(QStringLiteral("compare.") + QLatin1String(part));
        field.setAccessibleName(title);
        field.setToolTip(hint);
        if (&field != m_list && &field != m_add && &field != m_remove)
            m_form->addRow(title, &field);
    };
    named(*m_list, "list", tr("Ghosts"), {});
    m_list->setItemDelegate(new QuietTailDelegate(this));
    named(*m_add, "add", tr("Compare with"), tr("Show another recording in the same picture"));
    m_add->setText(tr("Compare with…"));
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_add->setMenu(new QMenu(m_add));
    named(*m_remove, "remove", tr("Remove"), tr("Remove from the picture"));
    m_remove->setText(QStringLiteral("×"));
    named(*m_align, "align", tr("Align by"), tr("Which moments of both are shown together"));
    m_align->addItems({tr("Beginning"), tr("Tick number"), tr("Time of day"), tr("Event"),
                       tr("Place on the way")});
    named(*m_kind, "kind", tr("Event"), tr("Event of both that happens at the same moment"));
    named(*m_ownPlayer, "own-player", tr("Player here"),
          tr("Whose event or run it is in this recording"));
    named(*m_number, "number", tr("Number here"), tr("Which one in this recording"));
    named(*m_otherNumber, "other-number", tr("Number there"), tr("Which one of the ghost"));
    for (QSpinBox *number : {m_number, m_otherNumber})
        number->setRange(1, 100'000);
    named(*m_nudge, "nudge", tr("Ahead by"), tr("How much further the ghost is, by hand"));
    m_nudge->setRange(-MostNudge, MostNudge);
    m_nudge->setDecimals(NudgeDecimals);
    m_nudge->setSuffix(tr(" s"));
    m_form->addRow(m_strip);
    named(*m_subject, "subject", tr("Show"), tr("Which players of the ghost's recording to show"));
    named(*m_place, "place", tr("Where"), tr("Over the picture, or in a view beside it"));
    m_place->addItems({tr("In the picture"), tr("Beside it"), tr("Beside it, same camera")});
    named(*m_listed, "listed", tr("Differences"),
          tr("What to list where the recordings differ, of what both hold; or where the same "
             "inputs come twice"));
    m_listed->addItems({tr("Not listed"), tr("Positions and events"), tr("Inputs"),
                        tr("All recorded fields"), tr("None, but the same inputs twice")});
    m_listed->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_listed->setMinimumContentsLength(8);
    named(*m_opacity, "opacity", tr("Opacity"), tr("How clearly the ghost is seen"));
    m_opacity->setRange(LeastOpacity, 100);
    named(*m_color, "color", tr("Colour"), tr("Colour of the ghost"));

    auto *line = makeRow({m_add, stretchPart(), m_remove}, {QMargins(8, 2, 8, 2)});
    for (QToolButton *button : {m_add, m_remove}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
    }
    m_form->setContentsMargins(8, 4, 8, 8);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    auto *layout = fillWith(this, {line});
    m_world->setContentsMargins(8, 4, 8, 0);
    // What was asked for stands first; the rest can be scrolled to.
    auto *page = new QWidget;
    auto *rows = new QVBoxLayout(page);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_world, m_splits, m_lag, m_differences, m_fields})
        rows->addWidget(part);
    rows->addStretch();
    auto *scroll = scrolling(page);
    m_page = scroll;
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_splits, &QTableWidget::currentItemChanged, this, [=, this](const auto *cell) {
        const QPoint middle = m_splits->visualItemRect(cell).center();
        if (cell)
            scroll->ensureVisible(0, m_splits->viewport()->mapTo(page, middle).y());
    });
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideMiddle);
    layout->addWidget(m_stack);
    layout->addWidget(scroll, 1);
    setReadingOrder({m_add, m_remove, m_list, m_splits, m_lag, m_differences->table(), m_align,
                     m_kind, m_ownPlayer, m_number, m_otherNumber, m_nudge, m_subject, m_place,
                     m_listed, m_opacity, m_color});
}

void CompareDock::connectFields()
{
    connect(m_add->menu(), &QMenu::aboutToShow, this, [this] {
        m_add->menu()->clear();
        m_shared.offerChoices(*m_add->menu(), QStringLiteral("compare.with"));
        if (!m_offered)
            return;
        m_add->menu()->addSeparator();
        for (const Command *command : m_offered->commands())
            m_add->menu()->addAction(m_offered->action(command->id));
    });
    connect(m_remove, &QToolButton::clicked, this, &CompareDock::removeCurrent);
    connect(m_list, &QListWidget::currentRowChanged, this, &CompareDock::showLook);
    const auto goTo = [this](Tick tick) {
        document()->playback().apply(TimeCommand::goToTick(tick));
    };
    connect(m_splits, &SplitsTable::tickWanted, this, goTo);
    connect(m_splits, &SplitsTable::ghostTickWanted, this, [this, goTo](Tick tick) {
        const Ghost *ghost = current();
        if (const auto here = ghost && ghost->pairing ? ghost->pairing->leftOf(tick) : std::nullopt)
            goTo(*here);
    });
    connect(m_lag, &LagPlot::tickWanted, this, goTo);
    connect(m_differences, &DifferenceList::tickWanted, this, goTo);
    connect(m_align, &QComboBox::activated, this, [this](int by) {
        showAlignmentFields(static_cast<Alignment::By>(by));
        change([&](GhostLook &look) {
            look.alignment.by = static_cast<Alignment::By>(by);
            setEvents(look);
        });
    });
    const auto changeEvents = [this] { change([this](GhostLook &look) { setEvents(look); }); };
    connect(m_kind, &QComboBox::activated, this, changeEvents);
    connect(m_ownPlayer, &QComboBox::activated, this, changeEvents);
    connect(m_number, &QSpinBox::valueChanged, this, changeEvents);
    connect(m_otherNumber, &QSpinBox::valueChanged, this, changeEvents);
    const auto nudge = [this](Time time) {
        change([time](GhostLook &look) { look.alignment.nudge = time; });
    };
    connect(m_nudge, &QDoubleSpinBox::valueChanged, this, [nudge](double seconds) {
        nudge(std::chrono::duration_cast<Time>(std::chrono::duration<double>(seconds)));
    });
    connect(m_strip, &AlignStrip::nudged, this, nudge);
    connect(m_subject, &QComboBox::activated, this, [this](int row) {
        change([&](GhostLook &look) {
            look.subject = m_subject->playerAt(row);
            setEvents(look);
        });
    });
    connect(m_place, &QComboBox::activated, this, [this](int place) {
        change([place](GhostLook &look) { look.place = static_cast<GhostLook::Place>(place); });
    });
    connect(m_listed, &QComboBox::activated, this, [this](int listed) {
        change([listed](GhostLook &look) { look.listed = static_cast<GhostLook::Listed>(listed); });
    });
    connect(m_opacity, &QSlider::valueChanged, this, [this](int percent) {
        change([percent](GhostLook &look) { look.opacity = percent / 100.0; });
    });
    connect(m_color, &QToolButton::clicked, this, [this] {
        const Ghost *ghost = current();
        const QColor color = ghost ? QColorDialog::getColor(ghost->look.color, this,
                                                            m_color->toolTip())
                                   : QColor();
        if (color.isValid())
            change([&color](GhostLook &look) { look.color = color; });
    });
}

void CompareDock::refresh(Document::Changes changes)
{
    if (changes & (Document::RecordingChanged | Document::IndexChanged | Document::NamesChanged))
        showGhosts();
    else if (changes & (Document::TimeChanged | Document::FrameChanged))
        showStates();
}

const Ghost *CompareDock::current() const
{
    const int row = m_list->currentRow();
    const auto &ghosts = m_ghosts.all();
    return row >= 0 && std::cmp_less(row, ghosts.size()) ? &ghosts[static_cast<std::size_t>(row)]
                                                         : nullptr;
}

void CompareDock::showGhosts()
{
    const auto &ghosts = m_ghosts.all();
    {
        const QScopedValueRollback filling(m_isFilling, true);
        const int before = m_list->count();
        const int row = m_list->currentRow();
        while (std::cmp_greater(m_list->count(), ghosts.size()))
            delete m_list->takeItem(m_list->count() - 1);
        while (std::cmp_less(m_list->count(), ghosts.size()))
            m_list->addItem(QString());
        for (std::size_t i = 0; i < ghosts.size(); ++i) {
            QListWidgetItem *item = m_list->item(static_cast<int>(i));
            item->setText(ghosts[i].title);
            item->setIcon(theme::swatch(ghosts[i].look.color));
        }
        // The newest one is what a person wants to place next.
        const int last = m_list->count() - 1;
        m_list->setCurrentRow(last >= before ? last : std::min(std::max(row, 0), last));
    }
    m_stack->setNote(!ghosts.empty()           ? QString()
                     : document()->recording() ? tr("Another recording, or another moment of this "
                                                    "one, can be seen in the same picture.")
                                               : tr("No recording is open."));
    m_page->setVisible(!ghosts.empty());
    // The list is as high as it is long, and leaves the rest to what is known of the ghosts.
    const int rows = std::clamp(m_list->count(), 1, MostGhostsInSight);
    const int high = rows * std::max(m_list->sizeHintForRow(0), m_list->fontMetrics().height())
                     + 2 * m_list->frameWidth();
    m_stack->setMinimumHeight(ghosts.empty() ? 0 : high);
    m_stack->setMaximumHeight(ghosts.empty() ? QWIDGETSIZE_MAX : high);
    m_world->setVisible(false);
    if (ghosts.empty()) {
        showRuns(nullptr, nullptr);
        m_differences->show(nullptr);
    }
    m_remove->setEnabled(!ghosts.empty());
    m_add->setEnabled(document()->recording() && !m_ghosts.isFull());
    showLook();
    showStates();
}

void CompareDock::showStates()
{
    const auto &ghosts = m_ghosts.all();
    for (int row = 0; row < m_list->count() && std::cmp_less(row, ghosts.size()); ++row) {
        const Ghost &ghost = ghosts[static_cast<std::size_t>(row)];
        const QString state = stateOf(ghost, document()->playback().time().head());
        QListWidgetItem *item = m_list->item(row);
        item->setData(QuietTailRole, state);
        item->setToolTip(plainTip(ghost.path + u'\n' + state));
    }
    m_lag->showHead(document()->playback().time().tick());
    m_strip->showHead(document()->playback().time().head());
}

void CompareDock::showLook()
{
    const Ghost *ghost = current();
    if (m_isFilling || !ghost)
        return;
    const QScopedValueRollback filling(m_isFilling, true);
    const Alignment &alignment = ghost->look.alignment;
    showWorld(*ghost);
    // Two sides of one session saw the same runs: what differs is asked for.
    const bool isSameRun = ghost->isOfSession.value_or(false)
                           && alignment.by == Alignment::By::Tick;
    showRuns(ghost->runs && !isSameRun ? ghost->runs->result() : nullptr, ghost->content.index);
    m_align->setCurrentIndex(static_cast<int>(alignment.by));
    fillKinds(*ghost);
    showAlignmentFields(alignment.by);
    m_ownPlayer->list(document()->index());
    m_ownPlayer->setCurrentIndex(
        alignment.event.players.empty()
            ? 0
            : std::max(0, m_ownPlayer->rowOf(alignment.event.players.front())));
    m_number->setValue(alignment.number);
    m_otherNumber->setValue(alignment.otherNumber);
    m_nudge->setValue(std::chrono::duration<double>(alignment.nudge).count());
    m_strip->show(ghost, document()->index());
    if (document()->index())
        m_nudge->setSingleStep(1 / document()->index()->time().ticksPerSecond());
    m_subject->list(ghost->content.index);
    m_subject->setCurrentIndex(std::max(0, m_subject->rowOf(ghost->look.subject)));
    m_place->setCurrentIndex(static_cast<int>(ghost->look.place));
    m_listed->setCurrentIndex(static_cast<int>(ghost->look.listed));
    m_differences->show(ghost);
    for (QWidget *field : std::initializer_list<QWidget *>{m_opacity, m_color})
        showField(*field, ghost->look.place == GhostLook::Place::InPicture);
    m_opacity->setValue(qRound(ghost->look.opacity * 100));
    m_color->setIcon(theme::swatch(ghost->look.color));
}

/// Why it is not seen. A ghost that ran elsewhere stands where nobody ever was.
void CompareDock::showWorld(const Ghost &ghost)
{
    if (!document()->recording() || !ghost.content.recording)
        return m_world->hide();
    if (ghost.fault) {
        m_world->setText(tr("Not shown: %1.").arg(shownFault(*ghost.fault)));
        return m_world->show();
    }
    const bool isOfSession = ghost.isOfSession.value_or(false);
    const auto runs = ghost.runs ? ghost.runs->result() : nullptr;
    const bool mayBeOfSession = runs && runs->mayBeOfSession && ghost.path != document()->path();
    const SameWorld same = isSameWorld(document()->recording()->info(),
                                       ghost.content.recording->info());
    m_world->setText(
        isOfSession      ? tr("Both recorded the same session: shown by tick.")
        : mayBeOfSession ? tr("Both may have recorded the same session, though their clocks do not "
                              "show it.")
        : same == SameWorld::No ? tr("On another map: compare times, not places.")
                                : tr("Not known to be the same map: places may not match."));
    m_world->setVisible(isOfSession || mayBeOfSession || same != SameWorld::Yes);
}

void CompareDock::showRuns(const Shared<RunComparison> &runs, const Shared<Index> &ghost)
{
    const auto titleIn = [](const Shared<Index> &index, const std::optional<PlayerRef> &ref) {
        const Player *player = index && ref ? index->players().of(*ref) : nullptr;
        return player ? titleAt(index->players(), *player, ref->tick).name : QString();
    };
    if (runs)
        m_splits->show(runs->splits, titleIn(document()->index(), runs->ownPlayer),
                       titleIn(ghost, runs->player));
    else
        m_splits->show({});
    m_lag->show(runs,
                document()->recording() ? document()->recording()->info().length : GameLength());
}

void CompareDock::showAlignmentFields(Alignment::By by)
{
    const bool isByEvent = by == Alignment::By::Event;
    for (QWidget *field : std::initializer_list<QWidget *>{m_kind, m_number, m_otherNumber})
        showField(*field, isByEvent);
    showField(*m_ownPlayer, isByEvent || by == Alignment::By::Place);
}

void CompareDock::showField(QWidget &field, bool isShown)
{
    field.setVisible(isShown);
    m_form->labelForField(&field)->setVisible(isShown);
}

/// Kinds of which both recordings have events; races first, since these are compared most.
void CompareDock::fillKinds(const Ghost &ghost)
{
    m_kind->clear();
    if (!document()->index() || !ghost.content.index)
        return;
    std::vector<const EventKind *> kinds;
    for (const auto &[kind, count] : document()->index()->kindCounts()) {
        if (count > 0 && kind->rate != EventRate::Internal
            && ghost.content.index->kindCounts().contains(kind))
            kinds.push_back(kind);
    }
    std::stable_partition(kinds.begin(), kinds.end(), [](const EventKind *kind) {
        return kind->eventClass == EventClass::Race;
    });
    for (const EventKind *kind : kinds)
        m_kind->addItem(theme::kindWord(*kind), QString::fromUtf8(kind->id));
    const KindSet &chosen = ghost.look.alignment.event.kinds;
    if (!chosen.empty())
        m_kind->setCurrentIndex(m_kind->findData(QString::fromStdString(*chosen.begin())));
}

void CompareDock::setEvents(GhostLook &look) const
{
    EventQuery query;
    if (const QString kind = m_kind->currentData().toString(); !kind.isEmpty())
        query.kinds.insert(kind.toStdString());
    look.alignment.event = look.alignment.otherEvent = query;
    if (const auto player = m_ownPlayer->playerAt(m_ownPlayer->currentIndex()))
        look.alignment.event.players = {*player};
    if (look.subject)
        look.alignment.otherEvent.players = {*look.subject};
    look.alignment.number = m_number->value();
    look.alignment.otherNumber = m_otherNumber->value();
}

void CompareDock::change(const std::function<void(GhostLook &)> &change)
{
    const Ghost *ghost = current();
    if (m_isFilling || !ghost)
        return;
    GhostLook look = ghost->look;
    change(look);
    m_ghosts.setLook(static_cast<std::size_t>(m_list->currentRow()), look);
}

void CompareDock::removeCurrent()
{
    if (current())
        m_ghosts.remove(static_cast<std::size_t>(m_list->currentRow()));
}

} // namespace tickscope
