// SPDX-License-Identifier: GPL-3.0-or-later
//
// Bytes, records and ticks. Expected values: teehistorian.md, "Test vectors".

#include <limits>

#include "core/base/hash.h"
#include "core/formats/teehistorian/records/header.h"
#include "tests/core/teehistorian/teehistorian_test.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::teehistorian;
using namespace tickscope::test;

namespace {

/// The minimal file of the sheet behind its header.
const QByteArray MinimalRecords = "4a 1899a38271e336da937dc9de6bb95b1d 01 00"
                                  "47 00"
                                  "41 a3 01"
                                  "4a 638587c93f753887918ea3c2614ffaa0 01 00"
                                  "41 00"
                                  "42 00 a8 0f 5f"
                                  "45 00 01 b8 01 67 00 00 01 01 00 00 00"
                                  "00 05 00"
                                  "44 00 41 00 00 01 00 40 00 00 00 00"
                                  "00 42 86 01"
                                  "42 81 01 80 01 80 01"
                                  "00 00 01"
                                  "81 01 01 00"
                                  "49 00 04 73 61 79 00 01 68 69 00"
                                  "46 00 01 2c"
                                  "43 81 01"
                                  "48 81 01 62 79 65 00"
                                  "40";

TeehistorianWriter minimalFile()
{
    TeehistorianWriter writer(PlainHeader);
    const std::array<std::string_view, 1> args{"hi"};
    ExMessage protocol;
    protocol.kind = ExKind::JoinVersion6;
    ExMessage ready;
    ready.kind = ExKind::PlayerReady;
    writer.ex(protocol).join(0).tickSkip(99).ex(ready).tickSkip(0);
    writer.playerNew(0, 1000, -32).inputNew(0, {1, 120, -40, 0, 0, 1, 1, 0, 0, 0});
    writer.playerDiff(0, 5, 0).inputDiff(0, {-2, 0, 0, 1, 0, -1, 0, 0, 0, 0});
    writer.playerDiff(0, -3, 70).playerNew(65, 64, 64);
    writer.playerDiff(0, 0, 1).playerDiff(65, 1, 0);
    writer.command(0, 4, "say", args).message(0, bytesOf("2c"));
    return writer.playerOld(65).drop(65, "bye").finish();
}

TeehistorianWriter fileOf(const QByteArray &records)
{
    return TeehistorianWriter(PlainHeader).raw(bytesOf(records));
}

/// The next record; Finish when there is none.
Record readBack(RecordStream &stream)
{
    const Record *record = stream.peek({});
    if (!record)
        return {};
    Record copy = *record;
    stream.accept();
    return copy;
}

} // namespace

class TestTeehistorianRecords : public QObject
{
    Q_OBJECT

private slots:
    void writerGivesTheBytesOfTheSheet();
    void minimalFileHasTheTicksOfTheSheet();
    void ticksFollowTheRule_data();
    void ticksFollowTheRule();
    void everyRecordReadsAsItWasWritten();
    void inputReadsAlikeWhereverItLies_data();
    void inputReadsAlikeWhereverItLies();
    void everyExMessageReadsAsItWasWritten_data();
    void everyExMessageReadsAsItWasWritten();
    void savedGameMayLackItsEnd();
    void badRecordsAreTold_data();
    void badRecordsAreTold();
};

void TestTeehistorianRecords::writerGivesTheBytesOfTheSheet()
{
    const TeehistorianWriter writer = minimalFile();

    QCOMPARE(writer.bytes().size(), std::size_t{175});
    QVERIFY(writer.bytes() == fileOf(MinimalRecords).bytes());
    QCOMPARE(hexText(sha256Of(writer.bytes())),
             std::string("a9c9588d397c362ae1b83e6a7bde252d6c5d7c0aece7e5e9c7b66186cebab40b"));
}

void TestTeehistorianRecords::minimalFileHasTheTicksOfTheSheet()
{
    const auto recording = openTeehistorian(minimalFile().bytes());
    QVERIFY(recording);
    const auto outline = (*recording)->outline({});
    QVERIFY(outline);
    QCOMPARE(outline->time.ticks().first.value, 100);
    QCOMPARE(outline->time.ticks().last.value, 105);
    QVERIFY(outline->damage.empty());

    KeepingSink sink;
    walkInto(*recording, sink);

    QCOMPARE(sink.states.size(), std::size_t{6});
    QVERIFY(placesIn(sink.states[100]).empty());
    QVERIFY((placesIn(sink.states[101]) == Places{{0, {1000, -32}}}));
    QVERIFY((placesIn(sink.states[102]) == Places{{0, {1005, -32}}}));
    QVERIFY((placesIn(sink.states[103]) == Places{{0, {1002, 38}}, {65, {64, 64}}}));
    QVERIFY((placesIn(sink.states[104]) == Places{{0, {1002, 39}}, {65, {65, 64}}}));
    QVERIFY((placesIn(sink.states[105]) == Places{{0, {1002, 39}}}));
    QCOMPARE(numberIn(sink.states[101], 0, "Direction"), 1);
    QCOMPARE(numberIn(sink.states[102], 0, "Direction"), -1);
    QCOMPARE(numberIn(sink.states[102], 0, "TargetX"), 120);
    QVERIFY(sink.damage.empty());
}

