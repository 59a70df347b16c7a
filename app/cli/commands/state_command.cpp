// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/command.h"
#include "app/cli/input/opened_recording.h"
#include "app/cli/output/plain_text.h"
#include "app/cli/output/translated.h"
#include "core/base/fault.h"
#include "core/base/limits.h"
#include "core/base/try.h"
#include "core/export/write_state.h"
#include "core/playback/time_command.h"
#include "core/timeline/cursor.h"
#include "core/timeline/stretch_index.h"

namespace tickscope::cli {

namespace {

constexpr OptionSpec StateOptionSpecs[]{
    {"--tick", "T", CliText::tr("The tick to show")},
    {"--at", "TIME",
     CliText::tr("The last tick at or before this time: 12.5, mm:ss or hh:mm:ss.fff")},
    {"--raw", "", CliText::tr("Only what is recorded, nothing rebuilt from it and the map")},
};

/// What the recording does not hold is marked, so that it is not taken for nothing.
std::string textValue(const Value &value)
{
    return std::holds_alternative<std::monostate>(value) ? "unknown" : screenLine(plainText(value));
}

std::string textItem(const ItemView &item, const ItemType &type)
{
    TextTable table({TextTable::Align::Left, TextTable::Align::Left, TextTable::Align::Left});
    for (const ItemField &field : itemFields(item, type))
        table.add({screenLine(field.name), textValue(field.value), screenLine(field.text)});
    const Origin origin = type.originOf(item.words);
    std::string source = type.isMemory ? " (from messages)" : "";
    if (origin.source != ValueSource::Recorded) {
        source = " (" + std::string(itemSourceWord(origin.source))
                 + (origin.reason.empty() ? "" : ": " + origin.reason) + ')';
    }
    return '\n' + screenLine(type.name) + ' ' + std::to_string(item.key.id) + source + '\n'
           + table.text("  ");
}

void writeTextState(const OpenedRecording &opened, const Frame &frame, Output &output)
{
    std::string text = "Tick " + std::to_string(frame.asked.value) + ", "
                       + clockText(opened.time().timeAt(frame.asked)) + ", "
                       + exactnessName(frame.exactness);
    if (!frame.at)
        return output.write(text + ", no state\n");
    if (frame.at->recordedTick() != frame.asked)
        text += (frame.at->rebuiltFrom ? " from tick " : " at tick ")
                + std::to_string(frame.at->recordedTick().value);
    output.write(text + '\n');
    const Schema &schema = *frame.at->recorded->schema();
    for (const ItemView &item : frame.at->recorded->sorted())
        output.write(textItem(item, *schema.type(item.key.type)));
}

Result<void> checkState(const Arguments &arguments)
{
    if (arguments.has("--tick") == arguments.has("--at"))
        return badInput(faults::GiveEitherTickTOrAtTime);
    return arguments.integer("--tick").map([](const auto &) {});
}

/// Whether all ticks can be read without fetching any of them from a server.
bool isAtHand(const OpenedRecording &opened)
{
    const auto source = opened.recording->contentPart(0, {});
    return !source || !(*source)->isRemote()
           || isLoaded(*opened.recording, *opened.outline, **source);
}

/// What is known of a moment. Messages long ago may have set what still holds (tuning, votes,
/// teams), and damage may lie elsewhere: where all of it is soon read, it is.
Result<StretchIndex> readAround(const OpenedRecording &opened, const Arguments &arguments,
                                Tick tick)
{
    constexpr std::uint64_t SoonRead = 32U << 20; // bytes
    if (opened.info().byteSize > SoonRead || !isAtHand(opened))
        return indexOfStretch(opened.recording, opened.outline, {tick, tick}, {});
    return readIndex(opened, arguments, {.rows = IndexRows::LeftOut, .seeks = IndexSeeks::One})
        .map([](const Shared<Index> &index) {
            return StretchIndex{index, true};
        });
}

Result<std::vector<Damage>> readState(const Task &task, const OpenedRecording &opened)
{
    TRY_ASSIGN(const auto moment, chosenMoment(opened, task.arguments, Fractions::Refused));
    TRY_ASSIGN(const auto stretch, readAround(opened, task.arguments, moment.tick));
    const Index &index = *stretch.index;
    const OpenedRecording shown = wholeRecording(opened, task.arguments);
    const bool isRebuilt = shown.recording != opened.recording;
    Cursor cursor(shown.recording, limits::CursorCache);
    // The fields are printed as recorded, so no actor is moved.
    const auto mover = recordedMotion()->makeMover();
    // Rebuilding begins at the beginning, and ends at the tick.
    const Index begun(opened.outline);
    TRY_ASSIGN(const auto frame,
               cursor.frameAt(moment.tick, isRebuilt ? begun : index, *mover, {}));
    if (task.arguments.wantsJson()) {
        const auto messages = stretch.isFromStart ? KnownMessages::All : KnownMessages::Lately;
        // Nobody stops it but who no longer reads.
        (void)writeState({frame, opened.time(), opened.name, messages}, RowFormat::Json,
                         CsvReader::Program, task.output, {});
    } else {
        writeHeading(task);
        writeTextState(opened, frame, task.output);
    }
    return index.damage();
}

} // namespace

constinit const Command StateCommand{
    .name = "state",
    .summary = CliText::tr(
        "Prints all items of the world at a tick, with their fields as recorded"),
    .options = StateOptionSpecs,
    .check = checkState,
    .read = readState,
    .printsObject = true,
};

} // namespace tickscope::cli
