// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/client_table.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "core/formats/teehistorian/faults.h"
#include "core/formats/teehistorian/identity_evidence.h"

namespace tickscope::teehistorian {

namespace {

/// The game adds with 32 bits and lets them wrap.
std::int32_t wrappingSum(std::int32_t left, std::int32_t right)
{
    return std::bit_cast<std::int32_t>(std::bit_cast<std::uint32_t>(left)
                                       + std::bit_cast<std::uint32_t>(right));
}

std::int32_t wrappingDifference(std::int32_t left, std::int32_t right)
{
    return std::bit_cast<std::int32_t>(std::bit_cast<std::uint32_t>(left)
                                       - std::bit_cast<std::uint32_t>(right));
}

bool isTeam(std::int32_t team)
{
    return team >= 0 && team < TeamCount;
}

/// Servers cut names to what a snapshot can hold, at the edge of a character.
/// Source: teeworlds-snapshot.md, section 6.
std::string_view shownName(std::string_view name)
{
    constexpr std::size_t MostBytes = 15;
    if (name.size() <= MostBytes)
        return name;
    std::size_t size = MostBytes;
    while (size > 0 && (static_cast<unsigned char>(name[size]) & 0xC0U) == 0x80U)
        --size;
    return name.substr(0, size);
}

} // namespace

bool ClientTable::isPractice(int team) const
{
    return isTeam(team) && m_practice[static_cast<std::size_t>(team)];
}

const FaultKind *ClientTable::applyPlayer(const Record &record)
{
    const auto place = static_cast<std::size_t>(record.client);
    Client &client = change(record.client);
    const bool wasAlive = client.isAlive;
    switch (record.kind) {
    case RecordKind::PlayerDiff:
        if (!wasAlive) {
            m_doubtfulPlaces.set(place);
            return &faults::MissingTeeMoves;
        }
        client.x = wrappingSum(client.x, record.x);
        client.y = wrappingSum(client.y, record.y);
        client.movedX = record.x;
        client.movedY = record.y;
        m_moved.set(place);
        return {};
    case RecordKind::PlayerNew:
        // A tee that jumped is as good as one that moved.
        client.movedX = wasAlive ? wrappingDifference(record.x, client.x) : 0;
        client.movedY = wasAlive ? wrappingDifference(record.y, client.y) : 0;
        m_moved.set(place, wasAlive);
        client.x = record.x;
        client.y = record.y;
        client.isAlive = true;
        client.leaverName.clear();
        m_doubtfulPlaces.reset(place);
        appear(record.client);
        return wasAlive ? &faults::PresentTeeAppears : nullptr;
    default:
        client.isAlive = false;
        client.leaverName.clear();
        m_moved.reset(place);
        m_doubtfulPlaces.reset(place);
        return wasAlive ? nullptr : &faults::MissingTeeVanishes;
    }
}

InputNumbers ClientTable::inputAfter(const Record &record) const
{
    if (record.kind == RecordKind::InputNew)
        return record.input;
    InputNumbers input = at(record.client).input;
    for (std::size_t i = 0; i < input.size(); ++i)
        input[i] = wrappingSum(input[i], record.input[i]);
    return input;
}

const FaultKind *ClientTable::applyInput(const Record &record)
{
    const bool isDifference = record.kind == RecordKind::InputDiff;
    const bool fits = !isDifference || at(record.client).hasInput;
    appear(record.client);
    if (!fits) {
        m_doubtfulInputs.set(static_cast<std::size_t>(record.client));
        return &faults::MissingInputChanges;
    }
    Client &client = change(record.client);
    client.input = inputAfter(record);
    if (!isDifference)
        m_doubtfulInputs.reset(static_cast<std::size_t>(record.client));
    client.hasInput = true;
    client.showsInput = true;
    return {};
}

void ClientTable::join(int number)
{
    appear(number);
    change(number).hasJoined = true;
}

void ClientTable::drop(int number)
{
    Client &gone = change(number);
    Client left;
    // The tee goes in a later player section; the input is the base of the next one's.
    left.isAlive = gone.isAlive;
    left.x = gone.x;
    left.y = gone.y;
    left.movedX = gone.movedX;
    left.movedY = gone.movedY;
    left.input = gone.input;
    left.hasInput = gone.hasInput;
    left.team = gone.team;
    if (gone.isAlive)
        left.leaverName = std::move(gone.name);
    gone = std::move(left);
    m_newLooks.set(static_cast<std::size_t>(number));
}

void ClientTable::appear(int number)
{
    if (!at(number).isHere)
        change(number).isHere = true;
}

std::string ClientTable::uniqueName(int number, std::string_view name) const
{
    std::string unique(shownName(name));
    const auto isTaken = [&](int other) {
        return other != number && at(other).isHere && at(other).name == unique;
    };
    for (int copy = 1; copy <= ClientCount; ++copy) {
        bool isFree = true;
        for (int other = 0; other < ClientCount && isFree; ++other)
            isFree = !isTaken(other);
        if (isFree)
            break;
        unique = shownName('(' + std::to_string(copy) + ')' + std::string(name));
    }
    return unique;
}

void ClientTable::setLooks(int number, Looks looks, std::optional<std::int64_t> changed)
{
    Client &known = change(number);
    known.looks = std::move(looks);
    known.hasLooks = true;
    known.looksChange = changed;
    m_newLooks.set(static_cast<std::size_t>(number));
}

void ClientTable::setName(int number, std::string_view name)
{
    m_newLooks.set(static_cast<std::size_t>(number));
    change(number).name = shownName(name);
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

bool ClientTable::isShownByAnyone(const std::string &evidence) const
{
    return std::ranges::any_of(m_clients, [&evidence](const Client &client) {
        return std::ranges::find(client.evidence, evidence) != client.evidence.end();
    });
}

std::string ClientTable::takeAccountEvidence(int number)
{
    if (at(number).account.empty() || at(number).name.empty())
        return {};
    return accountEvidence(std::exchange(client(number).account, {}), at(number).name);
}

ClientTable::Saved ClientTable::save() const
{
    Saved saved{{}, m_practice, m_moved};
    const Client nobody;
    for (int i = 0; i < ClientCount; ++i) {
        if (at(i) != nobody)
            saved.clients.emplace_back(i, at(i));
    }
    return saved;
}

ClientTable ClientTable::restored(const Saved &saved)
{
    ClientTable table;
    table.m_practice = saved.practice;
    table.m_moved = saved.moved;
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
        setName(message.subject, message.text);
        break;
    default:
        break;
    }
    appear(message.subject);
}

} // namespace tickscope::teehistorian
