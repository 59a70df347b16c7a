// SPDX-License-Identifier: GPL-3.0-or-later
//
// Clips of replays, read by a reader of the sheet's own: what is in them is what the recording has
// in these ticks, and nothing that no recorder writes.

#include <algorithm>
#include <map>
#include <random>
#include <sstream>

#include <QDir>
#include <QFileInfo>
#include <QTest>

#include "core/formats/hollowcube/chunks/preamble.h"
#include "core/formats/hollowcube/replay_mask.h"
#include "core/io/http/http_options.h"
#include "core/io/http/url.h"
#include "core/model/event/event.h"
#include "core/model/event/event_kind.h"
#include "core/timeline/walker.h"
#include "tests/support/opened_bytes.h"
#include "tests/support/replay_files.h"
#include "tests/support/strict_replay.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using test::readStrictReplay;
using test::StrictReplay;

namespace {

constexpr int ClipsOfEach = 20;
constexpr std::int64_t LongestRange = 4000;
constexpr std::int64_t ShortRange = 500; ///< Of what keeps all states.

struct ReplayCut {
    std::vector<std::byte> bytes;
    Result<ClipReport> report;
};

ReplayCut cutReplay(const Recording &recording, const ClipOptions &options)
{
    std::ostringstream out;
    const auto outline = recording.outline({}).value();
    auto report = recording.writeClip(outline, options, out, {});
    const std::string text = std::move(out).str();
    const auto view = std::as_bytes(std::span(text));
    return {{view.begin(), view.end()}, std::move(report)};
}

/// All that a walk tells of some ticks, by tick.
class ToldByReplay : public PassSink
{
public:
    explicit ToldByReplay(std::vector<TickRange> wanted)
        : m_wanted(std::move(wanted))
    {
    }

    void eventFound(const Event &event) override
    {
        if (!isWanted(event.tick))
            return;
        events[event.tick.value].push_back(std::string(event.kind().id) + ' '
                                           + std::to_string(event.client) + ' '
                                           + std::string(event.values.bytes()));
    }
    void damageFound(const Damage &) override { ++damages; }
    void tickEnded(Tick tick, const WorldState &state) override
    {
        if (isWanted(tick))
            states[tick.value] = state;
    }

    std::map<std::int64_t, WorldState> states;
    std::map<std::int64_t, std::vector<std::string>> events;
    int damages = 0;

private:
    [[nodiscard]] bool isWanted(Tick tick) const
    {
        return std::ranges::any_of(m_wanted,
                                   [tick](const TickRange &ticks) { return ticks.contains(tick); });
    }

    std::vector<TickRange> m_wanted;
};

ToldByReplay toldBy(const Shared<Recording> &recording, std::vector<TickRange> wanted)
{
    ToldByReplay told(std::move(wanted));
    Walker walker(recording, recording->outline({})->seekPoints);
    for (auto stepped = walker.step(&told, {}); stepped && *stepped == Step::Done;)
        stepped = walker.step(&told, {});
    return told;
}

StrictReplay strictReplayAt(const QString &path)
{
    if (!QFileInfo(path).isDir())
        return test::readStrictReplay(test::bytesOfFile(path.toStdString()));
    const QDir folder(path);
    std::vector<test::Bytes> segments;
    for (const QString &name : folder.entryList({QStringLiteral("segment-*")}, QDir::Files))
        segments.push_back(test::bytesOfFile(folder.filePath(name).toStdString()));
    return test::readStrictReplay(
        test::bytesOfFile(folder.filePath(QStringLiteral("preamble.dat")).toStdString()), segments);
}

/// What tells a clip that begins at \a first from these ticks of its source; empty for nothing.
/// \param isTimed  whether the time of day is known there.
std::string differenceOf(const StrictReplay &source, const StrictReplay &clip, std::int64_t first,
                         bool isTimed = true)
{
    if (!clip.isGood())
        return clip.fault;
    if (clip.version != source.version || clip.flags != source.flags || clip.world != source.world)
        return "another header";
    if (clip.timestamp != source.timestamp + (isTimed ? first * 50 : 0))
        return "another time";
    for (std::size_t tick = 0; tick < clip.ticks.size(); ++tick) {
        const auto &is = clip.ticks[tick];
        const auto &was = source.ticks.at(tick + static_cast<std::size_t>(first));
        if (is.digest != was.digest)
            return "another state in tick " + std::to_string(tick);
        // In front of those of the first tick stands what was before.
        if (tick == 0 ? !is.events.ends_with(was.events) : is.events != was.events)
            return "other events in tick " + std::to_string(tick);
    }
    return {};
}

Shared<Recording> openedReplay(const QString &path)
{
    const auto source = openNamed(path.toStdString(), {}, {});
    FormatRegistry formats;
    registerAllFormats(formats);
    return source ? formats.open(*source, {}).value_or(nullptr) : nullptr;
}

/// Of six chunks with ten ticks each.
std::vector<std::byte> replayWithBrokenChunk(std::size_t chunk)
{
    auto bytes = test::makeReplay(60, 10);
    const auto index = hollowcube::readPreamble(*memorySource(bytes, "x.hcrp"), {})->index;
    std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(index[chunk].byteOffset),
                index[chunk].compressedLength, std::byte{0x55});
    return bytes;
}

