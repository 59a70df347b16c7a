// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>

#include "ui/timeline/timeline_strip.h"

namespace tickscope {

/// What of the strip does not move with the head: drawn once and kept until something changes.
class TimelinePicture
{
public:
    TimelinePicture(const Document &document, const TimelineStrip &strip)
        : m_document(document)
        , m_strip(strip)
    {
    }

    /// It must be drawn anew.
    void forget() { m_pixmap = {}; }
    /// Paints it over the whole of \a view.
    void paint(QPainter &painter, const QWidget &view);

private:
    void draw(const QWidget &view);

    const Document &m_document;
    const TimelineStrip &m_strip;
    QPixmap m_pixmap; ///< Null when it must be drawn anew.
};

} // namespace tickscope
