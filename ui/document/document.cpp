// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/document.h"

#include <utility>

#include "ui/markers/marker_store.h"

namespace tickscope {

static std::vector<Tick> seekTicks(const Index &index)
{
    std::vector<Tick> ticks;
    for (const SeekPoint &point : index.seekPoints()) {
        if (point.kind != SeekPointKind::Checkpoint)
            ticks.push_back(point.tick);
    }
    return ticks;
}

Document::Document(const FormatRegistry &registry, std::shared_ptr<Playback> playback)
    : m_playback(std::move(playback))
    , m_reading(registry)
    , m_markers(MarkerStore::ofThisUser(), m_history)
{
    wire();
}

Document::~Document()
{
    emit aboutToBeDestroyed();
    // Threads end before anything that they post to goes.
    m_reading.close();
}

void Document::wire()
{
    connect(&m_reading, &OpenRecording::opened, this, &Document::onOpened);
    connect(&m_reading, &OpenRecording::grown, this, &Document::onGrown);
    connect(&m_reading, &OpenRecording::mapAnswered, this,
            [this](const MapAnswer &answer) { m_map.take(answer, m_reading.recording()->info()); });
    connect(&m_reading, &OpenRecording::changed, this, [this](Changes changes) {
        if (changes & GrowthChanged)
            m_playback->setGrows(m_reading.isGrowing());
        emitChanged(changes);
    });
    connect(m_playback.get(), &Playback::changed, this, [this](Changes changes) {
        if (changes & TimeChanged)
            m_reading.wantHead(m_playback->time().tick());
        emitChanged(changes);
    });
    connect(&m_events, &ShownEvents::changed, this, [this](Changes changes) {
        m_events.fill(m_playback->landmarks());
        emitChanged(changes);
    });
    connect(&m_selection, &Selection::changed, this, &Document::emitChanged);
    connect(&m_map, &MapChoice::changed, this, &Document::emitChanged);
    connect(&m_map, &MapChoice::searchWanted, this, [this] { m_reading.findMap(m_map.places()); });
    connect(&m_map, &MapChoice::fileWanted, &m_reading, &OpenRecording::readMap);
    connect(&m_markers, &Markers::changed, this, [this] {
        gatherLandmarks();
        emitChanged(MarkersChanged);
    });
    connect(&m_markers, &Markers::chosenChanged, this,
            [this] { emitChanged(ChosenMarkerChanged); });
    connect(&m_markers, &Markers::troubleChanged, this,
            [this] { emitChanged(MarkerTroubleChanged); });
    connect(&m_history, &QUndoStack::indexChanged, this, [this] { emitChanged(HistoryChanged); });
    connect(&m_contentHash, &ContentHashJob::found, this,
            [this] { m_markers.setContentHash(m_contentHash.sha256(), m_contentHash.mayGrow()); });
    connect(&m_contentHash, &ContentHashJob::changed, this, [this] { emitChanged(HashChanged); });
}

void Document::emitChanged(Changes changes)
{
    if (changes & (FrameChanged | TimeChanged | IndexChanged) && m_players.haveChanged())
        changes |= NamesChanged;
    emit changed(changes | std::exchange(m_noted, {}));
}

void Document::open(const QString &path, const QString &bearerToken)
{
    clear();
    m_reading.open(path, bearerToken);
    emitChanged(Everything);
}

void Document::open(std::unique_ptr<Reading> begun)
{
    clear();
    m_reading.open(std::move(begun));
    emitChanged(Everything);
}

void Document::cancelOpening()
{
    if (phase() == OpenPhase::Opening)
        close();
    else if (phase() == OpenPhase::Indexing)
        m_reading.stopIndexing();
}

void Document::close()
{
    clear();
    emitChanged(Everything);
}

void Document::clear()
{
    m_reading.close();
    m_events.clear();
    m_playback->end();
    m_selection.clear();
    m_players.clear();
    m_map.clear();
    m_markers.close();
    m_history.clear();
    m_contentHash.clear();
    m_isHashed = false;
    m_cameras.clear();
    m_lanes.clear();
}

ViewState Document::viewState() const
{
    ViewState state;
    if (recording())
        state.tick = m_playback->time().tick();
    if (const CameraState *chosen = camera(0))
        state.camera = *chosen;
    state.player = m_selection.player();
    state.followed = m_selection.followed();
    state.filter = m_events.filter();
    state.lanes = m_lanes;
    state.loop = m_playback->range();
    return state;
}

void Document::show(const ViewState &state)
{
    const TickRange ticks = index()->ticks();
    m_playback->apply(TimeCommand::of(TimeAction::Pause));
    if (state.tick)
        m_playback->apply(TimeCommand::goToTick(ticks.clamp(*state.tick)));
    const auto &loop = state.loop;
    const bool hasLoop = loop && ticks.contains(loop->first) && ticks.contains(loop->last);
    m_playback->setRange(hasLoop ? loop : std::nullopt);
    m_selection.selectPlayer(state.player);
    // Before the camera, which it would move.
    m_selection.follow(state.followed);
    m_events.setFilter(state.filter);
    setLanes(state.lanes);
    setCamera(0, state.camera);
}

const CameraState *Document::camera(int view) const
{
    const auto found = m_cameras.find(view);
    return found == m_cameras.end() ? nullptr : &found->second;
}

void Document::setCamera(int view, const CameraState &camera)
{
    const auto [place, isNew] = m_cameras.try_emplace(view, camera);
    if (isNew || std::exchange(place->second, camera) != camera)
        emitChanged(CameraChanged);
}

void Document::setLanes(const QStringList &lanes)
{
    if (std::exchange(m_lanes, lanes) != lanes)
        emitChanged(LanesChanged);
}

void Document::onOpened()
{
    const Index &index = *m_reading.index();
    m_playback->begin(index.time());
    m_playback->landmarks()[landmark::SeekPoint] = seekTicks(index);
    if (m_reading.recording()->info().map)
        m_reading.findMap(m_map.places());
    m_markers.setTicks(index.ticks());
    m_markers.open(m_reading.recording(), path(), index.outline().mayGrow);
    gatherLandmarks();
    m_reading.wantHead(m_playback->time().tick());
    m_noted |= TimeChanged | MarkersChanged | MapChanged | ViewChanged;
}

void Document::onGrown(const OpenRecording::Growth &growth)
{
    const Index &index = *m_reading.index();
    if (growth.hasOtherLength) {
        m_playback->setTimeBase(index.time());
        m_playback->landmarks()[landmark::SeekPoint] = seekTicks(index);
        m_markers.setTicks(index.ticks());
        m_noted |= TimeChanged | ViewChanged;
    }
    if (growth.hasEnded || growth.hasOtherMarkers) {
        m_markers.update(m_reading.recording(), index.outline().mayGrow);
        m_noted |= MarkersChanged;
    }
    if (growth.hasOtherLength || growth.hasEnded) {
        gatherLandmarks();
        m_isHashed = false;
    }
    m_events.setIndex(m_reading.index());
    hashContent();
}

void Document::gatherLandmarks()
{
    std::vector<Tick> ticks;
    for (const Annotation &marker : m_markers.all()) {
        if (index() && index()->ticks().contains(marker.firstTick()))
            ticks.push_back(marker.firstTick());
    }
    m_playback->landmarks()[landmark::Marker] = std::move(ticks);
}

void Document::hashContent()
{
    if (m_isHashed || m_reading.isGrowing() || !index()->isComplete())
        return;
    m_isHashed = true;
    m_contentHash.start(m_reading.recording(), index()->outline().mayGrow);
}

} // namespace tickscope
