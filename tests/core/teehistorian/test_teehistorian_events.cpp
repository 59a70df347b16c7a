// SPDX-License-Identifier: GPL-3.0-or-later
//
// Records as events, and what is hidden in them. Source: teehistorian.md, sections 5 to 7.

#include "core/formats/teehistorian/records/header.h"
#include "core/model/secrets.h"
#include "tests/core/teehistorian/teehistorian_test.h"
#include "tests/support/event_making.h"
#include "tests/support/message_builder.h"
#include "tests/support/sample_teehistorian.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::teehistorian;
using namespace tickscope::test;
using teeworlds::MessageBuilder;

namespace {

KeepingSink tinyWalk(bool showsSecrets)
{
    KeepingSink sink;
    sink.showsSecrets = showsSecrets;
    if (const auto recording = openTeehistorian(makeTinyTeehistorian()))
        walkInto(*recording, sink);
    return sink;
}

/// Everything that an event says, in one text.
std::string allTextOf(const Event &event)
{
    std::string all = test::sentence(event);
    for (const EventField &field : fieldsOf(event))
        all += '|' + plainText(field.value) + '|' + field.text;
    return all;
}

QStringList textsOf(const std::vector<Event> &events)
{
    QStringList texts;
    for (const Event &event : events)
        texts << QString::fromStdString(test::sentence(event));
    return texts;
}

} // namespace

class TestTeehistorianEvents : public QObject
{
    Q_OBJECT

private slots:
    void recordsBecomeEvents_data();
    void recordsBecomeEvents();
    void superIsNoTeam_data();
    void superIsNoTeam();
    void joinEnterAndLeaveAreToldApart();
    void messagesAreReadInTheClientsProtocol();
    void rightsFromTheStartAreNoLogin_data();
    void rightsFromTheStartAreNoLogin();
    void argumentsKeepTheirBorders();
    void commandForATeleportMayMove();
    void aSwapNamesBothAlsoWhereOneIsNoClient();
    void aTeeIsThatOfWhoHadIt();
    void unknownRecordKeepsItsUuidAndBytes();
    void keysArePressedAndReleased();
    void firstInputTellsWhatIsHeld();
    void secretsAreHidden();
    void secretsAreShownOnAWish();
    void chatLinesHideTheirSecrets_data();
    void chatLinesHideTheirSecrets();
    void unreadableLinesHideTheirBytes();
    void passwordSettingsAreSecret();
    void headerIsKeptWhole();
    void timeOfTheHeaderHasAZone();
};

void TestTeehistorianEvents::recordsBecomeEvents_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("client");

    const auto row = [](const char *kind, const char *text, int client) {
        QTest::newRow(text) << kind << text << client;
    };
    row("command", "sv_name tiny", NoClient);
    row("join", "client 0 connected", 0);
    row("teehistorian:version", "client 0 has DDNet 19080 (DDNet 19.8)", 0);
    row("teehistorian:protocol", "client 65 connects with 0.7", 65);
    row("ready", "Anna entered the game", 0);
    row("spawn", "Anna spawned", 0);
    row("login", "Anna logged in as admin (default_admin)", 0);
    row("login", "Anna logged out", 0);
    row("command", "/team 3", 0);
    row("team", "Anna joined team 3", 0);
    row("practice", "team 3 practices", NoClient);
    row("save", "team 3 was saved", NoClient);
    row("chat", "hello", 0);
    row("emoticon", "hearts", 65);
    row("rename", "B\xC3\xB6 is now Bea", 65);
    row("finish", "Anna finished in 24.68", 0);
    row("finish", "team 3 finished in 24.68", NoClient);
    row("leave", "Bea left (bye)", 65);
    row("teehistorian:vanish", "Bea is gone", 65);
    row("recording", "end of the recording", NoClient);
}

void TestTeehistorianEvents::recordsBecomeEvents()
{
    QFETCH(QString, kind);
    QFETCH(QString, text);
    QFETCH(int, client);
    const KeepingSink sink = tinyWalk(false);

    const auto found = std::ranges::find_if(sink.events, [&](const Event &event) {
        return event.kind().id == kind.toStdString() && test::sentence(event) == text.toStdString();
    });

    QVERIFY2(found != sink.events.end(),
             qPrintable(textsOf(sink.ofKind(kind.toStdString())).join(" / ")));
    QCOMPARE(found->client, client);
    QVERIFY(found->byte > 0);
}

