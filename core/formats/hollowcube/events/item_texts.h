// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/formats/hollowcube/coding/replay_event.h"

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

private:
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

    const Known &known(const SlotItem &item);

    std::unordered_map<std::string, Known, Hash, std::equal_to<>> m_known; ///< By bytes.
    Known m_long; ///< Of an item that is too long for being remembered.
};

/// What a slot holds, in the words of an entity. Field::numberedTexts() reads the same.
struct SlotWords {
    std::int32_t slot = 0;
    std::span<const std::int32_t> words; ///< Bytes of the text, then it, in four bytes a word.
};

/// All in \a words, those of an entity from EntityWord::ItemsWord on. Borrowed.
[[nodiscard]] std::vector<SlotWords> slotsIn(std::span<const std::int32_t> words);

} // namespace tickscope::hollowcube
