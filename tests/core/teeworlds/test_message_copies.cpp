// SPDX-License-Identifier: GPL-3.0-or-later
//
// Of whom a message is that a server's recording has as its receivers got it.
// Source: teeworlds-messages.md, section 8.

#include <vector>

#include <QTest>

#include "tests/core/teeworlds/demo_people.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::teeworlds;
using namespace tickscope::test;

Q_DECLARE_METATYPE(std::vector<tickscope::test::Bytes>)

namespace {

constexpr std::uint32_t Death06 = 17;
constexpr int ChatLine = 3;
constexpr int Kill = 4;
constexpr int Kill07 = 5;
constexpr int Emoticon = 10;
constexpr int Hearts = 2;
constexpr int Grenade = 3;
constexpr int SelfKill = -2;

using Messages = std::vector<Bytes>;

Messages emoticons(std::initializer_list<int> clients)
{
    Messages all;
    for (const int client : clients)
        all.push_back(MessageBuilder(Emoticon).number(client).number(Hearts).bytes());
    return all;
}

Bytes line(int client, std::string_view text, int team = 0)
{
    return MessageBuilder(ChatLine).number(team).number(client).text(text).bytes();
}

Bytes line07(int client, std::string_view text)
{
    return MessageBuilder(ChatLine).number(1).number(client).number(-1).text(text).bytes();
}

Bytes death(int killer, int victim, int weapon, int number = Kill)
{
    return MessageBuilder(number).number(killer).number(victim).number(weapon).number(0).bytes();
}

/// Each different event, with how often it comes; "?" behind a guess.
QStringList linesOf(const Index &index)
{
    QStringList all;
    std::vector<int> counts;
    for (std::size_t row = 0; row < index.eventCount(); ++row) {
        const EventRow event = index.event(row);
        if (event.kind() != "chat" && event.kind() != "kill" && event.kind() != "emoticon")
            continue;
        const auto who = index.players().nameOf(partyOf(event, event.client));
        QString text = QString::fromStdString(std::string(who) + ": "
                                              + sentenceOf(*event.form, event.values));
        text += event.source == EventSource::Guess ? QStringLiteral("?") : QString();
        if (!all.contains(text)) {
            all << text;
            counts.push_back(0);
        }
        ++counts[static_cast<std::size_t>(all.indexOf(text))];
    }
    for (qsizetype i = 0; i < all.size(); ++i)
        all[i] += QStringLiteral(" x%1").arg(counts[static_cast<std::size_t>(i)]);
    return all;
}

} // namespace

class TestMessageCopies : public QObject
{
    Q_OBJECT

private slots:
    void itIsOfOne_data();
    void itIsOfOne();
    void otherRecordingsHaveNone_data();
    void otherRecordingsHaveNone();
};

