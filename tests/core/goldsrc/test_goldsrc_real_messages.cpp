// SPDX-License-Identifier: GPL-3.0-or-later
//
// Server messages of shared recordings against the facts that are known of them.

#include <array>
#include <cmath>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <set>

#include <QDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include "core/formats/goldsrc/messages/message_tables.h"
#include "core/formats/goldsrc/messages/server_messages.h"
#include "core/model/damage.h"
#include "tests/support/goldsrc/goldsrc_frames.h"
#include "tests/support/goldsrc/goldsrc_message_game.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using namespace tickscope::goldsrc;

namespace {

using Json = nlohmann::json;

constexpr double Tolerance = 0.001; ///< The facts are rounded.

std::vector<std::byte> recordingBytes(const QString &path)
{
    std::ifstream file(path.toStdString(), std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(file)), {});
    const auto *first = reinterpret_cast<const std::byte *>(text.data());
    return {first, first + text.size()};
}

/// A recording of the shared ones that this sheet is about, with its facts.
struct Sample {
    std::vector<std::byte> file;
    test::GoldsrcFrames recording;
    Json facts;
};

std::optional<Sample> sampleNamed(const QString &name)
{
    const auto path = test::realRecording("goldsrc/" + name);
    const auto facts = test::realRecording(QStringLiteral("goldsrc/facts.json"));
    if (!path || !facts)
        return std::nullopt;
    Sample sample;
    sample.file = recordingBytes(*path);
    sample.recording = test::goldsrcFrames(sample.file);
    std::ifstream file(facts->toStdString());
    sample.facts = Json::parse(file).at(name.toStdString());
    return sample;
}

/// How many messages of each kind there are.
struct MessageCounts {
    std::array<std::uint64_t, FirstUserMessage> engine{}; ///< By id.
    std::map<std::string, std::uint64_t> user;            ///< By name.
    std::map<std::uint8_t, std::uint64_t> tempEntities;   ///< By kind.

    void add(const ServerMessage &message)
    {
        if (message.isUserMessage()) {
            ++user[std::string(message.name)];
            return;
        }
        ++engine[message.id];
        if (message.id == svc::TempEntity)
            ++tempEntities[static_cast<std::uint8_t>(message.integer("kind"))];
    }
};

/// Counts messages, and keeps what the facts tell of their contents.
class FactSink : public MessageSink
{
public:
    void messageRead(const ServerMessage &message, const ServerState &before) override
    {
        counts.add(message);
        lastEnd = message.byte + message.bytes.size();
        if (message.id == svc::UpdateUserInfo)
            ++userInfos[std::to_string(message.integer("slot") + 1)];
        if (message.id == svc::SpawnBaseline)
            baselines.push_back({message.integer("count"), message.integer("instanced")});
        if (message.id == svc::PacketEntities)
            fullUpdates.push_back(Json::array({frameTime, message.integer("count")}));
        if (message.id == svc::NewUserMessage)
            registered.insert(std::string(message.text("name")));
        if (message.hasOddSize && userMessageLayout(message.name, before.game))
            oddSizes.push_back(std::string(message.name));
        if (const auto text = shownText(message))
            texts.push_back(Json::array({frameTime, text->first, text->second}));
    }

    double frameTime = 0;
    MessageCounts counts;
    std::uint64_t lastEnd = 0;
    std::map<std::string, int> userInfos;
    std::vector<std::pair<std::int64_t, std::int64_t>> baselines;
    Json fullUpdates = Json::array();
    std::set<std::string> registered;
    std::vector<std::string> oddSizes;
    Json texts = Json::array();

private:
    using NamedText = std::pair<std::string, std::string>;

    static std::optional<NamedText> shownText(const ServerMessage &message)
    {
        if (message.name == "SayText" || message.name == "TextMsg" || message.name == "DeathMsg")
            return NamedText{message.name, userPayload(message)};
        if (message.id == svc::Print)
            return NamedText{"print", message.text("text")};
        return std::nullopt;
    }

    static std::string userPayload(const ServerMessage &message)
    {
        return {reinterpret_cast<const char *>(message.payload.data()), message.payload.size()};
    }
};

