// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QFlags>
#include <QObject>
#include <QString>
#include <QStringList>

#include "core/analysis/chain_finder.h"
#include "core/analysis/event_filter.h"
#include "core/formats/format_registry.h"
#include "core/model/player_ref.h"
#include "core/playback/time_controller.h"
#include "core/timeline/frame_service.h"
#include "ui/document/screen_text.h"
#include "ui/markers/markers.h"

namespace tickscope {

class ContentHashJob;

/// The stretch of time that timeline and input tape show.
struct TimeInView {
    Time begin{0};
    Time span{1}; ///< More than zero.

    [[nodiscard]] Time end() const { return begin + span; }
    friend bool operator==(const TimeInView &, const TimeInView &) = default;
};

/// How far opening has come.
enum class OpenPhase {
    Empty,    ///< No recording: the start page is shown.
    Opening,  ///< Reading header and outline.
    Indexing, ///< Usable; events and checkpoints are still coming.
    Ready,    ///< All is known.
    Failed,   ///< See Document::error().
};

/// One open recording with everything that a person chose about it. Docks and
/// views read it and send it wishes; they know nothing of each other.
///
/// Lives in the UI thread and never waits: opening, indexing, decoding, filtering
/// and map loading run on threads of its own and arrive as new immutable values.
class Document : public QObject
{
    Q_OBJECT

public:
    /// What is new; several can come with one signal.
    enum Change {
        RecordingChanged = 1 << 0, ///< Another recording, or none.
        PhaseChanged = 1 << 1,
        IndexChanged = 1 << 2,
        FrameChanged = 1 << 3,
        TimeChanged = 1 << 4, ///< Head, speed, playing, or loop.
        PreviewChanged = 1 << 5,
        SelectionChanged = 1 << 6, ///< Selected player.
        FollowChanged = 1 << 7,
        FilterChanged = 1 << 8,
        LinesChanged = 1 << 9, ///< The filtered event lines.
        MarkersChanged = 1 << 10,
        MapChanged = 1 << 11,
        RangeChanged = 1 << 12, ///< Selected range of ticks.
        SecretsChanged = 1 << 13,
        ChainChanged = 1 << 14,  ///< Files of the same server before and after this one.
        ViewChanged = 1 << 15,   ///< Time in view.
        GrowthChanged = 1 << 20, ///< Whether somebody writes the recording.
    };
    Q_DECLARE_FLAGS(Changes, Change)

    /// \param registry  must live longer than the document.
    explicit Document(const FormatRegistry &registry, QObject *parent = nullptr);
    ~Document() override;

    // --- opening
    /// Closes what is open and begins to open \a path.
    /// \param bearerToken  for the server of an address; kept nowhere else. Empty: none, or that
    ///                     of the environment.
    void open(const QString &path, const QString &bearerToken = {});
    void cancelOpening(); ///< Keeps what is readable so far.
    void close();
    [[nodiscard]] OpenPhase phase() const;
    [[nodiscard]] const std::optional<Error> &error() const; ///< Set when phase is Failed.
    [[nodiscard]] QString path() const;
    [[nodiscard]] QString displayName() const; ///< File name without its folder.

    // --- the recording; null until it is open
    [[nodiscard]] const Shared<Recording> &recording() const;
    [[nodiscard]] const Shared<Index> &index() const;
    /// Whether somebody writes the recording just now: its end moves, and TimeAction::GoToLive
    /// goes along.
    [[nodiscard]] bool isGrowing() const;
    /// Ticks of a recording on a server that can be shown without waiting, in order. Empty for
    /// recordings on this machine. New with IndexChanged.
    [[nodiscard]] const std::vector<TickRange> &bufferedRanges() const;
    [[nodiscard]] const Shared<Frame> &frame() const; ///< Newest frame of the head; may lag it.
    [[nodiscard]] const Shared<Frame> &preview()
        const; ///< Newest frame that was wanted for preview.
    [[nodiscard]] const Shared<SceneMaker> &sceneMaker() const;
    [[nodiscard]] const Shared<MapContent> &map() const;
    /// Why there is no map, or where it was found; for people. Empty when there is nothing to say.
    [[nodiscard]] QString mapNote() const;
    [[nodiscard]] bool mapIsMissing() const;
    /// Whether mapNote() is a warning: no map, one that nothing proves to be the right
    /// one, or a choice that is no map.
    [[nodiscard]] bool mapNoteIsWarning() const;
    /// Folders that are searched for maps besides the recording's own.
    void setMapFolders(const QStringList &folders);
    /// Uses that file as the map whatever its hash; mapNote() tells whether it is the right one.
    void chooseMap(const QString &path);

