// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a Teeworlds recording tells of the eyes behind it: race times, the watched player, zoom.
// Source: teeworlds-snapshot.md, sections 7.1, 7.2 and 8.
#include <QTest>

#include "core/formats/teeworlds_common/items/item_tables.h"
#include "core/formats/teeworlds_common/scene/teeworlds_scene.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::teeworlds;

namespace {

constexpr std::int64_t Now = 1000;

/// A state of items by the names of their types and fields; the others are 0.
class MadeState
{
public:
    explicit MadeState(Protocol protocol)
        : m_protocol(protocol)
    {
        Schema schema = *baseSchema(protocol);
        std::uint32_t number = 5000;
        for (const ExtendedType &extended : extendedTypes())
            schema = schema.with(number++, extended.type);
        m_state.setSchema(std::make_shared<const Schema>(std::move(schema)));
    }

    void add(const std::string &typeName, std::int64_t id,
             const std::map<std::string, std::int32_t> &values)
    {
        const auto number = m_state.schema()->numberOf(typeName);
        QVERIFY2(number, typeName.c_str());
        const ItemType *type = m_state.schema()->find(*number);
        std::size_t size = 0;
        for (const Field &field : type->fields)
            size = std::max<std::size_t>(size, field.firstWord + field.wordCount);
        std::vector<std::int32_t> words(size);
        for (const auto &[name, value] : values) {
            const Field *field = type->fieldNamed(name);
            QVERIFY2(field, name.c_str());
            words[field->firstWord] = value;
        }
        m_state.set({*number, id}, words);
    }

    void addTee(int client, bool isRecorder = false)
    {
        add("Character", client, {{"X", client * 100}, {"Y", 50}});
        if (m_protocol == Protocol::V06)
            add("PlayerInfo", client, {{"ClientId", client}, {"Local", isRecorder ? 1 : 0}});
        else
            add("De_ClientInfo", client, {{"Local", isRecorder ? 1 : 0}});
    }

    [[nodiscard]] Scene scene() const
    {
        const auto state = std::make_shared<const WorldState>(m_state);
        Frame frame;
        frame.asked = {Now};
        frame.at = Shown{{Now}, state, state};
        return teeworldsScene(m_protocol, nullptr)->make(frame, double(Now));
    }

private:
    Protocol m_protocol;
    WorldState m_state;
};

std::optional<double> raceOf(const Scene &scene, int client)
{
    for (const Actor &actor : scene.actors) {
        if (actor.client == client)
            return actor.raceSeconds;
    }
    return {};
}

constexpr std::int32_t RaceTimeFlag = 8; ///< Flag of the game's state.

} // namespace

class TestSceneViewer : public QObject
{
    Q_OBJECT

private slots:
    void raceOfTheRecorderBeganWhereTheWarmupSays();
    void warmupIsNoRace();
    void raceIsThatOfTheWatchedOne();
    void eachPlayerOf07HasItsOwnRace();
    void freeViewWatchesNobody();
    void flagsOf07AreNoPlayers();
    void cameraHasTheRecordersZoom();
    void zoomWithoutCameraInfoIsTheUsualOne();
};

void TestSceneViewer::raceOfTheRecorderBeganWhereTheWarmupSays()
{
    MadeState state(Protocol::V06);
    state.addTee(0);
    state.addTee(3, true);
    state.add("GameInfo", 0, {{"GameStateFlags", RaceTimeFlag}, {"WarmupTimer", -900}});

    const Scene scene = state.scene();

    QCOMPARE(raceOf(scene, 3), std::optional(2.0));
    QVERIFY(!raceOf(scene, 0));
    QVERIFY(!scene.spectated);
}

void TestSceneViewer::warmupIsNoRace()
{
    MadeState state(Protocol::V06);
    state.addTee(3, true);
    state.add("GameInfo", 0, {{"GameStateFlags", 0}, {"WarmupTimer", 900}});
    QVERIFY(!raceOf(state.scene(), 3));

    // Not started yet: it would begin after now.
    state.add("GameInfo", 0, {{"GameStateFlags", RaceTimeFlag}, {"WarmupTimer", -1001}});
    QVERIFY(!raceOf(state.scene(), 3));
}

void TestSceneViewer::raceIsThatOfTheWatchedOne()
{
    MadeState state(Protocol::V06);
    state.addTee(0);
    state.addTee(3, true);
    state.add("GameInfo", 0, {{"GameStateFlags", RaceTimeFlag}, {"WarmupTimer", -950}});
    state.add("SpectatorInfo", 0, {{"SpectatorId", 0}, {"X", 5}, {"Y", 6}});

    const Scene scene = state.scene();

    QCOMPARE(scene.spectated, std::optional(0));
    QCOMPARE(raceOf(scene, 0), std::optional(1.0));
    QVERIFY(!raceOf(scene, 3));
}

void TestSceneViewer::eachPlayerOf07HasItsOwnRace()
{
    MadeState state(Protocol::V07);
    state.addTee(0);
    state.addTee(3, true);
    state.add("PlayerInfoRace", 0, {{"RaceStartTick", 500}});
    state.add("PlayerInfoRace", 3, {{"RaceStartTick", -1}});

    const Scene scene = state.scene();

    QCOMPARE(raceOf(scene, 0), std::optional(10.0));
    QVERIFY(!raceOf(scene, 3));
}

void TestSceneViewer::freeViewWatchesNobody()
{
    MadeState state(Protocol::V06);
    state.addTee(0);
    state.add("SpectatorInfo", 0, {{"SpectatorId", -1}, {"X", 5}, {"Y", 6}});

    const Scene scene = state.scene();

    QVERIFY(!scene.spectated);
    QVERIFY(scene.camera && scene.camera->x == 5.0);
}

void TestSceneViewer::flagsOf07AreNoPlayers()
{
    MadeState state(Protocol::V07);
    state.addTee(0);
    state.add("SpectatorInfo", 0, {{"SpecMode", 2}, {"SpectatorId", 0}});
    QVERIFY(!state.scene().spectated);

    state.add("SpectatorInfo", 0, {{"SpecMode", 1}, {"SpectatorId", 0}});
    QCOMPARE(state.scene().spectated, std::optional(0));
}

void TestSceneViewer::cameraHasTheRecordersZoom()
{
    for (const int id : {0, 3}) {
        MadeState state(Protocol::V06);
        state.addTee(3, true);
        state.add("DDNetSpectatorInfo", id, {{"HasCameraInfo", 1}, {"Zoom", 2500}});
        QCOMPARE(state.scene().cameraZoom, 2.5);
    }
}

void TestSceneViewer::zoomWithoutCameraInfoIsTheUsualOne()
{
    MadeState state(Protocol::V06);
    state.addTee(3, true);
    state.add("DDNetSpectatorInfo", 0, {{"HasCameraInfo", 0}, {"Zoom", 2500}});
    QCOMPARE(state.scene().cameraZoom, 1.0);

    // Of a damaged recording.
    state.add("DDNetSpectatorInfo", 0, {{"HasCameraInfo", 1}, {"Zoom", -5}});
    QCOMPARE(state.scene().cameraZoom, 1.0);
}

TICKSCOPE_TEST(TestSceneViewer, tickscope::test::NoApplication)
#include "test_scene_viewer.moc"
