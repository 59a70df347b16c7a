// SPDX-License-Identifier: MIT
#include "core/recorder/replay_description.h"

#include <optional>
#include <string_view>

#include "core/formats/hollowcube/events/event_registry.h"

namespace tickscope::recorder {

using namespace hollowcube;

namespace {

constexpr std::uint8_t StringType = 8;
constexpr std::uint8_t CompoundType = 10;
constexpr std::int32_t RegistryVersion = 1;

/// A copy of what is there under \a name if it is of that type, else an empty one.
template<typename T>
T copyOf(const NbtCompound &parent, std::string_view name)
{
    const NbtTag *tag = parent.find(name);
    const T *held = tag ? tag->as<T>() : nullptr;
    return held ? *held : T{};
}

NbtList eventRegistry()
{
    NbtList names;
    names.elementType = StringType;
    for (const std::string_view name : RegisteredNames)
        names.tags.push_back({std::string(name)});
    return names;
}

std::optional<std::int64_t> lastDataVersion(const NbtList &rows)
{
    if (rows.tags.empty())
        return {};
    const auto *row = rows.tags.back().as<NbtCompound>();
    const NbtTag *version = row ? row->find("dataVersion") : nullptr;
    return version ? version->integer() : std::nullopt;
}

} // namespace

ReplayHeader headerOf(const ReplayDescription &description)
{
    ReplayHeader header;
    header.worldId = description.worldId;
    header.worldVersion = description.worldVersion;
    header.timestamp = description.timestamp;
    header.dataVersion = description.dataVersion;
    return header;
}

void noteDataVersion(NbtCompound &metadata, std::int32_t chunk, std::int32_t dataVersion)
{
    NbtCompound ours = copyOf<NbtCompound>(metadata, "tickscope");
    NbtList rows = copyOf<NbtList>(ours, "dataVersions");
    if (lastDataVersion(rows) == dataVersion)
        return;
    NbtCompound row;
    row.set("fromChunk", {chunk});
    row.set("dataVersion", {dataVersion});
    rows.elementType = CompoundType;
    rows.tags.push_back({std::move(row)});
    ours.set("dataVersions", {std::move(rows)});
    metadata.set("tickscope", {std::move(ours)});
}

void describeEvents(NbtCompound &metadata, std::int32_t dataVersion)
{
    NbtCompound ours = copyOf<NbtCompound>(metadata, "tickscope");
    ours.set("registry", {eventRegistry()});
    ours.set("registryVersion", {RegistryVersion});
    ours.set("tickRate", {static_cast<std::int32_t>(DefaultTickRate)});
    metadata.set("tickscope", {std::move(ours)});
    noteDataVersion(metadata, 0, dataVersion);
}

} // namespace tickscope::recorder
