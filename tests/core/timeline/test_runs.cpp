// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <deque>

#include "core/analysis/runs.h"
#include "tests/support/event_making.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace std::chrono_literals;

namespace {

/// Ticks of the race below; 50 are a second.
constexpr std::int64_t LastTick = 1000;

/// A form of \a word that has a time and a number.
const EventForm &timedForm(std::string_view word, PartKind time)
{
    static std::deque<EventForm> forms;
    const EventKind &kind = test::kindOf(word);
    for (const EventForm &form : forms) {
        if (form.kind == &kind && form.parts.front().kind == time)
            return form;
    }
    forms.push_back(
        {&kind, "timed", {{.name = "Time", .kind = time}, {.name = "number"}}, "{Time}"});
    return forms.back();
}

Event raceEvent(std::int64_t tick, std::string_view word, int client, std::int64_t hundredths = -1,
                std::int64_t number = 0)
{
    Event event;
    event.tick = {tick};
    event.form = &timedForm(word, PartKind::Centiseconds);
    event.client = client;
    event.values.add(hundredths).add(number);
    return event;
}

/// What a server tells a runner alone.
Event timeAlone(std::int64_t tick, std::int64_t hundredths)
{
    static const EventForm form{&test::kindOf(event_kind::Finish),
                                "alone",
                                {{.name = "Time", .kind = PartKind::Centiseconds}},
                                "finished in {Time}"};
    Event event;
    event.tick = {tick};
    event.form = &form;
    event.values.add(hundredths);
    return event;
}

/// What a server tells everybody, made of its line in the chat.
Event finishByTheChat(std::int64_t tick, int client, std::string_view name, std::int64_t hundredths)
{
    static const EventForm form{.kind = &test::kindOf(event_kind::Finish),
                                .name = "chat",
                                .parts = {{.name = "Time", .kind = PartKind::Centiseconds},
                                          {.name = "client", .use = PartUse::SentenceOnly}},
                                .sentences = "{client} finished in {Time}, by the chat",
                                .isBeforeItsTick = true};
    Event event;
    event.tick = {tick};
    event.form = &form;
    event.client = client;
    event.source = EventSource::Guess;
    event.values.add(hundredths).addText(name);
    return event;
}

/// Of a clock that may stand still, in milliseconds.
Event clockEvent(std::int64_t tick, std::string_view word, int client, std::int64_t milliseconds)
{
    Event event = raceEvent(tick, word, client);
    event.form = &timedForm(word, PartKind::RunClock);
    event.values = EventValues().add(milliseconds).add(std::int64_t{1});
    return event;
}

Event killOf(std::int64_t tick, int victim)
{
    return test::plainEvent(tick, event_kind::Kill, "", NoClient, victim);
}

/// ada has client 0 and bob has client 1, all the time.
std::vector<RaceRun> runsIn(const std::vector<Event> &events, std::vector<Damage> damage = {})
{
    using What = PlayerChange::What;
    PlayerTracker tracker;
    tracker.apply({{0}, 0, What::Present, "ada"});
    tracker.apply({{0}, 1, What::Present, "bob"});
    auto part = std::make_shared<IndexPart>();
    part->ticks = {{0}, {LastTick}};
    for (const Event &event : events)
        part->events.append(event);
    part->kindCounts = part->events.kindCounts();
    part->damage = std::move(damage);
    Outline outline;
    outline.time = TimeBase::uniform({{0}, {LastTick}}, 20ms);
    const auto index = std::make_shared<const Index>(
        Index(std::make_shared<const Outline>(outline))
            .with(part, tracker.tableAt({LastTick}), true));
    return runsOf(index).value_or(std::vector<RaceRun>{});
}

constexpr std::string_view Start = "start";

} // namespace

