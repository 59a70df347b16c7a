// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/base/limits.h"
#include "core/formats/format_registry.h"
#include "core/io/packing/unpacker.h"
#include "core/model/damage.h"
#include "core/model/recording.h"
#include "tests/support/packer.h"
#include "tests/support/test_program.h"
#include "tests/toy_format/toy.h"

using namespace tickscope;

Q_DECLARE_METATYPE(tickscope::Packing)

namespace {

using Bytes = std::vector<std::byte>;

/// Packs to about a third, in many blocks of every kind of stream.
Bytes packablePattern(std::size_t size)
{
    Bytes bytes(size);
    std::uint32_t random = 1;
    for (std::size_t i = 0; i < size; ++i) {
        random = random * 1664525U + 1013904223U;
        bytes[i] = i % 3 == 0 ? static_cast<std::byte>(random >> 24) : std::byte{7};
    }
    return bytes;
}

Result<Unpacked> unpacked(Packing packing, Bytes packed)
{
    return unpackSource(memorySource(std::move(packed), "packed"), packing, {});
}

Bytes allOf(const ByteSource &source)
{
    return readAll(source, 0, source.size(), source.size(), {}).value_or(Bytes());
}

bool isBeginningOf(const Bytes &part, const Bytes &whole)
{
    return part.size() <= whole.size()
           && std::ranges::equal(part, std::span(whole).first(part.size()));
}

void append(Bytes &bytes, const Bytes &more)
{
    bytes.insert(bytes.end(), more.begin(), more.end());
}

FormatRegistry toyRegistry()
{
    FormatRegistry registry;
    registry.add(makeFormat_toy());
    return registry;
}

/// Takes every file as its own and reads none of it.
class GreedyFormat : public Format
{
    [[nodiscard]] const FormatInfo &info() const override
    {
        static constexpr FormatInfo Info{.id = "greedy"};
        return Info;
    }
    [[nodiscard]] Probe probe(std::span<const std::byte>, std::string_view) const override
    {
        return Probe::Maybe;
    }
    Result<Shared<Recording>> open(Shared<ByteSource> source, std::stop_token) const override
    {
        return failure(ErrorCode::Unsupported, {faults::Words, std::to_string(source->size())});
    }
};

} // namespace

class TestUnpackedSource : public QObject
{
    Q_OBJECT

private slots:
    void marksTellThePacking_data();
    void marksTellThePacking();
    void unpackingGivesBackWhatWasPacked_data();
    void unpackingGivesBackWhatWasPacked();
    void streamsThatFollowOnEachOtherAreOneFile_data() { addPackings(); }
    void streamsThatFollowOnEachOtherAreOneFile();
    void skippedFramesHoldNoData();
    void cutStreamKeepsWhatCameBefore_data() { addPackings(); }
    void cutStreamKeepsWhatCameBefore();
    void damagedStreamKeepsWhatCameBefore_data() { addPackings(); }
    void damagedStreamKeepsWhatCameBefore();
    void bytesBehindTheStreamAreDamage_data() { addPackings(); }
    void bytesBehindTheStreamAreDamage();
    void bombIsStoppedByItsRatio_data() { addPackings(); }
    void bombIsStoppedByItsRatio();
    void unpackingEndsBehindTheMostThatIsWanted();
    void streamThatWantsTooMuchMemoryIsRefused();
    void stoppedUnpackingIsCancelled_data() { addPackings(); }
    void stoppedUnpackingIsCancelled();
    void failingSourceIsAnIoError();
    void packedFileKeepsItsNameAndItsSiblings();
    void packedRecordingOpensAsWhatItHolds_data() { addPackings(); }
    void packedRecordingOpensAsWhatItHolds();
    void damageOfThePackingIsDamageOfTheRecording();
    void recordingIsUnpackedOnce();
    void formatIsAskedBeforeUnpacking();

private:
    static void addPackings();
};

void TestUnpackedSource::addPackings()
{
    QTest::addColumn<Packing>("packing");

    for (const Packing packing : {Packing::Gzip, Packing::Xz, Packing::Zstd})
        QTest::newRow(packingName(packing)) << packing;
}