double valueIn(const ServerState &state, const EntityState &entity, std::string_view field)
{
    const auto description = state.descriptions->find(descriptionName(entity.kind));
    return description ? numberOf(*description, entity.record, field) : 0;
}

bool isNear(double value, const Json &expected)
{
    return std::abs(value - expected.get<double>()) <= Tolerance;
}

QString placeOf(const Json &snapshot, const std::string &what)
{
    return QStringLiteral("tick %1: %2")
        .arg(snapshot.at("tick").get<int>())
        .arg(QString::fromStdString(what));
}

void compareOrigins(const ServerState &state, const Json &snapshot)
{
    for (const auto &[number, origin] : snapshot.at("entity_origins").items()) {
        const EntityState *entity = entityIn(*state.entities,
                                             static_cast<unsigned>(std::stoul(number)));
        QVERIFY2(entity, qPrintable(placeOf(snapshot, "entity " + number)));
        for (std::size_t axis = 0; axis < 3; ++axis) {
            const std::string field = "origin[" + std::to_string(axis) + "]";
            QVERIFY2(isNear(valueIn(state, *entity, field), origin.at(axis)),
                     qPrintable(placeOf(snapshot, number + " " + field)));
        }
    }
}

void comparePlayers(const ServerState &state, const Json &snapshot)
{
    for (const auto &[number, player] : snapshot.at("players_in_packet").items()) {
        const EntityState *entity = entityIn(*state.entities,
                                             static_cast<unsigned>(std::stoul(number)));
        QVERIFY2(entity, qPrintable(placeOf(snapshot, "player " + number)));
        QCOMPARE(entity->kind, EntityKind::Player);
        for (const char *field : {"modelindex", "weaponmodel", "sequence"})
            QVERIFY2(isNear(valueIn(state, *entity, field), player.at(field)), field);
        for (std::size_t axis = 0; axis < 3; ++axis) {
            const std::string field = "angles[" + std::to_string(axis) + "]";
            QVERIFY2(isNear(valueIn(state, *entity, field), player.at("angles").at(axis)),
                     qPrintable(placeOf(snapshot, number + " " + field)));
        }
    }
}

/// Every field that is not 0.
Json nonZeroFields(const DeltaDescription &description, const DeltaRecord &record)
{
    Json fields = Json::object();
    for (const DeltaField &field : description.fields) {
        const Value value = valueOf(field, record);
        if (const auto *text = std::get_if<std::string>(&value)) {
            if (!text->empty())
                fields[field.name] = *text;
        } else if (tickscope::numberOf(value) != 0) {
            fields[field.name] = tickscope::numberOf(value);
        }
    }
    return fields;
}

void compareFields(const Json &found, const Json &expected, const QString &where)
{
    for (const auto &[name, value] : expected.items()) {
        const QString place = where + ' ' + QString::fromStdString(name);
        if (value.is_number()) {
            QVERIFY2(isNear(found.value(name, 0.0), value), qPrintable(place));
            continue;
        }
        QVERIFY2(found.contains(name) && found.at(name) == value, qPrintable(place));
    }
}

void compareClientData(const ServerState &state, const Json &snapshot)
{
    if (!state.clientData) {
        QVERIFY(snapshot.at("clientdata").empty());
        return;
    }
    compareFields(
        nonZeroFields(*state.descriptions->find("clientdata_t"), *state.clientData->record),
        snapshot.at("clientdata"), placeOf(snapshot, "client data"));
    const auto weapon = state.descriptions->find("weapon_data_t");
    for (const auto &[index, fields] : snapshot.at("weapondata").items()) {
        const auto found = state.clientData->weapons.find(
            static_cast<std::uint8_t>(std::stoul(index)));
        QVERIFY(found != state.clientData->weapons.end());
        compareFields(nonZeroFields(*weapon, *found->second), fields,
                      placeOf(snapshot, "weapon " + index));
    }
}

void compareSnapshot(const ServerState &state, const Json &snapshot)
{
    QVERIFY(isNear(state.serverTime, snapshot.at("server_time")));
    QCOMPARE(state.entities->size(), snapshot.at("entity_count").get<std::size_t>());
    compareOrigins(state, snapshot);
    comparePlayers(state, snapshot);
    compareClientData(state, snapshot);
}

