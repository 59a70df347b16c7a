// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/goldsrc_decoder.h"

#include <memory>
#include <utility>

#include "core/formats/goldsrc/frame_events.h"
#include "core/formats/goldsrc/item_types.h"

namespace tickscope::goldsrc {

namespace {

/// What the bytes from a place on do not tell. Source: specs/goldsrc-demo.md, section 10.
class DemoMemory : public DecoderMemory
{
public:
    explicit DemoMemory(WorldState known)
        : state(std::move(known))
    {
    }
    WorldState state;
};

} // namespace

GoldSrcDecoder::GoldSrcDecoder(const Shared<ByteSource> &source, const DemoHeader &header,
                               const SegmentMap &map)
    : m_form(header.form)
    , m_chain(source, header.form, map.segments)
{
}

Result<void> GoldSrcDecoder::restore(const SeekPoint &point, std::stop_token stop)
{
    const auto *memory = dynamic_cast<const DemoMemory *>(point.memory.get());
    m_state = memory ? memory->state : WorldState();
    m_nextTick = point.tick;
    m_isExact = true;
    m_chain.restart(point.byte);
    return m_chain.next(m_next, stop);
}

std::optional<NextStep> GoldSrcDecoder::next() const
{
    if (!m_next.hasTick)
        return {};
    return NextStep{m_nextTick, m_next.byte, m_nextTick == Tick{}, false};
}

SeekPoint GoldSrcDecoder::savePoint() const
{
    return {m_nextTick, m_next.byte, SeekPointKind::Checkpoint,
            std::make_shared<const DemoMemory>(m_state)};
}

Result<Step> GoldSrcDecoder::step(PassSink *sink, std::stop_token stop)
{
    std::swap(m_now, m_next);
    m_tick = m_nextTick;
    if (auto read = readFrames(m_now, sink, stop); !read)
        return tl::unexpected(read.error());
    const bool isTick = m_now.hasTick;
    if (auto read = m_chain.next(m_next, stop); !read)
        return tl::unexpected(read.error());
    if (!isTick)
        return Step::End; // a demo without Playback, or the end
    m_nextTick = m_tick + 1;
    if (!m_next.hasTick) {
        if (auto read = readFrames(m_next, sink, stop); !read)
            return tl::unexpected(read.error());
        m_next.frames.clear();
    }
    if (sink)
        sink->tickEnded(m_tick, m_state);
    return Step::Done;
}

Result<void> GoldSrcDecoder::readFrames(const TickFrames &frames, PassSink *sink,
                                        std::stop_token stop)
{
    // The outline has told of it. What follows may lack what was in the lost frames.
    if (!frames.damage.empty())
        m_isExact = false;
    for (const PlacedFrame &frame : frames.frames) {
        if (frame.payloadSize() == 0) {
            readFrame(frame, {}, sink);
            continue;
        }
        const auto payload = m_chain.payload(frame, stop);
        if (!payload)
            return tl::unexpected(payload.error());
        readFrame(frame, *payload, sink);
    }
    return {};
}

void GoldSrcDecoder::readFrame(const PlacedFrame &frame, std::span<const std::byte> payload,
                               PassSink *sink)
{
    if (frame.isMessage())
        readMessageFrame(frame, payload, m_form, m_state);
    else if (frame.kind == FrameKind::ClientData)
        readClientDataFrame(payload, m_form, m_state);
    else if (frame.kind == FrameKind::SequenceInfo)
        readSequenceInfoFrame(payload, m_form, m_state);
    if (!sink)
        return;
    auto event = frameEvent(frame, payload, sink->wantsFields());
    if (!event)
        return;
    event->tick = m_tick;
    sink->eventFound(*event);
}

} // namespace tickscope::goldsrc
