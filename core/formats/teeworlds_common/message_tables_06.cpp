// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/message_tables_parts.h"

#include "core/model/shared_event_kinds.h"

// Source: teeworlds-messages.md, sections 2, 4 and 5.
namespace tickscope::teeworlds {

using namespace message_field;

namespace {

constexpr std::array MotdFields = {text("Message")};
constexpr std::array ChatFields = {
    inRange("Team", 0, 3, chatTeamTexts06),
    client("ClientId", -1),
    text("Message"),
};
constexpr std::array KillMsgFields = {
    client("Killer", -1),
    client("Victim"),
    inRange("Weapon", -3, 5, killWeaponTexts),
    number("ModeSpecial"),
};
constexpr std::array SoundGlobalFields = {inRange("SoundId", 0, 40, soundTexts)};
constexpr std::array WeaponPickupFields = {inRange("Weapon", -1, 5, weaponTexts)};
constexpr std::array EmoticonFields = {
    client("ClientId"),
    inRange("Emoticon", 0, 15, emoticonTexts),
};
constexpr std::array VoteOptionAddFields = {trimmedText("Description")};
constexpr std::array VoteSetFields = {
    number("Timeout"),
    trimmedText("Description"),
    trimmedText("Reason"),
};
constexpr std::array VoteStatusFields = {
    number("Yes"),
    number("No"),
    number("Pass"),
    number("Total"),
};
constexpr std::array SayFields = {boolean("Team"), text("Message")};
constexpr std::array SetTeamFields = {inRange("Team", -1, 1, teamTexts)};
constexpr std::array SetSpectatorModeFields = {client("SpectatorId", -1)};
constexpr std::array StartInfoFields = {
    trimmedText("Name"),       trimmedText("Clan"), number("Country"),   trimmedText("Skin"),
    boolean("UseCustomColor"), number("ColorBody"), number("ColorFeet"),
};
constexpr std::array ClientEmoticonFields = {inRange("Emoticon", 0, 15, emoticonTexts)};
constexpr std::array VoteFields = {inRange("Vote", -1, 1, voteTexts)};
constexpr std::array CallVoteFields = {
    trimmedText("Type"),
    trimmedText("Value"),
    trimmedText("Reason"),
};
constexpr std::array IsDDNetLegacyFields = {orElse(number("Version"), 0)};
constexpr std::array DDRaceTimeLegacyFields = {
    number("Time"),
    number("Check"),
    inRange("Finish", 0, 1),
};
constexpr std::array RecordLegacyFields = {number("ServerTimeBest"), number("PlayerTimeBest")};
constexpr std::array ShowOthersLegacyFields = {boolean("Show")};

// By number.
constexpr std::array<MessageType, 32> Types = {{
    {}, // 0: an UUID message
    {"Sv_Motd", "teeworlds_demo:Sv_Motd", MessageTopic::Text, MessageLayout::Fixed, MotdFields},
    {"Sv_Broadcast", sharedKind("broadcast").id, MessageTopic::Text, MessageLayout::Fixed,
     MotdFields},
    {"Sv_Chat", sharedKind("chat").id, MessageTopic::Chat06, MessageLayout::Fixed, ChatFields},
    {"Sv_KillMsg", sharedKind("kill").id, MessageTopic::Kill, MessageLayout::Fixed, KillMsgFields},
    {"Sv_SoundGlobal", sharedKind("sound").id, MessageTopic::Sound, MessageLayout::Fixed,
     SoundGlobalFields},
    {"Sv_TuneParams",
     "teeworlds_demo:Sv_TuneParams",
     MessageTopic::Other,
     MessageLayout::TuneParams06,
     {}},
    {"Sv_ExtraProjectile",
     "teeworlds_demo:Sv_ExtraProjectile",
     MessageTopic::Other,
     MessageLayout::ExtraProjectiles,
     {}},
    {"Sv_ReadyToEnter", sharedKind("ready").id, MessageTopic::Other, MessageLayout::Fixed, {}},
    {"Sv_WeaponPickup", sharedKind("pickup").id, MessageTopic::WeaponPickup, MessageLayout::Fixed,
     WeaponPickupFields},
    {"Sv_Emoticon", sharedKind("emoticon").id, MessageTopic::Emoticon, MessageLayout::Fixed,
     EmoticonFields},
    {"Sv_VoteClearOptions",
     "teeworlds_demo:Sv_VoteClearOptions",
     MessageTopic::Other,
     MessageLayout::Fixed,
     {}},
    {"Sv_VoteOptionListAdd",
     "teeworlds_demo:Sv_VoteOptionListAdd",
     MessageTopic::Other,
     MessageLayout::VoteOptions06,
     {}},
    {"Sv_VoteOptionAdd", "teeworlds_demo:Sv_VoteOptionAdd", MessageTopic::Text,
     MessageLayout::Fixed, VoteOptionAddFields},
    {"Sv_VoteOptionRemove", "teeworlds_demo:Sv_VoteOptionRemove", MessageTopic::Text,
     MessageLayout::Fixed, VoteOptionAddFields},
    {"Sv_VoteSet", sharedKind("vote").id, MessageTopic::VoteSet06, MessageLayout::Fixed,
     VoteSetFields},
    {"Sv_VoteStatus", sharedKind("vote").id, MessageTopic::VoteStatus, MessageLayout::Fixed,
     VoteStatusFields},
    {"Cl_Say", sharedKind("chat").id, MessageTopic::Say06, MessageLayout::Fixed, SayFields},
    {"Cl_SetTeam", sharedKind("team").id, MessageTopic::OwnTeam, MessageLayout::Fixed,
     SetTeamFields},
    {"Cl_SetSpectatorMode", "teeworlds_demo:Cl_SetSpectatorMode", MessageTopic::Other,
     MessageLayout::Fixed, SetSpectatorModeFields},
    {"Cl_StartInfo", "teeworlds_demo:Cl_StartInfo", MessageTopic::Other, MessageLayout::Fixed,
     StartInfoFields},
    {"Cl_ChangeInfo", "teeworlds_demo:Cl_ChangeInfo", MessageTopic::Other, MessageLayout::Fixed,
     StartInfoFields},
    {"Cl_Kill", "teeworlds_demo:Cl_Kill", MessageTopic::Other, MessageLayout::Fixed, {}},
    {"Cl_Emoticon", sharedKind("emoticon").id, MessageTopic::OwnEmoticon, MessageLayout::Fixed,
     ClientEmoticonFields},
    {"Cl_Vote", sharedKind("vote").id, MessageTopic::OwnVote, MessageLayout::Fixed, VoteFields},
    {"Cl_CallVote", sharedKind("vote").id, MessageTopic::CallVote, MessageLayout::Fixed,
     CallVoteFields},
    {"Cl_IsDDNetLegacy", "teeworlds_demo:Cl_IsDDNetLegacy", MessageTopic::Other,
     MessageLayout::Fixed, IsDDNetLegacyFields},
    {"Sv_DDRaceTimeLegacy", sharedKind("checkpoint").id, MessageTopic::RaceTime,
     MessageLayout::Fixed, DDRaceTimeLegacyFields},
    {"Sv_RecordLegacy", "teeworlds_demo:Sv_RecordLegacy", MessageTopic::Record,
     MessageLayout::Fixed, RecordLegacyFields},
    {}, // 29: not used
    {"Sv_TeamsStateLegacy",
     "teeworlds_demo:Sv_TeamsStateLegacy",
     MessageTopic::Other,
     MessageLayout::TeamsState,
     {}},
    {"Cl_ShowOthersLegacy", "teeworlds_demo:Cl_ShowOthersLegacy", MessageTopic::Other,
     MessageLayout::Fixed, ShowOthersLegacyFields},
}};

} // namespace

std::span<const MessageType> messageTables06()
{
    return Types;
}

} // namespace tickscope::teeworlds
