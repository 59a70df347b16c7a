// SPDX-License-Identifier: MIT
#include <QTest>

#include <array>
#include <limits>
#include <random>

#include "core/formats/teeworlds_common/movement/tee_movement.h"
#include "tests/support/test_program.h"

using namespace tickscope::teeworlds;

namespace {

/// The map of the sheet's test vectors. Source: teeworlds-prediction.md.
TileGrid<MapTile> sheetMap()
{
    TileGrid<MapTile> grid{20, 20, {}};
    for (int row = 0; row < 20; ++row) {
        for (int column = 0; column < 20; ++column) {
            const bool border = row == 0 || row == 19 || column == 0 || column == 19;
            const bool platform = row == 10 && column >= 8 && column <= 11;
            const bool unhookable = row == 4 && column >= 2 && column <= 4;
            const int index = border || platform ? 1 : unhookable ? 3 : 0;
            grid.cells.push_back({static_cast<std::uint8_t>(index), 0});
        }
    }
    return grid;
}

/// The 14 numbers in the item's order.
QString textOf(const CharacterCore &core)
{
    QStringList numbers;
    for (const auto value : {core.x, core.y, core.velX, core.velY, core.angle, core.direction,
                             core.jumped, core.hookedPlayer, core.hookState, core.hookTick,
                             core.hookX, core.hookY, core.hookDx, core.hookDy})
        numbers << QString::number(value);
    return numbers.join(' ');
}

CharacterCore coreOf(const QString &text)
{
    std::array<std::int32_t, 14> n{};
    const auto numbers = text.split(' ');
    for (int i = 0; i < 14; ++i)
        n[static_cast<std::size_t>(i)] = numbers.value(i).toInt();
    return {n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8], n[9], n[10], n[11], n[12], n[13]};
}

/// A way of a box step by step. Source: teeworlds-prediction.md, section 5.
void moveByStep(Vector &position, Vector &velocity, const Collision &collision, Vector elasticity)
{
    const float distance = length(velocity);
    const int last = static_cast<int>(distance);
    const float share = 1.0F / static_cast<float>(last + 1);
    for (int i = 0; i <= last; ++i) {
        Vector next = position + velocity * share;
        if (collision.boxIsSolid(next)) {
            const Vector wanted = next;
            const bool isHitBelow = collision.boxIsSolid({position.x, wanted.y});
            if (isHitBelow) {
                next.y = position.y;
                velocity.y *= -elasticity.y;
            }
            const bool isHitAside = collision.boxIsSolid({wanted.x, position.y});
            if (isHitAside) {
                next.x = position.x;
                velocity.x *= -elasticity.x;
            }
            if (!isHitBelow && !isHitAside) {
                next = position;
                velocity = {velocity.x * -elasticity.x, velocity.y * -elasticity.y};
            }
        }
        position = next;
    }
}

} // namespace

class TestCharacterCore : public QObject
{
    Q_OBJECT

private slots:
    void halvesAreRoundedAwayFromZero();
    void roundingIsClampedTo32Bits();
    void borderTilesGoOnOutsideTheMap();
    void onlyTheTwoSolidIndicesStop();
    void teeStandsWhereTheSheetSays();
    void boxMovesAsItsStepsDo_data();
    void boxMovesAsItsStepsDo();
    void lineTestFindsTheFirstSolidPoint();
    void sheetVectorsComeOutExactly_data();
    void sheetVectorsComeOutExactly();
    void hostileValuesAreBounded();
};

void TestCharacterCore::halvesAreRoundedAwayFromZero()
{
    QCOMPARE(roundToInt(2.5F), 3);
    QCOMPARE(roundToInt(2.49F), 2);
    QCOMPARE(roundToInt(-2.5F), -3);
    QCOMPARE(roundToInt(-2.49F), -2);
    QCOMPARE(roundToInt(0.0F), 0);
}

