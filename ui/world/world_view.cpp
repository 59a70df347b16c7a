// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/world_view.h"

#include <algorithm>
#include <utility>

#include <QCursor>
#include <QFutureWatcher>
#include <QResizeEvent>
#include <QSettings>
#include <QtConcurrentRun>

#include "ui/settings_keys.h"
#include "ui/theme.h"
#include "ui/world/game_art/game_pictures.h"
#include "ui/world/hud_watch.h"
#include "ui/world/mini_map.h"
#include "ui/world/recent_events.h"
#include "ui/world/track_layers.h"
#include "ui/world/world_commands.h"

namespace tickscope {

namespace {

constexpr double ZoomStep = 1.25;
constexpr double MapMargin = 16.0;
/// How long the picture may stay behind the head before it says so, in milliseconds.
constexpr int LatePause = 300;

} // namespace

WorldView::WorldView(Document &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_levels(new LevelSlider(this))
    , m_textureJob([this](std::shared_ptr<const MapTextures> textures) {
        m_textures = std::move(textures);
        update();
        emit mapTexturesChanged();
    })
    , m_miniMap(new MiniMap(this))
    , m_tracks(new TrackLayers(document, this))
    , m_palette(WorldPalette::make(theme::isDark()))
    , m_commands(new WorldCommands(*this, document))
{
    setObjectName(QStringLiteral("worldView"));
    setAccessibleName(tr("World"));
    setAccessibleDescription(
        tr("Picture of the recording at the present time. Alt and the arrow keys "
           "move it, plus and minus zoom, the menu key offers more."));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_levels->hide();
    connect(m_levels, &LevelSlider::windowChanged, this, [this] {
        m_sight.heights = m_levels->window();
        outdate();
    });
    m_lateTimer.setSingleShot(true);
    m_lateTimer.setInterval(LatePause);
    connect(&m_lateTimer, &QTimer::timeout, this, [this] {
        m_isLate = true;
        update();
    });
    m_isMiniMapVisible = QSettings().value(settings::MiniMap, true).toBool();
    m_isHudVisible = QSettings().value(settings::Hud, true).toBool();
    connect(&document, &Document::changed, this, &WorldView::takeChanges);
    connect(m_miniMap, &MiniMap::changed, this, qOverload<>(&QWidget::update));
    connect(m_tracks, &TrackLayers::changed, this, qOverload<>(&QWidget::update));
    takeChanges(Document::RecordingChanged);
}

QSize WorldView::sizeHint() const
{
    return {960, 600};
}

QSize WorldView::minimumSizeHint() const
{
    return {240, 160};
}

void WorldView::takeChanges(Document::Changes changes)
{
    if (changes & Document::RecordingChanged) {
        m_view = View::Recorder;
        m_followZoom = 1.0;
        m_cameraIsPlaced = false;
        m_hud = {};
        m_failure.clear();
        m_heights.reset();
        m_sight = {};
        m_levels->reset();
        m_miniMap->reset();
        placeLevelSlider();
        emit viewChanged();
    }
    if ((changes & (Document::RecordingChanged | Document::MapChanged))
        && m_map != m_document.map().content())
        takeMap();
    if (changes & (Document::RecordingChanged | Document::MapChanged | Document::PhaseChanged))
        m_tracks->setGround(m_document.phase() != OpenPhase::Ready || backdrop() || awaitsMap());
    if (changes & Document::FollowChanged) {
        if (m_document.selection().followed())
            m_view = View::Follow;
        else if (m_view == View::Follow)
            m_view = View::Free;
        emit viewChanged();
    }
    noteLateFrame(changes);
    constexpr auto SceneChanges = Document::RecordingChanged | Document::FrameChanged
                                  | Document::TimeChanged | Document::MapChanged
                                  | Document::IndexChanged | Document::PhaseChanged;
    // Who is followed is shown on every level.
    if (changes & (SceneChanges | Document::FollowChanged))
        outdate();
    else if (changes & Document::SelectionChanged)
        update();
}

void WorldView::outdate()
{
    m_isOutdated = true;
    update();
}

void WorldView::freshen()
{
    if (!std::exchange(m_isOutdated, false))
        return;
    makeScene();
    placeCamera();
}

/// While older frames still come, the picture moves and says enough.
void WorldView::noteLateFrame(Document::Changes changes)
{
    const auto &frame = m_document.frame();
    const bool isBehind = frame && frame->asked != m_document.playback().time().tick();
    const bool isNews = changes & (Document::RecordingChanged | Document::FrameChanged);
    if (isNews || !isBehind) {
        m_isLate = false;
        m_lateTimer.stop();
    }
    if (isBehind && !m_isLate && !m_lateTimer.isActive())
        m_lateTimer.start();
}

bool WorldView::awaitsMap() const
{
    const auto &recording = m_document.recording();
    return recording && recording->info().map && !m_document.map().content()
           && !m_document.map().isMissing();
}

void WorldView::takeMap()
{
    m_map = m_document.map().content();
    m_mapPainter = {};
    m_textures.reset();
    m_textureJob.cancel();
    emit mapTexturesChanged();
    const auto picture = m_map ? m_map->backdrop().picture : nullptr;
    if (!picture)
        return;
    m_textureJob.start(*QThreadPool::globalInstance(),
                       [picture, game = m_game](const std::stop_token &stop) {
                           return MapTextures::load(picture, game.get(), stop);
                       });
}

void WorldView::makeScene()
{
    const auto &frame = m_document.frame();
    const auto &maker = m_document.sceneMaker();
    Scene scene = frame && maker ? maker->make(*frame, m_document.playback().time().position())
                                 : Scene{};
    if (theme::hasSafeColors())
        useSafeColors(scene);
    learnHeights(scene);
    hideOtherLevels(scene);
    m_scene = inPlane(std::move(scene), m_sight.plane);
    m_tracks->setScene(m_scene, m_sight.plane);
    recallEvents();
    if (m_isScoreboardVisible && frame && frame->at)
        m_hud.scores = scoresOf(*frame->at->recorded);
    loadGamePictures();
}

void WorldView::recallEvents()
{
    const auto &index = m_document.index();
    RecentEvents recent = index ? recentEvents(*index, m_document.playback().time().head())
                                : RecentEvents{};
    m_hud = m_isHudVisible ? std::move(recent.hud) : HudContent{};
    m_bubbles = std::move(recent.bubbles);
    if (index && m_isHudVisible)
        addWatched(m_hud, m_scene, *index, m_document.playback().time().tick(),
                   m_document.players().clientInFrame(m_document.selection().followed()));
}

void WorldView::loadGamePictures()
{
    if (m_game->isEmpty())
        return;
    QStringList wanted;
    for (const QString &file : picturesOf(m_scene)) {
        if (m_askedPictures.contains(file))
            continue;
        m_askedPictures.insert(file);
        wanted.append(file);
    }
    if (wanted.isEmpty())
        return;
    // The disk may be slow; until they are there, figures are drawn as shapes.
    auto *watcher = new QFutureWatcher<void>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher] {
        watcher->deleteLater();
        update();
    });
    watcher->setFuture(QtConcurrent::run([game = m_game, wanted] { loadPictures(*game, wanted); }));
}

