// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/formats/format.h"
#include "core/timeline/index_pass.h"
#include "tests/core/timeline/script_recording.h"
#include "tests/support/event_making.h"
#include "tests/support/test_program.h"
#include "tests/toy_format/toy.h"

using namespace tickscope;
using namespace std::chrono_literals;

namespace {

class Mark : public DecoderMemory
{
public:
    void write(ArchiveWriter & /*archive*/) const override {}
};

SeekPoint keyframe(std::int64_t tick, std::uint64_t byte)
{
    return {{tick}, byte, SeekPointKind::Keyframe, {}, byte};
}

/// Ticks 100 to 400 with keyframes at 100, 200 and 300.
Shared<Outline> outlineOfThree()
{
    Outline outline;
    outline.seekPoints = {keyframe(100, 1000), keyframe(200, 2000), keyframe(300, 3000)};
    outline.time = TimeBase::uniform({{100}, {400}}, 20ms);
    outline.isEmpty = false;
    outline.damage = {{{250}, 2500, 10, ErrorCode::Damaged, {faults::Words, "hole"}, 50}};
    return std::make_shared<const Outline>(std::move(outline));
}

std::shared_ptr<IndexPart> partOf(TickRange ticks, std::initializer_list<std::int64_t> eventTicks)
{
    auto part = std::make_shared<IndexPart>();
    part->ticks = ticks;
    for (const std::int64_t tick : eventTicks)
        part->events.append(test::plainEvent(tick, event_kind::Chat, std::to_string(tick)));
    part->events.finish();
    part->kindCounts = part->events.kindCounts();
    return part;
}

Shared<Recording> toyRecording()
{
    return makeFormat_toy()->open(memorySource(toy::sampleRecording(), "toy"), {}).value();
}

std::vector<std::int64_t> ticksOf(const std::vector<SeekPoint> &points)
{
    std::vector<std::int64_t> ticks;
    for (const SeekPoint &point : points)
        ticks.push_back(point.tick.value);
    return ticks;
}

/// Every fifth tick up to before \a end, and a whole state in the first one only.
Shared<Recording> recordingOfOneKeyframe(std::int64_t end)
{
    toy::Writer writer(20);
    for (std::int64_t tick = 0; tick < end; tick += 5) {
        writer.beginFrame({tick}, tick == 0 ? toy::FrameKind::Whole : toy::FrameKind::Changes);
        writer.body({.client = 1, .x = static_cast<std::int32_t>(tick)});
    }
    return makeFormat_toy()->open(memorySource(writer.finish(), "toy"), {}).value();
}

} // namespace

class TestIndex : public QObject
{
    Q_OBJECT

private slots:
    void newIndexKnowsTheOutlineOnly();
    void partsFollowEachOther();
    void rowOfATickIsTheFirstOfIt_data();
    void rowOfATickIsTheFirstOfIt();
    void lazyEventsAreReadWhenSomebodyLooks();
    void lostEventsAreUnknown();
    void seekPointBeforeATickIsTheLastOne_data();
    void seekPointBeforeATickIsTheLastOne();
    void passAddsMemoryAndCheckpoints();
    void damageIsInOrderOfBytes();
    void olderIndexStaysAsItWas();
    void passFindsWhatTheRecordingHolds();
    void passInManyPartsFindsTheSame();
    void manyEventsMakeSeveralParts();
    void namesBeyondNumberAreLeftOut();
    void passGrowsTickByTick();
    void cancelledPassIsOverAndKeepsWhatItHad();
    void passMakesCheckpointsWhereKeyframesAreRare();
    void passForOneSeekMakesFewCheckpoints();
    void passWithoutRowsFindsAllElse();
    void eventsOfATickHaveTheirFields();
    void eventsOutsideTheRecordingAreOutOfRange();
};

void TestIndex::newIndexKnowsTheOutlineOnly()
{
    const Index index(outlineOfThree());

    QCOMPARE(index.eventCount(), std::size_t{0});
    QCOMPARE(index.rowAtOrAfter({0}), std::size_t{0});
    QVERIFY(index.indexedTo() < index.ticks().first);
    QVERIFY(!index.isComplete());
    QCOMPARE(index.seekPoints().size(), std::size_t{3});
    QCOMPARE(index.damage().size(), std::size_t{1});
    QVERIFY(index.players().players().empty());
}

