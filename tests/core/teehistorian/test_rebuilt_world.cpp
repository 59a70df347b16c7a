// SPDX-License-Identifier: GPL-3.0-or-later
//
// Worlds rebuilt from real teehistorian files against demos of the same sessions.
// Bars: ddnet-rebuild.md, section 16.

#include <algorithm>
#include <cmath>
#include <map>
#include <random>

#include <QDir>
#include <QFile>
#include <QTest>

#include <nlohmann/json.hpp>

#include "core/formats/teehistorian/simulation/simulation_pass.h"
#include "core/formats/teehistorian/simulation/state_fields.h"
#include "core/formats/teeworlds_common/map/game_map.h"
#include "core/formats/teeworlds_common/movement/tee_movement.h"
#include "tests/support/archived.h"
#include "tests/support/places.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::teehistorian;

namespace {

using Json = nlohmann::json;

std::vector<std::byte> bytesOfFile(const std::string &name)
{
    for (const char *folder : {"teehistorian", "maps", "special-tiles"}) {
        QFile file(test::recordings() + QStringLiteral("/") + folder + "/"
                   + QString::fromStdString(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QByteArray all = file.readAll();
        const auto view = std::as_bytes(
            std::span(all.data(), static_cast<std::size_t>(all.size())));
        return {view.begin(), view.end()};
    }
    return {};
}

const Json &worldFacts()
{
    static const Json json = [] {
        QFile file(test::recordings() + QStringLiteral("/rebuilt.json"));
        return file.open(QIODevice::ReadOnly) ? Json::parse(file.readAll().toStdString()) : Json();
    }();
    return json;
}

std::unique_ptr<SimulationPass> passOf(const Json &pair)
{
    const auto source = memorySource(bytesOfFile(pair["teehistorian"]), "test.teehistorian");
    const auto header = readHeader(*source, {});
    const auto map = teeworlds::readMap(bytesOfFile(pair["map"]));
    if (!header || !map)
        return nullptr;
    const auto rules = serverRules(*header, **map, 1'000'000);
    return rules ? std::make_unique<SimulationPass>(source, *header, *rules) : nullptr;
}

using Values = std::map<std::string, std::int64_t>;

/// What a demo would show of a tee, by the names of the columns.
Values valuesOf(const RebuiltWorld &world, int client, bool isOf07)
{
    const auto index = static_cast<std::size_t>(client);
    const Tee &tee = world.state().tees[index];
    constexpr int Pi256 = 804;
    constexpr int TwoPi256 = 1608;
    const auto rounded = [](float value) { return std::int64_t{teeworlds::roundToInt(value)}; };
    return {
        {"VelX", rounded(tee.velocity.x * 256)},
        {"VelY", rounded(tee.velocity.y * 256)},
        {"Angle", isOf07 && tee.angle > Pi256 ? tee.angle - TwoPi256 : tee.angle},
        {"Direction", tee.direction},
        {"Jumped", tee.jumped},
        {"HookedPlayer", tee.hookedPlayer},
        {"HookState", tee.hookState},
        {"HookTick", isOf07 ? std::max(tee.hookTick, 0) : tee.hookTick},
        {"HookX", rounded(tee.hookPos.x)},
        {"HookY", rounded(tee.hookPos.y)},
        {"Weapon", tee.active},
        {"AttackTick", tee.attackTick},
        {"Emote", world.shownEmote(client)},
        {"PlayerFlags", world.state().persons[index].flags},
        {"FreezeEnd", world.freezeEnd(client)},
        {"FreezeStart", tee.freezeStart},
        {"Jumps", tee.jumps},
        {"JumpedTotal", tee.jumpedTotal},
        {"NinjaTick", tee.ninjaTick},
        {"TeleCheckpoint", tee.teleCheckpoint},
        {"StrongWeakId", tee.turnIndex},
        {"Flags", world.shownFlags(client)},
        {"TargetX", tee.input[input_number::TargetX]},
        {"TargetY", tee.input[input_number::TargetY]},
    };
}

/// Percent of the rows that must be equal in a column of a pair.
double barOf(const std::string &pair, const std::string &column)
{
    if (column == "Emote") {
        // Chat, which is not recorded, wakes who is away.
        return pair.starts_with("goldmine/") ? 95 : pair.starts_with("dm8/") ? 99.9 : 100;
    }
    if (pair.starts_with("learntoplay")) {
        const std::map<std::string, double> bars = {
            {"HookState", 96.5}, {"HookX", 93}, {"Weapon", 99}, {"AttackTick", 99}};
        const auto found = bars.find(column);
        return found == bars.end() ? 0 : found->second;
    }
    const bool isLoose = column == "Jumped" || column == "JumpedTotal" || column == "Flags";
    return isLoose ? 99 : 99.8;
}

struct Count {
    int equal = 0;
    int all = 0;
};

class WorldComparison
{
public:
    explicit WorldComparison(const std::string &name)
        : m_name(name)
        , m_pair(worldFacts()["pairs"][name])
    {
        for (const Json &row : m_pair["rows"])
            m_rows.emplace(row[0].get<std::int64_t>(), &row);
    }

    bool run()
    {
        const auto pass = passOf(m_pair);
        if (!pass)
            return false;
        for (const auto &[tick, row] : m_rows) {
            const auto reached = pass->goTo(Tick{tick}, {});
            if (!reached || !*reached)
                return false;
            compare(pass->world(), *row);
        }
        return true;
    }

    std::map<std::string, Count> counts;
    QStringList first; ///< The first differing row of each column.

private:
    void compare(const RebuiltWorld &world, const Json &row)
    {
        const int client = row[1];
        const Tee &tee = world.state().tees[static_cast<std::size_t>(client)];
        const bool isOf07 = m_pair["protocol"] == "0.7";
        const bool isThere = tee.isAlive && tee.isInWorld;
        const Values values = valuesOf(world, client, isOf07);
        for (std::size_t i = 2; i < row.size(); ++i) {
            if (row[i].is_null())
                continue;
            const std::string column = worldFacts()["columns"][i];
            const std::int64_t wanted = row[i];
            std::int64_t found = values.at(column);
            // Both show the ninja for a frozen tee. Source: rebuilt.json, _about.
            const bool showsNinja = isOf07 || m_name.starts_with("learntoplay");
            const bool isFrozen = tee.freezeTime > 0 || tee.isDeep;
            if (column == "Weapon" && showsNinja && isFrozen && wanted == Ninja)
                found = Ninja;
            Count &count = counts[column];
            ++count.all;
            if (isThere && found == wanted)
                ++count.equal;
            else if (count.equal + 1 == count.all)
                first << QStringLiteral("%1 at tick %2 of client %3: %4, not %5")
                             .arg(QString::fromStdString(column))
                             .arg(row[0].get<int>())
                             .arg(client)
                             .arg(isThere ? QString::number(found) : "no tee")
                             .arg(wanted);
        }
    }

    std::string m_name;
    const Json &m_pair;
    std::multimap<std::int64_t, const Json *> m_rows;
};

using Shot = std::vector<std::int64_t>;

/// Shots of a world in the form of the worldFacts.
std::vector<Shot> projectilesOf(const RebuiltState &state)
{
    std::vector<Shot> shots;
    for (const Projectile &shot : state.projectiles)
        shots.push_back({state.tick, std::int64_t{teeworlds::roundToInt(shot.place.x * 100.0F)},
                         std::int64_t{teeworlds::roundToInt(shot.place.y * 100.0F)}, shot.aimX,
                         shot.aimY, shot.weapon, shot.startTick, shot.owner});
    return shots;
}

std::vector<Shot> lasersOf(const RebuiltState &state)
{
    std::vector<Shot> shots;
    for (const Beam &beam : state.beams)
        shots.push_back({state.tick, static_cast<std::int64_t>(beam.place.x),
                         static_cast<std::int64_t>(beam.place.y),
                         static_cast<std::int64_t>(beam.from.x),
                         static_cast<std::int64_t>(beam.from.y), beam.pieceTick, beam.owner,
                         beam.weapon == Shotgun ? 1 : 0});
    return shots;
}

} // namespace

class TestRebuiltWorld : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void valuesAreThoseOfDemos_data() { addPairs(); }
    void valuesAreThoseOfDemos();
    void shotsAreThoseOfDemos_data() { addPairs(); }
    void shotsAreThoseOfDemos();
    void ownPathIsTheRecordedOne_data() { addPairs(); }
    void ownPathIsTheRecordedOne();
    void finishesAreAllAndNoOthers_data();
    void finishesAreAllAndNoOthers();
    void goingOnFromACheckpointGivesWhatWalkingGives_data() { addPairs(); }
    void goingOnFromACheckpointGivesWhatWalkingGives();
    void bytesOfACheckpointThatAreNotItsOwnAreRefused();

private:
    static void addPairs();
};

void TestRebuiltWorld::initTestCase()
{
    if (!test::isHere(test::recordings() + QStringLiteral("/special-tiles")))
        SKIP_MISSING();
    QVERIFY(!worldFacts().is_null());
}

void TestRebuiltWorld::addPairs()
{
    QTest::addColumn<QString>("name");
    for (const auto &[name, pair] : worldFacts()["pairs"].items())
        QTest::newRow(name.c_str()) << QString::fromStdString(name);
}

void TestRebuiltWorld::valuesAreThoseOfDemos()
{
    QFETCH(const QString, name);
    WorldComparison comparison(name.toStdString());
    QVERIFY(comparison.run());
    QVERIFY(comparison.counts.at("HookState").all >= 40);
    QStringList failed;
    for (const auto &[column, count] : comparison.counts) {
        const double percent = 100.0 * count.equal / std::max(count.all, 1);
        if (percent < barOf(name.toStdString(), column))
            failed << QStringLiteral("%1 %2 %").arg(QString::fromStdString(column)).arg(percent);
    }
    QVERIFY2(failed.isEmpty(),
             qPrintable(failed.join(", ") + "; first: " + comparison.first.join("; ")));
}

void TestRebuiltWorld::shotsAreThoseOfDemos()
{
    QFETCH(const QString, name);
    const Json &pair = worldFacts()["pairs"][name.toStdString()];
    if (!pair.contains("projectiles") && !pair.contains("lasers"))
        QSKIP("the demo shows no shots that can be compared");
    std::map<std::int64_t, std::vector<std::pair<bool, Shot>>> wanted;
    for (const char *kind : {"projectiles", "lasers"}) {
        for (const Json &row : pair.value(kind, Json::array()))
            wanted[row[0].get<std::int64_t>()].emplace_back(std::string_view(kind) == "lasers",
                                                            row.get<Shot>());
    }
    const auto pass = passOf(pair);
    QVERIFY(pass);
    for (const auto &[tick, shots] : wanted) {
        const auto reached = pass->goTo(Tick{tick}, {});
        QVERIFY(reached && *reached);
        for (const auto &[isLaser, shot] : shots) {
            const auto found = isLaser ? lasersOf(pass->world().state())
                                       : projectilesOf(pass->world().state());
            QVERIFY2(std::ranges::find(found, shot) != found.end(),
                     qPrintable(QStringLiteral("tick %1, laser %2").arg(tick).arg(isLaser)));
        }
    }
}

void TestRebuiltWorld::ownPathIsTheRecordedOne()
{
    QFETCH(const QString, name);
    const Json &pair = worldFacts()["pairs"][name.toStdString()];
    if (pair["moves_off"] != 0)
        QSKIP("the file lacks an input");
    const auto pass = passOf(pair);
    QVERIFY(pass);
    for (;;) {
        const auto stepped = pass->step({});
        QVERIFY(stepped);
        if (!*stepped)
            break;
        for (const RebuiltEvent &event : pass->world().events())
            QVERIFY2(
                event.what != RebuiltEvent::What::Differs,
                qPrintable(QStringLiteral("tick %1, client %2").arg(event.tick).arg(event.client)));
    }
    QVERIFY(!pass->world().state().isDamaged);
}

void TestRebuiltWorld::finishesAreAllAndNoOthers_data()
{
    QTest::addColumn<QString>("name");
    for (const auto &[name, finishes] : worldFacts()["finishes"].items())
        QTest::newRow(name.c_str()) << QString::fromStdString(name);
}

void TestRebuiltWorld::finishesAreAllAndNoOthers()
{
    QFETCH(const QString, name);
    const auto pass = passOf(worldFacts()["pairs"][name.toStdString()]);
    QVERIFY(pass);
    std::vector<std::vector<int>> found;
    for (auto stepped = pass->step({}); stepped && *stepped; stepped = pass->step({})) {
        for (const RebuiltEvent &event : pass->world().events()) {
            if (event.what == RebuiltEvent::What::Finished)
                found.push_back({event.tick, event.client, event.value});
        }
    }
    auto wanted = worldFacts()["finishes"][name.toStdString()]["rebuilt"]
                      .get<std::vector<std::vector<int>>>();
    std::ranges::sort(found);
    std::ranges::sort(wanted);
    QCOMPARE(found, wanted);
}

void TestRebuiltWorld::goingOnFromACheckpointGivesWhatWalkingGives()
{
    QFETCH(const QString, name);
    const Json &pair = worldFacts()["pairs"][name.toStdString()];
    // Files that several pairs share, and the longest, are looked at once, and in part.
    if (!name.endsWith("server") && !name.startsWith("special"))
        QSKIP("the same file as another pair's");
    const auto walker = passOf(pair);
    const auto seeker = passOf(pair);
    QVERIFY(walker && seeker);
    std::mt19937 random(26);
    std::int64_t tick = pair["first_tick"].get<std::int64_t>();
    std::vector<SimulationCheckpoint> checkpoints = {walker->save()};
    for (int i = 0; i < 60; ++i) {
        tick += std::uniform_int_distribution<int>(1, 90)(random);
        const auto walked = walker->goTo(Tick{tick}, {});
        QVERIFY(walked);
        if (!*walked)
            break;
        const auto bytes = test::archived(savedWorld(walker->world().state()));
        const std::size_t which = std::uniform_int_distribution<std::size_t>(0, checkpoints.size()
                                                                                    - 1)(random);
        SimulationCheckpoint checkpoint = checkpoints[which];
        const auto readBack = test::unarchived<SavedWorld>(test::archived(checkpoint.world));
        QVERIFY(readBack);
        checkpoint.world = *readBack;
        seeker->restore(checkpoint);
        const auto sought = seeker->goTo(Tick{tick}, {});
        QVERIFY(sought && *sought);
        QVERIFY2(
            test::archived(savedWorld(seeker->world().state())) == bytes,
            qPrintable(QStringLiteral("tick %1 from %2").arg(tick).arg(checkpoint.tick().value)));
        checkpoints.push_back(walker->save());
    }
}

void TestRebuiltWorld::bytesOfACheckpointThatAreNotItsOwnAreRefused()
{
    const auto pass = passOf(worldFacts()["pairs"]["racebox/server"]);
    QVERIFY(pass);
    const auto reached = pass->goTo(Tick{2000}, {});
    QVERIFY(reached && *reached);
    const auto bytes = test::archived(pass->save().world);
    QVERIFY(test::unarchived<SavedWorld>(bytes));
    for (std::size_t size = 0; size < bytes.size(); size += 97)
        QVERIFY(!test::unarchived<SavedWorld>(std::span(bytes).first(size)));
    // The numbers are looked at, too.
    SavedWorld world = pass->save().world;
    QVERIFY(!world.tees.empty());
    world.tees.front().second.hookedPlayer = ClientCount;
    QVERIFY(!test::unarchived<SavedWorld>(test::archived(world)));
    world = pass->save().world;
    world.rest.order.push_back(world.rest.order.front());
    QVERIFY(!test::unarchived<SavedWorld>(test::archived(world)));
}

TICKSCOPE_TEST(TestRebuiltWorld, tickscope::test::NoApplication)
#include "test_rebuilt_world.moc"
