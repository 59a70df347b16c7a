// SPDX-License-Identifier: GPL-3.0-or-later
//
// What messages of GoldSrc mean to a person.

#include <string_view>

#include <QTest>

#include "core/analysis/distinct_names.h"
#include "core/formats/goldsrc/messages/message_events.h"
#include "core/formats/goldsrc/messages/message_forms.h"
#include "core/formats/goldsrc/messages/message_tables.h"
#include "tests/support/event_making.h"
#include "tests/support/goldsrc/goldsrc_message_game.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::goldsrc;
using test::GoldsrcBits;
using test::GoldsrcMessages;

namespace {

using namespace std::string_view_literals;

/// Keeps each event as "kind client>other text"; of the engine's own the text only.
class EventSink : public MessageSink
{
public:
    void messageRead(const ServerMessage &message, const ServerState &before) override
    {
        for (const Event &event : messageEvents(message, before, EventDetail::WithFields)) {
            if (event.kind().id == event_kind::System) {
                systemTexts.push_back(test::sentence(event));
                continue;
            }
            std::string text = std::string(event.kind().id) + ' ' + std::to_string(event.client);
            if (event.otherClient != NoClient)
                text += '>' + std::to_string(event.otherClient);
            texts.push_back(text + ' ' + test::sentence(event));
            fields.push_back(fieldsOf(event));
            audiences.push_back(audienceOf(*event.form, event.values.bytes()));
            byte = event.byte;
        }
    }

    std::vector<std::string> texts;
    std::vector<std::string> systemTexts;
    std::vector<std::vector<EventField>> fields;
    std::vector<std::string> audiences;
    std::uint64_t byte = 0;
};

using Texts = std::vector<std::string>;

/// Three players and the user messages under ids from 64 on.
GoldsrcMessages gameOf(std::string_view directory)
{
    GoldsrcMessages messages;
    messages.serverInfo(8, 0, directory);
    messages.userInfo(0, 1, "\\name\\Anna\\model\\gordon").userInfo(1, 2, "\\name\\Bob");
    unsigned next = 64;
    for (const char *name : {"SayText", "TextMsg", "DeathMsg", "TeamInfo", "TeamScore", "SendAudio",
                             "WeaponList", "MOTD", "HudText", "ItemPickup", "Opaque"})
        messages.newUserMessage(next++, -1, name);
    return messages.newUserMessage(80, 9, "ScoreInfo")
        .newUserMessage(81, 2, "RoundTime")
        .newUserMessage(82, 12, "Damage")
        .newUserMessage(83, 0, "ResetHUD")
        .newUserMessage(84, 1, "WeapPickup")
        .newUserMessage(85, 2, "AmmoPickup");
}

/// Ids of the user messages in gameOf().
namespace id {
enum : unsigned {
    SayText = 64,
    TextMsg,
    DeathMsg,
    TeamInfo,
    TeamScore,
    SendAudio,
    WeaponList,
    Motd,
    HudText,
    ItemPickup,
    Opaque,
    ScoreInfo = 80,
    RoundTime,
    DamageTaken,
    ResetHud,
    WeapPickup,
    AmmoPickup
};
} // namespace id

EventSink eventsOf(const GoldsrcMessages &messages, std::string_view directory = "cstrike")
{
    ServerState state(48, "valve");
    EventSink start;
    (void)readServerMessages(gameOf(directory).bytes(), {1, 0}, state, &start);
    EventSink sink;
    (void)readServerMessages(messages.bytes(), {2, 5000}, state, &sink);
    return sink;
}

} // namespace

