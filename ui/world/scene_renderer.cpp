// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/scene_renderer.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "ui/world/canvas/world_palette.h"
#include "ui/world/figures/actor_painter.h"
#include "ui/world/figures/item_painter.h"
#include "ui/world/figures/label_painter.h"
#include "ui/world/game_art/item_art.h"
#include "ui/world/game_art/particles.h"
#include "ui/world/game_art/tee_painter.h"
#include "ui/world/game_art/tee_skin.h"
#include "ui/world/hud/hud_painter.h"
#include "ui/world/map/height_ramp.h"

namespace tickscope {

namespace {

/// Side in pixels from which blocks have an edge.
constexpr double EdgePixels = 5.0;
constexpr double SmallestPixels = 1.0;

HeightRamp rampOf(const std::vector<Block> &blocks, bool isDark)
{
    const auto [lowest, highest] = std::ranges::minmax_element(blocks, {}, &Block::height);
    return {lowest->height, highest->height, isDark};
}

/// Draws the changed blocks of \a scene, coloured by height: what was set is filled, what
/// was taken away is an outline.
void paintBlocks(QPainter &painter, const Scene &scene, const Camera &camera, QSize size,
                 const WorldPalette &palette)
{
    if (scene.blocks.empty())
        return;
    const HeightRamp ramp = rampOf(scene.blocks, palette.isDark);
    const QRectF picture(QPointF(0, 0), QSizeF(size));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const Block &block : scene.blocks) {
        const double side = std::max(block.size * camera.pixelsPerUnit(), SmallestPixels);
        const QRectF place(camera.toPixel({block.corner.x, block.corner.y}, size),
                           QSizeF(side, side));
        if (!picture.intersects(place))
            continue;
        const QColor color = ramp.colorAt(block.height);
        if (!block.isEmpty)
            painter.fillRect(place, color);
        if (side < EdgePixels)
            continue;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(block.isEmpty ? QPen(color, 1, Qt::DotLine)
                                     : QPen(mixed(color, palette.outline, 0.45), 1));
        painter.drawRect(place.adjusted(0.5, 0.5, -0.5, -0.5));
    }
    painter.restore();
}

constexpr double LastKnownOpacity = 0.45;
/// How much of a tinted figure is the tint; the rest still tells arms, eyes and weapon apart.
constexpr float TintShare = 0.6F;

/// Pixels around a small figure that still count as a click on it.
constexpr double ClickReach = 6.0;
/// World units around an actor that belong to it when a view is fitted.
constexpr double ActorRoom = 64.0;
/// Pixels for a unit below which the game's pictures are not used.
constexpr double SmallestArtScale = 0.2;

bool isNear(QPointF pixel, QSize size, double reach)
{
    return QRectF(QPointF(0, 0), QSizeF(size))
        .adjusted(-reach, -reach, reach, reach)
        .contains(pixel);
}

void paintThings(QPainter &painter, ArtBrush *art, const Scene &scene, const Camera &camera,
                 const RenderOptions &options)
{
    for (const Sprite &sprite : scene.sprites) {
        if (!art || !paintSpriteArt(*art, sprite, scene.seconds))
            paintSprite(painter, sprite, camera, options.size, options.palette);
    }
    for (const SceneLine &line : scene.lines) {
        if (!art || !paintLineArt(*art, line, scene.seconds))
            paintLine(painter, line, camera, options.size, options.palette);
    }
}

void paintEffects(QPainter &painter, ArtBrush *art, const Scene &scene, const Camera &camera,
                  const RenderOptions &options)
{
    for (const Effect &effect : scene.effects) {
        if (!art || !paintEffectArt(*art, effect))
            paintEffect(painter, effect, camera, options.size, options.palette);
    }
}

/// What lies over the names: snow and bars, and emoticons.
void paintOverFigures(QPainter &painter, ArtBrush *art, const Scene &scene,
                      const std::vector<ActorLook> &looks, const RenderOptions &options)
{
    for (std::size_t i = 0; i < scene.actors.size(); ++i) {
        const Actor &actor = scene.actors[i];
        if (art && hasSkin(actor))
            paintTeeStates(*art, actor, scene.seconds);
        for (const Bubble &bubble : options.bubbles) {
            if (bubble.emoticon >= 0 && bubble.client == actor.client
                && isNear(looks[i].pixel, options.size, bodyPixels(looks[i]) * 2))
                paintEmoticon(painter, art, bubble, actor, looks[i], options.palette);
        }
    }
}

void paintFigures(QPainter &painter, ArtBrush *art, const Scene &scene,
                  const std::vector<ActorLook> &looks, const RenderOptions &options)
{
    const auto isSelected = [&](const Actor &actor) {
        return options.selectedClient && actor.client == *options.selectedClient;
    };
    // The selected one is drawn last, over the others.
    for (const bool selectedOnes : {false, true}) {
        for (std::size_t i = 0; i < scene.actors.size(); ++i) {
            const Actor &actor = scene.actors[i];
            if (isSelected(actor) != selectedOnes
                || !isNear(looks[i].pixel, options.size, bodyPixels(looks[i]) * 4))
                continue;
            if (selectedOnes)
                paintSelection(painter, looks[i], options.palette);
            // Of an actor that is no longer recorded, only the last place is known.
            const double opacity = painter.opacity();
            painter.setOpacity(opacity * (actor.lastKnown ? LastKnownOpacity : 1.0));
            if (actor.height)
                paintMarker(painter, actor, looks[i], options.palette);
            else if (!art || !hasSkin(actor) || !paintTee(*art, actor))
                paintActor(painter, actor, looks[i], options.palette);
            painter.setOpacity(opacity);
            if (showsVitals(actor, looks[i], selectedOnes))
                paintVitals(painter, actor, looks[i]);
        }
    }
}

std::vector<QRectF> figureAreas(const std::vector<ActorLook> &looks)
{
    std::vector<QRectF> areas;
    areas.reserve(looks.size());
    for (const ActorLook &look : looks) {
        const double reach = bodyPixels(look);
        areas.emplace_back(look.pixel - QPointF(reach, reach), QSizeF(reach, reach) * 2);
    }
    return areas;
}

/// Figures of one scene with what belongs to them, but for their texts.
struct FigurePass {
    FigurePass(const Scene &what, const Camera &from, const RenderOptions &how)
        : scene(what)
        , camera(from)
        , options(how)
    {
        looks.reserve(scene.actors.size());
        for (const Actor &actor : scene.actors) {
            looks.push_back(lookOf(actor, camera, options.size));
            looks.back().isSelected = options.selectedClient
                                      && actor.client == *options.selectedClient;
        }
    }

