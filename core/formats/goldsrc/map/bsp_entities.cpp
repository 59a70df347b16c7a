// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>

#include "core/base/parsing.h"
#include "core/formats/goldsrc/map/bsp_file.h"

namespace tickscope::goldsrc {

namespace {

constexpr std::string_view WhiteSpace = " \t\r\n";

void skipWhiteSpace(std::string_view &text)
{
    text.remove_prefix(std::min(text.find_first_not_of(WhiteSpace), text.size()));
}

bool take(std::string_view &text, char c)
{
    skipWhiteSpace(text);
    if (!text.starts_with(c))
        return false;
    text.remove_prefix(1);
    return true;
}

/// A word in quotes; there are no escapes.
std::optional<std::string_view> consumeQuoted(std::string_view &text)
{
    if (!take(text, '"'))
        return std::nullopt;
    const std::size_t end = text.find('"');
    if (end == std::string_view::npos)
        return std::nullopt;
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(end + 1);
    return word;
}

std::optional<float> consumePlace(std::string_view &text)
{
    skipWhiteSpace(text);
    const auto number = consumeNumber<float>(text);
    return number && std::abs(*number) < BspFarAway ? number : std::nullopt;
}

} // namespace

std::string_view BspEntity::value(std::string_view key) const
{
    const auto found = std::ranges::find(values, key,
                                         [](const auto &entry) { return entry.first; });
    return found == values.end() ? std::string_view() : found->second;
}

std::optional<BspVector> BspEntity::vector(std::string_view key) const
{
    std::string_view text = value(key);
    const auto x = consumePlace(text);
    const auto y = consumePlace(text);
    const auto z = consumePlace(text);
    if (!x || !y || !z)
        return std::nullopt;
    return BspVector{*x, *y, *z};
}

std::optional<std::uint32_t> BspEntity::brushModel() const
{
    const std::string_view text = value("model");
    return text.starts_with('*') ? parseNumber<std::uint32_t>(text.substr(1)) : std::nullopt;
}

std::vector<BspEntity> parseBspEntities(std::string_view text)
{
    std::vector<BspEntity> entities;
    while (take(text, '{')) {
        BspEntity entity;
        while (!take(text, '}')) {
            const auto key = consumeQuoted(text);
            const auto value = key ? consumeQuoted(text) : std::nullopt;
            if (!value) {
                entities.push_back(std::move(entity));
                return entities;
            }
            entity.values.emplace_back(*key, *value);
        }
        entities.push_back(std::move(entity));
    }
    return entities;
}

} // namespace tickscope::goldsrc