/// Runs are put together from the events of a race.
class TestRuns : public QObject
{
    Q_OBJECT

private slots:
    void finishedRunHasTheTimeOfTheGame();
    void checkpointsBelongToTheRunOfTheirPlayer();
    void runIsGivenUp_data();
    void runIsGivenUp();
    void finishOfNobodyIsThatOfTheOnlyRunThatFits();
    void finishOfNobodyIsNoneOfASpectator();
    void finishByTheChatIsOfWhomItNames();
    void finishByTheChatAloneIsARun();
    void twoWhoFinishTogetherHaveARunEach_data();
    void twoWhoFinishTogetherHaveARunEach();
    void finishOfATeamIsNoRunOfItsOwn();
    void checkpointsTellOfARunWithoutItsStart();
    void checkpointBehindTheFinishOpensNoRun();
    void finishThatFitsTwoRunsIsNobodys();
    void finishWithoutAStartBeganBeforeIt();
    void finishWrittenBeforeItsTickEndsInTheNext();
    void absurdTimeIsNoneAndSaysSo();
    void timeOfDaysIsShown();
    void timeThatNothingSaysIsUnknown();
    void clockThatBeganAgainGivesTheStart();
    void clockThatStoodStillIsBelieved();
    void lostTicksMayHideAnotherStart();
    void fastestFinishedRunIsCompared();
};

void TestRuns::finishedRunHasTheTimeOfTheGame()
{
    const auto runs = runsIn(
        {raceEvent(100, Start, 0), raceEvent(200, event_kind::Finish, 0, 198)});

    QCOMPARE(runs.size(), std::size_t{1});
    QVERIFY(runs[0].isFinished);
    QVERIFY(runs[0].isStartRecorded);
    QCOMPARE(runs[0].ticks, (TickRange{{100}, {200}}));
    QCOMPARE(runs[0].time, std::optional<Time>(1980ms));
    QCOMPARE(runs[0].who->client, 0);
}

void TestRuns::checkpointsBelongToTheRunOfTheirPlayer()
{
    const auto runs = runsIn({raceEvent(100, Start, 0), raceEvent(120, Start, 1),
                              raceEvent(150, event_kind::Checkpoint, 0, 100, 7),
                              raceEvent(160, event_kind::Checkpoint, 1, -1, 9),
                              raceEvent(200, event_kind::Finish, 0, 200)});

    QCOMPARE(runs.size(), std::size_t{2});
    QCOMPARE(runs[0].checkpoints, (std::vector<RaceRun::Checkpoint>{{Tick{150}, Time(1s), "7"}}));
    QVERIFY(!runs[1].isFinished);
    QCOMPARE(runs[1].ticks.last, Tick{LastTick});
    // Where the game says no time, it is that of the ticks.
    QCOMPARE(runs[1].checkpoints,
             (std::vector<RaceRun::Checkpoint>{{Tick{160}, Time(800ms), "9"}}));
}

void TestRuns::runIsGivenUp_data()
{
    QTest::addColumn<int>("what");
    QTest::newRow("another start") << 0;
    QTest::newRow("death") << 1;
    QTest::newRow("leave") << 2;
}

void TestRuns::runIsGivenUp()
{
    QFETCH(const int, what);
    const std::vector<Event> ends{raceEvent(150, Start, 0), killOf(150, 0),
                                  raceEvent(150, event_kind::Leave, 0)};

    const auto runs = runsIn({raceEvent(100, Start, 0), ends[static_cast<std::size_t>(what)]});

    QVERIFY(!runs.empty());
    QCOMPARE(runs[0].ticks, (TickRange{{100}, {150}}));
    QVERIFY(!runs[0].isFinished);
    QCOMPARE(runs[0].time, std::optional<Time>(1s));
}

void TestRuns::finishOfNobodyIsThatOfTheOnlyRunThatFits()
{
    const auto runs = runsIn({raceEvent(100, Start, 0), raceEvent(160, Start, 1),
                              raceEvent(200, event_kind::Finish, NoClient, 80)});

    QCOMPARE(runs.size(), std::size_t{2});
    QVERIFY(!runs[0].isFinished);
    QVERIFY(runs[1].isFinished);
    QCOMPARE(runs[1].who->client, 1);
    QCOMPARE(runs[1].whoSource, RaceRun::WhoSource::FittingTime);
    QCOMPARE(runs[0].whoSource, RaceRun::WhoSource::Finish);
}

