// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <numbers>

#include <QTest>

#include "core/model/scene/view_plane.h"
#include "tests/support/test_program.h"

using namespace tickscope;

namespace {

Actor actorAt(Vector2 position, std::optional<double> height)
{
    Actor actor;
    actor.position = position;
    actor.height = height;
    return actor;
}

} // namespace

class TestViewPlane : public QObject
{
    Q_OBJECT

private slots:
    void placeIsWhereThatSideSeesIt_data();
    void placeIsWhereThatSideSeesIt();
    void actorsKeepTheirPlaceFromAbove();
    void actorLooksLeftOrRightFromTheSide_data();
    void actorLooksLeftOrRightFromTheSide();
    void pitchPointsUpAndDownFromTheSide_data();
    void pitchPointsUpAndDownFromTheSide();
    void whatHasNoHeightIsNotSeenFromTheSide();
    void cameraIsWhereItsPersonIs();
    void blockFillsItsCubeInEachPlane_data();
    void blockFillsItsCubeInEachPlane();
    void nearerBlockCoversTheFartherOne_data();
    void nearerBlockCoversTheFartherOne();
};

void TestViewPlane::placeIsWhereThatSideSeesIt_data()
{
    QTest::addColumn<int>("plane");
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");

    QTest::newRow("top") << int(ViewPlane::Top) << 10.0 << 20.0;
    QTest::newRow("front") << int(ViewPlane::Front) << 10.0 << -30.0;
    QTest::newRow("side") << int(ViewPlane::Side) << -20.0 << -30.0;
}

void TestViewPlane::placeIsWhereThatSideSeesIt()
{
    QFETCH(int, plane);
    QFETCH(double, x);
    QFETCH(double, y);

    const Vector2 seen = inPlane({10, 20}, 30, ViewPlane(plane));

    QCOMPARE(seen.x, x);
    QCOMPARE(seen.y, y);
}

void TestViewPlane::actorsKeepTheirPlaceFromAbove()
{
    Scene scene;
    scene.actors = {actorAt({1, 2}, 3.0), actorAt({4, 5}, {})};
    scene.camera = Vector2{7, 8};

    const Scene seen = inPlane(scene, ViewPlane::Top);

    QCOMPARE(seen.actors.size(), std::size_t{2});
    QCOMPARE(seen.actors[1].position.y, 5.0);
    QVERIFY(seen.camera);
}

void TestViewPlane::actorLooksLeftOrRightFromTheSide_data()
{
    QTest::addColumn<int>("plane");
    QTest::addColumn<double>("aim");
    QTest::addColumn<bool>("isLeft");

    constexpr double Down = std::numbers::pi / 2;
    QTest::newRow("front, right") << int(ViewPlane::Front) << 0.3 << false;
    QTest::newRow("front, left") << int(ViewPlane::Front) << 3.0 << true;
    QTest::newRow("side, towards the front") << int(ViewPlane::Side) << Down << true;
    QTest::newRow("side, away from the front") << int(ViewPlane::Side) << -Down << false;
}

void TestViewPlane::actorLooksLeftOrRightFromTheSide()
{
    QFETCH(int, plane);
    QFETCH(double, aim);
    QFETCH(bool, isLeft);
    Scene scene;
    scene.actors = {actorAt({}, 0.0)};
    scene.actors[0].aim = aim;

    const Scene seen = inPlane(scene, ViewPlane(plane));

    QCOMPARE(std::cos(seen.actors[0].aim) < 0, isLeft);
}

void TestViewPlane::pitchPointsUpAndDownFromTheSide_data()
{
    constexpr double Pi = std::numbers::pi;
    QTest::addColumn<double>("aim");
    QTest::addColumn<double>("pitch");
    QTest::addColumn<double>("expected"); // on the picture, clockwise

    QTest::newRow("level") << 0.0 << 0.0 << 0.0;
    QTest::newRow("up to the right") << 0.0 << Pi / 4 << -Pi / 4;
    QTest::newRow("down to the right") << 0.0 << -Pi / 4 << Pi / 4;
    QTest::newRow("up to the left") << Pi << Pi / 4 << -3 * Pi / 4;
    QTest::newRow("straight down") << 1.0 << -Pi / 2 << Pi / 2;
}

