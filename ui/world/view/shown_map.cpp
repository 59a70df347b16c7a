// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/view/shown_map.h"

#include <chrono>

#include <QThreadPool>

namespace tickscope {

/// Longer than textures take that were read before, too short to be seen.
constexpr std::chrono::milliseconds Patience{50};

ShownMap::ShownMap(QObject *parent)
    : QObject(parent)
    , m_job([this](std::shared_ptr<const MapTextures> textures) {
        m_patience.stop();
        m_textures = std::move(textures);
        emit texturesChanged();
    })
{
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, &ShownMap::texturesChanged);
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
    m_patience.stop();
    emit texturesChanged();
    const auto picture = m_content ? m_content->backdrop().picture : nullptr;
    if (!picture)
        return;
    m_patience.start(Patience);
    m_job.start(
        *QThreadPool::globalInstance(),
        [picture, game = GameData::installed({}, GameData::usualCache())](
            const std::stop_token &stop) { return MapTextures::load(picture, game.get(), stop); });
}

} // namespace tickscope
