// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/container/demo_header.h"

#include <algorithm>
#include <array>

#include "core/base/try.h"
#include "core/formats/goldsrc/container/demo_directory.h"
#include "core/formats/goldsrc/limits.h"
#include "core/io/byte_reader.h"
#include "core/io/sticky_reader.h"

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

/// Everything behind the protocols. \a form has the size of the strings.
Result<DemoHeader> readRest(std::span<const std::byte> head, DemoForm form)
{
    if (head.size() < form.headerSize)
        return truncated(faults::FileEndsInsideDemoHeader, head.size());
    const bool isShort = form.headerSize == ShortHeaderSize;
    const std::size_t stringSize = isShort ? ShortStringSize : StringSize;
    StickyReader reader(head.first(form.headerSize).subspan(ProtocolsEnd), ProtocolsEnd);
    DemoHeader header;
    header.form = form;
    header.mapName = reader.readFixedText(stringSize);
    header.gameDirectory = reader.readFixedText(stringSize);
    header.mapChecksum = reader.readLe<std::uint32_t>();
    header.directoryOffset = reader.readLe<std::uint32_t>();
    if (reader.hasFailed())
        return truncated(faults::FileEndsInsideDemoHeader, head.size());
    return header;
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
        TRY_ASSIGN(const auto directory,
                   readDirectory(source, header->directoryOffset, size, stop));
        if (directory)
            return size;
    }
    return usual;
}

} // namespace

Result<DemoHeader> readDemoHeader(const ByteSource &source, std::stop_token stop)
{
    std::array<std::byte, HeaderSize> block{};
    TRY_ASSIGN(const auto read, source.readAt(0, block, stop));
    const auto head = std::span<const std::byte>(block).first(read);
    ByteReader reader(head);
    const auto magic = reader.readBytes(DemoMagic.size());
    if (!magic || !std::ranges::equal(*magic, std::as_bytes(std::span(DemoMagic))))
        return unknownFormat(Fault::tr("no Half-Life demo"), 0);
    const auto demoProtocol = reader.readLe<std::uint32_t>();
    const auto networkProtocol = reader.readLe<std::uint32_t>();
    if (!demoProtocol || !networkProtocol)
        return truncated(faults::FileEndsInsideDemoHeader, head.size());
    if (!isKnownPair(*demoProtocol, *networkProtocol)) {
        return unsupported({Fault::tr("demo protocol %1 with network protocol %2 is not known"),
                            *demoProtocol, *networkProtocol},
                           DemoMagic.size());
    }
    DemoForm form{*demoProtocol, *networkProtocol, HeaderSize};
    TRY_ASSIGN(form.headerSize, headerSizeOf(source, head, form, stop));
    return readRest(head, form);
}

} // namespace tickscope::goldsrc
