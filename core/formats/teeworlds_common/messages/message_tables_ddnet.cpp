// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/messages/message_tables.h"
#include "core/model/event/shared_event_kinds.h"

// Source: teeworlds-messages.md, section 3.
namespace tickscope::teeworlds {

using namespace message_field;

std::span<const ExtendedMessage> messageTablesDdnet()
{
    using enum MessageTopic;
    static const std::vector<ExtendedMessage> types{
        {Uuid::fromText("a091961a-95e8-3744-bb60-5eac9bd563c6"),
         own("Sv_TeamsState", Other, {}, MessageLayout::TeamsState)},
        {Uuid::fromText("5dde8b3c-6f6f-37ac-a72a-bb341fe76de5"),
         of(sharedKind("checkpoint"), "Sv_DDRaceTime", RaceTime,
            {number("Time"), number("Check"), inRange("Finish", 0, 1)})},
        {Uuid::fromText("804f149f-9b53-3b0a-897f-59663a1c4eb9"),
         own("Sv_Record", Record, {number("ServerTimeBest"), number("PlayerTimeBest")})},
        {Uuid::fromText("ee610b6f-909f-311e-93f7-11a95f55a086"),
         of(sharedKind("kill"), "Sv_KillMsgTeam", KillTeam, {number("Team"), client("First", -1)})},
        {Uuid::fromText("bfd7f0fc-16d5-3e10-8015-a78380f13870"),
         of(sharedKind("vote"), "Sv_YourVote", OwnVote, {inRange("Voted", -1, 1, &VoteTexts)})},
        {Uuid::fromText("c915ba68-0a49-3324-915a-7a6220cecf33"),
         of(sharedKind("finish"), "Sv_RaceFinish", RaceFinish,
            {client("ClientId"), number("Time"), number("Diff"), boolean("RecordPersonal"),
             orElse(boolean("RecordServer"), 0)})},
        {Uuid::fromText("90778f65-1b8f-322a-9713-cf741aa44a05"),
         own("Sv_CommandInfo", Text,
             {trimmedText("Name"), trimmedText("ArgsFormat"), trimmedText("HelpText")})},
        {Uuid::fromText("eb2e77ce-e9a2-35aa-94be-235f523ac1aa"),
         own("Sv_CommandInfoRemove", Text, {trimmedText("Name")})},
        {Uuid::fromText("9e220138-d393-3cb0-90f1-e587c00ab1d0"), own("Sv_CommandInfoGroupStart")},
        {Uuid::fromText("054125d8-0062-3891-840b-47462285a01f"), own("Sv_CommandInfoGroupEnd")},
        {Uuid::fromText("969d127c-b768-390d-8879-6104993769fa"), own("Sv_VoteOptionGroupStart")},
        {Uuid::fromText("4f096765-39b1-3766-82dc-61b20ccf589a"), own("Sv_VoteOptionGroupEnd")},
        {Uuid::fromText("746cb54c-6b2b-39a7-8cd8-7c7a1c6c3009"),
         own("Sv_ChangeInfoCooldown", Other, {tick("WaitUntil")})},
        {Uuid::fromText("669c9741-695a-369b-856c-a254f6b7f0cb"),
         of(sharedKind("sound"), "Sv_MapSoundGlobal", MapSound, {number("SoundId")})},
        {Uuid::fromText("b5d3a686-ad59-382c-b3de-d9fedc3320ae"),
         of(sharedKind("input"), "Sv_PreInput", Input,
            {inRange("Direction", -1, 1, &DirectionTexts), number("TargetX"), number("TargetY"),
             number("Jump"), number("Fire"), number("Hook"),
             inRange("WantedWeapon", 0, 6, &WantedWeaponTexts), number("NextWeapon"),
             number("PrevWeapon"), client("Owner"), tick("IntendedTick")})},
        {Uuid::fromText("dc9edffb-266a-3bd6-b101-a949fa44e16b"),
         of(sharedKind("save"), "Sv_SaveCode", SaveCode,
            {inRange("State", 0, 4, &SaveStateTexts), trimmedText("Error"),
             trimmedText("SaveRequester"), trimmedText("ServerName"), trimmedText("GeneratedCode"),
             trimmedText("Code"), trimmedText("TeamMembers")})},
        {Uuid::fromText("035206dc-9f8b-315c-9abf-5ab9153a857c"),
         own("Sv_ServerAlert", Text, {text("Message")})},
        {Uuid::fromText("d7c55683-7983-32f0-8d9a-877434ea19d5"),
         own("Sv_ModeratorAlert", Text, {text("Message")})},
        {Uuid::fromText("da46b81d-a060-30c3-9abb-dd2945e8edb4"),
         own("Sv_MapInfo", Text, {text("Description")})},
        {Uuid::fromText("1231e484-f607-3722-a89a-bd85db46f5d2"),
         own("Sv_MyOwnMessage", Other, {number("Test")})},
        {Uuid::fromText("53bb28af-4252-3ac9-8fd3-6ccbc2a603e3"),
         own("Cl_ShowDistance", Other, {number("X"), number("Y")})},
        {Uuid::fromText("7f264cdd-71a2-3962-bbce-0f94bbd81913"),
         own("Cl_ShowOthers", Other, {inRange("Show", 0, 2)})},
        {Uuid::fromText("8c470228-ee11-3808-93b9-c5c87d08b51c"),
         own("Cl_CameraInfo", Other, {number("Zoom"), number("Deadzone"), number("FollowFactor")})},
        {Uuid::fromText("e19b66e8-0646-351b-aa03-d4aba7b9545f"),
         own("Cl_EnableSpectatorCount", Other, {boolean("Enable")})},
    };
    return types;
}

} // namespace tickscope::teeworlds
