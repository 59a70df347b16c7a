// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <random>

#include "core/analysis/series/series_reader.h"
#include "core/base/limits.h"
#include "core/formats/format_registry.h"
#include "core/io/file_source.h"
#include "core/timeline/cursor.h"
#include "core/timeline/index_pass.h"
#include "tests/core/timeline/script_recording.h"
#include "tests/support/at_once.h"
#include "tests/support/skips.h"
#include "tests/support/state_fields.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using namespace tickscope::test;

namespace {

const SeriesKey DirectionOf3{"Hands", 3, "Direction"};

Words hands(std::int32_t direction)
{
    Words words(WordCount, 0);
    words[Direction] = direction;
    return words;
}

/// Ticks from 0 to before \a count in which the direction of client 3 is the tick.
Script counting(std::int64_t count)
{
    Script script;
    for (std::int64_t tick = 0; tick < count; ++tick)
        script[tick].items[Client3] = hands(static_cast<std::int32_t>(tick));
    return script;
}

Shared<SeriesSet> seriesOf(Script script, std::vector<SeriesKey> keys)
{
    const auto recording = std::make_shared<const ScriptRecording>(std::move(script));
    const auto index = buildIndex(recording, {}).value();
    return readSeries(recording, *index, std::move(keys), {}).value();
}

/// Up to \a most numeric fields of items at \a state, spread over all of them.
std::vector<SeriesKey> someKeys(const WorldState &state, std::size_t most)
{
    std::vector<SeriesKey> keys;
    for (const ItemView &item : state.sorted()) {
        const ItemType *type = state.schema()->find(item.key.type);
        for (std::size_t i = 0; type && i < type->fields.size(); ++i) {
            if (isNumeric(type->fields[i]))
                keys.push_back({type->name, item.key.id, type->fields[i].name});
        }
    }
    std::mt19937 random(16);
    std::ranges::shuffle(keys, random);
    keys.resize(std::min(keys.size(), most));
    return keys;
}

} // namespace

/// Numbers over time, and the pyramids that they are drawn from.
class TestSeries : public QObject
{
    Q_OBJECT

private slots:
    void pyramidEqualsBruteForce_data();
    void pyramidEqualsBruteForce();
    void gapsHaveNoRange();
    void valuesAreHeldToTheNextTick();
    void absentItemIsAGap();
    void anglesAreInDegreesAndUpwardsIsMore();
    void doubtfulStateIsAGap();
    void lostTicksAreAGap();
    void scaleMakesUnits();
    void unknownFieldHasGapsOnly();
    void partsAreRangedOver();
    void rangeOverPartsEqualsBruteForce();
    void stoppedPassEndsAndKeepsWhatItHas();
    void oneWalkReadsAllKeys();
    void valuesEqualTheStates_data();
    void valuesEqualTheStates();
};

void TestSeries::pyramidEqualsBruteForce_data()
{
    QTest::addColumn<int>("count");

    for (const int count : {0, 1, 7, 8, 9, 63, 64, 65, 1000, 4096})
        QTest::addRow("%d samples", count) << count;
}

void TestSeries::pyramidEqualsBruteForce()
{
    QFETCH(int, count);
    std::mt19937 random(7);
    std::vector<double> samples;
    for (int i = 0; i < count; ++i)
        samples.push_back(random() % 5 == 0 ? SampleGap : static_cast<double>(random() % 1000));
    const SamplePyramid pyramid(samples);
    std::uniform_int_distribution<std::size_t> place(0, samples.size());

    for (int trial = 0; trial < 2000; ++trial) {
        const auto [begin, end] = std::minmax({place(random), place(random)});
        const std::size_t first = begin;
        const std::size_t last = end;
        ValueRange expected;
        for (std::size_t i = first; i < last; ++i)
            expected.add(samples[i]);
        QCOMPARE(pyramid.range(first, last), expected);
    }
}

void TestSeries::gapsHaveNoRange()
{
    const SamplePyramid pyramid(std::vector<double>(100, SampleGap));

    QVERIFY(pyramid.range(0, 100).isEmpty());
    QVERIFY(pyramid.range(3, 3).isEmpty());
}

void TestSeries::valuesAreHeldToTheNextTick()
{
    Script script;
    script[10].items[Client3] = hands(5);
    script[20].items[Client3] = hands(6);

    const auto set = seriesOf(script, {DirectionOf3});

    QCOMPARE(set->size(), std::size_t{2});
    QCOMPARE(set->valueAt(0, {9}), std::optional<double>());
    QCOMPARE(set->valueAt(0, {10}), std::optional(5.0));
    QCOMPARE(set->valueAt(0, {19}), std::optional(5.0));
    QCOMPARE(set->valueAt(0, {99}), std::optional(6.0));
}

void TestSeries::absentItemIsAGap()
{
    Script script = counting(30);
    for (std::int64_t tick = 10; tick < 20; ++tick)
        script[tick].items.clear();

    const auto set = seriesOf(script, {DirectionOf3});

    QCOMPARE(set->valueAt(0, {9}), std::optional(9.0));
    QCOMPARE(set->valueAt(0, {10}), std::optional<double>());
    QCOMPARE(set->valueAt(0, {20}), std::optional(20.0));
    QCOMPARE(set->range(0, 0, 30), (ValueRange{0, 29}));
}

