// SPDX-License-Identifier: GPL-3.0-or-later
//
// Real teehistorian files against the facts that other programs found in them.

#include <random>

#include <QDateTime>
#include <QDir>
#include <QFile>

#include <nlohmann/json.hpp>

#include "core/base/limits.h"
#include "core/formats/teehistorian/limits.h"
#include "core/formats/teehistorian/records/header.h"
#include "core/timeline/cursor.h"
#include "tests/core/teehistorian/teehistorian_test.h"
#include "tests/support/event_making.h"
#include "tests/support/places.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using namespace tickscope::test;

namespace {

constexpr std::array InputFields = {"Direction",  "TargetX",   "TargetY",     "Jump",
                                    "Fire",       "Hook",      "PlayerFlags", "WantedWeapon",
                                    "NextWeapon", "PrevWeapon"};

QString folder()
{
    return test::recordings() + QStringLiteral("/teehistorian");
}

nlohmann::json facts()
{
    QFile file(folder() + "/facts.json");
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return nlohmann::json::parse(file.readAll().toStdString());
}

/// Events of a walk by kind, players and damage, but no states.
class CountingSink : public PassSink
{
public:
    void eventFound(const Event &event) override { ++kinds[std::string(event.kind().id)]; }
    void damageFound(const Damage &found) override { damage.push_back(found); }
    void playerChanged(const PlayerChange &change) override { players.apply(change); }

    std::map<std::string, int> kinds;
    std::vector<Damage> damage;
    PlayerTracker players;
};

} // namespace

class TestRealTeehistorian : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void outlineHasTheFacts_data() { addFiles(); }
    void outlineHasTheFacts();
    void headerHasTheFacts_data() { addFiles(); }
    void headerHasTheFacts();
    void eventsHaveTheFacts_data() { addFiles(); }
    void eventsHaveTheFacts();
    void statesHaveTheFacts_data() { addFiles(); }
    void statesHaveTheFacts();
    void seekingInRandomOrderGivesWhatWalkingGives_data() { addFiles(); }
    void seekingInRandomOrderGivesWhatWalkingGives();
    void steppingBackwardsGivesWhatForwardsGave_data() { addFiles(); }
    void steppingBackwardsGivesWhatForwardsGave();
    void serverLogAgrees();
    void nobodyWhoWasThereIsLost_data();
    void nobodyWhoWasThereIsLost();

private:
    void addFiles() const;
    [[nodiscard]] static Shared<Recording> open(const QString &name);
    /// States at all ticks, walked without a sink as seeking decodes them.
    [[nodiscard]] static std::vector<std::pair<Tick, WorldState>> walk(
        const Shared<Recording> &recording);

    nlohmann::json m_facts;
};

void TestRealTeehistorian::initTestCase()
{
    m_facts = facts();
    if (m_facts.is_null())
        SKIP_WITHOUT_FILE("teehistorian/facts.json");
}

void TestRealTeehistorian::addFiles() const
{
    QTest::addColumn<QString>("name");
    for (const auto &file : m_facts["files"].items())
        QTest::newRow(file.key().c_str()) << QString::fromStdString(file.key());
}

Shared<Recording> TestRealTeehistorian::open(const QString &name)
{
    static const auto format = makeFormat_teehistorian();
    const auto source = openFile((folder() + '/' + name).toStdString());
    return source ? format->open(*source, {}).value_or(nullptr) : nullptr;
}

std::vector<std::pair<Tick, WorldState>> TestRealTeehistorian::walk(
    const Shared<Recording> &recording)
{
    std::vector<std::pair<Tick, WorldState>> states;
    Walker walker(recording, recording->outline({})->seekPoints);
    while (walker.step(nullptr, {}) == Step::Done)
        states.emplace_back(walker.decoder().tick(), walker.decoder().state());
    return states;
}

