// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map_picture/picture_painter.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <numbers>

#include <QSemaphore>
#include <QThread>
#include <QThreadPool>

#include "ui/world/map_picture/pixels/four_pixels.h"
#include "ui/world/map_picture/pixels/pixel_math.h"
#include "ui/world/map_picture/tile_painter.h"

namespace tickscope {

namespace {

/// What a frame may spend on new pieces: enough for what comes into view while it moves, too
/// little for a whole one.
constexpr std::chrono::milliseconds TimeForPieces(4);

/// Pixels of a picture that are drawn sooner than other threads wake up.
constexpr int SmallPicture = 500'000;
constexpr int BandHeight = 64;

/// Calls paintBand(band) for rows of \a picture until all are done, also on up to \a mostHelpers
/// threads that have nothing else to do.
template<typename PaintBand>
void inBands(const QRect &picture, int mostHelpers, const PaintBand &paintBand)
{
    if (picture.width() * picture.height() < SmallPicture)
        return paintBand(picture);
    std::atomic<int> next = 0;
    const auto paintBands = [&] {
        for (int top = next.fetch_add(BandHeight); top < picture.height();
             top = next.fetch_add(BandHeight))
            paintBand(picture & QRect(0, top, picture.width(), BandHeight));
    };
    QSemaphore finished;
    int helpers = 0;
    const auto help = [&] {
        paintBands();
        finished.release();
    };
    while (helpers < mostHelpers && QThreadPool::globalInstance()->tryStart(help))
        ++helpers;
    paintBands();
    finished.acquire(helpers);
}

} // namespace

void PicturePainter::setTextures(std::shared_ptr<const MapTextures> textures)
{
    if (textures == m_textures)
        return;
    m_textures = std::move(textures);
    m_movingQuads.clear();
    m_quadShapes.clear();
    makePlans();
}

void PicturePainter::makePlans()
{
    m_behind = {};
    m_inFront = {};
    m_lacksGround = false;
    if (!m_textures)
        return;
    const MapPicture &picture = *m_textures->picture();
    m_behind.plan = PicturePlan::of(picture.behind, *m_textures, m_keepsDrawn);
    m_inFront.plan = PicturePlan::of(picture.inFront, *m_textures, m_keepsDrawn);
    const int missing = m_behind.plan.missingTileLayers + m_inFront.plan.missingTileLayers;
    const int all = m_behind.plan.worldTileLayers + m_inFront.plan.worldTileLayers;
    m_lacksGround = 2 * missing > all;
    for (Part *part : {&m_behind, &m_inFront}) {
        if (m_lacksGround)
            part->plan.keepDistance();
        part->pieces.resize(part->plan.steps.size());
        part->stores.resize(part->plan.steps.size());
    }
}

void PicturePainter::paintBehind(const PixelArea &pixels, const PictureFrame &frame, double seconds,
                                 QRgb open)
{
    // While it is zoomed, the next frame would have no use for fine pieces.
    const double scale = frame.camera.pixelsPerUnit() * frame.ratio;
    m_timeForPieces = scale == m_scale ? TimeForPieces : std::chrono::nanoseconds(0);
    m_scale = scale;
    const Views views = prepare(pixels, m_behind, frame);
    paint(pixels, m_behind, views, seconds,
          leavesOpen(pixels, views) ? std::optional(open) : std::nullopt);
}

void PicturePainter::paintInFront(const PixelArea &pixels, const PictureFrame &frame,
                                  double seconds)
{
    paint(pixels, m_inFront, prepare(pixels, m_inFront, frame), seconds, {});
}

PicturePainter::Views PicturePainter::prepare(const PixelArea &pixels, Part &part,
                                              const PictureFrame &frame)
{
    if (frame.isSnapped != m_keepsDrawn) {
        m_keepsDrawn = frame.isSnapped;
        makePlans();
    }
    Views views;
    views.reserve(part.plan.steps.size());
    for (const PlanStep &step : part.plan.steps) {
        views.push_back(GroupView::of(step.view, frame));
        views.back().visible &= pixels.rect();
    }
    part.isComplete = true;
    if (!m_keepsDrawn)
        return views;
    using Clock = std::chrono::steady_clock;
    const Clock::time_point begin = Clock::now();
    const Clock::time_point end = frame.mayBeCoarse ? begin + m_timeForPieces
                                                    : Clock::time_point::max();
    std::vector<QRect> hidden;
    // What is nearest is looked at most, so it becomes fine first.
    for (std::size_t i = views.size(); i-- > 0;) {
        const PlanStep &step = part.plan.steps[i];
        if (step.kind == PlanStep::Kind::Moving || views[i].visible.isEmpty())
            continue;
        part.pieces[i].prepare(step, *m_textures, views[i], end, hidden);
        part.isComplete = part.pieces[i].isFine() && part.isComplete;
    }
    m_timeForPieces -= std::min<std::chrono::nanoseconds>(Clock::now() - begin, m_timeForPieces);
    return views;
}

bool PicturePainter::leavesOpen(const PixelArea &pixels, const Views &views) const
{
    // Most maps begin with a sky that leaves nothing open.
    const auto &steps = m_behind.plan.steps;
    return !m_keepsDrawn || steps.empty() || steps.front().kind != PlanStep::Kind::Still
           || views.front().visible != pixels.rect() || !m_behind.pieces.front().hidesAll();
}

void PicturePainter::paint(const PixelArea &pixels, Part &part, const Views &views, double seconds,
                           std::optional<QRgb> open)
{
    const auto &steps = part.plan.steps;
    std::vector<QRgb> tints(steps.size(), pixels::White);
    std::vector<QRegion> seen(steps.size()); // what nearer ones leave of each
    std::vector<std::vector<LaidQuad>> quads(steps.size());
    QRegion hidden;
    for (std::size_t i = steps.size(); i-- > 0;) {
        seen[i] = QRegion(views[i].visible) - hidden;
        if (seen[i].isEmpty())
            continue;
        if (steps[i].kind == PlanStep::Kind::Moving)
            quads[i] = layMoving(steps[i], views[i], seconds);
        if (steps[i].kind != PlanStep::Kind::Fading)
            continue;
        tints[i] = tintAt(std::get<PictureTiles>(*steps[i].runs.front().layer),
                          m_textures->picture()->envelopes, seconds);
        if (m_keepsDrawn)
            continue;
        part.stores[i].setScale(views[i].scale, {});
        hidden += part.stores[i].hiddenBy(steps[i], *m_textures, views[i], tints[i]);
    }
    // All of them one upon the other while the rows are at hand.
    const auto paintRows = [&](const QRect &rows) {
        for (int y = rows.top(); open && y <= rows.bottom(); ++y)
            pixels::fillWith(pixels.row(y), *open, pixels.width());
        for (std::size_t i = 0; i < steps.size(); ++i) {
            if (seen[i].isEmpty())
                continue;
            if (m_keepsDrawn && steps[i].kind != PlanStep::Kind::Moving) {
                part.pieces[i].paint(pixels, rows, tints[i]);
                continue;
            }
            const QRegion area = seen[i] & rows;
            for (const LaidQuad &quad : quads[i])
                quad.paint(pixels, area);
            const QPoint corner = views[i].visible.topLeft();
            for (const QRect &rect : area) {
                if (steps[i].kind == PlanStep::Kind::Fading)
                    part.stores[i].paint(pixels.cut(views[i].visible), rect.translated(-corner),
                                         steps[i], *m_textures, views[i].gridInVisible(), tints[i]);
            }
        }
    };
    inBands(pixels.rect(), m_keepsDrawn ? QThread::idealThreadCount() - 1 : 0, paintRows);
}

std::vector<PicturePainter::LaidQuad> PicturePainter::layMoving(const PlanStep &step,
                                                                const GroupView &view,
                                                                double seconds)
{
    const auto &envelopes = m_textures->picture()->envelopes;
    const QRectF inWorld(view.toWorld(view.visible.topLeft()),
                         QSizeF(view.visible.size()) / view.scale);
    std::vector<LaidQuad> laid;
    for (const LayerRun &run : step.runs) {
        const auto &quads = std::get<PictureQuads>(*run.layer);
        for (std::size_t i = run.firstQuad; i < run.quadEnd; ++i) {
            // Most quads of a map are elsewhere.
            if (!reachAt(quads.quads[i], envelopes, seconds).intersects(inWorld))
                continue;
            const PlacedQuad quad = placedAt(quads.quads[i], envelopes, seconds);
            if (quad.bounds().intersects(inWorld) && !quad.isInvisible())
                laid.push_back(layQuad(quads.quads[i], quad, m_textures->at(quads.image), view));
        }
    }
    return laid;
}

PicturePainter::QuadShape PicturePainter::shapeOf(const PictureQuad &quad, const Texture *texture)
{
    QuadShape shape{texture, {}};
    auto value = shape.second.begin();
    for (std::size_t i = 0; i < quad.corners.size(); ++i) {
        *value++ = double(quad.corners[i].x) - double(quad.corners[0].x);
        *value++ = double(quad.corners[i].y) - double(quad.corners[0].y);
        *value++ = double(quad.texture[i].x);
        *value++ = double(quad.texture[i].y);
    }
    return shape;
}

PicturePainter::LaidQuad PicturePainter::layQuad(const PictureQuad &source, const PlacedQuad &quad,
                                                 const Texture *texture, const GroupView &view)
{
    const PieceGrid grid = view.gridInVisible();
    LaidQuad result{quad, texture, grid, view.visible, view.visible, {}, pixels::White};
    // Without a texture there is nothing to read, and mixed colours are no tint.
    const double reach = quad.radius() * view.scale;
    const QRectF bounds(-reach, -reach, 2 * reach, 2 * reach);
    if (!m_keepsDrawn || !texture || !quad.isOfOneColor() || !PlacedPieces::keeps(bounds.size())) {
        const QRectF world = quad.bounds();
        result.visible = QRectF(view.toPixel(world.topLeft()), view.toPixel(world.bottomRight()))
                             .adjusted(-1, -1, 1, 1)
                             .intersected(QRectF(view.visible))
                             .toAlignedRect();
        return result;
    }
    // Its farthest corner goes in the same steps as its place.
    const double stepsAround = std::max(reach, 1.0) * PlacedPieces::StepsAPixel;
    const double turn = std::remainder(quad.turn, 2 * std::numbers::pi);
    const auto shape = m_quadShapes.try_emplace(shapeOf(source, texture), m_quadShapes.size());
    const PieceForm form{shape.first->second, PlacedPieces::sizeOf(reach), 0,
                         static_cast<int>(std::lround(turn * stepsAround)), 0};
    result.quad.corners = cornersAroundMiddle(source, form.turn / stepsAround);
    const auto paint = [&](const PixelArea &area, QPointF middle) {
        PlacedQuad drawn = result.quad;
        drawn.colors.fill({1, 1, 1, 1});
        paintQuad(area, area.rect(), drawn, texture, {middle, view.scale});
    };
    const auto laid = m_movingQuads.lay(QRect(QPoint(0, 0), view.visible.size()), form,
                                        grid.origin + quad.middle() * view.scale, bounds, paint);
    result.grid.origin = laid.inside;
    result.around = laid.around.translated(view.visible.topLeft());
    result.picture = laid.picture;
    result.tint = pixels::premultiplied(quad.colors[0]);
    return result;
}

void PicturePainter::LaidQuad::paint(const PixelArea &pixels, const QRegion &area) const
{
    const QRect reach = around & visible;
    if (!area.boundingRect().intersects(reach))
        return;
    const QPoint corner = around.topLeft();
    if (!picture)
        paintQuad(pixels.cut(around), (area & reach).translated(-corner), quad, texture, grid);
    for (const QRect &part : area) {
        const QRect shown = part & reach;
        if (picture && !shown.isEmpty())
            picture->draw(pixels.cut(shown), corner - shown.topLeft(), tint);
    }
}

} // namespace tickscope
