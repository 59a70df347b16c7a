// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <initializer_list>

#include <QTest>

#include "core/analysis/event_query.h"
#include "core/model/player.h"
#include "tests/support/event_making.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace std::chrono_literals;

namespace {

using TakenRows = std::vector<std::size_t>;

/// A form with a number that has words, and with who may read it.
const EventForm &queriedForm()
{
    static const ValueTexts words{{1, "gun"}, {2, "laser"}};
    static const EventForm form{&sharedKind("shot"),
                                "query",
                                {{.name = "weapon", .kind = PartKind::Word, .words = &words},
                                 {.name = "team", .role = PartRole::Audience, .privateFrom = 2}},
                                "shot"};
    return form;
}

Event shot(std::int64_t tick, std::int64_t weapon, std::int64_t audience)
{
    Event event;
    event.tick = {tick};
    event.form = &queriedForm();
    event.client = 0;
    event.values.add(weapon).add(audience);
    return event;
}

/// Älva has client 0 up to tick 49, bob client 1, cyd client 0 from tick 60 on.
PlayerTable queriedPlayers()
{
    using What = PlayerChange::What;
    PlayerTracker tracker;
    tracker.apply({{0}, 0, What::Present, "\u00c4lva"});
    tracker.apply({{0}, 1, What::Present, "bob"});
    tracker.apply({{50}, 0, What::Left, "\u00c4lva"});
    tracker.apply({{60}, 0, What::Joined, "cyd"});
    return tracker.tableAt({100});
}

Shared<Index> queriedIndex(const std::vector<Event> &events)
{
    auto part = std::make_shared<IndexPart>();
    part->ticks = {{0}, {100}};
    for (const Event &event : events)
        part->events.append(event);
    part->kindCounts = part->events.kindCounts();
    Outline outline;
    outline.time = TimeBase::uniform({{0}, {100}}, 20ms);
    return std::make_shared<const Index>(
        Index(std::make_shared<const Outline>(outline)).with(part, queriedPlayers(), true));
}

Shared<Index> queriedGame()
{
    using namespace event_kind;
    return queriedIndex(
        {test::plainEvent(10, Chat, "\u00dcber die Br\u00fccke", 0),
         test::plainEvent(20, Kill, "x killed y", 0, 1), test::plainEvent(30, System, "ping"),
         shot(35, 1, 0), shot(36, 2, 2),
         test::plainEvent(70, Chat, "\u00fcBER \u041f\u0420\u0418\u0412\u0415\u0422", 0),
         test::plainEvent(80, Chat, "a.c\xff", 1)});
}

TakenRows rowsTaken(const Index &index, const EventQuery &query)
{
    TakenRows rows;
    (void)forEachEvent(index, EventMatcher(query, index),
                       [&rows](std::size_t row, const EventRow &) {
                           rows.push_back(row);
                           return true;
                       });
    return rows;
}

/// The same as an index that grows by one row after the other.
std::vector<Shared<Index>> grownByOneRow(const std::vector<Event> &events)
{
    Outline outline;
    outline.time = TimeBase::uniform({{0}, {100}}, 20ms);
    auto index = std::make_shared<const Index>(std::make_shared<const Outline>(outline));
    std::vector<Shared<Index>> all{index};
    for (const Event &event : events) {
        auto part = std::make_shared<IndexPart>();
        part->ticks = {event.tick, event.tick};
        part->events.append(event);
        part->kindCounts = part->events.kindCounts();
        index = std::make_shared<const Index>(index->with(part, queriedPlayers(), false));
        all.push_back(index);
    }
    return all;
}

} // namespace

class TestEventQuery : public QObject
{
    Q_OBJECT

private slots:
    void everyConditionLeavesWhatItSays_data();
    void everyConditionLeavesWhatItSays();
    void letterCaseIsThatOfUnicode_data();
    void letterCaseIsThatOfUnicode();
    void expressionsKeepTheirCaseUnlessItIsIgnored();
    void signsInATextMeanThemselves();
    void brokenExpressionTakesNothing();
    void kindsHaveTheirTraits();
    void backwardsIsForwardsReversed();
    void walkStopsWhereItsVisitorWants();
    void walkGoesOnWhereItStopped();
    void walkOverPeopleBeginsAgain();
    void cancelledWalkGoesOn();
};

