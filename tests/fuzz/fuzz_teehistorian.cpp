// SPDX-License-Identifier: GPL-3.0-or-later
//
// The first byte chooses how the rest is taken: as a whole file, or as the records behind
// a good header, because a fuzzer rarely finds its way through magic and JSON.

#include <array>
#include <cstdint>
#include <vector>

#include "core/formats/format.h"
#include "tests/fuzz/read_everything.h"
#include "tests/support/teehistorian_writer.h"

namespace tickscope {
std::unique_ptr<Format> makeFormat_teehistorian();
}

namespace {

using namespace tickscope;

/// With and without a minor version that tells names, and of both versions.
constexpr std::array<std::string_view, 3> Headers = {
    R"({"version":"2","version_minor":"22","map_name":"m"})",
    R"({"version":"2","version_minor":"4"})",
    R"({"version":"1"})",
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    static const auto format = makeFormat_teehistorian();
    const auto input = std::as_bytes(std::span(data + 1, size - 1));
    const unsigned choice = data[0];
    std::vector<std::byte> file(input.begin(), input.end());
    if ((choice & 0x80U) != 0)
        file
            = teehistorian::TeehistorianWriter(Headers[choice % Headers.size()]).raw(input).bytes();
    if (const auto recording = format->open(memorySource(std::move(file), "fuzz"), {}))
        readEverything(*recording);
    return 0;
}
