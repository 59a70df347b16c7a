// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>

#include "ui/tape/tape_layout.h"

namespace tickscope {

/// What of the tape does not move with the head: drawn once and kept until something changes.
class TapePicture
{
public:
    TapePicture(const Document &document, const TapeLayout &layout)
        : m_document(document)
        , m_layout(layout)
    {
    }

    /// It must be drawn anew.
    void forget() { m_pixmap = {}; }
    /// Paints it over the whole of \a view, whose font has the titles.
    /// \param scrolled  pixels of rows above the view.
    void paint(QPainter &painter, const QWidget &view, double scrolled);

private:
    void draw(const QWidget &view, double scrolled);
    void drawRows(QPainter &painter, const QWidget &view, double scrolled) const;

    const Document &m_document;
    const TapeLayout &m_layout;
    QPixmap m_pixmap; ///< Null when it must be drawn anew.
};

} // namespace tickscope
