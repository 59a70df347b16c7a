// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/focus_ring.h"

#include "ui/style/theme.h"

#include <QPainter>
#include <QResizeEvent>

namespace tickscope {

namespace {

constexpr int RingWidth = 2;

} // namespace

FocusRing::FocusRing(QWidget &framed)
    : QWidget(&framed)
{
    setObjectName(QStringLiteral("focusRing"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    framed.installEventFilter(this);
    cover(framed.size());
    raise();
}

bool FocusRing::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        cover(static_cast<QResizeEvent *>(event)->size());
    return QWidget::eventFilter(watched, event);
}

void FocusRing::cover(QSize size)
{
    // What has the whole screen for itself needs no frame to be found.
    setVisible(size != window()->size());
    const QRect whole(QPoint(0, 0), size);
    setGeometry(whole);
    // With a hole, so that a picture below is not composed anew for every frame.
    setMask(
        QRegion(whole).subtracted(whole.adjusted(RingWidth, RingWidth, -RingWidth, -RingWidth)));
}

void FocusRing::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), theme::color(theme::Token::Accent));
}

} // namespace tickscope
