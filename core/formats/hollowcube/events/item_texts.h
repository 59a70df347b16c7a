// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/formats/hollowcube/coding/primitive_reader.h"

namespace tickscope::hollowcube {

/// Items as people read them. The same few come again and again, so what their bytes mean is
/// remembered. One thread.
class ItemTexts
{
public:
    /// As itemText(); valid until the next call.
    [[nodiscard]] const std::string &of(const SlotItem &item) { return known(item).text; }
    /// The same as words of an entity, see SlotWords; valid until the next call.
    [[nodiscard]] std::span<const std::int32_t> wordsOf(const SlotItem &item)
    {
        return known(item).words;
    }
    /// All that an entity has who had nothing before: SlotWords in the order of the slots, the
    /// last one where several name the same. Snapshots have the same again and again.
    [[nodiscard]] std::span<const std::int32_t> wordsOf(const SetItem &event);
    /// As readPayload(): one whose items were asked for before is known by its bytes.
    [[nodiscard]] ReplayEvent readSet(PrimitiveReader &reader);

private:
    /// What is known of a SetItem by the bytes of its items.
    struct KnownSet {
        struct Place {
            std::int32_t slot = 0;
            std::size_t begin = 0;
            std::size_t size = 0;
        };
        std::vector<Place> places; ///< Of the items among these bytes.
        std::vector<std::int32_t> words;
    };
    struct Known {
        std::string text;
        std::vector<std::int32_t> words;
    };
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view bytes) const
        {
            return std::hash<std::string_view>()(bytes);
        }
    };

    template<typename What>
    using ByBytes = std::unordered_map<std::string, What, Hash, std::equal_to<>>;

    const Known &known(const SlotItem &item);
    const std::vector<std::int32_t> &readWords(const SetItem &event);
    [[nodiscard]] std::size_t placeOf(std::int32_t entity) const;

    ByBytes<Known> m_known;
    Known m_long; ///< Of an item that is too long for being remembered.
    using KnownSets = ByBytes<KnownSet>;

    KnownSets m_knownSets;
    const KnownSets::value_type *m_lastSet = nullptr; ///< One of them.
    /// The last one of each of some entities.
    std::array<const KnownSets::value_type *, 32> m_lastSets{};
    std::vector<std::int32_t> m_readWords; ///< Kept for its memory.
};

/// What a slot holds, in the words of an entity. Field::numberedTexts() reads the same.
struct SlotWords {
    std::int32_t slot = 0;
    std::span<const std::int32_t> words; ///< Bytes of the text, then it, in four bytes a word.
};

/// All in \a words, those of an entity from EntityWord::ItemsWord on. Borrowed.
[[nodiscard]] std::vector<SlotWords> slotsIn(std::span<const std::int32_t> words);

} // namespace tickscope::hollowcube
