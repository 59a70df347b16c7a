// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/shown_events.h"

#include <algorithm>
#include <utility>

#include "core/model/event/shared_event_kinds.h"
#include "ui/texts/sentence_words.h"

namespace tickscope {

/// Lines are made again at most this often while the index grows.
constexpr int FilterPause = 250; // milliseconds

/// What players did, though lists hide it at first. Goes on as the list does.
struct ShownEvents::LandmarkWalk {
    EventWalk events;
    LandmarkTicks found = {};

    Result<LandmarkTicks> goOn(const Shared<Index> &index, const std::stop_token &stop)
    {
        const auto add = [this](std::size_t, const EventRow &event) {
            TickList &ticks = found[&event.kind()];
            if (ticks.size() == 0 || ticks[ticks.size() - 1] < event.tick)
                ticks.push_back(event.tick);
        };
        return events
            .goOn(
                index, [this] { found.clear(); }, add, stop)
            .map([this] { return found; });
    }
};

/// What is searched for in kinds that are hidden. Goes on as the list does.
struct ShownEvents::HiddenWalk {
    EventWalk events;
    KindCounts found = {};

    Result<KindCounts> goOn(const Shared<Index> &index, const std::stop_token &stop)
    {
        return events
            .goOn(
                index, [this] { found.clear(); },
                [this](std::size_t, const EventRow &event) { ++found[&event.kind()]; }, stop)
            .map([this] { return found; });
    }

    /// Null where \a filter hides nothing, or nothing is searched for.
    static std::shared_ptr<HiddenWalk> of(EventQuery filter)
    {
        if (filter.text.empty() || filter.hiddenKinds.empty())
            return nullptr;
        filter.kinds = std::exchange(filter.hiddenKinds, {});
        return std::make_shared<HiddenWalk>(HiddenWalk{EventWalk(filter, sentenceWords())});
    }
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

bool ShownEvents::isFiltered() const
{
    EventQuery usual = usualEvents();
    usual.foldsRepeats = m_filter.foldsRepeats;
    return m_filter != usual;
}

void ShownEvents::clearFilter()
{
    EventQuery filter = usualEvents();
    filter.foldsRepeats = m_filter.foldsRepeats;
    const bool hidesAll = m_index
                          && std::ranges::all_of(m_index->kindCounts(), [&](const auto &entry) {
                                 return filter.hiddenKinds.contains(entry.first->id);
                             });
    if (hidesAll || m_filter == filter)
        filter.hiddenKinds.clear();
    setFilter(filter);
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
    if (m_selection->query() != m_filter) {
        m_selection = std::make_shared<EventSelection>(m_filter, sentenceWords());
        m_hidden = HiddenWalk::of(m_filter);
    }
    EventQuery landmarks;
    landmarks.traits = traitsOf({EventTrait::Landmark});
    landmarks.players = m_filter.players;
    if (!m_landmarks || m_landmarks->events.query() != landmarks)
        m_landmarks = std::make_shared<LandmarkWalk>(LandmarkWalk{EventWalk(landmarks)});
    // One at a time: the pool has one thread.
    m_job.start(m_pool, [shown = m_index, going = m_selection, filter = m_filter,
                         landmarks = m_landmarks, hidden = m_hidden](const std::stop_token &stop) {
        auto chosen = going->linesOf(shown, stop);
        auto found = landmarks->goOn(shown, stop);
        auto hits = hidden ? hidden->goOn(shown, stop) : KindCounts();
        if (!chosen || !found || !hits)
            return Filtered{};
        return Filtered{shown, std::make_shared<const EventLines>(*std::move(chosen)), filter,
                        *std::move(found), *std::move(hits)};
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
    for (const EventKind &kind : SharedEventKinds) {
        if (!kind.has(EventTrait::Landmark))
            continue;
        const auto found = m_filtered.ofKinds.find(&kind);
        const TickList ticks = found == m_filtered.ofKinds.end() ? TickList() : found->second;
        landmarks[kind.id] = {ticks.size(), [ticks](std::size_t place) { return ticks[place]; }};
    }
}

} // namespace tickscope
