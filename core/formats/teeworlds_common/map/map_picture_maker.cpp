// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "core/formats/teeworlds_common/map/collision.h"
#include "core/formats/teeworlds_common/map/map_layers.h"

namespace tickscope::teeworlds {

namespace {

constexpr float FixedOne = 1024;
constexpr double MillisecondsPerSecond = 1000;

/// Images that 0.7 has too, but looking otherwise; games for both keep those under this
/// ending. Source: teeworlds-game-data.md, section 7.1.
constexpr std::array<std::string_view, 6> OtherIn07 = {"grass_doodads",      "grass_main",
                                                       "winter_main",        "generic_shadows",
                                                       "generic_unhookable", "easter"};
constexpr std::string_view Ending07 = "_0.7";

PicturePoint fromFixed(FixedPoint2 point)
{
    return {static_cast<float>(point.x) / FixedOne, static_cast<float>(point.y) / FixedOne};
}

PictureColor colorOf(const MapColor &color)
{
    const auto part = [](std::int32_t value) {
        return static_cast<float>(std::clamp(value, 0, 255)) / 255.0F;
    };
    return {part(color.red), part(color.green), part(color.blue), part(color.alpha)};
}

EnvelopeRef refOf(const EnvelopeUse &use)
{
    return {use.envelope, use.offset / MillisecondsPerSecond};
}

PictureImage imageOf(const MapImage &image, Protocol protocol)
{
    PictureImage result;
    result.name = image.name;
    if (image.pixelBlock >= 0) {
        result.width = image.width >> image.halvings;
        result.height = image.height >> image.halvings;
        return result;
    }
    const bool isOther = std::ranges::find(OtherIn07, image.name) != OtherIn07.end();
    if (protocol == Protocol::V07 && isOther)
        result.fileNames.push_back(image.name + std::string(Ending07));
    if (!image.name.empty())
        result.fileNames.push_back(image.name);
    return result;
}

EnvelopeValues valuesOf(const std::array<std::int32_t, 4> &fixed)
{
    EnvelopeValues values{};
    std::ranges::transform(fixed, values.begin(),
                           [](std::int32_t value) { return static_cast<float>(value) / FixedOne; });
    return values;
}

CurvePoint::Handle handleOf(const std::array<std::int32_t, 4> &times,
                            const std::array<std::int32_t, 4> &values)
{
    CurvePoint::Handle handle{{}, valuesOf(values)};
    std::ranges::transform(times, handle.seconds.begin(), [](std::int32_t milliseconds) {
        return static_cast<float>(milliseconds / MillisecondsPerSecond);
    });
    return handle;
}

CurveKind curveOf(std::int32_t curve)
{
    const bool isKnown = curve >= 0 && curve <= static_cast<std::int32_t>(CurveKind::Bezier);
    return isKnown ? static_cast<CurveKind>(curve) : CurveKind::Linear;
}

Envelope envelopeOf(const MapEnvelope &envelope)
{
    Envelope result{envelope.channels, {}};
    result.points.reserve(envelope.points.size());
    for (const EnvelopePoint &point : envelope.points) {
        const EnvelopePoint::Tangents &tangents = point.tangents;
        result.points.push_back({point.time / MillisecondsPerSecond, curveOf(point.curve),
                                 valuesOf(point.values),
                                 handleOf(tangents.inTime, tangents.inValue),
                                 handleOf(tangents.outTime, tangents.outValue)});
    }
    return result;
}

PictureTiles tilesOf(const TileLayer &layer)
{
    PictureTiles result{.width = layer.tiles->width,
                        .height = layer.tiles->height,
                        .tileSize = Collision::TileSize,
                        .color = colorOf(layer.color),
                        .colorEnvelope = refOf(layer.colorEnvelope),
                        .image = layer.image};
    result.tiles = {layer.tiles, &layer.tiles->cells};
    return result;
}

PictureQuad pictureQuadOf(const MapQuad &quad)
{
    PictureQuad result;
    for (std::size_t corner = 0; corner < quad.corners.size(); ++corner) {
        result.corners[corner] = fromFixed(quad.corners[corner]);
        result.texture[corner] = fromFixed(quad.texture[corner]);
        result.colors[corner] = colorOf(quad.colors[corner]);
    }
    result.pivot = fromFixed(quad.pivot);
    result.position = refOf(quad.position);
    result.color = refOf(quad.color);
    return result;
}

PictureQuads quadsOf(const QuadLayer &layer)
{
    PictureQuads result{{}, layer.image};
    result.quads.reserve(layer.quads.size());
    std::ranges::transform(layer.quads, std::back_inserter(result.quads), pictureQuadOf);
    return result;
}

PictureView viewOf(const MapGroup &group)
{
    PictureView view;
    view.offset = {static_cast<float>(group.offsetX), static_cast<float>(group.offsetY)};
    view.parallax = {static_cast<float>(group.parallaxX) / 100,
                     static_cast<float>(group.parallaxY) / 100};
    if (group.clip) {
        view.clip = PictureClip{double(group.clip->x), double(group.clip->y),
                                double(group.clip->width), double(group.clip->height)};
    }
    return view;
}

/// Puts a group's layers behind players until the game layer is met, before them from there.
struct GroupSorter {
    MapPicture &picture;
    bool isInFront = false;

    void add(const MapGroup &group)
    {
        PictureGroup current{viewOf(group), {}};
        for (const MapLayer &layer : group.layers) {
            if (const auto *physics = std::get_if<PhysicsLayer>(&layer.content)) {
                if (physics->kind == PhysicsKind::Game) {
                    finish(current);
                    isInFront = true;
                }
            } else if (const auto *tiles = std::get_if<TileLayer>(&layer.content)) {
                current.layers.emplace_back(tilesOf(*tiles));
            } else {
                current.layers.emplace_back(quadsOf(std::get<QuadLayer>(layer.content)));
            }
        }
        finish(current);
    }

    void finish(PictureGroup &group)
    {
        if (!group.layers.empty())
            (isInFront ? picture.inFront : picture.behind)
                .push_back({group.view, std::exchange(group.layers, {})});
    }
};

} // namespace

std::shared_ptr<const MapPicture> pictureOf(std::shared_ptr<const GameMap> map, Protocol protocol)
{
    auto picture = std::make_shared<MapPicture>();
    for (const MapImage &image : map->images)
        picture->images.push_back(imageOf(image, protocol));
    std::ranges::transform(map->envelopes, std::back_inserter(picture->envelopes), envelopeOf);
    GroupSorter sorter{*picture};
    for (const MapGroup &group : map->groups)
        sorter.add(group);
    if (picture->behind.empty() && picture->inFront.empty())
        return nullptr;
    picture->readPixels = [map = std::move(map)](std::size_t image) {
        return map->imagePixels(image);
    };
    return picture;
}

} // namespace tickscope::teeworlds
