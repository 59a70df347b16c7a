// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/messages/enum_texts.h"

#include <memory>

#include "core/base/fault.h"

namespace tickscope::teeworlds {

static Shared<ValueTexts> tableOf(std::initializer_list<ValueText> rows)
{
    return std::make_shared<const ValueTexts>(rows);
}

/// Texts of \a first and the numbers behind it.
template<typename... Words>
static Shared<ValueTexts> numbered(std::int64_t first, Words... words)
{
    return tableOf({{first++, words}...});
}

/// Texts of 1, 2, 4 and so on.
template<typename... Words>
static Shared<ValueTexts> bits(Words... words)
{
    int bit = 0;
    return tableOf({{std::int64_t{1} << bit++, words}...});
}

const Shared<ValueTexts> DirectionTexts = numbered(-1, WordText::tr("left"), WordText::tr("none"),
                                                   WordText::tr("right"));

/// Not idle while the key is held; a teleport retracts a hook that was idle, for a tick.
/// Source: ddnet-rebuild.md, section 7.
const Shared<ValueTexts> HookStateTexts = tableOf(
    {{-1, WordText::tr("retracted"), ValueCause::Game},
     {0, WordText::tr("idle")},
     {1, WordText::tr("retracting"), ValueCause::Phase},
     {2, WordText::tr("retracting"), ValueCause::Phase},
     {3, WordText::tr("retracting"), ValueCause::Phase},
     {4, WordText::tr("flying")},
     {5, WordText::tr("grabbed"), ValueCause::Phase}});

const Shared<ValueTexts> WeaponTexts = tableOf({{-1, WordText::tr("none"), ValueCause::Game},
                                                {0, WordText::tr("hammer")},
                                                {1, WordText::tr("gun")},
                                                {2, WordText::tr("shotgun")},
                                                {3, WordText::tr("grenade")},
                                                {4, WordText::tr("laser")},
                                                {5, WordText::tr("ninja"), ValueCause::Game}});

const Shared<ValueTexts> WantedWeaponTexts = numbered(
    0, WordText::tr("no change"), WordText::tr("hammer"), WordText::tr("gun"),
    WordText::tr("shotgun"), WordText::tr("grenade"), WordText::tr("laser"), WordText::tr("ninja"));

const Shared<ValueTexts> EmoteTexts = numbered(0, WordText::tr("normal"), WordText::tr("pain"),
                                               WordText::tr("happy"), WordText::tr("surprise"),
                                               WordText::tr("angry"), WordText::tr("blink"));

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

const Shared<ValueTexts> TeamTexts = numbered(-1, WordText::tr("spectators"),
                                              WordText::tr("red or game"), WordText::tr("blue"));

const Shared<ValueTexts> FlagTeamTexts = numbered(0, WordText::tr("red"), WordText::tr("blue"));

const Shared<ValueTexts> FlagCarrierTexts = numbered(
    -3, WordText::tr("missing"), WordText::tr("at stand"), WordText::tr("taken or dropped"));

const Shared<ValueTexts> PickupTexts06 = numbered(
    0, WordText::tr("health"), WordText::tr("armor"), WordText::tr("weapon"), WordText::tr("ninja"),
    WordText::tr("remove shotgun"), WordText::tr("remove grenade"), WordText::tr("remove ninja"),
    WordText::tr("remove laser"));

const Shared<ValueTexts> PickupTexts07 = numbered(0, WordText::tr("health"), WordText::tr("armor"),
                                                  WordText::tr("grenade"), WordText::tr("shotgun"),
                                                  WordText::tr("laser"), WordText::tr("ninja"),
                                                  WordText::tr("gun"), WordText::tr("hammer"));

const Shared<ValueTexts> SpectatorModeTexts07 = numbered(
    0, WordText::tr("free"), WordText::tr("player"), WordText::tr("red flag"),
    WordText::tr("blue flag"));

const Shared<ValueTexts> FreezeEndTexts = numbered(-1, WordText::tr("deep frozen"),
                                                   WordText::tr("not frozen"));

const Shared<ValueTexts> AuthLevelTexts = numbered(0, WordText::tr("none"), WordText::tr("helper"),
                                                   WordText::tr("mod"), WordText::tr("admin"));

const Shared<ValueTexts> LaserTypeTexts = numbered(
    0, WordText::tr("rifle"), WordText::tr("shotgun"), WordText::tr("door"), WordText::tr("freeze"),
    WordText::tr("dragger"), WordText::tr("gun"), WordText::tr("plasma"));

const Shared<ValueTexts> EntityClassTexts = numbered(
    0, WordText::tr("projectile"), WordText::tr("door"), WordText::tr("weak dragger"),
    WordText::tr("normal dragger"), WordText::tr("strong dragger"), WordText::tr("normal gun"),
    WordText::tr("explosive gun"), WordText::tr("freeze gun"), WordText::tr("unfreeze gun"),
    WordText::tr("light"), WordText::tr("pickup"));

const Shared<ValueTexts> FinishTimeTexts = numbered(-2, WordText::tr("unset"),
                                                    WordText::tr("not finished"));

const Shared<ValueTexts> JumpedFlagTexts = bits(WordText::tr("jump held"),
                                                WordText::tr("no air jump left"));

const Shared<ValueTexts> PlayerFlagTexts06 = bits(
    WordText::tr("playing"), WordText::tr("in menu"), WordText::tr("chatting"),
    WordText::tr("scoreboard"), WordText::tr("aim"), WordText::tr("spectator camera"),
    WordText::tr("input absolute"), WordText::tr("input manual"));

const Shared<ValueTexts> PlayerFlagTexts07 = bits(WordText::tr("admin"), WordText::tr("chatting"),
                                                  WordText::tr("scoreboard"), WordText::tr("ready"),
                                                  WordText::tr("dead"), WordText::tr("watching"),
                                                  WordText::tr("bot"), WordText::tr("aim"));

const Shared<ValueTexts> GameFlagTexts06 = bits(WordText::tr("teams"), WordText::tr("flags"));

const Shared<ValueTexts> GameFlagTexts07 = bits(WordText::tr("teams"), WordText::tr("flags"),
                                                WordText::tr("survival"), WordText::tr("race"));

const Shared<ValueTexts> GameStateFlagTexts06 = bits(
    WordText::tr("game over"), WordText::tr("sudden death"), WordText::tr("paused"),
    WordText::tr("race time"));

const Shared<ValueTexts> GameStateFlagTexts07 = bits(
    WordText::tr("warmup"), WordText::tr("sudden death"), WordText::tr("round over"),
    WordText::tr("game over"), WordText::tr("paused"), WordText::tr("start countdown"));

const Shared<ValueTexts> TriggeredEventTexts = bits(
    WordText::tr("ground jump"), WordText::tr("air jump"), WordText::tr("hook attach player"),
    WordText::tr("hook attach ground"), WordText::tr("hook hit no-hook"));

const Shared<ValueTexts> RaceFlagTexts = bits(WordText::tr("hide kill messages"),
                                              WordText::tr("finish message as chat"),
                                              WordText::tr("keep wanted weapon"));

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

const Shared<ValueTexts> DdnetPlayerFlagTexts = bits(WordText::tr("afk"), WordText::tr("paused"),
                                                     WordText::tr("spec"));

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

const Shared<ValueTexts> GameInfoFlag2Texts = bits(
    WordText::tr("allow x skins"), WordText::tr("city"), WordText::tr("fddrace"),
    WordText::tr("entities fddrace"), WordText::tr("hud health and armor"),
    WordText::tr("hud ammo"), WordText::tr("hud ddrace"), WordText::tr("no weak hook"),
    WordText::tr("no skin change for frozen"), WordText::tr("ddrace team"),
    WordText::tr("predict events"), WordText::tr("supports 128 teams"));

const Shared<ValueTexts> RaceProjectileFlagTexts = tableOf(
    {{0x100, WordText::tr("no owner")},
     {0x400, WordText::tr("bounce horizontal")},
     {0x800, WordText::tr("bounce vertical")},
     {0x1000, WordText::tr("explosive")},
     {0x2000, WordText::tr("freeze")}});

const Shared<ValueTexts> DdnetProjectileFlagTexts = bits(
    WordText::tr("bounce horizontal"), WordText::tr("bounce vertical"), WordText::tr("explosive"),
    WordText::tr("freeze"), WordText::tr("normalize velocity"));

const Shared<ValueTexts> DdnetLaserFlagTexts = bits(WordText::tr("no predict"));

const Shared<ValueTexts> DdnetPickupFlagTexts = bits(WordText::tr("x flip"), WordText::tr("y flip"),
                                                     WordText::tr("rotate"),
                                                     WordText::tr("no predict"));

// Words of messages. Source: teeworlds-messages.md, sections 2 to 4.
const Shared<ValueTexts> ChatTeamTexts06 = numbered(
    0, WordText::tr("all"), WordText::tr("team"), WordText::tr("whisper"), WordText::tr("whisper"));

const Shared<ValueTexts> ChatModeTexts07 = numbered(0, WordText::tr("none"), WordText::tr("all"),
                                                    WordText::tr("team"), WordText::tr("whisper"));

const Shared<ValueTexts> KillWeaponTexts = numbered(
    -3, WordText::tr("game"), WordText::tr("self kill"), WordText::tr("world"),
    WordText::tr("hammer"), WordText::tr("gun"), WordText::tr("shotgun"), WordText::tr("grenade"),
    WordText::tr("laser"), WordText::tr("ninja"));

const Shared<ValueTexts> EmoticonTexts = numbered(
    0, WordText::tr("oop"), WordText::tr("exclamation"), WordText::tr("hearts"),
    WordText::tr("drop"), WordText::tr("dotdot"), WordText::tr("music"), WordText::tr("sorry"),
    WordText::tr("ghost"), WordText::tr("sushi"), WordText::tr("splattee"),
    WordText::tr("deviltee"), WordText::tr("zomg"), WordText::tr("zzz"), WordText::tr("wtf"),
    WordText::tr("eyes"), WordText::tr("question"));

const Shared<ValueTexts> VoteTexts = numbered(-1, WordText::tr("no"), WordText::tr("none"),
                                              WordText::tr("yes"));

const Shared<ValueTexts> VoteTypeTexts07 = numbered(
    0, WordText::tr("unknown"), WordText::tr("start option"), WordText::tr("start kick"),
    WordText::tr("start spec"), WordText::tr("end abort"), WordText::tr("end pass"),
    WordText::tr("end fail"));

const Shared<ValueTexts> GameMessageTexts07 = numbered(
    0, WordText::tr("team swap"), WordText::tr("invalid spectator id"),
    WordText::tr("team shuffle"), WordText::tr("team balance"), WordText::tr("ctf drop"),
    WordText::tr("ctf return"), WordText::tr("all moved to team"),
    WordText::tr("you were balanced"), WordText::tr("ctf grab"), WordText::tr("ctf capture"),
    WordText::tr("game paused"));

const Shared<ValueTexts> SaveStateTexts = numbered(0, WordText::tr("pending"), WordText::tr("done"),
                                                   WordText::tr("fallback file"),
                                                   WordText::tr("warning"), WordText::tr("error"));

} // namespace tickscope::teeworlds
