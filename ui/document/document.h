// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>

#include <QObject>
#include <QString>
#include <QUndoStack>

#include "core/formats/format_registry.h"
#include "ui/document/content_hash_job.h"
#include "ui/document/document_change.h"
#include "ui/document/map_choice.h"
#include "ui/document/open_recording.h"
#include "ui/document/playback.h"
#include "ui/document/player_names.h"
#include "ui/document/selection.h"
#include "ui/document/shown_events.h"
#include "ui/document/view_state.h"
#include "ui/markers/markers.h"
#include "ui/texts/screen_text.h"

namespace tickscope {

/// One open recording with everything that a person chose about it. Docks and views read its parts
/// and send them wishes; they know nothing of each other. The document wires the parts and says
/// what is new about any of them with one signal.
///
/// Lives in the UI thread and never waits: opening, indexing, decoding, filtering and map loading
/// run on threads of its own and arrive as new immutable values.
class Document
    : public QObject
    , public DocumentChange
{
    Q_OBJECT

public:
    /// \param registry  must live longer than the document.
    /// \param playback  whose head this recording follows; documents that are given the same one
    ///                  have one clock, and the ticks of the one that was opened last.
    explicit Document(const FormatRegistry &registry,
                      std::shared_ptr<Playback> playback = std::make_shared<Playback>());
    ~Document() override;

    /// Closes what is open and begins to open \a path.
    /// \param bearerToken  for the server of an address; kept nowhere else. Empty: none, or that
    ///                     of the environment.
    void open(const QString &path, const QString &bearerToken = {});
    /// The same of a reading that was begun since control was last with the event loop: what it
    /// finds comes with later events.
    void open(std::unique_ptr<Reading> begun);
    void cancelOpening(); ///< Keeps what is readable so far.
    void close();

    [[nodiscard]] OpenRecording &reading() { return m_reading; }
    [[nodiscard]] const OpenRecording &reading() const { return m_reading; }
    [[nodiscard]] Playback &playback() { return *m_playback; }
    [[nodiscard]] const Playback &playback() const { return *m_playback; }
    [[nodiscard]] Selection &selection() { return m_selection; }
    [[nodiscard]] const Selection &selection() const { return m_selection; }
    /// Who is who in the recording.
    [[nodiscard]] const PlayerNames &players() const { return m_players; }
    [[nodiscard]] ShownEvents &events() { return m_events; }
    [[nodiscard]] const ShownEvents &events() const { return m_events; }
    [[nodiscard]] Markers &markers() { return m_markers; }
    [[nodiscard]] const Markers &markers() const { return m_markers; }
    /// What a person did with the recording, to be undone in one order: markers, notes, lanes.
    [[nodiscard]] QUndoStack &history() { return m_history; }
    [[nodiscard]] MapChoice &map() { return m_map; }
    [[nodiscard]] const MapChoice &map() const { return m_map; }
    /// SHA-256 of the content of the recording.
    [[nodiscard]] const ContentHashJob &contentHash() const { return m_contentHash; }

    /// What is seen of the recording now, in its first view.
    [[nodiscard]] ViewState viewState() const;
    /// Shows \a state, as far as the recording has what it names, and pauses. The recording must
    /// be there.
    void show(const ViewState &state);
    /// What the camera of a view looks at; null where nobody chose anything. \param view  number
    /// of the view in the window; 0 is the first one.
    [[nodiscard]] const CameraState *camera(int view) const;
    void setCamera(int view, const CameraState &camera);
    /// See ViewState::lanes.
    [[nodiscard]] const QStringList &lanes() const { return m_lanes; }
    void setLanes(const QStringList &lanes);

    // What reading() has of the recording, under the names that everybody uses.
    [[nodiscard]] OpenPhase phase() const { return m_reading.phase(); }
    [[nodiscard]] const QString &path() const { return m_reading.path(); }
    [[nodiscard]] QString displayName() const { return m_reading.displayName(); }
    [[nodiscard]] const Shared<Recording> &recording() const { return m_reading.recording(); }
    [[nodiscard]] const Shared<Index> &index() const { return m_reading.index(); }
    [[nodiscard]] const Shared<Frame> &frame() const { return m_reading.frame(); }
    [[nodiscard]] const Shared<SceneMaker> &sceneMaker() const { return m_reading.sceneMaker(); }

signals:
    void changed(tickscope::DocumentChange::Changes changes);
    /// It still has all that it had.
    void aboutToBeDestroyed();

private:
    void wire();
    void clear();
    void onOpened();
    void onGrown(const OpenRecording::Growth &growth);
    /// Signals \a changes with what the document has noted meanwhile.
    void emitChanged(Changes changes);
    /// Takes the markers over to what jumps between them.
    void gatherLandmarks();
    /// Hashes the content once nothing else reads it, and it is no longer written.
    void hashContent();

    std::shared_ptr<Playback> m_playback;
    OpenRecording m_reading;
    PlayerNames m_players{m_reading, *m_playback};
    Selection m_selection{m_players};
    ShownEvents m_events;
    MapChoice m_map;
    QUndoStack m_history;
    Markers m_markers;
    ContentHashJob m_contentHash;
    std::map<int, CameraState> m_cameras; ///< By number of the view.
    QStringList m_lanes;
    bool m_isHashed = false; ///< Or being hashed, as it is now.
    Changes m_noted;         ///< For the next signal.
};

} // namespace tickscope
