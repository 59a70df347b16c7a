// SPDX-License-Identifier: MIT
#include <algorithm>
#include <bit>
#include <cmath>
#include <span>
#include <vector>

#include "core/base/fault.h"
#include "core/formats/teehistorian/recorded/teehistorian_decoder.h"
#include "core/formats/teeworlds_common/items/item_builder.h"
#include "core/formats/teeworlds_common/items/item_tables.h"

namespace tickscope::teehistorian {

namespace {

using namespace teeworlds::item_builder;
using Words = std::span<const std::int32_t>;

/// Words of the parts of an item, in this order; the last ones may be missing.
constexpr std::uint32_t NameWords = 4;
constexpr std::uint32_t NameGuessWord = 6 + NameWords;
constexpr std::uint32_t PersonWords = NameGuessWord + 1;
constexpr std::uint32_t InputWords = 14;
constexpr std::uint32_t PlaceWords = 4;
constexpr std::size_t MostWords = PersonWords + InputWords + PlaceWords;

/// Numbers of the two forms.
constexpr std::uint32_t WithInput = 1;
constexpr std::uint32_t WithoutInput = 2;
constexpr std::uint32_t LooksItem = 3;
constexpr std::uint32_t PartsItem = 4;

constexpr std::size_t ClanWords = 3;
constexpr std::size_t SkinWords = 6;

/// Angles are kept in 1/10000 rad.
constexpr double AnglesInRadian = 10'000.0;

/// Named as the input's tracks are: one of several keys in a field.
const Shared<ValueTexts> WeaponKeyTexts = std::make_shared<const ValueTexts>(
    ValueTexts{{1, std::string(NextWeaponInput)}, {2, std::string(PrevWeaponInput)}});

Field version()
{
    Field field = number("Version");
    field.absent = NoVersion;
    return field;
}

Field input(Field field)
{
    return withRole(std::move(field), Role::Input);
}

std::vector<Field> personFields()
{
    return {
        boolean("Alive"),
        withRole(number("Team"), Role::Team),
        boolean("Practice"),
        enumeration("AuthLevel", &teeworlds::AuthLevelTexts),
        version(),
        boolean("IsSixup"),
        text("Name", NameWords, Role::Name),
    };
}

// Source: teehistorian.md, section 5.
std::vector<Field> inputFields()
{
    // Playing, the spectators' camera, and how the client makes inputs.
    constexpr std::uint32_t ClientConditions = 0x01 | 0x20 | 0x40 | 0x80;
    return {
        input(enumeration("Direction", &teeworlds::DirectionTexts)),
        measured("TargetX", 1.0, "units", Role::AimX),
        measured("TargetY", 1.0, "units", Role::AimY),
        input(boolean("Jump")),
        number("Fire"),
        input(boolean("Hook")),
        input(
            withConditions(flags("PlayerFlags", &teeworlds::PlayerFlagTexts06), ClientConditions)),
        enumeration("WantedWeapon", &teeworlds::WantedWeaponTexts, Role::Weapon),
        number("NextWeapon"),
        number("PrevWeapon"),
        // Ours, made of the ten.
        input(boolean(std::string(FireHeldInput))),
        input(flags("WeaponKeys", &WeaponKeyTexts)),
        angle("AimAngle", 1.0 / AnglesInRadian, Role::AimAngle),
        measured("AimDistance", 1.0, "units"),
    };
}

std::vector<Field> placeFields()
{
    return {
        positionX(),
        positionY(),
        measured("VelX", static_cast<double>(teeworlds::TicksPerSecond), "units/s",
                 Role::VelocityX),
        measured("VelY", static_cast<double>(teeworlds::TicksPerSecond), "units/s",
                 Role::VelocityY),
    };
}

void append(std::vector<Field> &fields, std::vector<Field> &&more)
{
    fields.insert(fields.end(), more.begin(), more.end());
}

// Source: ddnet-rebuild.md, sections 13 and 19.
RebuiltRule nameRule(std::uint32_t guessWord)
{
    return {
        guessWord,
        {{1, WordText::tr("the server may have refused a name, and no record says so"), {"Name"}}},
        ValueSource::Recorded};
}

ItemType playerType(bool hasInput)
{
    std::vector<Field> fields = personFields();
    if (hasInput)
        append(fields, inputFields());
    append(fields, placeFields());
    ItemType type = perClient(std::string(PlayerItemName), std::move(fields));
    for (Field &field : type.fields)
        field.firstWord += field.firstWord < NameGuessWord ? 0 : 1;
    type.rebuilt = nameRule(NameGuessWord);
    if (hasInput)
        type.inputSource = WordText::tr("server-recorded, takes effect next tick");
    // Shown first, though they lie last.
    std::rotate(type.fields.begin(), type.fields.end() - PlaceWords, type.fields.end());
    return type;
}

/// Four bytes a word, most significant first, each xor 0x80, as snapshots hold names.
/// Source: teeworlds-snapshot.md, section 6.
void writeName(std::string_view name, std::span<std::int32_t> words)
{
    for (std::size_t i = 0; i < words.size(); ++i) {
        std::uint32_t packed = 0;
        for (std::size_t j = i * 4; j < i * 4 + 4; ++j) {
            const auto byte = j < name.size() ? static_cast<std::uint8_t>(name[j]) : 0U;
            packed = packed << 8 | (byte ^ 0x80U);
        }
        words[i] = std::bit_cast<std::int32_t>(packed);
    }
}

void writeInput(const InputNumbers &input, std::span<std::int32_t> words)
{
    std::ranges::copy(input, words.begin());
    const double x = input[input_number::TargetX];
    const double y = input[input_number::TargetY];
    // A counter of presses and releases: odd is held.
    words[10] = input[input_number::Fire] & 1;
    words[11] = (input[input_number::NextWeapon] & 1) | (input[input_number::PrevWeapon] & 1) << 1;
    words[12] = static_cast<std::int32_t>(std::lround(std::atan2(y, x) * AnglesInRadian));
    words[13] = static_cast<std::int32_t>(std::min(std::hypot(x, y), 2147483647.0));
}

void writePlace(const ClientTable &clients, int id, std::span<std::int32_t> words)
{
    const Client &client = clients.at(id);
    const bool hasMoved = clients.hasMoved(id);
    words[0] = client.x;
    words[1] = client.y;
    words[2] = hasMoved ? client.movedX : 0;
    words[3] = hasMoved ? client.movedY : 0;
}

/// Writes the words of a client into \a words and returns those that it has.
Words writeWords(const ClientTable &clients, int id, std::span<std::int32_t, MostWords> words)
{
    const Client &client = clients.at(id);
    words[0] = client.isAlive ? 1 : 0;
    words[1] = client.team;
    words[2] = clients.isPractice(client.team) ? 1 : 0;
    words[3] = client.authLevel;
    words[4] = client.version;
    words[5] = client.isSixup ? 1 : 0;
    writeName(client.name, words.subspan(6, NameWords));
    words[NameGuessWord] = client.isNameGuess ? 1 : 0;
    std::size_t count = PersonWords;
    if (client.showsInput) {
        writeInput(client.input, words.subspan(count, InputWords));
        count += InputWords;
    }
    if (client.isAlive) {
        writePlace(clients, id, words.subspan(count, PlaceWords));
        count += PlaceWords;
    }
    return words.first(count);
}

void appendText(std::vector<std::int32_t> &words, std::string_view text, std::size_t count)
{
    words.resize(words.size() + count);
    writeName(text, std::span(words).last(count));
}

/// Source: teeworlds-snapshot.md, section 7.1.
std::vector<std::int32_t> looksWords(const Client &client)
{
    const Looks &looks = client.looks;
    std::vector<std::int32_t> words;
    appendText(words, client.name, NameWords);
    appendText(words, looks.clan, ClanWords);
    words.push_back(looks.country);
    appendText(words, looks.skin, SkinWords);
    words.insert(words.end(), {looks.hasOwnColors ? 1 : 0, looks.bodyColor, looks.feetColor,
                               client.isNameGuess ? 1 : 0});
    return words;
}

/// Source: teeworlds-snapshot.md, section 8.
std::vector<std::int32_t> partsWords(const Client &client)
{
    const Looks &looks = client.looks;
    std::vector<std::int32_t> words = {0, 0};
    appendText(words, client.name, NameWords);
    appendText(words, looks.clan, ClanWords);
    words.push_back(looks.country);
    for (const Looks::Part &part : looks.parts)
        appendText(words, part.name, SkinWords);
    for (const Looks::Part &part : looks.parts)
        words.push_back(part.isColored ? 1 : 0);
    for (const Looks::Part &part : looks.parts)
        words.push_back(part.color);
    words.push_back(client.isNameGuess ? 1 : 0);
    return words;
}

void writeLooks(const ClientTable &clients, int id, WorldState &state)
{
    const Client &client = clients.at(id);
    if (client.isHere && client.hasLooks)
        state.set({LooksItem, id}, looksWords(client));
    else
        state.remove({LooksItem, id});
    if (client.isHere && client.hasLooks && client.looks.hasParts)
        state.set({PartsItem, id}, partsWords(client));
    else
        state.remove({PartsItem, id});
}

/// As demos have it, but for the team, which is none of a race.
ItemType looksType(teeworlds::Protocol protocol, std::string_view name)
{
    const Schema &schema = *teeworlds::baseSchema(protocol);
    ItemType type = *schema.find(*schema.numberOf(name));
    for (Field &field : type.fields) {
        if (field.role == Role::Team)
            field.role = Role::None;
    }
    const auto last = std::ranges::max_element(type.fields, {}, &Field::firstWord);
    type.rebuilt = nameRule(static_cast<std::uint32_t>(last->endWord(0)));
    return type;
}

void writePlayer(const ClientTable &clients, int id, WorldState &state)
{
    const Client &client = clients.at(id);
    const ItemKey full{WithInput, id};
    const ItemKey withoutInput{WithoutInput, id};
    if (!client.isHere && !client.isAlive) {
        state.remove(full);
        state.remove(withoutInput);
        return;
    }
    state.remove(client.showsInput ? withoutInput : full);
    std::array<std::int32_t, MostWords> words{};
    state.set(client.showsInput ? full : withoutInput, writeWords(clients, id, words));
}

/// Where it is is all that changes of most clients from tick to tick.
void movePlayer(const ClientTable &clients, int id, WorldState &state)
{
    const Client &client = clients.at(id);
    const ItemKey key{client.showsInput ? WithInput : WithoutInput, id};
    const auto words = client.isAlive ? state.change(key) : std::span<std::int32_t>();
    if (words.empty())
        writePlayer(clients, id, state);
    else
        writePlace(clients, id, words.last(PlaceWords));
}

} // namespace

const Shared<Schema> &playerSchema()
{
    static const Shared<Schema> schema = [] {
        std::vector<std::pair<std::uint32_t, ItemType>> types;
        types.emplace_back(WithInput, playerType(true));
        types.emplace_back(WithoutInput, playerType(false));
        types.emplace_back(LooksItem, looksType(teeworlds::Protocol::V06, "ClientInfo"));
        types.emplace_back(PartsItem, looksType(teeworlds::Protocol::V07, "De_ClientInfo"));
        return std::make_shared<const Schema>(schemaOf(std::move(types)));
    }();
    return schema;
}

void writePlayers(ClientTable &clients, WorldState &state)
{
    // Mostly few have changed, and those with low numbers.
    const ClientTable::Changes changed = clients.changes() | clients.newPlaces();
    if (changed.none())
        return;
    std::size_t left = changed.count();
    for (int id = 0; left > 0; ++id) {
        const auto place = static_cast<std::size_t>(id);
        if (!changed[place])
            continue;
        if (clients.changes()[place])
            writePlayer(clients, id, state);
        else
            movePlayer(clients, id, state);
        if (clients.newLooks()[place])
            writeLooks(clients, id, state);
        --left;
    }
    clients.forgetChanges();
}

} // namespace tickscope::teehistorian
