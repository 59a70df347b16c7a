// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/strip/hover_watch.h"

#include <QWidget>

namespace tickscope {

namespace {

constexpr int HoverDelay = 80; // milliseconds

} // namespace

HoverWatch::HoverWatch(QWidget &card, QObject *parent)
    : QObject(parent)
    , m_card(card)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(HoverDelay);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (m_place)
            emit cardWanted(*m_place);
    });
}

void HoverWatch::moveTo(std::optional<QPointF> place)
{
    m_place = place;
    if (!m_place) {
        m_timer.stop();
        m_card.hide();
        emit left();
    } else if (m_card.isVisible()) {
        // It follows at once: waiting again would make it flicker.
        emit cardWanted(*m_place);
    } else {
        m_timer.start();
    }
}

} // namespace tickscope
