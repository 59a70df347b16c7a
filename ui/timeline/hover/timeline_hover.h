// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>
#include <QPointF>

#include "core/base/tick.h"

class QWidget;

namespace tickscope {

class ActiveDocument;
class HoverCard;
class HoverPreview;
class HoverTracker;
class TimelineStrip;

/// What comes while the pointer rests over the timeline: the card with picture and events.
class TimelineHover : public QObject
{
    Q_OBJECT

public:
    /// \param view  over which the pointer is, and the parent; with the widget around it it is the
    ///              instrument beside which the card comes. \a strip is about its pixels.
    TimelineHover(ActiveDocument &document, const TimelineStrip &strip, QWidget &view);

    /// Where the pointer is; nothing while it is over no tick.
    [[nodiscard]] const std::optional<QPointF> &place() const;
    /// The pointer is at \a place, in pixels of the view.
    void moveTo(std::optional<QPointF> place);
    [[nodiscard]] HoverPreview &preview() const { return *m_preview; }

private:
    void showCard(QPointF place);

    ActiveDocument &m_document;
    const TimelineStrip &m_strip;
    QWidget &m_view;
    HoverCard *m_card;
    HoverPreview *m_preview;
    HoverTracker *m_tracker;
};

} // namespace tickscope
