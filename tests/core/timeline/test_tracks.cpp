// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <numeric>

#include "core/analysis/series/heat_grid.h"
#include "core/analysis/series/tracks.h"
#include "core/formats/format_registry.h"
#include "core/timeline/cursor.h"
#include "core/timeline/index_pass.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using namespace tickscope::test;

namespace {

struct Read {
    Shared<Recording> recording;
    Shared<Index> index;
    Shared<TrackSet> tracks;
};

Read readTracks(const Shared<ByteSource> &source)
{
    FormatRegistry registry;
    registerAllFormats(registry);
    Read read;
    read.recording = registry.open(source, {}).value();
    read.index = buildIndex(read.recording, {}).value();
    const auto reader = std::make_shared<TrackReader>(
        *read.index, read.recording->makeMotion(nullptr), read.recording->makeScene(nullptr));
    read.tracks = readAlone(reader, reader->startIn(read.recording, *read.index), {}).value();
    return read;
}

/// Somebody who had \a client all the time.
std::vector<Stay> always(int client)
{
    return {{client, {{0}, {300}}, {301}}};
}

/// Client 1 walks two units a tick for a hundred ticks, is away, and stands somewhere else.
TrackSet walkAndStand()
{
    Track track;
    track.client = 1;
    track.lineStarts = {0, 11};
    for (std::int32_t i = 0; i <= 10; ++i)
        track.points.push_back({i * 10, static_cast<float>(i * 20), 50, 0, i == 0 ? 0.F : 100.F});
    track.points.push_back({200, 400, 50, 0, 0});
    track.points.push_back({300, 400, 50, 0, 0});
    TrackSet set;
    set.readTo = {300};
    set.tracks = {track};
    return set;
}

const TimeBase FiftyTicks = TimeBase::uniform({{0}, {300}}, std::chrono::milliseconds(20));

float sumOf(const HeatGrid &grid)
{
    return std::accumulate(grid.seconds.begin(), grid.seconds.end(), 0.F);
}

} // namespace

/// Ways of players, and how long they stayed where.
class TestTracks : public QObject
{
    Q_OBJECT

private slots:
    void walkerLeavesItsWay();
    void pointsAreWhereTheSceneHasThem_data();
    void pointsAreWhereTheSceneHasThem();
    void stretchOfATrack();
    void stoppedPassIsOver();
    void heatIsTheTimeThatPassed();
    void heatOfAStretchOnly();
    void heatIsOfThoseStaysOnly();
    void heatOfNobodyIsEmpty();
    void heatFromTheSideLiesAtTheHeights();
};

void TestTracks::walkerLeavesItsWay()
{
    const Read read = readTracks(memorySource(makeTinyDemo(), "tiny.demo"));

    const Track *walker = read.tracks->find(0);
    QVERIFY(walker);
    QCOMPARE(walker->lineStarts, std::vector<std::size_t>{0});
    for (const TrackPoint &point : walker->points)
        QCOMPARE(point.x, static_cast<float>(TinyStartX + point.offset));
    // One unit a tick, fifty ticks a second.
    QCOMPARE(walker->points.back().speed, 50.F);
    QVERIFY(!read.tracks->find(77));
}

void TestTracks::pointsAreWhereTheSceneHasThem_data()
{
    QTest::addColumn<QString>("name");

    QTest::newRow("demo") << QStringLiteral("teeworlds/ddnet198-client-race-carol.demo");
    QTest::newRow("teehistorian") << QStringLiteral("teehistorian/ddnet164-sunny.teehistorian");
    QTest::newRow("GoldSrc") << QStringLiteral("goldsrc/synthetic_dm_8p.dem");
    QTest::newRow("Hollow Cube") << QStringLiteral("hollowcube/parkour-run.hcrp");
}

void TestTracks::pointsAreWhereTheSceneHasThem()
{
    QFETCH(QString, name);
    const auto path = realRecording(name);
    if (!path)
        SKIP_MISSING();
    const Read read = readTracks(openFile(path->toStdString()).value());
    Cursor cursor(read.recording, std::size_t{24} << 20);
    const auto mover = read.recording->makeMotion(nullptr)->makeMover();
    const auto scene = read.recording->makeScene(nullptr);

    QVERIFY(!read.tracks->tracks.empty());
    int compared = 0;
    for (const Track &track : read.tracks->tracks) {
        for (std::size_t i = 0; i < track.points.size(); i += 1 + track.points.size() / 20) {
            const TrackPoint &point = track.points[i];
            const Tick tick = read.tracks->first + point.offset;
            const auto frame = cursor.frameAt(tick, *read.index, *mover, {}).value();
            const auto actors = scene->make(frame, static_cast<double>(tick.value)).actors;
            const auto actor = std::ranges::find(actors, track.client, &Actor::client);
            QVERIFY(actor != actors.end());
            QCOMPARE(point.x, static_cast<float>(actor->position.x));
            QCOMPARE(point.y, static_cast<float>(actor->position.y));
            ++compared;
        }
    }
    QVERIFY(compared > 10);
}