void TestUnpackedSource::marksTellThePacking_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("name");

    QTest::newRow("gzip") << QByteArray("\x1f\x8b\x08\x00", 4) << QByteArray("gzip");
    QTest::newRow("xz") << QByteArray("\xfd"
                                      "7zXZ\0",
                                      6)
                        << QByteArray("xz");
    QTest::newRow("zstd") << QByteArray("\x28\xb5\x2f\xfd") << QByteArray("zstd");
    QTest::newRow("zstd, skipped frame") << QByteArray("\x5a\x2a\x4d\x18") << QByteArray("zstd");
    QTest::newRow("half a mark") << QByteArray("\x1f\x8b") << QByteArray();
    QTest::newRow("a demo") << QByteArray("TWDEMO") << QByteArray();
    QTest::newRow("nothing") << QByteArray() << QByteArray();
}

void TestUnpackedSource::marksTellThePacking()
{
    QFETCH(QByteArray, head);
    QFETCH(QByteArray, name);

    const auto packing = packingOf(
        std::as_bytes(std::span(head.constData(), static_cast<std::size_t>(head.size()))));

    QCOMPARE(QByteArray(packing ? packingName(*packing) : ""), name);
}

void TestUnpackedSource::unpackingGivesBackWhatWasPacked_data()
{
    QTest::addColumn<Packing>("packing");
    QTest::addColumn<quint64>("size");

    for (const Packing packing : {Packing::Gzip, Packing::Xz, Packing::Zstd}) {
        const QByteArray name = packingName(packing);
        QTest::newRow(name + ", nothing") << packing << quint64{0};
        QTest::newRow(name + ", a byte") << packing << quint64{1};
        QTest::newRow(name + ", in memory") << packing << quint64{1'000'003};
        QTest::newRow(name + ", in a file") << packing << quint64{limits::StoreMemory + 5};
    }
}

void TestUnpackedSource::unpackingGivesBackWhatWasPacked()
{
    QFETCH(Packing, packing);
    QFETCH(quint64, size);
    const Bytes whole = packablePattern(size);

    const auto result = unpacked(packing, test::pack(packing, whole));

    QVERIFY(result);
    QVERIFY(!result->fault);
    QCOMPARE(result->source->size(), size);
    QVERIFY(allOf(*result->source) == whole);
    // From the middle, as recordings are read.
    std::array<std::byte, 100> some{};
    const auto count = result->source->readAt(size / 2, some, {});
    QVERIFY(count);
    QVERIFY(std::ranges::equal(std::span(some).first(*count),
                               std::span(whole).subspan(size / 2, *count)));
}