void TestTeehistorianEvents::superIsNoTeam_data()
{
    QTest::addColumn<int>("minor");
    QTest::addColumn<int>("team");
    QTest::addColumn<QString>("text");

    // 64 stood for it until servers had room for 128 people.
    QTest::newRow("64") << 9 << 64 << "client 0 joined team 64 (super)";
    QTest::newRow("63") << 9 << 63 << "client 0 joined team 63";
    QTest::newRow("newer 64") << 22 << 64 << "client 0 joined team 64";
    QTest::newRow("newer 128") << 22 << 128 << "client 0 joined team 128 (super)";
}

void TestTeehistorianEvents::superIsNoTeam()
{
    QFETCH(const int, minor);
    QFETCH(const int, team);
    QFETCH(const QString, text);
    TeehistorianWriter writer(R"({"version":"2","version_minor":")" + std::to_string(minor)
                              + R"("})");
    ExMessage joined;
    joined.kind = ExKind::PlayerTeam;
    joined.value = team;
    writer.playerNew(0, 0, 0).ex(joined).finish();

    QCOMPARE(textsOf(walked(writer).ofKind(event_kind::Team)), QStringList{text});
}

void TestTeehistorianEvents::joinEnterAndLeaveAreToldApart()
{
    const KeepingSink sink = tinyWalk(false);

    // Set-up stands before the first tick and belongs to it.
    QCOMPARE(sink.ofKind(event_kind::Join).size(), std::size_t{2});
    QCOMPARE(sink.ofKind(event_kind::Join).front().tick.value, 100);
    QCOMPARE(sink.ofKind(event_kind::Ready).size(), std::size_t{2});
    QCOMPARE(sink.ofKind(event_kind::Leave).size(), std::size_t{1});
    QCOMPARE(textOf(sink.ofKind(event_kind::Leave).front(), "reason"), std::string("bye"));
}

void TestTeehistorianEvents::messagesAreReadInTheClientsProtocol()
{
    // Number 22 is Cl_Kill in 0.6; in 0.7 it is De_ClientEnter, whose fields are missing.
    TeehistorianWriter writer(PlainHeader);
    ExMessage protocol;
    protocol.kind = ExKind::JoinVersion7;
    protocol.subject = 1;
    writer.ex(protocol).playerNew(0, 0, 0).message(0, MessageBuilder(22).bytes());
    writer.message(1, MessageBuilder(22).bytes()).finish();

    const KeepingSink sink = walked(writer);

    QCOMPARE(sink.ofKind("teehistorian:Cl_Kill").size(), std::size_t{1});
    QCOMPARE(sink.ofKind("teehistorian:Cl_Kill").front().client, 0);
    QCOMPARE(sink.ofKind(event_kind::Unknown).size(), std::size_t{1});
    QCOMPARE(sink.ofKind(event_kind::Unknown).front().client, 1);
}

void TestTeehistorianEvents::rightsFromTheStartAreNoLogin_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<bool>("isInit"); // AUTH_INIT, else AUTH_LOGIN
    QTest::addColumn<bool>("isBeforeTicks");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("action");
    const QByteArray older = "{\"version\":\"2\",\"version_minor\":\"14\"}";
    const QByteArray newer = "{\"version\":\"2\",\"version_minor\":\"15\"}";
    const auto already = QStringLiteral("client 2 was already logged in as admin (key)");
    const auto now = QStringLiteral("client 2 logged in as admin (key)");
    QTest::newRow("AUTH_INIT") << older << true << true << already << "already_logged_in";
    QTest::newRow("AUTH_LOGIN") << older << false << false << now << "login";
    QTest::newRow("AUTH_LOGIN before the ticks, old") << older << false << true << now << "login";
    // Since minor 15 the same situation is AUTH_LOGIN.
    QTest::newRow("AUTH_LOGIN before the ticks")
        << newer << false << true << already << "already_logged_in";
    QTest::newRow("AUTH_LOGIN later") << newer << false << false << now << "login";
}

