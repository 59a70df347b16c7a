// SPDX-License-Identifier: MIT
#include <algorithm>
#include <deque>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "core/analysis/compare/compared_inputs.h"
#include "core/analysis/compare/differences.h"
#include "core/base/try.h"
#include "core/formats/format.h"

namespace tickscope {

namespace {

/// Presses of two recordings that are each other's, one for one and in order, where they lie no
/// farther apart than is fair.
class PressPairing
{
public:
    struct Presses {
        Tick tick; ///< Of the left recording.
        Tick other;
        std::int64_t count = 0;
        std::int64_t beside = 0;    ///< Of the other recording at that moment.
        std::int64_t alone = 0;     ///< Of them, without a partner so far.
        bool isKnownBefore = false; ///< Else it may be the partner of one that is not known.
    };
    using Queue = std::deque<Presses>;

    Queue left;
    Queue right;

    void pair()
    {
        while (!left.empty() && !right.empty()) {
            const auto both = std::min(left.front().alone, right.front().alone);
            for (Queue *queue : {&left, &right}) {
                queue->front().alone -= both;
                if (queue->front().alone == 0)
                    queue->pop_front();
            }
        }
    }
};

/// All client IDs that somebody ever had.
std::set<int> clientsOf(const PlayerTable &players)
{
    std::set<int> clients;
    for (const Player &player : players.players()) {
        for (const Stay &stay : player.stays)
            clients.insert(stay.client);
    }
    return clients;
}

/// Where somebody comes, goes or takes another name.
std::vector<Tick> changesOf(const PlayerTable &players)
{
    std::vector<Tick> changes;
    for (const Player &player : players.players()) {
        for (const HeldName &held : player.heldNames)
            changes.push_back(held.from);
        for (const Stay &stay : player.stays)
            changes.insert(changes.end(),
                           {stay.ticks.first, stay.ticks.last + 1, stay.left, stay.left + 1});
    }
    std::ranges::sort(changes);
    return changes;
}

Tick nextOf(const std::vector<Tick> &changes, Tick tick)
{
    const auto next = std::ranges::upper_bound(changes, tick);
    return next == changes.end() ? Never : *next;
}

bool isNear(const KnownTrack &known, Tick tick, std::int64_t value, std::int64_t fairTicks)
{
    for (std::int64_t apart = -fairTicks; apart <= fairTicks; ++apart) {
        if (heldAt(known, {tick.value + apart}).value == value)
            return true;
    }
    return false;
}

/// Both have each input at the tick in which it came, or at the same ones.
bool areExact(const ComparedSide &left, const ComparedSide &right, const ComparedViews &views)
{
    if (views.areOne)
        return true;
    return left.format && left.format == right.format
           && (left.format->comparability().isWhole
               || (left.content.recording->info().countsPresses
                   && right.content.recording->info().countsPresses));
}

Value shownValue(const InputTrack &track, std::int64_t value)
{
    return track.name == AimName ? Value(static_cast<double>(value) / AimSteps) : Value(value);
}

class InputComparer
{
public:
    InputComparer(const ComparedSide &left, const ComparedSide &right, const TickPairing &pairing,
                  const ComparedViews &views)
        : m_left(*left.content.index)
        , m_right(*right.content.index)
        , m_pairing(pairing)
        , m_rightClients(clientsOf(m_right.players()))
        , m_leftChanges(changesOf(m_left.players()))
        , m_rightChanges(changesOf(m_right.players()))
        , m_countPresses(left.content.recording->info().countsPresses
                         && right.content.recording->info().countsPresses)
        , m_fairTicks(areExact(left, right, views) ? 0 : FairTicks)
        , m_views(views)
        , m_areAlone(m_left.players().personCount() == 1 && m_right.players().personCount() == 1)
    {
    }

    std::vector<Difference> compare(const InputTape &left, const InputTape &right, TickRange ticks)
    {
        std::set<int> clients;
        for (const InputSource &source : left.sources)
            clients.insert(source.client);
        for (const int client : clients)
            compareClient(client, left, right, ticks);
        std::ranges::stable_sort(m_found, {}, &Difference::time);
        return std::move(m_found);
    }
    /// Whether both had an input of one person, so that it could differ.
    [[nodiscard]] bool hasCompared() const { return m_hasCompared; }

private:
    /// The client ID that the same person has in the right recording.
    [[nodiscard]] std::optional<int> partnerOf(int client, Tick tick, Tick other) const
    {
        const PlayerTable &others = m_right.players();
        const std::string_view name = m_left.players().nameAt(client, tick);
        if (!name.empty() && others.nameAt(client, other) == name)
            return client;
        std::optional<int> named;
        int count = 0;
        for (const int held : m_rightClients) {
            if (!others.at(held, other) || others.nameAt(held, other) != name)
                continue;
            named = held;
            ++count;
        }
        // Of several with the name it is unknown who it is.
        if (count > 0)
            return count == 1 ? named : std::nullopt;
        return m_areAlone ? others.players().front().clientAt(other) : std::nullopt;
    }

