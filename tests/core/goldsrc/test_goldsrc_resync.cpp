// SPDX-License-Identifier: GPL-3.0-or-later
//
// Holes in the frames of GoldSrc demos: reading goes on at the next frames that can be found.

#include <random>

#include <QTest>

#include "core/base/limits.h"
#include "core/formats/goldsrc/container/demo_directory.h"
#include "core/timeline/cursor.h"
#include "core/timeline/index_pass.h"
#include "tests/core/goldsrc/goldsrc_facts.h"
#include "tests/support/goldsrc/goldsrc_demo_writer.h"
#include "tests/support/goldsrc/goldsrc_message_writer.h"
#include "tests/support/state_fields.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::goldsrc;
using namespace tickscope::test;

namespace {

constexpr int TickCount = 200;

/// What stands where bytes were.
enum class Filling { Zeros, Noise, Ones };

std::vector<Segment> segmentsOf(const Bytes &bytes)
{
    const auto source = memorySource(bytes, "sample.dem");
    return findSegments(source, readDemoHeader(*source, {}).value(), {}).value().segments;
}

Bytes withHole(Bytes bytes, std::size_t begin, std::size_t size, Filling filling)
{
    std::mt19937 random(7);
    for (std::size_t i = begin; i < begin + size; ++i) {
        const unsigned noise = random() & 0xFFU;
        bytes[i] = static_cast<std::byte>(filling == Filling::Zeros   ? 0U
                                          : filling == Filling::Noise ? noise
                                                                      : 0xFFU);
    }
    return bytes;
}

/// Where the recorder is at each tick that can be read.
std::vector<double> recorderX(const Shared<Recording> &recording, const Index &index)
{
    std::vector<double> places;
    Cursor cursor(recording, limits::CursorCache);
    const auto mover = recordedMotion()->makeMover();
    const bool isOld = recording->info().formatVersion == 4;
    for (Tick tick = index.ticks().first; tick <= index.ticks().last; tick = tick + 1) {
        const auto frame = cursor.frameAt(tick, index, *mover, {}).value();
        const WorldState &state = *frame.at.value().recorded;
        places.push_back(isOld ? numberOf(state, "ClientData", 0, "origin[0]")
                               : numberOf(state, "View", 0, "simorg[0]"));
    }
    return places;
}

/// A demo whose LOADING has a frame for the server, and one for each of two players.
struct LoadingFrames {
    Bytes file;
    std::size_t firstPlayer = 0; ///< Where the frame of a player begins.
    std::size_t secondPlayer = 0;
};

LoadingFrames demoWithLoadingFrames()
{
    LoadingFrames demo;
    GoldsrcDemoWriter writer;
    writer.beginSegment(0);
    writer.message(0, {40, 90}, GoldsrcMessages().serverInfo(4, 0).bytes());
    demo.firstPlayer = writer.size();
    writer.message(0, {41, 95}, GoldsrcMessages().userInfo(0, 101, R"(\name\Gordon)").bytes());
    demo.secondPlayer = writer.size();
    writer.message(0, {42, 99}, GoldsrcMessages().userInfo(1, 102, R"(\name\Barney)").bytes());
    writer.endMark({42, 99});
    writer.beginSegment(1);
    writer.demoStart();
    for (int tick = 0; tick < 20; ++tick)
        writer.message(1, {static_cast<float>(tick), tick}, GoldsrcMessages().time(1).bytes());
    writer.endMark({20, 20});
    demo.file = writer.finished();
    return demo;
}

} // namespace

Q_DECLARE_METATYPE(Filling)

class TestGoldsrcResync : public QObject
{
    Q_OBJECT

private slots:
    void holeCostsOnlyItsFrames_data();
    void holeCostsOnlyItsFrames();
    void repairKeepsTheFramesBehindAHole_data() { addHoles(); }
    void repairKeepsTheFramesBehindAHole();
    void namesBehindAHoleInLoadingAreKept();
    void playbackIsFoundWithoutDirectoryAndEndOfLoading();
    void noiseIsNoFrames();
    void lastTickBeforeACutIsThatOfTheWhole();
    void seekingBehindAHoleEqualsWalking();
    void realLoadingWithAHoleKeepsWhatFollows_data();
    void realLoadingWithAHoleKeepsWhatFollows();

private:
    static void addHoles();
};

