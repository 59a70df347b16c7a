// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QListWidget>
#include <QSlider>
#include <QSpinBox>
#include <QTableWidget>

#include "tests/support/sample_teehistorian.h"
#include "tests/support/test_recordings.h"
#include "tests/ui/tabs/compare_test.h"
#include "ui/compare/splits_table.h"
#include "ui/style/elided.h"
#include "ui/texts/player_text.h"
#include "ui/world/tracks/track_layers.h"
#include "ui/world/view/camera_control.h"

using namespace tickscope;
using std::chrono::milliseconds;
using std::chrono::seconds;

/// Two recordings, or two moments of one, in one picture.
class TestCompare : public test::CompareTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { begin(); }
    void cleanup() { end(); }

    void anotherTabIsAGhost();
    void ghostOfAnotherMapSaysSo();
    void sessionWithoutAClockMayBeTheSame();
    void sidesOfOneSessionAreLaidByTick_data();
    void sidesOfOneSessionAreLaidByTick();
    void differenceIsListedAndGoneTo();
    void sameInputsAreListedAndGoneTo();
    void ghostStandsWhereItIsSetByHand();
    void ghostIsDraggedInTime();
    void ghostThatHasEndedIsNotSeen();
    void eventsAreLaidBesideEachOther();
    void onlyOnePlayerOfTheGhostIsShown();
    void ghostStaysWhenItsTabIsClosed();
    void ghostsBelongToTheirTab();
    void otherRecordingInTheTabHasNone();
    void oneRecordingAtTwoMoments();
    void splitsOfTwoRunsAreBesideEachOther();
    void splitsAreSeenAtOnce();
    void bestOfEachSplitIsMarked();
    void ghostStandsWhereItWasAtThatPlace();
};

void TestCompare::anotherTabIsAGhost()
{
    open(m_files[0]);
    open(m_files[1]);

    compareWith(m_files[0]);
    goTo(seconds(2));
    QTRY_VERIFY(isAt(seconds(2)));

    QCOMPARE(m_window->currentTab(), 1);
    QVERIFY(child<QListWidget>("compare.list").isVisible());
    QCOMPARE(child<QListWidget>("compare.list").item(0)->text(), QStringLiteral("a.demo"));
    QTRY_VERIFY(ghostScene() && !ghostScene()->actors.empty());
    // The same recording at the same moment: everybody stands twice in one place.
    QTRY_COMPARE(ghostScene()->actors.front().position, world().scene().actors.front().position);
    QCOMPARE(world().layers()[1].tint, std::optional(ghosts().all().front().look.color));
    QTRY_COMPARE(state(), QStringLiteral("at 0:02.00"));
    QCOMPARE(child<QLabel>("compare.world").text(),
             QStringLiteral("Both recorded the same session: shown by tick."));
}

void TestCompare::ghostOfAnotherMapSaysSo()
{
    open(m_files[0]);
    compareWith(test::writeTinyDemo(m_folder.path(), QStringLiteral("elsewhere.demo")));

    QTRY_VERIFY(child<QLabel>("compare.world").isVisible());
    QCOMPARE(child<QLabel>("compare.world").text(),
             QStringLiteral("On another map: compare times, not places."));
}

void TestCompare::sessionWithoutAClockMayBeTheSame()
{
    auto clockless = test::makeTinyDemo();
    std::fill_n(clockless.begin() + 156, 20, std::byte{}); // teeworlds-demo.md, section 2
    open(test::writeTinyDemo(m_folder.path(), QStringLiteral("clock.demo")));
    compareWith(test::writeRecording(m_folder.path(), QStringLiteral("other.demo"), clockless));

    QTRY_VERIFY(child<QLabel>("compare.world").text().startsWith("Both may have recorded"));
    QVERIFY(child<QLabel>("compare.world").isVisible());
}

