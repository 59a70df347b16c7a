// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/items/client_items.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <concepts>
#include <limits>
#include <utility>

#include "core/base/fault.h"
#include "core/base/parsing.h"
#include "core/base/tick.h"
#include "core/formats/goldsrc/items/delta_item_type.h"
#include "core/model/state/world_state.h"

namespace tickscope::goldsrc {

namespace {

/// Room for names and the like: the game allows 31 bytes for most.
constexpr std::uint32_t NameWords = 9;
/// A userinfo string has at most 255 bytes.
constexpr std::uint32_t UserInfoWords = 64;

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
    // Bits of ScoreAttrib. Source: goldsrc-netmessages.md, section 7.
    static const auto attributes = std::make_shared<const ValueTexts>(
        ValueTexts{{DeadAttribute, WordText::tr("dead")},
                   {2, WordText::tr("bomb")},
                   {4, WordText::tr("vip")}});
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
    ItemType type = fields.takeType("Client");
    type.idIsClient = true;
    return std::make_shared<const ItemType>(std::move(type));
}

/// Collects the words of an item.
class GrowingWords
{
public:
    void add(std::convertible_to<std::int32_t> auto... numbers)
    {
        m_words.insert(m_words.end(), {static_cast<std::int32_t>(numbers)...});
    }
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
    return consumeNumber<std::int32_t>(digits).value_or(0);
}

std::int32_t teamOf(const ClientState &client)
{
    if (client.teamNumber != 0)
        return client.teamNumber;
    const auto named = std::ranges::find(CounterStrikeTeams, client.team, &NamedTeam::name);
    return named == CounterStrikeTeams.end() ? 0 : named->number;
}

KnownVector knownVector(const DeltaDescription *description, const std::string &name)
{
    return {KnownField(description, name + "[0]"), KnownField(description, name + "[1]"),
            KnownField(description, name + "[2]")};
}

std::array<float, 3> valueOf(const KnownVector &vector, const DeltaRecord &record)
{
    return {vector[0].real(record), vector[1].real(record), vector[2].real(record)};
}

bool isKnown(const KnownVector &vector)
{
    return std::ranges::all_of(vector, &KnownField::isKnown);
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
    ItemType type = fields.takeType("Player");
    type.idIsClient = true;
    return std::make_shared<const ItemType>(std::move(type));
}

int recorderIn(const WorldState &state)
{
    const ItemKey world{item::World, 0};
    const ItemType *type = state.schema()->find(world.type);
    const auto words = state.find(world);
    const auto numberOfWorld = [&](std::string_view name) {
        const Field *field = type && words ? type->fieldNamed(name) : nullptr;
        return field ? static_cast<int>(tickscope::numberOf(field->read(*words))) : 0;
    };
    // A proxy that records has no slot, and calls it 255.
    const int slot = numberOfWorld("playernum");
    const int slots = numberOfWorld("maxclients");
    const bool isThere = slots == 0 || (slot >= 0 && slot < slots);
    return numberOfWorld("hltv") == 0 && isThere ? slot : NoClient;
}

Shared<ItemType> userCommandType(const Shared<ValueTexts> &weapons)
{
    FieldList fields;
    fields.integer("lerp_msec")
        .integer("msec")
        .angle("viewangles[0]")
        .as(Role::AimPitch)
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
    ItemType type = fields.takeType("UserCommand");
    type.inputSource = WordText::tr("recorded input");
    type.inputClient = recorderIn;
    return std::make_shared<const ItemType>(std::move(type));
}

Shared<ValueTexts> weaponTexts(const WeaponNames &names)
{
    ValueTexts texts;
    for (const auto &[id, name] : names)
        texts.push_back({id, name});
    return std::make_shared<const ValueTexts>(std::move(texts));
}

KnownField::KnownField(const DeltaDescription *description, std::string_view name)
{
    const DeltaField *field = description ? description->fieldNamed(name) : nullptr;
    if (field && field->slot.storage != Storage::Text)
        m_slot = field->slot;
}

float KnownField::real(const DeltaRecord &record) const
{
    if (!m_slot)
        return 0;
    return m_slot->storage == Storage::Real ? record.realAt(*m_slot)
                                            : static_cast<float>(record.integerAt(*m_slot));
}

std::int32_t KnownField::integer(const DeltaRecord &record) const
{
    if (!m_slot)
        return 0;
    if (m_slot->storage == Storage::Integer)
        return record.integerAt(*m_slot);
    constexpr float Most = 1e9F;
    const float number = record.realAt(*m_slot);
    return std::isfinite(number) ? static_cast<std::int32_t>(std::clamp(number, -Most, Most)) : 0;
}

FigureFields::FigureFields(const DeltaDescriptions &descriptions)
{
    const auto player = descriptions.find(descriptionName(EntityKind::Player));
    origin = knownVector(player.get(), "origin");
    angles = knownVector(player.get(), "angles");
    modelIndex = KnownField(player.get(), "modelindex");
    weaponModel = KnownField(player.get(), "weaponmodel");
    sequence = KnownField(player.get(), "sequence");
    const auto own = descriptions.find("clientdata_t");
    ownOrigin = knownVector(own.get(), "origin");
    ownVelocity = knownVector(own.get(), "velocity");
    ownHealth = KnownField(own.get(), "health");
    observerMode = KnownField(own.get(), "iuser1");
    viewModel = KnownField(own.get(), "viewmodel");
    weaponId = KnownField(own.get(), "m_iId");
}

RecorderFacts recorderFacts(const ServerState &server, const FigureFields &fields)
{
    RecorderFacts facts;
    facts.armor = server.hud.armor;
    facts.money = server.hud.money;
    facts.health = server.hud.health;
    facts.weaponId = server.hud.weaponId;
    facts.isPlaying = !server.isIntermission;
    if (!server.clientData)
        return facts;
    const DeltaRecord &record = *server.clientData->record;
    if (fields.ownHealth.isKnown())
        facts.health = fields.ownHealth.integer(record);
    const std::int32_t weapon = fields.weaponId.integer(record);
    if (!facts.weaponId && weapon != 0)
        facts.weaponId = weapon;
    facts.isPlaying &= facts.health.value_or(1) > 0 && fields.observerMode.integer(record) == 0;
    return facts;
}

std::vector<std::int32_t> clientWords(const ClientState &client, const RecorderFacts *recorder)
{
    static const UserInfo noInfo;
    const UserInfo &info = client.info ? *client.info : noInfo;
    GrowingWords words;
    words.addText(info.name(), NameWords);
    words.addText(info.value("model"), NameWords);
    words.addText(client.team, NameWords);
    words.addText(info.steamId(), NameWords);
    words.addText(info.text, UserInfoWords);
    words.add(info.userId, numberIn(info.value("topcolor")), numberIn(info.value("bottomcolor")),
              teamOf(client), client.playerClass, client.frags, client.deaths, client.ping,
              client.loss, client.attributes.value_or(0));
    const auto money = client.money ? client.money
                                    : (recorder ? recorder->money : std::optional<std::int32_t>());
    // No number stands for what is unknown.
    words.addReal(money ? static_cast<float>(*money) : std::numeric_limits<float>::quiet_NaN());
    const auto health = recorder && recorder->health ? recorder->health : client.health;
    if (!health)
        return words.take();
    words.add(*health);
    if (recorder && recorder->armor)
        words.add(*recorder->armor);
    return words.take();
}

std::vector<std::int32_t> recorderWords(const ServerState &server, const FigureFields &fields,
                                        const EntityState *entity, const RecorderPlace &view,
                                        bool isPlaying)
{
    std::optional<std::array<float, 3>> origin = view.origin;
    const bool isCamera = origin && !view.isPlaying;
    std::optional<std::array<float, 3>> velocity;
    if (view.hasVelocity)
        velocity = view.velocity;
    std::int32_t weaponModel = 0;
    if (server.clientData) {
        const DeltaRecord &record = *server.clientData->record;
        weaponModel = fields.viewModel.integer(record);
        // Project rule, goldsrc-demo.md, section 6: the view's unless all of that is 0.
        const bool isElsewhere = !origin;
        const auto own = valueOf(fields.ownOrigin, record);
        if (isElsewhere && own != std::array<float, 3>{})
            origin = own;
        if (isElsewhere || !velocity)
            velocity = isKnown(fields.ownVelocity)
                           ? std::optional(valueOf(fields.ownVelocity, record))
                           : std::nullopt;
    }
    if (!origin || isCamera || !isPlaying)
        return {};
    GrowingWords words;
    words.addVector(*origin);
    words.addVector(view.angles);
    words.add(entity ? fields.modelIndex.integer(entity->record) : 0, weaponModel,
              entity ? fields.sequence.integer(entity->record) : 0);
    if (velocity)
        words.addVector(*velocity);
    return words.take();
}

std::vector<std::int32_t> playerWords(const EntityState &entity, const ClientState &client,
                                      const FigureFields &fields)
{
    const bool isDead = (client.attributes.value_or(0) & DeadAttribute) != 0;
    const std::int32_t model = fields.modelIndex.integer(entity.record);
    if (model == 0 || isDead || !isKnown(fields.origin))
        return {};
    GrowingWords words;
    words.addVector(valueOf(fields.origin, entity.record));
    words.addVector(valueOf(fields.angles, entity.record));
    words.add(model, fields.weaponModel.integer(entity.record),
              fields.sequence.integer(entity.record));
    return words.take();
}

} // namespace tickscope::goldsrc
