// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/elided.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QListView>
#include <QPainter>
#include <QRegularExpression>
#include <QStyle>
#include <QStyleOptionHeader>
#include <QToolTip>

#include <algorithm>
#include <functional>
#include <utility>

namespace tickscope {

/// Whole text of the header section at \a place; empty when all of it is shown, or when
/// it has a tooltip.
static QString cutText(const QHeaderView &header, QPoint place)
{
    const int section = header.logicalIndexAt(place);
    if (section < 0)
        return {};
    const auto textOf = [&](int role) {
        return header.model()->headerData(section, header.orientation(), role).toString();
    };
    const bool isCut = header.orientation() == Qt::Horizontal
                       && header.sectionSizeHint(section) > header.sectionSize(section);
    return isCut && textOf(Qt::ToolTipRole).isEmpty() ? textOf(Qt::DisplayRole) : QString();
}

/// The same of a cell.
static QString cutText(const QAbstractItemView &view, QPoint place)
{
    if (const auto *header = qobject_cast<const QHeaderView *>(&view))
        return cutText(*header, place);
    const QModelIndex index = view.indexAt(place);
    if (!index.isValid() || !index.data(Qt::ToolTipRole).toString().isEmpty())
        return {};
    const bool isCut = view.sizeHintForIndex(index).width() > view.visualRect(index).width();
    return isCut ? index.data().toString() : QString();
}

constexpr int TailGap = 6; ///< Pixels between a text and its tail.

QString plainTip(const QString &text)
{
    return text.isEmpty() ? text
                          : QStringLiteral("<span style='white-space:pre-wrap'>%1</span>")
                                .arg(text.toHtmlEscaped());
}

QString withShortNames(QString text, QStringList names, const QFontMetrics &metrics, int width)
{
    names.removeAll(QString());
    std::ranges::sort(names, std::ranges::greater{}, &QString::size);
    const int share = width / static_cast<int>(names.size() + 1);
    for (const QString &name : std::as_const(names)) {
        const int room = metrics.horizontalAdvance(name) + width - metrics.horizontalAdvance(text);
        const auto place = text.indexOf(name);
        if (place >= 0)
            text.replace(place, name.size(),
                         metrics.elidedText(name, Qt::ElideRight, std::max(room, share)));
    }
    return text;
}

QString elidedBeforeTime(const QString &text, const QFontMetrics &metrics, int width)
{
    // Minutes that are none may go before the seconds do. Numbers of versions are no times.
    static const QRegularExpression time(
        QStringLiteral("((?<none>0)|\\d+) minute\\(s\\)\\s+(?<seconds>\\d+\\.\\d+)"
                       "|(?<![\\d:.,])(\\d+:)*\\d+[.,]\\d{2,3}(?![.,]?\\d)"));
    QString plain = metrics.elidedText(text, Qt::ElideRight, width);
    // Longer texts are no results of a race.
    const auto found = text.size() <= 300 && plain != text ? time.match(text)
                                                           : QRegularExpressionMatch();
    const bool isInSight = found.capturedEnd() < plain.size(); // before the "…"
    if (!found.hasMatch() || isInSight)
        return plain;
    const auto keepFrom = [&](qsizetype start) {
        const bool isLast = found.capturedEnd() == text.size();
        const QString kept = text.mid(start, found.capturedEnd() - start)
                             + (isLast ? QString() : QStringLiteral("…"));
        const int room = width - metrics.horizontalAdvance(kept);
        // A time says nothing without its name.
        const QString name = text.left(std::max<qsizetype>(text.indexOf(u' '), 0)) + u'…';
        return room < metrics.horizontalAdvance(name)
                   ? QString()
                   : metrics.elidedText(text.left(start), Qt::ElideRight, room) + kept;
    };
    QString shown = keepFrom(found.capturedStart());
    if (shown.isEmpty() && !found.captured(QStringLiteral("none")).isEmpty())
        shown = keepFrom(found.capturedStart(QStringLiteral("seconds")));
    return shown.isEmpty() ? plain : shown;
}

int titleWidth(const QHeaderView &header, int column)
{
    QStyleOptionHeader option;
    option.initFrom(&header);
    option.orientation = header.orientation();
    option.text = header.model()->headerData(column, option.orientation).toString();
    if (header.isSortIndicatorShown())
        option.sortIndicator = QStyleOptionHeader::SortDown;
    return header.style()->sizeFromContents(QStyle::CT_HeaderSection, &option, {}, &header).width();
}

ElidedLabel::ElidedLabel(QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
}

QString ElidedLabel::shownText() const
{
    return fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
}

QSize ElidedLabel::minimumSizeHint() const
{
    const QMargins around = contentsMargins();
    return {fontMetrics().horizontalAdvance(u'…') + around.left() + around.right(),
            QLabel::minimumSizeHint().height()};
}

bool ElidedLabel::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || !toolTip().isEmpty() || !isElided())
        return QLabel::event(event);
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), plainTip(text()), this);
    return true;
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Qt::Alignment side = QStyle::visualAlignment(layoutDirection(), alignment());
    style()->drawItemText(&painter, contentsRect(), static_cast<int>(side) | Qt::TextSingleLine,
                          palette(), isEnabled(), shownText(), foregroundRole());
}

