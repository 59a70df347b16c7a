// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QAccessible>
#include <QDockWidget>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QSettings>
#include <QStandardPaths>

#include "core/library/library_store.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/start/recent_files.h"
#include "ui/tape/tape_view.h"
#include "ui/timeline/view/timeline_view.h"
#include "ui/window/main_window.h"
#include "ui/world/view/world_view.h"

using namespace tickscope;

namespace {

constexpr int Timeout = 120'000; ///< Milliseconds.

/// Where a key that is pressed now goes.
QWidget *underTheKeys()
{
    QWidget *popup = QApplication::activePopupWidget();
    return popup ? popup : QApplication::focusWidget();
}

void press(int key, Qt::KeyboardModifiers modifiers = {})
{
    QVERIFY2(underTheKeys(), "no widget has the focus");
    QTest::keyClick(underTheKeys(), static_cast<Qt::Key>(key), modifiers);
}

void type(const QString &text)
{
    QVERIFY2(underTheKeys(), "no widget has the focus");
    QTest::keyClicks(underTheKeys(), text);
}

/// As the menu key does.
void askForMenu()
{
    QWidget *widget = underTheKeys();
    QVERIFY(widget);
    const QPoint place = widget->inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
    QContextMenuEvent event(QContextMenuEvent::Keyboard, place, widget->mapToGlobal(place));
    QCoreApplication::sendEvent(widget, &event);
}

/// Goes down in the open menu to the entry that begins with \a text.
bool goToEntry(const QString &text)
{
    for (int i = 0; i < 60; ++i) {
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        if (!menu)
            return false;
        const QAction *at = menu->activeAction();
        if (at && QString(at->text()).remove(u'&').startsWith(text))
            return true;
        press(Qt::Key_Down);
    }
    return false;
}

} // namespace

/// A person without a mouse: keys only, and those to what has the focus only. A tiny demo of the
/// ticks 1000 to 1400.
class TestKeyboardOnly : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }

    void wholeWayFromTheStartPageToQuitting();
    void timelineHasLanesAndMenusByKey();
    void altAndArrowsZoomAndPan_data();
    void altAndArrowsZoomAndPan();
    void tapeHasRowsByKey();
    void pictureHasAMenuOfTheSelectedPlayer();

private:
    void openFromTheStartPage();
    void focusOn(const QString &name);
    /// What a window manager does when a menu or dialog is gone; there is none here.
    void comeBack()
    {
        m_window->activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), m_window.get());
    }
    [[nodiscard]] Document &document() const { return m_window->document(); }
    [[nodiscard]] Tick head() const { return document().playback().time().tick(); }

    QTemporaryDir m_folder;
    QString m_path;
    FormatRegistry m_registry;
    std::unique_ptr<MainWindow> m_window;
};

void TestKeyboardOnly::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("keyboard-only"));
    registerAllFormats(m_registry);
}

