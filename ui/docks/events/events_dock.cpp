// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/docks/events/events_dock.h"

#include "core/model/event/shared_event_kinds.h"
#include "ui/commands/event_kind_commands.h"
#include "ui/commands/player_box.h"
#include "ui/commands/player_commands.h"
#include "ui/docks/events/event_details.h"
#include "ui/docks/events/event_list.h"
#include "ui/docks/table_parts.h"
#include "ui/errors.h"
#include "ui/models/event_model.h"
#include "ui/style/elided.h"
#include "ui/style/theme.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/number_text.h"

#include <QAction>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QScopedValueRollback>
#include <QScopeGuard>
#include <QSplitter>
#include <QToolButton>

#include <algorithm>
#include <set>

namespace tickscope {

EventsDock::EventsDock(ActiveDocument &document, QWidget *parent)
    : DockPage(document, QStringLiteral("events"), tr("Events"),
               tr("What happened. Filter by type, player or text; double-click to go there."),
               parent)
    , m_model(new EventModel(this))
    , m_list(new EventList(*m_model))
    , m_hiddenHits(named(wrappedText(), "events.hiddenHits"))
    , m_stack(new NoteStack(*m_list, this))
    , m_details(new EventDetails(document, this))
    , m_text(named(new QLineEdit(this), "events.filter", tr("Filter events by text")))
    , m_kinds(new QToolButton(this))
    , m_kindCommands(new EventKindCommands(document, this))
    , m_kindMenu(named(new TickMenu(this), "events.kinds.menu", tr("Event types")))
    , m_players(new PlayerBox(document, tr("All players"), PlayerBox::Listed::AllSpeakers, this))
    , m_fold(named(new QToolButton(this), "events.fold", tr("Group repeats")))
    , m_follow(named(new QToolButton(this), "events.follow", tr("Follow playhead")))
{
    build();
    addActions();
    connectInputs();
}

void EventsDock::build()
{
    m_text->setPlaceholderText(tr("Filter by text"));
    m_text->setToolTip(
        tr("Show only events with this text  (%1)")
            .arg(QKeySequence(QKeySequence::Find).toString(QKeySequence::NativeText)));
    m_text->setClearButtonEnabled(true);
    nameWidget(*m_kinds, "events.kinds", tr("Event types"), tr("Choose event types"));
    m_kinds->setIcon(theme::icon(QStringLiteral("filter")));
    m_kinds->setPopupMode(QToolButton::InstantPopup);
    m_kinds->setMenu(m_kindMenu);
    nameWidget(*m_players, "events.player", tr("Events of a player"), chosenPlayersHint());
    m_players->setMinimumContentsLength(6);
    m_fold->setIcon(theme::icon(QStringLiteral("group-repeats")));
    m_fold->setToolTip(tr("Group repeats: show equal events in one tick as one row"));
    m_fold->setCheckable(true);
    m_follow->setIcon(theme::icon(QStringLiteral("go-to")));
    m_follow->setToolTip(tr("Follow playhead: keep the row at the playhead in view"));
    m_follow->setCheckable(true);
    m_follow->setChecked(true);
    for (QToolButton *button : {m_kinds, m_fold, m_follow}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
    }

    auto *first = makeRow({{m_text, 1}, m_kinds});
    auto *second = makeRow({{m_players, 1}, m_fold, m_follow});
    auto *head = makeColumn({first, second, m_hiddenHits}, {QMargins(8, 6, 8, 6), 4});
    m_hiddenHits->hide();

    auto *splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(m_stack);
    splitter->addWidget(m_details);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 1);
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(1);
    m_details->hide();

    fillWith(this, {head, {splitter, 1}});
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    setReadingOrder({m_text, m_kinds, m_players, m_fold, m_follow, m_list, m_details->table()});
}

void EventsDock::addActions()
{
    addDockAction(*m_list, QStringLiteral("events.goto"), tr("Go to event"),
                  QKeySequence(Qt::Key_Return), [this] { goToSelected(); });
    addCopyAction(*m_list, "events.copy", tr("Copy rows"));
    commands().add("events.clearFilter", tr("Clear filter"),
                   [this] { this->document()->events().clearFilter(); });
}