void TestTracks::stretchOfATrack()
{
    const TrackSet set = walkAndStand();

    const auto points = set.tracks[0].between(20, 50);

    QCOMPARE(points.size(), std::size_t{3});
    QCOMPARE(points.front().offset, 20);
    QVERIFY(set.tracks[0].isJoined(5));
    QVERIFY(!set.tracks[0].isJoined(11));
}

void TestTracks::stoppedPassIsOver()
{
    FormatRegistry registry;
    registerAllFormats(registry);
    const auto recording = registry.open(memorySource(makeTinyDemo(), "tiny.demo"), {}).value();
    const auto index = buildIndex(recording, {}).value();
    const auto reader = std::make_shared<TrackReader>(*index, recordedMotion(),
                                                      recording->makeScene(nullptr));
    std::stop_source stop;
    stop.request_stop();

    const auto stopped = readAlone(reader, reader->startIn(recording, *index), stop.get_token());

    QVERIFY(!stopped);
    QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
}

void TestTracks::heatIsTheTimeThatPassed()
{
    const HeatGrid grid = makeHeatGrid(walkAndStand(), FiftyTicks, {}, {{0}, {300}}, {});

    // Two seconds of walking and two of standing; the time between is nobody's.
    QVERIFY(std::abs(sumOf(grid) - 4.F) < 0.01F);
    const auto hottest = std::ranges::max_element(grid.seconds) - grid.seconds.begin();
    const double x = grid.left + (static_cast<double>(hottest % grid.width) + 0.5) * grid.cellSize;
    QVERIFY2(std::abs(x - 400) <= grid.cellSize, qPrintable(QString::number(x)));
}

void TestTracks::heatOfAStretchOnly()
{
    const auto client1 = always(1);
    const HeatGrid grid = makeHeatGrid(walkAndStand(), FiftyTicks, &client1, {{0}, {50}}, {});

    QVERIFY(std::abs(sumOf(grid) - 1.F) < 0.01F);
}

void TestTracks::heatIsOfThoseStaysOnly()
{
    // The way of client 1 is somebody else's from tick 50 on.
    const std::vector<Stay> stays{{1, {{0}, {50}}, {51}}};

    const HeatGrid grid = makeHeatGrid(walkAndStand(), FiftyTicks, &stays, {{0}, {300}}, {});

    QVERIFY(std::abs(sumOf(grid) - 1.F) < 0.01F);
}

void TestTracks::heatOfNobodyIsEmpty()
{
    const auto nobody = always(9);
    QVERIFY(makeHeatGrid(walkAndStand(), FiftyTicks, &nobody, {{0}, {300}}, {}).isEmpty());
    QVERIFY(makeHeatGrid({}, FiftyTicks, {}, {{0}, {300}}, {}).isEmpty());
}

void TestTracks::heatFromTheSideLiesAtTheHeights()
{
    TrackSet set = walkAndStand();
    for (TrackPoint &point : set.tracks.front().points)
        point.height = point.x + 1000;

    const auto client1 = always(1);
    const HeatGrid front = makeHeatGrid(set, FiftyTicks, &client1, {{0}, {300}}, {},
                                        ViewPlane::Front);
    const HeatGrid side = makeHeatGrid(set, FiftyTicks, &client1, {{0}, {300}}, {},
                                       ViewPlane::Side);

    // Heights from 1000 to 1400 go up, which is to smaller numbers on a picture.
    for (const HeatGrid &grid : {front, side}) {
        QVERIFY(std::abs(grid.top + grid.height * grid.cellSize / 2 + 1200) <= 2 * grid.cellSize);
        QVERIFY(std::abs(sumOf(grid) - 4.F) < 0.01F);
    }
    QVERIFY(front.left < 0 && front.left > -50);
    // All at y 50, which is on the left of what is seen from the side.
    QVERIFY(std::abs(side.left + side.width * side.cellSize / 2 + 50) <= 2 * side.cellSize);
}

TICKSCOPE_TEST(TestTracks, tickscope::test::NoApplication)
#include "test_tracks.moc"
