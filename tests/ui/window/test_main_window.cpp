// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QSet>
#include <QSettings>
#include <QTabBar>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>
#include <QUrl>

#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/commands/command_registry.h"
#include "ui/library/start_page.h"
#include "ui/start/recent_files.h"
#include "ui/style/theme.h"
#include "ui/window/main_window.h"
#include "ui/window/messages/message_bar.h"

using namespace tickscope;
using namespace std::chrono_literals;

/// The whole window, driven by keys and mouse on the self-made sample game.
class TestMainWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void startsWithAStartPage();
    void everyCommandHasTextAndKeysOnce();
    void everyControlHasAToolTip();
    void opensAndShowsAPicture();
    void opensAtAWantedTick();
    void keysMoveTheHead_data();
    void keysMoveTheHead();
    void spacePlaysAndPauses();
    void keysDoNotFireWhileTyping();
    void goToFieldGoesAndComplains();
    void loopKeysSetTheRange();
    void markerKeyAddsAMarkerThatIsKept();
    void unknownFileSaysSoAndWindowStays();
    void droppedFileIsOpened();
    void narrowWindowHasOneColumnOfDocks();
    void docksBehindTabsHaveNoTitleOfTheirOwn();
    void findKeyGoesToTheFieldOfTheDock();
    void dockKeysAreNoKeysOfTheWindow();
    void secretsAreHiddenInEachNewRecording();
    void closingForgetsTheRecording();
    void closingWhileOpeningIsQuick();
    void realRecordingOpensAndScrubs();

private:
    void openSample();
    void press(int key, Qt::KeyboardModifiers modifiers = {});
    [[nodiscard]] Tick head() { return m_window->document().playback().time().tick(); }
    [[nodiscard]] TickRange ticks()
    {
        return m_window->document().playback().time().time().ticks();
    }

    QTemporaryDir m_folder;
    QString m_sample;
    FormatRegistry m_registry;
    std::unique_ptr<MainWindow> m_window;
};

void TestMainWindow::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("main-window"));
    registerAllFormats(m_registry);
    m_sample = QString::fromStdString(test::makeSampleDemo(m_folder.path()));
    QVERIFY(!m_sample.isEmpty());
}