    /// Recordings that the same server wrote before and after this one; empty paths
    /// until they are found.
    [[nodiscard]] const ChainNeighbours &neighbours() const;
    /// Whether passwords and the like are shown in clear. Off in every new recording.
    [[nodiscard]] bool showsSecrets() const;
    void setShowsSecrets(bool isOn);

    // --- time
    [[nodiscard]] const TimeController &time() const;
    void apply(const TimeCommand &command);
    /// Wall clock at \a time as text with its zone, empty when the recording does not tell.
    [[nodiscard]] QString wallClockText(Time time) const;
    /// Asks for a frame besides the head's, for the hover preview.
    void wantPreview(Tick tick);

    // --- what is chosen
    /// One person, whoever gets the client ID later and whoever was chosen before the index
    /// knew of them.
    [[nodiscard]] const std::optional<PlayerRef> &selectedPlayer() const;
    void selectPlayer(std::optional<PlayerRef> player);
    [[nodiscard]] const std::optional<PlayerRef> &followedPlayer() const;
    void followPlayer(std::optional<PlayerRef> player);
    /// Whether both are one person, or both nobody. What nobody knows yet is no.
    [[nodiscard]] bool isSamePlayer(const std::optional<PlayerRef> &left,
                                    const std::optional<PlayerRef> &right) const;
    /// The client ID that \a player has in frame(); nothing if they are not there. Where the
    /// index has not come yet, the same name under the same client ID is the same person.
    [[nodiscard]] std::optional<int> clientInFrame(const std::optional<PlayerRef> &player) const;
    /// The client ID that \a player has at \a tick, as far as the index knows.
    [[nodiscard]] std::optional<int> clientOf(const std::optional<PlayerRef> &player,
                                              Tick tick) const;
    /// Who has \a client in frame().
    [[nodiscard]] PlayerRef playerInFrame(int client) const;
    [[nodiscard]] const EventFilter &filter() const;
    void setFilter(const EventFilter &filter);
    /// Lines of the present filter over the present index; made on a worker.
    [[nodiscard]] const Shared<EventLines> &eventLines() const;
    [[nodiscard]] const std::optional<TickRange> &range() const;
    void setRange(std::optional<TickRange> range);
    /// The whole of a recording that was just opened.
    [[nodiscard]] TimeInView timeInView() const;
    /// Moves and shortens \a view so that it lies inside the recording.
    void setTimeInView(TimeInView view);

    // --- markers
    [[nodiscard]] Markers &markers();
    [[nodiscard]] const Markers &markers() const;
    /// SHA-256 of the content of the recording.
    [[nodiscard]] const ContentHashJob &contentHash() const;

    /// Name of a client at a tick, empty if nobody is there. What the index does not know
    /// yet is read from frame().
    [[nodiscard]] QString clientName(int client, Tick tick) const;
    /// What \a player was called when chosen, and which others of that name there are: "Anna",
    /// "Anna #9 (same name as #8)". Never empty.
    [[nodiscard]] QString playerTitle(PlayerRef player) const;
    /// The same with the name at \a tick.
    [[nodiscard]] QString playerTitle(PlayerRef player, Tick tick) const;

signals:
    void changed(tickscope::Document::Changes changes);

private:
    class Private;
    std::unique_ptr<Private> m;
};

Q_DECLARE_OPERATORS_FOR_FLAGS(Document::Changes)

} // namespace tickscope
