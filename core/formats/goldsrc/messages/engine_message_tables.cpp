// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/messages/message_tables.h"

#include <array>

#include "core/formats/goldsrc/messages/server_state.h"

namespace tickscope::goldsrc {

namespace {

struct EngineRow {
    std::string_view name;
    std::string_view fields; ///< As parseLayout() reads them.
};

/// Stands for fields that a table cannot express.
constexpr std::string_view OwnReader = "-";

// clang-format off
/// By id. Source: goldsrc-netmessages.md, section 4.
constexpr std::array<EngineRow, FirstUserMessage> EngineRows{{
    {"svc_bad", OwnReader},
    {"svc_nop", ""},
    {"svc_disconnect", "reason:text"},
    {"svc_event", OwnReader},
    {"svc_version", "protocol:u32"},
    {"svc_setview", "entity:i16"},
    {"svc_sound", OwnReader},
    {"svc_time", "time:f32"},
    {"svc_print", "text:text"},
    {"svc_stufftext", "command:text"},
    {"svc_setangle", "pitch,yaw,roll:angle16"},
    {"svc_serverinfo", OwnReader},
    {"svc_lightstyle", "index:u8 pattern:text"},
    {"svc_updateuserinfo", "slot:u8 user_id:i32 userinfo:text hash:bytes16@44"},
    {"svc_deltadescription", OwnReader},
    {"svc_clientdata", OwnReader},
    {"svc_stopsound", "entity_channel:i16"},
    {"svc_pings", OwnReader},
    {"svc_particle", "x,y,z:coord direction_x,direction_y,direction_z:i8/16 count:u8 color:u8"},
    {"svc_damage", ""},
    {"svc_spawnstatic", "model:i16 sequence:u8 frame:u8 colormap:i16 skin:u8 x:coord pitch:angle8"
                        " y:coord yaw:angle8 z:coord roll:angle8 render_mode:u8"
                        " amount,red,green,blue,effect:u8[render_mode!=0]"},
    {"svc_event_reliable", OwnReader},
    {"svc_spawnbaseline", OwnReader},
    {"svc_temp_entity", OwnReader},
    {"svc_setpause", "paused:u8"},
    {"svc_signonnum", "number:u8"},
    {"svc_centerprint", "text:text"},
    {"svc_killedmonster", ""},
    {"svc_foundsecret", ""},
    {"svc_spawnstaticsound", "x,y,z:coord sound:u16 volume:u8/255 attenuation:u8/64 entity:u16"
                             " pitch:u8 flags:u8"},
    {"svc_intermission", ""},
    {"svc_finale", "text:text"},
    {"svc_cdtrack", "track,loop_track:u8"},
    {"svc_restore", "name:text count:u8 map:text(count)"},
    {"svc_cutscene", "text:text"},
    {"svc_weaponanim", "sequence,body:u8"},
    {"svc_decalname", "index:u8 name:text"},
    {"svc_roomtype", "type:u16"},
    {"svc_addangle", "yaw:angle16"},
    {"svc_newusermsg", "id:u8 size:u8 name:chars16"},
    {"svc_packetentities", OwnReader},
    {"svc_deltapacketentities", OwnReader},
    {"svc_choke", ""},
    {"svc_resourcelist", OwnReader},
    {"svc_newmovevars", "gravity,stopspeed,maxspeed,spectatormaxspeed,accelerate,airaccelerate,"
                        "wateraccelerate,friction,edgefriction,waterfriction,entgravity,bounce,"
                        "stepsize,maxvelocity,zmax,wave_height:f32 footsteps:u8"
                        " rollangle,rollspeed,sky_red,sky_green,sky_blue,sky_x,sky_y,sky_z:f32"
                        " sky_name:text"},
    {"svc_resourcerequest", "spawn_count,start_index:i32"},
    {"svc_customization", "slot,type:u8 name:text index:u16 size:u32 flags:u8"
                          " hash:bytes16[flags&4]"},
    {"svc_crosshairangle", "pitch,yaw:i8/5"},
    {"svc_soundfade", "percent,hold,fade_out,fade_in:u8"},
    {"svc_filetxferfailed", "file:text"},
    {"svc_hltv", "mode:u8 proxies:u16[mode=1] slots,spectators:u32[mode=1]"},
    {"svc_director", OwnReader},
    {"svc_voiceinit", "codec:text quality:u8@47"},
    {"svc_voicedata", "slot:u8 size:u16 voice:bytes(size)"},
    {"svc_sendextrainfo", "fallback_directory:text cheats:u8"},
    {"svc_timescale", "scale:f32"},
    {"svc_resourcelocation", "address:text"},
    {"svc_sendcvarvalue", "variable:text"},
    {"svc_sendcvarvalue2", "request:u32 variable:text"},
    {"svc_exec", "flag:u8 script:u8[flag!=0]"},
    {"svc_60", OwnReader},
    {"svc_61", OwnReader},
    {"svc_62", OwnReader},
    {"svc_63", OwnReader},
}};
// clang-format on

using EngineLayouts = std::array<std::optional<MessageLayout>, FirstUserMessage>;

EngineLayouts parsedEngineRows()
{
    EngineLayouts layouts;
    for (std::size_t id = 0; id < EngineRows.size(); ++id) {
        if (EngineRows[id].fields != OwnReader)
            layouts[id] = parseLayout(EngineRows[id].fields);
    }
    return layouts;
}

} // namespace

std::string_view engineMessageName(std::uint8_t id)
{
    return id < EngineRows.size() ? EngineRows[id].name : std::string_view();
}

const MessageLayout *engineMessageLayout(std::uint8_t id)
{
    static const EngineLayouts layouts = parsedEngineRows();
    return id < layouts.size() && layouts[id] ? &*layouts[id] : nullptr;
}

const ServerInfoLayout &serverInfoLayout()
{
    static const ServerInfoLayout layout{
        parseLayout("protocol,spawn_count:i32 map_checksum:u32 client_hash:bytes16"
                    " max_clients,player,deathmatch:u8 game:text server_name:text@44 map:text")
            .value(),
        parseLayout("map_cycle:text extra:u8@44 extra_size:u8[extra!=0]"
                    " extra_data:bytes(extra_size)[extra!=0] extra_hash:bytes16[extra!=0]")
            .value(),
    };
    return layout;
}

} // namespace tickscope::goldsrc
