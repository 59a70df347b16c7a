// SPDX-License-Identifier: GPL-3.0-or-later
//
// A recording that is still written: going on with its index gives what opening it anew gives.

#include <QTest>

#include "app/record_example/simulated_run.h"
#include "core/analysis/series/series_reader.h"
#include "core/analysis/series/tracks.h"
#include "core/base/limits.h"
#include "core/formats/format_registry.h"
#include "core/timeline/cursor.h"
#include "core/timeline/index_pass.h"
#include "tests/support/at_once.h"
#include "tests/support/event_making.h"
#include "tests/support/replay_files.h"
#include "tests/support/sample_teehistorian.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using recorder::Recorder;
using test::StoredReplay;

namespace {

using Bytes = std::vector<std::byte>;
using Sources = std::vector<Shared<ByteSource>>;

/// Where a demo states its seconds: 0 until the recorder ends it.
/// Source: teeworlds-demo.md, section 2.
constexpr std::size_t DemoLengthOffset = 152;
constexpr std::size_t DemoMarkersOffset = 176; // their number

/// What a program sees that looks now and then at a file that becomes \a whole. The sizes
/// share no divisor with anything in it, so most looks see half a tick.
Sources looksAt(const Bytes &whole, std::size_t first, std::size_t step, const std::string &name)
{
    Sources looks;
    for (std::size_t size = first; size < whole.size(); size += step)
        looks.push_back(memorySource({whole.begin(), whole.begin() + std::ptrdiff_t(size)}, name));
    return looks;
}

Sources growingDemo()
{
    const Bytes finished = test::makeTinyDemo({.stepCount = 700, .hasMap = false});
    Bytes running = finished;
    // Both are written when the recorder ends.
    std::fill_n(running.begin() + DemoLengthOffset, 4, std::byte{0});
    std::fill_n(running.begin() + DemoMarkersOffset, 4, std::byte{0});
    Sources looks = looksAt(running, 1'500, 757, "growing.demo");
    looks.push_back(memorySource(running, "growing.demo"));
    looks.push_back(memorySource(finished, "growing.demo"));
    return looks;
}

Sources growingTeehistorian()
{
    const Bytes whole = test::makeTinyTeehistorian({.stepCount = 2'000});
    Sources looks = looksAt(whole, whole.size() / 2, 317, "growing.teehistorian");
    looks.push_back(memorySource(whole, "growing.teehistorian"));
    return looks;
}

/// A server records, pauses, and starts again; in between, somebody looks while a commit
/// is half done.
Sources growingReplay()
{
    auto stored = std::make_shared<StoredReplay>();
    example::SimulatedRun run;
    auto recorder = Recorder::begin(test::memoryStore(stored), example::simulatedRunDescription(),
                                    example::snapshotsOf<Recorder>(run))
                        .value();
    Sources looks;
    for (const int ticks : {130, 70, 250, 1, 399}) {
        StoredReplay halfCommitted = *stored;
        if (!example::playInto(*recorder, run, ticks))
            return {};
        run.forget();
        if (!recorder->pause() || !recorder->waitUntilStored())
            return {};
        const auto &[number, segment] = *stored->segments.rbegin();
        if (!halfCommitted.preamble.empty()) {
            const auto half = std::ptrdiff_t(segment.size() / 2);
            halfCommitted.segments[number] = {segment.begin(), segment.begin() + half};
            looks.push_back(test::sourceOf(halfCommitted));
            halfCommitted.segments[number] = segment;
            looks.push_back(test::sourceOf(halfCommitted));
        }
        looks.push_back(test::sourceOf(*stored));
    }
    if (!recorder->finish())
        return {};
    looks.push_back(test::sourceOf(*stored));
    return looks;
}

QString textOf(const Index &index)
{
    QString text;
    QTextStream out(&text);
    const TickRange ticks = index.ticks();
    out << "ticks " << ticks.first.value << ' ' << ticks.last.value << ", to "
        << index.indexedTo().value << (index.isComplete() ? " whole\n" : "\n");
    for (const SeekPoint &point : index.outline().seekPoints)
        out << "seek " << point.tick.value << ' ' << point.order << '\n';
    for (std::size_t row = 0; row < index.eventCount(); ++row) {
        const EventRow event = index.event(row);
        out << event.tick.value << ' ' << QByteArray::fromStdString(event.form->id()) << ' '
            << event.client << ' ' << event.byte << ' '
            << QByteArray::fromStdString(test::sentence(event)) << '\n';
    }
    for (const auto &[kind, count] : index.kindCounts())
        out << QByteArray::fromStdString(std::string(kind->id)) << ' ' << count << '\n';
    for (const auto &[name, count] : index.counts())
        out << name.c_str() << ' ' << count << '\n';
    for (const Damage &damage : index.damage())
        out << "damage " << damage.byte << ' ' << damage.size << ' '
            << faultText(damage.fault).c_str() << '\n';
    for (const Player &player : index.players().players()) {
        for (const auto &name : player.names())
            out << "player " << name.c_str() << '\n';
        for (const auto &stay : player.stays)
            out << stay.client << ' ' << stay.ticks.first.value << ' ' << stay.ticks.last.value
                << '\n';
    }
    return text;
}

/// The items of the states at every seventh tick.
QString statesOf(const Shared<Recording> &recording, const Index &index)
{
    QString text;
    QTextStream out(&text);
    Cursor cursor(recording, limits::CursorCache);
    const auto mover = recordedMotion()->makeMover();
    for (Tick tick = index.ticks().first; tick <= index.ticks().last; tick = tick + 7) {
        const auto frame = cursor.frameAt(tick, index, *mover, {});
        out << tick.value << ':';
        if (frame && frame->at) {
            frame->at->recorded->forEach([&out](const ItemView &item) {
                out << ' ' << item.key.type << '/' << item.key.id;
                for (const std::int32_t word : item.words)
                    out << ',' << word;
            });
        }
        out << '\n';
    }
    return text;
}

/// All numbers of the items that are there at the beginning.
std::vector<SeriesKey> keysOf(const Shared<Recording> &recording)
{
    const auto index = buildIndex(recording, {}).value();
    const auto mover = recordedMotion()->makeMover();
    Cursor cursor(recording, limits::CursorCache);
    const Frame frame = cursor.frameAt(index->ticks().first, *index, *mover, {}).value();
    std::vector<SeriesKey> keys;
    const WorldState &state = *frame.at->recorded;
    for (const ItemView &item : state.sorted()) {
        const ItemType *type = state.schema()->find(item.key.type);
        for (const Field &field : type->fields) {
            if (isNumeric(field))
                keys.push_back({type->name, item.key.id, field.name});
        }
    }
    return keys;
}

QString textOf(const SeriesSet &values)
{
    QString text;
    QTextStream out(&text);
    for (std::size_t sample = 0; sample < values.size(); ++sample) {
        out << values.tick(sample).value << ':';
        for (std::size_t column = 0; column < values.keys().size(); ++column)
            out << ' ' << values.value(column, sample);
        out << '\n';
    }
    return text;
}

QString textOf(const TrackSet &ways)
{
    QString text;
    QTextStream out(&text);
    for (const Track &track : ways.tracks) {
        out << track.client << ':';
        for (std::size_t i = 0; i < track.points.size(); ++i) {
            const TrackPoint &point = track.points[i];
            out << (track.isJoined(i) ? " to " : " from ") << point.offset << '(' << point.x << ','
                << point.y << ',' << point.height << ") at " << point.speed;
        }
        out << '\n';
    }
    return text;
}

} // namespace

Q_DECLARE_METATYPE(Sources)

class TestGrowingRecording : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { registerAllFormats(m_registry); }

    void goingOnGivesWhatOpeningAnewGives_data();
    void goingOnGivesWhatOpeningAnewGives();
    void settledPartsAreReadOnce_data() { goingOnGivesWhatOpeningAnewGives_data(); }
    void settledPartsAreReadOnce();
    void valuesGoneOnWithEqualThoseReadAnew_data() { goingOnGivesWhatOpeningAnewGives_data(); }
    void valuesGoneOnWithEqualThoseReadAnew();
    void waysGoneOnWithEqualThoseReadAnew_data() { goingOnGivesWhatOpeningAnewGives_data(); }
    void waysGoneOnWithEqualThoseReadAnew();
    void anotherRecordingIsNoGrowth();
    void passThatIsNotAtItsEndDoesNotGoOn();
    void halfATickAtTheEndIsNoDamageOfWhatGrows();
    void endIsNoLongerExpectedWhenTheRecorderHasMarkedIt_data();
    void endIsNoLongerExpectedWhenTheRecorderHasMarkedIt();

private:
    [[nodiscard]] Shared<Recording> open(const Shared<ByteSource> &source)
    {
        return m_registry.open(source, {}).value();
    }
    [[nodiscard]] static Shared<Outline> outlineOf(const Shared<Recording> &recording)
    {
        return std::make_shared<const Outline>(recording->outline({}).value());
    }
    /// Goes on with what \a source holds now, up to its end.
    bool goOn(IndexPass &pass, const Shared<ByteSource> &source)
    {
        const auto recording = open(source);
        auto outline = recording->outlineSince(pass.index()->outline(), {}).value();
        return pass.goOn(recording, std::make_shared<const Outline>(std::move(outline)))
               && finish(pass, 1'000) > 0;
    }
    /// How many parts of \a ticks ticks that took; 0 when it failed.
    static int finish(IndexPass &pass, std::size_t ticks)
    {
        int parts = 0;
        for (; !pass.atEnd(); ++parts) {
            if (!pass.advance(ticks, {}))
                return 0;
        }
        return parts;
    }

    FormatRegistry m_registry;
};

void TestGrowingRecording::goingOnGivesWhatOpeningAnewGives_data()
{
    QTest::addColumn<Sources>("looks");

    QTest::newRow("demo") << growingDemo();
    QTest::newRow("teehistorian") << growingTeehistorian();
    QTest::newRow("replay") << growingReplay();
}

void TestGrowingRecording::goingOnGivesWhatOpeningAnewGives()
{
    QFETCH(const Sources, looks);
    QVERIFY(looks.size() > 5);
    const auto begun = open(looks.front());
    IndexPass pass(begun, outlineOf(begun));
    QVERIFY(finish(pass, 1'000) > 0);

    for (const auto &look : looks) {
        QVERIFY(goOn(pass, look));

        const auto fresh = open(look);
        const auto freshIndex = buildIndex(fresh, {}).value();
        QCOMPARE(textOf(*pass.index()), textOf(*freshIndex));
        QCOMPARE(statesOf(fresh, *pass.index()), statesOf(fresh, *freshIndex));
    }
    QVERIFY(!pass.index()->outline().mayGrow);
}

void TestGrowingRecording::settledPartsAreReadOnce()
{
    QFETCH(const Sources, looks);
    const auto begun = open(looks.front());
    IndexPass pass(begun, outlineOf(begun));
    QVERIFY(finish(pass, 1'000) > 0);
    for (const auto &look : looks) {
        if (look != looks.back())
            QVERIFY(goOn(pass, look));
    }
    const auto whole = pass.index()->ticks().last - pass.index()->ticks().first;

    const auto recording = open(looks.back());
    QVERIFY(pass.goOn(recording, outlineOf(recording)));
    const int readTicks = finish(pass, 1);

    // From the last seek point before what is not settled.
    QVERIFY2(readTicks < whole * 3 / 4, qPrintable(QString::number(readTicks)));
}

void TestGrowingRecording::valuesGoneOnWithEqualThoseReadAnew()
{
    QFETCH(const Sources, looks);
    const auto keys = keysOf(open(looks.back()));
    QVERIFY(keys.size() > 1);
    SeriesSet values(keys);

    for (const auto &look : looks) {
        const auto recording = open(look);
        const auto index = buildIndex(recording, {}).value();
        const auto reader = std::make_shared<SeriesReader>(values);
        values = *readAlone(reader, reader->startIn(recording, *index), {}).value();

        const auto fresh = readSeries(recording, *index, keys, {}).value();
        QCOMPARE(textOf(values), textOf(*fresh));
    }
    QVERIFY(values.size() > 0);
}

void TestGrowingRecording::waysGoneOnWithEqualThoseReadAnew()
{
    QFETCH(const Sources, looks);
    std::shared_ptr<TrackReader> reader;
    QString last;

    for (const auto &look : looks) {
        const auto recording = open(look);
        const auto index = buildIndex(recording, {}).value();
        const auto newReader = [&] {
            return std::make_shared<TrackReader>(*index, recording->makeMotion(nullptr),
                                                 recording->makeScene(nullptr));
        };
        const auto waysBy = [&](const std::shared_ptr<TrackReader> &by) {
            return textOf(*readAlone(by, by->startIn(recording, *index), {}).value());
        };
        if (reader)
            reader->goOn(*index);
        else
            reader = newReader();
        last = waysBy(reader);

        QCOMPARE(last, waysBy(newReader()));
    }
    QVERIFY(last.contains(QStringLiteral(" to ")));
}

void TestGrowingRecording::anotherRecordingIsNoGrowth()
{
    const Bytes demo = test::makeTinyDemo({.hasMap = false});
    const auto recording = open(memorySource(demo, "a.demo"));
    IndexPass pass(recording, outlineOf(recording));
    QVERIFY(finish(pass, 1'000) > 0);
    const auto before = pass.index();

    const Bytes later = test::makeTinyDemo({.firstTick = 5'000, .hasMap = false});

    QVERIFY(!goOn(pass, memorySource(later, "a.demo")));
    QCOMPARE(pass.index(), before);
}

void TestGrowingRecording::passThatIsNotAtItsEndDoesNotGoOn()
{
    const auto recording = open(growingDemo().back());
    IndexPass pass(recording, outlineOf(recording));
    QVERIFY(pass.advance(10, {}));

    QVERIFY(!goOn(pass, growingDemo().back()));
}

void TestGrowingRecording::halfATickAtTheEndIsNoDamageOfWhatGrows()
{
    const Bytes whole = test::makeTinyTeehistorian();
    const Bytes cut(whole.begin(), whole.end() - 40);
    Outline outline = open(memorySource(cut, "cut.teehistorian"))->outline({}).value();
    QVERIFY(outline.mayGrow);
    QCOMPARE(outline.damage.size(), std::size_t{1});
    outline.damage.insert(outline.damage.begin(),
                          {{}, 100, 5, ErrorCode::Damaged, {faults::Words, "a hole"}, 0});

    forgetTornEnd(outline);

    QCOMPARE(outline.damage.size(), std::size_t{1});
    QCOMPARE(faultText(outline.damage.front().fault), std::string("a hole"));
}

void TestGrowingRecording::endIsNoLongerExpectedWhenTheRecorderHasMarkedIt_data()
{
    goingOnGivesWhatOpeningAnewGives_data();
}

void TestGrowingRecording::endIsNoLongerExpectedWhenTheRecorderHasMarkedIt()
{
    QFETCH(const Sources, looks);

    for (const auto &look : looks)
        QCOMPARE(outlineOf(open(look))->mayGrow, look != looks.back());
}

TICKSCOPE_TEST(TestGrowingRecording, QCoreApplication)
#include "test_growing_recording.moc"
