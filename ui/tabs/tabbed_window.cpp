// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tabs/tabbed_window.h"

#include "ui/compare/ghosts.h"
#include "ui/links/moment_link.h"
#include "ui/style/widget_parts.h"
#include "ui/tabs/tab_bar.h"
#include "ui/tabs/tab_commands.h"
#include "ui/window/focus_areas.h"
#include "ui/window/main_window.h"
#include "ui/window/messages/message_bar.h"
#include "ui/window/opening/opening.h"

#include <QAccessibleWidget>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QMenuBar>
#include <QScreen>
#include <QSettings>
#include <QThreadPool>
#include <QToolButton>
#include <QVBoxLayout>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <algorithm>
#include <utility>

namespace tickscope {

namespace {

const QString GeometryKey = QStringLiteral("window/geometry");
constexpr QSize FirstSize(1600, 1000);
constexpr std::size_t MostClosed = 20; // that can be opened again
/// What ViewState has.
constexpr auto SeenChanges = Document::TimeChanged | Document::SelectionChanged
                             | Document::FollowChanged | Document::FilterChanged
                             | Document::RangeChanged | Document::CameraChanged
                             | Document::LanesChanged;

/// For assistive technology a plain widget is none of the windows of a program.
QAccessibleInterface *makeAccessibleWindow(const QString &className, QObject *object)
{
    auto *window = className == QLatin1String(TabbedWindow::staticMetaObject.className())
                       ? qobject_cast<QWidget *>(object)
                       : nullptr;
    return window ? new QAccessibleWidget(window, QAccessible::Window) : nullptr;
}

/// When the views have let go of what was closed, too.
constexpr auto GiveBackDelay = std::chrono::milliseconds(500);

/// What was freed between pieces that are in use would stay with the program else.
void giveMemoryBack()
{
#ifdef __GLIBC__
    QThreadPool::globalInstance()->start([] { malloc_trim(0); }); // takes its time
#endif
}

bool isShown(const Document &document)
{
    return document.phase() != OpenPhase::Empty && document.phase() != OpenPhase::Failed;
}

} // namespace

/// What reopenTab() needs.
struct TabbedWindow::ClosedTab {
    TabState state;
    int place = 0;
    /// Paths of what it was compared with.
    std::vector<std::pair<QString, GhostLook>> ghosts;
};

TabbedWindow::TabbedWindow(const FormatRegistry &formats, QWidget *parent)
    : QWidget(parent)
    , m_formats(formats)
    , m_barPlace(new QWidget(this))
    , m_bar(new TabBar(m_barPlace))
    , m_page(std::make_unique<MainWindow>(formats))
    , m_commands(new TabCommands(*m_page))
    , m_giveBack(GiveBackDelay, this, &giveMemoryBack)
{
    static const bool isInstalled = (QAccessible::installFactory(&makeAccessibleWindow), true);
    Q_UNUSED(isInstalled)
    setObjectName(QStringLiteral("tabbedWindow"));
    setAcceptDrops(true);
    makeRow(m_barPlace, {{m_bar, 1}, m_bar->makeMenuButton()}, {QMargins(), 0});
    fillWith(this, {m_barPlace, {m_page.get(), 1}})->setMenuBar(m_page->takeMenuBar());
    makePage();
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
    // They report their end, which must change nothing any more.
    m_bar->disconnect(this);
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
        const int tab = find(state.path);
        if (tab < 0)
            add(state);
        else if (tab == currentTab())
            page().opening().showAgain(state.view);
    }
    updateTabs();
}

int TabbedWindow::add(const TabState &state)
{
    m_tabs.emplace_back().state = state;
    // The first one becomes the one in front.
    return m_bar->addTab(QString());
}