void WorldView::placeCamera()
{
    const auto followAt = [this](Vector2 place, double zoom) {
        const QPointF middle(width() / 2.0, height() / 2.0);
        m_camera = Camera::atPlayScale({place.x, place.y}, size())
                       .zoomed(m_followZoom / zoom, middle, size());
        m_cameraIsPlaced = true;
    };
    const auto fitTo = [this](const QRectF &world) {
        m_camera = Camera::fit(world, size(), MapMargin);
        m_cameraIsPlaced = true;
    };
    const MapBackdrop *map = backdrop();
    View view = m_view;
    if (view == View::Recorder && !m_scene.camera)
        view = View::Players;
    switch (view) {
    case View::Recorder:
        followAt(*m_scene.camera, m_scene.cameraZoom);
        return;
    case View::Follow:
        if (const Actor *actor = actorOf(m_document.selection().followed())) {
            followAt(actor->position, 1.0);
            return;
        }
        break;
    case View::Players:
        if (const auto bounds = actorBounds(m_scene)) {
            m_camera = keepInView(m_camera, *bounds, size());
            m_cameraIsPlaced = true;
            return;
        }
        break;
    case View::Map:
        if (map) {
            fitTo(mapRect(*map, m_sight.plane));
            return;
        }
        break;
    case View::Free:
        break;
    }
    // Nobody to look at: stay, or show the map as long as nothing was shown before.
    if (!m_cameraIsPlaced && map)
        m_camera = Camera::fit(mapRect(*map, m_sight.plane), size(), MapMargin);
}

void WorldView::setView(View view)
{
    if (view != View::Follow)
        stopFollowing();
    m_view = view;
    freshen();
    placeCamera();
    update();
    emit viewChanged();
}

void WorldView::stopFollowing()
{
    m_document.selection().follow({});
}

void WorldView::fitMap()
{
    setView(View::Map);
}

