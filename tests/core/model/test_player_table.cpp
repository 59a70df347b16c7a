// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/model/player.h"
#include "tests/support/test_program.h"

using namespace tickscope;

namespace {

using What = PlayerChange::What;
using Names = std::vector<std::string>;

PlayerTable tableOf(std::initializer_list<PlayerChange> changes, std::int64_t lastTick = 1000)
{
    PlayerTracker tracker;
    for (const PlayerChange &change : changes)
        tracker.apply(change);
    return tracker.tableAt({lastTick});
}

int idAt(const PlayerTable &table, int client, std::int64_t tick)
{
    const Player *player = table.at(client, {tick});
    return player ? player->id : -1;
}

} // namespace

class TestPlayerTable : public QObject
{
    Q_OBJECT

private slots:
    void playerAtTheStartIsThereFromThatTickOn();
    void playerWhoLeavesIsStillFoundByTheEventOfLeaving();
    void renamedPlayerStaysTheSameOne();
    void takingAnOldNameAgainPutsItLast();
    void nameIsTheOneOfThatTick_data();
    void nameIsTheOneOfThatTick();
    void byteTellsTheNameWithinATick();
    void nameThatComesLateHoldsFromTheStart();
    void nobodyHasNoName();
    void nameThatSomebodyLeftMakesASecondPlayer();
    void rejoinWithTheSameEvidenceIsTheSamePlayer();
    void evidenceMayComeLate();
    void whoTakesAnOlderConnectionOverIsTheSamePlayer();
    void evidenceOfTwoAtOnceIsOfNobody();
    void evidenceThatPointsAtTwoIsOfNobody();
    void firstNameIsNoRename();
    void reusedClientIdIsAnotherPlayer();
    void reusedClientIdInTheSameTickIsTheNewPlayer();
    void byteTellsWhoHadAClientWithinATick();
    void whoLeavesMayBeInTheStateOfTheTick();
    void joinWithoutLeaveEndsTheStayBefore();
    void twoPeopleWithOneNameAtOnceAreTwoPlayers();
    void namelessPlayersAreNeverTakenForEachOther();
    void presentAgainAfterDamageIsNoSecondStay();
    void changesOfAbsentClientsAreIgnored();
    void playersAreFoundByNumberAndByName();
    void refNamesWhoHadTheClientAtThatTick();
    void refIsTheSamePersonOverRenamesAndNotOverReuse();
    void refFollowsThePersonToAnotherClient();
    void refHoldsBeforeAnybodyIsKnown();
    void playersWhoHeldOneNameSaySo();
    void nobodyIsFoundInAnEmptyTable();
};

void TestPlayerTable::playerAtTheStartIsThereFromThatTickOn()
{
    const auto table = tableOf({{{10}, 3, What::Present, "ada"}}, 500);

    QCOMPARE(table.players().size(), std::size_t{1});
    const Player &ada = table.players().front();
    QCOMPARE(ada.id, 0);
    QCOMPARE(ada.ticks(), (TickRange{{10}, {500}}));
    QCOMPARE(idAt(table, 3, 9), -1);
    QCOMPARE(idAt(table, 3, 10), 0);
    QCOMPARE(idAt(table, 3, 500), 0);
    QCOMPARE(idAt(table, 4, 100), -1);
}

void TestPlayerTable::playerWhoLeavesIsStillFoundByTheEventOfLeaving()
{
    const auto table = tableOf({{{10}, 3, What::Joined, "ada"}, {{50}, 3, What::Left, "ada"}});

    QCOMPARE(table.players().front().stays.front().ticks, (TickRange{{10}, {49}}));
    QCOMPARE(idAt(table, 3, 50), 0);
    QCOMPARE(idAt(table, 3, 51), -1);
}

