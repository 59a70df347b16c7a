// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QThreadPool>

#include "core/model/recording.h"
#include "ui/jobs/latest_job.h"
#include "ui/markers/annotations.h"
#include "ui/markers/marker_store.h"

namespace tickscope {

class MarkerStore;

/// Markers of one open recording: its own, and the user's, which are stored as soon as they
/// change, can be undone, and show what other windows do with them. UI thread; never waits.
class Markers : public Annotations
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

    /// Notes of cases about the recording, which are shown beside its markers; those of all but the
    /// \a chosen case behind them.
    void setNotes(std::vector<Annotation> notes, const review::CaseId &chosen = {});
    /// Notes of others who watch together, which are shown there, too.
    void setShared(std::vector<Annotation> notes);

    /// By tick; at one tick those of the recording first.
    [[nodiscard]] const std::vector<Annotation> &all() const { return m_all; }
    /// Whether \a note is one of a case that is not chosen.
    [[nodiscard]] bool isOfOtherCase(const Annotation &note) const
    {
        return note.isNote() && note.caseId != m_chosenCase;
    }
    /// Its title; of one of a case that is not chosen with the case: "Case 1: aims by itself".
    [[nodiscard]] QString titleOf(const Annotation &note) const;
    /// The first own one at \a tick; null if there is none.
    [[nodiscard]] const Annotation *ownAt(Tick tick) const;
    /// Whether the user's were read from the store.
    [[nodiscard]] bool isLoaded() const { return m_isLoaded; }
    /// What the recording is known by so far.
    [[nodiscard]] const RecordingKeys &keys() const { return m_keys; }

    /// Adds an own one and returns its id.
    QUuid add(Annotation marker);
    QUuid add(Tick tick, const QString &name = {});
    void rename(const QUuid &id, const QString &name, bool isTyped = false);
    /// With its range.
    void move(const QUuid &id, Tick tick);
    void remove(const QUuid &id) override;

    /// Chooses it and asks for its name to be typed where it stands.
    void askForName(const QUuid &id);

    [[nodiscard]] const StoreTrouble &trouble() const;
    /// Tries now what could not be stored.
    void tryAgain();

signals:
    void changed();
    void nameWanted();
    void troubleChanged();

private:
    QUndoStack &history() override { return m_history; }
    bool canSend() const override { return m_isKnown; }
    void send(const std::vector<AnnotationEdit> &edits) override;
    void onChanged() override;
    void know();
    void show(std::vector<Annotation> &others, std::vector<Annotation> shown);
    void takeLoaded(int session, quint64 edit, std::vector<Annotation> markers);
    void gather();

    std::shared_ptr<MarkerStore> m_store;
    QUndoStack &m_history;
    std::optional<int> m_session; ///< Nothing while no recording is open.
    bool m_isKnown = false;       ///< The store knows the keys.
    bool m_isLoaded = false;
    RecordingKeys m_keys;
    Shared<Recording> m_recording;
    TickRange m_ticks;
    std::vector<Annotation> m_notes; ///< Of cases.
    review::CaseId m_chosenCase;     ///< May be null.
    std::vector<Annotation> m_shared;
    std::vector<Annotation> m_all;
    QThreadPool m_pool;
    LatestJob<QString> m_keyJob; ///< Reads the quick key.
};

} // namespace tickscope
