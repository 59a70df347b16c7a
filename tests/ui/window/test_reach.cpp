// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a person reaches by keys, and what an empty place says.

#include <QTest>

#include <QApplication>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenu>
#include <QSettings>
#include <QSignalSpy>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/commands/command_registry.h"
#include "ui/docks/events/event_list.h"
#include "ui/library/library_settings.h"
#include "ui/window/main_window.h"
#include "ui/window/messages/message_bar.h"
#include "ui/window/opening/opening.h"
#include "ui/world/view/camera_control.h"
#include "ui/world/view/world_view.h"

using namespace tickscope;

class TestReach : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }

    void packedRecordingsAreOffered();
    void folderIsOfferedToTheLibrary();
    void folderIsAddedToTheLibrary();
    void adviceFitsWhatIsWrong_data();
    void adviceFitsWhatIsWrong();
    void areasFollowEachOther();
    void tabVisitsOnlyWhatIsSeen();
    void focusOfWhatIsDisabledGoesToThePicture();
    void newMarkerIsNamedInItsPlace();
    void escapeKeepsTheNameInItsPlace();
    void enterInTheSearchGoesToTheFirstHit();
    void downInTheSearchGoesToTheList();
    void menuKeyOpensTheMenuOfTheInspector();
    void menuKeyOpensTheMenuOfThePicture_data();
    void menuKeyOpensTheMenuOfThePicture();
    void wholeMapIsTheWholeRunWithoutAMap();
    void wholeMapIsTheWholeRunOfAReplay();

private:
    void openSample();
    void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
    }
    /// The panel that has the focus, or the window's picture: null.
    [[nodiscard]] static const QDockWidget *focusedDock()
    {
        const QWidget *widget = QApplication::focusWidget();
        while (widget && !qobject_cast<const QDockWidget *>(widget))
            widget = widget->parentWidget();
        return qobject_cast<const QDockWidget *>(widget);
    }
    /// Whether nothing hides the middle of \a widget.
    [[nodiscard]] bool isSeen(const QWidget &widget) const
    {
        const QPoint middle = widget.mapTo(m_window.get(), widget.rect().center());
        const QWidget *there = m_window->childAt(middle);
        return there && (there == &widget || widget.isAncestorOf(there));
    }
    [[nodiscard]] static bool hasFrame(const QWidget &area)
    {
        const auto *ring = area.findChild<QWidget *>(QStringLiteral("focusRing"),
                                                     Qt::FindDirectChildrenOnly);
        return ring && ring->isVisible() && ring->size() == area.size();
    }
    [[nodiscard]] Document &document() { return m_window->document(); }

    QTemporaryDir m_folder;
    QString m_sample;
    FormatRegistry m_registry;
    std::unique_ptr<MainWindow> m_window;
};

void TestReach::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("reach"));
    registerAllFormats(m_registry);
    m_sample = QString::fromStdString(test::makeSampleDemo(m_folder.path()));
    QVERIFY(!m_sample.isEmpty());
}

