// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include "core/base/hash.h"
#include "core/formats/goldsrc/messages/message_events.h"
#include "core/formats/goldsrc/messages/message_forms.h"

namespace tickscope::goldsrc {

/// Names of events' fields must outlive the recording's descriptions; these are the ones
/// that games use.
constexpr std::array<std::string_view, 16> ArgumentNames{
    "entindex",  "origin[0]", "origin[1]", "origin[2]",  "angles[0]", "angles[1]",
    "angles[2]", "ducking",   "fparam1",   "fparam2",    "iparam1",   "iparam2",
    "bparam1",   "bparam2",   "flags",     "velocity[0]"};

static std::string directorFlagsText(std::int64_t flags)
{
    Field field;
    field.kind = FieldKind::Flags;
    field.texts = Shared<ValueTexts>(Shared<ValueTexts>(), &DirectorFlags);
    return field.textOf(flags & ~DirectorPriority);
}

std::vector<EventField> messageFields(const ServerMessage &message)
{
    std::vector<EventField> fields;
    fields.reserve(message.values.size() + 1);
    for (const MessageValue &value : message.values) {
        fields.push_back({value.name, ownedValue(value), {}});
        const auto *text = std::get_if<std::string_view>(&value.value);
        if (text && value.name.ends_with("hash"))
            fields.back().value = hexText(std::as_bytes(std::span(*text)));
        if (message.kind == "event" && value.name == "flags")
            fields.back().text = directorFlagsText(message.integer("flags"));
    }
    if (message.hasOddSize)
        fields.push_back({"bytes", hexText(message.payload), {}});
    return fields;
}

std::vector<EventField> gameEventFields(const GameEvent &event, const ServerState &state)
{
    std::vector<EventField> fields{{"index", std::int64_t{event.index}, {}},
                                   {"delay", event.delay, {}}};
    if (event.entity)
        fields.push_back({"entity", std::int64_t{*event.entity}, {}});
    const auto description = state.descriptions->find("event_t");
    if (!description)
        return fields;
    for (const DeltaField &field : description->fields) {
        const auto name = std::ranges::find(ArgumentNames, field.name);
        if (name != ArgumentNames.end())
            fields.push_back({*name, valueOf(field, event.arguments), {}});
    }
    return fields;
}

} // namespace tickscope::goldsrc
