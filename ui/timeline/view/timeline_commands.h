// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>

#include "ui/commands/command_set.h"
#include "ui/markers/annotation.h"

namespace tickscope {

class GoCommands;
class MarkerCommands;
class PlaybackCommands;
class TimelineView;

/// Commands of the timeline, besides what mouse and wheel do.
class TimelineCommands : public QObject
{
    Q_OBJECT

public:
    /// \param go  must live longer.
    TimelineCommands(TimelineView &view, ActiveDocument &document, GoCommands &go);

    /// Offers what can be done at \a tick: going there, loop, range, markers.
    /// \param marker  the one under the pointer, if any.
    void offerPlace(QMenu &menu, Tick tick, const std::optional<Annotation> &marker);

private:
    void addRange();
    void addMarkers();
    void offerMarker(QMenu &menu, Tick tick, const std::optional<Annotation> &marker);
    /// Shows the selected range, which is there, with a little room around it.
    void showRange();
    /// Asks for the name of a marker without stopping anything.
    void askName(const QString &title, const QString &present,
                 std::function<void(const QString &)> isNamed);
    bool addMarker(Tick tick);
    bool renameMarker(const QVariant &argument);

    TimelineView &m_view;
    ActiveDocument &m_document;
    GoCommands &m_go;
    PlaybackCommands *m_playback;
    MarkerCommands *m_markers;
    CommandSet m_commands;
};

} // namespace tickscope
