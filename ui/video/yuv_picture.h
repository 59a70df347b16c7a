// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>

namespace tickscope {

/// \a image, Format_RGB32, as codecs store pictures: the luma of all pixels, row by row without
/// gaps, then both differences of colour, each of the mean of two by two pixels (ITU-R BT.709,
/// limited range, 4:2:0). At an odd edge there are fewer than four.
[[nodiscard]] QByteArray yuvPicture(const QImage &image);

} // namespace tickscope
