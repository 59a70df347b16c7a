// SPDX-License-Identifier: GPL-3.0-or-later
#include <charconv>
#include <cstdio>
#include <fstream>
#include <limits>
#include <string_view>

#include "app/sample/repeated_demo.h"
#include "app/sample/sample_game.h"
#include "core/formats/teeworlds_demo/demo_writer.h"
#include "core/io/byte_source.h"

using namespace tickscope;

namespace {

constexpr int BadUse = 2;
constexpr const char *Usage = "Usage: tickscope-make-sample OUT.demo\n"
                              "       tickscope-make-sample --repeat TIMES IN.demo OUT.demo\n";

int told(const Result<void> &written)
{
    if (!written)
        std::fprintf(stderr, "tickscope-make-sample: %s\n",
                     faultText(written.error().fault).c_str());
    return written ? 0 : 1;
}

Result<void> writeSample(const char *path)
{
    return sample::makeSampleGame().and_then(
        [path](const auto &game) { return teeworlds::writeFile(path, game); });
}

Result<void> writeRepeated(int times, const char *from, const char *to)
{
    const auto source = openFile(from);
    if (!source)
        return tl::unexpected(source.error());
    const auto demo = readAll(**source, 0, (*source)->size(),
                              std::numeric_limits<std::uint32_t>::max(), {});
    if (!demo)
        return tl::unexpected(demo.error());
    std::ofstream out(to, std::ios::binary | std::ios::trunc);
    return sample::writeRepeatedDemo(*demo, times, out);
}

} // namespace

/// Writes the sample recording, two minutes of a game that nobody played; or a demo that is many
/// times as long as another.
int main(int argc, char *argv[])
{
    const std::string_view word = argc > 1 ? argv[1] : "";
    if (argc == 2 && word != "--help")
        return told(writeSample(argv[1]));
    if (argc == 5 && word == "--repeat") {
        const std::string_view number = argv[2];
        int times = 0;
        const char *end = number.data() + number.size();
        if (const auto [parsed, error] = std::from_chars(number.data(), end, times);
            error == std::errc() && parsed == end && times > 0)
            return told(writeRepeated(times, argv[3], argv[4]));
    }
    std::fputs(Usage, word == "--help" ? stdout : stderr);
    return word == "--help" ? 0 : BadUse;
}
