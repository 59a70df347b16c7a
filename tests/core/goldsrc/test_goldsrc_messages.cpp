// SPDX-License-Identifier: GPL-3.0-or-later
//
// Each kind of byte-aligned server message, made by a writer of the tests.

#include <array>

#include <QTest>

#include "core/formats/goldsrc/messages/message_events.h"
#include "core/formats/goldsrc/messages/message_tables.h"
#include "core/model/damage.h"
#include "tests/support/goldsrc/goldsrc_message_game.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::goldsrc;
using test::Game;
using test::GoldsrcMessages;

Q_DECLARE_METATYPE(test::GoldsrcMessages)

class TestGoldsrcMessages : public QObject
{
    Q_OBJECT

private slots:
    void tablesCanBeParsed();
    void layoutsWithMistakesAreRefused_data();
    void layoutsWithMistakesAreRefused();
    void hashIsHexToPrograms();
    void byteMessages_data();
    void byteMessages();
    void tempEntitiesHaveTheirSizes_data();
    void tempEntitiesHaveTheirSizes();
    void serverInfoOfAllProtocols_data();
    void serverInfoOfAllProtocols();
    void userMessagesByName();
    void unknownUserMessages();
    void director();
};

void TestGoldsrcMessages::tablesCanBeParsed()
{
    for (unsigned id = 0; id < FirstUserMessage; ++id)
        QVERIFY(engineMessageName(static_cast<std::uint8_t>(id)).starts_with("svc_"));
    // A row with a mistake would throw here.
    QVERIFY(userMessageLayout("SayText", "valve"));
    QVERIFY(tempEntityLayout(0));
    QVERIFY(directorLayout(0));
    QCOMPARE(serverInfoLayout().head.back().name, std::string_view("map"));
    QCOMPARE(engineMessageLayout(7)->size(), std::size_t{1});
    QVERIFY(!engineMessageLayout(60));
    QVERIFY(!userMessageLayout("Nonsense", "valve"));
}

void TestGoldsrcMessages::layoutsWithMistakesAreRefused_data()
{
    QTest::addColumn<QString>("layout");
    for (const char *layout :
         {"name", "name:", "name:u9", "name:u8/", "name:u8/0", "name:text(", "name:u8[other]",
          "name:u8[other=]", "name:u8[other=1", "name:u8@", "a,:u8 b:u8!", ",a:u8"})
        QTest::newRow(layout) << QString::fromLatin1(layout);
}

void TestGoldsrcMessages::layoutsWithMistakesAreRefused()
{
    QFETCH(QString, layout);
    QVERIFY(!parseLayout(layout.toStdString()));
}

void TestGoldsrcMessages::hashIsHexToPrograms()
{
    const std::array<MessageValue, 3> values{
        MessageValue{"slot", std::int64_t{1}},
        MessageValue{"hash", std::string_view("ABC\xF0\0z", 6)},
        MessageValue{"userinfo", std::string_view("\\name\\A")}};
    ServerMessage message;
    message.values = values;

    const auto fields = messageFields(message);

    QCOMPARE(fields.size(), values.size());
    QVERIFY(fields[1].value == Value(std::string("414243f0007a")));
    QVERIFY(fields[2].value == Value(std::string("\\name\\A")));
}

