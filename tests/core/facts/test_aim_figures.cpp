// SPDX-License-Identifier: GPL-3.0-or-later
//
// Figures about aim and hits of demos that are written by hand, by the rules of ddnet-rebuild.md,
// sections 5, 7 and 12, so that what they have to be is known.

#include <cmath>
#include <functional>
#include <numbers>

#include <QTemporaryDir>
#include <QTest>

#include "core/analysis/finders/map_finder.h"
#include "core/facts/fact_material.h"
#include "core/facts/figures.h"
#include "core/formats/format_registry.h"
#include "core/io/byte_source.h"
#include "core/io/http/url.h"
#include "core/timeline/index_pass.h"
#include "tests/core/teehistorian/simulation_test.h"
#include "tests/support/demo_writer.h"
#include "tests/support/map_writer.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using namespace tickscope::test;

namespace {

using teeworlds::SnapshotItems;

/// What Anna does in a turn of 60 ticks, beside Bo.
enum class Deed { Laser, Gun, PointBlank, OnArrival, Hammer, Hook, Grenade, Track };
struct Turn {
    Deed deed = Deed::Laser;
    bool hits = false;
};

constexpr std::int64_t TurnLength = 60;
constexpr std::int64_t Comes = 10;  ///< Bo into Anna's view, if he is hit.
constexpr std::int64_t Shoots = 20; ///< Anna, or her aim is on Bo from here on.
constexpr std::int64_t Tracked = 21;
constexpr std::int64_t Rests = 45; ///< Her aim points down again.
constexpr std::int64_t Goes = 55;
constexpr int AnnaX = 320;
constexpr int AnnaY = 320;
constexpr int Left = 804; ///< Angles in 1/256 rad.
constexpr int Down = 402;
constexpr std::uint32_t ProjectileType = 2;
constexpr std::uint32_t LaserType = 3;
constexpr std::uint32_t CharacterType = 9;
constexpr std::uint32_t PlayerType = 10;
constexpr std::uint32_t ClientType = 11;
constexpr std::uint32_t HammerHitType = 16;

struct Place {
    int x = 0;
    int y = 0;
};

/// Where Bo is at a tick of a turn: out of view, unless he is to be hit.
Place placeOfBo(const Turn &turn, std::int64_t at)
{
    if (!turn.hits || at < Comes || at >= Goes)
        return {1200, 320};
    switch (turn.deed) {
    case Deed::PointBlank:
    case Deed::OnArrival:
        return {380, 320};
    case Deed::Hammer:
        return {360, 320};
    case Deed::Grenade:
        return {100, 400}; // 74 from where the grenade meets the wall
    case Deed::Track:
        return {520,
                static_cast<int>(240 + 4 * std::clamp<std::int64_t>(at - Shoots, 0, Tracked - 1))};
    default:
        return {520, 320};
    }
}

int aimOfAnna(const Turn &turn, std::int64_t at)
{
    if (at < Shoots || at >= (turn.deed == Deed::Track ? Shoots + Tracked : Rests))
        return Down;
    if (turn.deed == Deed::Track) {
        const Place bo = placeOfBo(turn, at);
        return static_cast<int>(std::lround(std::atan2(bo.y - AnnaY, bo.x - AnnaX) * 256));
    }
    return turn.hits && turn.deed != Deed::Grenade ? 0 : Left;
}

/// Ticks behind the shot in which an item of it is shown.
std::int64_t shownTicks(const Turn &turn)
{
    switch (turn.deed) {
    case Deed::Laser:
        return 9;
    case Deed::Gun:
        return turn.hits ? 3 : 6; // 44 units a tick: 145 to Bo, 267 to the wall
    case Deed::Grenade:
        return 13; // 20 a tick
    default:
        return 0;
    }
}

void addShot(SnapshotItems &items, const Turn &turn, std::int64_t at, int tick)
{
    const std::int64_t since = at - Shoots;
    if (since < 0 || since >= shownTicks(turn))
        return;
    const int start = tick - static_cast<int>(since) - 1;
    const int way = aimOfAnna(turn, Shoots) == 0 ? 1 : -1;
    if (turn.deed == Deed::Laser)
        items.push_back({{LaserType, 30}, {turn.hits ? 520 : 32, AnnaY, AnnaX, AnnaY, start}});
    else
        items.push_back(
            {{ProjectileType, 31},
             {AnnaX + way * 21, AnnaY, way * 100, 0, turn.deed == Deed::Gun ? 1 : 3, start}});
}

std::vector<std::int32_t> character(Place place, int angle, int weapon, int attackTick)
{
    return {0, place.x, place.y, 0, 0, angle, 0, 0, -1,     0, 0,
            0, 0,       0,       0, 0, 10,    0, 0, weapon, 0, attackTick};
}

/// A hook that flies for two ticks and then holds Bo, or nothing.
void hook(std::vector<std::int32_t> &words, const Turn &turn, std::int64_t at)
{
    constexpr std::size_t Hooked = 8;
    constexpr std::size_t State = 9;
    const std::int64_t since = at - Shoots;
    if (since < 0 || since >= 8)
        return;
    words[State] = since < 2 ? 4 : turn.hits ? 5 : since < 4 ? 1 : -1;
    words[Hooked] = words[State] == 5 ? 1 : -1;
}

int weaponOf(Deed deed)
{
    switch (deed) {
    case Deed::Hammer:
        return 0;
    case Deed::Grenade:
        return 3;
    case Deed::Laser:
        return 4;
    default:
        return 1;
    }
}

/// The world at a tick; \a attackTick is that of Anna's last shot, which a shot changes.
SnapshotItems worldAt(const Turn &turn, std::int64_t at, int tick, int &attackTick)
{
    if (at == Shoots && turn.deed != Deed::Hook && turn.deed != Deed::Track)
        attackTick = tick - 1;
    SnapshotItems items;
    const Place bo = placeOfBo(turn, at);
    addShot(items, turn, at, tick);
    auto anna = character({AnnaX, AnnaY}, aimOfAnna(turn, at), weaponOf(turn.deed), attackTick);
    if (turn.deed == Deed::Hook)
        hook(anna, turn, at);
    // Who fires in the tick in which she appears.
    if (turn.deed != Deed::OnArrival || at >= Shoots)
        items.push_back({{CharacterType, 0}, anna});
    items.push_back({{CharacterType, 1}, character(bo, Down, 1, 0)});
    for (int client = 0; client < 2; ++client) {
        items.push_back({{PlayerType, client}, {client == 0 ? 1 : 0, client, 0, 0, 20}});
        auto info = teeworlds::packText(client == 0 ? "Anna" : "Bo", 4);
        info.resize(17);
        items.push_back({{ClientType, client}, info});
    }
    if (turn.deed == Deed::Hammer && turn.hits && at == Shoots)
        items.push_back({{HammerHitType, 32}, {bo.x - 14, bo.y}});
    return items;
}

std::vector<std::byte> mapFile()
{
    teeworlds::GameMap map = boxMap();
    teeworlds::MapLayer game;
    game.content = teeworlds::PhysicsLayer{teeworlds::PhysicsKind::Game};
    map.groups.emplace_back().layers.push_back(game);
    return teeworlds::writeMap(map);
}

/// A demo of the turns in which every \a step -th tick is recorded.
std::vector<std::byte> demoOf(const std::vector<Turn> &turns, int step, bool hasMap)
{
    teeworlds::DemoHeader header;
    header.version = 6;
    header.netVersion = "0.6 626fce9a778df4d4";
    header.mapName = "box";
    header.type = "server";
    header.timestamp = "2026-08-22_12-00-00";
    const auto map = mapFile();
    teeworlds::DemoWriter writer(header, hasMap ? std::span(map) : std::span<const std::byte>());
    int attackTick = 0;
    int tick = 1000;
    for (const Turn &turn : turns) {
        for (std::int64_t at = 0; at < TurnLength; at += step, tick += step) {
            writer.beginTick({tick});
            writer.snapshot(worldAt(turn, at, tick, attackTick));
        }
    }
    return writer.finish().value();
}

FactMaterial materialOf(const std::vector<Turn> &turns, int step = 1, bool hasMap = true)
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("made.demo")).toStdString();
    if (!teeworlds::writeFile(path, demoOf(turns, step, hasMap)))
        return {};
    FormatRegistry registry;
    registerAllFormats(registry);
    const auto recording = registry.open(openNamed(path).value(), {}).value();
    const auto map = findMap(*recording, path, {}, {});
    const auto index = buildIndex(recording, {}).value();
    return **readFactMaterial({recording, index, map ? std::optional(*map) : std::nullopt, 380},
                              {});
}

