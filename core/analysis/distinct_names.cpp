// SPDX-License-Identifier: MIT
#include "core/analysis/distinct_names.h"

#include <algorithm>
#include <array>
#include <string>

#include "core/model/event/event_form.h"
#include "core/model/name_look.h"

namespace tickscope {

std::optional<EventValues> withDistinctNames(const EventRow &row, const PlayerTable &players,
                                             DistinctBy by)
{
    if (row.client == NoClient || row.otherClient == NoClient || row.client == row.otherClient)
        return {};
    const std::array<int, 2> clients{row.client, row.otherClient};
    const std::array<const Player *, 2> parties{players.of(partyOf(row, row.client)),
                                                players.of(partyOf(row, row.otherClient))};
    if (!parties[0] || !parties[1] || parties[0] == parties[1])
        return {};
    const std::vector<EventValue> values = eventValues(row.values);
    const std::size_t count = std::min(values.size(), row.form->parts.size());
    std::array<std::optional<std::size_t>, 2> names; // places in the values
    for (std::size_t i = 0; i < count; ++i) {
        const EventPart &part = row.form->parts[i];
        if (part.kind == PartKind::Name && values[i].type == EventValue::Type::Text)
            names[part.role == PartRole::Subject ? 0 : 1] = i;
    }
    // Lists are no values.
    const bool hasList = std::ranges::any_of(
        values, [](const EventValue &value) { return value.type == EventValue::Type::List; });
    if (hasList || !names[0] || !names[1]
        || nameLook(values[*names[0]].text) != nameLook(values[*names[1]].text))
        return {};
    EventValues apart;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto party = static_cast<std::size_t>(std::ranges::find(names, std::optional(i))
                                                    - names.begin());
        if (party == names.size())
            apart.add(values[i].value());
        else if (by == DistinctBy::Client)
            apart.add(std::int64_t{clients[party]});
        else
            apart.addText(std::string(values[i].text) + " #" + std::to_string(parties[party]->id));
    }
    return apart;
}

/// \a values with what \a textOf makes of the texts among them.
static EventValues withTexts(std::string_view values,
                             const std::function<std::string(std::string_view)> &textOf)
{
    EventValues all;
    for (const EventValue &value : eventValues(values)) {
        if (value.type == EventValue::Type::Text)
            all.addText(textOf(value.text));
        else if (value.type == EventValue::Type::List)
            all.addList(withTexts(value.text, textOf));
        else
            all.add(value.value());
    }
    return all;
}

std::string shownSentence(const EventRow &row, const PlayerTable &players, DistinctBy by,
                          const SentenceWords &words,
                          const std::function<std::string(std::string_view)> &textOf)
{
    const auto apart = withDistinctNames(row, players, by);
    const std::string_view values = apart ? apart->bytes() : row.values;
    std::string sentence = textOf ? sentenceOf(*row.form, withTexts(values, textOf).bytes(), words)
                                  : sentenceOf(*row.form, values, words);
    if (const std::string audience = audienceOf(*row.form, row.values); !audience.empty())
        sentence += " (" + words.word(audience) + ')';
    return sentence;
}

} // namespace tickscope
