// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/messages/message_tables.h"
#include "core/model/event/shared_event_kinds.h"

// Source: teeworlds-messages.md, section 4.
namespace tickscope::teeworlds {

using namespace message_field;

constexpr std::array SkinFields = {
    trimmedText("SkinPartName.body"),       trimmedText("SkinPartName.marking"),
    trimmedText("SkinPartName.decoration"), trimmedText("SkinPartName.hands"),
    trimmedText("SkinPartName.feet"),       trimmedText("SkinPartName.eyes"),
    boolean("UseCustomColor.body"),         boolean("UseCustomColor.marking"),
    boolean("UseCustomColor.decoration"),   boolean("UseCustomColor.hands"),
    boolean("UseCustomColor.feet"),         boolean("UseCustomColor.eyes"),
    number("SkinPartColor.body"),           number("SkinPartColor.marking"),
    number("SkinPartColor.decoration"),     number("SkinPartColor.hands"),
    number("SkinPartColor.feet"),           number("SkinPartColor.eyes"),
};
constexpr std::array MotdFields07 = {text("Message")};
constexpr std::array ChatFields07 = {
    inRange("Mode", 0, 3, &ChatModeTexts07),
    client("ClientId", -1),
    client("TargetId", -1),
    text("Message"),
};
constexpr std::array TeamFields = {
    client("ClientId", -1),
    inRange("Team", -1, 1, &TeamTexts),
    boolean("Silent"),
    tick("CooldownTick"),
};
constexpr std::array KillMsgFields07 = {
    client("Killer", -2),
    client("Victim"),
    inRange("Weapon", -3, 5, &KillWeaponTexts),
    number("ModeSpecial"),
};
constexpr std::array WeaponPickupFields07 = {inRange("Weapon", -1, 5, &WeaponTexts)};
constexpr std::array EmoticonFields07 = {
    client("ClientId"),
    inRange("Emoticon", 0, 15, &EmoticonTexts),
};
constexpr std::array VoteOptionAddFields07 = {trimmedText("Description")};
constexpr std::array VoteSetFields07 = {
    client("ClientId", -1), inRange("Type", 0, 6, &VoteTypeTexts07),
    number("Timeout"),      trimmedText("Description"),
    trimmedText("Reason"),
};
constexpr std::array VoteStatusFields07 = {
    number("Yes"),
    number("No"),
    number("Pass"),
    number("Total"),
};
constexpr std::array ServerSettingsFields = {
    boolean("KickVote"), number("KickMin"),      boolean("SpecVote"),
    boolean("TeamLock"), boolean("TeamBalance"), number("PlayerSlots"),
};
constexpr auto ClientInfoFields = joined(
    std::array{client("ClientId"), boolean("Local"), inRange("Team", -1, 1, &TeamTexts),
               trimmedText("Name"), trimmedText("Clan"), number("Country")},
    SkinFields, std::array{boolean("Silent")});
constexpr std::array GameInfoFields = {
    flags("GameFlags", &GameFlagTexts07),
    number("ScoreLimit"),
    number("TimeLimit"),
    number("MatchNum"),
    number("MatchCurrent"),
};
constexpr std::array ClientDropFields = {
    client("ClientId"),
    trimmedText("Reason"),
    boolean("Silent"),
};
constexpr std::array ClientEnterFields = {
    trimmedText("Name"),
    client("ClientId", -1),
    inRange("Team", -1, 1, &TeamTexts),
};
constexpr std::array ClientLeaveFields = {
    trimmedText("Name"),
    client("ClientId", -1),
    trimmedText("Reason"),
};
constexpr std::array SayFields07 = {
    inRange("Mode", 0, 3, &ChatModeTexts07),
    client("Target", -1),
    text("Message"),
};
constexpr std::array SetTeamFields07 = {inRange("Team", -1, 1, &TeamTexts)};
constexpr std::array SetSpectatorModeFields07 = {
    inRange("SpecMode", 0, 3, &SpectatorModeTexts07),
    client("SpectatorId", -1),
};
constexpr auto StartInfoFields07 = joined(
    std::array{trimmedText("Name"), trimmedText("Clan"), number("Country")}, SkinFields);
constexpr std::array ClientEmoticonFields07 = {inRange("Emoticon", 0, 15, &EmoticonTexts)};
constexpr std::array VoteFields07 = {inRange("Vote", -1, 1, &VoteTexts)};
constexpr std::array CallVoteFields07 = {
    trimmedText("Type"),
    trimmedText("Value"),
    trimmedText("Reason"),
    boolean("Force"),
};
constexpr auto SkinChangeFields = joined(std::array{client("ClientId")}, SkinFields);
constexpr std::array RaceFinishFields07 = {
    client("ClientId"),        inRange("Time", -1, 2147483647),    number("Diff"),
    boolean("RecordPersonal"), orElse(boolean("RecordServer"), 0),
};
constexpr std::array CheckpointFields = {number("Diff")};
constexpr std::array CommandInfoFields07 = {
    trimmedText("Name"),
    trimmedText("ArgsFormat"),
    trimmedText("HelpText"),
};
constexpr std::array CommandInfoRemoveFields07 = {trimmedText("Name")};
constexpr std::array CommandFields = {trimmedText("Name"), trimmedText("Arguments")};

// By number.
constexpr std::array<MessageType, 40> Types07 = {{
    {}, // 0: an UUID message
    {"Sv_Motd", "teeworlds_demo:Sv_Motd", MessageTopic::Text, MotdFields07},
    {"Sv_Broadcast", sharedKind("broadcast").id, MessageTopic::Text, MotdFields07},
    {"Sv_Chat", sharedKind("chat").id, MessageTopic::Chat07, ChatFields07},
    {"Sv_Team", sharedKind("team").id, MessageTopic::Team, TeamFields},
    {"Sv_KillMsg", sharedKind("kill").id, MessageTopic::Kill, KillMsgFields07},
    {"Sv_TuneParams", "teeworlds_demo:Sv_TuneParams", MessageTopic::Other, NoFields,
     MessageLayout::TuneParams07},
    {}, // 7: not used
    {"Sv_ReadyToEnter", sharedKind("ready").id},
    {"Sv_WeaponPickup", sharedKind("pickup").id, MessageTopic::WeaponPickup, WeaponPickupFields07},
    {"Sv_Emoticon", sharedKind("emoticon").id, MessageTopic::Emoticon, EmoticonFields07},
    {"Sv_VoteClearOptions", "teeworlds_demo:Sv_VoteClearOptions"},
    {"Sv_VoteOptionListAdd", "teeworlds_demo:Sv_VoteOptionListAdd", MessageTopic::Other, NoFields,
     MessageLayout::VoteOptions07},
    {"Sv_VoteOptionAdd", "teeworlds_demo:Sv_VoteOptionAdd", MessageTopic::Text,
     VoteOptionAddFields07},
    {"Sv_VoteOptionRemove", "teeworlds_demo:Sv_VoteOptionRemove", MessageTopic::Text,
     VoteOptionAddFields07},
    {"Sv_VoteSet", sharedKind("vote").id, MessageTopic::VoteSet07, VoteSetFields07},
    {"Sv_VoteStatus", sharedKind("vote").id, MessageTopic::VoteStatus, VoteStatusFields07},
    {"Sv_ServerSettings", "teeworlds_demo:Sv_ServerSettings", MessageTopic::Other,
     ServerSettingsFields},
    {"Sv_ClientInfo", "teeworlds_demo:Sv_ClientInfo", MessageTopic::ClientInfo, ClientInfoFields},
    {"Sv_GameInfo", sharedKind("round").id, MessageTopic::GameInfo, GameInfoFields},
    {"Sv_ClientDrop", "teeworlds_demo:Sv_ClientDrop", MessageTopic::ClientDrop, ClientDropFields},
    {"Sv_GameMsg", "teeworlds_demo:Sv_GameMsg", MessageTopic::GameMessage, NoFields,
     MessageLayout::GameMessage},
    {"De_ClientEnter", "teeworlds_demo:De_ClientEnter", MessageTopic::ClientEnter,
     ClientEnterFields},
    {"De_ClientLeave", "teeworlds_demo:De_ClientLeave", MessageTopic::ClientLeave,
     ClientLeaveFields},
    {"Cl_Say", sharedKind("chat").id, MessageTopic::Say07, SayFields07},
    {"Cl_SetTeam", sharedKind("team").id, MessageTopic::OwnTeam, SetTeamFields07},
    {"Cl_SetSpectatorMode", "teeworlds_demo:Cl_SetSpectatorMode", MessageTopic::Other,
     SetSpectatorModeFields07},
    {"Cl_StartInfo", "teeworlds_demo:Cl_StartInfo", MessageTopic::Other, StartInfoFields07},
    {"Cl_Kill", "teeworlds_demo:Cl_Kill"},
    {"Cl_ReadyChange", sharedKind("ready").id},
    {"Cl_Emoticon", sharedKind("emoticon").id, MessageTopic::OwnEmoticon, ClientEmoticonFields07},
    {"Cl_Vote", sharedKind("vote").id, MessageTopic::OwnVote, VoteFields07},
    {"Cl_CallVote", sharedKind("vote").id, MessageTopic::CallVote, CallVoteFields07},
    {"Sv_SkinChange", sharedKind("skin").id, MessageTopic::SkinChange, SkinChangeFields},
    {"Cl_SkinChange", sharedKind("skin").id, MessageTopic::Other, SkinFields},
    {"Sv_RaceFinish", sharedKind("finish").id, MessageTopic::RaceFinish, RaceFinishFields07},
    {"Sv_Checkpoint", sharedKind("checkpoint").id, MessageTopic::Checkpoint, CheckpointFields},
    {"Sv_CommandInfo", "teeworlds_demo:Sv_CommandInfo", MessageTopic::Text, CommandInfoFields07},
    {"Sv_CommandInfoRemove", "teeworlds_demo:Sv_CommandInfoRemove", MessageTopic::Text,
     CommandInfoRemoveFields07},
    {"Cl_Command", sharedKind("command").id, MessageTopic::Text, CommandFields},
}};

std::span<const MessageType> messageTables07()
{
    return Types07;
}

} // namespace tickscope::teeworlds
