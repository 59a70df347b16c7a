// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <vector>

#include <QObject>

#include "core/review/opinion.h"

class QGridLayout;
class QMenu;
class QToolButton;

namespace tickscope {

class Cases;
class FindingBox;
class ReasonEdit;

/// The fields of one aspect in a verdict: a finding, its reason and the notes that show it. Without
/// a finding, what was written is kept, but no part of the verdict, and comes back with the next
/// one.
class AspectRow : public QObject
{
    Q_OBJECT

public:
    /// Adds its fields as the next lines of \a grid.
    AspectRow(review::Aspect aspect, Cases &cases, QGridLayout &grid, QObject *parent);

    /// Another case is shown.
    void setCase(const review::CaseId &id);
    void fill(const review::Opinion &opinion);
    /// Adds what was found to \a opinion, where it was checked.
    void addTo(review::Opinion &opinion) const;
    void setEditable(bool isEditable) const;
    /// Where the aspect was checked; it is in sight all the same, so that nothing moves.
    void openReason() const;
    /// Notes have their numbers once they are stored.
    void renumberNotes();

signals:
    /// A finding was taken from the list.
    void picked();
    void findingEdited();
    /// \param typed  the field that was typed into; null for none.
    void edited(const QWidget *typed);

private:
    struct Reason {
        QString text;
        std::vector<review::NoteRef> notes;
    };

    void showNotes();
    void offerNotes(QMenu &menu);
    void tick(const review::NoteRef &note, bool isOn);
    void keepReason();
    /// The notes of that category or, where there is one note in all, that one.
    void proposeNotes();

    review::Aspect m_aspect;
    Cases &m_cases;
    review::CaseId m_case;
    FindingBox *m_finding;
    ReasonEdit *m_reason;
    QToolButton *m_evidence;
    std::vector<review::NoteRef> m_notes;
    /// Once: who unticks it has chosen.
    std::optional<std::vector<review::NoteRef>> m_proposed;
    std::map<review::CaseId, Reason> m_kept;
};

} // namespace tickscope
