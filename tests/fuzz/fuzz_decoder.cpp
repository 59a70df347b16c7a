// SPDX-License-Identifier: GPL-3.0-or-later
//
// Decodes a recording as its file has it, and does nothing else: no index, map or scene. Built once
// for each format, whose makeFormat_<id>() is TICKSCOPE_MAKE_FORMAT.

#include <cstdlib>
#include <span>

#include "core/formats/format.h"
#include "core/timeline/walker.h"

namespace tickscope {
std::unique_ptr<Format> TICKSCOPE_MAKE_FORMAT();
}

namespace {

using namespace tickscope;

/// Wants everything, and looks at what holds of every recording.
class Checker : public PassSink
{
public:
    explicit Checker(std::uint64_t fileSize)
        : m_fileSize(fileSize)
    {
    }
    [[nodiscard]] bool wantsFields() const override { return true; }
    void damageFound(const Damage &damage) override
    {
        if (damage.byte > m_fileSize || damage.size > m_fileSize - damage.byte)
            std::abort();
    }

private:
    std::uint64_t m_fileSize;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    // A byte of a hostile file can stand for a million ticks, which prove no more than these.
    constexpr int MostSteps = 500;
    static const auto format = TICKSCOPE_MAKE_FORMAT();
    const auto bytes = std::as_bytes(std::span(data, size));
    const auto recording = format->open(memorySource({bytes.begin(), bytes.end()}, "fuzz"), {});
    if (!recording)
        return 0;
    auto outline = (*recording)->outline({});
    if (!outline)
        return 0;
    Checker checker(size);
    for (const Damage &damage : outline->damage)
        checker.damageFound(damage);
    Walker walker(*recording, std::move(outline->seekPoints));
    std::optional<Tick> last;
    for (int step = 0; step < MostSteps && walker.step(&checker, {}) == Step::Done; ++step) {
        if (last && walker.decoder().tick() < *last)
            std::abort(); // a tick comes again at most
        last = walker.decoder().tick();
    }
    return 0;
}