void TestUnpackedSource::streamsThatFollowOnEachOtherAreOneFile()
{
    QFETCH(Packing, packing);
    const Bytes first = packablePattern(200'000);
    const Bytes second = packablePattern(5);
    Bytes packed = test::pack(packing, first);
    append(packed, Bytes(8)); // padding
    append(packed, test::pack(packing, second));
    append(packed, Bytes(1024));

    const auto result = unpacked(packing, packed);

    QVERIFY(result);
    QVERIFY(!result->fault);
    Bytes both = first;
    append(both, second);
    QVERIFY(allOf(*result->source) == both);
}

void TestUnpackedSource::skippedFramesHoldNoData()
{
    const Bytes whole = packablePattern(1000);
    Bytes packed;
    for (const int byte : {0x50, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 9, 9, 9})
        packed.push_back(static_cast<std::byte>(byte));
    append(packed, test::pack(Packing::Zstd, whole));

    const auto result = unpacked(Packing::Zstd, packed);

    QVERIFY(result);
    QVERIFY(!result->fault);
    QVERIFY(allOf(*result->source) == whole);
}

void TestUnpackedSource::cutStreamKeepsWhatCameBefore()
{
    QFETCH(Packing, packing);
    const Bytes whole = packablePattern(600'000);
    const Bytes packed = test::pack(packing, whole);

    std::size_t least = 0;
    for (std::size_t size = 1; size < packed.size(); size += 9973) {
        const auto result = unpacked(
            packing, Bytes(packed.begin(), packed.begin() + static_cast<int>(size)));
        const auto &error = result ? *result->fault : result.error();
        QCOMPARE(error.code, ErrorCode::Truncated);
        QCOMPARE(error.byte, std::optional<std::uint64_t>(size));
        const Bytes kept = result ? allOf(*result->source) : Bytes();
        QVERIFY(isBeginningOf(kept, whole));
        QVERIFY(kept.size() >= least);
        least = kept.size();
        // Blocks of zstd unpack to 128 KiB and are readable as a whole only.
        const double there = static_cast<double>(size) / static_cast<double>(packed.size());
        QVERIFY(static_cast<double>(least + (150U << 10)) > there * 600'000);
    }
}

void TestUnpackedSource::damagedStreamKeepsWhatCameBefore()
{
    QFETCH(Packing, packing);
    const Bytes whole = packablePattern(600'000);
    Bytes packed = test::pack(packing, whole);
    const std::size_t middle = packed.size() / 2;
    for (std::size_t i = 0; i < 16; ++i)
        packed[middle + i] ^= std::byte{0x55};

    const auto result = unpacked(packing, packed);

    QVERIFY(result);
    QVERIFY(result->fault);
    QCOMPARE(result->fault->code, ErrorCode::Damaged);
    QVERIFY(*result->fault->byte <= packed.size());
    const Bytes kept = allOf(*result->source);
    constexpr std::size_t Sound = 600'000 / 2 - (150U << 10);
    QVERIFY(kept.size() >= Sound);
    QVERIFY(isBeginningOf(Bytes(kept.begin(), kept.begin() + int{Sound}), whole));
}

void TestUnpackedSource::bytesBehindTheStreamAreDamage()
{
    QFETCH(Packing, packing);
    const Bytes whole = packablePattern(1000);
    Bytes packed = test::pack(packing, whole);
    const std::size_t end = packed.size();
    append(packed, packablePattern(20));

    const auto result = unpacked(packing, packed);

    QVERIFY(result);
    QVERIFY(allOf(*result->source) == whole);
    QVERIFY(result->fault);
    QCOMPARE(result->fault->code, ErrorCode::Damaged);
    QCOMPARE(result->fault->byte, std::optional<std::uint64_t>(end));
}

void TestUnpackedSource::bombIsStoppedByItsRatio()
{
    QFETCH(Packing, packing);
    const Bytes zeros(limits::UnpackedAtAnyRatio + (16U << 20));

    const auto result = unpacked(packing, test::pack(packing, zeros));

    QVERIFY(result);
    QVERIFY(result->fault);
    QCOMPARE(result->fault->code, ErrorCode::LimitExceeded);
    QVERIFY(result->source->size() < zeros.size());
}

void TestUnpackedSource::unpackingEndsBehindTheMostThatIsWanted()
{
    const Bytes bytes = packablePattern(2'000'000);
    constexpr std::uint64_t Most = 300'000;

    const auto result = unpackSource(memorySource(test::pack(Packing::Zstd, bytes), "packed"),
                                     Packing::Zstd, {}, Most);

    QVERIFY(result);
    QVERIFY(result->fault);
    QCOMPARE(result->fault->code, ErrorCode::LimitExceeded);
    // It notices behind a piece.
    QVERIFY(result->source->size() > Most);
    QVERIFY(result->source->size() < bytes.size());
    QVERIFY(isBeginningOf(allOf(*result->source), bytes));
}

void TestUnpackedSource::streamThatWantsTooMuchMemoryIsRefused()
{
    // A zstd frame with a window of 2^28 bytes.
    Bytes packed;
    for (const int byte : {0x28, 0xb5, 0x2f, 0xfd, 0x00, (28 - 10) << 3, 0x01, 0x00, 0x00})
        packed.push_back(static_cast<std::byte>(byte));

    const auto result = unpacked(Packing::Zstd, packed);

    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::LimitExceeded);
}

void TestUnpackedSource::stoppedUnpackingIsCancelled()
{
    QFETCH(Packing, packing);
    const auto packed = memorySource(test::pack(packing, packablePattern(1000)), "packed");
    std::stop_source stop;
    stop.request_stop();

    const auto result = unpackSource(packed, packing, stop.get_token());

    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::Cancelled);
}

void TestUnpackedSource::failingSourceIsAnIoError()
{
    class BrokenSource : public ByteSource
    {
        [[nodiscard]] std::uint64_t size() const override { return 100; }
        Result<std::size_t> readAt(std::uint64_t, std::span<std::byte>,
                                   std::stop_token) const override
        {
            return failure(ErrorCode::Io, {faults::Words, "broken"});
        }
        [[nodiscard]] std::string name() const override { return "broken"; }
    };

    const auto result = unpackSource(std::make_shared<const BrokenSource>(), Packing::Xz, {});

    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::Io);
}

void TestUnpackedSource::packedFileKeepsItsNameAndItsSiblings()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.toy.gz"));
    const Bytes packed = test::pack(Packing::Gzip, packablePattern(1000));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.write(reinterpret_cast<const char *>(packed.data()),
                       static_cast<qint64>(packed.size()))
            > 0);
    file.close();

    const auto result = unpackSource(openFile(path.toStdString()).value(), Packing::Gzip, {});

    QVERIFY(result);
    QCOMPARE(result->source->name(), path.toStdString());
    const auto beside = result->source->sibling("game.toy.gz", {});
    QVERIFY(beside && *beside);
    QCOMPARE((*beside)->size(), packed.size());
}

