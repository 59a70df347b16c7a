// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/messages/enum_texts.h"

#include <memory>

#include "core/base/fault.h"

namespace tickscope::teeworlds {

static Shared<ValueTexts> tableOf(std::initializer_list<ValueText> rows)
{
    return std::make_shared<const ValueTexts>(rows);
}

const Shared<ValueTexts> DirectionTexts = tableOf(
    {{-1, WordText::tr("left")}, {0, WordText::tr("none")}, {1, WordText::tr("right")}});

const Shared<ValueTexts> HookStateTexts = tableOf({{-1, WordText::tr("retracted")},
                                                   {0, WordText::tr("idle")},
                                                   {1, WordText::tr("retracting")},
                                                   {2, WordText::tr("retracting")},
                                                   {3, WordText::tr("retracting")},
                                                   {4, WordText::tr("flying")},
                                                   {5, WordText::tr("grabbed")}});

const Shared<ValueTexts> WeaponTexts = tableOf({{-1, WordText::tr("none")},
                                                {0, WordText::tr("hammer")},
                                                {1, WordText::tr("gun")},
                                                {2, WordText::tr("shotgun")},
                                                {3, WordText::tr("grenade")},
                                                {4, WordText::tr("laser")},
                                                {5, WordText::tr("ninja")}});

const Shared<ValueTexts> WantedWeaponTexts = tableOf({{0, WordText::tr("no change")},
                                                      {1, WordText::tr("hammer")},
                                                      {2, WordText::tr("gun")},
                                                      {3, WordText::tr("shotgun")},
                                                      {4, WordText::tr("grenade")},
                                                      {5, WordText::tr("laser")},
                                                      {6, WordText::tr("ninja")}});

const Shared<ValueTexts> EmoteTexts = tableOf({{0, WordText::tr("normal")},
                                               {1, WordText::tr("pain")},
                                               {2, WordText::tr("happy")},
                                               {3, WordText::tr("surprise")},
                                               {4, WordText::tr("angry")},
                                               {5, WordText::tr("blink")}});

const Shared<ValueTexts> SoundTexts = tableOf({{0, WordText::tr("gun fire")},
                                               {1, WordText::tr("shotgun fire")},
                                               {2, WordText::tr("grenade fire")},
                                               {3, WordText::tr("hammer fire")},
                                               {4, WordText::tr("hammer hit")},
                                               {5, WordText::tr("ninja fire")},
                                               {6, WordText::tr("grenade explode")},
                                               {7, WordText::tr("ninja hit")},
                                               {8, WordText::tr("laser fire")},
                                               {9, WordText::tr("laser bounce")},
                                               {10, WordText::tr("weapon switch")},
                                               {11, WordText::tr("pain short")},
                                               {12, WordText::tr("pain long")},
                                               {13, WordText::tr("body land")},
                                               {14, WordText::tr("air jump")},
                                               {15, WordText::tr("jump")},
                                               {16, WordText::tr("die")},
                                               {17, WordText::tr("spawn")},
                                               {18, WordText::tr("skid")},
                                               {19, WordText::tr("cry")},
                                               {20, WordText::tr("hook loop")},
                                               {21, WordText::tr("hook ground")},
                                               {22, WordText::tr("hook player")},
                                               {23, WordText::tr("hook no attach")},
                                               {24, WordText::tr("pickup health")},
                                               {25, WordText::tr("pickup armor")},
                                               {26, WordText::tr("pickup grenade")},
                                               {27, WordText::tr("pickup shotgun")},
                                               {28, WordText::tr("pickup ninja")},
                                               {29, WordText::tr("weapon spawn")},
                                               {30, WordText::tr("no ammo")},
                                               {31, WordText::tr("hit")},
                                               {32, WordText::tr("chat server")},
                                               {33, WordText::tr("chat client")},
                                               {34, WordText::tr("chat highlight")},
                                               {35, WordText::tr("ctf drop")},
                                               {36, WordText::tr("ctf return")},
                                               {37, WordText::tr("ctf grab own")},
                                               {38, WordText::tr("ctf grab enemy")},
                                               {39, WordText::tr("ctf capture")},
                                               {40, WordText::tr("menu")}});

const Shared<ValueTexts> TeamTexts = tableOf({{-1, WordText::tr("spectators")},
                                              {0, WordText::tr("red or game")},
                                              {1, WordText::tr("blue")}});

const Shared<ValueTexts> FlagTeamTexts = tableOf(
    {{0, WordText::tr("red")}, {1, WordText::tr("blue")}});

const Shared<ValueTexts> FlagCarrierTexts = tableOf({{-3, WordText::tr("missing")},
                                                     {-2, WordText::tr("at stand")},
                                                     {-1, WordText::tr("taken or dropped")}});

const Shared<ValueTexts> PickupTexts06 = tableOf({{0, WordText::tr("health")},
                                                  {1, WordText::tr("armor")},
                                                  {2, WordText::tr("weapon")},
                                                  {3, WordText::tr("ninja")},
                                                  {4, WordText::tr("remove shotgun")},
                                                  {5, WordText::tr("remove grenade")},
                                                  {6, WordText::tr("remove ninja")},
                                                  {7, WordText::tr("remove laser")}});

const Shared<ValueTexts> PickupTexts07 = tableOf({{0, WordText::tr("health")},
                                                  {1, WordText::tr("armor")},
                                                  {2, WordText::tr("grenade")},
                                                  {3, WordText::tr("shotgun")},
                                                  {4, WordText::tr("laser")},
                                                  {5, WordText::tr("ninja")},
                                                  {6, WordText::tr("gun")},
                                                  {7, WordText::tr("hammer")}});

const Shared<ValueTexts> SpectatorModeTexts07 = tableOf({{0, WordText::tr("free")},
                                                         {1, WordText::tr("player")},
                                                         {2, WordText::tr("red flag")},
                                                         {3, WordText::tr("blue flag")}});

const Shared<ValueTexts> FreezeEndTexts = tableOf(
    {{-1, WordText::tr("deep frozen")}, {0, WordText::tr("not frozen")}});

const Shared<ValueTexts> AuthLevelTexts = tableOf({{0, WordText::tr("none")},
                                                   {1, WordText::tr("helper")},
                                                   {2, WordText::tr("mod")},
                                                   {3, WordText::tr("admin")}});

const Shared<ValueTexts> LaserTypeTexts = tableOf({{0, WordText::tr("rifle")},
                                                   {1, WordText::tr("shotgun")},
                                                   {2, WordText::tr("door")},
                                                   {3, WordText::tr("freeze")},
                                                   {4, WordText::tr("dragger")},
                                                   {5, WordText::tr("gun")},
                                                   {6, WordText::tr("plasma")}});

const Shared<ValueTexts> EntityClassTexts = tableOf({{0, WordText::tr("projectile")},
                                                     {1, WordText::tr("door")},
                                                     {2, WordText::tr("weak dragger")},
                                                     {3, WordText::tr("normal dragger")},
                                                     {4, WordText::tr("strong dragger")},
                                                     {5, WordText::tr("normal gun")},
                                                     {6, WordText::tr("explosive gun")},
                                                     {7, WordText::tr("freeze gun")},
                                                     {8, WordText::tr("unfreeze gun")},
                                                     {9, WordText::tr("light")},
                                                     {10, WordText::tr("pickup")}});

const Shared<ValueTexts> FinishTimeTexts = tableOf(
    {{-2, WordText::tr("unset")}, {-1, WordText::tr("not finished")}});

const Shared<ValueTexts> JumpedFlagTexts = tableOf(
    {{1, WordText::tr("jump held")}, {2, WordText::tr("no air jump left")}});

const Shared<ValueTexts> PlayerFlagTexts06 = tableOf({{1, WordText::tr("playing")},
                                                      {2, WordText::tr("in menu")},
                                                      {4, WordText::tr("chatting")},
                                                      {8, WordText::tr("scoreboard")},
                                                      {0x10, WordText::tr("aim")},
                                                      {0x20, WordText::tr("spectator camera")},
                                                      {0x40, WordText::tr("input absolute")},
                                                      {0x80, WordText::tr("input manual")}});

const Shared<ValueTexts> PlayerFlagTexts07 = tableOf({{1, WordText::tr("admin")},
                                                      {2, WordText::tr("chatting")},
                                                      {4, WordText::tr("scoreboard")},
                                                      {8, WordText::tr("ready")},
                                                      {0x10, WordText::tr("dead")},
                                                      {0x20, WordText::tr("watching")},
                                                      {0x40, WordText::tr("bot")},
                                                      {0x80, WordText::tr("aim")}});

const Shared<ValueTexts> GameFlagTexts06 = tableOf(
    {{1, WordText::tr("teams")}, {2, WordText::tr("flags")}});

const Shared<ValueTexts> GameFlagTexts07 = tableOf({{1, WordText::tr("teams")},
                                                    {2, WordText::tr("flags")},
                                                    {4, WordText::tr("survival")},
                                                    {8, WordText::tr("race")}});

const Shared<ValueTexts> GameStateFlagTexts06 = tableOf({{1, WordText::tr("game over")},
                                                         {2, WordText::tr("sudden death")},
                                                         {4, WordText::tr("paused")},
                                                         {8, WordText::tr("race time")}});

const Shared<ValueTexts> GameStateFlagTexts07 = tableOf({{1, WordText::tr("warmup")},
                                                         {2, WordText::tr("sudden death")},
                                                         {4, WordText::tr("round over")},
                                                         {8, WordText::tr("game over")},
                                                         {0x10, WordText::tr("paused")},
                                                         {0x20, WordText::tr("start countdown")}});

const Shared<ValueTexts> TriggeredEventTexts = tableOf({{1, WordText::tr("ground jump")},
                                                        {2, WordText::tr("air jump")},
                                                        {4, WordText::tr("hook attach player")},
                                                        {8, WordText::tr("hook attach ground")},
                                                        {0x10, WordText::tr("hook hit no-hook")}});

const Shared<ValueTexts> RaceFlagTexts = tableOf({{1, WordText::tr("hide kill messages")},
                                                  {2, WordText::tr("finish message as chat")},
                                                  {4, WordText::tr("keep wanted weapon")}});

const Shared<ValueTexts> DdnetCharacterFlagTexts = tableOf(
    {{1, WordText::tr("solo")},
     {2, WordText::tr("jetpack")},
     {4, WordText::tr("collision disabled")},
     {8, WordText::tr("endless hook")},
     {0x10, WordText::tr("endless jump")},
     {0x20, WordText::tr("super")},
     {0x40, WordText::tr("hammer hit disabled")},
     {0x80, WordText::tr("shotgun hit disabled")},
     {0x100, WordText::tr("grenade hit disabled")},
     {0x200, WordText::tr("laser hit disabled")},
     {0x400, WordText::tr("hook hit disabled")},
     {0x800, WordText::tr("telegun gun")},
     {0x1000, WordText::tr("telegun grenade")},
     {0x2000, WordText::tr("telegun laser")},
     {0x4000, WordText::tr("has hammer")},
     {0x8000, WordText::tr("has gun")},
     {0x10000, WordText::tr("has shotgun")},
     {0x20000, WordText::tr("has grenade")},
     {0x40000, WordText::tr("has laser")},
     {0x80000, WordText::tr("has ninja")},
     {0x100000, WordText::tr("movements disabled")},
     {0x200000, WordText::tr("in freeze tile")},
     {0x400000, WordText::tr("practice mode")},
     {0x800000, WordText::tr("lock mode")},
     {0x1000000, WordText::tr("team-0 mode")},
     {0x2000000, WordText::tr("invincible")}});

const Shared<ValueTexts> DdnetPlayerFlagTexts = tableOf(
    {{1, WordText::tr("afk")}, {2, WordText::tr("paused")}, {4, WordText::tr("spec")}});

const Shared<ValueTexts> GameInfoFlagTexts = tableOf(
    {{1, WordText::tr("time score")},
     {2, WordText::tr("race")},
     {4, WordText::tr("fastcap")},
     {8, WordText::tr("fng")},
     {0x10, WordText::tr("ddrace")},
     {0x20, WordText::tr("ddnet")},
     {0x40, WordText::tr("block worlds")},
     {0x80, WordText::tr("vanilla")},
     {0x100, WordText::tr("plus")},
     {0x200, WordText::tr("flag starts race")},
     {0x400, WordText::tr("race entities")},
     {0x800, WordText::tr("unlimited ammo")},
     {0x1000, WordText::tr("ddrace record message")},
     {0x2000, WordText::tr("race record message")},
     {0x4000, WordText::tr("allow eye wheel")},
     {0x8000, WordText::tr("allow hook coll")},
     {0x10000, WordText::tr("allow zoom")},
     {0x20000, WordText::tr("bug ddrace ghost")},
     {0x40000, WordText::tr("bug ddrace input")},
     {0x80000, WordText::tr("bug fng laser range")},
     {0x100000, WordText::tr("bug vanilla bounce")},
     {0x200000, WordText::tr("predict fng")},
     {0x400000, WordText::tr("predict ddrace")},
     {0x800000, WordText::tr("predict ddrace tiles")},
     {0x1000000, WordText::tr("predict vanilla")},
     {0x2000000, WordText::tr("entities ddnet")},
     {0x4000000, WordText::tr("entities ddrace")},
     {0x8000000, WordText::tr("entities race")},
     {0x10000000, WordText::tr("entities fng")},
     {0x20000000, WordText::tr("entities vanilla")},
     {0x40000000, WordText::tr("don't mask entities")},
     {0x80000000, WordText::tr("entities bw")}});

const Shared<ValueTexts> GameInfoFlag2Texts = tableOf(
    {{1, WordText::tr("allow x skins")},
     {2, WordText::tr("city")},
     {4, WordText::tr("fddrace")},
     {8, WordText::tr("entities fddrace")},
     {0x10, WordText::tr("hud health and armor")},
     {0x20, WordText::tr("hud ammo")},
     {0x40, WordText::tr("hud ddrace")},
     {0x80, WordText::tr("no weak hook")},
     {0x100, WordText::tr("no skin change for frozen")},
     {0x200, WordText::tr("ddrace team")},
     {0x400, WordText::tr("predict events")},
     {0x800, WordText::tr("supports 128 teams")}});

const Shared<ValueTexts> RaceProjectileFlagTexts = tableOf(
    {{0x100, WordText::tr("no owner")},
     {0x400, WordText::tr("bounce horizontal")},
     {0x800, WordText::tr("bounce vertical")},
     {0x1000, WordText::tr("explosive")},
     {0x2000, WordText::tr("freeze")}});

const Shared<ValueTexts> DdnetProjectileFlagTexts = tableOf(
    {{1, WordText::tr("bounce horizontal")},
     {2, WordText::tr("bounce vertical")},
     {4, WordText::tr("explosive")},
     {8, WordText::tr("freeze")},
     {0x10, WordText::tr("normalize velocity")}});

const Shared<ValueTexts> DdnetLaserFlagTexts = tableOf({{1, WordText::tr("no predict")}});

const Shared<ValueTexts> DdnetPickupFlagTexts = tableOf({{1, WordText::tr("x flip")},
                                                         {2, WordText::tr("y flip")},
                                                         {4, WordText::tr("rotate")},
                                                         {8, WordText::tr("no predict")}});

} // namespace tickscope::teeworlds
