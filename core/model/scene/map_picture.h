// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/base/result.h"
#include "core/base/tick.h"
#include "core/model/scene/envelope.h"

/// How a map wants to be drawn: groups of tiles and quads, back to front. Plain values
/// without a format. Indices of images and envelopes are valid, or -1 for none.
namespace tickscope {

struct PicturePoint {
    float x = 0;
    float y = 0;
};

/// Straight alpha, 0 to 1.
struct PictureColor {
    float red = 1;
    float green = 1;
    float blue = 1;
    float alpha = 1;
};

/// An envelope as layers and quads use it.
struct EnvelopeRef {
    int envelope = -1;
    double offset = 0; ///< Seconds that are added to the time.
};

/// An image of the map, or one that the game brings.
struct PictureImage {
    std::string name;
    /// Stems of the game's own pictures that stand for an image that is not in the map,
    /// best first. Empty for one that is.
    std::vector<std::string> fileNames;
    int width = 0; ///< Of one in the map, as it is drawn.
    int height = 0;
};

struct PictureTile {
    enum Flag : std::uint8_t {
        FlipX = 1,
        FlipY = 2,
        Rotate = 8, ///< 90 degrees clockwise, after the flips.
    };

    std::uint8_t index = 0; ///< Column n % 16, row n / 16 of the image; 0 is empty.
    std::uint8_t flags = 0;

    friend bool operator==(const PictureTile &, const PictureTile &) = default;
};

/// A grid of tiles from world position (0, 0). What is at its edge goes on beyond it.
struct PictureTiles {
    int width = 0; ///< In tiles; more than zero.
    int height = 0;
    double tileSize = 32; ///< World units.
    /// width * height, row by row; layers may share them. Never null.
    Shared<std::vector<PictureTile>> tiles = std::make_shared<const std::vector<PictureTile>>();
    PictureColor color;
    EnvelopeRef colorEnvelope;
    int image = -1; ///< None: white.

    [[nodiscard]] PictureTile at(int column, int row) const
    {
        return (*tiles)[static_cast<std::size_t>(row) * static_cast<std::size_t>(width)
                        + static_cast<std::size_t>(column)];
    }
};

/// Corners are top left, top right, bottom left, bottom right.
struct PictureQuad {
    std::array<PicturePoint, 4> corners; ///< World units.
    PicturePoint pivot;                  ///< What its envelope turns it around.
    std::array<PicturePoint, 4> texture; ///< 1 is the whole image; it repeats beyond.
    std::array<PictureColor, 4> colors;
    EnvelopeRef position; ///< x, y in world units and rotation in degrees, clockwise.
    EnvelopeRef color;
};

struct PictureQuads {
    std::vector<PictureQuad> quads;
    int image = -1; ///< None: colours only.
};

using PictureLayer = std::variant<PictureTiles, PictureQuads>;

/// World units, as the layer that players are in has them.
struct PictureClip {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;

    friend bool operator==(const PictureClip &, const PictureClip &) = default;
};

/// How a group moves with the camera.
struct PictureView {
    PicturePoint offset;         ///< World units.
    PicturePoint parallax{1, 1}; ///< 1 moves with the world, 0 stays.
    std::optional<PictureClip> clip;
};

struct PictureGroup {
    PictureView view;
    std::vector<PictureLayer> layers; ///< In drawing order.
};

struct MapPicture {
    /// Reads an image that is in the map: width * height * 4 bytes RGBA, rows from the top,
    /// straight alpha. Takes its time. Any thread.
    std::function<Result<std::vector<std::byte>>(std::size_t image)> readPixels;
    std::vector<PictureImage> images;
    std::vector<Envelope> envelopes;
    std::vector<PictureGroup> behind;  ///< What players stand before, in drawing order.
    std::vector<PictureGroup> inFront; ///< What hides players.
};

} // namespace tickscope
