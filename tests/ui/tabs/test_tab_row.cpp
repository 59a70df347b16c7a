// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/tabs/tabs_test.h"

using namespace tickscope;

/// The row of tabs by mouse and menu.
class TestTabRow : public test::TabsTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { begin(); }
    void cleanup() { end(); }

    void oneRecordingHasNoRowOfTabs();
    void manyTabsStayReadableAndAreInAMenu();
    void middleClickClosesATab();
    void crossClosesATab();
    void menuClosesTheOthers();
    void draggedTabMovesWithItsRecording();
    void droppedFilesOpenTabs_data();
    void droppedFilesOpenTabs();
    void droppedFileThatFailsStaysBehind();
    void sameNamesTellTheirFolders();
    void titlesWithoutRoomDiffer();
};

void TestTabRow::oneRecordingHasNoRowOfTabs()
{
    open(m_files[0]);

    QCOMPARE(m_window->count(), 1);
    QVERIFY(!bar().isVisible());
}

void TestTabRow::manyTabsStayReadableAndAreInAMenu()
{
    for (int i = 0; i < 12; ++i)
        open(test::writeTinyDemo(m_folder.path(), QStringLiteral("a long name %1.demo").arg(i)));
    const int narrowest = bar().fontMetrics().horizontalAdvance(QStringLiteral("a long"));

    for (int tab = 0; tab < 12; ++tab)
        QVERIFY(bar().tabRect(tab).width() > narrowest);
    auto *button = m_window->findChild<QToolButton *>(QStringLiteral("recordingTabs.menu"));
    QVERIFY(button && button->isVisible());
    emit button->menu()->aboutToShow();
    QCOMPARE(button->menu()->actions().size(), 12);
    button->menu()->actions().at(3)->trigger();
    QCOMPARE(m_window->currentTab(), 3);
    QVERIFY(m_window->windowTitle().contains(QStringLiteral("a long name 3.demo")));
}

void TestTabRow::middleClickClosesATab()
{
    for (const QString &file : m_files)
        open(file);

    QTest::mouseClick(&bar(), Qt::MiddleButton, {}, placeOf(0));

    QCOMPARE(names(), QStringList({"b.demo", "c.demo"}));
    QVERIFY2(m_window->windowTitle().contains(QStringLiteral("c.demo")),
             qPrintable(m_window->windowTitle()));
}

void TestTabRow::crossClosesATab()
{
    for (const QString &file : m_files)
        open(file);
    QWidget *cross = bar().tabButton(1, QTabBar::RightSide);
    QVERIFY(cross);

    QTest::mouseClick(cross, Qt::LeftButton);

    QCOMPARE(names(), QStringList({"a.demo", "c.demo"}));
}

void TestTabRow::menuClosesTheOthers()
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

void TestTabRow::draggedTabMovesWithItsRecording()
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

void TestTabRow::droppedFilesOpenTabs_data()
{
    QTest::addColumn<bool>("isOnPage");

    QTest::newRow("on the page") << true;
    QTest::newRow("beside it, on the row of tabs") << false;
}

void TestTabRow::droppedFilesOpenTabs()
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

void TestTabRow::droppedFileThatFailsStaysBehind()
{
    const QString bad = m_folder.filePath(QStringLiteral("notes.txt"));
    QFile file(bad);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no recording") > 0);
    file.close();
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(m_files[0]), QUrl::fromLocalFile(bad)});
    QDragEnterEvent enter({200, 200}, Qt::CopyAction, &mime, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&m_window->page(), &enter);
    QDropEvent drop({200, 200}, Qt::CopyAction, &mime, Qt::LeftButton, {});

    QCoreApplication::sendEvent(&m_window->page(), &drop);

    QTRY_COMPARE(document(1).phase(), OpenPhase::Failed);
    QCOMPARE(m_window->currentTab(), 0);
    // By hand it can be looked at.
    m_window->setCurrentTab(1);
    QCOMPARE(m_window->currentTab(), 1);
}

void TestTabRow::sameNamesTellTheirFolders()
{
    QCOMPARE(tabTitles({"/games/monday/a.demo", "/games/tuesday/a.demo", "/games/b.demo", ""}),
             QStringList({"a.demo — monday", "a.demo — tuesday", "b.demo", "Library"}));
    const QString address = tabTitles({"https://host/a.demo?token=secret"}).value(0);
    QVERIFY2(address.startsWith(QLatin1String("a.demo"))
                 && !address.contains(QLatin1String("secret")),
             qPrintable(address));
}

void TestTabRow::titlesWithoutRoomDiffer()
{
    const QStringList titles{"tw075-client-otto-dm6.demo",    "tw075-client-vaino-ctf5.demo",
                             "tw075-client-vera-ctf5.demo",   "tw075-ddnetclient-ctf5.demo",
                             "tw075-ddnetclient-dm6.demo",    "tw075-server-ctf5.demo",
                             "ddnet164-server-sunny.demo",    "ddnet164-client-alice-sunny.demo",
                             "ddnet164-client-bob-sunny.demo"};
    const QFontMetrics metrics = bar().fontMetrics();
    const int width = metrics.horizontalAdvance(QStringLiteral("…client-vera-ctf5")) + 2;

    QStringList shown;
    for (const QString &title : titles) {
        shown << elidedTitle(title, titles, metrics, width);
        QVERIFY(metrics.horizontalAdvance(shown.last()) <= width);
    }

    QCOMPARE(shown[2], QStringLiteral("…client-vera-ctf5"));
    QCOMPARE(shown.removeDuplicates(), 0);
    // The folder is what two of one name differ by.
    QVERIFY(elidedTitle(QStringLiteral("a.demo — monday"), {}, metrics, 2 * width / 3)
                .endsWith(QStringLiteral("day")));
}

TICKSCOPE_TEST(TestTabRow, QApplication)
#include "test_tab_row.moc"
