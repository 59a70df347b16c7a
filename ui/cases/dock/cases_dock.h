// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cases/cases.h"
#include "ui/docks/dock_page.h"

class QComboBox;
class QTabWidget;
class QToolButton;

namespace tickscope {

class CaseCommands;
class CaseForm;
class HistoryPage;
class NotesPage;
class NoteStack;
class VerdictForm;

/// The cases of the open recording, and all of the chosen one: what was reported, notes, verdict,
/// history.
class CasesDock : public DockPage
{
    Q_OBJECT

public:
    CasesDock(ActiveDocument &document, CaseCommands &cases);

    /// Offers the window's \a actions here, too; \a afterVerdict, one of them, beside a verdict.
    void setMoreActions(QAction &afterVerdict, const QList<QAction *> &actions);
    /// Lets the claim of the chosen case be written.
    void editClaim();
    /// Lets the chosen note be written, now or as soon as the dock is seen and the case is there.
    void editNote();
    /// Undo or redo changed a note, as the step \a what.
    void showNote(const QUuid &id, const QString &what);

protected:
    void refresh(Document::Changes changes) override;

private:
    void build(CommandSet &shared);
    void showCases();
    void fillBox();
    /// What undo or redo changed is seen; where another page was, it says what it was.
    void showStep(QWidget &page, const QString &what);

    Cases &m_cases;
    QComboBox *m_box;
    QToolButton *m_more;
    QTabWidget *m_tabs;
    NoteStack *m_stack;
    CaseForm *m_form;
    NotesPage *m_notes;
    VerdictForm *m_verdict;
    HistoryPage *m_history;
    bool m_isEditWanted = false;
};

} // namespace tickscope