void TestGoldsrcMessages::byteMessages_data()
{
    QTest::addColumn<test::GoldsrcMessages>("message");
    QTest::addColumn<QString>("text");
    const auto row = [](const GoldsrcMessages &message, const char *text) {
        QTest::newRow(text) << message << QString::fromUtf8(text);
    };
    const auto id = [](unsigned number) { return GoldsrcMessages().u8(number); };
    row(id(1), "svc_nop");
    row(id(2).text("bye"), "svc_disconnect reason=bye");
    row(id(4).u32(48), "svc_version protocol=48");
    row(id(5).u16(0xFFFF), "svc_setview entity=-1");
    row(id(7).f32(1.5F), "svc_time time=1.5");
    row(id(8).text("hello\n"), "svc_print text=hello\n");
    row(id(9).text("say x"), "svc_stufftext command=say x");
    row(id(10).u16(0x4000).u16(0xE000).u16(0), "svc_setangle pitch=90 yaw=-45 roll=0");
    row(id(12).u8(3).text("mmnn"), "svc_lightstyle index=3 pattern=mmnn");
    row(id(16).u16(19), "svc_stopsound entity_channel=19");
    row(id(18).coord(1.5).coord(-2).coord(3).u8(16).u8(0xF0).u8(8).u8(9).u8(10),
        "svc_particle x=1.5 y=-2 z=3 direction_x=1 direction_y=-1 direction_z=0.5 count=9 "
        "color=10");
    row(id(19), "svc_damage");
    row(id(20).u16(1).u8(2).u8(3).u16(4).u8(5).coord(6).u8(64).coord(7).u8(0).coord(8).u8(192).u8(
            0),
        "svc_spawnstatic model=1 sequence=2 frame=3 colormap=4 skin=5 x=6 pitch=90 y=7 yaw=0 z=8"
        " roll=-90 render_mode=0");
    row(id(20)
            .u16(1)
            .u8(2)
            .u8(3)
            .u16(4)
            .u8(5)
            .coord(6)
            .u8(0)
            .coord(7)
            .u8(0)
            .coord(8)
            .u8(0)
            .u8(2)
            .u8(9)
            .u8(10)
            .u8(11)
            .u8(12)
            .u8(13),
        "svc_spawnstatic model=1 sequence=2 frame=3 colormap=4 skin=5 x=6 pitch=0 y=7 yaw=0 z=8"
        " roll=0 render_mode=2 amount=9 red=10 green=11 blue=12 effect=13");
    row(id(24).u8(1), "svc_setpause paused=1");
    row(id(25).u8(1), "svc_signonnum number=1");
    row(id(26).text("centre"), "svc_centerprint text=centre");
    row(id(27), "svc_killedmonster");
    row(id(28), "svc_foundsecret");
    row(id(29).coord(-424).coord(280).coord(-160).u16(160).u8(51).u8(128).u16(8).u8(100).u8(0),
        "svc_spawnstaticsound x=-424 y=280 z=-160 sound=160 volume=0.2 attenuation=2 entity=8"
        " pitch=100 flags=0");
    row(id(30), "svc_intermission");
    row(id(31).text("the end"), "svc_finale text=the end");
    row(id(32).u8(3).u8(4), "svc_cdtrack track=3 loop_track=4");
    row(id(33).text("save").u8(2).text("a").text("b"), "svc_restore name=save count=2 map=a map=b");
    row(id(34).text("scene"), "svc_cutscene text=scene");
    row(id(35).u8(6).u8(1), "svc_weaponanim sequence=6 body=1");
    row(id(36).u8(7).text("{blood"), "svc_decalname index=7 name={blood");
    row(id(37).u16(300), "svc_roomtype type=300");
    row(id(38).u16(0x2000), "svc_addangle yaw=45");
    row(id(42), "svc_choke");
    row(id(45).i32(1).i32(-2), "svc_resourcerequest spawn_count=1 start_index=-2");
    row(id(46).u8(1).u8(3).text("t.wad").u16(9).u32(70000).u8(0),
        "svc_customization slot=1 type=3 name=t.wad index=9 size=70000 flags=0");
    row(id(46).u8(1).u8(3).text("t.wad").u16(9).u32(1).u8(4).raw("0123456789abcdef"),
        "svc_customization slot=1 type=3 name=t.wad index=9 size=1 flags=4 hash=0123456789abcdef");
    row(id(47).u8(10).u8(0xFB), "svc_crosshairangle pitch=2 yaw=-1");
    row(id(48).u8(1).u8(2).u8(3).u8(4), "svc_soundfade percent=1 hold=2 fade_out=3 fade_in=4");
    row(id(49).text("a.wav"), "svc_filetxferfailed file=a.wav");
    row(id(50).u8(0), "svc_hltv mode=0");
    row(id(50).u8(1).u16(2).u32(100).u32(70000),
        "svc_hltv mode=1 proxies=2 slots=100 spectators=70000");
    row(id(52).text("voice_speex").u8(5), "svc_voiceinit codec=voice_speex quality=5");
    row(id(53).u8(2).u16(3).raw("abc"), "svc_voicedata slot=2 size=3 voice=abc");
    row(id(54).text("").u8(1), "svc_sendextrainfo fallback_directory= cheats=1");
    row(id(55).f32(0.5F), "svc_timescale scale=0.5");
    row(id(56).text("http://x"), "svc_resourcelocation address=http://x");
    row(id(57).text("fps_max"), "svc_sendcvarvalue variable=fps_max");
    row(id(58).u32(7).text("rate"), "svc_sendcvarvalue2 request=7 variable=rate");
    row(id(59).u8(0), "svc_exec flag=0");
    row(id(59).u8(1).u8(3), "svc_exec flag=1 script=3");
}

