// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/document/active_document.h"
#include "ui/strip/time_scale.h"
#include "ui/timeline/lanes/lane_ticks.h"

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

} // namespace tickscope
