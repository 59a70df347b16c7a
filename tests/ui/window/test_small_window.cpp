// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QDockWidget>
#include <QHeaderView>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QTableView>
#include <QTreeView>

#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/commands/command_registry.h"
#include "ui/timeline/view/timeline_view.h"
#include "ui/window/main_window.h"

using namespace tickscope;

/// What there is room for in a small window.
class TestSmallWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }

    void smallWindowShowsTenEvents();
    void lowWindowShowsEveryLane_data();
    void lowWindowShowsEveryLane();
    void panelBelowLeavesRoomForThoseBeside();
    void panelBelowFitsIntoATightWindow();

private:
    void openSample();
    [[nodiscard]] QDockWidget &dock(const QString &name)
    {
        return *m_window->findChild<QDockWidget *>(name + QStringLiteral("DockFrame"));
    }
    /// Whether events and inspector share one place.
    [[nodiscard]] bool isOneStack()
    {
        return m_window->tabifiedDockWidgets(&dock("events")).contains(&dock("inspector"));
    }

    QTemporaryDir m_folder;
    QString m_sample;
    FormatRegistry m_registry;
    std::unique_ptr<MainWindow> m_window;
};

void TestSmallWindow::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("small-window"));
    registerAllFormats(m_registry);
    m_sample = test::writeTinyDemo(m_folder.path(), QStringLiteral("tiny.demo"));
    QVERIFY(!m_sample.isEmpty());
}

void TestSmallWindow::init()
{
    QSettings().clear();
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestSmallWindow::openSample()
{
    m_window->open(m_sample);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->document().phase(), OpenPhase::Ready, 120'000);
    QTRY_VERIFY(m_window->document().frame() != nullptr);
}

void TestSmallWindow::smallWindowShowsTenEvents()
{
    m_window->resize(1280, 720);
    openSample();
    const auto *list = m_window->findChild<QTableView *>(QStringLiteral("events.list"));
    const auto *inspector = m_window->findChild<QDockWidget *>(
        QStringLiteral("inspectorDockFrame"));

    QTRY_VERIFY(list->isVisible()
                && list->viewport()->height() >= 10 * list->verticalHeader()->defaultSectionSize());
    QVERIFY(inspector->isVisible());
    QVERIFY(m_window->width() <= 1280 && m_window->height() <= 720);
    // And there is something to inspect.
    const auto *tree = m_window->findChild<QTreeView *>(QStringLiteral("inspector.tree"));
    const int row = tree->visualRect(tree->model()->index(0, 0)).height();
    QVERIFY(row > 0);
    QVERIFY2(tree->viewport()->height() >= 5 * row,
             qPrintable(QString::number(tree->viewport()->height())));
}

void TestSmallWindow::lowWindowShowsEveryLane_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("1280x720") << QSize(1280, 720);
    QTest::newRow("1280x701, with a frame") << QSize(1280, 701);
    QTest::newRow("1000x500") << QSize(1000, 500);
}

void TestSmallWindow::lowWindowShowsEveryLane()
{
    QFETCH(const QSize, size);
    m_window->resize(size);
    openSample();
    const auto *view = m_window->findChild<TimelineView *>();

    QTRY_VERIFY(view->content().lanes.size() >= 5);
    QTRY_VERIFY2(
        view->height() >= view->minimumSizeHint().height(),
        qPrintable(
            QStringLiteral("%1 < %2").arg(view->height()).arg(view->minimumSizeHint().height())));
    const int bottom = view->mapTo(m_window.get(), QPoint(0, view->height())).y();
    QVERIFY2(bottom <= m_window->height(), qPrintable(QString::number(bottom)));
}

/// A case beside the facts about the accused, on a laptop.
void TestSmallWindow::panelBelowLeavesRoomForThoseBeside()
{
    const auto resize = [this] {
        m_window->resize(1366, 740);
        openSample();
    };
    const auto run = [this](const char *id) {
        QCOMPARE(m_window->commands().run(QString::fromLatin1(id)), CommandOutcome::Done);
    };
    const auto isInSight = [this](const char *name, int height) {
        const QWidget *page = dock(QString::fromLatin1(name)).widget();
        return !page->visibleRegion().isEmpty() && page->height() >= height;
    };
    resize();
    run("panel.cases");
    // A case has much to fill in.
    QTRY_VERIFY(isInSight("cases", 340) && isInSight("inspector", 60));
    QVERIFY(!isOneStack());
    run("panel.cases");
    QTRY_VERIFY(isInSight("inspector", 120));
    run("panel.cases");

    run("panel.facts");
    // A verdict is filled in beside what it rests on.
    QTRY_VERIFY(isInSight("cases", 600) && isInSight("facts", 180));
    QVERIFY(isOneStack());
    QVERIFY(m_window->width() <= 1366 && dock("facts").width() > 1000);

    // So it is the next time, and until nothing is below any more.
    m_window->close();
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->show();
    resize();
    QTRY_VERIFY(isInSight("facts", 180) && isOneStack());
    run("panel.facts");
    QTRY_VERIFY(!isOneStack() && isInSight("inspector", 80));
    QVERIFY(!dock("cases").isHidden());
}

/// 1280x720 at a scale of 150 %.
void TestSmallWindow::panelBelowFitsIntoATightWindow()
{
    m_window->resize(853, 480);
    openSample();
    const auto run = [this](const char *id) {
        QCOMPARE(m_window->commands().run(QString::fromLatin1(id)), CommandOutcome::Done);
    };
    const auto isInSight = [this](const char *name) {
        const QDockWidget &panel = dock(QString::fromLatin1(name));
        return panel.isVisible() && m_window->rect().contains(panel.geometry());
    };

    run("review.queue");
    QTRY_VERIFY(isInSight("queue") && !isInSight("timeline"));
    const auto *frame = dock("queue").findChild<QScrollArea *>();
    QTRY_COMPARE(frame->verticalScrollBar()->maximum(), 0);
    QCOMPARE(frame->horizontalScrollBar()->maximum(), 0);
    const auto *list = frame->findChild<QTableView *>(QStringLiteral("queue.list"));
    QVERIFY(list->parentWidget()->height() >= 4 * list->verticalHeader()->defaultSectionSize());

    run("panel.queue");
    QTRY_VERIFY(isInSight("timeline"));
    run("panel.facts");
    QTRY_VERIFY(isInSight("facts") && !isInSight("timeline"));
    const QWidget *facts = dock("facts").widget();
    QTRY_VERIFY(facts->width() >= facts->minimumSizeHint().width()
                && facts->height() >= facts->minimumSizeHint().height());
}

TICKSCOPE_TEST(TestSmallWindow, QApplication)
#include "test_small_window.moc"
