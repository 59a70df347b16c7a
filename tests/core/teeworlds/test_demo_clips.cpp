// SPDX-License-Identifier: GPL-3.0-or-later
//
// Clips of demos, read by a reader of the sheets' own: what is in them is what the recording has
// in these ticks, and nothing that no recorder writes.

#include <algorithm>
#include <map>
#include <random>
#include <sstream>

#include <QDateTime>
#include <QDir>
#include <QTest>

#include "core/formats/teeworlds_demo/demo_writing.h"
#include "core/model/event/event.h"
#include "core/model/event/event_kind.h"
#include "core/timeline/index_pass.h"
#include "core/timeline/walker.h"
#include "tests/support/opened_bytes.h"
#include "tests/support/places.h"
#include "tests/support/strict_demo.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using test::readStrictDemo;
using test::StrictDemo;
using test::StrictTick;

namespace {

using Bytes = std::vector<std::byte>;

constexpr int RangesOfEach = 20;
/// Ranges of the longest recordings are no longer than this, so that all are read in a minute.
constexpr std::int64_t LongestRange = 4000;
constexpr std::size_t ShortRecording = 4U << 20; // bytes

struct Clip {
    Bytes bytes;
    Result<ClipReport> report;
};

Clip cut(const Recording &recording, const Outline &outline, const ClipOptions &options)
{
    std::ostringstream out;
    auto report = recording.writeClip(outline, options, out, {});
    const std::string text = std::move(out).str();
    const auto view = std::as_bytes(std::span(text));
    return {Bytes(view.begin(), view.end()), std::move(report)};
}

/// One line for each event, by tick.
class EventLines : public PassSink
{
public:
    void eventFound(const Event &event) override
    {
        std::string line(event.kind().id);
        line += ' ' + std::to_string(event.client) + ' ' + std::to_string(event.otherClient) + ' ';
        line += event.values.bytes();
        events[event.tick.value].push_back(std::move(line));
    }
    void damageFound(const Damage &) override { ++damages; }

    std::map<std::int64_t, std::vector<std::string>> events;
    int damages = 0;
};

EventLines eventsOf(const Shared<Recording> &recording, const Outline &outline)
{
    EventLines lines;
    Walker walker(recording, outline.seekPoints);
    for (auto stepped = walker.step(&lines, {}); stepped && *stepped == Step::Done;)
        stepped = walker.step(&lines, {});
    return lines;
}

/// The ticks of \a demo in \a range.
std::vector<StrictTick> ticksIn(const StrictDemo &demo, TickRange range)
{
    std::vector<StrictTick> ticks;
    std::ranges::copy_if(demo.ticks, std::back_inserter(ticks),
                         [&](const StrictTick &tick) { return range.contains({tick.tick}); });
    return ticks;
}

/// What is wrong with \a clip as the ticks \a expected of \a source; empty when nothing is.
std::string differenceOf(const StrictDemo &source, const StrictDemo &clip,
                         const std::vector<StrictTick> &expected)
{
    if (!clip.isGood())
        return clip.fault;
    if (clip.ticks.size() != expected.size())
        return "other ticks";
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const StrictTick &is = clip.ticks[i];
        const StrictTick &was = expected[i];
        const std::string where = " at tick " + std::to_string(was.tick);
        if (is.tick != was.tick)
            return "another tick" + where;
        if (is.itemCount != was.itemCount || is.digest != was.digest)
            return "another state" + where;
        // The first tick repeats what still holds: teams, tuning, a vote and its count.
        const std::size_t repeated = is.messages.size() - was.messages.size();
        if (repeated > (i == 0 ? 4U : 0U))
            return "other messages" + where;
        if (!std::ranges::equal(std::span(is.messages).subspan(repeated), was.messages))
            return "a message is another one" + where;
    }
    const bool beginsWithSource = expected.front().tick == source.ticks.front().tick;
    if (clip.firstMessages
        != (beginsWithSource ? source.firstMessages : decltype(source.firstMessages)()))
        return "other messages before the first tick";
    return {};
}

