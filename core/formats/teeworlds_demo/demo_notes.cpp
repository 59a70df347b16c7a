// SPDX-License-Identifier: MIT
#include <set>
#include <vector>

#include "core/base/try.h"
#include "core/formats/clip_output.h"
#include "core/formats/note_writer.h"
#include "core/formats/teeworlds_demo/demo_writing.h"

namespace tickscope::teeworlds {

namespace {

constexpr int OldestVersionWithMarkers = 4;

/// The markers of a header, to which notes are added as long as there is room.
struct MergedMarkers {
    const DemoHeader &header;
    std::set<std::int32_t> ticks{header.markers.begin(), header.markers.end()};
    std::size_t held = 0;
    std::int64_t beyondRoom = 0;
    std::int64_t atZero = 0;
    std::int64_t withoutTick = 0;
    std::int64_t withWords = 0;

    void add(const RecordingNote &note)
    {
        if (!note.tick)
            ++withoutTick;
        else if (note.tick->value == 0)
            ++atZero;
        else if (insert(static_cast<std::int32_t>(note.tick->value)))
            addHeld(note);
        else
            ++beyondRoom;
    }

    [[nodiscard]] NotesReport report() const
    {
        NotesReport report;
        report.notes = held;
        const auto list = [](std::vector<Fault> &faults, std::int64_t count, FaultKind kind) {
            if (count > 0)
                faults.emplace_back(kind, count);
        };
        list(report.leftOut, beyondRoom,
             Fault::trN("%n marker(s) more than the 64 that a demo has room for"));
        list(report.leftOut, atZero,
             Fault::trN("%n marker(s) at tick 0, where a demo cannot have one"));
        list(report.leftOut, withoutTick,
             Fault::trN("%n note(s) without a tick, which a demo cannot have"));
        list(report.shortened, withWords,
             Fault::trN("the text of %n marker(s), since a demo keeps only ticks"));
        return report;
    }

    [[nodiscard]] std::vector<std::byte> bytes() const
    {
        return markerBytes({ticks.begin(), ticks.end()});
    }

    /// Whether the header has a marker there now.
    bool insert(std::int32_t tick)
    {
        if (ticks.size() < MarkerSlots)
            ticks.insert(tick);
        return ticks.contains(tick);
    }

    void addHeld(const RecordingNote &note)
    {
        ++held;
        if (!note.label.empty() || !note.text.empty() || !note.player.empty() || note.lastTick)
            ++withWords;
    }
};

class DemoNoteWriter : public NoteWriter
{
public:
    [[nodiscard]] bool holdsValues() const override { return false; }

    Result<AnnotatedCopy> prepare(const Shared<ByteSource> &source, const RecordingNotes &notes,
                                  const std::stop_token &stop) const override
    {
        TRY_ASSIGN(const auto header, readDemoHeader(*source, stop));
        if (header.version < OldestVersionWithMarkers)
            return unsupported({Fault::tr("demos of version %1 have no markers"), header.version});
        MergedMarkers markers{header};
        for (const RecordingNote &note : notes.notes)
            markers.add(note);
        const auto write = [source, bytes = markers.bytes()](
                               std::ostream &out, const std::stop_token &token) -> Result<void> {
            ClipOutput output(out);
            TRY(output.copy(*source, {0, MarkersOffset}, token));
            output.write(bytes);
            const std::uint64_t behind = MarkersOffset + bytes.size();
            return output.copy(*source, {behind, source->size() - behind}, token);
        };
        return AnnotatedCopy{markers.report(), write};
    }
};

} // namespace

const NoteWriter &demoNoteWriter()
{
    static const DemoNoteWriter writer;
    return writer;
}

} // namespace tickscope::teeworlds
