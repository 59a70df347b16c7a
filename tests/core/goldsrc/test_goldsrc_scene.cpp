// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a Half-Life demo shows besides its figures: moving parts of the map, and how far
// people look up. Source: goldsrc-bsp.md, section 4; goldsrc-netmessages.md.
#include <bit>
#include <cmath>
#include <numbers>

#include <QTest>

#include "core/analysis/entity_rows.h"
#include "core/formats/goldsrc/goldsrc_recording.h"
#include "core/formats/goldsrc/items/delta_item_type.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::goldsrc;

namespace {

constexpr double Pi = std::numbers::pi;

constexpr std::uint32_t TeamNameWords = 9;

std::int32_t wordOf(double number)
{
    return std::bit_cast<std::int32_t>(static_cast<float>(number));
}

Shared<Schema> madeSchema()
{
    const auto models = std::make_shared<const ValueTexts>(ValueTexts{{1, "maps/room.bsp"},
                                                                      {2, "*1"},
                                                                      {3, "*12"},
                                                                      {4, "models/player.mdl"},
                                                                      {5, "*door"},
                                                                      {6, "models/barney.mdl"}});
    FieldList fields;
    fields.vector("origin", "units", PositionRoles).angles("angles").words("modelindex", models);
    ItemType entity = fields.takeType("Entity");
    for (Field &field : entity.fields)
        field.role = Role::None; // entities are no figures
    FieldList figure;
    figure.vector("origin", "units", PositionRoles).angles("angles");
    ItemType player = figure.takeType("Player");
    player.idIsClient = true;
    FieldList person;
    person.text("team_name", TeamNameWords);
    ItemType client = person.takeType("Client");
    client.idIsClient = true;
    FieldList server;
    server.boolean("hltv").integer("playernum");
    const ItemType world = server.takeType("World");
    return std::make_shared<const Schema>(std::map<std::uint32_t, Shared<ItemType>>{
        {item::Entity, std::make_shared<const ItemType>(entity)},
        {item::Player, std::make_shared<const ItemType>(player)},
        {item::Client, std::make_shared<const ItemType>(client)},
        {item::World, std::make_shared<const ItemType>(world)}});
}

/// An entity with a model of the list above.
struct MadeEntity {
    std::int64_t number = 0;
    double x = 0;
    double y = 0;
    double z = 0;
    double yaw = 0;
    std::int32_t model = 0;
};

Shared<WorldState> stateOf(const std::vector<MadeEntity> &entities)
{
    auto state = std::make_shared<WorldState>();
    state->setSchema(madeSchema());
    for (const MadeEntity &entity : entities) {
        const std::array<std::int32_t, 7> words{
            wordOf(entity.x), wordOf(entity.y), wordOf(entity.z), 0, wordOf(entity.yaw), 0,
            entity.model};
        state->set({item::Entity, entity.number}, words);
    }
    return state;
}

Frame frameOf(const Shared<WorldState> &at, const Shared<WorldState> &next = nullptr)
{
    Frame frame;
    frame.asked = {10};
    frame.at = Shown{{10}, at, at};
    if (next)
        frame.next = Shown{{12}, next, next};
    return frame;
}

} // namespace

class TestGoldsrcScene : public QObject
{
    Q_OBJECT

private slots:
    void brushModelsAreWhereTheDemoHasThem();
    void partsMoveBetweenTwoTicks();
    void yawTurnsTheShorterWay();
    void pitchOfRecorderAndOthers();
    void brokenNumbersAreNowhereFar();
    void monstersAreActorsWhoAreNoClients();
    void teamsHaveTheColoursOfTheirNames_data();
    void teamsHaveTheColoursOfTheirNames();
};

void TestGoldsrcScene::brushModelsAreWhereTheDemoHasThem()
{
    const auto state = stateOf({{70, 5, 6, 7, 90, 3},
                                {71, 1, 2, 3, 0, 2},
                                {72, 9, 9, 9, 0, 1},
                                {73, 9, 9, 9, 0, 4},
                                {74, 9, 9, 9, 0, 5},
                                {75, 9, 9, 9, 0, 99}});

    const Scene scene = demoScene()->make(frameOf(state), 10);

    // By model; the second coordinate grows downwards on pictures, and turns are mirrored.
    QCOMPARE(scene.mapParts.size(), std::size_t{2});
    QCOMPARE(scene.mapParts[0].model, std::size_t{1});
    QCOMPARE(scene.mapParts[0].position, (Vector2{1, -2}));
    QCOMPARE(scene.mapParts[0].height, 3.0);
    QCOMPARE(scene.mapParts[1].model, std::size_t{12});
    QVERIFY(std::abs(scene.mapParts[1].turn + Pi / 2) < 1e-6);
}

