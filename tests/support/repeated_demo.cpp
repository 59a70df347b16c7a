// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/repeated_demo.h"

#include <optional>
#include <ostream>

#include "core/formats/teeworlds_demo/demo_header.h"
#include "core/io/byte_source.h"

namespace tickscope::test {

namespace {

using namespace teeworlds;

using Bytes = std::span<const std::byte>;

/// Where the length in seconds stands. Source: teeworlds-demo.md, section 2.1.
constexpr std::size_t LengthOffset = 152;

/// The chunks of a demo, and the places in them that name a tick.
struct Body {
    Bytes bytes;
    struct Stated {
        std::size_t offset = 0; ///< Of the four bytes, in the body.
        Tick tick;
    };
    std::vector<Stated> stated;  ///< Keyframes among them; other markers count on.
    std::size_t firstMarker = 0; ///< Messages may stand before it.
    Tick first;
    Tick last;
};

Result<Body> bodyOf(Bytes demo, const DemoHeader &header)
{
    Body body;
    body.bytes = demo.subspan(std::min<std::size_t>(header.chunksOffset, demo.size()));
    const TickForm form = header.hasInlineTicks() ? TickForm::Inline : TickForm::SixBits;
    std::optional<Tick> tick;
    for (std::size_t offset = 0; offset < body.bytes.size();) {
        const auto chunk = readChunkHeader(body.bytes.subspan(offset), form);
        if (!chunk)
            return failure(ErrorCode::Truncated, {faults::Words, "the last chunk is cut"}, offset);
        const std::size_t size = std::size_t{chunk->headerSize} + chunk->dataSize;
        if (size > body.bytes.size() - offset)
            return failure(ErrorCode::Truncated, {faults::Words, "the last chunk is cut"}, offset);
        if (chunk->kind == ChunkKind::TickMarker) {
            const auto marked = tickOf(*chunk, tick);
            if (!marked)
                return tl::unexpected(marked.error());
            if (!tick) {
                body.firstMarker = offset;
                body.first = *marked;
            }
            tick = *marked;
            if (chunk->isAbsolute)
                body.stated.push_back({offset + 1, *tick});
        }
        offset += size;
    }
    if (!tick)
        return failure(ErrorCode::Damaged, {faults::Words, "no tick to repeat"});
    body.last = *tick;
    return body;
}

void putBigEndian(std::span<std::byte> place, std::int64_t value)
{
    for (std::size_t i = 0; i < 4; ++i)
        place[i] = static_cast<std::byte>(value >> (8 * (3 - i)));
}

void write(std::ostream &out, Bytes bytes)
{
    out.write(reinterpret_cast<const char *>(bytes.data()),
              static_cast<std::streamsize>(bytes.size()));
}

} // namespace

Result<void> writeRepeatedDemo(const std::vector<std::byte> &demo, int times, std::ostream &out)
{
    const auto header = readDemoHeader(*memorySource(demo, "demo"), {});
    if (!header)
        return tl::unexpected(header.error());
    const auto body = bodyOf(demo, *header);
    if (!body)
        return tl::unexpected(body.error());
    const std::int64_t length = body->last - body->first + 1;
    if (times < 1 || body->last.value >= TickLimit - length * (times - 1))
        return failure(ErrorCode::LimitExceeded, {faults::Words, "a demo has no such ticks"});

    std::vector<std::byte> head(demo.begin(),
                                demo.begin() + static_cast<std::ptrdiff_t>(header->chunksOffset));
    putBigEndian(std::span(head).subspan(LengthOffset, 4), length * times / TicksPerSecond);
    write(out, head);
    std::vector<std::byte> shifted(body->bytes.begin(), body->bytes.end());
    for (int i = 0; i < times && out; ++i) {
        for (const Body::Stated &stated : body->stated)
            putBigEndian(std::span(shifted).subspan(stated.offset, 4),
                         stated.tick.value + length * i);
        write(out, Bytes(shifted).subspan(i == 0 ? 0 : body->firstMarker));
    }
    out.flush();
    return out ? Result<void>{} : failure(ErrorCode::Io, {faults::Words, "cannot write the demo"});
}

} // namespace tickscope::test
