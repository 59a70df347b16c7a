// SPDX-License-Identifier: GPL-3.0-or-later
//
// Keyframes that contradict each other: which are right, and what is lost by those that are not.
#include <map>

#include <QTest>

#include "core/facts/figures.h"
#include "core/formats/format_registry.h"
#include "core/formats/teeworlds_common/coding/tick_order.h"
#include "core/formats/teeworlds_common/items/snapshot.h"
#include "core/timeline/index_pass.h"
#include "core/timeline/walker.h"
#include "tests/support/at_once.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;

namespace {

using Bytes = std::vector<std::byte>;
using Checksums = std::map<Tick, std::uint32_t>;
using Ticks = QList<qint64>;

/// Checksums of the states of a walk.
class ChecksumSink : public PassSink
{
public:
    void tickEnded(Tick tick, const WorldState &state) override
    {
        checksums[tick] = teeworlds::checksum(state);
    }

    Checksums checksums;
};

struct ReadDemo {
    std::vector<SeekPoint> keyframes;
    Checksums checksums;
};

ReadDemo readAll(Bytes bytes)
{
    FormatRegistry registry;
    registerAllFormats(registry);
    const auto recording = registry.open(memorySource(std::move(bytes), "order.demo"), {}).value();
    ReadDemo read;
    read.keyframes = recording->outline({}).value().seekPoints;
    Walker walker(recording, read.keyframes);
    ChecksumSink sink;
    while (walker.step(&sink, {}) == Step::Done) {}
    read.checksums = std::move(sink.checksums);
    return read;
}

/// A demo of eight keyframes; ticks rise by two from 1000 on.
const Bytes &wholeBytes()
{
    static const Bytes bytes = test::makeTinyDemo({.stepCount = 950, .hasMap = false});
    return bytes;
}

const ReadDemo &undamaged()
{
    static const ReadDemo read = readAll(wholeBytes());
    return read;
}

std::size_t byteOf(std::size_t keyframe)
{
    return static_cast<std::size_t>(undamaged().keyframes.at(keyframe).byte.value());
}

/// First tick from that of keyframe \a first up to before keyframe \a end that \a read does not
/// have as the whole demo has it.
std::optional<Tick> firstLost(const ReadDemo &read, std::size_t first, std::size_t end)
{
    for (const auto &[tick, checksum] : undamaged().checksums) {
        if (tick < undamaged().keyframes.at(first).tick
            || tick >= undamaged().keyframes.at(end).tick)
            continue;
        const auto found = read.checksums.find(tick);
        if (found == read.checksums.end() || found->second != checksum)
            return tick;
    }
    return {};
}

} // namespace

class TestDemoOrder : public QObject
{
    Q_OBJECT

private slots:
    void ticksThatBelongHereRise_data();
    void ticksThatBelongHereRise();
    void twoThatContradictEachOtherTellNothing();
    void wrongStepCostsNothingBefore();
    void wrongStepsCostNoLastKeyframe();
    void keyframeThatLeapsCostsItsOwnTicks();
    void movedKeyframesCostNoOthers();
    void ticksThatAreLeftOutAreTold_data();
    void ticksThatAreLeftOutAreTold();
    void aDemoBehindAnotherCostsTheFirst();
};

void TestDemoOrder::ticksThatBelongHereRise_data()
{
    QTest::addColumn<Ticks>("found");
    QTest::addColumn<Ticks>("rising");

    QTest::newRow("all") << Ticks{0, 250, 500, 750} << Ticks{0, 250, 500, 750};
    QTest::newRow("a leap ahead") << Ticks{0, 9000, 500, 750} << Ticks{0, 500, 750};
    QTest::newRow("the first leaps ahead") << Ticks{9000, 250, 500, 750} << Ticks{250, 500, 750};
    QTest::newRow("a fall back") << Ticks{0, 250, 500, 10, 1000} << Ticks{0, 250, 500, 1000};
    QTest::newRow("two that changed places")
        << Ticks{0, 250, 1000, 750, 500, 1250, 1500} << Ticks{0, 250, 750, 1250, 1500};
    QTest::newRow("blocks that changed places")
        << Ticks{0, 1500, 1750, 750, 1000, 250, 500, 2000, 2250} << Ticks{0, 750, 1000, 2000, 2250};
    QTest::newRow("more that were moved than lie between")
        << Ticks{0, 1500, 1750, 2000, 1000, 1250, 250, 500, 750} << Ticks{0, 1000, 1250};
    QTest::newRow("one of two that were moved a little")
        << Ticks{0, 250, 500, 1150, 750, 1500, 1750} << Ticks{0, 250, 500, 1150, 1500, 1750};
    QTest::newRow("a pause is none")
        << Ticks{0, 250, 900000, 250, 900250, 900500} << Ticks{0, 250, 900000, 900250, 900500};
}

