// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/chunks/tick_rewriter.h"

#include <algorithm>

#include "core/formats/hollowcube/chunks/chunk_ticks.h"
#include "core/formats/hollowcube/limits.h"

namespace tickscope::hollowcube {

namespace {

struct Rewriter {
    ChunkTicks ticks;
    const TickRewrite &rewrite;
    std::vector<std::byte> bytes = {};
    PrimitiveWriter writer{bytes};

    Result<std::vector<std::byte>> run()
    {
        PrimitiveReader &reader = ticks.reader();
        for (std::int32_t tick = 0; tick < rewrite.skippedTicks && !ticks.atEnd(); ++tick)
            skipTick();
        std::int32_t kept = 0;
        while (!ticks.atEnd() && (!rewrite.keptTicks || kept < *rewrite.keptTicks)) {
            if (auto copied = copyTick(kept++); !copied)
                return tl::unexpected(copied.error());
            if (reader.hasFailed())
                return tl::unexpected(reader.error());
        }
        if (!rewrite.keptTicks && reader.remaining() > 0)
            return damaged(faults::BytesAreLeftBehindLastTick, reader.offset());
        return std::move(bytes);
    }

    void skipTick()
    {
        const int count = ticks.begin();
        for (int i = 0; i < count && !ticks.reader().hasFailed(); ++i)
            (void)readKnownEvent();
    }

    ReplayEvent readKnownEvent()
    {
        PrimitiveReader &reader = ticks.reader();
        static const EventRegistry parkour;
        const EventRegistry &registry = rewrite.registry ? *rewrite.registry : parkour;
        const std::int32_t id = readEventId(reader);
        if (!reader.hasFailed() && !registry.isKnown(id))
            failUnknownEvent(reader);
        if (reader.hasFailed())
            return {};
        return readPayload(reader, static_cast<std::size_t>(id), rewrite.moves);
    }

    /// \param number  among those that are kept.
    Result<void> copyTick(std::int32_t number)
    {
        const int count = ticks.begin();
        int inserted = number == 0 ? rewrite.inserted.count : 0;
        const bool isFull = inserted > EventsPerTick - count;
        if (isFull && rewrite.ifFull == TickRewrite::IfFull::LeaveOut)
            inserted = 0;
        else if (isFull)
            return limitExceeded(Fault::tr("a tick has too many events"));
        writer.writeVarint(rewrite.firstTick + number);
        writer.writeI16(static_cast<std::int16_t>(count + inserted));
        copyEvents(count, inserted > 0 ? std::optional(rewrite.eventsBefore) : std::nullopt);
        return {};
    }

    /// \param insertAt  number of the event before which the new ones stand.
    void copyEvents(int count, std::optional<int> insertAt)
    {
        const int place = std::min(insertAt.value_or(count), count);
        for (int i = 0; i <= count && !ticks.reader().hasFailed(); ++i) {
            if (insertAt && i == place)
                writer.writeBytes(rewrite.inserted.bytes);
            if (i < count)
                copyEvent();
        }
    }

    void copyEvent()
    {
        PrimitiveReader &reader = ticks.reader();
        const std::size_t begin = reader.position();
        const ReplayEvent event = readKnownEvent();
        if (reader.hasFailed())
            return;
        if (rewrite.writeEvent)
            rewrite.writeEvent(writer, event, reader.bytesSince(begin));
        else
            writer.writeBytes(reader.bytesSince(begin));
    }
};

} // namespace

void EventBytes::add(const ReplayEvent &event)
{
    PrimitiveWriter writer(bytes);
    writeEvent(writer, event);
    ++count;
}

void EventBytes::addBytes(std::span<const std::byte> event)
{
    bytes.insert(bytes.end(), event.begin(), event.end());
    ++count;
}

Result<std::vector<std::byte>> rewriteTicks(std::span<const std::byte> plain,
                                            const ChunkEntry &entry, const TickRewrite &rewrite)
{
    return Rewriter{ChunkTicks(plain, entry, TickNumbering::Absolute), rewrite}.run();
}

} // namespace tickscope::hollowcube
