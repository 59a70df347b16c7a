// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map_picture/placed_pieces.h"

#include <numbers>

namespace tickscope {

namespace {

/// Pixels of four bytes that are kept at most, and pieces that are known.
constexpr std::size_t MostPixels = 6'000'000;
constexpr qsizetype MostPieces = 40'000;

} // namespace

int PlacedPieces::turnOf(double radians)
{
    const double turns = radians / (2 * std::numbers::pi);
    return static_cast<int>(std::lround((turns - std::floor(turns)) * StepsATurn)) % StepsATurn;
}

double PlacedPieces::radiansOf(int turn)
{
    return turn * 2 * std::numbers::pi / StepsATurn;
}

void PlacedPieces::clear()
{
    m_pieces.clear();
    m_pixels = 0;
}

PlacedPieces::Kept &PlacedPieces::find(const Key &key)
{
    // Another zoom makes another set; all of the old ones go at once.
    if (m_pieces.size() >= MostPieces || m_pixels >= MostPixels)
        clear();
    return m_pieces[key];
}

void PlacedPieces::keep(Kept &kept, PixelRuns picture)
{
    m_pixels += picture.pixelCount();
    kept.picture = std::move(picture);
    kept.state = State::Kept;
}

} // namespace tickscope