class TestGoldsrcMessageEvents : public QObject
{
    Q_OBJECT

private slots:
    void chatOfBothGames();
    void chatSaysToWhomWhereItsFormTells_data();
    void chatSaysToWhomWhereItsFormTells();
    void lineWithoutSecretsStillSaysToWhomItWent();
    void lineAboutANewNameIsNoChat();
    void serverTextAndRadio();
    void radioOfTwoSendersIsOfNobody();
    void killsOfThreeGames();
    void killsOfIndexesThatNobodyHasAreOfNobodyElse();
    void newGameSaysAnewWhoIsThere();
    void onlyChangesOfScoresAndTeams();
    void comingAndGoing();
    void theRecordersOwn();
    void soundsScriptsAndEffects();
    void directorCommandIsWhatFitsItsBytes_data();
    void directorCommandIsWhatFitsItsBytes();
    void textsOfTheEngine();
    void statesAreNoEvents();
    void unknownMessagesShowTheirBytes();
    void titles();
};

void TestGoldsrcMessageEvents::chatOfBothGames()
{
    GoldsrcMessages messages;
    messages.userMessage(id::SayText, "\2\2Bob: catch me later\n\0"sv);
    messages.userMessage(id::SayText, "\1\1#Cstrike_Chat_CT\0\0go: now\n\0"sv);
    messages.userMessage(id::SayText, "\0\2From the server\0"sv);
    const auto sink = eventsOf(messages);
    QCOMPARE(sink.texts,
             (Texts{"chat 1 catch me later", "chat 0 go: now", "chat -1 From the server"}));
    QVERIFY(sink.byte > 5000);
    QCOMPARE(sink.fields[1][1].name, "text"sv);
    QVERIFY(sink.fields[1][1].value == Value("\1#Cstrike_Chat_CT"));
}

void TestGoldsrcMessageEvents::chatSaysToWhomWhereItsFormTells_data()
{
    QTest::addColumn<QByteArray>("payload");
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("team"); // empty: not certain

    const auto row = [](const char *name, std::string_view payload, const char *said,
                        const char *team) {
        QTest::newRow(name) << QByteArray(payload.data(), static_cast<int>(payload.size()))
                            << QString::fromLatin1(said) << QString::fromLatin1(team);
    };
    row("to all", "\2\2Bob: hi\n\0"sv, "hi", "all");
    row("to the team", "\2\2(TEAM) Bob: hi\n\0"sv, "hi", "team");
    row("another form", "\2\2*DEAD* Bob: hi\n\0"sv, "*DEAD* Bob: hi", "");
    row("another name", "\2\2(TEAM) Anna: hi\n\0"sv, "(TEAM) Anna: hi", "");
    row("words like a form", "\2\2Bob: (TEAM) Bob: hi\n\0"sv, "(TEAM) Bob: hi", "all");
    row("nobody", "\0\2(TEAM) Bob: hi\n\0"sv, "(TEAM) Bob: hi", "");
    row("key to all", "\2\1#Cstrike_Chat_AllDead\0\0hi\n\0"sv, "hi", "all");
    row("key to the team", "\2\1#Cstrike_Chat_T\0\0hi\n\0"sv, "hi", "team");
    row("another key", "\2\1#Chat_Form\0\0hi\n\0"sv, "hi", "");
}

void TestGoldsrcMessageEvents::chatSaysToWhomWhereItsFormTells()
{
    QFETCH(const QByteArray, payload);
    QFETCH(const QString, said);
    QFETCH(const QString, team);

    const auto sink = eventsOf(GoldsrcMessages().userMessage(
        id::SayText, {payload.data(), static_cast<std::size_t>(payload.size())}));

    QVERIFY(QString::fromStdString(sink.texts.at(0)).endsWith(" " + said));
    const auto &fields = sink.fields.at(0);
    const auto found = std::ranges::find(fields, "team"sv, &EventField::name);
    QCOMPARE(found == fields.end(), team.isEmpty());
    QVERIFY(team.isEmpty() || found->value == Value(team.toStdString()));
    QCOMPARE(QString::fromStdString(sink.audiences.at(0)),
             team == QStringLiteral("team") ? team : QString());
}

/// As indexes and lists get the line: without secrets.
void TestGoldsrcMessageEvents::lineWithoutSecretsStillSaysToWhomItWent()
{
    Event event;
    event.form = &textForm(TextForm::Chat);
    event.values.addText("hi").add(SaidToTeam);

    hideSecrets(event);

    QCOMPARE(audienceOf(*event.form, event.values.bytes()), std::string("team"));
    QCOMPARE(shownSentence(rowOf(event), PlayerTable()), std::string("hi (team)"));
}

