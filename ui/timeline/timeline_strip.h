// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/document/active_document.h"
#include "ui/strip/time_scale.h"
#include "ui/timeline/lanes/lane_ticks.h"
#include "ui/timeline/timeline_content.h"
#include "ui/timeline/timeline_painter.h"

namespace tickscope {

/// What a place of the timeline stands for. A plain value about the present
/// moment; what it is made of must live longer.
class StripPlaces
{
public:
    StripPlaces(ActiveDocument &document, const LaneTicks &ticks, const TimeScale &scale)
        : m_document(document)
        , m_ticks(ticks)
        , m_scale(scale)
    {
    }

    [[nodiscard]] Tick tickAt(double x) const;
    /// Nearest event or marker within reach of \a x.
    [[nodiscard]] std::optional<Tick> landmarkAt(double x) const;
    [[nodiscard]] std::optional<Annotation> markerAt(double x) const;
    /// What \a x stands for; with Ctrl the landmark there.
    [[nodiscard]] Tick tickNear(double x, Qt::KeyboardModifiers modifiers) const;

private:
    [[nodiscard]] double distance(Tick tick, double x) const;

    ActiveDocument &m_document;
    const LaneTicks &m_ticks;
    const TimeScale &m_scale;
};

/// What the stretch in view shows at present, where it stands, and what stands at a place. Places
/// are pixels of the widget.
class TimelineStrip
{
public:
    explicit TimelineStrip(ActiveDocument &document);

    void setTicks(Shared<LaneTicks> ticks) { m_ticks = std::move(ticks); }
    /// Gives axis and lanes their places in a widget of \a size with \a font.
    void layOut(QSize size, const QFont &font);
    /// Takes the time in view from the document.
    void updateScale();
    /// Takes what is to be seen from the document.
    void renew();

    [[nodiscard]] const LaneTicks &ticks() const { return *m_ticks; }
    [[nodiscard]] const TimeScale &scale() const { return m_scale; }
    [[nodiscard]] const TimelineLayout &layout() const { return m_layout; }
    [[nodiscard]] const TimelineContent &content() const { return m_content; }
    /// What its x stand for, which count from the left edge of the plot.
    [[nodiscard]] StripPlaces places() const { return {m_document, *m_ticks, m_scale}; }

    [[nodiscard]] double plotX(QPointF place) const { return place.x() - m_layout.plot.left(); }
    [[nodiscard]] bool isTitle(QPointF place) const { return plotX(place) < 0; }
    /// ID of the lane at \a y; empty if there is none.
    [[nodiscard]] QString laneIdAt(double y) const;
    /// The end of the range that stays when the sign of the other at \a place is dragged.
    [[nodiscard]] std::optional<Tick> fixedEndAt(QPointF place) const;
    /// The own marker whose sign, which stands in the axis, is at \a place.
    [[nodiscard]] std::optional<Annotation> markerToHold(QPointF place) const;

private:
    ActiveDocument &m_document;
    Shared<LaneTicks> m_ticks;
    TimeScale m_scale;
    TimelineLayout m_layout;
    TimelineContent m_content;
};

/// Of the axis with its numbers, in pixels.
[[nodiscard]] double timelineAxisHeight(const QFont &font);

} // namespace tickscope
