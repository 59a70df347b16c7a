// SPDX-License-Identifier: GPL-3.0-or-later
//
// Events of shared GoldSrc recordings.

#include <QTest>

#include "core/timeline/index_pass.h"
#include "tests/core/goldsrc/goldsrc_facts.h"
#include "tests/support/event_making.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using test::bytesOf;
using test::facts;
using test::Json;
using test::opened;

class TestGoldsrcRealEvents : public QObject
{
    Q_OBJECT

private slots:
    void chatAndDeathsAreToldWithTheirPlayers();
    void whoWasThereBeforeDidNotJoin();
    void commandsOfTheRecorderAreAsKnown();
};

void TestGoldsrcRealEvents::chatAndDeathsAreToldWithTheirPlayers()
{
    SKIP_WITHOUT_FACTS();
    const auto index = buildIndex(opened(bytesOf("synthetic_dm_8p.dem")).value(), {}).value();
    std::vector<std::pair<int, std::string>> chat;
    std::vector<std::pair<int, int>> kills;
    for (std::size_t row = 0; row < index->eventCount(); ++row) {
        const EventRow event = index->event(row);
        if (event.kind().id == event_kind::Chat)
            chat.emplace_back(event.client, std::string(test::sentence(event)));
        if (event.kind().id == event_kind::Kill)
            kills.emplace_back(event.client, event.otherClient);
    }

    // Source: README of the recordings and facts.json; clients are slots from 0.
    const std::vector<std::pair<int, std::string>> expectedChat{{1, "catch me later"}, {0, "你好"}};
    QVERIFY(chat == expectedChat);
    QCOMPARE(kills.size(), 2U);
    QCOMPARE(kills[0], (std::pair{2, 3}));
    QCOMPARE(kills[1], (std::pair{5, 5})); // by the world
}

/// LOADING names all who are there; nobody comes later in this demo.
void TestGoldsrcRealEvents::whoWasThereBeforeDidNotJoin()
{
    SKIP_WITHOUT_FACTS();
    const auto index = buildIndex(opened(bytesOf("synthetic_dm_8p.dem")).value(), {}).value();
    const auto &kinds = index->kindCounts();
    QVERIFY(!kinds.contains(event_kind::Join));
    QCOMPARE(kinds.find(event_kind::Leave)->second, std::size_t{1});
    std::size_t there = 0;
    for (const Player &player : index->players().players())
        there += player.ticks().first == index->ticks().first ? 1 : 0;
    QCOMPARE(there, facts()["synthetic_dm_8p.dem"]["players"].size());
}

void TestGoldsrcRealEvents::commandsOfTheRecorderAreAsKnown()
{
    SKIP_WITHOUT_FACTS();
    const Json &known = facts()["basic.dem"]["client_commands"];
    const auto index = buildIndex(opened(bytesOf("basic.dem")).value(), {}).value();
    std::vector<std::string> commands;
    for (std::size_t row = 0; row < index->eventCount(); ++row) {
        if (index->event(row).kind().id == event_kind::Command)
            commands.emplace_back(test::sentence(index->event(row)));
    }

    QCOMPARE(commands.size(), known["count"].get<std::size_t>());
    for (std::size_t i = 0; i < known["first"].size(); ++i)
        QCOMPARE(commands[i], known["first"][i][1].get<std::string>());
}

TICKSCOPE_TEST(TestGoldsrcRealEvents, QCoreApplication)
#include "test_goldsrc_real_events.moc"