void TestEventQuery::everyConditionLeavesWhatItSays_data()
{
    QTest::addColumn<EventQuery>("query");
    QTest::addColumn<TakenRows>("expected");

    const auto row = [](const char *name, auto change, TakenRows expected) {
        EventQuery query;
        change(query);
        QTest::newRow(name) << query << std::move(expected);
    };
    using Query = EventQuery;
    row("nothing asked", [](Query &) {}, {0, 1, 2, 3, 4, 5, 6});
    row("kinds", [](Query &query) { query.kinds = {"kill", "system"}; }, {1, 2});
    row("hidden kinds", [](Query &query) { query.hiddenKinds = {"chat", "shot"}; }, {1, 2});
    row("classes", [](Query &query) { query.classes = {EventClass::Chat}; }, {0, 5, 6});
    row("kinds that are not named", [](Query &query) { query.mostRate = EventRate::Noisy; },
        {0, 1, 3, 4, 5, 6});
    row("kinds that people see at first", [](Query &query) { query.mostRate = EventRate::Normal; },
        {0, 1, 5, 6});
    row("a named kind of the engine",
        [](Query &query) {
            query.kinds = {"system"};
            query.mostRate = EventRate::Normal;
        },
        {2});
    row("traits", [](Query &query) { query.traits = traitsOf({EventTrait::MovesParties}); }, {1});
    row("a player, up to the leaving",
        [](Query &query) {
            query.players = {{0, {30}}};
        },
        {0, 1, 3, 4});
    row("who has that client later", [](Query &query) { query.players = {{0, {90}}}; }, {5});
    row("nobody", [](Query &query) { query.players = {{9, {30}}}; }, {});
    row("a client, whoever has it", [](Query &query) { query.client = 0; }, {0, 1, 3, 4, 5});
    row("ticks", [](Query &query) { query.ticks = TickRange{{20}, {35}}; }, {1, 2, 3});
    row("no private lines", [](Query &query) { query.leavesOutPrivate = true; }, {0, 2, 3, 5, 6});
    row("a field by its number",
        [](Query &query) {
            query.fields = {{"weapon", Comparison::AtLeast, 2.0}};
        },
        {4});
    row("a field by its word",
        [](Query &query) {
            query.fields = {{"weapon", Comparison::Equal, std::string("gun")}};
        },
        {3});
    row("a field that is another word",
        [](Query &query) {
            query.fields = {{"weapon", Comparison::NotEqual, std::string("gun")}};
        },
        {4});
    row("a field that is not there",
        [](Query &query) {
            query.fields = {{"armor", Comparison::NotEqual, 1.0}};
        },
        {});
    row("all together",
        [](Query &query) {
            query.classes = {EventClass::Chat};
            query.client = 0;
            query.text = "\u00fcber";
            query.ticks = TickRange{{11}, {100}};
        },
        {5});
}

void TestEventQuery::everyConditionLeavesWhatItSays()
{
    QFETCH(EventQuery, query);
    QFETCH(TakenRows, expected);

    QCOMPARE(rowsTaken(*queriedGame(), query), expected);
}

void TestEventQuery::letterCaseIsThatOfUnicode_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<TakenRows>("expected");

    QTest::newRow("small umlaut") << QStringLiteral("\u00fcber") << TakenRows{0, 5};
    QTest::newRow("large umlaut") << QStringLiteral("\u00dcBER") << TakenRows{0, 5};
    QTest::newRow("Cyrillic") << QStringLiteral("\u043f\u0440\u0438\u0432\u0435\u0442")
                              << TakenRows{5};
    QTest::newRow("no umlaut is another letter") << QStringLiteral("uber") << TakenRows{};
    QTest::newRow("name of a party") << QStringLiteral("\u00e4LVA") << TakenRows{0, 1, 3, 4};
    QTest::newRow("Kelvin sign of a small k") << QStringLiteral("br\u00dcc\u212aE") << TakenRows{0};
    QTest::newRow("beside a byte that is no text") << QStringLiteral("A.C") << TakenRows{6};
}

void TestEventQuery::letterCaseIsThatOfUnicode()
{
    QFETCH(QString, text);
    QFETCH(TakenRows, expected);
    EventQuery query;
    query.text = text.toStdString();

    QCOMPARE(rowsTaken(*queriedGame(), query), expected);
}

void TestEventQuery::expressionsKeepTheirCaseUnlessItIsIgnored()
{
    EventQuery query;
    query.text = "^\u00fcber";
    query.textRule = {.isExpression = true, .letterCase = LetterCase::Exact, .isInNames = false};
    QCOMPARE(rowsTaken(*queriedGame(), query), TakenRows{});

    query.textRule.letterCase = LetterCase::Ignored;

    QCOMPARE(rowsTaken(*queriedGame(), query), (TakenRows{0, 5}));
}

void TestEventQuery::signsInATextMeanThemselves()
{
    EventQuery query;
    query.text = "a.c";
    QCOMPARE(rowsTaken(*queriedGame(), query), TakenRows{6});

    query.text = ".*";

    QCOMPARE(rowsTaken(*queriedGame(), query), TakenRows{});
    const auto whole = TextPattern::literal("\u00fcber", LetterCase::Ignored);
    QVERIFY(whole.matches("\u00dcBER"));
    QVERIFY(!whole.matches("\u00dcBER "));
}

