// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/clients/client_table.h"

#include <cmath>
#include <span>

#include "core/base/hash.h"
#include "core/formats/teehistorian/clients/server_names.h"
#include "core/formats/teeworlds_common/coding/varint.h"

namespace tickscope::teehistorian {

namespace {

constexpr std::string_view ConnectionEvidence = "connection:";

bool isConnection(const std::string &evidence)
{
    return evidence.starts_with(ConnectionEvidence);
}

bool isTeam(std::int32_t team)
{
    return team >= 0 && team < TeamCount;
}

using teeworlds::Message;

/// Bytes that a snapshot can hold. Source: teeworlds-snapshot.md, section 6.
constexpr std::size_t NameBytes = 15;
constexpr std::size_t ClanBytes = 11;
constexpr std::size_t SkinBytes = 23;

/// The skins that both games have, by their parts in 0.7: body, marking, decoration.
struct StandardSkin {
    std::string_view name;
    std::array<std::string_view, 3> parts;
};
constexpr std::array<StandardSkin, 16> StandardSkins = {{
    {"default", {"standard", "", ""}},
    {"bluekitty", {"kitty", "whisker", ""}},
    {"bluestripe", {"standard", "stripes", ""}},
    {"brownbear", {"bear", "bear", "hair"}},
    {"cammo", {"standard", "cammo2", ""}},
    {"cammostripes", {"standard", "cammostripes", ""}},
    {"coala", {"koala", "twinbelly", ""}},
    {"limekitty", {"kitty", "whisker", ""}},
    {"pinky", {"standard", "whisker", ""}},
    {"redbopp", {"standard", "donny", "unibop"}},
    {"redstripe", {"standard", "stripe", ""}},
    {"saddo", {"standard", "saddo", ""}},
    {"toptri", {"standard", "toptri", ""}},
    {"twinbop", {"standard", "duodonny", "twinbopp"}},
    {"twintri", {"standard", "twintri", ""}},
    {"warpaint", {"standard", "warpaint", ""}},
}};

/// 0.7 lets a colour be darker than 0.6; what is too dark is as dark as may be.
std::int32_t colorOf06(const Looks::Part &part, bool isTruncated)
{
    constexpr std::int32_t Unset = 255;
    constexpr float Darkest07 = 61.0F / 255.0F;
    constexpr float Darkest06 = 0.5F;
    const std::int32_t packed = part.isColored ? part.color : Unset;
    const float own = static_cast<float>(packed & 255) / 255.0F;
    const float lightness = Darkest07 + own * (1 - Darkest07);
    const float kept = std::clamp((lightness - Darkest06) / (1 - Darkest06), 0.0F, 1.0F);
    const float byte = kept * 255.0F;
    return (packed & 0xFFFF00) | static_cast<std::int32_t>(isTruncated ? byte : std::round(byte));
}

void wearNearest(Looks &looks, bool truncatesColors)
{
    const auto matches = [&looks](const StandardSkin &skin) {
        std::ptrdiff_t count = 0;
        for (std::size_t i = 0; i < skin.parts.size(); ++i)
            count += looks.parts[i].name == skin.parts[i] ? 1 : 0;
        return count;
    };
    const auto best = std::ranges::max_element(StandardSkins, {}, matches);
    constexpr std::size_t Body = 0;
    constexpr std::size_t Feet = 4;
    looks.skin = best->name;
    looks.hasOwnColors = true;
    looks.bodyColor = colorOf06(looks.parts[Body], truncatesColors);
    looks.feetColor = colorOf06(looks.parts[Feet], truncatesColors);
}

void applyParts(const Message &message, std::size_t first, Looks &looks, bool truncatesColors)
{
    const std::size_t count = looks.parts.size();
    for (std::size_t i = 0; i < count; ++i) {
        looks.parts[i] = {std::string(cutTo(SkinBytes, message.textAt(first + i))),
                          message.numberAt(first + count + i) != 0,
                          message.numberAt(first + 2 * count + i)};
    }
    looks.hasParts = true;
    wearNearest(looks, truncatesColors);
}

/// Short however long the text is, and a code that takes over a slot is kept nowhere in clear.
std::string digestOf(std::string_view text)
{
    return hexText(sha256Of(std::as_bytes(std::span(text))));
}

} // namespace

bool ClientTable::isPractice(int team) const
{
    return isTeam(team) && m_practice[static_cast<std::size_t>(team)];
}

FaultKind ClientTable::applyPlayer(const Record &record)
{
    const auto place = static_cast<std::size_t>(record.client);
    const bool wasAlive = at(record.client).isAlive;
    if (record.kind == RecordKind::PlayerDiff && !wasAlive) {
        m_doubtfulPlaces.set(place);
        return Fault::tr("a tee moves that is not there; it is left out until it appears");
    }
    if (record.kind == RecordKind::PlayerDiff) {
        move(record.client, record.x, record.y);
        return {};
    }
    Client &client = change(record.client);
    switch (record.kind) {
    case RecordKind::PlayerNew:
        // A tee that jumped is as good as one that moved.
        client.movedX = wasAlive ? teeworlds::wrappedDifference(record.x, client.x) : 0;
        client.movedY = wasAlive ? teeworlds::wrappedDifference(record.y, client.y) : 0;
        m_moved.set(place, wasAlive);
        client.x = record.x;
        client.y = record.y;
        client.isAlive = true;
        client.leaverName.clear();
        m_doubtfulPlaces.reset(place);
        appear(record.client);
        return wasAlive ? Fault::tr("a tee appears that is there already") : FaultKind();
    default:
        client.isAlive = false;
        client.leaverName.clear();
        m_moved.reset(place);
        m_doubtfulPlaces.reset(place);
        return wasAlive ? FaultKind() : Fault::tr("a tee vanishes that is not there");
    }
}

InputNumbers ClientTable::inputAfter(const Record &record) const
{
    if (record.kind == RecordKind::InputNew)
        return record.input;
    InputNumbers input = at(record.client).input;
    for (std::size_t i = 0; i < input.size(); ++i)
        input[i] = teeworlds::wrappedSum(input[i], record.input[i]);
    return input;
}

FaultKind ClientTable::applyInput(const Record &record)
{
    const bool isDifference = record.kind == RecordKind::InputDiff;
    const bool fits = !isDifference || at(record.client).hasInput;
    appear(record.client);
    if (!fits) {
        m_doubtfulInputs.set(static_cast<std::size_t>(record.client));
        return Fault::tr("an input changes that was never recorded; it is left out");
    }
    Client &client = change(record.client);
    client.input = inputAfter(record);
    if (!isDifference)
        m_doubtfulInputs.reset(static_cast<std::size_t>(record.client));
    client.hasInput = true;
    client.showsInput = true;
    return {};
}

void ClientTable::appearBy(const Record &message)
{
    appear(message.client);
    constexpr auto StartInfoOf07 = std::byte{27 << 1};
    if (!at(message.client).hasJoined && !message.payload.empty()
        && message.payload[0] == StartInfoOf07)
        change(message.client).isSixup = true;
}

void ClientTable::join(int number)
{
    appear(number);
    change(number).hasJoined = true;
}

void ClientTable::drop(int number)
{
    // The tee goes in a later player section; the input is the base of the next one's.
    Client &gone = change(number);
    gone.showsInput = gone.isHere = gone.hasJoined = gone.isPlayer = gone.isSixup = gone.isNameGuess
        = false;
    gone.version = NoVersion;
    gone.authLevel = 0;
    // Others may come and go meanwhile: the tee is that of the first.
    if (gone.isAlive && gone.leaverName.empty())
        gone.leaverName = gone.name;
    gone.name.clear();
    gone.account.clear();
    gone.evidence.clear();
    gone.looksChange.reset();
    if (std::exchange(gone.hasLooks, false))
        gone.looks = {};
    m_newLooks.set(static_cast<std::size_t>(number));
}

void ClientTable::appear(int number)
{
    if (!at(number).isHere)
        change(number).isHere = true;
}

std::string ClientTable::uniqueName(int number, std::string_view name) const
{
    const std::string wish(withoutBlanks(cutTo(NameBytes, withoutBlanks(name))));
    const auto isFree = [this, number](const std::string &given) {
        bool isTaken = given.empty() || given[0] == '/';
        for (int other = 0; other < ClientCount && !isTaken; ++other)
            isTaken = other != number && at(other).isHere
                      && likenessOf(at(other).name, given) == Likeness::Same;
        return !isTaken;
    };
    std::string unique = wish;
    for (int copy = 1; copy <= ClientCount && !isFree(unique); ++copy)
        unique = cutTo(NameBytes, '(' + std::to_string(copy) + ')' + wish);
    return unique;
}

bool ClientTable::isNameDoubtful(int number, std::string_view name) const
{
    for (int other = 0; other < ClientCount; ++other) {
        const Client &known = at(other);
        if (other == number || !known.isHere)
            continue;
        // Of who was there before the file began, and says nothing, the name is unknown.
        if (known.name.empty() && !known.hasJoined && at(number).hasJoined)
            return true;
        const Likeness like = likenessOf(withoutNumbers(known.name), withoutNumbers(name));
        if (like == Likeness::Unknown || (like == Likeness::Same && known.isNameGuess))
            return true;
    }
    return false;
}

std::vector<int> ClientTable::rivalsOf(int number, std::string_view name) const
{
    std::vector<int> found;
    for (int other = 0; other < ClientCount; ++other) {
        const bool isRival = other != number && !at(other).name.empty()
                             && !(at(other).hasJoined && at(number).hasJoined);
        if (isRival
            && likenessOf(withoutNumbers(at(other).name), withoutNumbers(name))
                   != Likeness::Different)
            found.push_back(other);
    }
    return found;
}

void ClientTable::setLooks(int number, Looks looks, std::optional<std::int64_t> changed)
{
    Client &known = change(number);
    known.looks = std::move(looks);
    known.hasLooks = true;
    known.looksChange = changed;
    m_newLooks.set(static_cast<std::size_t>(number));
}

void ClientTable::setName(int number, std::string_view name, bool isGuess)
{
    m_newLooks.set(static_cast<std::size_t>(number));
    change(number).name = cutTo(NameBytes, name);
    change(number).isNameGuess = isGuess;
}

bool ClientTable::becomePlayer(int number)
{
    if (at(number).isPlayer)
        return false;
    change(number).isPlayer = true;
    return true;
}

bool ClientTable::addEvidence(int number, const std::string &evidence)
{
    constexpr std::size_t MostEvidence = 8;
    auto &known = client(number).evidence;
    if (evidence.empty() || known.size() >= MostEvidence
        || std::ranges::find(known, evidence) != known.end())
        return false;
    known.push_back(evidence);
    return true;
}

bool ClientTable::hasOtherConnection(int number, const Uuid &connection) const
{
    const auto &shown = at(number).evidence;
    return connection != Uuid{} && std::ranges::any_of(shown, isConnection)
           && std::ranges::find(shown, connectionEvidence(connection)) == shown.end();
}

std::optional<int> ClientTable::whoShows(const std::string &evidence) const
{
    const auto found = std::ranges::find_if(m_clients, [&evidence](const Client &client) {
        return std::ranges::find(client.evidence, evidence) != client.evidence.end();
    });
    return found == m_clients.end() ? std::nullopt
                                    : std::optional(static_cast<int>(found - m_clients.begin()));
}

std::string ClientTable::takeAccountEvidence(int number)
{
    if (at(number).account.empty() || at(number).name.empty())
        return {};
    return accountEvidence(std::exchange(client(number).account, {}), at(number).name);
}

ClientTable::Saved ClientTable::save() const
{
    Saved saved{{}, m_practice, m_moved, m_doubtfulPlaces, m_doubtfulInputs};
    const Client unused;
    for (int i = 0; i < ClientCount; ++i) {
        if (at(i) != unused)
            saved.clients.emplace_back(i, at(i));
    }
    return saved;
}

ClientTable ClientTable::restored(const Saved &saved)
{
    ClientTable table;
    table.m_practice = saved.practice;
    table.m_moved = saved.moved;
    table.m_doubtfulPlaces = saved.doubtfulPlaces;
    table.m_doubtfulInputs = saved.doubtfulInputs;
    for (const auto &[number, client] : saved.clients)
        table.change(number) = client;
    table.m_newLooks = table.m_changes;
    return table;
}

void ClientTable::setPractice(int team, bool isPractice)
{
    m_practice.set(static_cast<std::size_t>(team), isPractice);
    for (int i = 0; i < ClientCount; ++i) {
        if (at(i).team == team)
            m_changes.set(static_cast<std::size_t>(i));
    }
}

void ClientTable::applyEx(const ExMessage &message)
{
    if (message.kind == ExKind::TeamPractice) {
        if (isTeam(message.subject))
            setPractice(message.subject, message.value != 0);
        return;
    }
    if (!isAboutClient(message.kind))
        return;
    Client &client = change(message.subject);
    switch (message.kind) {
    case ExKind::AuthInit:
    case ExKind::AuthLogin:
        client.authLevel = message.value;
        client.account = message.text;
        break;
    case ExKind::AuthLogout:
        client.authLevel = 0;
        client.account.clear();
        return;
    case ExKind::DdnetVersionOld:
    case ExKind::DdnetVersion:
        client.version = message.value;
        break;
    case ExKind::JoinVersion6:
    case ExKind::JoinVersion7:
        client.isSixup = message.kind == ExKind::JoinVersion7;
        break;
    case ExKind::PlayerTeam:
        // Those who leave go back to team 0 behind their DROP: that is no sign of life.
        client.team = message.value;
        return;
    case ExKind::PlayerName:
        setName(message.subject, message.text, false);
        break;
    case ExKind::PlayerRejoin:
        std::erase_if(client.evidence, isConnection);
        break;
    default:
        break;
    }
    appear(message.subject);
}

void updateLooks(const Message &message, Looks &looks, bool truncatesColors)
{
    constexpr std::size_t FieldsOf06 = 7;
    constexpr std::size_t PartFields = 18;
    const std::size_t count = message.values.size();
    if (message.type->name == "Cl_SkinChange") {
        if (count >= PartFields)
            applyParts(message, 0, looks, truncatesColors);
        return;
    }
    if (count < FieldsOf06)
        return;
    looks.clan = cutTo(ClanBytes, message.textAt(1));
    looks.country = message.numberAt(2);
    if (count >= 3 + PartFields) {
        applyParts(message, 3, looks, truncatesColors);
        return;
    }
    looks.skin = cutTo(SkinBytes, message.textAt(3));
    looks.hasOwnColors = message.numberAt(4) != 0;
    looks.bodyColor = message.numberAt(5);
    looks.feetColor = message.numberAt(6);
    looks.hasParts = false;
}

std::string connectionEvidence(const Uuid &connection)
{
    return connection == Uuid{} ? std::string()
                                : std::string(ConnectionEvidence) + connection.text();
}

std::string timeoutEvidence(const Record &command)
{
    constexpr std::size_t CodeOfClients = 16;
    if (command.text != "timeout" || command.args.empty()
        || command.args.front().size() < CodeOfClients)
        return {};
    return "timeout:" + digestOf(command.args.front());
}

std::string accountEvidence(std::string_view account, std::string_view name)
{
    if (account.empty() || name.empty() || account.starts_with("default_"))
        return {};
    return "login:" + digestOf(account) + ":" + digestOf(name);
}

} // namespace tickscope::teehistorian
