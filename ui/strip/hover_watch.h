// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>
#include <QPointF>
#include <QTimer>

class QWidget;

namespace tickscope {

/// Where the pointer is over a strip of time, and when the card about that
/// place comes: after a short rest, and then as the pointer moves.
class HoverWatch : public QObject
{
    Q_OBJECT

public:
    /// \param card  shown by who gets cardWanted(), hidden here.
    HoverWatch(QWidget &card, QObject *parent);

    [[nodiscard]] const std::optional<QPointF> &place() const { return m_place; }
    /// \param place  not set: it is over nothing that has a card.
    void moveTo(std::optional<QPointF> place);

signals:
    void cardWanted(QPointF place);
    /// The card is gone.
    void left();

private:
    QWidget &m_card;
    QTimer m_timer;
    std::optional<QPointF> m_place;
};

} // namespace tickscope
