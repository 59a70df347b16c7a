// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/analysis/compare/alignment.h"
#include "core/timeline/index_pass.h"
#include "tests/core/timeline/script_recording.h"
#include "tests/support/event_making.h"
#include "tests/support/test_program.h"

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
    void eventsOfEach();
    void eventThatIsNotThereIsSaid();
    void mapsSayWhetherPlacesMeanTheSame();
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

TICKSCOPE_TEST(TestAlignment, QCoreApplication)
#include "test_alignment.moc"