void TestGoldsrcMessages::byteMessages()
{
    QFETCH(test::GoldsrcMessages, message);
    QFETCH(QString, text);
    Game game;
    // What follows shows that the message has its size.
    QCOMPARE(game.read(GoldsrcMessages(message).u8(30)), std::string());
    QCOMPARE(game.sink.texts.size(), std::size_t{2});
    QCOMPARE(game.sink.texts[0], text.toStdString());
    QCOMPARE(game.sink.texts[1], std::string("svc_intermission"));

    // Cut anywhere, it loses the rest and says where it began.
    for (std::size_t size = 1; size < message.size(); ++size) {
        ServerState state(48, "valve");
        const auto cut = std::span<const std::byte>(message.bytes()).first(size);
        const auto damage = readServerMessages(cut, {1, 1000}, state, nullptr);
        QCOMPARE(damage.size(), std::size_t{1});
        QVERIFY(damage[0].byte && *damage[0].byte >= 1000 && *damage[0].byte <= 1000 + size);
    }
}

void TestGoldsrcMessages::tempEntitiesHaveTheirSizes_data()
{
    QTest::addColumn<QList<int>>("kinds");
    QTest::addColumn<int>("size");
    // As the table of section 4.6 has them; with the values of zeros.
    QTest::newRow("24") << QList<int>{0, 19, 20, 21, 108} << 24;
    QTest::newRow("20") << QList<int>{1} << 20;
    QTest::newRow("6") << QList<int>{2, 4, 9, 10, 11, 121} << 6;
    QTest::newRow("11") << QList<int>{3, 23} << 11;
    QTest::newRow("10") << QList<int>{5, 13, 17, 22, 100, 112, 122} << 10;
    QTest::newRow("12") << QList<int>{6, 102, 27, 115} << 12;
    QTest::newRow("17") << QList<int>{7, 30, 31, 106, 110} << 17;
    QTest::newRow("16") << QList<int>{8, 24, 18, 28, 119} << 16;
    QTest::newRow("8") << QList<int>{12} << 8;
    QTest::newRow("9") << QList<int>{14, 104, 109, 118} << 9;
    QTest::newRow("19") << QList<int>{15, 25, 113, 114} << 19;
    QTest::newRow("text message") << QList<int>{29} << 21;
    QTest::newRow("2") << QList<int>{99} << 2;
    QTest::newRow("14") << QList<int>{101, 103} << 14;
    QTest::newRow("5") << QList<int>{105} << 5;
    QTest::newRow("13") << QList<int>{107, 123} << 13;
    QTest::newRow("7") << QList<int>{111, 116, 117, 124} << 7;
    QTest::newRow("18") << QList<int>{120, 126} << 18;
    QTest::newRow("1") << QList<int>{125} << 1;
    QTest::newRow("15") << QList<int>{127} << 15;
}

