// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>

#include <QImage>
#include <QSet>
#include <QTimer>
#include <QWidget>

#include "ui/document/document.h"
#include "ui/document/latest_job.h"
#include "ui/world/camera.h"
#include "ui/world/hud.h"
#include "ui/world/level_slider.h"
#include "ui/world/map_painter.h"
#include "ui/world/scene_renderer.h"

namespace tickscope {

class MiniMap;
class TrackLayers;
class WorldCommands;

/// The picture of the recording at the head, with a camera that a person moves.
class WorldView : public QWidget
{
    Q_OBJECT

public:
    /// Where the camera gets its place from.
    enum class View {
        Recorder, ///< What the recording person saw; all players where that is not known.
        Follow,   ///< The document's followed player; where that one is not, it stays.
        Players,  ///< Keeps all players in the picture.
        Map,      ///< The whole map.
        Free,     ///< Where the person put it.
    };

    explicit WorldView(Document &document, QWidget *parent = nullptr);

    [[nodiscard]] View view() const { return m_view; }
    [[nodiscard]] const Camera &camera()
    {
        freshen();
        return m_camera;
    }
    [[nodiscard]] TrackLayers &tracks() { return *m_tracks; }
    [[nodiscard]] MiniMap &miniMap() { return *m_miniMap; }
    /// Whether it is wanted; it is not drawn while the view shows the whole map.
    [[nodiscard]] bool isMiniMapVisible() const { return m_isMiniMapVisible; }
    [[nodiscard]] bool isMiniMapShown() const;
    /// Of the document's frame at its head. Made when it is painted or asked for, not with
    /// every change.
    [[nodiscard]] const Scene &scene()
    {
        freshen();
        return m_scene;
    }
    /// By client ID the numbers of those in the scene whose names others had, too.
    [[nodiscard]] std::map<int, int> playerNumbers();
    [[nodiscard]] ViewPlane plane() const { return m_sight.plane; }
    /// Whether the recording has a third dimension, so that there are other planes than
    /// the one from above.
    [[nodiscard]] bool hasHeights() const { return m_heights.has_value(); }
    [[nodiscard]] bool isHudVisible() const { return m_isHudVisible; }
    [[nodiscard]] bool areEntitiesVisible() const { return m_areEntitiesVisible; }
    /// Images of the present map; null as long as they are not read.
    [[nodiscard]] const std::shared_ptr<const MapTextures> &mapTextures() const
    {
        return m_textures;
    }
    [[nodiscard]] bool isScoreboardVisible() const { return m_isScoreboardVisible; }
    /// What the picture cannot show, or why; empty when all is well.
    [[nodiscard]] QString stateText();
    /// Where the texts of the picture stood when it was painted last.
    [[nodiscard]] const PictureTexts &texts() const { return m_texts; }
    /// Where something is put over the picture: mini-map, level slider, notes.
    [[nodiscard]] std::vector<QRectF> takenPixels();
    /// The present picture in another size, with the same middle and height of world.
    [[nodiscard]] QImage picture(QSize size);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

public slots:
    void fitMap();
    void fitPlayers();
    void showRecorderView();
    void setFreeCamera();
    void zoomIn();
    void zoomOut();
    /// Follows the next (1) or previous (-1) player by client ID.
    void followNext(int direction);
    /// Follows the selected player; nobody any more if it is followed already.
    void followSelected();
    /// Selects and follows the player under the pointer, if there is one.
    void followUnderPointer();
    void setHudVisible(bool visible);
    void setMiniMapVisible(bool visible);
    void setPlane(tickscope::ViewPlane plane);
    /// Shows what cells of the map do to players, over its picture.
    void setEntitiesVisible(bool visible);
    /// The list of players over the picture.
    void setScoreboardVisible(bool visible);
    void copyPicture();
    void savePicture();

signals:
    void viewChanged();
    void mapTexturesChanged();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void takeChanges(Document::Changes changes);
    void takeMap();
    void noteLateFrame(Document::Changes changes);
    /// It is still looked for.
    [[nodiscard]] bool awaitsMap() const;
    /// Scene and camera are of an earlier moment; they are made anew when they are needed.
    void outdate();
    void freshen();
    void makeScene();
    /// What was said and done lately.
    void recallEvents();
    void loadGamePictures();
    void placeCamera();
    void setView(View view);
    void learnHeights(const Scene &scene);
    void hideOtherLevels(Scene &scene) const;
    void placeLevelSlider();
    void zoomBy(double factor, QPointF pixel);
    void panBy(QPointF pixels);
    void stopFollowing();
    [[nodiscard]] bool goAlongTrail(QPointF pixel);
    [[nodiscard]] QString trailText(QPointF pixel) const;
    void selectAndFollow(PlayerRef player);
    void writePicture(const QString &path);
    [[nodiscard]] const Actor *actorOf(const std::optional<PlayerRef> &player);
    [[nodiscard]] const Actor *actorUnder(QPointF pixel);
    [[nodiscard]] const MapBackdrop *backdrop() const;
    [[nodiscard]] QString describe(const Actor &actor) const;
    /// Why the followed player is not in the picture; empty when it is, or nobody is followed.
    [[nodiscard]] QString absenceText();
    [[nodiscard]] RenderOptions optionsFor(QSize size, const Camera &camera);
    [[nodiscard]] std::vector<Stay> recorderStays() const;
    [[nodiscard]] bool isNameShared(const Player &player, const std::string &name) const;
    void paintPicture();
    /// What the picture cannot show, at the bottom right.
    struct Note {
        QRectF plate;
        QString text; ///< As it is drawn.
        QString whole;
        QColor bar;
    };
    [[nodiscard]] std::vector<Note> notes();
    void paintNotes(QPainter &painter);
    [[nodiscard]] QString elidedTextAt(QPointF pixel);
    [[nodiscard]] bool isOnMiniMap(QPointF pixel) const;
    void lookAtMiniMap(QPointF pixel);
    void paintMiniMap(QPainter &painter);

