// SPDX-License-Identifier: GPL-3.0-or-later
//
// Clips of demos, read by a reader of the sheets' own and by ours: what is in them is what the
// recording has in these ticks, and nothing that no recorder writes.

#include <algorithm>
#include <map>
#include <random>
#include <sstream>

#include <QDir>
#include <QTest>

#include "core/model/event/event.h"
#include "core/model/event/event_kind.h"
#include "core/timeline/walker.h"
#include "tests/support/goldsrc/goldsrc_demo_writer.h"
#include "tests/support/goldsrc/strict_goldsrc.h"
#include "tests/support/opened_bytes.h"
#include "tests/support/places.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using test::Bytes;
using test::readStrictGoldsrc;
using test::StrictGoldsrc;
using test::StrictGoldsrcTick;
using test::StrictSegments;

namespace {

constexpr int RangesOfEach = 20;

struct Clip {
    Bytes bytes;
    Result<ClipReport> report;
};

Clip cut(const Recording &recording, const ClipOptions &options)
{
    std::ostringstream out;
    auto report = recording.writeClip(recording.outline({}).value(), options, out, {});
    const std::string text = std::move(out).str();
    const auto view = std::as_bytes(std::span(text));
    return {Bytes(view.begin(), view.end()), std::move(report)};
}

/// What the items of each tick are, and a line for each of its events.
class TickTexts : public PassSink
{
public:
    bool wantsStates() const override { return true; }
    void eventFound(const Event &event) override
    {
        // The ends of segments are a clip's own.
        if (event.kind().id == "recording")
            return;
        events[event.tick.value].push_back(
            std::string(event.kind().id) + ' ' + std::to_string(event.client) + ' '
            + std::to_string(event.otherClient) + ' ' + std::string(event.values.bytes()));
    }
    void damageFound(const Damage &damage) override { damages += faultText(damage.fault) + '\n'; }
    void tickEnded(Tick tick, const WorldState &state) override
    {
        // Times of frames, the first word of View, count from the beginning of their recording.
        Items &items = states[tick.value];
        state.forEach([&](const ItemView &item) {
            const std::string &type = state.schema()->find(item.key.type)->name;
            const auto words = item.words.subspan(type == "View" ? 1 : 0);
            items[type + ' ' + std::to_string(item.key.id)] = std::hash<std::string_view>()(
                {reinterpret_cast<const char *>(words.data()), words.size_bytes()});
        });
    }

