// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <array>

#include "core/analysis/event_lines.h"
#include "tests/support/at_once.h"
#include "tests/support/event_making.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace std::chrono_literals;

namespace {

struct Made {
    std::int64_t tick;
    std::string_view kind;
    int client;
    int otherClient;
    const char *text;
};

/// ada has client 0 up to tick 49, bob has client 1, cyd has client 0 from tick 60 on.
PlayerTable threePlayers()
{
    using What = PlayerChange::What;
    PlayerTracker tracker;
    tracker.apply({{0}, 0, What::Present, "ada"});
    tracker.apply({{0}, 1, What::Present, "bob"});
    tracker.apply({{50}, 0, What::Left, "ada"});
    tracker.apply({{60}, 0, What::Joined, "cyd"});
    return tracker.tableAt({100});
}

Index indexWith(const std::shared_ptr<IndexPart> &part, const PlayerTable &players)
{
    part->kindCounts = part->events.kindCounts();
    Outline outline;
    outline.time = TimeBase::uniform({{0}, {100}}, 20ms);
    return Index(std::make_shared<const Outline>(outline)).with(part, players, true);
}

Index indexOf(const std::vector<Made> &events, const PlayerTable &players = threePlayers())
{
    auto part = std::make_shared<IndexPart>();
    part->ticks = {{0}, {100}};
    for (const Made &made : events) {
        part->events.append(
            test::plainEvent(made.tick, made.kind, made.text, made.client, made.otherClient));
    }
    return indexWith(part, players);
}

Index game()
{
    using namespace event_kind;
    return indexOf({{10, Chat, 0, NoClient, "Hello bob"},
                    {10, Chat, 1, NoClient, "hello"},
                    {20, Kill, 0, 1, "ada killed bob"},
                    {30, System, NoClient, NoClient, "ping"},
                    {50, Leave, 0, NoClient, "ada left"},
                    {70, Chat, 0, NoClient, "I am new"},
                    {80, Kill, 1, 0, "bob killed cyd"}});
}

std::vector<std::uint32_t> rowsOf(const Index &index, const EventQuery &filter)
{
    std::vector<std::uint32_t> rows;
    const auto lines = selectEvents(index, filter, {}).value();
    for (const EventLine &line : lines)
        rows.push_back(line.row);
    return rows;
}

using Rows = std::vector<std::uint32_t>;

} // namespace

class TestEventLines : public QObject
{
    Q_OBJECT

private slots:
    void systemEventsAreHiddenUnlessAskedFor();
    void hiddenKindsAreLeftOut();
    void playerIsEitherPartyOfAnEvent_data();
    void playerIsEitherPartyOfAnEvent();
    void textIsFoundInEitherCase_data();
    void textIsFoundInEitherCase();
    void allConditionsHoldTogether();
    void equalLinesOfATickAreFoldedIntoOne();
    void linesThatDifferAreNotFolded();
    void linesOfTwoWithOneClientIdAreNotFolded();
    void oneDeathIsOneLine_data();
    void oneDeathIsOneLine();
    void oneFinishIsOneLine_data();
    void oneFinishIsOneLine();
    void finishesOfTwoAreTwoLinesWithoutTheirNames();
    void serversLineKnowsItsFinish();
    void textIsFoundInEveryNameOfWhoItIsAbout();
    void foldingCanBeTurnedOff();
    void cancelledSelectionSaysSo();
    void emptyIndexGivesNoLines();
    void anotherIndexIsBegunAnew();
    void kindsSayWhetherTheyAreHidden();
};

void TestEventLines::systemEventsAreHiddenUnlessAskedFor()
{
    EventQuery filter = usualEvents();
    QCOMPARE(rowsOf(game(), filter), (Rows{0, 1, 2, 4, 5, 6}));

    filter.hiddenKinds.clear();

    QCOMPARE(rowsOf(game(), filter), (Rows{0, 1, 2, 3, 4, 5, 6}));
}

