// SPDX-License-Identifier: MIT
#include "core/timeline/index_pass.h"

#include <algorithm>
#include <array>
#include <functional>
#include <unordered_map>

#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/timeline/many_sinks.h"
#include "core/timeline/shared_pass.h"

namespace tickscope {

/// Events after which a part ends, so that one can be written down in little memory.
constexpr std::size_t EventsOfPart = 1U << 20;

/// Collects one part. What is found goes into the pass only when the part is whole.
class IndexPass::PartSink : public PassSink
{
public:
    PartSink(const Progress &now, std::shared_ptr<EventStore> store, const IndexExtras &extras)
        : m_extras(extras)
        , m_players(now.players)
        , m_changes(now.changes)
        , m_areStaysReported(std::ranges::any_of(
              now.index->damage(),
              [](const Damage &known) { return known.fault.is(faults::StaysLeftOut); }))
        , m_entities(now.entities)
        , m_events(now.events)
        , m_counter(now.counter)
        , m_mostDamage(limits::DamageEntries
                       - std::min(now.index->damage().size(), limits::DamageEntries))
    {
        part.events = EventTable(std::move(store), extras.ownFields);
    }

    [[nodiscard]] bool wantsEvents() const override { return !m_events.hasRefused(); }
    /// Of events that are left out, none are needed.
    [[nodiscard]] bool wantsFields() const override
    {
        return m_extras.ownFields && !m_events.isSpent();
    }
    [[nodiscard]] bool wantsSecrets() const override { return m_extras.secrets == Secrets::Shown; }
    [[nodiscard]] bool wantsStates() const override { return false; }
    [[nodiscard]] bool wantsValues() const override { return m_extras.rows == IndexRows::Kept; }

    void eventFound(const Event &event) override
    {
        m_byte = event.byte;
        if (m_events.take(event) && m_extras.rows == IndexRows::Kept && !part.events.append(event))
            refuseFrom(event);
    }
    /// None of them is kept: see wantsValues().
    void eventsFound(const Event &event, std::size_t count) override
    {
        m_byte = event.byte;
        m_events.takeAll(event, count);
    }
    bool eventsFound(const Event &event, std::span<const int> clients) override
    {
        if (clients.size() > m_events.left() || m_extras.rows != IndexRows::Kept)
            return false;
        eventsFound(event, clients.size());
        if (!part.events.append(rowOf(event), clients))
            refuseFrom(event);
        return true;
    }
    void damageFound(const Damage &damage) override
    {
        addDamage(part.damage, damage, m_mostDamage);
        m_counter.add(damage);
    }
    void playerChanged(const PlayerChange &change) override
    {
        using What = PlayerChange::What;
        const bool isKept = change.what == What::Joined || change.what == What::Present
                            || change.what == What::Renamed;
        if (!isKept || m_changes < PlayerTracker::MostChanges) {
            m_players.apply(change);
            m_changes += isKept ? 1 : 0;
        } else if (!m_staysLeftOut && !m_areStaysReported) {
            m_staysLeftOut = Damage{change.tick, m_byte, 0, ErrorCode::LimitExceeded,
                                    faults::StaysLeftOut};
        }
    }
    void memoryMissed(Tick tick) override { memoryMissedAt = tick; }
    void entityFound(std::int64_t number, std::string_view type) override
    {
        const std::size_t known = m_entities ? m_entities->size() : 0;
        if (known + m_newEntities.size() >= limits::CountedEntities)
            return;
        std::pair entity(number, std::string(type));
        if ((m_entities && m_entities->contains(entity)) || !m_newEntities.insert(entity).second)
            return;
        ++part.entityCounts[entity.second];
    }

    void counted(std::string_view name, std::int64_t count) override
    {
        const auto known = m_counts.find(name);
        if (known == m_counts.end())
            m_counts.emplace(name, count);
        else
            known->second += count;
    }

    void guessChanged(Tick tick, int client, bool isGuess) override
    {
        if (part.guesses.size() < limits::GuessChanges)
            part.guesses.push_back({tick, client, isGuess});
    }

