// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/enum_texts.h"

#include <algorithm>
#include <memory>
#include <utility>

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
    const ValueTexts &texts = *table();
    const auto found = std::ranges::find(texts, value, &ValueText::value);
    return found == texts.end() ? std::string_view() : std::string_view(found->text);
}

const Shared<ValueTexts> &directionTexts()
{
    static const auto texts = tableOf({{-1, "left"}, {0, "none"}, {1, "right"}});
    return texts;
}

const Shared<ValueTexts> &hookStateTexts()
{
    static const auto texts = tableOf({{-1, "retracted"},
                                       {0, "idle"},
                                       {1, "retracting"},
                                       {2, "retracting"},
                                       {3, "retracting"},
                                       {4, "flying"},
                                       {5, "grabbed"}});
    return texts;
}

const Shared<ValueTexts> &weaponTexts()
{
    static const auto texts = tableOf({{-1, "none"},
                                       {0, "hammer"},
                                       {1, "gun"},
                                       {2, "shotgun"},
                                       {3, "grenade"},
                                       {4, "laser"},
                                       {5, "ninja"}});
    return texts;
}

const Shared<ValueTexts> &wantedWeaponTexts()
{
    static const auto texts = tableOf({{0, "no change"},
                                       {1, "hammer"},
                                       {2, "gun"},
                                       {3, "shotgun"},
                                       {4, "grenade"},
                                       {5, "laser"},
                                       {6, "ninja"}});
    return texts;
}

const Shared<ValueTexts> &emoteTexts()
{
    static const auto texts = tableOf(
        {{0, "normal"}, {1, "pain"}, {2, "happy"}, {3, "surprise"}, {4, "angry"}, {5, "blink"}});
    return texts;
}

const Shared<ValueTexts> &soundTexts()
{
    static const auto texts = tableOf({{0, "gun fire"},
                                       {1, "shotgun fire"},
                                       {2, "grenade fire"},
                                       {3, "hammer fire"},
                                       {4, "hammer hit"},
                                       {5, "ninja fire"},
                                       {6, "grenade explode"},
                                       {7, "ninja hit"},
                                       {8, "laser fire"},
                                       {9, "laser bounce"},
                                       {10, "weapon switch"},
                                       {11, "pain short"},
                                       {12, "pain long"},
                                       {13, "body land"},
                                       {14, "air jump"},
                                       {15, "jump"},
                                       {16, "die"},
                                       {17, "spawn"},
                                       {18, "skid"},
                                       {19, "cry"},
                                       {20, "hook loop"},
                                       {21, "hook ground"},
                                       {22, "hook player"},
                                       {23, "hook no attach"},
                                       {24, "pickup health"},
                                       {25, "pickup armor"},
                                       {26, "pickup grenade"},
                                       {27, "pickup shotgun"},
                                       {28, "pickup ninja"},
                                       {29, "weapon spawn"},
                                       {30, "no ammo"},
                                       {31, "hit"},
                                       {32, "chat server"},
                                       {33, "chat client"},
                                       {34, "chat highlight"},
                                       {35, "ctf drop"},
                                       {36, "ctf return"},
                                       {37, "ctf grab own"},
                                       {38, "ctf grab enemy"},
                                       {39, "ctf capture"},
                                       {40, "menu"}});
    return texts;
}

const Shared<ValueTexts> &teamTexts()
{
    static const auto texts = tableOf({{-1, "spectators"}, {0, "red or game"}, {1, "blue"}});
    return texts;
}

const Shared<ValueTexts> &flagTeamTexts()
{
    static const auto texts = tableOf({{0, "red"}, {1, "blue"}});
    return texts;
}

const Shared<ValueTexts> &flagCarrierTexts()
{
    static const auto texts = tableOf(
        {{-3, "missing"}, {-2, "at stand"}, {-1, "taken or dropped"}});
    return texts;
}

const Shared<ValueTexts> &pickupTexts06()
{
    static const auto texts = tableOf({{0, "health"},
                                       {1, "armor"},
                                       {2, "weapon"},
                                       {3, "ninja"},
                                       {4, "remove shotgun"},
                                       {5, "remove grenade"},
                                       {6, "remove ninja"},
                                       {7, "remove laser"}});
    return texts;
}

const Shared<ValueTexts> &pickupTexts07()
{
    static const auto texts = tableOf({{0, "health"},
                                       {1, "armor"},
                                       {2, "grenade"},
                                       {3, "shotgun"},
                                       {4, "laser"},
                                       {5, "ninja"},
                                       {6, "gun"},
                                       {7, "hammer"}});
    return texts;
}