void TestEventLines::hiddenKindsAreLeftOut()
{
    EventQuery filter = usualEvents();
    filter.hiddenKinds = {"chat", "system", "leave"};

    QCOMPARE(rowsOf(game(), filter), (Rows{2, 6}));
}

void TestEventLines::playerIsEitherPartyOfAnEvent_data()
{
    QTest::addColumn<std::vector<PlayerRef>>("players");
    QTest::addColumn<Rows>("expected");

    const PlayerRef ada{0, {30}};
    const PlayerRef bob{1, {30}};
    const PlayerRef cyd{0, {90}};
    QTest::newRow("ada, up to her leaving") << std::vector{ada} << Rows{0, 2, 4};
    QTest::newRow("bob") << std::vector{bob} << Rows{1, 2, 6};
    QTest::newRow("cyd, who has ada's client ID") << std::vector{cyd} << Rows{5, 6};
    QTest::newRow("one of two") << std::vector{ada, cyd} << Rows{0, 2, 4, 5, 6};
    QTest::newRow("nobody") << std::vector{PlayerRef{9, {30}}} << Rows{};
}

void TestEventLines::playerIsEitherPartyOfAnEvent()
{
    QFETCH(std::vector<PlayerRef>, players);
    QFETCH(Rows, expected);
    EventQuery filter = usualEvents();
    filter.players = players;

    QCOMPARE(rowsOf(game(), filter), expected);
}

void TestEventLines::textIsFoundInEitherCase_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<Rows>("expected");

    QTest::newRow("lower case") << QByteArray("hello") << Rows{0, 1};
    QTest::newRow("upper case") << QByteArray("KILLED") << Rows{2, 6};
    QTest::newRow("inside a word") << QByteArray("ELL") << Rows{0, 1};
    QTest::newRow("over words") << QByteArray("lo b") << Rows{0};
    QTest::newRow("not there") << QByteArray("nope") << Rows{};
    QTest::newRow("hidden kind") << QByteArray("ping") << Rows{};
}

void TestEventLines::textIsFoundInEitherCase()
{
    QFETCH(QByteArray, text);
    QFETCH(Rows, expected);
    EventQuery filter = usualEvents();
    filter.text = text.toStdString();

    QCOMPARE(rowsOf(game(), filter), expected);
}

void TestEventLines::allConditionsHoldTogether()
{
    EventQuery filter = usualEvents();
    filter.players = {{1, {30}}};
    filter.text = "bob";
    filter.hiddenKinds.insert("chat");

    QCOMPARE(rowsOf(game(), filter), (Rows{2, 6}));
}

void TestEventLines::equalLinesOfATickAreFoldedIntoOne()
{
    using namespace event_kind;
    const Index index = indexOf({{10, Chat, 0, NoClient, "hi"},
                                 {10, Kill, 0, 1, ""},
                                 {10, Chat, 0, NoClient, "hi"},
                                 {10, Chat, 0, NoClient, "hi"},
                                 {11, Chat, 0, NoClient, "hi"}});

    const auto lines = selectEvents(index, usualEvents(), {}).value();

    QCOMPARE(lines.size(), std::size_t{3});
    QCOMPARE(lines[0].row, 0U);
    QCOMPARE(std::uint32_t{lines[0].count}, 3U);
    QCOMPARE(lines[1].row, 1U);
    QCOMPARE(std::uint32_t{lines[1].count}, 1U);
    QCOMPARE(lines[2].row, 4U);
    QCOMPARE(std::uint32_t{lines[2].count}, 1U);
}