/// ada watches somebody, whose time she is told.
void TestRuns::finishOfNobodyIsNoneOfASpectator()
{
    static const EventForm side{.kind = &test::kindOf("team"),
                                .name = "items",
                                .sentences = "changed sides",
                                .mayMove = MovedParty::First};
    const auto change = [](std::int64_t tick) {
        return Event{.tick = {tick}, .form = &side, .client = 0};
    };
    const auto start = raceEvent(100, Start, 0);

    const auto away = runsIn({start, change(150), timeAlone(200, 200), change(250)});
    const auto back = runsIn({start, change(150), change(180), timeAlone(200, 200)});

    QCOMPARE(away.size(), std::size_t{2});
    QVERIFY(std::ranges::none_of(
        away, [](const RaceRun &run) { return run.isFinished && run.who.has_value(); }));
    QCOMPARE(back.size(), std::size_t{1});
    QVERIFY(back[0].isFinished);
}

/// The time alone says that it was ada.
void TestRuns::finishByTheChatIsOfWhomItNames()
{
    const auto runs = runsIn(
        {raceEvent(100, Start, 0), timeAlone(200, 199), finishByTheChat(200, 1, "bob", 199)});

    QCOMPARE(std::ranges::count(runs, true, &RaceRun::isFinished), 1);
    const auto finished = std::ranges::find_if(runs, &RaceRun::isFinished);
    QCOMPARE(finished->who->client, 1);
    QCOMPARE(finished->whoSource, RaceRun::WhoSource::ServerLine);
}

/// As in a recording of a player, who is told the time of nobody else.
void TestRuns::finishByTheChatAloneIsARun()
{
    const auto runs = runsIn({raceEvent(100, Start, 0), finishByTheChat(200, 0, "ada", 198)});

    QCOMPARE(runs.size(), std::size_t{1});
    QVERIFY(runs[0].isFinished && runs[0].isStartRecorded);
    QCOMPARE(runs[0].time, std::optional<Time>(1980ms));
    QCOMPARE(runs[0].whoSource, RaceRun::WhoSource::ServerLine);
}

void TestRuns::twoWhoFinishTogetherHaveARunEach_data()
{
    QTest::addColumn<QString>("events"); // the server's line about ada or bob, the time alone
    QTest::addColumn<QString>("runners");

    QTest::newRow("each with a time") << "atbt"
                                      << "ab";
    QTest::newRow("a line for each receiver") << "aatbbt"
                                              << "ab";
    QTest::newRow("both lines first") << "abtt"
                                      << "ab";
    QTest::newRow("said again") << "atatat"
                                << "a";
    QTest::newRow("both said again") << "atbtatbt"
                                     << "ab";
    QTest::newRow("one of a name that nobody has") << "atet"
                                                   << "?a";
}

void TestRuns::twoWhoFinishTogetherHaveARunEach()
{
    QFETCH(const QString, events);
    QFETCH(const QString, runners);
    const std::string rest = " finished in: 0 minute(s)  1.50 second(s)";
    const std::map<QChar, std::string> names{{'a', "ada"}, {'b', "bob"}, {'e', "eve"}};
    std::vector<Event> all;
    for (const QChar event : events) {
        all.push_back(event == 't' ? timeAlone(200, 150)
                                   : test::plainEvent(200, event_kind::ServerMessage,
                                                      names.at(event) + rest));
    }
    // Those of whom it is known who they are come at the end of the tick.
    if (events.contains('a'))
        all.push_back(finishByTheChat(200, 0, "ada", 150));
    if (events.contains('b'))
        all.push_back(finishByTheChat(200, 1, "bob", 150));

    const auto runs = runsIn(all);

    QString found;
    for (const RaceRun &run : runs) {
        QCOMPARE(run.time, std::optional<Time>(1500ms));
        found += !run.who ? '?' : run.who->client == 0 ? 'a' : 'b';
    }
    QCOMPARE(found, runners);
}

