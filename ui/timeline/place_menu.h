// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

#include "ui/document/document.h"

namespace tickscope {

/// What can be done at a place of the timeline: going there, loop, range, markers.
class PlaceMenu : public QMenu
{
    Q_OBJECT

public:
    /// \param marker  the one under the pointer, if any.
    PlaceMenu(Document &document, Tick tick, const std::optional<Marker> &marker, QWidget *parent);

signals:
    void copyRangeWanted();
    void showRangeWanted();

private:
    void addLoopActions(Tick tick);
    void addRangeActions();
    void addMarkerActions(Tick tick, const std::optional<Marker> &marker);

    Document &m_document;
};

} // namespace tickscope
