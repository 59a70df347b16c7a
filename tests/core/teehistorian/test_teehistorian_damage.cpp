// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files that are cut, changed or made by nobody. Source: teehistorian.md, section 9.

#include <random>

#include "core/formats/teehistorian/limits.h"
#include "core/formats/teehistorian/records/header.h"
#include "tests/core/teehistorian/teehistorian_test.h"
#include "tests/support/sample_teehistorian.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::teehistorian;
using namespace tickscope::test;

namespace {

constexpr InputNumbers Nothing{};

Result<Outline> outlineOf(const Bytes &bytes)
{
    const auto recording = openTeehistorian(bytes);
    if (!recording)
        return tl::unexpected(recording.error());
    return (*recording)->outline({});
}

Bytes headerAlone(std::string_view header)
{
    return TeehistorianWriter(header).bytes();
}

} // namespace

class TestTeehistorianDamage : public QObject
{
    Q_OBJECT

private slots:
    void badHeadersAreRefused_data();
    void badHeadersAreRefused();
    void oddHeadersAreRead_data();
    void oddHeadersAreRead();
    void brokenHeadersAreReadWithDamage_data();
    void brokenHeadersAreReadWithDamage();
    void headerWithManyKeysIsCancelled();
    void headerMayHoldOtherValuesThanTexts();
    void fileWithoutFinishIsUnfinished();
    void fileThatEndsInARecordIsCut();
    void bytesBehindTheEndAreTold();
    void cutAnywhereKeepsWhatCameBefore();
    void changedBytesNeverStopTheProgram();
    void recordsThatDoNotFitAreTold_data();
    void recordsThatDoNotFitAreTold();
    void doubtEndsWhenTheTeeIsKnownAgain();
    void ticksOfTeesThatAreNotThereAllEnd();
    void ticksCannotOverflow();
    void longestRecordIsReadAcrossBlocks();
    void commandWithEndlessArgumentsIsTooLong();
};

