// SPDX-License-Identifier: GPL-3.0-or-later
// The mini-map over the world view.
#include <algorithm>

#include <QPainter>

#include "ui/world/mini_map.h"
#include "ui/world/track_layers.h"
#include "ui/world/world_view.h"

namespace tickscope {

void WorldView::setMiniMapVisible(bool visible)
{
    if (m_isMiniMapVisible == visible)
        return;
    m_isMiniMapVisible = visible;
    update();
    emit viewChanged();
}

bool WorldView::isMiniMapShown() const
{
    // The list of players may cover the whole picture.
    return m_isMiniMapVisible && !m_isScoreboardVisible && m_miniMap->isNeeded(m_camera, size());
}

bool WorldView::isOnMiniMap(QPointF pixel) const
{
    return isMiniMapShown() && m_miniMap->area(size()).contains(pixel);
}

void WorldView::lookAtMiniMap(QPointF pixel)
{
    const QPointF place = m_miniMap->worldAt(pixel, size());
    setFreeCamera();
    m_camera.centre = place;
    m_cameraIsPlaced = true;
    update();
}

/// Of who recorded, whatever client ID they had; none while that is not known.
std::vector<Stay> WorldView::recorderStays() const
{
    const auto recorder = std::ranges::find_if(m_scene.actors, &Actor::isRecorder);
    const Shared<Index> &index = m_document.index();
    const Player *player = recorder != m_scene.actors.end() && index
                               ? index->players().of(m_document.players().inFrame(recorder->client))
                               : nullptr;
    return player ? player->stays : std::vector<Stay>{};
}

void WorldView::paintMiniMap(QPainter &painter)
{
    m_miniMap->setGround(
        {m_map, m_textures, m_sight, m_palette, m_tracks->store().tracks(), recorderStays()});
    m_miniMap->setScene(m_scene);
    if (isMiniMapShown())
        m_miniMap->paint(painter, m_scene, m_camera, size(),
                         m_document.players().clientInFrame(m_document.selection().player()));
}

} // namespace tickscope
