// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <string_view>

#include <QElapsedTimer>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include "core/analysis/event_filter.h"
#include "core/analysis/kind_rows.h"
#include "core/playback/time_controller.h"
#include "core/timeline/frame_service.h"
#include "ui/document/document_change.h"
#include "ui/jobs/latest_job.h"

namespace tickscope {

/// Kinds of events that are landmarks of their own: what players did, though lists hide it at
/// first.
inline constexpr std::array<std::string_view, 2> LandmarkKinds{"hook", "hit"};

/// Which events a person wants to see, and the lines of them, made on a worker. UI thread.
class ShownEvents
    : public QObject
    , public DocumentChange
{
    Q_OBJECT

public:
    explicit ShownEvents(QObject *parent = nullptr);
    ~ShownEvents() override;

    [[nodiscard]] const EventFilter &filter() const { return m_filter; }
    void setFilter(const EventFilter &filter);
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
    /// Puts ticks of the lines, and of what the players of the filter did, into \a landmarks.
    void fill(Landmarks &landmarks) const;

    /// The index is another one, or has grown.
    void setIndex(const Shared<Index> &index);
    /// Another recording, or none; says nothing. What kinds are hidden stays.
    void clear();

signals:
    void changed(tickscope::DocumentChange::Changes changes);

private:
    /// What the job gives: lines to show and their ticks to jump between.
    struct Filtered {
        Shared<Index> index;
        Shared<EventLines> lines; ///< Null when the job was cancelled.
        EventFilter filter;
        /// Of the LandmarkKinds, as far as the players of the filter did it.
        std::array<SortedTicks, LandmarkKinds.size()> ofKinds;
    };

    void filterSoon(bool isUrgent);
    void filterNow();
    void take(const Filtered &filtered);

    Shared<Index> m_index;
    EventFilter m_filter;
    Shared<EventLines> m_lines;
    Filtered m_filtered;
    QTimer m_timer;
    QElapsedTimer m_sinceLast;
    bool m_isStale = false; ///< The index grew while the job ran.
    QThreadPool m_pool;
    LatestJob<Filtered> m_job;
    std::shared_ptr<EventSelection> m_selection; ///< Of the filter; used by the job only.
    std::shared_ptr<KindRows> m_kindRows;        ///< The same, for what one goes to by keys.
};

} // namespace tickscope
