// SPDX-License-Identifier: MIT
#include <algorithm>
#include <utility>

#include "core/base/try.h"
#include "core/export/clip_file.h"
#include "core/formats/format.h"
#include "core/formats/format_registry.h"
#include "core/formats/note_writer.h"

namespace tickscope {

namespace {

/// Takes the notes out of \a notes whose tick is not among \a ticks; how many there are.
std::size_t removeOutside(std::vector<RecordingNote> &notes, TickRange ticks)
{
    return std::erase_if(notes, [ticks](const RecordingNote &note) {
        return note.tick && !ticks.contains(*note.tick);
    });
}

/// By tick, those about the whole recording first; ranges end inside \a ticks.
void arrange(std::vector<RecordingNote> &notes, TickRange ticks)
{
    std::ranges::stable_sort(notes, {}, &RecordingNote::tick);
    for (RecordingNote &note : notes) {
        if (!note.lastTick)
            continue;
        note.lastTick = std::min(*note.lastTick, ticks.last);
        if (!note.tick || *note.lastTick <= *note.tick)
            note.lastTick.reset();
    }
}

/// Takes out of \a notes what cannot be in a copy of any kind, and names it.
std::vector<Fault> leaveOut(RecordingNotes &notes, const Outline &outline, bool holdsValues)
{
    const TickRange ticks = outline.isEmpty ? TickRange{} : outline.time.ticks();
    std::vector<Fault> leftOut;
    if (const auto outside = removeOutside(notes.notes, ticks); outside > 0)
        leftOut.emplace_back(Fault::trN("%n note(s) outside the recording"),
                             static_cast<std::int64_t>(outside));
    arrange(notes.notes, ticks);
    if (holdsValues)
        return leftOut;
    if (!std::exchange(notes.verdicts, {}).empty())
        leftOut.emplace_back(Fault::tr("the verdicts, for which the format has no place"));
    if (!std::exchange(notes.figures, {}).empty())
        leftOut.emplace_back(Fault::tr("the figures, for which the format has no place"));
    return leftOut;
}

tl::unexpected<Error> nothingFits(const std::vector<Fault> &leftOut)
{
    if (leftOut.empty())
        return badInput(Fault::tr("there is nothing to add to a copy"));
    return badInput({Fault::tr("a copy would have nothing of it: %1 left out"), leftOut.front()});
}

} // namespace

std::vector<Fault> NotesReport::losses() const
{
    std::vector<Fault> losses;
    for (const auto *faults : {&leftOut, &shortened}) {
        for (const Fault &fault : *faults)
            losses.emplace_back(Fault::tr("left out: %1"), fault);
    }
    return losses;
}

Result<const NoteWriter *> noteWriterFor(const Recording &recording)
{
    const Format *format = allFormats().formatNamed(recording.info().format);
    if (const NoteWriter *writer = format ? format->noteWriter() : nullptr)
        return writer;
    return unsupported(
        Fault::tr("recordings of this format have no place for markers, verdicts or figures"));
}

Result<AnnotatedCopy> prepareAnnotated(const Recording &recording, const Outline &outline,
                                       RecordingNotes notes, const std::stop_token &stop)
{
    TRY_ASSIGN(const auto writer, noteWriterFor(recording));
    std::vector<Fault> leftOut = leaveOut(notes, outline, writer->holdsValues());
    TRY_ASSIGN(const auto source, recording.contentPart(0, stop));
    TRY_ASSIGN(auto copy, writer->prepare(source, notes, stop));
    auto &named = copy.report.leftOut;
    named.insert(named.begin(), leftOut.begin(), leftOut.end());
    if (notes.unreadable > 0)
        named.emplace_back(Fault::trN("%n marker(s) could not be read"),
                           static_cast<std::int64_t>(notes.unreadable));
    if (copy.report.isEmpty())
        return nothingFits(named);
    return copy;
}

Result<NotesReport> saveAnnotated(const Recording &recording, const Outline &outline,
                                  RecordingNotes notes, const MadeFile &file, std::stop_token stop)
{
    TRY_ASSIGN(auto copy, prepareAnnotated(recording, outline, std::move(notes), stop));
    TRY_ASSIGN(auto output, createMadeFile(recording, file, stop));
    TRY(copy.write(output.stream(), std::move(stop)));
    TRY(output.finish());
    return std::move(copy.report);
}

} // namespace tickscope