void TestPlayerTable::renamedPlayerStaysTheSameOne()
{
    const auto table = tableOf({{{10}, 3, What::Joined, "ada"},
                                {{20}, 3, What::Renamed, "eva"},
                                {{30}, 3, What::Renamed, "ida"}});

    QCOMPARE(table.players().size(), std::size_t{1});
    QCOMPARE(table.players().front().names(), (Names{"ada", "eva", "ida"}));
    QCOMPARE(table.players().front().name(), std::string("ida"));
    QCOMPARE(table.holdersOf("eva"), std::vector{&table.players().front()});
    QCOMPARE(table.players().front().stays.size(), std::size_t{1});
}

void TestPlayerTable::takingAnOldNameAgainPutsItLast()
{
    const auto table = tableOf({{{10}, 3, What::Joined, "ada"},
                                {{20}, 3, What::Renamed, "eva"},
                                {{30}, 3, What::Renamed, "ada"}});

    QCOMPARE(table.players().front().names(), (Names{"eva", "ada"}));
}

void TestPlayerTable::nameIsTheOneOfThatTick_data()
{
    QTest::addColumn<qint64>("tick");
    QTest::addColumn<std::string>("expected");

    QTest::newRow("first tick") << qint64{10} << std::string("ada");
    QTest::newRow("last tick of the first name") << qint64{19} << std::string("ada");
    QTest::newRow("tick of the rename") << qint64{20} << std::string("eva");
    QTest::newRow("the first name again") << qint64{30} << std::string("ada");
    QTest::newRow("tick of leaving") << qint64{50} << std::string("ada");
}

void TestPlayerTable::nameIsTheOneOfThatTick()
{
    QFETCH(qint64, tick);
    QFETCH(std::string, expected);
    const auto table = tableOf({{{10}, 3, What::Joined, "ada"},
                                {{20}, 3, What::Renamed, "eva"},
                                {{30}, 3, What::Renamed, "ada"},
                                {{50}, 3, What::Left, "ada"}});

    QCOMPARE(std::string(table.nameAt(3, {tick})), expected);
}

void TestPlayerTable::byteTellsTheNameWithinATick()
{
    const auto renamed = [](const char *name, std::uint64_t byte) {
        return PlayerChange{
            .tick = {20}, .client = 3, .what = What::Renamed, .name = name, .byte = byte};
    };
    const auto table = tableOf(
        {{{10}, 3, What::Joined, "ada"}, renamed("eva", 100), renamed("mia", 200)});

    const auto nameAt = [&table](std::uint64_t byte) {
        return std::string(table.nameOf({3, {20}, byte}));
    };
    QCOMPARE(nameAt(99), std::string("ada"));
    QCOMPARE(nameAt(100), std::string("eva")); // the event of the rename itself
    QCOMPARE(nameAt(199), std::string("eva"));
    QCOMPARE(nameAt(200), std::string("mia"));
    QCOMPARE(std::string(table.nameAt(3, {20})), std::string("mia"));
}

void TestPlayerTable::nameThatComesLateHoldsFromTheStart()
{
    const auto table = tableOf({{{10}, 3, What::Joined, ""}, {{12}, 3, What::Renamed, "ada"}});

    QCOMPARE(std::string(table.nameAt(3, {10})), std::string("ada"));
    QCOMPARE(table.players().front().names(), (Names{"ada"}));
}

void TestPlayerTable::nobodyHasNoName()
{
    const auto table = tableOf({{{10}, 3, What::Joined, "ada"}, {{50}, 3, What::Left, "ada"}});

    QVERIFY(table.nameAt(3, {9}).empty());
    QVERIFY(table.nameAt(3, {51}).empty());
    QVERIFY(table.nameAt(NoClient, {20}).empty());
}

