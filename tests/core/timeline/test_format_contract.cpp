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
#include "tests/support/event_making.h"
#include "tests/support/format_samples.h"
#include "tests/support/test_program.h"
#include "tests/toy_format/toy.h"

using namespace tickscope;

namespace {

constexpr int SeeksPerRecording = 500;

using Bytes = std::vector<std::byte>;

const FormatRegistry &formats()
{
    static const FormatRegistry registry = [] {
        FormatRegistry all;
        registerAllFormats(all);
        all.add(makeFormat_toy());
        return all;
    }();
    return registry;
}

Result<Shared<Recording>> opened(Bytes bytes)
{
    return formats().open(memorySource(std::move(bytes), "sample"), {});
}

/// \a bytes with a stretch of zeros in the middle.
Bytes withHole(Bytes bytes)
{
    const auto middle = bytes.begin() + static_cast<std::ptrdiff_t>(bytes.size() * 2 / 5);
    std::fill(middle, middle + 40, std::byte{0});
    return bytes;
}

const test::FormatSamples &allSamples()
{
    static const test::FormatSamples samples = test::formatSamples();
    return samples;
}

/// Listens to everything and keeps nothing: what messages tell gets into the states.
class Listener : public PassSink
{
public:
    void eventFound(const Event &) override {}
    void damageFound(const Damage &found) override { damage.push_back(found); }
    void playerChanged(const PlayerChange &) override {}
    void tickEnded(Tick, const WorldState &) override {}

