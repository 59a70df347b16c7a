// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/events/item_texts.h"

#include "core/formats/hollowcube/nbt/nbt.h"

namespace tickscope::hollowcube {

namespace {

/// A hostile file has ever new and ever longer items; both bounds keep it below a megabyte.
constexpr std::size_t MostKnown = 256;
constexpr std::size_t LongestKnown = 512;

std::string readText(const SlotItem &item)
{
    PrimitiveReader reader(item.item);
    return itemText(readNbt(reader));
}

} // namespace

const std::string &ItemTexts::of(const SlotItem &item)
{
    const std::string_view bytes(reinterpret_cast<const char *>(item.item.data()),
                                 item.item.size());
    if (bytes.size() > LongestKnown)
        return m_long = readText(item);
    if (const auto known = m_known.find(bytes); known != m_known.end())
        return known->second;
    if (m_known.size() >= MostKnown)
        m_known.clear();
    return m_known.emplace(bytes, readText(item)).first->second;
}

} // namespace tickscope::hollowcube
