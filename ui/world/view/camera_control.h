// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QObject>

#include "core/model/scene/scene.h"
#include "core/model/scene/view_plane.h"
#include "ui/commands/command_set.h"
#include "ui/document/active_document.h"
#include "ui/world/canvas/camera.h"

namespace tickscope {

struct MapBackdrop;

/// Moves the camera of a world view: by hand, or with what it has to look at.
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
        const Actor *followed;     ///< Null when they are not in the scene, or none is followed.
        const MapBackdrop *map;    ///< Null when there is none.
        std::optional<QRectF> run; ///< Around all that is known of where anybody was.
        ViewPlane plane;
        QSize size; ///< Of the view.
    };

    /// \param sight  gives what is there now, never older.
    CameraControl(ActiveDocument &document, std::function<Sight()> sight, QObject *parent);

    [[nodiscard]] CommandSet &commands() { return m_commands; }
    [[nodiscard]] View view() const { return m_place.view; }
    [[nodiscard]] const Camera &camera() const { return m_place.camera; }

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
    /// Follows the selected player; none any more if it is followed already.
    void followSelected();
    void selectAndFollow(PlayerRef player);

    /// Another recording.
    void reset();
    /// The document follows somebody else, or no player.
    void onFollowedChanged();
    /// Puts the camera where the present view wants it.
    void place();
    /// The world was turned: what was looked at is elsewhere.
    void placeAnew();

signals:
    void changed();

private:
    struct Place {
        Camera camera = {};
        View view = View::Recorder;
        double followZoom = 1.0; ///< Of recorder's view and following; 1 is play scale.
        bool isSet = false;
    };

    void addViews();
    void addFollowing();
    void addZoom();
    void setView(View view);
    /// Whether the camera was placed by what it looks at.
    [[nodiscard]] bool placeAt(const Sight &sight);
    void followAt(Vector2 place, double zoom, QSize size);

    ActiveDocument &m_document;
    std::function<Sight()> m_sight;
    Place m_place;
    PerDocument<std::optional<Place>> m_places; ///< Of those that are not shown just now.
    CommandSet m_commands;
};

} // namespace tickscope
