// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QSettings>

#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/commands/command_registry.h"
#include "ui/window/main_window.h"
#include "ui/world/view/camera_control.h"
#include "ui/world/view/shown_scene.h"
#include "ui/world/view/world_overlays.h"
#include "ui/world/view/world_view.h"

using namespace tickscope;

constexpr int LeastWidth = 220; ///< Of either view, pixels.

/// The whole map beside the close-up.
class TestSecondView : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }

    void itShowsTheWholeMapBesideTheFirst();
    void keysAreAboutTheViewThatIsUsed();
    void menuMarksWhatTheUsedViewShows();
    void eachFollowsOnItsOwn();
    void settingsAreThoseOfTheFirst();
    void closedOneIsGoneAndKeysAreBack();
    void itComesBackWithTheWindow();
    void anotherRecordingIsShownInBoth();

private:
    void makeWindow();
    void open(const QString &path);
    void openSecond();
    void run(const QString &id) { QCOMPARE(m_window->commands().run(id), CommandOutcome::Done); }
    void press(QWidget &widget, Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        widget.setFocus();
        QTRY_COMPARE(QApplication::focusWidget(), &widget);
        QTest::keyClick(&widget, key, modifiers);
    }
    [[nodiscard]] WorldView &first() { return view("worldView"); }
    [[nodiscard]] WorldView &second() { return view("secondView"); }
    [[nodiscard]] bool hasSecond()
    {
        return m_window->findChild<WorldView *>(QStringLiteral("secondView"));
    }
    [[nodiscard]] WorldView &view(const char *name)
    {
        return *m_window->findChild<WorldView *>(QString::fromLatin1(name));
    }
    [[nodiscard]] QDockWidget &dock()
    {
        return *m_window->findChild<QDockWidget *>(QStringLiteral("secondViewDockFrame"));
    }
    [[nodiscard]] bool isChecked(const char *id)
    {
        return m_window->commands().action(QString::fromLatin1(id))->isChecked();
    }

    QTemporaryDir m_folder;
    QString m_sample;
    FormatRegistry m_registry;
    std::unique_ptr<MainWindow> m_window;
};

void TestSecondView::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("second-view"));
    registerAllFormats(m_registry);
    m_sample = QString::fromStdString(test::makeSampleDemo(m_folder.path()));
}

