// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/shown_events.h"

#include <algorithm>

#include "core/base/tick_list.h"
#include "core/model/event/shared_event_kinds.h"
#include "ui/texts/sentence_words.h"

namespace tickscope {

namespace {

/// Lines are made again at most this often while the index grows.
constexpr int FilterPause = 250; // milliseconds

} // namespace

/// Ticks of events that are landmarks of their own: what players did, though lists hide it at
/// first.
class ShownEvents::LandmarkTicks
{
public:
    explicit LandmarkTicks(const std::vector<PlayerRef> &players)
        : m_walk(landmarksOf(players))
    {
    }

    [[nodiscard]] const std::vector<PlayerRef> &players() const { return m_walk.query().players; }

    /// Errors: Cancelled; then the next call goes on.
    Result<Landmarks> of(const Shared<Index> &index, const std::stop_token &stop)
    {
        const auto walked = m_walk.goOn(
            index, [this] { m_ticks.clear(); },
            [this](std::size_t, const EventRow &event) {
                TickList &ticks = m_ticks[event.kind().id];
                if (ticks.size() == 0 || ticks[ticks.size() - 1] < event.tick)
                    ticks.push_back(event.tick);
            },
            stop);
        return walked.map([this] {
            Landmarks landmarks;
            for (const auto &[kind, ticks] : m_ticks)
                landmarks[kind] = {ticks.size(),
                                   [ticks](std::size_t place) { return ticks[place]; }};
            return landmarks;
        });
    }

private:
    static EventQuery landmarksOf(const std::vector<PlayerRef> &players)
    {
        EventQuery query;
        query.traits = traitsOf({EventTrait::Landmark});
        query.players = players;
        return query;
    }

    EventWalk m_walk;
    std::map<std::string_view, TickList> m_ticks; ///< By word of the kind.
};

ShownEvents::ShownEvents(QObject *parent)
    : QObject(parent)
    , m_lines(std::make_shared<const EventLines>())
    , m_job([this](const Filtered &filtered) { take(filtered); })
    , m_selection(std::make_shared<EventSelection>(m_filter, sentenceWords()))
{
    m_timer.setSingleShot(true);
    m_pool.setMaxThreadCount(1);
    connect(&m_timer, &QTimer::timeout, this, &ShownEvents::filterNow);
}

ShownEvents::~ShownEvents()
{
    m_job.cancel();
}

void ShownEvents::setFilter(const EventQuery &filter)
{
    if (m_filter == filter)
        return;
    m_filter = filter;
    filterSoon(true);
    emit changed(FilterChanged);
}

void ShownEvents::setIndex(const Shared<Index> &index)
{
    m_index = index;
    filterSoon(index->isComplete());
}

void ShownEvents::clear()
{
    m_job.cancel();
    m_timer.stop();
    m_isStale = false;
    m_index.reset();
    m_filtered = {};
    // Players are those of one recording.
    m_filter.players.clear();
    m_lines = std::make_shared<const EventLines>();
}

void ShownEvents::filterSoon(bool isUrgent)
{
    if (m_job.isRunning() && !isUrgent) {
        m_isStale = true;
        return;
    }
    const qint64 elapsed = m_sinceLast.isValid() ? m_sinceLast.elapsed() : FilterPause;
    const int pause = isUrgent ? 0 : std::max(0, FilterPause - static_cast<int>(elapsed));
    if (isUrgent || !m_timer.isActive())
        m_timer.start(pause);
}

void ShownEvents::filterNow()
{
    if (!m_index)
        return;
    m_isStale = false;
    m_sinceLast.start();
    if (m_selection->query() != m_filter)
        m_selection = std::make_shared<EventSelection>(m_filter, sentenceWords());
    if (!m_landmarks || m_landmarks->players() != m_filter.players)
        m_landmarks = std::make_shared<LandmarkTicks>(m_filter.players);
    // One at a time: the pool has one thread.
    m_job.start(m_pool, [shown = m_index, going = m_selection, filter = m_filter,
                         landmarks = m_landmarks](const std::stop_token &stop) {
        auto chosen = going->linesOf(shown, stop);
        auto found = landmarks->of(shown, stop);
        if (!chosen || !found)
            return Filtered{};
        return Filtered{shown, std::make_shared<const EventLines>(*std::move(chosen)), filter,
                        *std::move(found)};
    });
}

void ShownEvents::take(const Filtered &filtered)
{
    if (filtered.lines) {
        m_filtered = filtered;
        m_lines = filtered.lines;
        emit changed(LinesChanged);
    }
    if (m_isStale)
        filterSoon(false);
}

void ShownEvents::fill(Landmarks &landmarks) const
{
    if (!m_filtered.lines)
        return;
    landmarks[landmark::Event] = {
        m_filtered.lines->size(),
        [index = m_filtered.index, rows = m_filtered.lines](std::size_t line) {
            return index->eventTick((*rows)[line].row);
        }};
    // Of those that the filter's players did nothing of, nothing may stay.
    for (const EventKind &kind : SharedEventKinds) {
        if (kind.has(EventTrait::Landmark))
            landmarks.erase(kind.id);
    }
    for (const auto &[kind, ticks] : m_filtered.ofKinds)
        landmarks[kind] = ticks;
}

} // namespace tickscope
