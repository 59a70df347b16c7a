// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map_picture/pixels/four_pixels.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace tickscope::pixels {

namespace {

/// As FourPixels; not given to or returned from functions, which narrow registers could not.
using WidePixels = std::uint32_t __attribute__((vector_size(32)));
using WideInts = std::int32_t __attribute__((vector_size(32)));
using WideWords = std::uint16_t __attribute__((vector_size(32)));
constexpr int WideCount = 8;
constexpr WidePixels Lanes{0, 1, 2, 3, 4, 5, 6, 7};

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

/// The same for the first \a count, if they are fewer.
[[gnu::always_inline]] inline void layOver(QRgb *first, const WidePixels &above, int count)
{
    if (count >= WideCount)
        return layOver(first, above);
    std::array<QRgb, WideCount> last{};
    const auto bytes = static_cast<std::size_t>(count) * sizeof(QRgb);
    std::memcpy(last.data(), first, bytes);
    layOver(last.data(), above);
    std::memcpy(first, last.data(), bytes);
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

/// The same for places within eight pixels from \a first on.
[[gnu::always_inline]] inline void pick(WideNeighbours &pixels, const QRgb *first,
                                        const WidePixels &places)
{
    load(pixels.left, first);
    load(pixels.right, first + 1);
#if defined(__clang__)
    WidePixels left = pixels.left;
    WidePixels right = pixels.right;
    for (int i = 0; i < WideCount; ++i) {
        pixels.left[i] = left[places[i] % WideCount];
        pixels.right[i] = right[places[i] % WideCount];
    }
#else
    pixels.left = __builtin_shuffle(pixels.left, places);
    pixels.right = __builtin_shuffle(pixels.right, places);
#endif
}

/// The same for places within sixteen.
[[gnu::always_inline]] inline void pickFar(WideNeighbours &pixels, const QRgb *first,
                                           const WidePixels &places)
{
    WideNeighbours behind;
    pick(behind, first + WideCount, places);
    pick(pixels, first, places);
    const auto isBehind = __builtin_bit_cast(WidePixels, places >= WideCount);
    pixels.left = (behind.left & isBehind) | (pixels.left & ~isBehind);
    pixels.right = (behind.right & isBehind) | (pixels.right & ~isBehind);
}

/// Sets all but the first \a count to 0.
[[gnu::always_inline]] inline void keepFirst(WidePixels &places, int count)
{
    if (count < WideCount)
        places &= __builtin_bit_cast(WidePixels, Lanes < static_cast<std::uint32_t>(count));
}

/// Neighbours in a row of \a width pixels and in the one behind it.
///
/// \param columns  in order, of the left ones; those beyond \a count are not used.
[[gnu::always_inline]] inline void load(WideNeighbours &upper, WideNeighbours &lower,
                                        const QRgb *row, int width, WidePixels &columns, int count)
{
    const auto first = static_cast<int>(columns[0]);
    const auto last = static_cast<int>(count < WideCount ? columns[count - 1]
                                                         : columns[WideCount - 1]);
    const int reach = std::abs(last - first);
    // Mostly all that is read lies side by side.
    if (reach < WideCount && width > WideCount) {
        const int base = std::min({first, last, width - WideCount - 1});
        columns -= static_cast<std::uint32_t>(base);
        pick(upper, row + base, columns);
        pick(lower, row + width + base, columns);
    } else if (reach < 2 * WideCount && width > 2 * WideCount) {
        const int base = std::min({first, last, width - 2 * WideCount - 1});
        columns -= static_cast<std::uint32_t>(base);
        pickFar(upper, row + base, columns);
        pickFar(lower, row + width + base, columns);
    } else {
        keepFirst(columns, count);
        load(upper, row, columns);
        load(lower, row + width, columns);
    }
}

/// As TextureLine::texelAt(), in sums that fit.
[[gnu::always_inline]] inline void toTexels(WidePixels &texels, const WidePixels &shares,
                                            std::uint32_t side)
{
    texels = (((shares >> 16) * side + ((shares & 0xffffU) * side >> 16)) >> 8) - 128;
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
    const WidePixels tints = tint - WidePixels{};
    const QRgb *lowerRow = line.picture + line.stride;
    WidePixels x = line.x + Lanes * line.stepX;
    WidePixels y = line.y + Lanes * line.stepY;
    for (; count > 0; count -= WideCount, below += WideCount) {
        WidePixels places = (y >> PictureLine::FractionBits) * line.stride
                            + (x >> PictureLine::FractionBits);
        keepFirst(places, count);
        WideNeighbours upper;
        WideNeighbours lower;
        load(upper, line.picture, places);
        load(lower, lowerRow, places);
        WidePixels pixels;
        mix(pixels, upper, lower, x >> ShareShift & 0xff, y >> ShareShift & 0xff);
        if (tint != 0xffffffffU)
            multiply(pixels, tints);
        layOver(below, pixels, count);
        x += WideCount * line.stepX;
        y += WideCount * line.stepY;
    }
}

TICKSCOPE_WIDE void textureOver(QRgb *below, const TextureLine &line, const QRgb *tints, int count)
{
    WidePixels u = line.u + Lanes * line.stepU;
    WidePixels v = line.v + Lanes * line.stepV;
    WidePixels x;
    WidePixels y;
    toTexels(y, v, line.height);
    for (int done = 0; done < count; done += WideCount) {
        toTexels(x, u, line.width);
        if (line.stepV != 0)
            toTexels(y, v, line.height);
        WidePixels columns = x >> 8;
        WideNeighbours upper;
        WideNeighbours lower;
        if (line.stepV == 0) {
            load(upper, lower, line.picture + (y[0] >> 8) * line.width,
                 static_cast<int>(line.width), columns, count - done);
        } else {
            columns += (y >> 8) * line.width;
            keepFirst(columns, count - done);
            load(upper, line.picture, columns);
            load(lower, line.picture + line.width, columns);
        }
        WidePixels pixels;
        mix(pixels, upper, lower, x & 0xff, y & 0xff);
        if (tints) {
            WidePixels tint;
            load(tint, tints + done);
            multiply(pixels, tint);
        }
        layOver(below + done, pixels, count - done);
        u += WideCount * line.stepU;
        v += WideCount * line.stepV;
    }
}

TICKSCOPE_WIDE void columnsOver(QRgb *below, const RowPair &rows, QRgb tint, bool isOpaque,
                                int count)
{
    const WidePixels tints = tint - WidePixels{};
    const WidePixels shareY = rows.share - WidePixels{};
    for (int done = 0; done < count; done += WideCount) {
        WidePixels columns;
        WidePixels shareX;
        load(columns, rows.columns + done);
        load(shareX, rows.shares + done);
        WideNeighbours upper;
        WideNeighbours lower;
        load(upper, lower, rows.upper, rows.width, columns, count - done);
        WidePixels pixels;
        mix(pixels, upper, lower, shareX, shareY);
        if (tint != 0xffffffffU)
            multiply(pixels, tints);
        if (isOpaque && count - done >= WideCount)
            std::memcpy(below + done, &pixels, sizeof pixels);
        else
            layOver(below + done, pixels, count - done);
    }
}

TICKSCOPE_WIDE void colorRow(QRgb *colors, const ColorLine &line, double x, int count)
{
    using Doubles = double __attribute__((vector_size(64)));
    using Floats = float __attribute__((vector_size(32)));
    Doubles places = x + Doubles{0, 1, 2, 3, 4, 5, 6, 7};
    for (int done = 0; done < count; done += WideCount, places += WideCount) {
        const auto part = [&](std::size_t i, Floats & value) __attribute__((always_inline))
        {
            const Doubles exact = line.start[i] + line.perX[i] * places + line.rest[i];
            value = __builtin_convertvector(exact, Floats);
            value = value < 0 ? Floats{} : value;
            value = value > 1 ? Floats{} + 1 : value;
        };
        // Halves are rounded up, as std::lround() does.
        const auto byte = [](const Floats &value, WidePixels &bytes) __attribute__((always_inline))
        {
            const Floats scaled = value * 255.0F;
            const auto whole = __builtin_convertvector(scaled, WideInts);
            const Floats rest = scaled - __builtin_convertvector(whole, Floats);
            bytes = __builtin_bit_cast(WidePixels, whole - (rest >= 0.5F));
        };
        Floats alpha;
        part(3, alpha);
        WidePixels pixels;
        byte(alpha, pixels);
        for (std::size_t i = 0; i < 3; ++i) {
            Floats value;
            WidePixels bytes;
            part(i, value);
            byte(value * alpha, bytes);
            pixels = pixels << 8 | bytes;
        }
        std::memcpy(colors + done, &pixels, sizeof pixels);
    }
}

TICKSCOPE_WIDE void fillOver(QRgb *below, QRgb above, int count)
{
    if (above >> 24 == 0xff)
        return fillWith(below, above, count);
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
