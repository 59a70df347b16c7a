// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/items/server_items.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <map>
#include <utility>

namespace tickscope::goldsrc {

namespace {

constexpr ItemKey WorldKey{item::World, 0};

/// Room for texts of a record. Physics info of the recorder, the longest, has 255 bytes.
constexpr std::uint32_t EntityTextWords = 9;
constexpr std::uint32_t ClientDataTextWords = 64;

constexpr std::uint32_t PathWords = 17;
constexpr std::uint32_t TeamNameWords = 9;

/// Numbers of World in front of its texts.
constexpr std::size_t WorldNumbers = 11;
constexpr std::size_t WorldTexts = 3;

Shared<ItemType> worldType()
{
    static const auto type = [] {
        FieldList fields;
        fields.real("servertime", "s")
            .boolean("paused")
            .boolean("intermission")
            .boolean("hltv")
            .integer("viewentity")
            .integer("protocol")
            .integer("spawncount")
            .integer("maxclients")
            .integer("playernum")
            .boolean("deathmatch")
            .unsignedInteger("map_checksum")
            .text("gamedir", PathWords)
            .text("hostname", PathWords)
            .text("map", PathWords);
        addMoveVariables(fields);
        return std::make_shared<const ItemType>(fields.takeType("World"));
    }();
    return type;
}

Shared<ItemType> teamType()
{
    static const auto type = [] {
        FieldList fields;
        fields.text("name", TeamNameWords).integer("score").integer("deaths");
        return std::make_shared<const ItemType>(fields.takeType("Team"));
    }();
    return type;
}

/// A server, or memory that was read back, may name any number.
std::int32_t integerOf(const Value &value)
{
    constexpr double Most = 1e9;
    const double number = tickscope::numberOf(value);
    return std::isfinite(number) ? static_cast<std::int32_t>(std::clamp(number, -Most, Most)) : 0;
}

/// The server's movement variables in the order of the demo info; nothing before them.
std::optional<MoveVariables> serverMoveVariables(const ServerState &server)
{
    if (!server.moveVariables)
        return {};
    FieldList list;
    addMoveVariables(list);
    MoveVariables words{};
    for (const Field &field : list.take()) {
        const auto named = std::ranges::find(*server.moveVariables, std::string_view(field.name),
                                             &std::pair<std::string_view, Value>::first);
        if (named == server.moveVariables->end())
            continue;
        const auto own = std::span(words).subspan(field.firstWord, field.wordCount);
        if (const auto *text = std::get_if<std::string>(&named->second))
            packText(own, *text);
        else if (field.encoding == Encoding::Float32)
            own[0] = std::bit_cast<std::int32_t>(
                static_cast<float>(tickscope::numberOf(named->second)));
        else
            own[0] = integerOf(named->second);
    }
    return words;
}

std::vector<std::int32_t> worldWords(const ServerState &server, const MoveVariables *variables)
{
    static const ServerInfo unknown;
    const ServerInfo &info = server.serverInfo ? *server.serverInfo : unknown;
    const std::uint32_t mapChecksum = server.serverInfo ? info.mapChecksum() : 0;
    std::vector<std::int32_t> words{
        std::bit_cast<std::int32_t>(static_cast<float>(server.serverTime)),
        server.isPaused,
        server.isIntermission,
        server.isHltv,
        server.viewEntity,
        info.networkProtocol,
        info.spawnCount,
        info.maxClients,
        info.recorderSlot,
        info.isDeathmatch,
        std::bit_cast<std::int32_t>(mapChecksum),
    };
    words.resize(WorldNumbers + WorldTexts * PathWords);
    std::size_t place = WorldNumbers;
    for (const std::string *text : {&info.game, &info.serverName, &info.mapPath}) {
        packText(std::span(words).subspan(place, PathWords), *text);
        place += PathWords;
    }
    if (variables)
        words.insert(words.end(), variables->begin(), variables->end());
    return words;
}

/// Removes the items of a type whose id \a isGone.
template<typename Predicate>
void removeItems(WorldState &state, std::uint32_t type, Predicate &&isGone)
{
    std::vector<ItemKey> gone;
    state.forEach([&](const ItemView &item) {
        if (item.key.type == type && isGone(item.key.id))
            gone.push_back(item.key);
    });
    for (const ItemKey key : gone)
        state.remove(key);
}

} // namespace

ServerItems::ServerItems(const DemoForm &form)
    : m_form(form)
{
}

void ServerItems::setMoveVariables(const MessageFrame &frame)
{
    // They hardly ever change, and comparing bytes is all that most frames need.
    const auto &recorded = frame.moveVariables;
    const bool isSame = recorded.size() == m_recordedVariables.size()
                        && std::memcmp(recorded.data(), m_recordedVariables.data(), recorded.size())
                               == 0;
    if (isSame || !hasMoveVariables(frame))
        return;
    std::ranges::copy(frame.moveVariables, m_recordedVariables.begin());
    m_frameVariables = moveVariablesOf(m_recordedVariables);
    m_isWorldOld = true;
}

/// A weapon stays with the commands that follow, also where nothing says which one it is.
void ServerItems::follow(const ServerState &server, WorldState &state)
{
    updateTypes(server, state);
    if (!server.recorderSlot())
        return;
    if (const auto weapon = recorderFacts(server, m_fields).weaponId)
        m_weapon = weapon;
}

void ServerItems::update(const ServerState &server, WorldState &state)
{
    updateWorld(server, state);
    updateTeams(server, state);
    updateClients(server, state);
    updateClientData(server, state);
    updateEntities(server, state);
    updatePlayers(server, state);
    updateCommand(state);
}

/// Makes the schema again when the demo has defined types, models or weapons.
void ServerItems::updateTypes(const ServerState &server, WorldState &state)
{
    const bool isSame = m_descriptions == server.descriptions && m_resources == server.resources
                        && m_weaponNames == server.weaponNames;
    if (isSame)
        return;
    m_descriptions = server.descriptions;
    m_resources = server.resources;
    if (m_weaponNames != server.weaponNames) {
        m_weaponNames = server.weaponNames;
        m_userCommandType = userCommandType(weaponTexts(*m_weaponNames));
    }
    const auto models = modelTexts(*m_resources);
    const auto description = [&server](std::string_view name) {
        return server.descriptions->find(name);
    };
    const std::array entity{description("entity_state_t"), description("entity_state_player_t"),
                            description("custom_entity_state_t")};
    const std::array data{description("clientdata_t")};
    const std::array weapon{description("weapon_data_t")};
    m_entityType.emplace("Entity", entity, models, EntityTextWords);
    m_clientDataType.emplace("ClientData", data, models, ClientDataTextWords);
    m_fields = FigureFields(*m_descriptions);
    m_weaponType.emplace("Weapon", weapon, models, EntityTextWords);
    forgetRecords(state);
    state.setSchema(std::make_shared<const Schema>(std::map<std::uint32_t, Shared<ItemType>>{
        {item::World, worldType()},
        {item::Team, teamType()},
        {item::Client, clientType(server.game)},
        {item::Player, playerType(models)},
        {item::View, viewType(m_form)},
        {item::UserCommand, m_userCommandType},
        {item::ClientData,
         m_form.hasKnownMessages() ? m_clientDataType->type() : oldClientDataType(m_form)},
        {item::Weapon, m_weaponType->type()},
        {item::Entity, m_entityType->type()},
    }));
}

/// Words of records may lie otherwise now.
void ServerItems::forgetRecords(WorldState &state)
{
    m_entities.reset();
    m_clientData.reset();
    m_oldFigures.set();
    if (!m_form.hasKnownMessages())
        return; // client data come from frames, which never change
    state.remove(ClientDataKey);
    for (const std::uint32_t type : {item::Weapon, item::Entity})
        removeItems(state, type, [](std::int64_t) { return true; });
}

void ServerItems::updateWorld(const ServerState &server, WorldState &state)
{
    const WorldFacts facts{server.serverInfo,     server.moveVariables, server.isPaused,
                           server.isIntermission, server.isHltv,        server.viewEntity};
    if (facts == m_worldFacts && !m_isWorldOld) {
        // Time is all that changes from tick to tick.
        state.change(WorldKey)[0] = std::bit_cast<std::int32_t>(
            static_cast<float>(server.serverTime));
        return;
    }
    if (facts.serverInfo != m_worldFacts.serverInfo)
        m_oldFigures.set(); // another slot may be the recorder's
    if (facts.moveVariables != m_worldFacts.moveVariables)
        m_serverVariables = serverMoveVariables(server);
    m_worldFacts = facts;
    m_isWorldOld = false;
    const auto &variables = m_frameVariables ? m_frameVariables : m_serverVariables;
    state.set(WorldKey, worldWords(server, variables ? &*variables : nullptr));
}

void ServerItems::updateTeams(const ServerState &server, WorldState &state)
{
    std::array<std::int32_t, TeamNameWords + 2> words{};
    for (std::size_t i = 0; i < server.teamScores.size(); ++i) {
        const TeamScore &team = server.teamScores[i];
        packText(std::span(words).first(TeamNameWords), team.team);
        words[TeamNameWords] = team.score;
        words[TeamNameWords + 1] = team.deaths;
        state.set({item::Team, static_cast<std::int64_t>(i)}, words);
    }
    for (std::size_t i = server.teamScores.size(); i < m_teamCount; ++i)
        state.remove({item::Team, static_cast<std::int64_t>(i)});
    m_teamCount = server.teamScores.size();
}

/// What is known of persons, and their figures: both change with a client.
void ServerItems::updateClients(const ServerState &server, WorldState &state)
{
    trackRecorder(server);
    const auto recorder = server.recorderSlot();
    const auto facts = recorder ? std::optional(recorderFacts(server, m_fields)) : std::nullopt;
    for (std::size_t slot = 0; slot < server.clients.size(); ++slot) {
        const ClientState &client = server.clients[slot];
        const bool isRecorder = recorder && *recorder == slot;
        const bool isSame = client == m_clients[slot] && !m_oldClients[slot];
        if (isSame && (!isRecorder || facts == m_recorder))
            continue;
        m_clients[slot] = client;
        m_oldFigures.set(slot);
        const ItemKey key{item::Client, static_cast<std::int64_t>(slot)};
        if (client.info)
            state.set(key, clientWords(client, isRecorder ? &*facts : nullptr));
        else
            state.remove(key);
    }
    m_recorder = facts;
}

/// Who records, and who no longer does, is made of other things than before.
void ServerItems::trackRecorder(const ServerState &server)
{
    const auto slot = server.recorderSlot();
    m_oldClients.reset();
    if (slot == m_recorderSlot)
        return;
    for (const auto &other : {slot, m_recorderSlot}) {
        if (other && *other < ClientSlots) {
            m_oldClients.set(*other);
            m_oldFigures.set(*other);
        }
    }
    m_recorderSlot = slot;
}

void ServerItems::updateClientData(const ServerState &server, WorldState &state)
{
    if (m_clientData == server.clientData || !m_clientDataType)
        return;
    m_clientData = server.clientData;
    const auto isGone = [&](std::int64_t id) {
        return !m_clientData || !m_clientData->weapons.contains(static_cast<std::uint8_t>(id));
    };
    removeItems(state, item::Weapon, isGone);
    if (!m_clientData) {
        state.remove(ClientDataKey);
        return;
    }
    state.set(ClientDataKey, m_clientDataType->wordsOf(*m_clientData->record));
    for (const auto &[index, record] : m_clientData->weapons)
        state.set({item::Weapon, index}, m_weaponType->wordsOf(*record));
}

/// Both lists are by number, and what did not change is the same object in both.
void ServerItems::updateEntities(const ServerState &server, WorldState &state)
{
    if (m_entities == server.entities)
        return;
    static const EntityList none;
    const EntityList &before = m_entities ? *m_entities : none;
    auto old = before.begin();
    for (const ListedEntity &entity : *server.entities) {
        for (; old != before.end() && old->number < entity.number; ++old)
            state.remove({item::Entity, old->number});
        const bool isOld = old != before.end() && old->number == entity.number;
        const bool isSame = isOld && old->state == entity.state;
        if (isOld)
            ++old;
        if (!isSame)
            state.set({item::Entity, entity.number}, m_entityType->wordsOf(entity.state->record));
    }
    for (; old != before.end(); ++old)
        state.remove({item::Entity, old->number});
    m_entities = server.entities;
}

void ServerItems::updatePlayers(const ServerState &server, WorldState &state)
{
    const std::size_t slots = std::min<std::size_t>(server.maxClients(), ClientSlots);
    auto entity = server.entities->begin();
    for (std::size_t slot = 0; slot < ClientSlots; ++slot) {
        while (entity != server.entities->end() && entity->number < slot + 1)
            ++entity;
        const bool isSeen = slot < slots && entity != server.entities->end()
                            && entity->number == slot + 1;
        const Shared<EntityState> figure = isSeen ? entity->state : nullptr;
        if (server.recorderSlot() == slot || (figure == m_figures[slot] && !m_oldFigures[slot]))
            continue;
        m_figures[slot] = figure;
        m_oldFigures.reset(slot);
        const ItemKey key{item::Player, static_cast<std::int64_t>(slot)};
        const auto words = figure ? playerWords(*figure, server.clients[slot], m_fields)
                                  : std::vector<std::int32_t>();
        if (words.empty())
            state.remove(key);
        else
            state.set(key, words);
    }
    updateRecorder(server, state);
}

void ServerItems::updateRecorder(const ServerState &server, WorldState &state)
{
    const auto slot = server.recorderSlot();
    if (!slot || !m_recorder)
        return;
    const EntityState *entity = entityIn(*server.entities, *slot + 1U);
    const auto words = recorderWords(server, m_fields, entity, recorderPlace(state, m_form),
                                     m_recorder->isPlaying);
    const ItemKey key{item::Player, *slot};
    if (words.empty())
        state.remove(key);
    else
        state.set(key, words);
}

/// The weapon in the recorder's hands stands behind what the frame says.
void ServerItems::updateCommand(WorldState &state) const
{
    const auto present = state.find(UserCommandKey);
    if (!present || !m_weapon)
        return;
    if (present->size() > UserCommandWords && (*present)[UserCommandWords] == *m_weapon)
        return;
    std::vector<std::int32_t> words(present->begin(), present->end());
    words.resize(UserCommandWords);
    words.push_back(*m_weapon);
    state.set(UserCommandKey, words);
}

} // namespace tickscope::goldsrc