/// The same of what the header says.
std::string headerDifferenceOf(const StrictDemo &source, const StrictDemo &clip)
{
    const auto timeOf = [](const StrictDemo &demo) {
        auto time = QDateTime::fromString(QString::fromStdString(demo.timestamp),
                                          QStringLiteral("yyyy-MM-dd_HH-mm-ss"));
        time.setTimeSpec(Qt::UTC);
        return time.toSecsSinceEpoch();
    };
    std::vector<std::int32_t> markers;
    std::ranges::copy_if(source.markers, std::back_inserter(markers), [&](std::int32_t marker) {
        return marker >= clip.ticks.front().tick && marker <= clip.ticks.back().tick;
    });
    if (clip.markers != markers)
        return "other markers";
    if (clip.map != source.map || clip.mapName != source.mapName)
        return "another map";
    if (clip.version != source.version || clip.netVersion != source.netVersion
        || clip.type != source.type)
        return "another kind of demo";
    const std::int64_t offset = (clip.ticks.front().tick - source.ticks.front().tick) / 50;
    return timeOf(clip) == timeOf(source) + offset ? std::string() : "another time";
}

/// Names of all who are in a recording, as long as can be looked for.
std::vector<std::string> namesIn(const Shared<Recording> &recording)
{
    class Names : public PassSink
    {
    public:
        void playerChanged(const PlayerChange &change) override { all.push_back(change.name); }
        std::vector<std::string> all;
    } names;
    const auto outline = recording->outline({});
    Walker walker(recording, outline->seekPoints);
    for (auto stepped = walker.step(&names, {}); stepped && *stepped == Step::Done;)
        stepped = walker.step(&names, {});
    std::erase_if(names.all, [](const std::string &name) { return name.size() < 3; });
    return names.all;
}

/// All that people can read in a clip, in lower case.
QByteArray readableIn(const StrictDemo &clip)
{
    QByteArray text = QByteArray::fromStdString(clip.names);
    const auto add = [&text](const std::vector<test::StrictMessage> &messages) {
        for (const auto &message : messages) {
            text += '\n';
            for (const std::byte byte : message)
                text += static_cast<char>(byte);
        }
    };
    add(clip.firstMessages);
    for (const StrictTick &tick : clip.ticks)
        add(tick.messages);
    return text.toLower();
}

} // namespace

class TestDemoClips : public QObject
{
    Q_OBJECT

private slots:
    void rangesOfRealDemosAreAsTheyWere_data() { addDemos(); }
    void rangesOfRealDemosAreAsTheyWere();
    void eventsOfRealDemosAreAsTheyWere_data() { addDemos(); }
    void eventsOfRealDemosAreAsTheyWere();
    void everyRangeOfASmallDemoIsAsItWas_data();
    void everyRangeOfASmallDemoIsAsItWas();
    void clipHasWhatMessagesSaidBefore();
    void clipOfOneTickIsRefused();
    void damagedTicksAreLeftOut();
    void chatIsLeftOut();
    void namesAreNowhereToBeFound_data() { addDemos(); }
    void namesAreNowhereToBeFound();
    void stoppedClipIsCancelled();

private:
    static void addDemos();
};

void TestDemoClips::addDemos()
{
    QTest::addColumn<QString>("path");

    for (const char *folder : {"/teeworlds", "/special-tiles"}) {
        const QDir demos(test::recordings() + QString::fromLatin1(folder));
        for (const QString &name : demos.entryList({"*.demo"}, QDir::Files))
            QTest::newRow(qPrintable(name)) << demos.filePath(name);
    }
}

