// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/review/text_time.h"
#include "tests/support/test_program.h"

using namespace tickscope::review;

namespace {

/// As a line of the table below: "tick 5", "+1234" (milliseconds; with its clock, if it has one),
/// "2026-11-23 12:41:07.000 +3600".
QString timeLine(const TextTime &time)
{
    if (time.kind == TextTime::Kind::Tick)
        return QStringLiteral("tick %1").arg(time.tick);
    QStringList parts;
    if (time.kind == TextTime::Kind::Offset)
        parts << QStringLiteral("+%1").arg(time.offset.count());
    if (time.date)
        parts << time.date->toString(Qt::ISODate);
    if (time.clock)
        parts << time.clock->toString(Qt::ISODateWithMs);
    if (time.zone)
        parts << QStringLiteral("zone %1").arg(*time.zone);
    return parts.join(u' ');
}

} // namespace

/// Times that people write into reports.
class TestTextTime : public QObject
{
    Q_OBJECT

private slots:
    void timesAreRecognised_data();
    void timesAreRecognised();
    void timesSayWhereTheyStand();
    void hostileTextTakesLinearTime();
};

void TestTextTime::timesAreRecognised_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("expected");
    const auto add = [](const char *text, const QStringList &expected) {
        QTest::newRow(text) << QString::fromUtf8(text) << expected;
    };
    add("12:41 bot hook near the end", {"+761000 12:41:00.000"});
    add("tick 38050", {"tick 38050"});
    add("Ticks: 5 and tick #77", {"tick 5", "tick 77"});
    add("at tick=100, then 1:02:03.4", {"tick 100", "+3723400 01:02:03.400"});
    add("90:30", {"+5430000"});
    add("0:17.80", {"+17800"});
    add("12:41,5", {"+761500"});
    add("100:00:01", {"+360001000"});
    add("between 3:10-3:25", {"+190000 03:10:00.000", "+205000 03:25:00.000"});
    add("(7:05)", {"+425000 07:05:00.000"});
    add("2026-11-23 12:41:07", {"2026-11-23 12:41:07.000"});
    add("2026-11-23T12:41:07Z", {"2026-11-23 12:41:07.000 zone 0"});
    add("2026-11-23 12:41:07.25 +0130", {"2026-11-23 12:41:07.250 zone 5400"});
    add("[2026-11-23 12:41:07][chat]: hi", {"2026-11-23 12:41:07.000"});
    add("23.11.2026, 12:41", {"2026-11-23 12:41:00.000"});
    add("at 12:41 UTC", {"12:41:00.000 zone 0"});
    add("at 12:41:07 CEST", {"12:41:07.000 zone 7200"});
    add("12:41:07-05:00", {"12:41:07.000 zone -18000"});
    add("at 3:05 pm", {"15:05:00.000"});
    add("12:10am EST", {"00:10:00.000 zone -18000"});
    // No times.
    add("127.0.0.1:8303", {});
    add("::1:22:33", {});
    add("fe80::12:34", {});
    add("12:60", {});
    add("12:5", {});
    add("1:02:61", {});
    add("version 12:41:07:09", {});
    add("13:05 pm", {});
    add("2026-13-40 12:41", {"+761000 12:41:00.000"});
    add("sticks 5", {});
    add("tick 99999999999999999999", {});
    add("", {});
}

void TestTextTime::timesAreRecognised()
{
    QFETCH(QString, text);
    QFETCH(QStringList, expected);

    QStringList found;
    for (const TextTime &time : timesIn(text))
        found << timeLine(time);

    QCOMPARE(found, expected);
}

void TestTextTime::timesSayWhereTheyStand()
{
    const QString text = QStringLiteral("é 😀 at 12:41, tick 5!");

    const auto times = timesIn(text);

    QCOMPARE(times.size(), 2U);
    QCOMPARE(text.mid(times[0].begin, times[0].size), QStringLiteral("12:41"));
    QCOMPARE(text.mid(times[1].begin, times[1].size), QStringLiteral("tick 5"));
}

/// It would not end before the test's clock does.
void TestTextTime::hostileTextTakesLinearTime()
{
    for (const char *piece : {"1:", "12:41:", "tick ", "0", "2026-11-", "1:02:03.", " "}) {
        const QString text = QString::fromLatin1(piece).repeated((4 << 20) / qstrlen(piece));
        QVERIFY(timesIn(text).size() <= MostTextTimes);
    }
}

TICKSCOPE_TEST(TestTextTime, tickscope::test::NoApplication)

#include "test_text_time.moc"