void TestRuns::finishOfATeamIsNoRunOfItsOwn()
{
    Event team = raceEvent(200, event_kind::Finish, NoClient);
    const EventForm form{team.form->kind, "team", team.form->parts,
                         "team {number} finished in {Time}"};
    team.form = &form;
    team.values = EventValues().add(std::int64_t{200}).add(std::int64_t{3});

    const auto runs = runsIn({team, raceEvent(200, event_kind::Finish, 0, 200),
                              raceEvent(200, event_kind::Finish, 1, 200)});

    QCOMPARE(runs.size(), std::size_t{2});
    QVERIFY(runs[0].who && runs[1].who);
}

void TestRuns::checkpointsTellOfARunWithoutItsStart()
{
    // The clock was at 10 s when the recording began, and stands still for a while.
    const auto runs = runsIn({clockEvent(50, event_kind::Checkpoint, 0, 11'000),
                              clockEvent(100, event_kind::Checkpoint, 0, 12'000),
                              clockEvent(400, event_kind::Checkpoint, 1, 1'000),
                              clockEvent(600, event_kind::Finish, 0, 15'000)});

    QCOMPARE(runs.size(), std::size_t{2});
    QCOMPARE(runs[0].ticks, (TickRange{{0}, {600}}));
    QVERIFY(runs[0].isFinished && !runs[0].isStartRecorded);
    QCOMPARE(runs[0].time, std::optional<Time>(15s));
    QCOMPARE(runs[0].checkpoints,
             (std::vector<RaceRun::Checkpoint>{{{50}, 11s, "1"}, {{100}, 12s, "1"}}));
    QCOMPARE(runs[1].who->client, 1);
    QVERIFY(!runs[1].isFinished && !runs[1].isStartRecorded);
    QVERIFY(!runs[1].time);
}

void TestRuns::checkpointBehindTheFinishOpensNoRun()
{
    const auto runs = runsIn({raceEvent(100, Start, 0),
                              clockEvent(200, event_kind::Finish, 0, 2'000),
                              clockEvent(210, event_kind::Checkpoint, 0, 2'200)});

    QCOMPARE(runs.size(), std::size_t{1});
    QVERIFY(runs[0].checkpoints.empty());
}

void TestRuns::finishThatFitsTwoRunsIsNobodys()
{
    const auto runs = runsIn({raceEvent(100, Start, 0), raceEvent(101, Start, 1),
                              raceEvent(200, event_kind::Finish, NoClient, 199)});

    QCOMPARE(runs.size(), std::size_t{3});
    QVERIFY(std::ranges::none_of(
        runs, [](const RaceRun &run) { return run.isFinished && run.who.has_value(); }));
}

void TestRuns::finishWithoutAStartBeganBeforeIt()
{
    const auto runs = runsIn(
        {raceEvent(40, event_kind::Finish, 0, 60), raceEvent(60, event_kind::Finish, 1, 9999)});

    QCOMPARE(runs.size(), std::size_t{2});
    QCOMPARE(runs[0].ticks, (TickRange{{0}, {60}})); // began before the recording
    QCOMPARE(runs[0].time, std::optional<Time>(99'990ms));
    QCOMPARE(runs[1].ticks, (TickRange{{10}, {40}}));
    QVERIFY(!runs[0].isStartRecorded && !runs[1].isStartRecorded);
}

void TestRuns::finishWrittenBeforeItsTickEndsInTheNext()
{
    Event finish = raceEvent(40, event_kind::Finish, 0, 60);
    EventForm form = *finish.form;
    form.isBeforeItsTick = true;
    finish.form = &form;

    QCOMPARE(runsIn({finish}).front().ticks, (TickRange{{11}, {40}}));
}

void TestRuns::absurdTimeIsNoneAndSaysSo()
{
    const auto runs = runsIn(
        {raceEvent(100, Start, 0), clockEvent(150, event_kind::Checkpoint, 0, -5),
         raceEvent(200, event_kind::Finish, 0, std::numeric_limits<std::int64_t>::max()),
         raceEvent(300, Start, 1), clockEvent(400, event_kind::Finish, 1, -5),
         raceEvent(500, Start, 2), clockEvent(600, event_kind::Finish, 2, 0)});

    QCOMPARE(runs.size(), std::size_t{3});
    for (const RaceRun &run : runs)
        QVERIFY(run.isFinished && !run.time && run.isTimeImpossible);
    QCOMPARE(runs[0].checkpoints, (std::vector<RaceRun::Checkpoint>{{Tick{150}, {}, "1"}}));
    QVERIFY(!splitsOf(runs[0], runs[0]).front().left);
}

void TestRuns::timeOfDaysIsShown()
{
    // The clock of a run that is played in sessions may.
    const auto runs = runsIn(
        {raceEvent(100, Start, 0), clockEvent(200, event_kind::Finish, 0, 100LL * 24 * 3'600'000)});

    QCOMPARE(runs.front().time, std::optional<Time>(100 * 24h));
}

void TestRuns::timeThatNothingSaysIsUnknown()
{
    const auto runs = runsIn(
        {raceEvent(200, event_kind::Finish, 0, -1), raceEvent(300, event_kind::Finish, 1, 150)});

    QCOMPARE(runs.size(), std::size_t{2});
    QVERIFY(runs[0].isFinished);
    QVERIFY(!runs[0].time);
    QVERIFY(!runs[0].isStartRecorded);
    const PlayerTable nobody;
    QCOMPARE(comparedRun(runs, nobody, nullptr), &runs[1]);
    QVERIFY(!splitsOf(runs[0], runs[1]).back().lag());
}

void TestRuns::clockThatStoodStillIsBelieved()
{
    const auto runs = runsIn({raceEvent(100, Start, 0),
                              clockEvent(120, event_kind::Checkpoint, 0, 400),
                              clockEvent(200, event_kind::Finish, 0, 500)});

    QCOMPARE(runs.size(), std::size_t{1});
    QCOMPARE(runs[0].ticks, (TickRange{{100}, {200}}));
    QVERIFY(runs[0].isStartRecorded);
    QCOMPARE(runs[0].checkpoints.size(), std::size_t{1});
}

void TestRuns::lostTicksMayHideAnotherStart()
{
    Damage lost;
    lost.tick = {150};
    lost.lostTicks = 10;
    const auto runs = runsIn({raceEvent(100, Start, 0),
                              clockEvent(120, event_kind::Checkpoint, 0, 400),
                              clockEvent(200, event_kind::Finish, 0, 500)},
                             {lost});

    QCOMPARE(runs.size(), std::size_t{1});
    QCOMPARE(runs[0].ticks, (TickRange{{175}, {200}}));
    QVERIFY(!runs[0].isStartRecorded);
    QVERIFY(runs[0].checkpoints.empty());
    QCOMPARE(runs[0].time, std::optional<Time>(500ms));
}

void TestRuns::clockThatBeganAgainGivesTheStart()
{
    const auto runs = runsIn({raceEvent(100, Start, 0),
                              raceEvent(120, event_kind::Checkpoint, 0, 40, 1),
                              raceEvent(200, event_kind::Finish, 0, 20)});

    QCOMPARE(runs.size(), std::size_t{1});
    QCOMPARE(runs[0].ticks, (TickRange{{190}, {200}}));
    QVERIFY(!runs[0].isStartRecorded);
    QVERIFY(runs[0].checkpoints.empty());
}

void TestRuns::fastestFinishedRunIsCompared()
{
    RaceRun slow;
    slow.isFinished = true;
    slow.time = 10s;
    RaceRun quick = slow;
    quick.time = 8s;
    RaceRun givenUp;
    givenUp.time = 1s;
    const PlayerTable nobody;
    const std::vector<RaceRun> all{givenUp, slow, quick};

    QCOMPARE(comparedRun(all, nobody, nullptr), &all[2]);
    const std::vector<RaceRun> none{givenUp};
    QCOMPARE(comparedRun(none, nobody, nullptr), &none[0]);
    QVERIFY(!comparedRun({}, nobody, nullptr));
}

TICKSCOPE_TEST(TestRuns, QCoreApplication)
#include "test_runs.moc"