void TestPlayerTable::nameThatSomebodyLeftMakesASecondPlayer()
{
    const auto table = tableOf({{{10}, 3, What::Joined, "ada"},
                                {{50}, 3, What::Left, "ada"},
                                {{80}, 3, What::Joined, "bob"},
                                {{90}, 3, What::Renamed, "ada"},
                                {{95}, 7, What::Joined, "ada"}});

    QCOMPARE(table.players().size(), std::size_t{3});
    QCOMPARE(idAt(table, 3, 30), 0);
    QCOMPARE(idAt(table, 3, 92), 1);
    QCOMPARE(idAt(table, 7, 97), 2);
    QCOMPARE(table.players()[0].sameNameAs, (std::vector{1, 2}));
    QCOMPARE(table.players()[2].sameNameAs, (std::vector{0, 1}));
    const Player &second = PlayerTable(table.players()).players()[1];
    QCOMPARE(table.namesakesOf(second, second.heldNames[0]), std::vector<int>());
    QCOMPARE(table.namesakesOf(second, second.heldNames[1]), (std::vector{0, 2}));
    QCOMPARE(table.isSame({3, {30}}, {3, {92}}), std::optional(false));
}

void TestPlayerTable::rejoinWithTheSameEvidenceIsTheSamePlayer()
{
    const auto table = tableOf({{{10}, 3, What::Joined, "ada", "account:1"},
                                {{20}, 3, What::Renamed, "eva"},
                                {{50}, 3, What::Left, "eva"},
                                {{60}, 3, What::Joined, "eva", "account:2"},
                                {{80}, 7, What::Joined, "ada", "account:1"}});

    QCOMPARE(table.players().size(), std::size_t{2});
    const Player &ada = table.players().front();
    QCOMPARE(ada.clientIds(), (std::vector<int>{3, 7}));
    QCOMPARE(ada.ticks(), (TickRange{{10}, {1000}}));
    QCOMPARE(ada.names(), (Names{"eva", "ada"}));
    QCOMPARE(std::string(ada.nameAt(Tick{90})), std::string("ada"));
    QCOMPARE(idAt(table, 3, 30), 0);
    QCOMPARE(idAt(table, 3, 70), 1);
    QCOMPARE(idAt(table, 7, 90), 0);
    QCOMPARE(table.clientOf({3, {30}}, {90}), std::optional(7));
}

void TestPlayerTable::whoTakesAnOlderConnectionOverIsTheSamePlayer()
{
    const auto table = tableOf(
        {{{10}, 0, What::Joined, "ada", "session:1"},
         {{20}, 1, What::Joined, "bob"},
         {{30}, 7, What::Joined, "(1)ada", "session:1"},
         {.tick = {35}, .client = 7, .what = What::Left, .name = {}, .goesOnAs = 0},
         {{60}, 0, What::Left, {}},
         {{70}, 4, What::Joined, "ada", "session:1"}});

    QCOMPARE(table.players().size(), std::size_t{2});
    const Player &ada = table.players().front();
    QCOMPARE(ada.ticks(), (TickRange{{10}, {1000}}));
    QCOMPARE(ada.clientAt({29}), std::optional(0));
    QCOMPARE(ada.clientAt({32}), std::optional(7));
    QCOMPARE(ada.clientAt({40}), std::optional(0));
    QCOMPARE(ada.clientAt({65}), std::nullopt);
    QCOMPARE(ada.nameAt(Tick{32}), std::string("(1)ada"));
    QCOMPARE(ada.nameAt(Tick{40}), std::string("ada"));
    QCOMPARE(idAt(table, 4, 70), ada.id);
    // Nobody goes on as a client that is not there.
    QCOMPARE(tableOf({{{10}, 0, What::Joined, "ada"},
                      {.tick = {35}, .client = 0, .what = What::Left, .name = {}, .goesOnAs = 1}})
                 .players()
                 .size(),
             std::size_t{1});
}

