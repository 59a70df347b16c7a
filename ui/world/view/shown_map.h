// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QObject>

#include "ui/jobs/latest_job.h"
#include "ui/world/canvas/game_data.h"
#include "ui/world/map/map_painter.h"

namespace tickscope {

/// The map of a world view with its images, which a worker reads.
class ShownMap : public QObject
{
    Q_OBJECT

public:
    explicit ShownMap(QObject *parent);

    [[nodiscard]] const Shared<MapContent> &content() const { return m_content; }
    /// Null without a map.
    [[nodiscard]] const MapBackdrop *backdrop() const;
    /// Images of the map; null as long as they are not read.
    [[nodiscard]] const std::shared_ptr<const MapTextures> &textures() const { return m_textures; }
    /// Keeps pieces of the map between pictures.
    [[nodiscard]] MapPainter &painter() { return m_painter; }
    void setContent(const Shared<MapContent> &content);

signals:
    void texturesChanged();

private:
    Shared<MapContent> m_content; ///< Held here so that the painter's pieces belong to it.
    MapPainter m_painter;
    std::shared_ptr<const MapTextures> m_textures;
    LatestJob<std::shared_ptr<const MapTextures>> m_job;
};

} // namespace tickscope
