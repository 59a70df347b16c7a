// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/model/scene/scene.h"
#include "ui/world/figures/label_painter.h"
#include "ui/world/hud/bubbles.h"

namespace tickscope {

struct RenderOptions;

/// Where all texts of a picture stand, so that none covers another: first the HUD and what
/// the window puts over the picture, then names, then what people say.
struct PictureTexts {
    LabelSetting setting; ///< Of the names.
    std::vector<QRectF> fixed;
    std::vector<NamePlate> names;
    std::vector<SpeechPlace> speeches;
};

/// \param looks       of the actors of \a scene.
/// \param isGameLike  names are letters without plates, as in the game.
[[nodiscard]] PictureTexts layOutTexts(const Scene &scene, const std::vector<ActorLook> &looks,
                                       const RenderOptions &options, bool isGameLike);

[[nodiscard]] bool hasSeveralTeams(const Scene &scene);

} // namespace tickscope
