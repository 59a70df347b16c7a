// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/docks/events/event_list.h"

#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include "ui/docks/table_parts.h"
#include "ui/models/event_model.h"
#include "ui/style/elided.h"
#include "ui/style/theme.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/number_text.h"

namespace tickscope {

namespace {

constexpr int ListCellMargin = 8; ///< Left and right of a cell's text together.
constexpr int KindSignLength = 3; ///< Of "▲  ", before the word.

/// Tints the line at the head and puts a bar before it.
class HeadLineDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        const bool isCurrent = index.data(EventModel::IsCurrentRole).toBool();
        if (isCurrent && !(option.state & QStyle::State_Selected)) {
            QColor tint = theme::color(theme::Token::Accent);
            tint.setAlpha(40);
            painter->fillRect(option.rect, tint);
        }
        QStyledItemDelegate::paint(painter, option, index);
        if (isCurrent && index.column() == EventModel::TimeColumn) {
            QRect bar = option.rect;
            bar.setWidth(3);
            painter->fillRect(bar, theme::color(theme::Token::Accent));
        }
    }

private:
    /// In a narrow list the text says what the column for types has no room for.
    static void addKind(QStyleOptionViewItem &option, const QTableView &view,
                        const QModelIndex &kind)
    {
        const QString word = kind.data().toString();
        if (word.size() <= KindSignLength)
            return;
        const bool isCount = option.text.startsWith(u'×'); // how often, and nothing else
        const bool isSilent = option.text.isEmpty() || isCount;
        const QString rest = isCount ? QStringLiteral("  ") + option.text : QString();
        if (view.isColumnHidden(kind.column()))
            option.text = isSilent ? word + rest : word.first(KindSignLength) + option.text;
        else if (isSilent
                 && option.fontMetrics.horizontalAdvance(word) + ListCellMargin
                        > view.columnWidth(kind.column()))
            option.text = word.sliced(KindSignLength) + rest;
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const auto *view = qobject_cast<const QTableView *>(option->widget);
        // Without a column for players the text says whose it is.
        if (view && index.column() == EventModel::TextColumn
            && view->isColumnHidden(EventModel::PlayerColumn))
            option->text = index.data(EventModel::SentenceRole).toString();
        if (view && index.column() == EventModel::TextColumn)
            addKind(*option, *view, index.siblingAtColumn(EventModel::KindColumn));
        const int room = option->rect.width() - ListCellMargin;
        // Texts may be pages long: what is certainly cut is not measured.
        if (index.column() == EventModel::TextColumn && option->text.size() < room)
            option->text = withShortNames(option->text,
                                          index.data(EventModel::NamesRole).toStringList(),
                                          option->fontMetrics, room);
        if (index.column() == EventModel::TextColumn
            && index.data(EventModel::TimeTextRole).toBool())
            option->text = elidedBeforeTime(option->text, option->fontMetrics, room);
        // A frame around one cell of a line says nothing; the line is what is chosen.
        option->state.setFlag(QStyle::State_HasFocus, false);
        // The kind's own colour does not read on the colour of a selection.
        if (option->state & QStyle::State_Selected)
            option->palette.setBrush(QPalette::Text, option->palette.highlightedText());
    }
};

/// Of those that lists show at first: names of protocols would take the room from what is said.
QString longestKind(const Index &index)
{
    QString longest = QStringLiteral("Broadcast");
    for (const auto &[kind, count] : index.kindCounts()) {
        const QString word = theme::shortKindWord(*kind);
        if (!kind->isHiddenAtFirst() && word.size() > longest.size())
            longest = word;
    }
    return QStringLiteral("▲  ") + longest;
}

} // namespace

