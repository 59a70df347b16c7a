// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QObject>
#include <QString>

#include "core/analysis/finders/chain_finder.h"
#include "core/timeline/frame_service.h"
#include "ui/document/document_change.h"
#include "ui/reading/reading.h"

namespace tickscope {

/// How far opening has come.
enum class OpenPhase {
    Empty,    ///< No recording: the start page is shown.
    Opening,  ///< Reading header and outline.
    Indexing, ///< Usable; events and checkpoints are still coming.
    Ready,    ///< All is known.
    Failed,   ///< See OpenRecording::error().
};

/// The recording of a document as far as it is read: what is in it, and the frames that were
/// wanted. Threads read it and what they find arrives here as new immutable values. UI thread.
class OpenRecording
    : public QObject
    , public DocumentChange
{
    Q_OBJECT

public:
    /// What is new with another index of the same recording.
    struct Growth {
        bool hasOtherLength = false;
        bool hasEnded = false; ///< It is known to be whole now.
        bool hasOtherMarkers = false;
    };

    /// \param formats  must live longer.
    explicit OpenRecording(const FormatRegistry &formats, QObject *parent = nullptr);

    /// Begins to open \a path. Says nothing by itself, nor does close().
    void open(const QString &path, const QString &bearerToken);
    /// The same of a reading that was begun since control was last with the event loop.
    void open(std::unique_ptr<Reading> begun);
    void close();
    /// See Reading::setInFront(); also of what is opened later.
    void setInFront(bool isInFront);
    /// Ends indexing; what is indexed stays.
    void stopIndexing();
    /// Reads what was left unread.
    void readOn();
    /// Whether indexing ended before its time, or did not begin: readOn() goes on with it.
    [[nodiscard]] bool isPartlyRead() const;

    [[nodiscard]] OpenPhase phase() const { return m_phase; }
    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }
    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] QString displayName() const; ///< File name without its folder.
    /// Null until it is open, as what follows.
    [[nodiscard]] const Shared<Recording> &recording() const { return m_recording; }
    [[nodiscard]] const Shared<Index> &index() const { return m_index; }
    /// Whether somebody writes the recording just now: its end moves, and TimeAction::GoToLive
    /// goes along.
    [[nodiscard]] bool isGrowing() const { return m_isGrowing; }
    /// Whether the file is another one than was read: cut, replaced or written into.
    [[nodiscard]] bool isFileChanged() const { return m_isFileChanged; }
    /// How the process is confined that reads it, where that is not what it should be.
    [[nodiscard]] const std::optional<library::Confinement> &weakConfinement() const
    {
        return m_weakConfinement;
    }
    /// Whether recording() and index() have what follows from the recording and its map.
    [[nodiscard]] bool isRebuilt() const { return m_isRebuilt; }
    /// Whether they will have it: more events may come.
    [[nodiscard]] bool isRebuilding() const
    {
        return m_mapDecidesMore && !m_isRebuilt && (m_isRebuilding || isRebuildDue());
    }
    /// Ticks of a recording on a server that can be shown without waiting, in order. Empty for
    /// recordings on this machine. New with IndexChanged.
    [[nodiscard]] const std::vector<TickRange> &bufferedRanges() const { return m_buffered; }
    [[nodiscard]] const Shared<SceneMaker> &sceneMaker() const { return m_scene; }
    [[nodiscard]] const Shared<Motion> &motion() const { return m_motion; }
    /// Recordings that the same server wrote before and after this one; empty paths until they are
    /// found.
    [[nodiscard]] const ChainNeighbours &neighbours() const { return m_neighbours; }
    /// Wall clock at \a time as text with its zone, empty when the recording has none.
    [[nodiscard]] QString wallClockText(Time time) const;

    [[nodiscard]] const Shared<Frame> &frame() const { return m_frame; } ///< May lag the head.
    /// Newest frame that was wanted for preview.
    [[nodiscard]] const Shared<Frame> &preview() const { return m_preview; }
    /// Asks for the head's frame when its tick is another one than before.
    void wantHead(Tick tick);
    /// Asks for a frame besides the head's, for the hover preview.
    void wantPreview(Tick tick);

    /// Looks for the map that the recording names; mapAnswered() comes.
    void findMap(const std::vector<std::string> &places);
    /// Reads \a path as the map, whatever its hash.
    void readMap(const QString &path);

signals:
    void changed(tickscope::DocumentChange::Changes changes);
    /// The outline is known; comes before changed() of it.
    void opened();
    /// Comes before changed() of it.
    void grown(const tickscope::OpenRecording::Growth &growth);
    /// The recording is shown with it from now on, where it has content.
    void mapAnswered(const tickscope::MapAnswer &answer);

private:
    void receiveOpened(const Shared<Recording> &recording, const Shared<Index> &outline);
    void onLeftUnread();
    void receiveProgress(const IndexProgress &progress);
    void receiveFailure(const Error &reason);
    [[nodiscard]] Shared<Frame> doubted(const Shared<Frame> &frame) const;
    void receiveFrame(Viewer viewer, const Shared<Frame> &frame);
    void receiveMap(const MapAnswer &answer);
    void receiveRebuilt(const RebuildProgress &progress);
    /// Takes over another recording or index, and what is known of its growth.
    void receiveIndex(const IndexProgress &progress, Changes changes);
    [[nodiscard]] Changes receiveGrowth(const IndexProgress &progress);
    [[nodiscard]] bool isRebuildDue() const
    {
        return m_plain.index != m_rebuiltOf || m_map != m_rebuiltOn;
    }
    void rebuildSoon();

    const FormatRegistry &m_formats;
    OpenPhase m_phase = OpenPhase::Empty;
    std::optional<Error> m_error;
    QString m_path;
    Shared<Recording> m_recording;
    Shared<Index> m_index;
    bool m_isGrowing = false;
    bool m_isFileChanged = false;
    std::optional<library::Confinement> m_weakConfinement;
    std::vector<TickRange> m_buffered;
    Shared<Frame> m_frame;
    Shared<Frame> m_preview;
    std::optional<Tick> m_wantedTick;
    Shared<SceneMaker> m_scene;
    Shared<Motion> m_motion;
    ChainNeighbours m_neighbours;

    IndexProgress m_plain;          ///< What is recorded, as far as it is known.
    Shared<MapContent> m_map;       ///< That the recording is shown with.
    bool m_mapDecidesMore = false;  ///< Than is recorded.
    Shared<Index> m_rebuiltOf;      ///< Index of m_plain that was rebuilt last, or is being so.
    Shared<MapContent> m_rebuiltOn; ///< The map for that.
    bool m_isRebuilding = false;
    bool m_isRebuilt = false; ///< m_recording and m_index are the rebuilt ones.

    bool m_isInFront = false;
    std::unique_ptr<Reading> m_reading;
};

} // namespace tickscope