void TestIndex::partsFollowEachOther()
{
    const Index index = Index(outlineOfThree())
                            .with(partOf({{100}, {199}}, {100, 150}), {}, false)
                            .with(partOf({{200}, {250}}, {}), {}, false)
                            .with(partOf({{251}, {400}}, {260, 260, 400}), {}, true);

    QCOMPARE(index.eventCount(), std::size_t{5});
    QCOMPARE(test::sentence(index.event(0)), std::string_view("100"));
    QCOMPARE(test::sentence(index.event(1)), std::string_view("150"));
    QCOMPARE(test::sentence(index.event(2)), std::string_view("260"));
    QCOMPARE(test::sentence(index.event(4)), std::string_view("400"));
    QCOMPARE(index.kindCounts().at(&sharedKind("chat")), std::size_t{5});
    QCOMPARE(index.indexedTo().value, std::int64_t{400});
    QVERIFY(index.isComplete());
}

void TestIndex::rowOfATickIsTheFirstOfIt_data()
{
    QTest::addColumn<qint64>("tick");
    QTest::addColumn<int>("row");

    QTest::newRow("before all") << qint64{0} << 0;
    QTest::newRow("first") << qint64{100} << 0;
    QTest::newRow("between two") << qint64{101} << 1;
    QTest::newRow("between two parts") << qint64{230} << 2;
    QTest::newRow("two in one tick") << qint64{260} << 2;
    QTest::newRow("behind them") << qint64{261} << 4;
    QTest::newRow("last") << qint64{400} << 4;
    QTest::newRow("behind all") << qint64{401} << 5;
}

void TestIndex::rowOfATickIsTheFirstOfIt()
{
    QFETCH(qint64, tick);
    QFETCH(int, row);
    const Index index = Index(outlineOfThree())
                            .with(partOf({{100}, {199}}, {100, 150}), {}, false)
                            .with(partOf({{200}, {250}}, {}), {}, false)
                            .with(partOf({{251}, {260}}, {260}), {}, false)
                            .with(partOf({{261}, {400}}, {260, 400}), {}, true);

    QCOMPARE(index.rowAtOrAfter({tick}), static_cast<std::size_t>(row));
}

void TestIndex::lazyEventsAreReadWhenSomebodyLooks()
{
    int reads = 0;
    const auto lazyPart = [&reads](TickRange ticks, std::initializer_list<std::int64_t> events) {
        auto part = std::make_shared<IndexPart>();
        part->ticks = ticks;
        part->lazyEvents = std::make_shared<const LazyEventTable>(
            events.size(), Tick{*events.begin()}, [&reads, read = partOf(ticks, events)] {
                ++reads;
                return read->events;
            });
        return part;
    };
    const Index index = Index(outlineOfThree())
                            .with(lazyPart({{100}, {199}}, {100, 150}), {}, false)
                            .with(lazyPart({{200}, {400}}, {260, 260, 400}), {}, true);
    QCOMPARE(index.eventCount(), std::size_t{5});
    index.forgetEventPages();
    QCOMPARE(reads, 0);

    QCOMPARE(index.rowAtOrAfter({300}), std::size_t{4});
    QCOMPARE(test::sentence(index.event(4)), std::string_view("400"));
    QCOMPARE(reads, 1);
    QCOMPARE(test::sentence(index.event(1)), std::string_view("150"));
    QCOMPARE(reads, 2);
}

/// Where neither what was kept nor the recording can be read any more.
void TestIndex::lostEventsAreUnknown()
{
    auto part = partOf({{100}, {199}}, {});
    part->lazyEvents = std::make_shared<const LazyEventTable>(1, Tick{100},
                                                              [] { return EventTable(); });
    const Index index = Index(outlineOfThree()).with(part, {}, true);

    QCOMPARE(index.eventCount(), std::size_t{1});
    QCOMPARE(index.event(0).kind().id, std::string_view("unknown"));
    QCOMPARE(index.event(0).tick, index.eventTick(0));
    QVERIFY(index.eventFields(0).empty());
    RowReader rows(index);
    QCOMPARE(&rows.form(0), index.event(0).form);
    QCOMPARE(rows.event(0).tick, index.eventTick(0));
}

void TestIndex::seekPointBeforeATickIsTheLastOne_data()
{
    QTest::addColumn<qint64>("tick");
    QTest::addColumn<int>("number");

    QTest::newRow("before the first") << qint64{0} << 0;
    QTest::newRow("first") << qint64{100} << 0;
    QTest::newRow("just before the second") << qint64{199} << 0;
    QTest::newRow("second") << qint64{200} << 1;
    QTest::newRow("behind the last") << qint64{1000} << 2;
}

