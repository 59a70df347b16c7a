// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <map>
#include <utility>

#include <QTimer>
#include <QWidget>

#include "ui/cases/cases.h"

class QAction;
class QGridLayout;
class QLabel;
class QMenu;
class QPushButton;
class QToolButton;

namespace tickscope {

class FindingBox;
class ReasonEdit;
class VerdictTable;

/// The verdict of who reviews: a finding for each aspect with its reason and the notes that show
/// it, and the decision, which follows the gravest finding until it is chosen by hand. What is
/// filled in is stored a moment later. Once decided it stays, until it is withdrawn. When all have
/// decided, their verdicts stand side by side.
class VerdictForm : public QWidget
{
    Q_OBJECT

public:
    VerdictForm(ActiveDocument &document, Cases &cases, QWidget *parent);

    void refresh();
    /// What follows a verdict: offered beside it.
    void setNextAction(QAction &action);

signals:
    /// Undo or redo changed the fields, as the step \a what.
    void stepTaken(const QString &what);

private:
    class Step;
    struct Row {
        FindingBox *finding = nullptr;
        ReasonEdit *reason = nullptr;
        QToolButton *evidence = nullptr;
        std::vector<review::NoteRef> notes;
        /// Once: who unticks it has chosen.
        std::optional<std::vector<review::NoteRef>> proposed;
    };
    struct Reason {
        QString text;
        std::vector<review::NoteRef> notes;
    };

    void build();
    void buildOverall(QGridLayout &grid);
    /// Below what scrolls, so that it is seen at any height.
    [[nodiscard]] QWidget *makeFoot();
    void buildSettling();
    void buildRow(review::Aspect aspect, QGridLayout &grid);
    void fill(const review::Opinion &opinion);
    void fillEvidence(Row &row);
    void offerNotes(Row &row, QMenu &menu);
    void showState(const review::Opinion *own);
    [[nodiscard]] QString stateText(const review::Opinion *own) const;
    void setEditable(bool isEditable);
    /// Those of the aspects that were checked; all are in sight, so that nothing moves.
    void openReasons();
    void showMissing();
    /// \param typed  the field that was typed into: what is typed is one step of undo.
    void edit(const QWidget *typed = nullptr);
    /// By undo or redo. \return whether the fields are those of \a opinion and may be changed.
    bool restore(const review::Opinion &opinion, const QString &what);
    void keepForLater();
    void editFinding();
    /// What was written belongs to a finding. Without one it is kept, but no part of the verdict,
    /// and comes back with the next one.
    void keepReason(review::Aspect aspect);
    /// The notes of that category or, where there is one note in all, that one.
    void proposeNotes(review::Aspect aspect);
    void renumber(std::vector<review::NoteRef> &notes) const;
    void takeCase();
    void flush();
    /// Asks first.
    void decide();
    [[nodiscard]] review::Opinion present() const;
    [[nodiscard]] const review::Opinion *own() const;

    ActiveDocument &m_document;
    Cases &m_cases;
    QTimer m_timer;
    review::Opinion m_before; ///< In the fields, before what is edited next.
    review::CaseId m_case;    ///< Whose verdict the fields have.
    bool m_isFilling = false;
    bool m_isDirty = false;
    bool m_isEditable = false;
    std::array<Row, review::AllAspects.size()> m_rows;
    std::map<std::pair<review::CaseId, review::Aspect>, Reason> m_kept;
    std::optional<review::Finding> m_proposed; ///< As the decision, by the findings.
    QWidget *m_fields;
    FindingBox *m_decision;
    ReasonEdit *m_reason;
    QLabel *m_missing; ///< What has to be filled in before it can be decided.
    QPushButton *m_decide;
    QPushButton *m_withdraw;
    QPushButton *m_next; ///< Hidden until it is decided.
    QLabel *m_state;
    QWidget *m_settling; ///< Where verdicts differ.
    FindingBox *m_outcome;
    VerdictTable *m_table;
};

} // namespace tickscope
