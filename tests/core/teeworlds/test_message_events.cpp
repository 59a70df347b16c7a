// SPDX-License-Identifier: MIT
#include <array>
#include <string_view>

#include <QTest>

#include "core/formats/teeworlds_common/messages/message_decoder.h"
#include "core/formats/teeworlds_common/messages/message_events.h"
#include "core/formats/teeworlds_common/messages/message_filter.h"
#include "tests/core/teeworlds/message_writer.h"
#include "tests/support/event_making.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::teeworlds;

using Writer = MessageWriter;

namespace {

std::string_view nameOf(int client)
{
    constexpr std::array<std::string_view, 3> Known{"alice", "bob", "carol"};
    const auto index = static_cast<std::size_t>(client);
    return index < Known.size() ? Known[index] : "client 7";
}

const NameLookup Names = nameOf;

constexpr const char *RaceFinish = "c915ba68-0a49-3324-915a-7a6220cecf33";
constexpr const char *RaceTime = "5dde8b3c-6f6f-37ac-a72a-bb341fe76de5";
constexpr const char *KillTeam = "ee610b6f-909f-311e-93f7-11a95f55a086";
constexpr const char *PreInput = "b5d3a686-ad59-382c-b3de-d9fedc3320ae";
const QString HiddenText = QString::fromUtf8(HiddenSecret.data(), qsizetype(HiddenSecret.size()));
constexpr const char *SaveCode = "dc9edffb-266a-3bd6-b101-a949fa44e16b";

QString shown(const Event &event)
{
    return QStringLiteral("%1 %2 %3: %4")
        .arg(QString::fromStdString(std::string(event.kind().id)))
        .arg(event.client)
        .arg(event.otherClient)
        .arg(QString::fromStdString(test::sentence(event)));
}

QString fieldText(const Event &event, std::string_view name)
{
    for (const EventField &field : fieldsOf(event)) {
        if (field.name == name)
            return QString::fromStdString(plainText(field.value) + "/" + field.text);
    }
    return QStringLiteral("missing");
}

QStringList fieldsNamed(const Event &event, std::string_view name)
{
    QStringList values;
    for (const EventField &field : fieldsOf(event)) {
        if (field.name == name)
            values << QString::fromStdString(plainText(field.value));
    }
    return values;
}

} // namespace

class TestMessageEvents : public QObject
{
    Q_OBJECT

private slots:
    void messageBecomesEvent_data();
    void messageBecomesEvent();
    void chatFieldsSayWhoCouldRead();
    void numbersComeWithTheirWords();
    void unreadableMessageKeepsItsBytes();
    void engineMessageDoesNotShowItsBytes();
    void codesOfSavedGamesNeedAWish_data();
    void codesOfSavedGamesNeedAWish();
};

