// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/messages/message_tables.h"

#include <array>
#include <map>
#include <utility>

namespace tickscope::goldsrc {

namespace {

/// Games that differ in a message.
enum class Game : std::uint8_t { Any, CounterStrike, DayOfDefeat };

struct UserRow {
    std::string_view name;
    std::string_view fields; ///< As parseLayout() reads them.
    Game game = Game::Any;   ///< A row for a game goes before the one for any.
};

// clang-format off
/// Source: goldsrc-netmessages.md, section 7. Players are indexes from 1, 0 is the server.
constexpr std::array UserRows{
    UserRow{"SayText", "player:u8 text:text name:text? words:text?"},
    UserRow{"TextMsg", "place:u8 text:text argument1:text? argument2:text? argument3:text? argument4:text?"},
    UserRow{"DeathMsg", "killer,victim,headshot:u8 weapon:text", Game::CounterStrike},
    UserRow{"DeathMsg", "killer,victim,weapon_id:u8", Game::DayOfDefeat},
    UserRow{"DeathMsg", "killer,victim:u8 weapon:text"},
    UserRow{"ScoreInfo", "player:u8 frags,deaths,class,team:i16"},
    UserRow{"TeamInfo", "player:u8 team:text"},
    UserRow{"TeamScore", "team_number:u8 score:i16", Game::DayOfDefeat},
    UserRow{"TeamScore", "team:text score:i16 deaths:i16?"},
    UserRow{"Frags", "player:u8 frags:i16", Game::DayOfDefeat},
    UserRow{"ScoreShort", "player:u8 score,frags,deaths:i16", Game::DayOfDefeat},
    UserRow{"ScoreAttrib", "player,flags:u8"},
    UserRow{"Health", "health:u8"},
    UserRow{"HealthInfo", "player:u8 health:i32"},
    UserRow{"Account", "player:u8 money:i32"},
    UserRow{"Battery", "armor:i16"},
    UserRow{"CurWeapon", "active,weapon_id:u8 clip:i8"},
    UserRow{"WeaponList", "name:text ammo_id:i8 ammo_max:u8 ammo2_id:i8 ammo2_max,slot,position,weapon_id,flags:u8"},
    UserRow{"AmmoX", "ammo_id,amount:u8"},
    UserRow{"AmmoPickup", "ammo_id,amount:u8"},
    UserRow{"WeapPickup", "weapon_id:u8"},
    UserRow{"ItemPickup", "name:text"},
    UserRow{"Money", "money:i32 flash:u8"},
    UserRow{"RoundTime", "seconds:i16"},
    UserRow{"Damage", "armor,health:u8 kinds:i32 x,y,z:coord"},
    UserRow{"ResetHUD", "value:u8?"},
    UserRow{"InitHUD", ""},
    UserRow{"GameMode", "mode:u8"},
    UserRow{"ViewMode", ""},
    UserRow{"SetFOV", "field_of_view:u8"},
    UserRow{"HideWeapon", "flags:u8"},
    UserRow{"FlashBat", "charge:u8"},
    UserRow{"Flashlight", "on,charge:u8"},
    UserRow{"Train", "value:u8"},
    UserRow{"Geiger", "value:u8"},
    UserRow{"StatusIcon", "state:u8 icon:text red,green,blue:u8[state!=0]"},
    UserRow{"StatusText", "line:u8 text:text"},
    UserRow{"StatusValue", "line:u8 value:i16"},
    UserRow{"MOTD", "last:u8 text:text"},
    UserRow{"ServerName", "name:text"},
    UserRow{"SendAudio", "player:u8 code:text pitch:i16"},
    UserRow{"HudTextArgs", "text:text style,count:u8 argument:text(count)"},
    UserRow{"HudText", "text:text style:u8"},
    UserRow{"HudTextPro", "text:text style:u8"},
    UserRow{"Radar", "player:u8 x,y,z:coord"},
    UserRow{"BombDrop", "x,y,z:coord planted:u8"},
    UserRow{"BombPickup", ""},
    UserRow{"HostagePos", "full,hostage:u8 x,y,z:coord"},
    UserRow{"HostageK", "hostage:u8"},
    UserRow{"ClCorpse", "model:text x,y,z:i32/128 pitch,yaw,roll:coord delay:i32/100 sequence,body,team,player:u8"},
    UserRow{"Spectator", "player,spectator:u8"},
    UserRow{"SpecHealth", "health:u8"},
    UserRow{"SpecHealth2", "health,player:u8"},
    UserRow{"ScreenFade", "duration,hold,flags:u16 red,green,blue,alpha:u8"},
    UserRow{"ScreenShake", "amplitude,duration,frequency:u16"},
};
// clang-format on

Game gameOf(std::string_view directory)
{
    if (directory == "cstrike" || directory == "czero")
        return Game::CounterStrike;
    return directory == "dod" ? Game::DayOfDefeat : Game::Any;
}

using UserLayouts = std::map<std::pair<std::string_view, Game>, MessageLayout>;

UserLayouts parsedUserRows()
{
    UserLayouts layouts;
    for (const UserRow &row : UserRows)
        layouts[{row.name, row.game}] = parseLayout(row.fields).value();
    return layouts;
}

} // namespace

const MessageLayout *userMessageLayout(std::string_view name, std::string_view game)
{
    static const UserLayouts layouts = parsedUserRows();
    for (const Game row : {gameOf(game), Game::Any}) {
        if (const auto found = layouts.find({name, row}); found != layouts.end())
            return &found->second;
    }
    return nullptr;
}

} // namespace tickscope::goldsrc
