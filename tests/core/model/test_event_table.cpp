// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include "core/timeline/event_table.h"
#include "tests/support/event_making.h"
#include "tests/support/test_program.h"

using namespace tickscope;

namespace {

Event eventAt(std::int64_t tick, std::string_view kind, const std::string &text,
              int client = NoClient, int otherClient = NoClient)
{
    Event event = test::plainEvent(tick, kind, text, client, otherClient);
    event.byte = static_cast<std::uint64_t>(tick) * 100;
    return event;
}

/// Pages of files that this process has in memory; -1 where the system does not tell.
qint64 mappedKilobytes()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return -1;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("RssFile:"))
            return line.mid(8).trimmed().split(' ').front().toLongLong();
    }
    return -1;
}

} // namespace

class TestEventTable : public QObject
{
    Q_OBJECT

private slots:
    void rowsComeBackAsTheyWereAdded();
    void oneForEachClientIsAsOneByOne();
    void textsSurviveGrowing();
    void equalTextsAreStoredOnce();
    void hostileClientIdsAreNobody_data();
    void hostileClientIdsAreNobody();
    void offsetsBeyondFourGigabytesAreKept();
    void rowsBeyondTheMemoryAreTheSame();
    void pagesThatWereReadLeaveMemory();
    void memoryIsGivenBack();
    void fullDiskIsTold();
};

void TestEventTable::rowsComeBackAsTheyWereAdded()
{
    EventTable table;
    table.append(eventAt(5, event_kind::Chat, "hello", 3));
    table.append(eventAt(5, event_kind::Kill, "", 4, 3));
    table.append(eventAt(9, event_kind::Chat, "bye", 4));
    table.finish();

    QCOMPARE(table.size(), std::size_t{3});
    const EventRow chat = table.row(0);
    QCOMPARE(chat.tick.value, std::int64_t{5});
    QCOMPARE(chat.kind().id, event_kind::Chat);
    QCOMPARE(chat.client, 3);
    QCOMPARE(chat.otherClient, NoClient);
    QCOMPARE(test::sentence(chat), std::string_view("hello"));
    QCOMPARE(chat.byte, std::uint64_t{500});
    const EventRow kill = table.row(1);
    QCOMPARE(kill.kind().id, event_kind::Kill);
    QCOMPARE(kill.client, 4);
    QCOMPARE(kill.otherClient, 3);
    QVERIFY(test::sentence(kill).empty());
    QCOMPARE(table.tick(2).value, std::int64_t{9});
    QCOMPARE(table.form(2).kind->id, event_kind::Chat);
}

