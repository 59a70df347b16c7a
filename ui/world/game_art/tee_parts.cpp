// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/game_art/tee_parts.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/world/canvas/world_palette.h"
#include "ui/world/game_art/sprite_sheet.h"
#include "ui/world/game_art/tee_skin.h"

namespace tickscope {

QStringList picturesOf(const Scene &scene)
{
    // Other games have no skins, and no use for the pictures of this one.
    if (scene.sprites.empty() && std::ranges::none_of(scene.actors, hasSkin))
        return {};
    QStringList files;
    for (const Sheet sheet :
         {Sheet::Game, Sheet::Particles, Sheet::Emoticons, Sheet::Extras, Sheet::Hud})
        files.append(fileOf(sheet));
    files.append(arrowFile());
    files.append(skinFile("x_spec"));
    for (const Actor &actor : scene.actors) {
        files.append(partFiles(actor));
        files.append(clothesOf(actor).files);
    }
    files.removeDuplicates();
    return files;
}

bool isSeldomSeen(const QString &file)
{
    return std::ranges::any_of(
        std::array{Sheet::Particles, Sheet::Emoticons, Sheet::Extras, Sheet::Hud},
        [&file](Sheet sheet) { return file == fileOf(sheet); });
}

void loadPictures(const GameData &game, const QStringList &files)
{
    for (const QString &file : files)
        (void)game.image(file);
}

namespace {

constexpr double FootSize = TeeSize / 2.1;
constexpr double HandPartSize = 30;
constexpr QSizeF EyesSize{0.6 * TeeSize, 0.3 * TeeSize};
constexpr double PartBlinkHeight = 0.075 * TeeSize;
/// The game cuts 1/64 of a cell off each side and keeps the size.
constexpr double Inset = 1.0 / (1.0 - 2.0 / 64);

struct PartFolder {
    const char *name;
    QSize grid;
    bool canMiss; ///< An unknown name stands for none instead of the standard one.
};
constexpr std::array<PartFolder, 6> Folders{{{"body", {2, 2}, false},
                                             {"marking", {1, 1}, true},
                                             {"decoration", {2, 1}, true},
                                             {"hands", {2, 1}, false},
                                             {"feet", {2, 1}, false},
                                             {"eyes", {2, 4}, false}}};

constexpr QPoint BodyOutline{0, 0};
constexpr QPoint BodyCell{1, 0};
constexpr QPoint BodyShadow{0, 1};
constexpr QPoint BodyUpperOutline{1, 1};
/// Of decoration, hands and feet.
constexpr QPoint Filled{0, 0};
constexpr QPoint Drawn{1, 0};

QPoint eyesCell(EyeKind eyes)
{
    constexpr std::array<QPoint, 6> Cells{{{0, 0}, {0, 1}, {1, 1}, {0, 2}, {1, 0}, {0, 0}}};
    return Cells.at(static_cast<std::size_t>(eyes));
}

/// x_ninja.json of the game. Its greys are 0 and 64 of lightness. Sections 3.1 and 3.2.
const std::vector<SkinPart> &ninjaParts()
{
    static const std::vector<SkinPart> parts{{"x_ninja", Color{0x3D, 0x3D, 0x3D}},
                                             {"uppy", Color{0x6E, 0x6E, 0x6E}},
                                             {"", {}},
                                             {"standard", {}},
                                             {"standard", {}},
                                             {"x_ninja", {}}};
    return parts;
}

/// What is worn now: own parts without those that cannot be chosen, or the ninja's.
std::vector<SkinPart> wornParts(const Actor &actor)
{
    if (actor.parts.size() != Folders.size())
        return {};
    if (isNinjaDressed(actor))
        return ninjaParts();
    std::vector<SkinPart> parts = actor.parts;
    for (SkinPart &part : parts) {
        if (part.name.starts_with("x_"))
            part.name.clear();
    }
    return parts;
}

/// Pictures that a part may be, best first. Newer DDNet keeps them in a folder of their own.
QStringList filesOf(std::size_t number, const SkinPart &part)
{
    QStringList files;
    const auto add = [&](const std::string &name) {
        const QString file = skinFile(name);
        if (file.isEmpty())
            return;
        const QString inFolder = QLatin1String(Folders[number].name) + QLatin1Char('/')
                                 + file.section(QLatin1Char('/'), 1);
        files.append(QStringLiteral("skins/") + inFolder);
        files.append(QStringLiteral("skins7/") + inFolder);
    };
    add(part.name);
    if (!Folders[number].canMiss)
        add("standard");
    return files;
}

} // namespace

QStringList partFiles(const Actor &actor)
{
    QStringList files;
    const std::vector<SkinPart> parts = wornParts(actor);
    for (std::size_t i = 0; i < parts.size(); ++i)
        files.append(filesOf(i, parts[i]));
    return files;
}

PartsBrush::PartsBrush(ArtBrush &brush, const Actor &actor)
    : m_brush(brush)
{
    const std::vector<SkinPart> parts = wornParts(actor);
    if (parts.empty())
        return;
    m_isReady = true;
    for (std::size_t i = 0; i < PartCount; ++i) {
        const QStringList files = filesOf(i, parts[i]);
        const auto found = std::ranges::find_if(
            files, [&](const QString &file) { return brush.has(file, Folders[i].grid); });
        if (found == files.end()) {
            m_isReady = m_isReady && Folders[i].canMiss;
            continue;
        }
        Look &look = m_looks[i];
        look.file = *found;
        if (!parts[i].color)
            continue;
        look.copy = GreyCopy::Unlevelled;
        look.tint = screenColor(*parts[i].color).rgb();
        look.opacity = parts[i].color->alpha / 255.0;
    }
}

void PartsBrush::drawPiece(const Look &look, Part part, QPoint cell, const ArtPlace &place)
{
    if (look.file.isEmpty())
        return;
    ArtPlace larger = place;
    larger.size *= Inset;
    m_brush.draw({look.file, Folders[part].grid, QRect(cell, QSize(1, 1)), look.copy, look.tint},
                 larger, look.opacity);
}

void PartsBrush::draw(Part part, QPoint cell, const ArtPlace &place)
{
    drawPiece(m_looks[part], part, cell, place);
}

void PartsBrush::dimDraw(Part part, QPoint cell, const ArtPlace &place)
{
    Look look = m_looks[part];
    const QColor full = QColor::fromRgb(look.tint);
    look.tint = qRgb(full.red() / 2, full.green() / 2, full.blue() / 2);
    drawPiece(look, part, cell, place);
}

void PartsBrush::drawPlain(Part part, QPoint cell, const ArtPlace &place)
{
    drawPiece({m_looks[part].file, GreyCopy::None, 0xFFFFFFFF, 1}, part, cell, place);
}

void PartsBrush::hand(const HandPlace &hand)
{
    const ArtPlace place{hand.centre, {HandPartSize, HandPartSize}, hand.angle};
    draw(Hands, Drawn, place);
    draw(Hands, Filled, place);
}

void PartsBrush::figure(QPointF middle, const Actor &actor, const TeePose &pose)
{
    const auto placed = [middle](const PartPose &part, QSizeF size) {
        return ArtPlace{middle + part.place, size, part.turns * 2 * std::numbers::pi};
    };
    const ArtPlace body = placed(pose.body, {TeeSize, TeeSize});
    ArtPlace back = placed(pose.backFoot, {FootSize, FootSize});
    ArtPlace front = placed(pose.frontFoot, {FootSize, FootSize});
    back.isMirrored = front.isMirrored = actor.isSitting && std::cos(actor.aim) < 0;
    const auto foot = [&](const ArtPlace &place) {
        if (actor.hasAirJumped)
            dimDraw(Feet, Filled, place);
        else
            draw(Feet, Filled, place);
    };
    drawPlain(Feet, Drawn, back);
    draw(Decoration, Drawn, body);
    drawPlain(Body, BodyOutline, body);
    drawPlain(Feet, Drawn, front);
    foot(back);
    draw(Decoration, Filled, body);
    draw(Body, BodyCell, body);
    draw(Marking, {0, 0}, body);
    drawPlain(Body, BodyShadow, body);
    drawPlain(Body, BodyUpperOutline, body);
    const QPointF look = unitVector(actor.aim);
    const QPointF eyes = body.centre + TeeSize * QPointF(0.125 * look.x(), -0.05 + 0.10 * look.y());
    const QSizeF eyesSize(EyesSize.width(),
                          actor.eyes == EyeKind::Blink ? PartBlinkHeight : EyesSize.height());
    draw(Eyes, eyesCell(actor.eyes), {eyes, eyesSize});
    foot(front);
}

} // namespace tickscope
