// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/model/event.h"
#include "core/model/world_state.h"

namespace tickscope {

/// World units; the view decides where up is.
struct Vector2 {
    double x = 0;
    double y = 0;
};

/// A place as the recording has it, for people: its own units and directions.
struct RecordedPlace {
    double x = 0;
    double y = 0;
    double z = 0;
};

struct Color {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    std::uint8_t alpha = 255;
};

/// Whether a position is what the file says or what follows from it.
enum class PositionSource { Recorded, Predicted, Interpolated };

/// Weapons that have a picture of their own.
enum class WeaponKind : std::uint8_t { None, Hammer, Gun, Shotgun, Grenade, Laser, Ninja };

enum class EyeKind : std::uint8_t { Normal, Pain, Happy, Surprise, Angry, Blink };

/// Somebody who acts: a player's figure.
struct Actor {
    ItemKey key;
    int client = NoClient;
    Vector2 position;
    /// World units, growing up; only where the recording has a third dimension. Such an
    /// actor is seen from above and drawn so.
    std::optional<double> height;
    std::optional<RecordedPlace> place; ///< Where it is not the position.
    Vector2 velocity;                   ///< Units a second.
    PositionSource source = PositionSource::Recorded;
    double aim = 0; ///< Radians, 0 to the right, clockwise.
    std::string name;
    std::optional<Color> body; ///< Own colours, where the recording has them.
    std::optional<Color> feet;
    std::string skin;
    int team = 0;
    std::optional<int> health; ///< 0 to 10.
    std::optional<int> armor;
    WeaponKind weapon = WeaponKind::None;
    EyeKind eyes = EyeKind::Normal;
    bool isOnGround = false;
    bool isFrozen = false;
    bool isRecorder = false; ///< The person who recorded.
    double ticksSinceAttack = 1e9;
    double radius = 32; ///< World units, for picking and drawing.
};

enum class LineKind : std::uint8_t { Hook, Laser, FreezeLaser, Door, Dragger };

struct SceneLine {
    LineKind kind = LineKind::Hook;
    Vector2 from;
    Vector2 to;
    double strength = 1.0; ///< 1 fresh, 0 gone.
    int client = NoClient;
};

enum class SpriteKind : std::uint8_t {
    Health,
    Armor,
    WeaponPickup,
    Ninja,
    Shield,
    Projectile,
    RedFlag,
    BlueFlag,
    SpectatorGhost,
    Other
};

struct Sprite {
    SpriteKind kind = SpriteKind::Other;
    Vector2 position;
    Vector2 direction; ///< Of flight; zero when it rests.
    WeaponKind weapon = WeaponKind::None;
};

enum class EffectKind : std::uint8_t { Explosion, Spawn, Death, Hit, Damage };

/// Something short: drawn for a moment after the tick that tells of it.
struct Effect {
    EffectKind kind = EffectKind::Hit;
    Vector2 position;
    double age = 0;                    ///< Ticks since it happened.
    double angle = 0;                  ///< Radians, for damage.
    std::optional<double> height = {}; ///< As that of actors.
};

/// A cube of the world that was changed while recording.
struct Block {
    Vector2 corner;    ///< Top left one on the picture.
    double height = 0; ///< Of its lower side.
    double size = 1;
    bool isEmpty = false; ///< Taken away: there is air now.
};

/// All that a view draws at one moment besides the map.
struct Scene {
    std::vector<Block> blocks; ///< The later one covers the earlier one.
    std::vector<Actor> actors;
    std::vector<SceneLine> lines;
    std::vector<Sprite> sprites;
    std::vector<Effect> effects;
    std::optional<Vector2> camera; ///< Of the recorder, where it is known.
    double heightUnit = 1.0;       ///< World units that labels count as 1 of height.
    double mapSeconds = 0;         ///< What the map's own animations go by.
};

} // namespace tickscope
