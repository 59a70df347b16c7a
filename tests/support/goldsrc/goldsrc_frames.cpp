// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/goldsrc/goldsrc_frames.h"

#include <cstring>

namespace tickscope::test {

namespace {

template<typename Number>
Number numberAt(std::span<const std::byte> file, std::size_t offset)
{
    Number number{};
    if (offset <= file.size() && sizeof number <= file.size() - offset)
        std::memcpy(&number, file.data() + offset, sizeof number);
    return number;
}

constexpr std::size_t FrameHeader = 9;
constexpr std::size_t SequenceOffset = FrameHeader + 436;
constexpr std::size_t LengthOffset = FrameHeader + 464;
constexpr std::size_t MessagesOffset = LengthOffset + 4;
constexpr std::uint8_t EndMark = 5;

std::size_t frameSize(std::span<const std::byte> file, std::size_t offset)
{
    switch (numberAt<std::uint8_t>(file, offset)) {
    case 0:
    case 1:
        return MessagesOffset + numberAt<std::uint32_t>(file, offset + LengthOffset);
    case 3:
        return FrameHeader + 64;
    case 4:
        return FrameHeader + 32;
    case 6:
        return FrameHeader + 84;
    case 7:
        return FrameHeader + 8;
    case 8:
        return FrameHeader + 24 + numberAt<std::uint32_t>(file, offset + FrameHeader + 4);
    case 9:
        return FrameHeader + 4 + numberAt<std::uint32_t>(file, offset + FrameHeader);
    default:
        return FrameHeader;
    }
}

void walkSegment(std::span<const std::byte> file, std::size_t offset, bool isPlayback,
                 std::vector<GoldsrcFrame> &frames)
{
    while (offset < file.size()) {
        const auto type = numberAt<std::uint8_t>(file, offset);
        if (type == EndMark)
            return;
        const std::size_t size = frameSize(file, offset);
        if (size > file.size() - offset)
            return;
        if (type <= 1) {
            frames.push_back({isPlayback, numberAt<float>(file, offset + 1),
                              numberAt<std::int32_t>(file, offset + SequenceOffset),
                              offset + MessagesOffset,
                              file.subspan(offset + MessagesOffset, size - MessagesOffset)});
        }
        offset += size;
    }
}

} // namespace

GoldsrcFrames goldsrcFrames(std::span<const std::byte> file)
{
    constexpr std::size_t Header = 544;
    constexpr std::size_t EntrySize = 92;
    GoldsrcFrames recording;
    if (file.size() < Header || numberAt<std::uint32_t>(file, 8) != 5)
        return recording;
    recording.networkProtocol = static_cast<int>(numberAt<std::uint32_t>(file, 12));
    recording.game = reinterpret_cast<const char *>(file.data() + 276);
    const std::size_t directory = numberAt<std::uint32_t>(file, 540);
    const auto count = numberAt<std::uint32_t>(file, directory);
    for (std::size_t i = 0; i < count && i < 2; ++i) {
        const std::size_t entry = directory + 4 + i * EntrySize;
        walkSegment(file, numberAt<std::uint32_t>(file, entry + 84),
                    numberAt<std::int32_t>(file, entry) == 1, recording.frames);
    }
    return recording;
}

} // namespace tickscope::test
