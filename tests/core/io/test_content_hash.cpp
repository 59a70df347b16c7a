// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/content_hash.h"

#include <QTest>

#include "app/record_example/simulated_run.h"
#include "core/formats/format_registry.h"
#include "core/recorder/replay_recorder.h"
#include "tests/support/packer.h"
#include "tests/support/replay_files.h"
#include "tests/support/sample_teehistorian.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using namespace tickscope::test;

class TestContentHash : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { registerAllFormats(m_registry); }

    void hashIsThatOfTheUnpackedBytes_data();
    void hashIsThatOfTheUnpackedBytes();
    void hashOfSegmentsIsThatOfTheirFilesInOrder();
    void quickKeyTellsOtherEndsAndSizes();
    void anotherByteInTheMiddleIsAnotherHash();
    void teehistorianAndReplaysSayWhoTheyAre();
    void hashingIsCancelled();

private:
    Result<Shared<Recording>> open(std::vector<std::byte> bytes)
    {
        return m_registry.open(memorySource(std::move(bytes), "a"), {});
    }
    static std::string hashOf(const Recording &recording)
    {
        const auto hash = contentHash(recording, [](std::uint64_t, std::uint64_t) {}, {});
        return hash && *hash ? hexText(**hash) : std::string();
    }

    static std::string keyOf(const Recording &recording)
    {
        return quickContentKey(recording, {}).value_or(std::string());
    }

    FormatRegistry m_registry;
};

void TestContentHash::hashIsThatOfTheUnpackedBytes_data()
{
    QTest::addColumn<int>("packing");
    QTest::newRow("as it is") << -1;
    QTest::newRow("gz") << static_cast<int>(Packing::Gzip);
    QTest::newRow("xz") << static_cast<int>(Packing::Xz);
    QTest::newRow("zst") << static_cast<int>(Packing::Zstd);
}

void TestContentHash::hashIsThatOfTheUnpackedBytes()
{
    QFETCH(int, packing);
    const auto plain = makeTinyDemo();
    const auto recording = open(packing < 0 ? plain : pack(static_cast<Packing>(packing), plain));
    QVERIFY(recording);

    QCOMPARE(hashOf(**recording), hexText(sha256Of(plain)));
    const auto plainRecording = open(plain);
    QCOMPARE(keyOf(**recording), keyOf(**plainRecording));
}

void TestContentHash::hashOfSegmentsIsThatOfTheirFilesInOrder()
{
    const auto stored = std::make_shared<StoredReplay>();
    example::SimulatedRun run;
    auto recorder = recorder::Recorder::begin(memoryStore(stored),
                                              example::simulatedRunDescription(),
                                              example::snapshotsOf<recorder::Recorder>(run));
    QVERIFY(recorder);
    for (int part = 0; part < 2; ++part) {
        QVERIFY(example::playInto(**recorder, run, 30));
        run.forget();
        QVERIFY((*recorder)->pause());
    }
    QVERIFY((*recorder)->finish());
    QVERIFY(stored->segments.size() > 1);
    std::vector<std::byte> all = stored->preamble;
    for (const auto &[number, bytes] : stored->segments)
        all.insert(all.end(), bytes.begin(), bytes.end());

    const auto recording = openStored(*stored);
    QVERIFY(recording);
    QCOMPARE(hashOf(**recording), hexText(sha256Of(all)));
}

void TestContentHash::quickKeyTellsOtherEndsAndSizes()
{
    const auto plain = makeTinyDemo();
    const std::string key = keyOf(**open(plain));
    auto longer = plain;
    longer.push_back({});
    auto other = plain;
    other.back() ^= std::byte{1};

    QVERIFY(keyOf(**open(longer)) != key);
    QVERIFY(keyOf(**open(other)) != key);
}

void TestContentHash::anotherByteInTheMiddleIsAnotherHash()
{
    const auto plain = makeTinyDemo({.stepCount = 5000});
    auto other = plain;
    other[plain.size() / 2] ^= std::byte{1};
    const auto first = open(plain);
    const auto second = open(other);
    QVERIFY(first && second);

    QCOMPARE(keyOf(**first), keyOf(**second));
    QVERIFY(hashOf(**first) != hashOf(**second));
}

void TestContentHash::teehistorianAndReplaysSayWhoTheyAre()
{
    const auto replay = open(makeReplay(20));
    const auto teehistorian = open(makeTinyTeehistorian());
    const auto unfinished = open(makeTinyTeehistorian({.isFinished = false}));
    const auto demo = open(makeTinyDemo());
    QVERIFY(replay && teehistorian && unfinished && demo);

    QVERIFY(!(*replay)->info().identity.empty());
    QCOMPARE((*teehistorian)->info().identity, (*teehistorian)->info().chain.id);
    QVERIFY(!(*teehistorian)->info().identity.empty());
    QCOMPARE((*unfinished)->info().identity, (*teehistorian)->info().identity);
    QVERIFY((*demo)->info().identity.empty());
}

void TestContentHash::hashingIsCancelled()
{
    const auto recording = open(makeTinyDemo());
    std::stop_source stop;
    stop.request_stop();

    const auto hash = contentHash(
        **recording, [](std::uint64_t, std::uint64_t) {}, stop.get_token());

    QVERIFY(!hash);
    QCOMPARE(hash.error().code, ErrorCode::Cancelled);
}

TICKSCOPE_TEST(TestContentHash, tickscope::test::NoApplication)
#include "test_content_hash.moc"
