// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/tracks/track_layers.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

#include "ui/texts/number_text.h"

namespace tickscope {

/// Of the view's sides: how far it can move before the picture is drawn again.
constexpr double Room = 0.5;

void LayerCache::paint(QPainter &painter, const Camera &camera, QSize size, const Draw &draw)
{
    const double ratio = painter.device()->devicePixelRatio();
    const bool isGood = !m_image.isNull() && m_ratio == ratio
                        && m_camera.unitsPerPixel == camera.unitsPerPixel
                        && m_camera.visible(m_size).contains(camera.visible(size));
    if (!isGood) {
        m_ratio = ratio;
        m_size = (QSizeF(size) * (1 + Room)).toSize();
        m_camera = camera.snapped(m_size, ratio);
        m_image = QImage(m_size * ratio, QImage::Format_ARGB32_Premultiplied);
        m_image.setDevicePixelRatio(ratio);
        m_image.fill(Qt::transparent);
        QPainter own(&m_image);
        draw(own, m_camera, m_size);
    }
    QPointF place = camera.toPixel(m_camera.toWorld({0, 0}, m_size), size) * ratio;
    // Both cameras are snapped, so this drops nothing but what arithmetic adds.
    place = QPointF(std::round(place.x()), std::round(place.y())) / ratio;
    painter.drawImage(place, m_image);
}

TrackLayers::TrackLayers(ActiveDocument &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_store(document)
    , m_heatJob([this](const HeatMap &map) {
        m_heatMap = map;
        m_heatCache.clear();
        emit changed();
    })
    , m_commands(this, document)
{
    addCommands();
    connect(this, &TrackLayers::changed, &m_commands, qOverload<>(&CommandSet::refresh));
    connect(&document, &ActiveDocument::changed, this, &TrackLayers::onDocumentChanged);
    connect(&m_store, &TrackStore::changed, this, [this] {
        m_wholeCache.clear();
        renewHeat();
        renewBounds();
        emit changed();
    });
    connect(this, &TrackLayers::changed, this, &TrackLayers::renewScale);
}

TrackLayers::~TrackLayers()
{
    // Those that hear of this say that they changed, to one that is no longer whole.
    for (const QPointer<TrackLayers> &other : m_others) {
        if (other)
            disconnect(other, nullptr, this, nullptr);
    }
}

void TrackLayers::addCommands()
{
    int position = 260;
    const auto addTrails = [&](const char *id, const QString &text, const char *key, Trails trails,
                               const QString &toolTip) {
        // Its key takes away what it brought.
        m_commands.add(
            id, text, {key}, {MenuName::View, position++, tr("Trails")}, toolTip,
            {.isChecked = [this, trails] { return this->trails() == trails; }},
            [this, trails] { setTrails(this->trails() == trails ? Trails::Off : trails); });
    };
    addTrails("view.trails.off", tr("No trails"), "", Trails::Off, tr("Show no trails"));
    addTrails("view.trails.recent", tr("10-second trails"), "T", Trails::Recent,
              tr("Show where everyone came from, coloured by speed; click to go there"));
    addTrails(
        "view.trails.whole", tr("Full path"), "Shift+T", Trails::Whole,
        tr("Show the full path of the selected player, coloured by speed; click to go there"));
    const auto addHeat = [&](const char *id, const QString &text, const char *key, Heat heat,
                             const QString &toolTip) {
        m_commands.add(id, text, {key}, {MenuName::View, position++, tr("Heat map")}, toolTip,
                       {.isChecked = [this, heat] { return this->heat() == heat; }},
                       [this, heat] { setHeat(this->heat() == heat ? Heat::Off : heat); });
    };
    addHeat("view.heat.off", tr("No heat map"), "", Heat::Off, tr("Show no heat map"));
    addHeat("view.heat.selected", tr("Heat map of the selected player"), "Shift+H", Heat::Selected,
            tr("Show where the selected player spent time, in the range or the whole recording"));
    addHeat("view.heat.all", tr("Heat map of all players"), "H", Heat::All,
            tr("Show where players spent time, in the range or the whole recording"));
}

void TrackLayers::setTrails(Trails trails)
{
    m_chosenTrails = trails;
    m_wholeCache.clear();
    want();
}

void TrackLayers::setHeat(Heat heat)
{
    m_heat = heat;
    want();
    renewHeat();
}

void TrackLayers::setGround(bool hasGround)
{
    if (m_hasGround == hasGround)
        return;
    m_hasGround = hasGround;
    want();
}

TrackLayers::Trails TrackLayers::usualTrails() const
{
    if (m_hasGround)
        return Trails::Off;
    const bool isOfOne = std::ranges::any_of(m_actors, &Actor::isRecorder);
    return isOfOne ? Trails::Whole : Trails::Recent;
}

void TrackLayers::want()
{
    m_store.setWanted(trails() != Trails::Off || m_heat != Heat::Off || m_areBoundsNeeded);
    emit changed();
}

void TrackLayers::setBoundsNeeded(bool areNeeded)
{
    if (std::exchange(m_areBoundsNeeded, areNeeded) == areNeeded)
        return;
    want();
    renewBounds();
}

void TrackLayers::renewBounds()
{
    const auto &tracks = m_store.tracks();
    auto bounds = m_areBoundsNeeded && tracks ? boundsOf(*tracks, m_plane) : std::nullopt;
    if (std::exchange(m_bounds, bounds) != bounds)
        emit boundsChanged();
}

std::optional<TrackLayers::Scale> TrackLayers::ownScale() const
{
    const auto &tracks = m_store.tracks();
    if (trails() == Trails::Off || !tracks || !m_document->recording() || tracks->fastSpeed <= 0)
        return {};
    const GameLength &length = m_document->recording()->info().length;
    return Scale{tracks->fastSpeed / length.inScene, length.unit};
}

void TrackLayers::shareScale(TrackLayers &other)
{
    m_others.emplace_back(&other);
    connect(&other, &TrackLayers::changed, this, &TrackLayers::renewScale);
    connect(&other, &QObject::destroyed, this, [this] {
        std::erase(m_others, nullptr);
        renewScale();
    });
    renewScale();
}

void TrackLayers::renewScale()
{
    std::optional<Scale> scale = ownScale();
    for (const QPointer<TrackLayers> &sharer : m_others) {
        const auto other = sharer ? sharer->ownScale() : std::nullopt;
        if (scale && other && other->unit == scale->unit)
            scale->fast = std::max(scale->fast, other->fast);
    }
    if (std::exchange(m_scale, scale) == scale)
        return;
    m_wholeCache.clear();
    emit changed();
}

bool TrackLayers::isReading() const
{
    return (trails() != Trails::Off || m_heat != Heat::Off) && m_store.isReading();
}

void TrackLayers::setScene(const Scene &scene, ViewPlane plane)
{
    m_actors = scene.actors;
    if (plane != m_plane) {
        m_plane = plane;
        m_wholeCache.clear();
        m_heatMap = {}; // that of the other plane is somewhere else
        renewHeat();
        renewBounds();
    }
    // The one without a selection may be another one now.
    updateSubject();
}

void TrackLayers::updateSubject()
{
    m_subject = subject();
    const std::vector<Stay> stays = m_document->players().staysOf(m_subject);
    const auto isSame = [](const Stay &left, const Stay &right) {
        return left.client == right.client && left.ticks == right.ticks;
    };
    if (std::ranges::equal(stays, m_stays, isSame))
        return;
    m_stays = stays;
    m_wholeCache.clear();
    if (m_heat == Heat::Selected)
        renewHeat();
}

void TrackLayers::renewColors()
{
    m_wholeCache.clear();
    renewHeat();
}

void TrackLayers::onDocumentChanged(Document::Changes changes)
{
    if (changes & Document::RecordingChanged)
        m_subject.reset();
    // The index knows who is one person, and when they were there.
    if (changes
        & (Document::RecordingChanged | Document::SelectionChanged | Document::FollowChanged
           | Document::IndexChanged))
        updateSubject();
    if (changes & Document::RangeChanged)
        renewHeat();
}

std::optional<PlayerRef> TrackLayers::subject() const
{
    if (m_document->selection().player())
        return m_document->selection().player();
    if (m_document->selection().followed())
        return m_document->selection().followed();
    const auto recorder = std::ranges::find_if(m_actors, &Actor::isRecorder);
    if (recorder != m_actors.end())
        return m_document->players().inFrame(recorder->client);
    // Somebody who is gone is still the one who is looked at.
    if (m_subject)
        return m_subject;
    const auto player = std::ranges::find_if(
        m_actors, [](const Actor &actor) { return actor.client != NoClient; });
    if (player == m_actors.end())
        return {};
    return m_document->players().inFrame(player->client);
}

void TrackLayers::renewHeat()
{
    const auto &tracks = m_store.tracks();
    if (m_heat == Heat::Off || !tracks || !m_document->index()) {
        m_heatJob.cancel();
        m_heatMap = {};
        m_heatCache.clear();
        return;
    }
    const TickRange ticks = m_document->playback().range().value_or(m_document->index()->ticks());
    m_heatJob.start([tracks, time = m_document->index()->time(), stays = m_stays, ticks,
                     ofOne = m_heat == Heat::Selected,
                     plane = m_plane](const std::stop_token &stop) {
        return makeHeatMap(
            makeHeatGrid(*tracks, time, ofOne ? &stays : nullptr, ticks, stop, plane));
    });
}

/// When who has \a client now got it; nothing if that is not known yet.
std::optional<Tick> TrackLayers::cameAt(int client) const
{
    const Index &index = *m_document->index();
    const PlayerRef ref = m_document->players().inFrame(client);
    const Player *player = index.players().of(ref);
    // What is no player shares its ID with no other.
    if (!player)
        return ref.tick <= index.indexedTo() ? std::optional(index.ticks().first) : std::nullopt;
    const auto stay = std::ranges::find_if(player->stays, [&ref](const Stay &one) {
        return one.client == ref.client && one.ticks.contains(ref.tick);
    });
    return stay == player->stays.end() ? std::nullopt : std::optional(stay->ticks.first);
}

std::vector<Trail> TrackLayers::shownTrails() const
{
    std::vector<Trail> shown;
    const auto &tracks = m_store.tracks();
    if (!tracks || !m_document->index() || trails() == Trails::Off)
        return shown;
    const double fast = m_scale ? m_scale->fast * m_document->recording()->info().length.inScene
                                : 0;
    const auto offsetOf = [&](Tick tick) { return tick - tracks->first; };
    if (trails() == Trails::Whole) {
        for (const Stay &stay : m_stays) {
            if (const Track *track = tracks->find(stay.client))
                shown.push_back({track,
                                 fast,
                                 offsetOf(stay.ticks.first),
                                 offsetOf(stay.ticks.last) + 1,
                                 {},
                                 false,
                                 m_plane});
        }
        return shown;
    }
    const TimeBase &time = m_document->index()->time();
    const Time head = m_document->playback().time().head();
    const std::int64_t end = offsetOf(time.tickAt(head)) + 1;
    for (const Actor &actor : m_actors) {
        // Not the way of who had the client ID before.
        const auto came = cameAt(actor.client);
        const std::int64_t first = offsetOf(
            std::max(time.tickAt(head - RecentSpan), came.value_or(Tick{})));
        if (const Track *track = tracks->find(actor.client); track && came)
            shown.push_back({track, fast, first, end, QPointF(actor.position.x, actor.position.y),
                             true, m_plane});
    }
    return shown;
}

void TrackLayers::paint(QPainter &painter, const Camera &camera, QSize size)
{
    if (!m_heatMap.image.isNull()) {
        m_heatCache.paint(painter, camera, size,
                          [this](QPainter &own, const Camera &ownCamera, QSize ownSize) {
                              paintHeatMap(own, m_heatMap, ownCamera, ownSize);
                          });
    }
    const std::vector<Trail> shown = shownTrails();
    const auto paintAll = [this, &shown](QPainter &own, const Camera &ownCamera, QSize ownSize) {
        for (const Trail &trail : shown)
            paintTrail(own, *m_store.tracks(), trail, ownCamera, ownSize);
    };
    if (trails() == Trails::Whole)
        m_wholeCache.paint(painter, camera, size, paintAll);
    else
        paintAll(painter, camera, size);
}

LayerCache::Draw TrackLayers::still() const
{
    return [heat = m_heatMap, tracks = m_store.tracks(),
            shown = shownTrails()](QPainter &painter, const Camera &camera, QSize size) {
        if (!heat.image.isNull())
            paintHeatMap(painter, heat, camera, size);
        for (const Trail &trail : shown)
            paintTrail(painter, *tracks, trail, camera, size);
    };
}

std::vector<TrackLegend> TrackLayers::legends() const
{
    std::vector<TrackLegend> legends;
    if (m_scale)
        legends.push_back({tr("Speed (%1)").arg(speedWord(m_scale->unit)), numberText(0),
                           tr("%1 and more").arg(lengthText(m_scale->fast, m_scale->unit)),
                           trailColors()});
    if (!m_heatMap.image.isNull())
        legends.push_back(
            {m_heat == Heat::Selected ? tr("Time spent: selected player")
                                      : tr("Time spent: all players"),
             tr("%1 s").arg(realText(0, 0)),
             tr("%1 s and more")
                 .arg(realText(m_heatMap.mostSeconds, m_heatMap.mostSeconds < 0.1 ? 2 : 1)),
             heatStops()});
    return legends;
}

std::optional<TrailPlace> TrackLayers::placeAt(QPointF pixel, const Camera &camera,
                                               QSize size) const
{
    const std::vector<Trail> shown = shownTrails();
    if (shown.empty())
        return {};
    return trailPlaceAt(*m_store.tracks(), shown, pixel, camera, size);
}

} // namespace tickscope
