// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/view/shown_scene.h"

#include <algorithm>

#include <QFutureWatcher>
#include <QtConcurrentRun>

#include "ui/jobs/first_picture.h"
#include "ui/reading/recording_frames.h"
#include "ui/style/theme.h"
#include "ui/texts/player_text.h"
#include "ui/world/game_art/tee_parts.h"
#include "ui/world/hud/hud_watch.h"
#include "ui/world/view/world_levels.h"
#include "ui/world/view/world_overlays.h"

namespace tickscope {

ShownMap::ShownMap(QObject *parent)
    : QObject(parent)
    , m_job([this](std::shared_ptr<const MapTextures> textures) {
        m_textures = std::move(textures);
        emit texturesChanged();
    })
{
}

const MapBackdrop *ShownMap::backdrop() const
{
    return m_content ? &m_content->backdrop() : nullptr;
}

void ShownMap::setContent(const Shared<MapContent> &content)
{
    if (m_content == content)
        return;
    m_content = content;
    m_painter = {};
    m_textures.reset();
    m_job.cancel();
    emit texturesChanged();
    const auto picture = m_content ? m_content->backdrop().picture : nullptr;
    if (!picture)
        return;
    m_job.start(
        [picture, game = GameData::installed({}, GameData::usualCache())](
            const std::stop_token &stop) { return MapTextures::load(picture, game.get(), stop); });
}

ShownScene::ShownScene(ActiveDocument &document, WorldLevels &levels, const WorldOverlays &overlays,
                       QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_levels(levels)
    , m_overlays(overlays)
{
}

void ShownScene::reset()
{
    m_layers = std::vector<SceneLayer>(1);
    m_recent = {};
}

void ShownScene::setLayers(std::vector<WorldLayer> others)
{
    for (const WorldLayer &layer : m_others)
        layer.frames->disconnect(this);
    m_others = std::move(others);
    for (const WorldLayer &layer : m_others)
        connect(layer.frames.get(), &RecordingFrames::changed, this, &ShownScene::layersChanged);
    emit layersChanged();
}

void ShownScene::make(const MapBackdrop *map)
{
    const auto &frame = m_document->frame();
    const auto &maker = m_document->sceneMaker();
    const TimeController &time = m_document->playback().time();
    Scene scene = frame && maker ? maker->make(*frame, time.position()) : Scene{};
    m_levels.learn(scene, map);
    m_layers.clear();
    m_layers.push_back({inSight(std::move(scene), m_document->players().clientInFrame(
                                                      m_document->selection().followed()))});
    for (const WorldLayer &layer : m_others) {
        const auto there = layer.timeAt(time.head());
        layer.frames->want(there);
        Scene other = inSight(layer.frames->scene(), {});
        auto numbers = layer.frames->source().playerNumbers(other, there.value_or(Time{0}));
        m_layers.push_back({std::move(other), layer.tint, layer.opacity, std::move(numbers)});
    }
    recallEvents();
    if (m_overlays.isScoreboardVisible() && frame && frame->at) {
        m_recent.hud.scores = scoresOf(*frame->at->recorded);
        takeTeamColors(m_recent.hud.scores, this->scene().actors);
    }
    loadPicturesOfGame();
}

/// Of \a scene what is seen from the plane on the levels that are shown.
Scene ShownScene::inSight(Scene scene, std::optional<int> followed) const
{
    if (theme::hasSafeColors())
        useSafeColors(scene);
    m_levels.hideOthers(scene, followed);
    return inPlane(std::move(scene), m_levels.plane());
}

/// What was said and done lately.
void ShownScene::recallEvents()
{
    const auto &index = m_document->index();
    m_recent = index ? recentEvents(*index, m_document->playback().time().head()) : RecentEvents{};
    if (!m_overlays.isHudVisible())
        m_recent.hud = {};
    else if (index)
        addWatched(m_recent.hud, scene(), *index, m_document->playback().time().tick(),
                   m_document->players().clientInFrame(m_document->selection().followed()));
}

void ShownScene::loadPicturesOfGame()
{
    if (m_game->isEmpty())
        return;
    QStringList wanted;
    QStringList seldom; // behind the window's first picture
    for (const SceneLayer &layer : m_layers) {
        for (const QString &file : picturesOf(layer.scene)) {
            if (m_askedPictures.contains(file))
                continue;
            m_askedPictures.insert(file);
            (isSeldomSeen(file) ? seldom : wanted).append(file);
        }
    }
    read(wanted);
    if (!seldom.isEmpty())
        first_picture::whenShown(*this, [this, seldom] { read(seldom); });
}

void ShownScene::read(const QStringList &pictures)
{
    if (pictures.isEmpty())
        return;
    // The disk may be slow; until they are there, figures are drawn as shapes.
    auto *watcher = new QFutureWatcher<void>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher] {
        watcher->deleteLater();
        emit picturesRead();
    });
    watcher->setFuture(
        QtConcurrent::run([game = m_game, pictures] { loadPictures(*game, pictures); }));
}

std::map<int, int> ShownScene::playerNumbers() const
{
    const Shared<Index> &index = m_document->index();
    return index ? numbersOfNamesakes(index->players(), scene(),
                                      m_document->players().inFrame(NoClient).tick)
                 : std::map<int, int>();
}

std::vector<Stay> ShownScene::recorderStays() const
{
    const auto &actors = scene().actors;
    const auto recorder = std::ranges::find_if(actors, &Actor::isRecorder);
    const PlayerNames &players = m_document->players();
    return recorder == actors.end() ? std::vector<Stay>{}
                                    : players.staysOf(players.inFrame(recorder->client));
}

const Actor *ShownScene::actorOf(const std::optional<PlayerRef> &player) const
{
    const auto client = m_document->players().clientInFrame(player);
    const auto &actors = scene().actors;
    const auto found = std::ranges::find_if(
        actors, [&](const Actor &actor) { return client && actor.client == *client; });
    return found == actors.end() ? nullptr : &*found;
}

} // namespace tickscope
