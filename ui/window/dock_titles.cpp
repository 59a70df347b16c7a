// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/dock_titles.h"

#include "ui/style/theme.h"

#include <QAction>
#include <QCoreApplication>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QStyle>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>

namespace tickscope {

namespace {

/// The title of a dock that needs none. A plain widget wishes for a height of -1, and Qt takes that
/// off the least height of the dock, so that its last row of pixels is cut.
class NoTitle : public QWidget
{
public:
    using QWidget::QWidget;
    [[nodiscard]] QSize sizeHint() const override { return {0, 0}; }
};

/// At the end of the tabs that panels share, where they leave room: closes the one in front.
class CloseFront : public QToolButton
{
    Q_DECLARE_TR_FUNCTIONS(tickscope::CloseFront)

public:
    static inline const QString Name = QStringLiteral("panelTabs.close");

    explicit CloseFront(QTabBar &tabs)
        : QToolButton(&tabs)
        , m_tabs(tabs)
    {
        setObjectName(Name);
        setAutoRaise(true);
        setIcon(theme::icon(QStringLiteral("close")));
        setIconSize({12, 12});
        setFocusPolicy(Qt::NoFocus); // The menu View does the same.
        tabs.installEventFilter(this);
        connect(&tabs, &QTabBar::currentChanged, this, &CloseFront::place);
    }

    void place()
    {
        QRect taken;
        for (int i = 0; i < m_tabs.count(); ++i)
            taken |= m_tabs.tabRect(i);
        const QSize size = sizeHint();
        const QRect place(m_tabs.width() - size.width(), (m_tabs.height() - size.height()) / 2,
                          size.width(), size.height());
        setGeometry(QStyle::visualRect(m_tabs.layoutDirection(), m_tabs.rect(), place));
        setVisible(taken.width() + size.width() <= m_tabs.width());
        const QString title = m_tabs.tabText(m_tabs.currentIndex());
        setToolTip(tr("Close %1").arg(title));
        setAccessibleName(toolTip());
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Resize)
            place();
        return QToolButton::eventFilter(watched, event);
    }

private:
    QTabBar &m_tabs;
};

CloseFront &closeButtonOf(QTabBar &tabs, const QList<QDockWidget *> &docks)
{
    if (auto *known = tabs.findChild<QToolButton *>(CloseFront::Name, Qt::FindDirectChildrenOnly))
        return static_cast<CloseFront &>(*known);
    auto *close = new CloseFront(tabs);
    QObject::connect(close, &QToolButton::clicked, &tabs, [&tabs, docks] {
        const QString front = tabs.tabText(tabs.currentIndex());
        const auto dock = std::ranges::find(docks, front, &QDockWidget::windowTitle);
        if (dock != docks.end())
            (*dock)->toggleViewAction()->trigger();
    });
    return *close;
}

/// One that is closed keeps its place among the tabs and shows none.
bool hasTab(const QMainWindow &window, QDockWidget &dock)
{
    const auto neighbours = window.tabifiedDockWidgets(&dock);
    return !dock.isFloating() && std::ranges::any_of(neighbours, [](const QDockWidget *other) {
        return other->toggleViewAction()->isChecked();
    });
}

} // namespace

void showDockTitles(QMainWindow &window, const QList<QDockWidget *> &docks)
{
    // Where six tabs share a narrow column, whole words that scroll beat "E…" and "Pl…".
    for (QTabBar *tabs : window.findChildren<QTabBar *>(Qt::FindDirectChildrenOnly)) {
        tabs->setElideMode(Qt::ElideNone);
        tabs->setUsesScrollButtons(true);
        closeButtonOf(*tabs, docks).place();
    }
    for (QDockWidget *dock : docks) {
        const bool isMovable = dock->features().testFlag(QDockWidget::DockWidgetMovable);
        const bool hasTitle = isMovable && !hasTab(window, *dock);
        QWidget *const own = dock->titleBarWidget();
        if (!hasTitle && !own) {
            dock->setTitleBarWidget(new NoTitle(dock));
        } else if (hasTitle && own) {
            dock->setTitleBarWidget(nullptr);
            own->deleteLater();
        }
    }
}

} // namespace tickscope