void TestMainWindow::init()
{
    QSettings().clear();
    theme::apply(QStringLiteral("dark"));
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->setWindowState(Qt::WindowNoState);
    m_window->resize(1600, 1000);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestMainWindow::cleanup()
{
    m_window.reset();
}

void TestMainWindow::openSample()
{
    m_window->open(m_sample);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->document().phase(), OpenPhase::Ready, 120'000);
    QTRY_VERIFY(m_window->document().frame() != nullptr);
    m_window->centralWidget()->setFocus();
}

void TestMainWindow::press(int key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(m_window.get(), static_cast<Qt::Key>(key), modifiers);
}

void TestMainWindow::startsWithAStartPage()
{
    const auto *start = m_window->findChild<StartPage *>();

    QVERIFY(start && start->isVisible());
    for (const QDockWidget *dock : m_window->findChildren<QDockWidget *>())
        QVERIFY2(!dock->isVisible(), qPrintable(dock->objectName()));
    QVERIFY(!m_window->commands().action(QStringLiteral("play.toggle"))->isEnabled());
    QVERIFY(m_window->commands().action(QStringLiteral("file.open"))->isEnabled());
}

void TestMainWindow::everyCommandHasTextAndKeysOnce()
{
    QSet<QString> ids;
    QSet<QString> keys;
    for (const auto &[command, set] : m_window->commands().all()) {
        QVERIFY2(!command->text.isEmpty() && command->handler, qPrintable(command->id));
        QVERIFY2(!ids.contains(command->id), qPrintable(command->id));
        ids.insert(command->id);
        const QAction *action = m_window->commands().action(command->id);
        QVERIFY2(!action->toolTip().isEmpty(), qPrintable(command->id));
        for (const QKeySequence &key : command->shortcuts) {
            // Keys of one list may be those of another, too: one of them has the focus.
            const QString place = (command->focus ? command->focus->objectName() : QString()) + u' '
                                  + key.toString();
            QVERIFY2(!key.isEmpty() && !keys.contains(place), qPrintable(command->id));
            keys.insert(place);
            QVERIFY2(action->toolTip().contains(key.toString(QKeySequence::NativeText)),
                     qPrintable(command->id));
        }
    }
}

void TestMainWindow::everyControlHasAToolTip()
{
    openSample();
    QStringList silent;
    for (const QWidget *widget : m_window->findChildren<QWidget *>()) {
        // A button that shows a word needs no other.
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const bool isControl = (button && button->text().isEmpty())
                               || qobject_cast<const QComboBox *>(widget)
                               || qobject_cast<const QLineEdit *>(widget);
        // Qt's own parts of docks, fields, tables and tab bars speak for themselves.
        const QWidget *parent = widget->parentWidget();
        const bool isOurs = !qobject_cast<const QComboBox *>(parent)
                            && !qobject_cast<const QLineEdit *>(parent)
                            && !qobject_cast<const QTabBar *>(parent)
                            && !qobject_cast<const QAbstractItemView *>(parent)
                            && !widget->objectName().startsWith(QLatin1String("qt_"));
        // What is hidden for itself, not with its panel, gets its words when it is shown.
        if (isControl && isOurs && !widget->isHidden() && widget->toolTip().isEmpty())
            silent << QStringLiteral("%1 in %2")
                          .arg(widget->objectName(), widget->parentWidget()->objectName());
    }

    QVERIFY2(silent.isEmpty(), qPrintable(silent.join(QStringLiteral(", "))));
}

void TestMainWindow::opensAndShowsAPicture()
{
    openSample();

    QVERIFY(m_window->windowTitle().contains(QFileInfo(m_sample).fileName()));
    QVERIFY(!m_window->findChild<StartPage *>()->isVisible());
    QVERIFY(m_window->document().frame()->at.has_value());
    QTRY_VERIFY(m_window->document().map().content() != nullptr);
    QCOMPARE(recent_files::paths().value(0), QFileInfo(m_sample).absoluteFilePath());
}

void TestMainWindow::opensAtAWantedTick()
{
    openSample();
    const Tick wanted = ticks().first + 500;

    m_window->open(m_sample, wanted);

    QTRY_COMPARE(m_window->document().phase(), OpenPhase::Ready);
    QCOMPARE(head(), wanted);
    QTRY_VERIFY(m_window->document().frame() && m_window->document().frame()->asked == wanted);
}

void TestMainWindow::keysMoveTheHead_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<qint64>("expected"); // Ticks from 1500 ticks behind the first.

    const Qt::KeyboardModifiers none;
    QTest::newRow("step on") << int{Qt::Key_Period} << none << qint64{1};
    QTest::newRow("step back") << int{Qt::Key_Comma} << none << qint64{-1};
    QTest::newRow("jump on") << int{Qt::Key_Right} << none << qint64{250};
    QTest::newRow("jump back") << int{Qt::Key_Left} << none << qint64{-250};
    QTest::newRow("short jump") << int{Qt::Key_Right} << Qt::KeyboardModifiers(Qt::ShiftModifier)
                                << qint64{25};
    QTest::newRow("beginning") << int{Qt::Key_Home} << none << qint64{-1500};
    QTest::newRow("zero percent") << int{Qt::Key_0} << none << qint64{-1500};
}

void TestMainWindow::keysMoveTheHead()
{
    QFETCH(int, key);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(qint64, expected);
    openSample();
    const Tick from = ticks().first + 1500;
    m_window->document().playback().apply(TimeCommand::goToTick(from));

    press(key, modifiers);

    QCOMPARE(head() - from, expected);
}

void TestMainWindow::spacePlaysAndPauses()
{
    openSample();

    press(Qt::Key_Space);
    QVERIFY(m_window->document().playback().time().isPlaying());
    QCOMPARE(m_window->commands().action(QStringLiteral("play.toggle"))->text(),
             QStringLiteral("Pause"));
    QTRY_VERIFY(head() > ticks().first + 5);

    press(Qt::Key_Space);
    const Tick stopped = head();
    QVERIFY(!m_window->document().playback().time().isPlaying());

    press(Qt::Key_J);
    QVERIFY(m_window->document().playback().time().speed() < 0);
    QTRY_VERIFY(head() < stopped);
    press(Qt::Key_K);
    QVERIFY(!m_window->document().playback().time().isPlaying());
}