void TestEventTable::oneForEachClientIsAsOneByOne()
{
    // So many that blocks of rows fill up amid them.
    std::vector<int> clients(10'000);
    for (std::size_t i = 0; i < clients.size(); ++i)
        clients[i] = static_cast<int>(i) - 1;
    EventTable together;
    EventTable single;
    for (const std::int64_t tick : {5, 7}) {
        Event event = eventAt(tick, event_kind::Chat, "hello", 9, 3);
        QVERIFY(together.append(rowOf(event), {}));
        QVERIFY(together.append(rowOf(event), clients));
        for (const int client : clients) {
            event.client = client;
            QVERIFY(single.append(event));
        }
    }
    together.finish();
    single.finish();

    QCOMPARE(together.size(), single.size());
    QVERIFY(together.kindCounts() == single.kindCounts());
    for (std::size_t i = 0; i < single.size(); ++i) {
        QCOMPARE(together.row(i).client, single.row(i).client);
        QCOMPARE(together.row(i).otherClient, single.row(i).otherClient);
        QCOMPARE(together.tick(i), single.tick(i));
        QCOMPARE(together.row(i).values, single.row(i).values);
    }
}

void TestEventTable::textsSurviveGrowing()
{
    EventTable table;
    for (int i = 0; i < 10'000; ++i)
        table.append(eventAt(i, event_kind::Chat, "t" + std::to_string(i)));
    table.finish();

    for (int i = 0; i < 10'000; i += 37)
        QCOMPARE(test::sentence(table.row(static_cast<std::size_t>(i))), "t" + std::to_string(i));
}

void TestEventTable::equalTextsAreStoredOnce()
{
    const std::string text(1000, 'x');
    EventTable table;
    for (int i = 0; i < 1000; ++i)
        table.append(eventAt(i, event_kind::Chat, text));
    table.finish();

    QVERIFY(table.byteSize() < 100'000);
    QCOMPARE(test::sentence(table.row(999)), text);
}

void TestEventTable::hostileClientIdsAreNobody_data()
{
    QTest::addColumn<int>("client");
    QTest::addColumn<int>("expected");

    QTest::newRow("nobody") << -1 << NoClient;
    QTest::newRow("first") << 0 << 0;
    QTest::newRow("largest kept") << 32767 << 32767;
    QTest::newRow("too large") << 32768 << NoClient;
    QTest::newRow("looks like 5 in 16 bits") << 65541 << NoClient;
    QTest::newRow("negative") << INT32_MIN << NoClient;
}

void TestEventTable::hostileClientIdsAreNobody()
{
    QFETCH(int, client);
    QFETCH(int, expected);
    EventTable table;

    table.append(eventAt(1, event_kind::Kill, "", client, client));

    QCOMPARE(table.row(0).client, expected);
    QCOMPARE(table.row(0).otherClient, expected);
}

void TestEventTable::offsetsBeyondFourGigabytesAreKept()
{
    EventTable table;
    Event event = eventAt(INT64_MAX, event_kind::Chat, "");
    event.byte = UINT64_MAX;

    table.append(event);

    QCOMPARE(table.row(0).byte, std::uint64_t{UINT64_MAX});
    QCOMPARE(table.row(0).tick.value, std::int64_t{INT64_MAX});
}

void TestEventTable::rowsBeyondTheMemoryAreTheSame()
{
    constexpr int Rows = 200'000;
    constexpr std::size_t Memory = 1U << 20;
    const auto store = EventStore::make(Memory);
    EventTable kept;
    EventTable spilled(store);
    for (int i = 0; i < Rows; ++i) {
        // Texts of all lengths, also longer than a block of them.
        const std::string text(i % 50'000 == 7 ? 100'000 : std::size_t(i % 90), char('a' + i % 26));
        const Event event = eventAt(i, i % 2 ? event_kind::Chat : event_kind::Kill,
                                    std::to_string(i) + text, i % 64);
        kept.append(event);
        QVERIFY(spilled.append(event));
    }
    kept.finish();
    spilled.finish();

    QVERIFY(store->memoryBytes() <= Memory);
    QVERIFY(store->fileBytes() > 3 * Memory);
    QCOMPARE(spilled.size(), kept.size());
    for (std::size_t i = 0; i < kept.size(); ++i) {
        const EventRow left = kept.row(i);
        const EventRow right = spilled.row(i);
        QCOMPARE(right.values, left.values);
        QVERIFY(right.tick == left.tick && right.form == left.form && right.client == left.client
                && right.byte == left.byte);
    }
    QCOMPARE(spilled.kindCounts(), kept.kindCounts());
}

void TestEventTable::pagesThatWereReadLeaveMemory()
{
    const auto store = EventStore::make(0);
    EventTable table(store);
    for (int i = 0; i < 300'000; ++i)
        QVERIFY(table.append(eventAt(i, event_kind::Chat, std::to_string(i))));
    table.finish();
    std::size_t bytes = 0;
    const auto readAllRows = [&] {
        bytes = 0;
        for (std::size_t i = 0; i < table.size(); ++i)
            bytes += table.row(i).values.size();
        return bytes;
    };
    const std::size_t first = readAllRows();
    const qint64 whole = mappedKilobytes();

    table.forgetPages();

    const qint64 left = mappedKilobytes();
    if (whole < 0)
        QSKIP("this system does not tell");
    // Rows of 20 bytes, and their texts.
    QVERIFY2(left <= whole - 5000, qPrintable(QStringLiteral("%1 of %2").arg(left).arg(whole)));
    QCOMPARE(readAllRows(), first);
}

void TestEventTable::memoryIsGivenBack()
{
    const auto store = EventStore::make(200'000);
    {
        EventTable table(store);
        for (int i = 0; i < 30'000; ++i)
            table.append(eventAt(i, event_kind::Chat, {}));
        table.finish();
        QVERIFY(store->memoryBytes() > 100'000);
        QVERIFY(store->fileBytes() > 100'000);
    }

    QCOMPARE(store->memoryBytes(), std::size_t{0});
    QCOMPARE(store->fileBytes(), std::size_t{0});
}

void TestEventTable::fullDiskIsTold()
{
    const QByteArray before = qgetenv("TMPDIR");
    qputenv("TMPDIR", "/nonexistent");
    const auto store = EventStore::make(0);
    EventTable table(store);

    QVERIFY(!store->reserve(1));
    bool hasRoom = true;
    for (int i = 0; i < 100'000 && hasRoom; ++i)
        hasRoom = table.append(eventAt(i, event_kind::Chat, {}));

    before.isNull() ? qunsetenv("TMPDIR") : qputenv("TMPDIR", before);
    QVERIFY(!hasRoom);
    QVERIFY(table.size() < 10'000);
}

TICKSCOPE_TEST(TestEventTable, QCoreApplication)
#include "test_event_table.moc"
