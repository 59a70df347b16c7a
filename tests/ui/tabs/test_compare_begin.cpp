// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QListWidget>
#include <QMimeData>
#include <QTableWidget>
#include <QTreeView>

#include "tests/support/skips.h"
#include "tests/support/test_recordings.h"
#include "tests/ui/tabs/compare_test.h"
#include "ui/library/library_model.h"
#include "ui/library/library_settings.h"
#include "ui/library/start_page.h"

using namespace tickscope;

/// How recordings come into one picture.
class TestCompareBegin : public test::CompareTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { begin(); }
    void cleanup() { end(); }

    void fileDroppedWithShiftIsAGhost_data();
    void fileDroppedWithShiftIsAGhost();
    void severalOfTheLibraryAreInOnePicture();
    void oneOfTheLibraryIsComparedWithTheOpenOne();
    void panelOfGhostsThatComeFirstIsInFront();
    void runThatTookAnotherWayBeginsWithThisOne();
    void runOfWhoRecordedOrIsFollowedCounts();
    void manySplitsAreScrolledByThePanel();
    void fileIsOpenedInATabBehind();
    void fileThatHasNoRoomAsAGhostIsTold();

private:
    /// Selects \a names in it.
    void showLibraryWith(const QStringList &names);
};

void TestCompareBegin::showLibraryWith(const QStringList &names)
{
    library_settings::addFolder(m_folder.path());
    m_window->page().commands().run(QStringLiteral("library.show"));
    auto &rows = child<QTreeView>("libraryRows");
    const auto &model = *m_window->findChild<LibraryModel *>();
    const auto select = [&] {
        rows.selectionModel()->clear();
        for (int row = 0; row < model.rowCount(); ++row) {
            if (const auto *recording = model.recordingAt(row);
                recording && names.contains(recording->name()))
                rows.selectionModel()->select(model.index(row, 0), QItemSelectionModel::Select
                                                                       | QItemSelectionModel::Rows);
        }
        return rows.selectionModel()->selectedRows().size() == names.size();
    };
    QTRY_VERIFY_WITH_TIMEOUT(
        !m_window->findChild<StartPage *>()->library().isScanning() && select(), 60'000);
}

void TestCompareBegin::fileDroppedWithShiftIsAGhost_data()
{
    QTest::addColumn<bool>("isOnPage");
    QTest::newRow("on the picture") << true;
    QTest::newRow("on the row of tabs") << false;
}

void TestCompareBegin::fileDroppedWithShiftIsAGhost()
{
    QFETCH(const bool, isOnPage);
    QWidget *target = isOnPage ? static_cast<QWidget *>(&m_window->page()) : m_window.get();
    open(m_files[0]);
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(m_files[1])});
    constexpr auto Actions = Qt::CopyAction | Qt::MoveAction; // as file managers offer
    QDragEnterEvent enter({200, 200}, Actions, &mime, Qt::LeftButton, Qt::ShiftModifier);
    enter.setDropAction(Qt::MoveAction); // with Shift they propose that
    QCoreApplication::sendEvent(target, &enter);
    QCOMPARE(enter.dropAction(), Qt::CopyAction);
    QDropEvent drop({200, 200}, Actions, &mime, Qt::LeftButton, Qt::ShiftModifier);

    QCoreApplication::sendEvent(target, &drop);

    QVERIFY(drop.isAccepted());
    QCOMPARE(drop.dropAction(), Qt::CopyAction); // nobody moves the file
    QTRY_VERIFY_WITH_TIMEOUT(!ghosts().all().empty() && ghosts().all().back().frames, 120'000);
    QCOMPARE(child<QListWidget>("compare.list").item(0)->text(), QStringLiteral("b.demo"));
}