    using Items = std::map<std::string, std::size_t>; ///< Hashes of their words, by type and id.
    std::map<std::int64_t, std::vector<std::string>> events;
    std::map<std::int64_t, Items> states;
    std::string damages;
};

TickTexts textsOf(const Shared<Recording> &recording)
{
    TickTexts texts;
    const auto outline = recording->outline({});
    Walker walker(recording, outline->seekPoints);
    for (auto stepped = walker.step(&texts, {}); stepped && *stepped == Step::Done;)
        stepped = walker.step(&texts, {});
    return texts;
}

/// What is wrong with \a clip as the ticks of \a source from \a first on; empty when nothing is.
std::string differenceOf(const StrictGoldsrc &source, const StrictGoldsrc &clip, TickRange range)
{
    if (!clip.isGood())
        return clip.fault;
    if (clip.map != source.map || clip.game != source.game || clip.checksum != source.checksum)
        return "another header";
    if (clip.ticks.size() != static_cast<std::size_t>(range.last - range.first + 1))
        return "other ticks";
    if (clip.loading.size() < source.loading.size()
        || !std::equal(source.loading.begin(), source.loading.end(), clip.loading.begin()))
        return "another LOADING";
    const auto first = static_cast<std::size_t>(range.first.value);
    const float begin = first == 0 ? 0 : source.ticks[first].time;
    for (std::size_t i = 0; i < clip.ticks.size(); ++i) {
        const StrictGoldsrcTick &is = clip.ticks[i];
        const StrictGoldsrcTick &was = source.ticks[first + i];
        const std::string where = " at tick " + std::to_string(first + i);
        if (std::abs(is.time - (was.time - begin)) > 1e-4F)
            return "another time" + where;
        if (is.entityCount != was.entityCount || is.digest != was.digest)
            return "another state" + where;
        if (is.view != was.view)
            return "another view" + where;
        if (i > 0 && is.frames != was.frames)
            return "other frames" + where;
        // Around a whole packet may stand baselines and times.
        auto message = is.messages.begin();
        for (const auto &expected : was.messages) {
            message = std::find(message, is.messages.end(), expected);
            if (message++ == is.messages.end())
                return "a message is missing" + where;
        }
        if (i > 0 && is.messages.size() != was.messages.size())
            return "other messages" + where;
    }
    return {};
}

/// The same by our own reader, of states and events.
std::string differenceOf(const TickTexts &source, const TickTexts &clip, TickRange range)
{
    for (Tick tick = range.first; tick <= range.last; tick = tick + 1) {
        const std::int64_t own = tick - range.first;
        const std::string where = " at tick " + std::to_string(tick.value);
        const auto is = clip.states.find(own);
        if (is == clip.states.end())
            return "no state" + where;
        const auto &was = source.states.at(tick.value);
        for (const auto &[item, hash] : was) {
            const auto found = is->second.find(item);
            if (found == is->second.end() || found->second != hash)
                return "another " + item + where;
        }
        if (is->second.size() != was.size())
            return "other items" + where;
        // Who begins to watch at the first tick cannot see what changed there.
        const auto eventsAt = [](const TickTexts &texts, std::int64_t at) {
            const auto found = texts.events.find(at);
            return found == texts.events.end() ? std::vector<std::string>() : found->second;
        };
        if (own > 0 && eventsAt(clip, own) != eventsAt(source, tick.value))
            return "other events" + where;
    }
    return {};
}

TickRange randomRange(TickRange all, std::mt19937_64 &random)
{
    const auto tickIn = [&random](Tick first, Tick last) {
        return Tick{std::uniform_int_distribution(first.value, last.value)(random)};
    };
    const Tick first = tickIn(all.first, all.last);
    return {first, tickIn(first, all.last)};
}

/// Names of all who are in a recording, as long as can be looked for, in lower case.
QList<QByteArray> namesIn(const Shared<Recording> &recording)
{
    class Names : public PassSink
    {
    public:
        void playerChanged(const PlayerChange &change) override
        {
            if (change.name.size() >= 3)
                all += QByteArray::fromStdString(change.name).toLower();
        }
        QList<QByteArray> all;
    } names;
    Walker walker(recording, recording->outline({})->seekPoints);
    for (auto stepped = walker.step(&names, {}); stepped && *stepped == Step::Done;)
        stepped = walker.step(&names, {});
    return names.all;
}

QByteArray textOf(const Bytes &bytes)
{
    return {reinterpret_cast<const char *>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

/// A small recording that every machine has.
Bytes smallDemo(const char *name)
{
    return test::bytesOfFile((test::recordings() + "/goldsrc/" + name).toStdString());
}

QStringList demos()
{
    const QDir folder(test::recordings() + QStringLiteral("/goldsrc"));
    QStringList paths;
    for (const QString &name : folder.entryList({"*.dem"}, QDir::Files))
        paths += folder.filePath(name);
    return paths;
}

} // namespace

class TestGoldsrcClips : public QObject
{
    Q_OBJECT

private slots:
    void rangesAreAsTheyWere_data();
    void rangesAreAsTheyWere();
    void everyRangeOfASmallDemoIsAsItWas_data();
    void everyRangeOfASmallDemoIsAsItWas();
    void wholeDemoIsItself();
    void whatWasSaidBeforeIsKept();
    void chatIsLeftOut();
    void namesAreNowhereToBeFound_data();
    void namesAreNowhereToBeFound();
    void namesOfOldDemosCannotBeHidden();
    void damagedTicksAreLeftOut();
    void clipsOfBrokenDemosCanBeRead();
    void ticksBehindTheEndAreRefused();
    void stoppedClipIsCancelled();
};

void TestGoldsrcClips::rangesAreAsTheyWere_data()
{
    QTest::addColumn<QString>("path");

    for (const QString &path : demos()) {
        const auto recording = test::openedFile(path.toStdString());
        if (recording && !recording->outline({})->isEmpty)
            QTest::newRow(qPrintable(path)) << path;
    }
}

void TestGoldsrcClips::rangesAreAsTheyWere()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(QString, path);
    const Bytes bytes = test::bytesOfFile(path.toStdString());
    const StrictGoldsrc source = readStrictGoldsrc(bytes, StrictSegments::Any);
    QCOMPARE(source.fault, std::string());
    const auto recording = test::opened(bytes).value();
    const TickTexts texts = textsOf(recording);
    const TickRange all = recording->outline({})->time.ticks();
    std::mt19937_64 random(40);

    for (int i = 0; i < RangesOfEach; ++i) {
        const TickRange range = randomRange(all, random);
        const QByteArray where = QByteArray::number(qint64{range.first.value}) + " to "
                                 + QByteArray::number(qint64{range.last.value}) + ": ";
        const Clip clip = cut(*recording, {.ticks = range});
        QVERIFY2(clip.report, (where + "no clip").constData());

        const auto strict = differenceOf(source, readStrictGoldsrc(clip.bytes), range);
        QVERIFY2(strict.empty(), (where + strict.c_str()).constData());
        const auto clipped = test::opened(clip.bytes).value();
        const auto outline = clipped->outline({}).value();
        QVERIFY(outline.damage.empty());
        const TickTexts own = textsOf(clipped);
        QCOMPARE(own.damages, std::string());
        const auto difference = differenceOf(texts, own, range);
        QVERIFY2(difference.empty(), (where + difference.c_str()).constData());
        QCOMPARE(clip.report->ticks, range);
        QCOMPARE(clip.report->tickCount, range.last - range.first + 1);
        QCOMPARE(clip.report->lostTicks, 0);
        for (const HeaderClaim &claim : outline.headerClaims)
            QVERIFY(!claim.stated || std::abs(*claim.stated - *claim.found) <= claim.tolerance);
    }
}

void TestGoldsrcClips::everyRangeOfASmallDemoIsAsItWas_data()
{
    QTest::addColumn<test::GoldsrcDemoForm>("form");

    QTest::newRow("48") << test::Form48;
    QTest::newRow("43") << test::Form43;
    QTest::newRow("40") << test::Form40;
    QTest::newRow("35") << test::Form35;
}

void TestGoldsrcClips::everyRangeOfASmallDemoIsAsItWas()
{
    QFETCH(test::GoldsrcDemoForm, form);
    const Bytes bytes = test::makeTinyGoldsrcDemo({.form = form, .tickCount = 14});
    const auto recording = test::opened(bytes).value();
    const TickTexts texts = textsOf(recording);

    for (Tick first{0}; first.value < 14; first = first + 1) {
        for (Tick last = first; last.value < 14; last = last + 1) {
            const Clip clip = cut(*recording, {.ticks = {first, last}});
            QVERIFY(clip.report);
            const auto clipped = test::opened(clip.bytes).value();
            QVERIFY(clipped->outline({})->damage.empty());
            const TickTexts own = textsOf(clipped);
            QCOMPARE(own.damages, std::string());
            QCOMPARE(differenceOf(texts, own, {first, last}), std::string());
        }
    }
}

/// Two of them have end marks behind the first, which belong to no segment.
void TestGoldsrcClips::wholeDemoIsItself()
{
    const Bytes bytes = smallDemo("synthetic_hltv_8p.dem");
    const auto recording = test::opened(bytes).value();

    const Clip clip = cut(*recording, {.ticks = recording->outline({})->time.ticks()});

    QVERIFY(clip.report);
    QVERIFY(clip.bytes == bytes);
}

void TestGoldsrcClips::whatWasSaidBeforeIsKept()
{
    const Bytes bytes = test::makeEventfulGoldsrcDemo();
    const StrictGoldsrc source = readStrictGoldsrc(bytes);
    QCOMPARE(source.fault, std::string());
    const auto recording = test::opened(bytes).value();
    const TickTexts texts = textsOf(recording);
    QCOMPARE(texts.damages, std::string());

    for (Tick first{0}; first.value < 12; first = first + 1) {
        const TickRange range{first, Tick{11}};
        const Clip clip = cut(*recording, {.ticks = range});
        QVERIFY(clip.report);
        const auto strict = differenceOf(source, readStrictGoldsrc(clip.bytes), range);
        QVERIFY2(strict.empty(), strict.c_str());
        const TickTexts own = textsOf(test::opened(clip.bytes).value());
        QCOMPARE(own.damages, std::string());
        const auto difference = differenceOf(texts, own, range);
        QVERIFY2(difference.empty(), difference.c_str());
    }
}

void TestGoldsrcClips::chatIsLeftOut()
{
    const auto recording = test::opened(test::makeTinyGoldsrcDemo()).value();
    const TickRange range{Tick{2}, Tick{20}};

    const Clip kept = cut(*recording, {.ticks = range});
    const Clip clip = cut(*recording, {.ticks = range, .chat = ClipOptions::Chat::LeftOut});

    QVERIFY(readStrictGoldsrc(kept.bytes).texts.find("Barney: hi") != std::string::npos);
    const StrictGoldsrc read = readStrictGoldsrc(clip.bytes);
    QCOMPARE(read.fault, std::string());
    QVERIFY(read.texts.find("Barney: hi") == std::string::npos);
    QVERIFY(read.texts.find("9mmAR") != std::string::npos);
    TickTexts texts = textsOf(recording);
    for (auto &[tick, lines] : texts.events)
        std::erase_if(lines, [](const std::string &line) { return line.starts_with("chat"); });
    QCOMPARE(differenceOf(texts, textsOf(test::opened(clip.bytes).value()), range), std::string());
}

void TestGoldsrcClips::namesAreNowhereToBeFound_data()
{
    QTest::addColumn<QString>("path");

    for (const QString &path : demos()) {
        const auto recording = test::openedFile(path.toStdString());
        if (recording && recording->info().formatVersion == 5 && !recording->outline({})->isEmpty)
            QTest::newRow(qPrintable(path)) << path;
    }
}

void TestGoldsrcClips::namesAreNowhereToBeFound()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(QString, path);
    const auto recording = test::openedFile(path.toStdString());
    const Tick last = recording->outline({})->time.ticks().last;
    const TickRange range{Tick{last.value / 4}, Tick{last.value * 3 / 4}};