    void paint(QPainter &painter, ArtBrush *art) const
    {
        paintThings(painter, art, scene, camera, options);
        paintFigures(painter, art, scene, looks, options);
        paintEffects(painter, art, scene, camera, options);
    }

    [[nodiscard]] bool isGameLike(const ArtBrush *art) const
    {
        return art && art->has(Sheet::Game) && std::ranges::any_of(scene.actors, hasSkin);
    }

    const Scene &scene;
    const Camera &camera;
    const RenderOptions &options;
    std::vector<ActorLook> looks;
};

/// Far away there are only dots, and shapes make the better ones.
std::optional<ArtBrush> brushFor(const PictureCanvas &canvas, const Camera &camera,
                                 const RenderOptions &options)
{
    if (!options.game || camera.pixelsPerUnit() < SmallestArtScale)
        return {};
    return ArtBrush(canvas, camera, options.size, options.game, !options.snapsToPixels);
}

/// What the figures of the other layers are drawn with: nothing of the first one's players, since
/// client IDs are others there.
RenderOptions withoutPlayers(const RenderOptions &options)
{
    RenderOptions others;
    others.size = options.size;
    others.camera = options.camera;
    others.hud = false;
    others.names = options.names;
    others.palette = options.palette;
    others.game = options.game;
    others.snapsToPixels = options.snapsToPixels;
    return others;
}

/// A layer below the first one, as a whole: what covers each other in it does so when it is pale,
/// too. \param taken  what the texts of other layers have; its names are added.
void paintLayer(QPainter &painter, double ratio, const SceneLayer &layer, const Camera &camera,
                RenderOptions options, std::vector<QRectF> &taken)
{
    QImage own((QSizeF(options.size) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    if (own.isNull() || layer.opacity <= 0)
        return;
    own.setDevicePixelRatio(ratio);
    own.fill(Qt::transparent);
    const PixelArea pixels(own);
    PictureTexts texts;
    {
        QPainter figures(&own);
        auto brush = brushFor({figures, pixels}, camera, options);
        ArtBrush *art = brush ? &*brush : nullptr;
        const FigurePass pass(layer.scene, camera, options);
        pass.paint(figures, art);
        if (layer.tint) {
            QColor veil = *layer.tint;
            veil.setAlphaF(TintShare);
            figures.setCompositionMode(QPainter::CompositionMode_SourceAtop);
            figures.fillRect(QRect(QPoint(0, 0), options.size), veil);
            figures.setCompositionMode(QPainter::CompositionMode_SourceOver);
        }
        options.taken = taken;
        options.playerNumbers = layer.playerNumbers;
        texts = layOutTexts(layer.scene, pass.looks, options, pass.isGameLike(art));
        for (const NamePlate &name : texts.names)
            taken.push_back(name.place);
    }
    painter.setOpacity(std::min(layer.opacity, 1.0));
    painter.drawImage(QPoint(0, 0), own);
    painter.setOpacity(1.0);
    // However pale the figures are, a name can be read.
    texts.setting.tint = layer.tint;
    paintNames(painter, layer.scene, texts.names, texts.setting, options.palette);
}

PictureTexts paintPicture(QImage &picture, const MapBackdrop *map, const Scene &scene,
                          std::span<const SceneLayer> below, const RenderOptions &options,
                          MapPainter *cache)
{
    const double ratio = picture.devicePixelRatio();
    const Camera camera = options.snapsToPixels ? options.camera.snapped(options.size, ratio)
                                                : options.camera;
    const PixelArea pixels(picture);
    QPainter painter(&picture);
    const PictureCanvas canvas{painter, pixels};
    MapPainter own;
    MapPainter &mapPainter = cache ? *cache : own;
    const MapView mapView{map,
                          options.mapTextures,
                          {camera, options.size, ratio, options.snapsToPixels, options.mayBeCoarse},
                          scene.mapSeconds,
                          options.entities,
                          options.sight};
    mapPainter.paintBehind(canvas, mapView, options.palette);
    if (map)
        paintParts(painter, *map, scene.mapParts, camera, options.size, options.sight,
                   options.palette);
    paintBlocks(painter, scene, camera, options.size, options.palette);

    if (options.underlay)
        options.underlay(painter, camera);
    auto brush = brushFor(canvas, camera, options);
    ArtBrush *art = brush ? &*brush : nullptr;
    const FigurePass pass(scene, camera, options);
    PictureTexts texts = layOutTexts(scene, pass.looks, options, pass.isGameLike(art));
    if (!below.empty()) {
        const RenderOptions others = withoutPlayers(options);
        std::vector<QRectF> taken = texts.fixed;
        for (const NamePlate &name : texts.names)
            taken.push_back(name.place);
        for (const SpeechPlace &speech : texts.speeches)
            taken.push_back(speech.plate);
        std::for_each(below.rbegin(), below.rend(), [&](const auto &layer) {
            paintLayer(painter, ratio, layer, camera, others, taken);
        });
    }
    pass.paint(painter, art);
    mapPainter.paintInFront(canvas, mapView);

    paintNames(painter, scene, texts.names, texts.setting, options.palette);
    paintOverFigures(painter, art, scene, pass.looks, options);
    for (const SpeechPlace &speech : texts.speeches)
        paintSpeech(painter, speech, options.palette);
    if (options.hud)
        paintHud(painter, options.hudContent, options.size, figureAreas(pass.looks),
                 options.palette, options.game);
    return texts;
}

} // namespace

PictureTexts renderLayers(QImage &picture, const MapBackdrop *map,
                          const std::vector<SceneLayer> &layers, const RenderOptions &options,
                          MapPainter *cache)
{
    return paintPicture(picture, map, layers.front().scene, std::span(layers).subspan(1), options,
                        cache);
}

PictureTexts renderScene(QImage &picture, const MapBackdrop *map, const Scene &scene,
                         const RenderOptions &options, MapPainter *cache)
{
    return paintPicture(picture, map, scene, {}, options, cache);
}

std::optional<QRectF> actorBounds(const Scene &scene)
{
    std::optional<QRectF> bounds;
    for (const Actor &actor : scene.actors) {
        const QRectF room(actor.position.x - ActorRoom, actor.position.y - ActorRoom, ActorRoom * 2,
                          ActorRoom * 2);
        bounds = bounds ? bounds->united(room) : room;
    }
    return bounds;
}

const Actor *actorAt(const Scene &scene, QPointF pixel, const Camera &camera, QSize size)
{
    const Actor *nearest = nullptr;
    double smallest = 0;
    for (const Actor &actor : scene.actors) {
        const ActorLook look = lookOf(actor, camera, size);
        const QPointF way = pixel - look.pixel;
        const double distance = std::hypot(way.x(), way.y());
        if (distance > bodyPixels(look) * 1.15 + ClickReach || (nearest && distance >= smallest))
            continue;
        nearest = &actor;
        smallest = distance;
    }
    return nearest;
}

} // namespace tickscope
