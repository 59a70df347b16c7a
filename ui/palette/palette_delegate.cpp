// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/palette_delegate.h"

#include <QApplication>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

#include "ui/palette/palette_model.h"
#include "ui/style/theme.h"

namespace tickscope {

namespace {

constexpr int Margin = 8;
constexpr int IconSize = 16;
constexpr double LargestTitle = 0.62; ///< Share of the width that a title may take from the rest.

} // namespace

PaletteDelegate::PaletteDelegate(const PaletteModel &model, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
{
}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {200, std::max(28, option.fontMetrics.height() + 10)};
}

double PaletteDelegate::paintTitle(QPainter &painter, const QRectF &area, const QString &title,
                                   const std::vector<qsizetype> &places, const QColor &color,
                                   const QColor &found)
{
    const QString shown = painter.fontMetrics().elidedText(title, Qt::ElideRight,
                                                           static_cast<int>(area.width()));
    QList<QTextLayout::FormatRange> formats;
    QTextCharFormat plain;
    plain.setForeground(color);
    formats.append({0, static_cast<int>(shown.size()), plain});
    for (const qsizetype place : places) {
        if (place >= shown.size() || shown[place] != title[place])
            break;
        QTextCharFormat marked;
        marked.setForeground(found);
        marked.setFontUnderline(true); // not by colour alone
        formats.append({static_cast<int>(place), 1, marked});
    }
    QTextLayout layout(shown, painter.font());
    QTextOption option;
    option.setWrapMode(QTextOption::NoWrap);
    layout.setTextOption(option);
    layout.setFormats(formats);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(area.width());
    layout.endLayout();
    const double top = area.top() + (area.height() - line.height()) / 2;
    layout.draw(&painter, {area.left(), top});
    return line.naturalTextWidth();
}

void PaletteDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const PaletteEntry &entry = m_model.entry(index.row());
    QStyleOptionViewItem back = option;
    initStyleOption(&back, index);
    back.text.clear();
    back.icon = {};
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &back, painter, option.widget);

    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const QColor text = option.palette.color(isSelected ? QPalette::HighlightedText
                                                        : QPalette::Text);
    const QColor quiet = isSelected ? text : theme::color(theme::Token::QuietText);
    const QColor found = isSelected ? text : theme::color(theme::Token::Accent);
    const bool isPossible = entry.obstacle.isEmpty();

    painter->save();
    QRectF area = QRectF(option.rect).adjusted(Margin, 0, -Margin, 0);
    const QRectF sign(area.left(), area.center().y() - IconSize / 2.0, IconSize, IconSize);
    if (entry.checked.value_or(false)) {
        painter->setPen(isPossible ? text : quiet);
        painter->drawText(sign, Qt::AlignCenter, QStringLiteral("✓"));
    } else if (!entry.icon.isEmpty()) {
        theme::icon(entry.icon)
            .paint(painter, sign.toRect(), Qt::AlignCenter,
                   !isPossible  ? QIcon::Disabled
                   : isSelected ? QIcon::Selected
                                : QIcon::Normal);
    }
    area.setLeft(sign.right() + Margin);

    const QString right = isPossible ? entry.keys : entry.obstacle;
    if (!right.isEmpty()) {
        painter->setPen(quiet);
        painter->drawText(area, Qt::AlignRight | Qt::AlignVCenter, right);
        area.setRight(area.right() - painter->fontMetrics().horizontalAdvance(right) - 2 * Margin);
    }
    QRectF title = area;
    if (!entry.detail.isEmpty())
        title.setWidth(area.width() * LargestTitle);
    const double used = paintTitle(*painter, title, entry.title, m_model.places(index.row()),
                                   isPossible ? text : quiet, isPossible ? found : quiet);
    area.setLeft(area.left() + used + 2 * Margin);
    painter->setPen(quiet);
    painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(entry.detail, Qt::ElideMiddle,
                                                        static_cast<int>(area.width())));
    painter->restore();
}

} // namespace tickscope