    const Clip clip = cut(*recording, {.ticks = range, .names = ClipOptions::Names::Hidden});

    QVERIFY(clip.report);
    const StrictGoldsrc read = readStrictGoldsrc(clip.bytes);
    QCOMPARE(read.fault, std::string());
    const QByteArray readable = QByteArray::fromStdString(read.texts).toLower();
    const QByteArray raw = textOf(clip.bytes).toLower();
    const auto names = namesIn(recording);
    QVERIFY(!names.isEmpty());
    for (const QByteArray &name : names) {
        QVERIFY2(!readable.contains(name), name.constData());
        QVERIFY2(!raw.contains(name), name.constData());
    }
    QVERIFY(!readable.contains("*sid"));
    QVERIFY(readable.contains("\\name\\player 1"));
    // Who is where stays as it was.
    TickTexts own = textsOf(test::opened(clip.bytes).value());
    TickTexts texts = textsOf(recording);
    QCOMPARE(own.damages, std::string());
    for (TickTexts *some : {&own, &texts}) {
        some->events.clear();
        for (auto &[tick, items] : some->states)
            std::erase_if(items,
                          [](const auto &item) { return !item.first.starts_with("Entity"); });
    }
    QCOMPARE(differenceOf(texts, own, range), std::string());
}

void TestGoldsrcClips::namesOfOldDemosCannotBeHidden()
{
    const auto recording = test::opened(test::makeTinyGoldsrcDemo({.form = test::Form40})).value();

    const Clip clip = cut(*recording,
                          {.ticks = {Tick{2}, Tick{9}}, .names = ClipOptions::Names::Hidden});

    QVERIFY(!clip.report);
    QCOMPARE(clip.report.error().code, ErrorCode::Unsupported);
}

