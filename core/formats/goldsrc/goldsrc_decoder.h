// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>

#include "core/formats/goldsrc/container/demo_frame.h"
#include "core/formats/goldsrc/container/frame_chain.h"
#include "core/formats/goldsrc/items/demo_entities.h"
#include "core/formats/goldsrc/items/frame_items.h"
#include "core/formats/goldsrc/items/server_items.h"
#include "core/formats/goldsrc/messages/server_messages.h"
#include "core/io/archive.h"
#include "core/model/decoder.h"
#include "core/model/event/event.h"

namespace tickscope::goldsrc {

/// Decodes a demo tick by tick: the frames up to and with a network frame of Playback.
/// What LOADING holds belongs to the first tick, what follows the last tick to the last; behind it
/// in a segment that was cut are frames of a tick that is lost, of which only the events are kept.
class GoldSrcDecoder : public Decoder
{
public:
    GoldSrcDecoder(const Shared<ByteSource> &source, const DemoHeader &header,
                   const SegmentMap &map);

    Result<void> restore(const SeekPoint &point, std::stop_token stop) override;
    Result<Step> step(PassSink *sink, std::stop_token stop) override;
    [[nodiscard]] const WorldState &state() const override;
    [[nodiscard]] Tick tick() const override { return m_tick; }
    [[nodiscard]] bool isExact() const override;
    [[nodiscard]] std::optional<NextStep> next() const override;
    [[nodiscard]] SeekPoint savePoint() const override;
    [[nodiscard]] bool savesDoubt() const override { return true; }

    /// The memory that such a decoder wrote. Errors: Damaged.
    [[nodiscard]] static Result<Shared<DecoderMemory>> memoryOf(ArchiveReader &archive,
                                                                const DemoHeader &header);

private:
    class Listener;
    class Memory;

    /// All that cannot be read from the bytes behind a place. Its parts are copied together.
    /// Source: goldsrc-demo.md, section 10.
    struct World {
        explicit World(const DemoHeader &header);
        ServerState server;
        ServerItems items; ///< Belongs to state.
        WorldState state;
        bool lacksLoading = false; ///< Frames of LOADING were lost.
    };
    friend void visitFields(ArchiveWriter &archive, const World &world);

    Result<void> readFrames(const TickFrames &frames, PassSink *sink, std::stop_token stop);
    void readFrame(const PlacedFrame &frame, std::span<const std::byte> payload, PassSink *sink);
    void applyFrame(const PlacedFrame &frame, std::span<const std::byte> payload);
    void removeMissing(const PlacedFrame &frame, PassSink *sink);
    void readMessages(const PlacedFrame &frame, std::span<const std::byte> payload, PassSink *sink);
    void reportDamage(const std::vector<Error> &errors, const PlacedFrame &frame,
                      PassSink &sink) const;
    void sendEvent(Event event, PassSink &sink) const;

    DemoHeader m_header;
    FrameChain m_chain;
    TickFrames m_now;
    TickFrames m_next; ///< Read ahead: only its last frame shows whether it is a tick.
    /// Its items are written when somebody asks: most ticks on the way to another are never looked
    /// at.
    mutable World m_world;
    mutable bool m_hasOldItems = false;
    mutable FrameView m_view; ///< Not in m_world yet.
    EntityTracker m_entities;
    LoadingRoll m_roll;
    Tick m_tick;
    Tick m_nextTick;
};

/// The event of a frame without messages: a command, a sound, an animation, ... Nothing
/// for frames that only carry states. Tick and client are the caller's.
/// \param payload     all of it: readFrame() checked its size.
/// \param wantsFields  whether the event shall carry fields.
[[nodiscard]] std::optional<Event> frameEvent(const PlacedFrame &frame,
                                              std::span<const std::byte> payload, bool wantsFields);

} // namespace tickscope::goldsrc
