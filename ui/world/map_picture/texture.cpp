// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map_picture/texture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/world/map_picture/pixels/four_pixels.h"

namespace tickscope {

/// Graphics cards would choose a coarser level. The game asks for finer ones, for a sharper
/// picture: pictures of it differ least from ours with a whole level less.
constexpr double LevelBias = -1.0;

/// The left and the right ones of \a Count pairs in a row.
template<int Count>
static std::pair<pixels::FourPixels, pixels::FourPixels> pairsOf(const QRgb *row)
{
    const auto first = pixels::load<std::min(2 * Count, 4)>(row);
    pixels::FourPixels second{};
    if constexpr (Count > 2)
        second = pixels::load<2 * Count - 4>(row + 4);
    return {__builtin_shufflevector(first, second, 0, 2, 4, 6),
            __builtin_shufflevector(first, second, 1, 3, 5, 7)};
}

static void writeMeans(QRgb *means, int count, const QRgb *upper, const QRgb *lower)
{
    pixels::inFours(count, [&]<int Count>(int x) {
        const auto [upperLeft, upperRight] = pairsOf<Count>(upper + 2 * x);
        const auto [lowerLeft, lowerRight] = pairsOf<Count>(lower + 2 * x);
        pixels::store<Count>(means + x, pixels::mean(upperLeft, upperRight, lowerLeft, lowerRight));
    });
}

static QImage halved(const Texture::Level &level)
{
    QImage half(std::max(level.width / 2, 1), std::max(level.height / 2, 1),
                QImage::Format_ARGB32_Premultiplied);
    auto *means = reinterpret_cast<QRgb *>(half.bits());
    for (int y = 0; y < half.height(); ++y, means += half.width()) {
        const QRgb *upper = level.row(2 * y);
        const QRgb *lower = level.row(std::min(2 * y + 1, level.height - 1));
        if (level.width > 1) {
            writeMeans(means, half.width(), upper, lower);
        } else {
            const std::array<QRgb, 4> square{*upper, *upper, *lower, *lower};
            writeMeans(means, 1, square.data(), square.data() + 2);
        }
    }
    return half;
}

Texture::Level::Level(int theWidth, int theHeight)
    : width(theWidth)
    , height(theHeight)
    , m_contents(static_cast<std::size_t>(theHeight))
{
}

std::pair<int, int> Texture::Level::contentOf(int y) const
{
    std::atomic<std::uint32_t> &known = m_contents[static_cast<std::size_t>(y)];
    std::uint32_t content = known.load(std::memory_order_relaxed);
    if (content == 0) {
        // Whoever else asks meanwhile finds the same.
        const QRgb *begin = row(y);
        const QRgb *end = begin + width;
        const auto isSeen = [](QRgb pixel) { return pixel != 0; };
        const QRgb *first = std::find_if(begin, end, isSeen);
        while (end > first && !isSeen(end[-1]))
            --end;
        if (first == end)
            end = begin;
        content = static_cast<std::uint32_t>(first - begin) << 16
                  | static_cast<std::uint32_t>(end - begin);
        known.store(content, std::memory_order_relaxed);
    }
    return {static_cast<int>(content >> 16), static_cast<int>(content & 0xffff)};
}

void Texture::Level::take(QImage whole)
{
    image = std::move(whole);
    pixels = reinterpret_cast<const QRgb *>(image.constBits());
}

static qsizetype pixelsOf(const Texture::Level &level)
{
    return qsizetype{level.width} * level.height;
}

/// Of all levels but the first.
static qsizetype copyPixels(const std::deque<Texture::Level> &levels)
{
    qsizetype pixels = -pixelsOf(levels.front());
    for (const Texture::Level &level : levels)
        pixels += pixelsOf(level);
    return pixels;
}

Texture::Texture(const QImage &image, const QImage &copies)
{
    QImage first = image.convertToFormat(QImage::Format_ARGB32_Premultiplied);
    if (first.bytesPerLine() != first.width() * qsizetype(sizeof(QRgb)))
        first = first.copy();
    m_levels.emplace_back(first.width(), first.height());
    while (m_levels.back().width > 1 || m_levels.back().height > 1)
        m_levels.emplace_back(std::max(m_levels.back().width / 2, 1),
                              std::max(m_levels.back().height / 2, 1));
    m_levels.front().take(std::move(first));
    if (copies.sizeInBytes() < copyPixels(m_levels) * qsizetype(sizeof(QRgb)))
        return;
    m_copies = copies;
    const auto *next = reinterpret_cast<const QRgb *>(m_copies.constBits());
    for (std::size_t number = 1; number < m_levels.size(); ++number) {
        m_levels[number].pixels = next;
        next += pixelsOf(m_levels[number]);
    }
}

QImage Texture::smallerCopies(const QImage &image)
{
    const Texture texture(image);
    const int width = std::max(texture.width() / 2, 1);
    const auto rows = (copyPixels(texture.m_levels) + width - 1) / width;
    QImage copies(width, static_cast<int>(rows), QImage::Format_ARGB32_Premultiplied);
    copies.fill(0);
    auto *next = reinterpret_cast<QRgb *>(copies.bits());
    for (std::size_t number = 1; number < texture.levelCount(); ++number)
        next = std::copy_n(texture.level(number).pixels, pixelsOf(texture.level(number)), next);
    return copies;
}

const Texture::Level &Texture::level(std::size_t number) const
{
    Level &level = m_levels[number];
    if (number > 0)
        std::call_once(level.made, [&] {
            if (!level.pixels)
                level.take(halved(this->level(number - 1)));
        });
    return level;
}

int Texture::tileLevelCount() const
{
    int count = 1;
    for (int size = 16; count < static_cast<int>(m_levels.size()); ++count) {
        size *= 2;
        if (width() % size != 0 || height() % size != 0)
            break;
    }
    return count;
}

double levelFor(double texelsPerPixel)
{
    return std::max(std::log2(std::max(texelsPerPixel, 1e-6)) + LevelBias, 0.0);
}

} // namespace tickscope