void TestMainWindow::keysDoNotFireWhileTyping()
{
    openSample();
    auto *field = m_window->findChild<QLineEdit *>(QStringLiteral("goToEdit"));
    press(Qt::Key_G, Qt::ControlModifier);
    QTRY_VERIFY(field->hasFocus());

    QTest::keyClicks(field, QStringLiteral("jm ,5"));

    QCOMPARE(field->text(), QStringLiteral("jm ,5"));
    QVERIFY(!m_window->document().playback().time().isPlaying());
    QCOMPARE(head(), ticks().first);
}

void TestMainWindow::goToFieldGoesAndComplains()
{
    openSample();
    auto *field = m_window->findChild<QLineEdit *>(QStringLiteral("goToEdit"));
    const auto *problem = m_window->findChild<QLabel *>(QStringLiteral("goToProblem"));
    field->setFocus();

    QTest::keyClicks(field, QStringLiteral("9:99:99:99"));
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(problem->isVisible());
    QCOMPARE(head(), ticks().first);

    field->clear();
    QTest::keyClicks(field, QStringLiteral("@%1").arg(ticks().first.value + 77));
    QVERIFY(!problem->isVisible());
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(head(), ticks().first + 77);
    QVERIFY(!field->hasFocus());
}

void TestMainWindow::loopKeysSetTheRange()
{
    openSample();
    m_window->document().playback().apply(TimeCommand::goToTick(ticks().first + 100));
    press(Qt::Key_BracketLeft);
    m_window->document().playback().apply(TimeCommand::goToTick(ticks().first + 200));
    press(Qt::Key_BracketRight);

    QCOMPARE(m_window->document().playback().range(),
             (TickRange{ticks().first + 100, ticks().first + 200}));

    press(Qt::Key_X);
    QVERIFY(!m_window->document().playback().range());
}