    void tickEnded(Tick tick, const WorldState &) override { addTicks(tick, 1); }
    /// That end with \a last.
    void addTicks(Tick last, std::size_t count)
    {
        if (part.ticks.isEmpty())
            part.ticks.first = last - static_cast<std::int64_t>(count - 1);
        part.ticks.last = last;
        part.tickCount += m_counter.counted(last, static_cast<std::int64_t>(count));
    }

    /// Puts together what is known when the part is whole.
    void finish()
    {
        if (const auto damage = m_events.newDamage())
            damageFound(*damage);
        if (m_staysLeftOut)
            damageFound(*m_staysLeftOut);
        part.events.finish();
        part.kindCounts = part.events.kindCounts();
        part.counts.insert(m_counts.begin(), m_counts.end());
    }

    IndexPart part;
    std::optional<Tick> memoryMissedAt;
    [[nodiscard]] PlayerTracker &players() { return m_players; }
    [[nodiscard]] std::size_t changes() const { return m_changes; }
    /// All that are known when the part is whole.
    [[nodiscard]] Shared<EntitySet> entities() const
    {
        if (m_newEntities.empty())
            return m_entities;
        auto all = m_entities ? std::make_shared<EntitySet>(*m_entities)
                              : std::make_shared<EntitySet>();
        all->insert(m_newEntities.begin(), m_newEntities.end());
        return all;
    }
    [[nodiscard]] const EventQuota &events() const { return m_events; }
    [[nodiscard]] const TickCounter &counter() const { return m_counter; }

private:
    struct NameHash {
        using is_transparent = void;
        std::size_t operator()(std::string_view name) const
        {
            return std::hash<std::string_view>()(name);
        }
    };

    /// By itself, so that all others pass quickly.
    [[gnu::noinline]] void refuseFrom(const Event &event)
    {
        m_events.refuse(event, Fault::tr("no room on the disk for the events from here on"));
    }

