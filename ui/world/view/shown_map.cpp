// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/view/shown_map.h"

#include <QThreadPool>

namespace tickscope {

ShownMap::ShownMap(QObject *parent)
    : QObject(parent)
    , m_job([this](std::shared_ptr<const MapTextures> textures) {
        m_textures = std::move(textures);
        emit texturesChanged();
    })
{
}

const MapBackdrop *ShownMap::backdrop() const
{
    return m_content ? &m_content->backdrop() : nullptr;
}

void ShownMap::setContent(const Shared<MapContent> &content)
{
    if (m_content == content)
        return;
    m_content = content;
    m_painter = {};
    m_textures.reset();
    m_job.cancel();
    emit texturesChanged();
    const auto picture = m_content ? m_content->backdrop().picture : nullptr;
    if (!picture)
        return;
    m_job.start(
        *QThreadPool::globalInstance(),
        [picture, game = GameData::installed({}, GameData::usualCache())](
            const std::stop_token &stop) { return MapTextures::load(picture, game.get(), stop); });
}

} // namespace tickscope
