// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/verdict/verdict_table.h"

#include "ui/cases/case_texts.h"
#include "ui/style/elided.h"
#include "ui/style/theme.h"

#include <QHeaderView>

#include <algorithm>

namespace tickscope {

VerdictTable::VerdictTable(QWidget *parent)
    : QTableWidget(parent)
{
    setObjectName(QStringLiteral("verdict.table"));
    setAccessibleName(tr("Verdicts side by side"));
    setEditTriggers(NoEditTriggers);
    setSelectionMode(NoSelection);
    setFocusPolicy(Qt::NoFocus);
    setShowGrid(false);
    setFrameShape(NoFrame);
    verticalHeader()->setDefaultSectionSize(22);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void VerdictTable::setOpinions(const std::vector<review::Opinion> &opinions)
{
    clear();
    setRowCount(0);
    setColumnCount(static_cast<int>(opinions.size()));
    QStringList reviewers;
    for (const review::Opinion &opinion : opinions)
        reviewers << opinion.reviewer;
    setHorizontalHeaderLabels(reviewers);
    for (const review::Aspect aspect : review::AllAspects) {
        std::vector<std::optional<review::Finding>> findings;
        QStringList reasons;
        for (const review::Opinion &opinion : opinions) {
            const auto found = std::ranges::find(opinion.aspects, aspect,
                                                 &review::AspectFinding::aspect);
            const bool isThere = found != opinion.aspects.end();
            findings.push_back(isThere ? std::optional(found->finding) : std::nullopt);
            reasons << (isThere ? found->reason : QString());
        }
        addRow(case_texts::title(aspect), findings, reasons);
    }
    std::vector<std::optional<review::Finding>> decisions;
    QStringList reasons;
    for (const review::Opinion &opinion : opinions) {
        decisions.push_back(opinion.decision);
        reasons << opinion.reason;
    }
    addRow(tr("Overall"), decisions, reasons);
    updateGeometry();
}

void VerdictTable::addRow(const QString &title,
                          const std::vector<std::optional<review::Finding>> &findings,
                          const QStringList &reasons)
{
    const int row = rowCount();
    insertRow(row);
    const bool differs = std::ranges::adjacent_find(findings, std::ranges::not_equal_to())
                         != findings.end();
    setVerticalHeaderItem(
        row, new QTableWidgetItem(differs ? QStringLiteral("≠ %1").arg(title) : title));
    for (std::size_t i = 0; i < findings.size(); ++i) {
        auto *item = new QTableWidgetItem(case_texts::title(findings[i]));
        const QString reason = reasons[static_cast<qsizetype>(i)];
        if (!reason.isEmpty()) {
            item->setText(tr("%1: %2").arg(item->text(), case_texts::firstLine(reason)));
            item->setToolTip(plainTip(reason));
        }
        if (differs)
            item->setForeground(theme::color(theme::Token::Damage));
        setItem(row, static_cast<int>(i), item);
    }
}

QSize VerdictTable::sizeHint() const
{
    return {QTableWidget::sizeHint().width(),
            horizontalHeader()->sizeHint().height() + rowCount() * 22 + 4};
}

} // namespace tickscope