void TestPlayerTable::evidenceMayComeLate()
{
    const auto table = tableOf({{{10}, 3, What::Joined, {}},
                                {{11}, 3, What::Known, {}, "code:a"},
                                {{12}, 3, What::Renamed, "ada"},
                                {{20}, 3, What::Left, {}},
                                {{30}, 5, What::Joined, {}},
                                {{31}, 6, What::Joined, "cyd"},
                                {{32}, 5, What::Renamed, "ada"},
                                {{40}, 5, What::Known, "ada", "code:a"}});

    QCOMPARE(table.players().size(), std::size_t{2});
    QCOMPARE(table.players()[0].clientIds(), (std::vector{3, 5}));
    QCOMPARE(table.players()[0].names(), (Names{"ada"}));
    QCOMPARE(table.players()[1].names(), (Names{"cyd"}));
    QCOMPARE(idAt(table, 5, 30), 0);
    QCOMPARE(idAt(table, 6, 40), 1);
}

void TestPlayerTable::evidenceOfTwoAtOnceIsOfNobody()
{
    const auto table = tableOf({{{10}, 3, What::Joined, "ada", "session:x"},
                                {{50}, 3, What::Left, {}},
                                {{60}, 3, What::Joined, "ada", "session:x"},
                                {{70}, 4, What::Joined, "bob", "session:x"}});

    QCOMPARE(table.players().size(), std::size_t{3});
}

void TestPlayerTable::evidenceThatPointsAtTwoIsOfNobody()
{
    const auto table = tableOf({{{10}, 3, What::Joined, "ada", "account:1"},
                                {{10}, 4, What::Joined, "bob", "account:2"},
                                {{20}, 3, What::Left, {}},
                                {{20}, 4, What::Left, {}},
                                {{30}, 3, What::Joined, "cyd", "account:1"},
                                {{40}, 3, What::Known, "cyd", "account:2"},
                                {{50}, 3, What::Left, {}},
                                {{60}, 3, What::Joined, "ada", "account:1"}});

    QCOMPARE(table.players().size(), std::size_t{4});
}

void TestPlayerTable::firstNameIsNoRename()
{
    const auto table = tableOf({{{10}, 3, What::Joined, {}}, {{12}, 3, What::Renamed, "ada"}});

    QCOMPARE(table.players().front().names(), (Names{"ada"}));
    QCOMPARE(std::string(table.nameAt(3, {10})), std::string("ada"));
}

void TestPlayerTable::reusedClientIdIsAnotherPlayer()
{
    const auto table = tableOf({{{10}, 3, What::Joined, "ada"},
                                {{50}, 3, What::Left, "ada"},
                                {{80}, 3, What::Joined, "bob"}});

    QCOMPARE(table.players().size(), std::size_t{2});
    QCOMPARE(idAt(table, 3, 49), 0);
    QCOMPARE(idAt(table, 3, 70), -1);
    QCOMPARE(idAt(table, 3, 80), 1);
}

void TestPlayerTable::reusedClientIdInTheSameTickIsTheNewPlayer()
{
    const auto table = tableOf({{{10}, 3, What::Joined, "ada"},
                                {{50}, 3, What::Left, "ada"},
                                {{50}, 3, What::Joined, "bob"}});

    QCOMPARE(idAt(table, 3, 49), 0);
    QCOMPARE(idAt(table, 3, 50), 1);
}

void TestPlayerTable::byteTellsWhoHadAClientWithinATick()
{
    const auto change = [](What what, const char *name, std::uint64_t byte) {
        return PlayerChange{.tick = {50}, .client = 3, .what = what, .name = name, .byte = byte};
    };
    const auto table = tableOf({{{10}, 3, What::Joined, "ada"},
                                change(What::Left, "ada", 100),
                                change(What::Joined, "bob", 120),
                                change(What::Left, "bob", 140),
                                change(What::Joined, "cyd", 140)});

    const auto idBehind = [&table](std::uint64_t byte) { return table.of({3, {50}, byte})->id; };
    QCOMPARE(idBehind(0), 0);
    QCOMPARE(idBehind(100), 0);
    // Who comes has all that lies behind the leave, also what tells of their coming.
    QCOMPARE(idBehind(101), 1);
    QCOMPARE(idBehind(140), 1);
    QCOMPARE(idBehind(141), 2);
    QCOMPARE(idAt(table, 3, 49), 0);
    QCOMPARE(idAt(table, 3, 50), 2);
    QCOMPARE(idAt(table, 3, 51), 2);
    for (const Player &player : table.players())
        QCOMPARE(table.of(player.stays.front().ref()), &player);
}

