// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <vector>

#include <QObject>
#include <QUuid>

#include "ui/cases/case_store.h"
#include "ui/cases/open_players.h"
#include "ui/commands/command_set.h"
#include "ui/document/active_document.h"
#include "ui/document/document.h"
#include "ui/markers/annotations.h"

namespace tickscope {

/// What was lost because somebody else was faster: both values, for a view that shows them.
using CaseClash = std::variant<review::Conflict<review::Case>, review::Conflict<Annotation>,
                               review::Conflict<review::Opinion>>;

/// The cases of one open recording, and the one that is chosen, with all that may be seen of it.
/// What is changed shows at once and is stored as soon as it can be; notes can be undone together
/// with markers. UI thread; never waits.
class Cases : public QObject
{
    Q_OBJECT

public:
    explicit Cases(ActiveDocument &document);
    ~Cases() override;

    [[nodiscard]] CaseStore &store() { return *m_store; }
    /// SHA-256 of the open recording; empty until it is known.
    [[nodiscard]] const QString &recording() const { return m_recording; }
    /// Those of the open recording, by number.
    [[nodiscard]] const std::vector<review::Case> &ofRecording() const
    {
        return m_sight.ofRecording;
    }
    /// Null when none is chosen, or not read yet.
    [[nodiscard]] const review::Case *chosen() const
    {
        return m_sight.chosen ? &*m_sight.chosen : nullptr;
    }
    /// Whether one is, read or not.
    [[nodiscard]] bool hasChoice() const { return !m_wanted.isNull(); }
    /// Null: none. It need not be about the open recording.
    void choose(const review::CaseId &id);
    /// That was chosen last, in any window and session.
    [[nodiscard]] static review::CaseId lastChosen();
    /// Of the chosen case: by recording and tick.
    [[nodiscard]] const std::vector<Annotation> &notes() const { return m_notes.written(); }
    /// The same, to be changed.
    [[nodiscard]] Annotations &annotations() { return m_notes; }
    /// Of the chosen case, as far as they may be seen.
    [[nodiscard]] const std::vector<review::Opinion> &opinions() const { return m_sight.opinions; }
    [[nodiscard]] const std::vector<review::HistoryEntry> &history() const
    {
        return m_sight.history;
    }
    /// Whom the history names. Empty until the store was read.
    [[nodiscard]] const QString &who() const { return m_sight.who; }
    /// Whether a verdict rests on \a note.
    enum class Citing { Given, Any };
    [[nodiscard]] bool isCited(const review::NoteId &note, Citing by) const;
    /// Whether the store itself sees to it that a second reviewer stays blind.
    [[nodiscard]] bool isEnforced() const { return m_sight.isEnforced; }
    /// Whether the store was read since the recording became known.
    [[nodiscard]] bool isLoaded() const { return m_isLoaded; }

    /// It was made here, and so is no news.
    void knowAsOwn(const review::CaseId &made) { m_own.insert(made); }
    /// Makes a case of the open recording, and chooses it.
    void create(review::Case value);
    void save(const review::Case &value);
    /// Whether the chosen case is about the open recording.
    [[nodiscard]] bool isAboutRecording() const;
    /// Who is in the open recording; empty while it is being read.
    [[nodiscard]] OpenPlayers players() const;
    /// Whom the chosen case accuses, of those in the open recording.
    [[nodiscard]] std::vector<const Player *> accused() const;
    /// Lets \a value, or the chosen case, be about the open recording, too.
    void addRecording(review::Case value);
    void addRecording();
    void save(const review::Opinion &value);
    /// One's own decided verdict is a draft again.
    void withdraw();
    /// Whether the chosen case holds nothing and is who()'s own.
    [[nodiscard]] bool canRemove() const;
    /// Takes it away.
    void remove();

    /// A lead's word where the decided opinions of the chosen case differ.
    void settle(review::Finding outcome);

    /// Adds \a note to the chosen case, and makes one where there is none. One that gets a picture
    /// can be edited at once, but is stored when that is there: pictures never change.
    enum class Picture { None, Follows };
    review::NoteId addNote(Annotation note, Picture picture = Picture::None);
    /// The PNG that was to follow; empty if there is none.
    void setPicture(const review::NoteId &note, const QByteArray &png);
    /// Several in one step of undo.
    void addNotes(std::vector<Annotation> notes, const QString &what);

    /// Reads everything again: others may have changed it.
    void reload();

signals:
    void changed();
    /// A recording was opened, and there is a case to show with it.
    void found();
    /// Somebody else made \a cases about the recording, which was open already.
    void arrived(const std::vector<tickscope::review::Case> &cases);
    /// \a reason is the store's.
    void refused(const tickscope::review::StoreError &reason);
    void clashed(const tickscope::CaseClash &clash);

private:
    /// Those of the chosen case.
    class Notes : public Annotations
    {
    public:
        explicit Notes(Cases &cases)
            : Annotations(&cases)
            , m_cases(cases)
        {
        }
        void remove(const QUuid &id) override;
        /// What a given verdict cites stays as it is.
        [[nodiscard]] bool mayChange(const Annotation &note) const override;
        /// Nor is a note removed from under a verdict that is being written.
        [[nodiscard]] bool mayRemove(const Annotation &note) const override;
        /// As the store has them. What is chosen stays.
        void show(std::vector<Annotation> notes) { m_written = std::move(notes); }
        /// Takes over what the store gave to \a saved.
        void know(const Annotation &saved);
        /// Sends nothing until each has its picture.
        void awaitPicture(const QUuid &id) { m_pictures[id].reset(); }
        void setPicture(const QUuid &id, const QByteArray &png) { m_pictures[id] = png; }
        void awaitNoPicture();
        [[nodiscard]] bool canSend() const override;

    private:
        QUndoStack &history() override;
        [[nodiscard]] bool isHere(const Annotation &note) const override;
        void send(const std::vector<AnnotationEdit> &edits) override;
        void onChanged() override;

        Cases &m_cases;
        /// Of notes that were made here, also for when one is brought back; nothing while it is
        /// drawn.
        std::map<QUuid, std::optional<QByteArray>> m_pictures;
    };
    /// What one look into the store gives.
    struct Sight {
        std::vector<review::Case> ofRecording;
        std::optional<review::Case> chosen;
        std::vector<Annotation> notes;
        std::vector<Annotation> notesHere; ///< On the open recording, in all cases.
        std::vector<review::Opinion> opinions;
        std::vector<review::HistoryEntry> history;
        QString who;
        bool isEnforced = false;
    };
    static review::Stored<Sight> look(review::Store &store, const QString &recording,
                                      const review::CaseId &wanted);

    void onDocumentChanged(Document::Changes changes);
    void knowRecording();
    void takeSight(const Sight &sight);
    [[nodiscard]] std::vector<review::Case> newIn(const Sight &sight) const;
    void takeAnswer(const review::Answer &answer);
    void takeOutcome(const review::Outcome &outcome);
    void showOnTimeline();

    ActiveDocument &m_document;
    std::shared_ptr<CaseStore> m_store;
    QString m_recording;
    review::CaseId m_wanted; ///< Chosen, whether it was read already or not.
    Sight m_sight;
    Notes m_notes{*this};
    bool m_isLoaded = false;
    bool m_isReading = false;
    bool m_isStale = false;         ///< Something changed while it was read.
    quint64 m_lastChange = 0;       ///< What was read before a change of ours is not shown.
    std::set<review::CaseId> m_own; ///< Made by windows of this process.
};

} // namespace tickscope
