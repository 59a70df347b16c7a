// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/messages/server_state.h"

#include "core/base/parsing.h"

namespace tickscope::goldsrc {

/// Undoes how svc_serverinfo hides the checksum from its reader.
/// Source: goldsrc-demo.md, section 9.
static std::uint32_t unscrambled(std::uint32_t value, std::uint8_t recorderSlot)
{
    constexpr std::array<std::uint32_t, 4> Table{0x20, 0x07, 0x13, 0x61};
    const std::uint32_t seed = (~std::uint32_t{recorderSlot}) & 0xFFU;
    value ^= seed;
    std::uint32_t reversed = 0;
    for (std::uint32_t i = 0; i < Table.size(); ++i) {
        const std::uint32_t mask = 0xA5U | ((i << i) & 0xFFU) | i | Table[i];
        reversed = reversed << 8 | ((value >> (8 * i) & 0xFFU) ^ mask);
    }
    return reversed ^ ~seed;
}

std::uint32_t ServerInfo::mapChecksum() const
{
    return isChecksumScrambled ? unscrambled(storedMapChecksum, recorderSlot) : storedMapChecksum;
}

std::string_view UserInfo::value(std::string_view key) const
{
    std::string_view rest = text;
    // Each round takes "\key\value"; a key without a value at the end counts as absent.
    while (rest.starts_with('\\')) {
        rest.remove_prefix(1);
        const std::size_t keyEnd = rest.find('\\');
        if (keyEnd == std::string_view::npos)
            break;
        const std::string_view found = rest.substr(0, keyEnd);
        rest.remove_prefix(keyEnd + 1);
        const std::string_view content = rest.substr(0, rest.find('\\'));
        if (found == key)
            return content;
        rest.remove_prefix(content.size());
    }
    return {};
}

std::string UserInfo::steamId() const
{
    // The account that the public numbering begins with. Section 6.
    constexpr std::uint64_t FirstAccount = 76561197960265728ULL;
    const auto number = parseNumber<std::uint64_t>(value("*sid"));
    if (!number || *number < FirstAccount)
        return {};
    const std::uint64_t account = *number - FirstAccount;
    return "STEAM_0:" + std::to_string(account % 2) + ":" + std::to_string(account / 2);
}

std::string UserInfo::evidence() const
{
    // What servers write for clients that Steam does not know.
    constexpr std::string_view Nobody = "STEAM_0:0:0";
    const std::string id = steamId();
    return id.empty() || id == Nobody ? std::string() : "steam:" + id;
}

const Shared<WeaponRecords::List> &WeaponRecords::none()
{
    static const auto records = std::make_shared<const List>();
    return records;
}

std::string_view ResourceTable::name(ResourceType type, unsigned index) const
{
    const auto found = names.find({type, static_cast<std::uint16_t>(index)});
    return found == names.end() || index > 0xFFFF ? std::string_view() : found->second;
}

ServerState::ServerState(int protocol, std::string gameDirectory)
    : networkProtocol(protocol)
    , game(std::move(gameDirectory))
    , descriptions(std::make_shared<DeltaDescriptions>())
    , userMessages(std::make_shared<UserMessageTable>())
    , resources(std::make_shared<ResourceTable>())
    , lightStyles(std::make_shared<LightStyles>())
    , weaponNames(std::make_shared<WeaponNames>())
    , baselines(std::make_shared<Baselines>())
    , entities(std::make_shared<EntityList>())
{
}

int ServerState::messageProtocol() const
{
    return isSteamBeta.value_or(false) ? 47 : networkProtocol;
}

BitOrder ServerState::bitOrder() const
{
    // Section 2.
    constexpr int LowFirstProtocol = 45;
    return networkProtocol >= LowFirstProtocol ? BitOrder::LowFirst : BitOrder::HighFirst;
}

unsigned ServerState::weaponIndexBits() const
{
    constexpr int WideWeaponProtocol = 47;
    return messageProtocol() >= WideWeaponProtocol ? 6 : 5;
}

EntityContext ServerState::entityContext() const
{
    return {*descriptions, *baselines, maxClients(), serverTime, bitOrder() == BitOrder::HighFirst};
}

std::optional<std::uint8_t> ServerState::recorderSlot() const
{
    if (!serverInfo || isHltv)
        return std::nullopt;
    return serverInfo->recorderSlot;
}

std::string_view ServerState::modelName(unsigned index) const
{
    return resources->name(ResourceType::Model, index);
}

std::optional<std::size_t> ServerState::slotBefore(std::size_t slot, const UserInfo &info) const
{
    for (std::size_t other = 0; other < clients.size(); ++other) {
        const auto &known = clients[other].info;
        if (other != slot && known && known->userId == info.userId && known->name() == info.name())
            return other;
    }
    return {};
}

} // namespace tickscope::goldsrc