void TestCharacterCore::roundingIsClampedTo32Bits()
{
    QCOMPARE(roundToInt(1e20F), std::numeric_limits<std::int32_t>::max());
    QCOMPARE(roundToInt(-1e20F), std::numeric_limits<std::int32_t>::min());
    QCOMPARE(roundToInt(std::numeric_limits<float>::infinity()),
             std::numeric_limits<std::int32_t>::max());
    QCOMPARE(roundToInt(std::numeric_limits<float>::quiet_NaN()), 0);
}

void TestCharacterCore::borderTilesGoOnOutsideTheMap()
{
    const Collision collision(sheetMap());

    QVERIFY(collision.isSolid({-5000, 300}));
    QVERIFY(collision.isSolid({300, 1e9F}));
    QVERIFY(!collision.isSolid({320, 100}));
    QVERIFY(!Collision(TileGrid<MapTile>()).isSolid({0, 0}));
}

void TestCharacterCore::onlyTheTwoSolidIndicesStop()
{
    TileGrid<MapTile> grid{256, 1, {}};
    for (int index = 0; index < 256; ++index)
        grid.cells.push_back({static_cast<std::uint8_t>(index), 0});
    const Collision collision(grid);

    for (int index = 0; index < 256; ++index) {
        const Vector point{static_cast<float>(index * 32 + 16), 16};
        QCOMPARE(collision.isSolid(point), index == 1 || index == 3);
    }
    QVERIFY(collision.tileAt({3 * 32, 0}) == Collision::Tile::Unhookable);
}

void TestCharacterCore::teeStandsWhereTheSheetSays()
{
    const Collision collision(sheetMap());

    QVERIFY(!collision.boxIsSolid({100, 593}));
    QVERIFY(collision.boxIsSolid({100, 594}));
    QVERIFY(collision.isGrounded({100, 593}));
    QVERIFY(!collision.isGrounded({100, 588}));
}

void TestCharacterCore::boxMovesAsItsStepsDo_data()
{
    QTest::addColumn<float>("fastest");
    QTest::addColumn<float>("elasticity");

    QTest::newRow("walking") << 12.0F << 0.0F;
    QTest::newRow("flying") << 60.0F << 0.0F;
    QTest::newRow("through many tiles") << 600.0F << 0.0F;
    QTest::newRow("bouncing") << 60.0F << 0.7F;
}

void TestCharacterCore::boxMovesAsItsStepsDo()
{
    QFETCH(float, fastest);
    QFETCH(float, elasticity);
    const Collision collision(sheetMap());
    std::mt19937 random(7);
    std::uniform_real_distribution<float> speed(-fastest, fastest);
    std::uniform_real_distribution<float> place(48, 592);

    for (int i = 0; i < 5000; ++i) {
        Vector position{place(random), place(random)};
        Vector velocity{speed(random), speed(random)};
        if (collision.boxIsSolid(position) || !(length(velocity) > 0.00001F))
            continue;
        Vector expected = position;
        Vector expectedVelocity = velocity;
        moveByStep(expected, expectedVelocity, collision, {elasticity, elasticity});

        moveBox(position, velocity, collision, {elasticity, elasticity});

        QVERIFY(position == expected);
        QVERIFY(velocity == expectedVelocity);
    }
}

void TestCharacterCore::lineTestFindsTheFirstSolidPoint()
{
    const Collision collision(sheetMap());

    const auto hit = collision.firstHit({80, 300}, {80, 100});

    QVERIFY(hit.has_value());
    QVERIFY(hit->tile == Collision::Tile::Unhookable);
    QCOMPARE(roundToInt(hit->point.y), 159);
    QVERIFY(!collision.firstHit({80, 300}, {80, 200}));
}

