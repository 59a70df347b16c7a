// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/saved_picture.h"

#include <QSaveFile>

namespace tickscope {

QString savePicture(const QImage &image, const QString &path)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !image.save(&file, "PNG") || !file.commit())
        return file.errorString();
    return {};
}

} // namespace tickscope
