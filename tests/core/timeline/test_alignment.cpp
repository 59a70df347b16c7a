// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/analysis/compare/alignment.h"
#include "core/analysis/runs.h"
#include "core/formats/format_registry.h"
#include "core/io/byte_source.h"
#include "core/timeline/index_pass.h"
#include "tests/core/timeline/script_recording.h"
#include "tests/support/event_making.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using std::chrono::milliseconds;
using std::chrono::seconds;

namespace {

constexpr std::int64_t Length = 500; // ticks of 20 ms

/// Ticks from \a first on, with a finish at each of \a finishes.
ComparedRecording recordingFrom(std::int64_t first, RecordingInfo info,
                                const std::vector<std::int64_t> &finishes = {})
{
    test::Script script;
    for (std::int64_t tick = first; tick <= first + Length; ++tick)
        script[tick];
    for (const std::int64_t tick : finishes)
        script[tick].events.push_back(test::plainEvent(tick, "finish", "", 0, NoClient));
    const auto recording = std::make_shared<const test::ScriptRecording>(
        std::move(script), std::vector<HeaderClaim>{}, std::move(info));
    return {recording, buildIndex(recording, {}).value()};
}

RecordingInfo infoAt(std::optional<std::int64_t> wallClock, TimestampZone zone, double rate = 50)
{
    RecordingInfo info;
    info.wallClock = wallClock;
    info.zone = zone;
    info.tickRate = rate;
    return info;
}

} // namespace

/// Which moments of two recordings belong together.
class TestAlignment : public QObject
{
    Q_OBJECT

private slots:
    void beginningsAndTicks();
    void ticksOfOtherLengthAreOthers();
    void timeOfDay_data();
    void timeOfDay();
    void clockMayRunFromAnEarlierTick();
    void timeOfDayEndsWhereTheRecorderPaused();
    void eventsOfEach();
    void eventThatIsNotThereIsSaid();
    void runsWithoutARecordedStartBeginTogether();
    void mapsSayWhetherPlacesMeanTheSame();
    void sidesOfOneSessionAreRecognised_data();
    void sidesOfOneSessionAreRecognised();
};

void TestAlignment::beginningsAndTicks()
{
    const RecordingInfo info = infoAt({}, TimestampZone::Unknown);
    const auto left = recordingFrom(1000, info);
    const auto right = recordingFrom(900, info);

    QCOMPARE(offsetBetween({}, left, right).value(), Time{0});
    Alignment alignment;
    alignment.nudge = milliseconds(40);
    QCOMPARE(offsetBetween(alignment, left, right).value(), Time(milliseconds(40)));
    alignment.by = Alignment::By::Tick;
    const Time offset = offsetBetween(alignment, left, right).value();
    QCOMPARE(offset, Time(milliseconds(2040)));
    // Tick 1100 of both at once, but for what was moved by hand.
    QCOMPARE(
        right.index->time().tickAt(left.index->time().timeAt({1100}) + offset - alignment.nudge),
        Tick{1100});
}

void TestAlignment::ticksOfOtherLengthAreOthers()
{
    const auto left = recordingFrom(0, infoAt({}, TimestampZone::Unknown));
    const auto right = recordingFrom(0, infoAt({}, TimestampZone::Unknown, 20));

    Alignment alignment;
    alignment.by = Alignment::By::Tick;

    QVERIFY(!offsetBetween(alignment, left, right));
    QVERIFY(offsetBetween({}, left, right));
}

void TestAlignment::timeOfDay_data()
{
    using Clock = std::optional<std::int64_t>;
    QTest::addColumn<Clock>("left");
    QTest::addColumn<TimestampZone>("leftZone");
    QTest::addColumn<Clock>("right");
    QTest::addColumn<TimestampZone>("rightZone");
    QTest::addColumn<std::optional<qint64>>("offset"); // seconds

    const auto row = [](const char *name, Clock left, TimestampZone leftZone, Clock right,
                        TimestampZone rightZone, std::optional<qint64> offset) {
        QTest::newRow(name) << left << leftZone << right << rightZone << offset;
    };
    using enum TimestampZone;
    row("both in UTC", 1'000'030, Utc, 1'000'000, Stated, 30);
    row("on one machine", 500, Recorder, 530, Recorder, -30);
    row("one local", 500, Recorder, 500, Utc, {});
    row("one without", {}, Utc, 500, Utc, {});
    row("centuries apart", 253'402'300'799, Utc, -62'135'596'800, Utc, {});
}

