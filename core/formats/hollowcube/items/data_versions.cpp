// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/items/data_versions.h"

#include <iterator>
#include <limits>

#include "core/formats/hollowcube/items/replay_schema.h"

namespace tickscope::hollowcube {

namespace {

std::optional<std::int32_t> smallNumberIn(const NbtCompound &row, std::string_view name)
{
    const NbtTag *tag = row.find(name);
    const auto number = tag ? tag->integer() : std::nullopt;
    if (!number || *number < 0 || *number > std::numeric_limits<std::int32_t>::max())
        return {};
    return static_cast<std::int32_t>(*number);
}

std::string textIn(const Schema &schema, std::uint32_t type, std::string_view field,
                   std::int32_t number)
{
    return schema.find(type)->fieldNamed(field)->textOf(std::int64_t{number});
}

} // namespace

DataVersions::DataVersions(const ReplayHeader &header, const NbtCompound &metadata)
{
    if (!header.isSeedLiteral())
        m_first = header.dataVersion;
    const NbtTag *ours = metadata.find("tickscope");
    const auto *group = ours ? ours->as<NbtCompound>() : nullptr;
    const NbtTag *rows = group ? group->find("dataVersions") : nullptr;
    const auto *list = rows ? rows->as<NbtList>() : nullptr;
    if (!list)
        return;
    for (const NbtTag &tag : list->tags) {
        const auto *row = tag.as<NbtCompound>();
        const auto chunk = row ? smallNumberIn(*row, "fromChunk") : std::nullopt;
        const auto version = row ? smallNumberIn(*row, "dataVersion") : std::nullopt;
        if (chunk && version)
            m_from[static_cast<std::size_t>(*chunk)] = *version;
    }
}

std::optional<std::int32_t> DataVersions::of(std::size_t chunk) const
{
    const auto after = m_from.upper_bound(chunk);
    return after == m_from.begin() ? m_first : std::prev(after)->second;
}

GameData gameData(std::optional<std::int32_t> version, double tickRate)
{
    return {version, replaySchema(version, tickRate)};
}

std::string entityTypeText(const Schema &schema, std::int32_t type)
{
    return textIn(schema, EntityType, "type", type);
}

std::string blockStateText(const Schema &schema, std::int32_t state)
{
    return textIn(schema, BlockType, "state", state);
}

} // namespace tickscope::hollowcube
