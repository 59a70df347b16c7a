// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timeline_picture.h"

#include "ui/style/theme.h"
#include "ui/timeline/painters/guess_painter.h"

#include <QPainter>
#include <QWidget>

namespace tickscope {

void TimelinePicture::paint(QPainter &painter, const QWidget &view)
{
    if (m_pixmap.isNull())
        draw(view);
    painter.drawPixmap(0, 0, m_pixmap);
}

void TimelinePicture::draw(const QWidget &view)
{
    m_pixmap = QPixmap(view.size() * view.devicePixelRatioF());
    m_pixmap.setDevicePixelRatio(view.devicePixelRatioF());
    m_pixmap.fill(theme::color(theme::Token::Panel));
    QPainter painter(&m_pixmap);
    painter.setFont(view.font());
    paintTimeline(painter, m_strip.content(), m_strip.layout());
    if (m_document.index())
        paintGuesses(painter, m_document, m_strip.scale(), m_strip.layout().plot);
}

} // namespace tickscope