void TestSecondView::makeWindow()
{
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->resize(1600, 1000);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestSecondView::open(const QString &path)
{
    m_window->open(path);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->document().phase(), OpenPhase::Ready, 120'000);
    QTRY_VERIFY(m_window->document().frame() && m_window->document().map().content());
}

void TestSecondView::openSecond()
{
    run(QStringLiteral("view.newView"));
    QTRY_VERIFY(second().hasFocus());
    // What follows is about a layout that is done.
    QTRY_VERIFY(second().width() >= LeastWidth && first().width() >= LeastWidth);
}

void TestSecondView::init()
{
    QSettings().clear();
    makeWindow();
    open(m_sample);
}

void TestSecondView::itShowsTheWholeMapBesideTheFirst()
{
    const int before = first().width();

    press(first(), Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);

    QVERIFY(dock().isVisible());
    QTRY_VERIFY(second().hasFocus());
    QCOMPARE(second().control().view(), CameraControl::View::Map);
    QCOMPARE(first().control().view(), CameraControl::View::Recorder);
    QVERIFY(second().camera().unitsPerPixel > first().camera().unitsPerPixel);
    QCOMPARE(second().scene().actors.size(), first().scene().actors.size());
    QVERIFY(second().hud().chat.empty());
    // They share what the first one had. How is the layout's matter, which has more than one step.
    QTRY_VERIFY(second().width() >= LeastWidth && first().width() >= LeastWidth);
    QTRY_VERIFY(second().width() + first().width() > before - 16);
}

void TestSecondView::keysAreAboutTheViewThatIsUsed()
{
    openSecond();
    const double near = first().camera().unitsPerPixel;
    const double far = second().camera().unitsPerPixel;

    press(second(), Qt::Key_Plus);
    QCOMPARE(second().control().view(), CameraControl::View::Free);
    QVERIFY(second().camera().unitsPerPixel < far);
    QCOMPARE(first().camera().unitsPerPixel, near);

    press(second(), Qt::Key_W);
    QCOMPARE(second().camera().unitsPerPixel, far);

    press(first(), Qt::Key_W);
    QCOMPARE(first().control().view(), CameraControl::View::Map);
    press(second(), Qt::Key_F);
    QCOMPARE(second().control().view(), CameraControl::View::Players);
    QCOMPARE(first().control().view(), CameraControl::View::Map);
}

void TestSecondView::menuMarksWhatTheUsedViewShows()
{
    openSecond();
    QVERIFY(isChecked("view.fitMap") && !isChecked("view.recorder"));

    first().setFocus();

    QTRY_VERIFY(isChecked("view.recorder") && !isChecked("view.fitMap"));
    // Who goes on to another panel still means the view that was used last.
    m_window->findChild<QWidget *>(QStringLiteral("timelineView"))->setFocus();
    run(QStringLiteral("view.fitPlayers"));
    QCOMPARE(first().control().view(), CameraControl::View::Players);
    QCOMPARE(second().control().view(), CameraControl::View::Map);
}

void TestSecondView::eachFollowsOnItsOwn()
{
    openSecond();
    QTRY_VERIFY(!first().scene().actors.empty());
    press(first(), Qt::Key_E);
    const auto followed = m_window->document().selection().followed();
    QVERIFY(followed);
    QCOMPARE(first().control().view(), CameraControl::View::Follow);
    QCOMPARE(second().control().view(), CameraControl::View::Map);

    press(second(), Qt::Key_E);
    QCOMPARE(second().control().view(), CameraControl::View::Follow);
    press(second(), Qt::Key_W);

    QCOMPARE(second().control().view(), CameraControl::View::Map);
    QCOMPARE(first().control().view(), CameraControl::View::Follow);
    QVERIFY(m_window->document().selection().followed() == followed);
}

void TestSecondView::settingsAreThoseOfTheFirst()
{
    openSecond();
    QVERIFY(!second().overlays().isHudVisible() && first().overlays().isHudVisible());

    press(second(), Qt::Key_C, Qt::ShiftModifier);
    press(second(), Qt::Key_M, Qt::ShiftModifier);

    QVERIFY(second().overlays().isHudVisible() && second().overlays().isMiniMapVisible());
    QVERIFY(first().overlays().isHudVisible() && first().overlays().isMiniMapVisible());
    press(second(), Qt::Key_C, Qt::ShiftModifier);
    QVERIFY(first().overlays().isHudVisible());
    m_window.reset();
    makeWindow();
    QVERIFY(first().overlays().isHudVisible());
}

void TestSecondView::closedOneIsGoneAndKeysAreBack()
{
    openSecond();
    const int shared = first().width();

    run(QStringLiteral("panel.secondView"));

    QVERIFY(dock().isHidden());
    QTRY_VERIFY(!hasSecond());
    QTRY_VERIFY(first().width() > shared);
    QVERIFY(isChecked("view.recorder") && !isChecked("view.fitMap"));
    run(QStringLiteral("view.fitMap"));
    QCOMPARE(first().control().view(), CameraControl::View::Map);
}

void TestSecondView::itComesBackWithTheWindow()
{
    openSecond();
    QTRY_VERIFY(second().isVisible());
    m_window->close();
    m_window.reset();

    makeWindow();
    open(m_sample);

    QTRY_VERIFY(hasSecond() && second().isVisible());
    QCOMPARE(second().control().view(), CameraControl::View::Map);
}

void TestSecondView::anotherRecordingIsShownInBoth()
{
    openSecond();
    press(second(), Qt::Key_Plus);
    const QString other = test::writeTinyDemo(m_folder.path(), QStringLiteral("tiny.demo"));

    open(other);

    QTRY_COMPARE(second().scene().actors.size(), first().scene().actors.size());
    QCOMPARE(second().control().view(), CameraControl::View::Map);
    QCOMPARE(second().map().content(), m_window->document().map().content());
    m_window->document().close();
    QTRY_VERIFY(!second().isVisible());
    open(m_sample);
    QTRY_VERIFY(second().isVisible());
}

TICKSCOPE_TEST(TestSecondView, QApplication)
#include "test_second_view.moc"
