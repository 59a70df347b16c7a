// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/facts/fact_material.h"
#include "core/facts/figures.h"
#include "tests/support/test_program.h"

using namespace tickscope;

namespace {

constexpr int Player1 = 1;

/// A recording of 10,000 ticks of 20 ms in which player 1's inputs are told all the time.
FactMaterial materialWith(std::vector<Press> presses)
{
    FactMaterial material;
    material.time = TimeBase::uniform({{0}, {9999}}, std::chrono::milliseconds(20));
    PlayerMaterial &player = material.players[Player1];
    player.covered = {{{0}, {9999}}};
    player.inputs = {{"Jump", InputTrackKind::Presses, std::move(presses)}};
    return material;
}

/// \a count presses of \a length ticks, one every \a interval ticks from 110 on.
std::vector<Press> evenPresses(std::int64_t count, std::int64_t interval, std::int64_t length)
{
    std::vector<Press> presses;
    for (std::int64_t i = 0; i < count; ++i) {
        const Tick first{110 + i * interval};
        presses.push_back({first, first + (length - 1), 1});
    }
    return presses;
}

Figure figure(const FactMaterial &material, std::string_view id, std::string_view part = {},
              int player = Player1)
{
    for (Figure &found : figuresOf(material, player)) {
        if (found.kind->id == id && found.part == part)
            return found;
    }
    return {};
}

} // namespace

class TestFigures : public QObject
{
    Q_OBJECT

private slots:
    void pressesHaveLengthsAndIntervals();
    void intervalsLieBetweenChanges();
    void regularAreThoseWithinOneTickOfTheCommonest();
    void fewerThanTheMinimumIsNoNumber();
    void pressesWithoutBeginOrEndHaveNoLength();
    void nothingIsMeasuredOverAStretchThatIsNotTold();
    void choicesAreNoPartOfTheRhythm();
    void sequenceThatComesAgainIsFound();
    void sequenceThatIsATickOffIsNot();
    void phaseThatStandsOutMostIsTheHeadline();
    void phaseOfTheRecordingIsNoFigure();
    void reactionIsTheFirstPressBehindTheEvent();
    void guessedEventsAreCountedApart();
    void fastReactionsAreBelowAHundredMilliseconds();
    void aimJumpsAreAShareOfItsMovements();
    void farMovesWithAReasonDoNotCount();
    void othersArePutTogether();
    void rangeAndSumAreOfTheSamePlayers();
    void referenceMayBeOnePlayer();
    void occurrencesAreWhereTheyHappened();
    void everyKindSaysWhatItIs();
};

/// 40 presses of 3 ticks, 10 ticks from start to start.
void TestFigures::pressesHaveLengthsAndIntervals()
{
    const FactMaterial material = materialWith(evenPresses(40, 10, 3));

    const Figure length = figure(material, "press_length", "Jump");
    QCOMPARE(length.samples, std::int64_t{40});
    QCOMPARE(length.value, std::optional(3.0));
    QCOMPARE(length.histogram, (std::vector<Bar>{{3, 1, 40}}));
    QCOMPARE(length.interval, std::optional(Confidence{3, 3}));
    const Figure interval = figure(material, "press_interval", "Jump");
    QCOMPARE(interval.samples, std::int64_t{39});
    QCOMPARE(interval.value, std::optional(10.0));
}

/// Pressed for 3, away for 7 ticks: 40 intervals of 3 and 39 of 7.
void TestFigures::intervalsLieBetweenChanges()
{
    const Figure found = figure(materialWith(evenPresses(40, 10, 3)), "change_interval");

    QCOMPARE(found.samples, std::int64_t{79});
    QCOMPARE(found.value, std::optional(3.0));
    QCOMPARE(found.histogram,
             (std::vector<Bar>{{3, 1, 40}, {4, 1, 0}, {5, 1, 0}, {6, 1, 0}, {7, 1, 39}}));
}

void TestFigures::regularAreThoseWithinOneTickOfTheCommonest()
{
    // Presses of one tick each, so every interval between changes is 1 or the rest.
    std::vector<Press> presses;
    Tick tick{100};
    for (int i = 0; i < 40; ++i) {
        presses.push_back({tick, tick, 1});
        tick = tick + (i % 4 == 0 ? 20 : i % 2 == 0 ? 11 : 10);
    }
    const FactMaterial material = materialWith(std::move(presses));

    // Of 39 intervals from start to start 10 are 20; i = 0, 4 ... 36.
    const Figure jump = figure(material, "regular_intervals", "Jump");
    QCOMPARE(jump.samples, std::int64_t{39});
    QCOMPARE(jump.hits, std::int64_t{29});
    QCOMPARE(jump.value, std::optional(29.0 / 39.0));
    // Between changes: 40 of 1; the others are 9, 10 and 19.
    const Figure all = figure(material, "regular_intervals");
    QCOMPARE(all.samples, std::int64_t{79});
    QCOMPARE(all.hits, std::int64_t{40});
}

