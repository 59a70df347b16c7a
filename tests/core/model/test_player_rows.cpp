// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a recording does not tell of a player is unknown, not 0.

#include <bit>
#include <cmath>
#include <limits>

#include <QTest>

#include "core/analysis/player_rows.h"
#include "core/analysis/recent_places.h"
#include "tests/support/test_program.h"

using namespace tickscope;

namespace {

constexpr std::uint32_t FigureType = 1;
constexpr std::uint32_t PersonType = 2;

Field fieldOf(const char *name, Role role, std::uint32_t word, bool isReal = false)
{
    Field field;
    field.name = name;
    field.role = role;
    field.firstWord = word;
    if (isReal) {
        field.kind = FieldKind::Real;
        field.encoding = Encoding::Float32;
    }
    return field;
}

/// A figure in three dimensions; like every item it may be too short for its last fields.
ItemType figureType()
{
    ItemType type;
    type.name = "Figure";
    type.idIsClient = true;
    type.fields = {
        fieldOf("x", Role::PositionX, 0, true),  fieldOf("y", Role::PositionY, 1, true),
        fieldOf("z", Role::PositionZ, 2, true),  fieldOf("health", Role::Health, 3),
        fieldOf("armor", Role::Armor, 4),        fieldOf("vx", Role::VelocityX, 5, true),
        fieldOf("vy", Role::VelocityY, 6, true), fieldOf("vz", Role::VelocityZ, 7, true)};
    return type;
}

ItemType personType()
{
    ItemType type;
    type.name = "Person";
    type.idIsClient = true;
    type.fields = {fieldOf("health", Role::Health, 0)};
    return type;
}

std::int32_t real(float value)
{
    return std::bit_cast<std::int32_t>(value);
}

const float Nothing = std::numeric_limits<float>::quiet_NaN();

/// Row of client 3, who has these items.
PlayerRow rowOf(const std::vector<std::int32_t> &figure,
                const std::vector<std::int32_t> &person = {})
{
    auto state = std::make_shared<WorldState>();
    state->setSchema(std::make_shared<const Schema>(std::map<std::uint32_t, Shared<ItemType>>{
        {FigureType, std::make_shared<const ItemType>(figureType())},
        {PersonType, std::make_shared<const ItemType>(personType())}}));
    if (!figure.empty())
        state->set({FigureType, 3}, figure);
    if (!person.empty())
        state->set({PersonType, 3}, person);
    return playersOf({{0}, state, state}, PlayerTable()).at(0);
}

} // namespace

class TestPlayerRows : public QObject
{
    Q_OBJECT

private slots:
    void toldValuesAreShown();
    void speedThatIsNotRecordedIsUnknown();
    void speedWithoutAVelocityFollowsFromPositions();
    void velocityFollowsFromPlaces();
    void placeThatIsNoNumberIsUnknown();
    void healthThatIsNotRecordedIsUnknown();
    void noNumberIsNoValue();
};

void TestPlayerRows::toldValuesAreShown()
{
    const PlayerRow row = rowOf({real(1), real(2), real(3), 7, 0, real(3), real(4), real(12)});
    QVERIFY(row.isAlive);
    QCOMPARE(row.position, (Vector2{1, 2}));
    QCOMPARE(row.z, std::optional(3.0));
    QCOMPARE(row.speed, std::optional(13.0));
    QCOMPARE(row.health, std::optional<std::int64_t>(7));
    QCOMPARE(row.armor, std::optional<std::int64_t>(0));
    // Who stands still has a speed, and it is 0.
    QCOMPARE(rowOf({real(1), real(2), real(3), 7, 0, 0, 0, 0}).speed, std::optional(0.0));
}

void TestPlayerRows::speedThatIsNotRecordedIsUnknown()
{
    QVERIFY(!rowOf({real(1), real(2), real(3), 7, 0}).speed);
    QVERIFY(!rowOf({real(1), real(2), real(3), 7, 0, real(3), real(4)}).speed);
    QVERIFY(!rowOf({real(1), real(2), real(3), 7, 0, real(3), real(Nothing), real(4)}).speed);
    QVERIFY(!rowOf({}, {50}).speed);
}

