// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/tick.h"
#include "core/model/state/schema.h"

namespace tickscope {

/// World units; the view decides where up is.
struct Vector2 {
    double x = 0;
    double y = 0;

    friend bool operator==(const Vector2 &, const Vector2 &) = default;
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

/// One of the pictures that a skin of several parts is made of.
struct SkinPart {
    std::string name;
    std::optional<Color> color; ///< Instead of the picture's own.
};

/// What a player holds down or did, as far as it is seen.
struct Intent {
    int direction = 0; ///< -1 left, 1 right.
    bool isJumping = false;
    bool isTyping = false;
};

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
    /// Radians that the look goes up from level; only where there is a third dimension.
    std::optional<double> pitch;
    std::string name;
    std::optional<Color> body; ///< Own colours, where the recording has them.
    std::optional<Color> feet;
    std::string skin;
    std::vector<SkinPart> parts; ///< Body, marking, decoration, hands, feet, eyes; or empty.
    bool hasTeamColor = false;   ///< body and feet are the team's, whatever the state.
    int team = 0;
    std::optional<int> health; ///< 0 to 10.
    std::optional<int> armor;
    WeaponKind weapon = WeaponKind::None;
    EyeKind eyes = EyeKind::Normal;
    bool isOnGround = false;
    bool hasAirJumped = false;
    bool isSitting = false; ///< Away from the keyboard, or paused.
    bool isFrozen = false;
    bool isHeld = false;               ///< Cannot move, but keeps its weapon.
    std::optional<double> freezeShare; ///< What is left of being frozen: 1 all, 0 nothing.
    bool isElsewhere = false;          ///< In another team's world; drawn pale.
    /// Its place is of that tick: the state no longer holds one. Drawn pale, and said.
    std::optional<Tick> lastKnown;
    Intent intent;
    std::optional<double> raceSeconds; ///< Since this player's race began, while it runs.
    std::optional<Vector2> hook;       ///< Its head, while it is out.
    bool isRecorder = false;           ///< The person who recorded.
    double ticksSinceAttack = 1e9;
    int attackTick = 0; ///< Number of the shot, for what varies from one to the next.
    double radius = 32; ///< World units, for picking and drawing.
};

enum class LineKind : std::uint8_t { Hook, Laser, ShotgunLaser, FreezeLaser, Door, Dragger };

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

enum class EffectKind : std::uint8_t { Explosion, Spawn, Death, Hit, Damage, AirJump };

/// Something short: drawn for a moment after the tick in which it happens.
struct Effect {
    EffectKind kind = EffectKind::Hit;
    Vector2 position;
    double age = 0;   ///< Ticks since it happened.
    double angle = 0; ///< Radians, for damage.
    std::optional<Color> color = {};
    std::uint32_t seed = 0; ///< Differs from one effect to the next; the same at every look.
    std::optional<double> height = {}; ///< As that of actors.
};

/// A cube of the world that was changed while recording.
struct Block {
    Vector2 corner;    ///< Top left one on the picture.
    double height = 0; ///< Of its lower side.
    double size = 1;
    bool isEmpty = false; ///< Taken away: there is air now.
};

/// A part of the map that moves, such as a door.
struct MapPart {
    std::size_t model = 0; ///< Into MapBackdrop::models.
    Vector2 position;      ///< Where the model's own zero is now.
    double height = 0;
    double turn = 0; ///< Radians around that place, seen from above, clockwise.

    friend bool operator==(const MapPart &, const MapPart &) = default;
};

/// All that a view draws at one moment besides the map.
struct Scene {
    std::vector<Block> blocks; ///< The later one covers the earlier one.
    std::vector<Actor> actors;
    std::vector<SceneLine> lines;
    std::vector<Sprite> sprites;
    std::vector<Effect> effects;
    std::vector<MapPart> mapParts;
    std::optional<Vector2> camera; ///< Of the recorder, where it is known.
    double cameraZoom = 1.0;       ///< Of the recorder: how many times as wide as usual it sees.
    std::optional<int> spectated;  ///< Client whom the recorder watches.
    double heightUnit = 1.0;       ///< World units that labels count as 1 of height.
    double mapSeconds = 0;         ///< What the map's own animations go by.
    double seconds = 0;            ///< A clock for what moves on its own.
};

} // namespace tickscope
