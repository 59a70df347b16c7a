// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRgb>

/// The sums of pixel_math.h for pixels side by side, as many at once as the processor can: the
/// results are the same to the last bit.
namespace tickscope::pixels {

/// \a above over each of \a count pixels from \a below on.
void rowOver(QRgb *below, const QRgb *above, int count);
/// The same with \a above multiplied by \a tint.
void rowOver(QRgb *below, const QRgb *above, QRgb tint, int count);
/// One pixel over each of \a count.
void fillOver(QRgb *below, QRgb above, int count);
/// One pixel in the place of each of \a count; std::fill() goes pixel by pixel.
void fillWith(QRgb *pixels, QRgb color, int count);

} // namespace tickscope::pixels