void TestPlayerTable::whoLeavesMayBeInTheStateOfTheTick()
{
    PlayerTracker tracker;
    tracker.apply({{10}, 3, What::Joined, "ada"});
    tracker.apply({.tick = {50},
                   .client = 3,
                   .what = What::Left,
                   .name = "ada",
                   .byte = 100,
                   .lastShown = Tick{50}});
    const auto left = tracker.tableAt({60});
    tracker.apply({.tick = {50}, .client = 3, .what = What::Joined, .name = "bob", .byte = 120});
    const auto table = tracker.tableAt({60});

    QCOMPARE(table.players().front().ticks(), (TickRange{{10}, {50}}));
    QCOMPARE(idAt(table, 3, 50), 0);
    QCOMPARE(idAt(table, 3, 51), 1);
    QCOMPARE(table.of({3, {50}, 101})->id, 1);
    // Where nobody came, nothing behind the leave is of who left.
    QCOMPARE(left.of({3, {50}, 100})->id, 0);
    QVERIFY(!left.of({3, {50}, 101}));
    QVERIFY(!left.at(3, {51}));
}

void TestPlayerTable::joinWithoutLeaveEndsTheStayBefore()
{
    const auto table = tableOf({{{10}, 3, What::Joined, "ada"}, {{50}, 3, What::Joined, "bob"}});

    QCOMPARE(table.players()[0].stays.front().ticks, (TickRange{{10}, {49}}));
    QCOMPARE(idAt(table, 3, 60), 1);
}

void TestPlayerTable::twoPeopleWithOneNameAtOnceAreTwoPlayers()
{
    const auto table = tableOf({{{10}, 3, What::Joined, "ada"}, {{20}, 4, What::Joined, "ada"}});

    QCOMPARE(table.players().size(), std::size_t{2});
    QCOMPARE(idAt(table, 3, 30), 0);
    QCOMPARE(idAt(table, 4, 30), 1);
}

void TestPlayerTable::namelessPlayersAreNeverTakenForEachOther()
{
    const auto table = tableOf(
        {{{10}, 3, What::Joined, ""}, {{20}, 3, What::Left, ""}, {{30}, 3, What::Joined, ""}});

    QCOMPARE(table.players().size(), std::size_t{2});
}

void TestPlayerTable::presentAgainAfterDamageIsNoSecondStay()
{
    const auto table = tableOf({{{10}, 3, What::Joined, "ada"},
                                {{90}, 3, What::Present, "ada"},
                                {{90}, 4, What::Present, "bob"}});

    QCOMPARE(table.players().size(), std::size_t{2});
    QCOMPARE(table.players()[0].stays.size(), std::size_t{1});
    QCOMPARE(table.players()[1].ticks().first.value, std::int64_t{90});
}

void TestPlayerTable::changesOfAbsentClientsAreIgnored()
{
    const auto table = tableOf({{{10}, 3, What::Left, "ada"}, {{20}, 3, What::Renamed, "eva"}});

    QVERIFY(table.players().empty());
}

void TestPlayerTable::playersAreFoundByNumberAndByName()
{
    const auto table = tableOf({{{10}, 3, What::Joined, "ada"},
                                {{10}, 4, What::Joined, "0"},
                                {{20}, 5, What::Joined, "ada"},
                                {{30}, 4, What::Renamed, "ada"}});
    const auto &players = table.players();

    QCOMPARE(table.withId(2), &players[2]);
    QCOMPARE(table.withId(3), nullptr);
    QCOMPARE(table.withId(-1), nullptr);
    QCOMPARE(table.holdersOf("ada"), (std::vector{&players[0], &players[1], &players[2]}));
    QCOMPARE(table.holdersOf("0"), (std::vector{&players[1]}));
    QVERIFY(table.holdersOf("ad").empty());
    QVERIFY(table.holdersOf("").empty());
}

