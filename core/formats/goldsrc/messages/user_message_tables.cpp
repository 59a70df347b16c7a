// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/messages/message_tables.h"

#include <array>
#include <map>
#include <utility>

namespace tickscope::goldsrc {

namespace {

/// Games that differ in a message.
enum class Game : std::uint8_t { Any, CounterStrike, DayOfDefeat };

struct Row {
    std::string_view name;
    std::string_view fields; ///< As parseLayout() reads them.
    Game game = Game::Any;   ///< A row for a game goes before the one for any.
};

// clang-format off
/// Source: goldsrc-netmessages.md, section 7. Players are indexes from 1, 0 is the server.
constexpr std::array Rows{
    Row{"SayText", "player:u8 text:text name:text? words:text?"},
    Row{"TextMsg", "place:u8 text:text argument1:text? argument2:text? argument3:text? argument4:text?"},
    Row{"DeathMsg", "killer,victim,headshot:u8 weapon:text", Game::CounterStrike},
    Row{"DeathMsg", "killer,victim,weapon_id:u8", Game::DayOfDefeat},
    Row{"DeathMsg", "killer,victim:u8 weapon:text"},
    Row{"ScoreInfo", "player:u8 frags,deaths,class,team:i16"},
    Row{"TeamInfo", "player:u8 team:text"},
    Row{"TeamScore", "team_number:u8 score:i16", Game::DayOfDefeat},
    Row{"TeamScore", "team:text score:i16 deaths:i16?"},
    Row{"Frags", "player:u8 frags:i16", Game::DayOfDefeat},
    Row{"ScoreShort", "player:u8 score,frags,deaths:i16", Game::DayOfDefeat},
    Row{"ScoreAttrib", "player,flags:u8"},
    Row{"Health", "health:u8"},
    Row{"HealthInfo", "player:u8 health:i32"},
    Row{"Account", "player:u8 money:i32"},
    Row{"Battery", "armor:i16"},
    Row{"CurWeapon", "active,weapon_id:u8 clip:i8"},
    Row{"WeaponList", "name:text ammo_id:i8 ammo_max:u8 ammo2_id:i8 ammo2_max,slot,position,weapon_id,flags:u8"},
    Row{"AmmoX", "ammo_id,amount:u8"},
    Row{"AmmoPickup", "ammo_id,amount:u8"},
    Row{"WeapPickup", "weapon_id:u8"},
    Row{"ItemPickup", "name:text"},
    Row{"Money", "money:i32 flash:u8"},
    Row{"RoundTime", "seconds:i16"},
    Row{"Damage", "armor,health:u8 kinds:i32 x,y,z:coord"},
    Row{"ResetHUD", "value:u8?"},
    Row{"InitHUD", ""},
    Row{"GameMode", "mode:u8"},
    Row{"ViewMode", ""},
    Row{"SetFOV", "field_of_view:u8"},
    Row{"HideWeapon", "flags:u8"},
    Row{"FlashBat", "charge:u8"},
    Row{"Flashlight", "on,charge:u8"},
    Row{"Train", "value:u8"},
    Row{"Geiger", "value:u8"},
    Row{"StatusIcon", "state:u8 icon:text red,green,blue:u8[state!=0]"},
    Row{"StatusText", "line:u8 text:text"},
    Row{"StatusValue", "line:u8 value:i16"},
    Row{"MOTD", "last:u8 text:text"},
    Row{"ServerName", "name:text"},
    Row{"SendAudio", "player:u8 code:text pitch:i16"},
    Row{"HudTextArgs", "text:text style,count:u8 argument:text(count)"},
    Row{"HudText", "text:text style:u8"},
    Row{"HudTextPro", "text:text style:u8"},
    Row{"Radar", "player:u8 x,y,z:coord"},
    Row{"BombDrop", "x,y,z:coord planted:u8"},
    Row{"BombPickup", ""},
    Row{"HostagePos", "full,hostage:u8 x,y,z:coord"},
    Row{"HostageK", "hostage:u8"},
    Row{"ClCorpse", "model:text x,y,z:i32/128 pitch,yaw,roll:coord delay:i32/100 sequence,body,team,player:u8"},
    Row{"Spectator", "player,spectator:u8"},
    Row{"SpecHealth", "health:u8"},
    Row{"SpecHealth2", "health,player:u8"},
    Row{"ScreenFade", "duration,hold,flags:u16 red,green,blue,alpha:u8"},
    Row{"ScreenShake", "amplitude,duration,frequency:u16"},
};
// clang-format on

Game gameOf(std::string_view directory)
{
    if (directory == "cstrike" || directory == "czero")
        return Game::CounterStrike;
    return directory == "dod" ? Game::DayOfDefeat : Game::Any;
}

using Layouts = std::map<std::pair<std::string_view, Game>, MessageLayout>;

Layouts parsedRows()
{
    Layouts layouts;
    for (const Row &row : Rows)
        layouts[{row.name, row.game}] = parseLayout(row.fields).value();
    return layouts;
}

} // namespace

const MessageLayout *userMessageLayout(std::string_view name, std::string_view game)
{
    static const Layouts layouts = parsedRows();
    for (const Game row : {gameOf(game), Game::Any}) {
        if (const auto found = layouts.find({name, row}); found != layouts.end())
            return &found->second;
    }
    return nullptr;
}

} // namespace tickscope::goldsrc