void TestUnpackedSource::packedRecordingOpensAsWhatItHolds()
{
    QFETCH(Packing, packing);
    const auto whole = toy::sampleRecording();
    const auto plain = toyRegistry().open(memorySource(whole, "game.toy"), {}).value();

    const auto recording = toyRegistry().open(
        memorySource(test::pack(packing, whole), "game.toy.packed"), {});

    QVERIFY(recording);
    QCOMPARE((*recording)->info().format, std::string("toy"));
    const auto outline = (*recording)->outline({});
    QVERIFY(outline);
    QVERIFY(outline->damage.empty());
    QCOMPARE(outline->counts, plain->outline({})->counts);
}

void TestUnpackedSource::damageOfThePackingIsDamageOfTheRecording()
{
    const auto whole = toy::sampleRecording();
    Bytes packed = test::pack(Packing::Gzip, whole);
    packed.resize(packed.size() - 4); // half of the checksum's field: all data is there

    const auto recording = toyRegistry().open(memorySource(packed, "game.toy.gz"), {});

    QVERIFY(recording);
    const auto outline = (*recording)->outline({});
    QVERIFY(outline);
    QCOMPARE(outline->damage.size(), std::size_t{1});
    const Damage &damage = outline->damage.front();
    QCOMPARE(damage.kind, ErrorCode::Truncated);
    QCOMPARE(damage.byte, packed.size());
    QCOMPARE(damage.tick, outline->time.ticks().last);
    QVERIFY(faultText(damage.fault).find("gzip") != std::string::npos);
    QVERIFY((*recording)->makeDecoder() != nullptr);
}

void TestUnpackedSource::recordingIsUnpackedOnce()
{
    const auto twice = test::pack(Packing::Xz, test::pack(Packing::Gzip, toy::sampleRecording()));

    const auto recording = toyRegistry().open(memorySource(twice, "game.toy.gz.xz"), {});

    QVERIFY(!recording);
    QCOMPARE(recording.error().code, ErrorCode::UnknownFormat);
}

void TestUnpackedSource::formatIsAskedBeforeUnpacking()
{
    auto registry = toyRegistry();
    registry.add(std::make_unique<GreedyFormat>());
    const auto packed = test::pack(Packing::Zstd, toy::sampleRecording());

    const auto recording = registry.open(memorySource(packed, "segment-000.dat"), {});

    QVERIFY(!recording);
    QCOMPARE(faultText(recording.error().fault), std::to_string(packed.size()));
}

TICKSCOPE_TEST(TestUnpackedSource, QCoreApplication)
#include "test_unpacked_source.moc"
