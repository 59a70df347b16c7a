// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map_picture/pixels/four_pixels.h"

#include <array>

namespace tickscope::pixels {

namespace {

/// As FourPixels; not given to or returned from functions, which narrow registers could not.
using WidePixels = std::uint32_t __attribute__((vector_size(32)));
using WideWords = std::uint16_t __attribute__((vector_size(32)));
constexpr int WideCount = 8;

[[gnu::always_inline]] inline void load(WidePixels &pixels, const QRgb *first)
{
    std::memcpy(&pixels, first, sizeof pixels);
}

[[gnu::always_inline]] inline void layOver(QRgb *first, const WidePixels &above)
{
    WidePixels below;
    load(below, first);
    const WidePixels rests = 255 - (above >> 24);
    const auto rest = __builtin_bit_cast(WideWords, rests | rests << 16);
    const auto low = __builtin_bit_cast(WideWords, below & 0x00ff00ffU) * rest;
    const auto high = (__builtin_bit_cast(WideWords, below) >> 8) * rest;
    const WideWords lowSum = low + (low >> 8) + 128;
    const WideWords highSum = high + (high >> 8) + 128;
    const WidePixels sum = above
                           + (__builtin_bit_cast(WidePixels, lowSum >> 8)
                              | (__builtin_bit_cast(WidePixels, highSum) & 0xff00ff00U));
    std::memcpy(first, &sum, sizeof sum);
}

[[gnu::always_inline]] inline void multiply(WidePixels &pixels, const WidePixels &tint)
{
    const WideWords low = __builtin_bit_cast(WideWords, pixels & 0x00ff00ffU)
                              * __builtin_bit_cast(WideWords, tint & 0x00ff00ffU)
                          + 128;
    const WideWords high = (__builtin_bit_cast(WideWords, pixels) >> 8)
                               * (__builtin_bit_cast(WideWords, tint) >> 8)
                           + 128;
    const WideWords lowSum = low + (low >> 8);
    const WideWords highSum = high + (high >> 8);
    pixels = __builtin_bit_cast(WidePixels, lowSum >> 8)
             | (__builtin_bit_cast(WidePixels, highSum) & 0xff00ff00U);
}

/// Eight pixels of a row, each with its neighbour to the right.
struct WideNeighbours {
    WidePixels left;
    WidePixels right;
};

/// \param places  where the left ones are.
[[gnu::always_inline]] inline void load(WideNeighbours &pixels, const QRgb *row,
                                        const WidePixels &places)
{
    using Pairs = std::uint64_t __attribute__((vector_size(32)));
    const auto pair = [row](std::uint32_t place) {
        std::uint64_t both = 0;
        std::memcpy(&both, row + place, sizeof both);
        return both;
    };
    // In an order in which halves of registers need not be exchanged.
    const auto outer = __builtin_bit_cast(
        WidePixels, Pairs{pair(places[0]), pair(places[1]), pair(places[4]), pair(places[5])});
    const auto inner = __builtin_bit_cast(
        WidePixels, Pairs{pair(places[2]), pair(places[3]), pair(places[6]), pair(places[7])});
    pixels.left = __builtin_shufflevector(outer, inner, 0, 2, 8, 10, 4, 6, 12, 14);
    pixels.right = __builtin_shufflevector(outer, inner, 1, 3, 9, 11, 5, 7, 13, 15);
}

/// As between().
[[gnu::always_inline]] inline void mix(WidePixels &pixels, const WideNeighbours &upper,
                                       const WideNeighbours &lower, const WidePixels &shareX,
                                       const WidePixels &shareY)
{
    const auto x = __builtin_bit_cast(WideWords, shareX | shareX << 16);
    const auto y = __builtin_bit_cast(WideWords, shareY | shareY << 16);
    const WideWords last = x * y >> 8;
    const WideWords first = 256 - x - y + last;
    const auto low = __builtin_bit_cast(WideWords, upper.left & 0x00ff00ffU) * first
                     + __builtin_bit_cast(WideWords, upper.right & 0x00ff00ffU) * (x - last)
                     + __builtin_bit_cast(WideWords, lower.left & 0x00ff00ffU) * (y - last)
                     + __builtin_bit_cast(WideWords, lower.right & 0x00ff00ffU) * last;
    const auto high = (__builtin_bit_cast(WideWords, upper.left) >> 8) * first
                      + (__builtin_bit_cast(WideWords, upper.right) >> 8) * (x - last)
                      + (__builtin_bit_cast(WideWords, lower.left) >> 8) * (y - last)
                      + (__builtin_bit_cast(WideWords, lower.right) >> 8) * last;
    pixels = __builtin_bit_cast(WidePixels, low >> 8)
             | (__builtin_bit_cast(WidePixels, high) & 0xff00ff00U);
}

} // namespace

TICKSCOPE_WIDE void rowOver(QRgb *below, const QRgb *above, int count)
{
    WidePixels pixels;
    for (; count >= WideCount; count -= WideCount, below += WideCount, above += WideCount) {
        load(pixels, above);
        layOver(below, pixels);
    }
    inFours(count, [&]<int Count>(int x) {
        store<Count>(below + x,
                     over(pixels::load<Count>(below + x), pixels::load<Count>(above + x)));
    });
}

TICKSCOPE_WIDE void rowOver(QRgb *below, const QRgb *above, QRgb tint, int count)
{
    const WidePixels tints = tint - WidePixels{};
    const FourPixels fourTints{tint, tint, tint, tint};
    WidePixels pixels;
    for (; count >= WideCount; count -= WideCount, below += WideCount, above += WideCount) {
        load(pixels, above);
        multiply(pixels, tints);
        layOver(below, pixels);
    }
    inFours(count, [&]<int Count>(int x) {
        const FourPixels tinted = multiplied(pixels::load<Count>(above + x), fourTints);
        store<Count>(below + x, over(pixels::load<Count>(below + x), tinted));
    });
}

TICKSCOPE_WIDE void lineOver(QRgb *below, const PictureLine &line, QRgb tint, int count)
{
    constexpr int ShareShift = PictureLine::FractionBits - 8;
    const WidePixels steps{0, 1, 2, 3, 4, 5, 6, 7};
    const WidePixels tints = tint - WidePixels{};
    const QRgb *lowerRow = line.picture + line.stride;
    WidePixels x = line.x + steps * line.stepX;
    WidePixels y = line.y + steps * line.stepY;
    for (; count > 0; count -= WideCount, below += WideCount) {
        WidePixels places = (y >> PictureLine::FractionBits) * line.stride
                            + (x >> PictureLine::FractionBits);
        if (count < WideCount)
            places &= __builtin_bit_cast(WidePixels, steps < static_cast<std::uint32_t>(count));
        WideNeighbours upper;
        WideNeighbours lower;
        load(upper, line.picture, places);
        load(lower, lowerRow, places);
        WidePixels pixels;
        mix(pixels, upper, lower, x >> ShareShift & 0xff, y >> ShareShift & 0xff);
        if (tint != 0xffffffffU)
            multiply(pixels, tints);
        if (count < WideCount) {
            const auto bytes = static_cast<std::size_t>(count) * sizeof(QRgb);
            std::array<QRgb, WideCount> last{};
            std::memcpy(last.data(), below, bytes);
            layOver(last.data(), pixels);
            std::memcpy(below, last.data(), bytes);
            return;
        }
        layOver(below, pixels);
        x += WideCount * line.stepX;
        y += WideCount * line.stepY;
    }
}

TICKSCOPE_WIDE void fillOver(QRgb *below, QRgb above, int count)
{
    const WidePixels all = above - WidePixels{};
    const FourPixels four{above, above, above, above};
    for (; count >= WideCount; count -= WideCount, below += WideCount)
        layOver(below, all);
    inFours(count, [&]<int Count>(int x) {
        store<Count>(below + x, over(pixels::load<Count>(below + x), four));
    });
}

TICKSCOPE_WIDE void fillWith(QRgb *pixels, QRgb color, int count)
{
    const WidePixels all = color - WidePixels{};
    const FourPixels four{color, color, color, color};
    for (; count >= WideCount; count -= WideCount, pixels += WideCount)
        std::memcpy(pixels, &all, sizeof all);
    inFours(count, [&]<int Count>(int x) { store<Count>(pixels + x, four); });
}

} // namespace tickscope::pixels