void TestReach::init()
{
    QSettings().clear();
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->resize(1600, 1000);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestReach::openSample()
{
    m_window->open(m_sample);
    QTRY_COMPARE_WITH_TIMEOUT(document().phase(), OpenPhase::Ready, 120'000);
    QTRY_VERIFY(document().frame() != nullptr);
    QTRY_VERIFY(!document().events().lines()->empty());
    m_window->centralWidget()->setFocus();
}

void TestReach::packedRecordingsAreOffered()
{
    const QString filters = fileFilters(m_registry);

    for (const char *pattern : {"*.demo", "*.demo.gz", "*.demo.zst", "*.demo.xz", "*.dem.gz",
                                "*.hcrp.xz", "*.teehistorian.zst"})
        QVERIFY2(filters.contains(QLatin1String(pattern)), pattern);
}

void TestReach::folderIsOfferedToTheLibrary()
{
    m_window->open(m_folder.path());

    QTRY_VERIFY(m_window->messages().text().contains(QStringLiteral("Add it to the library?")));
}

void TestReach::folderIsAddedToTheLibrary()
{
    m_window->open(m_folder.path());
    auto *action = m_window->findChild<QToolButton *>(QStringLiteral("messageAction"));
    QTRY_COMPARE(action->text(), QStringLiteral("Add to library"));

    QSignalSpy wanted(m_window.get(), &MainWindow::libraryWanted);

    action->click();

    QCOMPARE(wanted.size(), 1);
    QCOMPARE(library_settings::folders(), QStringList{m_folder.path()});
    QCOMPARE(document().phase(), OpenPhase::Empty);
}

void TestReach::adviceFitsWhatIsWrong_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("mayBePacked");

    QTest::newRow("empty") << QStringLiteral("empty.demo") << QByteArray() << false;
    QTest::newRow("unknown") << QStringLiteral("words.bin") << QByteArray("just some words")
                             << true;
}

void TestReach::adviceFitsWhatIsWrong()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(bool, mayBePacked);
    QFile file(m_folder.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.close();

    m_window->open(file.fileName());

    QTRY_COMPARE(document().phase(), OpenPhase::Failed);
    QTRY_VERIFY(!m_window->messages().text().isEmpty());
    QCOMPARE(m_window->messages().text().contains(QStringLiteral("unpack")), mayBePacked);
}

void TestReach::areasFollowEachOther()
{
    openSample();
    const QDockWidget *const first = focusedDock();
    QList<const QDockWidget *> visited;

    for (int i = 0; i < 12; ++i) {
        press(Qt::Key_F6);
        QVERIFY(QApplication::focusWidget());
        QVERIFY(QApplication::focusWidget()->isVisible());
        visited << focusedDock();
        QVERIFY(!visited.back() || isSeen(*visited.back()));
        const QWidget *area = visited.back();
        QVERIFY(hasFrame(area ? *area : *m_window->centralWidget()));
        if (visited.back() == first)
            break;
    }

    // Round, through three panels at least, each once.
    QCOMPARE(visited.back(), first);
    QVERIFY(visited.size() >= 4);
    QCOMPARE(QSet<const QDockWidget *>(visited.begin(), visited.end()).size(), visited.size());
    press(Qt::Key_F6, Qt::ShiftModifier);
    QCOMPARE(focusedDock(), visited[visited.size() - 2]);
    const QWidget *area = focusedDock();
    QVERIFY(area);
    m_window->centralWidget()->setFocus();
    QVERIFY(!hasFrame(*area));
}

void TestReach::tabVisitsOnlyWhatIsSeen()
{
    openSample();
    press(Qt::Key_F6);

    for (int i = 0; i < 60; ++i) {
        press(Qt::Key_Tab);
        const QWidget *widget = QApplication::focusWidget();
        QVERIFY(widget);
        QVERIFY2(isSeen(*widget),
                 qPrintable(QStringLiteral("%1 %2").arg(
                     QLatin1String(widget->metaObject()->className()), widget->objectName())));
    }
}

/// Not into the message below the picture, where the next key would press a button.
void TestReach::focusOfWhatIsDisabledGoesToThePicture()
{
    openSample();
    auto *search = m_window->findChild<QLineEdit *>(QStringLiteral("events.filter"));
    QVERIFY(search);
    search->setFocus();
    QCOMPARE(m_window->focusWidget(), search);

    search->setEnabled(false);

    QCOMPARE(m_window->focusWidget(), m_window->findChild<WorldView *>());
}

void TestReach::newMarkerIsNamedInItsPlace()
{
    openSample();
    const QPointer<QWidget> before = QApplication::focusWidget();
    const Tick tick = document().playback().time().tick();

    press(Qt::Key_M);
    auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(field);
    QCOMPARE(field->objectName(), QStringLiteral("timeline.markerName"));
    QTest::keyClicks(field, QStringLiteral("the jump"));
    press(Qt::Key_Down); // nothing for the timeline behind it
    press(Qt::Key_Return);
    QVERIFY(!QApplication::activePopupWidget());

    const Annotation *marker = document().markers().ownAt(tick);
    QVERIFY(marker);
    QCOMPARE(marker->text, QStringLiteral("the jump"));
    QVERIFY(!field->isVisible());
    QCOMPARE(QApplication::focusWidget(), before.data());
}

void TestReach::escapeKeepsTheNameInItsPlace()
{
    openSample();
    const QPointer<QWidget> before = QApplication::focusWidget();
    const Tick tick = document().playback().time().tick();
    press(Qt::Key_M);
    const QPointer<QWidget> field = QApplication::focusWidget();
    QCOMPARE(field->objectName(), QStringLiteral("timeline.markerName"));
    QTest::keyClicks(field, QStringLiteral("half a word"));

    press(Qt::Key_Escape);

    const Annotation *marker = document().markers().ownAt(tick);
    QVERIFY(marker);
    QCOMPARE(marker->text, QStringLiteral("half a word"));
    QVERIFY(!field->isVisible());
    // The keys work as before: it is the picture's, or still that of what had it.
    QVERIFY(QApplication::focusWidget() == before
            || qobject_cast<WorldView *>(QApplication::focusWidget()));
}

void TestReach::enterInTheSearchGoesToTheFirstHit()
{
    openSample();
    auto *search = m_window->findChild<QLineEdit *>(QStringLiteral("events.filter"));
    search->setFocus();

    QTest::keyClicks(search, QStringLiteral("gl & hf"));
    press(Qt::Key_Return);

    // Where the chat says so; see the sample.
    QTRY_COMPARE(document().playback().time().tick(), Tick{1260});
    QCOMPARE(QApplication::focusWidget(), m_window->findChild<EventList *>());
}

void TestReach::downInTheSearchGoesToTheList()
{
    openSample();
    auto *search = m_window->findChild<QLineEdit *>(QStringLiteral("events.filter"));
    const Tick before = document().playback().time().tick();
    search->setFocus();

    press(Qt::Key_Down);

    auto *list = m_window->findChild<EventList *>();
    QTRY_COMPARE(QApplication::focusWidget(), list);
    QCOMPARE(list->currentIndex().row(), 0);
    QCOMPARE(document().playback().time().tick(), before);
}

void TestReach::menuKeyOpensTheMenuOfTheInspector()
{
    openSample();
    auto *page = m_window->findChild<QWidget *>(QStringLiteral("inspector"));
    QVERIFY(page);
    qobject_cast<QDockWidget *>(page->parentWidget())->raise();
    auto *tree = page->findChild<QTreeView *>();
    QVERIFY(tree);
    QTRY_VERIFY(tree->model()->rowCount() > 0);
    tree->setFocus();
    tree->setCurrentIndex(tree->model()->index(0, 0));
    bool hasOpened = false;
    QTimer closer;
    connect(&closer, &QTimer::timeout, this, [&] {
        if (auto *popup = qobject_cast<QMenu *>(QApplication::activePopupWidget())) {
            hasOpened = true;
            popup->close();
        }
    });
    closer.start(0);

    QTest::keyClick(tree, Qt::Key_F10, Qt::ShiftModifier);

    QTRY_VERIFY(hasOpened);
}

void TestReach::menuKeyOpensTheMenuOfThePicture_data()
{
    QTest::addColumn<bool>("hasPlayer");
    QTest::newRow("of nobody") << false;
    QTest::newRow("of the selected player") << true;
}

/// What the keyboard's menu key and Shift+F10 send.
void TestReach::menuKeyOpensTheMenuOfThePicture()
{
    QFETCH(bool, hasPlayer);
    openSample();
    auto &world = *m_window->findChild<WorldView *>();
    if (hasPlayer)
        document().selection().selectPlayer(document().players().inFrame(0));
    else
        document().selection().selectPlayer({});
    world.setFocus();

    QContextMenuEvent event(QContextMenuEvent::Keyboard, world.rect().center(),
                            world.mapToGlobal(world.rect().center()));
    QApplication::sendEvent(&world, &event);

    const auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QCOMPARE(menu->objectName(), QStringLiteral("worldMenu"));
    const auto follows = [](const QAction *action) {
        return action->text().contains(QStringLiteral("Follow"));
    };
    QCOMPARE(std::ranges::any_of(menu->actions(), follows), hasPlayer);
    QApplication::activePopupWidget()->close();
}

void TestReach::wholeMapIsTheWholeRunWithoutAMap()
{
    test::TinyDemo demo;
    demo.hasMap = false;
    m_window->open(test::writeTinyDemo(m_folder.path(), QStringLiteral("bare.demo"), demo));
    QTRY_COMPARE_WITH_TIMEOUT(document().phase(), OpenPhase::Ready, 120'000);
    auto &world = *m_window->findChild<WorldView *>();
    QTRY_VERIFY(document().frame() != nullptr);
    QVERIFY(!document().map().content());

    m_window->commands().run(QStringLiteral("view.fitMap"));

    // One unit in each of 400 ticks.
    const QRectF run(test::TinyStartX, test::TinyY, 400, 1);
    QTRY_VERIFY(world.control().camera().visible(world.size()).contains(run));
    QVERIFY(world.control().camera().visible(world.size()).width() < 4 * run.width());
}

/// Replays of Hollow Cube never have a map.
void TestReach::wholeMapIsTheWholeRunOfAReplay()
{
    SKIP_WITHOUT_RECORDING("hollowcube/parkour-run.hcrp");
    m_window->open(*test::realRecording(QStringLiteral("hollowcube/parkour-run.hcrp")));
    QTRY_COMPARE_WITH_TIMEOUT(document().phase(), OpenPhase::Ready, 120'000);
    auto &world = *m_window->findChild<WorldView *>();
    QTRY_VERIFY(document().frame() != nullptr);

    m_window->commands().run(QStringLiteral("view.fitMap"));

    // From its beginning to its end the runner is in sight, and the room is not much greater.
    const TickRange all = document().index()->ticks();
    QRectF run;
    for (int part = 0; part <= 20; ++part) {
        const Tick tick = all.first + (all.last - all.first) * part / 20;
        document().playback().apply(TimeCommand::goToTick(tick));
        QTRY_VERIFY_WITH_TIMEOUT(document().frame()->asked == tick && !world.scene().actors.empty(),
                                 120'000);
        const auto &place = world.scene().actors.front().position;
        const QRectF seen = world.control().camera().visible(world.size());
        QVERIFY2(seen.contains(QPointF(place.x, place.y)), qPrintable(QString::number(tick.value)));
        run |= QRectF(place.x, place.y, 1, 1);
    }
    const QRectF seen = world.control().camera().visible(world.size());
    QVERIFY(seen.width() < 4 * run.width() || seen.height() < 4 * run.height());
}

TICKSCOPE_TEST(TestReach, QApplication)
#include "test_reach.moc"
