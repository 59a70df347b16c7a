// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>

#include <nlohmann/json.hpp>

#include "core/formats/hollowcube/nbt/nbt.h"

namespace tickscope::hollowcube {

namespace {

using nlohmann::json;

std::string quoted(const std::string &text)
{
    return json(text).dump(-1, ' ', false, json::error_handler_t::replace);
}

std::string joined(const std::vector<std::string> &parts, char open, char close)
{
    std::string text(1, open);
    for (const std::string &part : parts) {
        if (text.size() > 1)
            text += ", ";
        text += part;
    }
    return text + close;
}

template<typename T>
std::string numberText(T number)
{
    if constexpr (std::is_floating_point_v<T>) {
        if (!std::isfinite(number))
            return "null";
    }
    return json(number).dump();
}

struct TextOf {
    std::string operator()(float number) const { return numberText(static_cast<double>(number)); }
    std::string operator()(const std::string &text) const { return quoted(text); }
    std::string operator()(const NbtList &list) const
    {
        std::vector<std::string> parts;
        for (const NbtTag &tag : list.tags)
            parts.push_back(jsonText(tag));
        return joined(parts, '[', ']');
    }
    std::string operator()(const NbtCompound &compound) const
    {
        std::vector<const NbtEntry *> sorted;
        sorted.reserve(compound.entries.size());
        for (const NbtEntry &entry : compound.entries)
            sorted.push_back(&entry);
        std::ranges::stable_sort(sorted, {}, &NbtEntry::name);
        std::vector<std::string> parts;
        parts.reserve(sorted.size());
        for (const NbtEntry *entry : sorted)
            parts.push_back(quoted(entry->name) + ": " + jsonText(entry->tag));
        return joined(parts, '{', '}');
    }
    template<typename T>
    std::string operator()(const std::vector<T> &array) const
    {
        std::vector<std::string> parts;
        parts.reserve(array.size());
        for (const T number : array)
            parts.push_back(numberText(number));
        return joined(parts, '[', ']');
    }
    template<typename T>
    requires std::is_arithmetic_v<T> std::string operator()(T number) const
    {
        return numberText(number);
    }
};

} // namespace

std::string jsonText(const NbtTag &tag)
{
    return std::visit(TextOf{}, tag.value);
}

std::string itemText(const NbtCompound &item)
{
    const NbtTag *idTag = item.find("id");
    const NbtTag *countTag = item.find("count");
    const auto *id = idTag ? idTag->as<std::string>() : nullptr;
    const auto count = countTag ? countTag->integer() : std::nullopt;
    std::string text = (id ? *id : "?") + " x" + std::to_string(count.value_or(1));
    const NbtTag *components = item.find("components");
    if (components && components->as<NbtCompound>())
        text += ' ' + jsonText(*components);
    return text;
}

} // namespace tickscope::hollowcube
