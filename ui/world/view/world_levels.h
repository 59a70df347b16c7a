// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>

#include "core/model/scene/scene.h"
#include "ui/commands/command_set.h"
#include "ui/document/active_document.h"
#include "ui/world/map/shape_painter.h"

namespace tickscope {

class LevelSlider;
struct MapBackdrop;

/// The third dimension of a world view: planes to see it from, levels to see alone.
class WorldLevels : public QObject
{
    Q_OBJECT

public:
    WorldLevels(ActiveDocument &document, QWidget &view);

    [[nodiscard]] CommandSet &commands() { return m_commands; }
    [[nodiscard]] const MapSight &sight() const { return m_sight; }
    [[nodiscard]] ViewPlane plane() const { return m_sight.plane; }
    /// Waits for heights, where there are none yet.
    void setPlane(ViewPlane plane);
    /// Whether the recording has a third dimension, so that there are other planes than the one
    /// from above.
    [[nodiscard]] bool hasHeights() const { return m_heights.has_value(); }
    /// Pixels of the view that the slider covers; empty while it is hidden.
    [[nodiscard]] QRectF takenPixels() const;

    /// Another recording.
    void reset();
    /// Takes the heights in \a scene and \a map, which may be null.
    void learn(const Scene &scene, const MapBackdrop *map);
    /// Takes out of \a scene what is on other levels, but for the client \a followed.
    void hideOthers(Scene &scene, std::optional<int> followed) const;
    void placeSlider();

signals:
    /// The world is to be seen from elsewhere.
    void planeChanged();
    /// Other levels are to be seen.
    void levelsChanged();
    /// There are heights now, or none any more.
    void heightsChanged();

private:
    /// What is chosen for a document that is not shown just now.
    struct Kept {
        std::optional<HeightWindow> heights;
        MapSight sight;
        double unit = 1;
    };

    void addPlanes();
    void bringBack();
    void showHeights(double unit, bool isNew);

    QWidget &m_view;
    LevelSlider *m_slider;
    MapSight m_sight;
    /// Of map and actors so far; nothing without a third dimension.
    std::optional<HeightWindow> m_heights;
    ViewPlane m_wantedPlane = ViewPlane::Top; ///< As soon as there are heights.
    double m_unit = 1;                        ///< World units that labels of heights count as 1.
    PerDocument<Kept> m_kept;
    CommandSet m_commands;
};

} // namespace tickscope
