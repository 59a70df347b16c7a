// SPDX-License-Identifier: GPL-3.0-or-later
//
// A whole compacted file.

#include "tests/fuzz/replay_fuzzing.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace tickscope;
    const auto bytes = std::as_bytes(std::span(data, size));
    fuzzing::readReplay(memorySource({bytes.begin(), bytes.end()}, "fuzz.hcrp"));
    return 0;
}