void TestAlignment::timeOfDay()
{
    QFETCH(std::optional<std::int64_t>, left);
    QFETCH(TimestampZone, leftZone);
    QFETCH(std::optional<std::int64_t>, right);
    QFETCH(TimestampZone, rightZone);
    QFETCH(std::optional<qint64>, offset);
    Alignment alignment;
    alignment.by = Alignment::By::TimeOfDay;

    const auto found = offsetBetween(alignment, recordingFrom(0, infoAt(left, leftZone)),
                                     recordingFrom(0, infoAt(right, rightZone)));

    QCOMPARE(found.has_value(), offset.has_value());
    if (offset)
        QCOMPARE(*found, Time(seconds(*offset)));
}

void TestAlignment::clockMayRunFromAnEarlierTick()
{
    RecordingInfo server = infoAt(1000, TimestampZone::Utc);
    server.wallClockTick = Tick{0};
    Alignment alignment;
    alignment.by = Alignment::By::TimeOfDay;

    // Tick 150 is three seconds after the server's start.
    const auto found = offsetBetween(alignment, recordingFrom(150, server),
                                     recordingFrom(0, infoAt(1001, TimestampZone::Utc)));

    QCOMPARE(found.value(), Time(seconds(2)));
}

void TestAlignment::timeOfDayEndsWhereTheRecorderPaused()
{
    RecordingInfo resumed = infoAt(1000, TimestampZone::Utc);
    resumed.wallClockEnd = seconds(2);
    const auto whole = recordingFrom(0, infoAt(999, TimestampZone::Utc));
    const auto paused = recordingFrom(0, resumed);
    Alignment alignment;

    alignment.by = Alignment::By::TimeOfDay;
    const TickPairing left = pairingBy(alignment, paused, whole).value();
    const TickPairing right = pairingBy(alignment, whole, paused).value();
    QCOMPARE(left.rightAt(milliseconds(1980)), std::optional<Time>(milliseconds(2980)));
    QCOMPARE(left.rightAt(seconds(2)), std::optional<Time>());
    QCOMPARE(right.rightAt(milliseconds(2980)), std::optional<Time>(milliseconds(1980)));
    QCOMPARE(right.rightAt(seconds(3)), std::optional<Time>());
    alignment.by = Alignment::By::Start;
    QVERIFY(pairingBy(alignment, paused, whole).value().rightAt(seconds(2)));
}

void TestAlignment::eventsOfEach()
{
    const RecordingInfo info = infoAt({}, TimestampZone::Unknown);
    const auto left = recordingFrom(0, info, {100, 200});
    const auto right = recordingFrom(0, info, {50, 150, 400});
    Alignment alignment;
    alignment.by = Alignment::By::Event;
    alignment.event.kinds = alignment.otherEvent.kinds = {"finish"};
    alignment.number = 2;
    alignment.otherNumber = 3;

    QCOMPARE(offsetBetween(alignment, left, right).value(), Time(200 * milliseconds(20)));
}

void TestAlignment::eventThatIsNotThereIsSaid()
{
    const RecordingInfo info = infoAt({}, TimestampZone::Unknown);
    const auto left = recordingFrom(0, info, {100});
    const auto right = recordingFrom(0, info, {50});
    Alignment alignment;
    alignment.by = Alignment::By::Event;
    alignment.event.kinds = alignment.otherEvent.kinds = {"finish"};
    alignment.otherNumber = 2;

    QVERIFY(!offsetBetween(alignment, left, right));
    alignment.otherNumber = 1;
    QVERIFY(offsetBetween(alignment, left, right));
}

void TestAlignment::runsWithoutARecordedStartBeginTogether()
{
    const RecordingInfo info = infoAt({}, TimestampZone::Unknown);
    const auto left = recordingFrom(1000, info);
    const auto right = recordingFrom(900, info);
    RaceRun here;
    here.ticks = {{1100}, {1200}};
    RaceRun there;
    there.ticks = {{950}, {1000}};

    const Alignment alignment = alignmentOfRuns(left.index, here, right.index, there);

    QCOMPARE(offsetBetween(alignment, left, right).value(), Time(seconds(-1)));
}

