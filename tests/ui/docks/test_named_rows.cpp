// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/support/snapshot_builder.h"
#include "tests/support/test_program.h"
#include "tests/ui/docks/hand_made.h"
#include "ui/models/event_text.h"
#include "ui/models/player_model.h"

using namespace tickscope;
using namespace tickscope::test;

/// What rows of lists call those whom the index does not know, or not yet.
class TestNamedRows : public QObject
{
    Q_OBJECT

private slots:
    void entityIsNoClient();
    void whoIsNotIndexedYetHidesNobodyElse();
};

void TestNamedRows::entityIsNoClient()
{
    const Event move = plainEvent(5, "hollowcube:delta_move", {}, 7);
    const EventForm form{
        &sharedKind("spawn"), "test", {{.name = "name", .role = PartRole::Thing}}, "{name}"};
    Event spawn = move;
    spawn.form = &form;
    spawn.values = EventValues().addText("arrow #7");
    // What somebody says ends as they like; who it was is always said.
    const auto events = part({{0}, {9}}, {move, spawn, chat(6, "arrow #7", 7)});
    const auto among = [&](bool numbersEntities) {
        Outline outline = *makeOutline();
        outline.numbersEntities = numbersEntities;
        const auto index = std::make_shared<const Index>(
            std::make_shared<const Outline>(std::move(outline)));
        return with(index, events, true);
    };

    const auto things = among(true);
    QCOMPARE(partiesText(*things, things->event(0)), QStringLiteral("Entity 7"));
    QCOMPARE(partiesText(*things, things->event(1)), QString());
    QCOMPARE(partiesText(*things, things->event(2)), QStringLiteral("Entity 7"));
    QCOMPARE(nameAt(*things, 0, {5}), QStringLiteral("Anna"));
    const auto people = among(false);
    QCOMPARE(partiesText(*people, people->event(0)), QStringLiteral("Client 7"));
}

void TestNamedRows::whoIsNotIndexedYetHidesNobodyElse()
{
    // The index ends at tick 9: up to there client ID 0 was Anna's.
    PlayerTracker tracker;
    tracker.apply({{0}, 0, PlayerChange::What::Joined, "Anna"});
    const auto index = std::make_shared<const Index>(
        emptyIndex()->with(part({{0}, {9}}, {}), tracker.tableAt({9}), false));
    ItemType actor = *makeSchema()->type(ActorType);
    actor.fields.push_back(field("Name", 4, Role::Name));
    actor.fields.back().encoding = Encoding::PackedText;
    actor.fields.back().wordCount = 2;
    const auto schema = std::make_shared<const Schema>(std::map<std::uint32_t, Shared<ItemType>>{
        {ActorType, std::make_shared<const ItemType>(actor)}});
    const auto annaAs = [&schema](std::uint16_t client) {
        std::vector<std::int32_t> words{0, 0, 10, 0};
        const auto name = teeworlds::packText("Anna", 2);
        words.insert(words.end(), name.begin(), name.end());
        return frame(nullptr, state(schema, {{{ActorType, client}, words}}));
    };
    PlayerModel model;
    const auto annas = [&model] {
        int count = 0;
        for (int row = 0; row < model.rowCount(); ++row)
            count += model.index(row, PlayerModel::NameColumn).data() == QStringLiteral("Anna");
        return count;
    };

    // Behind it somebody has that name under another one, and may be anybody.
    model.setFrame(annaAs(4), index);
    QCOMPARE(annas(), 2);
    model.setFrame(annaAs(0), index);
    QCOMPARE(annas(), 1);
}

TICKSCOPE_TEST(TestNamedRows, QApplication)
#include "test_named_rows.moc"
