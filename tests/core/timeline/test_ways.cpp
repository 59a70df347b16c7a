// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/analysis/compare/ways.h"
#include "core/formats/format_registry.h"
#include "core/timeline/index_pass.h"
#include "tests/core/timeline/script_recording.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace std::chrono_literals;

namespace {

/// A way over \a xs, a tick for each, from \a first on.
Way wayOver(std::int64_t first, const std::vector<double> &xs)
{
    Way way;
    for (const double x : xs)
        way.push_back({{first++}, x, 0, 0});
    return way;
}

/// The right ticks, one for each left one.
std::vector<std::int64_t> rightTicks(const Way &left, const Way &right)
{
    std::vector<std::int64_t> ticks;
    const auto pairs = pairedByPlace(left, right);
    for (const TickPair &pair : *pairs)
        ticks.push_back(pair.right.value);
    return ticks;
}

using Ticks = std::vector<std::int64_t>;

} // namespace

/// Runs over one course are laid beside each other by where they are.
class TestWays : public QObject
{
    Q_OBJECT

private slots:
    void whoStandsStillPausesTheOther();
    void pauseOfTheOtherIsPassedOver();
    void twiceAsFastIsTwiceTheTicks();
    void crossingIsNotTakenForTheWayBehindIt();
    void detourEndsWhereItCameBack();
    void whoFallsBackHasBegunAllTheSame();
    void roundBeginsAgainWithTheSecondOne();
    void everyPairIsTheTickBesideAndBack();
    void nothingIsBesideAPlaceWhereTheOtherWasNot();
    void partsOfTheWayAreSplits();
    void splitsAreThoseOfOneName();
    void splitsAreAlongWhoDoesNotFallBack();
    void timeIsWonAndLostAlongTheWay();
    void wayThatIsCrossedEarlyIsFollowedAllTheSame();
    void waysThatLieFarApartAreNotCompared();
    void placeWhereTheOtherWasNotHasNoTime();
    void twoThatPauseAlikeLoseNothing();
    void waysNeedOneWorldAndOnePlayer();
    void placesComeFromTheRecording();
    void finishIsAPlaceLikeOthers();
};

void TestWays::whoStandsStillPausesTheOther()
{
    const Way left = wayOver(100, {0, 10, 20, 20, 20, 30, 40});
    const Way right = wayOver(500, {0, 10, 20, 30, 40});

    QCOMPARE(rightTicks(left, right), (Ticks{500, 501, 502, 502, 502, 503, 504}));
}

void TestWays::pauseOfTheOtherIsPassedOver()
{
    const Way left = wayOver(0, {0, 10, 20, 30, 40});
    const Way right = wayOver(0, {0, 10, 20, 20, 20, 20, 30, 40});

    QCOMPARE(rightTicks(left, right), (Ticks{0, 1, 2, 6, 7}));
}

void TestWays::twiceAsFastIsTwiceTheTicks()
{
    const Way left = wayOver(0, {0, 20, 40, 60, 80});
    const Way right = wayOver(0, {0, 10, 20, 30, 40, 50, 60, 70, 80});

    QCOMPARE(rightTicks(left, right), (Ticks{0, 2, 4, 6, 8}));
    QCOMPARE(rightTicks(right, left), (Ticks{0, 0, 1, 1, 2, 2, 3, 3, 4}));
}

void TestWays::crossingIsNotTakenForTheWayBehindIt()
{
    // To the right, up, back and down over the beginning.
    Way way;
    for (int i = 0; i <= 10; ++i)
        way.push_back({{i}, 10.0 * i, 0, 0});
    for (int i = 1; i <= 5; ++i)
        way.push_back({{10 + i}, 100, 10.0 * i, 0});
    for (int i = 1; i <= 5; ++i)
        way.push_back({{15 + i}, 100 - 10.0 * i, 50, 0});
    for (int i = 1; i <= 10; ++i)
        way.push_back({{20 + i}, 50, 50 - 10.0 * i, 0});
    Way beside = way;
    for (WayPoint &point : beside)
        point.y += 1;

    Ticks same;
    for (const WayPoint &point : way)
        same.push_back(point.tick.value);
    QCOMPARE(rightTicks(beside, way), same);
}

void TestWays::detourEndsWhereItCameBack()
{
    Way left = wayOver(0, {0, 10, 20, 30, 40, 50, 60});
    left[2].y = 40;
    left[3].y = 60;
    left[4].y = 40;
    const Way right = wayOver(0, {0, 10, 20, 30, 40, 50, 60});

    QCOMPARE(rightTicks(left, right), (Ticks{0, 1, 2, 3, 4, 5, 6}));
}

