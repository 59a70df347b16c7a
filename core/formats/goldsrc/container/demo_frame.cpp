// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/container/demo_frame.h"

#include <array>

#include "core/base/try.h"
#include "core/formats/goldsrc/container/fixed_block.h"
#include "core/formats/goldsrc/limits.h"

namespace tickscope::goldsrc {

namespace {

using Kind = FrameKind;

constexpr std::array Kinds5{
    Kind::StartupMessage, Kind::Message,     Kind::DemoStart,       Kind::Command, Kind::ClientData,
    Kind::EndOfSegment,   Kind::ClientEvent, Kind::WeaponAnimation, Kind::Sound,   Kind::Buffer};
constexpr std::array Kinds4{Kind::StartupMessage, Kind::Message,       Kind::DemoStart,
                            Kind::SequenceInfo,   Kind::FrameComplete, Kind::Command,
                            Kind::ClientData,     Kind::Buffer,        Kind::EndOfSegment};

/// Sizes of payloads. Source: goldsrc-demo.md, sections 4, 5 and 7.
constexpr std::uint8_t CommandSize = 64;
constexpr std::size_t ClientDataSize5 = 32;
constexpr std::size_t ClientDataSize35 = 56;
constexpr std::size_t ClientDataSize40 = 64;
constexpr std::uint8_t ClientEventSize = 84;
constexpr std::uint8_t WeaponAnimationSize = 8;
constexpr std::uint8_t ChannelSize = 4;
constexpr std::uint8_t SoundRestSize = 16;
constexpr std::size_t DemoInfoSize = 436;
constexpr std::size_t DemoInfoSize43 = 532;
constexpr std::size_t ViewSize = 24;
constexpr std::uint32_t LastProtocolWithLongInfo = 43;

/// The payload of a frame: fixed bytes, of which the last ones may be a length, that
/// many bytes, and fixed bytes behind them.
struct Layout {
    std::uint16_t before = 0;
    bool hasLength = false;
    std::uint8_t behind = 0;

    [[nodiscard]] std::size_t headSize() const { return before + (hasLength ? LengthSize : 0); }
};

std::span<const FrameKind> kindsOf(const DemoForm &form)
{
    return form.demoProtocol == 4 ? std::span<const FrameKind>(Kinds4)
                                  : std::span<const FrameKind>(Kinds5);
}

/// By kind, as far as they are the same in all forms.
constexpr std::array<Layout, 12> Layouts{{
    {0, true}, // StartupMessage
    {0, true}, // Message
    {},        // DemoStart
    {CommandSize},
    {}, // ClientData
    {}, // EndOfSegment
    {ClientEventSize},
    {WeaponAnimationSize},
    {ChannelSize, true, SoundRestSize},
    {0, true}, // Buffer
    {SequenceInfoSize},
    {}, // FrameComplete
}};

Layout layoutOf(FrameKind kind, const DemoForm &form)
{
    Layout layout = Layouts[static_cast<std::size_t>(kind)];
    if (kind == Kind::StartupMessage || kind == Kind::Message)
        layout.before = static_cast<std::uint16_t>(messagePrefixSize(form));
    else if (kind == Kind::ClientData)
        layout.before = static_cast<std::uint16_t>(clientDataSize(form));
    return layout;
}

} // namespace

std::size_t messagePrefixSize(const DemoForm &form)
{
    if (form.demoProtocol == 4)
        return ViewSize;
    const bool isLong = form.networkProtocol <= LastProtocolWithLongInfo;
    return (isLong ? DemoInfoSize43 : DemoInfoSize) + SequenceInfoSize;
}

std::size_t clientDataSize(const DemoForm &form)
{
    if (form.demoProtocol == 5)
        return ClientDataSize5;
    return form.headerSize == ShortHeaderSize ? ClientDataSize35 : ClientDataSize40;
}

std::optional<FrameKind> frameKind(const DemoForm &form, std::uint8_t type)
{
    const std::span<const FrameKind> kinds = kindsOf(form);
    if (type >= kinds.size())
        return {};
    return kinds[type];
}

std::uint8_t endOfSegmentType(const DemoForm &form)
{
    return form.demoProtocol == 4 ? 8 : 5;
}

std::vector<std::byte> frameHead(std::uint8_t type, float time, std::int32_t number)
{
    std::vector<std::byte> head{std::byte{type}};
    appendWord(head, std::bit_cast<std::uint32_t>(time));
    appendWord(head, std::bit_cast<std::uint32_t>(number));
    return head;
}

bool frameAtHand(const ByteWindow &window, std::uint64_t offset, std::uint64_t end,
                 const DemoForm &form, PlacedFrame &frame)
{
    const auto bytes = window.restAtHand(offset);
    const std::uint64_t left = end > offset ? end - offset : 0;
    if (bytes.size() < FrameHeaderSize)
        return false;
    frame.type = byteAt(bytes, 0);
    const std::span<const FrameKind> kinds = kindsOf(form);
    if (frame.type >= kinds.size())
        return false;
    frame.kind = kinds[frame.type];
    const Layout layout = layoutOf(frame.kind, form);
    const std::size_t fixed = FrameHeaderSize + layout.headSize();
    std::size_t size = fixed + layout.behind;
    if (layout.hasLength) {
        if (bytes.size() < fixed)
            return false;
        const std::uint32_t length = wordAt(bytes, fixed - LengthSize);
        if (length > MostMessageBytes)
            return false;
        size += length;
    }
    frame.offset = offset;
    frame.size = static_cast<std::uint32_t>(size);
    frame.time = floatAt(bytes, 1);
    frame.number = integerAt(bytes, 5);
    return size <= left;
}

Result<PlacedFrame> readFrame(ByteWindow &window, std::uint64_t offset, std::uint64_t end,
                              const DemoForm &form, std::stop_token stop)
{
    TRY_ASSIGN(auto head, window.bytesAt(offset, FrameHeaderSize, stop));
    if (head.size() < FrameHeaderSize || end < offset + FrameHeaderSize)
        return truncated(Fault::tr("a frame header is cut off"), offset);
    const std::uint8_t type = byteAt(head, 0);
    const auto kind = frameKind(form, type);
    if (!kind)
        return damaged({Fault::tr("impossible frame type %1"), type}, offset);
    if (const Layout layout = layoutOf(*kind, form); layout.hasLength) {
        const std::size_t fixed = FrameHeaderSize + layout.headSize();
        TRY_ASSIGN(head, window.bytesAt(offset, fixed, stop));
        if (head.size() < fixed)
            return truncated(faults::FrameIsCutOff, offset);
        const std::uint32_t length = wordAt(head, fixed - LengthSize);
        if (length > MostMessageBytes)
            return damaged({Fault::tr("frame with an impossible length of %1"), length}, offset);
    }
    if (PlacedFrame frame; frameAtHand(window, offset, end, form, frame))
        return frame;
    return truncated(faults::FrameIsCutOff, offset);
}

} // namespace tickscope::goldsrc