void TestFigures::fewerThanTheMinimumIsNoNumber()
{
    const Figure few = figure(materialWith(evenPresses(9, 10, 3)), "press_length");
    QCOMPARE(few.kind->leastSamples, std::int64_t{10});
    QCOMPARE(few.samples, std::int64_t{9});
    QVERIFY(!few.value && !few.interval);

    const Figure enough = figure(materialWith(evenPresses(10, 10, 3)), "press_length");
    QCOMPARE(enough.value, std::optional(3.0));
}

void TestFigures::pressesWithoutBeginOrEndHaveNoLength()
{
    auto presses = evenPresses(12, 10, 3);
    presses.front().hasStart = false;
    presses.back().hasEnd = false;

    QCOMPARE(figure(materialWith(presses), "press_length").samples, std::int64_t{10});
    QCOMPARE(figure(materialWith(presses), "press_interval").samples, std::int64_t{10});
}

void TestFigures::nothingIsMeasuredOverAStretchThatIsNotTold()
{
    FactMaterial material = materialWith(evenPresses(20, 10, 3));
    // Nothing is told from 205 to 208, between the press that ends in 202 and the one of 210.
    material.players[Player1].covered = {{{0}, {204}}, {{209}, {9999}}};

    QCOMPARE(figure(material, "press_interval").samples, std::int64_t{18});
    QCOMPARE(figure(material, "change_interval").samples, std::int64_t{38});
}

void TestFigures::choicesAreNoPartOfTheRhythm()
{
    FactMaterial material = materialWith(evenPresses(20, 10, 3));
    material.players[Player1].inputs.push_back(
        {"Weapon", InputTrackKind::Choices, {{{0}, {114}, 1, false, true}, {{115}, {9999}, 2}}});

    QCOMPARE(figure(material, "change_interval").samples, std::int64_t{39});
    QCOMPARE(figure(material, "press_interval").samples, std::int64_t{19});
}

/// Sixteen presses with gaps that differ, and the same sixteen again much later: 32 changes each.
void TestFigures::sequenceThatComesAgainIsFound()
{
    std::vector<Press> presses;
    for (const std::int64_t start : {100, 5000}) {
        Tick tick{start};
        for (std::int64_t i = 0; i < 16; ++i) {
            presses.push_back({tick, tick + i, 1});
            tick = tick + (40 + i * i);
        }
    }
    const Figure found = figure(materialWith(presses), "repeated_sequences");

    QCOMPARE(found.samples, std::int64_t{64});
    QCOMPARE(found.hits, std::int64_t{64});
    QCOMPARE(found.value, std::optional(1.0));
}

void TestFigures::sequenceThatIsATickOffIsNot()
{
    std::vector<Press> presses;
    for (const std::int64_t start : {100, 5000}) {
        Tick tick{start};
        for (std::int64_t i = 0; i < 16; ++i) {
            // The second time every third press is a tick longer.
            presses.push_back({tick, tick + (start == 5000 && i % 3 == 0 ? i + 1 : i), 1});
            tick = tick + (40 + i * i);
        }
    }

    QCOMPARE(figure(materialWith(presses), "repeated_sequences").hits, std::int64_t{0});
}

/// All presses on multiples of ten: of every period that divides ten all are on one phase, and ten
/// stands out most.
void TestFigures::phaseThatStandsOutMostIsTheHeadline()
{
    const FactMaterial material = materialWith(evenPresses(60, 10, 3));

    const Figure ten = figure(material, "tick_phase", "every 10 ticks");
    QCOMPARE(ten.value, std::optional(1.0));
    const Figure headline = figure(material, "tick_phase");
    QCOMPARE(headline.histogram, ten.histogram);
    QCOMPARE(headline.value, std::optional(1.0));
    // 110 + 10 i by three: each phase comes twenty times.
    QCOMPARE(figure(material, "tick_phase", "every 3 ticks").value, std::optional(20.0 / 60.0));
}

