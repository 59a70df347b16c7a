// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/saved_picture.h"

#include <QFileInfo>
#include <QImageWriter>
#include <QSaveFile>

namespace tickscope {

constexpr int SharpLetters = 95; ///< Quality of JPEG and WebP. Of PNG it would be its size.

QString savePicture(const QImage &image, const QString &path)
{
    QSaveFile file(path);
    QByteArray format = QFileInfo(path).suffix().toLower().toLatin1();
    if (!QImageWriter::supportedImageFormats().contains(format))
        format = "png";
    if (!file.open(QIODevice::WriteOnly)
        || !image.save(&file, format.constData(), format == "png" ? -1 : SharpLetters)
        || !file.commit())
        return file.errorString();
    return {};
}

} // namespace tickscope
