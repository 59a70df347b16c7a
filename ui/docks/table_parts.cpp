// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/docks/table_parts.h"

#include <algorithm>
#include <utility>

#include <QHeaderView>
#include <QPersistentModelIndex>
#include <QResizeEvent>
#include <QTableView>
#include <QTimer>
#include <QTreeView>

#include "ui/style/elided.h"
#include "ui/style/theme.h"
#include "ui/texts/number_text.h"

namespace tickscope {

constexpr int CellMargin = 12; ///< Left and right of a cell's text together.

int rowHeight(const QAbstractItemView &view)
{
    return std::max(20, view.fontMetrics().height() + 3);
}

void prepareTable(QTableView &view)
{
    view.setFont(tabularFont(view.font()));
    view.setShowGrid(false);
    view.setWordWrap(false);
    view.setFrameShape(QFrame::NoFrame);
    view.setAlternatingRowColors(false);
    view.setSelectionBehavior(QAbstractItemView::SelectRows);
    view.setSelectionMode(QAbstractItemView::ExtendedSelection);
    view.setEditTriggers(QAbstractItemView::NoEditTriggers);
    view.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view.setTabKeyNavigation(false);
    view.setCornerButtonEnabled(false);
    QHeaderView *rows = view.verticalHeader();
    rows->hide();
    rows->setMinimumSectionSize(16);
    rows->setSectionResizeMode(QHeaderView::Fixed);
    rows->setDefaultSectionSize(rowHeight(view));
    QHeaderView *columns = view.horizontalHeader();
    columns->setHighlightSections(false);
    columns->setMinimumSectionSize(16);
    columns->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

QString tableText(const QTableView &view)
{
    const QAbstractItemModel &model = *view.model();
    std::vector<int> rows;
    for (const QModelIndex &index : view.selectionModel()->selectedRows())
        rows.push_back(index.row());
    std::ranges::sort(rows);
    if (rows.empty()) {
        for (int row = 0; row < model.rowCount(); ++row)
            rows.push_back(row);
    }
    QString text;
    for (const int row : rows) {
        for (int column = 0; column < model.columnCount(); ++column) {
            if (column > 0)
                text += u'\t';
            text += valueWithoutGrouping(model.index(row, column).data().toString());
        }
        text += u'\n';
    }
    return text;
}

ColumnFit::ColumnFit(QTableView &view, std::vector<Plan> plans)
    : ColumnFit(view, *view.horizontalHeader(), std::move(plans))
{
}

ColumnFit::ColumnFit(QTreeView &view, std::vector<Plan> plans)
    : ColumnFit(view, *view.header(), std::move(plans))
{
}

ColumnFit::ColumnFit(QAbstractItemView &view, QHeaderView &header, std::vector<Plan> plans)
    : QObject(&view)
    , m_view(view)
    , m_header(header)
    , m_plans(std::move(plans))
{
    view.viewport()->installEventFilter(this);
    connect(view.model(), &QAbstractItemModel::headerDataChanged, this, &ColumnFit::fit);
    fit();
}

void ColumnFit::setSample(int column, const QString &sample)
{
    const auto plan = std::ranges::find(m_plans, column, &Plan::column);
    if (plan == m_plans.end() || plan->sample == sample)
        return;
    plan->sample = sample;
    fit();
}

QString ColumnFit::sample(int column) const
{
    const auto plan = std::ranges::find(m_plans, column, &Plan::column);
    return plan == m_plans.end() ? QString() : plan->sample;
}

void ColumnFit::setWish(const QString &wish)
{
    if (std::exchange(m_wish, wish) != wish)
        fit();
}

void ColumnFit::setHasContent(int column, bool hasContent)
{
    const bool isOther = hasContent ? m_silent.erase(column) > 0 : m_silent.insert(column).second;
    if (isOther)
        fit();
}

bool ColumnFit::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Resize)
        return QObject::eventFilter(watched, event);
    if (m_view.viewport()->width() != m_fittedWidth)
        fit();
    // A row that was chosen stays in sight when the table gets lower; it knows its size a little
    // later.
    const QPersistentModelIndex chosen = m_view.currentIndex();
    const QRect before({}, static_cast<QResizeEvent *>(event)->oldSize());
    if (m_view.selectionModel()->isSelected(chosen) && before.contains(m_view.visualRect(chosen)))
        QTimer::singleShot(0, this, [this, chosen] { m_view.scrollTo(chosen); });
    return QObject::eventFilter(watched, event);
}

void ColumnFit::fit()
{
    m_fittedWidth = m_view.viewport()->width();
    std::vector<bool> isShown(static_cast<std::size_t>(m_header.count()), false);
    const auto widthOf = [this](const QString &sample) {
        return m_view.fontMetrics().horizontalAdvance(sample) + CellMargin;
    };
    int left = m_fittedWidth;
    int wished = 0; ///< By the stretching column, beyond its sample.
    bool hasRoom = true;
    for (const Plan &plan : m_plans) {
        if (m_silent.contains(plan.column))
            continue;
        const int title = titleWidth(m_header, plan.column);
        int width = std::max(widthOf(plan.sample), title);
        if (plan.stretches)
            wished = std::max(0, widthOf(m_wish) - width);
        // What is more important is never left out for something narrower.
        const int room = plan.givesWay ? left - wished : left;
        if (!plan.least.isEmpty() && width > room)
            width = std::min(width, std::max({room, widthOf(plan.least), title}));
        // One that can be shorter has given way with that.
        const int enough = plan.least.isEmpty() ? room : left;
        hasRoom = hasRoom && (width <= enough || plan.stretches);
        if (!hasRoom)
            break;
        left -= width;
        isShown[static_cast<std::size_t>(plan.column)] = true;
        m_header.setSectionResizeMode(plan.column, plan.stretches ? QHeaderView::Stretch
                                                                  : QHeaderView::Interactive);
        if (!plan.stretches)
            m_header.resizeSection(plan.column, width);
    }
    for (int column = 0; column < m_header.count(); ++column)
        m_header.setSectionHidden(column, !isShown[static_cast<std::size_t>(column)]);
}

namespace {

/// How large it wants to be counts for nothing in a NoteStack, and laying out a sentence takes its
/// time.
class NoteLabel : public QLabel
{
public:
    using QLabel::QLabel;
    [[nodiscard]] QSize sizeHint() const override { return {}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {}; }
};

} // namespace

NoteStack::NoteStack(QWidget &content, QWidget *parent)
    : QStackedWidget(parent)
    , m_note(new NoteLabel(this))
{
    m_note->setObjectName(QStringLiteral("note"));
    m_note->setAlignment(Qt::AlignCenter);
    m_note->setWordWrap(true);
    m_note->setMargin(16);
    m_note->setTextFormat(Qt::RichText);
    m_note->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    // A long sentence must not hold a narrow dock open.
    m_note->setMinimumSize(1, 1);
    m_note->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    connect(m_note, &QLabel::linkActivated, this, &NoteStack::linkActivated);
    addWidget(&content);
    addWidget(m_note);
}

void NoteStack::setNote(const QString &note)
{
    if (m_note->text() != note)
        m_note->setText(note);
    setCurrentIndex(note.isEmpty() ? 0 : 1);
}

} // namespace tickscope
