// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lines of shots and devices leave most points of an open cell out. They must end where a line ends
// that looks at each of them. Source of the lines: ddnet-rebuild.md, sections 11, 17 and 18.
#include <cmath>
#include <random>

#include <QTest>

#include "core/formats/teeworlds_common/map/game_map.h"
#include "core/formats/teeworlds_common/map/race_tiles.h"
#include "tests/support/test_program.h"

namespace {

using namespace tickscope::teeworlds;

constexpr std::int32_t Side = 24;

/// Three of ten cells hold something that can end a line.
GameMap scatteredMap(std::mt19937 &random)
{
    constexpr std::array<std::uint8_t, 10> Indices{
        0, 0, 0, 0, 0, 0, 0, tile::NoLaser, 1, 3,
    };
    GameMap map;
    map.game = {Side, Side, {}};
    map.tele = {Side, Side, {}};
    for (int i = 0; i < Side * Side; ++i) {
        map.game.cells.push_back({Indices[random() % Indices.size()], 0});
        const bool isTele = random() % 20 == 0;
        map.tele.cells.push_back({isTele ? std::uint8_t{1} : std::uint8_t{0},
                                  isTele ? std::uint8_t{tile::TeleInWeapon} : std::uint8_t{0}});
    }
    return map;
}

/// Inside the map, around it, on borders of cells, and level lines, too.
Vector place(std::mt19937 &random)
{
    const auto number = [&] {
        const auto whole = static_cast<float>(static_cast<int>(random() % 1100) - 160);
        return random() % 2 == 0 ? whole : whole + static_cast<float>(random() % 256) / 256;
    };
    return {number(), number()};
}

Vector between(Vector from, Vector to, float share)
{
    return from + (to - from) * share;
}

RaceTiles::Hit wholeShotLine(const RaceTiles &tiles, Vector from, Vector to)
{
    const int steps = static_cast<int>(length(from - to) + 1.0F);
    Vector last = from;
    for (int i = 0; i <= steps; ++i) {
        const Vector point = between(from, to, static_cast<float>(i) / static_cast<float>(steps));
        const RaceCell &cell = tiles.at(point);
        if (cell.teleType == tile::TeleInWeapon && cell.teleNumber != 0)
            return {RaceTiles::Hit::What::Tele, cell.teleNumber, point, last};
        if (tiles.collision().isSolid(point))
            return {RaceTiles::Hit::What::Ground, 0, point, last};
        last = point;
    }
    return {RaceTiles::Hit::What::Nothing, 0, to, to};
}

std::optional<Vector> wholeDeviceLine(const RaceTiles &tiles, Vector from, Vector to)
{
    const float distance = length(from - to);
    for (int i = 0; i < static_cast<int>(std::ceil(distance)); ++i) {
        const Vector point = between(from, to, static_cast<float>(i) / distance);
        if (tiles.at(point).has(tile::NoLaser) || tiles.collision().isSolid(point))
            return point;
    }
    return {};
}

} // namespace

class TestRaceLines : public QObject
{
    Q_OBJECT

private slots:
    void linesEndWhereEachPointSays();
};

void TestRaceLines::linesEndWhereEachPointSays()
{
    std::mt19937 random(7);
    int hits = 0;
    for (int map = 0; map < 20; ++map) {
        const RaceTiles tiles(scatteredMap(random));
        for (int line = 0; line < 500; ++line) {
            const Vector from = place(random);
            Vector to = place(random);
            if (line % 5 == 0)
                to.x = from.x;
            const auto shot = tiles.shotLine(from, to, RaceTiles::ShotTeleports::Own);
            const auto wanted = wholeShotLine(tiles, from, to);
            QCOMPARE(shot.what, wanted.what);
            QCOMPARE(shot.teleNumber, wanted.teleNumber);
            QVERIFY(shot.point == wanted.point);
            QVERIFY(shot.before == wanted.before);
            QVERIFY(tiles.deviceLine(from, to, false) == wholeDeviceLine(tiles, from, to));
            hits += shot.what != RaceTiles::Hit::What::Nothing ? 1 : 0;
        }
    }
    QVERIFY(hits > 1000 && hits < 10'000); // of each sort some
}

TICKSCOPE_TEST(TestRaceLines, tickscope::test::NoApplication)

#include "test_race_lines.moc"