    /// Else each has them by snapshots of its own.
    [[nodiscard]] bool comparesMarks() const
    {
        return m_views.areOne || m_views.isLeftWhole || m_views.isRightWhole;
    }

    /// What is rebuilt is that of each tick, which states tell, and not when a snapshot tells it.
    static bool areOfOneOrigin(const KnownTrack &here, const KnownTrack &there)
    {
        return here.source->type->isRebuilt() == there.source->type->isRebuilt();
    }

    void compareClient(int client, const InputTape &left, const InputTape &right, TickRange ticks)
    {
        const auto tracks = tracksOf(left, client, comparesMarks());
        m_people = {ticks.first, Never};
        for (Tick tick = ticks.first; tick <= ticks.last; tick = tick + 1) {
            const auto other = m_pairing.rightOf(tick);
            if (!other) {
                forgetOpen();
                continue;
            }
            if (tick >= m_people.left || *other >= m_people.right) {
                m_people = {nextOf(m_leftChanges, tick), nextOf(m_rightChanges, *other)};
                pairWith(partnerOf(client, tick, *other), tracks, right);
            }
            m_alike = m_people;
            m_hasCompared = m_hasCompared || !m_pairs.empty();
            for (const auto &[here, there] : m_pairs) {
                compareAt(client, here, there, tick, *other);
                if (here.track->kind == InputTrackKind::Marks
                    || (m_countPresses && here.track->kind == InputTrackKind::Presses))
                    comparePresses(client, here, there, tick, *other);
            }
            const TickPair last = lastAlike({tick, *other}, ticks.last);
            tick = last.left;
            m_lastOther = last.right;
            if (!m_partner)
                forgetOpen();
        }
        forgetOpen();
        pairWith({}, tracks, right);
    }

    void pairWith(std::optional<int> partner, const KnownTracks &tracks, const InputTape &right)
    {
        if (m_partner == partner)
            return;
        m_partner = partner;
        m_pairs.clear();
        const auto others = partner ? tracksOf(right, *partner, comparesMarks()) : KnownTracks();
        for (const auto &[name, track] : tracks) {
            const auto same = others.find(name);
            if (same != others.end() && areOfOneOrigin(track, same->second))
                m_pairs.emplace_back(track, same->second);
        }
    }

    /// The last ticks from \a now on between which nothing happens: in long recordings most people
    /// stand still in most ticks.
    [[nodiscard]] TickPair lastAlike(TickPair now, Tick last) const
    {
        // Neither of a pair ever goes back.
        auto ahead = std::min(
                         {m_alike.left - now.left, m_alike.right - now.right, last + 1 - now.left})
                     - 1;
        for (; ahead > 0; ahead /= 2) {
            const auto other = m_pairing.rightOf(now.left + ahead);
            if (other && *other < m_alike.right)
                return {now.left + ahead, *other};
        }
        return now;
    }

    /// What comes next is not known: presses without a partner may have one there.
    void forgetOpen()
    {
        m_open.clear();
        m_presses.clear();
        m_lastOther.reset();
    }

    void compareAt(int client, const KnownTrack &here, const KnownTrack &there, Tick tick,
                   Tick other)
    {
        const auto [left, leftUntil] = heldAt(here, tick);
        const auto [right, rightUntil] = heldAt(there, other);
        const bool areOther = left && right && left != right
                              && here.track->kind != InputTrackKind::Marks;
        const bool differ = areOther && !isNear(there, other, *left, m_fairTicks)
                            && !isNear(here, tick, *right, m_fairTicks);
        m_alike = {areOther ? tick : std::min(m_alike.left, leftUntil),
                   std::min(m_alike.right, rightUntil)};
        // Between reports it is not known whether it goes on.
        const bool isOfReport = here.source->type->isMemory || there.source->type->isMemory;
        if (isOfReport && m_fairTicks > 0 && (!left || !right))
            return;
        const auto open = m_open.find(here.track);
        if (open != m_open.end()) {
            Difference &known = m_found[open->second];
            if (differ && known.leftValue == shownValue(*here.track, *left)
                && known.rightValue == shownValue(*here.track, *right)) {
                ++known.ticks;
                return;
            }
            m_open.erase(open);
        }
        if (!differ)
            return;
        m_open[here.track] = m_lastFound[here.track] = m_found.size();
        Difference found = differenceOf(client, here, tick, other);
        found.leftValue = shownValue(*here.track, *left);
        found.rightValue = shownValue(*here.track, *right);
        m_found.push_back(std::move(found));
    }