void TestEventLines::linesOfTwoWithOneClientIdAreNotFolded()
{
    using What = PlayerChange::What;
    PlayerTracker tracker;
    tracker.apply({.tick = {0}, .client = 0, .what = What::Present, .name = "ada"});
    tracker.apply({.tick = {30}, .client = 0, .what = What::Left, .name = "ada", .byte = 300});
    tracker.apply({.tick = {30}, .client = 0, .what = What::Joined, .name = "cyd", .byte = 301});
    auto part = std::make_shared<IndexPart>();
    part->ticks = {{0}, {100}};
    for (const std::uint64_t byte : {250, 260, 350, 360}) {
        Event event = test::plainEvent(30, event_kind::Chat, "hello", 0, NoClient);
        event.byte = byte;
        part->events.append(event);
    }
    const Index index = indexWith(part, tracker.tableAt({100}));

    const auto lines = selectEvents(index, usualEvents(), {}).value();

    QCOMPARE(std::vector(lines.begin(), lines.end()), (std::vector<EventLine>{{0, 2}, {2, 2}}));
}

void TestEventLines::linesThatDifferAreNotFolded()
{
    using namespace event_kind;
    const Index index = indexOf({{10, Chat, 0, NoClient, "hi"},
                                 {10, Chat, 1, NoClient, "hi"},
                                 {10, Chat, 0, 1, "hi"},
                                 {10, ServerMessage, 0, NoClient, "hi"},
                                 {10, Chat, 0, NoClient, "ho"}});

    QCOMPARE(rowsOf(index, {}), (Rows{0, 1, 2, 3, 4}));
}

void TestEventLines::oneDeathIsOneLine_data()
{
    using namespace event_kind;
    QTest::addColumn<std::vector<Made>>("events");
    QTest::addColumn<std::vector<std::uint32_t>>("counts"); // of lines, by row

    const Made kill{20, Kill, 0, 1, "ada killed bob"};
    const auto seen = [](std::int64_t tick, int client) {
        return Made{tick, "toy:Death", client, NoClient, ""};
    };
    // A tick is 20 ms.
    QTest::newRow("one for each receiver") << std::vector{kill, kill, kill} << Rows{3, 0, 0};
    QTest::newRow("then seen in the world")
        << std::vector{kill, kill, seen(22, 1)} << Rows{3, 0, 0};
    QTest::newRow("seen in the same tick, before") << std::vector{seen(20, 1), kill} << Rows{0, 2};
    QTest::newRow("seen first") << std::vector{seen(18, 1), kill, kill} << Rows{0, 3, 0};
    QTest::newRow("somebody else is seen") << std::vector{kill, seen(22, 0)} << Rows{1, 1};
    QTest::newRow("seen much later") << std::vector{kill, seen(26, 1)} << Rows{1, 1};
    QTest::newRow("of his own hand")
        << std::vector{Made{20, Kill, 1, 1, "bob died"}, seen(22, 1)} << Rows{2, 0};
    QTest::newRow("twice in a row")
        << std::vector{kill, seen(22, 1), Made{60, Kill, 0, 1, "ada killed bob"}, seen(62, 1)}
        << Rows{2, 0, 2, 0};
}

void TestEventLines::oneDeathIsOneLine()
{
    QFETCH(std::vector<Made>, events);
    QFETCH(std::vector<std::uint32_t>, counts);

    const auto lines = selectEvents(indexOf(events), usualEvents(), {}).value();

    std::vector<std::uint32_t> found(events.size());
    for (const EventLine &line : lines)
        found[line.row] = line.count;
    QCOMPARE(found, counts);
    QVERIFY(std::ranges::is_sorted(lines, {}, &EventLine::row));
}

