// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/view/mini_map.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QPainter>

#include "ui/jobs/first_picture.h"
#include "ui/world/figures/actor_painter.h"
#include "ui/world/picture_texts.h"
#include "ui/world/scene_renderer.h"
#include "ui/world/tracks/trail_painter.h"

namespace tickscope {

namespace {

/// From the top left corner, which nothing else over the picture uses.
constexpr double FromCorner = 12;
/// Shares of the view, and bounds in pixels.
constexpr double WidthShare = 0.22;
constexpr double HeightShare = 0.24;
constexpr QSizeF Largest{260, 180};
constexpr double ShortestSide = 44;
/// A view that is smaller needs all of itself.
constexpr QSize SmallestView{420, 280};
/// Of the picture; players behind it are seen a little.
constexpr double Opacity = 0.82;
/// Room around where somebody was seen in a world without a map, of its longer side; and
/// around all ways, when they are known.
constexpr double UnknownRoom = 0.25;
constexpr double WayRoom = 0.05;
/// World units that an unknown world has at least.
constexpr double UnknownSide = 1000;
/// Around the mini-map, and under the frame so that it is seen on bright ground.
const QColor EdgeColor(0, 0, 0, 125);
/// Of the line inside of that edge, which is seen on dark ground.
constexpr int RimAlpha = 80;
constexpr double DotRadius = 2.8;
constexpr double SelectedRadius = 3.8;

/// The whole of \a picture as it is drawn: pale, so that it is no second world.
QImage paled(const QImage &picture)
{
    QImage pale(picture.size(), QImage::Format_ARGB32_Premultiplied);
    pale.setDevicePixelRatio(picture.devicePixelRatio());
    pale.fill(Qt::transparent);
    QPainter painter(&pale);
    painter.setOpacity(Opacity);
    painter.drawImage(QPointF(0, 0), picture);
    return pale;
}

/// A rectangle around all that is in \a scene; nothing when nothing is.
std::optional<QRectF> boundsOf(const Scene &scene)
{
    std::optional<QRectF> bounds = actorBounds(scene);
    for (const Block &block : scene.blocks) {
        const QRectF place(block.corner.x, block.corner.y, block.size, block.size);
        bounds = bounds ? bounds->united(place) : place;
    }
    return bounds;
}

bool isSameStay(const Stay &left, const Stay &right)
{
    return left.client == right.client && left.ticks == right.ticks;
}

} // namespace

struct MiniMap::Order {
    Ground ground;
    std::vector<Block> blocks;
    QRectF world;
    QSize size; ///< Logical pixels.
    double ratio = 1;
};

MiniMap::MiniMap(QObject *parent)
    : QObject(parent)
    , m_job([this](const QImage &picture) {
        m_picture = picture;
        emit changed();
    })
{
    setObjectName(QStringLiteral("miniMap"));
    first_picture::whenShown(*this, [this] {
        m_mayBegin = true;
        emit changed();
    });
}

void MiniMap::reset()
{
    m_job.cancel();
    m_ground = {};
    m_blocks.clear();
    m_world = {};
    m_picture = {};
    m_isStale = true;
}

void MiniMap::setGround(Ground ground)
{
    const bool isSamePlace = ground.map == m_ground.map
                             && ground.sight.plane == m_ground.sight.plane;
    const bool isSame = isSamePlace && ground.textures == m_ground.textures
                        && ground.tracks == m_ground.tracks && ground.sight == m_ground.sight
                        && ground.palette.isDark == m_ground.palette.isDark
                        && std::ranges::equal(ground.recorder, m_ground.recorder, isSameStay);
    if (isSame)
        return;
    m_ground = std::move(ground);
    m_isStale = true;
    if (!isSamePlace) {
        m_picture = {};
        m_world = {};
        if (m_ground.map)
            setWorld(mapRect(m_ground.map->backdrop(), m_ground.sight.plane));
    }
    if (m_ground.map || !m_ground.tracks)
        return;
    if (const auto bounds = boundsOf(*m_ground.tracks, m_ground.sight.plane))
        include(*bounds, WayRoom);
}

void MiniMap::setScene(const Scene &scene)
{
    // Blocks come and go one by one; the picture needs no more than their number to be old.
    if (scene.blocks.size() != m_blocks.size()) {
        m_blocks = scene.blocks;
        m_isStale = true;
    }
    const auto bounds = m_ground.map ? std::nullopt : boundsOf(scene);
    if (bounds)
        include(*bounds, UnknownRoom);
}

void MiniMap::include(const QRectF &bounds, double share)
{
    if (m_world.contains(bounds))
        return;
    QRectF world = m_world.united(bounds);
    const double room = std::max(world.width(), world.height()) * share;
    world.adjust(-room, -room, room, room);
    const double more = std::max(0.0, UnknownSide - world.height()) / 2;
    setWorld(world.adjusted(-more, -more, more, more));
}

void MiniMap::setWorld(const QRectF &world)
{
    m_world = world;
    m_isStale = true;
}

QRectF MiniMap::area(QSize size) const
{
    if (m_world.isEmpty())
        return {};
    const QSizeF most(std::min(Largest.width(), size.width() * WidthShare),
                      std::min(Largest.height(), size.height() * HeightShare));
    const double scale = std::min(most.width() / m_world.width(), most.height() / m_world.height());
    // A long corridor would be a line.
    const double width = std::clamp(m_world.width() * scale, ShortestSide, most.width());
    const double height = std::clamp(m_world.height() * scale, ShortestSide, most.height());
    return {FromCorner, FromCorner, std::round(width), std::round(height)};
}

bool MiniMap::isNeeded(const Camera &camera, QSize size) const
{
    const bool hasRoom = size.width() >= SmallestView.width()
                         && size.height() >= SmallestView.height();
    return hasRoom && !m_world.isEmpty() && !camera.visible(size).contains(m_world);
}

QPointF MiniMap::worldAt(QPointF pixel, QSize size) const
{
    const QRectF place = area(size);
    const Camera camera = Camera::fit(m_world, place.size().toSize());
    const QPointF inside(std::clamp(pixel.x() - place.left(), 0.0, place.width()),
                         std::clamp(pixel.y() - place.top(), 0.0, place.height()));
    return camera.toWorld(inside, place.size().toSize());
}

void MiniMap::paintWays(QPainter &painter, const Order &order, const Camera &camera)
{
    constexpr auto End = std::numeric_limits<std::int32_t>::max();
    const TrackSet &set = *order.ground.tracks;
    const auto paint = [&](const Track &track, std::int64_t first, std::int64_t end) {
        paintTrail(painter, set,
                   {&track, set.fastSpeed, first, end, {}, false, order.ground.sight.plane}, camera,
                   order.size);
    };
    for (const Stay &stay : order.ground.recorder) {
        if (const Track *track = set.find(stay.client))
            paint(*track, stay.ticks.first - set.first, stay.ticks.last + 1 - set.first);
    }
    if (!order.ground.recorder.empty())
        return;
    for (const Track &track : set.tracks)
        paint(track, 0, End);
}

QImage MiniMap::make(const Order &order)
{
    QImage image(order.size * order.ratio, QImage::Format_RGB32);
    if (image.isNull())
        return image;
    image.setDevicePixelRatio(order.ratio);
    Scene scene;
    scene.blocks = order.blocks;
    RenderOptions options;
    options.size = order.size;
    options.camera = Camera::fit(order.world, order.size);
    options.hud = false;
    options.names = false;
    options.palette = order.ground.palette;
    options.sight = order.ground.sight;
    options.mapTextures = order.ground.textures;
    if (!order.ground.map && order.ground.tracks) {
        options.underlay = [&order](QPainter &painter, const Camera &camera) {
            paintWays(painter, order, camera);
        };
    }
    renderScene(image, order.ground.map ? &order.ground.map->backdrop() : nullptr, scene, options);
    return paled(image);
}

void MiniMap::order(QSize size, double ratio)
{
    // Nor is a map drawn as cells first.
    if (!m_mayBegin || (m_ground.map && m_ground.map->backdrop().picture && !m_ground.textures))
        return;
    // One at a time: what changes meanwhile is drawn afterwards.
    if (m_job.isRunning() || (!m_isStale && m_orderedSize == size * ratio))
        return;
    m_isStale = false;
    m_orderedSize = size * ratio;
    m_job.start(
        [order = Order{m_ground, m_blocks, m_world, size, ratio}](const std::stop_token &stop) {
            return stop.stop_requested() ? QImage() : make(order);
        });
}

void MiniMap::paint(QPainter &painter, const Scene &scene, const Camera &camera, QSize size,
                    std::optional<int> selected)
{
    const QRectF place = area(size);
    const QSize inner = place.size().toSize();
    order(inner, painter.device()->devicePixelRatio());
    const Camera small = Camera::fit(m_world, inner);
    const auto pixelOf = [&](QPointF world) { return small.toPixel(world, inner); };

    painter.save();
    painter.translate(place.topLeft());
    painter.setClipRect(QRectF(QPointF(0, 0), place.size()));
    if (m_picture.isNull())
        painter.fillRect(QRect(QPoint(0, 0), inner), m_ground.palette.plate);
    else if (m_picture.size() == m_orderedSize)
        painter.drawImage(QPointF(0, 0), m_picture);
    else // of a moment ago, until the new one is there
        painter.drawImage(QRectF(QPointF(0, 0), place.size()), m_picture);

    const QRectF seen = camera.visible(size);
    const QRectF frame(pixelOf(seen.topLeft()), pixelOf(seen.bottomRight()));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(EdgeColor, 3));
    painter.drawRect(frame);
    painter.setPen(QPen(m_ground.palette.accent, 1.4));
    painter.drawRect(frame);