void TestPlayerTable::refNamesWhoHadTheClientAtThatTick()
{
    const auto table = tableOf({{{10}, 3, What::Joined, "ada"},
                                {{50}, 3, What::Left, "ada"},
                                {{80}, 3, What::Joined, "bob"}});

    QCOMPARE(table.of({3, {20}}), &table.players()[0]);
    QCOMPARE(table.of({3, {90}}), &table.players()[1]);
    QCOMPARE(table.of({3, {60}}), nullptr);
    QCOMPARE(table.of({}), nullptr);
}

void TestPlayerTable::refIsTheSamePersonOverRenamesAndNotOverReuse()
{
    const auto table = tableOf({{{10}, 3, What::Joined, "ada"},
                                {{20}, 3, What::Renamed, "eva"},
                                {{50}, 3, What::Left, "eva"},
                                {{80}, 3, What::Joined, "bob"}});

    QCOMPARE(table.isSame({3, {15}}, {3, {30}}), std::optional(true));
    QCOMPARE(table.isSame({3, {15}}, {3, {90}}), std::optional(false));
    QCOMPARE(table.isSame({3, {15}}, {3, {5}}), std::nullopt);
}

void TestPlayerTable::refFollowsThePersonToAnotherClient()
{
    const auto table = tableOf({{{10}, 3, What::Joined, "ada"},
                                {{50}, 3, What::Left, "ada"},
                                {{60}, 3, What::Joined, "bob"},
                                {{90}, 3, What::Left, "bob"},
                                {{90}, 3, What::Joined, "cyd"}});

    QCOMPARE(table.clientOf({3, {20}}, {40}), std::optional(3));
    QCOMPARE(table.clientOf({3, {20}}, {50}), std::optional(3));
    QCOMPARE(table.clientOf({3, {70}}, {89}), std::optional(3));
    QCOMPARE(table.clientOf({3, {70}}, {90}), std::nullopt);
    QCOMPARE(table.clientOf({3, {20}}, {70}), std::nullopt);
    QCOMPARE(table.clientOf({3, {70}}, {40}), std::nullopt);
    QCOMPARE(table.clientOf({}, {40}), std::nullopt);
}

void TestPlayerTable::refHoldsBeforeAnybodyIsKnown()
{
    const PlayerTable table;

    QCOMPARE(table.of({3, {20}}), nullptr);
    QCOMPARE(table.clientOf({3, {20}}, {20}), std::optional(3));
    QCOMPARE(table.clientOf({3, {20}}, {21}), std::nullopt);
    QCOMPARE(table.isSame({3, {20}}, {3, {20}}), std::optional(true));
    QCOMPARE(table.isSame({3, {20}}, {3, {21}}), std::nullopt);
}

void TestPlayerTable::playersWhoHeldOneNameSaySo()
{
    const auto table = tableOf({{{10}, 3, What::Joined, "ada"},
                                {{20}, 4, What::Joined, "bob"},
                                {{30}, 4, What::Renamed, "ada"},
                                {{40}, 5, What::Joined, "cyd"},
                                {{40}, 6, What::Joined, ""},
                                {{40}, 7, What::Joined, ""}});

    QCOMPARE(table.players()[0].sameNameAs, (std::vector<int>{1}));
    QCOMPARE(table.players()[1].sameNameAs, (std::vector<int>{0}));
    QCOMPARE(table.players()[2].sameNameAs, std::vector<int>{});
    QCOMPARE(table.players()[3].sameNameAs, std::vector<int>{});
}

void TestPlayerTable::nobodyIsFoundInAnEmptyTable()
{
    const PlayerTable table;

    QCOMPARE(table.at(0, {0}), nullptr);
    QVERIFY(table.holdersOf("0").empty());
}

TICKSCOPE_TEST(TestPlayerTable, QCoreApplication)
#include "test_player_table.moc"