void TestIndex::seekPointBeforeATickIsTheLastOne()
{
    QFETCH(qint64, tick);
    QFETCH(int, number);

    QCOMPARE(Index(outlineOfThree()).seekPointBefore({tick}), static_cast<std::size_t>(number));
}

void TestIndex::passAddsMemoryAndCheckpoints()
{
    const auto memory = std::make_shared<const Mark>();
    auto part = partOf({{100}, {250}}, {});
    part->seekPoints = {{{150}, 1500, SeekPointKind::Checkpoint, memory},
                        {{200}, 2000, SeekPointKind::Keyframe, memory},
                        {{230}, 2300, SeekPointKind::Checkpoint, memory}};
    auto last = partOf({{251}, {400}}, {});
    last->seekPoints = {{{350}, 3500, SeekPointKind::Checkpoint, memory}};

    const Index index = Index(outlineOfThree()).with(part, {}, false).with(last, {}, true);

    QCOMPARE(ticksOf(index.seekPoints()),
             (std::vector<std::int64_t>{100, 150, 200, 230, 300, 350}));
    QVERIFY(!index.seekPoints()[0].memory);
    QCOMPARE(index.seekPoints()[2].memory, Shared<DecoderMemory>(memory));
    QVERIFY(!index.seekPoints()[4].memory);
    QCOMPARE(index.seekPointBefore({299}), std::size_t{3});
}

void TestIndex::damageIsInOrderOfBytes()
{
    auto part = partOf({{100}, {400}}, {});
    part->damage = {{{120}, 1200, 1, ErrorCode::Damaged, {faults::Words, "first"}, 0},
                    {{320}, 3200, 1, ErrorCode::Damaged, {faults::Words, "last"}, 0}};

    const Index index = Index(outlineOfThree()).with(part, {}, true);

    QCOMPARE(index.damage().size(), std::size_t{3});
    QCOMPARE(faultText(index.damage()[0].fault), std::string("first"));
    QCOMPARE(faultText(index.damage()[1].fault), std::string("hole"));
    QCOMPARE(faultText(index.damage()[2].fault), std::string("last"));
}

void TestIndex::olderIndexStaysAsItWas()
{
    const Index old = Index(outlineOfThree()).with(partOf({{100}, {199}}, {100}), {}, false);

    const Index next = old.with(partOf({{200}, {400}}, {300}), {}, true);

    QCOMPARE(old.eventCount(), std::size_t{1});
    QVERIFY(!old.isComplete());
    QCOMPARE(old.kindCounts().at(&sharedKind("chat")), std::size_t{1});
    QCOMPARE(next.eventCount(), std::size_t{2});
}

void TestIndex::passFindsWhatTheRecordingHolds()
{
    const auto index = buildIndex(toyRecording(), {}).value();

    QVERIFY(index->isComplete());
    QCOMPARE(index->ticks(), (TickRange{{100}, {158}}));
    // Every third tick is left out, and each eighth frame is a keyframe.
    QCOMPARE(ticksOf(index->seekPoints()), (std::vector<std::int64_t>{100, 112, 124, 136, 148}));
    QCOMPARE(index->kindCounts().at(&sharedKind("chat")),
             std::size_t{4}); // ticks 100, 110, 130, 140
    QCOMPARE(index->kindCounts().at(&sharedKind("kill")), std::size_t{2}); // ticks 100, 140
    QCOMPARE(index->kindCounts().at(&sharedKind("join")), std::size_t{1});
    QCOMPARE(index->eventCount(), std::size_t{7});
    QCOMPARE(index->event(2).tick.value, std::int64_t{106});
    QCOMPARE(test::sentence(index->event(2)), std::string_view("cyd joins"));
    const auto &players = index->players().players();
    QCOMPARE(players.size(), std::size_t{3});
    QCOMPARE(index->players().holdersOf("Bo b"), index->players().holdersOf("bob"));
    QCOMPARE(index->players().holdersOf("cyd").front()->ticks(), (TickRange{{106}, {123}}));
    QVERIFY(index->damage().empty());
}

