// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>

#include <QObject>
#include <QSet>

#include "core/model/scene/scene.h"
#include "ui/document/active_document.h"
#include "ui/world/canvas/game_data.h"
#include "ui/world/hud/recent_events.h"

namespace tickscope {

struct MapBackdrop;
class WorldLevels;
class WorldOverlays;

/// What a world view shows of the document's moment: figures, what was said and done lately, and
/// the game's pictures of them.
class ShownScene : public QObject
{
    Q_OBJECT

public:
    ShownScene(ActiveDocument &document, WorldLevels &levels, const WorldOverlays &overlays,
               QObject *parent);

    /// As it is seen from the plane, without what the level slider hides.
    [[nodiscard]] const Scene &scene() const { return m_scene; }
    [[nodiscard]] const HudContent &hud() const { return m_recent.hud; }
    [[nodiscard]] const std::vector<Bubble> &bubbles() const { return m_recent.bubbles; }
    [[nodiscard]] const std::shared_ptr<const GameData> &game() const { return m_game; }
    /// By client ID the numbers of those in the scene whose names others had, too.
    [[nodiscard]] std::map<int, int> playerNumbers() const;
    /// Null when \a player is not in the scene, or none.
    [[nodiscard]] const Actor *actorOf(const std::optional<PlayerRef> &player) const;

    /// Of the frame at the head. \param map  may be null.
    void make(const MapBackdrop *map);
    /// Another recording.
    void reset();

signals:
    /// Pictures of the game were read.
    void picturesRead();

private:
    void recallEvents();
    void loadPicturesOfGame();
    [[nodiscard]] bool isNameShared(const Player &player, const std::string &name) const;

    ActiveDocument &m_document;
    WorldLevels &m_levels;
    const WorldOverlays &m_overlays;
    Scene m_scene;
    RecentEvents m_recent;
    std::shared_ptr<const GameData> m_game = GameData::installed();
    QSet<QString> m_askedPictures; ///< Of m_game; loading or loaded.
    mutable std::map<std::pair<int, std::string>, bool> m_sharedNames; ///< By player's number.
    mutable Shared<Index> m_sharedNamesOf;
};

} // namespace tickscope
