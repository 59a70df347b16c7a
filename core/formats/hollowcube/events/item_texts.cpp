// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/events/item_texts.h"

#include <algorithm>
#include <utility>

#include "core/formats/hollowcube/events/event_registry.h"
#include "core/formats/hollowcube/nbt/nbt.h"
#include "core/model/state/schema.h"

namespace tickscope::hollowcube {

namespace {

/// A hostile file has ever new and ever longer items; both bounds keep it below a megabyte.
constexpr std::size_t MostKnown = 256;
constexpr std::size_t LongestKnown = 512;
/// The same of what is set together.
constexpr std::size_t MostKnownSets = 128;
constexpr std::size_t LongestKnownSet = 2048;

std::string readText(const SlotItem &item)
{
    PrimitiveReader reader(item.item);
    return itemText(readNbt(reader));
}

std::vector<std::int32_t> wordsOfText(const std::string &text)
{
    std::vector<std::int32_t> words;
    Field::appendNumberedTexts(words, std::array{NumberedText{0, text}});
    words.erase(words.begin()); // the number
    return words;
}

} // namespace

const ItemTexts::Known &ItemTexts::known(const SlotItem &item)
{
    const std::string_view bytes(reinterpret_cast<const char *>(item.item.data()),
                                 item.item.size());
    const auto read = [&item] {
        std::string text = readText(item);
        auto words = wordsOfText(text);
        return Known{std::move(text), std::move(words)};
    };
    if (bytes.size() > LongestKnown)
        return m_long = read();
    if (const auto known = m_known.find(bytes); known != m_known.end())
        return known->second;
    if (m_known.size() >= MostKnown)
        m_known.clear();
    return m_known.emplace(bytes, read()).first->second;
}

std::size_t ItemTexts::placeOf(std::int32_t entity) const
{
    return static_cast<std::uint32_t>(entity) % m_lastSets.size();
}

/// Valid until the next call.
const std::vector<std::int32_t> &ItemTexts::readWords(const SetItem &event)
{
    std::span<const SlotItem> items = event.items;
    std::vector<SlotItem> sorted;
    if (!std::ranges::is_sorted(items, {}, &SlotItem::slot)) { // mostly it is
        sorted = event.items;
        std::ranges::stable_sort(sorted, {}, &SlotItem::slot);
        items = sorted;
    }
    std::vector<std::int32_t> &words = m_readWords;
    words.clear();
    for (auto item = items.begin(); item != items.end(); ++item) {
        if (item + 1 != items.end() && (item + 1)->slot == item->slot)
            continue;
        words.push_back(item->slot);
        const auto own = wordsOf(*item);
        words.insert(words.end(), own.begin(), own.end());
    }
    return words;
}

std::span<const std::int32_t> ItemTexts::wordsOf(const SetItem &event)
{
    const std::string_view bytes(reinterpret_cast<const char *>(event.bytes.data()),
                                 event.bytes.size());
    if (bytes.empty() || bytes.size() > LongestKnownSet)
        return readWords(event);
    // Who compares an event applies it next.
    if (m_lastSet && m_lastSet->first == bytes)
        return m_lastSet->second.words;
    auto known = m_knownSets.find(bytes);
    if (known == m_knownSets.end()) {
        if (m_knownSets.size() >= MostKnownSets) {
            m_knownSets.clear();
            m_lastSets.fill(nullptr);
        }
        KnownSet set{{}, readWords(event)};
        for (const auto &[slot, item] : event.items)
            set.places.push_back(
                {slot, static_cast<std::size_t>(item.data() - event.bytes.data()), item.size()});
        known = m_knownSets.emplace(bytes, std::move(set)).first;
    }
    m_lastSet = &*known;
    m_lastSets[placeOf(event.entity)] = m_lastSet;
    return known->second.words;
}

ReplayEvent ItemTexts::readSet(PrimitiveReader &reader)
{
    PrimitiveReader ahead = reader;
    SetItem event{ahead.readVarint(), {}};
    const auto count = static_cast<std::size_t>(ahead.readVarint());
    const auto *known = m_lastSets[placeOf(event.entity)];
    if (!known || known->second.places.size() != count || !ahead.startsWith(known->first))
        return readPayload(reader, SetItemId, MoveEncoding::Packed);
    event.bytes = ahead.readBytes(known->first.size());
    event.items.reserve(count);
    for (const auto &[slot, begin, size] : known->second.places)
        event.items.push_back({slot, event.bytes.subspan(begin, size)});
    m_lastSet = known;
    reader = ahead;
    return event;
}

std::vector<SlotWords> slotsIn(std::span<const std::int32_t> words)
{
    constexpr std::size_t BytesOfWord = 4;
    std::vector<SlotWords> slots;
    while (words.size() >= 2) {
        const std::size_t size = static_cast<std::uint32_t>(words[1]);
        const std::size_t count = (size + BytesOfWord - 1) / BytesOfWord;
        if (count > words.size() - 2)
            break;
        slots.push_back({words[0], words.subspan(1, 1 + count)});
        words = words.subspan(2 + count);
    }
    return slots;
}

} // namespace tickscope::hollowcube
