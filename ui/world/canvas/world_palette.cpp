// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/canvas/world_palette.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include "ui/style/theme.h"

namespace tickscope {

WorldPalette WorldPalette::make(bool dark)
{
    const auto pick = [dark](const QColor &onDark, const QColor &onLight) {
        return dark ? onDark : onLight;
    };
    WorldPalette palette;
    palette.isDark = dark;
    palette.skyTop = pick({0x17, 0x1E, 0x2B}, {0xDC, 0xE8, 0xF5});
    palette.skyBottom = pick({0x2B, 0x3A, 0x4E}, {0xF4, 0xF1, 0xE9});
    palette.grid = pick({255, 255, 255, 14}, {0, 0, 0, 14});
    palette.outside = pick({8, 10, 14, 120}, {190, 196, 204, 120});
    palette.solidEdge = pick({0x62, 0x70, 0x82}, {0x9C, 0xA9, 0xB8});
    palette.solidDeep = pick({0x3C, 0x47, 0x56}, {0x7D, 0x8B, 0x9C});
    palette.solidRim = pick({0xA6, 0xB8, 0xCC}, {0x5C, 0x6A, 0x7C});
    palette.steelEdge = pick({0x55, 0x5B, 0x62}, {0x7C, 0x82, 0x8A});
    palette.steelDeep = pick({0x35, 0x39, 0x3F}, {0x66, 0x6C, 0x74});
    palette.steelRim = pick({0x9A, 0xA3, 0xAD}, {0x46, 0x4C, 0x54});
    palette.steelHatch = pick({255, 255, 255, 26}, {255, 255, 255, 46});
    palette.plate = pick({12, 15, 20, 200}, {255, 255, 255, 214});
    palette.plateText = pick({0xF2, 0xF4, 0xF7}, {0x1B, 0x1F, 0x24});
    palette.accent = pick({0x6C, 0xB0, 0xFF}, {0x0B, 0x5F, 0xC7});
    palette.outline = QColor(0x12, 0x14, 0x18);
    return palette;
}

// Client IDs of the colours that the red and the blue team get: orange and blue are the
// pair that all eyes distinguish.
constexpr int SafeRedTeam = 3;
constexpr int SafeBlueTeam = 0;

namespace {

struct ColorOfCell {
    CellKind kind;
    QRgb color;
};

constexpr std::array CellColors{
    ColorOfCell{CellKind::Solid, 0xFF6D7C8F},       ColorOfCell{CellKind::Unhookable, 0xFF555B62},
    ColorOfCell{CellKind::Death, 0xFFD93A3A},       ColorOfCell{CellKind::Freeze, 0xFF3A2C86},
    ColorOfCell{CellKind::DeepFreeze, 0xFF24145E},  ColorOfCell{CellKind::LiveFreeze, 0xFF5A3CA8},
    ColorOfCell{CellKind::Unfreeze, 0xFF6FC3E8},    ColorOfCell{CellKind::DeepUnfreeze, 0xFF46A0D8},
    ColorOfCell{CellKind::HookThrough, 0xFF8A9A5B}, ColorOfCell{CellKind::NoLaser, 0xFFB56A8E},
    ColorOfCell{CellKind::Start, 0xFF3CC79A},       ColorOfCell{CellKind::Finish, 0xFFF0E442},
    ColorOfCell{CellKind::Checkpoint, 0xFF56B4E9},  ColorOfCell{CellKind::Stopper, 0xFFE08A3C},
    ColorOfCell{CellKind::Teleport, 0xFF4FC3D9},    ColorOfCell{CellKind::Speedup, 0xFFF0C04A},
    ColorOfCell{CellKind::Switch, 0xFFA8D05A},      ColorOfCell{CellKind::Tune, 0xFFC69AE8},
    ColorOfCell{CellKind::Spawn, 0xFF3CC79A},       ColorOfCell{CellKind::Other, 0xFF9AA4B0},
};
static_assert(CellColors.size() == std::size_t(CellKind::Other), "all but the empty one");

} // namespace

QColor cellColor(CellKind kind)
{
    const auto found = std::ranges::find(CellColors, kind, &ColorOfCell::kind);
    return found == CellColors.end() ? QColor(Qt::transparent) : QColor::fromRgb(found->color);
}

QColor teamColor(int team)
{
    if (theme::hasSafeColors() && team >= 0)
        return theme::clientColor(team == 0 ? SafeRedTeam : team == 1 ? SafeBlueTeam : team);
    if (team == 0)
        return {0xF0, 0x60, 0x5A};
    if (team == 1)
        return {0x5A, 0x96, 0xF0};
    // Turning by the golden ratio keeps neighbouring numbers far apart.
    const double hue = 0.13 + std::abs(team % 100'000) * 0.618033988749895;
    return QColor::fromHsvF(static_cast<float>(hue - static_cast<double>(static_cast<long>(hue))),
                            0.55F, 0.92F);
}

QColor withLightness(const QColor &color, double least, double most)
{
    float hue = 0;
    float saturation = 0;
    float lightness = 0;
    color.getHslF(&hue, &saturation, &lightness);
    const auto moved = std::clamp(lightness, static_cast<float>(least), static_cast<float>(most));
    return QColor::fromHslF(std::clamp(hue, 0.0F, 1.0F), saturation, moved, color.alphaF());
}

void useSafeColors(Scene &scene)
{
    constexpr double Darker = 0.25;
    const auto color = [](const QColor &shown) {
        return Color{static_cast<std::uint8_t>(shown.red()),
                     static_cast<std::uint8_t>(shown.green()),
                     static_cast<std::uint8_t>(shown.blue()), 255};
    };
    for (Actor &actor : scene.actors) {
        if (actor.client == NoClient)
            continue;
        const QColor own = theme::clientColor(actor.client);
        actor.body = color(own);
        actor.feet = color(mixed(own, Qt::black, Darker));
        for (SkinPart &part : actor.parts) {
            // Eyes keep theirs, or they would not be seen; so do what markings let through.
            const bool isEyes = &part == &actor.parts.back();
            const std::uint8_t alpha = part.color ? part.color->alpha : 255;
            if (!isEyes)
                part.color = &part == &actor.parts.front() ? actor.body : actor.feet;
            if (part.color)
                part.color->alpha = alpha;
        }
    }
}

QColor inkOn(const WorldPalette &palette, const QColor &color)
{
    // Where the map below shines through and fits least.
    const QColor worst = mixed(palette.isDark ? Qt::white : Qt::black, QColor(palette.plate.rgb()),
                               double(palette.plate.alphaF()));
    constexpr double Step = 0.02;
    QColor ink;
    for (double moved = 0; moved < 0.26; moved += Step) {
        ink = palette.isDark ? withLightness(color, 0.72 + moved, 0.98)
                             : withLightness(color, 0.1, 0.36 - moved);
        // A little more than is asked for: shares of a colour are rounded.
        if (theme::contrastOf(ink, worst) > theme::LegibleContrast + 0.05)
            break;
    }
    return ink;
}

QColor mixed(const QColor &color, const QColor &other, double share)
{
    const auto channel = [share](int from, int to) {
        return static_cast<int>(std::lround(from + (to - from) * share));
    };
    return {channel(color.red(), other.red()), channel(color.green(), other.green()),
            channel(color.blue(), other.blue()), channel(color.alpha(), other.alpha())};
}

} // namespace tickscope