void TestCompareBegin::severalOfTheLibraryAreInOnePicture()
{
    showLibraryWith({"a.demo", "b.demo", "c.demo"});

    m_window->page().commands().run(QStringLiteral("library.compare"));

    QTRY_COMPARE_WITH_TIMEOUT(ghosts().all().size(), std::size_t{2}, 120'000);
    QTRY_VERIFY_WITH_TIMEOUT(ghosts().all().back().frames, 120'000);
    QCOMPARE(m_window->count(), 3);
    QCOMPARE(m_window->currentTab(), 0);
    // Once more: they are there already.
    m_window->page().commands().run(QStringLiteral("library.show"));
    m_window->page().commands().run(QStringLiteral("library.compare"));
    QTRY_COMPARE_WITH_TIMEOUT(m_window->currentTab(), 0, 120'000);
    QCOMPARE(ghosts().all().size(), std::size_t{2});
}

void TestCompareBegin::oneOfTheLibraryIsComparedWithTheOpenOne()
{
    showLibraryWith({"b.demo"});
    const QAction *action = m_window->page().commands().action(QStringLiteral("library.compare"));
    QVERIFY(!action->isEnabled()); // with what?
    open(m_files[0]);
    m_window->page().commands().run(QStringLiteral("library.show"));
    QCOMPARE(m_window->currentTab(), 1);
    QTRY_VERIFY(action->isEnabled());

    m_window->page().commands().run(QStringLiteral("library.compare"));

    QTRY_VERIFY_WITH_TIMEOUT(!ghosts().all().empty() && ghosts().all().back().frames, 120'000);
    QCOMPARE(m_window->page().document().path(), m_files[0]);
    QCOMPARE(ghosts().all().front().path, m_files[1]);
}

/// As the command line has it with --compare: both are there before the window is.
void TestCompareBegin::panelOfGhostsThatComeFirstIsInFront()
{
    m_window = std::make_unique<TabbedWindow>(m_registry);
    m_window->resize(1600, 1000);
    m_window->open(m_files[0]);
    m_window->compareWith(m_files[1]);

    m_window->show();

    QTRY_VERIFY_WITH_TIMEOUT(!ghosts().all().empty() && ghosts().all().back().frames, 120'000);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->page().document().phase(), OpenPhase::Ready, 120'000);
    const auto &list = child<QListWidget>("compare.list");
    QTRY_VERIFY(!list.visibleRegion().isEmpty());
    // There is more to see and to choose than of the players, whose place it shares.
    QTRY_VERIFY(child<QDockWidget>("compareDockFrame").height()
                > child<QDockWidget>("inspectorDockFrame").height());
    // In one column it shares its place with the events, which are in front elsewhere.
    m_window->resize(1280, 720);
    QTRY_VERIFY(m_window->page().width() <= 1280);
    QCoreApplication::processEvents();
    QTRY_VERIFY(!list.visibleRegion().isEmpty());
}

void TestCompareBegin::runThatTookAnotherWayBeginsWithThisOne()
{
    const auto other = test::realRecording(QStringLiteral("hollowcube/parkour-run.hcrp"));
    const auto here = test::realRecording(QStringLiteral("odd/race-12345ms.hcrp"));
    if (!other || !here)
        SKIP_MISSING();
    open(*here);
    compareWith(*other);
    const GhostLook &look = ghosts().all().front().look;

    ghosts().showRun(0, QStringLiteral("Subject"), {});

    QTRY_COMPARE_WITH_TIMEOUT(look.alignment.by, Alignment::By::Event, 120'000);
    QVERIFY(ghosts().all().front().pairing);
    // Who wants it by place is told why that cannot be.
    GhostLook byPlace = look;
    byPlace.alignment.by = Alignment::By::Place;
    ghosts().setLook(0, byPlace);
    QTRY_VERIFY_WITH_TIMEOUT(ghosts().all().front().fault, 120'000);
    QCOMPARE(look.alignment.by, Alignment::By::Place);
}

void TestCompareBegin::runOfWhoRecordedOrIsFollowedCounts()
{
    // Others are faster: "npc00" finished in 0.14 s, who recorded in 0.16 s.
    const auto own = test::realRecording(
        QStringLiteral("teeworlds/ddnet198-client-carol-racebox.demo"));
    if (!own)
        SKIP_MISSING();
    open(*own);
    const QString copy = m_folder.filePath(QStringLiteral("copy.demo"));
    QFile::remove(copy);
    QVERIFY(QFile::copy(*own, copy));
    compareWith(copy);
    const Ghost &ghost = ghosts().all().front();
    const auto &players = m_window->page().document().index()->players();
    const auto run = [&ghost, &players](bool isOwn) -> QString {
        const auto found = ghost.runs ? ghost.runs->result() : nullptr;
        const auto &who = found && isOwn ? found->ownPlayer : found->player;
        return found && who ? QString::fromStdString(players.of(*who)->name()) : QString();
    };
    QTRY_COMPARE_WITH_TIMEOUT(run(true), QStringLiteral("Carol2"), 120'000);
    QCOMPARE(run(false), QStringLiteral("Carol2"));

    const auto &npc = *players.holdersOf("npc00").front();
    m_window->page().document().selection().follow(refOf(players, npc));

    QTRY_COMPARE_WITH_TIMEOUT(run(true), QStringLiteral("npc00"), 120'000);
    QCOMPARE(run(false), QStringLiteral("Carol2"));
}

void TestCompareBegin::manySplitsAreScrolledByThePanel()
{
    const auto run = test::realRecording(QStringLiteral("hollowcube/parkour-run.hcrp"));
    const auto other = test::realRecording(QStringLiteral("hollowcube/tiny.hcrp"));
    if (!run || !other)
        SKIP_MISSING();
    open(*run);
    compareWith(*other);
    auto &table = child<QTableWidget>("compare.splits");
    QTRY_COMPARE_WITH_TIMEOUT(table.rowCount(), 35, 120'000);

    QTRY_COMPARE(table.viewport()->height(), 35 * table.rowHeight(0));
    table.setCurrentCell(34, 1);
    QVERIFY(table.viewport()->visibleRegion().contains(
        table.visualItemRect(table.item(34, 1)).center()));

    // A checkpoint with nothing but a random number for a name is said by its place.
    QCOMPARE(table.item(0, 0)->text(), QStringLiteral("checkpoint-one"));
    QCOMPARE(table.item(33, 0)->text(), QStringLiteral("34"));
    QVERIFY(table.item(33, 0)->toolTip().contains(QStringLiteral("000000000033")));
}

void TestCompareBegin::fileIsOpenedInATabBehind()
{
    open(m_files[0]);

    compareWith(m_files[2]);

    QCOMPARE(m_window->count(), 2);
    QCOMPARE(m_window->currentTab(), 0);
    QCOMPARE(m_window->page().document().path(), m_files[0]);
    QCOMPARE(ghosts().all().front().path, m_files[2]);
}

void TestCompareBegin::fileThatHasNoRoomAsAGhostIsTold()
{
    open(m_files[0]);

    for (int i = 0; i < 4; ++i)
        m_window->compareWith(m_files[1]);

    QCOMPARE(ghosts().all().size(), std::size_t{3});
    QVERIFY(m_window->page().messages().text().contains(QStringLiteral("no room")));
}

TICKSCOPE_TEST(TestCompareBegin, QApplication)
#include "test_compare_begin.moc"
