// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/accessible/accessible_alert.h"

#include <QAccessible>
#include <QWidget>

#include "ui/accessible/accessible_view.h"

namespace tickscope {

AccessibleAlert::AccessibleAlert(QWidget &bar)
    : QObject(&bar)
    , m_bar(bar)
{
    installAccessibleViews();
    forgetAccessible(bar);
}

void AccessibleAlert::say(const QString &text)
{
    if (m_bar.accessibleName() == text)
        return;
    m_bar.setAccessibleName(text);
    if (!QAccessible::isActive())
        return;
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent said(&m_bar, text);
#else
    QAccessibleEvent said(&m_bar, QAccessible::Alert);
#endif
    QAccessible::updateAccessibility(&said);
    // Who listens over AT-SPI hears of an alert when it shows itself.
    QAccessibleEvent shown(&m_bar, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&shown);
}

} // namespace tickscope
