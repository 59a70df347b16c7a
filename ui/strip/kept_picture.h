// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QPixmap>
#include <QWidget>

#include "ui/style/theme.h"

namespace tickscope {

/// What of a strip does not move with the head: drawn once and kept until something changes.
class KeptPicture
{
public:
    /// It must be drawn again.
    void clear() { m_pixmap = {}; }

    /// Paints it over the whole of \a view. \param draw  gets a painter when it must be drawn.
    template<typename Draw>
    void paint(QPainter &painter, const QWidget &view, const Draw &draw)
    {
        if (m_pixmap.isNull()) {
            m_pixmap = QPixmap(view.size() * view.devicePixelRatioF());
            m_pixmap.setDevicePixelRatio(view.devicePixelRatioF());
            m_pixmap.fill(theme::color(theme::Token::Panel));
            QPainter own(&m_pixmap);
            own.setFont(view.font());
            draw(own);
        }
        painter.drawPixmap(0, 0, m_pixmap);
    }

private:
    QPixmap m_pixmap; ///< Null when it must be drawn.
};

} // namespace tickscope
