// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/view/camera_control.h"

#include <algorithm>

#include "ui/commands/command_keys.h"
#include "ui/world/map/map_painter.h"
#include "ui/world/scene_renderer.h"

namespace tickscope {

namespace {

constexpr double ZoomStep = 1.25;
constexpr double MapMargin = 16.0;

/// Around the whole run, as far as it is read, and those who are there now.
std::optional<QRectF> runBounds(const CameraControl::Sight &sight)
{
    const auto actors = actorBounds(sight.scene);
    if (!sight.run || !actors)
        return sight.run ? sight.run : actors;
    return sight.run->united(*actors);
}

/// No closer than the game is played.
Camera fitRun(const QRectF &run, QSize size)
{
    Camera camera = Camera::fit(run, size, MapMargin);
    const double closest = Camera::atPlayScale(run.center(), size).unitsPerPixel;
    camera.unitsPerPixel = std::max(camera.unitsPerPixel, closest);
    return camera;
}

} // namespace

CameraControl::CameraControl(ActiveDocument &document, std::function<Sight()> sight,
                             QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_sight(std::move(sight))
    , m_places(document)
    , m_commands(this, document)
{
    addViews();
    addFollowing();
    addZoom();
    connect(&document, &ActiveDocument::leaving, this, [this] { *m_places = m_place; });
    connect(&document, &ActiveDocument::entered, this, [this] {
        if (!*m_places)
            return;
        m_place = **m_places;
        place();
        emit changed();
    });
    connect(this, &CameraControl::changed, &m_commands, qOverload<>(&CommandSet::refresh));
}

void CameraControl::addViews()
{
    const auto add = [this](Command command) { m_commands.add(std::move(command)); };
    add({.id = "view.recorder",
         .text = tr("Recorder's camera"),
         .shortcuts = keys({"C"}),
         .handler = [this] { showRecorderView(); },
         .place = {MenuName::View, 100},
         .toolTip = tr("Show what the recording player saw"),
         .isChecked = [this] { return m_place.view == View::Recorder; }});
    add({.id = "view.fitPlayers",
         .text = tr("All players"),
         .shortcuts = keys({"F"}),
         .handler = [this] { fitPlayers(); },
         .place = {MenuName::View, 110},
         .toolTip = tr("Keep all players in view"),
         .icon = "fit-players",
         .isChecked = [this] { return m_place.view == View::Players; }});
    add({.id = "view.fitMap",
         .text = tr("Whole map"),
         .shortcuts = keys({"W"}),
         .handler = [this] { fitMap(); },
         .place = {MenuName::View, 120},
         .toolTip = tr("Show the whole map; without one, the whole run"),
         .icon = "fit-map",
         .isChecked = [this] { return m_place.view == View::Map; }});
    add({.id = "view.stopFollowing",
         .text = tr("Free camera"),
         .shortcuts = keys({"Shift+F"}),
         .handler = [this] { setFreeCamera(); },
         .place = {MenuName::View, 240},
         .toolTip = tr("Follow no one"),
         .icon = "camera-free",
         .isChecked = [this] { return m_place.view == View::Free; }});
}

void CameraControl::addFollowing()
{
    const auto add = [this](Command command) { m_commands.add(std::move(command)); };
    add({.id = "view.followSelected",
         .text = tr("Follow selected player"),
         .shortcuts = keys({"V"}),
         .handler = [this] { followSelected(); },
         .place = {MenuName::View, 200},
         .toolTip = tr("Keep the selected player centred; press again to stop"),
         .icon = "follow"});
    add({.id = "view.followNext",
         .text = tr("Follow next player"),
         .shortcuts = keys({"E"}),
         .handler = [this] { followNext(1); },
         .place = {MenuName::View, 220}});
    add({.id = "view.followPrevious",
         .text = tr("Follow previous player"),
         .shortcuts = keys({"Q"}),
         .handler = [this] { followNext(-1); },
         .place = {MenuName::View, 230}});
}

void CameraControl::addZoom()
{
    const auto add = [this](Command command) { m_commands.add(std::move(command)); };
    add({.id = "view.zoomIn",
         .text = tr("Zoom in"),
         .shortcuts = keys({"+", "Ctrl++", "Ctrl+="}),
         .handler = [this] { zoomIn(); },
         .place = {MenuName::View, 300},
         .icon = "zoom-in"});
    add({.id = "view.zoomOut",
         .text = tr("Zoom out"),
         .shortcuts = keys({"-", "Ctrl+-"}),
         .handler = [this] { zoomOut(); },
         .place = {MenuName::View, 310},
         .icon = "zoom-out"});
}

void CameraControl::reset()
{
    m_place = {};
    emit changed();
}

void CameraControl::onFollowedChanged()
{
    if (m_document->selection().followed())
        m_place.view = View::Follow;
    else if (m_place.view == View::Follow)
        m_place.view = View::Free;
    emit changed();
}

void CameraControl::setView(View view)
{
    if (view != View::Follow)
        m_document->selection().follow({});
    m_place.view = view;
    place();
    emit changed();
}

void CameraControl::showRecorderView()
{
    m_place.followZoom = 1.0;
    setView(View::Recorder);
}

void CameraControl::followAt(Vector2 place, double zoom, QSize size)
{
    const QPointF middle(size.width() / 2.0, size.height() / 2.0);
    m_place.camera = Camera::atPlayScale({place.x, place.y}, size)
                         .zoomed(m_place.followZoom / zoom, middle, size);
}

bool CameraControl::placeAt(const Sight &sight)
{
    View view = m_place.view;
    if (view == View::Recorder && !sight.scene.camera)
        view = View::Players;
    switch (view) {
    case View::Recorder:
        followAt(*sight.scene.camera, sight.scene.cameraZoom, sight.size);
        return true;
    case View::Follow:
        if (sight.followed)
            followAt(sight.followed->position, 1.0, sight.size);
        return sight.followed != nullptr;
    case View::Players:
        if (const auto bounds = actorBounds(sight.scene)) {
            m_place.camera = keepInView(m_place.camera, *bounds, sight.size);
            return true;
        }
        return false;
    case View::Map:
        if (sight.map)
            m_place.camera = Camera::fit(mapRect(*sight.map, sight.plane), sight.size, MapMargin);
        else if (const auto run = runBounds(sight))
            m_place.camera = fitRun(*run, sight.size);
        else
            return false;
        return true;
    case View::Free:
        break;
    }
    return false;
}

void CameraControl::place()
{
    const Sight sight = m_sight();
    m_place.isSet |= placeAt(sight);
    // Nobody to look at: stay, or show the map as long as nothing was shown before.
    if (!m_place.isSet && sight.map)
        m_place.camera = Camera::fit(mapRect(*sight.map, sight.plane), sight.size, MapMargin);
}

void CameraControl::placeAnew()
{
    m_place.isSet = false;
    const Sight sight = m_sight();
    if (m_place.view == View::Free)
        m_place.view = sight.scene.actors.empty() && sight.map ? View::Map : View::Players;
    place();
    emit changed();
}

void CameraControl::zoomIn()
{
    const QSize size = m_sight().size;
    zoomBy(ZoomStep, QPointF(size.width() / 2.0, size.height() / 2.0));
}

void CameraControl::zoomOut()
{
    const QSize size = m_sight().size;
    zoomBy(1 / ZoomStep, QPointF(size.width() / 2.0, size.height() / 2.0));
}

void CameraControl::zoomBy(double factor, QPointF pixel)
{
    const Sight sight = m_sight();
    const bool isBound = m_place.view == View::Follow
                         || (m_place.view == View::Recorder && sight.scene.camera);
    if (isBound) {
        m_place.followZoom = std::clamp(m_place.followZoom * factor, 0.02, 40.0);
        place();
    } else {
        m_place.view = View::Free;
        m_place.camera = m_place.camera.zoomed(factor, pixel, sight.size);
        m_place.isSet = true;
    }
    emit changed();
}

void CameraControl::dragBy(QPointF pixels)
{
    setFreeCamera();
    m_place.camera = m_place.camera.dragged(pixels);
    m_place.isSet = true;
    emit changed();
}

void CameraControl::lookAt(QPointF world)
{
    setFreeCamera();
    m_place.camera.centre = world;
    m_place.isSet = true;
    emit changed();
}

void CameraControl::followNext(int direction)
{
    std::vector<int> clients;
    for (const Actor &actor : m_sight().scene.actors) {
        if (actor.client != NoClient)
            clients.push_back(actor.client);
    }
    if (clients.empty())
        return;
    std::ranges::sort(clients);
    const auto followed = m_document->players().clientInFrame(m_document->selection().followed());
    const auto count = static_cast<std::ptrdiff_t>(clients.size());
    std::ptrdiff_t next = direction < 0 ? count - 1 : 0;
    if (followed) {
        const auto place = std::ranges::lower_bound(clients, *followed) - clients.begin();
        const bool isHere = place < count && clients[static_cast<std::size_t>(place)] == *followed;
        next = direction < 0 ? place - 1 : place + (isHere ? 1 : 0);
    }
    const int client = clients[static_cast<std::size_t>((next + count) % count)];
    selectAndFollow(m_document->players().inFrame(client));
}

void CameraControl::selectAndFollow(PlayerRef player)
{
    m_document->selection().selectPlayer(player);
    m_document->selection().follow(player);
}

void CameraControl::followSelected()
{
    const auto &selected = m_document->selection().player();
    const bool isFollowed = m_document->selection().followed()
                            && (!selected
                                || m_document->players().isSame(m_document->selection().followed(),
                                                                selected));
    m_document->selection().follow(isFollowed ? std::nullopt : selected);
}

} // namespace tickscope
