// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QWidget>

#include "ui/document/active_document.h"
#include "ui/timeline/lanes/lane_ticks.h"

class QToolButton;

namespace tickscope {

template<typename T>
class LatestJob;
class GoCommands;
class LaneCommands;
class OverviewStrip;
class PlaybackBar;
class TimelineView;

/// The instrument at the bottom of the window: controls, overview and the stretch in
/// view. Sorts the shown events into lanes on a worker.
class TimelinePanel : public QWidget
{
    Q_OBJECT

public:
    explicit TimelinePanel(ActiveDocument &document, QWidget *parent = nullptr);
    ~TimelinePanel() override;

    [[nodiscard]] GoCommands &go() { return *m_go; }
    [[nodiscard]] PlaybackBar &playbackBar() { return *m_bar; }
    [[nodiscard]] TimelineView &view() { return *m_view; }

    /// All lanes, shown or not, from the top.
    [[nodiscard]] const std::vector<Lane> &lanes() const { return m_lanes; }
    /// Takes and keeps the lanes for this and later recordings.
    void setLanes(const std::vector<Lane> &lanes);
    /// IDs of those that are shown, as ViewState has them; empty for the lanes of a first start.
    [[nodiscard]] QStringList laneIds() const;
    /// The same as setLanes(), but a step of undo, called \a what.
    void changeLanes(const std::vector<Lane> &lanes, const QString &what);

signals:
    void lanesChanged();

private:
    void showLaneMenu(QPoint place, const QString &laneId);
    /// Puts the lane \a id at the place of \a other.
    void moveLane(const QString &id, const QString &other);
    /// Those of the document, where a link or the session named some.
    [[nodiscard]] std::vector<Lane> chosenLanes() const;
    void sortIntoLanes();
    /// Says that the filter of the list of events leaves out some of the lanes' and overview's.
    void showFilter();
    void onDocumentChanged(Document::Changes changes);

    ActiveDocument &m_document;
    std::vector<Lane> m_lanes = loadLanes();
    GoCommands *m_go;
    PlaybackBar *m_bar;
    OverviewStrip *m_overview;
    QToolButton *m_filter; ///< Beside the overview, above the titles of lanes.
    TimelineView *m_view;
    LaneCommands *m_laneCommands;
    std::shared_ptr<LaneSorter> m_sorter = std::make_shared<LaneSorter>(); ///< Used by the job.
    std::unique_ptr<LatestJob<Shared<LaneTicks>>> m_laneJob;
};

} // namespace tickscope
