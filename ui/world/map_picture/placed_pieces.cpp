// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map_picture/placed_pieces.h"

#include <algorithm>
#include <limits>
#include <numbers>
#include <span>
#include <utility>

namespace tickscope {

/// Pixels of four bytes that are kept at most.
constexpr std::size_t MostPixels = 6'000'000;
/// Places at which a drawing can be kept, and groups of them; a power of two.
constexpr std::size_t GroupSize = 8;
constexpr std::size_t GroupCount = 4096;
/// Pieces used that lately are in the picture that is drawn.
constexpr std::uint32_t RecentUses = 2000;
/// Places looked at for an old picture when a new one is kept.
constexpr int LooksForOld = 64;

int PlacedPieces::turnOf(double radians)
{
    const double turns = radians / (2 * std::numbers::pi);
    return static_cast<int>(std::lround((turns - std::floor(turns)) * StepsATurn)) % StepsATurn;
}

double PlacedPieces::radiansOf(int turn)
{
    return turn * 2 * std::numbers::pi / StepsATurn;
}

PlacedPieces::Piece &PlacedPieces::find(const Key &key)
{
    if (m_marks.empty() || m_uses == std::numeric_limits<std::uint32_t>::max()) {
        clear();
        m_marks.resize(GroupCount * GroupSize);
        m_pieces.resize(GroupCount * GroupSize);
    }
    const auto hash = static_cast<std::uint32_t>(qHash(key));
    const std::size_t first = hash % GroupCount * GroupSize;
    const auto group = std::span(m_marks).subspan(first, GroupSize);
    ++m_uses;
    for (Mark &mark : group) {
        if (mark.hash != hash || mark.lastUse == 0)
            continue;
        Piece &piece = *m_pieces[static_cast<std::size_t>(&mark - m_marks.data())];
        if (piece.key != key)
            continue;
        mark.lastUse = m_uses;
        return piece;
    }
    const auto oldest = std::ranges::min_element(group, {}, &Mark::lastUse);
    *oldest = {hash, m_uses};
    auto &piece = m_pieces[first + static_cast<std::size_t>(oldest - group.begin())];
    if (piece)
        dropPicture(*piece);
    else
        piece = std::make_unique<Piece>();
    piece->key = key;
    return *piece;
}

void PlacedPieces::keep(Piece &piece, PixelRuns picture)
{
    m_pixels += picture.pixelCount();
    piece.picture = std::make_shared<const PixelRuns>(std::move(picture));
    piece.state = State::Kept;
    for (int looked = 0; m_pixels > MostPixels && looked < LooksForOld; ++looked) {
        m_hand = (m_hand + 1) % m_pieces.size();
        if (m_pieces[m_hand] && m_uses - m_marks[m_hand].lastUse > RecentUses)
            dropPicture(*m_pieces[m_hand]);
    }
}

void PlacedPieces::dropPicture(Piece &piece)
{
    if (piece.picture)
        m_pixels -= piece.picture->pixelCount();
    piece.picture.reset();
    piece.state = State::New;
}

} // namespace tickscope