void TestGoldsrcClips::damagedTicksAreLeftOut()
{
    const Bytes whole = smallDemo("synthetic_dm_8p.dem");
    Bytes bytes = whole;
    // The messages of some ticks, behind which packets refer to them.
    const std::size_t middle = bytes.size() / 2;
    std::fill(bytes.begin() + static_cast<std::ptrdiff_t>(middle),
              bytes.begin() + static_cast<std::ptrdiff_t>(middle) + 3000, std::byte{});
    const auto recording = test::opened(bytes).value();
    const TickRange all = recording->outline({})->time.ticks();

    const Clip clip = cut(*recording, {.ticks = all});

    QVERIFY(clip.report);
    QVERIFY(clip.report->lostTicks > 0);
    QVERIFY(!clip.report->changes.empty());
    QCOMPARE(clip.report->tickCount + clip.report->lostTicks, all.last - all.first + 1);
    QCOMPARE(readStrictGoldsrc(clip.bytes).fault, std::string());
}

void TestGoldsrcClips::clipsOfBrokenDemosCanBeRead()
{
    const Bytes whole = test::makeEventfulGoldsrcDemo();
    std::mt19937 random(12);
    for (int i = 0; i < 200; ++i) {
        Bytes bytes = whole;
        for (int change = 0; change < 4; ++change)
            bytes[544 + random() % (bytes.size() - 544)] = static_cast<std::byte>(random());
        const auto recording = test::opened(bytes);
        if (!recording || !(*recording)->outline({}))
            continue;
        const bool hides = i % 2 == 0;
        const Clip clip = cut(
            **recording, {.ticks = {Tick{i % 7}, Tick{11}},
                          .names = hides ? ClipOptions::Names::Hidden : ClipOptions::Names::Kept});
        if (!clip.report)
            continue;
        const auto clipped = test::opened(clip.bytes);
        QVERIFY(clipped);
        QCOMPARE(static_cast<std::int64_t>(textsOf(*clipped).states.size()),
                 clip.report->tickCount);
    }
}

void TestGoldsrcClips::ticksBehindTheEndAreRefused()
{
    const auto recording = test::opened(test::makeTinyGoldsrcDemo()).value();

    const Clip clip = cut(*recording, {.ticks = {Tick{60}, Tick{99}}});

    QVERIFY(!clip.report);
    QCOMPARE(clip.report.error().code, ErrorCode::OutOfRange);
}

void TestGoldsrcClips::stoppedClipIsCancelled()
{
    const auto recording = test::opened(test::makeTinyGoldsrcDemo()).value();
    const auto outline = recording->outline({}).value();
    std::stop_source stop;
    stop.request_stop();
    std::ostringstream out;

    const auto report = recording->writeClip(outline, {.ticks = outline.time.ticks()}, out,
                                             stop.get_token());

    QVERIFY(!report);
    QCOMPARE(report.error().code, ErrorCode::Cancelled);
}

TICKSCOPE_TEST(TestGoldsrcClips, QCoreApplication)
#include "test_goldsrc_clips.moc"