void TestKeyboardOnly::init()
{
    QSettings().clear();
    library::LibraryStore::remove(QStandardPaths::writableLocation(QStandardPaths::CacheLocation)
                                  + QStringLiteral("/library.sqlite"));
    // A recording of its own each time: markers are kept.
    m_path = test::writeTinyDemo(
        m_folder.path(),
        QStringLiteral("tiny-%1.demo").arg(QString::fromLatin1(QTest::currentTestFunction())));
    recent_files::add(m_path);
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->setWindowState(Qt::WindowNoState);
    m_window->resize(1600, 1000);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

/// Tab until the focus is where a screen reader says \a name.
void TestKeyboardOnly::focusOn(const QString &name)
{
    QStringList passed;
    for (int i = 0; i < 200; ++i) {
        QWidget *widget = QApplication::focusWidget();
        const QAccessibleInterface *told = QAccessible::queryAccessibleInterface(widget);
        passed << (told ? told->text(QAccessible::Name) : QString());
        if (told && told->text(QAccessible::Name).contains(name))
            return;
        QTest::keyClick(widget ? widget : m_window.get(), Qt::Key_Tab);
    }
    passed.removeDuplicates();
    QFAIL(qPrintable(QStringLiteral("Tab does not come to \"%1\" but to: %2")
                         .arg(name, passed.join(QStringLiteral(", ")))));
}

void TestKeyboardOnly::openFromTheStartPage()
{
    auto *cards = m_window->findChild<QListView *>(QStringLiteral("libraryCardList"));
    auto *stop = m_window->findChild<QWidget *>(QStringLiteral("libraryStop"));
    QTRY_VERIFY_WITH_TIMEOUT(cards->isVisible() && cards->model()->rowCount() > 0, Timeout);
    QTRY_VERIFY_WITH_TIMEOUT(!stop->isVisible(), Timeout); // then the list stays as it is
    focusOn(QStringLiteral("Recordings"));
    press(Qt::Key_Home);
    const QString name = QFileInfo(m_path).completeBaseName();
    QTRY_VERIFY_WITH_TIMEOUT(
        cards->currentIndex().data(Qt::AccessibleTextRole).toString().contains(name), Timeout);
    press(Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(document().phase(), OpenPhase::Ready, Timeout);
    QTRY_VERIFY_WITH_TIMEOUT(document().frame() && document().frame()->at, Timeout);
    QTRY_VERIFY_WITH_TIMEOUT(!document().events().lines()->empty(), Timeout);
    QTRY_VERIFY_WITH_TIMEOUT(document().markers().isLoaded(), Timeout);
}

void TestKeyboardOnly::wholeWayFromTheStartPageToQuitting()
{
    openFromTheStartPage();
    const std::size_t markers = document().markers().all().size();

    press(Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(head() > Tick{1010}, Timeout);
    press(Qt::Key_Space);
    QVERIFY(!document().playback().time().isPlaying());

    press(Qt::Key_G);
    type(QStringLiteral("@1100"));
    press(Qt::Key_Return);
    QCOMPARE(head(), Tick{1100});

    focusOn(QStringLiteral("Event types"));
    press(Qt::Key_F, Qt::ControlModifier);
    type(QStringLiteral("welcome"));
    QTRY_COMPARE_WITH_TIMEOUT(document().events().lines()->size(), 1U, Timeout);
    press(Qt::Key_Escape);
    press(Qt::Key_Escape);

    press(Qt::Key_M);
    QCOMPARE(document().markers().all().size(), markers + 1);
    QVERIFY(document().markers().ownAt(Tick{1100}));
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(document().markers().all().size(), markers);

    const QString written = m_folder.filePath(QStringLiteral("events.csv"));
    press(Qt::Key_F, Qt::AltModifier);
    QVERIFY(goToEntry(QStringLiteral("Export")));
    press(Qt::Key_Right);
    QVERIFY(goToEntry(QStringLiteral("Events")));
    press(Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(qobject_cast<QDialog *>(QApplication::activeWindow()), Timeout);
    focusOn(QStringLiteral("Export"));
    press(Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(qobject_cast<QLineEdit *>(QApplication::focusWidget()), Timeout);
    press(Qt::Key_A, Qt::ControlModifier);
    type(written);
    press(Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(written), Timeout);
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->findChild<QDialog *>(QStringLiteral("exportDialog")),
                             Timeout);
    comeBack();

    press(Qt::Key_Q, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->isVisible(), Timeout);
}

void TestKeyboardOnly::timelineHasLanesAndMenusByKey()
{
    openFromTheStartPage();
    const auto *timeline = m_window->findChild<TimelineView *>();
    focusOn(QStringLiteral("Timeline"));
    QCOMPARE(QApplication::focusWidget(), timeline);
    const auto current = [timeline] {
        return QAccessible::queryAccessibleInterface(const_cast<TimelineView *>(timeline))
            ->focusChild()
            ->text(QAccessible::Name);
    };

    press(Qt::Key_Down);
    QCOMPARE(current(), QStringLiteral("Chat"));
    press(Qt::Key_Down);
    QCOMPARE(current(), QStringLiteral("Kills"));
    press(Qt::Key_Up);
    QCOMPARE(current(), QStringLiteral("Chat"));

    press(Qt::Key_Return);
    QTRY_VERIFY(QApplication::activePopupWidget());
    QVERIFY(goToEntry(QStringLiteral("Move down")));
    press(Qt::Key_Return);
    comeBack();
    QTRY_COMPARE(current(), QStringLiteral("Kills")); // at the place of the other now

    document().playback().apply(TimeCommand::goToTick({1234}));
    askForMenu();
    QTRY_VERIFY(QApplication::activePopupWidget());
    QVERIFY(goToEntry(QStringLiteral("Add marker")));
    press(Qt::Key_Return);
    QTRY_VERIFY(QApplication::activeWindow() != m_window.get());
    type(QStringLiteral("here"));
    press(Qt::Key_Return);
    QTRY_VERIFY(document().markers().ownAt(Tick{1234}));
}

void TestKeyboardOnly::altAndArrowsZoomAndPan_data()
{
    QTest::addColumn<QString>("panel");
    QTest::addColumn<QString>("view");

    QTest::newRow("timeline") << QString() << "Timeline";
    QTest::newRow("tape") << "inputTapeDockFrame"
                          << "Inputs of all players";
    QTest::newRow("graphs") << "plotsDockFrame"
                            << "Graphs";
}

void TestKeyboardOnly::altAndArrowsZoomAndPan()
{
    QFETCH(const QString, panel);
    QFETCH(const QString, view);
    openFromTheStartPage();
    if (auto *dock = m_window->findChild<QDockWidget *>(panel); dock && !panel.isEmpty()) {
        dock->show();
        dock->raise();
    }
    QWidget *shown = nullptr;
    for (QWidget *widget : m_window->findChildren<QWidget *>()) {
        if (widget->accessibleName() == view && widget->focusPolicy() != Qt::NoFocus)
            shown = widget;
    }
    QVERIFY(shown);
    shown->setFocus();
    const Playback &playback = document().playback();
    const TimeInView whole = playback.timeInView();
    document().playback().apply(TimeCommand::goToTick({1200}));

    QTest::keyClick(shown, Qt::Key_Up, Qt::AltModifier);
    QTest::keyClick(shown, Qt::Key_Up, Qt::AltModifier);
    const TimeInView closer = playback.timeInView();
    QVERIFY(closer.span < whole.span);
    const Time head = playback.time().head();
    QVERIFY(closer.begin < head && head < closer.end());

    QTest::keyClick(shown, Qt::Key_Right, Qt::AltModifier);
    QVERIFY(playback.timeInView().begin > closer.begin);
    QCOMPARE(playback.timeInView().span, closer.span);
    QTest::keyClick(shown, Qt::Key_Left, Qt::AltModifier);
    QTest::keyClick(shown, Qt::Key_Left, Qt::AltModifier);
    QVERIFY(playback.timeInView().begin < closer.begin);

    QTest::keyClick(shown, Qt::Key_Down, Qt::AltModifier);
    QVERIFY(playback.timeInView().span > closer.span);
    QCOMPARE(playback.time().head(), head);
}

void TestKeyboardOnly::tapeHasRowsByKey()
{
    openFromTheStartPage();
    auto *dock = m_window->findChild<QDockWidget *>(QStringLiteral("inputTapeDockFrame"));
    dock->show();
    dock->raise();
    auto *tape = m_window->findChild<TapeView *>();
    QTRY_VERIFY_WITH_TIMEOUT(tape->rows().rows.size() > 2, Timeout);
    tape->setFocus();

    QCOMPARE(tape->currentRow(), &tape->rows().rows[0]);
    press(Qt::Key_Down);
    QCOMPARE(tape->currentRow(), &tape->rows().rows[1]);
    press(Qt::Key_Up);
    press(Qt::Key_Up);
    QCOMPARE(tape->currentRow(), &tape->rows().rows[0]);

    const int client = tape->currentRow()->lane->who.client;
    press(Qt::Key_Return);
    QVERIFY(document().selection().player());
    QCOMPARE(document().selection().player()->client, client);

    // The menu is that of the row, at the playhead.
    const QPoint place = tape->inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
    QCOMPARE(tape->rowAt(place), tape->currentRow());
    QCOMPARE(tape->tickAt(QPointF(place) + QPointF(0.5, 0)), std::optional(head()));
}

void TestKeyboardOnly::pictureHasAMenuOfTheSelectedPlayer()
{
    openFromTheStartPage();
    document().selection().selectPlayer(document().players().inFrame(0));
    focusOn(QStringLiteral("World"));
    QCOMPARE(QApplication::focusWidget(), m_window->findChild<WorldView *>());

    askForMenu();

    QTRY_VERIFY(QApplication::activePopupWidget());
    QVERIFY(goToEntry(QStringLiteral("Follow %1").arg(QLatin1String(test::TinyFirstName))));
    press(Qt::Key_Return);
    QTRY_VERIFY(document().selection().followed());
}

TICKSCOPE_TEST(TestKeyboardOnly, QApplication)

#include "test_keyboard_only.moc"