void TestCompare::sidesOfOneSessionAreLaidByTick_data()
{
    QTest::addColumn<int>("opening");
    QTest::newRow("read now") << 1;
    // They are there before the maps.
    QTest::newRow("by indexes that were kept then") << 2;
}

void TestCompare::sidesOfOneSessionAreLaidByTick()
{
    SKIP_WITHOUT_RECORDING("teeworlds/ddnet198-server-racebox.demo");
    open(*test::realRecording("teeworlds/ddnet198-server-racebox.demo"));

    compareWith(*test::realRecording("teeworlds/ddnet198-client-carol-racebox.demo"));

    auto &table = child<QTableWidget>("compare.differences");
    const auto &note = child<QLabel>("compare.differencesNote");
    QTRY_VERIFY_WITH_TIMEOUT(
        note.text().startsWith("No differences in positions and events that both recorded."),
        120'000);
    QVERIFY(child<QLabel>("compare.differencesLimits").text().contains("a difference: "));
    QCOMPARE(ghosts().all().front().look.alignment.by, Alignment::By::Tick);
    QCOMPARE(child<QComboBox>("compare.align").currentText(), QStringLiteral("Tick number"));
    QVERIFY(child<QLabel>("compare.world").isVisible());
    QVERIFY(table.isHidden());
    // Who saw the same runs has nothing to compare of them.
    QTRY_VERIFY_WITH_TIMEOUT(ghosts().all().front().runs->result(), 120'000);
    QVERIFY(child<QTableWidget>("compare.splits").isHidden());
}

void TestCompare::differenceIsListedAndGoneTo()
{
    open(test::writeTinyDemo(m_folder.path(), QStringLiteral("one.demo")));
    compareWith(
        test::writeTinyDemo(m_folder.path(), QStringLiteral("turned.demo"), {.turnedTick = 1020}));
    auto &table = child<QTableWidget>("compare.differences");
    auto &listed = child<QComboBox>("compare.listed");
    listed.setCurrentIndex(static_cast<int>(GhostLook::Listed::Fields));
    emit listed.activated(listed.currentIndex());

    const auto &note = child<QLabel>("compare.differencesNote");
    QTRY_VERIFY(note.text().startsWith("1 difference in fields that both recorded:"));
    QVERIFY(child<QLabel>("compare.differencesLimits").text().startsWith("Left out, or compared"));
    QCOMPARE(table.rowCount(), 1);
    QCOMPARE(table.item(0, 3)->text(), QStringLiteral("0"));
    QCOMPARE(table.item(0, 4)->text(), QStringLiteral("1"));
    // A click goes there in both.
    emit table.itemClicked(table.item(0, 1));
    QCOMPARE(m_window->page().document().playback().time().tick(), Tick{1020});
    QCOMPARE(ghosts().all().front().pairing->rightOf({1020}), std::optional(Tick{1020}));
}

void TestCompare::sameInputsAreListedAndGoneTo()
{
    const auto save = [this](const char *name, std::int32_t firstTick) {
        return test::writeRecording(m_folder.path(), QString::fromLatin1(name),
                                    test::makeTinyTeehistorian({.firstTick = firstTick}));
    };
    open(save("one.teehistorian", 100));
    compareWith(save("copy.teehistorian", 5000));
    auto &table = child<QTableWidget>("compare.differences");

    auto &listed = child<QComboBox>("compare.listed");
    listed.setCurrentIndex(static_cast<int>(GhostLook::Listed::SameInputs));
    emit listed.activated(listed.currentIndex());

    QTRY_VERIFY_WITH_TIMEOUT(table.rowCount() > 0, 120'000);
    QVERIFY(child<QLabel>("compare.differencesNote").text().contains(QStringLiteral("By chance")));
    const QString length = table.item(0, 1)->text();
    QVERIFY2(length.contains(QLatin1String(" ticks, 0:0")), qPrintable(length));
    QCOMPARE(table.item(0, 3)->text(), QStringLiteral("Anna"));
    QVERIFY(table.item(0, 4)->text().contains(QStringLiteral(", from 5,")));
    const Tick first{table.item(0, 0)->data(Qt::UserRole).toLongLong()};
    emit table.itemClicked(table.item(0, 1));
    QCOMPARE(m_window->page().document().playback().time().tick(), first);
}

void TestCompare::ghostStandsWhereItIsSetByHand()
{
    open(m_files[0]);
    open(m_files[1]);
    compareWith(m_files[0]);

    child<QDoubleSpinBox>("compare.nudge").setValue(1.5);
    child<QSlider>("compare.opacity").setValue(40);
    goTo(seconds(1));

    QCOMPARE(ghosts().layers().front().timeAt(seconds(1)), Time(milliseconds(2500)));
    QCOMPARE(ghosts().layers().front().opacity, 0.4);
    QTRY_COMPARE(state(), QStringLiteral("at 0:02.50"));
    // Half a second behind it the ghost stands where its own player will stand later.
    goTo(seconds(2));
    QTRY_VERIFY(isAt(seconds(2)));
    world().grab();
    QVERIFY(!world().scene().actors.empty());
    const Vector2 own = world().scene().actors.front().position;
    goTo(milliseconds(500));
    QTRY_VERIFY(isAt(milliseconds(500)));
    QTRY_VERIFY(ghostScene() && !ghostScene()->actors.empty());
    QTRY_COMPARE_WITH_TIMEOUT(ghostScene()->actors.front().position, own, 120'000);
}

void TestCompare::ghostIsDraggedInTime()
{
    open(m_files[0]);
    compareWith(m_files[0]);
    auto &strip = child<QWidget>("compare.strip");
    QTRY_VERIFY(strip.isVisible());
    auto &nudge = child<QDoubleSpinBox>("compare.nudge");
    const QPoint place(strip.width() / 2, strip.height() * 3 / 4);
    const auto moveTo = [&](QPoint to, Qt::KeyboardModifiers modifiers) {
        QMouseEvent move(QEvent::MouseMove, to, strip.mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                         modifiers);
        QCoreApplication::sendEvent(&strip, &move);
    };

    QTest::mousePress(&strip, Qt::LeftButton, {}, place);
    moveTo(place - QPoint(20, 0), {});

    const double ahead = nudge.value();
    QVERIFY(ahead > 0);
    QCOMPARE(ghosts().all().front().look.alignment.nudge,
             std::chrono::duration_cast<Time>(std::chrono::duration<double>(ahead)));
    QTest::keyClick(&strip, Qt::Key_Escape);
    QCOMPARE(nudge.value(), 0.0);
    moveTo(place + QPoint(20, 0), {}); // of nothing any more
    QCOMPARE(nudge.value(), 0.0);
    QTest::mouseRelease(&strip, Qt::LeftButton, {}, place);
    // To the right it is there later; with Shift by a tick for each pixel.
    QTest::mousePress(&strip, Qt::LeftButton, {}, place);
    moveTo(place + QPoint(5, 0), Qt::ShiftModifier);
    QTest::mouseRelease(&strip, Qt::LeftButton, {}, place);
    QCOMPARE(nudge.value(), -0.1);
    goTo(seconds(2));
    QTRY_COMPARE(state(), QStringLiteral("at 0:01.90"));
}

void TestCompare::ghostThatHasEndedIsNotSeen()
{
    open(m_files[0]);
    open(m_files[1]);
    compareWith(m_files[0]);
    const Time length = document(0).index()->time().length();
    goTo(seconds(1));
    QTRY_VERIFY(ghostScene() && !ghostScene()->actors.empty());

    child<QDoubleSpinBox>("compare.nudge").setValue(std::chrono::duration<double>(length).count());

    QTRY_VERIFY(ghostScene() && ghostScene()->actors.empty());
    QVERIFY2(state().startsWith(QStringLiteral("ended ")), qPrintable(state()));
    child<QDoubleSpinBox>("compare.nudge").setValue(-3);
    QTRY_VERIFY(ghostScene() && ghostScene()->actors.empty());
    QTRY_COMPARE(state(), QStringLiteral("begins in 0:02.00"));
}

void TestCompare::eventsAreLaidBesideEachOther()
{
    open(m_files[0]);
    open(m_files[1]);
    compareWith(m_files[0]);
    auto &align = child<QComboBox>("compare.align");
    auto &kind = child<QComboBox>("compare.kind");
    QVERIFY(!kind.isVisible());

    align.setCurrentIndex(static_cast<int>(Alignment::By::Event));
    emit align.activated(align.currentIndex());
    QVERIFY(kind.isVisible());
    kind.setCurrentIndex(kind.findData(QStringLiteral("kill")));
    QVERIFY(kind.currentIndex() >= 0);
    emit kind.activated(kind.currentIndex());
    child<QSpinBox>("compare.other-number").setValue(2);

    EventQuery kills;
    kills.kinds = {"kill"};
    const Index &index = *document(0).index();
    const auto first = tickOfEvent(document(0).index(), kills, 1);
    const auto second = tickOfEvent(document(0).index(), kills, 2);
    QVERIFY(first && second);
    QCOMPARE(ghosts().layers().front().timeAt(index.time().timeAt(*first)),
             index.time().timeAt(*second));
    // What is not there is said, and nobody stands anywhere.
    child<QSpinBox>("compare.other-number").setValue(99'999);
    QTRY_COMPARE(state(), QStringLiteral("not shown"));
    QCOMPARE(child<QLabel>("compare.world").text(),
             QStringLiteral("Not shown: one of the recordings has no such event."));
    QTRY_COMPARE(world().layers().size(), std::size_t{1});
}

void TestCompare::onlyOnePlayerOfTheGhostIsShown()
{
    open(m_files[0]);
    open(m_files[1]);
    compareWith(m_files[0]);
    goTo(seconds(2));
    QTRY_VERIFY(ghostScene() && ghostScene()->actors.size() > 1);

    auto &subject = child<QComboBox>("compare.subject");
    subject.setCurrentIndex(1);
    emit subject.activated(1);

    QTRY_VERIFY(ghostScene() && ghostScene()->actors.size() == 1);
    QCOMPARE(QString::fromStdString(ghostScene()->actors.front().name), subject.currentText());
}

void TestCompare::ghostStaysWhenItsTabIsClosed()
{
    open(m_files[0]);
    open(m_files[1]);
    compareWith(m_files[0]);

    m_window->closeTab(0);
    goTo(seconds(2));

    QCOMPARE(m_window->count(), 1);
    QTRY_VERIFY(ghostScene() && !ghostScene()->actors.empty());
}

void TestCompare::ghostsBelongToTheirTab()
{
    open(m_files[0]);
    open(m_files[1]);
    compareWith(m_files[0]);

    m_window->setCurrentTab(0);

    QVERIFY(ghosts().all().empty());
    QTRY_COMPARE(world().layers().size(), std::size_t{1});
    m_window->setCurrentTab(1);
    QTRY_COMPARE(world().layers().size(), std::size_t{2});
    press(Qt::Key_Tab); // to a place where Delete means the list
    auto &list = child<QListWidget>("compare.list");
    list.setFocus();
    QTest::keyClick(&list, Qt::Key_Delete);
    QVERIFY(ghosts().all().empty());
    QTRY_COMPARE(world().layers().size(), std::size_t{1});
}

void TestCompare::otherRecordingInTheTabHasNone()
{
    open(m_files[0]);
    open(m_files[1]);
    compareWith(m_files[0]);

    m_window->page().document().open(m_files[2]);

    QTRY_COMPARE_WITH_TIMEOUT(m_window->page().document().phase(), OpenPhase::Ready, 120'000);
    QVERIFY(ghosts().all().empty());
}

void TestCompare::oneRecordingAtTwoMoments()
{
    open(m_files[0]);

    compareWith(m_files[0]);
    child<QDoubleSpinBox>("compare.nudge").setValue(1);
    goTo(seconds(1));

    QCOMPARE(m_window->count(), 1);
    QTRY_VERIFY(ghostScene() && !ghostScene()->actors.empty());
    QTRY_COMPARE(state(), QStringLiteral("at 0:02.00"));
}

void TestCompare::splitsOfTwoRunsAreBesideEachOther()
{
    SKIP_WITHOUT_RECORDING("hollowcube/parkour-run.hcrp");
    SKIP_WITHOUT_RECORDING("hollowcube/tiny.hcrp");
    open(*test::realRecording(QStringLiteral("hollowcube/parkour-run.hcrp")));

    compareWith(*test::realRecording(QStringLiteral("hollowcube/tiny.hcrp")));

    auto &table = child<QTableWidget>("compare.splits");
    QTRY_VERIFY_WITH_TIMEOUT(!table.isHidden(), 120'000);
    QCOMPARE(table.rowCount(), 35); // a checkpoint of the ghost, 33 others and the finish
    // Two runs begin together, each with its own start.
    const Alignment &alignment = ghosts().all().front().look.alignment;
    QCOMPARE(alignment.by, Alignment::By::Event);
    QCOMPARE(alignment.event.kinds, KindSet{"start"});
    QCOMPARE(child<QComboBox>("compare.align").currentText(), QStringLiteral("Event"));
    const auto text = [&table](int row, int column) { return table.item(row, column)->text(); };
    QCOMPARE(text(0, 1), QStringLiteral("–"));
    QCOMPARE(text(0, 2), QStringLiteral("0:00.25"));
    QCOMPARE(text(1, 1), QStringLiteral("0:08.45"));
    QCOMPARE(text(1, 2), QStringLiteral("–"));
    QCOMPARE(text(34, 0), QStringLiteral("Finish"));
    QCOMPARE(text(34, 1), QStringLiteral("9:45.35"));
    QCOMPARE(text(34, 2), QStringLiteral("0:00.35"));
    QCOMPARE(text(34, 3), QStringLiteral("585.00 earlier"));
    // Enter, or a double click, goes there.
    emit table.itemActivated(table.item(1, 0));
    const auto shownTick = [this] { return m_window->page().document().playback().time().tick(); };
    QCOMPARE(shownTick(), Tick{461});
    // On a time of the ghost to where the ghost is then.
    const Ghost &ghost = ghosts().all().front();
    const Tick finish = ghost.runs->result()->splits.back().right->tick;
    emit table.itemActivated(table.item(34, 2));
    QCOMPARE(ghost.pairing->rightOf(shownTick()), std::optional(finish));
    // It has no such checkpoint.
    emit table.itemActivated(table.item(1, 2));
    QCOMPARE(ghost.pairing->rightOf(shownTick()), std::optional(finish));
    emit table.itemActivated(table.item(34, 3));
    QVERIFY(shownTick() > Tick{461});
    m_window->page().ghosts().remove(0);
    QTRY_VERIFY(table.isHidden());
}

void TestCompare::splitsAreSeenAtOnce()
{
    open(m_files[0]);
    open(m_files[1]);
    compareWith(m_files[0]);
    // Sides of one session, laid by tick, show none.
    auto &align = child<QComboBox>("compare.align");
    align.setCurrentIndex(static_cast<int>(Alignment::By::Start));
    emit align.activated(align.currentIndex());
    QTRY_VERIFY(ghosts().all().front().runs && ghosts().all().front().runs->result());

    auto &splits = static_cast<SplitsTable &>(child<QTableWidget>("compare.splits"));
    const RunSplit::Side side{Tick{1}, seconds(62)};
    splits.show({{"1", side, side}, {"2", side, side}, {"", side, side}});

    const auto isInSight = [rows = splits.viewport()] {
        return rows->height() > 0 && rows->visibleRegion().boundingRect() == rows->rect();
    };
    QTRY_VERIFY(isInSight());
    // The list ends with its ghost.
    const auto &list = child<QListWidget>("compare.list");
    QVERIFY(list.height() < 2 * list.visualItemRect(list.item(0)).height());
    m_window->resize(1280, 720);
    QTRY_VERIFY(isInSight());
}

void TestCompare::bestOfEachSplitIsMarked()
{
    const auto side = [](int time) { return RunSplit::Side{{time}, seconds(time)}; };
    SplitsTable table;
    // The ghost is first at "b", though the way there took it longer; of "c" it is not known.
    table.show({{"a", side(5), side(2)},
                {"b", side(7), side(6)},
                {"c", side(9), {}},
                {"", side(10), side(9)}});

    QStringList marked;
    for (int row = 0; row < table.rowCount(); ++row) {
        QString marks;
        for (int column = 0; column < table.columnCount(); ++column)
            marks += table.item(row, column)->font().bold() ? u'x' : u'-';
        marked << marks;
    }
    QCOMPARE(marked, QStringList({"--x-", "-x--", "----", "----"}));
}

void TestCompare::ghostStandsWhereItWasAtThatPlace()
{
    open(m_files[0]);
    open(m_files[1]);
    compareWith(m_files[0]);
    auto &align = child<QComboBox>("compare.align");
    auto &plot = child<QWidget>("compare.lag");
    auto &splits = child<QTableWidget>("compare.splits");
    const auto &ownPlayer = child<QComboBox>("compare.own-player");
    const auto choose = [](QComboBox &box, int row) {
        box.setCurrentIndex(row);
        emit box.activated(row);
    };
    QVERIFY(!ownPlayer.isVisible());

    choose(align, static_cast<int>(Alignment::By::Place));
    QVERIFY(ownPlayer.isVisible());
    QVERIFY(!child<QComboBox>("compare.kind").isVisible());
    // It is the same run, of whoever ran it.
    QTRY_VERIFY(!plot.isHidden());
    QCOMPARE(ghosts().all().front().runs->result()->lags.back().lag, std::optional(Time{0}));
    m_window->resize(1366, 768);
    const RunSplit::Side side{Tick{1}, seconds(62)};
    static_cast<SplitsTable &>(splits).show({{"1", side, side}, {"", side, side}});
    const QModelIndex sum = splits.model()->index(splits.rowCount() - 1, 0);
    QCOMPARE(sum.data().toString(), QStringLiteral("Sum of best"));
    QTRY_VERIFY(splits.columnWidth(0) >= splits.sizeHintForIndex(sum).width());
    goTo(seconds(2));
    QTRY_COMPARE(state(), QStringLiteral("at 0:02.00"));
    // By hand it is further on.
    child<QDoubleSpinBox>("compare.nudge").setValue(0.5);
    QTRY_COMPARE(state(), QStringLiteral("at 0:02.50"));
    // A click goes along the way.
    const auto shownTick = [this] { return m_window->page().document().playback().time().tick(); };
    QTest::mouseClick(&plot, Qt::LeftButton, {}, {plot.width() - 30, plot.height() / 2});
    const Tick late = shownTick();
    QTest::mouseClick(&plot, Qt::LeftButton, {}, {plot.width() / 2, plot.height() / 2});
    QVERIFY(shownTick() < late);
    // Of another map no place is the same.
    ghosts().remove(0);
    compareWith(test::writeTinyDemo(m_folder.path(), QStringLiteral("elsewhere.demo")));
    choose(align, static_cast<int>(Alignment::By::Place));
    QTRY_COMPARE(state(), QStringLiteral("not shown"));
    QCOMPARE(
        child<QLabel>("compare.world").text(),
        QStringLiteral("Not shown: places can only be compared in recordings of the same world "
                       "or map, by its id or hash."));
    QVERIFY(plot.isHidden());
}

TICKSCOPE_TEST(TestCompare, QApplication)
#include "test_compare.moc"