void TestViewPlane::pitchPointsUpAndDownFromTheSide()
{
    QFETCH(double, aim);
    QFETCH(double, pitch);
    QFETCH(double, expected);
    Scene scene;
    scene.actors = {actorAt({0, 0}, 0.0)};
    scene.actors.front().aim = aim;
    scene.actors.front().pitch = pitch;

    const Scene front = inPlane(scene, ViewPlane::Front);
    const Scene top = inPlane(scene, ViewPlane::Top);

    QVERIFY(std::abs(std::remainder(front.actors.front().aim - expected, 2 * std::numbers::pi))
            < 1e-9);
    QCOMPARE(top.actors.front().aim, aim);
}

void TestViewPlane::whatHasNoHeightIsNotSeenFromTheSide()
{
    Scene scene;
    scene.actors = {actorAt({}, {}), actorAt({}, 5.0)};
    scene.effects.resize(2);
    scene.effects[1].height = 9.0;
    scene.sprites.resize(1);
    scene.lines.resize(1);

    const Scene seen = inPlane(scene, ViewPlane::Front);

    QCOMPARE(seen.actors.size(), std::size_t{1});
    QCOMPARE(seen.effects.size(), std::size_t{1});
    QCOMPARE(seen.effects[0].position.y, -9.0);
    QVERIFY(seen.sprites.empty() && seen.lines.empty());
}

void TestViewPlane::cameraIsWhereItsPersonIs()
{
    Scene scene;
    scene.camera = Vector2{1, 2};
    scene.actors = {actorAt({1, 2}, 36.0)};

    QVERIFY(!inPlane(scene, ViewPlane::Front).camera);
    scene.actors[0].isRecorder = true;
    const auto camera = inPlane(scene, ViewPlane::Front).camera;

    QVERIFY(camera);
    QCOMPARE(camera->y, -36.0);
}

void TestViewPlane::blockFillsItsCubeInEachPlane_data()
{
    QTest::addColumn<int>("plane");
    QTest::addColumn<double>("left");
    QTest::addColumn<double>("top");

    QTest::newRow("top") << int(ViewPlane::Top) << 64.0 << 96.0;
    QTest::newRow("front") << int(ViewPlane::Front) << 64.0 << -42.0;
    QTest::newRow("side") << int(ViewPlane::Side) << -128.0 << -42.0;
}

void TestViewPlane::blockFillsItsCubeInEachPlane()
{
    QFETCH(int, plane);
    QFETCH(double, left);
    QFETCH(double, top);
    Scene scene;
    scene.blocks = {{{64, 96}, 10, 32, false}};

    const Scene seen = inPlane(scene, ViewPlane(plane));

    QCOMPARE(seen.blocks[0].corner.x, left);
    QCOMPARE(seen.blocks[0].corner.y, top);
}

void TestViewPlane::nearerBlockCoversTheFartherOne_data()
{
    QTest::addColumn<int>("plane");
    QTest::addColumn<double>("lastHeight"); // Of the block that is drawn last.

    QTest::newRow("top: the higher") << int(ViewPlane::Top) << 9.0;
    QTest::newRow("front: the lower on the picture") << int(ViewPlane::Front) << 1.0;
    QTest::newRow("side: the one to the right") << int(ViewPlane::Side) << 5.0;
}

void TestViewPlane::nearerBlockCoversTheFartherOne()
{
    QFETCH(int, plane);
    QFETCH(double, lastHeight);
    Scene scene;
    scene.blocks = {{{0, 0}, 9, 1, false}, {{0, 7}, 1, 1, false}, {{7, 0}, 5, 1, false}};

    const Scene seen = inPlane(scene, ViewPlane(plane));

    QCOMPARE(seen.blocks.back().height, lastHeight);
}

TICKSCOPE_TEST(TestViewPlane, tickscope::test::NoApplication)
#include "test_view_plane.moc"