void TestEventLines::oneFinishIsOneLine_data()
{
    using namespace event_kind;
    QTest::addColumn<std::vector<Made>>("events");
    QTest::addColumn<std::vector<std::uint32_t>>("counts"); // of lines, by row

    const Made time{20, Finish, NoClient, NoClient, "finished in 0.40"};
    const Made ada{20, Finish, 0, NoClient, "ada finished in 0.40, personal record"};
    const Made bob{20, Finish, 1, NoClient, "bob (b) finished in 0.40"};
    const Made late{21, Finish, 1, NoClient, "bob (b) finished in 0.41 (+0.01)"};
    const Made seen{22, "toy:Finish", NoClient, NoClient, ""};
    QTest::newRow("time, then who") << std::vector{time, ada} << Rows{0, 2};
    QTest::newRow("who, then time") << std::vector{ada, time} << Rows{2, 0};
    QTest::newRow("seen in the world") << std::vector{time, ada, seen} << Rows{0, 3, 0};
    QTest::newRow("time alone, seen") << std::vector{time, seen} << Rows{2, 0};
    QTest::newRow("a difference besides")
        << std::vector{Made{20, Finish, NoClient, NoClient, "finished in 0.41 (-0.20)"}, late}
        << Rows{0, 2};
    const Made seenNext{23, "toy:Finish", NoClient, NoClient, ""};
    QTest::newRow("two in a tick") << std::vector{ada, bob, seen, seenNext} << Rows{2, 2, 0, 0};
    QTest::newRow("another time") << std::vector{time, late} << Rows{1, 1};
    QTest::newRow("a longer time")
        << std::vector{time, Made{20, Finish, 1, NoClient, "bob finished in 10.40"}} << Rows{1, 1};
    const auto chat = [](const char *text) {
        return Made{20, "server_message", NoClient, NoClient, text};
    };
    const Made line = chat("ada finished in: 0 minute(s)  0.40 second(s)");
    QTest::newRow("server's line, then time") << std::vector{line, time} << Rows{2, 0};
    QTest::newRow("time, then server's line") << std::vector{time, line} << Rows{0, 2};
    QTest::newRow("server's line, then who") << std::vector{line, ada} << Rows{0, 2};
    const Made bobsLine = chat("bob (b) finished in: 0 minute(s)  0.40 second(s)");
    QTest::newRow("two who took as long")
        << std::vector{line, time, bobsLine, time} << Rows{2, 0, 2, 0};
    QTest::newRow("two lines, then two times")
        << std::vector{line, bobsLine, time, time} << Rows{2, 2, 0, 0};
    QTest::newRow("the same twice") << std::vector{line, time, line, time} << Rows{4, 0, 0, 0};
    QTest::newRow("all four") << std::vector{line, time, ada, seen} << Rows{0, 0, 4, 0};
    QTest::newRow("server's line of two minutes")
        << std::vector{chat("bob (b) finished in: 2 minute(s)  3.08 second(s)"),
                       Made{20, Finish, 1, NoClient, "bob (b) finished in 2:03.08"}}
        << Rows{0, 2};
    QTest::newRow("server's line of another") << std::vector{line, bob} << Rows{1, 1};
    QTest::newRow("server's line of another time") << std::vector{line, late} << Rows{1, 1};
    QTest::newRow("no time in it") << std::vector{chat("ada finished in: 0.4"), time} << Rows{1, 1};
    QTest::newRow("much later") << std::vector{time, Made{30, Finish, 0, NoClient, ada.text}}
                                << Rows{1, 1};
}

void TestEventLines::oneFinishIsOneLine()
{
    oneDeathIsOneLine();
}

void TestEventLines::finishesOfTwoAreTwoLinesWithoutTheirNames()
{
    const Made time{20, event_kind::Finish, NoClient, NoClient, "finished in 0.40"};
    const auto line = [](const char *text) {
        return Made{20, event_kind::ServerMessage, NoClient, NoClient, text};
    };
    EventQuery finishes = usualEvents();
    finishes.kinds = {std::string(event_kind::Finish)};
    const Index index = indexOf({line("ada finished in: 0 minute(s)  0.40 second(s)"), time,
                                 line("bob finished in: 0 minute(s)  0.40 second(s)"), time, time});

    QCOMPARE(rowsOf(index, finishes), (Rows{1, 3}));
}