void TestWays::whoFallsBackHasBegunAllTheSame()
{
    std::vector<double> left;
    std::vector<double> right;
    for (int i = 0; i <= 100; ++i) {
        left.push_back(i);
        right.push_back(i <= 60 ? i : i - 41); // from 60 to 20
    }
    for (int i = 60; i <= 100; ++i)
        right.push_back(i);
    const Way straight = wayOver(0, left);

    const auto ticks = rightTicks(straight, wayOver(0, right));

    QCOMPARE(ticks[10], 10);
    QCOMPARE(ticks[20], 20);
    QCOMPARE(ticks[70], 111);
    QCOMPARE(ticks[100], 141);
    // And the other way round in time and place.
    std::ranges::reverse(left);
    std::ranges::reverse(right);
    const auto back = rightTicks(wayOver(0, left), wayOver(0, right));
    QCOMPARE(back[30], 30);
    QCOMPARE(back[90], 131);
    QCOMPARE(back[100], 141);
    // Who begins earlier still does so at no cost.
    QCOMPARE(rightTicks(wayOver(0, {50, 60, 70}), straight), (Ticks{50, 60, 70}));
}

void TestWays::roundBeginsAgainWithTheSecondOne()
{
    const Way left = wayOver(0, {0, 10, 20, 10, 0, 10, 20});
    const Way right = wayOver(50, {0, 10, 20, 20, 10, 0, 10, 20});

    QCOMPARE(rightTicks(left, right), (Ticks{50, 51, 52, 54, 55, 56, 57}));
}

void TestWays::everyPairIsTheTickBesideAndBack()
{
    const auto time = TimeBase::uniform({{0}, {20}}, 20ms);
    const TickPairing pairing(time, time, {{{10}, {3}}, {{12}, {3}}, {{14}, {7}}});

    QVERIFY(!pairing.rightOf({9}));
    QCOMPARE(pairing.rightOf({10}), std::optional(Tick{3}));
    QCOMPARE(pairing.rightOf({11}), std::optional(Tick{3}));
    // Between two that were recorded it goes on evenly.
    QCOMPARE(pairing.rightOf({13}), std::optional(Tick{5}));
    QCOMPARE(pairing.rightOf({14}), std::optional(Tick{7}));
    QVERIFY(!pairing.rightOf({15}));
    QVERIFY(!pairing.leftOf({2}));
    QCOMPARE(pairing.leftOf({3}), std::optional(Tick{10}));
    QCOMPARE(pairing.leftOf({5}), std::optional(Tick{14}));
    QCOMPARE(pairing.leftOf({7}), std::optional(Tick{14}));
    QVERIFY(!pairing.leftOf({8}));
    // The picture goes on before and behind them.
    QCOMPARE(pairing.rightAt(200ms), std::optional<Time>(60ms));
    QCOMPARE(pairing.rightAt(100ms), std::optional<Time>(-40ms));
    QCOMPARE(pairing.rightAt(300ms), std::optional<Time>(160ms));
    QCOMPARE(TickPairing(time, time, {{{10}, {3}}}, 40ms).rightAt(200ms),
             std::optional<Time>(100ms));
}

void TestWays::nothingIsBesideAPlaceWhereTheOtherWasNot()
{
    const auto time = TimeBase::uniform({{0}, {20}}, 20ms);
    const TickPairing pairing(time, time, {{{10}, {3}}, {{12}, {4}, true}, {{14}, {7}}});

    QCOMPARE(pairing.rightAt(220ms), std::optional<Time>(70ms));
    QVERIFY(!pairing.rightAt(240ms));
    QVERIFY(!pairing.rightAt(279ms));
    QCOMPARE(pairing.rightAt(280ms), std::optional<Time>(140ms));
    QVERIFY(!pairing.rightOf({12}));
    QVERIFY(!pairing.rightOf({13}));
    QCOMPARE(pairing.rightOf({14}), std::optional(Tick{7}));
    QVERIFY(!pairing.leftOf({4}));
    QCOMPARE(pairing.leftOf({7}), std::optional(Tick{14}));
}

