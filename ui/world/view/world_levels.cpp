// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/view/world_levels.h"

#include <algorithm>
#include <utility>

#include <QWidget>

#include "ui/world/map/map_painter.h"
#include "ui/world/view/level_slider.h"

namespace tickscope {

constexpr int SliderEdge = 6;
/// Heights of the view below which the level slider would only be in the way.
constexpr int SliderViewHeight = 220;

WorldLevels::WorldLevels(ActiveDocument &document, QWidget &view)
    : QObject(&view)
    , m_view(view)
    , m_slider(new LevelSlider(&view))
    , m_kept(document)
    , m_commands(this, document)
{
    m_slider->hide();
    connect(m_slider, &LevelSlider::windowChanged, this, [this] {
        m_sight.heights = m_slider->window();
        emit levelsChanged();
    });
    addPlanes();
    connect(&document, &ActiveDocument::leaving, this, [this] {
        *m_kept = {m_heights, m_sight, m_unit};
    });
    connect(&document, &ActiveDocument::entered, this, &WorldLevels::bringBack);
}

void WorldLevels::bringBack()
{
    const Kept kept = std::exchange(*m_kept, {});
    if (!kept.heights)
        return;
    m_heights = kept.heights;
    showHeights(kept.unit, true);
    if (const HeightWindow &shown = kept.sight.heights; shown != HeightWindow())
        m_slider->choose(qRound(shown.lowest / kept.unit), qRound(shown.highest / kept.unit));
    setPlane(kept.sight.plane);
}

void WorldLevels::addPlanes()
{
    int position = 250;
    const auto add = [&](const char *id, const QString &text, const char *key, ViewPlane plane,
                         const QString &toolTip) {
        m_commands.add(id, text, {key}, {MenuName::View, position++, tr("View from")}, toolTip,
                       {.needsRecording = false, // one with heights
                        .isEnabled = [this] { return hasHeights(); },
                        .isChecked = [this, plane] { return m_sight.plane == plane; }},
                       [this, plane] { setPlane(plane); });
    };
    add("view.plane.top", tr("From above"), "Ctrl+1", ViewPlane::Top,
        tr("Show the world from above"));
    add("view.plane.front", tr("From the front"), "Ctrl+2", ViewPlane::Front,
        tr("Show the world from the front, heights upwards"));
    add("view.plane.side", tr("From the side"), "Ctrl+3", ViewPlane::Side,
        tr("Show the world from the right, heights upwards"));
}

void WorldLevels::reset()
{
    m_heights.reset();
    m_wantedPlane = ViewPlane::Top;
    m_sight = {};
    m_slider->reset();
    placeSlider();
    m_commands.refresh();
    emit heightsChanged();
}

void WorldLevels::learn(const Scene &scene, const MapBackdrop *map)
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
    if (map && !map->shapes.empty()) {
        const QRectF side = mapRect(*map, ViewPlane::Front);
        add(-side.bottom(), -side.top());
    }
    if (heights == m_heights)
        return;
    const bool isNew = !m_heights;
    m_heights = heights;
    const auto show = [this, isNew, unit = scene.heightUnit] { showHeights(unit, isNew); };
    // Qt asks not to move widgets while painting.
    const bool isPainting = m_view.testAttribute(Qt::WA_WState_InPaintEvent);
    QMetaObject::invokeMethod(this, show, isPainting ? Qt::QueuedConnection : Qt::DirectConnection);
}

void WorldLevels::showHeights(double unit, bool isNew)
{
    if (!m_heights)
        return;
    m_unit = unit;
    m_slider->setHeights(m_heights->lowest, m_heights->highest, unit);
    placeSlider();
    if (isNew) {
        m_commands.refresh();
        emit heightsChanged();
        setPlane(m_wantedPlane);
    }
}

void WorldLevels::hideOthers(Scene &scene, std::optional<int> followed) const
{
    const HeightWindow &shown = m_sight.heights;
    std::erase_if(scene.actors, [&](const Actor &actor) {
        // Who is followed stays, or the picture would lose what it is about.
        return actor.height && !shown.contains(*actor.height)
               && !(followed && actor.client == *followed);
    });
    std::erase_if(scene.blocks, [&](const Block &block) {
        return !shown.overlaps(block.height, block.height + block.size);
    });
}

void WorldLevels::placeSlider()
{
    const bool isShown = m_heights && m_slider->hasHeights() && m_view.height() >= SliderViewHeight;
    m_slider->setVisible(isShown);
    if (!isShown)
        return;
    // Kills stand at the top right and notes at the bottom right.
    const QSize wanted(m_slider->sizeHint().width(),
                       std::min(m_view.height() / 2, m_slider->sizeHint().height() * 3 / 2));
    m_slider->setGeometry(QRect(QPoint(m_view.width() - SliderEdge - wanted.width(),
                                       (m_view.height() - wanted.height()) / 2),
                                wanted));
}

QRectF WorldLevels::takenPixels() const
{
    return m_slider->isVisible() ? QRectF(m_slider->geometry()) : QRectF();
}

void WorldLevels::setPlane(ViewPlane plane)
{
    m_wantedPlane = plane;
    if (plane == m_sight.plane || (plane != ViewPlane::Top && !m_heights))
        return;
    m_sight.plane = plane;
    m_commands.refresh();
    emit planeChanged();
}

} // namespace tickscope
