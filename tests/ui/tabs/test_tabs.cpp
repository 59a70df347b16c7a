// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QApplication>
#include <QDockWidget>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPointer>
#include <QSettings>
#include <QUrl>

#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/commands/command_registry.h"
#include "ui/style/theme.h"
#include "ui/tabs/tab_bar.h"
#include "ui/tabs/tabbed_window.h"
#include "ui/window/main_window.h"

using namespace tickscope;

/// Several recordings in one window, driven by keys and mouse.
class TestTabs : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void oneRecordingHasNoRowOfTabs();
    void anotherRecordingGetsATabInFront();
    void openFileIsGoneToInsteadOfOpenedTwice();
    void keysGoThroughTheTabs_data();
    void keysGoThroughTheTabs();
    void keysOfTheTabBehindDoNothing();
    void eachTabKeepsTimeSelectionFilterAndMarkers();
    void closeKeyClosesTheTabInFront();
    void lastTabBecomesTheStartPage();
    void middleClickClosesATab();
    void crossClosesATab();
    void menuClosesTheOthers();
    void draggedTabMovesWithItsRecording();
    void droppedFilesOpenTabs_data();
    void droppedFilesOpenTabs();
    void folderOfSegmentsIsOneRecording();
    void sameNamesTellTheirFolders();
    void closedRecordingIsFreed();
    void tabBehindDrawsNothing();
    void panelsStandWhereTheyStoodInTheTabBefore();
    void menusAreThoseOfTheTabInFront();
    void tabForLaterOpensWhenItIsShown();

private:
    void open(const QString &path);
    void press(int key, Qt::KeyboardModifiers modifiers = {});
    [[nodiscard]] Document &document(int tab) { return m_window->page(tab)->document(); }
    [[nodiscard]] TabBar &bar() { return *m_window->findChild<TabBar *>(); }
    [[nodiscard]] QPoint placeOf(int tab) { return bar().tabRect(tab).center(); }
    [[nodiscard]] QStringList names();

    QTemporaryDir m_folder;
    QStringList m_files; ///< "a.demo", "b.demo", "c.demo".
    FormatRegistry m_registry;
    std::unique_ptr<TabbedWindow> m_window;
};

void TestTabs::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("tabs"));
    registerAllFormats(m_registry);
    const QString sample = QString::fromStdString(test::makeSampleDemo(m_folder.path()));
    for (const char *name : {"a.demo", "b.demo", "c.demo"}) {
        m_files << m_folder.filePath(QString::fromLatin1(name));
        QVERIFY(QFile::copy(sample, m_files.last()));
    }
}

void TestTabs::init()
{
    QSettings().clear();
    theme::apply(QStringLiteral("dark"));
    m_window = std::make_unique<TabbedWindow>(m_registry);
    m_window->setWindowState(Qt::WindowNoState);
    m_window->resize(1600, 1000);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestTabs::cleanup()
{
    m_window.reset();
}

void TestTabs::open(const QString &path)
{
    m_window->open(path);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->page().document().phase(), OpenPhase::Ready, 20'000);
    m_window->page().centralWidget()->setFocus();
}

void TestTabs::press(int key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(m_window.get(), static_cast<Qt::Key>(key), modifiers);
}

QStringList TestTabs::names()
{
    QStringList names;
    for (const TabState &state : m_window->states())
        names << QFileInfo(state.path).fileName();
    return names;
}

void TestTabs::oneRecordingHasNoRowOfTabs()
{
    open(m_files[0]);

    QCOMPARE(m_window->count(), 1);
    QVERIFY(!bar().isVisible());
}

void TestTabs::anotherRecordingGetsATabInFront()
{
    open(m_files[0]);
    open(m_files[1]);

    QVERIFY(bar().isVisible());
    QCOMPARE(m_window->currentTab(), 1);
    QCOMPARE(bar().tabText(1), QStringLiteral("b.demo"));
    QCOMPARE(bar().tabToolTip(1), m_files[1]);
    QVERIFY2(m_window->windowTitle().contains(QStringLiteral("b.demo")),
             qPrintable(m_window->windowTitle()));
    QVERIFY(m_window->page(1)->isVisible());
    QVERIFY(!m_window->page(0)->isVisible());
}

void TestTabs::openFileIsGoneToInsteadOfOpenedTwice()
{
    open(m_files[0]);
    open(m_files[1]);
    const QString link = m_folder.filePath(QStringLiteral("link.demo"));
    QVERIFY(QFile::link(m_files[0], link));

    m_window->open(link, Tick{30});

    QCOMPARE(m_window->count(), 2);
    QCOMPARE(m_window->currentTab(), 0);
    const Tick first = document(0).index()->ticks().first;
    QCOMPARE(document(0).playback().time().tick(), std::max(first, Tick{30}));
    QVERIFY(QFile::remove(link));
}

void TestTabs::keysGoThroughTheTabs_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<int>("expected"); // from the last of three

    QTest::newRow("Ctrl+Tab") << int(Qt::Key_Tab) << Qt::KeyboardModifiers(Qt::ControlModifier)
                              << 0;
    QTest::newRow("Ctrl+Shift+Tab")
        << int(Qt::Key_Tab) << (Qt::ControlModifier | Qt::ShiftModifier) << 1;
    QTest::newRow("Ctrl+PageDown")
        << int(Qt::Key_PageDown) << Qt::KeyboardModifiers(Qt::ControlModifier) << 0;
    QTest::newRow("Ctrl+PageUp") << int(Qt::Key_PageUp)
                                 << Qt::KeyboardModifiers(Qt::ControlModifier) << 1;
}

