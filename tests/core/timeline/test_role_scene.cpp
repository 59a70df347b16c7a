// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cmath>

#include <QTest>

#include "core/model/scene/motion.h"
#include "tests/support/test_program.h"

using namespace tickscope;

namespace {

constexpr std::uint32_t RoleBodyType = 1;
constexpr std::uint32_t InfoType = 2;
constexpr std::uint32_t BangType = 3;

Field field(const char *name, Role role, std::uint32_t word, double scale = 1.0)
{
    Field made;
    made.name = name;
    made.role = role;
    made.firstWord = word;
    made.scale = scale;
    return made;
}

Shared<Schema> gameSchema()
{
    ItemType body;
    body.name = "body";
    body.idIsClient = true;
    body.fields = {field("x", Role::PositionX, 0), field("y", Role::PositionY, 1),
                   field("vx", Role::VelocityX, 2, 0.5), field("aim_x", Role::AimX, 3),
                   field("aim_y", Role::AimY, 4)};
    ItemType info;
    info.name = "info";
    info.idIsClient = true;
    info.fields = {field("name", Role::Name, 2), field("team", Role::Team, 0),
                   field("health", Role::Health, 1)};
    info.fields[0].encoding = Encoding::PackedText;
    info.fields[0].wordCount = 2;
    ItemType bang;
    bang.name = "bang";
    bang.isEvent = true;
    bang.fields = {field("x", Role::PositionX, 0), field("y", Role::PositionY, 1)};
    return std::make_shared<const Schema>(
        std::map<std::uint32_t, Shared<ItemType>>{{RoleBodyType, std::make_shared<ItemType>(body)},
                                                  {InfoType, std::make_shared<ItemType>(info)},
                                                  {BangType, std::make_shared<ItemType>(bang)}});
}

std::shared_ptr<WorldState> stateWith(std::int32_t x, std::int32_t y)
{
    auto state = std::make_shared<WorldState>();
    state->setSchema(gameSchema());
    state->set({RoleBodyType, 4}, std::array<std::int32_t, 5>{x, y, 8, 0, 10});
    state->set({InfoType, 4},
               std::array<std::int32_t, 4>{1, 7, -0x3E11111F, -0x7F7F7F80}); // "Anna"
    return state;
}

Shown shownAt(std::int64_t tick, const std::shared_ptr<WorldState> &state)
{
    return {{tick}, state, state};
}

} // namespace

class TestRoleScene : public QObject
{
    Q_OBJECT

private slots:
    void actorHasWhatTheItemsOfItsClientTell();
    void actorIsOnTheWayToTheNextTick();
    void actorStaysAtTheNextTickAtMost();
    void actorWithoutSuccessorStays();
    void movedActorIsPredicted();
    void axisThatGrowsUpIsMirrored();
    void thirdCoordinateIsTheHeight();
    void eventItemBecomesAnEffect();
    void frameWithoutStateMakesAnEmptyScene();
    void recordedMotionMovesNothing();
    void exactnessHasAWord();
};

void TestRoleScene::actorHasWhatTheItemsOfItsClientTell()
{
    Frame frame;
    frame.at = shownAt(100, stateWith(320, 64));

    const Scene scene = roleScene()->make(frame, 100.0);

    QCOMPARE(scene.actors.size(), std::size_t{1});
    const Actor &actor = scene.actors.front();
    QCOMPARE(actor.client, 4);
    QCOMPARE(actor.position.x, 320.0);
    QCOMPARE(actor.position.y, 64.0);
    QCOMPARE(actor.velocity.x, 4.0);
    QCOMPARE(actor.aim, std::atan2(1.0, 0.0));
    QCOMPARE(actor.name, std::string("Anna"));
    QCOMPARE(actor.team, 1);
    QCOMPARE(actor.health, std::optional<int>(7));
    QVERIFY(!actor.armor);
    QCOMPARE(actor.source, PositionSource::Recorded);
}

void TestRoleScene::actorIsOnTheWayToTheNextTick()
{
    Frame frame;
    frame.at = shownAt(100, stateWith(320, 64));
    frame.next = shownAt(104, stateWith(360, 44));

    const Scene scene = roleScene()->make(frame, 101.0);

    QCOMPARE(scene.actors.front().position.x, 330.0);
    QCOMPARE(scene.actors.front().position.y, 59.0);
    QCOMPARE(scene.actors.front().source, PositionSource::Interpolated);
}