void TabbedWindow::makePage()
{
    m_page->opening().setPlaces([this](const QString &path) { goToPlaceOf(path); });
    connect(m_page.get(), &QWidget::windowTitleChanged, this, &QWidget::setWindowTitle);
    connect(m_page.get(), &MainWindow::comparisonWanted, this, &TabbedWindow::compare);
    connect(m_page.get(), &MainWindow::dropped, this,
            [this](const QStringList &names) { m_dropped = names; });
    connect(m_page.get(), &MainWindow::libraryWanted, this, &TabbedWindow::showLibrary);
    connect(&m_page->opening(), &Opening::closeWanted, this, [this] { remove(currentTab()); });
    connect(&m_page->opening(), &Opening::aboutToClose, this,
            [this] { rememberClosed(currentTab()); });
    connect(m_commands, &TabCommands::reopenWanted, this, &TabbedWindow::reopenTab);
    connect(m_commands, &TabCommands::moveWanted, this,
            [this](int by) { setCurrentTab((currentTab() + by + count()) % count()); });
    connect(m_commands, &TabCommands::closeOthersWanted, this,
            [this] { closeOthers(currentTab()); });
    connect(&m_page->ghosts(), &Ghosts::fileWanted, this, &TabbedWindow::compareWith);
    m_page->ghosts().setSources([this] {
        std::vector<Document *> sources;
        for (const Tab &tab : m_tabs) {
            if (tab.document && isShown(*tab.document))
                sources.push_back(tab.document.get());
        }
        return sources;
    });
    setWindowTitle(m_page->windowTitle());
}

void TabbedWindow::compareWith(const QString &path)
{
    const Document *shown = &page().document();
    page().open(path);
    Document &other = page().document();
    setCurrentTab(find(*shown));
    if (page().ghosts().isFull())
        page().messages().setMessage(
            MessageBar::Topic::Wish,
            tr("There is no room for another ghost: %1 was opened in a tab of its own.")
                .arg(other.displayName()));
    page().ghosts().add(other);
}

void TabbedWindow::compare(QStringList paths)
{
    const Document *first = seen();
    if (paths.size() != 1)
        page().open(paths.takeFirst());
    else if (first)
        setCurrentTab(find(*first));
    const auto isThere = [this](const QString &path) {
        return std::ranges::find(page().ghosts().all(), path, &Ghost::path)
               != page().ghosts().all().end();
    };
    for (const QString &path : paths) {
        if (!isThere(path))
            compareWith(path);
    }
}

const Document *TabbedWindow::seen() const
{
    const Document *front = m_tabs[static_cast<std::size_t>(currentTab())].document.get();
    if (front && isShown(*front))
        return front;
    const auto last = std::ranges::max_element(m_tabs, {}, &Tab::seen);
    const bool isThere = last->seen > 0 && last->document && isShown(*last->document);
    return isThere ? last->document.get() : nullptr;
}

void TabbedWindow::makeDocument(Tab &tab)
{
    tab.document = std::make_unique<Document>(m_formats);
    connect(tab.document.get(), &Document::changed, this,
            [this, document = tab.document.get()](Document::Changes changes) {
                if (changes & (Document::RecordingChanged | Document::PhaseChanged))
                    onPageChanged(*document);
                else if (changes & SeenChanges)
                    emit changed();
            });
}

void TabbedWindow::showTab(int tab)
{
    if (tab < 0)
        return;
    Tab &shown = m_tabs[static_cast<std::size_t>(tab)];
    const bool isNew = !shown.document;
    if (isNew)
        makeDocument(shown);
    if (const int before = find(page().document()); before >= 0 && isShown(page().document()))
        m_tabs[static_cast<std::size_t>(before)].seen = ++m_seenCount;
    m_page->activeDocument().setDocument(shown.document.get());
    updateTabs();
    if (isNew && !shown.state.path.isEmpty())
        m_page->opening().openHere(shown.state.path, shown.state.view);
}

void TabbedWindow::showLibrary()
{
    const auto free = std::ranges::find_if(
        m_tabs, [this](const Tab &tab) { return stateOf(tab).path.isEmpty(); });
    setCurrentTab(free == m_tabs.end() ? add({}) : static_cast<int>(free - m_tabs.begin()));
    page().findInLibrary();
}

bool TabbedWindow::focusNextPrevChild(bool next)
{
    return moveFocus(*this, next);
}

