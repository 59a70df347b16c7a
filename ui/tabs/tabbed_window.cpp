// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tabs/tabbed_window.h"

#include "ui/links/moment_link.h"
#include "ui/tabs/tab_bar.h"
#include "ui/tabs/tab_commands.h"
#include "ui/window/main_window.h"
#include "ui/window/opening.h"

#include <QAccessibleWidget>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QSettings>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tickscope {

namespace {

const QString GeometryKey = QStringLiteral("window/geometry");
constexpr QSize FirstSize(1600, 1000);

/// For assistive technology a plain widget is none of the windows of a program.
QAccessibleInterface *makeAccessibleWindow(const QString &className, QObject *object)
{
    auto *window = className == QLatin1String(TabbedWindow::staticMetaObject.className())
                       ? qobject_cast<QWidget *>(object)
                       : nullptr;
    return window ? new QAccessibleWidget(window, QAccessible::Window) : nullptr;
}

bool isShown(const Document &document)
{
    return document.phase() != OpenPhase::Empty && document.phase() != OpenPhase::Failed;
}

} // namespace

TabbedWindow::TabbedWindow(const FormatRegistry &formats, QWidget *parent)
    : QWidget(parent)
    , m_formats(formats)
    , m_barPlace(new QWidget(this))
    , m_bar(new TabBar(m_barPlace))
    , m_pages(new QStackedWidget(this))
{
    static const bool isTold = (QAccessible::installFactory(&makeAccessibleWindow), true);
    Q_UNUSED(isTold)
    setObjectName(QStringLiteral("tabbedWindow"));
    setAcceptDrops(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto *barLayout = new QVBoxLayout(m_barPlace);
    barLayout->setContentsMargins(0, 0, 0, 0);
    barLayout->addWidget(m_bar);
    layout->addWidget(m_barPlace);
    layout->addWidget(m_pages, 1);
    restorePlace();
    connect(m_bar, &QTabBar::currentChanged, this, &TabbedWindow::showTab);
    connect(m_bar, &QTabBar::tabCloseRequested, this, &TabbedWindow::closeTab);
    connect(m_bar, &TabBar::closeOthersWanted, this, &TabbedWindow::closeOthers);
    connect(m_bar, &QTabBar::tabMoved, this, [this](int from, int to) {
        const auto begin = m_tabs.begin();
        if (from < to)
            std::rotate(begin + from, begin + from + 1, begin + to + 1);
        else
            std::rotate(begin + to, begin + from, begin + from + 1);
        emit changed();
    });
    add({});
}

TabbedWindow::~TabbedWindow()
{
    // They tell of their end, which nobody wants to hear any more.
    m_bar->disconnect(this);
    for (const Tab &tab : m_tabs)
        delete tab.page;
}

void TabbedWindow::restorePlace()
{
    const QSize free = screen() ? screen()->availableSize() : FirstSize;
    resize(FirstSize.boundedTo(free));
    // With its frame it would not fit on such a screen.
    if (free.width() <= FirstSize.width() || free.height() <= FirstSize.height())
        setWindowState(Qt::WindowMaximized);
    restoreGeometry(QSettings().value(GeometryKey).toByteArray());
}

int TabbedWindow::currentTab() const
{
    return m_bar->currentIndex();
}

void TabbedWindow::setCurrentTab(int tab)
{
    m_bar->setCurrentIndex(tab);
}

MainWindow &TabbedWindow::page()
{
    return *m_tabs[static_cast<std::size_t>(currentTab())].page;
}

void TabbedWindow::open(const QString &name, std::optional<Tick> tick)
{
    if (isLink(name))
        page().openLink(name);
    else
        page().open(name, tick);
}

void TabbedWindow::addLater(const std::vector<TabState> &tabs)
{
    for (const TabState &state : tabs) {
        if (find(state.path) < 0)
            add(state);
    }
    tellTabs();
}

int TabbedWindow::add(const TabState &state)
{
    m_tabs.push_back({.state = state});
    // The first one becomes the one in front.
    return m_bar->addTab(QString());
}

void TabbedWindow::makePage(Tab &tab)
{
    auto *page = new MainWindow(m_formats);
    tab.page = page;
    tab.menus = page->takeMenuBar();
    tab.commands = new TabCommands(*page);
    m_pages->addWidget(page);
    page->opening().setPlaces([this](const QString &path) -> Opening & { return placeFor(path); });
    connect(page, &QWidget::windowTitleChanged, this, [this, page](const QString &title) {
        if (page == m_pages->currentWidget())
            setWindowTitle(title);
    });
    connect(&page->document(), &Document::changed, this, [this, page](Document::Changes changes) {
        if (changes & (Document::RecordingChanged | Document::PhaseChanged))
            takeChanges(*page);
        else if (changes & Document::TimeChanged)
            emit changed();
    });
    connect(tab.commands, &TabCommands::moveWanted, this,
            [this](int by) { setCurrentTab((currentTab() + by + count()) % count()); });
    connect(tab.commands, &TabCommands::closeOthersWanted, this,
            [this, page] { closeOthers(find(*page)); });
}

void TabbedWindow::showTab(int tab)
{
    if (tab < 0)
        return;
    Tab &shown = m_tabs[static_cast<std::size_t>(tab)];
    auto *before = static_cast<MainWindow *>(m_pages->currentWidget());
    const bool isNew = !shown.page;
    if (isNew)
        makePage(shown);
    MainWindow &page = *shown.page;
    if (before != &page) {
        if (before)
            before->putBehind();
        m_pages->setCurrentWidget(&page);
        if (before)
            page.putInFrontOf(*before);
        if (QWidget *menus = layout()->menuBar())
            menus->hide();
        layout()->setMenuBar(shown.menus);
        setWindowTitle(page.windowTitle());
    }
    tellTabs();
    if (isNew && !shown.state.path.isEmpty())
        page.opening().openHere(shown.state.path, shown.state.tick);
}

void TabbedWindow::closeTab(int tab)
{
    MainWindow *page = m_tabs[static_cast<std::size_t>(tab)].page;
    if (page && page->document().phase() != OpenPhase::Empty)
        page->document().close(); // which takeChanges() hears of
    else
        remove(tab);
}

void TabbedWindow::closeOthers(int tab)
{
    setCurrentTab(tab);
    for (int other = count() - 1; other >= 0; --other) {
        if (other != tab)
            closeTab(other);
    }
}

void TabbedWindow::remove(int tab)
{
    if (count() == 1)
        return;
    const Tab gone = std::exchange(m_tabs[static_cast<std::size_t>(tab)], {});
    m_tabs.erase(m_tabs.begin() + tab);
    m_bar->removeTab(tab); // shows another one in its place
    if (gone.page) {
        gone.page->document().disconnect(this);
        m_pages->removeWidget(gone.page);
        // Later: a command of its own may be what closes it.
        gone.page->deleteLater();
        gone.menus->deleteLater();
    }
    tellTabs();
}

void TabbedWindow::takeChanges(const MainWindow &page)
{
    const int tab = find(page);
    if (page.document().phase() == OpenPhase::Empty) {
        m_tabs[static_cast<std::size_t>(tab)].state = {};
        remove(tab);
    }
    tellTabs();
}

void TabbedWindow::tellTabs()
{
    QStringList paths;
    for (const Tab &tab : m_tabs)
        paths << stateOf(tab).path;
    m_bar->setPaths(paths);
    for (const Tab &tab : m_tabs) {
        if (tab.commands)
            tab.commands->setCount(count());
    }
    giveRoom();
    emit changed();
}

void TabbedWindow::giveRoom()
{
    const bool isAlone = isFullScreen() && isShown(page().document());
    page().setPictureOnly(isAlone);
    m_barPlace->setHidden(isAlone);
    layout()->menuBar()->setHidden(isAlone);
}

void TabbedWindow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange && !m_tabs.empty())
        giveRoom();
}

void TabbedWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && isFullScreen())
        setWindowState(windowState() & ~Qt::WindowFullScreen);
    else
        QWidget::keyPressEvent(event);
}

Opening &TabbedWindow::placeFor(const QString &path)
{
    int tab = find(path);
    if (tab < 0)
        tab = isFree(m_tabs[static_cast<std::size_t>(currentTab())]) ? currentTab() : add({});
    setCurrentTab(tab);
    return page().opening();
}

TabState TabbedWindow::stateOf(const Tab &tab) const
{
    if (!tab.page || tab.page->document().phase() == OpenPhase::Empty)
        return tab.state;
    const Document &document = tab.page->document();
    TabState state{document.path(), tab.state.tick};
    if (document.recording())
        state.tick = document.playback().time().tick();
    return state;
}

std::vector<TabState> TabbedWindow::states() const
{
    std::vector<TabState> states;
    for (const Tab &tab : m_tabs)
        states.push_back(stateOf(tab));
    return states;
}

int TabbedWindow::find(const QString &path) const
{
    const auto found = std::ranges::find_if(m_tabs, [&](const Tab &tab) {
        const QString other = stateOf(tab).path;
        return !other.isEmpty() && isSameRecording(other, path);
    });
    return found == m_tabs.end() ? -1 : static_cast<int>(found - m_tabs.begin());
}

int TabbedWindow::find(const MainWindow &page) const
{
    const auto found = std::ranges::find(m_tabs, &page, &Tab::page);
    return static_cast<int>(found - m_tabs.begin());
}

bool TabbedWindow::isFree(const Tab &tab) const
{
    return tab.page ? !isShown(tab.page->document()) : tab.state.path.isEmpty();
}

void TabbedWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!localFiles(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void TabbedWindow::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    for (const QString &path : localFiles(*event->mimeData()))
        open(path);
}

void TabbedWindow::comeForward()
{
    setWindowState(windowState() & ~Qt::WindowMinimized);
    QWidget::show();
    raise();
    activateWindow();
}

void TabbedWindow::saveLayout()
{
    QSettings().setValue(GeometryKey, saveGeometry());
    page().saveLayout();
}

void TabbedWindow::closeEvent(QCloseEvent *event)
{
    if (!page().mayClose())
        return event->ignore();
    emit aboutToClose();
    saveLayout();
    for (const Tab &tab : m_tabs) {
        if (tab.page)
            tab.page->document().disconnect(this); // tabs stay until the window goes
    }
    for (const Tab &tab : m_tabs) {
        if (tab.page)
            tab.page->document().close();
    }
    QWidget::closeEvent(event);
}

} // namespace tickscope
