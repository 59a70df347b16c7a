// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QDateTime>
#include <QLocale>

#include "tests/support/test_program.h"
#include "ui/texts/number_text.h"
#include "ui/texts/text_jumps.h"

using namespace tickscope;
using namespace std::chrono_literals;

/// Times as people read and type them.
class TestTimeText : public QObject
{
    Q_OBJECT

private slots:
    void cleanup();

    void leadingPartsAreThoseThatAreNeeded_data();
    void leadingPartsAreThoseThatAreNeeded();
    void decimalSignIsOfTheLanguage();
    void secondsHaveNoFraction();
    void destinationMayBeATimeOfDay_data();
    void destinationMayBeATimeOfDay();
};

void TestTimeText::cleanup()
{
    QLocale::setDefault(QLocale::c());
}

void TestTimeText::leadingPartsAreThoseThatAreNeeded_data()
{
    QTest::addColumn<qint64>("milliseconds");
    QTest::addColumn<QString>("text");

    QTest::newRow("zero") << qint64{0} << "0:00.00";
    QTest::newRow("seconds") << qint64{17'800} << "0:17.80";
    QTest::newRow("minutes") << qint64{247'300} << "4:07.30";
    QTest::newRow("ten minutes") << qint64{725'000} << "12:05.00";
    QTest::newRow("hours") << qint64{3'723'400} << "1:02:03.40";
}

void TestTimeText::leadingPartsAreThoseThatAreNeeded()
{
    QFETCH(qint64, milliseconds);
    QFETCH(QString, text);

    QCOMPARE(timeText(std::chrono::milliseconds(milliseconds)), text);
}

void TestTimeText::decimalSignIsOfTheLanguage()
{
    QLocale::setDefault(QLocale(QLocale::German));

    QCOMPARE(timeText(247'300ms), QStringLiteral("4:07,30"));
    QCOMPARE(typedTime(QStringLiteral("4:07,3")), std::string("4:07.3"));
    QCOMPARE(typedTime(QStringLiteral("4:07.3")), std::string("4:07.3"));
    QCOMPARE(typedTime(QStringLiteral("@1.910")), std::string("@1910"));
}

void TestTimeText::secondsHaveNoFraction()
{
    QCOMPARE(timeTextInSeconds(247'300ms), QStringLiteral("4:07"));
    QCOMPARE(timeTextInSeconds(3'723'400ms), QStringLiteral("1:02:03"));
}

void TestTimeText::destinationMayBeATimeOfDay_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("reached"); // seconds, or what is wrong

    QTest::newRow("within the length") << "0:10"
                                       << "10";
    QTest::newRow("an hour that no length is") << "14:22:07"
                                               << "7";
    QTest::newRow("an hour and a zone") << "14:22:07 UTC"
                                        << "7";
    QTest::newRow("another zone") << "16:22:07 +02:00"
                                  << "7";
    QTest::newRow("half of a day") << "2:22:07 pm"
                                   << "7";
    QTest::newRow("a date") << "2026-11-30 14:23"
                            << "60";
    QTest::newRow("another date") << "2026-11-29 14:23"
                                  << "outside";
    QTest::newRow("before the beginning") << "14:21:59 UTC"
                                          << "outside";
    QTest::newRow("no time") << "abc"
                             << "bad";
    QTest::newRow("words before it") << "abc 14:22:07"
                                     << "bad";
}

void TestTimeText::destinationMayBeATimeOfDay()
{
    QFETCH(QString, typed);
    QFETCH(QString, reached);
    RecordingInfo info;
    info.zone = TimestampZone::Utc;
    info.wallClock = QDateTime({2026, 11, 30}, {14, 22}, Qt::UTC).toSecsSinceEpoch();
    const TimeBase time = TimeBase::uniform({{0}, {100 * 50}}, 20ms);

    const auto command = typedDestination(typed, info, time);

    QString found = QStringLiteral("bad");
    if (command) {
        const bool isTick = command->action == TimeAction::GoToTick;
        const Time at = isTick ? time.timeAt(command->tick) : command->time;
        found = QString::number(std::chrono::duration_cast<std::chrono::seconds>(at).count());
    } else if (command.error().code == ErrorCode::OutOfRange) {
        found = QStringLiteral("outside");
    }
    QCOMPARE(found, reached);
}

TICKSCOPE_TEST(TestTimeText, QCoreApplication)
#include "test_time_text.moc"