void TestWays::partsOfTheWayAreSplits()
{
    // Pauses for four ticks at the half.
    const Way left = wayOver(100, {0, 10, 20, 20, 20, 20, 20, 30, 40});
    const Way right = wayOver(0, {0, 10, 20, 30, 40});
    const auto time = TimeBase::uniform({{100}, {108}}, 20ms);
    const auto otherTime = TimeBase::uniform({{0}, {4}}, 20ms);
    const PairedWays ways{left, right, pairedByPlace(left, right).value()};

    const auto splits = splitsOfWay(ways, time, otherTime, 4);

    using Side = RunSplit::Side;
    QCOMPARE(splits, (std::vector<RunSplit>{{"1/4", Side{{101}, 20ms}, Side{{1}, 20ms}},
                                            {"2/4", Side{{102}, 40ms}, Side{{2}, 40ms}},
                                            {"3/4", Side{{107}, 140ms}, Side{{3}, 60ms}},
                                            {"4/4", Side{{108}, 160ms}, Side{{4}, 80ms}}}));
}

void TestWays::splitsAreAlongWhoDoesNotFallBack()
{
    const Way whole = wayOver(0, {0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100});
    const Way fallen = wayOver(0, {0, 10, 20, 30, 40, 50, 60, 20, 30, 40, 50, 60, 70, 80, 90, 100});
    const auto time = TimeBase::uniform({{0}, {20}}, 20ms);
    const auto splitsOf = [&](const Way &left, const Way &right) {
        return splitsOfWay({left, right, pairedByPlace(left, right, 10).value()}, time, time, 10);
    };

    for (const auto &splits : {splitsOf(fallen, whole), splitsOf(whole, fallen)}) {
        for (std::size_t i = 1; i < splits.size(); ++i) {
            QVERIFY(splits[i].lag().has_value());
            QVERIFY(splits[i - 1].left->tick < splits[i].left->tick);
            QVERIFY(splits[i - 1].right->tick < splits[i].right->tick);
        }
        QCOMPARE(splits[0].lag(), std::optional(Time{0}));
        QCOMPARE(std::chrono::abs(*splits[7].lag()), Time(100ms));
    }
}

void TestWays::timeIsWonAndLostAlongTheWay()
{
    // The right one is recorded half as often; it is twice as quick over the first half and loses
    // that again where it stands for four of its ticks.
    const Way left = wayOver(100, {0, 10, 20, 30, 40, 50, 60, 70, 80});
    const Way right = wayOver(0, {0, 40, 40, 40, 40, 40, 60, 80});
    const auto time = TimeBase::uniform({{100}, {108}}, 20ms);
    const auto otherTime = TimeBase::uniform({{0}, {7}}, 40ms);
    const PairedWays ways{left, right, pairedByPlace(left, right).value()};

    const auto lags = lagsOf(ways, time, otherTime);

    QCOMPARE(lags.size(), left.size());
    QCOMPARE(lags[0].lag, std::optional(Time(0)));
    QCOMPARE(lags[4].tick, Tick{104});
    QCOMPARE(lags[4].length, 40.0);
    QCOMPARE(lags[4].lag, std::optional(Time(40ms - 80ms)));
    QCOMPARE(lags[6].lag, std::optional(Time(240ms - 120ms)));
    QCOMPARE(lags[8].length, 80.0);
    QCOMPARE(lags[8].lag, std::optional(Time(280ms - 160ms)));
}

/// What is taken for the next point is not what comes near by chance and leads on.
void TestWays::wayThatIsCrossedEarlyIsFollowedAllTheSame()
{
    // Both go round a square twice; the right one cuts a corner in the first round, where it comes
    // near to what it passes much later.
    Way left;
    Way right;
    for (int round = 0; round < 2; ++round) {
        for (int i = 0; i < 40; ++i) {
            const int side = i / 10;
            const double along = i % 10;
            const double x = side == 0 ? along : side == 1 ? 10 : side == 2 ? 10 - along : 0;
            const double y = side == 0 ? 0 : side == 1 ? along : side == 2 ? 10 : 10 - along;
            left.push_back({{round * 40 + i}, x, y, 0});
            const bool isCut = round == 0 && i >= 8 && i <= 12;
            right.push_back({{100 + round * 40 + i}, isCut ? 8 : x, isCut ? i - 8.0 : y, 0});
        }
    }

    const auto ticks = rightTicks(left, right);

    QCOMPARE(ticks.front(), 100);
    for (std::size_t i = 15; i < ticks.size(); ++i)
        QCOMPARE(ticks[i], static_cast<std::int64_t>(100 + i));
}