    paintDots(painter, scene, small, inner, selected);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(EdgeColor, 1));
    const QRectF whole(QPointF(0, 0), place.size());
    painter.drawRect(whole.adjusted(0, 0, -1, -1));
    QColor rim = m_ground.palette.plateText;
    rim.setAlpha(RimAlpha);
    painter.setPen(QPen(rim, 1));
    painter.drawRect(whole.adjusted(1, 1, -2, -2));
    painter.restore();
}

void MiniMap::paintDots(QPainter &painter, const Scene &scene, const Camera &small, QSize size,
                        std::optional<int> selected) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const bool showsTeams = hasSeveralTeams(scene);
    // The selected one is drawn last, over the others.
    for (const bool selectedOnes : {false, true}) {
        for (const Actor &actor : scene.actors) {
            const bool isSelected = selected ? actor.client == *selected : actor.isRecorder;
            if (isSelected != selectedOnes)
                continue;
            const ActorLook look = lookOf(actor, small, size);
            const bool isTeam = showsTeams && !actor.hasTeamColor && actor.team >= 0;
            painter.setPen(isSelected ? QPen(m_ground.palette.accent, 1.6)
                                      : QPen(m_ground.palette.outline, 1));
            painter.setBrush(isTeam ? teamColor(actor.team) : look.body);
            const double radius = isSelected ? SelectedRadius : DotRadius;
            painter.drawEllipse(look.pixel, radius, radius);
        }
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

} // namespace tickscope