void TestGoldsrcMessageEvents::lineAboutANewNameIsNoChat()
{
    // Source: goldsrc-netmessages.md, section 7: the user info behind it is the rename.
    GoldsrcMessages messages;
    messages.userMessage(id::SayText, "\2\1#Cstrike_Name_Change\0Barney\0Bernie\0"sv);
    messages.userMessage(id::SayText, "\2\1#Cstrike_Name_Change\0\0Bernie\0"sv);
    messages.userMessage(id::SayText, "\2\1#Cstrike_Name_Change\0"sv); // words of somebody

    QCOMPARE(eventsOf(messages).texts,
             (Texts{"server_message -1 Barney is now Bernie", "server_message -1 Bob is now Bernie",
                    "chat 1 #Cstrike_Name_Change"}));
}

void TestGoldsrcMessageEvents::serverTextAndRadio()
{
    GoldsrcMessages messages;
    messages.userMessage(id::TextMsg, "\4#CTs_Win\0"sv);
    messages.userMessage(id::TextMsg, "\1#Game_join_ct\0Bob\0"sv);
    messages.userMessage(id::TextMsg, "\3Plain %s words\n\0more\0"sv);
    messages.userMessage(id::TextMsg, "\5"
                                      "2\0#Game_radio\0Bob\0#Roger_that\0"sv);
    messages.userMessage(id::TextMsg, "\5"
                                      "1\0#Game_radio_location\0Anna\0Tunnel\0Go!\0"sv);
    messages.userMessage(id::Motd, "\1Welcome\0"sv).userMessage(id::HudText, "#Bomb_Planted\0\0"sv);
    const auto sink = eventsOf(messages);
    QCOMPARE(sink.texts, (Texts{"server_message -1 Counter-terrorists win",
                                "server_message -1 Bob joins the counter-terrorists",
                                "server_message -1 Plain %s words more", "chat 1 #Roger_that",
                                "chat 0 Go!", "broadcast -1 Bomb planted"}));
    QCOMPARE(sink.systemTexts, Texts{"Welcome"}); // a window's text, not chat
}

void TestGoldsrcMessageEvents::radioOfTwoSendersIsOfNobody()
{
    GoldsrcMessages messages;
    for (const auto payload : {"\5"
                               "2\0#Game_radio\0Anna\0Go!\0"sv,
                               "\5"
                               "2\0#Game_radio\0Zed\0Go!\0"sv,
                               "\5"
                               "2\0#Game_radio\0\0Go!\0"sv})
        messages.userMessage(id::TextMsg, payload);

    QCOMPARE(eventsOf(messages).texts, (Texts{"chat -1 Go!", "chat -1 Go!", "chat 1 Go!"}));
}

void TestGoldsrcMessageEvents::killsOfIndexesThatNobodyHasAreOfNobodyElse()
{
    const auto kills = [](std::string_view payload) {
        return eventsOf(GoldsrcMessages().userMessage(id::DeathMsg, payload)).texts;
    };

    QCOMPARE(kills("\50\2\0ak47\0"sv), Texts{"kill -1>1 client 39 killed Bob (ak47)"});
    QCOMPARE(kills("\2\41\0ak47\0"sv), Texts{"kill 1 Bob killed client 32 (ak47)"});
    QCOMPARE(kills("\50\50\0ak47\0"sv), Texts{"kill -1 client 39 died (ak47)"});
    // Cut off before the victim.
    QCOMPARE(kills("\2"sv), Texts{"unknown -1 DeathMsg, 1 byte"});
}