void TestMessageEvents::messageBecomesEvent_data()
{
    QTest::addColumn<int>("protocol");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected"); // kind client other: text

    const auto add = [](const char *row, int protocol, const QByteArray &bytes,
                        const char *expected) {
        QTest::newRow(row) << protocol << bytes << expected;
    };
    add("chat", 6, Writer(3).add({0, 1}).add("  hi"), "chat 1 -1:   hi");
    add("server line", 6, Writer(3).add({0, -1}).add("hi"), "server_message -1 -1: hi");
    add("whisper sent", 6, Writer(3).add({2, 1}).add("psst"), "chat 2 1: psst");
    add("whisper received", 6, Writer(3).add({3, 1}).add("psst"), "chat 1 2: psst");
    add("0.7 chat", 7, Writer(3).add({1, 0, -1}).add("hi"), "chat 0 -1: hi");
    add("0.7 server line", 7, Writer(3).add({1, -1, -1}).add("hi"), "server_message -1 -1: hi");
    add("0.7 whisper", 7, Writer(3).add({3, 0, 1}).add("psst"), "chat 0 1: psst");
    add("broadcast", 6, Writer(2).add("look"), "broadcast -1 -1: look");
    add("kill", 6, Writer(4).add({0, 1, 3, 0}), "kill 0 1: alice killed bob (grenade)");
    add("nameless killer", 6, Writer(4).add({7, 1, 1, 0}), "kill 7 1: client 7 killed bob (gun)");
    add("self kill", 6, Writer(4).add({1, 1, -2, 0}), "kill 1 1: bob died (self kill)");
    add("world", 7, Writer(5).add({-1, 1, -1, 0}), "kill 1 1: bob died (world)");
    add("team died", 6, Writer(KillTeam).add({3, 1}), "kill 1 1: team 3 died (bob first)");
    add("emoticon", 6, Writer(10).add({1, 2}), "emoticon 1 -1: hearts");
    add("pickup", 7, Writer(9).add(3), "pickup -1 -1: grenade");
    add("sound", 6, Writer(5).add(35), "sound -1 -1: ctf drop");
    add("ready", 6, Writer(8), "ready -1 -1: Sv_ReadyToEnter");
    add("vote", 6, Writer(15).add(25).add("map dm1").add("fun"), "vote -1 -1: map dm1 (fun)");
    add("vote ends", 6, Writer(15).add(0).add("").add(""), "vote -1 -1: vote ended");
    add("0.7 vote", 7, Writer(15).add({1, 1, 25}).add("map dm1").add(""),
        "vote 1 -1: bob: start option: map dm1");
    add("team", 7, Writer(4).add({1, -1, 0, 7}), "team 1 -1: bob joined the spectators");
    add("finish", 7, Writer(35).add({0, 61234, -250, 1, 0}),
        "finish 0 -1: alice finished in 1:01.23 (-0.25), personal record");
    add("extended finish", 6, Writer(RaceFinish).add({0, 5000, 0, 0, 1}),
        "finish 0 -1: alice finished in 5.00, server record");
    add("race time", 6, Writer(RaceTime).add({1234, 20, 0}),
        "checkpoint -1 -1: checkpoint at 12.34 (+0.20)");
    add("race finished", 6, Writer(27).add({1234, -20, 1}),
        "finish -1 -1: finished in 12.34 (-0.20)");
    add("checkpoint", 7, Writer(36).add(-120), "checkpoint -1 -1: checkpoint (-0.12)");
    add("paused", 7, Writer(21).add({10, 2}), "pause 2 -1: carol paused the game");
    add("capture", 7, Writer(21).add({9, 0, 1, 500}),
        "score 1 -1: bob captured the red flag in 10.00");
    add("shuffle", 7, Writer(21).add(2), "team -1 -1: team shuffle");
    add("drop", 7, Writer(21).add(4), "teeworlds_demo:Sv_GameMsg -1 -1: ctf drop");
    add("round", 7, Writer(19).add({1, 10, 0, 3, 2}), "round -1 -1: match 2 of 3");
    add("input", 6, Writer(PreInput).add({1, 10, -20, 1, 3, 0, 0, 0, 0, 2, 900}),
        "input 2 -1: right | jump | fire, aim 10,-20");
    add("save", 6,
        Writer(SaveCode).add(1).add("").add("bob").add("GER").add("abc").add("").add("bob"),
        "save 1 -1: save done, code •••");
    add("enter", 7, Writer(22).add("dan").add({5, 0}),
        "teeworlds_demo:De_ClientEnter 5 -1: dan joined the game");
    add("drop of client", 7, Writer(20).add(1).add("bye").add(0),
        "teeworlds_demo:Sv_ClientDrop 1 -1: bob left (bye)");
    add("engine", 6, QByteArray::fromHex("0b00"), "system -1 -1: snap");
    add("engine of no name", 6, QByteArray::fromHex("3b00"), "system -1 -1: message 29");
    add("unknown", 6, Writer(29).add(1), "unknown -1 -1: message 29");
    add("unknown uuid", 6, Writer("00000000-0000-0000-0000-00000000002a"),
        "unknown -1 -1: message 00000000-0000-0000-0000-00000000002a");
    add("broken", 6, Writer(10).add(1), "unknown -1 -1: message 10: message field Emoticon is cut");
    add("no header", 6, QByteArray(), "unknown -1 -1: message: integer is cut");
}

void TestMessageEvents::messageBecomesEvent()
{
    QFETCH(int, protocol);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, expected);

    const EventContext context{protocolOf(protocol), Names, 2};

    QCOMPARE(shown(readMessageEvent(messageBytes(bytes), context)), expected);
}

void TestMessageEvents::chatFieldsSayWhoCouldRead()
{
    const EventContext context06{Protocol::V06, Names};
    const EventContext context07{Protocol::V07, Names};

    const auto team06 = readMessageEvent(Writer(3).add({1, 0}).add("x").bytes(), context06);
    const auto whisper06 = readMessageEvent(Writer(3).add({2, 0}).add("x").bytes(), context06);
    const auto all07 = readMessageEvent(Writer(3).add({1, 0, -1}).add("x").bytes(), context07);
    const auto team07 = readMessageEvent(Writer(3).add({2, 0, -1}).add("x").bytes(), context07);

    QCOMPARE(fieldText(team06, "team"), QStringLiteral("team/"));
    QCOMPARE(fieldText(whisper06, "team"), QStringLiteral("whisper/"));
    QCOMPARE(fieldText(all07, "team"), QStringLiteral("all/"));
    QCOMPARE(fieldText(team07, "team"), QStringLiteral("team/"));
    QCOMPARE(fieldText(team06, "Team"), QStringLiteral("1/team"));
}