/// All that a viewer shows of a state, in words.
std::string summaryOf(const ServerState &state)
{
    Json summary;
    for (const ListedEntity &entity : *state.entities) {
        const auto description = state.descriptions->find(descriptionName(entity.state->kind));
        summary["entities"][std::to_string(entity.number)] = nonZeroFields(*description,
                                                                           entity.state->record);
    }
    if (state.clientData)
        summary["client"] = nonZeroFields(*state.descriptions->find("clientdata_t"),
                                          *state.clientData->record);
    for (const ClientState &client : state.clients)
        summary["clients"].push_back(
            {client.info ? client.info->text : "", client.team, client.frags, client.ping});
    summary["time"] = state.serverTime;
    summary["models"] = state.modelName(2);
    return summary.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace

class TestGoldsrcRealMessages : public QObject
{
    Q_OBJECT

private slots:
    void messagesAreCountedAndRead_data() { addSamples(); }
    void messagesAreCountedAndRead();
    void statesAreThoseOfTheFacts_data() { addSamples(); }
    void statesAreThoseOfTheFacts();
    void playersAreThoseOfTheFacts_data() { addSamples(); }
    void playersAreThoseOfTheFacts();
    void vectorsOfTheSheet_data();
    void vectorsOfTheSheet();
    void copiesReadOnAlike_data() { addSamples(); }
    void copiesReadOnAlike();

private:
    static void addSamples();
};

void TestGoldsrcRealMessages::addSamples()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"basic.dem", "274_dcj_Desu.dem", "synthetic_dm_8p.dem",
                             "synthetic_hltv_8p.dem", "synthetic_rare.dem"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

#define GET_SAMPLE(variable) \
    QFETCH(QString, name); \
    const auto variable = sampleNamed(name); \
    if (!variable) \
    SKIP_MISSING()

void TestGoldsrcRealMessages::messagesAreCountedAndRead()
{
    GET_SAMPLE(sample);
    ServerState state(sample->recording.networkProtocol, sample->recording.game);
    FactSink sink;
    for (const test::GoldsrcFrame &frame : sample->recording.frames) {
        sink.frameTime = frame.time;
        const auto damage = readServerMessages(frame.messages, {frame.sequence, frame.byte}, state,
                                               &sink);
        QVERIFY2(damage.empty(), damage.empty() ? "" : faultText(damage.front().fault).c_str());
        // Not a byte is left, and every packet has its number of entities.
        QVERIFY(frame.messages.empty() || sink.lastEnd == frame.byte + frame.messages.size());
        QVERIFY(state.areEntitiesExact && state.isClientDataExact);
    }

    Json engine = Json::object();
    for (std::size_t id = 0; id < sink.counts.engine.size(); ++id) {
        if (sink.counts.engine[id] != 0)
            engine[std::to_string(id)] = sink.counts.engine[id];
    }
    QCOMPARE(engine.dump(), sample->facts.at("server_messages").dump());
    QCOMPARE(Json(sink.counts.user).dump(), sample->facts.at("user_messages").dump());
    Json kinds = Json::object();
    for (const auto &[kind, count] : sink.counts.tempEntities)
        kinds[std::to_string(kind)] = count;
    QCOMPARE(kinds.dump(), sample->facts.at("temp_entities").dump());
    QCOMPARE(Json(sink.baselines).dump(), sample->facts.at("baselines").dump());
    QCOMPARE(sink.registered.size(),
             sample->facts.at("registered_user_messages").get<std::size_t>());
    QVERIFY2(sink.oddSizes.empty(), sink.oddSizes.empty() ? "" : sink.oddSizes.front().c_str());
    QCOMPARE(sink.fullUpdates.size(), sample->facts.at("full_updates").size());
    QCOMPARE(state.resources->names.size(), sample->facts.at("resources").get<std::size_t>());
}

void TestGoldsrcRealMessages::statesAreThoseOfTheFacts()
{
    GET_SAMPLE(sample);
    ServerState state(sample->recording.networkProtocol, sample->recording.game);
    int tick = -1;
    std::size_t compared = 0;
    const Json &snapshots = sample->facts.at("snapshots");
    for (const test::GoldsrcFrame &frame : sample->recording.frames) {
        // Without a sink, as seeking does it.
        (void)readServerMessages(frame.messages, {frame.sequence, frame.byte}, state, nullptr);
        tick += frame.isPlayback ? 1 : 0;
        for (const Json &snapshot : snapshots) {
            if (!frame.isPlayback || snapshot.at("tick").get<int>() != tick)
                continue;
            compareSnapshot(state, snapshot);
            ++compared;
        }
    }
    QCOMPARE(compared, snapshots.size());
}

void TestGoldsrcRealMessages::playersAreThoseOfTheFacts()
{
    GET_SAMPLE(sample);
    ServerState state(sample->recording.networkProtocol, sample->recording.game);
    FactSink sink;
    for (const test::GoldsrcFrame &frame : sample->recording.frames) {
        sink.frameTime = frame.time;
        (void)readServerMessages(frame.messages, {frame.sequence, frame.byte}, state, &sink);
    }
    for (const auto &[number, player] : sample->facts.at("players").items()) {
        QCOMPARE(sink.userInfos[number], player.at("updates").get<int>());
        const auto &info = state.clients[std::stoul(number) - 1].info;
        const auto text = player.at("userinfo").get<std::string>();
        QCOMPARE(info ? info->text : std::string(), text);
        if (info)
            QCOMPARE(info->userId, player.at("userid").get<std::int32_t>());
    }
    QCOMPARE(sink.userInfos.size(), sample->facts.at("players").size());

    const Json &server = sample->facts.at("serverinfo").back();
    QCOMPARE(state.serverInfo->maxClients, server.at("maxclients").get<std::uint8_t>());
    QCOMPARE(state.serverInfo->recorderSlot, server.at("playernum").get<std::uint8_t>());
    QCOMPARE(state.serverInfo->mapPath, server.at("map").get<std::string>());
    QCOMPARE(state.serverInfo->game, server.at("gamedir").get<std::string>());
    QCOMPARE(state.serverInfo->serverName, server.at("host").get<std::string>());
    QCOMPARE(state.serverInfo->mapCycle.size(), server.at("mapcyclelen").get<std::size_t>());
    QCOMPARE(state.serverInfo->storedMapChecksum, server.at("crc").get<std::uint32_t>());
    const auto checksum = sample->facts.at("map_crc").get<std::uint32_t>();
    QCOMPARE(state.serverInfo->mapChecksum(), state.isHltv ? 2994754281U : checksum);

    // Of the first 40 texts, those whose bytes the facts have as they are.
    for (const Json &text : sample->facts.at("texts")) {
        const auto kind = text.at(1).get<std::string>();
        if (kind != "SayText" && kind != "DeathMsg" && kind != "print")
            continue;
        const bool isFound = std::ranges::any_of(sink.texts, [&](const Json &found) {
            return isNear(found.at(0), text.at(0)) && found.at(1) == kind
                   && found.at(2) == text.at(2);
        });
        QVERIFY2(isFound, text.dump().c_str());
    }
}

/// Source: goldsrc-netmessages.md, section 10.
void TestGoldsrcRealMessages::vectorsOfTheSheet_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<quint64>("byte");
    QTest::addColumn<qsizetype>("size");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, quint64 byte, qsizetype size, const char *text) {
        QTest::addRow("%s %llu", name, static_cast<unsigned long long>(byte))
            << QString::fromLatin1(name) << byte << size << QString::fromUtf8(text);
    };
    row("basic.dem", 23823, 5, "svc_time time=1");
    row("basic.dem", 7458, 3, "svc_setview entity=1");
    row("basic.dem", 7461, 19, "svc_newusermsg id=98 size=3 name=StatusValue");
    row("basic.dem", 1153, 3, "svc_sendextrainfo fallback_directory= cheats=0");
    row("basic.dem", 1156, 380, "svc_deltadescription name=event_t fields=14");
    row("basic.dem", 2603, 539, "svc_deltadescription name=custom_entity_state_t fields=19");
    row("basic.dem", 24567, 32, "svc_clientdata");
    row("basic.dem", 27034, 3, "svc_clientdata");
    row("basic.dem", 27037, 6, "svc_deltapacketentities count=23 reference=48");
    row("basic.dem", 86935, 12,
        "svc_sound flags=2 volume=1 attenuation=0.796875 channel=6 entity=204 sound=151 x=146"
        " y=-1103 z=-84 pitch=100");
    row("basic.dem", 21634, 15,
        "svc_spawnstaticsound x=-424 y=280 z=-160 sound=160 volume=0.2 attenuation=2 entity=8"
        " pitch=100 flags=0");
    row("274_dcj_Desu.dem", 508973, 5, "svc_pings slot=0 ping=0 loss=0");
    row("274_dcj_Desu.dem", 9728, 9, "svc_resourcerequest spawn_count=1 start_index=0");
    row("274_dcj_Desu.dem", 55543, 19, "svc_deltapacketentities count=9 reference=167");
    row("synthetic_dm_8p.dem", 14100, 13,
        "svc_sound flags=11 volume=0.784314 attenuation=0.796875 channel=1 entity=2 sound=1 x=-123"
        " y=64.5 z=0 pitch=110");
    row("synthetic_dm_8p.dem", 15341, 15, "svc_event count=1");
    row("synthetic_dm_8p.dem", 9626, 88, "svc_packetentities count=8");
    row("synthetic_hltv_8p.dem", 1065, 2, "svc_hltv mode=0");
    row("synthetic_hltv_8p.dem", 9758, 1, "svc_clientdata");
    row("synthetic_rare.dem", 9307, 70, "svc_packetentities count=6");
    row("synthetic_rare.dem", 69397, 88, "svc_packetentities count=8");
}

