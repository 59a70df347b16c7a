// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/snapshot_builder.h"

#include <algorithm>
#include <set>
#include <utility>

#include "core/formats/teeworlds_common/items/item_tables.h"
#include "core/model/state/field_list.h"

namespace tickscope::teeworlds {

namespace {

constexpr std::uint32_t FirstExtendedType = 0x7fff;

/// Words of the item that tells a type's UUID: four big-endian integers.
std::vector<std::int32_t> uuidWords(const Uuid &uuid)
{
    std::vector<std::int32_t> words;
    for (std::size_t i = 0; i < uuid.bytes.size(); i += 4) {
        std::uint32_t bits = 0;
        for (std::size_t k = i; k < i + 4; ++k)
            bits = bits << 8 | uuid.bytes[k];
        words.push_back(static_cast<std::int32_t>(bits));
    }
    return words;
}

std::int32_t intKey(ItemKey key)
{
    return static_cast<std::int32_t>(key.type << 16 | static_cast<std::uint32_t>(key.id));
}

/// Differences wrap around, as those who apply them do.
std::int32_t difference(std::int32_t after, std::int32_t before)
{
    return static_cast<std::int32_t>(static_cast<std::uint32_t>(after)
                                     - static_cast<std::uint32_t>(before));
}

/// Whether \a byte goes on with the character before it in UTF-8.
bool isContinuation(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U;
}

} // namespace

void SnapshotBuilder::add(std::uint32_t type, std::int64_t id, std::vector<std::int32_t> words)
{
    m_items.push_back({{type, id}, std::move(words)});
}

void SnapshotBuilder::add(const Uuid &type, std::int64_t id, std::vector<std::int32_t> words)
{
    add(numberOf(type), id, std::move(words));
}

SnapshotItems SnapshotBuilder::take()
{
    SnapshotItems snapshot;
    for (const auto &[uuid, number] : m_numbers)
        snapshot.push_back({{UuidItemType, number}, uuidWords(uuid)});
    // In the order of their numbers, so that a new type does not move the others.
    std::ranges::sort(snapshot, std::ranges::greater{},
                      [](const auto &item) { return item.key.id; });
    std::ranges::move(m_items, std::back_inserter(snapshot));
    m_items.clear();
    return snapshot;
}

std::uint32_t SnapshotBuilder::numberOf(const Uuid &type)
{
    const auto next = FirstExtendedType - static_cast<std::uint32_t>(m_numbers.size());
    return m_numbers.try_emplace(type, next).first->second;
}

std::vector<std::int32_t> packText(std::string_view text, std::size_t wordCount)
{
    if (wordCount == 0)
        return {};
    // One byte stays free: the last is the terminator.
    std::size_t used = std::min(text.size(), 4 * wordCount - 1);
    while (used > 0 && used < text.size() && isContinuation(text[used]))
        --used;
    std::vector<std::int32_t> words(wordCount);
    tickscope::packText(words, text.substr(0, used));
    words.back() &= ~0xff;
    return words;
}

std::vector<std::int32_t> fullSnapshotInts(const SnapshotItems &snapshot)
{
    std::vector<std::int32_t> offsets;
    std::vector<std::int32_t> area;
    for (const SnapshotItem &item : snapshot) {
        offsets.push_back(static_cast<std::int32_t>(4 * area.size()));
        area.push_back(intKey(item.key));
        area.insert(area.end(), item.words.begin(), item.words.end());
    }
    std::vector<std::int32_t> ints{static_cast<std::int32_t>(4 * area.size()),
                                   static_cast<std::int32_t>(offsets.size())};
    ints.insert(ints.end(), offsets.begin(), offsets.end());
    ints.insert(ints.end(), area.begin(), area.end());
    return ints;
}

std::vector<std::int32_t> deltaInts(const SnapshotItems &before, const SnapshotItems &after,
                                    Protocol protocol)
{
    std::map<ItemKey, const SnapshotItem *> old;
    for (const SnapshotItem &item : before)
        old.emplace(item.key, &item);
    std::set<ItemKey> kept;
    std::vector<std::int32_t> records;
    std::int32_t recordCount = 0;
    for (const SnapshotItem &item : after) {
        kept.insert(item.key);
        const auto found = old.find(item.key);
        if (found != old.end() && found->second->words == item.words)
            continue;
        ++recordCount;
        const auto type = static_cast<std::int32_t>(item.key.type);
        records.push_back(type);
        records.push_back(static_cast<std::int32_t>(item.key.id));
        if (!staticSize(protocol, type))
            records.push_back(static_cast<std::int32_t>(item.words.size()));
        for (std::size_t i = 0; i < item.words.size(); ++i) {
            records.push_back(found == old.end()
                                  ? item.words[i]
                                  : difference(item.words[i], found->second->words[i]));
        }
    }

    std::vector<std::int32_t> ints{0, recordCount, 0};
    for (const SnapshotItem &item : before) {
        if (kept.contains(item.key))
            continue;
        ++ints[0];
        ints.push_back(intKey(item.key));
    }
    if (ints[0] == 0 && recordCount == 0)
        return {};
    ints.insert(ints.end(), records.begin(), records.end());
    return ints;
}

} // namespace tickscope::teeworlds