TickRange randomRange(std::mt19937_64 &random, std::int64_t length, std::int64_t longest)
{
    const auto pick = [&random](std::int64_t first, std::int64_t last) {
        return std::uniform_int_distribution(first, last)(random);
    };
    const std::int64_t first = pick(0, length - 1);
    return {{first}, {pick(first, std::min(length - 1, first + longest))}};
}

/// A row for each recording that can be cut anywhere.
void addReplays()
{
    QTest::addColumn<QString>("path");
    const QDir folder(test::recordings() + QStringLiteral("/hollowcube"));
    for (const QFileInfo &file :
         folder.entryInfoList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot)) {
        const bool isReplay = file.isDir() ? file.fileName().contains(u"segmented")
                                           : file.suffix() == u"hcrp";
        const bool isWhole = !file.fileName().contains(u"truncated")
                             && !file.fileName().contains(u"seed-literal")
                             && !file.fileName().contains(u"heavy")
                             && !file.fileName().contains(u"empty");
        if (isReplay && isWhole)
            QTest::newRow(qPrintable(file.fileName())) << file.filePath();
    }
}

} // namespace

class TestHollowcubeClips : public QObject
{
    Q_OBJECT

private slots:
    void strictReaderFindsFaults();
    void rangesAreAsTheyWere_data();
    void rangesAreAsTheyWere();
    void statesAndEventsAreAsTheyWere_data();
    void statesAndEventsAreAsTheyWere();
    void everyRangeOfAShortRunIsAsItWas();
    void chunksStayPackedWhereTheirTicksStay();
    void marksMoveWithTheirTicks();
    void damageEndsAClip();
    void clipBeginsWhereItsStateIsKnown();
    void clipBeginsWhereATickHasRoomForIt();
    void namesAreNowhereToBeFound_data();
    void namesAreNowhereToBeFound();
    void itemsAndMarksOfAHiddenRunnerNameNobody();
    void clipsThatCannotBeAreRefused();
    void stoppedClipIsCancelled();
};

void TestHollowcubeClips::strictReaderFindsFaults()
{
    const auto bytes = test::makeReplay(60, 10);
    QCOMPARE(readStrictReplay(bytes).fault, std::string());
    QCOMPARE(readStrictReplay(bytes).ticks.size(), std::size_t{60});

    // In the magic number, the version, the padding, the metadata, the last chunk.
    for (const std::size_t place :
         {std::size_t{0}, std::size_t{5}, std::size_t{255}, std::size_t{256}, bytes.size() - 1}) {
        auto changed = bytes;
        changed[place] ^= std::byte{0x15};
        QVERIFY(!readStrictReplay(changed).isGood());
    }
}

void TestHollowcubeClips::rangesAreAsTheyWere_data()
{
    addReplays();
}

