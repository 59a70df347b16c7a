// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/commands/command_set.h"

namespace tickscope {

class TimelineView;

/// What a person can tell the timeline, but for what mouse and wheel do.
class TimelineCommands : public QObject
{
    Q_OBJECT

public:
    TimelineCommands(TimelineView &view, Document &document);

    [[nodiscard]] const CommandSet &commands() const { return m_commands; }

private:
    TimelineView &m_view;
    CommandSet m_commands;
};

} // namespace tickscope
