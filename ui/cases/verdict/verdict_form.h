// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QScrollArea>
#include <QTimer>

#include "ui/cases/cases.h"

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QToolButton;

namespace tickscope {

class VerdictTable;

/// The verdict of who reviews: a finding for each aspect with its reason and the notes that show
/// it, and the decision. What is filled in is stored a moment later; once decided, it stays. When
/// all have decided, their verdicts stand side by side below.
class VerdictForm : public QScrollArea
{
    Q_OBJECT

public:
    VerdictForm(Document &document, QWidget *parent);
    ~VerdictForm() override;

    void refresh();

private:
    struct Row {
        QComboBox *finding = nullptr;
        QLineEdit *reason = nullptr;
        QToolButton *evidence = nullptr;
        std::vector<review::NoteId> notes;
    };

    void build();
    void buildSettling();
    void buildRow(review::Aspect aspect, QGridLayout &grid);
    void fill(const review::Opinion &opinion);
    void fillEvidence(Row &row);
    void offerNotes(Row &row, QMenu &menu);
    void showState(const review::Opinion *own);
    void edit();
    void flush();
    void decide();
    [[nodiscard]] review::Opinion present() const;
    [[nodiscard]] const review::Opinion *own() const;

    Document &m_document;
    Cases &m_cases;
    QTimer m_timer;
    review::CaseId m_case = 0; ///< Whose verdict the fields have.
    bool m_isFilling = false;
    bool m_isDirty = false;
    std::array<Row, review::AllAspects.size()> m_rows;
    QWidget *m_fields;
    QComboBox *m_decision;
    QLineEdit *m_reason;
    QPushButton *m_decide;
    QLabel *m_state;
    QWidget *m_settling; ///< Where verdicts differ.
    QComboBox *m_outcome;
    VerdictTable *m_table;
};

} // namespace tickscope
