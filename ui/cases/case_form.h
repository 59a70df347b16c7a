// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include "ui/cases/cases.h"
#include "ui/jobs/single_shot_timer.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QToolButton;

namespace tickscope {

class LinesEdit;
class PlayerBox;

/// Shows and edits what was reported. What is typed is stored a moment later.
class CaseForm : public QScrollArea
{
    Q_OBJECT

public:
    CaseForm(ActiveDocument &document, Cases &cases, QWidget *parent);

    void refresh();
    void editClaim();

private:
    void build();
    void edit();
    /// Stores what was edited, if anything was.
    void flush();
    /// Whether a field that was edited here has another value in \a present than it had when it was
    /// filled: somebody else was faster.
    [[nodiscard]] bool isOverwriting(const review::Case &present) const;
    void fill(const review::Case &value);
    void fillPlayers();
    void fillAccused(const review::Case &value);
    void showTimes();
    [[nodiscard]] static QString holderLinks(const std::vector<review::Identity> &holders,
                                             std::size_t accused);
    void chooseHolder(const QString &link);
    void followAccused(QListWidgetItem *item);
    void accuse(int row);
    void acquit();
    void goTo(const QString &link);

    ActiveDocument &m_document;
    Cases &m_cases;
    SingleShotTimer m_timer;
    bool m_isFilling = false;
    bool m_isDirty = false;
    std::optional<review::Case> m_shown; ///< What the fields had before they were edited.
    LinesEdit *m_claim;
    QLabel *m_times;
    QLabel *m_recording; ///< Offers the open one, where the case names none.
    QLineEdit *m_reporter;
    QListWidget *m_accused;
    QLabel *m_holders; ///< Who has held the name of an accused that is a name only.
    PlayerBox *m_players;
    QToolButton *m_remove;
    QLineEdit *m_tags;
    QComboBox *m_priority;
    QLineEdit *m_assignee;
    QToolButton *m_me;
    QLabel *m_status;
    QCheckBox *m_second;
};

} // namespace tickscope
