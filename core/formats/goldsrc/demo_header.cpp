// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/demo_header.h"

#include <algorithm>
#include <array>

#include "core/formats/goldsrc/demo_directory.h"
#include "core/formats/goldsrc/faults.h"
#include "core/io/byte_reader.h"

namespace tickscope::goldsrc {

namespace {

constexpr std::size_t ProtocolsEnd = 16;
constexpr std::size_t StringSize = 260;
constexpr std::size_t ShortStringSize = 128;

/// The pairs of section 1. A newer network protocol is tried as the newest known one.
bool isKnownPair(std::uint32_t demoProtocol, std::uint32_t networkProtocol)
{
    if (demoProtocol == 5)
        return networkProtocol >= OldestProtocol5;
    return demoProtocol == 4 && networkProtocol >= OldestProtocol4
           && networkProtocol <= NewestProtocol4;
}

/// Everything behind the protocols. \a form tells the size of the strings.
Result<DemoHeader> readRest(std::span<const std::byte> head, DemoForm form)
{
    if (head.size() < form.headerSize)
        return failure(ErrorCode::Truncated, faults::FileEndsInsideDemoHeader, head.size());
    const bool isShort = form.headerSize == ShortHeaderSize;
    const std::size_t stringSize = isShort ? ShortStringSize : StringSize;
    ByteReader reader(head.first(form.headerSize).subspan(ProtocolsEnd), ProtocolsEnd);
    const auto map = reader.readBytes(stringSize);
    const auto game = reader.readBytes(stringSize);
    const auto checksum = reader.readU32Le();
    const auto directory = reader.readU32Le();
    if (!map || !game || !checksum || !directory)
        return failure(ErrorCode::Truncated, faults::FileEndsInsideDemoHeader, head.size());
    return DemoHeader{form, fixedText(*map), fixedText(*game), *checksum, *directory};
}

/// Of network protocols 36 to 39 no file is known: the header size is the one under
/// which the directory is where the header says. Source: goldsrc-demo.md, section 7.
Result<std::size_t> headerSizeOf(const ByteSource &source, std::span<const std::byte> head,
                                 DemoForm form, std::stop_token stop)
{
    if (form.demoProtocol == 5)
        return HeaderSize;
    const std::size_t usual = form.networkProtocol == OldestProtocol4 ? ShortHeaderSize
                                                                      : HeaderSize;
    const std::size_t other = usual == HeaderSize ? ShortHeaderSize : HeaderSize;
    for (const std::size_t size : {usual, other}) {
        form.headerSize = size;
        const auto header = readRest(head, form);
        if (!header)
            continue;
        const auto directory = readDirectory(source, header->directoryOffset, size, stop);
        if (!directory)
            return tl::unexpected(directory.error());
        if (*directory)
            return size;
    }
    return usual;
}

} // namespace

std::string fixedText(std::span<const std::byte> field)
{
    const auto end = std::ranges::find(field, std::byte{0});
    std::string text;
    text.reserve(static_cast<std::size_t>(end - field.begin()));
    std::transform(field.begin(), end, std::back_inserter(text),
                   [](std::byte byte) { return static_cast<char>(byte); });
    return text;
}

Result<DemoHeader> readDemoHeader(const ByteSource &source, std::stop_token stop)
{
    std::array<std::byte, HeaderSize> block{};
    const auto read = source.readAt(0, block, stop);
    if (!read)
        return tl::unexpected(read.error());
    const auto head = std::span<const std::byte>(block).first(*read);
    ByteReader reader(head);
    const auto magic = reader.readBytes(DemoMagic.size());
    if (!magic || !std::ranges::equal(*magic, std::as_bytes(std::span(DemoMagic))))
        return failure(ErrorCode::UnknownFormat, faults::NoHalfLifeDemo, 0);
    const auto demoProtocol = reader.readU32Le();
    const auto networkProtocol = reader.readU32Le();
    if (!demoProtocol || !networkProtocol)
        return failure(ErrorCode::Truncated, faults::FileEndsInsideDemoHeader, head.size());
    if (!isKnownPair(*demoProtocol, *networkProtocol)) {
        return failure(ErrorCode::Unsupported,
                       {faults::UnknownDemoProtocol, *demoProtocol, *networkProtocol},
                       DemoMagic.size());
    }
    DemoForm form{*demoProtocol, *networkProtocol, HeaderSize};
    const auto size = headerSizeOf(source, head, form, stop);
    if (!size)
        return tl::unexpected(size.error());
    form.headerSize = *size;
    return readRest(head, form);
}

} // namespace tickscope::goldsrc