void TestTabs::keysGoThroughTheTabs()
{
    QFETCH(int, key);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(int, expected);
    for (const QString &file : m_files)
        open(file);

    press(key, modifiers);

    QCOMPARE(m_window->currentTab(), expected);
}

void TestTabs::keysOfTheTabBehindDoNothing()
{
    open(m_files[0]);
    open(m_files[1]);

    press(Qt::Key_End);

    QTRY_COMPARE(document(1).playback().time().tick(), document(1).index()->ticks().last);
    QCOMPARE(document(0).playback().time().tick(), document(0).index()->ticks().first);
}

void TestTabs::eachTabKeepsTimeSelectionFilterAndMarkers()
{
    open(m_files[0]);
    press(Qt::Key_End);
    const auto *field = m_window->page()
                            .findChild<QWidget *>(QStringLiteral("eventsDockFrame"))
                            ->findChild<QLineEdit *>();
    QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("kill"));
    const auto marked = TickRange{document(0).index()->ticks().first,
                                  document(0).index()->ticks().first + 10};
    document(0).playback().setRange(marked);
    open(m_files[1]);

    QCOMPARE(document(1).playback().time().tick(), document(1).index()->ticks().first);
    QCOMPARE(document(1).playback().range(), std::optional<TickRange>());
    QCOMPARE(m_window->page(1)
                 ->findChild<QWidget *>(QStringLiteral("eventsDockFrame"))
                 ->findChild<QLineEdit *>()
                 ->text(),
             QString());
    press(Qt::Key_Tab, Qt::ControlModifier);

    QCOMPARE(m_window->currentTab(), 0);
    QCOMPARE(document(0).playback().time().tick(), document(0).index()->ticks().last);
    QCOMPARE(document(0).playback().range(), std::optional(marked));
    QCOMPARE(field->text(), QStringLiteral("kill"));
}

void TestTabs::closeKeyClosesTheTabInFront()
{
    for (const QString &file : m_files)
        open(file);
    m_window->setCurrentTab(1);

    press(Qt::Key_W, Qt::ControlModifier);

    QCOMPARE(names(), QStringList({"a.demo", "c.demo"}));
    QCOMPARE(m_window->currentTab(), 1);
    QVERIFY(m_window->page().isVisible());
}

void TestTabs::lastTabBecomesTheStartPage()
{
    open(m_files[0]);

    press(Qt::Key_W, Qt::ControlModifier);

    QCOMPARE(m_window->count(), 1);
    QCOMPARE(document(0).phase(), OpenPhase::Empty);
    open(m_files[1]);
    QCOMPARE(names(), QStringList({"b.demo"}));
}