void EventsDock::connectInputs()
{
    connect(m_kindMenu, &QMenu::aboutToShow, this, &EventsDock::fillKindMenu);
    connect(m_text, &QLineEdit::textEdited, this, [this](const QString &text) {
        changeFilter([&text](EventQuery &filter) { filter.text = text.trimmed().toStdString(); });
    });
    m_text->installEventFilter(this);
    connect(m_text, &QLineEdit::returnPressed, this, [this] {
        m_isFirstGoneTo = true;
        selectFirst();
    });
    connect(m_text, &QLineEdit::textEdited, this, [this] { m_isFirstWanted = false; });
    connect(m_players, &QComboBox::activated, this, &EventsDock::onPlayerChosen);
    connect(m_fold, &QToolButton::toggled, this, [this](bool isOn) {
        changeFilter([isOn](EventQuery &filter) { filter.foldsRepeats = isOn; });
    });
    connect(m_follow, &QToolButton::toggled, m_list, &EventList::setFollows);
    connect(m_list, &EventList::followsChanged, m_follow, &QToolButton::setChecked);
    connect(m_list, &QTableView::doubleClicked, this, &EventsDock::goToSelected);
    connect(m_list, &QTableView::customContextMenuRequested, this, &EventsDock::showMenu);
    // A key selects before the row is the current one, a click afterwards.
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &EventsDock::onSelectionChanged);
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &EventsDock::onSelectionChanged);
    connect(m_stack, &NoteStack::linkActivated, this, &EventsDock::followNote);
    connect(m_hiddenHits, &QLabel::linkActivated, this, &EventsDock::followNote);
    connect(m_details, &EventDetails::secretsRead, m_model, &EventModel::setClearText);
}

void EventsDock::fillKindMenu()
{
    m_kindMenu->clear();
    CommandSet &kinds = m_kindCommands->commands();
    m_kindMenu->addAction(kinds.action("events.allKinds"));
    m_kindMenu->addAction(kinds.action("events.usualKinds"));
    m_kindMenu->addSeparator();
    for (CommandChoice &choice : m_kindCommands->choices()) {
        const QString kind = choice.argument.toString();
        // The tab puts the count into the column of shortcuts, right-aligned.
        choice.text += u'\t' + numberText(static_cast<std::int64_t>(m_kindCommands->countOf(kind)));
        QAction *action = kinds.offerChoice(*m_kindMenu, "events.toggleKind", choice);
        action->setObjectName(QStringLiteral("events.kind.") + kind);
        action->setIcon({});
    }
}

void EventsDock::refresh(Document::Changes changes)
{
    const QScopedValueRollback guard(m_isShowing, true);
    if (changes & Document::RecordingChanged) {
        m_details->setEvent({});
        m_list->setFollows(true);
    }
    if (changes & (Document::RecordingChanged | Document::SecretsChanged)) {
        m_model->setClearText({});
        m_details->readAgain();
    }
    if (changes
        & (Document::RecordingChanged | Document::IndexChanged | Document::NamesChanged
           | Document::FilterChanged)) {
        m_players->list(document()->index());
        showFilter();
    }
    if (changes
        & (Document::RecordingChanged | Document::PhaseChanged | Document::IndexChanged
           | Document::LinesChanged)) {
        showLines();
        selectWantedFirst();
    }
    if (document()->index())
        m_list->setHead(document()->playback().time().tick());
}

void EventsDock::showLines()
{
    const auto chosen = m_details->row();
    m_model->setLines(document()->index(), document()->events().lines());
    m_stack->setNote(emptyNote());
    m_hiddenHits->setText(hiddenHitsNote());
    m_hiddenHits->setVisible(m_model->rowCount() > 0 && !m_hiddenHits->text().isEmpty());

    // A filter that keeps the chosen event keeps it chosen.
    if (!chosen || m_list->selectionModel()->hasSelection())
        return;
    const int row = m_model->rowOfEvent(*chosen);
    if (row >= 0 && m_model->index(row, 0).data(EventModel::RowRole).toULongLong() == *chosen)
        m_list->selectRow(row);
    else
        m_details->setEvent({});
}