void TestIndex::passInManyPartsFindsTheSame()
{
    const auto recording = toyRecording();
    const auto whole = buildIndex(recording, {}).value();
    IndexPass pass(recording, std::make_shared<const Outline>(recording->outline({}).value()));
    while (!pass.atEnd())
        QVERIFY(pass.advance(3, {}));
    const auto &parts = pass.index();

    QCOMPARE(parts->eventCount(), whole->eventCount());
    RowReader rows(*parts);
    const auto isSame = [&](std::size_t row) {
        const EventRow one = rows.event(row);
        const EventRow other = whole->event(row);
        return &rows.form(row) == other.form && one.tick == other.tick && one.form == other.form
               && one.values == other.values && one.byte == other.byte;
    };
    for (std::size_t row = 0; row < whole->eventCount(); ++row)
        QVERIFY(isSame(row));
    for (std::size_t row = whole->eventCount(); row-- > 0;)
        QVERIFY(isSame(row));
    QCOMPARE(ticksOf(parts->seekPoints()), ticksOf(whole->seekPoints()));
    QCOMPARE(parts->players().players().size(), whole->players().players().size());
    QCOMPARE(parts->kindCounts(), whole->kindCounts());
}

/// So that writing one down takes little memory.
void TestIndex::manyEventsMakeSeveralParts()
{
    constexpr int Frames = 90;
    constexpr int EventsOfFrame = 13'000;
    toy::Writer writer(20);
    for (int frame = 0; frame < Frames; ++frame) {
        writer.beginFrame({frame}, toy::FrameKind::Whole);
        for (int i = 0; i < EventsOfFrame; ++i)
            writer.event(toy::RecordKind::Kill, 1, 2, {});
    }
    const Shared<Recording> recording
        = makeFormat_toy()->open(memorySource(writer.finish(), "toy"), {}).value();
    IndexPass pass(recording, std::make_shared<const Outline>(recording->outline({}).value()));

    QVERIFY(pass.advance(Frames + 1, {}));
    QVERIFY(!pass.atEnd());
    while (!pass.atEnd())
        QVERIFY(pass.advance(Frames + 1, {}));

    QCOMPARE(pass.index()->parts().size(), std::size_t{2});
    QCOMPARE(pass.index()->eventCount(), std::size_t{Frames} * EventsOfFrame);
}

void TestIndex::namesBeyondNumberAreLeftOut()
{
    using What = PlayerChange::What;
    constexpr std::size_t Most = PlayerTracker::MostChanges;
    test::Script script;
    script[1].players.push_back({{1}, 0, What::Joined, "a"});
    constexpr std::size_t OfTick = 10'000;
    for (std::size_t i = 0; i < Most + 5; ++i) {
        const Tick tick{static_cast<std::int64_t>(1 + i / OfTick)};
        script[tick.value].players.push_back({tick, 0, What::Renamed, i % 2 == 0 ? "b" : "a"});
    }
    script[5].players.push_back({{5}, 0, What::Left, "a"});
    const auto recording = std::make_shared<const test::ScriptRecording>(std::move(script));

    const auto whole = buildIndex(recording, {});
    IndexPass parts(recording, std::make_shared<const Outline>(recording->outline({}).value()));
    while (!parts.atEnd())
        QVERIFY(parts.advance(1, {}));

    QVERIFY(whole);
    QVERIFY(parts.index()->parts().size() > 1);
    for (const Shared<Index> &index : {*whole, parts.index()}) {
        QCOMPARE(index->players().players().front().heldNames.size(), Most);
        QCOMPARE(index->damage().size(), std::size_t{1});
        QCOMPARE(index->damage().front().kind, ErrorCode::LimitExceeded);
        QCOMPARE(index->damage().front().tick, Tick{4});
    }
}

void TestIndex::passGrowsTickByTick()
{
    const auto recording = toyRecording();
    IndexPass pass(recording, std::make_shared<const Outline>(recording->outline({}).value()));

    const auto first = pass.advance(5, {}).value();

    // 100, 101, 103, 104, 106
    QCOMPARE(first->indexedTo().value, std::int64_t{106});
    QVERIFY(!first->isComplete());
    QCOMPARE(first->kindCounts().count("join"), std::size_t{1});
    QCOMPARE(first->players().at(0, {106})->name(), std::string("ada"));
    QCOMPARE(pass.advance(1, {}).value()->indexedTo().value, std::int64_t{107});
}