void TestDemoOrder::ticksThatBelongHereRise()
{
    QFETCH(const Ticks, found);
    QFETCH(const Ticks, rising);
    std::vector<teeworlds::PlacedTick> places;
    for (const qint64 tick : found)
        places.push_back({6000 + 1000 * places.size(), Tick{tick}});

    const teeworlds::TickOrder order = teeworlds::tickOrderOf(places, 300, teeworlds::Pauses::Some);

    Ticks ticks;
    for (const teeworlds::PlacedTick &place : order.rising)
        ticks << place.tick.value;
    QCOMPARE(ticks, rising);
    QVERIFY(order.isClear());
    QCOMPARE(order.strays.size(), static_cast<std::size_t>(found.size() - rising.size()));
    for (const teeworlds::PlacedTick &place : order.rising)
        QVERIFY(!order.isStray(place.offset));
}

void TestDemoOrder::twoThatContradictEachOtherTellNothing()
{
    const std::vector<teeworlds::PlacedTick> places{{0, {500}}, {1000, {250}}};

    QVERIFY(!teeworlds::tickOrderOf(places, 300, teeworlds::Pauses::Some).isClear());
}

void TestDemoOrder::wrongStepCostsNothingBefore()
{
    // Ticks that run ahead of the next keyframes say nothing against the first one.
    constexpr std::byte LongStep{0xBF};
    QCOMPARE(undamaged().keyframes.size(), std::size_t{8});
    const std::size_t middle = (byteOf(0) + byteOf(1)) / 2;
    for (std::size_t i = middle; i < byteOf(1); ++i) {
        Bytes damaged = wholeBytes();
        damaged[i] = LongStep;

        const ReadDemo read = readAll(std::move(damaged));

        const auto first = read.checksums.find(Tick{1000});
        QVERIFY2(first != read.checksums.end() && !firstLost(read, 1, 7),
                 qPrintable(QString::number(i)));
        QCOMPARE(first->second, undamaged().checksums.at(Tick{1000}));
    }
}

/// Nothing behind it says that it is right, but they are more than keyframes lie apart.
void TestDemoOrder::wrongStepsCostNoLastKeyframe()
{
    constexpr std::byte LongStep{0xBF};
    Bytes damaged = wholeBytes();
    const auto begin = damaged.begin() + static_cast<std::ptrdiff_t>((byteOf(6) + byteOf(7)) / 2);
    std::fill_n(begin, 100, LongStep);

    const ReadDemo read = readAll(std::move(damaged));

    QCOMPARE(firstLost(read, 0, 6), std::optional<Tick>());
    const Tick last = undamaged().keyframes.at(7).tick;
    QVERIFY(read.checksums.contains(last));
    QCOMPARE(read.checksums.at(last), undamaged().checksums.at(last));
    QVERIFY(read.checksums.rbegin()->first == undamaged().checksums.rbegin()->first);
}

void TestDemoOrder::keyframeThatLeapsCostsItsOwnTicks()
{
    // Half an hour ahead: possible, but for all that follows.
    constexpr std::size_t ThirdByteOfTick = 3;
    for (std::size_t keyframe = 0; keyframe < 7; ++keyframe) {
        Bytes damaged = wholeBytes();
        damaged[byteOf(keyframe) + ThirdByteOfTick] ^= std::byte{0xB0};

        const ReadDemo read = readAll(std::move(damaged));

        QCOMPARE(firstLost(read, 0, keyframe), std::optional<Tick>());
        QCOMPARE(firstLost(read, keyframe + 1, 7), std::optional<Tick>());
    }
}