void TestWays::waysThatLieFarApartAreNotCompared()
{
    const auto sideAt = [](int y) {
        test::Script script;
        for (int tick = 0; tick <= 40; ++tick)
            script[tick].items[{test::BodyType, 3}] = {10 * tick, y};
        script[0].players.push_back({{0}, 3, PlayerChange::What::Present, "ada"});
        RecordingInfo info;
        info.world = "castle";
        const auto recording = std::make_shared<const test::ScriptRecording>(
            std::move(script), std::vector<HeaderClaim>{}, std::move(info));
        return ComparedSide{{recording, buildIndex(recording, {}).value()}, nullptr, {}};
    };

    QVERIFY(waysOf(sideAt(0), sideAt(100), nullptr, nullptr).has_value());
    QCOMPARE(waysOf(sideAt(0), sideAt(400), nullptr, nullptr).error().code, ErrorCode::BadInput);
}

void TestWays::placeWhereTheOtherWasNotHasNoTime()
{
    // The right one is not seen between 30 and 70.
    const Way left = wayOver(0, {0, 10, 20, 30, 40, 50, 60, 70, 80});
    Way right = wayOver(0, {0, 10, 20, 30, 70, 80});
    right[4].tick = {7};
    right[5].tick = {8};
    const auto time = TimeBase::uniform({{0}, {8}}, 20ms);
    const PairedWays ways{left, right, pairedByPlace(left, right, 10).value()};

    const auto lags = lagsOf(ways, time, time);
    const auto splits = splitsOfWay(ways, time, time, 2);

    for (const std::size_t known : {0, 3, 4, 7, 8})
        QCOMPARE(lags[known].lag.has_value(), true);
    QVERIFY(!lags[5].lag);
    QCOMPARE(lags[8].lag, std::optional(Time{0}));
    QCOMPARE(splits[1].lag(), std::optional(Time{0}));
}

void TestWays::twoThatPauseAlikeLoseNothing()
{
    const Way way = wayOver(0, {0, 10, 20, 20, 20, 20, 30, 40});
    const auto time = TimeBase::uniform({{0}, {7}}, 20ms);

    const auto lags = lagsOf({way, way, pairedByPlace(way, way).value()}, time, time);

    QCOMPARE(lags.size(), std::size_t{5});
    QVERIFY(std::ranges::all_of(lags, [](const WayLag &lag) { return lag.lag == Time{0}; }));
    QCOMPARE(lags[3].tick, Tick{6});
}

void TestWays::placesComeFromTheRecording()
{
    test::Script script;
    for (int tick = 0; tick <= 4; ++tick)
        script[10 + 2 * tick].items[{test::BodyType, 3}] = {100 + tick, 7};
    script[10].players.push_back({{10}, 3, PlayerChange::What::Present, "ada"});
    const auto recording = std::make_shared<const test::ScriptRecording>(std::move(script));
    const ComparedSide side{{recording, buildIndex(recording, {}).value()}, nullptr, {}};

    const auto way = wayOf(side, 0, {{12}, {16}});

    QVERIFY(way.has_value());
    QCOMPARE(way->size(), std::size_t{3});
    QCOMPARE(way->front().tick, Tick{12});
    QCOMPARE(way->front().x, 101.0);
    QCOMPARE(way->front().y, 7.0);
    QCOMPARE(way->back().tick, Tick{16});
}

/// Both go on for a while behind it; the right one is later, and says so.
void TestWays::finishIsAPlaceLikeOthers()
{
    const auto sideThatFinishes = [](int tick, std::string_view text) {
        test::Script script;
        for (int at = 0; at <= 30; ++at)
            script[at].items[{test::BodyType, 0}] = {10 * std::min(at, tick), 7};
        script[0].players.push_back({{0}, 0, PlayerChange::What::Present, "ada"});
        script[0].events.push_back(test::plainEvent(0, "start", "", 0, NoClient));
        script[tick].events.push_back(test::plainEvent(tick, "finish", text, 0, NoClient));
        RecordingInfo info;
        info.world = "castle";
        const auto recording = std::make_shared<const test::ScriptRecording>(
            std::move(script), std::vector<HeaderClaim>{}, std::move(info));
        return ComparedSide{{recording, buildIndex(recording, {}).value()},
                            nullptr,
                            allFormats().formatNamed("hollowcube")};
    };
    const ComparedSide left = sideThatFinishes(18, "finished in 1.8");
    const ComparedSide right = sideThatFinishes(20, "finished in 2.0");

    const auto ways = waysOf(left, right, nullptr, nullptr).value();
    const TickPairing pairing(left.content.index->time(), right.content.index->time(), ways.pairs);
    std::vector<std::pair<std::optional<Tick>, std::optional<Tick>>> found;
    const auto visit = [&found](const Difference &difference) {
        found.emplace_back(difference.left, difference.right);
        return true;
    };
    QVERIFY(findEventDifferences(left, right, pairing, left.content.index->ticks(), visit));

    QCOMPARE(ways.pairs.back(), (TickPair{{18}, {20}}));
    QCOMPARE(found, (decltype(found){{Tick{18}, {}}, {{}, Tick{20}}}));
}

