// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/playback/frame_sequence.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace tickscope;
using namespace std::chrono_literals;

class TestFrameSequence : public QObject
{
    Q_OBJECT

private slots:
    void fractionsAreReadExactly_data();
    void fractionsAreReadExactly();
    void otherTextsAreNoFractions_data();
    void otherTextsAreNoFractions();
    void countIsExact_data();
    void countIsExact();
    void timesDoNotDrift();
    void whatIsOutOfBoundsIsRefused_data();
    void whatIsOutOfBoundsIsRefused();
};

void TestFrameSequence::fractionsAreReadExactly_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qint64>("numerator");
    QTest::addColumn<qint64>("denominator");

    QTest::newRow("whole") << QByteArray("60") << qint64(60) << qint64(1);
    QTest::newRow("quarter") << QByteArray("0.25") << qint64(1) << qint64(4);
    QTest::newRow("no digit before the point") << QByteArray(".5") << qint64(1) << qint64(2);
    QTest::newRow("hundredths") << QByteArray("29.97") << qint64(2997) << qint64(100);
    QTest::newRow("fraction") << QByteArray("30000/1001") << qint64(30000) << qint64(1001);
    QTest::newRow("not in lowest terms") << QByteArray("120/4") << qint64(30) << qint64(1);
}

void TestFrameSequence::fractionsAreReadExactly()
{
    QFETCH(const QByteArray, text);
    QFETCH(const qint64, numerator);
    QFETCH(const qint64, denominator);

    const auto fraction = Rational::parse(text.toStdString());

    QVERIFY(fraction);
    QCOMPARE(qint64(fraction->numerator), numerator);
    QCOMPARE(qint64(fraction->denominator), denominator);
}

void TestFrameSequence::otherTextsAreNoFractions_data()
{
    QTest::addColumn<QByteArray>("text");

    for (const char *text :
         {"", ".", "0", "0.0", "-1", "+1", "1e3", "1/0", "0/1", "1/", "/2", "1/2/3", "1.2.3", "nan",
          "60 ", "0x10", "99999999999999999999", "0.12345678901", "1/1000000"})
        QTest::addRow("\"%s\"", text) << QByteArray(text);
}

void TestFrameSequence::otherTextsAreNoFractions()
{
    QFETCH(const QByteArray, text);

    const auto fraction = Rational::parse(text.toStdString());

    QVERIFY(!fraction);
    QCOMPARE(fraction.error().code, ErrorCode::BadInput);
}

void TestFrameSequence::countIsExact_data()
{
    QTest::addColumn<QByteArray>("fps");
    QTest::addColumn<QByteArray>("speed");
    QTest::addColumn<qint64>("nanoseconds");
    QTest::addColumn<qint64>("count");

    QTest::newRow("ten seconds") << QByteArray("60") << QByteArray("1") << qint64(10'000'000'000)
                                 << qint64(600);
    QTest::newRow("slow") << QByteArray("60") << QByteArray("0.25") << qint64(10'000'000'000)
                          << qint64(2400);
    QTest::newRow("fast") << QByteArray("25") << QByteArray("4") << qint64(10'000'000'000)
                          << qint64(63);
    QTest::newRow("of television")
        << QByteArray("30000/1001") << QByteArray("1") << qint64(1'001'000'000) << qint64(30);
    QTest::newRow("a bit more") << QByteArray("30000/1001") << QByteArray("1")
                                << qint64(1'001'000'001) << qint64(31);
    QTest::newRow("one moment") << QByteArray("60") << QByteArray("1") << qint64(0) << qint64(1);
    QTest::newRow("shorter than a frame")
        << QByteArray("60") << QByteArray("1") << qint64(1) << qint64(1);
    QTest::newRow("a day") << QByteArray("60") << QByteArray("1") << qint64(86'400'000'000'000)
                           << qint64(86'400 * 60);
}

void TestFrameSequence::countIsExact()
{
    QFETCH(const QByteArray, fps);
    QFETCH(const QByteArray, speed);
    QFETCH(const qint64, nanoseconds);
    QFETCH(const qint64, count);

    const auto frames = FrameSequence::of(5s, 5s + Time(nanoseconds),
                                          *Rational::parse(fps.toStdString()),
                                          *Rational::parse(speed.toStdString()));

    QVERIFY(frames);
    QCOMPARE(qint64(frames->count()), count);
    QCOMPARE(frames->timeAt(0), Time(5s));
    QVERIFY(count == 1 || frames->timeAt(count - 1) < 5s + Time(nanoseconds));
}

void TestFrameSequence::timesDoNotDrift()
{
    const auto frames = FrameSequence::of(1s, 10h, {60, 1}, {1, 4});

    QVERIFY(frames);
    // A frame is 1/240 s of the recording.
    QCOMPARE(frames->timeAt(1), Time(1s) + Time(4'166'666));
    QCOMPARE(frames->timeAt(2), Time(1s) + Time(8'333'333));
    QCOMPARE(frames->timeAt(3), Time(1s) + Time(12'500'000));
    QCOMPARE(frames->timeAt(240 * 35'000), Time(35'001s));
    QCOMPARE(frames->length(), Time(4 * (10h - 1s)));
}

void TestFrameSequence::whatIsOutOfBoundsIsRefused_data()
{
    QTest::addColumn<qint64>("fps");
    QTest::addColumn<qint64>("speedAbove");
    QTest::addColumn<qint64>("speedBelow");
    QTest::addColumn<qint64>("hours");
    QTest::addColumn<bool>("isTooLong");

    QTest::newRow("too many frames a second")
        << qint64(1001) << qint64(1) << qint64(1) << qint64(1) << false;
    QTest::newRow("too slow") << qint64(60) << qint64(1) << qint64(1001) << qint64(1) << false;
    QTest::newRow("too fast") << qint64(60) << qint64(101) << qint64(1) << qint64(1) << false;
    QTest::newRow("too long") << qint64(1000) << qint64(1) << qint64(1000) << qint64(1) << true;
    QTest::newRow("longest time") << qint64(60) << qint64(1) << qint64(1) << qint64(2'500'000)
                                  << true;
}

void TestFrameSequence::whatIsOutOfBoundsIsRefused()
{
    QFETCH(const qint64, fps);
    QFETCH(const qint64, speedAbove);
    QFETCH(const qint64, speedBelow);
    QFETCH(const qint64, hours);
    QFETCH(const bool, isTooLong);

    const auto frames = FrameSequence::of(0s, std::chrono::hours(hours), {fps, 1},
                                          {speedAbove, speedBelow});

    QVERIFY(!frames);
    QCOMPARE(frames.error().code, isTooLong ? ErrorCode::LimitExceeded : ErrorCode::BadInput);
}

TICKSCOPE_TEST(TestFrameSequence, test::NoApplication)
#include "test_frame_sequence.moc"