void TestAlignment::mapsSayWhetherPlacesMeanTheSame()
{
    const auto on = [](const char *name, std::optional<std::uint32_t> crc,
                       std::optional<std::byte> hash) {
        RecordingInfo info;
        info.map.emplace().name = name;
        info.map->crc32 = crc;
        if (hash)
            info.map->sha256.emplace().fill(*hash);
        return info;
    };
    const RecordingInfo none;
    const RecordingInfo named = on("dm1", {}, {});
    const RecordingInfo hashed = on("dm1", 7, std::byte{1});

    QCOMPARE(isSameWorld(hashed, hashed), SameWorld::Yes);
    QCOMPARE(isSameWorld(hashed, on("copy", 8, std::byte{1})), SameWorld::Yes);
    QCOMPARE(isSameWorld(hashed, on("dm1", 7, std::byte{2})), SameWorld::No);
    QCOMPARE(isSameWorld(hashed, on("dm1", 7, {})), SameWorld::Yes);
    QCOMPARE(isSameWorld(hashed, on("dm1", 8, {})), SameWorld::No);
    QCOMPARE(isSameWorld(hashed, on("dm2", {}, {})), SameWorld::No);
    QCOMPARE(isSameWorld(hashed, named), SameWorld::Unknown);
    QCOMPARE(isSameWorld(hashed, none), SameWorld::No);
    QCOMPARE(isSameWorld(none, none), SameWorld::Unknown);
}

void TestAlignment::sidesOfOneSessionAreRecognised_data()
{
    QTest::addColumn<QString>("left");
    QTest::addColumn<QString>("right");
    QTest::addColumn<bool>("expected");
    const auto row = [](const char *name, const char *left, const char *right, bool expected) {
        QTest::newRow(name) << QString::fromLatin1(left) << QString::fromLatin1(right) << expected;
    };
    row("server and client", "teeworlds/ddnet164-server-sunny.demo",
        "teeworlds/ddnet164-client-alice-sunny.demo", true);
    row("two clients", "teeworlds/ddnet164-client-alice-sunny.demo",
        "teeworlds/ddnet164-client-bob-sunny.demo", true);
    row("teehistorian and client", "teehistorian/ddnet164-sunny.teehistorian",
        "teeworlds/ddnet164-client-bob-sunny.demo", true);
    row("version 0.7", "teeworlds/tw075-server-dm6.demo", "teeworlds/tw075-client-otto-dm6.demo",
        true);
    // Clients of 0.7 get a map of their own from a server of 0.6.
    row("0.6 and 0.7 on one server", "teeworlds/sixup-06client-carl.demo",
        "teeworlds/sixup-vanilla07-client.demo", true);
    row("teehistorian and 0.7", "teehistorian/ddnet198-sixup-goldmine.teehistorian",
        "teeworlds/sixup-ddnet-client.demo", true);
    row("after a change of the map", "teeworlds/ddnet164-server-sunny.demo",
        "teeworlds/ddnet164-server-dm1.demo", false);
    // The same people on the same map, with ticks that begin again.
    row("after a reload", "teeworlds/ddnet198-server-racebox.demo",
        "teeworlds/ddnet198-server-after-reload.demo", false);
    row("runs of one course", "hollowcube/parkour-run.hcrp", "hollowcube/tiny.hcrp", false);
}

void TestAlignment::sidesOfOneSessionAreRecognised()
{
    QFETCH(const QString, left);
    QFETCH(const QString, right);
    QFETCH(const bool, expected);
    const auto leftPath = test::realRecording(left);
    const auto rightPath = test::realRecording(right);
    if (!leftPath || !rightPath)
        SKIP_MISSING();
    const auto read = [](const QString &path) {
        const auto source = openFile(path.toStdString()).value();
        const auto recording = allFormats().open(source, {}).value();
        return ComparedRecording{recording, buildIndex(recording, {}).value()};
    };
    const auto here = read(*leftPath);
    const auto there = read(*rightPath);

    const SameSession same = expected ? SameSession::Yes : SameSession::No;
    QCOMPARE(isSameSession(here, there), same);
    QCOMPARE(isSameSession(there, here), same);
}

TICKSCOPE_TEST(TestAlignment, QCoreApplication)
#include "test_alignment.moc"
