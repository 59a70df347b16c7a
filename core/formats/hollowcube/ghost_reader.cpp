// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/ghost_reader.h"

#include <cmath>
#include <utility>

#include "core/base/try.h"
#include "core/formats/hollowcube/chunks/chunk_store.h"
#include "core/formats/hollowcube/chunks/chunk_ticks.h"
#include "core/formats/hollowcube/chunks/sparse_index.h"
#include "core/formats/hollowcube/coding/quantising.h"
#include "core/formats/hollowcube/limits.h"
#include "core/formats/hollowcube/replay_file.h"

namespace tickscope {

using namespace hollowcube;

class GhostReader::Player
{
public:
    /// What is read once.
    struct File {
        ReplayHeader header;
        SparseIndex index;
        ChunkStore store;
        EventRegistry registry;
        double ticksPerSecond = DefaultTickRate;
    };

    explicit Player(File file)
        : m_file(std::move(file))
        , m_chunks(m_file.store)
        , m_moves(m_file.header.moves())
    {
    }

    [[nodiscard]] const File &file() const { return m_file; }
    [[nodiscard]] TickRange ticks() const { return {{0}, {m_file.index.tickCount() - 1}}; }

    Result<GhostState> at(Tick tick, const std::stop_token &stop)
    {
        if (!ticks().contains(tick))
            return outOfRange(faults::NoSuchTickInRecording);
        if (m_fault && m_fault->chunk == m_chunk && tick >= m_fault->tick
            && tick.value < m_entry.endTick())
            return tl::unexpected(m_fault->error);
        const bool isInChunk = m_state.tick <= tick && tick.value < m_entry.endTick();
        if (!m_knowsState || (!isInChunk && tick != m_state.tick + 1))
            TRY(seek(tick, stop));
        while (m_state.tick < tick) {
            m_hears = listener && m_state.tick + 1 == tick;
            TRY(step(stop));
        }
        return m_state;
    }

    RunListener listener;

private:
    struct PlayedFault {
        std::size_t chunk = 0;
        Tick tick;
        Error error;
    };

    /// To the tick before the chunk of \a tick, or before the last one that says all itself.
    Result<void> seek(Tick tick, const std::stop_token &stop)
    {
        m_knowsState = false;
        TRY_ASSIGN(auto chunk, m_file.index.chunkAt(tick, stop));
        std::uint64_t unpacked = 0;
        for (;; --chunk) {
            TRY_ASSIGN(m_entry, m_file.index.entry(chunk, stop));
            m_chunk = chunk;
            unpacked += static_cast<std::uint64_t>(m_entry.uncompressedLength);
            if (unpacked > limits::ReplayPlainAtAnyRatio)
                return limitExceeded(Fault::tr("the last snapshot is too far back"));
            if (chunk > 0 && !m_entry.hasSnapshot())
                continue;
            TRY(unpack(stop));
            if (m_isAnchor)
                break;
        }
        m_state = {};
        m_state.tick = Tick{m_entry.startTick} - 1;
        m_knowsState = true;
        return {};
    }

    Result<void> unpack(const std::stop_token &stop)
    {
        m_ticks = {};
        m_isAnchor = false;
        auto plain = m_chunks.readByPieces(m_entry, stop);
        if (!plain)
            return failed(Tick{m_entry.startTick}, plain.error());
        const bool isSeedLiteral = m_file.header.isSeedLiteral();
        m_ticks = ChunkTicks(*plain, m_entry,
                             isSeedLiteral ? TickNumbering::Relative : TickNumbering::Absolute);
        m_isAnchor = m_chunk == 0
                     || (m_entry.hasSnapshot() && beginsWithSnapshot(m_ticks, m_moves));
        if (isSeedLiteral && m_entry.hasSnapshot()) {
            if (const auto fits = checkTicks(m_ticks, m_moves); !fits)
                return failed(Tick{m_entry.startTick}, fits.error());
        }
        return {};
    }

