// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QAction>
#include <QSettings>

#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/commands/command_registry.h"
#include "ui/timeline/view/timeline_panel.h"
#include "ui/window/main_window.h"

using namespace tickscope;

/// Undo and redo of all that a person does with a recording, in one order.
class TestHistory : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void undoNamesAndTakesBackTheLastChangeOfAnyPart();
    void removedLaneComesBack();
    void anotherRecordingHasAHistoryOfItsOwn();

private:
    [[nodiscard]] Markers &markers() { return m_window->document().markers(); }
    [[nodiscard]] const std::vector<Lane> &lanes()
    {
        return m_window->findChild<TimelinePanel *>()->lanes();
    }
    [[nodiscard]] QString textOf(const char *id)
    {
        return m_window->commands().action(QLatin1String(id))->text();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers)
    {
        QTest::keyClick(m_window.get(), key, modifiers);
    }

    QTemporaryDir m_folder;
    QString m_sample;
    FormatRegistry m_registry;
    std::unique_ptr<MainWindow> m_window;
};

void TestHistory::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("history"));
    registerAllFormats(m_registry);
    m_sample = test::writeTinyDemo(m_folder.path(), QStringLiteral("tiny.demo"));
}

void TestHistory::init()
{
    QSettings().clear();
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->resize(1600, 1000);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->open(m_sample);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->document().phase(), OpenPhase::Ready, 120'000);
    QTRY_VERIFY(markers().isLoaded());
}

void TestHistory::cleanup()
{
    // They would be there again in the next test, which opens the same content.
    for (const Annotation &marker : std::vector<Annotation>(markers().all()))
        markers().remove(marker.id);
    m_window.reset();
}

void TestHistory::undoNamesAndTakesBackTheLastChangeOfAnyPart()
{
    QVERIFY(!m_window->commands().action("edit.undo")->isEnabled());
    const std::size_t before = markers().all().size();
    press(Qt::Key_M, {});
    QCOMPARE(markers().all().size(), before + 1);
    const QString added = textOf("edit.undo");
    QCOMPARE(m_window->commands().run("lane.toggle", QStringLiteral("chat")), CommandOutcome::Done);
    QVERIFY(!lanes().front().isShown);
    QCOMPARE(textOf("edit.undo"), QStringLiteral("Undo: Hide lane"));

    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(lanes().front().isShown);
    QCOMPARE(textOf("edit.undo"), added);
    QCOMPARE(textOf("edit.redo"), QStringLiteral("Redo: Hide lane"));
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(markers().all().size(), before);

    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(markers().all().size(), before + 1);
    QVERIFY(!lanes().front().isShown);
}

void TestHistory::removedLaneComesBack()
{
    QCOMPARE(m_window->commands().run("lane.addText", QStringLiteral("hi")), CommandOutcome::Done);
    const std::vector<Lane> withOwn = lanes();
    QVERIFY(withOwn.back().isOwn());
    QCOMPARE(m_window->commands().run("lane.remove", withOwn.back().id), CommandOutcome::Done);
    QVERIFY(lanes() != withOwn);

    press(Qt::Key_Z, Qt::ControlModifier);

    QVERIFY(lanes() == withOwn);
}

void TestHistory::anotherRecordingHasAHistoryOfItsOwn()
{
    m_window->commands().run("lane.toggle", QStringLiteral("chat"));
    QVERIFY(m_window->commands().action("edit.undo")->isEnabled());

    m_window->document().close();

    QVERIFY(!m_window->commands().action("edit.undo")->isEnabled());
    QVERIFY(!lanes().front().isShown); // what was chosen stays
}

TICKSCOPE_TEST(TestHistory, QApplication)
#include "test_history.moc"
