// SPDX-License-Identifier: GPL-3.0-or-later
//
// Demos of GoldSrc: frames, and messages of bytes and bits in some of them.

#include <algorithm>

#include "core/formats/goldsrc/container/demo_directory.h"
#include "core/formats/goldsrc/container/demo_frame.h"
#include "core/io/byte_reader.h"
#include "tests/fuzz/mutators.h"

namespace tickscope::fuzzing {

namespace {

using namespace goldsrc;

std::vector<PlacedFrame> framesOf(const Shared<ByteSource> &source, const DemoForm &form,
                                  std::uint64_t end)
{
    ByteWindow window(source);
    std::vector<PlacedFrame> frames;
    for (std::uint64_t at = form.headerSize; at < end; at = frames.back().end()) {
        const auto frame = readFrame(window, at, end, form, {});
        if (!frame)
            break;
        frames.push_back(*frame);
    }
    return frames;
}

void setNumber(std::span<std::byte> at, std::size_t value)
{
    for (std::size_t i = 0; i < LengthSize; ++i)
        at[i] = static_cast<std::byte>(value >> 8 * i & 0xFFU);
}

/// Some bits more or fewer somewhere, so that all behind them are shifted.
Bytes shiftedBits(std::span<const std::byte> bytes, Random &random)
{
    std::vector<bool> bits;
    for (const std::byte byte : bytes) {
        for (unsigned bit = 0; bit < 8; ++bit)
            bits.push_back((std::to_integer<unsigned>(byte) >> bit & 1U) != 0);
    }
    const std::size_t place = numberBelow(bits.size() + 1, random);
    const std::size_t count = 1 + numberBelow(32, random);
    const auto at = bits.begin() + static_cast<std::ptrdiff_t>(place);
    if (random() % 2 == 0)
        bits.insert(at, count, random() % 2 == 0);
    else
        bits.erase(at, at + static_cast<std::ptrdiff_t>(std::min(count, bits.size() - place)));
    Bytes shifted((bits.size() + 7) / 8);
    for (std::size_t i = 0; i < bits.size(); ++i)
        shifted[i / 8] |= static_cast<std::byte>(unsigned{bits[i]} << i % 8);
    return shifted;
}

Bytes mutatedFrame(const Bytes &file, const PlacedFrame &frame, const DemoForm &form,
                   Random &random)
{
    const std::size_t head = FrameHeaderSize
                             + (frame.isMessage() ? messagePrefixSize(form) + LengthSize : 0);
    const auto bytes = bytesIn(file, {frame.offset, frame.size});
    const auto payload = bytes.subspan(head);
    const Bytes other = frame.isMessage() && random() % 3 == 0
                            ? shiftedBits(payload, random)
                            : mutatedBytes({payload.begin(), payload.end()});
    Bytes changed(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(head));
    if (frame.isMessage())
        setNumber(std::span(changed).last(LengthSize), other.size());
    changed.insert(changed.end(), other.begin(), other.end());
    return changed;
}

/// Moves what header and directory point at, where it lies behind \a place.
void moveDirectory(Bytes &file, const DemoForm &form, const std::optional<Directory> &directory,
                   std::uint64_t place, std::int64_t moved)
{
    constexpr std::size_t EntryOffsetByte = 84;
    if (!directory || moved == 0)
        return;
    const auto offset = static_cast<std::uint64_t>(static_cast<std::int64_t>(directory->offset)
                                                   + moved);
    setNumber(std::span(file).subspan(form.directoryOffsetByte()), offset);
    for (std::size_t i = 0; i < directory->entries.size(); ++i) {
        const std::int64_t begin = directory->entries[i].offset;
        if (begin > static_cast<std::int64_t>(place))
            setNumber(std::span(file).subspan(offset + CountSize + i * EntrySize + EntryOffsetByte),
                      static_cast<std::size_t>(begin + moved));
    }
}

} // namespace

std::optional<Bytes> mutatedGoldsrcDemo(const Bytes &file, Random &random)
{
    constexpr unsigned SplicedShare = 4;
    const auto source = memorySource(file, "fuzz");
    const auto header = readDemoHeader(*source, {});
    if (!header)
        return {};
    const auto directory = readDirectory(*source, header->directoryOffset, header->form.headerSize,
                                         {})
                               .value_or(std::nullopt);
    const auto frames = framesOf(source, header->form, directory ? directory->offset : file.size());
    if (frames.empty())
        return {};
    Bytes changed;
    std::uint64_t place = header->form.headerSize;
    if (random() % SplicedShare == 0) {
        std::vector<ByteRange> places;
        for (const PlacedFrame &frame : frames)
            places.push_back({frame.offset, frame.size});
        changed = splicedFile(file, places, random);
    } else {
        const PlacedFrame &frame = oneOf(frames, random);
        place = frame.offset;
        changed = replaced(file, {frame.offset, frame.size},
                           mutatedFrame(file, frame, header->form, random));
    }
    moveDirectory(changed, header->form, directory, place,
                  static_cast<std::int64_t>(changed.size())
                      - static_cast<std::int64_t>(file.size()));
    return changed;
}

} // namespace tickscope::fuzzing
