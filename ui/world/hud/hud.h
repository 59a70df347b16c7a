// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QColor>
#include <QString>

#include "core/model/scene/scene.h"
#include "core/timeline/index.h"
#include "ui/world/canvas/world_palette.h"
#include "ui/world/hud/bubbles.h"
#include "ui/world/hud/scoreboard.h"

namespace tickscope {

/// One line over the picture: a name in its colour and what follows it.
struct HudLine {
    QString name;
    QColor nameColor;
    QString sign; ///< Between name and text, in the colour of its kind.
    QColor signColor;
    WeaponKind weapon = WeaponKind::None; ///< Its picture stands for the sign.
    QString text;
    bool isServer = false;
    Tick tick; ///< When it happened.
    double opacity = 1.0;

    friend bool operator==(const HudLine &, const HudLine &) = default;
};

/// All text that lies over the picture at one moment.
struct HudContent {
    std::vector<HudLine> chat;  ///< Oldest first.
    std::vector<HudLine> kills; ///< Oldest first.
    QString broadcast;
    QString clock;
    QString race;                 ///< How long it runs; empty without one.
    QString spectating;           ///< Whom the recording watches; empty when none.
    std::vector<ScoreRow> scores; ///< While they are asked for.

    friend bool operator==(const HudContent &, const HudContent &) = default;
};

/// Collects what was said and done shortly before a moment; see recentEvents(). Borrows the index.
class HudMaker
{
public:
    /// No older event is of interest.
    static constexpr Time Span = std::chrono::seconds(8);

    HudMaker(const Index &index, Time head);

    /// The newest first. \param age  of the event at the head.
    void take(const EventRow &event, Time age);
    [[nodiscard]] HudContent finish();

private:
    const Index &m_index;
    HudContent m_content;
};

/// What a picture shows of what happened shortly before its moment.
struct RecentEvents {
    HudContent hud;
    std::vector<Bubble> bubbles;
};

/// What was said and done shortly before \a head, from the index alone: one walk for all of it.
[[nodiscard]] RecentEvents recentEvents(const Index &index, Time head);

} // namespace tickscope
