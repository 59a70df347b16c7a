// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QAction>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTabBar>
#include <QToolButton>

#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/commands/command_registry.h"
#include "ui/style/theme.h"
#include "ui/window/dock_layout.h"
#include "ui/window/main_window.h"
#include "ui/window/messages/message_bar.h"
#include "ui/world/view/world_view.h"

using namespace tickscope;

/// Panels take room of the picture, and give it back.
class TestPanels : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }

    void closedPanelGivesItsRoomBack_data();
    void closedPanelGivesItsRoomBack();
    void tabsEndInAButtonThatClosesTheFrontOne();
    void resetLayoutIsThatOfTheFirstStart();
    void columnsHaveAShareOfALargeWindow();
    void panelsStayOpenWhereAnotherSizeArrangesThem();
    void messagesAreNotPartOfTheLayout();
    void panelsComeBackAsHighAsTheyWere();
    void damageIsToldBelowAnotherMessage();
    void keyRaisesAPanelBehindATab();
    void buttonsOfDialogsHaveNoBlackPictures();

private:
    QDockWidget &dock(const QString &name)
    {
        return *m_window->findChild<QDockWidget *>(name + QStringLiteral("DockFrame"));
    }
    int worldHeight() { return m_window->findChild<WorldView *>()->height(); }
    void run(const QString &id) { QCOMPARE(m_window->commands().run(id), CommandOutcome::Done); }

    QTemporaryDir m_folder;
    QString m_sample;
    FormatRegistry m_registry;
    std::unique_ptr<MainWindow> m_window;
};

void TestPanels::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("panels"));
    registerAllFormats(m_registry);
    m_sample = test::writeTinyDemo(m_folder.path(), QStringLiteral("tiny.demo"));
}

void TestPanels::init()
{
    QSettings().clear();
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->resize(1600, 1000);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->open(m_sample);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->document().phase(), OpenPhase::Ready, 120'000);
    // A slow machine said meanwhile how far it was: the room of that comes back with the layout.
    QCoreApplication::processEvents();
}

void TestPanels::closedPanelGivesItsRoomBack_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"plots", "facts", "inputTape", "queue"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestPanels::closedPanelGivesItsRoomBack()
{
    QFETCH(QString, name);
    const int before = worldHeight();
    const int timeline = dock(QStringLiteral("timeline")).height();

    run(QStringLiteral("panel.") + name);
    QTRY_VERIFY(worldHeight() < before - 100);
    QTRY_COMPARE(dock(QStringLiteral("timeline")).height(), timeline);
    run(QStringLiteral("panel.") + name);
    QTRY_COMPARE(worldHeight(), before);
    QCOMPARE(dock(QStringLiteral("timeline")).height(), timeline);

    // By the button of its title, too.
    run(QStringLiteral("panel.") + name);
    QTRY_VERIFY(worldHeight() < before - 100);
    dock(name).close();
    QTRY_COMPARE(worldHeight(), before);
}

void TestPanels::tabsEndInAButtonThatClosesTheFrontOne()
{
    m_window->resize(1366, 768);
    run(QStringLiteral("view.resetLayout"));
    const auto barWith = [this](const QString &title) -> QTabBar * {
        for (auto *bar : m_window->findChildren<QTabBar *>(Qt::FindDirectChildrenOnly)) {
            if (bar->isVisible() && bar->tabText(bar->currentIndex()) == title)
                return bar;
        }
        return nullptr;
    };
    QTRY_VERIFY(barWith(QStringLiteral("Events")));
    dock(QStringLiteral("players")).raise();
    QTRY_VERIFY(barWith(QStringLiteral("Players")));
    auto *close = barWith(QStringLiteral("Players"))
                      ->findChild<QToolButton *>(QStringLiteral("panelTabs.close"));
    QTRY_VERIFY(close->isVisible());
    QCOMPARE(close->accessibleName(), QStringLiteral("Close Players"));

    QTest::mouseClick(close, Qt::LeftButton);
    QVERIFY(dock(QStringLiteral("players")).isHidden());
    QVERIFY(!dock(QStringLiteral("events")).isHidden());
    // Alone, it has a title, whose button closes it.
    QTRY_VERIFY(!dock(QStringLiteral("events")).titleBarWidget());
}

void TestPanels::resetLayoutIsThatOfTheFirstStart()
{
    const int world = worldHeight();
    const int timeline = dock(QStringLiteral("timeline")).height();
    run(QStringLiteral("panel.plots"));
    run(QStringLiteral("panel.entities"));
    run(QStringLiteral("panel.players"));
    QVERIFY(dock(QStringLiteral("players")).isHidden());
    dock(QStringLiteral("events")).setFloating(true);

    run(QStringLiteral("view.resetLayout"));

    QVERIFY(!dock(QStringLiteral("events")).isFloating());
    for (const char *open : {"players", "events", "timeline", "inspector", "damage"})
        QVERIFY2(!dock(QString::fromLatin1(open)).isHidden(), open);
    for (const char *closed : {"plots", "entities", "facts", "inputTape", "cases"})
        QVERIFY2(dock(QString::fromLatin1(closed)).isHidden(), closed);
    QTRY_COMPARE(worldHeight(), world);
    QCOMPARE(dock(QStringLiteral("timeline")).height(), timeline);
}

