// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/world/map_picture/map_textures.h"

namespace tickscope {

/// A layer of a map, or some of its quads.
struct LayerRun {
    const PictureLayer *layer = nullptr;
    std::size_t firstQuad = 0; ///< Of a layer of quads only.
    std::size_t quadEnd = 0;
};

/// Neighbouring layers of one view that are drawn in one way.
struct PlanStep {
    enum class Kind {
        Still,  ///< Never changes: drawn once, over each other, and kept.
        Fading, ///< One layer of tiles whose colour may change: kept without colour.
        Moving, ///< Quads that are drawn again each time.
    };

    Kind kind = Kind::Still;
    PictureView view;
    std::vector<LayerRun> runs;
};

/// How the groups of a map are drawn with what can be kept drawn only once. Refers to
/// the groups, which must live as long.
struct PicturePlan {
    std::vector<PlanStep> steps;
    /// Layers of tiles with an image that move with the world, and those of them whose
    /// image is missing.
    int worldTileLayers = 0;
    int missingTileLayers = 0;

    /// \param keepsDrawn  what is still; else there are no such steps.
    [[nodiscard]] static PicturePlan of(const std::vector<PictureGroup> &groups,
                                        const MapTextures &textures, bool keepsDrawn = true);
    /// Leaves out what moves with the world, so that sky and distance stay.
    void keepDistance();
};

} // namespace tickscope
