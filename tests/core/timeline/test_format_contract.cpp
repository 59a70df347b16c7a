// SPDX-License-Identifier: GPL-3.0-or-later
//
// What every format promises, asked of each that is built in and of the toy one.

#include <random>
#include <thread>

#include <QTest>

#include "core/base/limits.h"
#include "core/formats/format_registry.h"
#include "core/timeline/cursor.h"
#include "core/timeline/index_pass.h"
#include "tests/core/timeline/contract_recordings.h"
#include "tests/support/event_making.h"
#include "tests/support/frame_agreement.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::test;

namespace {

constexpr int SeeksPerRecording = 500;

std::vector<Tick> randomTicks(TickRange range, int count, unsigned seed)
{
    std::mt19937_64 random(seed);
    std::uniform_int_distribution<std::int64_t> any(range.first.value, range.last.value);
    std::vector<Tick> ticks;
    for (int i = 0; i < count; ++i)
        ticks.push_back({any(random)});
    return ticks;
}

struct Listed {
    std::string_view kind;
    std::string text;
    int client;
    int otherClient;
    std::uint64_t byte;

    friend bool operator==(const Listed &, const Listed &) = default;
};

std::vector<Listed> listedRows(const Index &index, Tick tick)
{
    std::vector<Listed> rows;
    for (std::size_t row = index.rowAtOrAfter(tick); row < index.eventCount(); ++row) {
        const EventRow event = index.event(row);
        if (event.tick != tick)
            break;
        rows.push_back({event.kind().id, std::string(test::sentence(event)), event.client,
                        event.otherClient, event.byte});
    }
    return rows;
}

} // namespace

class TestFormatContract : public QObject
{
    Q_OBJECT

private slots:
    void everyFormatHasASample();
    void noiseIsNoRecording_data();
    void noiseIsNoRecording();
    void noiseBehindAHeaderIsSurvived_data() { addSamples(); }
    void noiseBehindAHeaderIsSurvived();
    void outlineTellsWhatAWalkFinds_data() { addSamples(); }
    void outlineTellsWhatAWalkFinds();
    void seekPointsAreInTheOrderOfDecoding_data() { addSamplesAndHoles(); }
    void seekPointsAreInTheOrderOfDecoding();
    void cutRecordingKeepsWhatCameBefore_data() { addSamples(); }
    void cutRecordingKeepsWhatCameBefore();
    void seekingGivesWhatWalkingGives_data() { addSamplesAndHoles(); }
    void seekingGivesWhatWalkingGives();
    void seekingWithAWholeIndexGivesWhatListeningGives_data() { addSamplesAndHoles(); }
    void seekingWithAWholeIndexGivesWhatListeningGives();
    void backwardsIsForwardsReversed_data() { addSamplesAndHoles(); }
    void backwardsIsForwardsReversed();
    void manyThreadsSeeWhatOneSees_data() { addSamples(); }
    void manyThreadsSeeWhatOneSees();
    void eventsOfATickAreItsRows_data() { addSamples(); }
    void eventsOfATickAreItsRows();
    void passWithoutRowsFindsAllElse_data() { addSamplesAndHoles(); }
    void passWithoutRowsFindsAllElse();
};

void TestFormatContract::everyFormatHasASample()
{
    for (const auto &format : formats().formats()) {
        const auto samples = allSamples();
        const bool isThere = std::ranges::any_of(samples, [&format](const auto &sample) {
            const auto recording = opened(sample.bytes);
            return recording && (*recording)->info().format == format->info().id;
        });
        QVERIFY2(isThere, std::string(format->info().id).c_str());
    }
}

