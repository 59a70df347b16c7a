// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/splits_table.h"

#include <QHeaderView>
#include <QUuid>

#include "ui/style/elided.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/number_text.h"
#include "ui/texts/screen_text.h"

#include <algorithm>
#include <utility>

namespace tickscope {

constexpr int RowMargin = 6;

static QString sideText(const std::optional<RunSplit::Side> &side)
{
    return side ? raceTimeText(side->time) : QStringLiteral("–");
}

static QString lagText(std::optional<Time> lag)
{
    if (!lag)
        return QStringLiteral("–");
    const double seconds = std::chrono::duration<double>(std::chrono::abs(*lag)).count();
    const bool hasThousandths = *lag % std::chrono::milliseconds{10} != Time{0};
    QString text = fixedText(seconds, hasThousandths ? 3 : 2);
    if (*lag == Time{0})
        return text;
    return *lag > Time{0} ? SplitsTable::tr("%1 later").arg(text)
                          : SplitsTable::tr("%1 earlier").arg(text);
}

/// Of a checkpoint. Worlds that number them at random say nothing to people: the how many-th it is
/// does.
static QString titleOf(const QString &name, int row)
{
    return QUuid::fromString(name).isNull() ? name : QString::number(row + 1);
}

SplitsTable::SplitsTable(QWidget *parent)
    : QTableWidget(0, ColumnCount, parent)
{
    nameWidget(*this, "compare.splits", tr("Splits"),
               tr("Enter on a time goes there: of the recording, or of the ghost"));
    setHorizontalHeaderLabels({tr("Split"), {}, {}, tr("Ghost is")});
    horizontalHeaderItem(Lag)->setToolTip(tr("How much later or earlier the ghost is there"));
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + RowMargin);
    // Ids of checkpoints differ at their end.
    setTextElideMode(Qt::ElideLeft);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(Name, QHeaderView::Stretch);
    setEditTriggers(NoEditTriggers);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setFrameShape(NoFrame);
    // As high as all rows are: the panel scrolls.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    hide();
    connect(this, &QTableWidget::itemActivated, this,
            [this](const QTableWidgetItem *cell) { goTo(*cell); });
}

void SplitsTable::goTo(const QTableWidgetItem &cell)
{
    if (std::cmp_greater_equal(cell.row(), m_splits.size()))
        return; // the sum
    const RunSplit &split = m_splits[static_cast<std::size_t>(cell.row())];
    // The name is that of both: where the run has no such split, it is the ghost's.
    if (cell.column() != Other && split.left)
        emit tickWanted(split.left->tick);
    else if (cell.column() != Own && split.right)
        emit ghostTickWanted(split.right->tick);
}

void SplitsTable::show(const std::vector<RunSplit> &splits, const QString &own,
                       const QString &ghost)
{
    // No wider than a time: the titles of the others need their room.
    const int widest = fontMetrics().horizontalAdvance(QStringLiteral("00:00.00"));
    const auto setTitle = [&](int column, const QString &side, const QString &name) {
        const QString shown = fontMetrics().elidedText(name, Qt::ElideRight, widest);
        horizontalHeaderItem(column)->setText(name.isEmpty() ? side
                                                             : side + u'\n' + isolated(shown));
        horizontalHeaderItem(column)->setToolTip(plainTip(name));
    };
    setTitle(Own, tr("Here"), own);
    setTitle(Other, tr("Ghost"), ghost);
    if (splits == m_splits)
        return;
    m_splits = splits;
    setRowCount(0);
    RunSplit before{{}, RunSplit::Side{}, RunSplit::Side{}};
    for (const RunSplit &split : splits) {
        addRow({split.name.empty() ? tr("Finish") : QString::fromStdString(split.name),
                sideText(split.left), sideText(split.right), lagText(split.lag())});
        if (before.lag() && split.lag())
            markBest(split.left->time - before.left->time, split.right->time - before.right->time);
        before = split;
    }
    if (const auto best = sumOfBest(splits); best && splits.size() > 1)
        addRow({tr("Sum of best"), raceTimeText(*best), {}, {}});
    setVisible(!splits.empty());
    updateGeometry();
}

void SplitsTable::addRow(const QStringList &cells)
{
    const int row = rowCount();
    insertRow(row);
    for (int column = 0; column < cells.size(); ++column) {
        auto *cell = new QTableWidgetItem(cells[column]);
        if (column != Name)
            cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        setItem(row, column, cell);
    }
    item(row, Name)->setText(titleOf(cells[Name], row));
    item(row, Name)->setToolTip(plainTip(cells[Name]));
}

/// In the last row, who was quicker from the split before to that one.
void SplitsTable::markBest(Time here, Time ghost)
{
    for (const int column : {Own, Other}) {
        if (column == Own ? here > ghost : ghost > here)
            continue;
        QTableWidgetItem *cell = item(rowCount() - 1, column);
        QFont font = cell->font();
        font.setBold(true);
        cell->setFont(font);
        cell->setToolTip(tr("Best from the split before"));
    }
}

QSize SplitsTable::sizeHint() const
{
    return {QTableWidget::sizeHint().width(),
            horizontalHeader()->sizeHint().height()
                + rowCount() * verticalHeader()->defaultSectionSize() + 2 * frameWidth()};
}

} // namespace tickscope