void TestRealTeehistorian::outlineHasTheFacts()
{
    QFETCH(QString, name);
    const auto truth = m_facts["files"][name.toStdString()];
    const auto recording = open(name);
    QVERIFY(recording);

    const auto outline = recording->outline({});

    QVERIFY(outline);
    QCOMPARE(outline->time.ticks().first.value, truth["first_tick"].get<std::int64_t>());
    QCOMPARE(outline->time.ticks().last.value, truth["last_tick"].get<std::int64_t>());
    QCOMPARE(outline->endByte, truth["end_byte"].get<std::uint64_t>());
    std::map<std::string, std::int64_t> expected;
    for (const auto &item : truth["libtw2"]["items"].items()) {
        if (!item.key().starts_with("Tick")) // they are counted wrong there
            expected["items/" + item.key()] = item.value().get<std::int64_t>();
    }
    QVERIFY((std::map<std::string, std::int64_t>(outline->counts.begin(), outline->counts.end())
             == expected));
    const bool isUnfinished = !truth["libtw2"]["error"].get<std::string>().empty();
    QCOMPARE(outline->damage.size(), std::size_t(isUnfinished ? 1 : 0));
    if (isUnfinished)
        QVERIFY(outline->damage.front().fault.is(faults::RecordingUnfinished));
}

void TestRealTeehistorian::headerHasTheFacts()
{
    QFETCH(QString, name);
    const auto truth = m_facts["files"][name.toStdString()];
    const auto source = openFile((folder() + '/' + name).toStdString());
    QVERIFY(source);

    const auto header = teehistorian::readHeader(**source, {});

    QVERIFY(header);
    QCOMPARE(header->recordsOffset, truth["body_offset"].get<std::uint64_t>());
    const auto &json = truth["header_json"];
    QCOMPARE(header->values.size(), json.size());
    for (const HeaderValue &value : header->values) {
        const auto &recorded = json[value.name];
        if (value.shape == HeaderValue::Shape::Single)
            QCOMPARE(plainText(value.value),
                     recorded.is_null() ? std::string() : recorded.get<std::string>());
        else
            QCOMPARE(value.parts.size(), recorded.size());
    }
    QCOMPARE(header->chain.id, json["game_uuid"].get<std::string>());
    QCOMPARE(hexText(*header->map->sha256), json["map_sha256"].get<std::string>());
}

void TestRealTeehistorian::eventsHaveTheFacts()
{
    QFETCH(QString, name);
    const auto truth = m_facts["files"][name.toStdString()];
    const auto recording = open(name);
    QVERIFY(recording);

    CountingSink sink;
    walkInto(recording, sink);

    const auto &items = truth["libtw2"]["items"];
    QCOMPARE(sink.kinds["join"], truth["joins"].get<int>());
    QCOMPARE(sink.kinds["leave"], truth["leaves"].get<int>());
    QCOMPARE(sink.kinds["ready"], truth["player_ready"].get<int>());
    QCOMPARE(sink.kinds["spawn"], items.value("PlayerNew", 0));
    // Clients of 0.7 have a message for chat commands, too.
    QVERIFY(sink.kinds["command"] >= items.value("ConsoleCommand", 0));
    QCOMPARE(sink.kinds["finish"], items.value("PlayerFinish", 0) + items.value("TeamFinish", 0));
    QCOMPARE(sink.kinds["login"], items.value("AuthInit", 0) + items.value("AuthLogin", 0)
                                      + items.value("AuthLogout", 0));
    QVERIFY(sink.kinds["input"] > 0);
    QVERIFY(sink.damage.empty());
}

void TestRealTeehistorian::statesHaveTheFacts()
{
    QFETCH(QString, name);
    const auto truth = m_facts["files"][name.toStdString()];
    const auto recording = open(name);
    QVERIFY(recording);
    const auto index = buildIndex(recording, {});
    QVERIFY(index);
    Cursor cursor(recording, limits::CursorCache);
    const auto mover = recordedMotion()->makeMover();

    for (const auto &[tick, clients] : truth["positions"].items()) {
        const auto frame = cursor.frameAt({std::stoll(tick)}, **index, *mover, {});
        QVERIFY(frame && frame->at);
        const WorldState &state = *frame->at->recorded;
        Places places;
        for (const auto &[client, place] : clients.items())
            places[std::stoi(client)] = {place[0].get<int>(), place[1].get<int>()};
        QVERIFY2(placesIn(state) == places, tick.c_str());
        const auto &inputs = truth["inputs"][tick];
        for (int client = 0; client < teehistorian::ClientCount; ++client) {
            const auto known = inputs.find(std::to_string(client));
            for (std::size_t i = 0; i < InputFields.size(); ++i) {
                const auto number = numberIn(state, client, InputFields[i]);
                if (known == inputs.end())
                    QVERIFY(!number);
                else
                    QCOMPARE(number, (*known)[i].get<std::int64_t>());
            }
        }
    }
}

