// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/window_style.h"

#include <QStyleOptionViewItem>

namespace tickscope {

namespace {

bool reducedMotion = false;

// Of Unicode: begins a text that has the direction of its first letter; ends it.
constexpr QChar FirstStrongIsolate(0x2068);
constexpr QChar PopDirectionalIsolate(0x2069);

} // namespace

namespace theme {

bool hasReducedMotion()
{
    return reducedMotion;
}

void setReducedMotion(bool isOn)
{
    reducedMotion = isOn;
}

} // namespace theme

WindowStyle::WindowStyle()
    : QProxyStyle(QStringLiteral("Fusion"))
{
}

int WindowStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                           QStyleHintReturn *more) const
{
    if (hint == SH_Widget_Animation_Duration && reducedMotion)
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, more);
}

void WindowStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                              const QWidget *widget) const
{
    const auto *cell = qstyleoption_cast<const QStyleOptionViewItem *>(option);
    if (element != CE_ItemViewItem || !cell || cell->direction == Qt::LeftToRight
        || cell->text.isEmpty())
        return QProxyStyle::drawControl(element, option, painter, widget);
    // Else signs at the ends of names, numbers and keys would change sides, and brackets turn.
    QStyleOptionViewItem kept = *cell;
    kept.text = FirstStrongIsolate + kept.text + PopDirectionalIsolate;
    QProxyStyle::drawControl(element, &kept, painter, widget);
}

} // namespace tickscope