    /// Counted again and again, mostly a handful, in a hostile file many thousands.
    std::unordered_map<std::string, std::int64_t, NameHash, std::equal_to<>> m_counts;
    const IndexExtras &m_extras;
    PlayerTracker m_players;
    std::size_t m_changes;
    bool m_areStaysReported;  ///< By a part before.
    std::uint64_t m_byte = 0; ///< Of the last event.
    std::optional<Damage> m_staysLeftOut;
    Shared<EntitySet> m_entities; ///< Of the parts before; null for none.
    EntitySet m_newEntities;
    EventQuota m_events;
    TickCounter m_counter;
    std::size_t m_mostDamage;
};

namespace {

/// Whether \a grown can be what became of \a outline: its seek points stand where they stood.
bool goesOnFrom(const Outline &outline, const Outline &grown)
{
    const auto isSame = [](const SeekPoint &left, const SeekPoint &right) {
        return left.tick == right.tick && left.order == right.order;
    };
    const auto settledEnd = std::ranges::find_if(outline.seekPoints, [&](const SeekPoint &point) {
        return point.tick >= outline.unsettled;
    });
    const auto count = settledEnd - outline.seekPoints.begin();
    const bool nothingIsSettled = outline.unsettled <= outline.time.ticks().first;
    return !grown.isEmpty && std::ssize(grown.seekPoints) >= count
           && (nothingIsSettled || grown.time.ticks().first == outline.time.ticks().first)
           && (!grown.mayGrow || grown.unsettled >= outline.unsettled)
           && std::equal(outline.seekPoints.begin(), settledEnd, grown.seekPoints.begin(), isSame);
}

/// Whether what was recorded lies at other bytes now, as after a server made one file of several.
bool liesElsewhere(std::span<const ChunkPlace> before, std::span<const ChunkPlace> now)
{
    return !before.empty() && !now.empty()
           && (before.front().file != now.front().file
               || before.front().bytes.first != now.front().bytes.first);
}

} // namespace

IndexPass::IndexPass(Shared<Recording> recording, Shared<Outline> outline, IndexExtras extras,
                     std::size_t seekPoint)
    : m_recording(std::move(recording))
    , m_extras(std::move(extras))
    , m_store(EventStore::make(limits::EventMemory))
    , m_now{nullptr, {}, 0, nullptr, {}, 0, EventQuota(m_recording->info()), 0, 0, {}}
{
    beginUnder(std::move(outline), seekPoint);
}

IndexPass::~IndexPass() = default;

void IndexPass::beginUnder(Shared<Outline> outline, std::size_t seekPoint)
{
    m_walker = std::make_unique<Walker>(m_recording, outline->seekPoints, seekPoint);
    if (m_extras.listener)
        m_extras.listener->follow(m_walker->decoder());
    m_spacing = spacingUnder(*outline);
    m_now = {nullptr, {}, 0, nullptr, {}, 0, EventQuota(m_recording->info()), 0, 0, {}};
    m_now.lastSeekPoint = outline->time.ticks().first;
    if (seekPoint < outline->seekPoints.size())
        m_now.lastSeekByte = outline->seekPoints[seekPoint].byte.value_or(0);
    m_begin.reset();
    if (seekPoint > 0)
        m_begin = m_now.lastSeekPoint = outline->seekPoints[seekPoint].tick;
    m_now.index = std::make_shared<const Index>(std::move(outline));
}

/// Begins again under an outline without claims. One that was not kept may have decided what else
/// that tells, and where it ends.
Result<void> IndexPass::beginChecked(const std::stop_token &stop)
{
    auto outline = m_recording->checkedOutline(stop);
    if (!outline) {
        m_error = outline.error();
        return tl::unexpected(*m_error);
    }
    const bool isWhole = !m_begin || outline->seekPoints.empty();
    const std::size_t first = isWhole ? 0 : seekPointBefore(outline->seekPoints, *m_begin);
    m_settled.reset();
    m_knownTo.reset();
    m_memoryMissedAt.reset();
    beginUnder(std::make_shared<const Outline>(*std::move(outline)), first);
    return {};
}

bool IndexPass::goOn(Shared<Recording> recording, Shared<Outline> outline)
{
    if (m_error || !m_now.index->isComplete() || !goesOnFrom(m_now.index->outline(), *outline))
        return false;
    // Markers come when a recorder ends, and stand in the stretch that is settled.
    const bool isOtherwise = m_recording->info().markers != recording->info().markers
                             || liesElsewhere(m_recording->chunkPlaces(m_now.index->outline()),
                                              recording->chunkPlaces(*outline));
    m_recording = std::move(recording);
    m_knownTo.reset();
    if (!m_settled || isOtherwise) {
        m_settled.reset();
        beginUnder(std::move(outline));
        return true;
    }
    m_spacing = spacingUnder(*outline);
    m_now = m_settled->progress;
    m_now.index = std::make_shared<const Index>(m_now.index->grown(std::move(outline)));
    m_knownTo = m_settled->end;
    m_settled.reset();
    // Before the tick: what is derived from changes needs the tick before it.
    const Index &known = *m_now.index;
    m_walker = std::make_unique<Walker>(m_recording, known.seekPoints(),
                                        known.seekPointBefore(*m_knownTo - 1));
    if (m_extras.listener)
        m_extras.listener->follow(m_walker->decoder());
    return true;
}

/// A recording without seek points of its own is only as quick to seek in as ours are
/// near each other, so what lies between two of them counts, not how long it lasted.
[[gnu::always_inline]] inline bool IndexPass::isCheckpointDue(const NextStep &next) const
{
    const std::uint64_t byte = next.byte.value_or(m_now.lastSeekByte);
    const std::int64_t ticks = next.tick - m_now.lastSeekPoint;
    const bool isNearDue = ticks >= limits::NearCheckpointSpacing && hasRoomForNear(next.tick);
    return next.hasNewMemory || isNearDue || ticks >= m_spacing.ticks
           || byte - std::min(byte, m_now.lastSeekByte) >= m_spacing.bytes;
}

/// They are spread over the whole recording, however much memory each takes.
bool IndexPass::hasRoomForNear(Tick tick) const
{
    // Who wants no rows shows nothing, and goes to a tick or two at the most.
    if (!m_recording->info().packsCheckpoints || m_extras.rows == IndexRows::LeftOut)
        return false;
    const TickRange all = m_now.index->ticks();
    const auto length = static_cast<double>(std::max<std::int64_t>(all.last - all.first, 1));
    const double passed = static_cast<double>(tick - all.first) / length;
    return static_cast<double>(m_now.checkpointBytes)
           <= passed * static_cast<double>(limits::NearCheckpointBytes);
}

/// Known beforehand, since each tick asks for it.
IndexPass::Spacing IndexPass::spacingUnder(const Outline &outline) const
{
    if (outline.seekPoints.size() > 1)
        return {};
    const TickRange all = outline.time.ticks();
    if (m_extras.seeks == IndexSeeks::One) {
        // What is decoded on the way from one is then little beside the pass.
        constexpr int Few = 8;
        return {std::max(limits::CheckpointSpacing, (all.last - all.first) / Few),
                std::max(limits::CheckpointBytes, m_recording->info().byteSize / Few)};
    }
    // Where more of them are worth their memory, they lie nearer.
    const std::uint64_t usual = limits::Checkpoints * limits::CheckpointBytes;
    const std::uint64_t most = std::max(m_recording->info().checkpoints, limits::Checkpoints);
    const std::uint64_t nearer = most / limits::Checkpoints;
    const std::uint64_t wider = m_recording->info().byteSize / usual + 1;
    // Long pauses without records must not use up more than half of them.
    return {std::max(limits::CheckpointSpacing * static_cast<std::int64_t>(wider)
                         / static_cast<std::int64_t>(nearer),
                     (all.last - all.first) / static_cast<std::int64_t>(most / 2)),
            limits::CheckpointBytes * wider / nearer};
}

inline bool IndexPass::settlesAt(const NextStep &next) const
{
    const Outline &outline = m_now.index->outline();
    return outline.mayGrow && !m_settled && next.tick >= outline.unsettled;
}

/// Where a seek point may be due.
void IndexPass::addSeekPoint(const NextStep &next, IndexPart &part)
{
    const Decoder &decoder = m_walker->decoder();
    const bool isKeyframe = next.isKeyframe && m_now.keyframes++ < limits::SeekPoints;
    if (!isKeyframe && !isCheckpointDue(next))
        return;
    if (!isKeyframe && !decoder.isExact() && !decoder.savesDoubt())
        return;
    // A jump would go where the walk does not.
    if (m_walker->isNextAstray())
        return;
    m_now.lastSeekPoint = next.tick;
    m_now.lastSeekByte = next.byte.value_or(m_now.lastSeekByte);
    part.seekPoints.push_back(decoder.savePoint());
    if (const auto &memory = part.seekPoints.back().memory; memory && !isKeyframe)
        m_now.checkpointBytes += sizeof(SeekPoint) + memory->byteSize();
}

std::size_t IndexPass::stepOver(PartSink &sink, std::size_t most, std::optional<Tick> last)
{
    const auto &next = m_walker->next();
    if (!next || m_knownTo || sink.wantsFields() || m_extras.listener || isCheckpointDue(*next))
        return 0;
    most = std::min<std::size_t>(most, limits::CheckpointSpacing);
    const Tick first = next->tick;
    Tick end = std::min(first + static_cast<std::int64_t>(most),
                        m_now.lastSeekPoint + m_spacing.ticks);
    const Outline &outline = m_now.index->outline();
    if (outline.mayGrow && !m_settled)
        end = std::min(end, outline.unsettled);
    if (last)
        end = std::min(end, *last);
    // A row more may be the last one of a part.
    const auto count = m_walker->stepOver(
        sink, end, std::min(sink.events().left(), EventsOfPart - 1 - sink.part.events.size()));
    // The decoder may stand in one more, which it cannot read.
    if (count > 0)
        sink.addTicks(first + static_cast<std::int64_t>(count - 1), count);
    return count;
}

Result<bool> IndexPass::stepInto(PassSink &sink, const std::stop_token &stop)
{
    PassSink deaf; // what comes is known already
    const auto stepped = m_walker->step(m_knownTo ? &deaf : &sink, stop);
    if (!stepped) {
        m_error = stepped.error();
        return tl::unexpected(*m_error);
    }
    if (m_knownTo) {
        const auto &next = m_walker->next();
        if (!next || next->tick >= *m_knownTo)
            m_knownTo.reset();
    }
    return *stepped == Step::Done;
}

Result<Shared<Index>> IndexPass::advanceTo(Tick last, std::stop_token stop)
{
    // What is settled ends a part, and so do many events.
    for (;;) {
        auto index = advance(std::numeric_limits<std::size_t>::max(), last, stop);
        if (!index || atEnd() || hasPassed(last))
            return index;
    }
}

/// Events of a tick that is not recorded come with the next one that is, and some of the last one
/// with the end. A file can have a tick several times.
bool IndexPass::hasPassed(Tick tick) const
{
    return tick <= m_walker->decoder().tick() && tick < m_now.index->ticks().last
           && m_walker->nextTick() != tick;
}

Result<Shared<Index>> IndexPass::advance(std::size_t ticks, std::optional<Tick> last,
                                         std::stop_token stop)
{
    if (m_error)
        return tl::unexpected(*m_error);
    // Who listens must not hear anything twice.
    const bool mustBeChecked = m_extras.listener && m_now.index->outline().hasClaims();
    if (mustBeChecked || m_walker->hasMetFalseKeyframe())
        TRY(beginChecked(stop));
    PartSink sink(m_now, m_store, m_extras);
    PassSink *listener = m_extras.listener ? &m_extras.listener->sink() : nullptr;
    const std::array<PassSink *, 2> both{&sink, listener};
    ManySinks all(both);
    PassSink &listeners = listener ? static_cast<PassSink &>(all) : sink;
    // Decoders of most formats never go over several.
    constexpr int Patience = 16;
    int inVain = 0;
    for (std::size_t i = 0; i < ticks; ++i) {
        const auto &next = m_walker->next();
        if (next && !m_knownTo) {
            if (settlesAt(*next)) {
                take(sink, false);
                m_settled = {next->tick, m_now};
                return m_now.index;
            }
            if (next->isKeyframe || isCheckpointDue(*next))
                addSeekPoint(*next, sink.part);
        }
        TRY_ASSIGN(const auto more, stepInto(listeners, stop));
        if (m_walker->hasMetFalseKeyframe())
            return advance(ticks, last, stop);
        if (!more) {
            take(sink, true);
            return m_now.index;
        }
        if ((last && hasPassed(*last)) || sink.part.events.size() >= EventsOfPart)
            break;
        const auto over = inVain < Patience ? stepOver(sink, ticks - i - 1, last) : 0;
        inVain = over > 0 ? 0 : inVain + 1;
        i += over;
    }
    take(sink, false);
    return m_now.index;
}

/// Makes what \a sink collected a part of the index.
void IndexPass::take(PartSink &sink, bool atEnd)
{
    sink.finish();
    IndexPart &part = sink.part;
    m_now.players = std::move(sink.players());
    m_now.changes = sink.changes();
    m_now.events = sink.events();
    m_now.counter = sink.counter();
    m_now.entities = sink.entities();
    if (sink.memoryMissedAt)
        m_memoryMissedAt = sink.memoryMissedAt;
    const Index &before = *m_now.index;
    const Tick indexedTo = part.ticks.isEmpty() ? before.indexedTo() : part.ticks.last;
    const Tick present = atEnd ? before.ticks().last : indexedTo;
    m_now.index = std::make_shared<const Index>(before.with(
        std::make_shared<const IndexPart>(std::move(part)), m_now.players.tableAt(present), atEnd));
}

Result<Shared<Index>> buildIndex(const Shared<Recording> &recording, std::stop_token stop)
{
    TRY_ASSIGN(auto outline, recording->outline(stop));
    IndexPass pass(recording, std::make_shared<const Outline>(std::move(outline)));
    // Few big parts: a part has its own pool of texts.
    constexpr std::size_t TicksAtOnce = 100'000;
    while (!pass.atEnd())
        TRY(pass.advance(TicksAtOnce, stop));
    return pass.index();
}

} // namespace tickscope