void TestDemoClips::rangesOfRealDemosAreAsTheyWere()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(QString, path);
    const Bytes bytes = test::bytesOfFile(path.toStdString());
    const StrictDemo source = readStrictDemo(bytes, test::StrictHeader::Any);
    const auto recording = test::opened(bytes).value();
    const auto outline = recording->outline({}).value();
    const TickRange all = outline.time.ticks();
    std::mt19937_64 random(40);

    for (int i = 0; i < RangesOfEach; ++i) {
        const auto tickIn = [&random](std::int64_t first, std::int64_t last) {
            return Tick{std::uniform_int_distribution(first, last)(random)};
        };
        const Tick first = tickIn(all.first.value, all.last.value - 10);
        const std::int64_t longest = bytes.size() > ShortRecording ? LongestRange : INT32_MAX;
        const Tick last = tickIn(first.value + 10, std::min(all.last.value, first.value + longest));
        const auto expected = ticksIn(source, {first, last});
        const Clip clip = cut(*recording, outline, {.ticks = {first, last}});
        if (expected.size() < 2) {
            QVERIFY(!clip.report);
            continue;
        }

        const QByteArray where = QByteArray::number(qint64{first.value}) + " to "
                                 + QByteArray::number(qint64{last.value}) + ": ";
        QVERIFY2(clip.report, (where + "no clip").constData());
        const StrictDemo read = readStrictDemo(clip.bytes);
        const auto difference = differenceOf(source, read, expected);
        QVERIFY2(difference.empty(), (where + difference.c_str()).constData());
        const auto header = headerDifferenceOf(source, read);
        QVERIFY2(header.empty(), (where + header.c_str()).constData());
        QCOMPARE(clip.report->ticks,
                 (TickRange{{read.ticks.front().tick}, {read.ticks.back().tick}}));
        QCOMPARE(clip.report->tickCount, static_cast<std::int64_t>(read.ticks.size()));
        QCOMPARE(clip.report->lostTicks, 0);
        QCOMPARE(read.endsWithBareMarker,
                 source.endsWithBareMarker && expected.back().tick == source.ticks.back().tick);
    }
}

void TestDemoClips::eventsOfRealDemosAreAsTheyWere()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(QString, path);
    const auto recording = test::openedFile(path.toStdString());
    const auto outline = recording->outline({}).value();
    const TickRange all = outline.time.ticks();
    const EventLines source = eventsOf(recording, outline);
    const std::int64_t length = all.last - all.first;
    std::mt19937_64 random(41);

    for (int i = 0; i < RangesOfEach; ++i) {
        const Tick first = all.first
                           + std::uniform_int_distribution<std::int64_t>(0, length - 10)(random);
        const Tick last = std::min(first
                                       + std::uniform_int_distribution<std::int64_t>(
                                           10, std::min(length, LongestRange))(random),
                                   all.last);
        const Clip clip = cut(*recording, outline, {.ticks = {first, last}});
        if (!clip.report)
            continue; // too few ticks, as the other test sees
        const auto clipped = test::opened(clip.bytes).value();
        const auto clippedOutline = clipped->outline({}).value();
        const EventLines events = eventsOf(clipped, clippedOutline);

        QCOMPARE(clippedOutline.time.ticks(), clip.report->ticks);
        QVERIFY(clippedOutline.damage.empty());
        QCOMPARE(events.damages, 0);
        // Who begins to watch at the first tick cannot see what changed there.
        auto was = source.events.upper_bound(clip.report->ticks.first.value);
        for (auto is = events.events.upper_bound(clip.report->ticks.first.value);
             is != events.events.end(); ++is, ++was) {
            QCOMPARE(is->first, was->first);
            QVERIFY2(is->second == was->second, qPrintable(QString::number(is->first)));
        }
        QVERIFY(was == source.events.end() || was->first > last.value);
    }
}

void TestDemoClips::everyRangeOfASmallDemoIsAsItWas_data()
{
    QTest::addColumn<int>("version");
    QTest::addColumn<bool>("is07");

    for (const int version : {3, 4, 5, 6}) {
        for (const bool is07 : {false, true})
            QTest::addRow("version %d of %s", version, is07 ? "0.7" : "0.6") << version << is07;
    }
}

