// SPDX-License-Identifier: GPL-3.0-or-later
//
// The first byte chooses how the rest is taken: as a whole file, or as the payloads of
// frames behind a header. A fuzzer seldom finds a frame's length and its 464 bytes in
// front of it, and never the directory.

#include <algorithm>
#include <cstdint>
#include <memory>
#include <ostream>
#include <streambuf>
#include <vector>

#include "core/formats/format.h"
#include "core/io/byte_reader.h"
#include "tests/fuzz/read_everything.h"

namespace tickscope {
std::unique_ptr<Format> makeFormat_goldsrc();
}

namespace {

using namespace tickscope;

/// Takes everything and keeps nothing.
class NullBuffer : public std::streambuf
{
protected:
    int overflow(int character) override { return character; }
    std::streamsize xsputn(const char *, std::streamsize count) override { return count; }
};

void append(std::vector<std::byte> &bytes, std::uint32_t value)
{
    for (const unsigned shift : {0U, 8U, 16U, 24U})
        bytes.push_back(static_cast<std::byte>(value >> shift & 0xFFU));
}

struct Form {
    std::uint32_t demoProtocol;
    std::uint32_t networkProtocol;
};
constexpr Form Forms[]{{5, 48}, {5, 47}, {5, 46}, {5, 45}, {5, 43}, {5, 42}, {4, 40}, {4, 35}};

std::vector<std::byte> header(const Form &form)
{
    std::vector<std::byte> bytes;
    for (const char c : {'H', 'L', 'D', 'E', 'M', 'O', '\0', '\0'})
        bytes.push_back(static_cast<std::byte>(c));
    append(bytes, form.demoProtocol);
    append(bytes, form.networkProtocol);
    bytes.resize(form.networkProtocol == 35 ? 280 : 544);
    return bytes;
}

/// Each part: a byte that says what it is, two of size, then that many bytes, which are
/// messages or a frame's whole payload.
std::vector<std::byte> fileOfParts(std::span<const std::byte> input, const Form &form)
{
    const std::size_t prefix = form.demoProtocol == 4 ? 24 : form.networkProtocol <= 43 ? 560 : 464;
    std::vector<std::byte> file = header(form);
    std::uint32_t frames = 0;
    ByteReader reader(input);
    while (reader.remaining() > 3) {
        const unsigned what = *reader.readU8();
        const std::size_t size = *reader.readU16Le();
        const auto part = *reader.readBytes(std::min(size, reader.remaining()));
        file.push_back(static_cast<std::byte>(what % 12));
        append(file, 0x3F800000U + (frames << 16));
        append(file, frames);
        if (what % 12 <= 1) {
            file.resize(file.size() + prefix);
            // Deltas refer to packets by their numbers.
            if (form.demoProtocol == 5)
                file[file.size() - 28] = static_cast<std::byte>(frames);
            append(file, static_cast<std::uint32_t>(part.size()));
        }
        file.insert(file.end(), part.begin(), part.end());
        ++frames;
    }
    return file;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    static const auto format = makeFormat_goldsrc();
    const auto input = std::as_bytes(std::span(data + 1, size - 1));
    const unsigned choice = data[0];
    std::vector<std::byte> file = (choice & 0x80U) != 0
                                      ? fileOfParts(input, Forms[choice % std::size(Forms)])
                                      : std::vector(input.begin(), input.end());
    const auto recording = format->open(memorySource(std::move(file), "fuzz"), {});
    if (!recording)
        return 0;
    readEverything(*recording);
    NullBuffer nowhere;
    std::ostream out(&nowhere);
    if ((*recording)->repair(out, {}).has_value() && !(*recording)->outline({}))
        std::abort(); // what can be repaired can be read
    return 0;
}