void TestTeehistorianRecords::ticksFollowTheRule_data()
{
    QTest::addColumn<QByteArray>("records");
    QTest::addColumn<QString>("expected"); // tick:client(x,y) for each tick

    QTest::newRow("first player record") << QByteArray("42 00 01 02 40") << "1:0(1,2)";
    QTest::newRow("equal client") << QByteArray("42 00 01 02 00 01 40 40") << "1:0(1,2) 2:0(2,1)";
    QTest::newRow("lower client") << QByteArray("42 01 02 03 42 00 04 05 40")
                                  << "1:1(2,3) 2:0(4,5)1(2,3)";
    QTest::newRow("skip between") << QByteArray("42 00 04 05 41 00 42 01 02 03 40")
                                  << "1:0(4,5) 2:0(4,5)1(2,3)";
    QTest::newRow("far skip") << QByteArray("41 b3 07 42 00 40 40 40") << "500:0(-1,-1)";
    QTest::newRow("other records open none")
        << QByteArray("42 05 01 01 47 01 48 01 00 42 06 02 02 40") << "1:5(1,1)6(2,2)";
}

void TestTeehistorianRecords::ticksFollowTheRule()
{
    QFETCH(QByteArray, records);
    QFETCH(QString, expected);

    const KeepingSink sink = walked(fileOf(records));

    QStringList found;
    for (const auto &[tick, state] : sink.states) {
        QString text = QString::number(tick) + ':';
        for (const auto &[client, place] : placesIn(state))
            text += QStringLiteral("%1(%2,%3)").arg(client).arg(place.first).arg(place.second);
        found << text;
    }
    QCOMPARE(found.join(' '), expected);
}

void TestTeehistorianRecords::everyRecordReadsAsItWasWritten()
{
    const InputNumbers input{-1, 2000000000, -2000000000, 1, 63, 0, 255, 6, 64, -64};
    const std::array<std::string_view, 3> args{"a", "", "\xff c"};
    const Uuid uuid = Uuid::fromText("00112233-4455-6677-8899-aabbccddeeff");
    const Bytes payload = bytesOf("00ff80");
    TeehistorianWriter writer(PlainHeader);
    const auto begin = writer.bytes().size();
    writer.playerDiff(127, -70000, 5).tickSkip(100000).playerNew(64, -2147483647 - 1, 2147483647);
    writer.playerOld(3).inputDiff(4, input).inputNew(5, input).message(6, payload).join(7);
    writer.drop(8, "why not").command(-3, 512, "cmd", args).ex(uuid, payload).finish();
    RecordStream stream(memorySource(writer.bytes(), "records"));
    stream.restart(begin);

    Record record = readBack(stream);
    QVERIFY(record.kind == RecordKind::PlayerDiff && record.client == 127);
    QVERIFY(record.x == -70000 && record.y == 5);
    record = readBack(stream);
    QVERIFY(record.kind == RecordKind::TickSkip && record.skippedTicks == 100000);
    record = readBack(stream);
    QVERIFY(record.kind == RecordKind::PlayerNew && record.client == 64);
    QVERIFY(record.x == -2147483647 - 1 && record.y == 2147483647);
    record = readBack(stream);
    QVERIFY(record.kind == RecordKind::PlayerOld && record.client == 3);
    record = readBack(stream);
    QVERIFY(record.kind == RecordKind::InputDiff && record.client == 4 && record.input == input);
    record = readBack(stream);
    QVERIFY(record.kind == RecordKind::InputNew && record.client == 5 && record.input == input);
    record = readBack(stream);
    QVERIFY(record.kind == RecordKind::Message && record.client == 6);
    QVERIFY(std::ranges::equal(record.payload, payload));
    record = readBack(stream);
    QVERIFY(record.kind == RecordKind::Join && record.client == 7);
    record = readBack(stream);
    QVERIFY(record.kind == RecordKind::Drop && record.client == 8 && record.text == "why not");
    record = readBack(stream);
    QVERIFY(record.kind == RecordKind::ConsoleCommand && record.client == -3);
    QVERIFY(record.commandFlags == 512 && record.text == "cmd");
    QVERIFY(std::ranges::equal(record.args, args));
    record = readBack(stream);
    QVERIFY(record.kind == RecordKind::Ex && record.uuid == uuid);
    QVERIFY(std::ranges::equal(record.payload, payload));
    record = readBack(stream);
    QVERIFY(record.kind == RecordKind::Finish && record.size == 1);
    QCOMPARE(stream.byte(), std::uint64_t{writer.bytes().size()});
    QVERIFY(!stream.peek({}) && !stream.error());
}

