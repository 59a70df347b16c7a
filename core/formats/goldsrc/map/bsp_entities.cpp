// SPDX-License-Identifier: MIT
#include <algorithm>
#include <charconv>
#include <cmath>

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

std::optional<float> consumeNumber(std::string_view &text)
{
    skipWhiteSpace(text);
    float number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || !(std::abs(number) < BspFarAway))
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
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
    const auto x = consumeNumber(text);
    const auto y = consumeNumber(text);
    const auto z = consumeNumber(text);
    if (!x || !y || !z)
        return std::nullopt;
    return BspVector{*x, *y, *z};
}

std::optional<std::uint32_t> BspEntity::brushModel() const
{
    const std::string_view text = value("model");
    std::uint32_t number = 0;
    if (!text.starts_with('*'))
        return std::nullopt;
    const auto [end, error] = std::from_chars(text.data() + 1, text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
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