void TestEventLines::serversLineKnowsItsFinish()
{
    const Made time{20, event_kind::Finish, NoClient, NoClient, "finished in 0.40"};
    const Made line{20, "server_message", NoClient, NoClient,
                    "ada finished in: 0 minute(s)  0.40 second(s)"};
    for (const auto &[events, row, isOfFinish] :
         {std::tuple{std::vector{line, time}, 0U, 1U}, std::tuple{std::vector{time, line}, 1U, 1U},
          std::tuple{std::vector{line}, 0U, 0U}, std::tuple{std::vector{time}, 0U, 0U}}) {
        const auto lines = selectEvents(indexOf(events), usualEvents(), {}).value();
        QCOMPARE(lines.size(), std::size_t{1});
        QCOMPARE(lines[0].row, row);
        QCOMPARE(std::uint32_t{lines[0].isOfFinish}, isOfFinish);
    }
}

void TestEventLines::textIsFoundInEveryNameOfWhoItIsAbout()
{
    EventQuery filter = usualEvents();
    // What cyd says, and what bob does to her; nobody says her name there.
    filter.text = "CYD";
    QCOMPARE(rowsOf(game(), filter), (Rows{5, 6}));

    using What = PlayerChange::What;
    PlayerTracker tracker;
    tracker.apply({{0}, 0, What::Present, "ada"});
    tracker.apply({{40}, 0, What::Renamed, "eva"});
    const Index renamed = indexOf({{10, event_kind::Chat, 0, NoClient, "first"},
                                   {60, event_kind::Chat, 0, NoClient, "second"}},
                                  tracker.tableAt({100}));
    for (const char *name : {"ada", "eva"}) {
        filter.text = name;
        QCOMPARE(rowsOf(renamed, filter), (Rows{0, 1}));
    }
}

void TestEventLines::foldingCanBeTurnedOff()
{
    using namespace event_kind;
    const Index index = indexOf({{0, Chat, 0, NoClient, "hi"}, {0, Chat, 0, NoClient, "hi"}});
    EventQuery filter = usualEvents();
    QCOMPARE(rowsOf(index, filter), Rows{0});

    filter.foldsRepeats = false;

    QCOMPARE(rowsOf(index, filter), (Rows{0, 1}));
}

void TestEventLines::cancelledSelectionSaysSo()
{
    std::stop_source stop;
    stop.request_stop();

    const auto lines = selectEvents(game(), usualEvents(), stop.get_token());

    QVERIFY(!lines);
    QCOMPARE(lines.error().code, ErrorCode::Cancelled);
}

void TestEventLines::emptyIndexGivesNoLines()
{
    QVERIFY(rowsOf(Index(std::make_shared<const Outline>()), usualEvents()).empty());
}

void TestEventLines::anotherIndexIsBegunAnew()
{
    EventSelection going{usualEvents()};
    const auto first = std::make_shared<const Index>(game());
    const auto second = std::make_shared<const Index>(
        indexOf({{10, event_kind::Chat, 0, NoClient, "other"}}));

    const auto before = going.linesOf(first, {}).value();
    const auto after = going.linesOf(second, {}).value();

    QCOMPARE(before.size(), std::size_t{6});
    QCOMPARE(after.size(), std::size_t{1});
    QCOMPARE(after.sharedWith(before), std::size_t{0});
}

void TestEventLines::kindsSayWhetherTheyAreHidden()
{
    const auto &hidden = kindsHiddenAtFirst();

    for (const EventKind &kind : SharedEventKinds)
        QCOMPARE(hidden.contains(kind.id), kind.isHiddenAtFirst());
    // A format's own noisy kinds are its own business.
    QVERIFY(hidden.contains("hollowcube:delta_move"));
    QVERIFY(!hidden.contains("hollowcube:set_block"));
}

TICKSCOPE_TEST(TestEventLines, QCoreApplication)
#include "test_event_lines.moc"