void EventsDock::showFilter()
{
    const EventQuery &filter = document()->events().filter();
    const QString text = QString::fromStdString(filter.text);
    if (m_text->text().trimmed() != text)
        m_text->setText(text);
    m_fold->setChecked(filter.foldsRepeats);
    const bool hidesKinds = filter.hiddenKinds != kindsHiddenAtFirst();
    m_kinds->setText(hidesKinds ? tr("Event types ●") : tr("Event types"));
    m_kinds->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    showFilteredPlayers();
}

/// One of the list, or a line of its own for several and for one who is not listed yet.
void EventsDock::showFilteredPlayers()
{
    const auto &chosen = document()->events().filter().players;
    const auto guard = qScopeGuard([this] { m_players->setToolTip(chosenPlayersHint()); });
    while (m_players->count() > m_players->listedRows())
        m_players->removeItem(m_players->count() - 1);
    const int row = chosen.empty() ? 0 : m_players->rowOf(chosen.front());
    if (chosen.size() < 2 && row >= 0)
        return m_players->setCurrentIndex(row);
    const QString name = isolated(
        document()->players().name(chosen.front().client, chosen.front().tick));
    m_players->addItem(chosen.size() == 1 ? document()->players().title(chosen.front())
                                          : tr("All named %1").arg(name));
    m_players->setCurrentIndex(m_players->count() - 1);
}

/// What the box chooses; the whole of it, which may be cut there.
QString EventsDock::chosenPlayersHint() const
{
    const QString hint = tr("Show events of one player only");
    return plainTip(m_players->currentIndex() > 0 ? m_players->currentText() + u'\n' + hint : hint);
}

void EventsDock::onPlayerChosen(int row)
{
    if (row >= m_players->listedRows())
        return;
    changeFilter([&](EventQuery &filter) {
        filter.players.clear();
        if (const auto player = m_players->playerAt(row))
            filter.players = {*player};
    });
}

QString EventsDock::emptyNote() const
{
    const Shared<Index> &index = document()->index();
    if (!index)
        return document()->phase() == OpenPhase::Opening ? tr("Opening…")
                                                         : tr("No recording is open.");
    if (m_model->rowCount() > 0)
        return {};
    if (!index->isComplete() && document()->phase() != OpenPhase::Indexing)
        return tr("The events are not read yet.");
    if (!index->isComplete() || !document()->events().areCurrent())
        return tr("Reading events…");
    QString unread = unreadSentence(document()->recording()->info());
    if (index->eventCount() == 0 && !unread.isEmpty())
        return unread;
    const bool isWhole = index->damage().empty();
    if (index->eventCount() == 0)
        return isWhole ? tr("No events in this recording.")
                       : tr("No events in the readable part of this recording.");

    if (QString hidden = hiddenHitsNote(); !hidden.isEmpty())
        return hidden;
    const EventQuery &filter = document()->events().filter();
    std::vector<std::string> shown;
    for (const std::string &kind : EventKindCommands::allKinds(index)) {
        if (!filter.hiddenKinds.contains(kind))
            shown.push_back(kind);
    }
    const EventKind *only = shown.size() == 1 ? findSharedKind(shown.front()) : nullptr;
    if (only && !index->kindCounts().contains(only)) {
        if (!unread.isEmpty())
            return unread.toHtmlEscaped() + u' ' + tr("<a href='clear'>Show all events</a>");
        return (isWhole ? tr("No events of type “%1” in this recording. <a href='clear'>Show all "
                             "events</a>")
                        : tr("No events of type “%1” in the readable part of this recording. "
                             "<a href='clear'>Show all events</a>"))
            .arg(theme::kindTitle(*only).toHtmlEscaped());
    }
    EventQuery usual = usualEvents();
    usual.foldsRepeats = filter.foldsRepeats;
    // Types that are hidden at first are not hidden by the filter.
    std::size_t count = 0;
    for (const auto &[kind, events] : index->kindCounts()) {
        if (filter == usual || usual.takesKind(*kind))
            count += events;
    }
    const int hidden = pluralCount(static_cast<qint64>(count > 0 ? count : index->eventCount()));
    if (filter == usual)
        return tr("%Ln event(s), all of types that are hidden at first — "
                  "<a href='clear'>show them</a>",
                  nullptr, hidden);
    return tr("Filter hides %Ln event(s) — <a href='clear'>clear it</a>", nullptr, hidden);
}

