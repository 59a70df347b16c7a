// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/formats/teeworlds_common/messages/message_events.h"
#include "core/formats/teeworlds_common/messages/message_reader.h"
#include "tests/core/teeworlds/message_writer.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::teeworlds;

using Writer = MessageWriter;

namespace {

const NameLookup MessageNames = [](int /*client*/) { return "somebody"; };

constexpr const char *TeamsState = "a091961a-95e8-3744-bb60-5eac9bd563c6";

/// "name=value" of all values, joined by a space; or "!" and the error's name.
QString shown(std::span<const std::byte> bytes, Protocol protocol)
{
    const auto message = decodeMessage(bytes, protocol);
    if (!message)
        return QStringLiteral("!") + errorCodeName(message.error().code);
    QStringList parts;
    for (std::size_t index = 0; index < message->values.size(); ++index) {
        parts << QString::fromStdString(std::string(message->nameOf(index)) + "="
                                        + plainText(message->values[index]));
    }
    return parts.join(' ');
}

} // namespace

class TestMessages : public QObject
{
    Q_OBJECT

private slots:
    void fieldsAreRead_data();
    void fieldsAreRead();
    void brokenMessagesAreRefused_data();
    void brokenMessagesAreRefused();
    void tuningIsReadByItsCount_data();
    void tuningIsReadByItsCount();
    void teamsOfPaddingAreDropped_data();
    void teamsOfPaddingAreDropped();
    void fifteenVoteOptionsAreReadButOnlyTheCountKept();
    void headerOfEngineMessageIsEnough();
    void cutMessageNeverCrashes_data();
    void cutMessageNeverCrashes();
    void everyTypeReadsNoise();
};

void TestMessages::fieldsAreRead_data()
{
    QTest::addColumn<int>("protocol");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");

    // Source: the sheet's test vectors, with padding.
    QTest::newRow("chat") << 6 << QByteArray::fromHex("0600406869000000")
                          << "Team=0 ClientId=-1 Message=hi";
    QTest::newRow("kill") << 6 << QByteArray::fromHex("0800010300000000")
                          << "Killer=0 Victim=1 Weapon=3 ModeSpecial=0";
    QTest::newRow("race finish")
        << 6 << QByteArray::fromHex("00c915ba680a493324915a7a6220cecf3305b2bc07f9030100")
        << "ClientId=5 Time=61234 Diff=-250 RecordPersonal=1 RecordServer=0";
    QTest::newRow("race finish in 0.7")
        << 7 << QByteArray::fromHex("00c915ba680a493324915a7a6220cecf3305b2bc07f90301")
        << "ClientId=5 Time=61234 Diff=-250 RecordPersonal=1 RecordServer=0";
    QTest::newRow("no fields") << 6 << QByteArray::fromHex("2c") << "";

    QTest::newRow("0.7 chat") << 7 << QByteArray(Writer(3).add({1, 2, -1}).add("  hi"))
                              << "Mode=1 ClientId=2 TargetId=-1 Message=  hi";
    QTest::newRow("0.7 kill") << 7 << QByteArray(Writer(5).add({-2, 1, -1, 0}))
                              << "Killer=-2 Victim=1 Weapon=-1 ModeSpecial=0";
    QTest::newRow("cut spaces") << 6 << QByteArray(Writer(13).add("\t  an option "))
                                << "Description=an option ";
    QTest::newRow("capture") << 7 << QByteArray(Writer(21).add({9, 0, 3, 500}))
                             << "GameMsgId=9 FlagTeam=0 ClientId=3 Time=500";
    QTest::newRow("swap") << 7 << QByteArray(Writer(21).add(0)) << "GameMsgId=0";
    QTest::newRow("0.7 options") << 7 << QByteArray(Writer(12).add(2).add("a").add("b").pad(3))
                                 << "NumOptions=2 Description[0]=a Description[1]=b";
    QTest::newRow("projectiles")
        << 6 << QByteArray(Writer(7).add({2, 1, 2, 3, 4, 1, 90, 6, 7, 8, 9, 2, 91}))
        << "Count=2 X[0]=1 Y[0]=2 VelX[0]=3 VelY[0]=4 Type[0]=1 StartTick[0]=90 "
           "X[1]=6 Y[1]=7 VelX[1]=8 VelY[1]=9 Type[1]=2 StartTick[1]=91";
    QTest::newRow("skin parts")
        << 7
        << QByteArray(Writer(33).add(1).add("a").add("b").add("c").add("d").add("e").add("f").add(
               {0, 1, 0, 1, 0, 1, 10, 11, 12, 13, 14, 15}))
        << "ClientId=1 SkinPartName.body=a SkinPartName.marking=b SkinPartName.decoration=c "
           "SkinPartName.hands=d SkinPartName.feet=e SkinPartName.eyes=f UseCustomColor.body=0 "
           "UseCustomColor.marking=1 UseCustomColor.decoration=0 UseCustomColor.hands=1 "
           "UseCustomColor.feet=0 UseCustomColor.eyes=1 SkinPartColor.body=10 "
           "SkinPartColor.marking=11 SkinPartColor.decoration=12 SkinPartColor.hands=13 "
           "SkinPartColor.feet=14 SkinPartColor.eyes=15";
}