std::vector<Turn> repeated(Deed deed, int count, int hits)
{
    std::vector<Turn> turns;
    for (int i = 0; i < count; ++i)
        turns.push_back({deed, i < hits});
    return turns;
}

/// The figure of Anna.
Figure figureOf(const FactMaterial &material, std::string_view id, std::string_view part = {})
{
    for (Figure &figure : figuresOf(material, 0)) {
        if (figure.kind->id == id && figure.part == part)
            return figure;
    }
    return {};
}

} // namespace

class TestAimFigures : public QObject
{
    Q_OBJECT

private slots:
    void hitsAreThoseOfTheFile_data();
    void hitsAreThoseOfTheFile();
    void partsAreAddedUp();
    void turnsThatEndOnAPlayerAreCounted_data();
    void turnsThatEndOnAPlayerAreCounted();
    void timeRunsFromViewToShot();
    void aimThatFollowsIsTrackedAndOneThatRestsIsNot_data();
    void aimThatFollowsIsTrackedAndOneThatRestsIsNot();
    void angleIsThatToTheNearestInReach();
    void withoutAMapTheEndOfAShellIsNotKnown();
    void occurrencesAreTheTicksOfTheShots();
    void figuresSayWhyThereIsNoValue();
};

void TestAimFigures::hitsAreThoseOfTheFile_data()
{
    QTest::addColumn<int>("deed");
    QTest::addColumn<QString>("part");
    QTest::addColumn<int>("hits");
    QTest::addColumn<int>("step");
    for (const int step : {1, 2}) {
        const auto add = [step](const char *name, Deed deed, const char *part, int hits) {
            QTest::addRow("%s, every %d", name, step)
                << static_cast<int>(deed) << QString::fromLatin1(part) << hits << step;
        };
        add("beams", Deed::Laser, "Laser", 18);
        add("shells", Deed::Gun, "Gun", 5);
        add("shells that no state shows", Deed::PointBlank, "Gun", 20);
        add("shells of somebody who appears", Deed::OnArrival, "Gun", 20);
        add("blows", Deed::Hammer, "Hammer", 10);
        add("hooks", Deed::Hook, "Hook", 4);
        add("blasts", Deed::Grenade, "Grenade", 6);
    }
}

