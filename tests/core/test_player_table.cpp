// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/model/player.h"

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
    void nameThatComesLateHoldsFromTheStart();
    void nobodyHasNoName();
    void rejoinUnderAnotherClientIdIsTheSamePlayer();
    void rejoinUnderTheLastNameIsTheSamePlayer();
    void rejoinToldBeforeItsNameIsTheSamePlayer();
    void firstNameIsNoRename();
    void reusedClientIdIsAnotherPlayer();
    void reusedClientIdInTheSameTickIsTheNewPlayer();
    void joinWithoutLeaveEndsTheStayBefore();
    void twoPeopleWithOneNameAtOnceAreTwoPlayers();
    void namelessPlayersAreNeverTakenForEachOther();
    void presentAgainAfterDamageIsNoSecondStay();
    void changesOfAbsentClientsAreIgnored();
    void playerIsFoundByNameBeforeNumber();
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
    QCOMPARE(table.named("eva"), &table.players().front());
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
    QVERIFY(table.nameAt(4, {20}).empty());
    QVERIFY(table.nameAt(NoClient, {20}).empty());
}

void TestPlayerTable::rejoinUnderAnotherClientIdIsTheSamePlayer()
{
    const auto table = tableOf({{{10}, 3, What::Joined, "ada"},
                                {{50}, 3, What::Left, "ada"},
                                {{80}, 7, What::Joined, "ada"}});

    QCOMPARE(table.players().size(), std::size_t{1});
    const Player &ada = table.players().front();
    QCOMPARE(ada.clientIds(), (std::vector<int>{3, 7}));
    QCOMPARE(ada.ticks(), (TickRange{{10}, {1000}}));
    QCOMPARE(idAt(table, 3, 30), 0);
    QCOMPARE(idAt(table, 3, 90), -1);
    QCOMPARE(idAt(table, 7, 90), 0);
    QCOMPARE(idAt(table, 7, 30), -1);
}

void TestPlayerTable::rejoinUnderTheLastNameIsTheSamePlayer()
{
    const auto table = tableOf({{{10}, 3, What::Joined, "ada"},
                                {{20}, 3, What::Renamed, "eva"},
                                {{50}, 3, What::Left, "eva"},
                                {{80}, 3, What::Joined, "eva"}});

    QCOMPARE(table.players().size(), std::size_t{1});
    QCOMPARE(table.players().front().stays.size(), std::size_t{2});
}

void TestPlayerTable::rejoinToldBeforeItsNameIsTheSamePlayer()
{
    const auto table = tableOf({{{10}, 3, What::Joined, "ada"},
                                {{20}, 3, What::Left, {}},
                                {{30}, 5, What::Joined, {}},
                                {{31}, 6, What::Joined, {}},
                                {{32}, 5, What::Renamed, "ada"},
                                {{33}, 6, What::Renamed, "eva"}});

    QCOMPARE(table.players().size(), std::size_t{2});
    QCOMPARE(table.players()[0].clientIds(), (std::vector{3, 5}));
    QCOMPARE(table.players()[0].names(), (Names{"ada"}));
    QCOMPARE(table.players()[1].names(), (Names{"eva"}));
    QCOMPARE(idAt(table, 5, 30), 0);
    QCOMPARE(idAt(table, 6, 40), 1);
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

void TestPlayerTable::playerIsFoundByNameBeforeNumber()
{
    const auto table = tableOf({{{10}, 3, What::Joined, "ada"},
                                {{10}, 4, What::Joined, "0"},
                                {{10}, 5, What::Joined, "cyd"}});

    QCOMPARE(table.named("ada")->id, 0);
    QCOMPARE(table.named("0")->id, 1);
    QCOMPARE(table.named("2")->id, 2);
    QCOMPARE(table.named("3"), nullptr);
    QCOMPARE(table.named("ad"), nullptr);
    QCOMPARE(table.named("2x"), nullptr);
    QCOMPARE(table.named("-1"), nullptr);
    QCOMPARE(table.named(""), nullptr);
}

void TestPlayerTable::nobodyIsFoundInAnEmptyTable()
{
    const PlayerTable table;

    QCOMPARE(table.at(0, {0}), nullptr);
    QCOMPARE(table.named("0"), nullptr);
}

QTEST_GUILESS_MAIN(TestPlayerTable)
#include "test_player_table.moc"