void TestCharacterCore::sheetVectorsComeOutExactly_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<int>("ticks");
    QTest::addColumn<QString>("result");

    const auto row = [](const char *name, const char *start, int ticks, const char *result) {
        QTest::newRow(name) << QString(start) << ticks << QString(result);
    };
    row("free fall, 1", "320 100 0 0 0 0 0 -1 0 0 320 100 0 0", 1,
        "320 101 0 128 0 0 0 -1 0 0 320 100 0 0");
    row("free fall, 2", "320 100 0 0 0 0 0 -1 0 0 320 100 0 0", 2,
        "320 102 0 256 0 0 0 -1 0 0 320 101 0 0");
    row("free fall, 10", "320 100 0 0 0 0 0 -1 0 0 320 100 0 0", 10,
        "320 130 0 1280 0 0 0 -1 0 0 320 125 0 0");
    row("free fall, 40", "320 100 0 0 0 0 0 -1 0 0 320 100 0 0", 40,
        "320 305 0 0 0 0 0 -1 0 0 320 305 0 0");
    row("run right on the floor, into the wall, 1", "400 593 0 0 0 1 0 -1 0 0 400 593 0 0", 1,
        "402 593 512 0 0 1 0 -1 0 0 400 593 0 0");
    row("run right on the floor, into the wall, 5", "400 593 0 0 0 1 0 -1 0 0 400 593 0 0", 5,
        "430 593 2560 0 0 1 0 -1 0 0 420 593 0 0");
    row("run right on the floor, into the wall, 40", "400 593 0 0 0 1 0 -1 0 0 400 593 0 0", 40,
        "593 593 0 0 0 1 0 -1 0 0 593 593 0 0");
    row("slide with friction, 1", "200 593 2560 0 0 0 0 -1 0 0 200 593 0 0", 1,
        "205 593 1280 128 0 0 0 -1 0 0 200 593 0 0");
    row("slide with friction, 5", "200 593 2560 0 0 0 0 -1 0 0 200 593 0 0", 5,
        "209 593 80 0 0 0 0 -1 0 0 209 593 0 0");
    row("slide with friction, 20", "200 593 2560 0 0 0 0 -1 0 0 200 593 0 0", 20,
        "209 593 1 0 0 0 0 -1 0 0 209 593 0 0");
    row("air control left against fast right, 2", "100 100 7000 0 0 -1 0 -1 0 0 100 100 0 0", 2,
        "145 101 6232 256 0 -1 0 -1 0 0 123 100 0 0");
    row("air control left against fast right, 20", "100 100 7000 0 0 -1 0 -1 0 0 100 100 0 0", 20,
        "317 203 -680 2560 0 -1 0 -1 0 0 320 193 0 0");
    row("fast fall, ramp, 1", "300 60 3000 3500 0 0 0 -1 0 0 300 60 0 0", 1,
        "310 74 2850 3628 0 0 0 -1 0 0 300 60 0 0");
    row("fast fall, ramp, 8", "300 60 3000 3500 0 0 0 -1 0 0 300 60 0 0", 8,
        "370 188 1991 4524 0 0 0 -1 0 0 363 170 0 0");
    row("fast fall, ramp, 20", "300 60 3000 3500 0 0 0 -1 0 0 300 60 0 0", 20,
        "433 440 1075 6060 0 0 0 -1 0 0 429 416 0 0");
    row("corner of the platform, 1", "241 305 2900 2900 0 0 0 -1 0 0 241 305 0 0", 1,
        "241 305 0 0 0 0 0 -1 0 0 241 305 0 0");
    row("corner of the platform, 3", "241 305 2900 2900 0 0 0 -1 0 0 241 305 0 0", 3,
        "241 307 0 256 0 0 0 -1 0 0 241 306 0 0");
    row("jump bits on landing, 8", "100 560 0 500 0 0 3 -1 0 0 100 560 0 0", 8,
        "100 592 0 1524 0 0 3 -1 0 0 100 586 0 0");
    row("jump bits on landing, 12", "100 560 0 500 0 0 3 -1 0 0 100 560 0 0", 12,
        "100 593 0 0 0 0 1 -1 0 0 100 593 0 0");
    row("hook grabbed, pulled up, 1", "320 500 300 -200 0 0 0 -1 5 3 320 350 0 -256", 1,
        "321 497 285 -840 0 0 0 -1 5 4 320 350 0 -256");
    row("hook grabbed, pulled up, 15", "320 500 300 -200 0 0 0 -1 5 3 320 350 0 -256", 15,
        "327 370 82 384 0 0 0 -1 5 18 320 350 0 -256");
    row("hook grabbed, pulled up, 30", "320 500 300 -200 0 0 0 -1 5 3 320 350 0 -256", 30,
        "322 379 -249 -1507 0 0 0 -1 5 33 320 350 0 -256");
    row("hook grabbed, steering along, 1", "150 500 300 -200 0 1 0 -1 5 3 300 350 181 -181", 1,
        "155 498 1200 -615 0 1 0 -1 5 4 300 350 181 -181");
    row("hook grabbed, steering along, 30", "150 500 300 -200 0 1 0 -1 5 3 300 350 181 -181", 30,
        "376 366 -547 -26 0 1 0 -1 5 33 300 350 181 -181");
    row("hook flying to the ceiling, 3", "450 330 0 0 0 0 0 -1 4 0 450 280 0 -256", 3,
        "450 334 0 384 0 0 0 -1 4 0 450 40 0 -256");
    row("hook flying to the ceiling, 4", "450 330 0 0 0 0 0 -1 4 0 450 280 0 -256", 4,
        "450 333 0 -256 0 0 0 -1 5 1 450 31 0 -256");
    row("hook flying to the ceiling, 10", "450 330 0 0 0 0 0 -1 4 0 450 280 0 -256", 10,
        "450 277 0 -3328 0 0 0 -1 5 7 450 31 0 -256");
    row("hook flying to unhookable, 2", "100 300 0 0 0 0 0 -1 4 0 100 250 0 -256", 2,
        "100 302 0 256 0 0 0 -1 1 0 100 159 0 -256");
    row("hook flying to unhookable, 5", "100 300 0 0 0 0 0 -1 4 0 100 250 0 -256", 5,
        "100 309 0 640 0 0 0 -1 -1 0 100 159 0 -256");
    row("hook too long, 1", "60 580 0 0 0 0 0 -1 4 0 250 450 211 -145", 1,
        "60 581 0 128 0 0 0 -1 4 0 316 405 211 -145");
    row("hook too long, 2", "60 580 0 0 0 0 0 -1 4 0 250 450 211 -145", 2,
        "60 582 0 256 0 0 0 -1 1 0 316 405 211 -145");
    row("hook too long, 5", "60 580 0 0 0 0 0 -1 4 0 250 450 211 -145", 5,
        "60 588 0 640 0 0 0 -1 -1 0 316 405 211 -145");
    row("hooked player (no other players known), 1", "300 200 0 0 0 0 0 3 5 20 350 250 0 0", 1,
        "300 201 0 128 0 0 0 -1 -1 21 300 200 0 0");
}

