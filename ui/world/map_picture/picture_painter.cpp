// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map_picture/picture_painter.h"

#include "ui/world/map_picture/pixel_math.h"
#include "ui/world/map_picture/quad_painter.h"
#include "ui/world/map_picture/tile_painter.h"

namespace tickscope {

void PicturePainter::setTextures(std::shared_ptr<const MapTextures> textures)
{
    if (textures == m_textures)
        return;
    m_textures = std::move(textures);
    m_behind = {};
    m_inFront = {};
    m_lacksGround = false;
    if (!m_textures)
        return;
    m_behind.plan = PicturePlan::of(m_textures->picture()->behind, *m_textures);
    m_inFront.plan = PicturePlan::of(m_textures->picture()->inFront, *m_textures);
    const int missing = m_behind.plan.missingTileLayers + m_inFront.plan.missingTileLayers;
    const int all = m_behind.plan.worldTileLayers + m_inFront.plan.worldTileLayers;
    m_lacksGround = 2 * missing > all;
    for (Part *part : {&m_behind, &m_inFront}) {
        if (m_lacksGround)
            part->plan.keepDistance();
        part->pieces.resize(part->plan.steps.size());
    }
}

void PicturePainter::paintBehind(QPainter &painter, const PictureFrame &frame, double seconds)
{
    paint(painter, m_behind, frame, seconds);
}

void PicturePainter::paintInFront(QPainter &painter, const PictureFrame &frame, double seconds)
{
    paint(painter, m_inFront, frame, seconds);
}

void PicturePainter::paint(QPainter &painter, Part &part, const PictureFrame &frame, double seconds)
{
    const auto &envelopes = m_textures->picture()->envelopes;
    painter.save();
    painter.scale(1 / frame.ratio, 1 / frame.ratio);
    // Pieces lie on whole pixels; smooth copying would take ten times as long.
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    for (std::size_t i = 0; i < part.plan.steps.size(); ++i) {
        const PlanStep &step = part.plan.steps[i];
        const GroupView view = GroupView::of(step.view, frame);
        if (view.visible.isEmpty())
            continue;
        painter.save();
        if (step.view.clip)
            painter.setClipRect(view.visible, Qt::IntersectClip);
        if (step.kind == PlanStep::Kind::Moving) {
            paintMoving(painter, step, view, seconds);
        } else {
            const QRgb tint = step.kind == PlanStep::Kind::Fading
                                  ? tintAt(std::get<PictureTiles>(*step.runs.front().layer),
                                           envelopes, seconds)
                                  : pixels::White;
            part.pieces[i].paint(painter, step, *m_textures, view, tint);
        }
        painter.restore();
    }
    painter.restore();
}

void PicturePainter::paintMoving(QPainter &painter, const PlanStep &step, const GroupView &view,
                                 double seconds) const
{
    for (const LayerRun &run : step.runs) {
        const auto &quads = std::get<PictureQuads>(*run.layer);
        for (std::size_t i = run.firstQuad; i < run.quadEnd; ++i) {
            const PlacedQuad quad = placedAt(quads.quads[i], m_textures->picture()->envelopes,
                                             seconds);
            const QRectF bounds(view.toPixel(quad.bounds().topLeft()),
                                view.toPixel(quad.bounds().bottomRight()));
            const QRect area = bounds.intersected(QRectF(view.visible)).toAlignedRect();
            if (area.isEmpty())
                continue;
            QImage image(area.size(), QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            const PieceGrid grid{view.origin - QPointF(area.topLeft()), view.scale};
            if (paintQuad(image, quad, m_textures->at(quads.image), grid))
                painter.drawImage(area.topLeft(), image);
        }
    }
}

} // namespace tickscope
