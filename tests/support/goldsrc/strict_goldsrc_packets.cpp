// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is packed in bits: cursor, records, entities and client data.
#include <cmath>
#include <functional>

#include "tests/support/goldsrc/strict_goldsrc_messages.h"

namespace tickscope::test {

void strictly(bool holds, const char *rule)
{
    if (!holds)
        throw StrictFault(rule);
}

namespace {

std::uint64_t mixed(std::uint64_t digest, std::string_view text)
{
    return (digest ^ std::hash<std::string_view>()(text)) * 0x9E3779B97F4A7C15U + 1;
}

std::uint64_t digestOf(const StrictValues &values)
{
    std::uint64_t digest = 0;
    for (const auto &[name, value] : values)
        digest = mixed(mixed(digest, name), value);
    return digest;
}

void setReal(StrictValues &values, const std::string &name, double value)
{
    const auto single = static_cast<float>(value);
    if (single == 0)
        values.erase(name);
    else
        values[name] = std::string(reinterpret_cast<const char *>(&single), sizeof single);
}

void setInteger(StrictValues &values, const std::string &name, double value)
{
    const auto whole = static_cast<std::int64_t>(value);
    if (whole == 0)
        values.erase(name);
    else
        values[name] = std::to_string(whole);
}

} // namespace

std::uint64_t StrictCursor::bits(unsigned count)
{
    strictly(m_bit + count <= m_bytes.size() * 8, "a message ends early");
    std::uint64_t value = 0;
    for (unsigned i = 0; i < count; ++i, ++m_bit)
        value |= (std::to_integer<std::uint64_t>(m_bytes[m_bit / 8]) >> (m_bit % 8) & 1U) << i;
    return value;
}

std::int64_t StrictCursor::signedBits(unsigned count)
{
    const bool isNegative = flag();
    const auto size = static_cast<std::int64_t>(bits(count - 1));
    return isNegative ? -size : size;
}

float StrictCursor::real()
{
    return std::bit_cast<float>(bytes(4));
}

std::string StrictCursor::text()
{
    std::string text;
    while (const auto c = bits(8))
        text += static_cast<char>(c);
    return text;
}

void StrictCursor::pad()
{
    while (m_bit % 8 != 0)
        strictly(!flag(), "bits behind the end of a message");
}

void StrictCursor::skip(std::size_t byteCount)
{
    strictly(place() + byteCount <= m_bytes.size(), "a message ends early");
    m_bit += 8 * byteCount;
}

std::uint64_t StrictCursor::peek16() const
{
    StrictCursor copy = *this;
    return copy.bits(16);
}

std::uint64_t StrictGame::digest() const
{
    std::uint64_t digest = m_clientData ? m_clientData->digest : 0;
    if (m_entities) {
        for (const auto &[number, entity] : *m_entities)
            digest = mixed(digest, std::to_string(number) + ' ' + std::to_string(entity->digest));
    }
    for (const auto &[about, said] : m_said)
        digest = mixed(mixed(digest, about), said);
    return mixed(digest, std::to_string(m_time));
}

void StrictGame::readDelta(StrictCursor &cursor, const std::string &name,
                           StrictValues &values) const
{
    const auto known = m_descriptions.find(name);
    strictly(known != m_descriptions.end(), "a record before its description");
    const auto maskBytes = static_cast<unsigned>(cursor.bits(3));
    const std::uint64_t mask = cursor.bits(8 * maskBytes);
    strictly(known->second.size() >= 64 || mask >> known->second.size() == 0,
             "a field that is not described");
    const auto factor = [](double stated) { return std::abs(stated - 1) > 0.0001 ? stated : 1.0; };
    for (std::size_t i = 0; i < known->second.size(); ++i) {
        if ((mask >> i & 1U) == 0)
            continue;
        const StrictField &field = known->second[i];
        const double pre = factor(field.pre);
        const auto number = [&] {
            return field.isSigned ? static_cast<double>(cursor.signedBits(field.bits))
                                  : static_cast<double>(cursor.bits(field.bits));
        };
        switch (field.kind) {
        case 0x10:
            setReal(values, field.name,
                    static_cast<double>(cursor.bits(field.bits)) * 360 / std::exp2(field.bits));
            break;
        case 0x20:
            setReal(values, field.name,
                    (double{m_time} * 100 - static_cast<double>(cursor.signedBits(8))) / 100);
            break;
        case 0x40:
            setReal(values, field.name,
                    (double{m_time} * pre - static_cast<double>(cursor.signedBits(field.bits)))
                        / pre);
            break;
        case 0x80: {
            const std::string text = cursor.text();
            if (text.empty())
                values.erase(field.name);
            else
                values[field.name] = text;
            break;
        }
        case 0x04:
            setReal(values, field.name, number() / pre * factor(field.post));
            break;
        default:
            setInteger(values, field.name, number() / pre * factor(field.post));
        }
    }
}

std::shared_ptr<const StrictEntity> StrictGame::readEntity(
    StrictCursor &cursor, unsigned number, bool isCustom,
    const std::shared_ptr<const StrictEntity> &from) const
{
    auto entity = from ? std::make_shared<StrictEntity>(*from) : std::make_shared<StrictEntity>();
    const bool isPlayer = number >= 1 && number <= m_maxClients;
    entity->kind = isPlayer ? 'p' : isCustom ? 'c' : 'n';
    readDelta(cursor,
              isPlayer   ? "entity_state_player_t"
              : isCustom ? "custom_entity_state_t"
                         : "entity_state_t",
              entity->values);
    entity->digest = mixed(digestOf(entity->values), std::string_view(&entity->kind, 1));
    return entity;
}

std::shared_ptr<const StrictEntity> StrictGame::baseline(unsigned number) const
{
    const auto known = m_baselines.find(number);
    return known == m_baselines.end() ? nullptr : known->second;
}

void StrictGame::readBaselines(StrictCursor &cursor)
{
    while (cursor.peek16() != 0xFFFF) {
        const auto number = static_cast<unsigned>(cursor.bits(11));
        const auto type = cursor.bits(2);
        strictly(type == 1 || type == 2, "a baseline of no type");
        auto entity = readEntity(cursor, type == 1 ? number : 0, type == 2, nullptr);
        m_baselines[number] = std::move(entity);
    }
    cursor.bits(16);
    const auto count = cursor.bits(6);
    m_instanced.clear();
    for (std::uint64_t i = 0; i < count; ++i)
        m_instanced.push_back(readEntity(cursor, 0, false, nullptr));
}

template<typename T>
std::shared_ptr<const T> StrictGame::referred(const Ring<T> &ring, unsigned lowByte) const
{
    for (const auto &[sequence, content] : ring) {
        if ((static_cast<std::uint32_t>(sequence) & 0xFF) == lowByte)
            return content;
    }
    throw StrictFault("a packet refers to one that is not there");
}

template<typename T>
void StrictGame::put(Ring<T> &ring, std::shared_ptr<const T> content) const
{
    std::erase_if(ring, [&](const auto &entry) {
        return ((entry.first ^ m_sequence) & 63) == 0 || m_sequence - entry.first >= 64;
    });
    ring[m_sequence] = std::move(content);
}

void StrictGame::readClientData(StrictCursor &cursor)
{
    if (m_isHltv)
        return;
    auto data = std::make_shared<StrictClientData>();
    if (cursor.flag()) {
        *data = *referred(m_clientRing, static_cast<unsigned>(cursor.bits(8)));
        m_refers = true;
    }
    readDelta(cursor, "clientdata_t", data->values);
    while (cursor.flag()) {
        const auto index = static_cast<unsigned>(cursor.bits(m_protocol >= 47 ? 6 : 5));
        readDelta(cursor, "weapon_data_t", data->weapons[index]);
    }
    data->digest = digestOf(data->values);
    for (const auto &[index, weapon] : data->weapons)
        data->digest = mixed(data->digest,
                             std::to_string(index) + ' ' + std::to_string(digestOf(weapon)));
    m_clientData = data;
    put(m_clientRing, m_clientData);
}

void StrictGame::readEntities(StrictCursor &cursor, bool isDelta)
{
    strictly(m_maxClients > 0, "entities before the server's info");
    const auto announced = cursor.bytes(2);
    std::shared_ptr<const StrictEntities> reference;
    StrictEntities entities;
    if (isDelta) {
        reference = referred(m_entityRing, cursor.bytes(1));
        entities = *reference;
        m_refers = true;
    }
    std::vector<std::shared_ptr<const StrictEntity>> earlier;
    unsigned number = 0;
    while (cursor.peek16() != 0) {
        const bool isRemoved = isDelta && cursor.flag();
        const unsigned before = number;
        if (!isDelta && cursor.flag())
            ++number;
        else if (cursor.flag())
            number = static_cast<unsigned>(cursor.bits(11));
        else
            number += static_cast<unsigned>(cursor.bits(6));
        strictly(number > before || (number == 0 && before == 0), "entities not in their order");
        if (isRemoved) {
            strictly(entities.erase(number) == 1, "an entity that is not there is removed");
            continue;
        }
        const bool isCustom = cursor.flag();
        auto from = baseline(number);
        const bool isInstanced = !m_instanced.empty() && cursor.flag();
        if (isInstanced) {
            const auto index = cursor.bits(6);
            strictly(index < m_instanced.size(), "no such instanced baseline");
            from = m_instanced[index];
        }
        if (!isDelta && !isInstanced && cursor.flag()) {
            const auto offset = cursor.bits(6);
            strictly(offset >= 1 && offset <= earlier.size(), "an entity like none before it");
            from = earlier[earlier.size() - offset];
        }
        if (isDelta) {
            if (const auto old = reference->find(number); old != reference->end())
                from = old->second;
        }
        earlier.push_back(readEntity(cursor, number, isCustom, from));
        entities[number] = earlier.back();
    }
    cursor.bits(16);
    strictly(entities.size() == announced, "not as many entities as announced");
    m_entities = std::make_shared<const StrictEntities>(std::move(entities));
    put(m_entityRing, m_entities);
}

} // namespace tickscope::test
