// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/document_private.h"

#include "core/analysis/kind_rows.h"
#include "ui/document/sentence_words.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QScreen>

#include <algorithm>
#include <utility>

namespace tickscope {

namespace {

/// Lines are made anew at most this often while the index grows.
constexpr int FilterPause = 250; // milliseconds

int frameInterval()
{
    const QScreen *screen = QGuiApplication::primaryScreen();
    const double rate = screen ? screen->refreshRate() : 60.0;
    return std::clamp(static_cast<int>(1000.0 / std::max(rate, 1.0)), 4, 33);
}

std::vector<Tick> seekTicks(const Index &index)
{
    std::vector<Tick> ticks;
    for (const SeekPoint &point : index.seekPoints()) {
        if (point.kind == SeekPointKind::Keyframe)
            ticks.push_back(point.tick);
    }
    return ticks;
}

} // namespace

Document::Private::Private(Document &document, const FormatRegistry &formats)
    : q(document)
    , registry(formats)
    , lines(std::make_shared<const EventLines>())
    , filterJob([this](const FilteredEvents &filtered) { eventsFiltered(filtered); })
    , selection(std::make_shared<EventSelection>(filter, sentenceWords()))
{
    playTimer.setTimerType(Qt::PreciseTimer);
    filterTimer.setSingleShot(true);
    filterPool.setMaxThreadCount(1);
    QObject::connect(&playTimer, &QTimer::timeout, &q, [this] { playOn(); });
    QObject::connect(&filterTimer, &QTimer::timeout, &q, [this] { filterNow(); });
    QObject::connect(&markers, &Markers::changed, &q, [this] {
        gatherLandmarks();
        tell(MarkersChanged);
    });
    QObject::connect(&contentHash, &ContentHashJob::found, &q, [this] {
        markers.setContentHash(contentHash.sha256(), contentHash.mayGrow());
    });
}

void Document::Private::start(const QString &newPath, const QString &bearerToken)
{
    reset();
    path = newPath;
    phase = OpenPhase::Opening;
    reading = std::make_unique<Reading>(registry, newPath.toStdString(), bearerToken.toStdString(),
                                        nullptr);
    QObject::connect(
        reading.get(), &Reading::opened, &q,
        [this](const auto &opened, const auto &outline) { recordingOpened(opened, outline); });
    QObject::connect(reading.get(), &Reading::indexed, &q,
                     [this](const auto &progress) { indexArrived(progress); });
    QObject::connect(reading.get(), &Reading::failed, &q,
                     [this](const Error &reason) { readingFailed(reason); });
    QObject::connect(
        reading.get(), &Reading::frameReady, &q,
        [this](Viewer viewer, const auto &newFrame) { frameArrived(viewer, newFrame); });
    QObject::connect(reading.get(), &Reading::mapAnswered, &q,
                     [this](const MapAnswer &answer) { mapArrived(answer); });
    QObject::connect(reading.get(), &Reading::rebuiltOn, &q,
                     [this](const RebuildProgress &progress) { rebuiltArrived(progress); });
    QObject::connect(reading.get(), &Reading::neighboursFound, &q, [this](const auto &found) {
        neighbours = found;
        tell(ChainChanged);
    });
    tell(RecordingChanged | PhaseChanged | IndexChanged | FrameChanged | TimeChanged
         | PreviewChanged | SelectionChanged | FollowChanged | FilterChanged | LinesChanged
         | MarkersChanged | MapChanged | RangeChanged | SecretsChanged | ChainChanged
         | GrowthChanged | RebuiltChanged);
}

void Document::Private::reset()
{
    reading.reset();
    filterJob.cancel();
    filterTimer.stop();
    playTimer.stop();
    isFilterStale = false;
    phase = OpenPhase::Empty;
    error.reset();
    path.clear();
    recording.reset();
    index.reset();
    isGrowing = false;
    buffered.clear();
    frame.reset();
    preview.reset();
    scene.reset();
    motion.reset();
    map.reset();
    mapNote.clear();
    plain = {};
    mapDecidesMore = false;
    rebuiltOf.reset();
    rebuiltOn.reset();
    isRebuilding = false;
    isRebuilt = false;
    isMapMissing = false;
    isMapWarning = false;
    neighbours = {};
    showsSecrets = false;
    time = TimeController(TimeBase::uniform({{0}, {0}}, Time{1}));
    landmarks = {};
    wantedTick.reset();
    selected.reset();
    followed.reset();
    namesFrame.reset();
    // Players are those of one recording; what kinds are hidden stays.
    filter.players.clear();
    lines = std::make_shared<const EventLines>();
    range.reset();
    timeInView = {};
    markers.close();
    contentHash.clear();
    isHashed = false;
}

void Document::Private::recordingOpened(const Shared<Recording> &opened,
                                        const Shared<Index> &outline)
{
    recording = opened;
    index = outline;
    plain = {opened, outline, false, {}};
    phase = OpenPhase::Indexing;
    time.setTimeBase(index->time());
    timeInView = {Time{0}, std::max(index->time().length(), Time{1})};
    landmarks.seekPoints = seekTicks(*index);
    motion = recording->makeMotion(nullptr);
    scene = recording->makeScene(nullptr);
    reading->use(recording, index, motion);
    if (recording->info().map)
        reading->findMap(mapFolders);
    markers.setTicks(index->ticks());
    markers.open(recording, path, index->outline().mayGrow);
    gatherLandmarks();
    wantHeadFrame();
    tell(RecordingChanged | PhaseChanged | IndexChanged | TimeChanged | MarkersChanged | MapChanged
         | ViewChanged);
}

void Document::Private::lengthChanged()
{
    const bool wasWholeInView = timeInView.span >= time.time().length();
    time.setTimeBase(index->time());
    markers.setTicks(index->ticks());
    if (wasWholeInView)
        timeInView = {Time{0}, std::max(index->time().length(), Time{1})};
    landmarks.seekPoints = seekTicks(*index);
}

void Document::Private::takeGrowth(const IndexProgress &progress, Changes &changes)
{
    buffered = progress.loaded;
    if (isGrowing == progress.isGrowing)
        return;
    isGrowing = progress.isGrowing;
    time.setGrows(isGrowing);
    changes |= GrowthChanged;
}

void Document::Private::takeIndex(const IndexProgress &progress, Changes changes)
{
    changes |= IndexChanged;
    const bool hasOtherMarkers = recording->info().markers != progress.recording->info().markers;
    const bool hasOtherLength = index->ticks() != progress.index->ticks();
    const bool hasEnded = index->outline().mayGrow && !progress.index->outline().mayGrow;
    recording = progress.recording;
    index = progress.index;
    if (hasOtherLength) {
        lengthChanged();
        changes |= TimeChanged | ViewChanged;
    }
    if (hasEnded || hasOtherMarkers) {
        markers.update(recording, index->outline().mayGrow);
        changes |= MarkersChanged;
    }
    if (hasOtherLength || hasEnded) {
        gatherLandmarks();
        isHashed = false;
    }
    takeGrowth(progress, changes);
    if (index->isComplete() && phase != OpenPhase::Ready) {
        phase = OpenPhase::Ready;
        changes |= PhaseChanged;
    }
    reading->use(recording, index, motion);
    filterSoon(index->isComplete());
    hashContent();
    tell(changes);
}

void Document::Private::indexArrived(const IndexProgress &progress)
{
    plain = progress;
    if (isRebuilt) {
        // What is shown already has more; it follows when the rest is rebuilt, too.
        Changes changes;
        takeGrowth(progress, changes);
        tell(changes);
    } else {
        takeIndex(progress, {});
    }
    rebuildSoon();
}

/// Behind the ordinary index, which comes first.
void Document::Private::rebuildSoon()
{
    const bool isNews = plain.index != rebuiltOf || map != rebuiltOn;
    if (!mapDecidesMore || isRebuilding || !isNews || !plain.index || !plain.index->isComplete())
        return;
    const bool goesOn = rebuiltOf && map == rebuiltOn;
    isRebuilding = true;
    rebuiltOf = plain.index;
    rebuiltOn = map;
    reading->rebuild(plain.recording, map, plain.index, goesOn);
}

void Document::Private::rebuiltArrived(const RebuildProgress &progress)
{
    // Another map may have been chosen meanwhile.
    const bool isWanted = mapDecidesMore && map == rebuiltOn;
    if (progress.isComplete || progress.error)
        isRebuilding = false;
    if (isWanted && progress.isComplete) {
        const bool isNew = !isRebuilt;
        isRebuilt = true;
        IndexProgress whole = plain;
        whole.recording = progress.recording;
        whole.index = progress.index;
        takeIndex(whole, isNew ? Changes(RebuiltChanged) : Changes());
    } else if (isWanted && !isRebuilt && progress.index) {
        reading->use(progress.recording, progress.index, motion);
    }
    rebuildSoon();
}

void Document::Private::readingFailed(const Error &reason)
{
    error = reason;
    phase = recording ? OpenPhase::Ready : OpenPhase::Failed;
    tell(PhaseChanged);
}

void Document::Private::frameArrived(Viewer viewer, const Shared<Frame> &newFrame)
{
    (viewer == Viewer::Head ? frame : preview) = newFrame;
    tell(viewer == Viewer::Head ? FrameChanged : PreviewChanged);
}

void Document::Private::mapArrived(const MapAnswer &answer)
{
    // What was chosen in vain leaves the map that is there as it is.
    if (answer.content) {
        map = answer.content;
        motion = answer.motion;
        scene = answer.scene;
        mapDecidesMore = answer.decidesMore;
        if (std::exchange(isRebuilt, false)) {
            takeIndex(plain, RebuiltChanged);
        } else {
            reading->use(recording, index, motion);
        }
    }
    mapNote = mapNoteOf(answer);
    const bool lacksProof = !answer.decidesMore && (answer.content || !map);
    if (lacksProof && plain.recording->info().needsMapToRebuild)
        mapNote += u' ' + tr("Hooks, weapons and freeze need the map that was played on.");
    isMapMissing = map == nullptr;
    isMapWarning = !answer.content || !answer.isVerified();
    tell(MapChanged);
    rebuildSoon();
}

QString Document::Private::mapNoteOf(const MapAnswer &answer) const
{
    using Outcome = MapAnswer::Outcome;
    const auto &reference = recording->info().map;
    const QString name = reference ? screenText(reference->name) : QString();
    const QString file = QFileInfo(QString::fromStdString(answer.path)).fileName();
    switch (answer.outcome) {
    case Outcome::Missing:
        return tr("Map “%1” not found; players are shown without walls.").arg(name);
    case Outcome::Unreadable:
        return answer.path.empty() ? tr("Map “%1” in the recording cannot be read; players are "
                                        "shown without walls.")
                                         .arg(name)
                                   : tr("%1 is no map file that can be read.").arg(file);
    case Outcome::Found:
    case Outcome::Chosen:
        break;
    }
    switch (answer.match) {
    case FoundMap::Match::Embedded:
        return tr("Map “%1” lies in the recording.").arg(name);
    case FoundMap::Match::Sha256:
        return tr("Map “%1” found, SHA-256 agrees: %2").arg(name, file);
    case FoundMap::Match::Crc32:
        return tr("Map “%1” found, CRC-32 agrees: %2").arg(name, file);
    case FoundMap::Match::Name:
        return answer.outcome == Outcome::Chosen
                   ? tr("Map as chosen, unverified: %1; the recording states no hash.").arg(file)
                   : tr("Map “%1” found by its name alone, unverified; it may be another version.")
                         .arg(name);
    case FoundMap::Match::Differs:
        return tr("Map as chosen, unverified: %1 is not the file that was played on.").arg(file);
    }
    return {};
}

void Document::Private::wantHeadFrame()
{
    if (!reading || !recording || wantedTick == time.tick())
        return;
    wantedTick = time.tick();
    reading->want(Viewer::Head, *wantedTick);
}

void Document::Private::playOn()
{
    time.advance(Time{sinceLastPlay.nsecsElapsed()});
    sinceLastPlay.start();
    updatePlaying();
    wantHeadFrame();
    tell(TimeChanged);
}

void Document::Private::updatePlaying()
{
    const bool shouldRun = recording && time.isPlaying();
    if (shouldRun == playTimer.isActive())
        return;
    if (shouldRun) {
        sinceLastPlay.start();
        playTimer.start(frameInterval());
    } else {
        playTimer.stop();
    }
}

std::optional<TickRange> Document::Private::loopTicks() const
{
    if (!time.loop())
        return {};
    return TickRange{time.time().tickAt(time.loop()->begin), time.time().tickAt(time.loop()->end)};
}

void Document::Private::filterSoon(bool isUrgent)
{
    if (filterJob.isRunning() && !isUrgent) {
        isFilterStale = true;
        return;
    }
    const qint64 elapsed = sinceLastFilter.isValid() ? sinceLastFilter.elapsed() : FilterPause;
    const int pause = isUrgent ? 0 : std::max(0, FilterPause - static_cast<int>(elapsed));
    if (isUrgent || !filterTimer.isActive())
        filterTimer.start(pause);
}

void Document::Private::filterNow()
{
    if (!index)
        return;
    isFilterStale = false;
    sinceLastFilter.start();
    if (selection->filter() != filter)
        selection = std::make_shared<EventSelection>(filter, sentenceWords());
    if (!deeds || deeds->players() != filter.players)
        deeds = std::make_shared<KindRows>(std::vector<std::string>{"hook", "hit"}, filter.players);
    // One at a time: the pool has one thread.
    filterJob.start(
        filterPool, [shown = index, going = selection, rows = deeds](const std::stop_token &stop) {
            auto chosen = going->linesOf(shown, stop);
            auto found = rows->rowsOf(shown, stop);
            if (!chosen || !found)
                return FilteredEvents{};
            const auto ticksOf = [&shown](const BlockList<std::uint32_t> &kind) {
                return SortedTicks(kind.size(), [shown, kind](std::size_t place) {
                    return shown->eventTick(kind[place]);
                });
            };
            return FilteredEvents{shown, std::make_shared<const EventLines>(*std::move(chosen)),
                                  ticksOf((*found)[0]), ticksOf((*found)[1])};
        });
}

void Document::Private::eventsFiltered(const FilteredEvents &filtered)
{
    if (filtered.lines) {
        lines = filtered.lines;
        landmarks.events = {filtered.lines->size(),
                            [shown = filtered.index, rows = filtered.lines](std::size_t line) {
                                return shown->eventTick((*rows)[line].row);
                            }};
        landmarks.hooks = filtered.hooks;
        landmarks.hits = filtered.hits;
        tell(LinesChanged);
    }
    if (isFilterStale)
        filterSoon(false);
}

void Document::Private::gatherLandmarks()
{
    std::vector<Tick> ticks;
    for (const Marker &marker : markers.all()) {
        if (index && index->ticks().contains(marker.tick))
            ticks.push_back(marker.tick);
    }
    landmarks.markers = std::move(ticks);
}

void Document::Private::hashContent()
{
    if (isHashed || isGrowing || !index->isComplete())
        return;
    isHashed = true;
    contentHash.start(recording, index->outline().mayGrow);
}

} // namespace tickscope
