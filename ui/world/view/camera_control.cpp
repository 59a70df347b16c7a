// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/view/camera_control.h"

#include <algorithm>

#include "ui/world/map/map_painter.h"
#include "ui/world/scene_renderer.h"

namespace tickscope {

constexpr double ZoomStep = 1.25;
constexpr double LeastFollowZoom = 0.02;
constexpr double MostFollowZoom = 40.0;
constexpr double MapMargin = 16.0;

/// Around the whole run, as far as it is read, and those who are there now.
static std::optional<QRectF> runBounds(const CameraControl::Sight &sight)
{
    const auto actors = actorBounds(sight.scene);
    if (!sight.run || !actors)
        return sight.run ? sight.run : actors;
    return sight.run->united(*actors);
}

/// No closer than the game is played.
static Camera fitRun(const QRectF &run, QSize size)
{
    Camera camera = Camera::fit(run, size, MapMargin);
    const double closest = Camera::atPlayScale(run.center(), size).unitsPerPixel;
    camera.unitsPerPixel = std::max(camera.unitsPerPixel, closest);
    return camera;
}

CameraControl::CameraControl(ActiveDocument &document, int view, std::function<Sight()> sight,
                             QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_number(view)
    , m_sight(std::move(sight))
    , m_followed(document)
    , m_commands(this, document)
{
    addViews();
    addFollowing();
    addZoom();
    // What it follows moves it without a person's doing.
    connect(&document, &ActiveDocument::leaving, this, &CameraControl::keep);
    connect(this, &CameraControl::changed, &m_commands, qOverload<>(&CommandSet::refresh));
}

void CameraControl::addViews()
{
    m_commands.add("view.recorder", tr("Recorder's camera"), {"C"}, {MenuName::View, 100},
                   tr("Show what the recording player saw"),
                   {.isChecked = [this] { return m_place.view == View::Recorder; }},
                   [this] { showRecorderView(); });
    m_commands.add(
        "view.fitPlayers", tr("All players"), {"F"}, {MenuName::View, 110},
        tr("Keep all players in view"),
        {.icon = "fit-players", .isChecked = [this] { return m_place.view == View::Players; }},
        [this] { fitPlayers(); });
    m_commands.add("view.fitMap", tr("Whole map"), {"W"}, {MenuName::View, 120},
                   tr("Show the whole map; without one, the whole run"),
                   {.icon = "fit-map", .isChecked = [this] { return m_place.view == View::Map; }},
                   [this] { fitMap(); });
    m_commands.add(
        "view.stopFollowing", tr("Free camera"), {"Shift+F"}, {MenuName::View, 240},
        tr("Follow no one"),
        {.icon = "camera-free", .isChecked = [this] { return m_place.view == View::Free; }},
        [this] { setFreeCamera(); });
}

void CameraControl::addFollowing()
{
    m_commands.add("view.followSelected", tr("Follow selected player"), {"V"},
                   {MenuName::View, 200},
                   tr("Keep the selected player centred; press again to stop"), {.icon = "follow"},
                   [this] { followSelected(); });
    m_commands.add("view.followNext", tr("Follow next player"), {"E"}, {MenuName::View, 220}, {},
                   [this] { followNext(1); });
    m_commands.add("view.followPrevious", tr("Follow previous player"), {"Q"},
                   {MenuName::View, 230}, {}, [this] { followNext(-1); });
}

void CameraControl::addZoom()
{
    m_commands.add("view.zoomIn", tr("Zoom in"), {"+", "Ctrl++", "Ctrl+="}, {MenuName::View, 300},
                   {}, {.icon = "zoom-in"}, [this] { zoomIn(); });
    m_commands.add("view.zoomOut", tr("Zoom out"), {"-", "Ctrl+-"}, {MenuName::View, 310}, {},
                   {.icon = "zoom-out"}, [this] { zoomOut(); });
}

void CameraControl::onDocumentChanged(Document::Changes changes)
{
    if (changes & Document::RecordingChanged)
        return reset();
    if (changes & Document::FollowChanged && m_number == 0)
        onFollowedChanged();
    const CameraState *state = m_document->camera(m_number);
    if (!state || m_kept == *state)
        return;
    take(*state);
    place();
    emit changed();
}

void CameraControl::reset()
{
    m_place = {};
    if (m_number > 0)
        m_place.view = View::Map;
    m_kept.reset();
    if (!m_document.isSwitching())
        m_followed->reset();
    if (const CameraState *state = m_document->camera(m_number))
        take(*state);
    emit changed();
}

void CameraControl::take(const CameraState &state)
{
    m_kept = state;
    m_place = {};
    m_place.view = state.view;
    m_place.plane = state.plane;
    m_place.followZoom = std::clamp(state.followZoom, LeastFollowZoom, MostFollowZoom);
    if (state.centre) {
        m_place.camera = {*state.centre, std::clamp(state.unitsPerPixel, Camera::SmallestScale,
                                                    Camera::LargestScale)};
        m_place.isSet = true;
    }
    emit planeWanted(state.plane);
}

void CameraControl::keep()
{
    if (!m_document->recording())
        return;
    CameraState state{m_place.view, m_place.plane, m_place.followZoom, {}, 1.0};
    if (m_place.isSet) {
        state.centre = m_place.camera.centre;
        state.unitsPerPixel = m_place.camera.unitsPerPixel;
    }
    m_kept = state;
    m_document->setCamera(m_number, state);
}

void CameraControl::onMoved()
{
    keep();
    emit changed();
}

const std::optional<PlayerRef> &CameraControl::followed() const
{
    return m_number == 0 ? m_document->selection().followed() : *m_followed;
}

void CameraControl::follow(std::optional<PlayerRef> player)
{
    if (m_number == 0)
        m_document->selection().follow(player);
    else if (std::exchange(*m_followed, player) != player)
        onFollowedChanged();
}

void CameraControl::onFollowedChanged()
{
    if (followed())
        m_place.view = View::Follow;
    else if (m_place.view == View::Follow)
        m_place.view = View::Free;
    onMoved();
}

void CameraControl::setView(View view)
{
    if (view != View::Follow)
        follow({});
    m_place.view = view;
    place();
    onMoved();
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
    const Sight sight = m_sight();
    // A state that was taken before there was its plane.
    if (const CameraState *state = m_document->camera(m_number);
        state && state->plane == sight.plane) {
        take(*state);
        place();
        return emit changed();
    }
    m_place.isSet = false;
    m_place.plane = sight.plane;
    if (m_place.view == View::Free)
        m_place.view = sight.scene.actors.empty() && sight.map ? View::Map : View::Players;
    place();
    onMoved();
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
        m_place.followZoom = std::clamp(m_place.followZoom * factor, LeastFollowZoom,
                                        MostFollowZoom);
        place();
    } else {
        m_place.view = View::Free;
        m_place.camera = m_place.camera.zoomed(factor, pixel, sight.size);
        m_place.isSet = true;
    }
    onMoved();
}

void CameraControl::dragBy(QPointF pixels)
{
    setFreeCamera();
    m_place.camera = m_place.camera.dragged(pixels);
    m_place.isSet = true;
    onMoved();
}

void CameraControl::lookAt(QPointF world)
{
    setFreeCamera();
    m_place.camera.centre = world;
    m_place.isSet = true;
    onMoved();
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
    const auto present = m_document->players().clientInFrame(followed());
    const auto count = static_cast<std::ptrdiff_t>(clients.size());
    std::ptrdiff_t next = direction < 0 ? count - 1 : 0;
    if (present) {
        const auto place = std::ranges::lower_bound(clients, *present) - clients.begin();
        const bool isHere = place < count && clients[static_cast<std::size_t>(place)] == *present;
        next = direction < 0 ? place - 1 : place + (isHere ? 1 : 0);
    }
    const int client = clients[static_cast<std::size_t>((next + count) % count)];
    selectAndFollow(m_document->players().inFrame(client));
}

void CameraControl::selectAndFollow(PlayerRef player)
{
    m_document->selection().selectPlayer(player);
    follow(player);
}

void CameraControl::followSelected()
{
    const auto &selected = m_document->selection().player();
    const bool isFollowed = followed()
                            && (!selected || m_document->players().isSame(followed(), selected));
    follow(isFollowed ? std::nullopt : selected);
}

} // namespace tickscope