void TestTabs::middleClickClosesATab()
{
    for (const QString &file : m_files)
        open(file);

    QTest::mouseClick(&bar(), Qt::MiddleButton, {}, placeOf(0));

    QCOMPARE(names(), QStringList({"b.demo", "c.demo"}));
    QVERIFY2(m_window->windowTitle().contains(QStringLiteral("c.demo")),
             qPrintable(m_window->windowTitle()));
}

void TestTabs::crossClosesATab()
{
    for (const QString &file : m_files)
        open(file);
    QWidget *cross = bar().tabButton(1, QTabBar::RightSide);
    QVERIFY(cross);

    QTest::mouseClick(cross, Qt::LeftButton);

    QCOMPARE(names(), QStringList({"a.demo", "c.demo"}));
}

void TestTabs::menuClosesTheOthers()
{
    for (const QString &file : m_files)
        open(file);
    QContextMenuEvent event(QContextMenuEvent::Mouse, placeOf(1), bar().mapToGlobal(placeOf(1)));
    QCoreApplication::sendEvent(&bar(), &event);
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu);

    // Close, Close others
    QTest::keyClick(menu, Qt::Key_Down);
    QTest::keyClick(menu, Qt::Key_Down);
    QTest::keyClick(menu, Qt::Key_Return);

    QCOMPARE(names(), QStringList({"b.demo"}));
    QVERIFY(!bar().isVisible());
}

void TestTabs::draggedTabMovesWithItsRecording()
{
    for (const QString &file : m_files)
        open(file);
    const QPoint from = placeOf(0);
    const QPoint to = placeOf(2) + QPoint(bar().tabRect(2).width() / 3, 0);

    QTest::mousePress(&bar(), Qt::LeftButton, {}, from);
    QTest::mouseMove(&bar(), (from + to) / 2);
    QTest::mouseMove(&bar(), to);
    QTest::mouseRelease(&bar(), Qt::LeftButton, {}, to);

    QCOMPARE(names(), QStringList({"b.demo", "c.demo", "a.demo"}));
    QCOMPARE(bar().tabText(2), QStringLiteral("a.demo"));
    QCOMPARE(m_window->currentTab(), 2);
    QCOMPARE(m_window->page().document().path(), m_files[0]);
}

void TestTabs::droppedFilesOpenTabs_data()
{
    QTest::addColumn<bool>("isOnPage");

    QTest::newRow("on the page") << true;
    QTest::newRow("beside it, on the row of tabs") << false;
}

void TestTabs::droppedFilesOpenTabs()
{
    QFETCH(bool, isOnPage);
    QWidget *target = isOnPage ? static_cast<QWidget *>(&m_window->page()) : m_window.get();
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(m_files[0]), QUrl::fromLocalFile(m_files[1])});
    QDragEnterEvent enter({200, 200}, Qt::CopyAction, &mime, Qt::LeftButton, {});
    QCoreApplication::sendEvent(target, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({200, 200}, Qt::CopyAction, &mime, Qt::LeftButton, {});

    QCoreApplication::sendEvent(target, &drop);

    QCOMPARE(names(), QStringList({"a.demo", "b.demo"}));
    QTRY_COMPARE(document(0).phase(), OpenPhase::Ready);
    QTRY_COMPARE(document(1).phase(), OpenPhase::Ready);
}

void TestTabs::folderOfSegmentsIsOneRecording()
{
    const auto folder = test::realRecording(QStringLiteral("hollowcube/tiny-segmented"));
    if (!folder)
        QSKIP("needs the recording hollowcube/tiny-segmented");
    open(*folder);
    const TickRange ticks = document(0).index()->ticks();
    QVERIFY(ticks.last > ticks.first);

    // What a file manager opens on a double-click.
    open(*folder + QStringLiteral("/preamble.dat"));

    QCOMPARE(m_window->page().document().index()->ticks(), ticks);
}