void TestGoldsrcScene::monstersAreActorsWhoAreNoClients()
{
    // The last one stands where its owner does: it has no place of its own.
    const auto now = stateOf({{71, 1, 2, 3, 0, 2}, {73, 9, 8, 7, 90, 6}, {74, 0, 0, 0, 0, 6}});
    const auto later = stateOf({{73, 19, 8, 7, 90, 6}});

    const Scene scene = demoScene()->make(frameOf(now, later), 11);

    QCOMPARE(scene.actors.size(), std::size_t{1});
    const Actor &barney = scene.actors.front();
    QCOMPARE(barney.name, std::string("barney"));
    QCOMPARE(barney.client, NoClient);
    QCOMPARE(barney.position, (Vector2{14, -8}));
    QCOMPARE(barney.height, std::optional(7.0));
    QVERIFY(std::abs(barney.aim + Pi / 2) < 1e-6);
    const auto rows = entitiesOf(scene);
    QCOMPARE(rows.size(), std::size_t{1});
    QCOMPARE(rows[0].key.id, std::int64_t{73});
    QCOMPARE(rows[0].place.z, 7.0);
}

void TestGoldsrcScene::partsMoveBetweenTwoTicks()
{
    const auto now = stateOf({{70, 0, 0, 0, 0, 2}, {71, 0, 0, 0, 0, 3}});
    // Entity 71 is another model by then.
    const auto later = stateOf({{70, 8, 4, 20, 0, 2}, {71, 100, 0, 0, 0, 2}});

    const Scene scene = demoScene()->make(frameOf(now, later), 10.5);

    QCOMPARE(scene.mapParts[0].position, (Vector2{2, -1}));
    QCOMPARE(scene.mapParts[0].height, 5.0);
    QCOMPARE(scene.mapParts[1].position, (Vector2{0, 0}));
}

void TestGoldsrcScene::yawTurnsTheShorterWay()
{
    const auto now = stateOf({{70, 0, 0, 0, 350, 2}});
    const auto later = stateOf({{70, 0, 0, 0, 10, 2}});

    const Scene scene = demoScene()->make(frameOf(now, later), 11);

    QVERIFY(std::abs(std::remainder(scene.mapParts[0].turn, 2 * Pi)) < 1e-6);
}

void TestGoldsrcScene::pitchOfRecorderAndOthers()
{
    WorldState state;
    state.setSchema(madeSchema());
    const auto set = [&state](std::int64_t slot, double pitch) {
        const std::array<std::int32_t, 6> words{0, 0, 0, wordOf(pitch), 0, 0};
        state.set({item::Player, slot}, words);
    };
    set(0, 30);  // a view: 30 degrees down
    set(1, 350); // of another: a third of 30 up, the other way round
    state.set({item::World, 0}, std::array<std::int32_t, 2>{0, 0});

    const Scene scene = demoScene()->make(frameOf(std::make_shared<const WorldState>(state)), 10);

    QCOMPARE(scene.actors.size(), std::size_t{2});
    for (const Actor &actor : scene.actors) {
        QCOMPARE(actor.isRecorder, actor.client == 0);
        QVERIFY(actor.pitch && std::abs(*actor.pitch + Pi / 6) < 1e-5);
    }
}

void TestGoldsrcScene::brokenNumbersAreNowhereFar()
{
    const double none = std::nan("");
    const auto state = stateOf({{70, none, INFINITY, none, none, 2}});

    const Scene scene = demoScene()->make(frameOf(state), 10);

    QCOMPARE(scene.mapParts[0].position, (Vector2{0, 0}));
    QCOMPARE(scene.mapParts[0].turn, 0.0);
}

void TestGoldsrcScene::teamsHaveTheColoursOfTheirNames_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<int>("team");

    constexpr int Red = 0;
    constexpr int Blue = 1;
    constexpr int None = -1;
    QTest::newRow("Half-Life") << QByteArray("red") << Red;
    QTest::newRow("Team Fortress") << QByteArray("Blue") << Blue;
    QTest::newRow("terrorists") << QByteArray("TERRORIST") << Red;
    QTest::newRow("counter-terrorists") << QByteArray("CT") << Blue;
    QTest::newRow("spectators") << QByteArray("SPECTATOR") << None;
    QTest::newRow("its own") << QByteArray("robo") << None;
    QTest::newRow("none") << QByteArray() << None;
}

void TestGoldsrcScene::teamsHaveTheColoursOfTheirNames()
{
    QFETCH(const QByteArray, name);
    QFETCH(const int, team);
    WorldState state = *stateOf({});
    state.set({item::Player, 3}, std::array<std::int32_t, 6>{});
    std::array<std::int32_t, TeamNameWords> words{};
    packText(words, name.toStdString());
    state.set({item::Client, 3}, words);

    const Scene scene = demoScene()->make(frameOf(std::make_shared<const WorldState>(state)), 10);

    QCOMPARE(scene.actors.size(), std::size_t{1});
    QCOMPARE(scene.actors.front().team, team);
}

TICKSCOPE_TEST(TestGoldsrcScene, tickscope::test::NoApplication)
#include "test_goldsrc_scene.moc"
