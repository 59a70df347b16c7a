// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/base/result.h"
#include "core/base/tick.h"
#include "core/model/scene/map_picture.h"

/// A Teeworlds map as plain values. Source: teeworlds-map.md, section 2.
/// Indices of images and envelopes are checked: they are valid or -1 for none.
/// Texts are bytes as recorded, normally UTF-8.
namespace tickscope::teeworlds {

/// Item types of map files. Source: teeworlds-map.md, section 2.
enum MapItemType : std::uint16_t {
    ItemVersion = 0,
    ItemInfo = 1,
    ItemImage = 2,
    ItemEnvelope = 3,
    ItemGroup = 4,
    ItemLayer = 5,
    ItemEnvelopePoints = 6,
    ItemUuidIndex = 0xffff, ///< Gives types from 0x8000 on their meaning (DDNet).
};

class Datafile;

/// Row-major cells from the top left; width * height of them, none without a layer.
template<typename T>
struct TileGrid {
    std::int32_t width = 0;
    std::int32_t height = 0;
    std::vector<T> cells;

    [[nodiscard]] bool isEmpty() const { return cells.empty(); }
    /// The column and row must be inside.
    [[nodiscard]] const T &at(std::int32_t column, std::int32_t row) const
    {
        return cells[static_cast<std::size_t>(row) * static_cast<std::size_t>(width)
                     + static_cast<std::size_t>(column)];
    }
};

enum TileFlag : std::uint8_t {
    TileFlipX = 1,
    TileFlipY = 2,
    TileOpaque = 4, ///< A hint only.
    TileRotate = 8, ///< 90 degrees clockwise, after the flips.
};

/// Bits of TileFlag that turn a tile.
inline constexpr std::uint8_t RotationFlags = TileFlipX | TileFlipY | TileRotate;

/// As it is drawn; its flags are those of TileFlag.
using MapTile = PictureTile;

struct TeleTile {
    std::uint8_t number = 0;
    std::uint8_t type = 0;
};

struct SpeedupTile {
    std::uint8_t force = 0;
    std::uint8_t maxSpeed = 0;
    std::uint8_t type = 0;
    std::int16_t angle = 0; ///< Degrees clockwise, 0 is right.
};

struct SwitchTile {
    std::uint8_t number = 0;
    std::uint8_t type = 0;
    std::uint8_t flags = 0;
    std::uint8_t delay = 0; ///< Seconds.
};

struct TuneTile {
    std::uint8_t number = 0; ///< Tune zone.
    std::uint8_t type = 0;
};

/// Parts normally 0..255; as stored.
struct MapColor {
    std::int32_t red = 255;
    std::int32_t green = 255;
    std::int32_t blue = 255;
    std::int32_t alpha = 255;
};

/// 22.10 fixed point; what 1024 stands for is said where it is used.
struct FixedPoint2 {
    std::int32_t x = 0;
    std::int32_t y = 0;
};

struct MapInfo {
    std::string author;
    std::string version;
    std::string credits;
    std::string license;
    std::vector<std::string> settings; ///< Console commands (DDNet).
};

struct MapImage {
    std::string name; ///< External: of the game's picture, without folder and suffix.
    std::int32_t width = 0;
    std::int32_t height = 0;
    std::int32_t pixelBlock = -1; ///< For GameMap::imagePixels(); -1: not in the map.
    int halvings = 0;             ///< How often it is made smaller as it is read.
};

/// One point of an envelope; values are 22.10 fixed point.
struct EnvelopePoint {
    struct Tangents {
        std::array<std::int32_t, 4> inTime{};
        std::array<std::int32_t, 4> inValue{};
        std::array<std::int32_t, 4> outTime{};
        std::array<std::int32_t, 4> outValue{};
    };

