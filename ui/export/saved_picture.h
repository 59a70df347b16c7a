// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QImage>
#include <QString>

namespace tickscope {

/// Draws a picture of what was shown when it was asked for. Any thread.
using PictureMaker = std::function<QImage()>;

/// Writes \a image to \a path in the format of its suffix, else as PNG; the file is there only when
/// it is whole. Returns why it failed; empty when it did not. Any thread.
[[nodiscard]] QString savePicture(const QImage &image, const QString &path);

} // namespace tickscope
