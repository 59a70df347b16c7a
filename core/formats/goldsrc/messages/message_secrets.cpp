// SPDX-License-Identifier: MIT

#include <algorithm>
#include <array>

#include "core/formats/goldsrc/messages/message_forms.h"

namespace tickscope::goldsrc {

/// The field of a message that an event of \a form shows, by what it holds; empty where that is no
/// text that somebody wrote.
static std::string_view fieldShownBy(const EventForm *form)
{
    constexpr std::array Lines{TextForm::Chat, TextForm::ServerMessage, TextForm::Broadcast,
                               TextForm::System};
    if (form == &textForm(TextForm::Command) || form == &textForm(TextForm::StuffText))
        return "command";
    const bool isLine = std::ranges::any_of(
        Lines, [form](TextForm line) { return form == &textForm(line); });
    return isLine ? "text" : std::string_view();
}

bool holdsOrders(std::string_view field)
{
    return field == "command" || field == "console_command";
}

std::string withoutSecrets(std::string_view field, std::string_view text, std::string_view standIn)
{
    if (holdsOrders(field))
        return withoutCommandSecrets(text, standIn);
    return field == "userinfo" ? withoutSettingSecrets(text, standIn)
                               : withoutChatSecrets(text, standIn);
}

void hideSecrets(Event &event)
{
    if (const auto field = fieldShownBy(event.form); !field.empty()) {
        std::string_view bytes = event.values.bytes();
        const auto value = consumeEventValue(bytes);
        if (value && value->type == EventValue::Type::Text) {
            EventValues shown;
            shown.addText(withoutSecrets(field, value->text));
            for (const EventValue &rest : eventValues(bytes)) // to whom it went
                shown.add(rest.value());
            event.values = std::move(shown);
        }
    }
    bool hasHidden = false;
    for (EventField &field : event.fields) {
        auto *text = std::get_if<std::string>(&field.value);
        if (!text || field.name == "bytes")
            continue;
        std::string shown = withoutSecrets(field.name, *text);
        hasHidden = hasHidden || shown != *text;
        *text = std::move(shown);
    }
    const auto bytes = std::ranges::find(event.fields, "bytes", &EventField::name);
    if (hasHidden && bytes != event.fields.end())
        bytes->value = std::string(HiddenSecret);
}

} // namespace tickscope::goldsrc
