// SPDX-License-Identifier: MIT
#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "core/analysis/compare/differences.h"
#include "core/analysis/tape/input_tape.h"
#include "core/base/try.h"

namespace tickscope {

namespace {

/// An input of a client, and when it is known.
struct KnownTrack {
    const InputSource *source = nullptr;
    const InputTrack *track = nullptr;
};
/// By names of the item and of the input: what a hand presses and what a tee does have one name.
using KnownTracks = std::map<std::pair<std::string_view, std::string_view>, KnownTrack>;

/// The tracks of one client.
KnownTracks tracksOf(const InputTape &tape, int client)
{
    KnownTracks tracks;
    for (const InputSource &source : tape.sources) {
        for (const InputTrack &track : source.tracks) {
            if (source.client == client && track.kind != InputTrackKind::Marks)
                tracks.try_emplace({source.type->name, track.name}, KnownTrack{&source, &track});
        }
    }
    return tracks;
}

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

/// Nothing where the recording does not hold the client's inputs.
std::optional<std::int64_t> valueAt(const KnownTrack &known, Tick tick)
{
    if (!runAt(known.source->present, tick))
        return {};
    const InputRun *run = runAt(known.track->runs, tick);
    return run ? run->value : 0;
}

bool isNear(const KnownTrack &known, Tick tick, std::int64_t value)
{
    for (std::int64_t apart = -FairTicks; apart <= FairTicks; ++apart) {
        if (valueAt(known, {tick.value + apart}) == value)
            return true;
    }
    return false;
}

class InputComparer
{
public:
    InputComparer(const ComparedSide &left, const ComparedSide &right, const TickPairing &pairing)
        : m_left(*left.content.index)
        , m_right(*right.content.index)
        , m_pairing(pairing)
        , m_rightClients(clientsOf(m_right.players()))
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

    /// What is rebuilt is that of each tick, which states tell, and not when a snapshot tells it.
    static bool areOfOneOrigin(const KnownTrack &here, const KnownTrack &there)
    {
        return here.source->type->rebuilt.has_value() == there.source->type->rebuilt.has_value();
    }

    void compareClient(int client, const InputTape &left, const InputTape &right, TickRange ticks)
    {
        const auto tracks = tracksOf(left, client);
        for (Tick tick = ticks.first; tick <= ticks.last; tick = {tick.value + 1}) {
            const auto other = m_pairing.rightOf(tick);
            const auto partner = other ? partnerOf(client, tick, *other) : std::nullopt;
            if (!partner) {
                m_open.clear();
                continue;
            }
            if (m_partner != partner || m_tape != &right) {
                m_others = tracksOf(right, *partner);
                m_partner = partner;
                m_tape = &right;
            }
            for (const auto &[name, track] : tracks) {
                const auto same = m_others.find(name);
                if (same != m_others.end() && areOfOneOrigin(track, same->second))
                    compareAt(client, track, same->second, tick, *other);
            }
        }
        m_open.clear();
        m_partner.reset();
    }

    void compareAt(int client, const KnownTrack &here, const KnownTrack &there, Tick tick,
                   Tick other)
    {
        const auto left = valueAt(here, tick);
        const auto right = valueAt(there, other);
        const bool differ = left && right && left != right && !isNear(there, other, *left)
                            && !isNear(here, tick, *right);
        const auto open = m_open.find(here.track);
        if (open != m_open.end()) {
            Difference &known = m_found[open->second];
            if (differ && known.leftValue == Value(*left) && known.rightValue == Value(*right)) {
                ++known.ticks;
                return;
            }
            m_open.erase(open);
        }
        if (!differ)
            return;
        m_open[here.track] = m_found.size();
        Difference found;
        found.part = ComparedPart::Inputs;
        found.left = tick;
        found.right = other;
        found.time = m_left.time().timeAt(tick);
        found.subject = m_left.players().nameAt(client, tick);
        if (const Player *player = m_left.players().at(client, tick))
            found.player = player->id;
        found.field = here.track->name;
        found.leftValue = *left;
        found.rightValue = *right;
        m_found.push_back(std::move(found));
    }

    const Index &m_left;
    const Index &m_right;
    const TickPairing &m_pairing;
    const std::set<int> m_rightClients;
    const bool m_areAlone; ///< One person in each recording.
    std::vector<Difference> m_found;
    std::map<const InputTrack *, std::size_t> m_open; ///< Of m_found, by input.
    std::optional<int> m_partner;
    const InputTape *m_tape = nullptr;
    KnownTracks m_others; ///< Of the partner.
};

Result<Shared<InputTape>> tapeOf(const ComparedSide &side, TickRange ticks,
                                 const std::stop_token &stop)
{
    TRY_ASSIGN(const auto tapes, readInputTapes(side.content.recording, *side.content.index, ticks,
                                                ticks.last - ticks.first + 1, stop));
    return tapes.empty() ? std::make_shared<const InputTape>() : tapes.front();
}

} // namespace

Result<void> findInputDifferences(const ComparedSide &left, const ComparedSide &right,
                                  const TickPairing &pairing, TickRange ticks,
                                  const DifferenceVisitor &visit, const std::stop_token &stop)
{
    TRY_ASSIGN(const auto here, tapeOf(left, ticks, stop));
    TRY_ASSIGN(const auto there, tapeOf(right, right.content.index->ticks(), stop));
    for (const Difference &difference :
         InputComparer(left, right, pairing).compare(*here, *there, ticks)) {
        if (!visit(difference))
            break;
    }
    return {};
}

} // namespace tickscope
