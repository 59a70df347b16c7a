// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "core/model/scene/map_picture.h"
#include "ui/world/canvas/game_data.h"
#include "ui/world/map_picture/texture.h"

namespace tickscope {

/// The images of one map, ready to draw with. Immutable; any thread.
class MapTextures
{
public:
    /// Reads the images of \a picture, those that are not in the map from \a game, which
    /// may be null. Waits for the disk and takes its time, so call it on a worker.
    ///
    /// Null when \a stop is requested, or when there is no picture.
    [[nodiscard]] static std::shared_ptr<const MapTextures> load(
        std::shared_ptr<const MapPicture> picture, const GameData *game,
        const std::stop_token &stop = {});

    [[nodiscard]] const std::shared_ptr<const MapPicture> &picture() const { return m_picture; }
    /// Null for -1 and for a missing image.
    [[nodiscard]] const Texture *at(int image) const
    {
        return image < 0 ? nullptr : m_textures[static_cast<std::size_t>(image)].get();
    }
    /// Whether a layer with this image can be drawn: it is there, or none is wanted.
    [[nodiscard]] bool canDraw(int image) const { return image < 0 || at(image); }

private:
    std::shared_ptr<const MapPicture> m_picture;
    std::vector<std::unique_ptr<const Texture>> m_textures;
};

} // namespace tickscope
