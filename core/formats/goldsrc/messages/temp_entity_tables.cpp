// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/messages/message_tables.h"

#include <array>
#include <map>
#include <utility>

namespace tickscope::goldsrc {

namespace {

struct TempEntityRow {
    std::uint8_t kind;
    std::string_view name;
    std::string_view fields;      ///< As parseLayout() reads them.
    std::string_view ending = ""; ///< More of them.
};

/// Beams end alike: ten bytes of how they look.
constexpr std::string_view Beam
    = "start_frame,frame_rate,life,width,noise,red,green,blue,brightness,speed:u8";

// clang-format off
/// Source: goldsrc-netmessages.md, section 4.6.
constexpr std::array TempEntities{
    TempEntityRow{0, "beam_points", "x,y,z,end_x,end_y,end_z:coord sprite:i16", Beam},
    TempEntityRow{1, "beam_entity_point", "entity:i16 x,y,z:coord sprite:i16", Beam},
    TempEntityRow{2, "gunshot", "x,y,z:coord"},
    TempEntityRow{3, "explosion", "x,y,z:coord sprite:i16 scale:u8/10 frame_rate,flags:u8"},
    TempEntityRow{4, "tar_explosion", "x,y,z:coord"},
    TempEntityRow{5, "smoke", "x,y,z:coord sprite:i16 scale:u8/10 frame_rate:u8"},
    TempEntityRow{6, "tracer", "x,y,z,end_x,end_y,end_z:coord"},
    TempEntityRow{7, "lightning", "x,y,z,end_x,end_y,end_z:coord life,width,noise:u8 sprite:i16"},
    TempEntityRow{8, "beam_entities", "entity,end_entity,sprite:i16", Beam},
    TempEntityRow{9, "sparks", "x,y,z:coord"},
    TempEntityRow{10, "lava_splash", "x,y,z:coord"},
    TempEntityRow{11, "teleport", "x,y,z:coord"},
    TempEntityRow{12, "explosion2", "x,y,z:coord color,color_count:u8"},
    TempEntityRow{13, "bsp_decal", "x,y,z:coord decal,entity:i16 model:i16[entity!=0]"},
    TempEntityRow{14, "implosion", "x,y,z:coord radius,count,life:u8"},
    TempEntityRow{15, "sprite_trail", "x,y,z,end_x,end_y,end_z:coord sprite:i16 count,life,scale,speed,randomness:u8"},
    TempEntityRow{17, "sprite", "x,y,z:coord sprite:i16 scale:u8/10 brightness:u8"},
    TempEntityRow{18, "beam_sprite", "x,y,z,end_x,end_y,end_z:coord sprite,end_sprite:i16"},
    TempEntityRow{19, "beam_torus", "x,y,z,axis_x,axis_y,axis_z:coord sprite:i16", Beam},
    TempEntityRow{20, "beam_disk", "x,y,z,axis_x,axis_y,axis_z:coord sprite:i16", Beam},
    TempEntityRow{21, "beam_cylinder", "x,y,z,axis_x,axis_y,axis_z:coord sprite:i16", Beam},
    TempEntityRow{22, "beam_follow", "entity,sprite:i16 life,width,red,green,blue,brightness:u8"},
    TempEntityRow{23, "glow_sprite", "x,y,z:coord sprite:i16 life,scale,brightness:u8"},
    TempEntityRow{24, "beam_ring", "entity,end_entity,sprite:i16", Beam},
    TempEntityRow{25, "streak_splash", "x,y,z,direction_x,direction_y,direction_z:coord color:u8 count,speed,randomness:i16"},
    TempEntityRow{27, "dynamic_light", "x,y,z:coord radius,red,green,blue,life,decay:u8"},
    TempEntityRow{28, "entity_light", "entity:i16 x,y,z,radius:coord red,green,blue,life:u8 decay:coord"},
    TempEntityRow{29, "text_message", "channel:i8 screen_x,screen_y:i16 effect:u8 red,green,blue,alpha,red2,green2,blue2,alpha2:u8"
                            " fade_in,fade_out,hold:u16 effect_time:u16[effect=2] text:text"},
    TempEntityRow{30, "line", "x,y,z,end_x,end_y,end_z:coord life:i16 red,green,blue:u8"},
    TempEntityRow{31, "box", "x,y,z,end_x,end_y,end_z:coord life:i16 red,green,blue:u8"},
    TempEntityRow{99, "kill_beam", "entity:i16"},
    TempEntityRow{100, "large_funnel", "x,y,z:coord sprite,flags:i16"},
    TempEntityRow{101, "blood_stream", "x,y,z,direction_x,direction_y,direction_z:coord color,speed:u8"},
    TempEntityRow{102, "show_line", "x,y,z,end_x,end_y,end_z:coord"},
    TempEntityRow{103, "blood", "x,y,z,direction_x,direction_y,direction_z:coord color,speed:u8"},
    TempEntityRow{104, "decal", "x,y,z:coord decal:u8 entity:i16"},
    TempEntityRow{105, "fizz", "entity,sprite:i16 density:u8"},
    TempEntityRow{106, "model", "x,y,z,velocity_x,velocity_y,velocity_z:coord yaw:angle8 model:i16 bounce_sound,life:u8"},
    TempEntityRow{107, "explode_model", "x,y,z,velocity:coord model,count:i16 life:u8"},
    TempEntityRow{108, "break_model", "x,y,z,size_x,size_y,size_z,velocity_x,velocity_y,velocity_z:coord randomness:u8 model:i16"
                            " count,life,flags:u8"},
    TempEntityRow{109, "gunshot_decal", "x,y,z:coord entity:i16 decal:u8"},
    TempEntityRow{110, "sprite_spray", "x,y,z,velocity_x,velocity_y,velocity_z:coord sprite:i16 count,speed,noise:u8"},
    TempEntityRow{111, "armor_ricochet", "x,y,z:coord scale:u8/10"},
    TempEntityRow{112, "player_decal", "player:u8 x,y,z:coord entity:i16 decal:u8"},
    TempEntityRow{113, "bubbles", "x,y,z,end_x,end_y,end_z,height:coord sprite:i16 count:u8 speed:coord"},
    TempEntityRow{114, "bubble_trail", "x,y,z,end_x,end_y,end_z,height:coord sprite:i16 count:u8 speed:coord"},
    TempEntityRow{115, "blood_sprite", "x,y,z:coord sprite,sprite2:i16 color,scale:u8"},
    TempEntityRow{116, "world_decal", "x,y,z:coord decal:u8"},
    TempEntityRow{117, "world_decal_high", "x,y,z:coord decal:u8"},
    TempEntityRow{118, "decal_high", "x,y,z:coord decal:u8 entity:i16"},
    TempEntityRow{119, "projectile", "x,y,z,velocity_x,velocity_y,velocity_z:coord model:i16 life,owner:u8"},
    TempEntityRow{120, "spray", "x,y,z,direction_x,direction_y,direction_z:coord model:i16 count,speed,noise,render_mode:u8"},
    TempEntityRow{121, "player_sprites", "entity,model:i16 count,variance:u8"},
    TempEntityRow{122, "particle_burst", "x,y,z:coord radius:i16 color,duration:u8"},
    TempEntityRow{123, "fire_field", "x,y,z:coord radius,model:i16 count,flags,life:u8"},
    TempEntityRow{124, "player_attachment", "player:u8 height:coord model,life:i16"},
    TempEntityRow{125, "kill_player_attachments", "player:u8"},
    TempEntityRow{126, "multi_gunshot", "x,y,z,direction_x,direction_y,direction_z,noise_x,noise_y:coord count,decal:u8"},
    TempEntityRow{127, "user_tracer", "x,y,z,velocity_x,velocity_y,velocity_z:coord life,color,length:u8"},
};

/// Source: goldsrc-netmessages.md, section 4.8. Commands without fields here are known
/// by name only. Games take the colour apart from its highest byte down.
constexpr std::array DirectorCommands{
    TempEntityRow{0, "none", ""},
    TempEntityRow{1, "start", ""},
    TempEntityRow{2, "event", "entity,entity2:u16 flags:u32"},
    TempEntityRow{3, "mode", "mode:u8"},
    TempEntityRow{4, "camera", "x,y,z:coord pitch,yaw,roll:coord field_of_view:u8 entity:u16"},
    TempEntityRow{5, "timescale", "scale:f32"},
    TempEntityRow{6, "message", "effect,blue,green,red,alpha:u8 screen_x,screen_y,fade_in,fade_out,hold,effect_time:f32 text:text"},
    TempEntityRow{7, "sound", "name:text volume:f32"},
    TempEntityRow{8, "status", "slots,spectators:u32 proxies:u16"},
    TempEntityRow{9, "banner", "file:text"},
    TempEntityRow{10, "stufftext", "console_command:text"},
    TempEntityRow{11, "chase", "entity,entity2:u16 distance:f32 flags:u8"},
    TempEntityRow{12, "in_eye", "entity:u16"},
    TempEntityRow{13, "map", "entity:u16 angle,distance:f32"},
    TempEntityRow{14, "camera_path", ""},
    TempEntityRow{15, "waypoints", ""},
};

/// What those numbers meant before.
constexpr std::array OldDirectorCommands{
    TempEntityRow{10, "fade", "duration,hold,flags:u16 red,green,blue,alpha:u8"},
    TempEntityRow{11, "shake", "amplitude,duration,frequency:u16"},
    TempEntityRow{12, "stufftext", "console_command:text"},
};
// clang-format on

using TempEntityLayouts = std::map<std::uint8_t, KindLayout>;

template<std::size_t Count>
TempEntityLayouts parsedTempEntityRows(const std::array<TempEntityRow, Count> &rows)
{
    TempEntityLayouts layouts;
    for (const TempEntityRow &row : rows) {
        KindLayout layout{row.name, parseLayout(row.fields).value()};
        const MessageLayout ending = parseLayout(row.ending).value();
        layout.fields.insert(layout.fields.end(), ending.begin(), ending.end());
        layouts[row.kind] = std::move(layout);
    }
    return layouts;
}

const KindLayout *found(const TempEntityLayouts &layouts, std::uint8_t kind)
{
    const auto position = layouts.find(kind);
    return position == layouts.end() ? nullptr : &position->second;
}

} // namespace

const KindLayout *tempEntityLayout(std::uint8_t kind)
{
    static const TempEntityLayouts layouts = parsedTempEntityRows(TempEntities);
    return found(layouts, kind);
}

const KindLayout *directorLayout(std::uint8_t command)
{
    static const TempEntityLayouts layouts = parsedTempEntityRows(DirectorCommands);
    return found(layouts, command);
}

const KindLayout *oldDirectorLayout(std::uint8_t command)
{
    static const TempEntityLayouts layouts = parsedTempEntityRows(OldDirectorCommands);
    return found(layouts, command);
}

} // namespace tickscope::goldsrc
