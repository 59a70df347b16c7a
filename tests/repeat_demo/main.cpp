// SPDX-License-Identifier: GPL-3.0-or-later
#include <charconv>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <span>
#include <string_view>
#include <vector>

#include "tests/support/repeated_demo.h"

using namespace tickscope;

/// Writes a demo that is many times as long as another: how long recordings are read is measured
/// with it.
int main(int argc, char *argv[])
{
    int times = 0;
    const std::string_view number = argc == 4 ? argv[1] : "";
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), times);
    if (number.empty() || error != std::errc() || end != number.data() + number.size()) {
        std::fputs("Usage: tickscope-repeat-demo TIMES IN.demo OUT.demo\n", stderr);
        return 2;
    }
    std::ifstream in(argv[2], std::ios::binary);
    const std::vector<char> chars(std::istreambuf_iterator<char>(in), {});
    const auto demo = std::as_bytes(std::span(chars));
    std::ofstream out(argv[3], std::ios::binary | std::ios::trunc);
    const auto written = test::writeRepeatedDemo({demo.begin(), demo.end()}, times, out);
    if (!written)
        std::fprintf(stderr, "tickscope-repeat-demo: %s\n",
                     faultText(written.error().fault).c_str());
    return written ? 0 : 1;
}
