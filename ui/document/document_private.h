// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QThreadPool>
#include <QTimer>

#include "ui/document/document.h"
#include "ui/document/latest_job.h"
#include "ui/document/reading.h"

namespace tickscope {

/// What the filter job gives: lines to show and their ticks to jump between.
struct FilteredEvents {
    Shared<std::vector<EventLine>> lines; ///< Null when the job was cancelled.
    std::vector<Tick> ticks;              ///< Ascending, each once.
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
    void gatherMarkers(std::vector<Marker> own);
    [[nodiscard]] std::uint64_t sizeForMarkers() const;
    void readingFailed(const Error &reason);
    void frameArrived(Viewer viewer, const Shared<Frame> &newFrame);
    void mapArrived(const MapAnswer &answer);
    [[nodiscard]] QString mapNoteOf(const MapAnswer &answer) const;

    void tell(Changes changes) { emit q.changed(changes); }
    /// Asks for the head's frame when its tick is another one than before.
    void wantHeadFrame();
    void playOn();
    void updatePlaying();
    /// Loop and selected range are one thing; \a range as the loop.
    void loopOver(const std::optional<TickRange> &newRange);
    [[nodiscard]] std::optional<TickRange> loopTicks() const;

    void filterSoon(bool isUrgent);
    void filterNow();
    void eventsFiltered(const FilteredEvents &filtered);
    void markersChanged();

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

    std::optional<int> selected;
    std::optional<int> followed;
    EventFilter filter;
    Shared<std::vector<EventLine>> lines;
    std::optional<TickRange> range;
    TimeInView timeInView;
    std::vector<Marker> markers;

    QTimer filterTimer;
    QElapsedTimer sinceLastFilter;
    bool isFilterStale = false; ///< The index grew while the job ran.
    QThreadPool filterPool;
    LatestJob<FilteredEvents> filterJob;

    std::unique_ptr<Reading> reading;
};

} // namespace tickscope
