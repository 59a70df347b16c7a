// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/analysis/retention.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace std::chrono_literals;

namespace {

constexpr std::chrono::hours Day{24};

RetentionFacts recordingOf(int days, std::uint64_t bytes = 10)
{
    RetentionFacts facts;
    facts.bytes = bytes;
    facts.age = days * Day;
    facts.world = "w";
    return facts;
}

RetentionFacts runOf(int days, std::vector<Time> finishes, const char *world = "w")
{
    RetentionFacts facts = recordingOf(days);
    facts.finishes = std::move(finishes);
    facts.world = world;
    return facts;
}

Result<std::optional<KeptFor>> nothingKeeps(std::size_t)
{
    return std::optional<KeptFor>();
}

std::vector<RetentionDecision> decide(const RetentionRules &rules,
                                      const std::vector<RetentionFacts> &recordings,
                                      const KeepQuestion &question = nothingKeeps)
{
    return decideRetention({.general = rules, .ofWorld = {}}, recordings, question)
        .value_or(std::vector<RetentionDecision>{});
}

RetentionDecision removedBy(RetentionRule rule)
{
    return {rule, KeptFor::NoRule};
}

RetentionDecision keptFor(KeptFor reason)
{
    return {{}, reason};
}

} // namespace

/// Which recordings go.
class TestRetention : public QObject
{
    Q_OBJECT

private slots:
    void oldAndLargeOnesGo();
    void oldestGoUntilTheRestFits();
    void whatStaysCountsInTheTotal();
    void whatIsNotKnownIsKept();
    void bestRunsStay();
    void equallyGoodRunsStay();
    void copiesTakeOnePlaceAmongTheBest();
    void damagedRecordingTakesNoPlaceAmongTheBest();
    void worldsAndTheirVersionsAreApart();
    void flaggedStayOnlyWhereThatIsAsked();
    void answerKeepsWhatARuleWouldRemove();
    void questionIsAskedOnlyOfWhatWouldGo();
    void failedQuestionDecidesNothing();
    void rulesOfAWorldReplaceTheOthers();
    void unknownWorldIsKeptWhereWorldsHaveRules();
    void ageIsTheLeastThatCanBe_data();
    void ageIsTheLeastThatCanBe();
};

void TestRetention::oldAndLargeOnesGo()
{
    const auto decisions = decide({.older = 30 * Day, .larger = 100},
                                  {recordingOf(31), recordingOf(30, 101), recordingOf(30, 100)});

    QCOMPARE(decisions[0], removedBy(RetentionRule::Older));
    QCOMPARE(decisions[1], removedBy(RetentionRule::Larger));
    QCOMPARE(decisions[2], keptFor(KeptFor::NoRule));
}

void TestRetention::oldestGoUntilTheRestFits()
{
    const auto decisions = decide({.total = 20},
                                  {recordingOf(1), recordingOf(9), recordingOf(5), recordingOf(2)});

    QCOMPARE(decisions[0], keptFor(KeptFor::NoRule));
    QCOMPARE(decisions[1], removedBy(RetentionRule::Total));
    QCOMPARE(decisions[2], removedBy(RetentionRule::Total));
    QCOMPARE(decisions[3], keptFor(KeptFor::NoRule));
}

void TestRetention::whatStaysCountsInTheTotal()
{
    RetentionFacts damaged = recordingOf(9);
    damaged.keptFor = KeptFor::Damaged;

    const auto decisions = decide({.total = 20}, {damaged, recordingOf(2), recordingOf(1)});

    QCOMPARE(decisions[0], keptFor(KeptFor::Damaged));
    QCOMPARE(decisions[1], removedBy(RetentionRule::Total));
    QCOMPARE(decisions[2], keptFor(KeptFor::NoRule));
}