const Shared<ValueTexts> &spectatorModeTexts07()
{
    static const auto texts = tableOf(
        {{0, "free"}, {1, "player"}, {2, "red flag"}, {3, "blue flag"}});
    return texts;
}

const Shared<ValueTexts> &freezeEndTexts()
{
    static const auto texts = tableOf({{-1, "deep frozen"}, {0, "not frozen"}});
    return texts;
}

const Shared<ValueTexts> &authLevelTexts()
{
    static const auto texts = tableOf({{0, "none"}, {1, "helper"}, {2, "mod"}, {3, "admin"}});
    return texts;
}

const Shared<ValueTexts> &laserTypeTexts()
{
    static const auto texts = tableOf({{0, "rifle"},
                                       {1, "shotgun"},
                                       {2, "door"},
                                       {3, "freeze"},
                                       {4, "dragger"},
                                       {5, "gun"},
                                       {6, "plasma"}});
    return texts;
}

const Shared<ValueTexts> &entityClassTexts()
{
    static const auto texts = tableOf({{0, "projectile"},
                                       {1, "door"},
                                       {2, "weak dragger"},
                                       {3, "normal dragger"},
                                       {4, "strong dragger"},
                                       {5, "normal gun"},
                                       {6, "explosive gun"},
                                       {7, "freeze gun"},
                                       {8, "unfreeze gun"},
                                       {9, "light"},
                                       {10, "pickup"}});
    return texts;
}

const Shared<ValueTexts> &finishTimeTexts()
{
    static const auto texts = tableOf({{-2, "unset"}, {-1, "not finished"}});
    return texts;
}

const Shared<ValueTexts> &jumpedFlagTexts()
{
    static const auto texts = tableOf({{1, "jump held"}, {2, "no air jump left"}});
    return texts;
}

const Shared<ValueTexts> &playerFlagTexts06()
{
    static const auto texts = tableOf({{1, "playing"},
                                       {2, "in menu"},
                                       {4, "chatting"},
                                       {8, "scoreboard"},
                                       {0x10, "aim"},
                                       {0x20, "spectator camera"},
                                       {0x40, "input absolute"},
                                       {0x80, "input manual"}});
    return texts;
}

const Shared<ValueTexts> &playerFlagTexts07()
{
    static const auto texts = tableOf({{1, "admin"},
                                       {2, "chatting"},
                                       {4, "scoreboard"},
                                       {8, "ready"},
                                       {0x10, "dead"},
                                       {0x20, "watching"},
                                       {0x40, "bot"},
                                       {0x80, "aim"}});
    return texts;
}

const Shared<ValueTexts> &gameFlagTexts06()
{
    static const auto texts = tableOf({{1, "teams"}, {2, "flags"}});
    return texts;
}

const Shared<ValueTexts> &gameFlagTexts07()
{
    static const auto texts = tableOf({{1, "teams"}, {2, "flags"}, {4, "survival"}, {8, "race"}});
    return texts;
}

const Shared<ValueTexts> &gameStateFlagTexts06()
{
    static const auto texts = tableOf(
        {{1, "game over"}, {2, "sudden death"}, {4, "paused"}, {8, "race time"}});
    return texts;
}

const Shared<ValueTexts> &gameStateFlagTexts07()
{
    static const auto texts = tableOf({{1, "warmup"},
                                       {2, "sudden death"},
                                       {4, "round over"},
                                       {8, "game over"},
                                       {0x10, "paused"},
                                       {0x20, "start countdown"}});
    return texts;
}

const Shared<ValueTexts> &triggeredEventTexts()
{
    static const auto texts = tableOf({{1, "ground jump"},
                                       {2, "air jump"},
                                       {4, "hook attach player"},
                                       {8, "hook attach ground"},
                                       {0x10, "hook hit no-hook"}});
    return texts;
}

const Shared<ValueTexts> &raceFlagTexts()
{
    static const auto texts = tableOf(
        {{1, "hide kill messages"}, {2, "finish message as chat"}, {4, "keep wanted weapon"}});
    return texts;
}

