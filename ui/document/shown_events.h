// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>

#include <QElapsedTimer>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include "core/analysis/event_lines.h"
#include "core/base/tick_list.h"
#include "core/playback/time_controller.h"
#include "core/timeline/frame_service.h"
#include "ui/document/document_change.h"
#include "ui/jobs/latest_job.h"

namespace tickscope {

/// Which events a person wants to see, and the lines of them, made on a worker. UI thread.
class ShownEvents
    : public QObject
    , public DocumentChange
{
    Q_OBJECT

public:
    explicit ShownEvents(QObject *parent = nullptr);
    ~ShownEvents() override;

    [[nodiscard]] const EventQuery &filter() const { return m_filter; }
    void setFilter(const EventQuery &filter);
    /// Whether a person chose what is shown: types that are hidden at first are no choice.
    [[nodiscard]] bool isFiltered() const;
    /// Shows what is shown at first; all, where that is the filter already or would be nothing.
    void clearFilter();
    /// Of the present filter over the present index, see areCurrent(); never null.
    [[nodiscard]] const Shared<EventLines> &lines() const { return m_lines; }
    /// Whether the lines are of the present filter, if not over all of the index.
    [[nodiscard]] bool areOfFilter() const
    {
        return m_filtered.lines && m_filtered.filter == m_filter;
    }
    /// Whether the lines are those; else others are on their way.
    [[nodiscard]] bool areCurrent() const
    {
        return m_filtered.lines && !m_isStale && !m_timer.isActive() && !m_job.isRunning();
    }
    /// How many events of hidden kinds have the text of the filter; none without a text.
    [[nodiscard]] const KindCounts &hiddenHits() const { return m_filtered.hiddenHits; }
    /// Puts ticks of the lines, and of what the players of the filter did, into \a landmarks.
    void fill(Landmarks &landmarks) const;

    /// The index is another one, or has grown.
    void setIndex(const Shared<Index> &index);
    /// Another recording, or none; says nothing. What kinds are hidden stays.
    void clear();

signals:
    void changed(tickscope::DocumentChange::Changes changes);

private:
    struct LandmarkWalk;
    struct HiddenWalk;
    using LandmarkTicks = std::map<const EventKind *, TickList>;
    /// What the job gives: lines to show and their ticks to jump between.
    struct Filtered {
        Shared<Index> index;
        Shared<EventLines> lines; ///< Null when the job was cancelled.
        EventQuery filter;
        /// Of the kinds that are landmarks, as far as the players of the filter did it.
        LandmarkTicks ofKinds;
        KindCounts hiddenHits;
    };

    void filterSoon(bool isUrgent);
    void filterNow();
    void take(const Filtered &filtered);

    Shared<Index> m_index;
    EventQuery m_filter = usualEvents();
    Shared<EventLines> m_lines;
    Filtered m_filtered;
    QTimer m_timer;
    QElapsedTimer m_sinceLast;
    bool m_isStale = false; ///< The index grew while the job ran.
    QThreadPool m_pool;
    LatestJob<Filtered> m_job;
    std::shared_ptr<EventSelection> m_selection; ///< Of the filter; used by the job only.
    std::shared_ptr<LandmarkWalk> m_landmarks;   ///< The same, for what one goes to by keys.
    std::shared_ptr<HiddenWalk> m_hidden; ///< The same, for what a search misses; null without one.
};

} // namespace tickscope
