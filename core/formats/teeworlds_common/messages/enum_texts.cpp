// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/messages/enum_texts.h"

#include <algorithm>
#include <memory>

#include "core/base/fault.h"

namespace tickscope::teeworlds {

namespace {

Shared<ValueTexts> tableOf(std::initializer_list<ValueText> rows)
{
    return std::make_shared<const ValueTexts>(rows);
}

} // namespace

std::string_view wordFor(TextTable table, std::int64_t value)
{
    if (!table)
        return {};
    const ValueTexts &texts = **table;
    const auto found = std::ranges::find(texts, value, &ValueText::value);
    return found == texts.end() ? std::string_view() : std::string_view(found->text);
}

const Shared<ValueTexts> DirectionTexts = tableOf({{-1, QT_TRANSLATE_NOOP("words", "left")},
                                                   {0, QT_TRANSLATE_NOOP("words", "none")},
                                                   {1, QT_TRANSLATE_NOOP("words", "right")}});

const Shared<ValueTexts> HookStateTexts = tableOf({{-1, QT_TRANSLATE_NOOP("words", "retracted")},
                                                   {0, QT_TRANSLATE_NOOP("words", "idle")},
                                                   {1, QT_TRANSLATE_NOOP("words", "retracting")},
                                                   {2, QT_TRANSLATE_NOOP("words", "retracting")},
                                                   {3, QT_TRANSLATE_NOOP("words", "retracting")},
                                                   {4, QT_TRANSLATE_NOOP("words", "flying")},
                                                   {5, QT_TRANSLATE_NOOP("words", "grabbed")}});

const Shared<ValueTexts> WeaponTexts = tableOf({{-1, QT_TRANSLATE_NOOP("words", "none")},
                                                {0, QT_TRANSLATE_NOOP("words", "hammer")},
                                                {1, QT_TRANSLATE_NOOP("words", "gun")},
                                                {2, QT_TRANSLATE_NOOP("words", "shotgun")},
                                                {3, QT_TRANSLATE_NOOP("words", "grenade")},
                                                {4, QT_TRANSLATE_NOOP("words", "laser")},
                                                {5, QT_TRANSLATE_NOOP("words", "ninja")}});

const Shared<ValueTexts> WantedWeaponTexts = tableOf({{0, QT_TRANSLATE_NOOP("words", "no change")},
                                                      {1, QT_TRANSLATE_NOOP("words", "hammer")},
                                                      {2, QT_TRANSLATE_NOOP("words", "gun")},
                                                      {3, QT_TRANSLATE_NOOP("words", "shotgun")},
                                                      {4, QT_TRANSLATE_NOOP("words", "grenade")},
                                                      {5, QT_TRANSLATE_NOOP("words", "laser")},
                                                      {6, QT_TRANSLATE_NOOP("words", "ninja")}});

const Shared<ValueTexts> EmoteTexts = tableOf({{0, QT_TRANSLATE_NOOP("words", "normal")},
                                               {1, QT_TRANSLATE_NOOP("words", "pain")},
                                               {2, QT_TRANSLATE_NOOP("words", "happy")},
                                               {3, QT_TRANSLATE_NOOP("words", "surprise")},
                                               {4, QT_TRANSLATE_NOOP("words", "angry")},
                                               {5, QT_TRANSLATE_NOOP("words", "blink")}});

const Shared<ValueTexts> SoundTexts = tableOf({{0, QT_TRANSLATE_NOOP("words", "gun fire")},
                                               {1, QT_TRANSLATE_NOOP("words", "shotgun fire")},
                                               {2, QT_TRANSLATE_NOOP("words", "grenade fire")},
                                               {3, QT_TRANSLATE_NOOP("words", "hammer fire")},
                                               {4, QT_TRANSLATE_NOOP("words", "hammer hit")},
                                               {5, QT_TRANSLATE_NOOP("words", "ninja fire")},
                                               {6, QT_TRANSLATE_NOOP("words", "grenade explode")},
                                               {7, QT_TRANSLATE_NOOP("words", "ninja hit")},
                                               {8, QT_TRANSLATE_NOOP("words", "laser fire")},
                                               {9, QT_TRANSLATE_NOOP("words", "laser bounce")},
                                               {10, QT_TRANSLATE_NOOP("words", "weapon switch")},
                                               {11, QT_TRANSLATE_NOOP("words", "pain short")},
                                               {12, QT_TRANSLATE_NOOP("words", "pain long")},
                                               {13, QT_TRANSLATE_NOOP("words", "body land")},
                                               {14, QT_TRANSLATE_NOOP("words", "air jump")},
                                               {15, QT_TRANSLATE_NOOP("words", "jump")},
                                               {16, QT_TRANSLATE_NOOP("words", "die")},
                                               {17, QT_TRANSLATE_NOOP("words", "spawn")},
                                               {18, QT_TRANSLATE_NOOP("words", "skid")},
                                               {19, QT_TRANSLATE_NOOP("words", "cry")},
                                               {20, QT_TRANSLATE_NOOP("words", "hook loop")},
                                               {21, QT_TRANSLATE_NOOP("words", "hook ground")},
                                               {22, QT_TRANSLATE_NOOP("words", "hook player")},
                                               {23, QT_TRANSLATE_NOOP("words", "hook no attach")},
                                               {24, QT_TRANSLATE_NOOP("words", "pickup health")},
                                               {25, QT_TRANSLATE_NOOP("words", "pickup armor")},
                                               {26, QT_TRANSLATE_NOOP("words", "pickup grenade")},
                                               {27, QT_TRANSLATE_NOOP("words", "pickup shotgun")},
                                               {28, QT_TRANSLATE_NOOP("words", "pickup ninja")},
                                               {29, QT_TRANSLATE_NOOP("words", "weapon spawn")},
                                               {30, QT_TRANSLATE_NOOP("words", "no ammo")},
                                               {31, QT_TRANSLATE_NOOP("words", "hit")},
                                               {32, QT_TRANSLATE_NOOP("words", "chat server")},
                                               {33, QT_TRANSLATE_NOOP("words", "chat client")},
                                               {34, QT_TRANSLATE_NOOP("words", "chat highlight")},
                                               {35, QT_TRANSLATE_NOOP("words", "ctf drop")},
                                               {36, QT_TRANSLATE_NOOP("words", "ctf return")},
                                               {37, QT_TRANSLATE_NOOP("words", "ctf grab own")},
                                               {38, QT_TRANSLATE_NOOP("words", "ctf grab enemy")},
                                               {39, QT_TRANSLATE_NOOP("words", "ctf capture")},
                                               {40, QT_TRANSLATE_NOOP("words", "menu")}});

const Shared<ValueTexts> TeamTexts = tableOf({{-1, QT_TRANSLATE_NOOP("words", "spectators")},
                                              {0, QT_TRANSLATE_NOOP("words", "red or game")},
                                              {1, QT_TRANSLATE_NOOP("words", "blue")}});

const Shared<ValueTexts> FlagTeamTexts = tableOf(
    {{0, QT_TRANSLATE_NOOP("words", "red")}, {1, QT_TRANSLATE_NOOP("words", "blue")}});

const Shared<ValueTexts> FlagCarrierTexts = tableOf(
    {{-3, QT_TRANSLATE_NOOP("words", "missing")},
     {-2, QT_TRANSLATE_NOOP("words", "at stand")},
     {-1, QT_TRANSLATE_NOOP("words", "taken or dropped")}});

const Shared<ValueTexts> PickupTexts06 = tableOf({{0, QT_TRANSLATE_NOOP("words", "health")},
                                                  {1, QT_TRANSLATE_NOOP("words", "armor")},
                                                  {2, QT_TRANSLATE_NOOP("words", "weapon")},
                                                  {3, QT_TRANSLATE_NOOP("words", "ninja")},
                                                  {4, QT_TRANSLATE_NOOP("words", "remove shotgun")},
                                                  {5, QT_TRANSLATE_NOOP("words", "remove grenade")},
                                                  {6, QT_TRANSLATE_NOOP("words", "remove ninja")},
                                                  {7, QT_TRANSLATE_NOOP("words", "remove laser")}});

const Shared<ValueTexts> PickupTexts07 = tableOf({{0, QT_TRANSLATE_NOOP("words", "health")},
                                                  {1, QT_TRANSLATE_NOOP("words", "armor")},
                                                  {2, QT_TRANSLATE_NOOP("words", "grenade")},
                                                  {3, QT_TRANSLATE_NOOP("words", "shotgun")},
                                                  {4, QT_TRANSLATE_NOOP("words", "laser")},
                                                  {5, QT_TRANSLATE_NOOP("words", "ninja")},
                                                  {6, QT_TRANSLATE_NOOP("words", "gun")},
                                                  {7, QT_TRANSLATE_NOOP("words", "hammer")}});

const Shared<ValueTexts> SpectatorModeTexts07 = tableOf(
    {{0, QT_TRANSLATE_NOOP("words", "free")},
     {1, QT_TRANSLATE_NOOP("words", "player")},
     {2, QT_TRANSLATE_NOOP("words", "red flag")},
     {3, QT_TRANSLATE_NOOP("words", "blue flag")}});

const Shared<ValueTexts> FreezeEndTexts = tableOf({{-1, QT_TRANSLATE_NOOP("words", "deep frozen")},
                                                   {0, QT_TRANSLATE_NOOP("words", "not frozen")}});

const Shared<ValueTexts> AuthLevelTexts = tableOf({{0, QT_TRANSLATE_NOOP("words", "none")},
                                                   {1, QT_TRANSLATE_NOOP("words", "helper")},
                                                   {2, QT_TRANSLATE_NOOP("words", "mod")},
                                                   {3, QT_TRANSLATE_NOOP("words", "admin")}});

const Shared<ValueTexts> LaserTypeTexts = tableOf({{0, QT_TRANSLATE_NOOP("words", "rifle")},
                                                   {1, QT_TRANSLATE_NOOP("words", "shotgun")},
                                                   {2, QT_TRANSLATE_NOOP("words", "door")},
                                                   {3, QT_TRANSLATE_NOOP("words", "freeze")},
                                                   {4, QT_TRANSLATE_NOOP("words", "dragger")},
                                                   {5, QT_TRANSLATE_NOOP("words", "gun")},
                                                   {6, QT_TRANSLATE_NOOP("words", "plasma")}});

const Shared<ValueTexts> EntityClassTexts = tableOf(
    {{0, QT_TRANSLATE_NOOP("words", "projectile")},
     {1, QT_TRANSLATE_NOOP("words", "door")},
     {2, QT_TRANSLATE_NOOP("words", "weak dragger")},
     {3, QT_TRANSLATE_NOOP("words", "normal dragger")},
     {4, QT_TRANSLATE_NOOP("words", "strong dragger")},
     {5, QT_TRANSLATE_NOOP("words", "normal gun")},
     {6, QT_TRANSLATE_NOOP("words", "explosive gun")},
     {7, QT_TRANSLATE_NOOP("words", "freeze gun")},
     {8, QT_TRANSLATE_NOOP("words", "unfreeze gun")},
     {9, QT_TRANSLATE_NOOP("words", "light")},
     {10, QT_TRANSLATE_NOOP("words", "pickup")}});

const Shared<ValueTexts> FinishTimeTexts = tableOf(
    {{-2, QT_TRANSLATE_NOOP("words", "unset")}, {-1, QT_TRANSLATE_NOOP("words", "not finished")}});

const Shared<ValueTexts> JumpedFlagTexts = tableOf(
    {{1, QT_TRANSLATE_NOOP("words", "jump held")},
     {2, QT_TRANSLATE_NOOP("words", "no air jump left")}});

const Shared<ValueTexts> PlayerFlagTexts06 = tableOf(
    {{1, QT_TRANSLATE_NOOP("words", "playing")},
     {2, QT_TRANSLATE_NOOP("words", "in menu")},
     {4, QT_TRANSLATE_NOOP("words", "chatting")},
     {8, QT_TRANSLATE_NOOP("words", "scoreboard")},
     {0x10, QT_TRANSLATE_NOOP("words", "aim")},
     {0x20, QT_TRANSLATE_NOOP("words", "spectator camera")},
     {0x40, QT_TRANSLATE_NOOP("words", "input absolute")},
     {0x80, QT_TRANSLATE_NOOP("words", "input manual")}});

const Shared<ValueTexts> PlayerFlagTexts07 = tableOf(
    {{1, QT_TRANSLATE_NOOP("words", "admin")},
     {2, QT_TRANSLATE_NOOP("words", "chatting")},
     {4, QT_TRANSLATE_NOOP("words", "scoreboard")},
     {8, QT_TRANSLATE_NOOP("words", "ready")},
     {0x10, QT_TRANSLATE_NOOP("words", "dead")},
     {0x20, QT_TRANSLATE_NOOP("words", "watching")},
     {0x40, QT_TRANSLATE_NOOP("words", "bot")},
     {0x80, QT_TRANSLATE_NOOP("words", "aim")}});

const Shared<ValueTexts> GameFlagTexts06 = tableOf(
    {{1, QT_TRANSLATE_NOOP("words", "teams")}, {2, QT_TRANSLATE_NOOP("words", "flags")}});

const Shared<ValueTexts> GameFlagTexts07 = tableOf({{1, QT_TRANSLATE_NOOP("words", "teams")},
                                                    {2, QT_TRANSLATE_NOOP("words", "flags")},
                                                    {4, QT_TRANSLATE_NOOP("words", "survival")},
                                                    {8, QT_TRANSLATE_NOOP("words", "race")}});

const Shared<ValueTexts> GameStateFlagTexts06 = tableOf(
    {{1, QT_TRANSLATE_NOOP("words", "game over")},
     {2, QT_TRANSLATE_NOOP("words", "sudden death")},
     {4, QT_TRANSLATE_NOOP("words", "paused")},
     {8, QT_TRANSLATE_NOOP("words", "race time")}});

const Shared<ValueTexts> GameStateFlagTexts07 = tableOf(
    {{1, QT_TRANSLATE_NOOP("words", "warmup")},
     {2, QT_TRANSLATE_NOOP("words", "sudden death")},
     {4, QT_TRANSLATE_NOOP("words", "round over")},
     {8, QT_TRANSLATE_NOOP("words", "game over")},
     {0x10, QT_TRANSLATE_NOOP("words", "paused")},
     {0x20, QT_TRANSLATE_NOOP("words", "start countdown")}});

const Shared<ValueTexts> TriggeredEventTexts = tableOf(
    {{1, QT_TRANSLATE_NOOP("words", "ground jump")},
     {2, QT_TRANSLATE_NOOP("words", "air jump")},
     {4, QT_TRANSLATE_NOOP("words", "hook attach player")},
     {8, QT_TRANSLATE_NOOP("words", "hook attach ground")},
     {0x10, QT_TRANSLATE_NOOP("words", "hook hit no-hook")}});

const Shared<ValueTexts> RaceFlagTexts = tableOf(
    {{1, QT_TRANSLATE_NOOP("words", "hide kill messages")},
     {2, QT_TRANSLATE_NOOP("words", "finish message as chat")},
     {4, QT_TRANSLATE_NOOP("words", "keep wanted weapon")}});

const Shared<ValueTexts> DdnetCharacterFlagTexts = tableOf(
    {{1, QT_TRANSLATE_NOOP("words", "solo")},
     {2, QT_TRANSLATE_NOOP("words", "jetpack")},
     {4, QT_TRANSLATE_NOOP("words", "collision disabled")},
     {8, QT_TRANSLATE_NOOP("words", "endless hook")},
     {0x10, QT_TRANSLATE_NOOP("words", "endless jump")},
     {0x20, QT_TRANSLATE_NOOP("words", "super")},
     {0x40, QT_TRANSLATE_NOOP("words", "hammer hit disabled")},
     {0x80, QT_TRANSLATE_NOOP("words", "shotgun hit disabled")},
     {0x100, QT_TRANSLATE_NOOP("words", "grenade hit disabled")},
     {0x200, QT_TRANSLATE_NOOP("words", "laser hit disabled")},
     {0x400, QT_TRANSLATE_NOOP("words", "hook hit disabled")},
     {0x800, QT_TRANSLATE_NOOP("words", "telegun gun")},
     {0x1000, QT_TRANSLATE_NOOP("words", "telegun grenade")},
     {0x2000, QT_TRANSLATE_NOOP("words", "telegun laser")},
     {0x4000, QT_TRANSLATE_NOOP("words", "has hammer")},
     {0x8000, QT_TRANSLATE_NOOP("words", "has gun")},
     {0x10000, QT_TRANSLATE_NOOP("words", "has shotgun")},
     {0x20000, QT_TRANSLATE_NOOP("words", "has grenade")},
     {0x40000, QT_TRANSLATE_NOOP("words", "has laser")},
     {0x80000, QT_TRANSLATE_NOOP("words", "has ninja")},
     {0x100000, QT_TRANSLATE_NOOP("words", "movements disabled")},
     {0x200000, QT_TRANSLATE_NOOP("words", "in freeze tile")},
     {0x400000, QT_TRANSLATE_NOOP("words", "practice mode")},
     {0x800000, QT_TRANSLATE_NOOP("words", "lock mode")},
     {0x1000000, QT_TRANSLATE_NOOP("words", "team-0 mode")},
     {0x2000000, QT_TRANSLATE_NOOP("words", "invincible")}});

const Shared<ValueTexts> DdnetPlayerFlagTexts = tableOf({{1, QT_TRANSLATE_NOOP("words", "afk")},
                                                         {2, QT_TRANSLATE_NOOP("words", "paused")},
                                                         {4, QT_TRANSLATE_NOOP("words", "spec")}});

const Shared<ValueTexts> GameInfoFlagTexts = tableOf(
    {{1, QT_TRANSLATE_NOOP("words", "time score")},
     {2, QT_TRANSLATE_NOOP("words", "race")},
     {4, QT_TRANSLATE_NOOP("words", "fastcap")},
     {8, QT_TRANSLATE_NOOP("words", "fng")},
     {0x10, QT_TRANSLATE_NOOP("words", "ddrace")},
     {0x20, QT_TRANSLATE_NOOP("words", "ddnet")},
     {0x40, QT_TRANSLATE_NOOP("words", "block worlds")},
     {0x80, QT_TRANSLATE_NOOP("words", "vanilla")},
     {0x100, QT_TRANSLATE_NOOP("words", "plus")},
     {0x200, QT_TRANSLATE_NOOP("words", "flag starts race")},
     {0x400, QT_TRANSLATE_NOOP("words", "race entities")},
     {0x800, QT_TRANSLATE_NOOP("words", "unlimited ammo")},
     {0x1000, QT_TRANSLATE_NOOP("words", "ddrace record message")},
     {0x2000, QT_TRANSLATE_NOOP("words", "race record message")},
     {0x4000, QT_TRANSLATE_NOOP("words", "allow eye wheel")},
     {0x8000, QT_TRANSLATE_NOOP("words", "allow hook coll")},
     {0x10000, QT_TRANSLATE_NOOP("words", "allow zoom")},
     {0x20000, QT_TRANSLATE_NOOP("words", "bug ddrace ghost")},
     {0x40000, QT_TRANSLATE_NOOP("words", "bug ddrace input")},
     {0x80000, QT_TRANSLATE_NOOP("words", "bug fng laser range")},
     {0x100000, QT_TRANSLATE_NOOP("words", "bug vanilla bounce")},
     {0x200000, QT_TRANSLATE_NOOP("words", "predict fng")},
     {0x400000, QT_TRANSLATE_NOOP("words", "predict ddrace")},
     {0x800000, QT_TRANSLATE_NOOP("words", "predict ddrace tiles")},
     {0x1000000, QT_TRANSLATE_NOOP("words", "predict vanilla")},
     {0x2000000, QT_TRANSLATE_NOOP("words", "entities ddnet")},
     {0x4000000, QT_TRANSLATE_NOOP("words", "entities ddrace")},
     {0x8000000, QT_TRANSLATE_NOOP("words", "entities race")},
     {0x10000000, QT_TRANSLATE_NOOP("words", "entities fng")},
     {0x20000000, QT_TRANSLATE_NOOP("words", "entities vanilla")},
     {0x40000000, QT_TRANSLATE_NOOP("words", "don't mask entities")},
     {0x80000000, QT_TRANSLATE_NOOP("words", "entities bw")}});

const Shared<ValueTexts> GameInfoFlag2Texts = tableOf(
    {{1, QT_TRANSLATE_NOOP("words", "allow x skins")},
     {2, QT_TRANSLATE_NOOP("words", "city")},
     {4, QT_TRANSLATE_NOOP("words", "fddrace")},
     {8, QT_TRANSLATE_NOOP("words", "entities fddrace")},
     {0x10, QT_TRANSLATE_NOOP("words", "hud health and armor")},
     {0x20, QT_TRANSLATE_NOOP("words", "hud ammo")},
     {0x40, QT_TRANSLATE_NOOP("words", "hud ddrace")},
     {0x80, QT_TRANSLATE_NOOP("words", "no weak hook")},
     {0x100, QT_TRANSLATE_NOOP("words", "no skin change for frozen")},
     {0x200, QT_TRANSLATE_NOOP("words", "ddrace team")},
     {0x400, QT_TRANSLATE_NOOP("words", "predict events")},
     {0x800, QT_TRANSLATE_NOOP("words", "supports 128 teams")}});

const Shared<ValueTexts> RaceProjectileFlagTexts = tableOf(
    {{0x100, QT_TRANSLATE_NOOP("words", "no owner")},
     {0x400, QT_TRANSLATE_NOOP("words", "bounce horizontal")},
     {0x800, QT_TRANSLATE_NOOP("words", "bounce vertical")},
     {0x1000, QT_TRANSLATE_NOOP("words", "explosive")},
     {0x2000, QT_TRANSLATE_NOOP("words", "freeze")}});

const Shared<ValueTexts> DdnetProjectileFlagTexts = tableOf(
    {{1, QT_TRANSLATE_NOOP("words", "bounce horizontal")},
     {2, QT_TRANSLATE_NOOP("words", "bounce vertical")},
     {4, QT_TRANSLATE_NOOP("words", "explosive")},
     {8, QT_TRANSLATE_NOOP("words", "freeze")},
     {0x10, QT_TRANSLATE_NOOP("words", "normalize velocity")}});

const Shared<ValueTexts> DdnetLaserFlagTexts = tableOf(
    {{1, QT_TRANSLATE_NOOP("words", "no predict")}});

const Shared<ValueTexts> DdnetPickupFlagTexts = tableOf(
    {{1, QT_TRANSLATE_NOOP("words", "x flip")},
     {2, QT_TRANSLATE_NOOP("words", "y flip")},
     {4, QT_TRANSLATE_NOOP("words", "rotate")},
     {8, QT_TRANSLATE_NOOP("words", "no predict")}});

} // namespace tickscope::teeworlds