void TestGoldsrcMessageEvents::newGameSaysAnewWhoIsThere()
{
    GoldsrcMessages messages;
    messages.serverInfo(8, 0, "cstrike").userInfo(0, 1, "\\name\\Anna\\model\\gordon");
    messages.userMessage(id::SayText, "\2who am I\0"sv);
    messages.userMessage(id::DeathMsg, "\2\1\0ak47\0"sv);
    messages.userInfo(1, 2, "\\name\\Bob").userMessage(id::SayText, "\2me again\0"sv);

    auto texts = eventsOf(messages).texts;
    std::erase_if(texts, [](const std::string &text) { return text.starts_with("map"); });
    QCOMPARE(texts, (Texts{"chat -1 who am I", "kill -1>0 client 1 killed Anna (ak47)",
                           "chat 1 me again"}));
}

void TestGoldsrcMessageEvents::killsOfThreeGames()
{
    const auto kills = [](std::string_view game, std::string_view payload) {
        return eventsOf(GoldsrcMessages().userMessage(id::DeathMsg, payload), game).texts;
    };
    QCOMPARE(kills("cstrike", "\1\2\1ak47\0"sv),
             Texts{"kill 0>1 Anna killed Bob (ak47, headshot)"});
    QCOMPARE(kills("czero", "\1\2\0ak47\0"sv), Texts{"kill 0>1 Anna killed Bob (ak47)"});
    QCOMPARE(kills("valve", "\3\4"
                            "9mmAR\0"sv),
             Texts{"kill 2>3 client 2 killed client 3 (9mmAR)"});
    QCOMPARE(kills("valve", "\0\2world\0"sv), Texts{"kill 1>1 Bob died (world)"});
    QCOMPARE(kills("valve", "\2\2grenade\0"sv), Texts{"kill 1>1 Bob died (grenade)"});
    QCOMPARE(kills("dod", "\1\2\7"sv), Texts{"kill 0>1 Anna killed Bob (weapon #7)"});
}

void TestGoldsrcMessageEvents::onlyChangesOfScoresAndTeams()
{
    GoldsrcMessages messages;
    for (int i = 0; i < 2; ++i) {
        messages.u8(id::ScoreInfo).u8(2).u16(3).u16(1).u16(0).u16(0);
        messages.userMessage(id::TeamInfo, "\1TERRORIST\0"sv);
        messages.userMessage(id::TeamScore, "CT\0\4\0"sv);
    }
    messages.u8(id::ScoreInfo).u8(2).u16(3).u16(2).u16(0).u16(0);
    QCOMPARE(eventsOf(messages).texts, (Texts{"score 1 3 frags, 1 death", "team 0 TERRORIST",
                                              "score -1 CT: 4", "score 1 3 frags, 2 deaths"}));
}

void TestGoldsrcMessageEvents::comingAndGoing()
{
    GoldsrcMessages messages;
    messages.userInfo(0, 1, "\\name\\Anne\\model\\gordon")
        .userInfo(0, 1, "\\name\\Anne\\model\\gina");
    messages.userInfo(0, 1, "\\name\\Anne\\model\\gina").userInfo(1, 9, "\\name\\Carl");
    messages.userInfo(0, 1, "").userInfo(40, 1, "\\name\\Nobody");
    QCOMPARE(eventsOf(messages).texts,
             (Texts{"rename 0 Anna is now Anne", "skin 0 gina", "leave 1 Bob left",
                    "join 1 Carl joined", "leave 0 Anne left"}));

    GoldsrcMessages change; // of the map
    change.userInfo(4, 20, "\\name\\Dora").userInfo(5, 21, "\\name\\Emil");
    change.userInfo(4, 21, "\\name\\Emil").userInfo(5, 20, "\\name\\Dora");
    QCOMPARE(eventsOf(change).texts,
             (Texts{"join 4 Dora joined", "join 5 Emil joined", "leave 4 Dora left",
                    "leave 5 Emil left", "join 4 Emil joined", "join 5 Dora joined"}));
}

