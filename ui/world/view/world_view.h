// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>

#include <QImage>
#include <QWidget>

#include "ui/document/active_document.h"
#include "ui/export/saved_text.h"
#include "ui/world/scene_renderer.h"
#include "ui/world/tracks/trail_painter.h"
#include "ui/world/view/world_mouse_handler.h"

namespace tickscope {

class CameraControl;
class CommandSet;
class MiniMap;
class PictureExport;
class ShownMap;
class ShownScene;
class TrackLayers;
struct WorldLayer;
class WorldLevels;
class WorldNotes;
class WorldOverlays;

/// The picture of the recording at the head, with a camera that a person moves: a list of layers,
/// of which the document's is the first. It wires its parts and draws what they have.
class WorldView : public QWidget
{
    Q_OBJECT

public:
    /// \param number  of the view in its window: the first one, 0, is what links and commands are
    ///                about; another one begins with the whole map and nothing over it.
    explicit WorldView(ActiveDocument &document, QWidget *parent = nullptr, int number = 0);
    ~WorldView() override;

    /// Shows \a others below the document's own layer.
    void setLayers(std::vector<WorldLayer> others);
    /// The commands of this view act on \a other from now on, until it is gone; null: on this one.
    void setStandIn(WorldView *other);

    [[nodiscard]] CameraControl &control() { return *m_control; }
    [[nodiscard]] WorldLevels &levels() { return *m_levels; }
    [[nodiscard]] WorldOverlays &overlays() { return *m_overlays; }
    [[nodiscard]] TrackLayers &tracks() { return *m_tracks; }
    [[nodiscard]] MiniMap &miniMap() { return *m_miniMap; }
    [[nodiscard]] ShownMap &map() { return *m_map; }

    [[nodiscard]] const Camera &camera();
    /// Of the document's frame at its head. Made when it is painted or asked for, not with
    /// every change.
    [[nodiscard]] const Scene &scene();
    /// scene(), and those of setLayers() below it.
    [[nodiscard]] const std::vector<SceneLayer> &layers();
    /// By client ID the numbers of those in the scene whose names others had, too.
    [[nodiscard]] std::map<int, int> playerNumbers();
    /// What was said and done lately, over the picture or not.
    [[nodiscard]] const HudContent &hud();
    /// What the picture cannot show, or why; empty when all is well.
    [[nodiscard]] QString stateText();
    /// Where the texts of the picture stood when it was painted last.
    [[nodiscard]] const PictureTexts &texts() const { return m_texts; }
    /// Where something is put over the picture: mini-map, level slider, notes.
    [[nodiscard]] std::vector<QRectF> takenPixels();
    /// The present picture in another size, with the same middle and height of world.
    [[nodiscard]] QImage picture(QSize size) { return pictureMaker(size)(); }
    /// The same, for another thread: large ones take seconds.
    [[nodiscard]] PictureMaker pictureMaker(QSize size);

    [[nodiscard]] bool isMiniMapShown() const;
    [[nodiscard]] bool isOnMiniMap(QPointF pixel) const;
    /// Null when none is there.
    [[nodiscard]] const Actor *actorUnder(QPointF pixel);
    [[nodiscard]] std::optional<TrailPlace> trailPlaceAt(QPointF pixel) const;

    [[nodiscard]] QSize sizeHint() const override { return {960, 600}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 160}; }

signals:
    /// The last picture was saved to \a path; or not, then \a problem says why.
    void pictureSaved(const QString &path, const QString &problem);
    /// It has the keyboard now.
    void used();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override { m_mouse.press(*event); }
    void mouseMoveEvent(QMouseEvent *event) override { m_mouse.move(*event); }
    void mouseReleaseEvent(QMouseEvent *event) override { m_mouse.release(*event); }
    void mouseDoubleClickEvent(QMouseEvent *event) override { m_mouse.doubleClick(*event); }
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    void wire();
    /// In the same order in each view.
    [[nodiscard]] std::vector<CommandSet *> commandSets() const;
    void makeAccessible();
    void addCommands();
    void onDocumentChanged(Document::Changes changes);
    /// It is still looked for.
    [[nodiscard]] bool awaitsMap() const;
    /// Scene and camera are of an earlier moment; they are made again when they are needed.
    void outdate();
    void freshen();
    [[nodiscard]] RenderOptions optionsFor(QSize size, const Camera &camera);
    [[nodiscard]] QString tipAt(QPointF pixel);
    void paintPicture();
    void paintTrailMark(QPainter &painter) const;
    void paintMiniMap(QPainter &painter);
    /// What the colours of trails and heat maps mean, below the mini-map.
    [[nodiscard]] std::vector<QRectF> legendPixels() const;
    void paintTrackLegends(QPainter &painter) const;

    ActiveDocument &m_document;
    WorldOverlays *m_overlays;
    WorldLevels *m_levels;
    ShownMap *m_map;
    ShownScene *m_scene;
    CameraControl *m_control;
    TrackLayers *m_tracks;
    MiniMap *m_miniMap;
    WorldNotes *m_notes;
    PictureExport *m_export;
    WorldMouseHandler m_mouse;
    CommandSet *m_commands;
    WorldPalette m_palette;
    QImage m_picture; ///< Kept, since a new one takes longer to get than to copy.
    PictureTexts m_texts;
    bool m_isOutdated = false; ///< The scene, and with it the camera.
};

} // namespace tickscope