/// Presses at any time, seen in every second tick: all on one phase of two, and half of them on one
/// of four.
void TestFigures::phaseOfTheRecordingIsNoFigure()
{
    std::vector<Press> presses = evenPresses(60, 14, 3);
    for (Press &press : presses)
        press.step = 2;
    const FactMaterial material = materialWith(presses);

    for (const char *period : {"every 2 ticks", "every 4 ticks", "every 10 ticks"}) {
        const Figure found = figure(material, "tick_phase", period);
        QCOMPARE(found.value, std::nullopt);
        QCOMPARE(found.interval, std::nullopt);
        QCOMPARE(found.samples, std::int64_t{60});
        QVERIFY(found.noValue);
    }
    QCOMPARE(figure(material, "tick_phase", "every 7 ticks").value, std::optional(1.0));
    const Figure headline = figure(material, "tick_phase");
    QCOMPARE(headline.value, std::optional(1.0));
    QVERIFY(!headline.noValue);

    // Nor is it one of several players together.
    FactMaterial two = material;
    two.players[2] = two.players.at(Player1);
    const auto figures = comparedFigures(two, Player1, {}, {});
    for (const ComparedFigure &compared : figures.value()) {
        if (compared.figure.part == "every 2 ticks")
            QCOMPARE(compared.others.value, std::nullopt);
    }
}

/// Events 4 ticks, 80 ms, before each of 12 presses; one in the tick of a press, behind which the
/// next one comes a second later, and one that nobody answers within a second.
void TestFigures::reactionIsTheFirstPressBehindTheEvent()
{
    FactMaterial material = materialWith(evenPresses(12, 100, 3));
    auto &triggers = material.players[Player1].triggers;
    for (std::int64_t i = 0; i < 12; ++i)
        triggers.push_back({{106 + i * 100}, Trigger::Hit});
    triggers.push_back({{1210}, Trigger::Spawn});
    triggers.push_back({{3000}, Trigger::Freeze});

    const Figure all = figure(material, "reaction_time");
    QCOMPARE(all.samples, std::int64_t{13});
    QCOMPARE(all.value, std::optional(80.0));
    QCOMPARE(figure(material, "reaction_time", "hit").samples, std::int64_t{12});
    const Figure spawn = figure(material, "reaction_time", "spawn");
    QCOMPARE(spawn.occurrences.front().value, 0.0);
    QCOMPARE(all.occurrences.front().ticks, (TickRange{{106}, {110}}));
}

void TestFigures::guessedEventsAreCountedApart()
{
    FactMaterial material = materialWith(evenPresses(12, 100, 3));
    for (std::int64_t i = 0; i < 12; ++i)
        material.players[Player1].triggers.push_back({{106 + i * 100}, Trigger::Hit, i % 3 == 0});

    const Figure found = figure(material, "reaction_time");
    QCOMPARE(found.samples, std::int64_t{8});
    QCOMPARE(found.guesses, std::int64_t{4});
}

/// 15 after 4 ticks (80 ms), 10 after 5 (100 ms).
void TestFigures::fastReactionsAreBelowAHundredMilliseconds()
{
    FactMaterial material = materialWith(evenPresses(25, 100, 3));
    for (std::int64_t i = 0; i < 25; ++i)
        material.players[Player1].triggers.push_back(
            {{110 + i * 100 - (i < 15 ? 4 : 5)}, Trigger::Reach});

    const Figure found = figure(material, "fast_reactions");
    QCOMPARE(found.samples, std::int64_t{25});
    QCOMPARE(found.hits, std::int64_t{15});
    QCOMPARE(found.value, std::optional(0.6));
}

void TestFigures::aimJumpsAreAShareOfItsMovements()
{
    FactMaterial material = materialWith({});
    PlayerMaterial &player = material.players[Player1];
    player.aimMoves = 48;
    for (std::int64_t i = 0; i < 12; ++i)
        player.aimJumps.push_back(
            {{100 + i * 20}, 90, i < 11 ? std::optional(i / 10) : std::nullopt});

    const Figure jumps = figure(material, "aim_jumps");
    QCOMPARE(jumps.value, std::optional(0.25));
    QCOMPARE(jumps.histogram, (std::vector<Bar>{{90, 15, 12}}));
    const Figure settle = figure(material, "aim_settle");
    QCOMPARE(settle.samples, std::int64_t{11});
    QCOMPARE(settle.value, std::optional(0.0));
}

void TestFigures::farMovesWithAReasonDoNotCount()
{
    FactMaterial material = materialWith({});
    PlayerMaterial &player = material.players[Player1];
    player.moves = 500;
    material.farthestMove = 100;
    player.farMoves = {{{{10}, {11}}, 900, true, false},
                       {{{20}, {21}}, 900, false, false},
                       {{{30}, {31}}, 900, true, true}};

    const Figure found = figure(material, "impossible_moves");
    QCOMPARE(found.value, std::optional(1.0));
    QCOMPARE(found.guesses, std::int64_t{1});
    QCOMPARE(found.occurrences.front().ticks, (TickRange{{20}, {21}}));
}

