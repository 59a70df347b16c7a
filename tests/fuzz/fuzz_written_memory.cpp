// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads back what decoders wrote down of real recordings, with bytes changed. The first
// byte chooses the recording, the second the seek point; then come a place, 24
// bits, and what that byte is changed by, again and again.

#include <cstdint>
#include <span>
#include <vector>

#include "core/formats/format_registry.h"
#include "core/timeline/walker.h"
#include "tests/support/archived.h"
#include "tests/support/frame_agreement.h"

namespace {

using namespace tickscope;

/// A recording and what its decoder saved on its way.
struct Sample {
    Shared<Recording> recording;
    std::vector<SeekPoint> points;
};

Sample sampleOf(const FormatRegistry &formats, const std::string &name)
{
    constexpr std::size_t MostPoints = 8;
    constexpr int StepsBetween = 40;
    const auto source = openFile(TICKSCOPE_TEST_DATA "/" + name);
    const auto opened = source ? formats.open(*source, {})
                               : Result<Shared<Recording>>(tl::unexpected(source.error()));
    if (!opened)
        std::abort(); // the tests' own recordings are not there
    Sample sample{*opened, {}};
    const Outline outline = sample.recording->outline({}).value();
    test::Listener listener;
    Walker walker(sample.recording, outline.seekPoints);
    for (int step = 1; walker.step(&listener, {}) == Step::Done; ++step) {
        if (step % StepsBetween == 0 && sample.points.size() < MostPoints)
            sample.points.push_back(walker.decoder().savePoint());
    }
    return sample;
}

const std::vector<Sample> &samples()
{
    static const std::vector<Sample> all = [] {
        FormatRegistry formats;
        registerAllFormats(formats);
        std::vector<Sample> made;
        for (const char *name :
             {"teeworlds/tw075-client-otto-dm6.demo", "teehistorian/killed-dm2.teehistorian",
              "goldsrc/synthetic_dm_8p.dem", "hollowcube/parkour-run.hcrp"})
            made.push_back(sampleOf(formats, name));
        return made;
    }();
    return all;
}

/// \a bytes, changed as \a changes say.
std::vector<std::byte> changed(std::vector<std::byte> bytes, std::span<const std::uint8_t> changes)
{
    constexpr std::size_t ChangeBytes = 4;
    for (; changes.size() >= ChangeBytes; changes = changes.subspan(ChangeBytes)) {
        const std::size_t place = changes[0] | std::size_t{changes[1]} << 8
                                  | std::size_t{changes[2]} << 16;
        bytes[place % bytes.size()] ^= std::byte{changes[3]};
    }
    return bytes;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    constexpr int Steps = 20;
    if (size < 2)
        return 0;
    const Sample &sample = samples()[data[0] % samples().size()];
    SeekPoint point = sample.points[data[1] % sample.points.size()];
    if (!point.memory)
        return 0;
    const auto bytes = changed(test::bytesOf(*point.memory), std::span(data, size).subspan(2));
    const auto memory = test::memoryOf(*sample.recording, bytes);
    if (!memory)
        return 0;
    point.memory = *memory;
    const auto decoder = sample.recording->makeDecoder();
    test::Listener listener;
    if (!decoder->restore(point, {}))
        return 0;
    for (int i = 0; i < Steps && decoder->step(&listener, {}) == Step::Done; ++i)
        static_cast<void>(decoder->state().sorted());
    static_cast<void>(test::bytesOf(*decoder->savePoint().memory));
    return 0;
}