void TestSeries::doubtfulStateIsAGap()
{
    Script script = counting(3);
    script[1].isExact = false;

    const auto set = seriesOf(script, {DirectionOf3});

    QVERIFY(std::isnan(set->value(0, 1)));
    QCOMPARE(set->value(0, 2), 2.0);
}

void TestSeries::lostTicksAreAGap()
{
    Script script = counting(3);
    script[50].items[Client3] = hands(7);
    script[50].lostBefore = 47;

    const auto set = seriesOf(script, {DirectionOf3});

    QCOMPARE(set->valueAt(0, {2}), std::optional(2.0));
    QCOMPARE(set->valueAt(0, {30}), std::optional<double>());
    QCOMPARE(set->valueAt(0, {50}), std::optional(7.0));
}

void TestSeries::scaleMakesUnits()
{
    const auto path = realRecording(QStringLiteral("teeworlds/ddnet198-client-race-carol.demo"));
    if (!path)
        SKIP_MISSING();
    FormatRegistry registry;
    registerAllFormats(registry);
    const auto recording = registry.open(openFile(path->toStdString()).value(), {}).value();
    const auto index = buildIndex(recording, {}).value();
    std::vector<SeriesKey> keys;
    for (std::int64_t client = 0; client < 64; ++client)
        keys.push_back({"Character", client, "VelX"});

    const auto set = readSeries(recording, *index, keys, {}).value();

    // Recorded in 1/256 units a tick, fifty ticks a second: a tee runs at 500 units a second.
    ValueRange all;
    for (std::size_t column = 0; column < keys.size(); ++column)
        all.add(set->range(column, 0, set->size()));
    QVERIFY(!all.isEmpty());
    QVERIFY2(all.most > 100 && all.most < 6000, qPrintable(QString::number(all.most)));
}

void TestSeries::unknownFieldHasGapsOnly()
{
    const auto set = seriesOf(counting(20), {{"Hands", 3, "Nothing"}, {"Nobody", 3, "Direction"}});

    QCOMPARE(set->size(), std::size_t{20});
    QVERIFY(set->range(0, 0, 20).isEmpty());
    QVERIFY(set->range(1, 0, 20).isEmpty());
}

void TestSeries::partsAreRangedOver()
{
    constexpr std::int64_t Count = 3 * SeriesSet::PartSamples + 5;
    const auto set = seriesOf(counting(Count), {DirectionOf3});

    QCOMPARE(set->size(), static_cast<std::size_t>(Count));
    for (const std::int64_t tick :
         {std::int64_t{0}, std::int64_t{4095}, std::int64_t{4096}, Count - 1}) {
        QCOMPARE(set->firstFrom({tick}), static_cast<std::size_t>(tick));
        QCOMPARE(set->tick(static_cast<std::size_t>(tick)), Tick{tick});
        QCOMPARE(set->valueAt(0, {tick}), std::optional(static_cast<double>(tick)));
    }
    QCOMPARE(set->firstFrom({Count}), set->size());
    QCOMPARE(set->range(0, 4000, 9000), (ValueRange{4000, 8999}));
}

