// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>

#include "core/formats/hollowcube/coding/replay_event.h"

namespace tickscope::hollowcube {

/// Items as people read them. The same few come again and again, so what their bytes mean is
/// remembered. One thread.
class ItemTexts
{
public:
    /// As itemText(); valid until the next call.
    [[nodiscard]] const std::string &of(const SlotItem &item);

private:
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view bytes) const
        {
            return std::hash<std::string_view>()(bytes);
        }
    };

    std::unordered_map<std::string, std::string, Hash, std::equal_to<>> m_known; ///< By bytes.
    std::string m_long; ///< Of an item that is too long for being remembered.
};

} // namespace tickscope::hollowcube