void EventsDock::onSelectionChanged()
{
    const auto event = m_model->eventAt(m_list->currentIndex().row());
    // Where the focus comes to a row, nothing is chosen yet.
    if (!event || !m_list->selectionModel()->isSelected(m_list->currentIndex()))
        return;
    m_details->setEvent(m_list->currentIndex().data(EventModel::RowRole).toULongLong());
    // Who it was then, even if another has that client ID at the head.
    const bool isSpoken = event->kind().eventClass == EventClass::Chat;
    const int client = event->client == NoClient && !isSpoken ? event->otherClient : event->client;
    if (m_isShowing || client == NoClient)
        return;
    const PlayerRef shown{client, event->tick};
    const PlayerRef party = partyOf(*event, client);
    const PlayerTable &players = document()->index()->players();
    document()->selection().selectPlayer(players.of(party) == players.of(shown) ? shown : party);
}

bool EventsDock::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_text && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Down) {
        m_isFirstGoneTo = false;
        selectFirst();
        return true;
    }
    return DockPage::eventFilter(watched, event);
}

void EventsDock::selectFirst()
{
    m_isFirstWanted = true;
    selectWantedFirst();
}

void EventsDock::selectWantedFirst()
{
    const bool isListed = document()->events().areOfFilter() && m_model->rowCount() > 0;
    if (!m_isFirstWanted || (!isListed && !document()->events().areCurrent()))
        return;
    m_isFirstWanted = false;
    if (!isListed)
        return;
    m_list->setFocus(Qt::OtherFocusReason);
    m_list->selectRow(0);
    m_list->scrollTo(m_list->currentIndex());
    if (m_isFirstGoneTo)
        goToSelected();
}

void EventsDock::goToSelected()
{
    if (const auto event = m_model->eventAt(m_list->currentIndex().row()))
        goTo(event->tick);
}

void EventsDock::showMenu(const QPoint &place)
{
    const QModelIndex index = m_list->indexAt(place);
    const auto event = m_model->eventAt(index.row());
    if (!event)
        return;
    const QString kind = QString::fromUtf8(event->kind().id);

    QMenu menu(this);
    menu.addAction(commands().action("events.goto"));
    menu.addSeparator();
    for (const int client : std::set{event->client, event->otherClient}) {
        if (client != NoClient)
            offerFilters(menu, document(), {client, event->tick});
    }
    m_kindCommands->commands().offer(menu, "events.onlyKind", kind);
    m_kindCommands->commands().offer(menu, "events.hideKind", kind);
    if (document()->events().isFiltered())
        menu.addAction(commands().action("events.clearFilter"));
    menu.addSeparator();
    menu.addAction(commands().action("events.copy"));
    emit menuOpening(&menu, event->tick);
    menu.exec(m_list->viewport()->mapToGlobal(place));
}

QString EventsDock::hiddenHitsNote() const
{
    qint64 hits = 0;
    for (const auto &[kind, count] : document()->events().hiddenHits())
        hits += static_cast<qint64>(count);
    return hits == 0 ? QString()
                     : tr("%Ln hit(s) in hidden event types — <a href='hidden'>show them</a>",
                          nullptr, pluralCount(hits));
}

void EventsDock::followNote(const QString &link)
{
    if (link != QStringLiteral("hidden"))
        return document()->events().clearFilter();
    changeFilter([this](EventQuery &filter) {
        for (const auto &[kind, count] : document()->events().hiddenHits())
            filter.hiddenKinds.erase(std::string(kind->id));
    });
}

void EventsDock::changeFilter(const std::function<void(EventQuery &)> &change)
{
    if (m_isShowing)
        return;
    EventQuery filter = document()->events().filter();
    change(filter);
    document()->events().setFilter(filter);
}

} // namespace tickscope