    /// Nothing is known of \a tick and behind it, up to the next snapshot.
    Result<void> failed(Tick tick, Error error)
    {
        m_knowsState = false;
        error.tick = tick.value;
        if (!endsReading(error.code))
            m_fault = PlayedFault{m_chunk, tick, error};
        return tl::unexpected(std::move(error));
    }

    /// The next tick, which there is.
    Result<void> step(const std::stop_token &stop)
    {
        const Tick tick = m_state.tick + 1;
        if (tick.value == m_entry.endTick()) {
            m_knowsState = false;
            TRY_ASSIGN(m_entry, m_file.index.entry(m_chunk + 1, stop));
            ++m_chunk;
            TRY(unpack(stop));
            m_knowsState = true;
        }
        if (m_ticks.atStart() && m_isAnchor)
            m_state = {};
        m_state.tick = tick;
        const int count = m_ticks.begin();
        for (int i = 0; i < count && !m_ticks.reader().hasFailed(); ++i)
            readOneEvent();
        if (m_ticks.reader().hasFailed())
            return failed(tick, faultInChunk(m_ticks.reader().error()));
        return {};
    }

    [[nodiscard]] Error faultInChunk(Error error) const
    {
        error.byte = m_file.store.byteOf(m_entry);
        return error;
    }

    void readOneEvent()
    {
        PrimitiveReader &reader = m_ticks.reader();
        const std::int32_t number = readEventId(reader);
        if (!reader.hasFailed() && !m_file.registry.isKnown(number))
            failUnknownEvent(reader);
        if (reader.hasFailed())
            return;
        const auto id = static_cast<std::size_t>(number);
        if (id == SetItemId)
            return skipPayload(reader, id, m_moves);
        const ReplayEvent event = readPayload(reader, id, m_moves);
        if (!reader.hasFailed())
            std::visit([this](const auto &held) { apply(held); }, event);
        if (m_hears && !reader.hasFailed() && isOfRun(event))
            listener(m_state.tick, event);
    }

    static bool isOfRun(const ReplayEvent &event)
    {
        return std::holds_alternative<RunStart>(event)
               || std::holds_alternative<CheckpointReached>(event)
               || std::holds_alternative<CheckpointReset>(event)
               || std::holds_alternative<RunEnd>(event);
    }

    /// Numbers that are none are no place.
    void goTo(Placement place)
    {
        const Vector3 &position = place.position;
        place.yaw = normalisedYaw(place.yaw);
        place.pitch = normalisedPitch(place.pitch);
        const bool isPlace = !std::isnan(position.x) && !std::isnan(position.y)
                             && !std::isnan(position.z);
        m_state.placement = isPlace ? std::optional(place) : std::nullopt;
    }
    void apply(const DeltaMove &move)
    {
        // Without a place before it a change leads nowhere.
        if (move.entity != SubjectEntity || !m_state.placement)
            return;
        Placement place = move.change;
        place.position.x += m_state.placement->position.x;
        place.position.y += m_state.placement->position.y;
        place.position.z += m_state.placement->position.z;
        goTo(place);
        m_state.velocity = move.velocity;
    }
    void apply(const AbsoluteMove &move)
    {
        if (move.entity != SubjectEntity)
            return;
        goTo(move.placement);
        m_state.velocity = move.velocity;
    }
    void apply(const SpawnEntity &event)
    {
        if (event.entity != SubjectEntity)
            return;
        m_state = GhostState{m_state.tick, {}, {}, {}, {}, {}};
        goTo(event.placement);
    }
    void apply(const EntityState &event)
    {
        if (event.entity != SubjectEntity)
            return;
        m_state.pose = event.pose;
        m_state.flags = event.flags;
    }
    void apply(const ItemUse &event)
    {
        if (event.entity == SubjectEntity)
            m_state.usedHand = event.hand;
    }
    /// All else is not about where the subject is, or a moment.
    template<typename Other>
    void apply(const Other &)
    {
    }