void TestTeehistorianEvents::rightsFromTheStartAreNoLogin()
{
    QFETCH(QByteArray, header);
    QFETCH(bool, isInit);
    QFETCH(bool, isBeforeTicks);
    QFETCH(QString, text);
    QFETCH(QString, action);
    ExMessage rights;
    rights.kind = isInit ? ExKind::AuthInit : ExKind::AuthLogin;
    rights.subject = 2;
    rights.value = 3;
    rights.text = "key";
    TeehistorianWriter writer(header.toStdString());
    if (isBeforeTicks)
        writer.ex(rights).playerNew(0, 0, 0).finish();
    else
        writer.playerNew(0, 0, 0).ex(rights).finish();

    const auto logins = walked(writer).ofKind(event_kind::Login);

    QCOMPARE(logins.size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(test::sentence(logins.front())), text);
    QCOMPARE(QString::fromStdString(textOf(logins.front(), "action")), action);
}

void TestTeehistorianEvents::commandForATeleportMayMove()
{
    constexpr int InChat = 128;
    TeehistorianWriter writer(PlainHeader);
    writer.playerNew(0, 0, 0).command(0, InChat, "tp", {}).command(0, InChat, "team", {}).finish();

    const auto commands = walked(writer).ofKind(event_kind::Command);

    QVERIFY(commands.at(0).form->mayMove == MovedParty::First);
    QVERIFY(commands.at(1).form->mayMove == MovedParty::None);
    QCOMPARE(test::sentence(commands.at(0)), std::string("/tp"));
}

void TestTeehistorianEvents::argumentsKeepTheirBorders()
{
    const auto commandWith = [](std::span<const std::string_view> arguments) {
        TeehistorianWriter writer(PlainHeader);
        writer.playerNew(0, 0, 0).command(0, 4, "say", arguments).finish();
        return walked(writer).ofKind(event_kind::Command).front();
    };
    const auto argumentsOf = [](const Event &event) {
        QStringList arguments;
        for (const EventField &field : fieldsOf(event)) {
            if (field.name == "arguments")
                arguments << QString::fromStdString(plainText(field.value));
        }
        return arguments;
    };
    const std::array<std::string_view, 2> two{"a b", "c"};
    const std::array<std::string_view, 3> three{"a", "b", "c"};
    const std::array<std::string_view, 1> odd{"say \"x\" \\"};
    const std::array<std::string_view, 1> none{""};

    QCOMPARE(test::sentence(commandWith(two)), std::string("say \"a b\" c"));
    QCOMPARE(argumentsOf(commandWith(two)), QStringList({"a b", "c"}));
    QCOMPARE(test::sentence(commandWith(three)), std::string("say a b c"));
    QCOMPARE(argumentsOf(commandWith(three)), QStringList({"a", "b", "c"}));
    QCOMPARE(test::sentence(commandWith(odd)), std::string("say \"say \\\"x\\\" \\\\\""));
    QCOMPARE(test::sentence(commandWith(none)), std::string("say \"\""));
    QCOMPARE(argumentsOf(commandWith(none)), QStringList({""}));
}

void TestTeehistorianEvents::aSwapNamesBothAlsoWhereOneIsNoClient()
{
    TeehistorianWriter writer(PlainHeader);
    ExMessage name;
    name.kind = ExKind::PlayerName;
    name.text = "Anna";
    ExMessage swap;
    swap.kind = ExKind::PlayerSwap;
    swap.value = 1;
    writer.join(0).join(1).ex(name).playerNew(0, 0, 0).ex(swap);
    swap.value = 200;
    writer.ex(swap).finish();

    const auto events = walked(writer).ofKind("swap");

    QCOMPARE(textsOf(events), QStringList({QStringLiteral("Anna swaps with client 1"),
                                           QStringLiteral("Anna swaps with client 200")}));
    QCOMPARE(events[0].client, 0);
    QCOMPARE(events[0].otherClient, 1);
    QCOMPARE(events[1].otherClient, NoClient);
}