void TestGoldsrcResync::addHoles()
{
    QTest::addColumn<GoldsrcDemoForm>("form");
    QTest::addColumn<Filling>("filling");
    for (const auto &form : {Form48, Form43, Form40, Form35}) {
        for (const auto &[name, filling] :
             {std::pair{"zeros", Filling::Zeros}, std::pair{"noise", Filling::Noise},
              std::pair{"ones", Filling::Ones}}) {
            QTest::addRow("%u, %s", form.networkProtocol, name) << form << filling;
        }
    }
}

void TestGoldsrcResync::holeCostsOnlyItsFrames_data()
{
    addHoles();
}

void TestGoldsrcResync::holeCostsOnlyItsFrames()
{
    QFETCH(GoldsrcDemoForm, form);
    QFETCH(Filling, filling);
    constexpr std::size_t HoleSize = 3000;
    const Bytes whole = makeTinyGoldsrcDemo({form, TickCount});
    const Segment playback = segmentsOf(whole).at(1);
    const std::size_t begin = (playback.begin + playback.end) / 2;
    const auto recording = opened(withHole(whole, begin, HoleSize, filling)).value();
    const auto index = buildIndex(recording, {}).value();

    const auto &damage = index->outline().damage;
    QCOMPARE(damage.size(), 1U);
    QVERIFY(damage.front().byte <= begin + HoleSize);
    QVERIFY(damage.front().byte + damage.front().size >= begin + HoleSize);
    const auto frameSize = static_cast<std::int64_t>((playback.end - playback.begin) / TickCount);
    const std::int64_t lost = TickCount - index->ticks().last.value - 1;
    QVERIFY(lost >= static_cast<std::int64_t>(HoleSize) / frameSize - 1);
    QVERIFY(lost <= static_cast<std::int64_t>(HoleSize) / frameSize + 3);
    // Behind the hole the recorder is where the frames say, up to the last one.
    QCOMPARE(recorderX(recording, *index).back(), 100.0 + TickCount - 1);
}

void TestGoldsrcResync::repairKeepsTheFramesBehindAHole()
{
    QFETCH(GoldsrcDemoForm, form);
    QFETCH(Filling, filling);
    const Bytes whole = makeTinyGoldsrcDemo({form, TickCount});
    const Segment playback = segmentsOf(whole).at(1);
    const Bytes damaged = withHole(whole, (playback.begin + playback.end) / 2, 2000, filling);
    const auto before = opened(damaged).value();
    const auto beforeIndex = buildIndex(before, {}).value();
    RepairReport report;

    const auto after = opened(repaired(damaged, &report)).value();
    const auto afterIndex = buildIndex(after, {}).value();

    QVERIFY(afterIndex->outline().damage.empty());
    QVERIFY(afterIndex->ticks() == beforeIndex->ticks());
    QVERIFY(recorderX(after, *afterIndex) == recorderX(before, *beforeIndex));
    QCOMPARE(report.keptTicks, beforeIndex->ticks().last.value + 1);
    QCOMPARE(report.lostTicks, TickCount - report.keptTicks);
}

void TestGoldsrcResync::namesBehindAHoleInLoadingAreKept()
{
    const LoadingFrames demo = demoWithLoadingFrames();
    const std::size_t size = demo.secondPlayer - demo.firstPlayer;
    const auto recording = opened(withHole(demo.file, demo.firstPlayer, size, Filling::Zeros))
                               .value();
    const auto index = buildIndex(recording, {}).value();

    QCOMPARE(index->outline().damage.size(), 1U);
    QCOMPARE(index->outline().damage.front().byte, std::uint64_t{demo.firstPlayer});
    QCOMPARE(index->outline().damage.front().size, std::uint64_t{size});
    QCOMPARE(index->ticks().last, Tick{19});
    const auto &players = index->players().players();
    QCOMPARE(players.size(), 1U);
    QCOMPARE(players.front().name(), std::string("Barney"));
}

void TestGoldsrcResync::playbackIsFoundWithoutDirectoryAndEndOfLoading()
{
    const Bytes whole = makeTinyGoldsrcDemo({Form48, TickCount});
    const Segment playback = segmentsOf(whole).at(1);
    // A crash, and the end mark of LOADING with some bytes around it is gone.
    const Bytes crashed = withNumber(first(whole, whole.size() - 4 - 2 * 92), 540, 0);
    const auto damaged = withHole(crashed, playback.begin - 9 - 5, 20, Filling::Ones);

    const auto outline = outlineOf(damaged).value();

    QVERIFY(outline.time.ticks().last.value >= TickCount - 2);
    QCOMPARE(outline.damage.size(), 2U); // no directory, and the hole
}