void TestRealTeehistorian::seekingInRandomOrderGivesWhatWalkingGives()
{
    QFETCH(QString, name);
    const auto recording = open(name);
    QVERIFY(recording);
    const auto index = buildIndex(recording, {});
    QVERIFY(index);
    const auto states = walk(recording);
    const auto mover = recordedMotion()->makeMover();
    Cursor cursor(recording, limits::CursorCache);
    std::mt19937 random(12345);

    for (int i = 0; i < 500; ++i) {
        const auto &[tick, state] = states[random() % states.size()];
        const auto frame = cursor.frameAt(tick, **index, *mover, {});
        QVERIFY(frame && frame->at);
        QCOMPARE(frame->at->tick.value, tick.value);
        QVERIFY(*frame->at->recorded == state);
    }
}

void TestRealTeehistorian::steppingBackwardsGivesWhatForwardsGave()
{
    QFETCH(QString, name);
    const auto recording = open(name);
    QVERIFY(recording);
    const auto index = buildIndex(recording, {});
    QVERIFY(index);
    const auto states = walk(recording);
    const auto mover = recordedMotion()->makeMover();
    Cursor cursor(recording, limits::CursorCache);

    // Long files from their end on: every stretch is decoded in the same way.
    const std::size_t count = std::min<std::size_t>(states.size(), 20'000);
    for (std::size_t i = states.size(); i-- > states.size() - count;) {
        const auto frame = cursor.frameAt(states[i].first, **index, *mover, {});
        QVERIFY(frame && frame->at);
        QVERIFY(*frame->at->recorded == states[i].second);
    }
}

/// The server logs every finish with its clock in whole seconds, but records only those
/// that count for a rank.
void TestRealTeehistorian::serverLogAgrees()
{
    if (!m_facts.contains("sessions"))
        SKIP_WITHOUT_FILE("teehistorian/facts.json");
    const auto recording = open("ddnet198-racebox.teehistorian");
    QVERIFY(recording);
    std::vector<std::int64_t> logged; // ticks
    const auto &log = m_facts["sessions"]["ddnet198-racebox"]["server_log"];
    for (const auto &line : log["chat"]) {
        if (line.back().get<std::string>().find("finished in") == std::string::npos)
            continue;
        QDateTime clock = QDateTime::fromString(
            QString::fromStdString(line.front().get<std::string>()), "yyyy-MM-dd hh:mm:ss");
        clock.setTimeSpec(Qt::UTC);
        logged.push_back((clock.toSecsSinceEpoch() - *recording->info().wallClock) * 50);
    }
    constexpr std::int64_t TwoSeconds = 100;

    KeepingSink sink;
    walkInto(recording, sink);

    const auto finishes = sink.ofKind(event_kind::Finish);
    QVERIFY(!finishes.empty());
    for (const Event &event : finishes) {
        const bool isLogged = std::ranges::any_of(logged, [&event](std::int64_t tick) {
            return std::abs(event.tick.value - tick) <= TwoSeconds;
        });
        QVERIFY2(isLogged, std::to_string(event.tick.value).c_str());
    }
}

void TestRealTeehistorian::nobodyWhoWasThereIsLost_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name :
         {"ddnet164-dm1-after-mapchange.teehistorian", "ddnet198-racebox-reload.teehistorian"}) {
        if (test::isHere(folder() + '/' + QLatin1String(name)))
            QTest::newRow(name) << QString::fromLatin1(name);
    }
}

/// Five players stayed over the change of the map; the new files have no JOIN.
void TestRealTeehistorian::nobodyWhoWasThereIsLost()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(const QString, name);
    const auto recording = open(name);
    QVERIFY(recording);
    CountingSink sink;
    walkInto(recording, sink);

    const PlayerTable table = sink.players.tableAt(recording->outline({})->time.ticks().last);

    QCOMPARE(table.players().size(), std::size_t{5});
    for (const Player &player : table.players())
        QVERIFY(!player.name().empty());
}

TICKSCOPE_TEST(TestRealTeehistorian, QCoreApplication)
#include "test_real_teehistorian.moc"