void TestTeehistorianEvents::aTeeIsThatOfWhoHadIt()
{
    TeehistorianWriter writer(PlainHeader);
    ExMessage anna;
    anna.kind = ExKind::PlayerName;
    anna.text = "Anna";
    ExMessage bob = anna;
    bob.text = "Bob";
    writer.join(0).ex(anna).playerNew(0, 0, 0).tickSkip(5);
    writer.drop(0, "bye").join(0).ex(bob).drop(0, "bye").tickSkip(0).playerOld(0).finish();

    QCOMPARE(textsOf(walked(writer).ofKind("teehistorian:vanish")),
             QStringList(QStringLiteral("Anna is gone")));
}

void TestTeehistorianEvents::unknownRecordKeepsItsUuidAndBytes()
{
    const KeepingSink sink = tinyWalk(false);

    const auto unknown = sink.ofKind(event_kind::Unknown);
    QCOMPARE(unknown.size(), std::size_t{1});
    QCOMPARE(textOf(unknown.front(), "uuid"), std::string("ffffffff-0000-1111-2222-333333333333"));
    QVERIFY(textOf(unknown.front(), "bytes").starts_with("what"));
}

void TestTeehistorianEvents::keysArePressedAndReleased()
{
    TeehistorianWriter writer(PlainHeader);
    writer.playerNew(0, 0, 0).inputNew(0, {0, 0, -1, 0, 6, 0, 1, 0, 0, 0});
    const InputNumbers changes[]{
        {1, 0, 0, 1, 1, 1, 0, 2, 0, 0},    // right, jump, fire, hook, gun
        {-2, 0, 0, -1, 2, -1, 0, 0, 2, 0}, // left; fire released and pressed; next weapon
        {1, 9, 9, 0, 4, 0, 0, -2, 0, 2},   // none; two clicks more; previous weapon
    };
    for (const InputNumbers &change : changes)
        writer.playerDiff(0, 1, 0).inputDiff(0, change);
    writer.finish();

    const KeepingSink sink = walked(writer);

    QCOMPARE(textsOf(sink.ofKind(event_kind::Input)),
             (QStringList{"direction right", "jump pressed", "hook pressed", "fire pressed",
                          "weapon gun", "direction left", "jump released", "hook released",
                          "fire released", "fire pressed", "next weapon", "direction none",
                          "fire released", "fire pressed 2 times", "previous weapon"}));
    const Event jump = sink.ofKind(event_kind::Input)[1];
    QCOMPARE(textOf(jump, "key"), std::string("jump"));
    QCOMPARE(textOf(jump, "action"), std::string("pressed"));
    QCOMPARE(jump.tick.value, 2);
}

void TestTeehistorianEvents::firstInputTellsWhatIsHeld()
{
    TeehistorianWriter writer(PlainHeader);
    writer.playerNew(0, 0, 0).inputNew(0, {0, 0, -1, 1, 33, 0, 1, 0, 40, 0}).finish();

    const KeepingSink sink = walked(writer);

    QCOMPARE(textsOf(sink.ofKind(event_kind::Input)),
             (QStringList{"jump pressed", "fire pressed"}));
}

void TestTeehistorianEvents::secretsAreHidden()
{
    const KeepingSink sink = tinyWalk(false);

    for (const Event &event : sink.events)
        QVERIFY2(allTextOf(event).find(TinySecret) == std::string::npos,
                 test::sentence(event).c_str());
    const QStringList commands = textsOf(sink.ofKind(event_kind::Command));
    QVERIFY(commands.contains("/save " + QString::fromUtf8(HiddenSecret)));
}

void TestTeehistorianEvents::secretsAreShownOnAWish()
{
    const KeepingSink sink = tinyWalk(true);

    QVERIFY(textsOf(sink.ofKind(event_kind::Command)).contains("/save open-sesame"));
    QVERIFY(textsOf(sink.ofKind(event_kind::Chat)).contains("/save open-sesame"));
}

