// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/messages/message_tables.h"
#include "core/model/event/shared_event_kinds.h"

// Source: teeworlds-messages.md, section 4.
namespace tickscope::teeworlds {

using namespace message_field;

// By number.
std::span<const MessageType> messageTables07()
{
    using enum MessageTopic;
    static const std::vector<MessageField> skin{
        trimmedText("SkinPartName.body"),       trimmedText("SkinPartName.marking"),
        trimmedText("SkinPartName.decoration"), trimmedText("SkinPartName.hands"),
        trimmedText("SkinPartName.feet"),       trimmedText("SkinPartName.eyes"),
        boolean("UseCustomColor.body"),         boolean("UseCustomColor.marking"),
        boolean("UseCustomColor.decoration"),   boolean("UseCustomColor.hands"),
        boolean("UseCustomColor.feet"),         boolean("UseCustomColor.eyes"),
        number("SkinPartColor.body"),           number("SkinPartColor.marking"),
        number("SkinPartColor.decoration"),     number("SkinPartColor.hands"),
        number("SkinPartColor.feet"),           number("SkinPartColor.eyes")};
    static const std::vector<MessageType> types{
        {}, // 0: an UUID message
        own("Sv_Motd", Text, {text("Message")}),
        of(sharedKind("broadcast"), "Sv_Broadcast", Text, {text("Message")}),
        of(sharedKind("chat"), "Sv_Chat", Chat07,
           {inRange("Mode", 0, 3, &ChatModeTexts07), client("ClientId", -1), client("TargetId", -1),
            text("Message")}),
        of(sharedKind("team"), "Sv_Team", Team,
           {client("ClientId", -1), inRange("Team", -1, 1, &TeamTexts), boolean("Silent"),
            tick("CooldownTick")}),
        of(sharedKind("kill"), "Sv_KillMsg", Kill,
           {client("Killer", -2), client("Victim"), inRange("Weapon", -3, 5, &KillWeaponTexts),
            number("ModeSpecial")}),
        own("Sv_TuneParams", Other, {}, MessageLayout::TuneParams07),
        {}, // 7: not used
        of(sharedKind("ready"), "Sv_ReadyToEnter"),
        of(sharedKind("pickup"), "Sv_WeaponPickup", WeaponPickup,
           {inRange("Weapon", -1, 5, &WeaponTexts)}),
        of(sharedKind("emoticon"), "Sv_Emoticon", Emoticon,
           {client("ClientId"), inRange("Emoticon", 0, 15, &EmoticonTexts)}),
        own("Sv_VoteClearOptions"),
        own("Sv_VoteOptionListAdd", Other, {}, MessageLayout::VoteOptions07),
        own("Sv_VoteOptionAdd", Text, {trimmedText("Description")}),
        own("Sv_VoteOptionRemove", Text, {trimmedText("Description")}),
        of(sharedKind("vote"), "Sv_VoteSet", VoteSet07,
           {client("ClientId", -1), inRange("Type", 0, 6, &VoteTypeTexts07), number("Timeout"),
            trimmedText("Description"), trimmedText("Reason")}),
        of(sharedKind("vote"), "Sv_VoteStatus", VoteStatus,
           {number("Yes"), number("No"), number("Pass"), number("Total")}),
        own("Sv_ServerSettings", Other,
            {boolean("KickVote"), number("KickMin"), boolean("SpecVote"), boolean("TeamLock"),
             boolean("TeamBalance"), number("PlayerSlots")}),
        own("Sv_ClientInfo", ClientInfo,
            joined(joined({client("ClientId"), boolean("Local"), inRange("Team", -1, 1, &TeamTexts),
                           trimmedText("Name"), trimmedText("Clan"), number("Country")},
                          skin),
                   {boolean("Silent")})),
        of(sharedKind("round"), "Sv_GameInfo", GameInfo,
           {flags("GameFlags", &GameFlagTexts07), number("ScoreLimit"), number("TimeLimit"),
            number("MatchNum"), number("MatchCurrent")}),
        own("Sv_ClientDrop", ClientDrop,
            {client("ClientId"), trimmedText("Reason"), boolean("Silent")}),
        own("Sv_GameMsg", GameMessage, {}, MessageLayout::GameMessage),
        own("De_ClientEnter", ClientEnter,
            {trimmedText("Name"), client("ClientId", -1), inRange("Team", -1, 1, &TeamTexts)}),
        own("De_ClientLeave", ClientLeave,
            {trimmedText("Name"), number("ClientId"), trimmedText("Reason")}),
        of(sharedKind("chat"), "Cl_Say", Say07,
           {inRange("Mode", 0, 3, &ChatModeTexts07), client("Target", -1), text("Message")}),
        of(sharedKind("team"), "Cl_SetTeam", OwnTeam, {inRange("Team", -1, 1, &TeamTexts)}),
        own("Cl_SetSpectatorMode", Other,
            {inRange("SpecMode", 0, 3, &SpectatorModeTexts07), client("SpectatorId", -1)}),
        own("Cl_StartInfo", Other,
            joined({trimmedText("Name"), trimmedText("Clan"), number("Country")}, skin)),
        own("Cl_Kill"),
        of(sharedKind("ready"), "Cl_ReadyChange"),
        of(sharedKind("emoticon"), "Cl_Emoticon", OwnEmoticon,
           {inRange("Emoticon", 0, 15, &EmoticonTexts)}),
        of(sharedKind("vote"), "Cl_Vote", OwnVote, {inRange("Vote", -1, 1, &VoteTexts)}),
        of(sharedKind("vote"), "Cl_CallVote", CallVote,
           {trimmedText("Type"), trimmedText("Value"), trimmedText("Reason"), boolean("Force")}),
        of(sharedKind("skin"), "Sv_SkinChange", SkinChange, joined({client("ClientId")}, skin)),
        of(sharedKind("skin"), "Cl_SkinChange", Other, skin),
        of(sharedKind("finish"), "Sv_RaceFinish", RaceFinish,
           {client("ClientId"), inRange("Time", -1, 2147483647), number("Diff"),
            boolean("RecordPersonal"), orElse(boolean("RecordServer"), 0)}),
        of(sharedKind("checkpoint"), "Sv_Checkpoint", Checkpoint, {number("Diff")}),
        own("Sv_CommandInfo", Text,
            {trimmedText("Name"), trimmedText("ArgsFormat"), trimmedText("HelpText")}),
        own("Sv_CommandInfoRemove", Text, {trimmedText("Name")}),
        of(sharedKind("command"), "Cl_Command", Text,
           {trimmedText("Name"), trimmedText("Arguments")}),
    };
    return types;
}

} // namespace tickscope::teeworlds
