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
    using View = CameraState::View;

    /// What there is to look at.
    struct Sight {
        const Scene &scene;
        const Actor *followed;     ///< Null when they are not in the scene, or none is followed.
        const MapBackdrop *map;    ///< Null when there is none.
        std::optional<QRectF> run; ///< Around all that is known of where anybody was.
        ViewPlane plane;
        QSize size; ///< Of the view.
    };

    /// \param view   number of the view, see Document::camera(). The first one follows whom the
    ///               document follows; others follow on their own and show the map at first.
    /// \param sight  gives what is there now, never older.
    CameraControl(ActiveDocument &document, int view, std::function<Sight()> sight,
                  QObject *parent);

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
    [[nodiscard]] const std::optional<PlayerRef> &followed() const;
    void follow(std::optional<PlayerRef> player);

    void onDocumentChanged(Document::Changes changes);
    /// Puts the camera where the present view wants it.
    void place();
    /// The world was turned: what was looked at is elsewhere.
    void placeAnew();

signals:
    void changed();
    /// The camera is to look at that plane, as soon as there is one.
    void planeWanted(tickscope::ViewPlane plane);

private:
    /// As CameraState has it.
    struct Place {
        Camera camera = {};
        View view = View::Recorder;
        ViewPlane plane = ViewPlane::Top;
        double followZoom = 1.0;
        bool isSet = false;
    };

    void addViews();
    void addFollowing();
    void addZoom();
    /// Another recording, or another document.
    void reset();
    /// Somebody else is followed, or nobody.
    void onFollowedChanged();
    void take(const CameraState &state);
    /// Leaves the place with the document, as Document::camera().
    void keep();
    /// A person moved the camera.
    void onMoved();
    void setView(View view);
    /// Whether the camera was placed by what it looks at.
    [[nodiscard]] bool placeAt(const Sight &sight);
    void followAt(Vector2 place, double zoom, QSize size);

    ActiveDocument &m_document;
    int m_number; ///< Of the view.
    std::function<Sight()> m_sight;
    Place m_place;
    std::optional<CameraState> m_kept;                ///< What the document has of it.
    PerDocument<std::optional<PlayerRef>> m_followed; ///< Of a view that is not the first.
    CommandSet m_commands;
};

} // namespace tickscope