void TestDemoOrder::movedKeyframesCostNoOthers()
{
    constexpr std::size_t Block = 200;
    for (std::size_t other = 3; other < 7; ++other) {
        Bytes damaged = wholeBytes();
        const auto at = [&damaged](std::size_t place) {
            return damaged.begin() + static_cast<std::ptrdiff_t>(place);
        };
        std::swap_ranges(at(byteOf(1)), at(byteOf(1) + Block), at(byteOf(other)));

        const ReadDemo read = readAll(std::move(damaged));

        QCOMPARE(firstLost(read, 0, 1), std::optional<Tick>());
        QCOMPARE(firstLost(read, 2, other), std::optional<Tick>());
        QCOMPARE(firstLost(read, other + 1, 7), std::optional<Tick>());
    }
}

void TestDemoOrder::ticksThatAreLeftOutAreTold_data()
{
    QTest::addColumn<int>("steps");
    QTest::addColumn<QString>("told");

    const QString back = QStringLiteral("tick marker that goes back in time; ");
    QTest::newRow("what follows") << 950 << back + "reading ends there, without 3 ticks behind it";
}

/// Ticks from 1000 on, and then a keyframe of tick 500, and 502 and 504.
void TestDemoOrder::ticksThatAreLeftOutAreTold()
{
    QFETCH(int, steps);
    Bytes bytes = test::makeTinyDemo({.stepCount = steps, .hasMap = false});
    const Bytes early = test::makeTinyDemo({.firstTick = 500, .stepCount = 2, .hasMap = false});
    const auto first = static_cast<std::ptrdiff_t>(readAll(early).keyframes.front().byte.value());
    bytes.insert(bytes.end(), early.begin() + first, early.end());
    FormatRegistry registry;
    registerAllFormats(registry);
    const auto recording = registry.open(memorySource(std::move(bytes), "back.demo"), {}).value();
    const FactSource source{recording, buildIndex(recording, {}).value()};
    const auto figures = computeFigures(source, 0, {}).value();

    QCOMPARE(source.index->damage().size(), std::size_t{1});
    QTEST(QString::fromStdString(faultText(source.index->damage().front().fault)), "told");
    const auto valueOf = [&figures](std::string_view id) {
        return std::ranges::find(figures, id, [](const Figure &figure) { return figure.kind->id; })
            ->value;
    };
    QCOMPARE(valueOf("time_backwards"), std::optional(1.0));
    QCOMPARE(valueOf("lost_ticks"), std::optional(3.0));
}

/// Two files in one, as of somebody who joined parts of one game.
void TestDemoOrder::aDemoBehindAnotherCostsTheFirst()
{
    constexpr int Steps = 50;
    Bytes bytes = test::makeTinyDemo({.stepCount = Steps, .hasMap = false});
    const Bytes second = bytes;
    bytes.insert(bytes.end(), second.begin(), second.end());
    FormatRegistry registry;
    registerAllFormats(registry);
    const auto recording = registry.open(memorySource(std::move(bytes), "two.demo"), {}).value();
    const FactSource source{recording, buildIndex(recording, {}).value()};
    const auto figures = computeFigures(source, 0, {}).value();

    QCOMPARE(source.index->damage().size(), std::size_t{1});
    const std::string what = faultText(source.index->damage().front().fault);
    QVERIFY2(what.find("without 51 ticks before it") != std::string::npos, what.c_str());
    const auto valueOf = [&figures](std::string_view id) {
        return std::ranges::find(figures, id, [](const Figure &figure) { return figure.kind->id; })
            ->value;
    };
    QCOMPARE(valueOf("time_backwards"), std::optional(1.0));
    QCOMPARE(valueOf("lost_ticks"), std::optional(Steps + 1.0));
}

TICKSCOPE_TEST(TestDemoOrder, QCoreApplication)
#include "test_demo_order.moc"