    std::vector<Damage> damage;
};

struct Walked {
    Tick tick;
    WorldState state;
};

std::vector<Walked> walk(const Shared<Recording> &recording, PassSink *sink)
{
    std::vector<Walked> walked;
    const auto outline = recording->outline({});
    if (!outline)
        return walked;
    Walker walker(recording, outline->seekPoints);
    while (walker.step(sink, {}) == Step::Done)
        walked.push_back({walker.decoder().tick(), walker.decoder().state()});
    return walked;
}

/// Number of the last one at or before \a tick; -1 when there is none.
std::ptrdiff_t placeOf(const std::vector<Walked> &walked, Tick tick)
{
    return std::ranges::upper_bound(walked, tick, {}, &Walked::tick) - walked.begin() - 1;
}

template<typename Told>
bool isPlace(const std::optional<Told> &shown, const std::vector<Walked> &walked,
             std::ptrdiff_t place)
{
    if (place < 0 || place >= std::ssize(walked))
        return !shown;
    const Walked &expected = walked[static_cast<std::size_t>(place)];
    return shown && shown->tick == expected.tick && *shown->recorded == expected.state;
}

/// What is wrong with the frame of \a tick; empty when it is what walking gave.
QByteArray faultOf(const Result<Frame> &frame, const std::vector<Walked> &walked, Tick tick)
{
    const QByteArray at = "tick " + QByteArray::number(qint64{tick.value}) + ": ";
    if (!frame)
        return at + faultText(frame.error().fault).c_str();
    const auto place = placeOf(walked, tick);
    if (frame->asked != tick)
        return at + "another tick";
    if (!isPlace(frame->at, walked, place))
        return at + "the state";
    if (!isPlace(frame->before, walked, place - 1))
        return at + "the state before";
    if (!isPlace(frame->next, walked, place + 1))
        return at + "the state after";
    return {};
}

std::vector<Tick> randomTicks(TickRange range, int count, unsigned seed)
{
    std::mt19937_64 random(seed);
    std::uniform_int_distribution<std::int64_t> any(range.first.value, range.last.value);
    std::vector<Tick> ticks;
    for (int i = 0; i < count; ++i)
        ticks.push_back({any(random)});
    return ticks;
}

/// The first fault when \a ticks are shown in this order.
QByteArray faultInOrder(const Shared<Recording> &recording, const Index &index,
                        const std::vector<Walked> &walked, const std::vector<Tick> &ticks,
                        std::size_t cacheBytes)
{
    Cursor cursor(recording, cacheBytes);
    const auto mover = recordedMotion()->makeMover();
    for (const Tick tick : ticks) {
        const QByteArray fault = faultOf(cursor.frameAt(tick, index, *mover, {}), walked, tick);
        if (!fault.isEmpty())
            return fault;
    }
    return {};
}

/// The states of the ticks behind \a point, a few at most.
std::vector<Walked> statesFrom(const Shared<Recording> &recording, const SeekPoint &point)
{
    constexpr int Steps = 4;
    const auto decoder = recording->makeDecoder();
    std::vector<Walked> states;
    if (!decoder->restore(point, {}))
        return states;
    for (int i = 0; i < Steps && decoder->step(nullptr, {}) == Step::Done; ++i)
        states.push_back({decoder->tick(), decoder->state()});
    return states;
}

/// Points that a listening decoder saves on its way, some thirty.
std::vector<SeekPoint> savedPoints(const Shared<Recording> &recording)
{
    const Outline outline = recording->outline({}).value();
    const std::int64_t distance = (outline.time.ticks().last - outline.time.ticks().first) / 30 + 1;
    Listener listener;
    Walker walker(recording, outline.seekPoints);
    std::vector<SeekPoint> points{walker.decoder().savePoint()};
    while (walker.step(&listener, {}) == Step::Done) {
        const SeekPoint point = walker.decoder().savePoint();
        if (point.memory && point.tick - points.back().tick >= distance)
            points.push_back(point);
    }
    std::erase_if(points, [](const SeekPoint &point) { return !point.memory; });
    return points;
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

Q_DECLARE_METATYPE(Bytes)

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
    void writtenMemoryIsReadBack_data() { addSamplesAndHoles(); }
    void writtenMemoryIsReadBack();
    void changedMemoryIsRefused_data() { addSamples(); }
    void changedMemoryIsRefused();
    void writtenWalkGoesOn_data() { addSamplesAndHoles(); }
    void writtenWalkGoesOn();
    void eventsOfATickAreItsRows_data() { addSamples(); }
    void eventsOfATickAreItsRows();

private:
    static void addSamples();
    static void addSamplesAndHoles();
};

void TestFormatContract::addSamples()
{
    QTest::addColumn<Bytes>("bytes");
    for (const auto &[name, bytes] : allSamples())
        QTest::newRow(name.c_str()) << bytes;
}

void TestFormatContract::addSamplesAndHoles()
{
    addSamples();
    for (const auto &[name, bytes] : allSamples()) {
        if (bytes.size() > 1000)
            QTest::newRow((name + " with a hole").c_str()) << withHole(bytes);
    }
}

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
            QCOMPARE(outline->time.ticks().first, ticks.first);
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

void TestFormatContract::writtenMemoryIsReadBack()
{
    QFETCH(Bytes, bytes);
    const auto recording = opened(bytes).value();
    for (const SeekPoint &point : savedPoints(recording)) {
        const Bytes written = point.memory->bytes();
        const auto memory = recording->decoderMemory(written);
        QVERIFY2(memory, memory ? "" : faultText(memory.error().fault).c_str());
        QVERIFY((*memory)->bytes() == written);
        SeekPoint again = point;
        again.memory = *memory;
        const auto expected = statesFrom(recording, point);
        const auto states = statesFrom(recording, again);
        QCOMPARE(states.size(), expected.size());
        for (std::size_t i = 0; i < states.size(); ++i) {
            QCOMPARE(states[i].tick, expected[i].tick);
            QVERIFY(states[i].state == expected[i].state);
        }
    }
}

void TestFormatContract::changedMemoryIsRefused()
{
    QFETCH(Bytes, bytes);
    const auto recording = opened(bytes).value();
    const auto points = savedPoints(recording);
    QVERIFY(!points.empty());
    const Bytes written = points.back().memory->bytes();
    for (std::size_t cut = 0; cut < written.size(); cut += written.size() / 50 + 1) {
        QVERIFY(!recording->decoderMemory(std::span(written).first(cut)));
        Bytes changed = written;
        changed[cut] ^= std::byte{4};
        QVERIFY(!recording->decoderMemory(changed));
    }
}

void TestFormatContract::writtenWalkGoesOn()
{
    QFETCH(Bytes, bytes);
    const auto recording = opened(bytes).value();
    Outline outline = recording->outline({}).value();
    if (!outline.memory)
        return; // its format walks anew, or it has an end
    const Bytes written = outline.memory->bytes();
    const auto memory = recording->outlineMemory(written);
    QVERIFY2(memory, memory ? "" : faultText(memory.error().fault).c_str());
    QVERIFY((*memory)->bytes() == written);
    Outline earlier = outline;
    earlier.memory = *memory;
    const auto again = recording->outlineSince(earlier, {});
    QVERIFY(again);
    QVERIFY(again->counts == outline.counts);
    QVERIFY(again->damage == outline.damage);
    QCOMPARE(again->endByte, outline.endByte);
    QVERIFY(std::ranges::equal(again->seekPoints, outline.seekPoints, {}, &SeekPoint::order,
                               &SeekPoint::order));
}

void TestFormatContract::seekingGivesWhatWalkingGives()
{
    QFETCH(Bytes, bytes);
    const auto recording = opened(bytes).value();
    const Index index(std::make_shared<const Outline>(recording->outline({}).value()));
    const auto walked = walk(recording, nullptr);
    const auto ticks = randomTicks(index.ticks(), SeeksPerRecording, 3);

    QCOMPARE(faultInOrder(recording, index, walked, ticks, limits::CursorCache), QByteArray());
    // A cache that holds next to nothing is only slower.
    const std::span few(ticks.data(), 50);
    QCOMPARE(faultInOrder(recording, index, walked, {few.begin(), few.end()}, 0), QByteArray());
}

void TestFormatContract::seekingWithAWholeIndexGivesWhatListeningGives()
{
    QFETCH(Bytes, bytes);
    const auto recording = opened(bytes).value();
    const auto index = buildIndex(recording, {}).value();
    Listener listener;
    const auto walked = walk(recording, &listener);
    const auto ticks = randomTicks(index->ticks(), SeeksPerRecording, 4);

    QCOMPARE(faultInOrder(recording, *index, walked, ticks, limits::CursorCache), QByteArray());
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

    QCOMPARE(faultInOrder(recording, index, walked, ticks, 1U << 20), QByteArray());

    std::ranges::reverse(ticks);
    QCOMPARE(faultInOrder(recording, index, walked, ticks, 0), QByteArray());
}

void TestFormatContract::manyThreadsSeeWhatOneSees()
{
    QFETCH(Bytes, bytes);
    constexpr std::size_t Threads = 4;
    const auto recording = opened(bytes).value();
    const auto index = buildIndex(recording, {}).value();
    Listener listener;
    const auto walked = walk(recording, &listener);
    std::array<QByteArray, Threads> faults;

    {
        std::vector<std::jthread> threads;
        for (std::size_t i = 0; i < Threads; ++i) {
            threads.emplace_back([&, i] {
                const auto ticks = randomTicks(index->ticks(), 100, 10 + unsigned(i));
                faults[i] = faultInOrder(recording, *index, walked, ticks, 200'000);
            });
        }
    }

    for (const QByteArray &fault : faults)
        QCOMPARE(fault, QByteArray());
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

TICKSCOPE_TEST(TestFormatContract, QCoreApplication)
#include "test_format_contract.moc"
