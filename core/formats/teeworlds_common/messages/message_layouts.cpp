// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <span>
#include <string>

#include "core/base/try.h"
#include "core/formats/teeworlds_common/messages/message_decoder.h"
#include "core/formats/teeworlds_common/messages/tuning.h"

namespace tickscope::teeworlds {

using namespace message_field;

namespace {

/// A chunk is padded to a multiple of four bytes; padding reads as zeros.
constexpr std::size_t MostPadding = 3;

constexpr std::size_t MostClients = 128;
constexpr std::int32_t VoteOptions06 = 15;
/// 0.7 servers send up to 21 at once.
constexpr std::int32_t MostVoteOptions07 = 128;
/// A shot has up to five.
constexpr std::int32_t MostProjectiles = 64;

constexpr MessageField AnyInt = number("Value");
constexpr MessageField VoteOption = trimmedText("Description");
constexpr std::array<std::string_view, 6> ProjectileNames = {"X",    "Y",    "VelX",
                                                             "VelY", "Type", "StartTick"};

constexpr MessageField GameMessageId = inRange("GameMsgId", 0, 10, &GameMessageTexts07);
constexpr std::array TeamParameter = {inRange("Team", -1, 1, &TeamTexts)};
constexpr std::array CaptureParameters = {inRange("FlagTeam", -1, 1, &FlagTeamTexts),
                                          client("ClientId"), number("Time")};
constexpr std::array ClientParameter = {client("ClientId")};

/// Parameters behind the id.
std::span<const MessageField> gameMessageFields(std::int32_t gameMessage)
{
    switch (gameMessage) {
    case 6: // all moved to a team
    case 7: // you were balanced
    case 8: // flag grabbed
        return TeamParameter;
    case 9:
        return CaptureParameters;
    case 10:
        return ClientParameter;
    default:
        return {};
    }
}

/// All ints up to the end, but not more than \a most.
Result<std::vector<std::int32_t>> readInts(MessageReader &reader, std::size_t most)
{
    std::vector<std::int32_t> ints;
    ints.reserve(std::min(most, reader.remaining()));
    while (!reader.atEnd() && ints.size() < most) {
        TRY_ASSIGN(const auto value, reader.readInt(AnyInt));
        ints.push_back(value);
    }
    return ints;
}

/// Drops up to three zeros from the end, which may be padding, but keeps \a least ints.
void dropPadding(std::vector<std::int32_t> &ints, std::size_t least)
{
    for (std::size_t dropped = 0; dropped < MostPadding && ints.size() > least && ints.back() == 0;
         ++dropped)
        ints.pop_back();
}

std::vector<Value> valuesOf(std::span<const std::int32_t> ints)
{
    std::vector<Value> values;
    values.reserve(ints.size());
    for (const std::int32_t value : ints)
        values.emplace_back(std::int64_t{value});
    return values;
}

Result<VariableValues> readTuneParams(MessageReader &reader, MessageLayout layout)
{
    TRY_ASSIGN(auto ints, readInts(reader, TuningNames.size()));
    // DDNet clients write the order of 0.6 into 0.7 demos; only the count shows it.
    if (layout == MessageLayout::TuneParams07 && ints.size() > TuningCount07 + MostPadding)
        layout = MessageLayout::TuneParams06;
    const bool isOrder06 = layout == MessageLayout::TuneParams06;
    const std::size_t least = isOrder06 ? TuningCount06 : TuningCount07;
    if (ints.size() < least)
        return truncated(Fault::tr("tuning values are missing"));
    if (!isOrder06)
        ints.resize(least);
    else if (ints.size() < TuningNames.size())
        dropPadding(ints, least);
    return VariableValues{layout, valuesOf(ints)};
}

Result<VariableValues> readTeamsState(MessageReader &reader)
{
    TRY_ASSIGN(auto ints, readInts(reader, MostClients));
    // Servers know 16, 64 or 128 clients; some zeros more are padding.
    for (const std::size_t known : {std::size_t{16}, std::size_t{64}}) {
        if (ints.size() > known && ints.size() <= known + MostPadding)
            dropPadding(ints, known);
    }
    return VariableValues{MessageLayout::TeamsState, valuesOf(ints)};
}

/// A count and then \a recorded texts, of which the first \a count are kept.
Result<VariableValues> readVoteOptions(MessageReader &reader, MessageLayout layout)
{
    const bool isFixedList = layout == MessageLayout::VoteOptions06;
    TRY_ASSIGN(const auto count,
               reader.readInt(isFixedList ? inRange("NumOptions", 1, VoteOptions06)
                                          : inRange("NumOptions", 0, MostVoteOptions07)));
    VariableValues found{layout, {}};
    found.values.reserve(1 + static_cast<std::size_t>(count));
    found.values.emplace_back(std::int64_t{count});
    // 0.6 always writes fifteen texts; those behind the count are empty.
    const std::int32_t recorded = isFixedList ? VoteOptions06 : count;
    for (std::int32_t option = 0; option < recorded; ++option) {
        TRY_ASSIGN(const auto text, reader.readText(VoteOption));
        if (option < count)
            found.values.emplace_back(std::string(text));
    }
    return found;
}

Result<VariableValues> readExtraProjectiles(MessageReader &reader)
{
    TRY_ASSIGN(const auto count, reader.readInt(inRange("Count", 0, MostProjectiles)));
    VariableValues found{MessageLayout::ExtraProjectiles, {}};
    const std::size_t ints = static_cast<std::size_t>(count) * ProjectileNames.size();
    if (ints > reader.remaining())
        return truncated(Fault::tr("projectiles of a message are missing"));
    found.values.reserve(1 + ints);
    found.values.emplace_back(std::int64_t{count});
    for (std::size_t index = 0; index < ints; ++index) {
        TRY_ASSIGN(const auto value, reader.readInt(AnyInt));
        found.values.emplace_back(std::int64_t{value});
    }
    return found;
}

Result<VariableValues> readGameMessage(MessageReader &reader)
{
    TRY_ASSIGN(const auto id, reader.readInt(GameMessageId));
    VariableValues found{MessageLayout::GameMessage, {}};
    const auto fields = gameMessageFields(id);
    found.values.reserve(1 + fields.size());
    found.values.emplace_back(std::int64_t{id});
    for (const MessageField &field : fields)
        TRY(reader.readInto(found.values, field));
    return found;
}

/// "Name[0]", "Name[1]", ... made once.
template<std::size_t Count>
std::array<std::string, Count> numberedNames(std::string_view name)
{
    std::array<std::string, Count> names;
    for (std::size_t index = 0; index < Count; ++index)
        names[index] = std::string(name) + "[" + std::to_string(index) + "]";
    return names;
}

std::string_view projectileName(std::size_t index)
{
    static const auto names = [] {
        std::array<std::string, MostProjectiles * ProjectileNames.size()> made;
        for (std::size_t i = 0; i < made.size(); ++i) {
            made[i] = std::string(ProjectileNames[i % ProjectileNames.size()]) + "["
                      + std::to_string(i / ProjectileNames.size()) + "]";
        }
        return made;
    }();
    return names[index];
}

std::string_view voteOptionName(std::size_t index)
{
    static const auto names = numberedNames<MostVoteOptions07>("Description");
    return names[index];
}

std::string_view teamName(std::size_t index)
{
    static const auto names = numberedNames<MostClients>("Team");
    return names[index];
}

} // namespace

Result<VariableValues> readVariableValues(MessageReader &reader, MessageLayout layout)
{
    switch (layout) {
    case MessageLayout::TuneParams06:
    case MessageLayout::TuneParams07:
        return readTuneParams(reader, layout);
    case MessageLayout::TeamsState:
        return readTeamsState(reader);
    case MessageLayout::VoteOptions06:
    case MessageLayout::VoteOptions07:
        return readVoteOptions(reader, layout);
    case MessageLayout::ExtraProjectiles:
        return readExtraProjectiles(reader);
    case MessageLayout::GameMessage:
        return readGameMessage(reader);
    case MessageLayout::Fixed:
        break;
    }
    return VariableValues{};
}

const MessageField *gameMessageField(std::int32_t gameMessage, std::size_t index)
{
    if (index == 0)
        return &GameMessageId;
    const auto fields = gameMessageFields(gameMessage);
    return index <= fields.size() ? &fields[index - 1] : nullptr;
}

std::string_view variableName(MessageLayout layout, std::size_t index)
{
    switch (layout) {
    case MessageLayout::TuneParams06:
        return TuningNames[index];
    case MessageLayout::TuneParams07:
        return tuningName07(index);
    case MessageLayout::TeamsState:
        return teamName(index);
    case MessageLayout::VoteOptions06:
    case MessageLayout::VoteOptions07:
        return index == 0 ? "NumOptions" : voteOptionName(index - 1);
    case MessageLayout::ExtraProjectiles:
        return index == 0 ? "Count" : projectileName(index - 1);
    case MessageLayout::GameMessage:
    case MessageLayout::Fixed:
        break;
    }
    return {};
}

} // namespace tickscope::teeworlds