void TestGoldsrcResync::noiseIsNoFrames()
{
    const Bytes whole = makeTinyGoldsrcDemo({Form48, TickCount});
    const Segment playback = segmentsOf(whole).at(1);
    const std::size_t kept = (playback.end - playback.begin) / 2;
    const std::size_t begin = playback.begin + kept;
    const auto ticksWith = [&](Filling filling) {
        return outlineOf(withHole(whole, begin, playback.end - begin, filling))
            ->time.ticks()
            .last.value;
    };
    const auto upTo = outlineOf(first(whole, begin))->time.ticks().last.value;

    // The frame that the noise begins in may still look whole.
    QVERIFY(ticksWith(Filling::Noise) - upTo <= 1);
    QVERIFY(ticksWith(Filling::Zeros) - upTo <= 1);
    QVERIFY(ticksWith(Filling::Ones) - upTo <= 1);
}

void TestGoldsrcResync::lastTickBeforeACutIsThatOfTheWhole()
{
    // What the client saw behind its message belongs to the next tick, whose message is cut off.
    const Bytes whole = makeTinyGoldsrcDemo({Form48, 12});
    const Segment playback = segmentsOf(whole).at(1);
    const auto length = playback.end - playback.begin;
    std::vector<WorldState> states;
    Walker walker(opened(whole).value(), outlineOf(whole)->seekPoints);
    while (walker.step(nullptr, {}).value() == Step::Done)
        states.push_back(walker.decoder().state());

    for (auto cut = playback.begin + length / 2; cut < playback.end - length / 4; cut += 7) {
        const Bytes part = first(whole, cut);
        Walker rest(opened(part).value(), outlineOf(part)->seekPoints);
        std::size_t ticks = 0;
        while (rest.step(nullptr, {}).value() == Step::Done)
            ++ticks;

        QVERIFY(ticks > 0);
        QVERIFY2(rest.decoder().state() == states.at(ticks - 1), qPrintable(QString::number(cut)));
    }
}

void TestGoldsrcResync::seekingBehindAHoleEqualsWalking()
{
    const Bytes whole = makeTinyGoldsrcDemo({Form48, 2000});
    const Segment playback = segmentsOf(whole).at(1);
    const std::size_t begin = playback.begin + (playback.end - playback.begin) / 5;
    const auto recording = opened(withHole(whole, begin, 5000, Filling::Noise)).value();
    const auto index = buildIndex(recording, {}).value();
    const auto mover = recordedMotion()->makeMover();
    // Else a seek is a walk, too.
    QVERIFY(index->seekPoints().back().tick.value > index->ticks().last.value / 2);
    Walker walker(recording, {index->seekPoints().front()});
    Cursor cursor(recording, 0);

    for (Tick tick{}; tick <= index->ticks().last; tick = tick + 1) {
        QVERIFY(walker.step(nullptr, {}).value() == Step::Done);
        if (tick.value % 97 != 0)
            continue;
        const auto frame = cursor.frameAt(tick, *index, *mover, {}).value();
        QVERIFY(*frame.at.value().recorded == walker.decoder().state());
        QCOMPARE(frame.exactness == Exactness::Damaged, !walker.decoder().isExact());
    }
}

void TestGoldsrcResync::realLoadingWithAHoleKeepsWhatFollows_data()
{
    QTest::addColumn<bool>("hasDirectory");
    QTest::newRow("whole") << true;
    QTest::newRow("cut") << false;
}

void TestGoldsrcResync::realLoadingWithAHoleKeepsWhatFollows()
{
    SKIP_WITHOUT_FACTS();
    SKIP_WITHOUT_RECORDING("goldsrc/won_utka.dem");
    QFETCH(bool, hasDirectory);
    // LOADING has frames at 5823, 9629, 13435 and on to 28097; the hole ends in the third.
    const Bytes whole = bytesOf("won_utka.dem");
    const Bytes file = hasDirectory ? whole : first(whole, 700'000);
    const auto before = outlineOf(file).value();

    const auto outline = outlineOf(withHole(file, 9000, 4000, Filling::Zeros)).value();

    QVERIFY(outline.time.ticks() == before.time.ticks());
    QCOMPARE(outline.damage.size(), before.damage.size() + 1);
    const auto hole = std::ranges::find(outline.damage, 9629U, &Damage::byte);
    QVERIFY(hole != outline.damage.end());
    QCOMPARE(hole->size, std::uint64_t{13435 - 9629});
}

TICKSCOPE_TEST(TestGoldsrcResync, QCoreApplication)
#include "test_goldsrc_resync.moc"