void TestPlayerRows::speedWithoutAVelocityFollowsFromPositions()
{
    const auto schema = std::make_shared<const Schema>(std::map<std::uint32_t, Shared<ItemType>>{
        {FigureType, std::make_shared<const ItemType>(figureType())}});
    const auto stateOf = [&schema](const std::vector<std::int32_t> &moving,
                                   const std::vector<std::int32_t> &told) {
        auto state = std::make_shared<WorldState>();
        state->setSchema(schema);
        state->set({FigureType, 3}, moving);
        state->set({FigureType, 4}, told);
        return state;
    };
    const std::vector<std::int32_t> told{real(1), real(1), real(1), 7,
                                         0,       real(3), real(4), real(12)};
    const auto before = stateOf({real(0), real(0), real(0)}, told);
    const auto now = stateOf({real(3), real(4), real(12)}, told);
    Outline outline;
    outline.time = TimeBase::uniform({{0}, {100}}, std::chrono::milliseconds(20));
    const Index index(std::make_shared<const Outline>(outline));
    Frame frame;
    frame.at = Shown{{6}, now, now};
    frame.before = Past{{1}, before};

    // 13 units in five ticks, a tenth of a second; what is recorded stays.
    auto rows = playersOf(frame, index);
    QCOMPARE(rows.size(), std::size_t{2});
    QVERIFY(rows[0].isSpeedDerived);
    QCOMPARE(rows[0].speed, std::optional(130.0));
    QVERIFY(!rows[1].isSpeedDerived);
    QCOMPARE(rows[1].speed, std::optional(13.0));

    // Whose place is the same for several ticks does not stand still.
    frame.before = Past{{5}, now};
    frame.past = {{{5}, now}, {{3}, now}, {{1}, before}, {{0}, now}};
    QCOMPARE(playersOf(frame, index)[0].speed, std::optional(130.0));

    frame.before.reset();
    rows = playersOf(frame, index);
    QVERIFY(!rows[0].speed && !rows[0].isSpeedDerived);
}

void TestPlayerRows::velocityFollowsFromPlaces()
{
    using std::chrono::milliseconds;
    const Player anna;
    const Player ben;
    const auto atX = [](double x, const Player *who) {
        return PlayerPlace{.client = 3, .player = who, .place = {x, 2 * x, 0}};
    };
    RecentPlaces places;
    // A place for three ticks of 50 ms, as some recordings have it.
    places.tickEnded({10}, milliseconds(0), {atX(0, &anna)});
    places.tickEnded({11}, milliseconds(50), {atX(6, &anna)});
    places.tickEnded({12}, milliseconds(100), {atX(6, &anna)});

    const auto velocity = places.velocityOf(atX(9, &anna), {13}, milliseconds(150));

    // Since the tick that is a tenth of a second old, not since the last one.
    QVERIFY(velocity);
    QCOMPARE((*velocity)[0], 30.0);
    QCOMPARE((*velocity)[1], 60.0);
    QCOMPARE((*velocity)[2], 0.0);
    // The start of a range need not know who somebody was before.
    QVERIFY(places.velocityOf(atX(9, nullptr), {13}, milliseconds(150)));
    QVERIFY(!places.velocityOf(atX(9, &ben), {13}, milliseconds(150)));
    // No time has passed, or too many ticks.
    QVERIFY(!places.velocityOf(atX(9, &anna), {13}, milliseconds(0)));
    QVERIFY(!places.velocityOf(atX(9, &anna), {13 + PlaceMemory}, milliseconds(9000)));
    // Behind damage ticks may begin again.
    places.tickEnded({5}, milliseconds(0), {});
    QVERIFY(!places.velocityOf(atX(9, &anna), {13}, milliseconds(150)));
}

void TestPlayerRows::placeThatIsNoNumberIsUnknown()
{
    const PlayerRow nowhere = rowOf({real(Nothing), real(Nothing), real(Nothing), 7, 0});
    QVERIFY(!nowhere.isAlive);
    QVERIFY(!nowhere.z);
    QVERIFY(!rowOf({real(1), real(Nothing), real(1), 7, 0}).isAlive);
    QVERIFY(!rowOf({}, {50}).isAlive);
}

/// Servers tell health and armor to the player himself; in a client's demo all others have 0.
void TestPlayerRows::healthThatIsNotRecordedIsUnknown()
{
    const PlayerRow other = rowOf({real(1), real(2), real(3), 0, 0});
    QVERIFY(other.isAlive);
    QVERIFY(!other.health);
    QVERIFY(!other.armor);
    QVERIFY(!rowOf({real(1), real(2), real(3)}).health);
    // Without a figure 0 is what it says.
    QCOMPARE(rowOf({}, {0}).health, std::optional<std::int64_t>(0));

    const ItemType figure = figureType();
    const std::vector<std::int32_t> words{real(1), real(2), real(3), 0, 0};
    QVERIFY(!figure.isRecorded(*figure.fieldNamed("health"), words));
    QVERIFY(!figure.isRecorded(*figure.fieldNamed("armor"), words));
    QVERIFY(figure.isRecorded(*figure.fieldNamed("x"), words));
}

void TestPlayerRows::noNumberIsNoValue()
{
    const Field field = fieldOf("x", Role::PositionX, 0, true);
    QVERIFY(field.read(std::vector{real(Nothing)}) == Value{});
    QVERIFY(field.read(std::vector{real(2.5F)}) == Value{2.5});
    const float endless = std::numeric_limits<float>::infinity();
    QVERIFY(field.read(std::vector{real(endless)}) == Value{double{endless}});
}

TICKSCOPE_TEST(TestPlayerRows, QCoreApplication)
#include "test_player_rows.moc"
