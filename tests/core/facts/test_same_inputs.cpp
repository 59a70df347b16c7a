// SPDX-License-Identifier: GPL-3.0-or-later
//
// The same inputs twice: hand-made logs with known answers, random ones beside a search that tries
// everything, and visits of real recordings, none of which is a copy.

#include <algorithm>
#include <map>
#include <random>

#include <QTest>

#include "core/analysis/compare/same_inputs.h"
#include "core/facts/fact_material.h"
#include "core/facts/figures.h"
#include "core/formats/format_registry.h"
#include "core/io/byte_source.h"
#include "core/io/http/url.h"
#include "core/timeline/index_pass.h"
#include "tests/core/timeline/script_recording.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using namespace tickscope::test;

namespace {

/// What is held in each tick from \a first on.
InputLog logOf(int player, std::int64_t first, const std::vector<std::uint64_t> &held)
{
    InputLog log{player, {}};
    Tick tick{first};
    for (const std::uint64_t inputs : held) {
        if (log.changes.empty() || log.changes.back().inputs != inputs)
            log.changes.push_back({tick, inputs});
        tick = tick + 1;
    }
    log.changes.push_back({tick, InputChange::Unknown});
    return log;
}

/// \a count ticks of somebody whose inputs change every few ticks; more \a kinds are less alike.
std::vector<std::uint64_t> played(std::mt19937 &random, std::size_t count, unsigned kinds)
{
    std::vector<std::uint64_t> held;
    while (held.size() < count)
        held.insert(held.end(), 1 + random() % 3, 1 + random() % kinds);
    held.resize(count);
    return held;
}

std::uint64_t heldAt(const InputLog &log, std::int64_t tick)
{
    std::uint64_t held = InputChange::Unknown;
    for (const InputChange &change : log.changes)
        held = change.first.value <= tick ? change.inputs : held;
    return held;
}

/// The longest time between two changes in which both logs are equal, at any distance in time.
std::int64_t longestByTrying(const InputLog &log, const InputLog &other)
{
    std::int64_t longest = 0;
    const auto changesWithin = [](const InputLog &of) {
        // The first one has no beginning that was seen, what is behind the last one is not known.
        return std::span(of.changes).subspan(1, of.changes.size() - 2);
    };
    for (const InputChange &change : changesWithin(log)) {
        for (const InputChange &begin : changesWithin(other)) {
            const std::int64_t apart = begin.first - change.first;
            for (const InputChange &end : changesWithin(log)) {
                if (end.first <= change.first)
                    continue;
                const bool isChange = heldAt(other, end.first.value + apart)
                                      != heldAt(other, end.first.value + apart - 1);
                bool areEqual = isChange && heldAt(other, end.first.value + apart) != 0;
                for (auto tick = change.first; areEqual && tick < end.first; tick = tick + 1)
                    areEqual = heldAt(log, tick.value) == heldAt(other, tick.value + apart);
                if (areEqual)
                    longest = std::max(longest, end.first - change.first);
            }
        }
    }
    return longest;
}

std::vector<InputLog> logsOfReal(const char *name, Shared<Recording> *opened = nullptr)
{
    const std::string path = realRecording(QString::fromLatin1(name))->toStdString();
    FormatRegistry registry;
    registerAllFormats(registry);
    const Shared<Recording> recording = registry.open(openNamed(path).value(), {}).value();
    if (opened)
        *opened = recording;
    return readInputLogs(recording, *buildIndex(recording, {}).value(), {}).value();
}

} // namespace

class TestSameInputs : public QObject
{
    Q_OBJECT

private slots:
    void copyIsFoundExactly();
    void copyOfAWholeVisitIsWhole();
    void copyWithinOneVisitIsFound();
    void whoStandsThereRepeatsNothing();
    void whatIsUnknownIsLikeNothing();
    void longestIsThatOfTryingAll();
    void muchRepetitionEnds();
    void twoVisitsOfARecordingAreCompared();
    void rangeLeavesWhatLiesInIt_data();
    void rangeLeavesWhatLiesInIt();
    void figureNamesTheOther();
    void nobodyPlaysAsAnother_data();
    void nobodyPlaysAsAnother();
};

void TestSameInputs::copyIsFoundExactly()
{
    std::mt19937 random(1);
    auto own = played(random, 500, 1000);
    auto other = played(random, 800, 1000);
    // Ticks 120 to 319 of the one are 1430 to 1629 of the other.
    std::copy_n(own.begin() + 20, 200, other.begin() + 430);
    own[19] = 5001;
    own[220] = 5002;
    other[429] = 5003;
    other[630] = 5004;
    const std::vector<InputLog> logs{logOf(3, 100, own), logOf(8, 1000, other)};
    const SameInputs same = findSameInputs(logs, {}).value();
    QCOMPARE(same.stretches.size(), std::size_t{1});
    const SameStretch &found = same.stretches.front();
    QCOMPARE(found.log, std::size_t{0});
    QCOMPARE(found.other, std::size_t{1});
    QCOMPARE(found.ticks.first, Tick{120});
    QCOMPARE(found.ticks.last, Tick{319});
    QCOMPARE(found.otherFirst, Tick{1430});
    const auto within = std::ranges::count_if(logs[0].changes, [](const InputChange &change) {
        return change.first > Tick{120} && change.first <= Tick{319};
    });
    QCOMPARE(found.changes, within);
}

