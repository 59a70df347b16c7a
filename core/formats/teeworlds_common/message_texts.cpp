// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/message_texts.h"

#include <array>
#include <charconv>
#include <cstdio>
#include <cstdlib>

#include "core/base/count_text.h"
#include "core/model/event.h"

namespace tickscope::teeworlds {

namespace {

std::string text(std::string_view view)
{
    return std::string(view);
}

std::string nameOf(std::int32_t client, const NameLookup &names)
{
    if (client < 0)
        return "the server";
    return names ? names(client) : "client " + std::to_string(client);
}

/// "1:02.34", to 1/100 s as the game shows it.
std::string duration(std::int64_t milliseconds)
{
    std::array<char, 48> buffer{};
    const std::int64_t hundredths = std::abs(milliseconds) / 10;
    const char *sign = milliseconds < 0 ? "-" : "";
    const auto minutes = static_cast<long long>(hundredths / 6000);
    const auto seconds = static_cast<int>(hundredths / 100 % 60);
    const auto rest = static_cast<int>(hundredths % 100);
    if (minutes > 0) {
        std::snprintf(buffer.data(), buffer.size(), "%s%lld:%02d.%02d", sign, minutes, seconds,
                      rest);
    } else {
        std::snprintf(buffer.data(), buffer.size(), "%s%d.%02d", sign, seconds, rest);
    }
    return buffer.data();
}

/// " (+0.25)", or nothing for the zero that means "no time before".
std::string difference(std::int64_t milliseconds)
{
    if (milliseconds == 0)
        return {};
    return (milliseconds > 0 ? " (+" : " (") + duration(milliseconds) + ")";
}

constexpr std::int64_t Hundredth = 10; ///< In milliseconds, for times in 1/100 s.

std::string killText(const Message &message, const NameLookup &names)
{
    const auto killer = message.numberAt(message_index::Killer);
    const auto victim = message.numberAt(message_index::Victim);
    const std::string weapon = " (" + wordAt(message, message_index::KillWeapon) + ")";
    if (killer < 0 || killer == victim)
        return nameOf(victim, names) + " died" + weapon;
    return nameOf(killer, names) + " killed " + nameOf(victim, names) + weapon;
}

std::string killTeamText(const Message &message, const NameLookup &names)
{
    std::string said = "team " + std::to_string(message.numberAt(0)) + " died";
    const auto first = message.numberAt(message_index::FirstOfTeam);
    return first < 0 ? said : said + " (" + nameOf(first, names) + " first)";
}

std::string voteOf(std::string_view description, std::string_view reason)
{
    return text(description) + (reason.empty() ? std::string() : " (" + text(reason) + ")");
}

std::string voteText06(const Message &message)
{
    if (message.numberAt(0) == 0)
        return "vote ended";
    return voteOf(message.textAt(1), message.textAt(2));
}

std::string voteText07(const Message &message, const NameLookup &names)
{
    const auto client = message.numberAt(0);
    const std::string type = wordAt(message, 1);
    if (type.starts_with("end"))
        return "vote: " + type;
    const std::string vote = type + ": " + voteOf(message.textAt(3), message.textAt(4));
    return client < 0 ? vote : nameOf(client, names) + ": " + vote;
}

std::string voteStatusText(const Message &message)
{
    const auto number = [&message](std::size_t index) {
        return std::to_string(message.numberAt(index));
    };
    return "yes " + number(0) + ", no " + number(1) + ", open " + number(2) + ", of " + number(3);
}

/// \param team  -1 spectators, 0 red or the game without teams, 1 blue.
std::string joinedText(const std::string &who, std::int32_t team)
{
    if (team < 0)
        return who + " joined the spectators";
    return who + (team == 0 ? " joined the game" : " joined the blue team");
}

std::string raceTimeText(const Message &message)
{
    const bool isFinish = message.numberAt(message_index::RaceTimeFinish) != 0;
    return (isFinish ? "finished in " : "checkpoint at ")
           + duration(message.numberAt(0) * Hundredth)
           + difference(message.numberAt(1) * Hundredth);
}

std::string recordText(const Message &message)
{
    const auto best = [&message](std::size_t index) {
        const std::int64_t time = message.numberAt(index);
        return time == 0 ? std::string("none") : duration(time * Hundredth);
    };
    return "server record " + best(0) + ", own record " + best(1);
}

std::string raceFinishText(const Message &message, const NameLookup &names)
{
    std::string said = nameOf(message.numberAt(0), names) + " finished in "
                       + duration(message.numberAt(1)) + difference(message.numberAt(2));
    if (message.numberAt(4) != 0)
        return said + ", server record";
    return message.numberAt(3) != 0 ? said + ", personal record" : said;
}

void appendNumber(std::string &out, std::int32_t number)
{
    std::array<char, 12> digits{};
    out.append(digits.data(), std::to_chars(digits.begin(), digits.end(), number).ptr);
}

/// Without a piece of its own for each word: most messages of a crowded recording are inputs.
std::string inputText(const Message &message)
{
    std::string keys;
    keys.reserve(48);
    if (message.numberAt(0) != 0)
        keys += message.numberAt(0) < 0 ? "left " : "right ";
    if (message.numberAt(3) != 0)
        keys += "jump ";
    if ((message.numberAt(4) & 1) != 0) // a counter of presses and releases: odd is held
        keys += "fire ";
    if (message.numberAt(5) != 0)
        keys += "hook ";
    keys += "aim ";
    appendNumber(keys, message.numberAt(1));
    keys += ',';
    appendNumber(keys, message.numberAt(2));
    return keys;
}

std::string saveText(const Message &message)
{
    const auto orOther = [&message](std::size_t index, std::size_t other) {
        return text(message.textAt(index).empty() ? message.textAt(other) : message.textAt(index));
    };
    std::string said = "save " + wordAt(message, 0);
    if (const std::string code = orOther(5, 4); !code.empty())
        said += ", code " + code;
    if (!message.textAt(1).empty())
        said += ": " + text(message.textAt(1));
    return said;
}

std::string flagTeamText(std::int32_t team)
{
    return team == 0 ? "red" : "blue";
}

std::string gameMessageText(const Message &message, const NameLookup &names)
{
    switch (message.numberAt(0)) {
    case game_message::AllMoved:
        return joinedText("everybody", message.numberAt(1));
    case game_message::YouWereBalanced:
        return joinedText("you", message.numberAt(1)) + " (balanced)";
    case game_message::Grab:
        return flagTeamText(message.numberAt(1)) + " flag grabbed";
    case game_message::Capture:
        return nameOf(message.numberAt(message_index::CaptureClient), names) + " captured the "
               + flagTeamText(message.numberAt(1)) + " flag in "
               + duration(std::int64_t{message.numberAt(3)} * 20); // 50 ticks a second
    case game_message::Paused:
        return nameOf(message.numberAt(message_index::PauseClient), names) + " paused the game";
    default:
        return wordAt(message, 0);
    }
}

std::string otherText(const Message &message)
{
    switch (message.layout) {
    case MessageLayout::TuneParams06:
    case MessageLayout::TuneParams07:
        return countText(message.values.size(), "tuning value");
    case MessageLayout::TeamsState:
        return "teams of " + countText(message.values.size(), "client");
    case MessageLayout::VoteOptions06:
    case MessageLayout::VoteOptions07:
        return countText(message.numberAt(0), "vote option");
    case MessageLayout::ExtraProjectiles:
        return countText(message.numberAt(0), "projectile");
    case MessageLayout::GameMessage:
    case MessageLayout::Fixed:
        break;
    }
    return text(message.type->name);
}

} // namespace

std::string wordAt(const Message &message, std::size_t index)
{
    const MessageField *field = message.fieldOf(index);
    if (!field || !field->texts || index >= message.values.size())
        return {};
    if (field->kind != MessageFieldKind::Flags)
        return text(wordFor(field->texts, message.numberAt(index)));
    Field flags;
    flags.kind = FieldKind::Flags;
    flags.texts = field->texts();
    return flags.textOf(message.values[index]);
}

std::string messageText(const Message &message, const NameLookup &names)
{
    switch (message.type->topic) {
    case MessageTopic::Other:
        return otherText(message);
    case MessageTopic::Text:
        return text(message.textAt(0));
    case MessageTopic::Say06:
        return text(message.textAt(1));
    case MessageTopic::Chat06:
    case MessageTopic::Say07:
        return text(message.textAt(2));
    case MessageTopic::Chat07:
        return text(message.textAt(3));
    case MessageTopic::Kill:
        return killText(message, names);
    case MessageTopic::KillTeam:
        return killTeamText(message, names);
    case MessageTopic::MapSound:
        return "map sound " + std::to_string(message.numberAt(0));
    case MessageTopic::Sound:
    case MessageTopic::WeaponPickup:
    case MessageTopic::OwnEmoticon:
    case MessageTopic::OwnVote:
        return wordAt(message, 0);
    case MessageTopic::Emoticon:
        return wordAt(message, 1);
    case MessageTopic::VoteSet06:
        return voteText06(message);
    case MessageTopic::VoteSet07:
        return voteText07(message, names);
    case MessageTopic::VoteStatus:
        return voteStatusText(message);
    case MessageTopic::CallVote:
        return text(message.textAt(0)) + ": " + voteOf(message.textAt(1), message.textAt(2));
    case MessageTopic::Team:
        return joinedText(nameOf(message.numberAt(0), names), message.numberAt(1));
    case MessageTopic::OwnTeam:
        return wordAt(message, 0);
    case MessageTopic::RaceTime:
        return raceTimeText(message);
    case MessageTopic::Record:
        return recordText(message);
    case MessageTopic::RaceFinish:
        return raceFinishText(message, names);
    case MessageTopic::Checkpoint:
        return "checkpoint" + difference(message.numberAt(0));
    case MessageTopic::Input:
        return inputText(message);
    case MessageTopic::SaveCode:
        return saveText(message);
    case MessageTopic::GameMessage:
        return gameMessageText(message, names);
    case MessageTopic::GameInfo:
        return "match " + std::to_string(message.numberAt(4)) + " of "
               + std::to_string(message.numberAt(3));
    case MessageTopic::SkinChange:
        return nameOf(message.numberAt(0), names) + " changed the skin";
    case MessageTopic::ClientInfo:
        return text(message.textAt(3)) + " is here";
    case MessageTopic::ClientDrop:
        return nameOf(message.numberAt(0), names) + " left"
               + (message.textAt(1).empty() ? std::string() : " (" + text(message.textAt(1)) + ")");
    case MessageTopic::ClientEnter:
        return joinedText(text(message.textAt(0)), message.numberAt(2));
    case MessageTopic::ClientLeave:
        return text(message.textAt(0)) + " left"
               + (message.textAt(2).empty() ? std::string() : " (" + text(message.textAt(2)) + ")");
    }
    return {};
}

} // namespace tickscope::teeworlds
