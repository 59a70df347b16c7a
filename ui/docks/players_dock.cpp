// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/docks/players_dock.h"

#include <QAction>
#include <QMenu>
#include <QScopedValueRollback>
#include <QTableView>
#include <QToolButton>

#include "ui/commands/player_commands.h"
#include "ui/docks/table_parts.h"
#include "ui/errors.h"
#include "ui/models/player_model.h"
#include "ui/style/elided.h"
#include "ui/style/theme.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/number_text.h"

namespace tickscope {

PlayersDock::PlayersDock(ActiveDocument &document, QWidget *parent)
    : DockPage(
        document, QStringLiteral("players"), tr("Players"),
        tr("Who is playing at the playhead. Click to select a player everywhere; V follows."),
        parent)
    , m_model(new PlayerModel(this))
    , m_order(new PlayerOrder(this))
    , m_view(named(new QTableView, "players.list", tr("Players at this tick")))
    , m_stack(new NoteStack(*m_view, this))
    , m_positions(named(hintText(), "players.positions"))
    , m_follow(new QToolButton(this))
{
    m_order->setSourceModel(m_model);
    build();
    addDockAction(*m_view, QStringLiteral("players.follow"), tr("Follow"),
                  QKeySequence(Qt::Key_Return),
                  [this] { toggleFollow(playerAt(m_view->currentIndex())); });
    addCopyAction(*m_view, "players.copy", tr("Copy rows"));
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &PlayersDock::onSelectionChanged);
    connect(m_view, &QTableView::clicked, this, &PlayersDock::onClicked);
    connect(m_view, &QTableView::doubleClicked, this, [this](const QModelIndex &index) {
        if (index.column() != PlayerModel::FollowColumn)
            toggleFollow(playerAt(index));
    });
    connect(m_view, &QTableView::customContextMenuRequested, this, &PlayersDock::showMenu);
    connect(m_follow, &QToolButton::clicked, this, [this] {
        const auto &followed = this->document()->selection().followed();
        toggleFollow(followed ? followed : this->document()->selection().player());
    });
}

void PlayersDock::build()
{
    m_view->setModel(m_order);
    m_view->setItemDelegateForColumn(PlayerModel::NameColumn, new QuietTailDelegate(this));
    prepareTable(*m_view);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->setIconSize({12, 12});
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(PlayerModel::NameColumn, Qt::AscendingOrder);
    m_columns = new ColumnFit(
        *m_view, {{PlayerModel::NameColumn, QStringLiteral("● nameless tee"), true},
                  {PlayerModel::FollowColumn, QStringLiteral("▸")},
                  {PlayerModel::PositionColumn, QStringLiteral("123.4, 123.4")},
                  {PlayerModel::ScoreColumn, QStringLiteral("1234"), false, true},
                  {PlayerModel::SpeedColumn, QStringLiteral("1234.5"), false, true},
                  {PlayerModel::HealthColumn, QStringLiteral("100 / 100"), false, true},
                  {PlayerModel::TeamColumn, QStringLiteral("spectators"), false, true},
                  {PlayerModel::AliveColumn, QStringLiteral("not in sight"), false, true}});

    m_positions->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    nameWidget(*m_follow, "players.follow-button", tr("Follow the selected player"));
    m_follow->setIcon(theme::icon(QStringLiteral("follow")));
    m_follow->setText(tr("Follow"));
    m_follow->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_follow->setCheckable(true);
    m_follow->setAutoRaise(true);
    m_follow->setFocusPolicy(Qt::TabFocus);

    auto *head = makeRow({{m_positions, 1}, m_follow}, {QMargins(8, 4, 8, 4)});
    fillWith(this, {head, {m_stack, 1}});
    setReadingOrder({m_follow, m_view});
}

void PlayersDock::refresh(Document::Changes changes)
{
    const QScopedValueRollback guard(m_isShowing, true);
    if (changes
        & (Document::RecordingChanged | Document::FrameChanged | Document::IndexChanged
           | Document::PhaseChanged | Document::RebuiltChanged)) {
        if (changes & Document::RecordingChanged)
            m_columns->setSample(PlayerModel::PositionColumn, {});
        if (document()->recording())
            m_model->setLength(document()->recording()->info().length);
        m_model->setFrame(document()->frame(), document()->index(), document()->sceneMaker());
        fitPositions();
        m_stack->setNote(emptyNote());
        showPositions();
        fitScores();
        if (changes
            & (Document::RecordingChanged | Document::IndexChanged | Document::PhaseChanged))
            fitNames();
    }
    if (changes
        & (Document::RecordingChanged | Document::FrameChanged | Document::SelectionChanged
           | Document::FollowChanged | Document::IndexChanged))
        showSelection();
}

/// "Carol later Carol2" is of more use than a speed; a whole list of namesakes is not, and can be
/// read in the tool tip.
void PlayersDock::fitNames()
{
    constexpr qsizetype LongestWish = 20;
    QString longest;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex cell = m_model->index(row, PlayerModel::NameColumn);
        QString name = cell.data().toString();
        const QString whole = name + u' ' + cell.data(QuietTailRole).toString();
        if (whole.size() <= LongestWish)
            name = whole;
        if (name.size() > longest.size())
            longest = name;
    }
    m_columns->setWish(QStringLiteral("● ") + longest.left(LongestWish));
}