void TestSameInputs::copyOfAWholeVisitIsWhole()
{
    std::mt19937 random(2);
    auto held = played(random, 300, 1000);
    // Both wait before they run, and behind it.
    held.insert(held.begin(), 200, 7);
    held.insert(held.end(), 100, 7);
    const SameInputs same = findSameInputs(std::vector{logOf(0, 0, held), logOf(1, 9000, held)}, {})
                                .value();
    QCOMPARE(same.stretches.size(), std::size_t{1});
    QCOMPARE(same.stretches.front().ticks.first, Tick{0});
    QCOMPARE(same.stretches.front().ticks.last, Tick{599});
    QCOMPARE(same.stretches.front().otherFirst, Tick{9000});
    QCOMPARE(same.stretches.front().active, std::int64_t{300});
}

void TestSameInputs::copyWithinOneVisitIsFound()
{
    std::mt19937 random(3);
    auto held = played(random, 1000, 1000);
    std::copy_n(held.begin() + 100, 150, held.begin() + 700);
    held[99] = 5001;
    held[250] = 5002;
    held[699] = 5003;
    held[850] = 5004;
    const SameInputs same = findSameInputs(std::vector{logOf(0, 0, held)}, {}).value();
    QCOMPARE(same.stretches.size(), std::size_t{1});
    QCOMPARE(same.stretches.front().ticks.first, Tick{100});
    QCOMPARE(same.stretches.front().ticks.last, Tick{249});
    QCOMPARE(same.stretches.front().otherFirst, Tick{700});
}

void TestSameInputs::whoStandsThereRepeatsNothing()
{
    std::vector<std::uint64_t> own(5000, 7);
    std::vector<std::uint64_t> other(6000, 7);
    own[4000] = 8;
    other[5500] = 9;
    const SameInputs same = findSameInputs(std::vector{logOf(0, 0, own), logOf(1, 0, other)}, {})
                                .value();
    QVERIFY(same.stretches.empty());
    QCOMPARE(same.lengths([](std::size_t log, std::size_t with) { return log != with; }),
             std::vector<double>{0});
}

void TestSameInputs::whatIsUnknownIsLikeNothing()
{
    std::mt19937 random(4);
    auto held = played(random, 400, 1000);
    std::fill_n(held.begin() + 200, 10, InputChange::Unknown);
    const SameInputs same = findSameInputs(std::vector{logOf(0, 0, held), logOf(1, 0, held)}, {})
                                .value();
    QCOMPARE(same.stretches.size(), std::size_t{2});
    for (const SameStretch &found : same.stretches)
        QVERIFY(found.ticks.last < Tick{200} || found.ticks.first > Tick{209});
}

void TestSameInputs::longestIsThatOfTryingAll()
{
    std::mt19937 random(5);
    for (int round = 0; round < 40; ++round) {
        std::vector<InputLog> logs;
        for (int player = 0; player < 4; ++player)
            logs.push_back(logOf(player, 100 * player, played(random, 60, 2 + round % 3)));
        const SameInputs same = findSameInputs(logs, {}).value();
        for (std::size_t log = 0; log < logs.size(); ++log) {
            for (std::size_t other = log + 1; other < logs.size(); ++other) {
                const auto found = same.lengths([&](std::size_t left, std::size_t right) {
                    return left == log && right == other;
                });
                QCOMPARE(found.front(),
                         static_cast<double>(longestByTrying(logs[log], logs[other])));
            }
        }
    }
}

