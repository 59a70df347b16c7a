// SPDX-License-Identifier: MIT
#include <bit>
#include <string>

#include "core/formats/teeworlds_common/items/item_builder.h"
#include "core/formats/teeworlds_common/items/snapshot.h"
#include "core/formats/teeworlds_common/messages/tuning.h"

namespace tickscope::teeworlds {

namespace {

enum MemoryType : std::uint32_t {
    RaceTeams = FirstMemoryType,
    Tuning06,
    Tuning07,
    Vote,
    VoteStatus,
};
constexpr std::array<std::uint32_t, 5> Numbers{RaceTeams, Tuning06, Tuning07, Vote, VoteStatus};

/// Room for the longest text that servers let people write (128 bytes).
constexpr std::uint32_t VoteTextWords = 33;

Shared<ItemType> memoryType(std::string name, std::vector<Field> fields)
{
    ItemType type = item_builder::object(std::move(name), std::move(fields));
    type.isMemory = true;
    return std::make_shared<const ItemType>(std::move(type));
}

Shared<ItemType> raceTeamsType()
{
    std::vector<Field> fields;
    for (int client = 0; client <= message_field::LastClient; ++client)
        fields.push_back(item_builder::number("Team[" + std::to_string(client) + "]"));
    return memoryType("RaceTeams", std::move(fields));
}

Shared<ItemType> tuningType(MessageLayout layout)
{
    const bool isOrder07 = layout == MessageLayout::TuneParams07;
    const std::size_t count = isOrder07 ? TuningCount07 : TuningNames.size();
    std::vector<Field> fields;
    for (std::size_t i = 0; i < count; ++i) {
        const auto name = isOrder07 ? tuningName07(i) : TuningNames[i];
        fields.push_back(item_builder::measured(std::string(name), TuningScale, ""));
    }
    return memoryType("Tuning", std::move(fields));
}

void appendText(std::vector<std::int32_t> &words, std::string_view text, std::uint32_t count)
{
    const std::size_t room = std::size_t{count} * 4 - 1;
    text = text.substr(0, room);
    for (std::size_t word = 0; word < count; ++word) {
        std::uint32_t packed = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            const std::size_t at = word * 4 + i;
            const auto byte = at < text.size() ? static_cast<std::uint8_t>(text[at])
                                               : std::uint8_t{0};
            packed = packed << 8 | (byte ^ 0x80U);
        }
        words.push_back(std::bit_cast<std::int32_t>(packed));
    }
}

std::vector<std::int32_t> numbersOf(const Message &message)
{
    std::vector<std::int32_t> numbers;
    for (std::size_t i = 0; i < message.values.size(); ++i)
        numbers.push_back(message.numberAt(i));
    return numbers;
}

std::vector<MemoryItem> voteItems(const Message &message)
{
    // 0.7 has the caller and the type of the vote in front.
    const std::size_t first = message.type->topic == MessageTopic::VoteSet07 ? 2 : 0;
    if (message.numberAt(first) == 0)
        return {{{Vote, 0}, {}}, {{VoteStatus, 0}, {}}};
    std::vector<std::int32_t> words{message.numberAt(first)};
    appendText(words, message.textAt(first + 1), VoteTextWords);
    appendText(words, message.textAt(first + 2), VoteTextWords);
    return {{{Vote, 0}, std::move(words)}};
}

} // namespace

std::span<const std::uint32_t> memoryTypeNumbers()
{
    return Numbers;
}

ItemKey raceTeamsKey()
{
    return {RaceTeams, 0};
}

ItemKey tuningKey()
{
    return {Tuning06, 0};
}

Shared<Schema> withMemoryTypes(const Schema &schema)
{
    using namespace item_builder;
    auto types = schema.types();
    types[RaceTeams] = raceTeamsType();
    types[Tuning06] = tuningType(MessageLayout::TuneParams06);
    types[Tuning07] = tuningType(MessageLayout::TuneParams07);
    types[Vote] = memoryType("Vote",
                             {measured("Timeout", 1.0, "s"), text("Description", VoteTextWords),
                              text("Reason", VoteTextWords)});
    types[VoteStatus] = memoryType("VoteStatus",
                                   {number("Yes"), number("No"), number("Pass"), number("Total")});
    return std::make_shared<const Schema>(std::move(types));
}

std::vector<MemoryItem> memoryItemsOf(const Message &message)
{
    if (!message.type)
        return {};
    switch (message.layout) {
    case MessageLayout::TeamsState: {
        std::vector<std::int32_t> teams = numbersOf(message);
        // One stays: that nobody is in a team is known.
        while (teams.size() > 1 && teams.back() == 0)
            teams.pop_back();
        return {{{RaceTeams, 0}, std::move(teams)}};
    }
    case MessageLayout::TuneParams06:
        return {{{Tuning06, 0}, numbersOf(message)}};
    case MessageLayout::TuneParams07:
        return {{{Tuning07, 0}, numbersOf(message)}};
    default:
        break;
    }
    if (message.type->topic == MessageTopic::VoteSet06
        || message.type->topic == MessageTopic::VoteSet07)
        return voteItems(withoutSecrets(message).value_or(message)); // as states show all of it
    if (message.type->topic == MessageTopic::VoteStatus)
        return {{{VoteStatus, 0}, numbersOf(message)}};
    return {};
}

} // namespace tickscope::teeworlds
