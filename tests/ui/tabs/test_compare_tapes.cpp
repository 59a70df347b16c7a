// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>

#include <QDoubleSpinBox>

#include "tests/support/test_recordings.h"
#include "tests/ui/tabs/compare_test.h"
#include "ui/tape/tape_view.h"

using namespace tickscope;

/// Inputs of two recordings, one under the other.
class TestCompareTapes : public test::CompareTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { begin(); }
    void cleanup() { end(); }

    void aimsThatDifferAreMarked();
    void tapesStandOneUnderTheOther();
    void ghostLaneIsOfOnePerson();
};

void TestCompareTapes::aimsThatDifferAreMarked()
{
    open(test::writeTinyDemo(m_folder.path(), QStringLiteral("one.demo")));
    compareWith(
        test::writeTinyDemo(m_folder.path(), QStringLiteral("turned.demo"), {.turnedTick = 1020}));
    Document &shown = m_window->page().document();
    const PlayerTable &players = shown.index()->players();
    const PlayerRef anna = refOf(players, *players.holdersOf(test::TinyFirstName).front());
    m_window->page().commands().run(QStringLiteral("panel.inputTape"));
    shown.selection().follow(anna);
    shown.selection().selectPlayer(anna);
    auto &tape = child<TapeView>("inputTape.view");
    const auto aim = [&tape] {
        const auto &rows = tape.rows().rows;
        const auto found = std::ranges::find_if(rows, [&tape](const TapeRow &row) {
            return row.kind == TapeRow::Kind::Aim && tape.ownRowOf(row);
        });
        return found == rows.end() ? nullptr : &*found;
    };

    QTRY_VERIFY_WITH_TIMEOUT(aim(), 120'000);

    // Every second tick is recorded.
    QTRY_COMPARE(differencesOf(tape.piecesInView(), *aim(), *tape.ownRowOf(*aim())),
                 (std::vector<TickRange>{{Tick{1020}, Tick{1021}}}));
}

void TestCompareTapes::tapesStandOneUnderTheOther()
{
    SKIP_WITHOUT_RECORDING("teeworlds/ddnet164-client-alice-sunny.demo");
    open(*test::realRecording("teeworlds/ddnet164-server-sunny.demo"));
    compareWith(*test::realRecording("teeworlds/ddnet164-client-alice-sunny.demo"));
    QTRY_VERIFY(ghosts().all().front().pairing);
    Document &shown = m_window->page().document();
    const PlayerTable &players = shown.index()->players();
    m_window->page().commands().run(QStringLiteral("panel.inputTape"));
    auto &tape = child<TapeView>("inputTape.view");
    const auto lanes = [&tape] {
        std::vector<const TapeRow *> titles;
        for (const TapeRow &row : tape.rows().rows) {
            if (row.kind == TapeRow::Kind::Lane)
                titles.push_back(&row);
        }
        return titles;
    };
    /// Ticks in view in which an input of the second lane is not that of the first one.
    const auto differences = [&] {
        std::size_t ticks = 0;
        for (const TapeRow &row : tape.rows().rows) {
            const TapeRow *own = tape.ownRowOf(row);
            if (!own || row.kind != TapeRow::Kind::Track)
                continue;
            for (const TickRange &range : differencesOf(tape.piecesInView(), row, *own))
                ticks += static_cast<std::size_t>(range.last - range.first + 1);
        }
        return ticks;
    };

    const PlayerRef npc = refOf(players, *players.holdersOf("npc00").front());
    shown.selection().follow(npc);
    shown.selection().selectPlayer(npc);

    QTRY_VERIFY_WITH_TIMEOUT(
        lanes().size() > 2
            && tape.ownerOf(*lanes()[1]->lane)
                   == QStringLiteral("npc00, ddnet164-client-alice-sunny.demo"),
        120'000);
    QCOMPARE(tape.ownerOf(*lanes()[0]->lane), QStringLiteral("npc00"));
    QVERIFY(!lanes()[1]->lane->isPerson());
    // Both recorded the same.
    QCOMPARE(differences(), std::size_t{0});
    // A second later they do other things, and hovering says both.
    child<QDoubleSpinBox>("compare.nudge").setValue(1);
    QTRY_VERIFY_WITH_TIMEOUT(differences() > 100, 120'000);
    const auto &rows = tape.rows().rows;
    const auto track = std::ranges::find_if(rows, [&tape](const TapeRow &row) {
        return row.kind == TapeRow::Kind::Track && tape.ownRowOf(row);
    });
    QVERIFY(track->lane == lanes()[1]->lane);
    QVERIFY(tape.hintOf(*track, {1500}).lines.back().startsWith(QStringLiteral("npc00: ")));
    QVERIFY(tape.hintOf(*tape.ownRowOf(*track), {1500})
                .lines.back()
                .startsWith(QStringLiteral("npc00, ddnet164-client-alice-sunny.demo: ")));
    ghosts().remove(0);
    QVERIFY(std::ranges::all_of(lanes(), [](const TapeRow *row) { return row->lane->isPerson(); }));
}

/// The client ID was somebody else's before.
void TestCompareTapes::ghostLaneIsOfOnePerson()
{
    SKIP_WITHOUT_RECORDING("teeworlds/ddnet198-server-racebox.demo");
    open(*test::realRecording("teehistorian/ddnet198-racebox.teehistorian"));
    compareWith(*test::realRecording("teeworlds/ddnet198-server-racebox.demo"));
    QTRY_VERIFY(ghosts().all().front().pairing);
    const Shared<Index> index = ghosts().all().front().content.index;
    const Player &later = *index->players().holdersOf("npc01").back();
    GhostLook look = ghosts().all().front().look;
    look.subject = refOf(index->players(), later);
    ghosts().setLook(0, look);
    Document &shown = m_window->page().document();
    m_window->page().commands().run(QStringLiteral("panel.inputTape"));
    auto &tape = child<TapeView>("inputTape.view");

    const PlayerTable &players = shown.index()->players();
    shown.selection().selectPlayer(refOf(players, *players.holdersOf("npc01").back()));

    const auto lane = [&tape]() -> const TapeLane * {
        for (const TapeRow &row : tape.rows().rows) {
            if (row.kind == TapeRow::Kind::Lane && row.lane->who.client < NoClient)
                return row.lane.get();
        }
        return nullptr;
    };
    QTRY_VERIFY_WITH_TIMEOUT(lane(), 120'000);
    QCOMPARE(tape.ownerOf(*lane()),
             QStringLiteral("npc01 #%1, ddnet198-server-racebox.demo").arg(later.id));
    const InputTape &theirs = *tape.piecesInView().back();
    QVERIFY(!theirs.sources.empty());
    for (const InputSource &source : theirs.sources) {
        for (const InputRun &run : source.present) {
            for (const Tick tick : {run.first, run.last})
                QVERIFY(later.clientAt(*ghosts().all().front().pairing->rightOf(tick)));
        }
    }
    // In the picture the number stands behind the name, too.
    const Tick there = theirs.sources.front().present.front().first + 50;
    shown.playback().apply(TimeCommand::goToTick(there));
    QTRY_VERIFY(ghostScene() && !ghostScene()->actors.empty());
    const std::map<int, int> number{{ghostScene()->actors.front().client, later.id}};
    QCOMPARE(world().layers()[1].playerNumbers, number);
}

TICKSCOPE_TEST(TestCompareTapes, QApplication)
#include "test_compare_tapes.moc"
