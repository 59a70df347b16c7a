// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/playback/time_command.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace std::chrono_literals;

namespace {

/// Ticks 100 to 200, 20 ms each: two seconds.
TimeBase twoSecondsOfTicks()
{
    return TimeBase::uniform({{100}, {200}}, 20ms);
}

} // namespace

class TestTimeCommand : public QObject
{
    Q_OBJECT

private slots:
    void timeIsReadInEveryForm_data();
    void timeIsReadInEveryForm();
    void textThatIsNoTimeIsRefused_data();
    void textThatIsNoTimeIsRefused();
    void destinationIsATickOrATime_data();
    void destinationIsATickOrATime();
    void destinationOutsideNamesTheRange();
    void clockTextHasHoursWhenThereAreAny_data();
    void clockTextHasHoursWhenThereAreAny();
    void clockTextIsReadBack();
    void raceHasItsThousandths();
};

void TestTimeCommand::timeIsReadInEveryForm_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qint64>("milliseconds");

    QTest::newRow("seconds") << QByteArray("12") << qint64{12'000};
    QTest::newRow("parts of a second") << QByteArray("12.5") << qint64{12'500};
    QTest::newRow("many seconds") << QByteArray("90") << qint64{90'000};
    QTest::newRow("minutes") << QByteArray("02:05") << qint64{125'000};
    QTest::newRow("minutes without leading zero") << QByteArray("2:5.25") << qint64{125'250};
    QTest::newRow("hours") << QByteArray("1:01:01.001") << qint64{3'661'001};
    QTest::newRow("start") << QByteArray("0") << qint64{0};
}

void TestTimeCommand::timeIsReadInEveryForm()
{
    QFETCH(QByteArray, text);
    QFETCH(qint64, milliseconds);

    QCOMPARE(parseTime(text.toStdString()).value(), Time{std::chrono::milliseconds{milliseconds}});
}

void TestTimeCommand::textThatIsNoTimeIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");

    for (const char *text :
         {"", " ", "abc", "12x", "-5", "1:-5", "1:2:3:4", ":", "1:", ":5", "nan", "inf", "1e5",
          "1:60", "1:60:00", "99999999999999999999", "1 2", "0x10", "+5"})
        QTest::newRow(text[0] ? text : "nothing") << QByteArray(text);
}

void TestTimeCommand::textThatIsNoTimeIsRefused()
{
    QFETCH(QByteArray, text);

    const auto time = parseTime(text.toStdString());

    QVERIFY(!time);
    QCOMPARE(time.error().code, ErrorCode::BadInput);
}

void TestTimeCommand::destinationIsATickOrATime_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qint64>("tick"); // -1 for a time
    QTest::addColumn<qint64>("milliseconds");

    QTest::newRow("@") << QByteArray("@123") << qint64{123} << qint64{0};
    QTest::newRow("#") << QByteArray("#123") << qint64{123} << qint64{0};
    QTest::newRow("tick") << QByteArray("tick 123") << qint64{123} << qint64{0};
    QTest::newRow("tick without space") << QByteArray("tick123") << qint64{123} << qint64{0};
    QTest::newRow("with blanks around") << QByteArray("  @ 123\t") << qint64{123} << qint64{0};
    QTest::newRow("seconds") << QByteArray("1.5") << qint64{-1} << qint64{1'500};
    QTest::newRow("minutes with blanks") << QByteArray(" 0:01 ") << qint64{-1} << qint64{1'000};
}

void TestTimeCommand::destinationIsATickOrATime()
{
    QFETCH(QByteArray, text);
    QFETCH(qint64, tick);
    QFETCH(qint64, milliseconds);

    const auto parsed = parseDestination(text.toStdString(), twoSecondsOfTicks());

    QVERIFY(parsed);
    if (tick >= 0) {
        QCOMPARE(parsed->action, TimeAction::GoToTick);
        QCOMPARE(parsed->tick.value, tick);
    } else {
        QCOMPARE(parsed->action, TimeAction::GoToTime);
        QCOMPARE(parsed->time, Time{std::chrono::milliseconds{milliseconds}});
    }
}

void TestTimeCommand::destinationOutsideNamesTheRange()
{
    const auto tick = parseDestination("@99", twoSecondsOfTicks());
    const auto time = parseDestination("2.5", twoSecondsOfTicks());

    QCOMPARE(tick.error().code, ErrorCode::OutOfRange);
    QVERIFY(faultText(tick.error().fault).find("100") != std::string::npos);
    QVERIFY(faultText(tick.error().fault).find("200") != std::string::npos);
    QCOMPARE(time.error().code, ErrorCode::OutOfRange);
    QVERIFY(faultText(time.error().fault).find("00:02.00") != std::string::npos);
    QCOMPARE(parseDestination("@", twoSecondsOfTicks()).error().code, ErrorCode::BadInput);
    QCOMPARE(parseDestination("tick x", twoSecondsOfTicks()).error().code, ErrorCode::BadInput);
    QCOMPARE(parseDestination("", twoSecondsOfTicks()).error().code, ErrorCode::BadInput);
}

void TestTimeCommand::clockTextHasHoursWhenThereAreAny_data()
{
    QTest::addColumn<qint64>("milliseconds");
    QTest::addColumn<QByteArray>("expected");

    QTest::newRow("start") << qint64{0} << QByteArray("00:00.00");
    QTest::newRow("hundredths are cut") << qint64{1'239} << QByteArray("00:01.23");
    QTest::newRow("minutes") << qint64{754'050} << QByteArray("12:34.05");
    QTest::newRow("just under an hour") << qint64{3'599'999} << QByteArray("59:59.99");
    QTest::newRow("hours") << qint64{3'661'010} << QByteArray("1:01:01.01");
    QTest::newRow("days") << qint64{90'000'000} << QByteArray("25:00:00.00");
}

void TestTimeCommand::clockTextHasHoursWhenThereAreAny()
{
    QFETCH(qint64, milliseconds);
    QFETCH(QByteArray, expected);

    QCOMPARE(QByteArray::fromStdString(clockText(std::chrono::milliseconds{milliseconds})),
             expected);
}

void TestTimeCommand::clockTextIsReadBack()
{
    for (const Time time : {Time{0}, Time{12'340ms}, Time{3'661'010ms}})
        QCOMPARE(parseTime(clockText(time)).value(), time);
}

void TestTimeCommand::raceHasItsThousandths()
{
    QCOMPARE(QByteArray::fromStdString(raceClockText(12'345ms)), QByteArray("00:12.345"));
    QCOMPARE(QByteArray::fromStdString(raceClockText(3'661'010ms)), QByteArray("1:01:01.01"));
}

TICKSCOPE_TEST(TestTimeCommand, QCoreApplication)
#include "test_time_command.moc"