EventList::EventList(EventModel &model, QWidget *parent)
    : QTableView(parent)
    , m_model(model)
{
    nameWidget(*this, "events.list", tr("Events"));
    setModel(&model);
    setItemDelegate(new HeadLineDelegate(this));
    prepareTable(*this);
    auto *columns = new ColumnFit(
        *this, {{EventModel::TimeColumn, QStringLiteral("00:00.00"), false},
                {EventModel::TextColumn, QStringLiteral("what somebody"), true},
                {EventModel::KindColumn, QStringLiteral("▲  Broadcast"), false, true,
                 QStringLiteral("▲  Checkpoint")},
                {EventModel::PlayerColumn, QStringLiteral("nameless tee"), false},
                {EventModel::TickColumn, QStringLiteral("1 234 567"), false}});
    columns->setWish(QStringLiteral("npc00 killed npc01 (hammer)"));
    // Hours and long words take more room, but only some recordings have them.
    const auto fit = [this, columns] {
        if (const Shared<Index> &index = m_model.recordingIndex()) {
            columns->setSample(EventModel::TimeColumn,
                               timeText(index->time().timeAt(index->ticks().last)));
            columns->setSample(EventModel::KindColumn, longestKind(*index));
        }
    };
    connect(&model, &QAbstractItemModel::modelReset, this, fit);
    connect(&model, &QAbstractItemModel::rowsInserted, this, fit);
    connect(verticalScrollBar(), &QScrollBar::actionTriggered, this, &EventList::noticeScrolling,
            Qt::QueuedConnection);
    // New lines move the one at the head; the model knows which it is when this is called.
    const auto keepInSight = [this] {
        if (m_follows)
            showCurrent();
    };
    connect(&model, &QAbstractItemModel::rowsInserted, this, keepInSight, Qt::QueuedConnection);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, keepInSight, Qt::QueuedConnection);
    connect(&model, &QAbstractItemModel::modelReset, this, keepInSight, Qt::QueuedConnection);
}

void EventList::setHead(Tick tick)
{
    const int before = m_model.currentRow();
    m_model.setHead(tick);
    if (m_follows && m_model.currentRow() != before)
        showCurrent();
}

void EventList::setFollows(bool isOn)
{
    if (isOn)
        showCurrent();
    if (isOn == m_follows)
        return;
    m_follows = isOn;
    emit followsChanged(isOn);
}

bool EventList::currentIsInSight() const
{
    const int row = m_model.currentRow();
    return row < 0 || viewport()->rect().intersects(visualRect(m_model.index(row, 0)));
}

void EventList::showCurrent()
{
    const int row = std::max(m_model.currentRow(), 0);
    if (row >= m_model.rowCount())
        return;
    // Else the scroll bar ends where lines ended before new ones came.
    executeDelayedItemsLayout();
    // Its place follows from the head, not from when which lines came. A line that was chosen here
    // stays under the mouse.
    const auto chosen = m_model.eventAt(currentIndex().row());
    const auto atHead = m_model.eventAt(row);
    const bool isChosen = chosen && atHead && chosen->tick == atHead->tick;
    scrollTo(m_model.index(row, 0), isChosen ? EnsureVisible : PositionAtCenter);
}

void EventList::noticeScrolling()
{
    if (!currentIsInSight())
        setFollows(false);
}

void EventList::focusInEvent(QFocusEvent *event)
{
    // The keys go on from the head, not from the first of all events.
    if (!currentIndex().isValid() && m_model.currentRow() >= 0)
        selectionModel()->setCurrentIndex(m_model.index(m_model.currentRow(), 0),
                                          QItemSelectionModel::NoUpdate);
    QTableView::focusInEvent(event);
}

void EventList::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    // The details of a row that was just chosen take room from the list: it stays in sight.
    const QModelIndex chosen = currentIndex();
    if (selectionModel()->isRowSelected(chosen.row())
        && QRect({}, event->oldSize()).intersects(visualRect(chosen)))
        scrollTo(chosen);
    else if (m_follows)
        showCurrent();
}

void EventList::wheelEvent(QWheelEvent *event)
{
    QTableView::wheelEvent(event);
    noticeScrolling();
}

void EventList::keyPressEvent(QKeyEvent *event)
{
    QTableView::keyPressEvent(event);
    noticeScrolling();
}

} // namespace tickscope