void TestRoleScene::actorStaysAtTheNextTickAtMost()
{
    Frame frame;
    frame.at = shownAt(100, stateWith(320, 64));
    frame.next = shownAt(104, stateWith(360, 44));

    // The head may be ahead of the newest frame.
    const Scene scene = roleScene()->make(frame, 250.0);

    QCOMPARE(scene.actors.front().position.x, 360.0);
}

void TestRoleScene::actorWithoutSuccessorStays()
{
    Frame frame;
    frame.at = shownAt(100, stateWith(320, 64));
    auto next = stateWith(360, 44);
    QVERIFY(next->remove({RoleBodyType, 4}));
    frame.next = shownAt(104, next);

    const Scene scene = roleScene()->make(frame, 102.0);

    QCOMPARE(scene.actors.front().position.x, 320.0);
    QCOMPARE(scene.actors.front().source, PositionSource::Recorded);
}

void TestRoleScene::movedActorIsPredicted()
{
    Frame frame;
    frame.at = Shown{{100}, stateWith(300, 64), stateWith(320, 64)};

    const Scene scene = roleScene()->make(frame, 100.0);

    QCOMPARE(scene.actors.front().position.x, 320.0);
    QCOMPARE(scene.actors.front().source, PositionSource::Predicted);
}

void TestRoleScene::axisThatGrowsUpIsMirrored()
{
    Frame frame;
    frame.at = shownAt(100, stateWith(320, 64));

    const Scene scene = roleScene(VerticalAxis::Up)->make(frame, 100.0);

    const Actor &actor = scene.actors.front();
    QCOMPARE(actor.position.x, 320.0);
    QCOMPARE(actor.position.y, -64.0);
    QCOMPARE(actor.aim, std::atan2(-1.0, 0.0)); // up, on a picture that grows down
}

void TestRoleScene::thirdCoordinateIsTheHeight()
{
    ItemType body;
    body.name = "body";
    body.fields = {field("x", Role::PositionX, 0), field("y", Role::PositionY, 1),
                   field("z", Role::PositionZ, 2)};
    const auto schema = std::make_shared<const Schema>(std::map<std::uint32_t, Shared<ItemType>>{
        {RoleBodyType, std::make_shared<const ItemType>(body)}});
    const auto stateAt = [&](std::int32_t height) {
        auto state = std::make_shared<WorldState>();
        state->setSchema(schema);
        state->set({RoleBodyType, 0}, std::array<std::int32_t, 3>{10, 20, height});
        return state;
    };
    Frame frame;
    frame.at = shownAt(100, stateAt(36));
    frame.next = shownAt(104, stateAt(76));

    const Scene scene = roleScene(VerticalAxis::Up)->make(frame, 101.0);

    const Actor &actor = scene.actors.front();
    QCOMPARE(actor.height, std::optional(46.0));
    QCOMPARE(actor.position.y, -20.0);
    QVERIFY(actor.place);
    QCOMPARE(actor.place->y, 20.0); // as recorded
    QCOMPARE(actor.place->z, 46.0);
}

void TestRoleScene::eventItemBecomesAnEffect()
{
    auto state = stateWith(0, 0);
    state->set({BangType, 0}, std::array<std::int32_t, 2>{50, 60});
    Frame frame;
    frame.at = shownAt(100, state);

    const Scene scene = roleScene()->make(frame, 101.5);

    QCOMPARE(scene.actors.size(), std::size_t{1});
    QCOMPARE(scene.effects.size(), std::size_t{1});
    QCOMPARE(scene.effects.front().position.y, 60.0);
    QCOMPARE(scene.effects.front().age, 1.5);
}

void TestRoleScene::frameWithoutStateMakesAnEmptyScene()
{
    const Scene scene = roleScene()->make(Frame{}, 0.0);

    QVERIFY(scene.actors.empty());
    QVERIFY(scene.effects.empty());
}

void TestRoleScene::recordedMotionMovesNothing()
{
    const Shared<WorldState> state = stateWith(1, 2);

    const auto motion = recordedMotion();

    QVERIFY(!motion->predicts());
    QCOMPARE(motion->makeMover()->moved(state, {500}), state);
}

void TestRoleScene::exactnessHasAWord()
{
    QCOMPARE(std::string(exactnessName(Exactness::Rebuilt)), std::string("rebuilt"));
    QCOMPARE(std::string(exactnessName(Exactness::NotLoadedYet)), std::string("not loaded yet"));
}

TICKSCOPE_TEST(TestRoleScene, tickscope::test::NoApplication)
#include "test_role_scene.moc"