    void comparePresses(int client, const KnownTrack &here, const KnownTrack &there, Tick tick,
                        Tick other)
    {
        PressPairing &presses = m_presses[here.track];
        const auto add = [&](PressPairing::Queue &queue, std::int64_t count, std::int64_t beside) {
            if (count == 0)
                return;
            const bool isKnownBefore = heldAt(here, tick - m_fairTicks).value
                                       && heldAt(there, other - m_fairTicks).value;
            queue.push_back({tick, other, count, beside, count, isKnownBefore});
        };
        const auto drop = [&](PressPairing::Queue &queue, bool isLeft) {
            for (; !queue.empty() && queue.front().tick + m_fairTicks < tick; queue.pop_front())
                reportAlone(client, here, queue.front(), isLeft);
        };
        drop(presses.left, true);
        drop(presses.right, false);
        // Where the right one has more ticks, those between two pairs as well.
        const Tick from = m_lastOther && *m_lastOther < other ? *m_lastOther + 1 : other;
        std::int64_t count = 0;
        for (Tick at = std::max(from, other - m_fairTicks); at <= other; at = at + 1)
            count += pressesAt(there, at);
        const std::int64_t own = pressesAt(here, tick);
        add(presses.left, own, count);
        add(presses.right, count, own);
        presses.pair();
        if (!presses.left.empty() || !presses.right.empty())
            m_alike.left = tick;
    }

    void reportAlone(int client, const KnownTrack &here, const PressPairing::Presses &presses,
                     bool isLeft)
    {
        const auto last = m_lastFound.find(here.track);
        if (last != m_lastFound.end()) {
            // A press that is held is seen by its value.
            const Difference &held = m_found[last->second];
            if (*held.left <= presses.tick + m_fairTicks
                && presses.tick <= *held.left + held.ticks + m_fairTicks)
                return;
        }
        // Between two snapshots a player may have missed what the server's recording has.
        const bool mayBeMissed = here.track->kind == InputTrackKind::Marks && !m_views.areOne
                                 && (isLeft ? m_views.isLeftWhole : m_views.isRightWhole);
        if (!presses.isKnownBefore || mayBeMissed)
            return;
        Difference found = differenceOf(client, here, presses.tick, presses.other);
        found.isOfPresses = true;
        // Where both have as many, the partner of another one is among them.
        const std::int64_t beside = presses.beside == presses.count ? presses.count - presses.alone
                                                                    : presses.beside;
        found.leftValue = isLeft ? presses.count : beside;
        found.rightValue = isLeft ? beside : presses.count;
        m_found.push_back(std::move(found));
    }

    [[nodiscard]] Difference differenceOf(int client, const KnownTrack &here, Tick tick,
                                          Tick other) const
    {
        Difference found;
        found.part = ComparedPart::Inputs;
        found.left = tick;
        found.right = other;
        found.time = m_left.time().timeAt(tick);
        found.subject = m_left.players().nameAt(client, tick);
        if (const Player *player = m_left.players().at(client, tick))
            found.player = player->id;
        found.field = here.track->name;
        return found;
    }

    const Index &m_left;
    const Index &m_right;
    const TickPairing &m_pairing;
    const std::set<int> m_rightClients;
    const std::vector<Tick> m_leftChanges; ///< Of who is there, in order.
    const std::vector<Tick> m_rightChanges;
    const bool m_countPresses;      ///< Else short presses are missing anyway.
    const std::int64_t m_fairTicks; ///< So much later an input may stand in the other one.
    const ComparedViews m_views;
    const bool m_areAlone; ///< One person in each recording.
    bool m_hasCompared = false;
    std::vector<Difference> m_found;
    std::map<const InputTrack *, std::size_t> m_open;      ///< Of m_found, by input.
    std::map<const InputTrack *, std::size_t> m_lastFound; ///< The same, ended or not.
    std::map<const InputTrack *, PressPairing> m_presses;
    std::optional<Tick> m_lastOther; ///< The tick that was compared last.
    std::optional<int> m_partner;
    std::vector<std::pair<KnownTrack, KnownTrack>> m_pairs; ///< With those of the partner.
    /// Up to before these ticks of the two recordings everybody is who they are, and all is as it
    /// is at the tick that was compared last.
    TickPair m_people;
    TickPair m_alike;
};

} // namespace

Result<void> findInputDifferences(const ComparedSide &left, const ComparedSide &right,
                                  const TickPairing &pairing, TickRange ticks,
                                  const DifferenceVisitor &visit, const std::stop_token &stop)
{
    TRY_ASSIGN(const ComparedViews views, viewsOf(left, right, stop));
    // Where the snapshots of two players lie apart, each has an aim that moves at other moments; a
    // server's come every tick.
    const bool isExact = areExact(left, right, views);
    const InputChoice choice{.hasAim = isExact || views.isLeftWhole || views.isRightWhole,
                             .isOfReports = !isExact};
    TRY_ASSIGN(const auto here, comparedInputs(left.content, ticks, choice, stop));
    TRY_ASSIGN(const auto there,
               comparedInputs(right.content, right.content.index->ticks(), choice, stop));
    InputComparer comparer(left, right, pairing, views);
    for (const Difference &difference : comparer.compare(here, there, ticks)) {
        if (!visit(difference))
            break;
    }
    if (!comparer.hasCompared())
        return outOfRange(Fault::tr("there is no input of one player that both recordings hold"));
    return {};
}

} // namespace tickscope