void TestRetention::whatIsNotKnownIsKept()
{
    RetentionFacts ageless = recordingOf(0, 1000);
    ageless.age.reset();
    RetentionFacts worldless = runOf(99, {1s});
    worldless.world.clear();
    RetentionFacts unread = recordingOf(99);

    QCOMPARE(decide({.older = 30 * Day, .larger = 100}, {ageless})[0],
             keptFor(KeptFor::UnknownAge));
    QCOMPARE(decide({.total = 1}, {ageless})[0], keptFor(KeptFor::UnknownAge));
    // Nobody asked for its age.
    QCOMPARE(decide({.larger = 100}, {ageless})[0], removedBy(RetentionRule::Larger));
    QCOMPARE(decide({.older = Day, .keepBest = 1}, {worldless})[0], keptFor(KeptFor::UnknownWorld));
    QCOMPARE(decide({.older = Day, .keepBest = 1}, {unread})[0], keptFor(KeptFor::UnknownFinish));
    QCOMPARE(decide({.older = Day}, {worldless})[0], removedBy(RetentionRule::Older));
}

void TestRetention::bestRunsStay()
{
    // The second has two of the three best.
    const auto decisions = decide({.older = Day, .keepBest = 3},
                                  {runOf(9, {40s}), runOf(9, {10s, 30s, 90s}), runOf(9, {20s}),
                                   runOf(9, {}), runOf(0, {50s})});

    QCOMPARE(decisions[0], removedBy(RetentionRule::Older));
    QCOMPARE(decisions[1], keptFor(KeptFor::BestRun));
    QCOMPARE(decisions[2], keptFor(KeptFor::BestRun));
    QCOMPARE(decisions[3],
             keptFor(KeptFor::UnknownFinish)); // what cannot be ranked may be the best
    QCOMPARE(decisions[4], keptFor(KeptFor::NoRule));
}

void TestRetention::equallyGoodRunsStay()
{
    const auto decisions = decide({.older = Day, .keepBest = 1},
                                  {runOf(9, {10s}), runOf(8, {10s}), runOf(8, {11s})});

    QCOMPARE(decisions[0], keptFor(KeptFor::BestRun));
    QCOMPARE(decisions[1], keptFor(KeptFor::BestRun));
    QCOMPARE(decisions[2], removedBy(RetentionRule::Older));
}

void TestRetention::copiesTakeOnePlaceAmongTheBest()
{
    const auto decisions = decide(
        {.older = Day, .keepBest = 2},
        {runOf(9, {10s}), runOf(8, {10s}), runOf(9, {11s}), runOf(9, {12s})});

    QCOMPARE(decisions[2], keptFor(KeptFor::BestRun));
    QCOMPARE(decisions[3], removedBy(RetentionRule::Older));
}

void TestRetention::damagedRecordingTakesNoPlaceAmongTheBest()
{
    RetentionFacts damaged = runOf(9, {1ns});
    damaged.keptFor = KeptFor::Damaged;

    const auto decisions = decide({.older = Day, .keepBest = 1}, {damaged, runOf(9, {10s})});

    QCOMPARE(decisions[0], keptFor(KeptFor::Damaged));
    QCOMPARE(decisions[1], keptFor(KeptFor::BestRun));
}

void TestRetention::worldsAndTheirVersionsAreApart()
{
    RetentionFacts otherVersion = runOf(9, {30s}, "dm1");
    otherVersion.worldVersion = "f2159e6e";

    const auto decisions = decide(
        {.older = Day, .keepBest = 1},
        {runOf(9, {10s}, "dm1"), runOf(9, {20s}, "dm2"), otherVersion, runOf(9, {20s}, "dm1")});

    QCOMPARE(decisions[0], keptFor(KeptFor::BestRun));
    QCOMPARE(decisions[1], keptFor(KeptFor::BestRun));
    QCOMPARE(decisions[2], keptFor(KeptFor::BestRun));
    QCOMPARE(decisions[3], removedBy(RetentionRule::Older));
}

void TestRetention::flaggedStayOnlyWhereThatIsAsked()
{
    RetentionFacts flagged = recordingOf(9);
    flagged.isFlagged = true;

    QCOMPARE(decide({.older = Day, .keepsFlagged = true}, {flagged})[0], keptFor(KeptFor::Flagged));
    QCOMPARE(decide({.older = Day}, {flagged})[0], removedBy(RetentionRule::Older));
}

void TestRetention::answerKeepsWhatARuleWouldRemove()
{
    const auto isOfCase = [](std::size_t number) -> Result<std::optional<KeptFor>> {
        return number == 1 ? std::optional(KeptFor::Case) : std::nullopt;
    };

    const auto decisions = decide({.older = Day, .total = 0}, {recordingOf(9), recordingOf(9)},
                                  isOfCase);

    QCOMPARE(decisions[0], removedBy(RetentionRule::Older));
    QCOMPARE(decisions[1], keptFor(KeptFor::Case));
}

