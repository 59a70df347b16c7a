// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/commands/command_set.h"
#include "ui/world/track_layers.h"

namespace tickscope {

class WorldView;

/// What a person can tell the world view, but for what mouse and wheel do.
class WorldCommands : public QObject
{
    Q_OBJECT

public:
    WorldCommands(WorldView &world, Document &document);

    /// Fills \a menu with what is about the view as a whole.
    void fill(QMenu &menu) const;

private:
    void addCamera();
    void addFollowing();
    void addOverlays();
    void addPlanes();
    void addTracks();
    void addPicture();
    void setMiniMap(bool isOn);
    void setHud(bool isOn);

    WorldView &m_world;
    CommandSet m_commands;
};

} // namespace tickscope
