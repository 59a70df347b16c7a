// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/view/timeline_panel.h"

#include <QMenu>
#include <QToolButton>

#include <algorithm>

#include "ui/jobs/latest_job.h"
#include "ui/playback/playback_bar.h"
#include "ui/playback/playback_commands.h"
#include "ui/style/elided.h"
#include "ui/style/theme.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/screen_text.h"
#include "ui/timeline/overview_strip.h"
#include "ui/timeline/timeline_painter.h"
#include "ui/timeline/view/lane_commands.h"
#include "ui/timeline/view/timeline_view.h"

namespace tickscope {

/// A change of the lanes that can be undone.
class LaneStep : public QUndoCommand
{
public:
    LaneStep(TimelinePanel &panel, std::vector<Lane> after, const QString &what)
        : QUndoCommand(what)
        , m_panel(&panel)
        , m_before(panel.lanes())
        , m_after(std::move(after))
    {
    }

    void undo() override
    {
        if (m_panel)
            m_panel->setLanes(m_before);
    }
    void redo() override
    {
        if (m_panel)
            m_panel->setLanes(m_after);
    }

private:
    QPointer<TimelinePanel> m_panel; ///< The history may outlive it.
    std::vector<Lane> m_before;
    std::vector<Lane> m_after;
};

TimelinePanel::TimelinePanel(ActiveDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_go(new GoCommands(document, this))
    , m_bar(new PlaybackBar(document, *m_go, this))
    , m_overview(new OverviewStrip(document, this))
    , m_filter(named(new QToolButton(m_overview), "timeline.filter"))
    , m_view(new TimelineView(document, *m_go, this))
    , m_laneCommands(new LaneCommands(*this, document))
    , m_laneJob(
          std::make_unique<LatestJob<Shared<LaneTicks>>>([this](const Shared<LaneTicks> &ticks) {
              if (!ticks)
                  return;
              m_overview->setTicks(ticks);
              m_view->setTicks(ticks);
          }))
{
    nameWidget(*this, "timelinePanel", tr("Timeline and playback"));
    // Time runs from left to right in every language, and its buttons with it.
    setLayoutDirection(Qt::LeftToRight);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    fillWith(this, {m_bar, m_overview, {m_view, 1}});

    m_filter->setText(tr("Filtered"));
    m_filter->setIcon(theme::icon(QStringLiteral("close")));
    m_filter->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_filter->setAutoRaise(true);
    m_filter->setFocusPolicy(Qt::TabFocus);
    m_filter->hide();
    connect(m_filter, &QToolButton::clicked, this, [this] { m_document->events().clearFilter(); });
    connect(m_view, &TimelineView::laneMenuWanted, this, &TimelinePanel::showLaneMenu);
    connect(m_view, &TimelineView::laneMoved, this, &TimelinePanel::moveLane);
    connect(&m_document, &ActiveDocument::changed, this, &TimelinePanel::onDocumentChanged);
    m_view->setTicks(emptyLaneTicks(shownLanes(m_lanes, nullptr)));
}

TimelinePanel::~TimelinePanel() = default;

void TimelinePanel::onDocumentChanged(Document::Changes changes)
{
    if (changes & Document::RecordingChanged) {
        m_laneJob->cancel();
        const auto empty = emptyLaneTicks(shownLanes(chosenLanes(), nullptr));
        m_overview->setTicks(empty);
        m_view->setTicks(empty);
    }
    if (changes & (Document::LinesChanged | Document::LanesChanged))
        sortIntoLanes();
    if (changes & (Document::RecordingChanged | Document::FilterChanged | Document::NamesChanged))
        showFilter();
}

void TimelinePanel::showFilter()
{
    const ShownEvents &events = m_document->events();
    QStringList chosen;
    if (!events.filter().text.empty())
        chosen << QString::fromStdString(events.filter().text);
    for (const PlayerRef &player : events.filter().players)
        chosen << isolated(m_document->players().title(player));
    if (events.filter().hiddenKinds != kindsHiddenAtFirst())
        chosen << tr("chosen event types");
    m_filter->setToolTip(plainTip(tr("Lanes and overview show only what the filter of the events "
                                     "shows: %1. Click to clear it.")
                                      .arg(chosen.join(QStringLiteral(", ")))));
    m_filter->setGeometry(0, 0, qRound(timelineTitleWidth(m_overview->font())) - 2,
                          m_overview->height());
    m_filter->setVisible(m_document->recording() && events.isFiltered());
}

std::vector<Lane> TimelinePanel::chosenLanes() const
{
    std::vector<Lane> lanes;
    for (const QString &id : m_document->lanes()) {
        const auto found = std::ranges::find(m_lanes, id, &Lane::id);
        if (found == m_lanes.end())
            continue; // an own lane of somebody else
        lanes.push_back(*found);
        lanes.back().isShown = true;
    }
    return lanes.empty() ? m_lanes : lanes;
}

QStringList TimelinePanel::laneIds() const
{
    const auto idsOf = [](const std::vector<Lane> &lanes) {
        QStringList ids;
        for (const Lane &lane : lanes) {
            if (lane.isShown)
                ids << lane.id;
        }
        return ids;
    };
    const QStringList ids = idsOf(chosenLanes());
    return ids == idsOf(defaultLanes()) ? QStringList() : ids;
}

void TimelinePanel::sortIntoLanes()
{
    if (!m_document->index())
        return;
    LaneOrder order{m_document->index(), m_document->events().lines(),
                    shownLanes(chosenLanes(), m_document->index().get()),
                    m_document->events().filter().players};
    m_laneJob->start([order = std::move(order), sorter = m_sorter](const std::stop_token &stop) {
        return sorter->sort(order, stop);
    });
}

void TimelinePanel::setLanes(const std::vector<Lane> &lanes)
{
    if (m_lanes == lanes)
        return;
    m_lanes = lanes;
    saveLanes(m_lanes);
    m_document->setLanes({});
    emit lanesChanged();
    if (m_document->index())
        sortIntoLanes();
    else
        m_view->setTicks(emptyLaneTicks(shownLanes(m_lanes, nullptr)));
}

void TimelinePanel::changeLanes(const std::vector<Lane> &lanes, const QString &what)
{
    // A history belongs to a recording.
    if (!m_document->recording())
        setLanes(lanes);
    else if (m_lanes != lanes)
        m_document->history().push(new LaneStep(*this, lanes, what));
}

void TimelinePanel::showLaneMenu(QPoint place, const QString &laneId)
{
    auto *menu = named(new QMenu(this), "laneMenu");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    m_laneCommands->offer(*menu, laneId);
    menu->popup(place);
}

void TimelinePanel::moveLane(const QString &id, const QString &other)
{
    std::vector<Lane> lanes = m_lanes;
    const auto from = std::ranges::find(lanes, id, &Lane::id);
    const auto to = std::ranges::find(lanes, other, &Lane::id);
    if (from == lanes.end() || to == lanes.end())
        return;
    if (from < to)
        std::rotate(from, from + 1, to + 1);
    else
        std::rotate(to, from, from + 1);
    changeLanes(lanes, tr("Move lane"));
}

} // namespace tickscope
