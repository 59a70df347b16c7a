// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/replay_files.h"

#include <sstream>

#include "core/formats/format_registry.h"
#include "core/formats/hollowcube/chunks/chunk_store.h"
#include "core/recorder/ring_recorder.h"

namespace tickscope::test {

namespace {

class MemoryStore : public recorder::SegmentStore
{
public:
    explicit MemoryStore(std::shared_ptr<StoredReplay> stored)
        : m_stored(std::move(stored))
    {
    }

    Result<void> store(const recorder::Commit &commit) override
    {
        if (m_stored->failsFrom >= 0 && m_stored->commits >= m_stored->failsFrom)
            return failure(ErrorCode::Io, {faults::Words, "the disk is full"});
        ++m_stored->commits;
        if (commit.segmentNumber)
            m_stored->segments[*commit.segmentNumber] = commit.segment;
        m_stored->preamble = commit.preamble;
        m_stored->isFinished = commit.isFinal;
        return {};
    }
    Result<Shared<ByteSource>> preamble() const override
    {
        if (m_stored->preamble.empty())
            return nullptr;
        return sourceOf(*m_stored);
    }
    Result<bool> isFinished() const override { return m_stored->isFinished; }

private:
    std::shared_ptr<StoredReplay> m_stored;
};

/// A preamble in memory with its segments as siblings.
class StoredSource : public ByteSource
{
public:
    explicit StoredSource(StoredReplay stored)
        : m_stored(std::move(stored))
        , m_preamble(memorySource(m_stored.preamble, "preamble.dat"))
    {
    }
    [[nodiscard]] std::uint64_t size() const override { return m_preamble->size(); }
    Result<std::size_t> readAt(std::uint64_t offset, std::span<std::byte> into,
                               std::stop_token stop) const override
    {
        return m_preamble->readAt(offset, into, stop);
    }
    [[nodiscard]] std::string name() const override { return "preamble.dat"; }

protected:
    Result<Shared<ByteSource>> openSibling(const std::string &name, std::stop_token) const override
    {
        for (const auto &[number, bytes] : m_stored.segments) {
            if (name == hollowcube::segmentName(number))
                return memorySource(bytes, name);
        }
        if (name == hollowcube::FinishedName && m_stored.isFinished)
            return memorySource({}, name);
        if (name == hollowcube::PreambleName)
            return m_preamble;
        return nullptr;
    }

private:
    StoredReplay m_stored;
    Shared<ByteSource> m_preamble;
};

} // namespace

std::vector<std::byte> bytesOfHex(const QByteArray &hex)
{
    const QByteArray raw = QByteArray::fromHex(hex);
    const auto bytes = std::as_bytes(std::span(raw.constData(), std::size_t(raw.size())));
    return {bytes.begin(), bytes.end()};
}

std::unique_ptr<recorder::SegmentStore> memoryStore(std::shared_ptr<StoredReplay> stored)
{
    return std::make_unique<MemoryStore>(std::move(stored));
}

Shared<ByteSource> sourceOf(const StoredReplay &stored)
{
    return std::make_shared<const StoredSource>(stored);
}

Result<Shared<Recording>> openStored(const StoredReplay &stored)
{
    FormatRegistry registry;
    registerAllFormats(registry);
    return registry.open(sourceOf(stored), {});
}

std::vector<std::byte> makeReplay(int ticks, int ticksPerChunk)
{
    example::SimulatedRun run;
    recorder::RingOptions options;
    options.ticks = ticks;
    options.ticksPerChunk = ticksPerChunk;
    recorder::RingRecorder ring(example::simulatedRunDescription(),
                                example::snapshotsOf<recorder::RingRecorder>(run), options);
    std::ostringstream out;
    if (!example::playInto(ring, run, ticks) || !ring.save(out))
        return {};
    const std::string bytes = out.str();
    const auto view = std::as_bytes(std::span(bytes));
    return {view.begin(), view.end()};
}

SegmentedRun::SegmentedRun(const QString &folder, const recorder::ReplayDescription &description)
    : m_recorder(recorder::Recorder::begin(recorder::folderStore(folder.toStdString()), description,
                                           example::snapshotsOf<recorder::Recorder>(m_run))
                     .value())
{
}

bool SegmentedRun::record(int ticks)
{
    const bool isPlayed = example::playInto(*m_recorder, m_run, ticks).has_value();
    m_run.forget();
    return isPlayed && m_recorder->pause() && m_recorder->waitUntilStored();
}

} // namespace tickscope::test
