// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QColor>
#include <QImage>
#include <QRect>
#include <QStringList>

#include "core/model/scene.h"

namespace tickscope {

/// Parts of a skin picture, in cells of SkinGrid.
/// Source: specs/teeworlds-game-data.md, section 2.1.
namespace skin_cells {
inline constexpr QSize Grid{8, 4};
inline constexpr QRect Body{0, 0, 3, 3};
inline constexpr QRect BodyOutline{3, 0, 3, 3};
inline constexpr QRect Hand{6, 0, 1, 1};
inline constexpr QRect HandOutline{7, 0, 1, 1};
inline constexpr QRect Foot{6, 1, 2, 1};
inline constexpr QRect FootOutline{6, 2, 2, 1};
[[nodiscard]] QRect eye(EyeKind eyes);
} // namespace skin_cells

/// The copy of a skin that custom colours are laid on: grey, and the body levelled so
/// that its most frequent grey is 192. Null for pictures too small for the grid.
/// Source: specs/teeworlds-game-data.md, section 2.2.
[[nodiscard]] QImage greySkin(const QImage &skin);

/// A picture with the colour laid over it; alpha stays.
[[nodiscard]] QImage tinted(const QImage &picture, const QColor &tint);

/// What a tee wears at one moment.
struct TeeClothes {
    QStringList files; ///< The first one that there is; all below a data folder.
    std::optional<QColor> body;
    std::optional<QColor> feet;
};

[[nodiscard]] TeeClothes clothesOf(const Actor &actor);

/// Whether the game has pictures for such a figure; others are drawn as shapes.
[[nodiscard]] bool hasSkin(const Actor &actor);

/// Whether the figure wears the ninja's skin: armed so, or frozen.
[[nodiscard]] bool isNinjaDressed(const Actor &actor);

/// File of the skin of that name; empty for names that no skin has. Names come from
/// recordings.
[[nodiscard]] QString skinFile(const std::string &name);

} // namespace tickscope