ElidedTips::ElidedTips(QObject *parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool ElidedTips::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return false;
    auto *viewport = qobject_cast<QWidget *>(watched);
    const auto *view = viewport ? qobject_cast<QAbstractItemView *>(viewport->parentWidget())
                                : nullptr;
    if (!view || view->viewport() != viewport || !view->model())
        return false;
    const auto *help = static_cast<QHelpEvent *>(event);
    const QString text = cutText(*view, help->pos());
    if (text.isEmpty())
        return false;
    QToolTip::showText(help->globalPos(), plainTip(text), viewport);
    return true;
}

/// What is left for the tail behind \a text.
static int roomForTail(const QRect &area, const QString &text, const QStyleOption &option)
{
    return area.width() - option.fontMetrics.horizontalAdvance(text) - TailGap;
}

void paintQuietTail(QPainter &painter, const QRect &area, const QString &text, const QString &tail,
                    const QStyleOption &option)
{
    const int room = roomForTail(area, text, option);
    if (tail.isEmpty() || room < option.fontMetrics.horizontalAdvance(tail))
        return;
    const bool isSelected = option.state & QStyle::State_Selected;
    painter.save();
    painter.setPen(
        option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::PlaceholderText));
    painter.drawText(
        QStyle::visualRect(option.direction, area, area.adjusted(area.width() - room, 0, 0, 0)),
        static_cast<int>(Qt::AlignVCenter
                         | QStyle::visualAlignment(option.direction, Qt::AlignLeft)),
        tail);
    painter.restore();
}

static QRect textAreaOf(const QStyleOptionViewItem &cell)
{
    const QStyle *style = cell.widget ? cell.widget->style() : QApplication::style();
    const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, &cell, cell.widget) + 1;
    return style->subElementRect(QStyle::SE_ItemViewItemText, &cell, cell.widget)
        .adjusted(margin, 0, -margin, 0);
}

void QuietTailDelegate::initStyleOption(QStyleOptionViewItem *option,
                                        const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const QString tail = index.data(QuietTailRole).toString();
    if (tail.isEmpty() || option->textElideMode != Qt::ElideMiddle || option->rect.isEmpty())
        return;
    const int room = textAreaOf(*option).width();
    const int forTail = TailGap + option->fontMetrics.horizontalAdvance(tail);
    option->text = option->fontMetrics.elidedText(option->text, Qt::ElideMiddle,
                                                  std::max(room - forTail, room / 2));
}

void QuietTailDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    painter->setFont(cell.font);
    QString tail = index.data(QuietTailRole).toString();
    if (cell.textElideMode == Qt::ElideMiddle)
        tail = cell.fontMetrics.elidedText(tail, Qt::ElideRight,
                                           roomForTail(textAreaOf(cell), cell.text, cell));
    paintQuietTail(*painter, textAreaOf(cell), cell.text, tail, cell);
}

QSize QuietTailDelegate::sizeHint(const QStyleOptionViewItem &option,
                                  const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    if (const QString tail = index.data(QuietTailRole).toString(); !tail.isEmpty())
        size.rwidth() += TailGap + option.fontMetrics.horizontalAdvance(tail);
    // A list makes them as wide as itself, and scrolls sideways for one that wants to be wider.
    if (qobject_cast<const QListView *>(option.widget))
        size.setWidth(0);
    return size;
}

} // namespace tickscope
