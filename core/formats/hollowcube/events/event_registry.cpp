// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/events/event_registry.h"

namespace tickscope::hollowcube {

namespace {

/// Ids below are the same in every host. Source: hollowcube-replay.md, section 8.
constexpr std::int32_t FirstHostEvent = 10;

} // namespace

EventRegistry::EventRegistry(const NbtCompound &metadata)
{
    const NbtTag *ours = metadata.find("tickscope");
    const auto *group = ours ? ours->as<NbtCompound>() : nullptr;
    const NbtTag *names = group ? group->find("registry") : nullptr;
    const auto *list = names ? names->as<NbtList>() : nullptr;
    if (!list)
        return;
    for (const NbtTag &tag : list->tags) {
        const auto *name = tag.as<std::string>();
        m_names.push_back(name ? *name : std::string());
    }
}

bool EventRegistry::isKnown(std::int32_t id) const
{
    if (id < 0 || static_cast<std::size_t>(id) >= EventKindCount)
        return false;
    const std::string_view name = nameOf(id);
    // A name without a namespace is no name of the registry's kind.
    const bool isOther = name.find(':') != std::string_view::npos
                         && name != RegisteredNames[static_cast<std::size_t>(id)];
    return id < FirstHostEvent || !isOther;
}

std::string EventRegistry::textOf(std::int32_t id) const
{
    const std::string_view name = nameOf(id);
    return std::to_string(id) + (name.empty() ? "" : " (" + std::string(name) + ')');
}

std::string_view EventRegistry::nameOf(std::int32_t id) const
{
    if (id < 0 || static_cast<std::size_t>(id) >= m_names.size())
        return {};
    return m_names[static_cast<std::size_t>(id)];
}

} // namespace tickscope::hollowcube
