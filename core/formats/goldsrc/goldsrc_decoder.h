// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "core/formats/goldsrc/frame_chain.h"
#include "core/formats/goldsrc/frame_items.h"
#include "core/model/decoder.h"

namespace tickscope::goldsrc {

/// Decodes a demo tick by tick: the frames up to and with a network frame of Playback.
/// What LOADING tells belongs to the first tick, what follows the last tick to the last.
class GoldSrcDecoder : public Decoder
{
public:
    GoldSrcDecoder(const Shared<ByteSource> &source, const DemoHeader &header,
                   const SegmentMap &map);

    Result<void> restore(const SeekPoint &point, std::stop_token stop) override;
    Result<Step> step(PassSink *sink, std::stop_token stop) override;
    [[nodiscard]] const WorldState &state() const override { return m_state; }
    [[nodiscard]] Tick tick() const override { return m_tick; }
    [[nodiscard]] bool isExact() const override { return m_isExact; }
    [[nodiscard]] std::optional<NextStep> next() const override;
    [[nodiscard]] SeekPoint savePoint() const override;

private:
    Result<void> readFrames(const TickFrames &frames, PassSink *sink, std::stop_token stop);
    void readFrame(const PlacedFrame &frame, std::span<const std::byte> payload, PassSink *sink);

    DemoForm m_form;
    FrameChain m_chain;
    TickFrames m_now;
    TickFrames m_next; ///< Read ahead: only its last frame tells whether it is a tick.
    WorldState m_state;
    Tick m_tick;
    Tick m_nextTick;
    bool m_isExact = true;
};

} // namespace tickscope::goldsrc