void TestIndex::cancelledPassIsOverAndKeepsWhatItHad()
{
    // A file looks at the token; memory has no need to.
    class Stoppable : public ByteSource
    {
    public:
        [[nodiscard]] std::uint64_t size() const override { return memory->size(); }
        Result<std::size_t> readAt(std::uint64_t offset, std::span<std::byte> into,
                                   std::stop_token stop) const override
        {
            if (stop.stop_requested())
                return failure(ErrorCode::Cancelled, faults::Cancelled);
            return memory->readAt(offset, into, stop);
        }
        [[nodiscard]] std::string name() const override { return "stoppable"; }
        Shared<ByteSource> memory = memorySource(toy::sampleRecording(), "toy");
    };
    const auto recording = makeFormat_toy()->open(std::make_shared<const Stoppable>(), {}).value();
    IndexPass pass(recording, std::make_shared<const Outline>(recording->outline({}).value()));
    std::stop_source stop;
    stop.request_stop();

    const auto cancelled = pass.advance(1000, stop.get_token());

    QVERIFY(!cancelled);
    QCOMPARE(cancelled.error().code, ErrorCode::Cancelled);
    QCOMPARE(pass.index()->eventCount(), std::size_t{0});
    QVERIFY(pass.atEnd());
    QVERIFY(!pass.advance(1000, {}));
    QCOMPARE(pass.index()->eventCount(), std::size_t{0});
}

void TestIndex::passMakesCheckpointsWhereKeyframesAreRare()
{
    const auto recording = recordingOfOneKeyframe(5000);

    const auto index = buildIndex(recording, {}).value();

    QCOMPARE(ticksOf(index->seekPoints()), (std::vector<std::int64_t>{0, 1000, 2000, 3000, 4000}));
    QCOMPARE(index->seekPoints()[3].kind, SeekPointKind::Checkpoint);
    QVERIFY(index->seekPoints()[3].memory);
    const auto decoder = recording->makeDecoder();
    QVERIFY(decoder->restore(index->seekPoints()[3], {}));
    QCOMPARE(decoder->step(nullptr, {}).value(), Step::Done);
    QCOMPARE(decoder->tick().value, std::int64_t{3000});
    QCOMPARE(decoder->state().find({toy::BodyType, 1}).value()[0], 3000);
}

void TestIndex::passForOneSeekMakesFewCheckpoints()
{
    const auto recording = recordingOfOneKeyframe(16'000);
    const auto outline = std::make_shared<const Outline>(recording->outline({}).value());
    IndexPass pass(recording, outline, {.seeks = IndexSeeks::One});

    const auto index = pass.advance(16'000, {}).value();

    // An eighth of the ticks, or the next one that is recorded.
    QCOMPARE(ticksOf(index->seekPoints()),
             (std::vector<std::int64_t>{0, 2000, 4000, 6000, 8000, 10'000, 12'000, 14'000}));
}

void TestIndex::passWithoutRowsFindsAllElse()
{
    const auto recording = toyRecording();
    const auto whole = buildIndex(recording, {}).value();
    IndexPass pass(recording, std::make_shared<const Outline>(recording->outline({}).value()),
                   {.rows = IndexRows::LeftOut});

    while (!pass.atEnd())
        QVERIFY(pass.advance(10, {}));

    const Index &index = *pass.index();
    QVERIFY(whole->eventCount() > 0);
    QCOMPARE(index.eventCount(), std::size_t{0});
    QCOMPARE(index.eventBytes(), std::size_t{0});
    QCOMPARE(index.players().players().size(), whole->players().players().size());
    QCOMPARE(index.seekPoints().size(), whole->seekPoints().size());
    QCOMPARE(index.tickTally(), whole->tickTally());
    QVERIFY(index.isComplete());
}

void TestIndex::eventsOfATickHaveTheirFields()
{
    const auto recording = toyRecording();
    const auto index = buildIndex(recording, {}).value();

    const auto events = eventsAtTick(recording, *index, {140}, {}).value();

    QCOMPARE(events.size(), std::size_t{2});
    QCOMPARE(events[0].kind().id, event_kind::Kill);
    QCOMPARE(fieldsOf(events[0]).size(), std::size_t{1});
    QCOMPARE(test::sentence(events[1]), std::string("it is tick 140"));
    QVERIFY(eventsAtTick(recording, *index, {141}, {}).value().empty());
}

void TestIndex::eventsOutsideTheRecordingAreOutOfRange()
{
    const auto recording = toyRecording();
    const auto index = buildIndex(recording, {}).value();

    QCOMPARE(eventsAtTick(recording, *index, {99}, {}).error().code, ErrorCode::OutOfRange);
    QCOMPARE(eventsAtTick(recording, *index, {159}, {}).error().code, ErrorCode::OutOfRange);
}

TICKSCOPE_TEST(TestIndex, QCoreApplication)
#include "test_index.moc"