void TestWays::waysNeedOneWorldAndOnePlayer()
{
    const auto sideIn = [](const char *world, int players) {
        test::Script script;
        for (int tick = 0; tick <= 4; ++tick) {
            for (int client = 0; client < players; ++client)
                script[tick].items[{test::BodyType, std::uint32_t(client)}] = {10 * tick, 7};
        }
        for (int client = 0; client < players; ++client)
            script[0].players.push_back(
                {{0}, client, PlayerChange::What::Present, std::string(1, char('a' + client))});
        RecordingInfo info;
        info.world = world;
        const auto recording = std::make_shared<const test::ScriptRecording>(
            std::move(script), std::vector<HeaderClaim>{}, std::move(info));
        return ComparedSide{{recording, buildIndex(recording, {}).value()}, nullptr, {}};
    };
    const ComparedSide alone = sideIn("castle", 1);
    const ComparedSide two = sideIn("castle", 2);

    QCOMPARE(waysOf(alone, sideIn("moon", 1), nullptr, nullptr).error().code, ErrorCode::BadInput);
    QCOMPARE(waysOf(alone, two, nullptr, nullptr).error().code, ErrorCode::BadInput);
    const Player *second = &two.content.index->players().players()[1];
    const auto ways = waysOf(alone, two, nullptr, second);
    QVERIFY(ways.has_value());
    QCOMPARE(ways->pairs.size(), std::size_t{5});
    QCOMPARE(ways->right.size(), std::size_t{5});
}

void TestWays::splitsAreThoseOfOneName()
{
    RaceRun left;
    left.isFinished = true;
    left.ticks = {{0}, {500}};
    left.time = 10s;
    left.checkpoints = {{Tick{100}, Time(2s), "1"}, {Tick{300}, Time(6s), "2"}};
    RaceRun right = left;
    right.time = 9s;
    right.checkpoints = {{Tick{120}, Time(3s), "1"}, {Tick{250}, Time(5s), "2"}};

    const auto splits = splitsOf(left, right);

    QCOMPARE(splits.size(), std::size_t{3});
    QCOMPARE(splits[0].lag(), std::optional(Time(1s)));
    QCOMPARE(splits[1].right->tick, Tick{250});
    QCOMPARE(splits[2].name, std::string());
    QCOMPARE(splits[2].lag(), std::optional(Time(-1s)));
    // 2 s of the left one, 2 s of the right one, and 4 s of either.
    QCOMPARE(sumOfBest(splits), std::optional(Time(8s)));
    // Who crosses it again has that beside the second crossing of the other one, if any.
    left.checkpoints.push_back({Tick{400}, Time(8s), "1"});
    QVERIFY(!splitsOf(left, right)[2].right);
    // And what only the other one crossed has a place of its own.
    const auto swapped = splitsOf(right, left);
    QCOMPARE(swapped.size(), std::size_t{4});
    QVERIFY(!swapped[2].left);
    QCOMPARE(swapped[2].right->tick, Tick{400});
    right.checkpoints.push_back({Tick{420}, Time(8s), "1"});
    QCOMPARE(splitsOf(left, right)[2].right->tick, Tick{420});
    left.checkpoints.pop_back();
    right.checkpoints.pop_back();
    right.checkpoints.pop_back();
    QVERIFY(!splitsOf(left, right)[1].lag());
    const auto between = splitsOf(right, left);
    QCOMPARE(between[1].name, std::string("2"));
    QVERIFY(!between[1].left);
    QVERIFY(!sumOfBest(splitsOf(left, right)));
    // Among those of the left one by time, and behind what both crossed before.
    right.checkpoints = {{Tick{50}, Time(1s), "0"},
                         {Tick{120}, Time(3s), "1"},
                         {Tick{150}, Time(4s), "a"},
                         {Tick{400}, Time(9s), "b"}};
    QStringList order;
    for (const RunSplit &split : splitsOf(left, right))
        order << QString::fromStdString(split.name);
    QCOMPARE(order, QStringList({"0", "1", "a", "2", "b", ""}));
    // In another order: nobody went from 1 to 2 in -1 s.
    right.checkpoints = {{Tick{150}, Time(3s), "2"}, {Tick{200}, Time(4s), "1"}};
    QVERIFY(!sumOfBest(splitsOf(left, right)));
}

TICKSCOPE_TEST(TestWays, QCoreApplication)
#include "test_ways.moc"