/// Only grows while one recording is open, so that nothing jumps to and fro while it plays.
void PlayersDock::fitPositions()
{
    QString widest = m_columns->sample(PlayerModel::PositionColumn);
    for (int row = 0; row < m_model->rowCount(); ++row) {
        QString place = m_model->index(row, PlayerModel::PositionColumn).data().toString();
        if (place.size() > widest.size())
            widest = place;
    }
    m_columns->setSample(PlayerModel::PositionColumn, widest);
}

/// A column without any number is of no use.
void PlayersDock::fitScores()
{
    bool hasScores = false;
    for (int row = 0; row < m_model->rowCount() && !hasScores; ++row)
        hasScores = !m_model->index(row, PlayerModel::ScoreColumn).data().toString().isEmpty();
    m_columns->setHasContent(PlayerModel::ScoreColumn, hasScores);
}

QString PlayersDock::emptyNote() const
{
    if (m_model->rowCount() > 0)
        return {};
    if (!document()->recording())
        return tr("No recording is open.");
    const Shared<Index> &index = document()->index();
    if (!index || !index->isComplete())
        return document()->phase() == OpenPhase::Ready ? tr("The players are not read yet.")
                                                       : tr("Reading players…");
    if (QString unread = unreadSentence(document()->recording()->info()); !unread.isEmpty())
        return unread;
    return index->damage().empty() ? tr("No players in this recording.")
                                   : tr("No players in the readable part of this recording.");
}

void PlayersDock::showPositions()
{
    const QString count = numberText(m_model->presentCount());
    switch (m_model->source()) {
    case PositionSource::Recorded:
        if (document()->reading().isRebuilt()) {
            m_positions->setText(tr("%1 here, positions recorded, rest rebuilt").arg(count));
            m_positions->setToolTip(
                tr("Positions are as stored in the file. What it leaves out, such as hooks and "
                   "weapons, is worked out from it and its map."));
        } else {
            m_positions->setText(tr("%1 here, positions recorded").arg(count));
            m_positions->setToolTip(tr("Positions are as stored in the file."));
        }
        break;
    case PositionSource::Predicted:
        m_positions->setText(tr("%1 here, positions predicted").arg(count));
        m_positions->setToolTip(tr("The recording omits positions that follow from the game's "
                                   "physics; these are predicted for this tick."));
        break;
    case PositionSource::Interpolated:
        m_positions->setText(tr("%1 here, positions between ticks").arg(count));
        m_positions->setToolTip(tr("Positions are interpolated between two recorded ones."));
        break;
    }
    if (m_model->derivesSpeeds())
        m_positions->setText(tr("%1; speed from positions").arg(m_positions->text()));
    // Of a moment that cannot be read it is unknown who is there.
    const auto &frame = document()->frame();
    m_positions->setVisible(m_model->rowCount() > 0 && frame && frame->at);
}

void PlayersDock::showSelection()
{
    const auto &selected = document()->selection().player();
    const auto &followed = document()->selection().followed();
    m_model->setFollowed(rowOf(followed));
    const int row = rowOf(selected);
    if (row < 0) {
        m_view->selectionModel()->clear();
    } else {
        const QModelIndex shown = m_order->mapFromSource(m_model->index(row, 0));
        if (!m_view->selectionModel()->isRowSelected(shown.row(), {}))
            m_view->selectRow(shown.row());
    }
    m_follow->setEnabled(selected || followed);
    m_follow->setChecked(followed.has_value());
    m_follow->setToolTip(followed ? tr("Stop following %1")
                                        .arg(isolated(document()->players().title(*followed)))
                                        .toHtmlEscaped()
                                  : tr("Keep the selected player centred"));
}

int PlayersDock::rowOf(const std::optional<PlayerRef> &player) const
{
    return player ? m_model->rowOf(*player, document()->players().clientInFrame(player)) : -1;
}

std::optional<PlayerRef> PlayersDock::playerAt(const QModelIndex &index) const
{
    return m_model->playerAt(m_order->mapToSource(index).row());
}

void PlayersDock::onSelectionChanged()
{
    // Where the focus comes to a row, nothing is chosen yet.
    if (m_isShowing || !m_view->selectionModel()->isSelected(m_view->currentIndex()))
        return;
    if (const auto player = playerAt(m_view->currentIndex()))
        document()->selection().selectPlayer(player);
}

void PlayersDock::onClicked(const QModelIndex &index)
{
    if (index.column() == PlayerModel::FollowColumn)
        toggleFollow(playerAt(index));
    else
        onSelectionChanged();
}

void PlayersDock::toggleFollow(const std::optional<PlayerRef> &player)
{
    // Where the index has not come yet, the row shows that both are one.
    const auto &followed = document()->selection().followed();
    const bool isFollowed = document()->players().isSame(player, followed)
                            || (rowOf(player) >= 0 && rowOf(player) == rowOf(followed));
    document()->selection().follow(isFollowed ? std::nullopt : player);
    m_follow->setChecked(document()->selection().followed().has_value());
}

void PlayersDock::showMenu(const QPoint &place)
{
    const QModelIndex index = m_view->indexAt(place);
    if (!index.isValid())
        return;
    QMenu menu(this);
    menu.addAction(commands().action("players.follow"));
    if (const auto player = playerAt(index))
        offerFilters(menu, document(), *player);
    menu.addAction(commands().action("players.copy"));
    menu.exec(m_view->viewport()->mapToGlobal(place));
}

} // namespace tickscope
