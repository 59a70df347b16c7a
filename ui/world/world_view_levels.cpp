// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/world_view.h"

#include <algorithm>

#include "ui/world/level_slider.h"

/// The third dimension of the world view: planes to see it from, levels to see alone.
namespace tickscope {

namespace {

constexpr int SliderEdge = 6;
/// Heights of the view below which the level slider would only be in the way.
constexpr int SliderViewHeight = 220;

} // namespace

void WorldView::learnHeights(const Scene &scene)
{
    std::optional<HeightWindow> heights = m_heights;
    const auto add = [&heights](double lowest, double highest) {
        heights = heights ? HeightWindow{std::min(heights->lowest, lowest),
                                         std::max(heights->highest, highest)}
                          : HeightWindow{lowest, highest};
    };
    for (const Actor &actor : scene.actors) {
        if (actor.height)
            add(*actor.height, *actor.height);
    }
    for (const Block &block : scene.blocks)
        add(block.height, block.height + block.size);
    if (const MapBackdrop *map = backdrop(); map && !map->shapes.empty()) {
        const QRectF side = mapRect(*map, ViewPlane::Front);
        add(-side.bottom(), -side.top());
    }
    if (heights == m_heights)
        return;
    const bool isNew = !m_heights;
    m_heights = heights;
    const auto tell = [this, isNew, unit = scene.heightUnit] {
        if (!m_heights)
            return;
        m_levels->setHeights(m_heights->lowest, m_heights->highest, unit);
        placeLevelSlider();
        if (isNew)
            emit viewChanged();
    };
    // Qt asks not to move widgets while painting.
    const bool isPainting = testAttribute(Qt::WA_WState_InPaintEvent);
    QMetaObject::invokeMethod(this, tell, isPainting ? Qt::QueuedConnection : Qt::DirectConnection);
}

void WorldView::hideOtherLevels(Scene &scene) const
{
    const HeightWindow &shown = m_sight.heights;
    const auto followed = m_document.players().clientInFrame(m_document.selection().followed());
    std::erase_if(scene.actors, [&](const Actor &actor) {
        // Who is followed stays, or the picture would lose what it is about.
        return actor.height && !shown.contains(*actor.height)
               && !(followed && actor.client == *followed);
    });
    std::erase_if(scene.blocks, [&](const Block &block) {
        return !shown.overlaps(block.height, block.height + block.size);
    });
}

void WorldView::placeLevelSlider()
{
    const bool isShown = m_heights && m_levels->hasHeights() && height() >= SliderViewHeight;
    m_levels->setVisible(isShown);
    if (!isShown)
        return;
    // Kills stand at the top right and notes at the bottom right.
    const QSize wanted(m_levels->sizeHint().width(),
                       std::min(height() / 2, m_levels->sizeHint().height() * 3 / 2));
    m_levels->setGeometry(QRect(
        QPoint(width() - SliderEdge - wanted.width(), (height() - wanted.height()) / 2), wanted));
}

void WorldView::setPlane(ViewPlane plane)
{
    if (plane == m_sight.plane || (plane != ViewPlane::Top && !m_heights))
        return;
    m_sight.plane = plane;
    outdate();
    freshen();
    // What was looked at is elsewhere now.
    m_cameraIsPlaced = false;
    if (m_view == View::Free)
        m_view = m_scene.actors.empty() && backdrop() ? View::Map : View::Players;
    placeCamera();
    update();
    emit viewChanged();
}

} // namespace tickscope
