// SPDX-License-Identifier: GPL-3.0-or-later
#include <fstream>
#include <optional>

#include "app/bench/measures.h"
#include "core/analysis/outlined_recording.h"
#include "core/base/limits.h"
#include "core/base/try.h"
#include "core/formats/hollowcube/chunks/chunk_packing.h"
#include "core/formats/hollowcube/chunks/preamble.h"
#include "core/io/byte_source.h"
#include "core/timeline/index_pass.h"
#include "core/timeline/walker.h"

namespace tickscope::bench {

namespace {

Result<void> walk(const OutlinedRecording &file, PassSink *sink)
{
    Walker walker(file.recording, file.outline->seekPoints);
    for (;;) {
        TRY_ASSIGN(const auto stepped, walker.step(sink, {}));
        if (stepped != Step::Done)
            return {};
    }
}

/// Peak of resident memory so far in MB; 0 where the system does not show it.
double peakMemory()
{
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;) {
        if (word != "VmHWM:")
            continue;
        double kilobytes = 0;
        status >> kilobytes;
        return kilobytes / 1024.0;
    }
    return 0;
}

/// Z: CPU time of unpacking all chunks of a compacted Hollow Cube replay with zstd, and of
/// nothing else; nothing for other files. Errors: Io.
Result<std::optional<Seconds>> plainUnpacking(const std::string &path)
{
    using namespace hollowcube;
    TRY_ASSIGN(const auto source, openFile(path));
    const auto preamble = readPreamble(*source, {});
    if (!preamble || preamble->representation() == Representation::Segmented
        || preamble->header.dictionary != 0)
        return std::optional<Seconds>{};
    TRY_ASSIGN(const auto file, readAll(*source, 0, source->size(), limits::UnpackedBytes, {}));
    ChunkUnpacker unpacker;
    const auto taken = bestOf([&]() -> Result<void> {
        for (const ChunkEntry &entry : preamble->index.entries()) {
            const auto offset = static_cast<std::size_t>(entry.byteOffset);
            const auto size = static_cast<std::size_t>(entry.compressedLength);
            // The readable part is what is measured.
            if (entry.byteOffset < 0 || offset > file.size() || size > file.size() - offset)
                continue;
            (void)unpacker.unpack(std::span(file).subspan(offset, size),
                                  static_cast<std::size_t>(entry.uncompressedLength));
        }
        return {};
    });
    return taken.map([](Seconds time) { return std::optional(time); });
}

} // namespace

Result<Figures> measureReading(const std::string &path)
{
    const double memoryBefore = peakMemory();
    TRY_ASSIGN(const auto file, openOutlined(path, {}));
    TRY_ASSIGN(const auto open,
               bestOf([&] { return openOutlined(path, {}).map([](const auto &) {}); }));
    TRY_ASSIGN(const auto states, bestOf([&] { return walk(file, nullptr); }));
    PassSink sink;
    TRY_ASSIGN(const auto all, bestOf([&] { return walk(file, &sink); }));
    TRY_ASSIGN(const auto index,
               bestOf([&] { return buildIndex(file.recording, {}).map([](const auto &) {}); }));
    Figures figures{
        {"opened", open.count() * 1e3, "ms"},
        {"states", states.count() * 1e3, "ms"},
        {"everything decoded", all.count() * 1e3, "ms"},
        {"index", index.count() * 1e3, "ms"},
    };
    TRY_ASSIGN(const auto seeks, measureSeeks(file));
    figures.insert(figures.end(), seeks.begin(), seeks.end());
    TRY_ASSIGN(const auto ghost, measureGhost(path));
    figures.insert(figures.end(), ghost.begin(), ghost.end());
    figures.push_back({"memory", peakMemory() - memoryBefore, "MB", 48.0});
    TRY_ASSIGN(const auto unpacking, plainUnpacking(path));
    if (unpacking) {
        figures.push_back({"index beside unpacking alone", index / *unpacking, "Z", 2.0});
        figures.push_back({"states beside unpacking alone", states / *unpacking, "Z"});
    }
    return figures;
}

} // namespace tickscope::bench