void TestGoldsrcMessageEvents::theRecordersOwn()
{
    GoldsrcMessages messages;
    messages.u8(id::ResetHud).u8(id::RoundTime).u16(105);
    messages.u8(id::DamageTaken).u8(5).u8(20).i32(2).coord(1).coord(2).coord(3);
    messages.u8(id::DamageTaken).zeros(12);
    messages.u8(id::WeapPickup).u8(22);
    messages.userMessage(id::WeaponList, "weapon_ak47\0\2\132\377\377\0\1\26\0"sv);
    messages.u8(id::WeapPickup).u8(22).userMessage(id::ItemPickup, "item_kevlar\0"sv);
    messages.u8(id::AmmoPickup).u8(3).u8(30);
    messages.userMessage(id::SendAudio, "\0%!MRAD_terwin\0\144\0"sv);
    messages.userMessage(id::SendAudio, "\2%!MRAD_GO\0\144\0"sv);
    QCOMPARE(eventsOf(messages).texts,
             (Texts{"spawn 0 ", "round -1 round time 105 s", "damage 0 20 health, 5 armor",
                    "pickup 0 weapon #22", "pickup 0 weapon_ak47", "pickup 0 item_kevlar",
                    "pickup 0 30 ammo", "round -1 Terrorists win", "sound 1 %!MRAD_GO"}));
}

void TestGoldsrcMessageEvents::soundsScriptsAndEffects()
{
    GoldsrcMessages messages;
    messages.description(test::EventFields);
    messages.u8(43).bits([](GoldsrcBits &bits) {
        bits.bits(2, 12);
        bits.bits(0, 4).text("items/gun.wav").bits(7, 12).bits(0, 27).flag(false);
        bits.bits(5, 4).text("events/ak47.sc").bits(2, 12).bits(0, 27).flag(false).flag(false);
    });
    messages.u8(6).bits([](GoldsrcBits &bits) {
        bits.bits(0, 9).bits(1, 3).bits(2, 11).bits(7, 8).vector(0, 0, 0);
    });
    messages.u8(6).bits([](GoldsrcBits &bits) {
        bits.bits(16, 9).bits(1, 3).bits(204, 11).bits(9, 8).vector(0, 0, 0);
    });
    messages.u8(3).bits([](GoldsrcBits &bits) {
        bits.bits(2, 5).bits(2, 10).flag(true).bits(0, 11).flag(true);
        test::EventFields.write(bits, {{{0, 1}, {2, -3}}, {}});
        bits.flag(false).bits(5, 10).flag(false).flag(false);
    });
    messages.u8(23).u8(3).zeros(11).u8(23).u8(2).zeros(6);
    messages.u8(23).u8(29).zeros(20).text("hello");
    messages.u8(51).u8(9).u8(2).u16(2).u16(0).u32(42).u8(51).u8(6).u8(10).text("echo");
    const auto sink = eventsOf(messages);
    QCOMPARE(sink.texts,
             (Texts{"sound 1 items/gun.wav", "sound -1 sentence #9",
                    "goldsrc:event 0 events/ak47.sc", "goldsrc:event -1 event #5",
                    "explosion -1 explosion", "goldsrc:temp_entity -1 gunshot",
                    "broadcast -1 hello", "goldsrc:director 1 event: Bob (priority 10: dramatic)",
                    "goldsrc:stufftext -1 echo"}));
    const auto &script = sink.fields[2];
    const auto field = std::ranges::find(script, "iparam1"sv, &EventField::name);
    QVERIFY(field != script.end());
    QVERIFY(field->value == Value(std::int64_t{-3}));
}