void TestEventQuery::brokenExpressionTakesNothing()
{
    EventQuery query;
    query.text = "(";
    query.textRule.isExpression = true;

    QCOMPARE(rowsTaken(*queriedGame(), query), TakenRows{});
    QCOMPARE(TextPattern::compile("(", LetterCase::Exact).error().code, ErrorCode::BadInput);
}

void TestEventQuery::kindsHaveTheirTraits()
{
    const auto have = [](EventTrait trait, std::initializer_list<std::string_view> words) {
        return std::ranges::all_of(
            words, [trait](std::string_view word) { return findSharedKind(word)->has(trait); });
    };
    QVERIFY(have(EventTrait::MovesParties,
                 {"join", "kill", "load", "map", "practice", "spawn", "swap", "team", "teleport"}));
    QVERIFY(have(EventTrait::SpawnStimulus, {"spawn"}));
    QVERIFY(have(EventTrait::HitStimulus, {"hit"}));
    QVERIFY(have(EventTrait::FreezeStimulus, {"freeze"}));
    QVERIFY(have(EventTrait::Landmark, {"hit", "hook"}));
    QVERIFY(have(EventTrait::Seam, {"recording"}));
    QVERIFY(have(EventTrait::EndsRace, {"finish"}));
    QVERIFY(have(EventTrait::AlwaysListed, {"chat", "finish", "join", "kill", "leave"}));
}

void TestEventQuery::backwardsIsForwardsReversed()
{
    const auto index = queriedGame();
    EventQuery query;
    query.ticks = TickRange{{20}, {70}};
    const EventMatcher matcher(query, *index);
    const auto backwards = [&](std::size_t mostRows) {
        TakenRows rows;
        (void)forEachEventBackwards(
            *index, matcher,
            [&rows](std::size_t row, const EventRow &) {
                rows.push_back(row);
                return true;
            },
            {}, mostRows);
        return rows;
    };

    QCOMPARE(backwards(100), (TakenRows{5, 4, 3, 2, 1}));
    QCOMPARE(backwards(2), (TakenRows{5, 4}));
}

void TestEventQuery::walkStopsWhereItsVisitorWants()
{
    const auto index = queriedGame();
    TakenRows rows;

    const auto walked = forEachEvent(*index, EventMatcher({}, *index),
                                     [&rows](std::size_t row, const EventRow &) {
                                         rows.push_back(row);
                                         return rows.size() < 2;
                                     });

    QVERIFY(walked.has_value());
    QCOMPARE(rows, (TakenRows{0, 1}));
}

void TestEventQuery::walkGoesOnWhereItStopped()
{
    EventQuery query;
    query.text = "\u00fcber";
    query.textRule.isInNames = false;
    EventWalk walk(query);
    int begun = 0;
    TakenRows rows;

    for (const Shared<Index> &index :
         grownByOneRow({test::plainEvent(1, "chat", "\u00dcber"), test::plainEvent(2, "chat", "no"),
                        test::plainEvent(3, "chat", "\u00fcber")}))
        QVERIFY(walk.goOn(
            index, [&begun] { ++begun; },
            [&rows](std::size_t row, const EventRow &) { rows.push_back(row); }, {}));

    QCOMPARE(rows, (TakenRows{0, 2}));
    QCOMPARE(begun, 1);
    QCOMPARE(walk.lookedAt(), std::size_t{3});
}

void TestEventQuery::walkOverPeopleBeginsAgain()
{
    EventQuery query;
    query.players = {{1, {1}}};
    EventWalk walk(query);
    TakenRows rows;

    for (const Shared<Index> &index :
         grownByOneRow({test::plainEvent(1, "chat", "a", 1), test::plainEvent(2, "chat", "b", 0),
                        test::plainEvent(3, "chat", "c", 1)}))
        QVERIFY(walk.goOn(
            index, [&rows] { rows.clear(); },
            [&rows](std::size_t row, const EventRow &) { rows.push_back(row); }, {}));

    QCOMPARE(rows, (TakenRows{0, 2}));
    // Of 0, 1, 2 and 3 rows.
    QCOMPARE(walk.lookedAt(), std::size_t{6});
}

void TestEventQuery::cancelledWalkGoesOn()
{
    std::stop_source stop;
    stop.request_stop();
    EventWalk walk{EventQuery()};
    TakenRows rows;
    const auto go = [&](const std::stop_token &token) {
        return walk.goOn(
            queriedGame(), [&rows] { rows.clear(); },
            [&rows](std::size_t row, const EventRow &) { rows.push_back(row); }, token);
    };

    QCOMPARE(go(stop.get_token()).error().code, ErrorCode::Cancelled);
    QVERIFY(go({}));

    QCOMPARE(rows.size(), std::size_t{7});
}

TICKSCOPE_TEST(TestEventQuery, tickscope::test::NoApplication)
#include "test_event_query.moc"
