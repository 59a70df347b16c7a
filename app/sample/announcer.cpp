// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sample/announcer.h"

#include <array>
#include <utility>

#include "core/formats/teeworlds_demo/message_builder.h"

namespace tickscope::sample {

namespace {

using teeworlds::MessageBuilder;

// Source: teeworlds-messages.md, sections 2 to 4. These have the same number in
// both protocols.
constexpr std::int32_t BroadcastMessage = 2;
constexpr std::int32_t Chat = 3;
constexpr std::int32_t Team07 = 4;
constexpr std::int32_t Kill06 = 4;
constexpr std::int32_t Kill07 = 5;
constexpr std::int32_t TuneParams = 6;
constexpr std::int32_t WeaponPickup = 9;
constexpr std::int32_t EmoticonMessage = 10;
constexpr std::int32_t VoteSet = 15;
constexpr std::int32_t VoteStatus = 16;
constexpr std::int32_t RaceFinish07 = 35;
constexpr std::int32_t Checkpoint07 = 36;
constexpr Uuid TeamsState = Uuid::fromText("a091961a-95e8-3744-bb60-5eac9bd563c6");
constexpr Uuid DdraceTime = Uuid::fromText("5dde8b3c-6f6f-37ac-a72a-bb341fe76de5");
constexpr Uuid RaceFinish = Uuid::fromText("c915ba68-0a49-3324-915a-7a6220cecf33");

constexpr std::int32_t ServerClient = -1;
constexpr std::int32_t Nobody = -1;
constexpr std::size_t LaserDamage = 30;

/// Tuning of the plain game, times 100, in recorded order. Source: teeworlds-messages.md,
/// section 5, with the values of teeworlds-prediction.md, section 4.
constexpr std::array<std::int32_t, 33> PlainTuning{
    1000, 200, 50,     1320,   1200,  500,   150,    95,  38000, 8000,   300,
    1500, 50,  55000,  200000, 140,   125,   220000, 200, 125,   275000, 80,
    20,   700, 100000, 200,    80000, 15000, 100,    0,   500,   100,    100};

} // namespace

void Announcer::chat(ChatRoom room, int client, const std::string &text)
{
    const bool isTeam = room == ChatRoom::Team;
    MessageBuilder message(Chat);
    if (isSix())
        message.number(isTeam ? 1 : 0).number(client).text(text);
    else
        message.number(isTeam ? 2 : 1).number(client).number(Nobody).text(text);
    m_messages.push_back(message.bytes());
}

void Announcer::serverLine(const std::string &text)
{
    chat(ChatRoom::All, ServerClient, text);
}

void Announcer::broadcast(const std::string &text)
{
    m_messages.push_back(MessageBuilder(BroadcastMessage).text(text).bytes());
}

void Announcer::kill(int killer, int victim, int weapon)
{
    MessageBuilder message(isSix() ? Kill06 : Kill07);
    m_messages.push_back(message.number(killer).number(victim).number(weapon).number(0).bytes());
}

void Announcer::emoticon(int client, int emoticon)
{
    m_messages.push_back(MessageBuilder(EmoticonMessage).number(client).number(emoticon).bytes());
}

void Announcer::weaponPickup(int weapon)
{
    m_messages.push_back(MessageBuilder(WeaponPickup).number(weapon).bytes());
}

void Announcer::vote(int client, int seconds, const std::string &what, const std::string &reason)
{
    constexpr int startOption = 1;
    constexpr int endPass = 5;
    MessageBuilder message(VoteSet);
    if (!isSix())
        message.number(client).number(seconds > 0 ? startOption : endPass);
    m_messages.push_back(message.number(seconds).text(what).text(reason).bytes());
}

void Announcer::voteStatus(int yes, int no, int pass, int total)
{
    MessageBuilder message(VoteStatus);
    m_messages.push_back(message.number(yes).number(no).number(pass).number(total).bytes());
}

void Announcer::team(int client, int team)
{
    // In 0.6 the item PlayerInfo alone tells it.
    if (isSix())
        return;
    MessageBuilder message(Team07);
    m_messages.push_back(message.number(client).number(team).number(0).number(0).bytes());
}

void Announcer::raceTeams(const std::vector<int> &teams)
{
    m_messages.push_back(MessageBuilder(TeamsState).numbers(teams).bytes());
}

void Announcer::raceFinish(int client, int milliseconds, int difference, Record record)
{
    MessageBuilder message = isSix() ? MessageBuilder(RaceFinish) : MessageBuilder(RaceFinish07);
    m_messages.push_back(message.number(client)
                             .number(milliseconds)
                             .number(difference)
                             .number(record != Record::None ? 1 : 0)
                             .number(record == Record::Server ? 1 : 0)
                             .bytes());
}

void Announcer::checkpoint(int hundredths, int difference)
{
    if (isSix()) {
        MessageBuilder message(DdraceTime);
        m_messages.push_back(message.number(hundredths).number(difference).number(0).bytes());
    } else {
        m_messages.push_back(MessageBuilder(Checkpoint07).number(difference * 10).bytes());
    }
}

void Announcer::tuning()
{
    MessageBuilder message(TuneParams);
    for (std::size_t i = 0; i < PlainTuning.size(); ++i) {
        if (isSix() || i != LaserDamage)
            message.number(PlainTuning[i]);
    }
    m_messages.push_back(message.bytes());
}

std::vector<std::vector<std::byte>> Announcer::take()
{
    return std::exchange(m_messages, {});
}

} // namespace tickscope::sample
