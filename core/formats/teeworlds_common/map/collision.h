// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/formats/teeworlds_common/map/game_map.h"

/// All float arithmetic here and in character_core must be rounded to single precision
/// after every operation: build with -ffp-contract=off (no fused multiply-add).
namespace tickscope::teeworlds {

/// Point or direction in world units.
struct Vector {
    float x = 0;
    float y = 0;

    friend bool operator==(const Vector &, const Vector &) = default;
    friend Vector operator+(Vector left, Vector right)
    {
        return {left.x + right.x, left.y + right.y};
    }
    friend Vector operator-(Vector left, Vector right)
    {
        return {left.x - right.x, left.y - right.y};
    }
    friend Vector operator*(Vector vector, float factor)
    {
        return {vector.x * factor, vector.y * factor};
    }
};

[[nodiscard]] float length(Vector vector);

/// Vector of length 1 with the same direction; the zero vector stays zero.
[[nodiscard]] Vector normalized(Vector vector);

/// Nearest integer, halves away from zero, clamped to 32 bits.
[[nodiscard]] std::int32_t roundToInt(float value);
/// Without its fraction; the nearest that there is for what no integer can be, 0 for no number.
[[nodiscard]] std::int32_t truncatedToInt(float value);

/// Where tees and hooks of a map are stopped: game layer indices 1 and 3 are solid,
/// nothing else. Immutable, any thread. Source: teeworlds-prediction.md, section 5.
class Collision
{
public:
    enum class Tile : std::uint8_t { Air, Solid, Unhookable };

    /// Side of a tile in world units.
    static constexpr int TileSize = 32;
    /// Half the side of the box of a tee in world units.
    static constexpr float HalfBox = 14;

    /// First solid point of a line.
    struct Hit {
        Vector point; ///< Not rounded.
        Tile tile = Tile::Solid;
    };

    /// \param game  the game layer; an empty one has no solid tile.
    explicit Collision(const TileGrid<MapTile> &game);

    /// Tile at a point. Outside the map the border tiles go on.
    [[nodiscard]] Tile tileAt(Vector point) const;
    [[nodiscard]] bool isSolid(Vector point) const { return tileAt(point) != Tile::Air; }
    /// The same of a cell by its index, which must be one of the map.
    [[nodiscard]] bool isSolid(std::size_t index) const { return m_tiles[index] != Tile::Air; }

    /// Whether one of the four corners of a tee's box around \a center is solid.
    [[nodiscard]] bool boxIsSolid(Vector center) const;
    /// Whether no tee's box around a center from \a low to \a high is solid. Says no, too, when
    /// that would take a look at many tiles.
    [[nodiscard]] bool boxesAreFree(Vector low, Vector high) const;
    /// Whether a tee at \a center stands on something.
    [[nodiscard]] bool isGrounded(Vector center) const;

    /// First solid point on the way of a hook; steps of about one unit, both ends
    /// included. Source: teeworlds-prediction.md, section 7, the newer form.
    [[nodiscard]] std::optional<Hit> firstHit(Vector from, Vector to) const;

private:
    [[nodiscard]] std::int32_t columnAt(float x) const;
    [[nodiscard]] std::int32_t rowAt(float y) const;
    /// The cell must be one of the map.
    [[nodiscard]] Tile tileIn(std::int32_t column, std::int32_t row) const
    {
        return m_tiles[static_cast<std::size_t>(row) * static_cast<std::size_t>(m_width)
                       + static_cast<std::size_t>(column)];
    }

    std::int32_t m_width = 0;
    std::int32_t m_height = 0;
    std::vector<Tile> m_tiles;
};

} // namespace tickscope::teeworlds