void WorldView::fitPlayers()
{
    setView(View::Players);
}

void WorldView::showRecorderView()
{
    m_followZoom = 1.0;
    setView(View::Recorder);
}

void WorldView::setFreeCamera()
{
    setView(View::Free);
}

void WorldView::zoomIn()
{
    zoomBy(ZoomStep, QPointF(width() / 2.0, height() / 2.0));
}

void WorldView::zoomOut()
{
    zoomBy(1 / ZoomStep, QPointF(width() / 2.0, height() / 2.0));
}

void WorldView::zoomBy(double factor, QPointF pixel)
{
    freshen();
    const bool isBound = m_view == View::Follow || (m_view == View::Recorder && m_scene.camera);
    if (isBound) {
        m_followZoom = std::clamp(m_followZoom * factor, 0.02, 40.0);
        placeCamera();
    } else {
        m_view = View::Free;
        m_camera = m_camera.zoomed(factor, pixel, size());
        m_cameraIsPlaced = true;
    }
    update();
    emit viewChanged();
}

void WorldView::panBy(QPointF pixels)
{
    setFreeCamera();
    m_camera = m_camera.dragged(pixels);
    m_cameraIsPlaced = true;
    update();
}

void WorldView::followNext(int direction)
{
    std::vector<int> clients;
    for (const Actor &actor : scene().actors) {
        if (actor.client != NoClient)
            clients.push_back(actor.client);
    }
    if (clients.empty())
        return;
    std::ranges::sort(clients);
    const auto followed = m_document.players().clientInFrame(m_document.selection().followed());
    const auto count = static_cast<std::ptrdiff_t>(clients.size());
    std::ptrdiff_t next = direction < 0 ? count - 1 : 0;
    if (followed) {
        const auto place = std::ranges::lower_bound(clients, *followed) - clients.begin();
        const bool isHere = place < count && clients[static_cast<std::size_t>(place)] == *followed;
        next = direction < 0 ? place - 1 : place + (isHere ? 1 : 0);
    }
    const int client = clients[static_cast<std::size_t>((next + count) % count)];
    selectAndFollow(m_document.players().inFrame(client));
}

void WorldView::selectAndFollow(PlayerRef player)
{
    m_document.selection().selectPlayer(player);
    m_document.selection().follow(player);
}

void WorldView::followSelected()
{
    const auto &selected = m_document.selection().player();
    const bool isFollowed = m_document.selection().followed()
                            && (!selected
                                || m_document.players().isSame(m_document.selection().followed(),
                                                               selected));
    m_document.selection().follow(isFollowed ? std::nullopt : selected);
}

void WorldView::followUnderPointer()
{
    const QPoint pixel = mapFromGlobal(QCursor::pos());
    const Actor *actor = rect().contains(pixel) && !isOnMiniMap(pixel) ? actorUnder(pixel)
                                                                       : nullptr;
    if (actor && actor->client != NoClient)
        selectAndFollow(m_document.players().inFrame(actor->client));
}

void WorldView::setHudVisible(bool visible)
{
    if (m_isHudVisible == visible)
        return;
    m_isHudVisible = visible;
    outdate();
    emit viewChanged();
}

void WorldView::setEntitiesVisible(bool visible)
{
    if (m_areEntitiesVisible == visible)
        return;
    m_areEntitiesVisible = visible;
    update();
    emit viewChanged();
}

void WorldView::setScoreboardVisible(bool visible)
{
    if (m_isScoreboardVisible == visible)
        return;
    m_isScoreboardVisible = visible;
    outdate();
    emit viewChanged();
}

const Actor *WorldView::actorOf(const std::optional<PlayerRef> &player)
{
    freshen();
    const auto client = m_document.players().clientInFrame(player);
    const auto found = std::ranges::find_if(
        m_scene.actors, [&](const Actor &actor) { return client && actor.client == *client; });
    return found == m_scene.actors.end() ? nullptr : &*found;
}

const Actor *WorldView::actorUnder(QPointF pixel)
{
    freshen();
    return actorAt(m_scene, pixel, m_camera, size());
}

const MapBackdrop *WorldView::backdrop() const
{
    return m_map ? &m_map->backdrop() : nullptr;
}

void WorldView::resizeEvent(QResizeEvent *)
{
    placeLevelSlider();
    freshen();
    placeCamera();
}

void WorldView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange) {
        m_palette = WorldPalette::make(theme::isDark());
        m_tracks->renewColors();
        outdate();
    }
    QWidget::changeEvent(event);
}

} // namespace tickscope
