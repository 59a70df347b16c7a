// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/verdict/verdict_table.h"

#include "ui/cases/case_texts.h"
#include "ui/cases/verdict/verdict_fields.h"
#include "ui/style/theme.h"
#include "ui/style/widget_parts.h"

#include <QHeaderView>
#include <QLocale>

#include <algorithm>

namespace tickscope {

/// A longer reason has a field of its own, where it can be scrolled.
constexpr qsizetype LongestReason = 200;

/// A finding with what it rests on, a line each.
static QString cellText(const std::optional<review::Finding> &finding, const QString &reason,
                        const std::vector<review::NoteRef> &notes)
{
    QStringList lines{case_texts::title(finding)};
    if (!reason.isEmpty())
        lines << reason;
    QStringList numbers;
    for (const review::NoteRef &note : notes)
        numbers << QLocale().toString(note.number);
    if (!numbers.isEmpty())
        lines << VerdictTable::tr("Notes: %1").arg(numbers.join(QStringLiteral(", ")));
    return lines.join(u'\n');
}

VerdictTable::VerdictTable(QWidget *parent)
    : QTableWidget(parent)
{
    nameWidget(*this, "verdict.table", tr("Verdicts side by side"));
    setEditTriggers(NoEditTriggers);
    setSelectionMode(NoSelection);
    setFocusPolicy(Qt::NoFocus);
    setShowGrid(false);
    setFrameShape(NoFrame);
    setWordWrap(true);
    setVerticalScrollMode(ScrollPerPixel);
    verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignTop);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    // Once the columns have all their width.
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, &VerdictTable::fitHeight,
            Qt::QueuedConnection);
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
        std::vector<review::AspectFinding> findings;
        std::vector<std::optional<review::Finding>> known;
        for (const review::Opinion &opinion : opinions) {
            const auto found = std::ranges::find(opinion.aspects, aspect,
                                                 &review::AspectFinding::aspect);
            const bool isThere = found != opinion.aspects.end();
            known.push_back(isThere ? std::optional(found->finding) : std::nullopt);
            findings.push_back(isThere ? *found : review::AspectFinding{});
        }
        const int row = addRow(case_texts::title(aspect), known);
        for (std::size_t i = 0; i < findings.size(); ++i)
            fillCell(row, i,
                     known[i] ? cellText(known[i], findings[i].reason, findings[i].evidence)
                              : tr("Not checked"),
                     findings[i].reason);
    }
    std::vector<std::optional<review::Finding>> decisions;
    decisions.reserve(opinions.size());
    for (const review::Opinion &opinion : opinions)
        decisions.push_back(opinion.decision);
    const int row = addRow(tr("Overall"), decisions);
    for (std::size_t i = 0; i < opinions.size(); ++i)
        fillCell(row, i, cellText(decisions[i], opinions[i].reason, {}), opinions[i].reason);
    fitHeight();
}

/// The number of the new row. Where \a findings differ, it says so.
int VerdictTable::addRow(const QString &title,
                         const std::vector<std::optional<review::Finding>> &findings)
{
    const int row = rowCount();
    insertRow(row);
    const bool differs = std::ranges::adjacent_find(findings, std::ranges::not_equal_to())
                         != findings.end();
    setVerticalHeaderItem(
        row, new QTableWidgetItem(differs ? QStringLiteral("≠ %1").arg(title) : title));
    for (std::size_t i = 0; i < findings.size(); ++i) {
        auto *item = new QTableWidgetItem;
        item->setTextAlignment(Qt::AlignLeft | Qt::AlignTop);
        if (differs)
            item->setForeground(theme::color(theme::Token::Damage));
        setItem(row, static_cast<int>(i), item);
    }
    return row;
}

void VerdictTable::fillCell(int row, std::size_t column, const QString &text, const QString &reason)
{
    QTableWidgetItem *cell = item(row, static_cast<int>(column));
    if (reason.size() <= LongestReason)
        return cell->setText(text);
    auto *whole = new ReasonEdit(LinesEdit::MostLines);
    whole->setAccessibleName(verticalHeaderItem(row)->text());
    whole->setReason(text);
    whole->setEditable(false);
    setCellWidget(row, static_cast<int>(column), whole);
}

/// Reasons wrap, so that the height follows the width.
void VerdictTable::fitHeight()
{
    resizeRowsToContents();
    updateGeometry();
}

QSize VerdictTable::sizeHint() const
{
    constexpr int Margin = 4;
    return {QTableWidget::sizeHint().width(),
            horizontalHeader()->sizeHint().height() + verticalHeader()->length() + Margin};
}

} // namespace tickscope
