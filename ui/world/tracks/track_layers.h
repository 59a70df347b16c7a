// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QImage>
#include <QObject>
#include <QPointer>

#include "core/model/player.h"
#include "core/model/scene/view_plane.h"
#include "ui/commands/command_set.h"
#include "ui/jobs/latest_job.h"
#include "ui/world/canvas/camera.h"
#include "ui/world/tracks/track_store.h"
#include "ui/world/tracks/trail_painter.h"

class QPainter;

namespace tickscope {

/// A picture of what stays where it is in the world, somewhat bigger than the view: while
/// the camera moves without zooming, a frame costs one copy.
class LayerCache
{
public:
    using Draw = std::function<void(QPainter &, const Camera &, QSize)>;

    /// \param camera  snapped to device pixels.
    void paint(QPainter &painter, const Camera &camera, QSize size, const Draw &draw);
    /// What is shown changed.
    void clear() { m_image = {}; }

private:
    QImage m_image;
    QSize m_size;
    Camera m_camera;
    double m_ratio = 1;
};

/// Where players came from and where they stayed, drawn between the map and the figures.
class TrackLayers : public QObject
{
    Q_OBJECT

public:
    enum class Trails {
        Off,
        Recent, ///< The last seconds of everybody who is there.
        Whole,  ///< The whole run of the selected player.
    };
    enum class Heat {
        Off,
        Selected, ///< Where the selected player stayed.
        All,
    };
    static constexpr Time RecentSpan = std::chrono::seconds(10);

    explicit TrackLayers(ActiveDocument &document, QObject *parent = nullptr);
    ~TrackLayers() override;

    [[nodiscard]] CommandSet &commands() { return m_commands; }

    /// As chosen; until then the usual ones: without a map, ways are all there is to see of
    /// the world.
    [[nodiscard]] Trails trails() const { return m_chosenTrails.value_or(usualTrails()); }
    [[nodiscard]] Heat heat() const { return m_heat; }
    void setTrails(Trails trails);
    void setHeat(Heat heat);
    /// Whether a map is drawn below, or may still be found.
    void setGround(bool hasGround);
    [[nodiscard]] const TrackStore &store() const { return m_store; }
    [[nodiscard]] const HeatMap &heatMap() const { return m_heatMap; }
    /// Reads where anybody was for bounds() alone, too.
    void setBoundsNeeded(bool areNeeded);
    /// Around all of that as far as it is read, as it is seen now; nothing until somebody was
    /// somewhere.
    [[nodiscard]] std::optional<QRectF> bounds() const { return m_bounds; }
    /// The recording is read for them right now.
    [[nodiscard]] bool isReading() const;

    /// The same colour means the same speed in both, where both are of one game. Each wants to be
    /// told, and of each other.
    void shareScale(TrackLayers &other);

    /// Who is in the world now: recent trails end there.
    /// \param plane  from where it is seen.
    void setScene(const Scene &scene, ViewPlane plane);
    /// Colours of ours are others now.
    void renewColors();
    void paint(QPainter &painter, const Camera &camera, QSize size);
    /// Draws the layers as they are now, whatever becomes of them. Any thread.
    [[nodiscard]] LayerCache::Draw still() const;
    /// What the colours mean of that which is drawn now.
    [[nodiscard]] std::vector<TrackLegend> legends() const;
    /// Place of a drawn trail that \a pixel means.
    [[nodiscard]] std::optional<TrailPlace> placeAt(QPointF pixel, const Camera &camera,
                                                    QSize size) const;

signals:
    void changed();
    void boundsChanged();

private:
    /// What the last of the colours of speed means.
    struct Scale {
        double fast = 0; ///< In units of the game per second.
        LengthUnit unit{};

        friend bool operator==(const Scale &, const Scale &) = default;
    };

    void addCommands();
    [[nodiscard]] std::optional<Scale> ownScale() const;
    void renewScale();
    void onDocumentChanged(Document::Changes changes);
    void want();
    [[nodiscard]] Trails usualTrails() const;
    void renewHeat();
    void renewBounds();
    [[nodiscard]] std::optional<Tick> cameAt(int client) const;
    [[nodiscard]] std::vector<Trail> shownTrails() const;
    /// The selected player; without one the followed, the recording, or the first one.
    [[nodiscard]] std::optional<PlayerRef> subject() const;
    void updateSubject();

    ActiveDocument &m_document;
    TrackStore m_store;
    std::optional<Trails> m_chosenTrails;
    bool m_hasGround = true;
    bool m_areBoundsNeeded = false;
    std::optional<QRectF> m_bounds; ///< While they are needed.
    Heat m_heat = Heat::Off;
    ViewPlane m_plane = ViewPlane::Top;
    std::vector<Actor> m_actors;
    std::optional<PlayerRef> m_subject; ///< That the pictures are of.
    std::vector<Stay> m_stays;          ///< That the pictures are of.
    /// Of other views, with the same scale; null for one that is going away.
    std::vector<QPointer<TrackLayers>> m_others;
    std::optional<Scale> m_scale; ///< Nothing while there are no trails.
    LayerCache m_wholeCache;
    LayerCache m_heatCache;
    HeatMap m_heatMap;
    LatestJob<HeatMap> m_heatJob;
    CommandSet m_commands;
};

} // namespace tickscope
