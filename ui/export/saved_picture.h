// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

namespace tickscope {

/// Writes \a image as PNG to \a path; the file is there only when it is whole. Returns why it
/// failed; empty when it did not. Any thread.
[[nodiscard]] QString savePicture(const QImage &image, const QString &path);

} // namespace tickscope
