// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include <QByteArray>
#include <QString>

#include "app/record_example/simulated_run.h"
#include "core/model/recording.h"
#include "core/recorder/replay_recorder.h"

/// Replays for tests, made by our own recorder.
namespace tickscope::test {

/// Of "0a ff" and the like.
[[nodiscard]] std::vector<std::byte> bytesOfHex(const QByteArray &hex);

/// What a store in memory holds; outlives the recorder.
struct StoredReplay {
    std::vector<std::byte> preamble;
    std::map<std::int32_t, std::vector<std::byte>> segments;
    bool isFinished = false;
    int commits = 0;
    int failsFrom = -1; ///< Number of the commit that fails, and all behind it.
};

/// A store in memory. What it holds opens with openStored().
[[nodiscard]] std::unique_ptr<recorder::SegmentStore> memoryStore(
    std::shared_ptr<StoredReplay> stored);

/// The recording that \a stored holds.
[[nodiscard]] Result<Shared<Recording>> openStored(const StoredReplay &stored);
/// The preamble with the segments beside it.
[[nodiscard]] Shared<ByteSource> sourceOf(const StoredReplay &stored);

/// A compacted recording of a simulated run.
/// \param ticksPerChunk  also of the snapshots.
[[nodiscard]] std::vector<std::byte> makeReplay(int ticks, int ticksPerChunk = 100);

/// Records into a folder, a segment at a time.
class SegmentedRun
{
public:
    explicit SegmentedRun(
        const QString &folder,
        const recorder::ReplayDescription &description = example::simulatedRunDescription());
    /// False when the ticks are not stored.
    bool record(int ticks);
    bool finish() { return m_recorder->finish().has_value(); }

private:
    example::SimulatedRun m_run;
    std::unique_ptr<recorder::Recorder> m_recorder;
};

} // namespace tickscope::test