void TestSeries::rangeOverPartsEqualsBruteForce()
{
    std::mt19937 random(3);
    Script script;
    for (std::int64_t tick = 0; tick < 9000; ++tick) {
        auto &made = script[tick * 2];
        if (random() % 7 != 0)
            made.items[Client3] = hands(static_cast<std::int32_t>(random() % 10'000));
        // A loss now and then, so that parts do not end with a step.
        made.lostBefore = random() % 50 == 0 ? 1 : 0;
    }
    const auto set = seriesOf(script, {DirectionOf3});
    QVERIFY(set->size() > 9000);
    std::uniform_int_distribution<std::size_t> place(0, set->size());

    for (int trial = 0; trial < 300; ++trial) {
        const auto one = place(random);
        const auto other = place(random);
        ValueRange expected;
        for (std::size_t i = std::min(one, other); i < std::max(one, other); ++i)
            expected.add(set->value(0, i));
        QCOMPARE(set->range(0, std::min(one, other), std::max(one, other)), expected);
    }
}

void TestSeries::stoppedPassEndsAndKeepsWhatItHas()
{
    const auto recording = std::make_shared<const ScriptRecording>(counting(10'000));
    const auto index = buildIndex(recording, {}).value();
    const auto reader = std::make_shared<SeriesReader>(std::vector{DirectionOf3});
    SharedPass pass;
    pass.join(reader, reader->startIn(recording, *index));
    QVERIFY(pass.advance(5'000, {}).empty());
    QVERIFY(reader->isFull());
    QVERIFY(reader->take(false));
    std::stop_source stop;
    stop.request_stop();

    const auto ended = pass.advance(5'000, stop.get_token());

    QCOMPARE(ended.size(), std::size_t{1});
    QCOMPARE(ended.front().error->code, ErrorCode::Cancelled);
    QVERIFY(pass.isEmpty());
    QCOMPARE(reader->set()->size(), SeriesSet::PartSamples);
}

void TestSeries::oneWalkReadsAllKeys()
{
    Script script = counting(100);
    script[50].items[{HandsType, 9}] = hands(77);

    const auto set = seriesOf(script, {DirectionOf3, {"Hands", 9, "Direction"}});

    QCOMPARE(set->find({"Hands", 9, "Direction"}), std::optional<std::size_t>(1));
    QCOMPARE(set->find({"Hands", 9, "Jump"}), std::optional<std::size_t>());
    QCOMPARE(set->range(1, 0, 100), (ValueRange{77, 77}));
    QCOMPARE(set->valueAt(1, {51}), std::optional<double>());
}

void TestSeries::valuesEqualTheStates_data()
{
    QTest::addColumn<QString>("name");

    QTest::newRow("demo") << QStringLiteral("teeworlds/ddnet198-client-race-carol.demo");
    QTest::newRow("server demo") << QStringLiteral("teeworlds/ddnet164-server-dm1.demo");
    QTest::newRow("teehistorian") << QStringLiteral("teehistorian/ddnet164-sunny.teehistorian");
    QTest::newRow("GoldSrc") << QStringLiteral("goldsrc/synthetic_dm_8p.dem");
    QTest::newRow("Hollow Cube") << QStringLiteral("hollowcube/parkour-run.hcrp");
}

void TestSeries::valuesEqualTheStates()
{
    QFETCH(QString, name);
    const auto path = realRecording(name);
    if (!path)
        SKIP_MISSING();
    FormatRegistry registry;
    registerAllFormats(registry);
    const auto recording = registry.open(openFile(path->toStdString()).value(), {}).value();
    const auto index = buildIndex(recording, {}).value();
    Cursor cursor(recording, limits::CursorCache);
    const auto mover = recordedMotion()->makeMover();
    const TickRange ticks = index->ticks();
    const auto stateAt = [&](Tick tick) {
        return cursor.frameAt(tick, *index, *mover, {}).value().at->recorded;
    };
    const Tick middle{ticks.first.value + (ticks.last - ticks.first) / 2};
    const auto keys = someKeys(*stateAt(middle), 40);
    QVERIFY(!keys.empty());

    const auto set = readSeries(recording, *index, keys, {}).value();

    std::mt19937_64 random(11);
    std::uniform_int_distribution<std::int64_t> anyTick(ticks.first.value, ticks.last.value);
    std::size_t compared = 0;
    for (int trial = 0; trial < 100; ++trial) {
        const Tick tick{anyTick(random)};
        const auto state = stateAt(tick);
        for (std::size_t column = 0; column < keys.size(); ++column) {
            const SeriesKey &key = keys[column];
            const Value value = fieldOf(*state, key.type, key.id, key.field);
            const auto number = state->schema()->numberOf(key.type);
            const ItemType *type = number ? state->schema()->find(*number) : nullptr;
            const Field *field = type ? type->fieldNamed(key.field) : nullptr;
            const double expected = field ? shownNumber(*field, value) : 0;
            // Some synthetic recordings hold reals that are no numbers, and clients' demos 0 for
            // the health of others.
            const auto words = number ? state->find({*number, key.id}) : std::nullopt;
            const bool isUnrecorded = field && words && !type->isRecorded(*field, *words);
            const bool isAbsent = std::holds_alternative<std::monostate>(value)
                                  || !std::isfinite(expected) || isUnrecorded;
            const auto found = set->valueAt(column, tick);
            QVERIFY2(isAbsent ? !found : found && *found == expected,
                     qPrintable(QStringLiteral("%1 #%2 %3 at %4: %5, not %6")
                                    .arg(QString::fromStdString(key.type))
                                    .arg(key.id)
                                    .arg(QString::fromStdString(key.field))
                                    .arg(tick.value)
                                    .arg(found.value_or(SampleGap))
                                    .arg(expected)));
            compared += found ? 1 : 0;
        }
    }
    QVERIFY(compared > 100);
}

void TestSeries::anglesAreInDegreesAndUpwardsIsMore()
{
    Field angle;
    angle.unit = "rad";
    angle.scale = 1.0 / 256;
    const Value quarter{std::int64_t{402}}; // of pi, clockwise
    const auto rounded = [&] { return std::lround(shownNumber(angle, quarter)); };

    QCOMPARE(shownUnit(angle), std::string("°"));
    QCOMPARE(rounded(), -90);
    QCOMPARE(std::lround(shownNumber(angle, std::int64_t{1206})), 90); // three quarters
    angle.unit = "units";
    QCOMPARE(shownUnit(angle), std::string("units"));
    QCOMPARE(shownNumber(angle, std::int64_t{256}), 1.0);
}

TICKSCOPE_TEST(TestSeries, tickscope::test::NoApplication)
#include "test_series.moc"
