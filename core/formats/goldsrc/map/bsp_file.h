// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace tickscope::goldsrc {

struct BspVector {
    float x = 0;
    float y = 0;
    float z = 0; ///< Height.
};

/// A flat piece of the map's surface, convex.
struct BspFace {
    BspVector normal; ///< Points to where the face is seen from.
    std::uint32_t firstPoint = 0;
    std::uint32_t pointCount = 0;
    std::uint32_t texture = 0; ///< Into textures; not there when it is behind the end.
};

/// The world (model 0), or a brush entity ("*1" is model 1).
struct BspModel {
    BspVector least;
    BspVector most;
    std::uint32_t firstFace = 0; ///< Its faces are all in the file, and of no other model.
    std::uint32_t faceCount = 0;
};

/// One block of the entities text: keys and values in their order.
struct BspEntity {
    std::vector<std::pair<std::string, std::string>> values;

    /// First value of \a key; empty when there is none.
    [[nodiscard]] std::string_view value(std::string_view key) const;
    /// "x y z" of \a key.
    [[nodiscard]] std::optional<BspVector> vector(std::string_view key) const;
    /// n of "model" "*n".
    [[nodiscard]] std::optional<std::uint32_t> brushModel() const;
};

/// Beyond any map, and small enough for sums of it: coordinates are below.
inline constexpr float BspFarAway = 1e6F;

/// What is needed of a map to draw it from above. Source: goldsrc-bsp.md.
struct BspFile {
    std::vector<BspVector> points; ///< Of all faces.
    std::vector<BspFace> faces;    ///< One that names what is not there has no points.
    std::vector<std::string> textures;
    std::vector<BspModel> models; ///< At least the world.
    std::vector<BspEntity> entities;
};

/// Reads a map of version 30 (Half-Life) or 29 (Quake).
/// Errors: UnknownFormat for other files, Damaged for lumps outside the file or of an
/// odd size, or faces that share their edges endlessly.
[[nodiscard]] Result<BspFile> readBspFile(std::span<const std::byte> file);

/// The checksum by which recordings know their map: over all lumps but the entities.
/// Errors: those of readBspFile(). Source: goldsrc-demo.md, section 9.
[[nodiscard]] Result<std::uint32_t> bspChecksum(std::span<const std::byte> file);

/// Reads the entities text; stops where it is no such text. Section 3.
[[nodiscard]] std::vector<BspEntity> parseBspEntities(std::string_view text);

} // namespace tickscope::goldsrc
