// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/messages/message_tables.h"
#include "core/model/event/shared_event_kinds.h"

// Source: teeworlds-messages.md, sections 2, 4 and 5.
namespace tickscope::teeworlds {

using namespace message_field;

constexpr std::array MotdFields06 = {text("Message")};
constexpr std::array ChatFields06 = {
    inRange("Team", 0, 3, &ChatTeamTexts06),
    client("ClientId", -1),
    text("Message"),
};
constexpr std::array KillMsgFields06 = {
    client("Killer", -1),
    client("Victim"),
    inRange("Weapon", -3, 5, &KillWeaponTexts),
    number("ModeSpecial"),
};
constexpr std::array SoundGlobalFields = {inRange("SoundId", 0, 40, &SoundTexts)};
constexpr std::array WeaponPickupFields06 = {inRange("Weapon", -1, 5, &WeaponTexts)};
constexpr std::array EmoticonFields06 = {
    client("ClientId"),
    inRange("Emoticon", 0, 15, &EmoticonTexts),
};
constexpr std::array VoteOptionAddFields06 = {trimmedText("Description")};
constexpr std::array VoteSetFields06 = {
    number("Timeout"),
    trimmedText("Description"),
    trimmedText("Reason"),
};
constexpr std::array VoteStatusFields06 = {
    number("Yes"),
    number("No"),
    number("Pass"),
    number("Total"),
};
constexpr std::array SayFields06 = {boolean("Team"), text("Message")};
constexpr std::array SetTeamFields06 = {inRange("Team", -1, 1, &TeamTexts)};
constexpr std::array SetSpectatorModeFields06 = {client("SpectatorId", -1)};
constexpr std::array StartInfoFields06 = {
    trimmedText("Name"),       trimmedText("Clan"), number("Country"),   trimmedText("Skin"),
    boolean("UseCustomColor"), number("ColorBody"), number("ColorFeet"),
};
constexpr std::array ClientEmoticonFields06 = {inRange("Emoticon", 0, 15, &EmoticonTexts)};
constexpr std::array VoteFields06 = {inRange("Vote", -1, 1, &VoteTexts)};
constexpr std::array CallVoteFields06 = {
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
constexpr std::array<MessageType, 32> Types06 = {{
    {}, // 0: an UUID message
    {"Sv_Motd", "teeworlds_demo:Sv_Motd", MessageTopic::Text, MotdFields06},
    {"Sv_Broadcast", sharedKind("broadcast").id, MessageTopic::Text, MotdFields06},
    {"Sv_Chat", sharedKind("chat").id, MessageTopic::Chat06, ChatFields06},
    {"Sv_KillMsg", sharedKind("kill").id, MessageTopic::Kill, KillMsgFields06},
    {"Sv_SoundGlobal", sharedKind("sound").id, MessageTopic::Sound, SoundGlobalFields},
    {"Sv_TuneParams", "teeworlds_demo:Sv_TuneParams", MessageTopic::Other, NoFields,
     MessageLayout::TuneParams06},
    {"Sv_ExtraProjectile", "teeworlds_demo:Sv_ExtraProjectile", MessageTopic::Other, NoFields,
     MessageLayout::ExtraProjectiles},
    {"Sv_ReadyToEnter", sharedKind("ready").id},
    {"Sv_WeaponPickup", sharedKind("pickup").id, MessageTopic::WeaponPickup, WeaponPickupFields06},
    {"Sv_Emoticon", sharedKind("emoticon").id, MessageTopic::Emoticon, EmoticonFields06},
    {"Sv_VoteClearOptions", "teeworlds_demo:Sv_VoteClearOptions"},
    {"Sv_VoteOptionListAdd", "teeworlds_demo:Sv_VoteOptionListAdd", MessageTopic::Other, NoFields,
     MessageLayout::VoteOptions06},
    {"Sv_VoteOptionAdd", "teeworlds_demo:Sv_VoteOptionAdd", MessageTopic::Text,
     VoteOptionAddFields06},
    {"Sv_VoteOptionRemove", "teeworlds_demo:Sv_VoteOptionRemove", MessageTopic::Text,
     VoteOptionAddFields06},
    {"Sv_VoteSet", sharedKind("vote").id, MessageTopic::VoteSet06, VoteSetFields06},
    {"Sv_VoteStatus", sharedKind("vote").id, MessageTopic::VoteStatus, VoteStatusFields06},
    {"Cl_Say", sharedKind("chat").id, MessageTopic::Say06, SayFields06},
    {"Cl_SetTeam", sharedKind("team").id, MessageTopic::OwnTeam, SetTeamFields06},
    {"Cl_SetSpectatorMode", "teeworlds_demo:Cl_SetSpectatorMode", MessageTopic::Other,
     SetSpectatorModeFields06},
    {"Cl_StartInfo", "teeworlds_demo:Cl_StartInfo", MessageTopic::Other, StartInfoFields06},
    {"Cl_ChangeInfo", "teeworlds_demo:Cl_ChangeInfo", MessageTopic::Other, StartInfoFields06},
    {"Cl_Kill", "teeworlds_demo:Cl_Kill"},
    {"Cl_Emoticon", sharedKind("emoticon").id, MessageTopic::OwnEmoticon, ClientEmoticonFields06},
    {"Cl_Vote", sharedKind("vote").id, MessageTopic::OwnVote, VoteFields06},
    {"Cl_CallVote", sharedKind("vote").id, MessageTopic::CallVote, CallVoteFields06},
    {"Cl_IsDDNetLegacy", "teeworlds_demo:Cl_IsDDNetLegacy", MessageTopic::Other,
     IsDDNetLegacyFields},
    {"Sv_DDRaceTimeLegacy", sharedKind("checkpoint").id, MessageTopic::RaceTime,
     DDRaceTimeLegacyFields},
    {"Sv_RecordLegacy", "teeworlds_demo:Sv_RecordLegacy", MessageTopic::Record, RecordLegacyFields},
    {}, // 29: not used
    {"Sv_TeamsStateLegacy", "teeworlds_demo:Sv_TeamsStateLegacy", MessageTopic::Other, NoFields,
     MessageLayout::TeamsState},
    {"Cl_ShowOthersLegacy", "teeworlds_demo:Cl_ShowOthersLegacy", MessageTopic::Other,
     ShowOthersLegacyFields},
}};

std::span<const MessageType> messageTables06()
{
    return Types06;
}

} // namespace tickscope::teeworlds
