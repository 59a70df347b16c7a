// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/recording_painter.h"

#include <algorithm>

#include <QPainter>

#include "ui/texts/player_text.h"
#include "ui/world/game_art/tee_parts.h"
#include "ui/world/hud/hud.h"
#include "ui/world/hud/hud_watch.h"
#include "ui/world/small_picture.h"

namespace tickscope {

RecordingPainter::RecordingPainter(PictureMaterial material, PictureStyle style)
    : m_material(std::move(material))
    , m_style(std::move(style))
    , m_textures(m_material.map
                     ? MapTextures::load(m_material.map->backdrop().picture, m_material.game.get())
                     : nullptr)
{
}

QSize PictureStyle::worldSize() const
{
    const int line = caption ? PictureCaption::heightIn(size) : 0;
    return {size.width(), std::max(size.height() - line, 1)};
}

RenderOptions RecordingPainter::optionsFor(const Scene &scene, Tick tick,
                                           std::optional<int> followed) const
{
    const MapBackdrop *map = m_material.map ? &m_material.map->backdrop() : nullptr;
    const QSize size = m_style.worldSize();
    const QPointF middle(size.width() / 2.0, size.height() / 2.0);
    RenderOptions options;
    options.size = size;
    options.camera = cameraOf(scene, map, followed, size).zoomed(m_style.zoom, middle, size);
    options.hud = m_style.hud;
    RecentEvents recent = recentEvents(*m_material.index, m_material.index->time().timeAt(tick));
    options.hudContent = std::move(recent.hud);
    options.bubbles = std::move(recent.bubbles);
    addWatched(options.hudContent, scene, *m_material.index, tick, followed);
    options.playerNumbers = numbersOfNamesakes(m_material.index->players(), scene, tick);
    options.game = m_material.game;
    options.snapsToPixels = false;
    options.mapTextures = m_textures;
    options.selectedClient = m_style.hud ? followed : std::nullopt;
    return options;
}

QImage RecordingPainter::paint(const Frame &frame, double position, std::optional<int> followed,
                               MapPainter *cache, std::vector<SceneLayer> ghosts) const
{
    QImage image(m_style.size, QImage::Format_RGB32);
    if (image.isNull())
        return image;
    std::vector<SceneLayer> layers = std::move(ghosts);
    layers.insert(layers.begin(), {m_material.scenes->make(frame, position)});
    if (m_material.game) {
        for (const SceneLayer &layer : layers)
            loadPictures(*m_material.game, picturesOf(layer.scene));
    }
    const QSize world = m_style.worldSize();
    QImage upper(image.bits(), world.width(), world.height(), image.bytesPerLine(), image.format());
    renderLayers(upper, m_material.map ? &m_material.map->backdrop() : nullptr, layers,
                 optionsFor(layers.front().scene, frame.asked, followed), cache);
    if (followed && m_style.hud) {
        const Player *player = m_material.index->players().at(*followed, frame.asked);
        const QString name = player
                                 ? titleAt(m_material.index->players(), *player, frame.asked).name
                                 : namelessClient(*followed);
        drawAbsence(image, absenceText(name, followed, frame, *m_material.scenes));
    }
    if (m_style.caption)
        m_style.caption->draw(image, m_material.index->time().timeAt(frame.asked), frame.asked);
    return image;
}

void drawAbsence(QImage &picture, const QString &text)
{
    constexpr int LinesInPicture = 24;
    if (text.isEmpty())
        return;
    QPainter painter(&picture);
    QFont font = painter.font();
    font.setPixelSize(std::max(picture.height() / LinesInPicture, 9));
    font.setBold(true);
    painter.setFont(font);
    const int flags = Qt::AlignCenter | Qt::TextWordWrap;
    const int margin = font.pixelSize() / 2;
    const QRect room(0, 0, picture.width(),
                     painter.fontMetrics().boundingRect(picture.rect(), flags, text).height()
                         + margin);
    painter.fillRect(room, Qt::black);
    painter.setPen(Qt::white);
    painter.drawText(room, flags, text);
}

} // namespace tickscope
