// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/client_looks.h"

#include <algorithm>
#include <cmath>

namespace tickscope::teehistorian {

namespace {

using teeworlds::Message;

/// Bytes that a snapshot can hold. Source: teeworlds-snapshot.md, section 6.
constexpr std::size_t ClanBytes = 11;
constexpr std::size_t SkinBytes = 23;

std::string cut(std::string_view text, std::size_t size)
{
    if (text.size() <= size)
        return std::string(text);
    // Not within a character.
    while (size > 0 && (static_cast<unsigned char>(text[size]) & 0xC0U) == 0x80U)
        --size;
    return std::string(text.substr(0, size));
}

/// The skins that both games have, by their parts in 0.7: body, marking, decoration.
struct StandardSkin {
    std::string_view name;
    std::array<std::string_view, 3> parts;
};
constexpr std::array<StandardSkin, 16> StandardSkins = {{
    {"default", {"standard", "", ""}},
    {"bluekitty", {"kitty", "whisker", ""}},
    {"bluestripe", {"standard", "stripes", ""}},
    {"brownbear", {"bear", "bear", "hair"}},
    {"cammo", {"standard", "cammo2", ""}},
    {"cammostripes", {"standard", "cammostripes", ""}},
    {"coala", {"koala", "twinbelly", ""}},
    {"limekitty", {"kitty", "whisker", ""}},
    {"pinky", {"standard", "whisker", ""}},
    {"redbopp", {"standard", "donny", "unibop"}},
    {"redstripe", {"standard", "stripe", ""}},
    {"saddo", {"standard", "saddo", ""}},
    {"toptri", {"standard", "toptri", ""}},
    {"twinbop", {"standard", "duodonny", "twinbopp"}},
    {"twintri", {"standard", "twintri", ""}},
    {"warpaint", {"standard", "warpaint", ""}},
}};

/// 0.7 lets a colour be darker than 0.6; what is too dark is as dark as may be.
std::int32_t colorOf06(const Looks::Part &part)
{
    constexpr std::int32_t Unset = 255;
    constexpr double Darkest07 = 61.0 / 255.0;
    constexpr double Darkest06 = 0.5;
    const std::int32_t packed = part.isColored ? part.color : Unset;
    const double own = (packed & 255) / 255.0;
    const double lightness = Darkest07 + own * (1 - Darkest07);
    const double kept = std::clamp((lightness - Darkest06) / (1 - Darkest06), 0.0, 1.0);
    return (packed & 0xFFFF00) | static_cast<std::int32_t>(std::lround(kept * 255));
}

void wearNearest(Looks &looks)
{
    const auto matches = [&looks](const StandardSkin &skin) {
        std::ptrdiff_t count = 0;
        for (std::size_t i = 0; i < skin.parts.size(); ++i)
            count += looks.parts[i].name == skin.parts[i] ? 1 : 0;
        return count;
    };
    const auto best = std::ranges::max_element(StandardSkins, {}, matches);
    constexpr std::size_t Body = 0;
    constexpr std::size_t Feet = 4;
    looks.skin = best->name;
    looks.hasOwnColors = true;
    looks.bodyColor = colorOf06(looks.parts[Body]);
    looks.feetColor = colorOf06(looks.parts[Feet]);
}

void takeParts(const Message &message, std::size_t first, Looks &looks)
{
    const std::size_t count = looks.parts.size();
    for (std::size_t i = 0; i < count; ++i) {
        looks.parts[i] = {cut(message.textAt(first + i), SkinBytes),
                          message.numberAt(first + count + i) != 0,
                          message.numberAt(first + 2 * count + i)};
    }
    looks.hasParts = true;
    wearNearest(looks);
}

} // namespace

void takeLooks(const Message &message, Looks &looks)
{
    constexpr std::size_t FieldsOf06 = 7;
    constexpr std::size_t PartFields = 18;
    const std::size_t count = message.values.size();
    if (message.type->name == "Cl_SkinChange") {
        if (count >= PartFields)
            takeParts(message, 0, looks);
        return;
    }
    if (count < FieldsOf06)
        return;
    looks.clan = cut(message.textAt(1), ClanBytes);
    looks.country = message.numberAt(2);
    if (count >= 3 + PartFields) {
        takeParts(message, 3, looks);
        return;
    }
    looks.skin = cut(message.textAt(3), SkinBytes);
    looks.hasOwnColors = message.numberAt(4) != 0;
    looks.bodyColor = message.numberAt(5);
    looks.feetColor = message.numberAt(6);
    looks.hasParts = false;
}

} // namespace tickscope::teehistorian
