// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/absence_plate.h"

#include <QPainter>

#include <algorithm>

namespace tickscope {

void drawAbsence(QImage &picture, const QString &text)
{
    constexpr int LinesInPicture = 24;
    if (text.isEmpty())
        return;
    QPainter painter(&picture);
    QFont font = painter.font();
    font.setPixelSize(std::max(picture.height() / LinesInPicture, 9));
    font.setBold(true);
    painter.setFont(font);
    const int flags = Qt::AlignCenter | Qt::TextWordWrap;
    const int margin = font.pixelSize() / 2;
    const QRect room(0, 0, picture.width(),
                     painter.fontMetrics().boundingRect(picture.rect(), flags, text).height()
                         + margin);
    painter.fillRect(room, Qt::black);
    painter.setPen(Qt::white);
    painter.drawText(room, flags, text);
}

} // namespace tickscope
