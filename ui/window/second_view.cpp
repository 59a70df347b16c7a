// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/second_view.h"

#include "ui/compare/ghosts.h"
#include "ui/window/main_window.h"
#include "ui/window/window_docks.h"
#include "ui/world/view/world_view.h"

#include <QAction>
#include <QDockWidget>

#include <utility>

namespace tickscope {

SecondView::SecondView(ActiveDocument &document, WorldView &first, WindowDocks &docks,
                       MainWindow &window)
    : QObject(&window)
    , m_document(document)
    , m_first(first)
    , m_docks(docks)
    , m_commands(this, document)
{
    m_commands.addPlain(
        "view.newView", tr("New view"), {"Ctrl+Shift+N"}, [this] { open(); }, {MenuName::View, 170},
        tr("Show the world a second time, with a camera of its own"), "fit-map");
    connect(m_docks.secondView().toggleViewAction(), &QAction::toggled, this, [this](bool isOpen) {
        if (isOpen)
            make();
        else if (!m_docks.areHidden())
            remove();
    });
    connect(&m_first, &WorldView::used, this, [this] { m_first.setStandIn(nullptr); });
}

void SecondView::open()
{
    if (m_docks.secondView().isHidden())
        m_docks.secondView().toggleViewAction()->trigger();
    m_docks.secondView().raise();
    make();
    m_view->setFocus(Qt::ShortcutFocusReason);
}

void SecondView::make()
{
    if (m_view)
        return;
    m_view = new WorldView(m_document, &m_docks.secondView(), 1);
    m_docks.secondView().setWidget(m_view);
    m_view->show(); // now, for the focus
    const auto showGhosts = [this, view = m_view] { view->setLayers(m_docks.ghosts().layers()); };
    connect(&m_docks.ghosts(), &Ghosts::changed, m_view, showGhosts);
    showGhosts();
    connect(m_view, &WorldView::used, this, [this] { m_first.setStandIn(m_view); });
    connect(m_view, &WorldView::pictureSaved, this, &SecondView::pictureSaved);
}

void SecondView::remove()
{
    if (!m_view)
        return;
    m_first.setStandIn(nullptr);
    // Later: the dock may be closed from the view's own menu.
    std::exchange(m_view, nullptr)->deleteLater();
}

} // namespace tickscope
