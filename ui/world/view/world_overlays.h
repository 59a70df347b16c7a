// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/commands/command_set.h"

namespace tickscope {

/// What a person wants to see over the picture of the world. Of the first view mini-map and HUD are
/// kept in the settings when a command changes them; others begin without.
class WorldOverlays : public QObject
{
    Q_OBJECT

public:
    /// \param view  its number.
    WorldOverlays(ActiveDocument &document, int view, QObject *parent);

    [[nodiscard]] CommandSet &commands() { return m_commands; }

    /// Chat, kills and clock.
    [[nodiscard]] bool isHudVisible() const { return m_isHudVisible; }
    void setHudVisible(bool isVisible) { set(m_isHudVisible, isVisible); }
    /// Whether it is wanted; it is not drawn while the view shows the whole map.
    [[nodiscard]] bool isMiniMapVisible() const { return m_isMiniMapVisible; }
    void setMiniMapVisible(bool isVisible) { set(m_isMiniMapVisible, isVisible); }
    /// What cells of the map do to players, over its picture.
    [[nodiscard]] bool areEntitiesVisible() const { return m_areEntitiesVisible; }
    void setEntitiesVisible(bool areVisible) { set(m_areEntitiesVisible, areVisible); }
    /// The list of players over the picture.
    [[nodiscard]] bool isScoreboardVisible() const { return m_isScoreboardVisible; }
    void setScoreboardVisible(bool isVisible) { set(m_isScoreboardVisible, isVisible); }

signals:
    void changed();

private:
    void addCommands(ActiveDocument &document);
    void set(bool &what, bool isVisible);
    void store(const QString &key, bool isVisible) const;

    bool m_isFirst; ///< View of the window.
    bool m_isHudVisible;
    bool m_isMiniMapVisible;
    bool m_areEntitiesVisible = false;
    bool m_isScoreboardVisible = false;
    CommandSet m_commands;
};

} // namespace tickscope
