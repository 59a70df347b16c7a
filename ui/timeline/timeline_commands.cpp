// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timeline_commands.h"

#include "ui/commands/command_keys.h"
#include "ui/timeline/timeline_view.h"

namespace tickscope {

TimelineCommands::TimelineCommands(TimelineView &view, Document &document)
    : QObject(&view)
    , m_view(view)
    , m_commands(this, document)
{
    const auto add = [this](Command command) { m_commands.add(std::move(command)); };
    const auto hasRange = [&document] { return document.playback().range().has_value(); };
    add({.id = "timeline.fit",
         .text = tr("Whole timeline"),
         .shortcuts = keys({"Z"}),
         .handler = [this] { m_view.fit(); },
         .place = {MenuName::View, 320},
         .toolTip = tr("Show the whole recording on the timeline"),
         .icon = "timeline"});
    add({.id = "range.show",
         .text = tr("Show range"),
         .shortcuts = keys({"Shift+Z"}),
         .handler = [this] { m_view.showRange(); },
         .place = {MenuName::Playback, 330},
         .toolTip = tr("Zoom the timeline to the selected range"),
         .isEnabled = hasRange});
    add({.id = "range.copy",
         .text = tr("Copy range"),
         .shortcuts = keys({"Ctrl+Shift+R"}),
         .handler = [this] { m_view.copyRange(); },
         .place = {MenuName::Playback, 340},
         .toolTip = tr("Copy duration, ticks and event counts of the selected range"),
         .icon = "copy",
         .isEnabled = hasRange});
    m_commands.refreshWith(Document::RangeChanged);
}

} // namespace tickscope
