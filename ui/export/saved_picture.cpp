// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/saved_picture.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImageWriter>

#include "ui/export/saved_text.h"

namespace tickscope {

constexpr int SharpLetters = 95; ///< Quality of JPEG and WebP. Of PNG it would be its size.

QString savePicture(const QImage &image, const QString &path)
{
    QByteArray format = QFileInfo(path).suffix().toLower().toLatin1();
    if (!QImageWriter::supportedImageFormats().contains(format))
        format = "png";
    QByteArray bytes;
    QBuffer buffer(&bytes);
    (void)image.save(&buffer, format.constData(), format == "png" ? -1 : SharpLetters);
    return saveBytes(path, bytes);
}

} // namespace tickscope
