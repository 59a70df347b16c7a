// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timeline_strip.h"

#include <QFontMetrics>

#include <algorithm>
#include <cmath>

namespace tickscope {

constexpr double HandlePixels = 5;

double timelineAxisHeight(const QFont &font)
{
    return QFontMetrics(font).height() + 8;
}

TimelineStrip::TimelineStrip(ActiveDocument &document)
    : m_document(document)
    , m_ticks(std::make_shared<const LaneTicks>())
{
}

void TimelineStrip::layOut(QSize size, const QFont &font)
{
    m_layout = TimelineLayout::of(size, timelineTitleWidth(font), timelineAxisHeight(font),
                                  m_ticks->lanes.size());
}

void TimelineStrip::updateScale()
{
    const TimeInView view = m_document->playback().timeInView();
    m_scale = {view.begin, view.span, std::max(m_layout.plot.width(), 1.0)};
}

void TimelineStrip::renew()
{
    m_content = m_document->index() ? makeTimelineContent(m_scale, *m_document, *m_ticks)
                                    : TimelineContent{};
}

QString TimelineStrip::laneIdAt(double y) const
{
    const auto lane = m_layout.laneAt(y);
    return lane && *lane < m_ticks->lanes.size() ? m_ticks->lanes[*lane].lane.id : QString();
}

std::optional<Tick> TimelineStrip::fixedEndAt(QPointF place) const
{
    const auto &range = m_document->playback().range();
    if (!m_content.range || !range || place.y() > m_layout.axis.bottom())
        return {};
    const double x = plotX(place);
    if (std::abs(x - m_content.range->left) <= HandlePixels)
        return range->last;
    if (std::abs(x - m_content.range->right) <= HandlePixels)
        return range->first;
    return {};
}

std::optional<Annotation> TimelineStrip::markerToHold(QPointF place) const
{
    if (!m_document->index() || place.y() > m_layout.axis.bottom() || isTitle(place))
        return {};
    const auto marker = places().markerAt(plotX(place));
    return marker && marker->isOwn() ? marker : std::nullopt;
}

} // namespace tickscope
