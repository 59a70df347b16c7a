// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include <QString>

#include "core/analysis/event_lines.h"
#include "core/analysis/event_query.h"
#include "core/base/tick_list.h"
#include "core/model/recording_info.h"
#include "ui/style/theme.h"

namespace tickscope {

/// One lane of the timeline: which events stand in it and how it looks.
struct Lane {
    QString id;                        ///< "chat", or "own…" for one that a person made.
    QString title;                     ///< For people.
    EventLane lane = EventLane::Other; ///< Of one that a person did not make.
    KindSet kinds;                     ///< Of an own lane; empty: any kind.
    QString text;                      ///< Part of the events' text; empty: any.
    std::optional<theme::Token> color; ///< Nothing: each kind has its own.
    bool isShown = true;

    [[nodiscard]] bool isOwn() const { return id.startsWith(QLatin1String("own")); }
    /// Own lanes and inputs show what they are there for, whatever the list of events
    /// hides; the rest shows what the list shows.
    [[nodiscard]] bool followsFilter() const { return !isOwn() && id != QLatin1String("inputs"); }
    /// The events that stand here, as one line each.
    [[nodiscard]] EventQuery query() const;
    /// Whether events of \a kind do, text aside.
    [[nodiscard]] bool holds(const EventKind &kind) const;
    /// Whether events of its kinds may have happened that the recording does not hold, as its
    /// format may have none of them, or that cannot be read: then an empty lane says nothing.
    [[nodiscard]] bool isUnknownIn(const RecordingInfo &info) const;

    friend bool operator==(const Lane &, const Lane &) = default;
};

/// The lanes of a first start, from the top.
[[nodiscard]] std::vector<Lane> defaultLanes();

/// Lanes as saveLanes() kept them; the default ones where it kept none.
[[nodiscard]] std::vector<Lane> loadLanes();
void saveLanes(const std::vector<Lane> &lanes);

/// Those that are drawn: switched on, and inputs and scores only where the recording has some.
[[nodiscard]] std::vector<Lane> shownLanes(const std::vector<Lane> &lanes, const Index *index);

/// A lane of a person's own choice, with an ID that none of \a lanes has.
[[nodiscard]] Lane makeOwnLane(const std::vector<Lane> &lanes, const QString &title, KindSet kinds,
                               const QString &text);

/// A colour that a lane can have.
struct LaneColor {
    const char *id; ///< In the settings.
    const char *title;
    theme::Token token;
};

/// All that there are to choose from; each is legible in both palettes.
[[nodiscard]] const std::vector<LaneColor> &laneColors();

/// The ticks of the events of one kind. They are kept, since a picture of the strip asks for some
/// in all parts of a recording, whose rows may lie on the disk.
class KindTicks
{
public:
    KindTicks(const EventKind &kind, TickList ticks)
        : m_kind(&kind)
        , m_ticks(std::move(ticks))
    {
    }

    [[nodiscard]] const EventKind &kind() const { return *m_kind; }
    [[nodiscard]] std::size_t size() const { return m_ticks.size(); }
    [[nodiscard]] Tick operator[](std::size_t place) const { return m_ticks[place]; }

private:
    const EventKind *m_kind;
    TickList m_ticks;
};

/// What stands in one lane.
struct LaneEvents {
    Lane lane;
    std::vector<KindTicks> kinds;
};

/// The events as the timeline needs them. Immutable once shared.
struct LaneTicks {
    std::vector<LaneEvents> lanes; ///< From the top, only those that are drawn.
    std::vector<KindTicks> kinds;  ///< What the list of events shows, whatever the lanes.
    Shared<EventLines> lines;      ///< Of which they were made; null: of none.
};

/// What a worker makes LaneTicks of.
struct LaneOrder {
    Shared<Index> index;
    Shared<EventLines> lines; ///< What the list of events shows.
    std::vector<Lane> lanes;
    std::vector<PlayerRef> players; ///< EventQuery::players, for lanes that pick for themselves.
};

/// Sorts events into lanes, and goes on from the last line when there are more. One thread at a
/// time: who comes second waits.
class LaneSorter
{
public:
    LaneSorter();
    ~LaneSorter();

    /// Null when stopped. Runs on a worker.
    [[nodiscard]] Shared<LaneTicks> sort(const LaneOrder &order, const std::stop_token &stop);

private:
    class Kinds;
    struct OwnLane;
    [[nodiscard]] OwnLane &ownLane(const Lane &lane, const LaneOrder &order);

    std::mutex m_mutex; ///< Of all below.
    std::unique_ptr<Kinds> m_shown;
    std::vector<std::unique_ptr<OwnLane>> m_own; ///< Those of the last order.
};

/// The same lanes without any event.
[[nodiscard]] Shared<LaneTicks> emptyLaneTicks(const std::vector<Lane> &lanes);

} // namespace tickscope
