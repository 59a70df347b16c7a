// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/base/limits.h"
#include "core/base/try.h"
#include "core/formats/faults.h"
#include "core/formats/goldsrc/container/frame_chain.h"
#include "core/formats/goldsrc/goldsrc_recording.h"
#include "core/formats/goldsrc/limits.h"

namespace tickscope::goldsrc {

namespace {

/// The stated length is the time of the end mark, which comes some frames behind the last tick.
constexpr double LengthTolerance = 1;

class OutlineWalk
{
public:
    OutlineWalk(const Shared<ByteSource> &source, const DemoHeader &header, const SegmentMap &map)
        : m_source(source)
        , m_header(header)
        , m_map(map)
        , m_chain(source, header.form, map.segments)
    {
    }

    Result<Outline> run(std::stop_token stop)
    {
        TickFrames tick;
        do {
            TRY(m_chain.next(tick, stop));
            note(tick);
        } while (tick.hasTick);
        if (m_frameCount == 0)
            return tl::unexpected(m_firstError.value_or(Error{
                ErrorCode::Truncated, faults::DemoHoldsNoFrame, m_header.form.headerSize, {}}));
        return finish();
    }

private:
    void note(const TickFrames &tick)
    {
        if (m_outline.seekPoints.empty() && !tick.frames.empty())
            m_outline.seekPoints.push_back(
                {Tick{}, tick.byte, SeekPointKind::Keyframe, nullptr, tick.byte});
        for (const PlacedFrame &frame : tick.frames)
            ++m_counts[frame.type];
        m_frameCount += tick.frames.size();
        if (!tick.frames.empty())
            m_end = tick.frames.back().end();
        for (const LostFrames &lost : tick.lost)
            noteDamage(lost);
        if (!tick.hasTick)
            return;
        const PlacedFrame &frame = tick.frames.back();
        if (frame.offset >= m_segmentEnd)
            enterSegment(frame.offset);
        m_times.add(frame.time);
        if (!m_wrongByte && !m_times.wrong().empty())
            m_wrongByte = m_times.wrong().front() == lastTick() ? frame.offset : m_lastByte;
        m_lastTime = frame.time;
        m_lastByte = frame.offset;
    }

    void enterSegment(std::uint64_t offset)
    {
        const auto holding = std::ranges::find_if(
            m_map.segments, [offset](const Segment &segment) { return segment.contains(offset); });
        m_segmentEnd = holding->end;
        m_times.beginSegment();
    }

    [[nodiscard]] Tick lastTick() const
    {
        return {std::max<std::int64_t>(static_cast<std::int64_t>(m_times.count()) - 1, 0)};
    }

    void noteDamage(const LostFrames &lost)
    {
        if (!m_firstError)
            m_firstError = lost.error;
        if (m_outline.damage.size() >= limits::DamageEntries)
            return;
        Damage damage;
        damage.tick = lastTick();
        damage.byte = lost.error.byte.value_or(m_end);
        damage.size = lost.end - std::min(damage.byte, lost.end);
        damage.kind = lost.error.code;
        damage.fault = lost.error.fault;
        const bool goesOn = std::ranges::none_of(
            m_map.segments, [&](const Segment &segment) { return segment.end == lost.end; });
        if (goesOn)
            damage.fault = {Fault::tr("%1; frames go on at byte %2"), std::move(damage.fault),
                            lost.end};
        else if (damage.size > 0)
            damage.fault = {Fault::tr("%1; nothing behind it in its segment can be read"),
                            std::move(damage.fault)};
        // People want to know at which time a recording breaks off.
        if (m_times.count() > 0)
            damage.fault = {goesOn ? Fault::tr("%1 (at %2 s)") : Fault::tr("%1 (cut at %2 s)"),
                            std::move(damage.fault), double{m_lastTime}};
        m_outline.damage.push_back(std::move(damage));
    }

    Result<Outline> finish()
    {
        noteHeaderDamage();
        noteWrongTimes();
        countLosses();
        std::ranges::stable_sort(m_outline.damage, {}, &Damage::byte);
        const auto &directory = m_map.found.directory;
        m_outline.endByte = directory ? std::max(m_end, directory->end()) : m_end;
        for (std::size_t type = 0; type < m_counts.size(); ++type) {
            if (m_counts[type] > 0)
                m_outline.counts.emplace_back("frames/" + std::to_string(type), m_counts[type]);
        }
        const std::size_t ticks = m_times.count();
        m_outline.isEmpty = ticks == 0;
        m_outline.time = TimeBase::table(Tick{}, m_times.take());
        addHeaderClaims(ticks);
        return std::move(m_outline);
    }