const Shared<ValueTexts> &ddnetCharacterFlagTexts()
{
    static const auto texts = tableOf({{1, "solo"},
                                       {2, "jetpack"},
                                       {4, "collision disabled"},
                                       {8, "endless hook"},
                                       {0x10, "endless jump"},
                                       {0x20, "super"},
                                       {0x40, "hammer hit disabled"},
                                       {0x80, "shotgun hit disabled"},
                                       {0x100, "grenade hit disabled"},
                                       {0x200, "laser hit disabled"},
                                       {0x400, "hook hit disabled"},
                                       {0x800, "telegun gun"},
                                       {0x1000, "telegun grenade"},
                                       {0x2000, "telegun laser"},
                                       {0x4000, "has hammer"},
                                       {0x8000, "has gun"},
                                       {0x10000, "has shotgun"},
                                       {0x20000, "has grenade"},
                                       {0x40000, "has laser"},
                                       {0x80000, "has ninja"},
                                       {0x100000, "movements disabled"},
                                       {0x200000, "in freeze tile"},
                                       {0x400000, "practice mode"},
                                       {0x800000, "lock mode"},
                                       {0x1000000, "team-0 mode"},
                                       {0x2000000, "invincible"}});
    return texts;
}

const Shared<ValueTexts> &ddnetPlayerFlagTexts()
{
    static const auto texts = tableOf({{1, "afk"}, {2, "paused"}, {4, "spec"}});
    return texts;
}

const Shared<ValueTexts> &gameInfoFlagTexts()
{
    static const auto texts = tableOf({{1, "time score"},
                                       {2, "race"},
                                       {4, "fastcap"},
                                       {8, "fng"},
                                       {0x10, "ddrace"},
                                       {0x20, "ddnet"},
                                       {0x40, "block worlds"},
                                       {0x80, "vanilla"},
                                       {0x100, "plus"},
                                       {0x200, "flag starts race"},
                                       {0x400, "race entities"},
                                       {0x800, "unlimited ammo"},
                                       {0x1000, "ddrace record message"},
                                       {0x2000, "race record message"},
                                       {0x4000, "allow eye wheel"},
                                       {0x8000, "allow hook coll"},
                                       {0x10000, "allow zoom"},
                                       {0x20000, "bug ddrace ghost"},
                                       {0x40000, "bug ddrace input"},
                                       {0x80000, "bug fng laser range"},
                                       {0x100000, "bug vanilla bounce"},
                                       {0x200000, "predict fng"},
                                       {0x400000, "predict ddrace"},
                                       {0x800000, "predict ddrace tiles"},
                                       {0x1000000, "predict vanilla"},
                                       {0x2000000, "entities ddnet"},
                                       {0x4000000, "entities ddrace"},
                                       {0x8000000, "entities race"},
                                       {0x10000000, "entities fng"},
                                       {0x20000000, "entities vanilla"},
                                       {0x40000000, "don't mask entities"},
                                       {0x80000000, "entities bw"}});
    return texts;
}

const Shared<ValueTexts> &gameInfoFlag2Texts()
{
    static const auto texts = tableOf({{1, "allow x skins"},
                                       {2, "city"},
                                       {4, "fddrace"},
                                       {8, "entities fddrace"},
                                       {0x10, "hud health and armor"},
                                       {0x20, "hud ammo"},
                                       {0x40, "hud ddrace"},
                                       {0x80, "no weak hook"},
                                       {0x100, "no skin change for frozen"},
                                       {0x200, "ddrace team"},
                                       {0x400, "predict events"},
                                       {0x800, "supports 128 teams"}});
    return texts;
}

const Shared<ValueTexts> &raceProjectileFlagTexts()
{
    static const auto texts = tableOf({{0x100, "no owner"},
                                       {0x400, "bounce horizontal"},
                                       {0x800, "bounce vertical"},
                                       {0x1000, "explosive"},
                                       {0x2000, "freeze"}});
    return texts;
}

const Shared<ValueTexts> &ddnetProjectileFlagTexts()
{
    static const auto texts = tableOf({{1, "bounce horizontal"},
                                       {2, "bounce vertical"},
                                       {4, "explosive"},
                                       {8, "freeze"},
                                       {0x10, "normalize velocity"}});
    return texts;
}

const Shared<ValueTexts> &ddnetLaserFlagTexts()
{
    static const auto texts = tableOf({{1, "no predict"}});
    return texts;
}

const Shared<ValueTexts> &ddnetPickupFlagTexts()
{
    static const auto texts = tableOf(
        {{1, "x flip"}, {2, "y flip"}, {4, "rotate"}, {8, "no predict"}});
    return texts;
}

} // namespace tickscope::teeworlds