void TestDemoClips::everyRangeOfASmallDemoIsAsItWas()
{
    QFETCH(int, version);
    QFETCH(bool, is07);
    test::TinyDemo tiny{.version = version};
    tiny.protocol = is07 ? teeworlds::Protocol::V07 : teeworlds::Protocol::V06;
    tiny.stepCount = 12;
    tiny.markers = {1004, 1010, 1016};
    const Bytes bytes = test::makeTinyDemo(tiny);
    const StrictDemo source = readStrictDemo(bytes);
    QCOMPARE(source.fault, std::string());
    const auto recording = test::opened(bytes).value();
    const auto outline = recording->outline({}).value();

    for (std::int64_t first = tiny.firstTick; first <= tiny.lastTick(); ++first) {
        for (std::int64_t last = first + 3; last <= tiny.lastTick(); ++last) {
            const Clip clip = cut(*recording, outline, {.ticks = {{first}, {last}}});
            const auto expected = ticksIn(source, {{first}, {last}});
            QVERIFY(clip.report);
            const StrictDemo read = readStrictDemo(clip.bytes);
            QCOMPARE(differenceOf(source, read, expected), std::string());
            QCOMPARE(headerDifferenceOf(source, read), std::string());
            QVERIFY(!read.endsWithBareMarker || last == tiny.lastTick());
        }
    }
}

void TestDemoClips::clipHasWhatMessagesSaidBefore()
{
    SKIP_WITHOUT_RECORDING("teeworlds/ddnet198-client-carol-racebox.demo");
    const auto recording = test::openedFile(
        test::realRecording(QStringLiteral("teeworlds/ddnet198-client-carol-racebox.demo"))
            ->toStdString());
    const auto outline = std::make_shared<const Outline>(recording->outline({}).value());
    const Tick first = outline->time.ticks().first + 400;
    const Tick last = first + 200;

    const Clip clip = cut(*recording, *outline, {.ticks = {first, last}});

    // The recorder's client was told the tuning once, when it came in.
    QVERIFY(clip.report);
    const auto stateAtEnd = [&](const Shared<Recording> &of) {
        class Last : public PassSink
        {
        public:
            void tickEnded(Tick tick, const WorldState &state) override
            {
                if (tick <= end)
                    known = state;
            }
            Tick end;
            WorldState known;
        } sink;
        sink.end = clip.report->ticks.last;
        const auto points = of->outline({})->seekPoints;
        Walker walker(of, points);
        for (auto stepped = walker.step(&sink, {}); stepped && *stepped == Step::Done;)
            stepped = walker.step(&sink, {});
        return sink.known;
    };
    QVERIFY(stateAtEnd(test::opened(clip.bytes).value()) == stateAtEnd(recording));
}

void TestDemoClips::clipOfOneTickIsRefused()
{
    const auto recording = test::opened(test::makeTinyDemo()).value();
    const auto outline = recording->outline({}).value();

    const Clip clip = cut(*recording, outline, {.ticks = {{1010}, {1011}}});

    QVERIFY(!clip.report);
    QCOMPARE(clip.report.error().code, ErrorCode::OutOfRange);
}

void TestDemoClips::damagedTicksAreLeftOut()
{
    using namespace teeworlds;
    Bytes bytes = test::makeTinyDemo({.stepCount = 400, .hasMap = false});
    const StrictDemo source = readStrictDemo(bytes);
    // The twentieth delta becomes zeros, which never end; all is known again at the next keyframe.
    std::size_t place = readDemoHeader(*memorySource(bytes, "x"), {})->chunksOffset;
    for (int deltas = 0;;) {
        const auto chunk = readChunkHeader(std::span(bytes).subspan(place), TickForm::Inline);
        const auto data = bytes.begin() + static_cast<std::ptrdiff_t>(place + chunk->headerSize);
        if (chunk->kind == ChunkKind::Delta && ++deltas == 20) {
            std::fill_n(data, chunk->dataSize, std::byte{});
            break;
        }
        place += chunk->headerSize + chunk->dataSize;
    }
    const auto recording = test::opened(bytes).value();
    const auto outline = recording->outline({}).value();

    const Clip clip = cut(*recording, outline, {.ticks = outline.time.ticks()});

    QVERIFY(clip.report);
    QCOMPARE(clip.report->changes.size(), std::size_t{1});
    const StrictDemo read = readStrictDemo(clip.bytes);
    QCOMPARE(read.fault, std::string());
    QCOMPARE(static_cast<std::int64_t>(read.ticks.size()) + clip.report->lostTicks,
             static_cast<std::int64_t>(source.ticks.size()));
    std::map<std::int64_t, std::uint64_t> states;
    for (const StrictTick &tick : source.ticks)
        states[tick.tick] = tick.digest;
    for (const StrictTick &tick : read.ticks)
        QCOMPARE(tick.digest, states.at(tick.tick));
    QVERIFY(clip.report->lostTicks > 0 && clip.report->lostTicks < 150);
    QCOMPARE(read.ticks.front().tick, source.ticks.front().tick);
    QCOMPARE(read.ticks.back().tick, source.ticks.back().tick);
}