void TestTeehistorianDamage::badHeadersAreRefused_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<int>("code");

    const auto row = [](const char *name, const QByteArray &header, ErrorCode code) {
        QTest::newRow(name) << header << static_cast<int>(code);
    };
    row("empty", "", ErrorCode::Damaged);
    row("no object", "[1]", ErrorCode::Damaged);
    row("cut before the version", R"({"comment":"x","ver)", ErrorCode::Damaged);
    row("no version", "{}", ErrorCode::Damaged);
    row("version is a word", R"({"version":"two"})", ErrorCode::Damaged);
    row("version 3", R"({"version":"3"})", ErrorCode::Unsupported);
    row("version is a list", R"({"version":["2"]})", ErrorCode::Damaged);
    row("deep", QByteArray(100'000, '['), ErrorCode::Damaged);
    row("deep object",
        R"({"version":"3","a":)" + QByteArray(50'000, '[') + QByteArray(50'000, ']') + '}',
        ErrorCode::Unsupported);
}

void TestTeehistorianDamage::badHeadersAreRefused()
{
    QFETCH(QByteArray, header);
    QFETCH(int, code);

    const auto recording = openTeehistorian(headerAlone(header.toStdString()));

    QVERIFY(!recording);
    QCOMPARE(static_cast<int>(recording.error().code), code);
    QVERIFY(!faultText(recording.error().fault).empty());
}

void TestTeehistorianDamage::oddHeadersAreRead_data()
{
    QTest::addColumn<QByteArray>("header");

    QTest::newRow("numbers") << QByteArray(R"({"version":2,"version_minor":4,"map_size":-1})");
    QTest::newRow("version 1") << QByteArray(R"({"version":"1"})");
    QTest::newRow("null and other types")
        << QByteArray(R"({"version":"2","prev_game_uuid":null,"config":[],"uuids":{"a":{}},)"
                      R"("tuning":7,"map_name":"m","map_crc":"zz","map_sha256":"12"})");
    QTest::newRow("deep") << R"({"version":"2","map_name":"m","a":)" + QByteArray(200'000, '[')
                                 + QByteArray(200'000, ']') + '}';
    QTest::newRow("huge numbers") << QByteArray(
        R"({"version":"2","map_name":"m","map_size":99999999999999999999})");
}

void TestTeehistorianDamage::oddHeadersAreRead()
{
    QFETCH(QByteArray, header);

    const auto recording = openTeehistorian(headerAlone(header.toStdString()));

    QVERIFY(recording);
    const RecordingInfo &info = (*recording)->info();
    QVERIFY(info.chain.previous.empty());
    QVERIFY(!info.map || (info.map->size == 0 && !info.map->crc32 && !info.map->sha256));
    QVERIFY((*recording)->outline({})->isEmpty);
}

void TestTeehistorianDamage::brokenHeadersAreReadWithDamage_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<int>("byte"); ///< In the header.
    QTest::addColumn<QByteArray>("name");

    QTest::newRow("cut object") << QByteArray(R"({"version":"2")") << 14 << QByteArray();
    QTest::newRow("no UTF-8") << QByteArray("{\"version\":\"2\",\"map_name\":\"a\xFFz\"}") << 28
                              << QByteArray("a\xFFz");
    QTest::newRow("control character")
        << QByteArray("{\"map_name\":\"a\x1Bz\",\"version\":\"2\"}") << 14 << QByteArray("a\x1Bz");
    QTest::newRow("cut UTF-8 before a quote")
        << QByteArray("{\"map_name\":\"a\xE2\x82\",\"version\":\"2\"}") << 14
        << QByteArray("a\xE2\x82");
    QTest::newRow("cut in a group")
        << QByteArray(R"({"version":"2","map_name":"m","config":{"a":"b",)") << 48
        << QByteArray("m");
}

void TestTeehistorianDamage::brokenHeadersAreReadWithDamage()
{
    QFETCH(QByteArray, header);
    QFETCH(int, byte);
    QFETCH(QByteArray, name);

    const auto recording = openTeehistorian(headerAlone(header.toStdString()));

    QVERIFY(recording);
    const RecordingInfo &info = (*recording)->info();
    QCOMPARE(QByteArray::fromStdString(info.map ? info.map->name : std::string()), name);
    const auto outline = (*recording)->outline({});
    QVERIFY(outline);
    QCOMPARE(outline->damage.front().byte, std::uint64_t(Magic.size()) + std::uint64_t(byte));
}

void TestTeehistorianDamage::headerWithManyKeysIsCancelled()
{
    // Half a million bytes of keys, which took square time.
    std::string header = R"({"version":"2")";
    for (int i = 0; i < 40'000; ++i)
        header += ",\"k" + std::to_string(i) + "\":1";
    header += '}';
    std::stop_source stop;
    stop.request_stop();

    const auto cancelled = readHeaderJson(header, stop.get_token());
    const auto read = readHeaderJson(header, {});

    QVERIFY(!cancelled);
    QCOMPARE(cancelled.error().code, ErrorCode::Cancelled);
    QVERIFY(read);
    QCOMPARE(read->values.size(), std::size_t{40'001});
}

/// Servers write texts only, but one that writes more is read.
void TestTeehistorianDamage::headerMayHoldOtherValuesThanTexts()
{
    const auto read = readHeaderJson(R"({"a":true,"b":false,"d":-7,"e":1.5,"f":"x"})", {});

    QVERIFY(read && !read->fault);
    std::vector<std::string> texts;
    for (const HeaderValue &value : read->values)
        texts.push_back(value.name + '=' + plainText(value.value));
    QCOMPARE(texts, (std::vector<std::string>{"a=true", "b=false", "d=-7", "e=1.5", "f=x"}));
}

void TestTeehistorianDamage::fileWithoutFinishIsUnfinished()
{
    const Bytes bytes = makeTinyTeehistorian({.isFinished = false});

    const auto outline = outlineOf(bytes);

    QVERIFY(outline);
    QCOMPARE(outline->damage.size(), std::size_t{1});
    QVERIFY(outline->damage.front().kind == ErrorCode::Truncated);
    QVERIFY(outline->damage.front().fault.is(faults::RecordingUnfinished));
    QCOMPARE(outline->damage.front().byte, std::uint64_t{bytes.size()});
    QCOMPARE(outline->damage.front().size, std::uint64_t{0});
}

void TestTeehistorianDamage::fileThatEndsInARecordIsCut()
{
    Bytes bytes = makeTinyTeehistorian({.isFinished = false});
    bytes.pop_back();

    const auto outline = outlineOf(bytes);

    QVERIFY(outline);
    QCOMPARE(outline->damage.size(), std::size_t{1});
    QVERIFY(outline->damage.front().kind == ErrorCode::Truncated);
    QVERIFY(!outline->damage.front().fault.is(faults::RecordingUnfinished));
    QCOMPARE(outline->damage.front().byte + outline->damage.front().size,
             std::uint64_t{bytes.size()});
}

void TestTeehistorianDamage::bytesBehindTheEndAreTold()
{
    Bytes bytes = makeTinyTeehistorian();
    const auto end = bytes.size();
    bytes.resize(end + 7);

    const auto outline = outlineOf(bytes);

    QVERIFY(outline);
    QCOMPARE(outline->endByte, std::uint64_t{end});
    QCOMPARE(outline->damage.size(), std::size_t{1});
    QCOMPARE(outline->damage.front().byte, std::uint64_t{end});
    QCOMPARE(outline->damage.front().size, std::uint64_t{7});
}

void TestTeehistorianDamage::cutAnywhereKeepsWhatCameBefore()
{
    const Bytes whole = makeTinyTeehistorian({.stepCount = 40});
    KeepingSink expected;
    walkInto(*openTeehistorian(whole), expected);

    for (std::size_t size = 0; size < whole.size(); ++size) {
        const Bytes cut(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size));
        const auto recording = openTeehistorian(cut);
        if (!recording)
            continue; // inside the header
        KeepingSink sink;
        walkInto(*recording, sink);
        QVERIFY(!(*recording)->outline({})->damage.empty());
        QVERIFY(sink.events.size() <= expected.events.size());
        // All but the last tick, which may lack what was cut.
        if (!sink.states.empty())
            sink.states.erase(std::prev(sink.states.end()));
        for (const auto &[tick, state] : sink.states)
            QVERIFY(state == expected.states.at(tick));
    }
}

void TestTeehistorianDamage::changedBytesNeverStopTheProgram()
{
    const Bytes whole = makeTinyTeehistorian({.stepCount = 60});
    std::mt19937 random(7);

    for (int round = 0; round < 3000; ++round) {
        Bytes bytes = whole;
        for (int change = 0; change < 1 + round % 3; ++change)
            bytes[random() % bytes.size()] = static_cast<std::byte>(random());
        const auto recording = openTeehistorian(bytes);
        if (!recording)
            continue;
        const auto index = buildIndex(*recording, {});
        QVERIFY(index);
        QVERIFY((*index)->outline().endByte <= bytes.size());
    }
}

void TestTeehistorianDamage::recordsThatDoNotFitAreTold_data()
{
    QTest::addColumn<QByteArray>("record");

    QTest::newRow("tee moves that is not there") << QByteArray("05 01 01");
    QTest::newRow("tee appears twice") << QByteArray("42 01 01 01");
    QTest::newRow("tee vanishes that is not there") << QByteArray("43 05");
    QTest::newRow("input changes that is not there")
        << QByteArray("44 05 01 01 01 01 01 01 01 01 01 01");
    QTest::newRow("negative skip") << QByteArray("41 40");
    QTest::newRow("client 128 moves") << QByteArray("80 02 01 01");
    QTest::newRow("client -1 joins") << QByteArray("47 40");
    QTest::newRow("client 200 is ready")
        << QByteArray("4a 638587c93f753887918ea3c2614ffaa0 02 88 03");
    QTest::newRow("name without an end")
        << QByteArray("4a d016f9b941513b8787e53a6087eb5f26 02 01 61");
    QTest::newRow("team 129") << QByteArray("4a a111c04e1ea838e090b1d7f993ca0da9 03 01 81 02");
}

void TestTeehistorianDamage::recordsThatDoNotFitAreTold()
{
    QFETCH(QByteArray, record);
    TeehistorianWriter writer(PlainHeader);
    writer.playerNew(1, 10, 10);
    const auto place = writer.bytes().size();
    writer.raw(bytesOf(record)).tickSkip(0).playerDiff(1, 2, 2).finish();

    const KeepingSink sink = walked(writer);

    QCOMPARE(sink.damage.size(), std::size_t{1});
    QCOMPARE(sink.damage.front().byte, std::uint64_t{place});
    QCOMPARE(sink.damage.front().size, std::uint64_t(bytesOf(record).size()));
    // Reading goes on behind it.
    const Places last = placesIn(sink.states.rbegin()->second);
    QVERIFY((last == Places{{1, {12, 12}}} || last == Places{{1, {3, 3}}}));
}

void TestTeehistorianDamage::doubtEndsWhenTheTeeIsKnownAgain()
{
    TeehistorianWriter writer(PlainHeader);
    writer.playerNew(1, 0, 0).playerDiff(2, 1, 1).tickSkip(0).playerNew(2, 5, 5);
    writer.inputDiff(1, Nothing).tickSkip(0).inputNew(1, Nothing).finish();
    const auto recording = openTeehistorian(writer.bytes());
    QVERIFY(recording);
    const auto decoder = (*recording)->makeDecoder();
    const auto outline = (*recording)->outline({});
    QVERIFY(decoder->restore(outline->seekPoints.front(), {}));

    std::vector<bool> isExact;
    while (decoder->step(nullptr, {}) == Step::Done)
        isExact.push_back(decoder->isExact());

    QCOMPARE(isExact, (std::vector<bool>{false, false, true}));
}

void TestTeehistorianDamage::ticksOfTeesThatAreNotThereAllEnd()
{
    constexpr int Count = 3000;
    TeehistorianWriter writer(PlainHeader);
    writer.playerNew(1, 10, 10).tickSkip(0).playerDiff(1, 2, 3);
    for (int i = 0; i < Count; ++i)
        writer.playerDiff(0, 1, 1);
    writer.playerDiff(1, 1, 1).finish();

    const KeepingSink sink = walked(writer);

    // The last record belongs to the tick of the last tee that is not there.
    QCOMPARE(sink.states.size(), std::size_t{Count} + 2);
    QCOMPARE(sink.damage.size(), std::size_t{Count});
    QCOMPARE(placesIn(std::next(sink.states.begin(), Count / 2)->second), (Places{{1, {12, 13}}}));
    QCOMPARE(placesIn(sink.states.rbegin()->second), (Places{{1, {13, 14}}}));
}

void TestTeehistorianDamage::ticksCannotOverflow()
{
    TeehistorianWriter writer(PlainHeader);
    writer.playerNew(0, 1, 1).tickSkip(2'000'000'000).tickSkip(2'000'000'000).finish();

    const auto outline = outlineOf(writer.bytes());
    const KeepingSink sink = walked(writer);

    QVERIFY(outline);
    QCOMPARE(outline->time.ticks().last.value, 2'000'000'002);
    QCOMPARE(outline->damage.size(), std::size_t{1});
    QCOMPARE(sink.states.size(), std::size_t{2});
}

void TestTeehistorianDamage::longestRecordIsReadAcrossBlocks()
{
    const Bytes payload(limits::TeehistorianRecord, std::byte{1});
    TeehistorianWriter writer(PlainHeader);
    writer.playerNew(0, 1, 1).ex(Uuid{}, payload).playerDiff(0, 1, 1).finish();

    const auto outline = outlineOf(writer.bytes());

    QVERIFY(outline);
    QVERIFY(outline->damage.empty());
    QCOMPARE(outline->time.ticks().last.value, 2);
}

void TestTeehistorianDamage::commandWithEndlessArgumentsIsTooLong()
{
    const std::vector<std::string_view> args(limits::TeehistorianRecord, "abc");
    TeehistorianWriter writer(PlainHeader);
    writer.playerNew(0, 1, 1).command(0, 0, "cmd", args).finish();

    const auto outline = outlineOf(writer.bytes());

    QVERIFY(outline);
    QCOMPARE(outline->damage.size(), std::size_t{1});
    QVERIFY(outline->damage.front().kind == ErrorCode::LimitExceeded);
}

TICKSCOPE_TEST(TestTeehistorianDamage, QCoreApplication)
#include "test_teehistorian_damage.moc"