void TestHollowcubeClips::rangesAreAsTheyWere()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(QString, path);
    const auto recording = openedReplay(path);
    QVERIFY(recording);
    const StrictReplay source = strictReplayAt(path);
    QCOMPARE(source.fault, std::string());
    const auto length = std::ssize(source.ticks);
    QVERIFY(length > 0);
    std::mt19937_64 random(42);

    for (int i = 0; i < ClipsOfEach; ++i) {
        const TickRange range = randomRange(random, length, LongestRange);
        const ReplayCut cut = cutReplay(*recording, {.ticks = range});
        QVERIFY2(cut.report, cut.report ? "" : faultText(cut.report.error().fault).c_str());
        QCOMPARE(cut.report->ticks, range);
        QCOMPARE(cut.report->lostTicks, 0);
        QVERIFY(cut.report->changes.empty());
        const StrictReplay clip = readStrictReplay(cut.bytes);
        const bool isTimed = std::chrono::milliseconds(range.first.value * 50)
                             < *recording->info().wallClockEnd;
        QCOMPARE(differenceOf(source, clip, range.first.value, isTimed), std::string());
        QCOMPARE(std::ssize(clip.ticks), range.last - range.first + 1);
    }
}

void TestHollowcubeClips::statesAndEventsAreAsTheyWere_data()
{
    addReplays();
}

void TestHollowcubeClips::statesAndEventsAreAsTheyWere()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(QString, path);
    const auto recording = openedReplay(path);
    QVERIFY(recording);
    const std::int64_t length = recording->outline({})->time.ticks().last.value + 1;
    std::mt19937_64 random(43);
    std::vector<TickRange> ranges;
    for (int i = 0; i < ClipsOfEach; ++i)
        ranges.push_back(randomRange(random, length, ShortRange));
    ToldByReplay was = toldBy(recording, ranges);
    // At the end stands what a crash left beside it, which is not of its ticks.
    if (path.contains(u"interrupted"))
        was.events.erase(length - 1);

    for (const TickRange &range : ranges) {
        const ReplayCut cut = cutReplay(*recording, {.ticks = range});
        QVERIFY(cut.report);
        const std::int64_t last = range.last - range.first;
        const ToldByReplay is = toldBy(test::opened(cut.bytes).value(), {{{0}, {last}}});

        QCOMPARE(is.damages, 0);
        QCOMPARE(std::ssize(is.states), last + 1);
        for (const auto &[tick, state] : is.states) {
            QVERIFY2(state == was.states.at(tick + range.first.value),
                     qPrintable(QStringLiteral("%1 of %2").arg(tick).arg(range.first.value)));
            // What is there in the first tick is no event of it.
            if (tick > 0) {
                const auto before = was.events.find(tick + range.first.value);
                const auto now = is.events.find(tick);
                QCOMPARE(now == is.events.end(), before == was.events.end());
                QVERIFY(now == is.events.end() || now->second == before->second);
            }
        }
    }
}

void TestHollowcubeClips::everyRangeOfAShortRunIsAsItWas()
{
    const auto bytes = test::makeReplay(60, 10);
    const auto recording = test::opened(bytes).value();
    const StrictReplay source = readStrictReplay(bytes);

    for (std::int64_t first = 0; first < 60; ++first) {
        for (std::int64_t last = first; last < 60; last += 7) {
            const ReplayCut cut = cutReplay(*recording, {.ticks = {{first}, {last}}});
            QVERIFY(cut.report);
            const StrictReplay clip = readStrictReplay(cut.bytes);
            // Chunks of ten ticks are not full: there may be a pause behind the first.
            QCOMPARE(differenceOf(source, clip, first, first < 10), std::string());
            QCOMPARE(std::ssize(clip.ticks), last - first + 1);
        }
    }
}

void TestHollowcubeClips::chunksStayPackedWhereTheirTicksStay()
{
    const auto bytes = test::makeReplay(60, 10);
    const StrictReplay source = readStrictReplay(bytes);

    const ReplayCut cut = cutReplay(*test::opened(bytes).value(), {.ticks = {{0}, {44}}});

    const StrictReplay clip = readStrictReplay(cut.bytes);
    QCOMPARE(clip.chunks.size(), std::size_t{5});
    QVERIFY(std::ranges::equal(std::span(clip.chunks).first(4), std::span(source.chunks).first(4)));
    QVERIFY(clip.chunks[4] != source.chunks[4]);
}