void TestDemoClips::chatIsLeftOut()
{
    const auto recording = test::opened(test::makeTinyDemo({.hasWhisper = true})).value();
    const auto outline = recording->outline({}).value();
    // Messages by their first byte: number 3 is chat of all kinds.
    const auto countsOf = [](const StrictDemo &demo) {
        std::map<std::byte, int> counts;
        for (const StrictTick &tick : demo.ticks) {
            for (const auto &message : tick.messages)
                ++counts[message.front()];
        }
        return counts;
    };
    ClipOptions options{.ticks = outline.time.ticks()};
    auto expected = countsOf(readStrictDemo(cut(*recording, outline, options).bytes));
    options.chat = ClipOptions::Chat::LeftOut;

    const Clip silent = cut(*recording, outline, options);

    QVERIFY(silent.report);
    const StrictDemo read = readStrictDemo(silent.bytes);
    QCOMPARE(read.fault, std::string());
    QCOMPARE(expected[std::byte{6}], 3); // to all, of the server, and a whisper
    expected.erase(std::byte{6});
    QCOMPARE(countsOf(read), expected);
}

void TestDemoClips::namesAreNowhereToBeFound()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(QString, path);
    const auto recording = test::openedFile(path.toStdString());
    const auto outline = recording->outline({}).value();
    const TickRange all = outline.time.ticks();
    const std::int64_t length = all.last - all.first;
    ClipOptions options{.ticks = {all.first + length / 4, all.first + length * 3 / 4}};
    options.ticks.last = std::min(options.ticks.last, options.ticks.first + 5 * LongestRange);
    const StrictDemo open = readStrictDemo(cut(*recording, outline, options).bytes);
    options.names = ClipOptions::Names::Hidden;

    const Clip clip = cut(*recording, outline, options);

    if (!clip.report)
        QSKIP("too short for a clip of its middle");
    const StrictDemo hidden = readStrictDemo(clip.bytes);
    QCOMPARE(hidden.fault, std::string());
    QCOMPARE(hidden.ticks.size(), open.ticks.size());
    for (std::size_t i = 0; i < open.ticks.size(); ++i) {
        QCOMPARE(hidden.ticks[i].tick, open.ticks[i].tick);
        QCOMPARE(hidden.ticks[i].itemCount, open.ticks[i].itemCount);
    }
    const QByteArray text = readableIn(hidden);
    for (const std::string &name : namesIn(recording))
        QVERIFY2(!text.contains(QByteArray::fromStdString(name).toLower()), name.c_str());
    QVERIFY(text.contains("player ") || text.contains("person "));
}

void TestDemoClips::stoppedClipIsCancelled()
{
    const auto recording = test::opened(test::makeTinyDemo()).value();
    const auto outline = recording->outline({}).value();
    std::stop_source stop;
    stop.request_stop();
    std::ostringstream out;

    const auto report = recording->writeClip(outline, {.ticks = outline.time.ticks()}, out,
                                             stop.get_token());

    QVERIFY(!report);
    QCOMPARE(report.error().code, ErrorCode::Cancelled);
}

TICKSCOPE_TEST(TestDemoClips, QCoreApplication)
#include "test_demo_clips.moc"
