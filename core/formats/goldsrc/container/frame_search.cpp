// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/container/frame_search.h"

#include <algorithm>

#include "core/base/try.h"
#include "core/formats/goldsrc/container/fixed_block.h"

namespace tickscope::goldsrc {

namespace {

/// Bytes looked at between two looks at the stop token.
constexpr std::size_t SearchBlock = 256U << 10;
/// What proves that frames are frames: that many, with that many messages among them.
constexpr int EnoughFrames = 8;
constexpr int EnoughMessages = 2;
/// Frames with which the messages must have come.
constexpr int SearchedFrames = 24;
/// Frames tried in one search: bytes made to look like frames would make it endless.
constexpr int MostTries = 200'000;
/// Seconds. LOADING has the time since the game was started, which can be days.
constexpr float LongestTime = 1e7F;
/// The end mark of LOADING can come minutes behind its last message.
constexpr float LongestStep = 3600;

/// Whether zeros, where a frame should be, only look like one.
bool isZeros(const PlacedFrame &frame, SegmentKind segment, float timeBefore, const DemoForm &form)
{
    const bool isEmpty = frame.kind == FrameKind::StartupMessage && frame.time == 0
                         && frame.number == 0
                         && frame.payloadSize() == messagePrefixSize(form) + LengthSize;
    return isEmpty && (segment == SegmentKind::Playback || timeBefore > 0);
}

/// Looks whether frames of a recording begin at a place.
struct Proof {
    ByteWindow &window;
    const Segment &segment;
    const DemoForm &form;
    bool isLoading = segment.kind == SegmentKind::Loading;
    FrameKind messageKind = isLoading ? FrameKind::StartupMessage : FrameKind::Message;
    int tries = 0;

    /// Whether a frame can begin with \a head: cheap, for every byte.
    [[nodiscard]] bool mayBegin(std::span<const std::byte> head) const
    {
        const auto kind = frameKind(form, byteAt(head, 0));
        if (!kind || *kind == FrameKind::EndOfSegment)
            return false;
        if (isLoading != (*kind == FrameKind::StartupMessage))
            return false;
        const float time = floatAt(head, 1);
        // Zeros before a frame must not be taken for one: LOADING has the host's time.
        const float earliest = isLoading ? 1e-3F : -1.0F;
        return time >= earliest && time <= LongestTime && integerAt(head, 5) >= 0;
    }

    [[nodiscard]] bool isTired() const { return tries >= MostTries; }

    [[nodiscard]] Result<bool> holdsAt(std::uint64_t offset, std::stop_token stop)
    {
        int frames = 0;
        int messages = 0;
        std::optional<PlacedFrame> before;
        while (frames < SearchedFrames) {
            ++tries;
            const auto frame = readFrame(window, offset, segment.end, form, stop);
            TRY_READING(frame);
            if (!frame || (before && !follows(*frame, *before)))
                return false;
            if (frame->kind == FrameKind::EndOfSegment)
                return messages >= (isLoading ? 1 : EnoughMessages);
            if (frame->kind == messageKind) {
                auto isGood = isMessage(*frame, stop);
                if (!isGood || !*isGood)
                    return isGood;
                ++messages;
            }
            ++frames;
            if (messages >= EnoughMessages && (isLoading || frames >= EnoughFrames))
                return true;
            before = *frame;
            offset = frame->end();
        }
        return false;
    }

    /// Times and numbers do not decrease within a segment. Section 4.
    [[nodiscard]] bool follows(const PlacedFrame &frame, const PlacedFrame &before) const
    {
        if (!isLoading && frame.kind == FrameKind::StartupMessage)
            return false;
        return frame.time >= before.time && frame.time <= before.time + LongestStep
               && frame.number >= before.number;
    }

    /// In LOADING a message has content, and zeros where others have the view: all of it,
    /// or the position in demo protocol 4. Sections 5 and 7.
    [[nodiscard]] Result<bool> isMessage(const PlacedFrame &frame, std::stop_token stop) const
    {
        if (!isLoading)
            return true;
        const std::size_t prefix = messagePrefixSize(form);
        if (frame.payloadSize() <= prefix + LengthSize)
            return false;
        TRY_ASSIGN(const auto payload, window.bytesAt(frame.payloadOffset(), prefix, stop));
        if (form.demoProtocol == 4)
            return wordAt(payload, 4) == 0 && wordAt(payload, 12) == 0 && wordAt(payload, 20) == 0;
        return std::ranges::all_of(payload.first(prefix - SequenceInfoSize),
                                   [](std::byte byte) { return byte == std::byte{}; });
    }
};

} // namespace

Result<std::optional<std::uint64_t>> findFrames(ByteWindow &window, std::uint64_t offset,
                                                const Segment &segment, const DemoForm &form,
                                                std::stop_token stop)
{
    Proof proof{.window = window, .segment = segment, .form = form};
    std::vector<std::byte> block;
    while (offset + FrameHeaderSize <= segment.end && !proof.isTired()) {
        TRY(checkStop(stop));
        const auto wanted = std::min<std::uint64_t>(segment.end - offset, SearchBlock);
        TRY_ASSIGN(const auto bytes,
                   window.bytesAt(offset, static_cast<std::size_t>(wanted), stop));
        if (bytes.size() < FrameHeaderSize)
            break;
        block.assign(bytes.begin(), bytes.end()); // the proof moves the window
        const std::size_t count = block.size() - FrameHeaderSize + 1;
        for (std::size_t i = 0; i < count && !proof.isTired(); ++i) {
            if (!proof.mayBegin(std::span(block).subspan(i, FrameHeaderSize)))
                continue;
            TRY_ASSIGN(const auto holds, proof.holdsAt(offset + i, stop));
            if (holds)
                return offset + i;
        }
        offset += count;
    }
    return std::nullopt;
}

bool usualFrame(const ByteWindow &window, std::uint64_t offset, const Segment &segment,
                const DemoForm &form, float timeBefore, PlacedFrame &frame)
{
    return frameAtHand(window, offset, segment.end, form, frame)
           && !isZeros(frame, segment.kind, timeBefore, form);
}

Result<NextFrame> readOrFindFrame(ByteWindow &window, std::uint64_t offset, const Segment &segment,
                                  const DemoForm &form, float timeBefore, std::stop_token stop)
{
    auto frame = readFrame(window, offset, segment.end, form, stop);
    if (frame && isZeros(*frame, segment.kind, timeBefore, form))
        frame = damaged(Fault::tr("zeros where a frame should be"), offset);
    if (frame)
        return NextFrame{*frame, {}};
    TRY_READING(frame);

    NextFrame next;
    next.lost = LostFrames{frame.error(), segment.end};
    if (offset == form.headerSize)
        return next; // not one frame says that this is a demo
    TRY_ASSIGN(const auto found, findFrames(window, offset + 1, segment, form, stop));
    if (!found)
        return next;
    // Only stops: it was read before.
    TRY_ASSIGN(const auto after, readFrame(window, *found, segment.end, form, stop));
    next.lost->end = *found;
    next.frame = after;
    return next;
}

} // namespace tickscope::goldsrc