void TestHollowcubeClips::marksMoveWithTheirTicks()
{
    SKIP_WITHOUT_RECORDING("hollowcube/metadata.hcrp");
    const auto recording = openedReplay(
        *test::realRecording(QStringLiteral("hollowcube/metadata.hcrp")));
    const auto &marks = recording->info().markers;
    QVERIFY(!marks.empty());
    const Tick last = recording->outline({})->time.ticks().last;

    for (const RecordedMarker &mark : marks) {
        const Tick first = std::max(mark.tick - 3, Tick{0});
        const ReplayCut cut = cutReplay(*recording, {.ticks = {first, last}});
        const auto clipped = test::opened(cut.bytes).value()->info().markers;
        const auto kept = std::ranges::count_if(
            marks, [first](const RecordedMarker &other) { return other.tick >= first; });
        QCOMPARE(std::ssize(clipped), kept);
        QVERIFY(std::ranges::any_of(clipped, [&](const RecordedMarker &other) {
            return other.tick.value == mark.tick - first && other.label == mark.label
                   && other.kind == mark.kind;
        }));
    }
}

void TestHollowcubeClips::damageEndsAClip()
{
    const auto recording = test::opened(replayWithBrokenChunk(3)).value();

    const ReplayCut cut = cutReplay(*recording, {.ticks = {{5}, {59}}});

    QVERIFY(cut.report);
    QCOMPARE(cut.report->ticks, (TickRange{{5}, {29}}));
    QCOMPARE(cut.report->tickCount, 25);
    QCOMPARE(cut.report->lostTicks, 30);
    QCOMPARE(cut.report->changes.size(), std::size_t{1});
    const StrictReplay source = readStrictReplay(test::makeReplay(60, 10));
    QCOMPARE(differenceOf(source, readStrictReplay(cut.bytes), 5), std::string());
}

void TestHollowcubeClips::clipBeginsWhereItsStateIsKnown()
{
    const auto recording = test::opened(replayWithBrokenChunk(3)).value();

    const ReplayCut cut = cutReplay(*recording, {.ticks = {{32}, {55}}});
    const ReplayCut none = cutReplay(*recording, {.ticks = {{32}, {39}}});

    QVERIFY(cut.report);
    QCOMPARE(cut.report->ticks, (TickRange{{40}, {55}}));
    QCOMPARE(cut.report->lostTicks, 8);
    QCOMPARE(cut.report->changes.size(), std::size_t{1});
    QCOMPARE(std::ssize(readStrictReplay(cut.bytes).ticks), 16);
    QCOMPARE(readStrictReplay(cut.bytes).fault, std::string());
    QVERIFY(!none.report);
    QCOMPARE(none.report.error().code, ErrorCode::Damaged);
}

void TestHollowcubeClips::clipBeginsWhereATickHasRoomForIt()
{
    SKIP_WITHOUT_RECORDING("hollowcube/segmented-heavy");
    const QString path = *test::realRecording(QStringLiteral("hollowcube/segmented-heavy"));
    const auto recording = openedReplay(path);

    const ReplayCut whole = cutReplay(*recording, {.ticks = {{0}, {20}}});
    const ReplayCut middle = cutReplay(*recording, {.ticks = {{12}, {20}}});

    // Each of its ticks sets 5,000 blocks, and none can have more than 32,767 events.
    QVERIFY(whole.report);
    QCOMPARE(differenceOf(strictReplayAt(path), readStrictReplay(whole.bytes), 0), std::string());
    QVERIFY(!middle.report);
    QCOMPARE(middle.report.error().code, ErrorCode::LimitExceeded);
    QVERIFY(faultText(middle.report.error().fault).ends_with("at tick 0"));
}

void TestHollowcubeClips::namesAreNowhereToBeFound_data()
{
    addReplays();
}

