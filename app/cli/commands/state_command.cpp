// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/input/opened_recording.h"
#include "app/cli/output/item_fields.h"
#include "app/cli/output/json_stream.h"
#include "app/cli/output/plain_text.h"
#include "core/base/limits.h"
#include "core/playback/time_command.h"
#include "core/timeline/cursor.h"
#include "core/timeline/stretch_index.h"

#include <algorithm>

namespace tickscope::cli {

namespace {

constexpr OptionSpec StateOptionSpecs[]{
    {"--tick", "T", "The tick to show"},
    {"--at", "TIME", "The last tick at or before this time: 12.5, mm:ss or hh:mm:ss.fff"},
    {"--raw", "", "Only what is recorded, nothing that follows from it and the map"},
};

/// "rebuilt" or "guess"; empty for what is recorded.
const char *sourceName(ValueSource source)
{
    switch (source) {
    case ValueSource::Recorded:
        return "";
    case ValueSource::Rebuilt:
        return "rebuilt";
    case ValueSource::Guess:
        return "guess";
    }
    return "";
}

Json jsonParts(const std::vector<NumberedText> &parts)
{
    Json object = Json::object();
    for (const NumberedText &part : parts)
        putText(object, std::to_string(part.number), part.text);
    return object;
}

Json jsonItem(const ItemView &item, const ItemType &type)
{
    Json json;
    putText(json, "type", type.name);
    json["id"] = item.key.id;
    if (const Origin origin = type.originOf(item.words); origin.source != ValueSource::Recorded) {
        json["source"] = sourceName(origin.source);
        if (!origin.reason.empty())
            putText(json, "source_reason", origin.reason);
    }
    Json fields = Json::object();
    Json texts = Json::object();
    for (const ItemField &field : itemFields(item, type)) {
        if (field.parts)
            fields[field.name] = jsonParts(*field.parts);
        else
            putValue(fields, field.name, field.value);
        if (!field.text.empty())
            putText(texts, field.name, field.text);
    }
    json["fields"] = std::move(fields);
    json["texts"] = std::move(texts);
    return json;
}

/// Puts those of \a items that are of the file, or those that are only known from messages.
void putItems(JsonStream &json, std::string_view name, const std::vector<ItemView> &items,
              const Schema &schema, bool areMemory)
{
    json.beginArray(name);
    for (const ItemView &item : items) {
        const auto type = schema.type(item.key.type);
        if (type->isMemory == areMemory)
            json.add(jsonItem(item, *type));
    }
    json.end();
}

/// Whether messages before what was read may have told of the state.
enum class Told { All, Lately };

bool hasMemoryTypes(const Schema &schema)
{
    return std::ranges::any_of(schema.types(),
                               [](const auto &entry) { return entry.second->isMemory; });
}

void writeJsonState(const OpenedRecording &opened, const Frame &frame, Told told, Output &output)
{
    Json head;
    putText(head, "file", opened.name);
    head["tick"] = frame.asked.value;
    head["recorded_tick"] = frame.at ? Json(frame.at->tick.value) : Json(nullptr);
    head["seconds"] = jsonSeconds(opened.time().timeAt(frame.asked));
    head["exactness"] = exactnessName(frame.exactness);
    JsonStream json(output);
    json.putAll(head);
    if (frame.at) {
        const Schema &schema = *frame.at->recorded->schema();
        const auto items = frame.at->recorded->sorted();
        putItems(json, "items", items, schema, false);
        const auto isMemory = [&schema](const ItemView &item) {
            return schema.type(item.key.type)->isMemory;
        };
        if (std::ranges::any_of(items, isMemory))
            putItems(json, "memory", items, schema, true);
        else if (told == Told::Lately && hasMemoryTypes(schema))
            json.put("memory", nullptr); // unknown
    } else {
        json.put("items", Json::array());
    }
    json.finish();
}

/// What the recording does not tell is said, so that nobody takes it for nothing.
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
        source = std::string(" (") + sourceName(origin.source)
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
    if (frame.at->tick != frame.asked)
        text += " at tick " + std::to_string(frame.at->tick.value);
    output.write(text + '\n');
    const Schema &schema = *frame.at->recorded->schema();
    for (const ItemView &item : frame.at->recorded->sorted())
        output.write(textItem(item, *schema.type(item.key.type)));
}

Result<void> checkState(const Arguments &arguments)
{
    if (arguments.has("--tick") == arguments.has("--at"))
        return failure(ErrorCode::BadInput, {faults::Words, "say either --tick T or --at TIME"});
    return arguments.integer("--tick").map([](const auto &) {});
}

/// What is known of a moment. Long ago somebody may have been told what still holds (tuning, votes,
/// teams), and damage may lie elsewhere: where all of it is soon read, it is.
Result<StretchIndex> readAround(const OpenedRecording &opened, const Arguments &arguments,
                                Tick tick)
{
    constexpr std::uint64_t SoonRead = 32U << 20; // bytes
    if (opened.info().byteSize > SoonRead)
        return indexOfStretch(opened.recording, opened.outline, {tick, tick}, {});
    return readIndex(opened, arguments, {.rows = IndexRows::LeftOut})
        .map([](const Shared<Index> &index) {
            return StretchIndex{index, true};
        });
}

Result<std::vector<Damage>> readState(const Task &task, const OpenedRecording &opened)
{
    const auto moment = chosenMoment(opened, task.arguments, Fractions::Refused);
    if (!moment)
        return tl::unexpected(moment.error());
    const auto stretch = readAround(opened, task.arguments, moment->tick);
    if (!stretch)
        return tl::unexpected(stretch.error());
    const Index &index = *stretch->index;
    const OpenedRecording shown = wholeRecording(opened, task.arguments);
    const bool isRebuilt = shown.recording != opened.recording;
    Cursor cursor(shown.recording, limits::CursorCache);
    // The fields are told as recorded, so nobody is moved.
    const auto mover = recordedMotion()->makeMover();
    // Rebuilding begins at the beginning, and ends at the tick.
    const Index begun(opened.outline);
    const auto frame = cursor.frameAt(moment->tick, isRebuilt ? begun : index, *mover, {});
    if (!frame)
        return tl::unexpected(frame.error());
    if (task.arguments.wantsJson()) {
        writeJsonState(opened, *frame, stretch->isFromStart ? Told::All : Told::Lately,
                       task.output);
    } else {
        writeHeading(task);
        writeTextState(opened, *frame, task.output);
    }
    return index.damage();
}

} // namespace

const Command &stateCommand()
{
    static const Command command{
        .name = "state",
        .summary = "All items of the world at a tick, with their fields as recorded",
        .details = {},
        .options = StateOptionSpecs,
        .check = checkState,
        .read = readState,
        .printsObject = true,
    };
    return command;
}

} // namespace tickscope::cli
