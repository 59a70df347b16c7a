// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QLabel>

#include "ui/document/document.h"

namespace tickscope {

/// Card beside the pointer: a picture of the world, tick, clock, wall clock and the events
/// there. A window of its own that takes no mouse and no focus.
class HoverCard : public QLabel
{
    Q_OBJECT

public:
    explicit HoverCard(QWidget *parent);

    /// Shows what is at \a tick, with the events of \a near and \a picture, which may be of
    /// a moment before: the next one replaces it by setPicture().
    ///
    /// \param x           where the card's middle is to be, global.
    /// \param instrument  what the card must leave free, global: it stands above, else below.
    void showFor(const Document &document, Tick tick, TickRange near, const QImage &picture, int x,
                 QRect instrument);
    void setPicture(const QImage &picture);
    [[nodiscard]] const QImage &picture() const { return m_picture; }
    /// Shows lines of rich text of our own above \a anchor (global).
    void showLines(const QString &text, QPoint anchor);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void setLines(const QString &text);
    void showAt(int x, int top);

    QImage m_picture;
};

} // namespace tickscope
