// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/demo_writer.h"
#include "tests/support/message_builder.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace tickscope;
using namespace tickscope::teeworlds;

namespace {

// The snapshots and the chat line of the sheets' test vectors.
const SnapshotItems SheetA{{{5, 0}, {100, 200, 0}}, {{10, 3}, {1, 3, 0, 7, 42}}};
const SnapshotItems SheetB{{{10, 3}, {1, 3, 0, 8, 40}}, {{14, 12}, {320, -64}}};

QByteArray arrayOf(std::span<const std::byte> bytes)
{
    return {reinterpret_cast<const char *>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

QByteArray hexOf(std::span<const std::byte> bytes)
{
    return arrayOf(bytes).toHex(' ');
}

DemoHeader sheetHeader(int version)
{
    DemoHeader header;
    header.version = version;
    header.netVersion = "0.6 626fce9a778df4d4";
    header.mapName = "dm1";
    header.mapCrc = 0x12345678;
    header.type = "client";
    header.timestamp = "2026-08-22_12-00-00";
    if (version >= 4)
        header.markers = {1002};
    header.mapSha256 = sha256Of({});
    return header;
}

void writeSheetBody(DemoWriter &writer)
{
    writer.beginTick({1000});
    writer.snapshot(SheetA);
    writer.beginTick({1002});
    writer.snapshot(SheetB);
    writer.message(MessageBuilder(3).number(0).number(-1).text("hi").bytes());
    writer.beginTick({1004});
    writer.beginTick({1100});
}

/// Applies a delta as the sheet says, sharing no code with the writer or the reader.
std::optional<SnapshotItems> applied(const SnapshotItems &old,
                                     const std::vector<std::int32_t> &ints)
{
    const std::map<std::int32_t, int> sizes{{5, 3}, {9, 22}, {10, 5}, {14, 2}};
    std::size_t at = 3;
    SnapshotItems result = old;
    for (int i = 0; i < ints.at(0); ++i) {
        const std::int32_t key = ints.at(at++);
        std::erase_if(result, [key](const SnapshotItem &item) {
            return item.key == ItemKey{static_cast<std::uint32_t>(key) >> 16, key & 0xffff};
        });
    }
    for (int i = 0; i < ints.at(1); ++i) {
        const std::int32_t type = ints.at(at++);
        const ItemKey key{static_cast<std::uint32_t>(type), ints.at(at++)};
        const std::int32_t size = sizes.contains(type) ? sizes.at(type) : ints.at(at++);
        std::vector<std::int32_t> words;
        for (int k = 0; k < size; ++k)
            words.push_back(ints.at(at++));
        const auto same = [key](const SnapshotItem &item) { return item.key == key; };
        const auto before = std::find_if(old.begin(), old.end(), same);
        if (before == old.end()) {
            result.push_back({key, words});
            continue;
        }
        for (std::size_t k = 0; k < words.size(); ++k) {
            const auto sum = std::int64_t{before->words.at(k)} + words[k];
            words[k] = static_cast<std::int32_t>(sum & 0xffffffff);
        }
        std::find_if(result.begin(), result.end(), same)->words = words;
    }
    if (at != ints.size())
        return {};
    return result;
}

} // namespace

class TestDemoWriter : public QObject
{
    Q_OBJECT

private slots:
    void minimalFilesAreThoseOfTheSheet_data();
    void minimalFilesAreThoseOfTheSheet();
    void dataChunkHeadersAreShortest_data();
    void dataChunkHeadersAreShortest();
    void tickMarkersFollowTheVersion_data();
    void tickMarkersFollowTheVersion();
    void fullSnapshotAndDeltaHaveTheIntsOfTheSheet();
    void differencesWrapAround();
    void extendedTypesAreToldAndNumberedDownwards();
    void textIsPackedAndCutBetweenCharacters();
    void deltasGiveTheNewSnapshotAgain();
    void keyframeComesWhenMoreThan250TicksHavePassed();
    void unchangedSnapshotGivesNoChunk();
    void finishingTellsTheLength();
    void mapGivesSizeAndHashes();
    void faultsAreToldAtTheEnd_data();
    void faultsAreToldAtTheEnd();
    void fileIsWrittenWholeOrNotAtAll();
};

void TestDemoWriter::minimalFilesAreThoseOfTheSheet_data()
{
    QTest::addColumn<int>("version");
    QTest::addColumn<int>("size");
    QTest::addColumn<QByteArray>("sha256");

    QTest::newRow("3") << 3 << 232
                       << QByteArray(
                              "fb9bd0015e201c651fe56f25d62cc0d80cb90c9feadbd1fd56e4dfd7d031a04e");
    QTest::newRow("4") << 4 << 492
                       << QByteArray(
                              "82c0a012a502ccf81f8b1637a15b45eb6e92c730cb68c111100459291b2b1c3a");
    QTest::newRow("5") << 5 << 492
                       << QByteArray(
                              "d90619235e41dc134f9497559e51835acdb57ac1572c070cacacb06ed7f2c2c9");
    QTest::newRow("6") << 6 << 540
                       << QByteArray(
                              "a45abf7ba030809e280d077dc49d81712a4fc3e321a42ec8628c72fcae141e9b");
}

void TestDemoWriter::minimalFilesAreThoseOfTheSheet()
{
    QFETCH(int, version);
    QFETCH(int, size);
    QFETCH(QByteArray, sha256);

    DemoWriter writer(sheetHeader(version));
    writeSheetBody(writer);
    const auto file = writer.unfinished();

    QVERIFY(file);
    QCOMPARE(static_cast<int>(file->size()), size);
    QCOMPARE(QByteArray::fromStdString(hexText(sha256Of(*file))), sha256);
}

void TestDemoWriter::dataChunkHeadersAreShortest_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<QByteArray>("snapshot");
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<QByteArray>("delta");

    QTest::newRow("5") << 5 << QByteArray("25") << QByteArray("45") << QByteArray("65");
    QTest::newRow("29") << 29 << QByteArray("3d") << QByteArray("5d") << QByteArray("7d");
    QTest::newRow("30") << 30 << QByteArray("3e 1e") << QByteArray("5e 1e") << QByteArray("7e 1e");
    QTest::newRow("255") << 255 << QByteArray("3e ff") << QByteArray("5e ff")
                         << QByteArray("7e ff");
    QTest::newRow("256") << 256 << QByteArray("3f 00 01") << QByteArray("5f 00 01")
                         << QByteArray("7f 00 01");
    QTest::newRow("1000") << 1000 << QByteArray("3f e8 03") << QByteArray("5f e8 03")
                          << QByteArray("7f e8 03");
}

void TestDemoWriter::dataChunkHeadersAreShortest()
{
    QFETCH(int, size);
    const auto bytes = static_cast<std::uint16_t>(size);

    QTEST(hexOf(dataChunkHeader(ChunkKind::Snapshot, bytes)), "snapshot");
    QTEST(hexOf(dataChunkHeader(ChunkKind::Message, bytes)), "message");
    QTEST(hexOf(dataChunkHeader(ChunkKind::Delta, bytes)), "delta");
}

void TestDemoWriter::tickMarkersFollowTheVersion_data()
{
    QTest::addColumn<qint64>("last");
    QTest::addColumn<qint64>("tick");
    QTest::addColumn<bool>("isKeyframe");
    QTest::addColumn<QByteArray>("sixBits");
    QTest::addColumn<QByteArray>("inlineForm");

    QTest::newRow("keyframe") << qint64{998} << qint64{1000} << true << QByteArray("c0 00 00 03 e8")
                              << QByteArray("c0 00 00 03 e8");
    QTest::newRow("far") << qint64{1004} << qint64{1100} << false << QByteArray("80 00 00 04 4c")
                         << QByteArray("80 00 00 04 4c");
    QTest::newRow("+2") << qint64{1000} << qint64{1002} << false << QByteArray("82")
                        << QByteArray("a2");
    QTest::newRow("+40") << qint64{1000} << qint64{1040} << false << QByteArray("a8")
                         << QByteArray("80 00 00 04 10");
}

void TestDemoWriter::tickMarkersFollowTheVersion()
{
    QFETCH(qint64, last);
    QFETCH(qint64, tick);
    QFETCH(bool, isKeyframe);
    const auto kind = isKeyframe ? MarkerKind::Keyframe : MarkerKind::Plain;

    QTEST(hexOf(tickMarker({tick}, Tick{last}, kind, TickForm::SixBits)), "sixBits");
    QTEST(hexOf(tickMarker({tick}, Tick{last}, kind, TickForm::Inline)), "inlineForm");
}

void TestDemoWriter::fullSnapshotAndDeltaHaveTheIntsOfTheSheet()
{
    const std::vector<std::int32_t> full{40, 2, 0, 16, 327680, 100, 200, 0, 655363, 1, 3, 0, 7, 42};
    const std::vector<std::int32_t> delta{1, 2, 0, 327680, 10, 3, 0, 0, 0, 1, -2, 14, 12, 320, -64};

    QCOMPARE(fullSnapshotInts(SheetA), full);
    QCOMPARE(deltaInts(SheetA, SheetB, Protocol::V06), delta);
}

void TestDemoWriter::differencesWrapAround()
{
    const SnapshotItems before{{{5, 0}, {2147483647, 0, 0}}};
    const SnapshotItems after{{{5, 0}, {-2147483647 - 1, 0, 0}}};

    const std::vector<std::int32_t> expected{0, 1, 0, 5, 0, 1, 0, 0};
    QCOMPARE(deltaInts(before, after, Protocol::V06), expected);
}

void TestDemoWriter::extendedTypesAreToldAndNumberedDownwards()
{
    constexpr Uuid ddnetCharacter = Uuid::fromText("76ce455b-f9eb-3a48-add7-e04b941d045c");
    SnapshotBuilder builder;

    builder.add(ddnetCharacter, 3, {0, 0, 2, -1, 0});
    const SnapshotItems first = builder.take();
    builder.add(Uuid::fromText("22ca938d-1380-3e2b-9e7b-d2558ea6be11"), 3, {0, 0});
    const SnapshotItems second = builder.take();

    const std::vector<std::int32_t> full{
        44,          2,          0, 20, 32767, 1993229659, -102024632, -1378361269,
        -1810037668, 2147418115, 0, 0,  2,     -1,         0};
    const std::vector<std::int32_t> delta{
        0,           2,     0, 0, 32767, 4, 1993229659, -102024632, -1378361269,
        -1810037668, 32767, 3, 5, 0,     0, 2,          -1,         0};
    QCOMPARE(fullSnapshotInts(first), full);
    QCOMPARE(deltaInts({}, first, Protocol::V06), delta);
    QCOMPARE(second.size(), 3U);
    QCOMPARE(second[0], first[0]);
    QCOMPARE(second[1].key, (ItemKey{0, 0x7ffe}));
    QCOMPARE(second[2].key, (ItemKey{0x7ffe, 3}));
}

void TestDemoWriter::textIsPackedAndCutBetweenCharacters()
{
    const std::vector<std::int32_t> nameless{-287183387, -320474125, -1594563099, -2139062272};
    const std::vector<std::int32_t> empty{-2139062144, -2139062144, -2139062272};

    QCOMPARE(packText("nameless tee", 4), nameless);
    QCOMPARE(packText("", 3), empty);
    QCOMPARE(packText("ab\xe4\xb8\xad", 1), packText("ab", 1));
    QCOMPARE(packText("abc\xc3\xa4", 1), packText("abc", 1));
}

void TestDemoWriter::deltasGiveTheNewSnapshotAgain()
{
    const SnapshotItems last{{{10, 3}, {0, 3, 0, 9, -40}},
                             {{9, 1}, std::vector<std::int32_t>(22, -5)},
                             {{14, 13}, {1, 2}},
                             {{200, 1}, {7, 8, 9}}};

    for (const auto &[before, after] :
         {std::pair(SheetA, SheetB), std::pair(SheetB, last), std::pair(SnapshotItems(), last)}) {
        const auto result = applied(before, deltaInts(before, after, Protocol::V06));
        QVERIFY(result);
        QCOMPARE(*result, after);
    }
    QCOMPARE(applied(last, deltaInts(last, {}, Protocol::V06)), SnapshotItems());
}

void TestDemoWriter::keyframeComesWhenMoreThan250TicksHavePassed()
{
    DemoWriter writer(sheetHeader(3));
    writer.beginTick({100});
    writer.snapshot(SheetA);
    writer.beginTick({350});
    writer.snapshot(SheetA);
    const auto before = writer.unfinished()->size();
    writer.beginTick({351});
    writer.snapshot(SheetA);
    const auto file = writer.finish();

    // 18 bytes of snapshot A from the sheet, its header byte and the marker.
    QCOMPARE(file->size() - before, 5U + 1U + 18U);
    QCOMPARE(hexOf(std::span(*file).subspan(before, 6)), QByteArray("c0 00 00 01 5f 32"));
}

void TestDemoWriter::unchangedSnapshotGivesNoChunk()
{
    DemoWriter writer(sheetHeader(5));
    writer.beginTick({100});
    writer.snapshot(SheetA);
    const auto before = writer.unfinished()->size();
    writer.beginTick({102});
    writer.snapshot(SheetA);

    QCOMPARE(hexOf(writer.unfinished()->subspan(before)), QByteArray("a2"));
}

void TestDemoWriter::finishingTellsTheLength()
{
    DemoWriter writer(sheetHeader(6));
    writeSheetBody(writer);
    const auto file = writer.finish();

    QVERIFY(file);
    // Ticks 1000 to 1100 are two seconds.
    QCOMPARE(hexOf(std::span(*file).subspan(152, 4)), QByteArray("00 00 00 02"));
}

void TestDemoWriter::mapGivesSizeAndHashes()
{
    const QByteArray map("123456789");
    DemoWriter writer(sheetHeader(6), std::as_bytes(std::span(map.constData(), 9)));
    const auto file = writer.finish();

    QVERIFY(file);
    QCOMPARE(arrayOf(std::span(*file).subspan(484)), map);
    // The check value of CRC-32 is that of these nine digits.
    QCOMPARE(hexOf(std::span(*file).subspan(136, 8)), QByteArray("00 00 00 09 cb f4 39 26"));
    QCOMPARE(arrayOf(std::span(*file).subspan(452, 32)).toHex(),
             QByteArray("15e2b0d3c33891ebb0f1ef609ec419420c20e320ce94c65fbc8c3312448eb225"));
}

void TestDemoWriter::faultsAreToldAtTheEnd_data()
{
    QTest::addColumn<int>("version");
    QTest::addColumn<qint64>("secondTick");
    QTest::addColumn<int>("itemCount");
    QTest::addColumn<int>("itemSize");
    QTest::addColumn<ErrorCode>("code");

    QTest::newRow("version") << 2 << qint64{2} << 1 << 3 << ErrorCode::Unsupported;
    QTest::newRow("same tick") << 6 << qint64{1} << 1 << 3 << ErrorCode::OutOfRange;
    QTest::newRow("tick limit") << 6 << qint64{0x6FFFFFFF} << 1 << 3 << ErrorCode::OutOfRange;
    QTest::newRow("items") << 6 << qint64{2} << 1025 << 3 << ErrorCode::LimitExceeded;
    QTest::newRow("ints") << 6 << qint64{2} << 1000 << 17 << ErrorCode::LimitExceeded;
    QTest::newRow("size") << 6 << qint64{2} << 1 << 4 << ErrorCode::Damaged;
}

void TestDemoWriter::faultsAreToldAtTheEnd()
{
    QFETCH(int, version);
    QFETCH(qint64, secondTick);
    QFETCH(int, itemCount);
    QFETCH(int, itemSize);
    QFETCH(ErrorCode, code);

    DemoWriter writer(sheetHeader(version));
    writer.beginTick({1});
    writer.snapshot({{{5, 0}, {1, 2, 3}}});
    writer.beginTick({secondTick});
    SnapshotItems second;
    for (int i = 0; i < itemCount; ++i) {
        const auto words = static_cast<std::size_t>(itemSize);
        second.push_back({{itemCount > 1 ? 70U : 5U, i}, std::vector<std::int32_t>(words, 9)});
    }
    writer.snapshot(std::move(second));
    const auto file = writer.finish();

    QVERIFY(!file);
    QCOMPARE(file.error().code, code);
}

void TestDemoWriter::fileIsWrittenWholeOrNotAtAll()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("a.demo").toStdString();
    const std::vector<std::byte> bytes(70'000, std::byte{7});

    QVERIFY(writeFile(path, bytes));
    QFile file(folder.filePath("a.demo"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), arrayOf(bytes));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList("a.demo"));

    const auto failed = writeFile(folder.filePath("none/a.demo").toStdString(), bytes);
    QVERIFY(!failed);
    QCOMPARE(failed.error().code, ErrorCode::Io);
}

TICKSCOPE_TEST(TestDemoWriter, QCoreApplication)
#include "test_demo_writer.moc"