void TestGoldsrcMessages::tempEntitiesHaveTheirSizes()
{
    QFETCH(QList<int>, kinds);
    QFETCH(int, size);
    for (const int kind : kinds) {
        Game game;
        GoldsrcMessages message;
        message.u8(23).u8(static_cast<unsigned>(kind)).zeros(static_cast<std::size_t>(size));
        QCOMPARE(game.read(message.u8(30)), std::string());
        QCOMPARE(game.sink.texts.size(), std::size_t{2});
    }
    Game game;
    // Kinds with a condition: a decal on an entity, a text with an effect.
    GoldsrcMessages longer;
    longer.u8(23).u8(13).zeros(8).u16(5).u16(2);
    longer.u8(23).u8(29).u8(1).u16(0).u16(0).u8(2).zeros(16).text("scan");
    QCOMPARE(game.read(longer.u8(30)), std::string());
    QCOMPARE(game.sink.texts.size(), std::size_t{3});
    QVERIFY(game.sink.texts[1].ends_with("effect_time=0 text=scan"));
    for (const unsigned obsolete : {16U, 26U, 32U, 128U})
        QVERIFY(!game.read(GoldsrcMessages().u8(23).u8(obsolete).zeros(40)).empty());
}

void TestGoldsrcMessages::serverInfoOfAllProtocols_data()
{
    QTest::addColumn<int>("protocol");
    for (const int protocol : {42, 43, 45, 46, 47, 48})
        QTest::addRow("%d", protocol) << protocol;
}

void TestGoldsrcMessages::serverInfoOfAllProtocols()
{
    QFETCH(int, protocol);
    Game game(protocol);
    GoldsrcMessages messages(protocol);
    messages.serverInfo(16, 3, "tfc").userInfo(1, 77, "\\name\\a\\*sid\\76561190000000001");
    messages.u8(52).text("codec");
    if (protocol >= 47)
        messages.u8(5);
    QCOMPARE(game.read(messages.u8(30)), std::string());
    QCOMPARE(game.sink.texts.back(), std::string("svc_intermission"));
    QVERIFY(game.state.serverInfo);
    QCOMPARE(game.state.maxClients(), 16U);
    QCOMPARE(*game.state.recorderSlot(), std::uint8_t{3});
    QCOMPARE(game.state.game, std::string("tfc"));
    QCOMPARE(game.state.serverInfo->serverName, std::string(protocol > 43 ? "Server" : ""));
    QCOMPARE(game.state.serverInfo->mapPath, std::string("maps/room.bsp"));
    QCOMPARE(game.state.clients[1].info->name(), std::string_view("a"));
    QCOMPARE(game.state.clients[1].info->userId, 77);

    if (protocol != 45)
        return;
    // The map cycle and what follows may be absent: svc_sendextrainfo begins there.
    GoldsrcMessages brief(45);
    brief.u8(11).i32(45).i32(1).u32(0).zeros(16).u8(8).u8(0).u8(1).text("valve").text("s");
    brief.text("maps/b.bsp").u8(54).text("").u8(0);
    QCOMPARE(game.read(brief), std::string());
    QCOMPARE(game.state.serverInfo->mapPath, std::string("maps/b.bsp"));
    QVERIFY(game.sink.texts.back().starts_with("svc_sendextrainfo"));
}

