// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QObject>
#include <QThreadPool>
#include <QTimer>
#include <QUndoStack>

#include "core/model/recording.h"
#include "ui/jobs/latest_job.h"
#include "ui/markers/edit_step.h"
#include "ui/markers/marker.h"
#include "ui/markers/recording_keys.h"
#include "ui/markers/store_trouble.h"

namespace tickscope {

class MarkerStore;

/// Markers of one open recording: its own, and the user's, which are stored as soon as they
/// change, can be undone, and show what other windows do with them. UI thread; never waits.
class Markers : public QObject
{
    Q_OBJECT

public:
    /// \param history  gets the steps that undo what is changed; must live longer.
    Markers(std::shared_ptr<MarkerStore> store, QUndoStack &history, QObject *parent = nullptr);
    ~Markers() override;

    /// What there is of the recording: its markers outside of \a ticks are not shown.
    void setTicks(TickRange ticks);
    /// Begins with \a recording; its own markers come at once, the user's with changed().
    void open(const Shared<Recording> &recording, const QString &path, bool mayGrow);
    /// The recording has grown, or is known to be whole now.
    void update(const Shared<Recording> &recording, bool mayGrow);
    /// SHA-256 of the content in hex.
    void setContentHash(const QString &sha256, bool mayGrow);
    void close();

    /// Notes of cases about the recording, which are shown beside its markers.
    void setNotes(std::vector<Marker> notes);

    /// By tick; at one tick those of the recording first.
    [[nodiscard]] const std::vector<Marker> &all() const { return m_all; }
    /// An own one; null if there is none (any more). Valid until they change.
    [[nodiscard]] const Marker *find(const QUuid &id) const;
    /// The first own one at \a tick; null if there is none.
    [[nodiscard]] const Marker *ownAt(Tick tick) const;
    /// Whether the user's were read from the store.
    [[nodiscard]] bool isLoaded() const { return m_isLoaded; }
    /// What the recording is known by so far.
    [[nodiscard]] const RecordingKeys &keys() const { return m_keys; }

    /// Adds \a marker as an own one and returns its id.
    QUuid add(Marker marker);
    /// Several in one step of undo. They keep their ids.
    void addAll(const std::vector<Marker> &markers, const QString &what);
    /// Replaces the own one with the id of \a changed.
    /// \param isTyped  goes on from the change before, if that was typed into the same field.
    void change(Marker changed, const QString &what, bool isTyped = false);
    void rename(const QUuid &id, const QString &name, bool isTyped = false);
    /// With its range.
    void move(const QUuid &id, Tick tick);
    void remove(const QUuid &id);

    /// The one that docks and timeline show as chosen; a null id for none.
    [[nodiscard]] QUuid chosen() const { return m_chosen; }
    void choose(const QUuid &id);
    /// Chooses it and asks for the place where it can be edited.
    void edit(const QUuid &id);
    /// Chooses it and asks for its name to be typed where it stands.
    void askForName(const QUuid &id);

    [[nodiscard]] const StoreTrouble &trouble() const;
    /// Tries now what could not be stored.
    void tryAgain();

signals:
    void changed();
    void chosenChanged();
    void editWanted();
    void nameWanted();
    void troubleChanged();

private:
    template<typename, typename>
    friend class EditStep;
    using Step = EditStep<Markers, MarkerEdit>;

    /// \param isTyped  more comes at once: it is stored a moment later, together.
    void apply(const std::vector<MarkerEdit> &edits, bool isTyped);
    void applyHere(const MarkerEdit &edit);
    void know();
    void sendWaiting();
    void takeLoaded(int session, quint64 edit, const std::vector<Marker> &markers);
    void gather();

    std::shared_ptr<MarkerStore> m_store;
    QUndoStack &m_history;
    std::optional<int> m_session; ///< Nothing while no recording is open.
    bool m_isKnown = false;       ///< The store knows the keys.
    bool m_isLoaded = false;
    RecordingKeys m_keys;
    Shared<Recording> m_recording;
    TickRange m_ticks;
    quint64 m_edit = 0;                ///< Number of the last edit.
    std::vector<MarkerEdit> m_waiting; ///< For the keys, or for what is typed next.
    QTimer m_sendTimer;
    std::vector<Marker> m_own;
    std::vector<Marker> m_notes; ///< Of cases.
    std::vector<Marker> m_all;
    QUuid m_chosen;
    QThreadPool m_pool;
    LatestJob<QString> m_keyJob; ///< Reads the quick key.
};

} // namespace tickscope