    std::int32_t time = 0;  ///< Milliseconds.
    std::int32_t curve = 0; ///< 0 step, 1 linear, 2 slow, 3 fast, 4 smooth, 5 bezier.
    std::array<std::int32_t, 4> values{};
    Tangents tangents; ///< All 0 in maps without bezier curves.
};

struct MapEnvelope {
    std::int32_t channels = 0; ///< 1 volume, 3 position and rotation, 4 color.
    std::string name;
    bool synchronized = false;
    std::vector<EnvelopePoint> points;
};

/// A reference to an envelope as layers and quads have it.
struct EnvelopeUse {
    std::int32_t envelope = -1;
    std::int32_t offset = 0; ///< Milliseconds.
};

/// Tiles to draw.
struct TileLayer {
    /// Layers that name the same block of the file share them. Never null.
    Shared<TileGrid<MapTile>> tiles = std::make_shared<const TileGrid<MapTile>>();
    MapColor color;
    EnvelopeUse colorEnvelope;
    std::int32_t image = -1;
};

struct MapQuad {
    /// Top-left, top-right, bottom-left, bottom-right; 1024 is one world unit.
    std::array<FixedPoint2, 4> corners;
    FixedPoint2 pivot;
    std::array<MapColor, 4> colors;
    std::array<FixedPoint2, 4> texture; ///< 1024 is the full image; may be beyond: repeat.
    EnvelopeUse position;
    EnvelopeUse color;
};

struct QuadLayer {
    std::vector<MapQuad> quads;
    std::int32_t image = -1;
};

enum class PhysicsKind { Game, Tele, Speedup, Front, Switch, Tune };

/// Marks the place of a physics layer among the drawn ones; its tiles are in GameMap.
struct PhysicsLayer {
    PhysicsKind kind = PhysicsKind::Game;
};

struct MapLayer {
    std::string name;
    bool detail = false; ///< May be hidden.
    std::variant<TileLayer, QuadLayer, PhysicsLayer> content;
};

/// World units from the normal camera.
struct MapClip {
    std::int32_t x = 0;
    std::int32_t y = 0;
    std::int32_t width = 0;
    std::int32_t height = 0;
};

struct MapGroup {
    std::string name;
    std::int32_t offsetX = 0; ///< World units.
    std::int32_t offsetY = 0;
    std::int32_t parallaxX = 100; ///< Percent; 100 moves with the world.
    std::int32_t parallaxY = 100;
    std::optional<MapClip> clip;
    std::vector<MapLayer> layers; ///< In drawing order.
};

/// A whole map. Immutable once shared; any thread.
struct GameMap {
    MapInfo info;
    std::vector<MapImage> images;
    std::vector<MapEnvelope> envelopes;
    std::vector<MapGroup> groups; ///< In drawing order.

    TileGrid<MapTile> game;
    TileGrid<MapTile> front;
    TileGrid<TeleTile> tele;
    TileGrid<SpeedupTile> speedup;
    TileGrid<SwitchTile> switches;
    TileGrid<TuneTile> tune;

    std::vector<Fault> notes;             ///< What was damaged and left out.
    std::shared_ptr<const Datafile> file; ///< Holds the pixels; none in a map made by hand.

    /// Inflates the pixels of an embedded image: width * height * 4 bytes RGBA, each side halved as
    /// often as its halvings say, rows from the top, straight alpha.
    /// Errors: Damaged, Truncated, LimitExceeded.
    [[nodiscard]] Result<std::vector<std::byte>> imagePixels(std::size_t image) const;
};

/// The container of a map file, if readMap() reads that; nothing in it is unpacked.
/// Errors: those of readMap().
[[nodiscard]] Result<std::shared_ptr<const Datafile>> openMap(std::vector<std::byte> file);

/// Reads a map file. What is damaged inside is left out with a note.
/// Errors: those of Datafile::read(), and Unsupported for an unknown map version.
[[nodiscard]] Result<std::shared_ptr<const GameMap>> readMap(std::vector<std::byte> file);

} // namespace tickscope::teeworlds