void TestHollowcubeClips::namesAreNowhereToBeFound()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(QString, path);
    const auto recording = openedReplay(path);
    QVERIFY(recording);
    const std::int64_t length = recording->outline({})->time.ticks().last.value + 1;
    std::mt19937_64 random(44);
    const TickRange range = randomRange(random, length, LongestRange);
    const StrictReplay open = readStrictReplay(cutReplay(*recording, {.ticks = range}).bytes);

    const ReplayCut cut = cutReplay(*recording,
                                    {.ticks = range, .names = ClipOptions::Names::Hidden});

    QVERIFY(cut.report);
    const StrictReplay hidden = readStrictReplay(cut.bytes);
    QCOMPARE(hidden.fault, std::string());
    QCOMPARE(hidden.ticks.size(), open.ticks.size());
    const std::string_view texts = hidden.texts;
    for (const std::string_view name : {"Pl\u00e4yer", "custom_name", "Run item", "components"})
        QVERIFY2(texts.find(name) == std::string_view::npos, name.data());
    if (path.endsWith(u"metadata.hcrp")) {
        QVERIFY(open.texts.find("Pl\u00e4yer") != std::string::npos);
        QVERIFY(texts.find("Player 1") != std::string_view::npos);
        QCOMPARE(cut.report->hiddenTexts, std::vector<std::string>{"Pl\u00e4yer_\u4e00"});
    }
}

void TestHollowcubeClips::itemsAndMarksOfAHiddenRunnerNameNobody()
{
    using namespace hollowcube;
    const auto text = [](const char *of) { return NbtTag{std::string(of)}; };
    NbtCompound item;
    item.set("id", text("minecraft:player_head"));
    item.set("count", {std::int32_t{2}});
    NbtCompound components;
    components.set("minecraft:profile", text("Rival"));
    item.set("components", {components});
    NbtCompound mark;
    mark.set("tick", {std::int32_t{7}});
    mark.set("label", text("Rival was here"));
    mark.set("kind", text("note"));
    NbtCompound ours;
    ours.set("annotations", {NbtList{10, {{mark}}}});
    NbtCompound open;
    open.set("runner", text("Steve"));
    open.set("owner", text("Rival"));
    open.set("tickscope", {ours});
    const ReplayMask mask(MoveEncoding::Packed, open);
    const auto itemBytes = nbtBytes(item);
    EventBytes events;
    events.add(SetItem{0, {{3, itemBytes}}});
    events.add(CheckpointReached{"jump-of-Steve", 1500});

    const EventBytes masked = mask.masked(events);
    const NbtCompound metadata = mask.masked(open);

    PrimitiveReader reader(masked.bytes);
    const auto set = std::get<SetItem>(readEvent(reader, MoveEncoding::Packed));
    const auto reached = std::get<CheckpointReached>(readEvent(reader, MoveEncoding::Packed));
    QVERIFY(!reader.hasFailed() && reader.remaining() == 0);
    QCOMPARE(itemText(*parseNbt(set.items.front().item)), std::string("minecraft:player_head x2"));
    QCOMPARE(reached.checkpoint, std::string_view("jump-of-Player 1"));
    QCOMPARE(jsonText({metadata}),
             std::string(R"({"runner": "Player 1", "tickscope": {"annotations": [)"
                         R"({"kind": "note", "label": "***", "tick": 7}]}})"));
}

void TestHollowcubeClips::clipsThatCannotBeAreRefused()
{
    SKIP_WITHOUT_RECORDING("hollowcube/seed-literal-v1.hcrp");
    const auto recording = openedReplay(
        *test::realRecording(QStringLiteral("hollowcube/seed-literal-v1.hcrp")));

    const ReplayCut cut = cutReplay(*recording, {.ticks = {{0}, {3}}});

    QVERIFY(!cut.report);
    QCOMPARE(cut.report.error().code, ErrorCode::Unsupported);
}

void TestHollowcubeClips::stoppedClipIsCancelled()
{
    const auto recording = test::opened(test::makeReplay(60, 10)).value();
    std::stop_source stop;
    stop.request_stop();
    std::ostringstream out;

    const auto report = recording->writeClip(recording->outline({}).value(), {.ticks = {{5}, {50}}},
                                             out, stop.get_token());

    QVERIFY(!report);
    QCOMPARE(report.error().code, ErrorCode::Cancelled);
}

TICKSCOPE_TEST(TestHollowcubeClips, QCoreApplication)
#include "test_hollowcube_clips.moc"