void TestSameInputs::muchRepetitionEnds()
{
    // What a trigger held by a program looks like for hours, twice.
    std::vector<std::uint64_t> held(200'000);
    for (std::size_t i = 0; i < held.size(); ++i)
        held[i] = 1 + i % 2;
    const SameInputs same = findSameInputs(std::vector{logOf(0, 0, held), logOf(1, 50, held)}, {})
                                .value();
    QVERIFY(!same.stretches.empty());
    QCOMPARE(same.stretches.front().ticks.last - same.stretches.front().ticks.first + 1,
             static_cast<std::int64_t>(held.size()));
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(findSameInputs(std::vector{logOf(0, 0, held)}, stop.get_token()).error().code,
             ErrorCode::Cancelled);
}

/// Anna has client 3 from tick 100 to 299 and Bo from 300 on; Bo does in tick 350 to 449 what Anna
/// did in 150 to 249.
static Shared<Recording> copiedRun()
{
    std::mt19937 random(6);
    Script script;
    script[100].players = {{{100}, 3, PlayerChange::What::Joined, "Anna"}};
    script[300].players = {{{300}, 3, PlayerChange::What::Left, "Anna"},
                           {{300}, 3, PlayerChange::What::Joined, "Bo"}};
    for (std::int64_t tick = 100; tick <= 500; ++tick) {
        Words words(WordCount, 0);
        words[Direction] = static_cast<int>(random() % 3) - 1;
        words[Jump] = static_cast<int>(random() % 2);
        words[AimX] = static_cast<int>(random() % 1000) - 500;
        words[AimY] = 1 + static_cast<int>(random() % 500);
        script[tick].items[Client3] = tick >= 350 && tick < 450 ? script[tick - 200].items[Client3]
                                                                : words;
    }
    return std::make_shared<const ScriptRecording>(std::move(script));
}

void TestSameInputs::twoVisitsOfARecordingAreCompared()
{
    const auto recording = copiedRun();
    const ComparedRecording side{recording, buildIndex(recording, {}).value()};
    const RepeatedInputs found = findRepeatedInputs(side, side, {}, {}).value();
    QCOMPARE(found.stretches.size(), std::size_t{1});
    QCOMPARE(found.stretches.front().ticks.first, Tick{150});
    QCOMPARE(found.stretches.front().ticks.last, Tick{249});
    QCOMPARE(found.stretches.front().otherFirst, Tick{350});
    // Each with itself remains of three pairs.
    QCOMPARE(found.byChance.size(), std::size_t{2});
    QCOMPARE(findRepeatedInputs(side, side, 7, {}).value().stretches.size(), std::size_t{0});
}

void TestSameInputs::rangeLeavesWhatLiesInIt_data()
{
    QTest::addColumn<TickRange>("range");
    QTest::addColumn<TickRange>("left"); // of the ticks 150 to 249
    QTest::newRow("all") << TickRange{{100}, {500}} << TickRange{{150}, {249}};
    QTest::newRow("a part") << TickRange{{200}, {300}} << TickRange{{200}, {249}};
    QTest::newRow("of the copy") << TickRange{{400}, {500}} << TickRange{{200}, {249}};
    QTest::newRow("too few changes") << TickRange{{245}, {300}} << TickRange{};
    QTest::newRow("between both") << TickRange{{260}, {340}} << TickRange{};
}

void TestSameInputs::rangeLeavesWhatLiesInIt()
{
    QFETCH(const TickRange, range);
    QFETCH(const TickRange, left);
    const auto recording = copiedRun();
    const ComparedRecording side{recording, buildIndex(recording, {}).value()};
    RepeatedInputs found = findRepeatedInputs(side, side, {}, {}).value();

    keepWithin(found, range);

    QCOMPARE(found.stretches.empty(), left.isEmpty());
    if (left.isEmpty())
        return;
    const SameStretch &stretch = found.stretches.front();
    QCOMPARE(stretch.ticks, left);
    QCOMPARE(stretch.otherFirst, left.first + 200);
    QVERIFY(stretch.changes <= left.last - left.first + 1 && stretch.active < stretch.changes + 5);
    QCOMPARE(found.byChance.size(), std::size_t{2});
}

void TestSameInputs::figureNamesTheOther()
{
    const auto recording = copiedRun();
    const auto index = buildIndex(recording, {}).value();
    const auto material = readFactMaterial({recording, index}, {}).value();
    std::vector<Figure> figures = figuresOf(*material, 0);
    std::erase_if(
        figures, [](const Figure &figure) { return figure.kind != findFigureKind("same_inputs"); });
    QCOMPARE(figures.size(), std::size_t{2});
    QCOMPARE(figures[0].value, std::optional(100.0));
    QCOMPARE(figures[0].samples, std::int64_t{2});
    QCOMPARE(figures[0].occurrences.size(), std::size_t{1});
    QCOMPARE(figures[0].occurrences[0].ticks.first, Tick{150});
    // The bars are of those pairs that are not his.
    QCOMPARE(figures[0].histogram.size(), std::size_t{1});
    QCOMPARE(faultText(*figures[1].fault), std::string("as Bo #1 from tick 350 on"));
}

void TestSameInputs::nobodyPlaysAsAnother_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name :
         {"teehistorian/ddnet198-racebox.teehistorian",
          "teehistorian/ddnet198-dm8-long.teehistorian",
          "teeworlds/ddnet198-client-watch-26min.demo", "teeworlds/ddnet164-server-sunny.demo"}) {
        if (realRecording(QString::fromLatin1(name)))
            QTest::newRow(name) << QString::fromLatin1(name);
    }
}

void TestSameInputs::nobodyPlaysAsAnother()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(const QString, name);
    const auto logs = logsOfReal(name.toLatin1().constData());
    QVERIFY(logs.size() > 3);
    const SameInputs same = findSameInputs(logs, {}).value();
    QVERIFY(!same.pairs.empty());
    QCOMPARE(same.stretches.size(), std::size_t{0});
}

TICKSCOPE_TEST(TestSameInputs, tickscope::test::NoApplication)
#include "test_same_inputs.moc"
