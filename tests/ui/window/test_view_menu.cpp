// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QAction>
#include <QSettings>

#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/commands/command_registry.h"
#include "ui/window/main_window.h"
#include "ui/world/tracks/track_layers.h"
#include "ui/world/view/world_overlays.h"
#include "ui/world/view/world_view.h"

using namespace tickscope;

/// What the View menu switches in the world, and what is remembered of it.
class TestViewMenu : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }

    void viewMenuMarksWhatIsShown();
    void miniMapIsRemembered();
    void hudIsSwitchedOffAndThatIsRemembered();

private:
    void openSample();
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(m_window.get(), key, modifiers);
    }

    QTemporaryDir m_folder;
    QString m_sample;
    FormatRegistry m_registry;
    std::unique_ptr<MainWindow> m_window;
};

void TestViewMenu::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("view-menu"));
    registerAllFormats(m_registry);
    m_sample = test::writeTinyDemo(m_folder.path(), QStringLiteral("tiny.demo"));
    QVERIFY(!m_sample.isEmpty());
}

void TestViewMenu::init()
{
    QSettings().clear();
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->resize(1600, 1000);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestViewMenu::openSample()
{
    m_window->open(m_sample);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->document().phase(), OpenPhase::Ready, 120'000);
    QTRY_VERIFY(m_window->document().frame() != nullptr);
    m_window->centralWidget()->setFocus();
}

void TestViewMenu::viewMenuMarksWhatIsShown()
{
    openSample();
    const auto isChecked = [this](const char *id) {
        return m_window->commands().action(QString::fromLatin1(id))->isChecked();
    };
    QVERIFY(isChecked("view.trails.off") && isChecked("view.heat.off"));
    QVERIFY(!isChecked("view.entities"));

    press(Qt::Key_E, Qt::ShiftModifier);
    press(Qt::Key_T);
    press(Qt::Key_H, Qt::ShiftModifier);

    QVERIFY(isChecked("view.entities"));
    QVERIFY(isChecked("view.trails.recent") && !isChecked("view.trails.off"));
    QVERIFY(isChecked("view.heat.selected") && !isChecked("view.heat.off"));
    auto *world = m_window->findChild<WorldView *>();
    QCOMPARE(world->tracks().trails(), TrackLayers::Trails::Recent);
    QCOMPARE(world->tracks().heat(), TrackLayers::Heat::Selected);

    // The same key takes away what it brought.
    press(Qt::Key_T);
    QVERIFY(isChecked("view.trails.off") && !isChecked("view.trails.recent"));
    press(Qt::Key_E, Qt::ShiftModifier);
    QVERIFY(!isChecked("view.entities"));
}

void TestViewMenu::miniMapIsRemembered()
{
    openSample();
    const auto world = [this] { return m_window->findChild<WorldView *>(); };
    QAction *action = m_window->commands().action(QStringLiteral("view.miniMap"));
    QVERIFY(world()->overlays().isMiniMapVisible() && action->isChecked());

    const std::size_t markers = m_window->document().markers().all().size();

    press(Qt::Key_M, Qt::ShiftModifier);

    QVERIFY(!world()->overlays().isMiniMapVisible() && !action->isChecked());
    QCOMPARE(m_window->document().markers().all().size(), markers); // no M
    m_window.reset();
    m_window = std::make_unique<MainWindow>(m_registry);
    QVERIFY(!world()->overlays().isMiniMapVisible());
}

void TestViewMenu::hudIsSwitchedOffAndThatIsRemembered()
{
    openSample();
    const auto world = [this] { return m_window->findChild<WorldView *>(); };
    const auto isChecked = [this](const char *id) {
        return m_window->commands().action(QString::fromLatin1(id))->isChecked();
    };
    QVERIFY(world()->overlays().isHudVisible() && isChecked("view.hud"));
    const QImage with = world()->grab().toImage();

    press(Qt::Key_C, Qt::ShiftModifier);

    QVERIFY(!world()->overlays().isHudVisible() && !isChecked("view.hud"));
    QVERIFY(world()->grab().toImage() != with); // the clock is gone
    m_window.reset();
    m_window = std::make_unique<MainWindow>(m_registry);
    QVERIFY(!world()->overlays().isHudVisible() && !isChecked("view.hud"));
}

TICKSCOPE_TEST(TestViewMenu, QApplication)
#include "test_view_menu.moc"