void TestAimFigures::hitsAreThoseOfTheFile()
{
    QFETCH(int, deed);
    QFETCH(QString, part);
    QFETCH(int, hits);
    QFETCH(int, step);
    const auto material = materialOf(repeated(static_cast<Deed>(deed), 20, hits), step);

    const Figure figure = figureOf(material, "hit_share", part.toStdString());

    QVERIFY(figure.kind);
    QCOMPARE(figure.samples, std::int64_t{20});
    QCOMPARE(figure.hits, std::int64_t{hits});
    QCOMPARE(figure.value, std::optional(hits / 20.0));
    QCOMPARE(figure.interval, std::optional(wilsonInterval(hits, 20)));
    for (std::size_t i = 0; i < figure.occurrences.size(); ++i)
        QCOMPARE(figure.occurrences[i].isHit, static_cast<int>(i) < hits);
}

void TestAimFigures::partsAreAddedUp()
{
    std::vector<Turn> turns = repeated(Deed::Laser, 12, 8);
    std::ranges::copy(repeated(Deed::Hammer, 10, 5), std::back_inserter(turns));
    std::ranges::copy(repeated(Deed::Hook, 8, 1), std::back_inserter(turns));

    const Figure all = figureOf(materialOf(turns), "hit_share");

    QCOMPARE(all.samples, std::int64_t{30});
    QCOMPARE(all.hits, std::int64_t{14});
}

void TestAimFigures::turnsThatEndOnAPlayerAreCounted_data()
{
    QTest::addColumn<int>("step");
    QTest::newRow("every tick") << 1;
    QTest::newRow("every second tick") << 2;
}

