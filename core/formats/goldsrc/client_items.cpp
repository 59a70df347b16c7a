// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/client_items.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <limits>
#include <utility>

#include "core/formats/goldsrc/item_types.h"

namespace tickscope::goldsrc {

namespace {

/// Room for names and the like: the game allows 31 bytes for most.
constexpr std::uint32_t NameWords = 9;
/// A userinfo string has at most 255 bytes.
constexpr std::uint32_t UserInfoWords = 64;

/// Bits of ScoreAttrib. Source: specs/goldsrc-netmessages.md, section 7.
constexpr std::uint8_t DeadAttribute = 1;

/// Numbers of Counter-Strike's teams in ScoreInfo, with their names in TeamInfo.
struct NamedTeam {
    std::int32_t number;
    std::string_view name;
};
constexpr std::array CounterStrikeTeams{NamedTeam{0, "UNASSIGNED"}, NamedTeam{1, "TERRORIST"},
                                        NamedTeam{2, "CT"}, NamedTeam{3, "SPECTATOR"}};

bool isCounterStrike(std::string_view game)
{
    return game == "cstrike" || game == "czero";
}

Shared<ItemType> makeClientType(const Shared<ValueTexts> &teams)
{
    static const auto attributes = std::make_shared<const ValueTexts>(
        ValueTexts{{DeadAttribute, "dead"}, {2, "bomb"}, {4, "vip"}});
    FieldList fields;
    fields.text("name", NameWords, Role::Name)
        .text("model", NameWords)
        .text("team_name", NameWords)
        .text("steam_id", NameWords)
        .text("userinfo", UserInfoWords)
        .integer("user_id")
        .integer("topcolor")
        .integer("bottomcolor")
        .words("team", teams, Role::Team)
        .integer("class")
        .integer("frags", Role::Score)
        .integer("deaths")
        .integer("ping", Role::Latency)
        .integer("loss")
        .flags("attributes", attributes)
        .real("money")
        .integer("health", Role::Health)
        .integer("armor", Role::Armor);
    ItemType type;
    type.name = "Client";
    type.idIsClient = true;
    type.fields = fields.take();
    return std::make_shared<const ItemType>(std::move(type));
}

/// Collects the words of an item.
class Words
{
public:
    void add(std::int64_t number) { m_words.push_back(static_cast<std::int32_t>(number)); }
    void addReal(float number) { m_words.push_back(std::bit_cast<std::int32_t>(number)); }
    void addText(std::string_view text, std::uint32_t count)
    {
        const std::size_t begin = m_words.size();
        m_words.resize(begin + count);
        packText(std::span(m_words).subspan(begin), text);
    }
    void addVector(const std::array<float, 3> &vector)
    {
        for (const float number : vector)
            addReal(number);
    }
    [[nodiscard]] std::vector<std::int32_t> take() { return std::move(m_words); }

private:
    std::vector<std::int32_t> m_words;
};

std::int32_t numberIn(std::string_view digits)
{
    std::int32_t number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
}

std::int32_t teamOf(const ClientState &client)
{
    if (client.teamNumber != 0)
        return client.teamNumber;
    const auto named = std::ranges::find(CounterStrikeTeams, client.team, &NamedTeam::name);
    return named == CounterStrikeTeams.end() ? 0 : named->number;
}

/// Reads fields of a record by name.
class RecordReader
{
public:
    RecordReader(const ServerState &server, std::string_view description, const DeltaRecord &record)
        : m_description(server.descriptions->find(description))
        , m_record(record)
    {
    }
    [[nodiscard]] double number(std::string_view name) const
    {
        return m_description ? numberOf(*m_description, m_record, name) : 0.0;
    }
    [[nodiscard]] std::array<float, 3> vector(std::string_view x, std::string_view y,
                                              std::string_view z) const
    {
        return {static_cast<float>(number(x)), static_cast<float>(number(y)),
                static_cast<float>(number(z))};
    }
    [[nodiscard]] std::int64_t integer(std::string_view name) const
    {
        constexpr double Most = std::numeric_limits<std::int32_t>::max();
        return static_cast<std::int64_t>(std::clamp(number(name), -Most, Most));
    }
    [[nodiscard]] std::array<float, 3> origin() const
    {
        return vector("origin[0]", "origin[1]", "origin[2]");
    }
    [[nodiscard]] std::array<float, 3> angles() const
    {
        return vector("angles[0]", "angles[1]", "angles[2]");
    }

private:
    Shared<DeltaDescription> m_description;
    const DeltaRecord &m_record;
};

bool isNowhere(const std::array<float, 3> &origin)
{
    return origin == std::array<float, 3>{};
}

const EntityState *entityOf(const ServerState &server, unsigned slot)
{
    return entityIn(*server.entities, slot + 1);
}

std::vector<std::int32_t> recorderWords(unsigned slot, const ServerState &server,
                                        const RecorderPlace &view)
{
    std::array<float, 3> origin = view.origin;
    std::array<float, 3> velocity = view.velocity;
    std::int64_t weaponModel = 0;
    if (server.clientData) {
        const RecordReader data(server, "clientdata_t", *server.clientData->record);
        weaponModel = data.integer("viewmodel");
        // Project rule, section 6: the view's origin unless it is all 0.
        if (isNowhere(origin)) {
            origin = data.origin();
            velocity = data.vector("velocity[0]", "velocity[1]", "velocity[2]");
        }
    }
    if (isNowhere(origin) || !recorderFacts(server).isPlaying)
        return {};
    std::int64_t modelIndex = 0;
    std::int64_t sequence = 0;
    if (const EntityState *entity = entityOf(server, slot)) {
        const RecordReader own(server, descriptionName(entity->kind), entity->record);
        modelIndex = own.integer("modelindex");
        sequence = own.integer("sequence");
    }
    Words words;
    words.addVector(origin);
    words.addVector(view.angles);
    words.add(modelIndex);
    words.add(weaponModel);
    words.add(sequence);
    if (view.hasVelocity || server.clientData)
        words.addVector(velocity);
    return words.take();
}

} // namespace

Shared<ItemType> clientType(std::string_view game)
{
    static const auto plain = makeClientType(nullptr);
    static const auto counterStrike = [] {
        ValueTexts teams;
        for (const NamedTeam &team : CounterStrikeTeams)
            teams.push_back({team.number, std::string(team.name)});
        return makeClientType(std::make_shared<const ValueTexts>(std::move(teams)));
    }();
    return isCounterStrike(game) ? counterStrike : plain;
}

Shared<ItemType> playerType(const Shared<ValueTexts> &models)
{
    FieldList fields;
    fields.vector("origin", "units", PositionRoles)
        .angle("angles[0]")
        .angle("angles[1]")
        .as(Role::AimAngle, ClockwiseRadians)
        .angle("angles[2]")
        .words("modelindex", models)
        .words("weaponmodel", models, Role::Weapon)
        .integer("sequence")
        .vector("velocity", "units/s", VelocityRoles);
    ItemType type;
    type.name = "Player";
    type.idIsClient = true;
    type.fields = fields.take();
    return std::make_shared<const ItemType>(std::move(type));
}

Shared<ItemType> userCommandType(const Shared<ValueTexts> &weapons)
{
    FieldList fields;
    fields.integer("lerp_msec")
        .integer("msec")
        .angle("viewangles[0]")
        .angle("viewangles[1]")
        .as(Role::AimAngle, ClockwiseRadians)
        .angle("viewangles[2]")
        .real("forwardmove", "units/s")
        .real("sidemove", "units/s")
        .real("upmove", "units/s")
        .integer("lightlevel")
        .flags("buttons", buttonTexts(), Role::Input)
        .integer("impulse", Role::Input)
        .integer("weaponselect", Role::Input)
        .integer("impact_index")
        .vector("impact_position", "units")
        .words("weapon", weapons, Role::Weapon);
    ItemType type;
    type.name = "UserCommand";
    type.fields = fields.take();
    type.inputSource = "recorded input";
    return std::make_shared<const ItemType>(std::move(type));
}

Shared<ValueTexts> weaponTexts(const WeaponNames &names)
{
    ValueTexts texts;
    for (const auto &[id, name] : names)
        texts.push_back({id, name});
    return std::make_shared<const ValueTexts>(std::move(texts));
}

RecorderFacts recorderFacts(const ServerState &server)
{
    RecorderFacts facts;
    facts.armor = server.hud.armor;
    facts.money = server.hud.money;
    if (server.hud.health)
        facts.health = *server.hud.health;
    if (server.hud.weaponId)
        facts.weaponId = *server.hud.weaponId;
    if (!server.clientData)
        return facts;
    const RecordReader data(server, "clientdata_t", *server.clientData->record);
    facts.health = static_cast<std::int32_t>(data.integer("health"));
    if (!facts.weaponId && data.integer("m_iId") != 0)
        facts.weaponId = static_cast<std::int32_t>(data.integer("m_iId"));
    facts.isPlaying = *facts.health > 0 && data.integer("iuser1") == 0;
    return facts;
}

std::vector<std::int32_t> clientWords(const ClientState &client, const RecorderFacts *recorder)
{
    static const UserInfo nobody;
    const UserInfo &info = client.info ? *client.info : nobody;
    Words words;
    words.addText(info.name(), NameWords);
    words.addText(info.value("model"), NameWords);
    words.addText(client.team, NameWords);
    words.addText(info.steamId(), NameWords);
    words.addText(info.text, UserInfoWords);
    words.add(info.userId);
    words.add(numberIn(info.value("topcolor")));
    words.add(numberIn(info.value("bottomcolor")));
    words.add(teamOf(client));
    words.add(client.playerClass);
    words.add(client.frags);
    words.add(client.deaths);
    words.add(client.ping);
    words.add(client.loss);
    words.add(client.attributes.value_or(0));
    const auto money = client.money ? client.money
                                    : (recorder ? recorder->money : std::optional<std::int32_t>());
    // No number stands for what nobody knows.
    words.addReal(money ? static_cast<float>(*money) : std::numeric_limits<float>::quiet_NaN());
    const auto health = recorder && recorder->health ? recorder->health : client.health;
    if (!health)
        return words.take();
    words.add(*health);
    if (recorder && recorder->armor)
        words.add(*recorder->armor);
    return words.take();
}

std::vector<std::int32_t> playerWords(unsigned slot, const ServerState &server,
                                      const RecorderPlace &view)
{
    if (server.recorderSlot() == slot)
        return recorderWords(slot, server, view);
    const EntityState *entity = entityOf(server, slot);
    if (!entity)
        return {};
    const RecordReader reader(server, descriptionName(entity->kind), entity->record);
    const bool isDead = slot < server.clients.size()
                        && (server.clients[slot].attributes.value_or(0) & DeadAttribute) != 0;
    if (reader.integer("modelindex") == 0 || isDead)
        return {};
    Words words;
    words.addVector(reader.origin());
    words.addVector(reader.angles());
    words.add(reader.integer("modelindex"));
    words.add(reader.integer("weaponmodel"));
    words.add(reader.integer("sequence"));
    return words.take();
}

} // namespace tickscope::goldsrc