void TestGoldsrcRealMessages::vectorsOfTheSheet()
{
    GET_SAMPLE(sample);
    QFETCH(quint64, byte);
    QFETCH(qsizetype, size);
    QFETCH(QString, text);
    test::TextSink sink;
    ServerState state(sample->recording.networkProtocol, sample->recording.game);
    for (const test::GoldsrcFrame &frame : sample->recording.frames) {
        if (frame.byte > byte)
            break;
        sink.places.clear();
        sink.texts.clear();
        (void)readServerMessages(frame.messages, {frame.sequence, frame.byte}, state, &sink);
    }
    const auto place = std::ranges::find(sink.places, byte, &test::TextSink::Place::byte);
    QVERIFY(place != sink.places.end());
    QCOMPARE(static_cast<qsizetype>(place->size), size);
    QCOMPARE(sink.texts[static_cast<std::size_t>(place - sink.places.begin())], text.toStdString());
}

/// What a seek does: a copy made at any frame gives what the straight walk gives, whatever
/// became of the original meanwhile.
void TestGoldsrcRealMessages::copiesReadOnAlike()
{
    GET_SAMPLE(sample);
    constexpr std::size_t Step = 97;
    constexpr std::size_t Length = 70; ///< Longer than the ring.
    const auto &frames = sample->recording.frames;
    const auto read = [&](ServerState &state, std::size_t index) {
        const test::GoldsrcFrame &frame = frames[index];
        (void)readServerMessages(frame.messages, {frame.sequence, frame.byte}, state, nullptr);
    };
    ServerState straight(sample->recording.networkProtocol, sample->recording.game);
    std::vector<ServerState> copies;
    std::vector<std::string> walked;
    for (std::size_t i = 0; i < frames.size(); ++i) {
        if (i % Step == 0)
            copies.push_back(straight);
        read(straight, i);
        walked.push_back(summaryOf(straight));
    }
    for (std::size_t copy = 0; copy < copies.size(); ++copy) {
        const std::size_t first = copy * Step;
        const std::size_t end = std::min(first + Length, frames.size());
        for (std::size_t i = first; i < end; ++i)
            read(copies[copy], i);
        QCOMPARE(summaryOf(copies[copy]), walked[end - 1]);
    }
}

TICKSCOPE_TEST(TestGoldsrcRealMessages, QCoreApplication)
#include "test_goldsrc_real_messages.moc"