void TestTeehistorianRecords::inputReadsAlikeWhereverItLies_data()
{
    QTest::addColumn<QByteArray>("record");
    QTest::addColumn<int>("fire"); // the fifth number
    QTest::addColumn<bool>("isUsual");

    QTest::newRow("one byte each")
        << QByteArray("44 05 00 01 41 00 02 00 00 00 00 00") << 2 << true;
    QTest::newRow("new") << QByteArray("45 05 00 b8 01 e7 01 00 7f 01 01 00 00 00") << -64 << true;
    QTest::newRow("client of two bytes")
        << QByteArray("44 81 01 00 00 00 00 03 00 00 00 00 00") << 3 << true;
    QTest::newRow("all of two bytes")
        << QByteArray("44 05 80 01 80 01 80 01 80 01 81 01 80 01 80 01 80 01 80 01 80 01") << 65
        << true;
    QTest::newRow("long numbers") << QByteArray(
        "44 05 80 80 80 80 0f 00 00 00 bf ff ff ff 0f 00 00 00 00 00")
                                  << std::numeric_limits<std::int32_t>::max() << false;
}

/// At the end of a block, number by number, and in front of others, where all are read at once.
void TestTeehistorianRecords::inputReadsAlikeWhereverItLies()
{
    QFETCH(QByteArray, record);
    QFETCH(int, fire);
    QFETCH(bool, isUsual);
    const std::vector<std::byte> bytes = bytesOf(record);
    std::vector<std::byte> among = bytes;
    among.resize(bytes.size() + 64, std::byte{0x44});
    Record atEnd;
    Record inside;

    QVERIFY(readRecord(bytes, atEnd) == RecordStatus::Whole);
    QVERIFY(readRecord(among, inside) == RecordStatus::Whole);

    QVERIFY(inside.kind == atEnd.kind && inside.input == atEnd.input);
    QCOMPARE(inside.client, atEnd.client);
    QCOMPARE(inside.input[input_number::Fire], fire);
    QCOMPARE(inside.size, std::uint64_t{bytes.size()});
    QCOMPARE(atEnd.size, std::uint64_t{bytes.size()});
    QCOMPARE(inputSize(among), isUsual ? bytes.size() : std::size_t{0});
    QCOMPARE(inputSize(std::span(among).subspan(1)), std::size_t{0});
}

void TestTeehistorianRecords::everyExMessageReadsAsItWasWritten_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("uuid");

    // Source: teehistorian.md, section 7.
    const std::pair<ExKind, const char *> kinds[]{
        {ExKind::Test, "6bb8ba88-0f0b-382e-8dae-dbf4052b8b7d"},
        {ExKind::AuthInit, "60daba5c-52c4-3aeb-b8ba-b2953fb55a17"},
        {ExKind::AuthLogin, "37ecd3b8-9218-3bb9-a71b-a935b86f6a81"},
        {ExKind::AuthLogout, "d4f5abe8-edd2-3fb9-abd8-1c8bb84f4a63"},
        {ExKind::DdnetVersionOld, "41b49541-f26f-325d-8715-9baf4b544ef9"},
        {ExKind::DdnetVersion, "1397b63e-ee4e-3919-b86a-b058887fcaf5"},
        {ExKind::JoinVersion6, "1899a382-71e3-36da-937d-c9de6bb95b1d"},
        {ExKind::JoinVersion7, "59239b05-0540-318d-bea4-9aa1e80e7d2b"},
        {ExKind::SaveSuccess, "4560c756-da29-3036-81d4-90a50f0182cd"},
        {ExKind::SaveFailure, "b29901d5-1244-3bd0-bbde-23d04b1f7ba9"},
        {ExKind::LoadSuccess, "e05408d3-a313-33df-9eb3-ddb990ab954a"},
        {ExKind::LoadFailure, "ef8905a2-c695-3591-a1cd-53d2015992dd"},
        {ExKind::PlayerTeam, "a111c04e-1ea8-38e0-90b1-d7f993ca0da9"},
        {ExKind::TeamPractice, "5792834e-81d1-34c9-a29b-b5ff25dac3bc"},
        {ExKind::PlayerReady, "638587c9-3f75-3887-918e-a3c2614ffaa0"},
        {ExKind::PlayerSwap, "5de9b633-49cf-3e99-9a25-d4a78e9717d7"},
        {ExKind::PlayerRejoin, "c1e921d5-96f5-37bb-8a45-7a06f163d27e"},
        {ExKind::Antibot, "866bfdac-fb49-3c0b-a887-5fe1f3ea00b8"},
        {ExKind::PlayerName, "d016f9b9-4151-3b87-87e5-3a6087eb5f26"},
        {ExKind::PlayerFinish, "68943c01-2348-3e01-9490-3f27f8269d94"},
        {ExKind::TeamFinish, "9588b9af-3fdc-3760-8043-82deeee317a5"},
    };
    for (const auto &[kind, uuid] : kinds)
        QTest::newRow(uuid) << static_cast<int>(kind) << QByteArray(uuid);
}

