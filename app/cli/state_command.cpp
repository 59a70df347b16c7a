// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/item_fields.h"
#include "app/cli/json_text.h"
#include "app/cli/opened_recording.h"
#include "app/cli/plain_text.h"
#include "core/base/limits.h"
#include "core/playback/time_command.h"
#include "core/timeline/cursor.h"

namespace tickscope::cli {

namespace {

constexpr OptionSpec Options[]{
    {"--tick", "T", "The tick to show"},
    {"--at", "TIME", "The last tick at or before this time: 12.5, mm:ss or hh:mm:ss.fff"},
};

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

Json jsonState(const OpenedRecording &opened, const Frame &frame)
{
    Json json;
    putText(json, "file", opened.name);
    json["tick"] = frame.asked.value;
    json["recorded_tick"] = frame.at ? Json(frame.at->tick.value) : Json(nullptr);
    json["seconds"] = jsonSeconds(opened.time().timeAt(frame.asked));
    json["exactness"] = exactnessName(frame.exactness);
    Json items = Json::array();
    Json memory = Json::array();
    if (frame.at) {
        const Schema &schema = *frame.at->recorded->schema();
        for (const ItemView &item : frame.at->recorded->sorted()) {
            const auto type = schema.type(item.key.type);
            (type->isMemory ? memory : items).push_back(jsonItem(item, *type));
        }
    }
    json["items"] = std::move(items);
    if (!memory.empty())
        json["memory"] = std::move(memory);
    return json;
}

std::string textItem(const ItemView &item, const ItemType &type)
{
    TextTable table({TextTable::Align::Left, TextTable::Align::Left, TextTable::Align::Left});
    for (const ItemField &field : itemFields(item, type))
        table.add(
            {screenLine(field.name), screenLine(plainText(field.value)), screenLine(field.text)});
    return '\n' + screenLine(type.name) + ' ' + std::to_string(item.key.id)
           + (type.isMemory ? " (from messages)" : "") + '\n' + table.text("  ");
}

std::string textState(const OpenedRecording &opened, const Frame &frame)
{
    std::string text = "Tick " + std::to_string(frame.asked.value) + ", "
                       + clockText(opened.time().timeAt(frame.asked)) + ", "
                       + exactnessName(frame.exactness);
    if (!frame.at)
        return text + ", no state\n";
    if (frame.at->tick != frame.asked)
        text += " at tick " + std::to_string(frame.at->tick.value);
    text += '\n';
    const Schema &schema = *frame.at->recorded->schema();
    for (const ItemView &item : frame.at->recorded->sorted())
        text += textItem(item, *schema.type(item.key.type));
    return text;
}

Result<void> check(const Arguments &arguments)
{
    if (arguments.has("--tick") == arguments.has("--at"))
        return failure(ErrorCode::Damaged, "say either --tick T or --at TIME");
    return arguments.integer("--tick").map([](const auto &) {});
}

Result<std::vector<Damage>> read(const Task &task, const OpenedRecording &opened)
{
    const auto moment = chosenMoment(opened, task.arguments, Fractions::Refused);
    if (!moment)
        return tl::unexpected(moment.error());
    const auto index = readIndex(opened, task.arguments);
    if (!index)
        return tl::unexpected(index.error());
    Cursor cursor(opened.recording, limits::CursorCache);
    // The fields are told as recorded, so nobody is moved.
    const auto mover = recordedMotion()->makeMover();
    const auto frame = cursor.frameAt(moment->tick, **index, *mover, {});
    if (!frame)
        return tl::unexpected(frame.error());
    if (task.arguments.wantsJson()) {
        task.output.write(jsonLine(jsonState(opened, *frame)));
    } else {
        writeHeading(task);
        task.output.write(textState(opened, *frame));
    }
    return (*index)->damage();
}

} // namespace

const Command &stateCommand()
{
    static const Command command{
        .name = "state",
        .summary = "All items of the world at a tick, with their fields as recorded",
        .details = {},
        .options = Options,
        .check = check,
        .read = read,
        .printsObject = true,
    };
    return command;
}

} // namespace tickscope::cli