void TabbedWindow::closeTab(int tab)
{
    rememberClosed(tab);
    Document *document = m_tabs[static_cast<std::size_t>(tab)].document.get();
    if (document && document->phase() != OpenPhase::Empty)
        document->close(); // which onPageChanged() hears of
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

void TabbedWindow::rememberClosed(int tab)
{
    const Tab &closing = m_tabs[static_cast<std::size_t>(tab)];
    ClosedTab closed{stateOf(closing), tab, {}};
    if (closed.state.path.isEmpty())
        return;
    if (closing.document) {
        for (const Ghost &ghost : page().ghosts().of(*closing.document))
            closed.ghosts.emplace_back(ghost.path, ghost.look);
    }
    if (m_closed.size() == MostClosed)
        m_closed.erase(m_closed.begin());
    m_closed.push_back(std::move(closed));
}

void TabbedWindow::reopenTab()
{
    if (m_closed.empty())
        return;
    const ClosedTab closed = std::move(m_closed.back());
    m_closed.pop_back();
    const bool isOpen = find(closed.state.path) >= 0;
    goToPlaceOf(closed.state.path, closed.place);
    if (!isOpen) {
        m_page->opening().openHere(closed.state.path, closed.state.view);
        for (const auto &[path, look] : closed.ghosts) {
            compareWith(path);
            if (!page().ghosts().all().empty() && page().ghosts().all().back().path == path)
                page().ghosts().setLook(page().ghosts().all().size() - 1, look);
        }
    }
    updateTabs();
}

void TabbedWindow::remove(int tab)
{
    if (count() == 1)
        return;
    Tab gone = std::move(m_tabs[static_cast<std::size_t>(tab)]);
    m_tabs.erase(m_tabs.begin() + tab);
    m_bar->removeTab(tab); // shows another one in its place
    if (gone.document) {
        gone.document->disconnect(this);
        // Later: its own signal may be what closes it.
        gone.document.release()->deleteLater();
    }
    updateTabs();
}

void TabbedWindow::onPageChanged(const Document &document)
{
    if (document.phase() == OpenPhase::Empty) {
        m_giveBack.start();
        const int tab = find(document);
        m_tabs[static_cast<std::size_t>(tab)].state = {};
        remove(tab);
    }
    // What was dropped with it and can be seen stays in front.
    const bool isInFront = &document == &page().document();
    if (document.phase() == OpenPhase::Failed && m_dropped.removeOne(document.path())
        && isInFront) {
        for (const QString &other : std::as_const(m_dropped)) {
            const int tab = find(other);
            const Document *there = tab < 0 ? nullptr : this->document(tab);
            if (there && isShown(*there))
                return setCurrentTab(tab);
        }
    }
    updateTabs();
}

void TabbedWindow::updateTabs()
{
    QStringList paths;
    for (const Tab &tab : m_tabs)
        paths << stateOf(tab).path;
    m_bar->setPaths(paths);
    m_commands->setCounts(count(), m_closed.size());
    m_page->opening().setHasOthers(count() > 1);
    m_page->setHasOpen(seen());
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

void TabbedWindow::goToPlaceOf(const QString &path, std::optional<int> place)
{
    int tab = find(path);
    if (tab < 0) {
        const Tab &front = m_tabs[static_cast<std::size_t>(currentTab())];
        const bool isFree = front.document ? !isShown(*front.document) : front.state.path.isEmpty();
        tab = isFree ? currentTab() : add({});
        if (place && *place < tab)
            m_bar->moveTab(std::exchange(tab, *place), *place);
    }
    setCurrentTab(tab);
}

TabState TabbedWindow::stateOf(const Tab &tab) const
{
    if (!tab.document || tab.document->phase() == OpenPhase::Empty)
        return tab.state;
    return {tab.document->path(),
            tab.document->recording() ? tab.document->viewState() : tab.state.view};
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

int TabbedWindow::find(const Document &document) const
{
    const auto found = std::ranges::find_if(
        m_tabs, [&](const Tab &tab) { return tab.document.get() == &document; });
    return static_cast<int>(found - m_tabs.begin());
}

void TabbedWindow::dragEnterEvent(QDragEnterEvent *event)
{
    page().dragEnterEvent(event);
}

void TabbedWindow::dragMoveEvent(QDragMoveEvent *event)
{
    page().dragMoveEvent(event);
}

void TabbedWindow::dragLeaveEvent(QDragLeaveEvent *event)
{
    page().dragLeaveEvent(event);
}

void TabbedWindow::dropEvent(QDropEvent *event)
{
    page().dropEvent(event);
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
        if (tab.document)
            tab.document->disconnect(this); // tabs stay until the window goes
    }
    for (const Tab &tab : m_tabs) {
        if (tab.document)
            tab.document->close();
    }
    QWidget::closeEvent(event);
}

} // namespace tickscope
