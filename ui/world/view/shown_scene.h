// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <QObject>
#include <QSet>

#include "core/model/scene/scene.h"
#include "ui/document/active_document.h"
#include "ui/jobs/latest_job.h"
#include "ui/world/canvas/game_data.h"
#include "ui/world/hud/hud.h"
#include "ui/world/map/map_painter.h"
#include "ui/world/scene_renderer.h"

namespace tickscope {

/// The map of a world view with its images, which a worker reads.
class ShownMap : public QObject
{
    Q_OBJECT

public:
    explicit ShownMap(QObject *parent);

    [[nodiscard]] const Shared<MapContent> &content() const { return m_content; }
    /// Null without a map.
    [[nodiscard]] const MapBackdrop *backdrop() const;
    /// Images of the map; null as long as they are not read.
    [[nodiscard]] const std::shared_ptr<const MapTextures> &textures() const { return m_textures; }
    /// Keeps pieces of the map between pictures.
    [[nodiscard]] MapPainter &painter() { return m_painter; }
    void setContent(const Shared<MapContent> &content);

signals:
    void texturesChanged();

private:
    Shared<MapContent> m_content; ///< Held here so that the painter's pieces belong to it.
    MapPainter m_painter;
    std::shared_ptr<const MapTextures> m_textures;
    LatestJob<std::shared_ptr<const MapTextures>> m_job;
};

struct MapBackdrop;
class RecordingFrames;
class WorldLevels;
class WorldOverlays;

/// Another recording, or another moment of the same one, in the picture of a world view.
struct WorldLayer {
    std::shared_ptr<RecordingFrames> frames;
    /// Its own time at a time of the document's, which may lie outside of it; nothing where nothing
    /// of it is shown.
    std::function<std::optional<Time>(Time)> timeAt = [](Time time) { return time; };
    std::optional<QColor> tint = {}; ///< As SceneLayer has it.
    double opacity = 1.0;
    QString file = {}; ///< Name of its file, where that is another one than the document's.
};

/// What a world view shows of the document's moment: figures, what was said and done lately, and
/// the game's pictures of them.
class ShownScene : public QObject
{
    Q_OBJECT

public:
    ShownScene(ActiveDocument &document, WorldLevels &levels, const WorldOverlays &overlays,
               QObject *parent);

    /// As it is seen from the plane, without what the level slider hides.
    [[nodiscard]] const Scene &scene() const { return m_layers.front().scene; }
    /// scene(), and those of setLayers().
    [[nodiscard]] const std::vector<SceneLayer> &layers() const { return m_layers; }
    /// Shows \a others below the document's own layer.
    void setLayers(std::vector<WorldLayer> others);
    [[nodiscard]] const HudContent &hud() const { return m_recent.hud; }
    [[nodiscard]] const std::vector<Bubble> &bubbles() const { return m_recent.bubbles; }
    [[nodiscard]] const std::shared_ptr<const GameData> &game() const { return m_game; }
    /// By client ID the numbers of those in the scene whose names others had, too.
    [[nodiscard]] std::map<int, int> playerNumbers() const;
    /// Of who recorded, whatever client ID they had; none while that is not known.
    [[nodiscard]] std::vector<Stay> recorderStays() const;
    /// Null when \a player is not in the scene, or none.
    [[nodiscard]] const Actor *actorOf(const std::optional<PlayerRef> &player) const;

    /// Of the frame at the head. \param map  may be null.
    void make(const MapBackdrop *map);
    /// Another recording.
    void reset();

signals:
    /// A frame of another layer came.
    void layersChanged();
    /// Pictures of the game were read.
    void picturesRead();

private:
    [[nodiscard]] Scene inSight(Scene scene, std::optional<int> followed) const;
    void recallEvents();
    void loadPicturesOfGame();
    void read(const QStringList &pictures);

    ActiveDocument &m_document;
    WorldLevels &m_levels;
    const WorldOverlays &m_overlays;
    std::vector<SceneLayer> m_layers{1}; ///< The document's own is the first.
    std::vector<WorldLayer> m_others;
    RecentEvents m_recent;
    std::shared_ptr<const GameData> m_game = GameData::installed({}, GameData::usualCache());
    QSet<QString> m_askedPictures; ///< Of m_game; loading or loaded.
};

} // namespace tickscope
