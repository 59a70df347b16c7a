// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/messages/message_tables.h"
#include "core/model/event/shared_event_kinds.h"

// Source: teeworlds-messages.md, section 3.
namespace tickscope::teeworlds {

using namespace message_field;

constexpr std::array DDRaceTimeFields = {number("Time"), number("Check"), inRange("Finish", 0, 1)};
constexpr std::array RecordFields = {number("ServerTimeBest"), number("PlayerTimeBest")};
constexpr std::array KillMsgTeamFields = {number("Team"), client("First", -1)};
constexpr std::array YourVoteFields = {inRange("Voted", -1, 1, &VoteTexts)};
constexpr std::array RaceFinishFieldsDdnet = {
    client("ClientId"),
    number("Time"),
    number("Diff"),
    boolean("RecordPersonal"),
    orElse(boolean("RecordServer"), 0),
};
constexpr std::array CommandInfoFieldsDdnet = {
    trimmedText("Name"),
    trimmedText("ArgsFormat"),
    trimmedText("HelpText"),
};
constexpr std::array CommandInfoRemoveFieldsDdnet = {trimmedText("Name")};
constexpr std::array ChangeInfoCooldownFields = {tick("WaitUntil")};
constexpr std::array MapSoundGlobalFields = {number("SoundId")};
constexpr std::array PreInputFields = {
    inRange("Direction", -1, 1, &DirectionTexts),
    number("TargetX"),
    number("TargetY"),
    number("Jump"),
    number("Fire"),
    number("Hook"),
    inRange("WantedWeapon", 0, 6, &WantedWeaponTexts),
    number("NextWeapon"),
    number("PrevWeapon"),
    client("Owner"),
    tick("IntendedTick"),
};
constexpr std::array SaveCodeFields = {
    inRange("State", 0, 4, &SaveStateTexts),
    trimmedText("Error"),
    trimmedText("SaveRequester"),
    trimmedText("ServerName"),
    trimmedText("GeneratedCode"),
    trimmedText("Code"),
    trimmedText("TeamMembers"),
};
constexpr std::array ServerAlertFields = {text("Message")};
constexpr std::array MapInfoFields = {text("Description")};
constexpr std::array MyOwnMessageFields = {number("Test")};
constexpr std::array ShowDistanceFields = {number("X"), number("Y")};
constexpr std::array ShowOthersFields = {inRange("Show", 0, 2)};
constexpr std::array CameraInfoFields = {
    number("Zoom"),
    number("Deadzone"),
    number("FollowFactor"),
};
constexpr std::array EnableSpectatorCountFields = {boolean("Enable")};

constexpr std::array<ExtendedMessage, 24> TypesDdnet = {{
    {Uuid::fromText("a091961a-95e8-3744-bb60-5eac9bd563c6"),
     {"Sv_TeamsState", "teeworlds_demo:Sv_TeamsState", MessageTopic::Other, NoFields,
      MessageLayout::TeamsState}},
    {Uuid::fromText("5dde8b3c-6f6f-37ac-a72a-bb341fe76de5"),
     {"Sv_DDRaceTime", sharedKind("checkpoint").id, MessageTopic::RaceTime, DDRaceTimeFields}},
    {Uuid::fromText("804f149f-9b53-3b0a-897f-59663a1c4eb9"),
     {"Sv_Record", "teeworlds_demo:Sv_Record", MessageTopic::Record, RecordFields}},
    {Uuid::fromText("ee610b6f-909f-311e-93f7-11a95f55a086"),
     {"Sv_KillMsgTeam", sharedKind("kill").id, MessageTopic::KillTeam, KillMsgTeamFields}},
    {Uuid::fromText("bfd7f0fc-16d5-3e10-8015-a78380f13870"),
     {"Sv_YourVote", sharedKind("vote").id, MessageTopic::OwnVote, YourVoteFields}},
    {Uuid::fromText("c915ba68-0a49-3324-915a-7a6220cecf33"),
     {"Sv_RaceFinish", sharedKind("finish").id, MessageTopic::RaceFinish, RaceFinishFieldsDdnet}},
    {Uuid::fromText("90778f65-1b8f-322a-9713-cf741aa44a05"),
     {"Sv_CommandInfo", "teeworlds_demo:Sv_CommandInfo", MessageTopic::Text,
      CommandInfoFieldsDdnet}},
    {Uuid::fromText("eb2e77ce-e9a2-35aa-94be-235f523ac1aa"),
     {"Sv_CommandInfoRemove", "teeworlds_demo:Sv_CommandInfoRemove", MessageTopic::Text,
      CommandInfoRemoveFieldsDdnet}},
    {Uuid::fromText("9e220138-d393-3cb0-90f1-e587c00ab1d0"),
     {"Sv_CommandInfoGroupStart", "teeworlds_demo:Sv_CommandInfoGroupStart"}},
    {Uuid::fromText("054125d8-0062-3891-840b-47462285a01f"),
     {"Sv_CommandInfoGroupEnd", "teeworlds_demo:Sv_CommandInfoGroupEnd"}},
    {Uuid::fromText("969d127c-b768-390d-8879-6104993769fa"),
     {"Sv_VoteOptionGroupStart", "teeworlds_demo:Sv_VoteOptionGroupStart"}},
    {Uuid::fromText("4f096765-39b1-3766-82dc-61b20ccf589a"),
     {"Sv_VoteOptionGroupEnd", "teeworlds_demo:Sv_VoteOptionGroupEnd"}},
    {Uuid::fromText("746cb54c-6b2b-39a7-8cd8-7c7a1c6c3009"),
     {"Sv_ChangeInfoCooldown", "teeworlds_demo:Sv_ChangeInfoCooldown", MessageTopic::Other,
      ChangeInfoCooldownFields}},
    {Uuid::fromText("669c9741-695a-369b-856c-a254f6b7f0cb"),
     {"Sv_MapSoundGlobal", sharedKind("sound").id, MessageTopic::MapSound, MapSoundGlobalFields}},
    {Uuid::fromText("b5d3a686-ad59-382c-b3de-d9fedc3320ae"),
     {"Sv_PreInput", sharedKind("input").id, MessageTopic::Input, PreInputFields}},
    {Uuid::fromText("dc9edffb-266a-3bd6-b101-a949fa44e16b"),
     {"Sv_SaveCode", sharedKind("save").id, MessageTopic::SaveCode, SaveCodeFields}},
    {Uuid::fromText("035206dc-9f8b-315c-9abf-5ab9153a857c"),
     {"Sv_ServerAlert", "teeworlds_demo:Sv_ServerAlert", MessageTopic::Text, ServerAlertFields}},
    {Uuid::fromText("d7c55683-7983-32f0-8d9a-877434ea19d5"),
     {"Sv_ModeratorAlert", "teeworlds_demo:Sv_ModeratorAlert", MessageTopic::Text,
      ServerAlertFields}},
    {Uuid::fromText("da46b81d-a060-30c3-9abb-dd2945e8edb4"),
     {"Sv_MapInfo", "teeworlds_demo:Sv_MapInfo", MessageTopic::Text, MapInfoFields}},
    {Uuid::fromText("1231e484-f607-3722-a89a-bd85db46f5d2"),
     {"Sv_MyOwnMessage", "teeworlds_demo:Sv_MyOwnMessage", MessageTopic::Other,
      MyOwnMessageFields}},
    {Uuid::fromText("53bb28af-4252-3ac9-8fd3-6ccbc2a603e3"),
     {"Cl_ShowDistance", "teeworlds_demo:Cl_ShowDistance", MessageTopic::Other,
      ShowDistanceFields}},
    {Uuid::fromText("7f264cdd-71a2-3962-bbce-0f94bbd81913"),
     {"Cl_ShowOthers", "teeworlds_demo:Cl_ShowOthers", MessageTopic::Other, ShowOthersFields}},
    {Uuid::fromText("8c470228-ee11-3808-93b9-c5c87d08b51c"),
     {"Cl_CameraInfo", "teeworlds_demo:Cl_CameraInfo", MessageTopic::Other, CameraInfoFields}},
    {Uuid::fromText("e19b66e8-0646-351b-aa03-d4aba7b9545f"),
     {"Cl_EnableSpectatorCount", "teeworlds_demo:Cl_EnableSpectatorCount", MessageTopic::Other,
      EnableSpectatorCountFields}},
}};

std::span<const ExtendedMessage> messageTablesDdnet()
{
    return TypesDdnet;
}

} // namespace tickscope::teeworlds
