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

struct OutlineWalk {
    Shared<ByteSource> source;
    const DemoHeader &header;
    const SegmentMap &map;
    FrameChain chain{source, header.form, map.segments};
    TickTimes times = {};
    float lastTime = 0;
    std::uint64_t lastByte = 0;                  ///< Of the last tick's frame.
    std::optional<std::uint64_t> wrongByte = {}; ///< Of the frame with the first wrong time.
    std::array<std::int64_t, FrameTypes> counts{};
    std::uint64_t frameCount = 0;
    std::uint64_t end = 0;        ///< Behind the last whole frame.
    std::uint64_t segmentEnd = 0; ///< Of the Playback segment whose ticks are noted.
    std::optional<Error> firstError = {};
    Outline outline = {};

    Result<Outline> run(std::stop_token stop)
    {
        TickFrames tick;
        do {
            TRY(chain.next(tick, stop));
            note(tick);
        } while (tick.hasTick);
        if (frameCount == 0)
            return tl::unexpected(firstError.value_or(
                Error{ErrorCode::Truncated, faults::DemoHoldsNoFrame, header.form.headerSize, {}}));
        return finish();
    }

    void note(const TickFrames &tick)
    {
        if (outline.seekPoints.empty() && !tick.frames.empty())
            outline.seekPoints.push_back(
                {Tick{}, tick.byte, SeekPointKind::Keyframe, nullptr, tick.byte});
        for (const PlacedFrame &frame : tick.frames)
            ++counts[frame.type];
        frameCount += tick.frames.size();
        if (!tick.frames.empty())
            end = tick.frames.back().end();
        for (const LostFrames &lost : tick.lost)
            noteDamage(lost);
        if (!tick.hasTick)
            return;
        const PlacedFrame &frame = tick.frames.back();
        if (frame.offset >= segmentEnd)
            enterSegment(frame.offset);
        times.add(frame.time);
        if (!wrongByte && !times.wrong().empty())
            wrongByte = times.wrong().front() == lastTick() ? frame.offset : lastByte;
        lastTime = frame.time;
        lastByte = frame.offset;
    }

    void enterSegment(std::uint64_t offset)
    {
        const auto holding = std::ranges::find_if(
            map.segments, [offset](const Segment &segment) { return segment.contains(offset); });
        segmentEnd = holding->end;
        times.beginSegment();
    }

    [[nodiscard]] Tick lastTick() const
    {
        return {std::max<std::int64_t>(static_cast<std::int64_t>(times.count()) - 1, 0)};
    }

    void noteDamage(const LostFrames &lost)
    {
        if (!firstError)
            firstError = lost.error;
        if (outline.damage.size() >= limits::DamageEntries)
            return;
        Damage damage;
        damage.tick = lastTick();
        damage.byte = lost.error.byte.value_or(end);
        damage.size = lost.end - std::min(damage.byte, lost.end);
        damage.kind = lost.error.code;
        damage.fault = lost.error.fault;
        const bool goesOn = std::ranges::none_of(
            map.segments, [&](const Segment &segment) { return segment.end == lost.end; });
        if (goesOn)
            damage.fault = {Fault::tr("%1; frames go on at byte %2"), std::move(damage.fault),
                            lost.end};
        else if (damage.size > 0)
            damage.fault = {Fault::tr("%1; nothing behind it in its segment can be read"),
                            std::move(damage.fault)};
        // People want to know at which time a recording breaks off.
        if (times.count() > 0)
            damage.fault = {goesOn ? Fault::tr("%1 (at %2 s)") : Fault::tr("%1 (cut at %2 s)"),
                            std::move(damage.fault), double{lastTime}};
        outline.damage.push_back(std::move(damage));
    }

    Result<Outline> finish()
    {
        noteHeaderDamage();
        noteWrongTimes();
        countLosses();
        std::ranges::stable_sort(outline.damage, {}, &Damage::byte);
        const auto &directory = map.found.directory;
        outline.endByte = directory ? std::max(end, directory->end()) : end;
        for (std::size_t type = 0; type < counts.size(); ++type) {
            if (counts[type] > 0)
                outline.counts.emplace_back("frames/" + std::to_string(type), counts[type]);
        }
        const std::size_t ticks = times.count();
        outline.isEmpty = ticks == 0;
        outline.time = TimeBase::table(Tick{}, times.take());
        addHeaderClaims(ticks);
        return std::move(outline);
    }

    void noteHeaderDamage()
    {
        if (auto fault = directoryFault(header, map)) {
            outline.damage.push_back({Tick{}, header.form.directoryOffsetByte(), 4,
                                      ErrorCode::Damaged, std::move(*fault), 0});
        }
        if (header.form.networkProtocol > NewestProtocol) {
            outline.damage.push_back(
                {Tick{},
                 12,
                 4,
                 ErrorCode::Unsupported,
                 {Fault::tr(
                      "network protocol %1 is newer than the newest known one; it is read as 48"),
                  header.form.networkProtocol},
                 0});
        }
    }

    void noteWrongTimes()
    {
        if (times.wrong().empty())
            return;
        const Tick first = times.wrong().front();
        outline.damage.push_back({first,
                                  *wrongByte,
                                  0,
                                  ErrorCode::Damaged,
                                  {Fault::trN("%n tick(s) have a time that cannot be and take that "
                                              "of the tick before, first tick %2"),
                                   times.wrong().size(), first.value},
                                  0});
    }

    /// Source: goldsrc-demo.md, section 3.
    void addHeaderClaims(std::size_t ticks)
    {
        const auto &directory = map.found.directory;
        HeaderClaim place{Fault::tr("place of the directory")};
        HeaderClaim length{faults::HeaderLength};
        HeaderClaim frames{Fault::tr("network frames")};
        HeaderClaim bytes{Fault::tr("bytes of all segments")};
        if (header.directoryOffset != 0)
            place.stated = header.directoryOffset;
        frames.found = static_cast<double>(ticks);
        length.found = std::chrono::duration<double>(outline.time.length()).count();
        length.tolerance = LengthTolerance;
        if (directory) {
            place.found = static_cast<double>(directory->offset);
            bytes.found = static_cast<double>(directory->offset - header.form.headerSize);
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
        outline.headerClaims = {place, length, frames, bytes};
    }

    /// What the directory counts and the walk did not find. A hint, so only with damage.
    void countLosses()
    {
        const auto &directory = map.found.directory;
        if (!directory || !firstError)
            return;
        std::int64_t promised = 0;
        for (const DirectoryEntry &entry : directory->entries)
            promised += entry.kind == SegmentKind::Playback ? std::max(entry.frameCount, 0) : 0;
        const std::int64_t lost = promised - static_cast<std::int64_t>(times.count());
        const auto longest = static_cast<std::int64_t>(source->size() / FrameHeaderSize);
        if (lost > 0 && lost <= longest && !outline.damage.empty())
            outline.damage.back().lostTicks = lost;
    }
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
                           : Fault(Fault::tr("there is no directory at %1 or elsewhere; the frames "
                                             "were read one after another"),
                                   stored);
    }
    return {};
}

Result<Outline> GoldSrcRecording::outline(std::stop_token stop) const
{
    return OutlineWalk{.source = m_source, .header = m_header, .map = m_map}.run(std::move(stop));
}

} // namespace tickscope::goldsrc