void TestMessageCopies::itIsOfOne_data()
{
    QTest::addColumn<Messages>("messages");
    QTest::addColumn<QList<int>>("dying");
    QTest::addColumn<QStringList>("events");
    const QList<int> nobody;

    // Ada, Bob, Cyd and Dan have the client IDs 0, 1, 2 and 5, and get one each in this order.
    QTest::newRow("all see the same")
        << emoticons({2, 2, 2, 2}) << nobody << QStringList{"Cyd: hearts x4"};
    QTest::newRow("once for all") << emoticons({2}) << nobody << QStringList{"Cyd: hearts x1"};
    QTest::newRow("who sees himself as the first")
        << emoticons({5, 5, 7, 0}) << nobody << QStringList{"Dan: hearts x4"};
    QTest::newRow("who is the first")
        << emoticons({0, 1, 0, 3}) << nobody << QStringList{"Ada: hearts x4"};
    QTest::newRow("all with client IDs of their own")
        << emoticons({3, 2, 0, 4}) << nobody << QStringList{"Cyd: hearts x4"};
    QTest::newRow("two") << emoticons({2, 3, 2, 2, 5, 5, 1, 0}) << nobody
                         << QStringList{"Cyd: hearts x4", "Dan: hearts x4"};
    QTest::newRow("another by chance where his is")
        << emoticons({2, 1, 2, 2}) << nobody << QStringList{"Cyd: hearts? x4"};
    QTest::newRow("receivers unknown")
        << emoticons({2, 1, 2}) << nobody << QStringList{"Cyd: hearts? x3"};

    QTest::newRow("line of who is unknown to some")
        << Messages{line(15, "Dan: hi"), line(5, "hi"), line(1, "hi"), line(0, "hi")} << nobody
        << QStringList{"Dan: hi x4"};
    QTest::newRow("line of who is unknown to the last")
        << Messages{line(5, "hi"), line(7, "hi"), line(15, "Dan: hi")} << nobody
        << QStringList{"Dan: hi x3"};
    QTest::newRow("line that 0.7 has first")
        << Messages{line07(5, "hi"), line(5, "hi"), line(3, "hi"), line(0, "hi")} << nobody
        << QStringList{"Dan: hi x4"};
    QTest::newRow("line that 0.7 has last")
        << Messages{line(3, "hi"), line(1, "hi"), line07(2, "hi")} << nobody
        << QStringList{"Cyd: hi x3"};
    QTest::newRow("line to all, and another to the team")
        << Messages{line(2, "hi"), line(5, "hi", 1)} << nobody
        << QStringList{"Cyd: hi x1", "Dan: hi x1"};

    QTest::newRow("death") << Messages{death(5, 2, Grenade), death(5, 3, Grenade),
                                       death(4, 0, Grenade), death(0, 2, Grenade)}
                           << QList<int>{2} << QStringList{"Dan: Dan killed Cyd (grenade) x4"};
    QTest::newRow("death by who is unknown to some")
        << Messages{death(3, 3, Grenade), death(5, 2, Grenade), death(0, 2, Grenade)}
        << QList<int>{2} << QStringList{"Dan: Dan killed Cyd (grenade)? x3"};
    QTest::newRow("deaths, receivers unknown")
        << Messages{death(2, 2, SelfKill), death(1, 1, SelfKill), death(5, 5, SelfKill)}
        << QList<int>{2, 5}
        << QStringList{"Cyd: Cyd died (self kill)? x1", "Dan: Dan died (self kill)? x2"};
    QTest::newRow("death of 0.7") << Messages{death(5, 5, SelfKill, Kill07), death(3, 3, SelfKill),
                                              death(0, 0, SelfKill)}
                                  << QList<int>{5} << QStringList{"Dan: Dan died (self kill) x3"};
    QTest::newRow("death of 0.7 alone") << Messages{death(1, 2, Grenade, Kill07)} << QList<int>{2}
                                        << QStringList{"Bob: Bob killed Cyd (grenade) x1"};
}

void TestMessageCopies::itIsOfOne()
{
    QFETCH(const Messages, messages);
    QFETCH(const QList<int>, dying);
    QFETCH(const QStringList, events);
    DemoWriter writer = writerOf(Protocol::V06, "server");
    for (int tick = 0; tick < 20; tick += 2) {
        writer.beginTick({tick});
        SnapshotItems items{client06(0, "Ada"), client06(1, "Bob"), client06(2, "Cyd"),
                            client06(5, "Dan"), character06(0, tick)};
        for (int i = 0; tick == 12 && i < dying.size(); ++i)
            items.push_back({{Death06, i}, {0, 0, dying[i]}});
        writer.snapshot(std::move(items));
        for (const Bytes &message : tick == 10 ? messages : Messages())
            writer.message(message);
    }

    QCOMPARE(linesOf(*indexOf(writer.finish().value())), events);
}

void TestMessageCopies::otherRecordingsHaveNone_data()
{
    QTest::addColumn<int>("version");
    QTest::addColumn<bool>("hasPlayer");

    QTest::newRow("a player's own") << 6 << true;
    QTest::newRow("of a server of another game") << 4 << false;
}

void TestMessageCopies::otherRecordingsHaveNone()
{
    QFETCH(const int, version);
    QFETCH(const bool, hasPlayer);
    DemoWriter writer = writerOf(Protocol::V06, "server", version);
    for (int tick = 0; tick < 20; tick += 2) {
        writer.beginTick({tick});
        SnapshotItems items{client06(0, "Ada"), client06(1, "Bob")};
        if (hasPlayer)
            items.insert(items.begin(), {{10, 0}, {1, 0, 0, 0, 0}});
        writer.snapshot(std::move(items));
        for (const Bytes &message : tick == 10 ? emoticons({1, 0}) : Messages())
            writer.message(message);
    }

    QCOMPARE(linesOf(*indexOf(writer.finish().value())),
             (QStringList{"Bob: hearts x1", "Ada: hearts x1"}));
}

TICKSCOPE_TEST(TestMessageCopies, QCoreApplication)
#include "test_message_copies.moc"
