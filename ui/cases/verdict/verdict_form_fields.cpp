// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/verdict/verdict_form.h"

#include "ui/cases/case_texts.h"
#include "ui/cases/verdict/finding_box.h"
#include "ui/cases/verdict/reason_edit.h"
#include "ui/cases/verdict/verdict_table.h"
#include "ui/docks/dock_page.h"
#include "ui/style/elided.h"
#include "ui/style/theme.h"
#include "ui/style/widget_parts.h"

#include <QApplication>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace tickscope {

void VerdictForm::build()
{
    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    layout->addWidget(m_state);
    auto *grid = new QGridLayout(m_fields);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(4);
    grid->setVerticalSpacing(4);
    for (const review::Aspect aspect : review::AllAspects)
        buildRow(aspect, *grid);
    buildOverall(*grid);
    layout->addWidget(m_fields);
    layout->addWidget(m_table);
    buildSettling();
    layout->addWidget(m_settling);
    layout->addStretch();
    auto *scroll = new QScrollArea;
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus); // Tab goes to the first finding
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // When the fields have found their places.
    const auto showFocus = [scroll] {
        if (QWidget *focused = QApplication::focusWidget(); scroll->isAncestorOf(focused))
            scroll->ensureWidgetVisible(focused);
    };
    connect(scroll->verticalScrollBar(), &QScrollBar::rangeChanged, scroll, showFocus,
            Qt::QueuedConnection);
    for (const Row &row : m_rows)
        connect(row.finding, &FindingBox::picked, scroll, showFocus, Qt::QueuedConnection);
    makeColumn(this, {{scroll, 1}, makeFoot()}, {QMargins(), 0});
}

void VerdictForm::buildOverall(QGridLayout &grid)
{
    const int row = grid.rowCount();
    nameWidget(*m_decision, "verdict.decision", tr("Overall"), tr("The verdict on the whole case"));
    m_decision->addFindings(tr("Not decided"));
    m_reason->setPlaceholderText(
        tr("Reason for the overall verdict; optional where an aspect has one"));
    m_reason->setAccessibleName(tr("Reason for the decision"));
    m_reason->setToolTip(tr("Why you decided this"));
    auto *overall = new QLabel(tr("Overall"));
    QFont bold = overall->font();
    bold.setBold(true);
    overall->setFont(bold);
    overall->setBuddy(m_decision);
    grid.setRowMinimumHeight(row, 8);
    grid.addWidget(overall, row + 1, 0);
    grid.addWidget(m_decision, row + 1, 1, 1, 2);
    grid.addWidget(m_reason, row + 2, 0, 1, 3);
    grid.setColumnStretch(1, 1);
}

QWidget *VerdictForm::makeFoot()
{
    m_decide->setToolTip(tr("Look at the verdict once more, then give it"));
    m_withdraw->setToolTip(tr("Change your verdict and decide again; the history will say so"));
    m_next->setVisible(false);
    auto *foot = new QWidget;
    makeRow(foot, {{m_missing, 1}, stretchPart(), m_withdraw, m_next, m_decide},
            {QMargins(8, 4, 8, 8), 8});
    return foot;
}

void VerdictForm::buildSettling()
{
    m_outcome->addFindings(tr("Outcome"));
    auto *settle = named(new QPushButton(tr("Settle")), "verdict.settle");
    settle->setToolTip(tr("Decide a case on which reviewers disagree; on a server, leads only"));
    settle->setEnabled(false);
    makeRow(m_settling, {{m_outcome, 1}, settle}, {QMargins()});
    connect(m_outcome, &QComboBox::currentIndexChanged, settle,
            [this, settle] { settle->setEnabled(m_outcome->finding().has_value()); });
    connect(settle, &QPushButton::clicked, this, [this] {
        if (const auto outcome = m_outcome->finding())
            m_cases.settle(*outcome);
    });
}

void VerdictForm::buildRow(review::Aspect aspect, QGridLayout &grid)
{
    Row &row = m_rows.at(static_cast<std::size_t>(aspect));
    const QString id = QStringLiteral("verdict.%1.").arg(review::word(aspect));
    const QString title = case_texts::title(aspect);
    row.finding = new FindingBox;
    row.finding->setObjectName(id + QStringLiteral("finding"));
    row.finding->setAccessibleName(title);
    row.finding->setToolTip(tr("Your finding"));
    row.finding->addFindings(tr("Not checked"));
    row.reason = new ReasonEdit;
    row.reason->setObjectName(id + QStringLiteral("reason"));
    row.reason->setPlaceholderText(tr("Reason"));
    row.reason->setAccessibleName(tr("Reason for %1").arg(title));
    row.reason->setToolTip(tr("Why you came to this finding"));
    row.evidence = new QToolButton;
    row.evidence->setObjectName(id + QStringLiteral("evidence"));
    row.evidence->setPopupMode(QToolButton::InstantPopup);
    row.evidence->setToolTip(tr("Notes that support it"));
    row.evidence->setFocusPolicy(Qt::StrongFocus);
    auto *menu = new TickMenu(row.evidence);
    row.evidence->setMenu(menu);
    auto *label = new ElidedLabel;
    label->setText(title);
    label->setBuddy(row.finding);
    const int line = grid.rowCount();
    grid.addWidget(label, line, 0);
    grid.addWidget(row.finding, line, 1);
    grid.addWidget(row.reason, line + 1, 0, 1, 3); // who uses Tab comes here next
    grid.addWidget(row.evidence, line, 2);
    connect(menu, &QMenu::aboutToShow, this, [this, &row, menu] { offerNotes(row, *menu); });
    connect(row.finding, &QComboBox::activated, this, [this, aspect] {
        keepReason(aspect);
        editFinding();
    });
    connect(row.finding, &FindingBox::picked, this, [this, &row] {
        openReasons();
        row.reason->setFocus();
    });
    connect(row.reason, &ReasonEdit::edited, this, [this, &row] { edit(row.reason); });
}

} // namespace tickscope
