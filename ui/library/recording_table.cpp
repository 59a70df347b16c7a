// SPDX-License-Identifier: GPL-3.0-or-later
#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>

#include "ui/library/library_model.h"
#include "ui/library/recording_views.h"
#include "ui/style/elided.h"
#include "ui/style/theme.h"

namespace tickscope {

namespace {

constexpr int SmallestRow = 24;
constexpr int SmallestName = 220;
const QString NumberGap = QStringLiteral("\u00A0\u00A0");

/// Rows are as high as ours, whatever is in them.
class RowHeight : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &) const override
    {
        return {60, std::max(SmallestRow, option.fontMetrics.height() + 8)};
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        // A number does not touch what begins beside it.
        if (option->displayAlignment & Qt::AlignRight)
            option->text += NumberGap;
    }
};

/// Draws the place of a hit with what was found in bold.
class HitPainter : public RowHeight
{
public:
    using RowHeight::RowHeight;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        QStyleOptionViewItem empty = option;
        initStyleOption(&empty, index);
        empty.text.clear();
        const QWidget *view = option.widget;
        view->style()->drawControl(QStyle::CE_ItemViewItem, &empty, painter, view);
        painter->setFont(option.font);
        painter->setPen(theme::color(theme::Token::QuietText));
        paintHit(*painter, option.rect.adjusted(4, 0, -4, 0),
                 index.data(LibraryModel::HitRole).toString());
    }
};

/// Columns behind the name, by importance, with a text that shall fit.
struct ColumnPlan {
    LibraryModel::Column column;
    QString sample;
};

std::vector<ColumnPlan> columnPlans(bool showsHits)
{
    std::vector<ColumnPlan> plans{
        {LibraryModel::LengthColumn, QStringLiteral("00:00:00")},
        {LibraryModel::MapColumn, QString(14, u'n')},
        {LibraryModel::DateColumn, QStringLiteral("2028-12-28 22:58")},
        {LibraryModel::DamageColumn, QString(12, u'n')},
        {LibraryModel::PlayersColumn, QStringLiteral("0000")},
        {LibraryModel::BestTimeColumn, QStringLiteral("0:00:00.00")},
        {LibraryModel::SizeColumn, QStringLiteral("1,000.0 MiB")},
        {LibraryModel::FamilyColumn, QString(18, u'n')},
        {LibraryModel::MarkersColumn, QStringLiteral("000")},
        {LibraryModel::FinishedColumn, QStringLiteral("000")},
        {LibraryModel::CasesColumn, QString(9, u'n')},
        {LibraryModel::FolderColumn, QString(24, u'n')},
    };
    if (showsHits)
        plans.insert(plans.begin(), {LibraryModel::HitColumn, QString(26, u'n')});
    return plans;
}

} // namespace

RecordingTable::RecordingTable(QWidget *parent)
    : QTreeView(parent)
{
    setFrameShape(QFrame::NoFrame);
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setSortingEnabled(false);
    setItemDelegate(new RowHeight(this));
    setItemDelegateForColumn(LibraryModel::HitColumn, new HitPainter(this));
    setFont(tabularFont(font()));
    header()->setSectionsClickable(true);
    header()->setSortIndicatorShown(true);
    header()->setStretchLastSection(false);
    header()->setHighlightSections(false);
    connect(header(), &QHeaderView::sectionClicked, this, [this](int column) {
        // The newest, longest and largest first; names from A on, and runs from the fastest. Once
        // more turns it round.
        const bool isFromLeast = column == LibraryModel::NameColumn
                                 || column == LibraryModel::MapColumn
                                 || column == LibraryModel::FamilyColumn
                                 || column == LibraryModel::BestTimeColumn;
        const bool isRising = column == m_sorted ? m_model->query().order == Qt::DescendingOrder
                                                 : isFromLeast;
        m_model->sort(column, isRising ? Qt::AscendingOrder : Qt::DescendingOrder);
        showSort();
    });
}

void RecordingTable::setLibrary(LibraryModel &model)
{
    m_model = &model;
    setModel(&model);
    header()->setSectionResizeMode(LibraryModel::NameColumn, QHeaderView::Stretch);
    header()->moveSection(header()->visualIndex(LibraryModel::HitColumn), 1);
    fitColumns();
    showSort();
}

void RecordingTable::showSort()
{
    m_sorted = m_model->sortColumn();
    header()->setSortIndicator(m_sorted, m_model->query().order);
}

void RecordingTable::setShowsHits(bool isOn)
{
    m_showsHits = isOn;
    fitColumns();
}

void RecordingTable::fitColumns()
{
    if (!model())
        return;
    setColumnHidden(LibraryModel::HitColumn, true);
    int left = viewport()->width() - SmallestName;
    for (const ColumnPlan &plan : columnPlans(m_showsHits)) {
        const int title = titleWidth(*header(), plan.column);
        const int width = std::max(title, fontMetrics().horizontalAdvance(plan.sample) + 24);
        left -= width;
        setColumnHidden(plan.column, left < 0);
        if (left >= 0)
            header()->resizeSection(plan.column, width);
    }
}

void RecordingTable::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    fitColumns();
}

void RecordingTable::drawRow(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    const QString heading = index.data(LibraryModel::HeadingRole).toString();
    if (heading.isEmpty())
        return QTreeView::drawRow(painter, option, index);
    painter->save();
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    painter->setFont(bold);
    painter->setPen(theme::color(theme::Token::Text));
    const QRect place(0, option.rect.top(), viewport()->width(), option.rect.height());
    painter->drawText(place.adjusted(6, 0, -6, 0), Qt::AlignLeft | Qt::AlignVCenter,
                      QFontMetrics(bold).elidedText(heading, Qt::ElideMiddle, place.width() - 12));
    painter->setPen(theme::color(theme::Token::Hairline));
    painter->drawLine(place.bottomLeft(), place.bottomRight());
    painter->restore();
}

} // namespace tickscope
