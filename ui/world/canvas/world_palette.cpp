// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/canvas/world_palette.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "ui/style/theme.h"

namespace tickscope {

WorldPalette WorldPalette::make(bool dark)
{
    WorldPalette palette;
    palette.isDark = dark;
    if (dark) {
        palette.skyTop = QColor(0x17, 0x1E, 0x2B);
        palette.skyBottom = QColor(0x2B, 0x3A, 0x4E);
        palette.grid = QColor(255, 255, 255, 14);
        palette.outside = QColor(8, 10, 14, 120);
        palette.solidEdge = QColor(0x62, 0x70, 0x82);
        palette.solidDeep = QColor(0x3C, 0x47, 0x56);
        palette.solidRim = QColor(0xA6, 0xB8, 0xCC);
        palette.steelEdge = QColor(0x55, 0x5B, 0x62);
        palette.steelDeep = QColor(0x35, 0x39, 0x3F);
        palette.steelRim = QColor(0x9A, 0xA3, 0xAD);
        palette.steelHatch = QColor(255, 255, 255, 26);
        palette.plate = QColor(12, 15, 20, 200);
        palette.plateText = QColor(0xF2, 0xF4, 0xF7);
        palette.accent = QColor(0x6C, 0xB0, 0xFF);
    } else {
        palette.skyTop = QColor(0xDC, 0xE8, 0xF5);
        palette.skyBottom = QColor(0xF4, 0xF1, 0xE9);
        palette.grid = QColor(0, 0, 0, 14);
        palette.outside = QColor(190, 196, 204, 120);
        palette.solidEdge = QColor(0x9C, 0xA9, 0xB8);
        palette.solidDeep = QColor(0x7D, 0x8B, 0x9C);
        palette.solidRim = QColor(0x5C, 0x6A, 0x7C);
        palette.steelEdge = QColor(0x7C, 0x82, 0x8A);
        palette.steelDeep = QColor(0x66, 0x6C, 0x74);
        palette.steelRim = QColor(0x46, 0x4C, 0x54);
        palette.steelHatch = QColor(255, 255, 255, 46);
        palette.plate = QColor(255, 255, 255, 214);
        palette.plateText = QColor(0x1B, 0x1F, 0x24);
        palette.accent = QColor(0x0B, 0x5F, 0xC7);
    }
    palette.outline = QColor(0x12, 0x14, 0x18);
    return palette;
}

// Client IDs of the colours that the red and the blue team get: orange and blue are the
// pair that all eyes distinguish.
constexpr int SafeRedTeam = 3;
constexpr int SafeBlueTeam = 0;

} // namespace

QColor cellColor(CellKind kind)
{
    switch (kind) {
    case CellKind::Empty:
        return Qt::transparent;
    case CellKind::Solid:
        return {0x6D, 0x7C, 0x8F};
    case CellKind::Unhookable:
        return {0x55, 0x5B, 0x62};
    case CellKind::Death:
        return {0xD9, 0x3A, 0x3A};
    case CellKind::Freeze:
        return {0x3A, 0x2C, 0x86};
    case CellKind::DeepFreeze:
        return {0x24, 0x14, 0x5E};
    case CellKind::LiveFreeze:
        return {0x5A, 0x3C, 0xA8};
    case CellKind::Unfreeze:
        return {0x6F, 0xC3, 0xE8};
    case CellKind::DeepUnfreeze:
        return {0x46, 0xA0, 0xD8};
    case CellKind::HookThrough:
        return {0x8A, 0x9A, 0x5B};
    case CellKind::NoLaser:
        return {0xB5, 0x6A, 0x8E};
    case CellKind::Start:
        return {0x3C, 0xC7, 0x9A};
    case CellKind::Finish:
        return {0xF0, 0xE4, 0x42};
    case CellKind::Checkpoint:
        return {0x56, 0xB4, 0xE9};
    case CellKind::Stopper:
        return {0xE0, 0x8A, 0x3C};
    case CellKind::Teleport:
        return {0x4F, 0xC3, 0xD9};
    case CellKind::Speedup:
        return {0xF0, 0xC0, 0x4A};
    case CellKind::Switch:
        return {0xA8, 0xD0, 0x5A};
    case CellKind::Tune:
        return {0xC6, 0x9A, 0xE8};
    case CellKind::Spawn:
        return {0x3C, 0xC7, 0x9A};
    case CellKind::Other:
        return {0x9A, 0xA4, 0xB0};
    }
    return Qt::transparent;
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
