// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include <QColor>
#include <QImage>
#include <QRect>
#include <QStringList>

#include "core/model/scene/scene.h"

namespace tickscope {

/// Parts of a skin picture, in cells of SkinGrid.
/// Source: teeworlds-game-data.md, section 2.1.
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

/// Which copy of a skin colours are laid on.
enum class GreyCopy : std::uint8_t {
    None,        ///< The skin as it is.
    Body,        ///< The body is levelled.
    BodyAndFeet, ///< So are the feet: for the colours of skins of parts, whose feet are white.
    Unlevelled,  ///< Grey only: for pictures of parts.
};

/// The grey copy of a skin, with parts levelled so that the most frequent grey of each is
/// 192. Null for pictures too small for the grid, if anything is to be levelled.
/// Source: teeworlds-game-data.md, section 2.2.
[[nodiscard]] QImage greySkin(const QImage &skin, GreyCopy copy = GreyCopy::Body);

/// A picture with the colour laid over it; alpha stays.
[[nodiscard]] QImage tinted(const QImage &picture, const QColor &tint);

/// What a tee wears at one moment.
struct TeeClothes {
    QStringList files; ///< The first one that there is; all below a data folder.
    std::optional<QColor> body;
    std::optional<QColor> feet;
    GreyCopy copy = GreyCopy::None;
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
