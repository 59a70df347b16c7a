// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QThreadPool>
#include <QTimer>

#include <map>
#include <string>

#include "core/analysis/kind_rows.h"
#include "ui/document/content_hash_job.h"
#include "ui/document/document.h"
#include "ui/document/latest_job.h"
#include "ui/document/reading.h"
#include "ui/markers/marker_store.h"

namespace tickscope {

/// What the filter job gives: lines to show and their ticks to jump between.
struct FilteredEvents {
    Shared<Index> index;
    Shared<EventLines> lines; ///< Null when the job was cancelled.
    SortedTicks hooks;        ///< Of the players of the filter, as hits.
    SortedTicks hits;
};

/// State of a Document and the wiring of what arrives for it. UI thread.
class Document::Private
{
    Q_DECLARE_TR_FUNCTIONS(tickscope::Document)

public:
    Private(Document &document, const FormatRegistry &formats);

    void start(const QString &newPath, const QString &bearerToken);
    void reset();
    void recordingOpened(const Shared<Recording> &opened, const Shared<Index> &outline);
    void indexArrived(const IndexProgress &progress);
    /// Takes another length of the recording over to everything that hangs on it.
    void lengthChanged();
    void readingFailed(const Error &reason);
    void frameArrived(Viewer viewer, const Shared<Frame> &newFrame);
    void mapArrived(const MapAnswer &answer);
    /// Takes over another recording or index, and what is known of its growth.
    void takeIndex(const IndexProgress &progress, Changes changes);
    void takeGrowth(const IndexProgress &progress, Changes &changes);
    void rebuildSoon();
    void rebuiltArrived(const RebuildProgress &progress);
    [[nodiscard]] QString mapNoteOf(const MapAnswer &answer) const;

    void tell(Changes changes) { emit q.changed(changes); }
    /// Asks for the head's frame when its tick is another one than before.
    void wantHeadFrame();
    void playOn();
    void updatePlaying();
    /// Loop and selected range are one thing: the loop as a range.
    [[nodiscard]] std::optional<TickRange> loopTicks() const;

    void filterSoon(bool isUrgent);
    void filterNow();
    void eventsFiltered(const FilteredEvents &filtered);
    /// Takes the markers over to what jumps between them.
    void gatherLandmarks();
    /// Hashes the content once nothing else reads it, and nobody writes it.
    void hashContent();
    /// As recorded; empty if nobody knows it.
    [[nodiscard]] std::string nameOf(PlayerRef player) const;
    /// Whether the recording tells of nobody who ever had \a client: then whoever has it is the one
    /// who is meant. Known when the index is complete.
    [[nodiscard]] bool isNeverNamed(int client) const;
    /// What the frame of the head says itself; there must be one with a state.
    [[nodiscard]] const std::string &nameInFrame(int client) const;

    Document &q;
    const FormatRegistry &registry;

    OpenPhase phase = OpenPhase::Empty;
    std::optional<Error> error;
    QString path;

    Shared<Recording> recording;
    Shared<Index> index;
    bool isGrowing = false;
    std::vector<TickRange> buffered;
    Shared<Frame> frame;
    Shared<Frame> preview;
    Shared<SceneMaker> scene;
    Shared<Motion> motion;
    Shared<MapContent> map;
    QString mapNote;
    IndexProgress plain;          ///< What is recorded, as far as it is known.
    bool mapDecidesMore = false;  ///< Than is recorded.
    Shared<Index> rebuiltOf;      ///< Index of plain that was rebuilt last, or is being so.
    Shared<MapContent> rebuiltOn; ///< The map for that.
    bool isRebuilding = false;
    bool isRebuilt = false; ///< recording and index are the rebuilt ones.
    bool isMapMissing = false;
    bool isMapWarning = false;
    std::vector<std::string> mapFolders;
    ChainNeighbours neighbours;
    bool showsSecrets = false;

    TimeController time{TimeBase::uniform({{0}, {0}}, Time{1})};
    Landmarks landmarks;
    std::optional<Tick> wantedTick;
    QTimer playTimer;
    QElapsedTimer sinceLastPlay;

    std::optional<PlayerRef> selected;
    std::optional<PlayerRef> followed;
    std::string selectedName; ///< When chosen: the index may come there later.
    std::string followedName;
    mutable Shared<Frame> namesFrame; ///< That names are of.
    mutable std::map<int, std::string> names;
    EventFilter filter;
    Shared<EventLines> lines;
    std::optional<TickRange> range;
    TimeInView timeInView;
    Markers markers{MarkerStore::ofThisUser()};
    ContentHashJob contentHash;
    bool isHashed = false; ///< Or being hashed, as it is now.

    QTimer filterTimer;
    QElapsedTimer sinceLastFilter;
    bool isFilterStale = false; ///< The index grew while the job ran.
    QThreadPool filterPool;
    LatestJob<FilteredEvents> filterJob;
    std::shared_ptr<EventSelection> selection; ///< Of the filter; used by the job only.
    std::shared_ptr<KindRows> deeds;           ///< The same, for what one goes to by keys.

    std::unique_ptr<Reading> reading;
};

} // namespace tickscope