void TestGoldsrcMessages::userMessagesByName()
{
    Game game;
    GoldsrcMessages messages;
    messages.serverInfo(4, 0, "cstrike").userInfo(1, 5, "\\name\\B");
    messages.newUserMessage(64, -1, "TeamInfo").newUserMessage(65, 9, "ScoreInfo");
    messages.newUserMessage(66, -1, "TeamScore").newUserMessage(67, 3, "CurWeapon");
    messages.newUserMessage(68, -1, "WeaponList").newUserMessage(69, 2, "RoundTime");
    messages.newUserMessage(70, 5, "HealthInfo").newUserMessage(71, 200, "Long");
    messages.userMessage(64, std::string_view("\2CT\0", 4));
    messages.u8(65).u8(2).u16(7).u16(0xFFFF).u16(0).u16(2);
    messages.userMessage(66, std::string_view("CT\0\5\0", 5));
    messages.u8(67).u8(1).u8(22).u8(30).u8(67).u8(0).u8(9).u8(1);
    messages.userMessage(68, std::string_view("weapon_ak47\0\2\132\377\377\0\1\26\0", 20));
    messages.time(50).u8(69).u16(120).u8(70).u8(2).i32(35).u8(71).zeros(200).u8(30);
    QCOMPARE(game.read(messages), std::string());
    QCOMPARE(game.sink.texts.back(), std::string("svc_intermission"));
    const ClientState &client = game.state.clients[1];
    QCOMPARE(client.team, std::string("CT"));
    QCOMPARE(client.frags, std::int16_t{7});
    QCOMPARE(client.deaths, std::int16_t{-1});
    QCOMPARE(*client.health, 35);
    QCOMPARE(game.state.teamScores.at(0).score, std::int16_t{5});
    QCOMPARE(*game.state.hud.weaponId, std::uint8_t{22});
    QCOMPARE(game.state.hud.clip, std::int8_t{30});
    QCOMPARE(game.state.weaponNames->at(22), std::string("weapon_ak47"));
    QCOMPARE(*game.state.hud.roundSeconds, std::int16_t{120});
    QCOMPARE(game.state.hud.roundTimeAt, 50.0);

    // The id under another name; and the player is gone with his score.
    QCOMPARE(
        game.read(
            GoldsrcMessages().newUserMessage(65, 1, "Health").u8(65).u8(44).userInfo(1, 5, "")),
        std::string());
    QCOMPARE(*game.state.hud.health, std::uint8_t{44});
    QVERIFY(game.state.clients[1] == ClientState());
}

void TestGoldsrcMessages::unknownUserMessages()
{
    Game game;
    GoldsrcMessages messages;
    messages.newUserMessage(80, 4, "Mystery").newUserMessage(81, -1, "ScoreAttrib");
    messages.u8(80).raw("abcd").userMessage(90, "xyz").userMessage(81, "\1").u8(30);
    const std::string damage = game.read(messages);
    QVERIFY(damage.find("#90: ") != std::string::npos);
    const auto &texts = game.sink.texts;
    QCOMPARE(texts.at(2), std::string("Mystery (odd)"));
    QCOMPARE(texts.at(3), std::string("#90 (odd)"));
    // Too short: what is there.
    QCOMPARE(texts.at(4), std::string("ScoreAttrib player=\1 (odd)").replace(19, 1, "1"));
    QCOMPARE(texts.at(5), std::string("svc_intermission"));
}

void TestGoldsrcMessages::director()
{
    Game game;
    GoldsrcMessages messages;
    messages.u8(51).u8(1).u8(1);
    messages.u8(51).u8(9).u8(2).u16(3).u16(0).u32(42);
    messages.u8(51).u8(11).u8(8).u32(100).u32(7).u16(2);
    messages.u8(51).u8(4).u8(9).raw("ab").u8(0);
    messages.u8(51).u8(3).u8(99).raw("ab");
    messages.u8(51).u8(0);
    QCOMPARE(game.read(messages.u8(30)), std::string());
    const std::vector<std::string> expected{
        "svc_director command=1",
        "svc_director command=2 entity=3 entity2=0 flags=42",
        "svc_director command=8 slots=100 spectators=7 proxies=2",
        "svc_director command=9 file=ab",
        "svc_director command=99 (odd)",
        "svc_director",
        "svc_intermission"};
    QCOMPARE(game.sink.texts, expected);
}

TICKSCOPE_TEST(TestGoldsrcMessages, QCoreApplication)
#include "test_goldsrc_messages.moc"