void TestPanels::columnsHaveAShareOfALargeWindow()
{
    const auto width = [this] { return dock(QStringLiteral("events")).width(); };
    QTRY_COMPARE(width(), 304);

    m_window->resize(1920, 1080);
    QTRY_COMPARE(width(), 372);
    m_window->resize(3840, 2160);
    QTRY_COMPARE(width(), 744);
    QCOMPARE(dock(QStringLiteral("players")).width(), 744);

    // Who moved a panel keeps the widths.
    run(QStringLiteral("view.resetLayout"));
    m_window->addDockWidget(Qt::LeftDockWidgetArea, &dock(QStringLiteral("inspector")));
    m_window->resize(1920, 1080);
    QCoreApplication::processEvents();
    QVERIFY(width() > 500);
}

void TestPanels::panelsStayOpenWhereAnotherSizeArrangesThem()
{
    dock(QStringLiteral("cases")).show(); // as it is shown when there are cases
    m_window->resize(1280, 720);
    QTRY_COMPARE(m_window->size(), QSize(1280, 720));

    QVERIFY(!dock(QStringLiteral("cases")).isHidden());
    QVERIFY(dock(QStringLiteral("plots")).isHidden());
}

/// Restored with the panels, the bar of messages stood there without any.
void TestPanels::messagesAreNotPartOfTheLayout()
{
    dock(QStringLiteral("info")).toggleViewAction()->trigger(); // so that places are kept
    m_window->messages().setMessage(MessageBar::Topic::Export, {QStringLiteral("news")});
    QVERIFY(m_window->messages().isVisible());
    m_window->saveLayout();

    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->show();
    m_window->open(m_sample);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->document().phase(), OpenPhase::Ready, 120'000);

    QVERIFY(dock(QStringLiteral("info")).isHidden());
    QCOMPARE(m_window->messages().text(), QString());
    QVERIFY(!m_window->messages().isVisible());
}

/// The lanes of the timeline were crushed after a start with panels below it.
void TestPanels::panelsComeBackAsHighAsTheyWere()
{
    const int timeline = dock(QStringLiteral("timeline")).height();
    for (const char *name : {"facts", "queue", "inputTape"})
        run(QStringLiteral("panel.") + QString::fromLatin1(name));
    QTRY_VERIFY(dock(QStringLiteral("inputTape")).height() > 200
                && dock(QStringLiteral("timeline")).height() == timeline);
    m_window->saveLayout();

    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->resize(1600, 1000);
    m_window->show();
    m_window->open(m_sample);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->document().phase(), OpenPhase::Ready, 120'000);

    QTRY_VERIFY(dock(QStringLiteral("inputTape")).height() > 200);
    QTRY_COMPARE(dock(QStringLiteral("timeline")).height(), timeline);
}

void TestPanels::damageIsToldBelowAnotherMessage()
{
    MessageBar &bar = m_window->messages();
    const auto part = [&bar](const char *name) {
        return bar.findChild<QWidget *>(QString::fromLatin1(name));
    };
    bar.clear();
    bar.setMessage(MessageBar::Topic::Hint, {QStringLiteral("a hint")});
    bar.setMessage(MessageBar::Topic::Damage, {QStringLiteral("damaged")});
    QVERIFY(!part("messageTextBelow")->isVisible());

    bar.setMessage(MessageBar::Topic::Session, {QStringLiteral("not closed properly")});

    QCOMPARE(bar.text(), QStringLiteral("not closed properly"));
    QVERIFY(part("messageTextBelow")->isVisible());
    QCOMPARE(static_cast<QLabel *>(part("messageTextBelow"))->text(), QStringLiteral("damaged"));
    // Each is closed by itself.
    QTest::mouseClick(part("messageCloseBelow"), Qt::LeftButton);
    QVERIFY(!bar.messages().contains(MessageBar::Topic::Damage));
    QVERIFY(!part("messageTextBelow")->isVisible());
    QTest::mouseClick(part("messageClose"), Qt::LeftButton);
    QCOMPARE(bar.text(), QStringLiteral("a hint"));
}

void TestPanels::keyRaisesAPanelBehindATab()
{
    m_window->resize(1366, 768);
    run(QStringLiteral("view.resetLayout"));
    QDockWidget &players = dock(QStringLiteral("players"));
    QTRY_VERIFY(DockLayout::isInSight(dock(QStringLiteral("events"))));
    QVERIFY(!players.isHidden() && !DockLayout::isInSight(players));
    const QAction *command = m_window->commands().action(QStringLiteral("panel.players"));

    QTest::keyClick(m_window.get(), Qt::Key_2, Qt::AltModifier);
    QTRY_VERIFY(DockLayout::isInSight(players));
    QVERIFY(command->isChecked());

    QTest::keyClick(m_window.get(), Qt::Key_2, Qt::AltModifier);
    QVERIFY(players.isHidden());
    QVERIFY(!command->isChecked());

    QTest::keyClick(m_window.get(), Qt::Key_2, Qt::AltModifier);
    QTRY_VERIFY(DockLayout::isInSight(players));
}

void TestPanels::buttonsOfDialogsHaveNoBlackPictures()
{
    theme::apply(QStringLiteral("dark"));
    const QDialogButtonBox box(QDialogButtonBox::Cancel);

    QVERIFY(box.button(QDialogButtonBox::Cancel)->icon().isNull());
    theme::apply(QStringLiteral("light"));
}

TICKSCOPE_TEST(TestPanels, QApplication)
#include "test_panels.moc"
