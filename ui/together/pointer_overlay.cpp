// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/together/pointer_overlay.h"

#include <QMouseEvent>
#include <QPainter>

#include "ui/world/canvas/camera.h"
#include "ui/world/view/world_view.h"

namespace tickscope::together {

constexpr int PointerRadius = 11; ///< Pixels.

PointerOverlay::PointerOverlay(WorldView &world, SharedView &view)
    : QWidget(&world)
    , m_world(world)
    , m_view(view)
{
    setObjectName(QStringLiteral("pointerOverlay"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setGeometry(world.rect());
    hide();
    world.installEventFilter(this);
    connect(&view, &SharedView::changed, this, [this] {
        setVisible(m_view.pointer().has_value());
        update();
    });
}

bool PointerOverlay::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        setGeometry(m_world.rect());
    else if (event->type() == QEvent::MouseMove)
        m_view.setPointer(m_world.camera().toWorld(static_cast<QMouseEvent *>(event)->position(),
                                                   m_world.size()));
    else if (event->type() == QEvent::Leave)
        m_view.setPointer({});
    return QWidget::eventFilter(watched, event);
}

void PointerOverlay::paintEvent(QPaintEvent * /*event*/)
{
    const auto place = m_view.pointer();
    if (!place)
        return;
    const QPointF pixel = m_world.camera().toPixel(*place, m_world.size());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // Light within dark, so that it is seen on any map.
    painter.setPen(QPen(Qt::black, 5));
    painter.drawEllipse(pixel, PointerRadius, PointerRadius);
    painter.setPen(QPen(Qt::white, 2));
    painter.drawEllipse(pixel, PointerRadius, PointerRadius);
}

} // namespace tickscope::together
