// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/commands/command_set.h"

namespace tickscope {

class TimelineView;

/// Commands of the timeline, besides what mouse and wheel do.
class TimelineCommands : public QObject
{
    Q_OBJECT

public:
    TimelineCommands(TimelineView &view, ActiveDocument &document);

    [[nodiscard]] CommandSet &commands() { return m_commands; }

private:
    void addRange();
    void addMarkers();
    /// Shows the selected range, which is there, with a little room around it.
    void showRange();
    /// Asks for the name of a marker without stopping anything.
    void askName(const QString &title, const QString &present,
                 std::function<void(const QString &)> named);
    bool addMarker(const QVariant &tick);
    bool renameMarker(const QVariant &id);

    TimelineView &m_view;
    ActiveDocument &m_document;
    CommandSet m_commands;
};

} // namespace tickscope