void TestTabs::sameNamesTellTheirFolders()
{
    QCOMPARE(tabTitles({"/games/monday/a.demo", "/games/tuesday/a.demo", "/games/b.demo", ""}),
             QStringList({"a.demo — monday", "a.demo — tuesday", "b.demo", "New tab"}));
    const QString address = tabTitles({"https://host/a.demo?token=secret"}).value(0);
    QVERIFY2(address.startsWith(QLatin1String("a.demo"))
                 && !address.contains(QLatin1String("secret")),
             qPrintable(address));
}

void TestTabs::closedRecordingIsFreed()
{
    open(m_files[0]);
    open(m_files[1]);
    const std::weak_ptr<const Recording> recording = document(1).recording();
    const std::weak_ptr<const Index> index = document(1).index();
    const QPointer<MainWindow> page = m_window->page(1);

    press(Qt::Key_W, Qt::ControlModifier);

    QTRY_VERIFY(page.isNull());
    QTRY_VERIFY(recording.expired());
    QTRY_VERIFY(index.expired());
}

/// Counts how often anything below a widget is painted.
class PaintCount : public QObject
{
public:
    int count = 0;

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
};

void TestTabs::tabBehindDrawsNothing()
{
    open(m_files[0]);
    open(m_files[1]);
    PaintCount paints;
    for (QWidget *widget : m_window->page(0)->findChildren<QWidget *>())
        widget->installEventFilter(&paints);

    // It plays on behind the other one.
    document(0).playback().apply({TimeAction::PlayForward, 0, Time{0}, {}});
    const Tick before = document(0).playback().time().tick();
    QTRY_VERIFY(document(0).playback().time().tick() > before);

    QCOMPARE(paints.count, 0);
}

void TestTabs::panelsStandWhereTheyStoodInTheTabBefore()
{
    open(m_files[0]);
    open(m_files[1]);
    m_window->page().commands().run(QStringLiteral("panel.events"));
    auto *players = m_window->page().findChild<QDockWidget *>(QStringLiteral("playersDockFrame"));
    players->setFloating(true);
    QTRY_VERIFY(players->isVisible());

    m_window->setCurrentTab(0);

    QVERIFY(!players->isVisible()); // that of the other tab
    QVERIFY(
        m_window->page().findChild<QDockWidget *>(QStringLiteral("eventsDockFrame"))->isHidden());
    const auto *own = m_window->page().findChild<QDockWidget *>(QStringLiteral("playersDockFrame"));
    QVERIFY(own->isFloating());
    QVERIFY(own->isVisible());
}

void TestTabs::menusAreThoseOfTheTabInFront()
{
    open(m_files[0]);
    open(m_files[1]);
    press(Qt::Key_Tab, Qt::ControlModifier);
    int visible = 0;
    QMenuBar *menus = nullptr;
    for (QMenuBar *bar : m_window->findChildren<QMenuBar *>()) {
        visible += bar->isVisible() ? 1 : 0;
        menus = bar->isVisible() ? bar : menus;
    }
    QCOMPARE(visible, 1);

    // The End key's command, from the menu Go.
    const auto actions = menus->actions();
    const auto go = std::ranges::find(actions, QStringLiteral("&Go"), &QAction::text);
    QVERIFY(go != actions.end());
    QAction *end = m_window->page().commands().action(QStringLiteral("go.end"));
    QVERIFY((*go)->menu()->actions().contains(end));
    QCOMPARE(menus->parentWidget(), m_window.get());
}

void TestTabs::tabForLaterOpensWhenItIsShown()
{
    open(m_files[0]);
    m_window->addLater({{m_files[1], Tick{40}}, {m_files[0], {}}});

    QCOMPARE(names(), QStringList({"a.demo", "b.demo"}));
    QCOMPARE(m_window->page(1), nullptr);
    QCOMPARE(m_window->states()[1], (TabState{m_files[1], Tick{40}}));
    press(Qt::Key_Tab, Qt::ControlModifier);

    QTRY_COMPARE(document(1).phase(), OpenPhase::Ready);
    const TickRange ticks = document(1).index()->ticks();
    QCOMPARE(document(1).playback().time().tick(), ticks.clamp(Tick{40}));
}

TICKSCOPE_TEST(TestTabs, QApplication)
#include "test_tabs.moc"