    void noteHeaderDamage()
    {
        if (auto fault = directoryFault(m_header, m_map)) {
            m_outline.damage.push_back({Tick{}, m_header.form.directoryOffsetByte(), 4,
                                        ErrorCode::Damaged, std::move(*fault), 0});
        }
        if (m_header.form.networkProtocol > NewestProtocol) {
            m_outline.damage.push_back(
                {Tick{},
                 12,
                 4,
                 ErrorCode::Unsupported,
                 {Fault::tr(
                      "network protocol %1 is newer than the newest known one; it is read as 48"),
                  m_header.form.networkProtocol},
                 0});
        }
    }

    void noteWrongTimes()
    {
        if (m_times.wrong().empty())
            return;
        const Tick first = m_times.wrong().front();
        m_outline.damage.push_back({first,
                                    *m_wrongByte,
                                    0,
                                    ErrorCode::Damaged,
                                    {Fault::trN("%n tick(s) have a time that cannot be and take "
                                                "that of the tick before, first tick %2"),
                                     m_times.wrong().size(), first.value},
                                    0});
    }

    /// Source: goldsrc-demo.md, section 3.
    void addHeaderClaims(std::size_t ticks)
    {
        const auto &directory = m_map.found.directory;
        HeaderClaim place{Fault::tr("place of the directory")};
        HeaderClaim length{faults::HeaderLength};
        HeaderClaim frames{Fault::tr("network frames")};
        HeaderClaim bytes{Fault::tr("bytes of all segments")};
        if (m_header.directoryOffset != 0)
            place.stated = m_header.directoryOffset;
        frames.found = static_cast<double>(ticks);
        length.found = std::chrono::duration<double>(m_outline.time.length()).count();
        length.tolerance = LengthTolerance;
        if (directory) {
            place.found = static_cast<double>(directory->offset);
            bytes.found = static_cast<double>(directory->offset - m_header.form.headerSize);
            length.stated = frames.stated = bytes.stated = 0;
            for (const DirectoryEntry &entry : directory->entries) {
                *bytes.stated += entry.length;
                if (entry.kind != SegmentKind::Playback)
                    continue;
                // Old games write it negative.
                *length.stated += std::abs(double{entry.duration});
                *frames.stated += entry.frameCount;
            }
        }
        m_outline.headerClaims = {place, length, frames, bytes};
    }

    /// What the directory counts and the walk did not find. A hint, so only with damage.
    void countLosses()
    {
        const auto &directory = m_map.found.directory;
        if (!directory || !m_firstError)
            return;
        std::int64_t promised = 0;
        for (const DirectoryEntry &entry : directory->entries)
            promised += entry.kind == SegmentKind::Playback ? std::max(entry.frameCount, 0) : 0;
        const std::int64_t lost = promised - static_cast<std::int64_t>(m_times.count());
        const auto longest = static_cast<std::int64_t>(m_source->size() / FrameHeaderSize);
        if (lost > 0 && lost <= longest && !m_outline.damage.empty())
            m_outline.damage.back().lostTicks = lost;
    }

    Shared<ByteSource> m_source;
    const DemoHeader &m_header;
    const SegmentMap &m_map;
    FrameChain m_chain;
    TickTimes m_times;
    float m_lastTime = 0;
    std::uint64_t m_lastByte = 0;             ///< Of the last tick's frame.
    std::optional<std::uint64_t> m_wrongByte; ///< Of the frame with the first wrong time.
    std::array<std::int64_t, FrameTypes> m_counts{};
    std::uint64_t m_frameCount = 0;
    std::uint64_t m_end = 0;        ///< Behind the last whole frame.
    std::uint64_t m_segmentEnd = 0; ///< Of the Playback segment whose ticks are noted.
    std::optional<Error> m_firstError;
    Outline m_outline;
};

} // namespace

std::optional<Fault> directoryFault(const DemoHeader &header, const SegmentMap &map)
{
    const auto stored = header.directoryOffset;
    const auto &directory = map.found.directory;
    switch (map.found.how) {
    case DirectoryFind::ByHeader:
        return {};
    case DirectoryFind::AtFileEnd:
    case DirectoryFind::BySearching:
        return Fault(
            Fault::tr(
                "the header says that the directory is at %1, but it is at %2; nothing is lost"),
            stored, directory->offset);
    case DirectoryFind::Nowhere:
        return stored == 0 ? Fault(Fault::tr("the recording was not finished: it has no directory"))
                           : Fault(Fault::tr("there is no directory at %1 or elsewhere; "
                                             "the frames were read one after another"),
                                   stored);
    }
    return {};
}

Result<Outline> GoldSrcRecording::outline(std::stop_token stop) const
{
    return OutlineWalk(m_source, m_header, m_map).run(std::move(stop));
}

} // namespace tickscope::goldsrc