void TestGoldsrcMessageEvents::directorCommandIsWhatFitsItsBytes_data()
{
    QTest::addColumn<QByteArray>("payload"); // from the command on
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("fields"); // names behind that of the command

    QTest::newRow("new 10") << QByteArray("\x0a"
                                          "say hello\0",
                                          11)
                            << QByteArray("goldsrc:stufftext -1 say hello")
                            << QByteArray("console_command");
    QTest::newRow("old 10") << QByteArray::fromHex("0a000200010100ff000080")
                            << QByteArray("goldsrc:director -1 fade")
                            << QByteArray("duration hold flags red green blue alpha");
    QTest::newRow("new 11") << QByteArray::fromHex("0b010002000000803f07")
                            << QByteArray("goldsrc:director 0>1 chase")
                            << QByteArray("entity entity2 distance flags");
    QTest::newRow("old 11") << QByteArray::fromHex("0b6400c8002c01")
                            << QByteArray("goldsrc:director -1 shake")
                            << QByteArray("amplitude duration frequency");
    QTest::newRow("new 12") << QByteArray::fromHex("0c0200")
                            << QByteArray("goldsrc:director 1 in_eye") << QByteArray("entity");
    QTest::newRow("old 12") << QByteArray("\x0c"
                                          "echo\0",
                                          6)
                            << QByteArray("goldsrc:stufftext -1 echo")
                            << QByteArray("console_command");
    QTest::newRow("neither 10") << QByteArray::fromHex("0a0102")
                                << QByteArray("goldsrc:director -1 command 10")
                                << QByteArray("bytes");
    QTest::newRow("neither 11") << QByteArray::fromHex("0b0102")
                                << QByteArray("goldsrc:director -1 command 11")
                                << QByteArray("bytes");
}

void TestGoldsrcMessageEvents::directorCommandIsWhatFitsItsBytes()
{
    QFETCH(QByteArray, payload);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, fields);
    GoldsrcMessages messages;
    messages.u8(51).u8(static_cast<std::uint32_t>(payload.size())).raw(payload.toStdString());

    const auto sink = eventsOf(messages);

    QCOMPARE(sink.texts, Texts{text.toStdString()});
    QByteArrayList names;
    for (const EventField &field : sink.fields.front())
        names << QByteArray(field.name.data(), static_cast<qsizetype>(field.name.size()));
    QCOMPARE(names.takeFirst(), QByteArray("command"));
    QCOMPARE(names.join(' '), fields);
}

void TestGoldsrcMessageEvents::textsOfTheEngine()
{
    GoldsrcMessages messages;
    messages.u8(8).text("\2printed\n").u8(9).text("bind x y\n").u8(26).text("centre");
    messages.u8(2).text("kicked").u8(24).u8(1).u8(24).u8(0).u8(30).u8(31).text("the end");
    messages.serverInfo(4, 0);
    QCOMPARE(
        eventsOf(messages).texts,
        (Texts{"server_message -1 printed", "goldsrc:stufftext -1 bind x y", "broadcast -1 centre",
               "server_message -1 kicked", "pause -1 paused", "pause -1 resumed",
               "round -1 intermission", "broadcast -1 the end", "map -1 maps/room.bsp"}));
}

void TestGoldsrcMessageEvents::statesAreNoEvents()
{
    GoldsrcMessages messages;
    messages.u8(1).time(3).u8(42).u8(17).bits([](GoldsrcBits &bits) { bits.flag(false); });
    QVERIFY(eventsOf(messages).texts.empty());
}

void TestGoldsrcMessageEvents::unknownMessagesShowTheirBytes()
{
    const auto sink = eventsOf(GoldsrcMessages().userMessage(id::Opaque, "\1\2"));
    QCOMPARE(sink.texts, Texts{"unknown -1 Opaque, 2 bytes"});
    QCOMPARE(sink.fields[0].back().name, "bytes"sv);
    QVERIFY(sink.fields[0].back().value == Value("0102"));
}

void TestGoldsrcMessageEvents::titles()
{
    const std::vector<std::string_view> names{"Anna", "Anne"};
    QCOMPARE(titleText("#Cstrike_Name_Change", names), std::string("Anna is now Anne"));
    QCOMPARE(titleText("#Cstrike_Name_Change", {}), std::string(" is now "));
    QCOMPARE(titleText("#Other", names), std::string("#Other Anna Anne"));
    QCOMPARE(shownText("\1a\3b\r\n"), std::string("ab"));
    QCOMPARE(shownText("\2\nSERVER (0 CRC)\nServer # 1\n"),
             std::string("SERVER (0 CRC) Server # 1"));
}

TICKSCOPE_TEST(TestGoldsrcMessageEvents, QCoreApplication)
#include "test_goldsrc_message_events.moc"
