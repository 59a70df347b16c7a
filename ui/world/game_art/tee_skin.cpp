// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/game_art/tee_skin.h"

#include <algorithm>
#include <array>

#include "ui/world/canvas/world_palette.h"
#include "ui/world/game_art/sprite_sheet.h"
#include "ui/world/map_picture/pixels/four_pixels.h"

namespace tickscope {

namespace {

/// Main grey of every levelled body.
constexpr int LevelledGrey = 192;
/// Alpha above which a pixel of a body counts.
constexpr int CountedAlpha = 128;
constexpr std::size_t LongestName = 24;

int greyOf(QRgb pixel)
{
    return static_cast<int>(0.2126 * qRed(pixel) + 0.7152 * qGreen(pixel) + 0.0722 * qBlue(pixel));
}

/// The most frequent grey from 1 on; the lowest of several.
int mainGrey(const QImage &grey, QRect body)
{
    std::array<int, 256> counts{};
    for (int y = body.top(); y <= body.bottom(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(grey.constScanLine(y));
        for (int x = body.left(); x <= body.right(); ++x) {
            if (qAlpha(line[x]) > CountedAlpha)
                ++counts[static_cast<std::size_t>(qRed(line[x]))];
        }
    }
    return static_cast<int>(std::max_element(counts.begin() + 1, counts.end()) - counts.begin());
}

int levelled(int value, int main)
{
    if (value <= main)
        return value * LevelledGrey / main;
    return (value - main) * (255 - LevelledGrey) / (255 - main) + LevelledGrey;
}

void level(QImage &grey, QRect part)
{
    const int main = mainGrey(grey, part);
    for (int y = part.top(); y <= part.bottom(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(grey.scanLine(y));
        for (int x = part.left(); x <= part.right(); ++x) {
            const int value = levelled(qRed(line[x]), main);
            line[x] = qRgba(value, value, value, qAlpha(line[x]));
        }
    }
}

/// Skins of parts are white where those of one picture are levelled to a darker grey; their
/// colours need as much more light here.
QColor asLevelled(QColor color)
{
    const auto lit = [](int part) { return std::min(255, part * 255 / LevelledGrey); };
    return {lit(color.red()), lit(color.green()), lit(color.blue())};
}

} // namespace

QRect skin_cells::eye(EyeKind eyes)
{
    constexpr std::array<int, 6> Columns{2, 4, 5, 7, 3, 2};
    return {Columns.at(static_cast<std::size_t>(eyes)), 3, 1, 1};
}

QImage greySkin(const QImage &skin, GreyCopy copy)
{
    const QRect body = pixelsOf(skin_cells::Body, skin.size(), skin_cells::Grid);
    if (body.isEmpty() && copy != GreyCopy::Unlevelled)
        return {};
    QImage grey = skin.convertToFormat(QImage::Format_ARGB32);
    for (int y = 0; y < grey.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(grey.scanLine(y));
        for (int x = 0; x < grey.width(); ++x) {
            const int value = greyOf(line[x]);
            line[x] = qRgba(value, value, value, qAlpha(line[x]));
        }
    }
    if (copy != GreyCopy::Unlevelled)
        level(grey, body);
    if (copy == GreyCopy::BodyAndFeet)
        level(grey, pixelsOf(skin_cells::Foot, skin.size(), skin_cells::Grid));
    return grey.convertToFormat(QImage::Format_ARGB32_Premultiplied);
}

QImage tinted(const QImage &picture, const QColor &tint)
{
    QImage image = picture.convertToFormat(QImage::Format_ARGB32_Premultiplied);
    const QRgb rgb = tint.rgb();
    const pixels::FourPixels tints{rgb, rgb, rgb, rgb};
    // Premultiplied colours stay below their alpha when they are made darker.
    for (int y = 0; y < image.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
        pixels::inFours(image.width(), [&]<int Count>(int x) {
            pixels::store<Count>(line + x, pixels::darkened(pixels::load<Count>(line + x), tints));
        });
    }
    return image;
}

QString skinFile(const std::string &name)
{
    const bool isPlain = std::ranges::none_of(name, [](char letter) {
        const auto code = static_cast<unsigned char>(letter);
        return code < 0x20 || letter == '/' || letter == '\\' || letter == ':';
    });
    if (name.empty() || name.size() > LongestName || name.front() == '.' || !isPlain)
        return {};
    return QStringLiteral("skins/") + QString::fromStdString(name) + QStringLiteral(".png");
}

bool hasSkin(const Actor &actor)
{
    return !actor.skin.empty() || !actor.parts.empty();
}

bool isNinjaDressed(const Actor &actor)
{
    return actor.isFrozen || actor.weapon == WeaponKind::Ninja;
}

TeeClothes clothesOf(const Actor &actor)
{
    TeeClothes clothes;
    const bool isNinja = isNinjaDressed(actor);
    // Of 0.7 the body part's name is the nearest to a skin that there is. Section 3.3.
    const std::string &name = actor.parts.empty() ? actor.skin : actor.parts.front().name;
    if (isNinja)
        clothes.files.append(skinFile("x_ninja"));
    // Special skins cannot be chosen. Section 2.1.
    else if (const QString own = skinFile(name); !own.isEmpty() && !name.starts_with("x_"))
        clothes.files.append(own);
    clothes.files.append(skinFile("default"));
    if (actor.hasTeamColor || !isNinja) {
        if (actor.body)
            clothes.body = screenColor(*actor.body);
        if (actor.feet)
            clothes.feet = screenColor(*actor.feet);
        if (!actor.parts.empty() && clothes.body)
            clothes.body = asLevelled(*clothes.body);
        if (!actor.parts.empty() && clothes.feet)
            clothes.feet = asLevelled(*clothes.feet);
    }
    if (clothes.body || clothes.feet)
        clothes.copy = actor.parts.empty() ? GreyCopy::Body : GreyCopy::BodyAndFeet;
    return clothes;
}

} // namespace tickscope
