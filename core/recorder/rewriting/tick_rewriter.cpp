// SPDX-License-Identifier: MIT
#include "core/recorder/rewriting/tick_rewriter.h"

#include "core/formats/hollowcube/chunks/chunk_ticks.h"
#include "core/formats/hollowcube/limits.h"
#include "core/recorder/storing/chunk_builder.h"

namespace tickscope::recorder {

using namespace hollowcube;

namespace {

class Rewriter
{
public:
    Rewriter(ChunkTicks ticks, const TickRewrite &rewrite)
        : m_ticks(std::move(ticks))
        , m_rewrite(rewrite)
    {
    }

    Result<std::vector<std::byte>> run()
    {
        PrimitiveReader &reader = m_ticks.reader();
        for (std::int32_t tick = m_rewrite.firstTick; !m_ticks.atEnd(); ++tick) {
            const int count = m_ticks.begin();
            const bool inserts = tick == m_rewrite.firstTick && m_rewrite.inserted
                                 && count < EventsPerTick;
            m_writer.writeVarint(tick);
            m_writer.writeI16(static_cast<std::int16_t>(count + (inserts ? 1 : 0)));
            copyEvents(count, inserts ? std::optional(m_rewrite.eventsBefore) : std::nullopt);
            if (reader.hasFailed())
                return tl::unexpected(reader.error());
        }
        if (reader.remaining() > 0)
            return failure(ErrorCode::Damaged, faults::BytesAreLeftBehindLastTick, reader.offset());
        return std::move(m_bytes);
    }

private:
    /// \param insertAt  number of the event before which the new one stands.
    void copyEvents(int count, std::optional<int> insertAt)
    {
        for (int i = 0; i < count && !m_ticks.reader().hasFailed(); ++i) {
            if (insertAt == i)
                writeEvent(m_writer, *m_rewrite.inserted);
            copyEvent();
        }
        if (insertAt && *insertAt >= count)
            writeEvent(m_writer, *m_rewrite.inserted);
    }

    void copyEvent()
    {
        PrimitiveReader &reader = m_ticks.reader();
        const std::size_t begin = reader.position();
        const ReplayEvent event = readEvent(reader, m_rewrite.moves);
        if (reader.hasFailed())
            return;
        if (m_rewrite.writeEvent)
            m_rewrite.writeEvent(m_writer, event, reader.bytesSince(begin));
        else
            m_writer.writeBytes(reader.bytesSince(begin));
    }

    ChunkTicks m_ticks;
    const TickRewrite &m_rewrite;
    std::vector<std::byte> m_bytes;
    PrimitiveWriter m_writer{m_bytes};
};

} // namespace

Result<std::vector<std::byte>> rewriteTicks(std::span<const std::byte> plain,
                                            const ChunkEntry &entry, const TickRewrite &rewrite)
{
    return Rewriter(ChunkTicks(plain, entry, TickNumbering::Absolute), rewrite).run();
}

} // namespace tickscope::recorder
