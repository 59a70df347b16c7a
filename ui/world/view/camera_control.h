// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QObject>

#include "core/model/scene/scene.h"
#include "core/model/scene/view_plane.h"
#include "ui/commands/command_set.h"
#include "ui/world/camera.h"

namespace tickscope {

struct MapBackdrop;

/// Moves the camera of a world view: by hand, or with what it is told to look at.
class CameraControl : public QObject
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

    /// What there is to look at.
    struct Sight {
        const Scene &scene;
        const Actor *followed;  ///< Null when they are not in the scene, or nobody is followed.
        const MapBackdrop *map; ///< Null when there is none.
        ViewPlane plane;
        QSize size; ///< Of the view.
    };

    /// \param sight  gives what is there now, never older.
    CameraControl(Document &document, std::function<Sight()> sight, QObject *parent);

    [[nodiscard]] CommandSet &commands() { return m_commands; }
    [[nodiscard]] View view() const { return m_view; }
    [[nodiscard]] const Camera &camera() const { return m_camera; }

    void fitMap() { setView(View::Map); }
    void fitPlayers() { setView(View::Players); }
    void showRecorderView();
    void setFreeCamera() { setView(View::Free); }
    void zoomIn();
    void zoomOut();
    /// The world under \a pixel stays there.
    void zoomBy(double factor, QPointF pixel);
    /// As if the world were dragged by \a pixels.
    void dragBy(QPointF pixels);
    void lookAt(QPointF world);

    /// Follows the next (1) or previous (-1) player by client ID.
    void followNext(int direction);
    /// Follows the selected player; nobody any more if it is followed already.
    void followSelected();
    void selectAndFollow(PlayerRef player);

    /// Another recording.
    void reset();
    /// The document follows somebody else, or nobody.
    void takeFollowed();
    /// Puts the camera where the present view wants it.
    void place();
    /// The world was turned: what was looked at is elsewhere.
    void placeAnew();

signals:
    void changed();

private:
    void addViews();
    void addFollowing();
    void addZoom();
    void setView(View view);
    /// Whether the camera was placed by what it looks at.
    [[nodiscard]] bool placeAt(const Sight &sight);
    void followAt(Vector2 place, double zoom, QSize size);

    Document &m_document;
    std::function<Sight()> m_sight;
    Camera m_camera;
    View m_view = View::Recorder;
    double m_followZoom = 1.0; ///< Of recorder's view and following; 1 is play scale.
    bool m_isPlaced = false;
    CommandSet m_commands;
};

} // namespace tickscope
