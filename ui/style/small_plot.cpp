// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/small_plot.h"

#include <algorithm>

#include <QHelpEvent>
#include <QToolTip>

#include "ui/style/theme.h"

namespace tickscope {

using theme::Token;

SmallPlot::SmallPlot(QWidget *parent)
    : QCustomPlot(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_NoMousePropagation, false); // the wheel scrolls the panel around it
}

QFont SmallPlot::smallFont() const
{
    QFont small = tabularFont(font());
    small.setPointSizeF(std::max(6.0, font().pointSizeF() * 0.92));
    return small;
}

void SmallPlot::dress()
{
    setBackground(theme::color(Token::Panel));
    const QPen hairline(theme::color(Token::Hairline), 0);
    const QFont small = smallFont();
    for (QCPAxis *axis : {xAxis, yAxis}) {
        axis->setBasePen(hairline);
        axis->setTickPen(hairline);
        axis->setSubTicks(false);
        axis->setTickLabelFont(small);
        axis->setTickLabelColor(theme::color(Token::QuietText));
        axis->setLabelFont(small);
        axis->setLabelColor(theme::color(Token::QuietText));
        axis->setNumberFormat(QStringLiteral("gb"));
        axis->grid()->setPen(hairline);
        axis->grid()->setVisible(axis == yAxis);
        axis->grid()->setZeroLinePen(Qt::NoPen);
        axis->ticker()->setTickStepStrategy(QCPAxisTicker::tssReadability);
    }
}

bool SmallPlot::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QCustomPlot::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    QToolTip::showText(help->globalPos(), tipAt(help->pos()), this);
    return true;
}

void SmallPlot::changeEvent(QEvent *event)
{
    QCustomPlot::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        dress();
        replot(QCustomPlot::rpQueuedReplot);
    }
}

} // namespace tickscope