/// Player 1 presses for 3 ticks; 2 and 3, with 10 and 30 presses, for 5 and 9.
void TestFigures::othersArePutTogether()
{
    FactMaterial material = materialWith(evenPresses(20, 10, 3));
    material.players[2] = materialWith(evenPresses(10, 10, 5)).players[Player1];
    material.players[3] = materialWith(evenPresses(30, 10, 9)).players[Player1];

    const auto compared = comparedFigures(material, Player1, {}, {}).value();
    const auto &length = compared.front();
    QCOMPARE(length.figure.value, std::optional(3.0));
    QCOMPARE(length.others.samples, std::int64_t{40});
    QCOMPARE(length.others.value, std::optional(9.0));
    QCOMPARE(length.players.size(), std::size_t{2});
    QCOMPARE(length.players[0].player, 2);
    QCOMPARE(length.players[0].summary.value, std::optional(5.0));
    QVERIFY(!length.reference);
}

/// Player 4 has too few presses for a value, of a length that nobody else has.
void TestFigures::rangeAndSumAreOfTheSamePlayers()
{
    FactMaterial material = materialWith(evenPresses(20, 10, 3));
    material.players[4] = materialWith(evenPresses(5, 100, 50)).players[Player1];
    const auto othersOf = [&material] {
        return comparedFigures(material, Player1, {}, {}).value().front();
    };
    QCOMPARE(othersOf().others.players, 0);
    QCOMPARE(othersOf().players.front().summary.value, std::optional<double>());
    material.players[2] = materialWith(evenPresses(10, 10, 5)).players[Player1];
    material.players[3] = materialWith(evenPresses(10, 10, 9)).players[Player1];
    // Two would be about one person and another.
    QCOMPARE(othersOf().others.players, 0);
    QCOMPARE(othersOf().others.samples, std::int64_t{25});
    material.players[5] = materialWith(evenPresses(10, 10, 7)).players[Player1];

    const ComparedFigure length = othersOf();

    QCOMPARE(length.others.players, 3);
    QCOMPARE(length.others.samples, std::int64_t{30});
    QVERIFY(*length.others.value >= 5 && *length.others.value <= 9);
    QCOMPARE(length.players.size(), std::size_t{4});

    // Where nobody has enough alone, all have together.
    material.players.erase(2);
    material.players.erase(5);
    material.players[3] = material.players[4];
    QCOMPARE(othersOf().others.players, 0);
    QCOMPARE(othersOf().others.samples, std::int64_t{10});
    QCOMPARE(othersOf().others.value, std::optional(50.0));
}

void TestFigures::referenceMayBeOnePlayer()
{
    const FactMaterial material = materialWith(evenPresses(20, 10, 3));
    auto other = std::make_shared<FactMaterial>(materialWith(evenPresses(10, 10, 5)));
    other->players[2] = materialWith(evenPresses(30, 10, 9)).players[Player1];

    const auto all = comparedFigures(material, Player1, {other, {}}, {}).value();
    QCOMPARE(all.front().reference->value, std::optional(9.0));
    const auto one = comparedFigures(material, Player1, {other, Player1}, {}).value();
    QCOMPARE(one.front().reference->value, std::optional(5.0));
    QCOMPARE(one.front().reference->samples, std::int64_t{10});
}

void TestFigures::occurrencesAreWhereTheyHappened()
{
    const Figure found = figure(materialWith(evenPresses(40, 10, 3)), "press_interval", "Jump");

    QCOMPARE(found.occurrences.size(), std::size_t{39});
    QCOMPARE(found.occurrences[1], (Occurrence{{{120}, {130}}, 10, true}));
}

void TestFigures::everyKindSaysWhatItIs()
{
    const FactMaterial nothing = materialWith({});
    for (const FigureKind &kind : figureKinds()) {
        // One of a player is made of whatever material.
        QVERIFY2(kind.isOfFile || figure(nothing, kind.id).kind, kind.title);
        QVERIFY(kind.title && kind.measures && kind.explanations && kind.limits);
        QVERIFY(kind.leastSamples >= 1);
        QCOMPARE(findFigureKind(kind.id), &kind);
    }
    QVERIFY(!findFigureKind("cheater"));
}

TICKSCOPE_TEST(TestFigures, tickscope::test::NoApplication)
#include "test_figures.moc"