/// Each hit has a turn to Bo and one back; when he is out of view none is a sample. Grenades are
/// aimed beside him.
void TestAimFigures::turnsThatEndOnAPlayerAreCounted()
{
    QFETCH(int, step);
    std::vector<Turn> turns = repeated(Deed::Laser, 24, 18);
    std::ranges::copy(repeated(Deed::Grenade, 8, 7), std::back_inserter(turns));

    const Figure figure = figureOf(materialOf(turns, step), "turns_onto_players");

    QCOMPARE(figure.samples, std::int64_t{2 * (18 + 7)});
    QCOMPARE(figure.hits, std::int64_t{18});
    QCOMPARE(figure.occurrences.front().ticks.last, Tick{1000 + Shoots});
    QCOMPARE(std::round(figure.occurrences.front().value), 90.0);
}

void TestAimFigures::timeRunsFromViewToShot()
{
    const Figure figure = figureOf(materialOf(repeated(Deed::Laser, 20, 15)), "view_to_shot");

    QCOMPARE(figure.samples, std::int64_t{15});
    QCOMPARE(figure.value, std::optional(20.0 * (Shoots - Comes)));
    QCOMPARE(figure.occurrences.front().ticks, (TickRange{{1000 + Comes}, {1000 + Shoots}}));
}

void TestAimFigures::aimThatFollowsIsTrackedAndOneThatRestsIsNot_data()
{
    turnsThatEndOnAPlayerAreCounted_data();
}

/// Bo moves by 22 degrees while the aim is on him. With lasers it is on him for as long, but
/// neither moves.
void TestAimFigures::aimThatFollowsIsTrackedAndOneThatRestsIsNot()
{
    QFETCH(int, step);
    std::vector<Turn> turns = repeated(Deed::Track, 12, 12);
    std::ranges::copy(repeated(Deed::Laser, 12, 12), std::back_inserter(turns));

    const Figure figure = figureOf(materialOf(turns, step), "aim_tracking");

    QCOMPARE(figure.samples, std::int64_t{12});
    QCOMPARE(figure.value, std::optional(static_cast<double>(Tracked)));
    QCOMPARE(figure.occurrences.front().ticks.first, Tick{1000 + Shoots});
}

/// 0 degrees at hits with the gun, 20 with grenades: from (320, 320) to the left, Bo at (100, 400).
void TestAimFigures::angleIsThatToTheNearestInReach()
{
    const Figure gun = figureOf(materialOf(repeated(Deed::Gun, 20, 12)), "aim_offset", "Gun");
    QCOMPARE(gun.samples, std::int64_t{12});
    QVERIFY(*gun.value < 0.3);

    const auto thrown = materialOf(repeated(Deed::Grenade, 12, 12));
    const double angle = std::atan2(80, 220) * 180 / std::numbers::pi;
    QVERIFY(std::abs(*figureOf(thrown, "aim_offset", "Grenade").value - angle) < 0.3);
}

void TestAimFigures::withoutAMapTheEndOfAShellIsNotKnown()
{
    QCOMPARE(figureOf(materialOf(repeated(Deed::Gun, 20, 5), 1, false), "hit_share").samples,
             std::int64_t{0});
    QCOMPARE(figureOf(materialOf(repeated(Deed::Laser, 20, 5), 1, false), "hit_share").hits,
             std::int64_t{5});
}

void TestAimFigures::occurrencesAreTheTicksOfTheShots()
{
    const Figure figure = figureOf(materialOf(repeated(Deed::Gun, 20, 20)), "hit_share");

    for (std::size_t i = 0; i < figure.occurrences.size(); ++i) {
        const Tick shot{1000 + static_cast<std::int64_t>(i) * TurnLength + Shoots};
        QCOMPARE(figure.occurrences[i].ticks, (TickRange{shot, shot + 3}));
    }
}

void TestAimFigures::figuresSayWhyThereIsNoValue()
{
    const Figure few = figureOf(materialOf(repeated(Deed::Laser, 5, 5)), "hit_share");
    QVERIFY(!few.value);
    QCOMPARE(few.samples, std::int64_t{5});
    const Figure none = figureOf(materialOf(repeated(Deed::Track, 1, 1)), "hit_share");
    QVERIFY(!none.value);
    QVERIFY(none.kind->noSamples);
}

TICKSCOPE_TEST(TestAimFigures, QCoreApplication)
#include "test_aim_figures.moc"
