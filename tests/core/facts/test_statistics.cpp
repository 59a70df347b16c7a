// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <numeric>

#include "core/facts/statistics.h"
#include "tests/support/test_program.h"

using namespace tickscope;

class TestStatistics : public QObject
{
    Q_OBJECT

private slots:
    void shareHasWilsonsInterval();
    void medianLiesBetweenTheRanksOfTheTable_data();
    void medianLiesBetweenTheRanksOfTheTable();
    void fiveValuesHoldNoMedianSurely();
    void medianOfAnEvenNumberIsTheMeanOfTwo();
    void barsHaveTheEmptyOnesBetween();
    void lastBarHoldsAllThatIsGreater();
    void commonestOfEqualsIsTheLeast();
};

/// Expected: the values that textbooks give, for example Brown, Cai and DasGupta (2001).
void TestStatistics::shareHasWilsonsInterval()
{
    const auto isNear = [](double left, double right) { return std::abs(left - right) < 5e-4; };
    const Confidence half = wilsonInterval(10, 20);
    QVERIFY(isNear(half.low, 0.2993) && isNear(half.high, 0.7007));
    const Confidence none = wilsonInterval(0, 10);
    QVERIFY(none.low == 0 && isNear(none.high, 0.2775));
    for (int samples = 1; samples < 500; ++samples) {
        QCOMPARE(wilsonInterval(0, samples).low, 0.0);
        QCOMPARE(wilsonInterval(samples, samples).high, 1.0);
    }
    const Confidence all = wilsonInterval(10, 10);
    QVERIFY(isNear(all.low, 0.7225) && isNear(all.high, 1));
}

/// Ranks of the confidence interval of 95 % for a median, as tables have them.
void TestStatistics::medianLiesBetweenTheRanksOfTheTable_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::newRow("6") << 6 << 1.0 << 6.0;
    QTest::newRow("10") << 10 << 2.0 << 9.0;
    QTest::newRow("20") << 20 << 6.0 << 15.0;
    QTest::newRow("50") << 50 << 18.0 << 33.0;
    QTest::newRow("100") << 100 << 40.0 << 61.0;
}

void TestStatistics::medianLiesBetweenTheRanksOfTheTable()
{
    QFETCH(int, count);
    QFETCH(double, low);
    QFETCH(double, high);
    std::vector<double> ranks(static_cast<std::size_t>(count));
    std::iota(ranks.begin(), ranks.end(), 1.0);

    QCOMPARE(medianInterval(ranks)->low, low);
    QCOMPARE(medianInterval(ranks)->high, high);
}

void TestStatistics::fiveValuesHoldNoMedianSurely()
{
    const std::vector<double> five{1, 2, 3, 4, 5};

    QVERIFY(!medianInterval(five));
}

void TestStatistics::medianOfAnEvenNumberIsTheMeanOfTwo()
{
    const std::vector<double> four{1, 2, 5, 9};

    QCOMPARE(medianOf(four), 3.5);
    QCOMPARE(medianOf(std::span(four).first(3)), 2.0);
}

void TestStatistics::barsHaveTheEmptyOnesBetween()
{
    const std::vector<double> values{3, 3, 5};

    QCOMPARE(histogramOf(values, 1, 10), (std::vector<Bar>{{3, 1, 2}, {4, 1, 0}, {5, 1, 1}}));
    QVERIFY(histogramOf({}, 1, 10).empty());
}

void TestStatistics::lastBarHoldsAllThatIsGreater()
{
    const std::vector<double> values{1, 2, 3, 400};

    QCOMPARE(histogramOf(values, 1, 2), (std::vector<Bar>{{1, 1, 1}, {2, 399, 3}}));
}

void TestStatistics::commonestOfEqualsIsTheLeast()
{
    const std::vector<double> values{7, 3, 7, 3, 9};

    QCOMPARE(commonestOf(values), std::int64_t{3});
}

TICKSCOPE_TEST(TestStatistics, tickscope::test::NoApplication)
#include "test_statistics.moc"