void TestFormatContract::noiseIsNoRecording_data()
{
    QTest::addColumn<int>("size");
    for (const int size : {0, 1, 7, 8, 100, 4096, 50'000})
        QTest::addRow("%d bytes", size) << size;
}

void TestFormatContract::noiseIsNoRecording()
{
    QFETCH(int, size);
    std::mt19937 random(1);
    Bytes noise(static_cast<std::size_t>(size));
    std::ranges::generate(noise, [&random] { return static_cast<std::byte>(random()); });
    const auto head = std::span(noise).first(std::min(noise.size(), ProbeBytes));

    for (const auto &format : formats().formats()) {
        QCOMPARE(format->probe(head, "noise." + std::string(format->info().extensions.front())),
                 Probe::No);
        const auto recording = format->open(memorySource(noise, "noise"), {});
        QVERIFY(!recording || !(*recording)->outline({}));
    }
}

void TestFormatContract::noiseBehindAHeaderIsSurvived()
{
    QFETCH(Bytes, bytes);
    std::mt19937 random(2);
    int walked = 0;

    for (const std::size_t kept : {8U, 100U, 200U, 400U, 600U, 1000U, 3000U}) {
        Bytes noisy = bytes;
        for (std::size_t i = kept; i < noisy.size(); ++i)
            noisy[i] = static_cast<std::byte>(random());
        const auto recording = opened(noisy);
        if (!recording)
            continue;
        // Whatever is found is inside the file and in order.
        const auto index = buildIndex(*recording, {});
        if (!index)
            continue;
        for (const SeekPoint &point : (*index)->seekPoints())
            QVERIFY(point.byte.value_or(0) < noisy.size());
        QVERIFY(std::ranges::is_sorted((*index)->seekPoints(), {}, &SeekPoint::tick));
        ++walked;
    }
    // A test that never gets behind the header proves nothing.
    QVERIFY(walked > 0);
}

void TestFormatContract::seekPointsAreInTheOrderOfDecoding()
{
    QFETCH(Bytes, bytes);
    const auto recording = opened(bytes).value();
    const auto index = buildIndex(recording, {}).value();
    const auto &points = index->seekPoints();

    const auto isBehind = [](const SeekPoint &left, const SeekPoint &right) {
        return left.order >= right.order || left.tick >= right.tick;
    };
    QVERIFY(std::ranges::adjacent_find(points, isBehind) == points.end());
    // A byte is a place in the file; where there is none, none is told.
    for (const SeekPoint &point : points)
        QVERIFY(!point.byte || *point.byte <= bytes.size());
    for (const ChunkPlace &place : recording->chunkPlaces(index->outline()))
        QVERIFY(place.bytes.first + place.bytes.size <= bytes.size());
}

void TestFormatContract::outlineTellsWhatAWalkFinds()
{
    QFETCH(Bytes, bytes);
    const auto recording = opened(bytes).value();
    const auto outline = recording->outline({}).value();

    const auto walked = walk(recording, nullptr);

    QVERIFY(!walked.empty());
    QCOMPARE(outline.time.ticks().first, walked.front().tick);
    QVERIFY(outline.time.ticks().last >= walked.back().tick);
    QVERIFY(std::ranges::is_sorted(walked, std::ranges::less_equal{}, &Walked::tick));
    QVERIFY(std::ranges::is_sorted(outline.seekPoints, {}, &SeekPoint::tick));
    QVERIFY(std::ranges::is_sorted(outline.seekPoints, {}, &SeekPoint::byte));
    QVERIFY(outline.endByte <= bytes.size());
    QVERIFY(!outline.isEmpty);
    QCOMPARE(recording->info().byteSize, std::uint64_t{bytes.size()});
    QVERIFY(!recording->info().seekPointKind.empty());
}

void TestFormatContract::cutRecordingKeepsWhatCameBefore()
{
    QFETCH(Bytes, bytes);
    const auto whole = opened(bytes).value();
    const TickRange ticks = whole->outline({})->time.ticks();
    const auto expected = walk(whole, nullptr);

    for (std::size_t cut = 0; cut < bytes.size(); cut += cut < 60 ? 1 : bytes.size() / 90 + 1) {
        const auto recording = opened(Bytes(bytes.begin(), bytes.begin() + std::ptrdiff_t(cut)));
        const auto outline = recording ? (*recording)->outline({})
                                       : Result<Outline>(tl::unexpected(recording.error()));
        if (!outline)
            continue;
        if (!outline->isEmpty) {
            // Where the cut lies before the first tick, what was set up is a tick of its own.
            QVERIFY(outline->time.ticks().first == ticks.first
                    || outline->time.ticks().last < ticks.first);
            QVERIFY(outline->time.ticks().last <= ticks.last);
        }
        // Only a cut between two structures leaves nothing that is broken.
        QVERIFY2(outline->endByte == cut || !outline->damage.empty(),
                 qPrintable(QString::number(cut)));
        const auto walked = walk(*recording, nullptr);
        QVERIFY(walked.size() <= expected.size());
        // The tick that was cut may lack what was behind the cut.
        for (std::size_t i = 0; i + 1 < walked.size(); ++i) {
            QCOMPARE(walked[i].tick, expected[i].tick);
            QVERIFY(walked[i].state == expected[i].state);
        }
        QVERIFY(buildIndex(*recording, {}));
    }
}

void TestFormatContract::seekingGivesWhatWalkingGives()
{
    QFETCH(Bytes, bytes);
    const auto recording = opened(bytes).value();
    const Index index(std::make_shared<const Outline>(recording->outline({}).value()));
    const auto walked = walk(recording, nullptr);
    const auto ticks = randomTicks(index.ticks(), SeeksPerRecording, 3);

    QCOMPARE(
        QString::fromStdString(faultInOrder(recording, index, walked, ticks, limits::CursorCache)),
        QString());
    // A cache that holds next to nothing is only slower.
    const std::span few(ticks.data(), 50);
    QCOMPARE(
        QString::fromStdString(faultInOrder(recording, index, walked, {few.begin(), few.end()}, 0)),
        QString());
}

void TestFormatContract::seekingWithAWholeIndexGivesWhatListeningGives()
{
    QFETCH(Bytes, bytes);
    const auto recording = opened(bytes).value();
    const auto index = buildIndex(recording, {}).value();
    Listener listener;
    const auto walked = walk(recording, &listener);
    const auto ticks = randomTicks(index->ticks(), SeeksPerRecording, 4);

    QCOMPARE(
        QString::fromStdString(faultInOrder(recording, *index, walked, ticks, limits::CursorCache)),
        QString());
}

void TestFormatContract::backwardsIsForwardsReversed()
{
    QFETCH(Bytes, bytes);
    const auto recording = opened(bytes).value();
    const Index index(std::make_shared<const Outline>(recording->outline({}).value()));
    const auto walked = walk(recording, nullptr);
    std::vector<Tick> ticks;
    for (Tick tick = index.ticks().last; tick >= index.ticks().first; tick = tick - 1)
        ticks.push_back(tick);

    QCOMPARE(QString::fromStdString(faultInOrder(recording, index, walked, ticks, 1U << 20)),
             QString());

    std::ranges::reverse(ticks);
    QCOMPARE(QString::fromStdString(faultInOrder(recording, index, walked, ticks, 0)), QString());
}

void TestFormatContract::manyThreadsSeeWhatOneSees()
{
    QFETCH(Bytes, bytes);
    constexpr std::size_t Threads = 4;
    const auto recording = opened(bytes).value();
    const auto index = buildIndex(recording, {}).value();
    Listener listener;
    const auto walked = walk(recording, &listener);
    std::array<std::string, Threads> faults;

    {
        std::vector<std::jthread> threads;
        for (std::size_t i = 0; i < Threads; ++i) {
            threads.emplace_back([&, i] {
                const auto ticks = randomTicks(index->ticks(), 100, 10 + unsigned(i));
                faults[i] = faultInOrder(recording, *index, walked, ticks, 200'000);
            });
        }
    }

    for (const std::string &fault : faults)
        QCOMPARE(QString::fromStdString(fault), QString());
}

void TestFormatContract::eventsOfATickAreItsRows()
{
    QFETCH(Bytes, bytes);
    constexpr std::size_t TicksAskedFor = 300;
    const auto recording = opened(bytes).value();
    const auto index = buildIndex(recording, {}).value();
    std::size_t asked = 0;

    for (std::size_t row = 0; row < index->eventCount() && asked < TicksAskedFor; ++asked) {
        const Tick tick = index->event(row).tick;
        const auto rows = listedRows(*index, tick);
        std::vector<Listed> events;
        const auto found = eventsAtTick(recording, *index, tick, {}).value();
        for (const Event &event : found) {
            events.push_back({event.kind().id, test::sentence(event), event.client,
                              event.otherClient, event.byte});
        }
        QVERIFY2(events == rows, qPrintable(QStringLiteral("tick %1: %2 events, %3 rows")
                                                .arg(tick.value)
                                                .arg(events.size())
                                                .arg(rows.size())));
        row += rows.size();
    }
}

/// It may go over many ticks at once.
void TestFormatContract::passWithoutRowsFindsAllElse()
{
    QFETCH(Bytes, bytes);
    const auto recording = opened(bytes).value();
    const auto whole = buildIndex(recording, {}).value();
    IndexPass pass(recording, std::make_shared<const Outline>(recording->outline({}).value()),
                   {.rows = IndexRows::LeftOut});

    while (!pass.atEnd())
        QVERIFY(pass.advance(37, {}));

    const auto ticksOf = [](const Index &index) {
        std::vector<std::int64_t> ticks;
        for (const SeekPoint &point : index.seekPoints())
            ticks.push_back(point.tick.value);
        return ticks;
    };
    const auto staysOf = [](const Index &index) {
        std::vector<std::pair<std::int64_t, std::int64_t>> stays;
        for (const Player &player : index.players().players()) {
            for (const auto &stay : player.stays)
                stays.emplace_back(stay.ticks.first.value, stay.ticks.last.value);
        }
        return stays;
    };
    const Index &index = *pass.index();
    QCOMPARE(index.tickTally(), whole->tickTally());
    QVERIFY(index.counts() == whole->counts());
    QVERIFY(index.damage() == whole->damage());
    QVERIFY(staysOf(index) == staysOf(*whole));
    // Without rows nobody goes to and fro.
    if (!recording->info().packsCheckpoints)
        QVERIFY(ticksOf(index) == ticksOf(*whole));
}

TICKSCOPE_TEST(TestFormatContract, QCoreApplication)
#include "test_format_contract.moc"