void TestTeehistorianRecords::everyExMessageReadsAsItWasWritten()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, uuid);
    ExMessage written;
    written.kind = static_cast<ExKind>(kind);
    written.subject = 70;
    written.value = 128;
    written.uuid = Uuid::fromText("00112233-4455-6677-8899-aabbccddeeff");
    written.text = "some\ttext\n";

    const Bytes payload = encodeEx(written);
    const auto read = decodeEx(written.kind, payload);

    QCOMPARE(exUuidOf(written.kind).text(), uuid.toStdString());
    QVERIFY(exKindOf(Uuid::fromText(uuid.toStdString())) == written.kind);
    QVERIFY(read);
    const ExPayload &form = exPayloadOf(written.kind);
    QCOMPARE(read->subject, form.hasSubject ? 70 : 0);
    QCOMPARE(read->value, form.hasValue ? 128 : 0);
    QVERIFY(read->uuid == (form.hasUuid ? written.uuid : Uuid()));
    QCOMPARE(std::string(read->text), std::string(form.hasText ? written.text : ""));
    if (!payload.empty())
        QVERIFY(!decodeEx(written.kind, {}));
}

void TestTeehistorianRecords::savedGameMayLackItsEnd()
{
    ExMessage written;
    written.kind = ExKind::SaveSuccess;
    written.subject = 1;
    written.text = "long";
    Bytes payload = encodeEx(written);
    payload.resize(payload.size() - 3);

    const auto read = decodeEx(ExKind::SaveSuccess, payload);

    QVERIFY(read);
    QCOMPARE(std::string(read->text), std::string("lo"));
}

void TestTeehistorianRecords::badRecordsAreTold_data()
{
    QTest::addColumn<QByteArray>("record");
    QTest::addColumn<int>("code");

    const auto row = [](const char *name, const char *bytes, ErrorCode code) {
        QTest::newRow(name) << QByteArray(bytes) << static_cast<int>(code);
    };
    row("unknown kind", "4b 00 00", ErrorCode::Damaged);
    row("message of negative size", "46 00 40", ErrorCode::Damaged);
    row("EX of negative size", "4a 00112233445566778899aabbccddeeff 40", ErrorCode::Damaged);
    row("negative number of arguments", "49 00 00 61 00 40", ErrorCode::Damaged);
    row("huge message", "46 00 bf ff ff ff 0f", ErrorCode::LimitExceeded);
    row("huge number of arguments", "49 00 00 61 00 bf ff ff ff 0f", ErrorCode::LimitExceeded);
    row("cut integer", "00 80", ErrorCode::Truncated);
    row("cut message", "46 00 05 01 02", ErrorCode::Truncated);
    row("cut text", "48 00 61 62", ErrorCode::Truncated);
}

void TestTeehistorianRecords::badRecordsAreTold()
{
    QFETCH(QByteArray, record);
    QFETCH(int, code);
    TeehistorianWriter writer(PlainHeader);
    writer.playerNew(0, 1, 2);
    const auto place = writer.bytes().size();
    writer.raw(bytesOf(record));
    const auto recording = openTeehistorian(writer.bytes());
    QVERIFY(recording);

    const auto outline = (*recording)->outline({});
    KeepingSink sink;
    walkInto(*recording, sink);

    QVERIFY(outline);
    QCOMPARE(outline->damage.size(), std::size_t{1});
    QCOMPARE(static_cast<int>(outline->damage.front().kind), code);
    QCOMPARE(outline->damage.front().byte, std::uint64_t{place});
    QCOMPARE(outline->endByte, std::uint64_t{place});
    QVERIFY((placesIn(sink.states[1]) == Places{{0, {1, 2}}}));
}

TICKSCOPE_TEST(TestTeehistorianRecords, QCoreApplication)
#include "test_teehistorian_records.moc"