    Document &m_document;
    Shared<MapContent> m_map; ///< Held here so that the painter's pieces belong to it.
    std::shared_ptr<const GameData> m_game = GameData::installed();
    MapPainter m_mapPainter;
    QImage m_picture; ///< Kept, since a new one takes longer to get than to copy.
    PictureTexts m_texts;
    Scene m_scene; ///< As it is seen from the plane, without what the level slider hides.
    bool m_isOutdated = false; ///< The scene, and with it the camera.
    MapSight m_sight;
    LevelSlider *m_levels;
    /// Of map and actors so far; nothing without a third dimension.
    std::optional<HeightWindow> m_heights;
    std::shared_ptr<const MapTextures> m_textures;
    LatestJob<std::shared_ptr<const MapTextures>> m_textureJob;
    QSet<QString> m_askedPictures; ///< Of m_game; loading or loaded.
    MiniMap *m_miniMap;
    bool m_isMiniMapVisible = true;
    bool m_isOnMiniMap = false; ///< A drag that began there.
    TrackLayers *m_tracks;
    std::optional<QPointF> m_trailMark; ///< Place of a trail under the pointer, in the world.
    HudContent m_hud;
    std::vector<Bubble> m_bubbles;
    Camera m_camera;
    View m_view = View::Recorder;
    double m_followZoom = 1.0; ///< Of recorder's view and following; 1 is play scale.
    bool m_cameraIsPlaced = false;
    bool m_isHudVisible = true;
    bool m_areEntitiesVisible = false;
    bool m_isScoreboardVisible = false;
    WorldPalette m_palette;
    WorldCommands *m_commands;
    std::optional<QPointF> m_dragFrom;
    bool m_isDragging = false;
    QTimer m_lateTimer;    ///< Runs while the frame of the head has not come.
    bool m_isLate = false; ///< It is out.
    QString m_failure;     ///< Why the last picture was not saved.
    mutable std::map<std::pair<int, std::string>, bool> m_sharedNames; ///< By player's number.
    mutable Shared<Index> m_sharedNamesOf;
};

} // namespace tickscope
