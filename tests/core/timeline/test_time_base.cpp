// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/model/time_base.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace std::chrono_literals;

class TestTimeBase : public QObject
{
    Q_OBJECT

private slots:
    void uniformTicksLastAlike_data();
    void uniformTicksLastAlike();
    void uniformTimesFindTheirTick_data();
    void uniformTimesFindTheirTick();
    void tableTellsWhenTicksBegin();
    void tableTimesFindTheirTick_data();
    void tableTimesFindTheirTick();
    void ticksAtTheSameTimeGiveTheLastOfThem();
    void positionGoesFromTickToTick();
    void meanRateIsTicksASecond();
    void uselessInputGivesOneTick();
    void everyTickIsFoundAtItsOwnTime();
};

void TestTimeBase::uniformTicksLastAlike_data()
{
    QTest::addColumn<qint64>("tick");
    QTest::addColumn<qint64>("milliseconds");

    QTest::newRow("first") << qint64{1000} << qint64{0};
    QTest::newRow("second") << qint64{1001} << qint64{20};
    QTest::newRow("last") << qint64{1100} << qint64{2000};
    QTest::newRow("before the first") << qint64{-5} << qint64{0};
    QTest::newRow("behind the last") << qint64{5000} << qint64{2000};
}

void TestTimeBase::uniformTicksLastAlike()
{
    QFETCH(qint64, tick);
    QFETCH(qint64, milliseconds);
    const auto time = TimeBase::uniform({{1000}, {1100}}, 20ms);

    QCOMPARE(time.timeAt({tick}), Time{std::chrono::milliseconds{milliseconds}});
    QCOMPARE(time.length(), Time{2s});
}

void TestTimeBase::uniformTimesFindTheirTick_data()
{
    QTest::addColumn<qint64>("microseconds");
    QTest::addColumn<qint64>("tick");

    QTest::newRow("beginning") << qint64{0} << qint64{1000};
    QTest::newRow("just before the second") << qint64{19'999} << qint64{1000};
    QTest::newRow("the second") << qint64{20'000} << qint64{1001};
    QTest::newRow("end") << qint64{2'000'000} << qint64{1100};
    QTest::newRow("before the beginning") << qint64{-1} << qint64{1000};
    QTest::newRow("long before the beginning") << qint64{-90'000'000} << qint64{1000};
    QTest::newRow("behind the end") << qint64{9'000'000} << qint64{1100};
}

void TestTimeBase::uniformTimesFindTheirTick()
{
    QFETCH(qint64, microseconds);
    QFETCH(qint64, tick);
    const auto time = TimeBase::uniform({{1000}, {1100}}, 20ms);

    QCOMPARE(time.tickAt(std::chrono::microseconds{microseconds}).value, tick);
}

void TestTimeBase::tableTellsWhenTicksBegin()
{
    const auto time = TimeBase::table({7}, {0ms, 10ms, 50ms, 60ms});

    QCOMPARE(time.ticks(), (TickRange{{7}, {10}}));
    QCOMPARE(time.timeAt({7}), Time{0});
    QCOMPARE(time.timeAt({9}), Time{50ms});
    QCOMPARE(time.timeAt({0}), Time{0});
    QCOMPARE(time.timeAt({11}), Time{60ms});
    QCOMPARE(time.length(), Time{60ms});
}

void TestTimeBase::tableTimesFindTheirTick_data()
{
    QTest::addColumn<qint64>("milliseconds");
    QTest::addColumn<qint64>("tick");

    QTest::newRow("before the first") << qint64{-10} << qint64{7};
    QTest::newRow("first") << qint64{0} << qint64{7};
    QTest::newRow("inside a long one") << qint64{49} << qint64{8};
    QTest::newRow("where one begins") << qint64{50} << qint64{9};
    QTest::newRow("last") << qint64{60} << qint64{10};
    QTest::newRow("behind the last") << qint64{999} << qint64{10};
}

void TestTimeBase::tableTimesFindTheirTick()
{
    QFETCH(qint64, milliseconds);
    QFETCH(qint64, tick);
    const auto time = TimeBase::table({7}, {0ms, 10ms, 50ms, 60ms});

    QCOMPARE(time.tickAt(std::chrono::milliseconds{milliseconds}).value, tick);
}

void TestTimeBase::ticksAtTheSameTimeGiveTheLastOfThem()
{
    const auto time = TimeBase::table({0}, {0ms, 10ms, 10ms, 10ms, 20ms});

    QCOMPARE(time.tickAt(10ms).value, std::int64_t{3});
    QCOMPARE(time.positionAt(10ms), 3.0);
    QCOMPARE(time.positionAt(15ms), 3.5);
}

void TestTimeBase::positionGoesFromTickToTick()
{
    const auto uniform = TimeBase::uniform({{100}, {102}}, 40ms);
    const auto table = TimeBase::table({100}, {0ms, 10ms, 50ms});

    QCOMPARE(uniform.positionAt(0ms), 100.0);
    QCOMPARE(uniform.positionAt(10ms), 100.25);
    QCOMPARE(uniform.positionAt(80ms), 102.0);
    QCOMPARE(uniform.positionAt(1s), 102.0);
    QCOMPARE(uniform.positionAt(-1s), 100.0);
    QCOMPARE(table.positionAt(5ms), 100.5);
    QCOMPARE(table.positionAt(20ms), 101.25);
}

void TestTimeBase::meanRateIsTicksASecond()
{
    QCOMPARE(TimeBase::uniform({{0}, {9}}, 20ms).ticksPerSecond(), 50.0);
    QCOMPARE(TimeBase::table({0}, {0ms, 100ms, 1000ms}).ticksPerSecond(), 2.0);
    QCOMPARE(TimeBase::table({0}, {0ms}).ticksPerSecond(), 1.0);
}

void TestTimeBase::uselessInputGivesOneTick()
{
    const auto empty = TimeBase::uniform({{5}, {4}}, 0ms);
    const auto table = TimeBase::table({5}, {});

    QCOMPARE(empty.ticks(), (TickRange{{5}, {5}}));
    QCOMPARE(empty.length(), Time{0});
    QCOMPARE(table.ticks(), (TickRange{{5}, {5}}));
    QCOMPARE(table.length(), Time{0});
}

void TestTimeBase::everyTickIsFoundAtItsOwnTime()
{
    // A period that is no whole number of anything.
    const auto time = TimeBase::uniform({{3}, {200'003}}, 33'333'333ns);

    for (std::int64_t tick = 3; tick <= 200'003; tick += 7)
        QCOMPARE(time.tickAt(time.timeAt({tick})).value, tick);
}

TICKSCOPE_TEST(TestTimeBase, QCoreApplication)
#include "test_time_base.moc"
