// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/messages/message_tables.h"
#include "core/model/event/shared_event_kinds.h"

// Source: teeworlds-messages.md, sections 2, 4 and 5.
namespace tickscope::teeworlds {

using namespace message_field;

// By number.
std::span<const MessageType> messageTables06()
{
    using enum MessageTopic;
    static const std::vector<MessageType> types{
        {}, // 0: an UUID message
        own("Sv_Motd", Text, {text("Message")}),
        of(sharedKind("broadcast"), "Sv_Broadcast", Text, {text("Message")}),
        of(sharedKind("chat"), "Sv_Chat", Chat06,
           {inRange("Team", 0, 3, &ChatTeamTexts06), client("ClientId", -1), text("Message")}),
        of(sharedKind("kill"), "Sv_KillMsg", Kill,
           {client("Killer", -1), client("Victim"), inRange("Weapon", -3, 5, &KillWeaponTexts),
            number("ModeSpecial")}),
        of(sharedKind("sound"), "Sv_SoundGlobal", Sound, {inRange("SoundId", 0, 40, &SoundTexts)}),
        own("Sv_TuneParams", Other, {}, MessageLayout::TuneParams06),
        own("Sv_ExtraProjectile", Other, {}, MessageLayout::ExtraProjectiles),
        of(sharedKind("ready"), "Sv_ReadyToEnter"),
        of(sharedKind("pickup"), "Sv_WeaponPickup", WeaponPickup,
           {inRange("Weapon", -1, 5, &WeaponTexts)}),
        of(sharedKind("emoticon"), "Sv_Emoticon", Emoticon,
           {client("ClientId"), inRange("Emoticon", 0, 15, &EmoticonTexts)}),
        own("Sv_VoteClearOptions"),
        own("Sv_VoteOptionListAdd", Other, {}, MessageLayout::VoteOptions06),
        own("Sv_VoteOptionAdd", Text, {trimmedText("Description")}),
        own("Sv_VoteOptionRemove", Text, {trimmedText("Description")}),
        of(sharedKind("vote"), "Sv_VoteSet", VoteSet06,
           {number("Timeout"), trimmedText("Description"), trimmedText("Reason")}),
        of(sharedKind("vote"), "Sv_VoteStatus", VoteStatus,
           {number("Yes"), number("No"), number("Pass"), number("Total")}),
        of(sharedKind("chat"), "Cl_Say", Say06, {boolean("Team"), text("Message")}),
        of(sharedKind("team"), "Cl_SetTeam", OwnTeam, {inRange("Team", -1, 1, &TeamTexts)}),
        own("Cl_SetSpectatorMode", Other, {client("SpectatorId", -1)}),
        own("Cl_StartInfo", Other,
            {trimmedText("Name"), trimmedText("Clan"), number("Country"), trimmedText("Skin"),
             boolean("UseCustomColor"), number("ColorBody"), number("ColorFeet")}),
        own("Cl_ChangeInfo", Other,
            {trimmedText("Name"), trimmedText("Clan"), number("Country"), trimmedText("Skin"),
             boolean("UseCustomColor"), number("ColorBody"), number("ColorFeet")}),
        own("Cl_Kill"),
        of(sharedKind("emoticon"), "Cl_Emoticon", OwnEmoticon,
           {inRange("Emoticon", 0, 15, &EmoticonTexts)}),
        of(sharedKind("vote"), "Cl_Vote", OwnVote, {inRange("Vote", -1, 1, &VoteTexts)}),
        of(sharedKind("vote"), "Cl_CallVote", CallVote,
           {trimmedText("Type"), trimmedText("Value"), trimmedText("Reason")}),
        own("Cl_IsDDNetLegacy", Other, {orElse(number("Version"), 0)}),
        of(sharedKind("checkpoint"), "Sv_DDRaceTimeLegacy", RaceTime,
           {number("Time"), number("Check"), inRange("Finish", 0, 1)}),
        own("Sv_RecordLegacy", Record, {number("ServerTimeBest"), number("PlayerTimeBest")}),
        {}, // 29: not used
        own("Sv_TeamsStateLegacy", Other, {}, MessageLayout::TeamsState),
        own("Cl_ShowOthersLegacy", Other, {boolean("Show")}),
    };
    return types;
}

} // namespace tickscope::teeworlds
