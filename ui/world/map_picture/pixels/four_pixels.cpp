// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map_picture/pixels/four_pixels.h"

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