void TestCharacterCore::sheetVectorsComeOutExactly()
{
    QFETCH(QString, start);
    QFETCH(int, ticks);
    QFETCH(QString, result);
    const Collision collision(sheetMap());

    CharacterCore core = coreOf(start);
    for (int i = 0; i < ticks; ++i)
        advance(core, collision);

    QCOMPARE(textOf(core), result);
}

void TestCharacterCore::hostileValuesAreBounded()
{
    const Collision collision(sheetMap());
    std::mt19937 random(5);
    const auto any = [&random] {
        const auto bits = static_cast<std::int32_t>(random());
        // Extremes as well as values of every size.
        return random() % 8 == 0 ? std::numeric_limits<std::int32_t>::min() : bits >> random() % 32;
    };
    for (int round = 0; round < 2000; ++round) {
        CharacterCore core{any(), any(),     any(), any(), any(), any(), any(),
                           any(), any() % 8, any(), any(), any(), any(), any()};
        for (int i = 0; i < 10; ++i)
            advance(core, collision);
        CharacterCore again = core;
        advance(core, collision);
        advance(again, collision);
        QCOMPARE(textOf(again), textOf(core));
    }
}

TICKSCOPE_TEST(TestCharacterCore, QCoreApplication)
#include "test_character_core.moc"
