// SPDX-License-Identifier: MIT
#pragma once

#include <bitset>
#include <span>
#include <utility>
#include <vector>

#include "core/formats/teeworlds_common/items/client_presence.h"
#include "core/formats/teeworlds_common/items/snapshot.h"
#include "core/model/decoder.h"
#include "core/model/state/world_state.h"

namespace tickscope::teeworlds {

/// What a demo does not repeat at a seek point. Immutable; any thread.
class DemoMemory : public DecoderMemory
{
public:
    DemoMemory(PackedState known, Tick tick, Tick lastKnown, Shared<KnownClients> present)
        : state(std::move(known))
        , snapshotTick(tick)
        , knownTo(lastKnown)
        , clients(std::move(present))
    {
    }
    void write(ArchiveWriter &archive) const override;
    [[nodiscard]] std::size_t byteSize() const override { return sizeof *this + state.byteSize(); }

    PackedState state; ///< All of it at a checkpoint, messages' items only at a keyframe.
    Tick snapshotTick; ///< At a checkpoint: of the last snapshot.
    Tick knownTo;      ///< At a checkpoint: the last tick whose state was known.
    /// At a checkpoint whose state is in doubt, so that it does not show who is there.
    Shared<KnownClients> clients;
};

/// What messages of a tick bring to the state of the next one. One thread.
class MessageNews
{
public:
    /// Keeps what \a message holds of the state. False when \a state has that already; it is news
    /// when it holds nothing of the kind.
    bool note(const Message &message, const WorldState &state);
    /// Puts \a newcomers into no team: the one that \a state has is that of who was there before.
    void leaveTeams(const std::bitset<message_field::LastClient + 1> &newcomers,
                    const WorldState &state);
    /// The item \a key as of now, though \a state has it from the next tick on; empty for none.
    [[nodiscard]] std::span<const std::int32_t> wordsOf(ItemKey key, const WorldState &state) const;
    [[nodiscard]] bool isEmpty() const { return m_items.empty(); }
    /// Brings \a state what is new.
    void addTo(WorldState &state) const;
    void clear() { m_items.clear(); }

private:
    std::vector<MemoryItem> m_items;
};

/// The items of \a state that snapshots do not hold.
[[nodiscard]] WorldState messageItemsOf(const WorldState &state);

} // namespace tickscope::teeworlds
