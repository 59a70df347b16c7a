// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/goldsrc/strict_goldsrc_messages.h"

#include <bit>
#include <charconv>

namespace tickscope::test {

namespace {

/// Payloads that are bytes and texts ("s") alone, by id. Section 4.
const std::map<unsigned, const char *> PartsById{
    {1, ""},     {2, "s"},     {4, "4"},         {5, "2"},    {7, "4"},   {8, "s"},  {9, "s"},
    {10, "6"},   {12, "1 s"},  {13, "1 4 s 16"}, {16, "2"},   {18, "11"}, {19, ""},  {24, "1"},
    {25, "1"},   {26, "s"},    {27, ""},         {28, ""},    {29, "14"}, {30, ""},  {31, "s"},
    {32, "2"},   {34, "s"},    {35, "2"},        {36, "1 s"}, {37, "2"},  {38, "2"}, {39, "1 1 16"},
    {42, ""},    {44, "97 s"}, {45, "8"},        {47, "2"},   {48, "4"},  {49, "s"}, {50, "1"},
    {54, "s 1"}, {55, "4"},    {56, "s"},        {57, "s"},   {58, "4 s"}};
/// Of temporary entities. Section 4.6.
const std::map<unsigned, unsigned> TempSizes{
    {0, 24},   {1, 20},   {2, 6},    {3, 11},   {4, 6},    {5, 10},   {6, 12},   {7, 17},
    {8, 16},   {9, 6},    {10, 6},   {11, 6},   {12, 8},   {14, 9},   {15, 19},  {17, 10},
    {18, 16},  {19, 24},  {20, 24},  {21, 24},  {22, 10},  {23, 11},  {24, 16},  {25, 19},
    {27, 12},  {28, 16},  {30, 17},  {31, 17},  {99, 2},   {100, 10}, {101, 14}, {102, 12},
    {103, 14}, {104, 9},  {105, 5},  {106, 17}, {107, 13}, {108, 24}, {109, 9},  {110, 17},
    {111, 7},  {112, 10}, {113, 19}, {114, 19}, {115, 12}, {116, 7},  {117, 7},  {118, 9},
    {119, 16}, {120, 18}, {121, 6},  {122, 10}, {123, 13}, {124, 7},  {125, 1},  {126, 18},
    {127, 15}};

} // namespace

void StrictGame::read(std::span<const std::byte> messages, std::int32_t sequence,
                      StrictGoldsrcTick &tick)
{
    m_sequence = sequence;
    m_refers = false;
    StrictCursor cursor(messages);
    while (!cursor.isAtEnd()) {
        const std::size_t begin = cursor.place();
        const auto id = static_cast<std::uint8_t>(cursor.bytes(1));
        const bool isPacket = readMessage(cursor, id);
        cursor.pad();
        const auto bytes = messages.subspan(begin, cursor.place() - begin);
        if (!isPacket)
            tick.messages.emplace_back(bytes.begin(), bytes.end());
    }
    tick.refersToOthers = m_refers;
}

bool StrictGame::readMessage(StrictCursor &cursor, std::uint8_t id)
{
    constexpr std::uint8_t FirstOfTheGame = 64;
    if (id >= FirstOfTheGame) {
        readUserMessage(cursor, id);
        return false;
    }
    switch (id) {
    case 3:
    case 21:
        readEvents(cursor, id == 21);
        return false;
    case 6:
        readSound(cursor);
        return false;
    case 7:
        m_time = cursor.real();
        return false;
    case 11:
        readServerInfo(cursor);
        return false;
    case 12: {
        const auto index = cursor.bytes(1);
        m_said["light " + std::to_string(index)] = cursor.text();
        return false;
    }
    case 13: {
        const auto slot = cursor.bytes(1);
        strictly(slot < 32, "a slot that does not exist");
        const auto user = cursor.bytes(4);
        const std::string info = cursor.text();
        texts += info + '\n';
        // Who leaves takes the ping along.
        say("person " + std::to_string(slot), info.empty() ? info : std::to_string(user) + info);
        if (info.empty())
            say("ping " + std::to_string(slot), {});
        cursor.skip(16);
        return false;
    }
    case 14:
        readDescription(cursor);
        return false;
    case 15:
        readClientData(cursor);
        return true;
    case 17:
        while (cursor.flag()) {
            const auto slot = cursor.bits(5);
            const auto ping = cursor.bits(19);
            say("ping " + std::to_string(slot), ping == 0 ? "" : std::to_string(ping));
        }
        return false;
    case 22:
        readBaselines(cursor);
        return false;
    case 23:
        readTempEntity(cursor);
        return false;
    case 39: {
        const auto message = cursor.bytes(1);
        const auto size = cursor.bytes(1);
        strictly(message >= FirstOfTheGame, "a message of the game with the id of the engine's");
        m_userSizes[message] = size == 255 ? -1 : static_cast<int>(size);
        cursor.skip(16);
        return false;
    }
    case 40:
    case 41:
        readEntities(cursor, id == 41);
        return true;
    case 43:
        readResources(cursor);
        return false;
    case 46: {
        readParts(cursor, "1 1 s 2 4");
        if ((cursor.bytes(1) & 4) != 0)
            cursor.skip(16);
        return false;
    }
    case 50:
        strictly(cursor.bytes(1) == 0, "a message from proxy to proxy");
        m_isHltv = true;
        return false;
    case 51: {
        const auto size = cursor.bytes(1);
        for (std::uint32_t i = 0; i < size; ++i)
            texts += static_cast<char>(cursor.bytes(1));
        return false;
    }
    case 52:
        readParts(cursor, m_protocol >= 47 ? "s 1" : "s");
        return false;
    case 53: {
        cursor.skip(1);
        cursor.skip(cursor.bytes(2));
        return false;
    }
    default:
        break;
    }
    const auto parts = PartsById.find(id);
    strictly(parts != PartsById.end(), "a message that no recorder writes");
    readParts(cursor, parts->second);
    return false;
}

/// \param what  empty for what holds no longer.
void StrictGame::say(const std::string &about, const std::string &what)
{
    if (what.empty())
        m_said.erase(about);
    else
        m_said[about] = what;
}

void StrictGame::readParts(StrictCursor &cursor, std::string_view parts)
{
    while (!parts.empty()) {
        const std::string_view part = parts.substr(0, parts.find(' '));
        parts.remove_prefix(std::min(part.size() + 1, parts.size()));
        unsigned size = 0;
        if (part == "s")
            texts += cursor.text() + '\n';
        else if (std::from_chars(part.data(), part.data() + part.size(), size).ec == std::errc())
            cursor.skip(size);
    }
}

void StrictGame::readUserMessage(StrictCursor &cursor, std::uint8_t id)
{
    const auto known = m_userSizes.find(id);
    strictly(known != m_userSizes.end(), "a message of the game that was never registered");
    const auto size = known->second < 0 ? cursor.bytes(1) : static_cast<unsigned>(known->second);
    for (unsigned i = 0; i < size; ++i)
        texts += static_cast<char>(cursor.bytes(1));
    texts += '\n';
}

void StrictGame::readServerInfo(StrictCursor &cursor)
{
    strictly(cursor.bytes(4) == m_protocol, "another protocol than the header's");
    cursor.skip(4 + 4 + 16);
    m_maxClients = cursor.bytes(1);
    strictly(m_maxClients >= 1 && m_maxClients <= 32, "an impossible number of clients");
    cursor.skip(2);
    readParts(cursor, "s s s s");
    if (cursor.bytes(1) != 0) {
        cursor.skip(cursor.bytes(1));
        cursor.skip(16);
    }
    m_baselines.clear();
    m_instanced.clear();
    m_entities.reset();
    m_clientData.reset();
    m_entityRing.clear();
    m_clientRing.clear();
}

void StrictGame::readDescription(StrictCursor &cursor)
{
    const std::string name = cursor.text();
    StrictDescription fields(cursor.bits(16));
    strictly(fields.size() <= 56, "too many fields");
    for (StrictField &field : fields) {
        std::uint64_t mask = 0;
        const auto maskBytes = static_cast<unsigned>(cursor.bits(3));
        mask = cursor.bits(8 * maskBytes);
        const auto number = [&](unsigned index, unsigned width) {
            return (mask >> index & 1U) != 0 ? cursor.bits(width) : 0;
        };
        const auto flags = number(0, 32);
        if ((mask & 2U) != 0)
            field.name = cursor.text();
        number(2, 16);
        number(3, 8);
        field.kind = static_cast<std::uint32_t>(flags & 0xFF);
        field.isSigned = (flags & 0x80000000U) != 0;
        field.bits = static_cast<unsigned>(number(4, 8));
        field.pre = static_cast<float>(static_cast<double>(number(5, 32)) / 4000.0);
        field.post = static_cast<float>(static_cast<double>(number(6, 32)) / 4000.0);
        strictly(std::has_single_bit(field.kind) && field.bits <= 32, "an impossible field");
    }
    m_descriptions[name] = std::move(fields);
}

void StrictGame::readEvents(StrictCursor &cursor, bool isReliable)
{
    const auto count = isReliable ? 1 : cursor.bits(5);
    for (std::uint64_t i = 0; i < count; ++i) {
        cursor.bits(10);
        StrictValues arguments;
        if (isReliable || (cursor.flag() && (cursor.bits(11), cursor.flag())))
            readDelta(cursor, "event_t", arguments);
        if (cursor.flag())
            cursor.bits(16);
    }
}

void StrictGame::readSound(StrictCursor &cursor)
{
    const auto flags = cursor.bits(9);
    cursor.bits(((flags & 1) != 0 ? 8 : 0) + ((flags & 2) != 0 ? 8 : 0) + 3 + 11
                + ((flags & 4) != 0 ? 16 : 8));
    const auto axes = cursor.bits(3);
    for (unsigned axis = 0; axis < 3; ++axis) {
        if ((axes >> axis & 1U) == 0)
            continue;
        const bool hasWhole = cursor.flag();
        const bool hasFraction = cursor.flag();
        if (hasWhole || hasFraction)
            cursor.bits(1 + (hasWhole ? 12 : 0) + (hasFraction ? 3 : 0));
    }
    cursor.bits((flags & 8) != 0 ? 8 : 0);
}

void StrictGame::readResources(StrictCursor &cursor)
{
    const auto count = cursor.bits(12);
    for (std::uint64_t i = 0; i < count; ++i) {
        const auto type = cursor.bits(4);
        strictly(type <= 6, "a resource of no type");
        cursor.text();
        cursor.bits(12 + 24);
        if ((cursor.bits(3) & 4) != 0) {
            cursor.bits(64);
            cursor.bits(64);
        }
        if (cursor.flag()) {
            for (int word = 0; word < 4; ++word)
                cursor.bits(64);
        }
    }
    if (cursor.flag()) {
        while (cursor.flag())
            cursor.bits(cursor.flag() ? 5 : 10);
    }
}

void StrictGame::readTempEntity(StrictCursor &cursor)
{
    const auto kind = cursor.bytes(1);
    if (kind == 13) {
        cursor.skip(8);
        if (cursor.bytes(2) != 0)
            cursor.skip(2);
    } else if (kind == 29) {
        cursor.skip(5);
        const auto effect = cursor.bytes(1);
        cursor.skip(8 + 6 + (effect == 2 ? 2 : 0));
        texts += cursor.text() + '\n';
    } else {
        const auto size = TempSizes.find(kind);
        strictly(size != TempSizes.end(), "a temporary entity of no kind");
        cursor.skip(size->second);
    }
}

} // namespace tickscope::test
