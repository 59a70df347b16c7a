// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <numeric>

#include "tests/support/test_program.h"
#include "ui/strip/time_scale.h"
#include "ui/texts/number_text.h"

using namespace tickscope;
using namespace std::chrono_literals;

class TestTimeScale : public QObject
{
    Q_OBJECT

private slots:
    void timeAndPixelAreInverse_data();
    void timeAndPixelAreInverse();
    void zoomKeepsTheTimeUnderThePointer();
    void zoomStaysInsideTheRecording();
    void zoomStopsAtTheShortestSpan();
    void panStopsAtBothEnds();
    void emptyRecordingHasAScale();
    void axisStepsAreOneTwoFive_data();
    void axisStepsAreOneTwoFive();
    void axisLabelsShowWhatTheStepNeeds_data();
    void axisLabelsShowWhatTheStepNeeds();
    void firstTickFromATimeBeginsNotBefore_data();
    void firstTickFromATimeBeginsNotBefore();
    void columnsHoldEachTickOnce_data();
    void columnsHoldEachTickOnce();
    void countsOfHalfAMillionEventsAreQuick();
};

void TestTimeScale::timeAndPixelAreInverse_data()
{
    QTest::addColumn<double>("x");
    QTest::addColumn<qint64>("milliseconds");

    QTest::newRow("left edge") << 0.0 << qint64{10'000};
    QTest::newRow("middle") << 400.0 << qint64{12'000};
    QTest::newRow("right edge") << 800.0 << qint64{14'000};
    QTest::newRow("left of it") << -200.0 << qint64{9'000};
}

void TestTimeScale::timeAndPixelAreInverse()
{
    QFETCH(double, x);
    QFETCH(qint64, milliseconds);
    const TimeScale scale{10s, 4s, 800};

    QCOMPARE(scale.timeAt(x), Time{std::chrono::milliseconds{milliseconds}});
    QCOMPARE(scale.xAt(scale.timeAt(x)), x);
}

void TestTimeScale::zoomKeepsTheTimeUnderThePointer()
{
    const TimeScale whole = TimeScale::whole(100s, 1000);

    const TimeScale closer = whole.zoomed(4, 300, 100s, 1ms);

    QCOMPARE(closer.span, Time{25s});
    QCOMPARE(closer.timeAt(300), Time{30s});
}

void TestTimeScale::zoomStaysInsideTheRecording()
{
    const TimeScale scale = TimeScale{90s, 10s, 1000}.zoomed(0.5, 0, 100s, 1ms);

    QCOMPARE(scale.begin, Time{80s});
    QCOMPARE(scale.end(), Time{100s});
    QCOMPARE(scale.zoomed(0.001, 500, 100s, 1ms), TimeScale::whole(100s, 1000));
}

void TestTimeScale::zoomStopsAtTheShortestSpan()
{
    const TimeScale scale = TimeScale::whole(100s, 1000).zoomed(1e9, 500, 100s, 2s);

    QCOMPARE(scale.span, Time{2s});
    QCOMPARE(scale.timeAt(500), Time{50s});
}

void TestTimeScale::panStopsAtBothEnds()
{
    const TimeScale scale{50s, 10s, 1000};

    QCOMPARE(scale.panned(100, 100s).begin, Time{51s});
    QCOMPARE(scale.panned(1e9, 100s).begin, Time{90s});
    QCOMPARE(scale.panned(-1e9, 100s).begin, Time{0});
}

void TestTimeScale::emptyRecordingHasAScale()
{
    const TimeScale scale = TimeScale::whole(Time{0}, 0);

    QVERIFY(scale.span > Time{0});
    QVERIFY(scale.width > 0);
    QCOMPARE(scale.zoomed(2, 0, Time{0}, 1s).begin, Time{0});
}

void TestTimeScale::axisStepsAreOneTwoFive_data()
{
    QTest::addColumn<qint64>("spanMilliseconds");
    QTest::addColumn<qint64>("stepMilliseconds");

    // 1000 pixels, lines 100 pixels or more apart: ten lines at most.
    QTest::newRow("20 ms") << qint64{20} << qint64{2};
    QTest::newRow("one second") << qint64{1'000} << qint64{100};
    QTest::newRow("ten seconds") << qint64{10'000} << qint64{1'000};
    QTest::newRow("11 seconds") << qint64{11'000} << qint64{2'000};
    QTest::newRow("five minutes") << qint64{300'000} << qint64{60'000};
    QTest::newRow("one hour") << qint64{3'600'000} << qint64{600'000};
    QTest::newRow("five days") << qint64{432'000'000} << qint64{72'000'000};
}

void TestTimeScale::axisStepsAreOneTwoFive()
{
    QFETCH(qint64, spanMilliseconds);
    QFETCH(qint64, stepMilliseconds);
    const TimeScale scale{Time{0}, std::chrono::milliseconds{spanMilliseconds}, 1000};

    QCOMPARE(axisStep(scale, 100), Time{std::chrono::milliseconds{stepMilliseconds}});
}

void TestTimeScale::axisLabelsShowWhatTheStepNeeds_data()
{
    QTest::addColumn<qint64>("milliseconds");
    QTest::addColumn<qint64>("step");
    QTest::addColumn<QString>("expected");

    QTest::newRow("zero") << qint64{0} << qint64{1'000} << "0:00";
    QTest::newRow("minutes") << qint64{245'000} << qint64{5'000} << "4:05";
    QTest::newRow("hours") << qint64{3'725'000} << qint64{5'000} << "1:02:05";
    QTest::newRow("tenths") << qint64{4'200} << qint64{200} << "0:04.2";
    QTest::newRow("hundredths") << qint64{4'250} << qint64{50} << "0:04.25";
    QTest::newRow("thousandths") << qint64{4'255} << qint64{5} << "0:04.255";
}

void TestTimeScale::axisLabelsShowWhatTheStepNeeds()
{
    QFETCH(qint64, milliseconds);
    QFETCH(qint64, step);
    QFETCH(QString, expected);

    const auto label = axisLabel(std::chrono::milliseconds{milliseconds},
                                 std::chrono::milliseconds{step});

    QCOMPARE(label, expected);
}

void TestTimeScale::firstTickFromATimeBeginsNotBefore_data()
{
    QTest::addColumn<qint64>("milliseconds");
    QTest::addColumn<qint64>("tick");

    // 50 ticks a second from 1000 to 1100.
    QTest::newRow("before") << qint64{-5} << qint64{1000};
    QTest::newRow("first") << qint64{0} << qint64{1000};
    QTest::newRow("on a tick") << qint64{40} << qint64{1002};
    QTest::newRow("between") << qint64{41} << qint64{1003};
    QTest::newRow("last") << qint64{2'000} << qint64{1100};
    QTest::newRow("behind") << qint64{2'001} << qint64{1101};
}

void TestTimeScale::firstTickFromATimeBeginsNotBefore()
{
    QFETCH(qint64, milliseconds);
    QFETCH(qint64, tick);
    const TimeBase base = TimeBase::uniform({{1000}, {1100}}, 20ms);

    QCOMPARE(firstTickFrom(base, std::chrono::milliseconds{milliseconds}).value, tick);
}

void TestTimeScale::columnsHoldEachTickOnce_data()
{
    QTest::addColumn<double>("width");

    QTest::newRow("many ticks a column") << 7.0;
    QTest::newRow("one tick a column") << 101.0;
    QTest::newRow("many columns a tick") << 1000.0;
    QTest::newRow("broken width") << 333.5;
}

void TestTimeScale::columnsHoldEachTickOnce()
{
    QFETCH(double, width);
    const TimeBase base = TimeBase::uniform({{1000}, {1100}}, 20ms);
    std::vector<Tick> ticks;
    for (std::int64_t tick = 1000; tick <= 1100; ++tick)
        ticks.push_back({tick});

    const auto columns = columnTicks(TimeScale::whole(base.length(), width), base);
    const auto counts = columnCounts(ticks, columns);

    QCOMPARE(counts.size(), columns.size() - 1);
    QCOMPARE(std::accumulate(counts.begin(), counts.end(), 0U), 101U);
}

void TestTimeScale::countsOfHalfAMillionEventsAreQuick()
{
    const TimeBase base = TimeBase::uniform({{0}, {500'000}}, 20ms);
    std::vector<Tick> ticks;
    for (std::int64_t tick = 0; tick < 500'000; ++tick)
        ticks.push_back({tick});
    const TimeScale scale = TimeScale::whole(base.length(), 1600);
    std::vector<std::uint32_t> counts;

    QBENCHMARK
    {
        counts = columnCounts(ticks, columnTicks(scale, base));
    }

    QCOMPARE(std::accumulate(counts.begin(), counts.end(), 0U), 500'000U);
}

TICKSCOPE_TEST(TestTimeScale, QApplication)
#include "test_time_scale.moc"
