// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/track_layers.h"

#include <QPainter>

#include <algorithm>
#include <limits>

namespace tickscope {

TrackLayers::TrackLayers(Document &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_store(document)
    , m_heatJob([this](const HeatMap &map) {
        m_heatMap = map;
        m_heatCache.clear();
        emit changed();
    })
{
    connect(&document, &Document::changed, this, &TrackLayers::takeChanges);
    connect(&m_store, &TrackStore::changed, this, [this] {
        m_wholeCache.clear();
        renewHeat();
        emit changed();
    });
}

TrackLayers::~TrackLayers() = default;

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
    m_store.setWanted(trails() != Trails::Off || m_heat != Heat::Off);
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
    }
    // The one without a selection may be another one now.
    if (subject() == m_subject)
        return;
    m_subject = subject();
    m_wholeCache.clear();
    if (m_heat == Heat::Selected)
        renewHeat();
}

void TrackLayers::renewColors()
{
    m_wholeCache.clear();
    renewHeat();
}

void TrackLayers::takeChanges(Document::Changes changes)
{
    const auto whose = Document::SelectionChanged | Document::FollowChanged;
    if ((changes & whose) && subject() != m_subject) {
        m_subject = subject();
        m_wholeCache.clear();
        if (m_heat == Heat::Selected)
            renewHeat();
    }
    if (changes & Document::RangeChanged)
        renewHeat();
}

std::optional<int> TrackLayers::subject() const
{
    if (m_document.selectedClient())
        return m_document.selectedClient();
    if (m_document.followedClient())
        return m_document.followedClient();
    const auto recorder = std::ranges::find_if(m_actors, &Actor::isRecorder);
    if (recorder != m_actors.end())
        return recorder->client;
    // Somebody who is gone is still the one who is looked at.
    if (m_subject)
        return m_subject;
    const auto player = std::ranges::find_if(
        m_actors, [](const Actor &actor) { return actor.client != NoClient; });
    return player == m_actors.end() ? std::nullopt : std::optional(player->client);
}

void TrackLayers::renewHeat()
{
    const auto &tracks = m_store.tracks();
    if (m_heat == Heat::Off || !tracks || !m_document.index()) {
        m_heatJob.cancel();
        m_heatMap = {};
        m_heatCache.clear();
        return;
    }
    const auto client = m_heat == Heat::Selected ? subject() : std::nullopt;
    const TickRange ticks = m_document.range().value_or(m_document.index()->ticks());
    m_heatJob.start(*QThreadPool::globalInstance(),
                    [tracks, time = m_document.index()->time(), client, ticks,
                     plane = m_plane](const std::stop_token &stop) {
                        return makeHeatMap(makeHeatGrid(*tracks, time, client, ticks, stop, plane));
                    });
}

std::vector<Trail> TrackLayers::shownTrails() const
{
    std::vector<Trail> shown;
    const auto &tracks = m_store.tracks();
    if (!tracks || !m_document.index() || trails() == Trails::Off)
        return shown;
    if (trails() == Trails::Whole) {
        const auto client = subject();
        if (const Track *track = client ? tracks->find(*client) : nullptr)
            shown.push_back(
                {track, 0, std::numeric_limits<std::int32_t>::max(), {}, false, m_plane});
        return shown;
    }
    const TimeBase &time = m_document.index()->time();
    const Time head = m_document.time().head();
    const std::int64_t first = time.tickAt(head - RecentSpan) - tracks->first;
    const std::int64_t end = time.tickAt(head) - tracks->first + 1;
    for (const Actor &actor : m_actors) {
        if (const Track *track = tracks->find(actor.client))
            shown.push_back(
                {track, first, end, QPointF(actor.position.x, actor.position.y), true, m_plane});
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

std::optional<TrailPlace> TrackLayers::placeAt(QPointF pixel, const Camera &camera,
                                               QSize size) const
{
    const std::vector<Trail> shown = shownTrails();
    if (shown.empty())
        return {};
    return trailPlaceAt(*m_store.tracks(), shown, pixel, camera, size);
}

} // namespace tickscope
