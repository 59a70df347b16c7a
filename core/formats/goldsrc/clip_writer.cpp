// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/clip_writer.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>

#include "core/base/try.h"
#include "core/formats/goldsrc/limits.h"

namespace tickscope::goldsrc {

Result<void> ClipWriter::begin(const ByteSource &source, bool isAnonymous,
                               const std::stop_token &stop)
{
    m_head.resize(m_header.form.headerSize);
    TRY_ASSIGN(const auto read, source.readAt(0, m_head, stop));
    if (read < m_head.size())
        return truncated(faults::FileEndsInsideDemoHeader, read);
    if (isAnonymous) {
        // Behind the two texts lies whatever was in the game's memory.
        constexpr std::size_t Numbers = 8; // checksum and directory
        const auto begin = m_head.begin() + 16;
        const auto size = (m_head.end() - begin - static_cast<std::ptrdiff_t>(Numbers)) / 2;
        for (const auto text : {begin, begin + size})
            std::fill(std::find(text, text + size, std::byte{}), text + size, std::byte{});
    }
    m_out.write(m_head);
    m_size = m_head.size();
    return m_out.check();
}

void ClipWriter::beginSegment(SegmentKind kind)
{
    DirectoryEntry entry{.kind = kind,
                         .title = kind == SegmentKind::Loading ? "LOADING" : "Playback"};
    if (const auto &directory = m_map.found.directory) {
        const auto same = std::ranges::find(directory->entries, kind, &DirectoryEntry::kind);
        if (same != directory->entries.end())
            entry = *same;
    }
    entry.duration = 0;
    entry.frameCount = 0;
    // finish() refuses what does not fit into 32 bits.
    entry.offset = static_cast<std::uint32_t>(m_size);
    m_entries.push_back(std::move(entry));
}

Result<void> ClipWriter::addFrame(std::span<const std::byte> frame)
{
    m_out.write(frame);
    m_size += frame.size();
    return m_out.check();
}

Result<void> ClipWriter::endSegment(float time, std::int32_t number)
{
    TRY(addFrame(frameHead(endOfSegmentType(m_header.form), time, number)));
    DirectoryEntry &entry = m_entries.back();
    if (entry.kind == SegmentKind::Playback)
        entry.duration = time;
    entry.length = static_cast<std::uint32_t>(m_size - entry.offset);
    return {};
}

Result<void> ClipWriter::finish()
{
    TRY_ASSIGN(const auto offset, directoryOffsetBytes(m_size));
    m_out.write(directoryBytes(m_entries));
    std::ranges::copy(offset, m_head.end() - static_cast<std::ptrdiff_t>(offset.size()));
    m_out.rewriteBegin(m_head);
    return m_out.check();
}

void ClipTimes::begin(const PlacedFrame &frame, Tick tick)
{
    m_isWhole = tick == m_source.ticks().first;
    m_offset = m_isWhole ? 0 : frame.time;
    m_first = m_isWhole ? Time{} : m_source.timeAt(tick);
    m_last = m_isWhole ? std::numeric_limits<float>::lowest() : 0;
}

void ClipTimes::setTick(const PlacedFrame &frame, Tick tick)
{
    constexpr double Exactness = 1e-3; // seconds
    using Seconds = std::chrono::duration<double>;
    m_expected = Seconds(m_source.timeAt(tick) - m_first).count();
    const double shift = m_expected - (double{frame.time} - double{m_offset});
    m_shift = std::abs(shift) > Exactness ? shift : 0;
    m_tickByte = frame.offset;
}

float ClipTimes::timeOf(const PlacedFrame &frame)
{
    constexpr double Tolerance = 10; // seconds that a frame may be away from its tick's
    double time = double{frame.time} - double{m_offset} + m_shift;
    // Those before it may be of the segment before.
    if (m_shift != 0 && frame.offset < m_tickByte)
        time = std::min(time, m_expected);
    const bool isGood = std::abs(time - m_expected) < Tolerance;
    m_last = std::max(m_last, static_cast<float>(isGood ? time : m_expected));
    return m_last;
}

} // namespace tickscope::goldsrc