void TestTeehistorianEvents::chatLinesHideTheirSecrets_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("expected");
    const QString hidden = QString::fromUtf8(HiddenSecret);

    QTest::newRow("save") << "/save abc def"
                          << "/save " + hidden;
    QTest::newRow("load") << "/load abc"
                          << "/load " + hidden;
    QTest::newRow("timeout") << "/timeout abc"
                             << "/timeout " + hidden;
    QTest::newRow("upper case") << "/SAVE abc"
                                << "/SAVE " + hidden;
    QTest::newRow("leading space") << "  /save abc"
                                   << "  /save " + hidden;
    QTest::newRow("nothing to hide") << "/save"
                                     << "/save";
    QTest::newRow("other command") << "/team 3"
                                   << "/team 3";
    QTest::newRow("talk") << "save abc"
                          << "save abc";
    QTest::newRow("empty") << ""
                           << "";
}

void TestTeehistorianEvents::chatLinesHideTheirSecrets()
{
    QFETCH(QString, line);
    QFETCH(QString, expected);

    QCOMPARE(QString::fromStdString(withoutChatSecrets(line.toStdString())), expected);
}

void TestTeehistorianEvents::unreadableLinesHideTheirBytes()
{
    // No UTF-8, so the game drops it; a password is in it all the same.
    TeehistorianWriter writer(PlainHeader);
    writer.playerNew(0, 0, 0);
    writer.message(0, MessageBuilder(17).number(0).text("/save abc\xff").bytes()).finish();

    const KeepingSink sink = walked(writer);

    const auto unknown = sink.ofKind(event_kind::Unknown);
    QCOMPARE(unknown.size(), std::size_t{1});
    QCOMPARE(textOf(unknown.front(), "bytes"), std::string(HiddenSecret));
}

void TestTeehistorianEvents::passwordSettingsAreSecret()
{
    for (const char *name : {"sv_rcon_password", "sv_rcon_mod_password", "password", "ec_password",
                             "SV_RCON_HELPER_PASSWORD"})
        QVERIFY2(isSecretSetting(name) && hasSecretArguments(name), name);
    for (const char *name : {"sv_name", "sv_port", "team", "say"})
        QVERIFY2(!isSecretSetting(name) && !hasSecretArguments(name), name);
    QVERIFY(hasSecretArguments("auth_add"));
    QVERIFY(hasSecretArguments("rcon_auth"));
}

void TestTeehistorianEvents::headerIsKeptWhole()
{
    const auto recording = openTeehistorian(makeTinyTeehistorian());
    QVERIFY(recording);
    const RecordingInfo &info = (*recording)->info();

    QCOMPARE(info.metadata.size(), std::size_t{18});
    const auto valueNamed = [&info](std::string_view name) {
        return *std::ranges::find(info.metadata, name, &HeaderValue::name);
    };
    QCOMPARE(plainText(valueNamed("server_port").value), std::string("8303")); // a number here
    const HeaderValue config = valueNamed("config");
    QVERIFY(config.shape == HeaderValue::Shape::Group);
    QVERIFY(!config.parts[0].isSecret);
    QVERIFY(config.parts[1].isSecret);
    QVERIFY(valueNamed("uuids").shape == HeaderValue::Shape::List);
    QCOMPARE(info.chain.id, std::string("a1eb7182-796e-3b3e-941d-38ca71b2a4a8"));
    QCOMPARE(info.chain.previous, std::string("b1eb7182-796e-3b3e-941d-38ca71b2a4a8"));
    QCOMPARE(info.map->name, std::string("room"));
    QCOMPARE(info.map->size, std::uint64_t{5888});
    QCOMPARE(crcText(*info.map->crc32), std::string("6cbbd833"));
    QVERIFY(hexText(*info.map->sha256).starts_with("dfeda6662d"));
    QCOMPARE(info.map->fileSuffix, std::string(".map"));
    QCOMPARE(info.formatVersion, 2);
}

void TestTeehistorianEvents::timeOfTheHeaderHasAZone()
{
    const auto recording = openTeehistorian(makeTinyTeehistorian());
    QVERIFY(recording);

    // 2026-08-22 12:00 at two hours east of Greenwich.
    QCOMPARE((*recording)->info().wallClock, 1787392800);
    QCOMPARE((*recording)->info().timestamp, std::string("2026-08-22T12:00:00+0200"));
}

TICKSCOPE_TEST(TestTeehistorianEvents, QCoreApplication)
#include "test_teehistorian_events.moc"