    File m_file;
    ChunkReader m_chunks;
    MoveEncoding m_moves;
    std::size_t m_chunk = 0;
    ChunkEntry m_entry; ///< Of that chunk.
    ChunkTicks m_ticks; ///< In it.
    bool m_isAnchor = false;
    bool m_knowsState = false; ///< m_state is what the ticks so far come to.
    bool m_hears = false;      ///< The tick that is read was asked for.
    GhostState m_state;
    std::optional<PlayedFault> m_fault; ///< The last one.
};

/// What of the metadata tells how the events are read. A tree of all of it would take fifty times
/// as much.
static Result<NbtCompound> readGhostMetadata(const ByteSource &source, const ReplayHeader &header,
                                             std::stop_token stop)
{
    const auto length = static_cast<std::uint64_t>(header.metadataLength);
    TRY_ASSIGN(const auto bytes,
               readAll(source, HeaderSize, length, limits::GhostMetadataBytes, std::move(stop)));
    PrimitiveReader reader(bytes, HeaderSize);
    const NbtFilter filter{.names = {{"tickscope"}, {"registry", "tickRate"}},
                           .mostInList = EventKindCount};
    NbtCompound metadata = readNbt(reader, filter);
    // As everywhere: what cannot be read counts as not there.
    return reader.hasFailed() || reader.remaining() > 0 ? NbtCompound() : metadata;
}

GhostReader::GhostReader(std::unique_ptr<Player> player)
    : m_player(std::move(player))
{
}

GhostReader::~GhostReader() = default;
GhostReader::GhostReader(GhostReader &&) noexcept = default;
GhostReader &GhostReader::operator=(GhostReader &&) noexcept = default;

Result<GhostReader> GhostReader::open(Shared<ByteSource> file, std::stop_token stop)
{
    TRY_ASSIGN(const auto source, preambleFile(std::move(file), stop));
    std::vector<std::byte> head(HeaderSize);
    TRY_ASSIGN(const auto count, source->readAt(0, head, stop));
    Player::File read;
    TRY_ASSIGN(read.header, readReplayHeader(std::span(head).first(count)));
    TRY_ASSIGN(read.index, SparseIndex::read(source, read.header, stop));
    TRY_ASSIGN(const auto metadata, readGhostMetadata(*source, read.header, stop));
    read.registry = EventRegistry(metadata);
    read.ticksPerSecond = tickRateOf(metadata);
    read.store.file = source;
    read.store.begin = read.header.preambleLength();
    read.store.dictionaryNumber = read.header.dictionary;
    if (read.header.dictionary > 0) {
        TRY_ASSIGN(read.store.dictionary, findDictionary(*source, read.header.dictionary,
                                                         limits::GhostMetadataBytes, stop));
    }
    if (read.index.size() > 0) {
        TRY_ASSIGN(const auto first, read.index.entry(0, stop));
        read.store.isSegmented = first.byteOffset == 0;
    }
    return GhostReader(std::make_unique<Player>(std::move(read)));
}

HttpOptions GhostReader::httpOptions(HttpOptions options)
{
    // No read spans more than two blocks, and a chunk begins where the last one ended.
    options.memoryBlocks = 4;
    options.readsAhead = false;
    return options;
}

const ReplayHeader &GhostReader::header() const
{
    return m_player->file().header;
}

TickRange GhostReader::ticks() const
{
    return m_player->ticks();
}

double GhostReader::ticksPerSecond() const
{
    return m_player->file().ticksPerSecond;
}

void GhostReader::setRunListener(RunListener listener)
{
    m_player->listener = std::move(listener);
}

Result<GhostState> GhostReader::at(Tick tick, std::stop_token stop)
{
    return m_player->at(tick, stop);
}

} // namespace tickscope