void TestMessageEvents::numbersComeWithTheirWords()
{
    const EventContext context06{Protocol::V06, Names};
    const EventContext context07{Protocol::V07, Names};

    const auto kill = readMessageEvent(Writer(4).add({0, 1, -1, 0}).bytes(), context06);
    const auto game = readMessageEvent(Writer(19).add({3, 10, 0, 3, 2}).bytes(), context07);
    const auto grab = readMessageEvent(Writer(21).add({8, 1}).bytes(), context07);

    const auto held = readMessageEvent(
        Writer(PreInput).add({-1, 10, -20, 0, 2, 1, 0, 0, 0, 2, 900}).bytes(), context06);

    QCOMPARE(fieldsNamed(held, "key"), (QStringList{"direction", "hook"}));
    QCOMPARE(fieldText(kill, "Weapon"), QStringLiteral("-1/world"));
    QCOMPARE(fieldText(kill, "Killer"), QStringLiteral("0/"));
    QCOMPARE(fieldText(game, "GameFlags"), QStringLiteral("3/teams | flags"));
    QCOMPARE(fieldText(grab, "GameMsgId"), QStringLiteral("8/ctf grab"));
    QCOMPARE(fieldText(grab, "Team"), QStringLiteral("1/blue"));
}

void TestMessageEvents::unreadableMessageKeepsItsBytes()
{
    const EventContext context{Protocol::V06, Names};
    const auto broken = readMessageEvent(Writer(10).add(1).bytes(), context);
    const auto unknown = readMessageEvent(Writer(29).add(1).bytes(), context);

    QCOMPARE(fieldText(broken, "id"), QStringLiteral("10/"));
    QCOMPARE(fieldText(broken, "bytes"), QStringLiteral("\x14\x01/"));
    QVERIFY(fieldText(broken, "error") != QStringLiteral("missing"));
    QCOMPARE(fieldText(unknown, "bytes"), QStringLiteral(":\x01/"));
}

void TestMessageEvents::codesOfSavedGamesNeedAWish_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<Protocol>("protocol");

    const auto add = [](const char *row, const QByteArray &bytes,
                        Protocol protocol = Protocol::V06) {
        QTest::newRow(row) << bytes << protocol;
    };
    add("code", Writer(SaveCode).add(1).add("").add("bob").add("GER").add("").add("zebra").add(""));
    add("generated",
        Writer(SaveCode).add(1).add("").add("bob").add("").add("zebra").add("").add(""));
    add("unreadable",
        Writer(SaveCode).add(9).add("").add("bob").add("").add("zebra").add("").add(""));
    add("server line", Writer(3).add({0, -1}).add("Use '/load GER zebra' to continue"));
    add("said", Writer(3).add({0, 1}).add(" /LOAD zebra"));
    add("broadcast", Writer(2).add("saved, /load zebra"));
    add("vote", Writer(15).add(25).add("Load").add("/load zebra"));
    add("command", Writer(39).add("LOAD").add("zebra"), Protocol::V07);
}

void TestMessageEvents::codesOfSavedGamesNeedAWish()
{
    QFETCH(QByteArray, bytes);
    QFETCH(Protocol, protocol);
    const auto message = messageBytes(bytes);
    EventContext context{protocol, Names};
    const auto textsOf = [](const Event &event) {
        std::string all = test::sentence(event);
        for (const EventField &field : fieldsOf(event))
            all += plainText(field.value) + field.text;
        return QString::fromStdString(all);
    };
    const auto textWith = [&](const EventContext &wish) {
        const auto decoded = decodeMessage(message, wish.protocol);
        const bool isSecret = !wish.showsSecrets && mayHoldSecrets(message, wish.protocol);
        return textsOf(decoded ? messageEvent(*decoded, message, wish)
                               : unreadableMessageEvent(message, decoded.error(), isSecret));
    };

    const QString hidden = textWith(context);
    context.showsSecrets = true;
    const QString shownText = textWith(context);
    // The same goes for clips, with the names or alone.
    MessageFilter filter(protocol, {.ticks = {}, .secrets = ClipOptions::Secrets::Hidden}, nullptr);
    const auto kept = filter.filtered(message);

    QVERIFY2(!hidden.contains("zebra") && hidden.contains(HiddenText), qPrintable(hidden));
    QVERIFY2(shownText.contains("zebra"), qPrintable(shownText));
    const QByteArray left = kept ? QByteArray(reinterpret_cast<const char *>(kept->data()),
                                              static_cast<qsizetype>(kept->size()))
                                 : QByteArray();
    QVERIFY(!left.contains("zebra"));
    QVERIFY(!kept || decodeMessage(*kept, protocol));
}

void TestMessageEvents::engineMessageDoesNotShowItsBytes()
{
    const EventContext context{Protocol::V06, Names};
    const auto line = readMessageEvent(messageBytes(QByteArray::fromHex("17736563726574")),
                                       context);

    QCOMPARE(shown(line), QStringLiteral("system -1 -1: rcon line"));
    QCOMPARE(fieldText(line, "id"), QStringLiteral("11/"));
    QCOMPARE(fieldText(line, "size"), QStringLiteral("7/"));
    QCOMPARE(fieldText(line, "bytes"), QStringLiteral("missing"));
}

TICKSCOPE_TEST(TestMessageEvents, QCoreApplication)
#include "test_message_events.moc"