void TestRetention::questionIsAskedOnlyOfWhatWouldGo()
{
    std::vector<std::size_t> asked;
    const auto question = [&asked](std::size_t number) -> Result<std::optional<KeptFor>> {
        asked.push_back(number);
        return std::optional<KeptFor>();
    };

    (void)decide({.older = Day}, {recordingOf(0), recordingOf(9), recordingOf(1)}, question);

    QCOMPARE(asked, std::vector<std::size_t>{1});
}

void TestRetention::failedQuestionDecidesNothing()
{
    const auto fails = [](std::size_t) -> Result<std::optional<KeptFor>> {
        return failure(ErrorCode::Io, faults::Cancelled);
    };

    QVERIFY(!decideRetention({.general = {.older = Day}, .ofWorld = {}}, {recordingOf(9)}, fails));
}

void TestRetention::rulesOfAWorldReplaceTheOthers()
{
    RetentionPolicy policy;
    policy.general.older = Day;
    policy.ofWorld["kept"] = {};
    policy.ofWorld["long"].older = 9 * Day;

    const auto decisions = decideRetention(policy,
                                           {runOf(99, {}, "kept"), runOf(8, {}, "long"),
                                            runOf(10, {}, "long"), runOf(8, {}, "other")},
                                           nothingKeeps)
                               .value();

    QCOMPARE(decisions[0], keptFor(KeptFor::NoRule));
    QCOMPARE(decisions[1], keptFor(KeptFor::NoRule));
    QCOMPARE(decisions[2], removedBy(RetentionRule::Older));
    QCOMPARE(decisions[3], removedBy(RetentionRule::Older));
}

void TestRetention::unknownWorldIsKeptWhereWorldsHaveRules()
{
    RetentionPolicy policy;
    policy.general.older = Day;
    policy.ofWorld["kept"] = {};

    const auto decisions = decideRetention(policy, {runOf(9, {}, "")}, nothingKeeps).value();

    QCOMPARE(decisions[0], keptFor(KeptFor::UnknownWorld));
}

void TestRetention::ageIsTheLeastThatCanBe_data()
{
    QTest::addColumn<qint64>("wallClock");
    QTest::addColumn<TimestampZone>("zone");
    QTest::addColumn<qint64>("expected"); // seconds; -1: not known

    // By a clock that shows 1,700,000,000.
    QTest::newRow("by UTC") << qint64{1'699'999'000} << TimestampZone::Utc << qint64{1'000};
    QTest::newRow("in a stated zone")
        << qint64{1'699'999'000} << TimestampZone::Stated << qint64{1'000};
    QTest::newRow("somewhere") << qint64{1'699'900'000} << TimestampZone::Recorder
                               << qint64{100'000 - 43'200};
    QTest::newRow("somewhere, a moment ago")
        << qint64{1'699'999'000} << TimestampZone::Unknown << qint64{0};
    QTest::newRow("by a clock that is ahead")
        << qint64{1'700'003'600} << TimestampZone::Utc << qint64{0};
    QTest::newRow("the day after tomorrow")
        << qint64{1'700'180'000} << TimestampZone::Utc << qint64{-1};
    QTest::newRow("by a clock that was not set") << qint64{120} << TimestampZone::Utc << qint64{-1};
    QTest::newRow("at no time") << std::numeric_limits<qint64>::min() << TimestampZone::Utc
                                << qint64{-1};
    QTest::newRow("at the end of time")
        << std::numeric_limits<qint64>::max() << TimestampZone::Utc << qint64{-1};
}

void TestRetention::ageIsTheLeastThatCanBe()
{
    QFETCH(qint64, wallClock);
    QFETCH(TimestampZone, zone);
    QFETCH(qint64, expected);
    RecordingInfo info;
    info.zone = zone;
    const std::chrono::sys_seconds now{std::chrono::seconds(1'700'000'000)};

    QVERIFY(!leastAge(info, now));
    info.wallClock = wallClock;
    const auto age = leastAge(info, now);

    QCOMPARE(age ? qint64{age->count()} : qint64{-1}, expected);
}

TICKSCOPE_TEST(TestRetention, QCoreApplication)
#include "test_retention.moc"
