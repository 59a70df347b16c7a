// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QWidget>

#include "ui/cases/cases.h"
#include "ui/jobs/single_shot_timer.h"

class QAction;
class QGridLayout;
class QLabel;
class QPushButton;

namespace tickscope {

class AspectRow;
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
    void build();
    void buildOverall(QGridLayout &grid);
    /// Below what scrolls, so that it is seen at any height.
    [[nodiscard]] QWidget *makeFoot();
    void buildSettling();
    void fill(const review::Opinion &opinion);
    void showState(const review::Opinion *own);
    /// That notes were added after the verdict was given; empty for none.
    [[nodiscard]] QString laterNotesText(const review::Opinion *own) const;
    [[nodiscard]] QString stateText(const review::Opinion *own) const;
    void setEditable(bool isEditable);
    void showMissing();
    /// \param typed  the field that was typed into: what is typed is one step of undo.
    void edit(const QWidget *typed = nullptr);
    /// By undo or redo. \return whether the fields are those of \a opinion and may be changed.
    bool restore(const review::Opinion &opinion, const QString &what);
    void keepForLater();
    void editFinding();
    void takeCase();
    void flush();
    /// Asks first.
    void decide();
    [[nodiscard]] review::Opinion present() const;
    [[nodiscard]] const review::Opinion *own() const;

    ActiveDocument &m_document;
    Cases &m_cases;
    SingleShotTimer m_timer;
    review::Opinion m_before; ///< In the fields, before what is edited next.
    review::CaseId m_case;    ///< Whose verdict the fields have.
    bool m_isDirty = false;
    bool m_isEditable = false;
    std::vector<AspectRow *> m_rows;
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
