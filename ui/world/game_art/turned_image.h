// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QTransform>

#include "ui/world/pixel_area.h"

namespace tickscope {

/// Draws \a image over what is in \a area, turned and scaled smoothly: as QPainter would, in
/// half the time, since small images are most of a picture and need no spans and threads.
///
/// \param image  Format_ARGB32_Premultiplied.
/// \param place  from pixels of \a image to those of \a area; an affine one.
/// \param tint   premultiplied colour by which it is multiplied.
void paintTurnedImage(const PixelArea &area, const QImage &image, const QTransform &place,
                      QRgb tint);

} // namespace tickscope