void TestMessages::fieldsAreRead()
{
    QFETCH(int, protocol);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, expected);

    QCOMPARE(shown(messageBytes(bytes), protocolOf(protocol)), expected);
}

void TestMessages::brokenMessagesAreRefused_data()
{
    QTest::addColumn<int>("protocol");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");

    QTest::newRow("nothing") << 6 << QByteArray() << "!truncated";
    QTest::newRow("uuid is cut") << 6 << QByteArray::fromHex("00c915ba68") << "!truncated";
    QTest::newRow("field is missing") << 6 << QByteArray(Writer(4).add({0, 1, 3})) << "!truncated";
    QTest::newRow("text without end") << 6 << QByteArray::fromHex("0600406869") << "!truncated";
    QTest::newRow("no UTF-8") << 6 << QByteArray(Writer(2).add("\xC3(")) << "!damaged";
    QTest::newRow("chat team") << 6 << QByteArray(Writer(3).add({4, 0}).add("x")) << "!damaged";
    QTest::newRow("client") << 6 << QByteArray(Writer(10).add({128, 0})) << "!damaged";
    QTest::newRow("emoticon") << 6 << QByteArray(Writer(10).add({0, 16})) << "!damaged";
    QTest::newRow("weapon") << 6 << QByteArray(Writer(4).add({0, 1, 6, 0})) << "!damaged";
    QTest::newRow("bool") << 7 << QByteArray(Writer(4).add({0, 0, 2, 0})) << "!damaged";
    QTest::newRow("killer of 0.7") << 6 << QByteArray(Writer(4).add({-2, 1, 0, 0})) << "!damaged";
    QTest::newRow("game message") << 7 << QByteArray(Writer(21).add(11)) << "!damaged";
    QTest::newRow("parameter") << 7 << QByteArray(Writer(21).add({9, 0, 3})) << "!truncated";
    QTest::newRow("options") << 6 << QByteArray(Writer(12).add(16).add("a")) << "!damaged";
    QTest::newRow("14 options") << 6 << QByteArray(Writer(12).add(1).add("a").pad(13))
                                << "!truncated";
    QTest::newRow("projectile count")
        << 6 << QByteArray(Writer(7).add(2'000'000'000)) << "!damaged";
    QTest::newRow("negative number") << 6 << QByteArray::fromHex("40") << "!damaged";
}

void TestMessages::brokenMessagesAreRefused()
{
    QFETCH(int, protocol);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, expected);

    QCOMPARE(shown(messageBytes(bytes), protocolOf(protocol)), expected);
}

void TestMessages::tuningIsReadByItsCount_data()
{
    QTest::addColumn<int>("protocol");
    QTest::addColumn<int>("written");
    QTest::addColumn<int>("padding");
    QTest::addColumn<int>("kept"); // 0: an error
    QTest::addColumn<QString>("nameOf30");

    QTest::newRow("vanilla 0.6") << 6 << 33 << 0 << 33 << "laser_damage";
    QTest::newRow("vanilla 0.6 padded") << 6 << 33 << 3 << 33 << "laser_damage";
    QTest::newRow("DDNet 11.4 padded") << 6 << 44 << 2 << 44 << "laser_damage";
    QTest::newRow("DDNet") << 6 << 47 << 0 << 47 << "laser_damage";
    QTest::newRow("DDNet padded") << 6 << 47 << 3 << 47 << "laser_damage";
    QTest::newRow("a list of later times") << 6 << 60 << 0 << 47 << "laser_damage";
    QTest::newRow("too short for 0.6") << 6 << 32 << 0 << 0 << "";
    QTest::newRow("vanilla 0.7") << 7 << 32 << 0 << 32 << "player_collision";
    QTest::newRow("vanilla 0.7 padded") << 7 << 32 << 3 << 32 << "player_collision";
    QTest::newRow("DDNet order in 0.7") << 7 << 47 << 1 << 47 << "laser_damage";
    QTest::newRow("shortest DDNet order in 0.7") << 7 << 36 << 0 << 36 << "laser_damage";
    QTest::newRow("too short for 0.7") << 7 << 31 << 0 << 0 << "";
}

void TestMessages::tuningIsReadByItsCount()
{
    QFETCH(int, protocol);
    QFETCH(int, written);
    QFETCH(int, padding);
    QFETCH(int, kept);
    QFETCH(QString, nameOf30);

    Writer writer(6);
    for (int index = 0; index < written; ++index)
        writer.add(100 + index);
    writer.pad(static_cast<std::size_t>(padding));
    const auto message = decodeMessage(writer.bytes(), protocolOf(protocol));

    QCOMPARE(message ? static_cast<int>(message->values.size()) : 0, kept);
    if (kept != 0) {
        QCOMPARE(QString::fromStdString(std::string(message->nameOf(30))), nameOf30);
        QCOMPARE(message->numberAt(30), 130);
    }
}

void TestMessages::teamsOfPaddingAreDropped_data()
{
    QTest::addColumn<int>("clients");
    QTest::addColumn<int>("padding");
    QTest::addColumn<int>("kept");

    QTest::newRow("16") << 16 << 3 << 16;
    QTest::newRow("64") << 64 << 2 << 64;
    QTest::newRow("128") << 128 << 3 << 128;
    QTest::newRow("too many") << 200 << 0 << 128;
    QTest::newRow("none") << 0 << 0 << 0;
}

void TestMessages::teamsOfPaddingAreDropped()
{
    QFETCH(int, clients);
    QFETCH(int, padding);
    QFETCH(int, kept);

    Writer writer(TeamsState);
    for (int client = 0; client < clients; ++client)
        writer.add(client % 64);
    writer.pad(static_cast<std::size_t>(padding));
    const auto message = decodeMessage(writer.bytes(), Protocol::V06);

    QVERIFY(message);
    QCOMPARE(static_cast<int>(message->values.size()), kept);
}

void TestMessages::fifteenVoteOptionsAreReadButOnlyTheCountKept()
{
    const auto bytes = Writer(12).add(2).add(" first").add("second").pad(13);

    QCOMPARE(shown(bytes.bytes(), Protocol::V06),
             QStringLiteral("NumOptions=2 Description[0]=first Description[1]=second"));
}

void TestMessages::headerOfEngineMessageIsEnough()
{
    const auto header = readMessageHeader(messageBytes(QByteArray::fromHex("0bffff")));

    QVERIFY(header);
    QVERIFY(header->isSystem);
    QCOMPARE(header->id, 5);
    QCOMPARE(header->size, std::size_t{1});
    QCOMPARE(systemMessageName(Protocol::V06, header->id), std::string_view("snap"));
    QCOMPARE(systemMessageName(Protocol::V07, header->id), std::string_view("con ready"));
    QVERIFY(systemMessageName(Protocol::V06, 1000).empty());
}

void TestMessages::cutMessageNeverCrashes_data()
{
    fieldsAreRead_data();
}

void TestMessages::cutMessageNeverCrashes()
{
    QFETCH(int, protocol);
    QFETCH(QByteArray, bytes);

    const EventContext context{protocolOf(protocol), MessageNames};
    for (qsizetype size = 0; size < bytes.size(); ++size) {
        // A block of its own, so that a read past the end is seen by the sanitizer.
        const QByteArray cut(bytes.constData(), size);
        QVERIFY(!readMessageEvent(messageBytes(cut), context).kind().id.empty());
    }
}

void TestMessages::everyTypeReadsNoise()
{
    std::uint32_t noise = 1;
    for (int round = 0; round < 20'000; ++round) {
        QByteArray bytes(1 + round % 60, '\0');
        for (char &byte : bytes) {
            noise = noise * 1664525U + 1013904223U;
            byte = static_cast<char>(noise >> 24 & (round % 3 == 0 ? 0xFFU : 0x0FU));
        }
        bytes[0] = static_cast<char>((round % 40) * 2 & 0x3F);
        const EventContext context{protocolOf(6 + round % 2), MessageNames};
        QVERIFY(!readMessageEvent(messageBytes(bytes), context).kind().id.empty());
    }
}

TICKSCOPE_TEST(TestMessages, QCoreApplication)
#include "test_messages.moc"
