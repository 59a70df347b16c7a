// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/formats/teeworlds_common/coding/chunk_codec.h"
#include "core/formats/teeworlds_common/coding/tick_order.h"
#include "core/formats/teeworlds_common/items/item_events.h"
#include "core/formats/teeworlds_common/items/snapshot.h"
#include "core/formats/teeworlds_common/messages/implied_events.h"
#include "core/formats/teeworlds_common/messages/message_copies.h"
#include "core/formats/teeworlds_common/messages/message_events.h"
#include "core/formats/teeworlds_demo/chunk_chain.h"
#include "core/formats/teeworlds_demo/demo_header.h"
#include "core/formats/teeworlds_demo/demo_memory.h"
#include "core/formats/teeworlds_demo/presence_ahead.h"
#include "core/formats/teeworlds_demo/snapshot_events.h"
#include "core/model/decoder.h"
#include "core/model/event/event.h"

namespace tickscope::teeworlds {

/// Decodes a demo tick by tick: snapshots and deltas into a state, changed in place,
/// and messages into events. Without a sink messages are not even unpacked; what they
/// hold of the state comes from the memory of seek points then.
///
/// What messages of a tick change is part of the state from the next tick on.
class DemoDecoder : public Decoder
{
public:
    DemoDecoder(const Shared<ByteSource> &source, const DemoHeader &header, TickForm form);

    Result<bool> keepsClaim(const SeekPoint &point, std::stop_token stop) override;
    Result<void> restore(const SeekPoint &point, std::stop_token stop) override;
    Result<Step> step(PassSink *sink, std::stop_token stop) override;
    [[nodiscard]] const WorldState &state() const override { return m_state; }
    [[nodiscard]] Tick tick() const override { return m_tick; }
    [[nodiscard]] bool isExact() const override { return m_isExact; }
    /// Where no keyframe follows on damage, the way to the nearest one would be long.
    [[nodiscard]] bool savesDoubt() const override { return true; }
    [[nodiscard]] std::optional<NextStep> next() const override;
    [[nodiscard]] SeekPoint savePoint() const override;

private:
    Result<std::optional<PlacedChunk>> nextMarker(PassSink *sink, const std::stop_token &stop);
    Result<void> readChunksOfTick(PassSink *sink, const std::stop_token &stop);
    Result<void> noteNext(const PlacedChunk &marker, const std::stop_token &stop);
    Result<void> readChunk(const PlacedChunk &chunk, PassSink *sink, const std::stop_token &stop);
    Result<void> readSnapshot(const PlacedChunk &chunk, std::span<const std::byte> data,
                              PassSink *sink, const std::stop_token &stop);
    void readMessage(const PlacedChunk &chunk, std::span<const std::byte> data, PassSink &sink);
    void emitMarkers(Tick last, PassSink &sink);
    void readWholeMessage(const PlacedChunk &chunk, std::span<const std::byte> data,
                          PassSink &sink);
    [[nodiscard]] Event &systemEvent(int id);
    void emitEvent(Event &event, std::uint64_t byte, PassSink &sink) const;
    [[nodiscard]] EventContext contextOf(const NameLookup &names, bool isKept,
                                         PassSink &sink) const;
    void releaseCopies(PassSink &sink);
    [[nodiscard]] const std::set<int> &dyingNext(std::uint64_t message);
    [[nodiscard]] std::string_view nameOf(int client);
    void assumeState();
    bool noteNews(const Message &message);
    void loseState();
    Result<void> reportLoss(const PlacedChunk &chunk, const Error &error, PassSink *sink,
                            const std::stop_token &stop);
    void reportDamage(const PlacedChunk &chunk, Error error, FaultKind lost, PassSink *sink);
    void reportDamage(const PlacedChunk &chunk, const Error &error, PassSink *sink);

    /// A tuning that brought nothing new, as it stands in the file. Empty when the memory has
    /// changed since.
    struct Repeated {
        std::vector<std::byte> data;
        Event event;
    };

    Protocol m_protocol;
    bool m_mayBeFor07;                        ///< Some of the messages.
    bool m_mayHoldCopies;                     ///< Of a message, one for each client.
    MessageCopies m_copies;                   ///< Of the message that was read last.
    std::optional<std::set<int>> m_dyingNext; ///< Of the present tick, once that was asked.
    std::optional<std::map<int, std::string>> m_firstNames; ///< By client, once that was asked.
    Shared<ByteSource> m_source;
    TickForm m_form;
    ChunkChain m_chain;
    PresenceAhead m_presenceAhead;
    ChunkCodec m_codec;
    SnapshotApplier m_applier;
    ExtendedSchema m_schema;
    ItemEvents m_itemEvents;
    SnapshotEvents m_snapshotEvents;
    ImpliedEvents m_impliedEvents;
    WorldState m_state;
    MessageNews m_news;
    mutable Shared<DecoderMemory> m_keyframeMemory; ///< Of the last keyframe that was saved.
    /// Who was present when the state came into doubt, once a checkpoint was made of that.
    mutable Shared<KnownClients> m_doubtfulClients;
    Repeated m_repeated;
    std::array<Event, ShortSystemIds> m_systemEvents; ///< By number, once they came.
    bool m_knowsTuning = false;                       ///< That was sent before, or that none was.
    std::vector<std::int32_t> m_markers;              ///< In order.
    Tick m_markersFrom;                               ///< Those before it are emitted.
    Tick m_tick;
    Tick m_snapshotTick;               ///< Of the last snapshot that was applied.
    std::optional<NextStep> m_next;    ///< The marker at the chain's offset, once it is seen.
    Damage m_damage;                   ///< The last one, for the next.
    std::uint64_t m_stepByte = 0;      ///< Where the present tick begins.
    std::uint64_t m_searchedBytes = 0; ///< For keyframes.
    PlacedTick m_keyframeAhead;    ///< Where the state is known again, once that was looked for.
    std::optional<Tick> m_oddTick; ///< Last tick with a chunk that no recorder writes.
    Tick m_knownTo;                ///< The last one whose state was known.
    bool m_isBroken = false;       ///< States behind it are lost.
    bool m_isExact = false;
    bool m_mustAssume = false;       ///< A checkpoint was restored, and nobody has listened since.
    bool m_isLost = false;           ///< The state has none of a snapshot's items.
    bool m_isAtKeyframe = false;     ///< The present tick must bring a full snapshot.
    bool m_hasSnapshot = false;      ///< The present tick brought one that was applied.
    bool m_isSnapshotBroken = false; ///< The present tick brought one that was reported as damage.
};

} // namespace tickscope::teeworlds