void TestMainWindow::markerKeyAddsAMarkerThatIsKept()
{
    openSample();
    Markers &markers = m_window->document().markers();
    QTRY_VERIFY_WITH_TIMEOUT(markers.isLoaded(), 120'000);
    const std::size_t before = markers.all().size();
    m_window->document().playback().apply(TimeCommand::goToTick(ticks().first + 123));

    press(Qt::Key_M);
    QCOMPARE(markers.all().size(), before + 1);
    press(Qt::Key_M);
    QCOMPARE(markers.all().size(), before + 1);

    openSample();
    QTRY_COMPARE_WITH_TIMEOUT(markers.all().size(), before + 1, 120'000);
    markers.remove(markers.ownAt(ticks().first + 123)->id);
    QCOMPARE(markers.all().size(), before);
}

void TestMainWindow::unknownFileSaysSoAndWindowStays()
{
    const QString path = m_folder.filePath(QStringLiteral("notes.demo"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("these are notes and no recording");
    file.close();

    m_window->open(path);

    QTRY_COMPARE(m_window->document().phase(), OpenPhase::Failed);
    QVERIFY(m_window->messages().text().contains(QStringLiteral("notes.demo")));
    QVERIFY(m_window->messages().isVisible());
    QVERIFY(m_window->findChild<StartPage *>()->isVisible());
    QTest::mouseClick(m_window->findChild<QToolButton *>(QStringLiteral("messageClose")),
                      Qt::LeftButton);
    QVERIFY(!m_window->messages().isVisible());
}

void TestMainWindow::droppedFileIsOpened()
{
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(m_sample)});
    QDragEnterEvent enter({200, 200}, Qt::CopyAction, &mime, Qt::LeftButton, {});
    QCoreApplication::sendEvent(m_window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({200, 200}, Qt::CopyAction, &mime, Qt::LeftButton, {});

    QCoreApplication::sendEvent(m_window.get(), &drop);

    QTRY_COMPARE(m_window->document().phase(), OpenPhase::Ready);
}

void TestMainWindow::narrowWindowHasOneColumnOfDocks()
{
    openSample();
    const auto *events = m_window->findChild<QDockWidget *>(QStringLiteral("eventsDockFrame"));
    QVERIFY(events->isVisible());
    m_window->resize(1280, 720);
    QTRY_COMPARE(m_window->dockWidgetArea(const_cast<QDockWidget *>(events)),
                 Qt::RightDockWidgetArea);

    auto *inspector = m_window->findChild<QDockWidget *>(QStringLiteral("inspectorDockFrame"));
    QVERIFY(!m_window->tabifiedDockWidgets(inspector).contains(events));

    m_window->resize(800, 500);
    QTRY_VERIFY(m_window->tabifiedDockWidgets(inspector).contains(events));

    m_window->resize(1600, 1000);
    QTRY_COMPARE(m_window->dockWidgetArea(const_cast<QDockWidget *>(events)),
                 Qt::LeftDockWidgetArea);
}

void TestMainWindow::docksBehindTabsHaveNoTitleOfTheirOwn()
{
    openSample();
    const auto *inspector = m_window->findChild<QDockWidget *>(
        QStringLiteral("inspectorDockFrame"));
    const auto *events = m_window->findChild<QDockWidget *>(QStringLiteral("eventsDockFrame"));

    QTRY_VERIFY(inspector->titleBarWidget() != nullptr);
    QVERIFY(events->titleBarWidget() == nullptr);

    m_window->resize(1280, 720);
    QTRY_VERIFY(events->titleBarWidget() != nullptr);
    m_window->resize(1600, 1000);
    QTRY_VERIFY(events->titleBarWidget() == nullptr);
}

void TestMainWindow::findKeyGoesToTheFieldOfTheDock()
{
    openSample();
    auto *filter = m_window->findChild<QLineEdit *>(QStringLiteral("events.filter"));

    press(Qt::Key_F, Qt::ControlModifier);

    QVERIFY(filter->hasFocus());
    QTest::keyClicks(filter, QStringLiteral("n"));
    QCOMPARE(filter->text(), QStringLiteral("n"));

    m_window->findChild<QTreeView *>(QStringLiteral("inspector.tree"))->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F, Qt::ControlModifier);
    QVERIFY(m_window->findChild<QLineEdit *>(QStringLiteral("inspector.find"))->hasFocus());
}

void TestMainWindow::dockKeysAreNoKeysOfTheWindow()
{
    QSet<QKeySequence> keys;
    for (const auto &[command, set] : m_window->commands().all()) {
        if (!command->focus)
            keys.unite(QSet<QKeySequence>(command->shortcuts.begin(), command->shortcuts.end()));
    }

    for (const QAction *action : m_window->findChildren<QAction *>()) {
        if (action->shortcutContext() == Qt::WindowShortcut)
            continue;
        for (const QKeySequence &key : action->shortcuts())
            QVERIFY2(!keys.contains(key), qPrintable(action->objectName()));
    }
}

void TestMainWindow::secretsAreHiddenInEachNewRecording()
{
    QAction *secrets = m_window->commands().action(QStringLiteral("view.showSecrets"));
    QVERIFY(!secrets->isEnabled());
    openSample();

    secrets->trigger();
    QVERIFY(secrets->isChecked() && m_window->document().selection().showsSecrets());
    openSample();

    QVERIFY(secrets->isEnabled());
    QVERIFY(!secrets->isChecked() && !m_window->document().selection().showsSecrets());
}

void TestMainWindow::closingForgetsTheRecording()
{
    openSample();

    m_window->commands().action(QStringLiteral("file.close"))->trigger();

    QCOMPARE(m_window->document().phase(), OpenPhase::Empty);
    QVERIFY(!m_window->document().recording());
    QVERIFY(m_window->findChild<StartPage *>()->isVisible());
    QVERIFY(!m_window->commands().action(QStringLiteral("play.toggle"))->isEnabled());
}

void TestMainWindow::closingWhileOpeningIsQuick()
{
    m_window->open(m_sample);
    m_window->close();
    m_window.reset();

    init();
    QVERIFY(m_window->isVisible());
}

void TestMainWindow::realRecordingOpensAndScrubs()
{
    const auto path = test::realRecording(
        QStringLiteral("teeworlds/ddnet198-client-watch-26min.demo"));
    if (!path)
        SKIP_MISSING();
    m_window->open(*path);
    QTRY_VERIFY(m_window->document().frame() != nullptr);
    // Usable before everything is indexed.
    QVERIFY(m_window->document().phase() == OpenPhase::Indexing
            || m_window->document().phase() == OpenPhase::Ready);

    m_window->centralWidget()->setFocus();
    press(Qt::Key_5);

    const Tick wanted = head();
    QTRY_VERIFY(m_window->document().frame()->asked == wanted);
    QVERIFY(m_window->document().frame()->at.has_value());
}

TICKSCOPE_TEST(TestMainWindow, QApplication)
#include "test_main_window.moc"
