// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QImage>
#include <QObject>
#include <QPointF>
#include <QThreadPool>

#include "core/base/tick.h"
#include "core/model/scene/view_plane.h"
#include "ui/document/active_document.h"
#include "ui/jobs/latest_job.h"
#include "ui/world/canvas/game_data.h"
#include "ui/world/map_picture/map_textures.h"

class QWidget;

namespace tickscope {

/// Small picture of the world at a tick besides the head's. Decoding and drawing run on
/// workers with a cursor of their own, and only the newest wish is worked on.
class HoverPreview : public QObject
{
    Q_OBJECT

public:
    static constexpr QSize PictureSize{272, 153}; ///< Logical pixels.

    explicit HoverPreview(ActiveDocument &document, QObject *parent = nullptr);

    /// Asks for the picture at \a tick; emits pictureReady() when it is there.
    void want(Tick tick, double devicePixelRatio);
    /// From where the world is seen in worlds of three dimensions.
    void setPlane(ViewPlane plane);
    /// Images of the document's map; without them it is drawn as cells.
    void setMapTextures(std::shared_ptr<const MapTextures> textures);
    [[nodiscard]] const std::shared_ptr<const MapTextures> &mapTextures() const
    {
        return m_textures;
    }
    /// Forgets the wish.
    void cancel();
    /// Newest picture, perhaps that of an earlier wish; null when there is none yet.
    [[nodiscard]] const QImage &picture() const { return m_picture; }
    /// Tick of picture().
    [[nodiscard]] Tick pictureTick() const { return m_pictureTick; }

signals:
    void pictureReady();

private:
    struct Made {
        Tick tick;
        QImage picture; ///< Null when the order was given up.
    };

    void onDocumentChanged(Document::Changes changes);
    void draw();
    void take(const Made &made);

    ActiveDocument &m_document;
    std::shared_ptr<const GameData> m_game = GameData::installed({}, GameData::usualCache());
    std::shared_ptr<class PreviewBrush> m_brush; ///< Used by the one thread of the pool only.
    std::optional<Tick> m_wish;
    double m_devicePixelRatio = 1;
    ViewPlane m_plane = ViewPlane::Top;
    std::shared_ptr<const MapTextures> m_textures;
    bool m_isStale = false; ///< A newer frame came while the job ran.
    QImage m_picture;
    Tick m_pictureTick;
    QThreadPool m_pool; ///< Of one thread.
    LatestJob<Made> m_job;
};

class ActiveDocument;
class HoverCard;
class HoverPreview;
class HoverTracker;
class TimelineStrip;

/// What comes while the pointer rests over the timeline: the card with picture and events.
class TimelineHover : public QObject
{
    Q_OBJECT

public:
    /// \param view  over which the pointer is, and the parent; with the widget around it it is the
    ///              instrument beside which the card comes. \a strip is about its pixels.
    TimelineHover(ActiveDocument &document, const TimelineStrip &strip, QWidget &view);

    /// Where the pointer is; nothing while it is over no tick.
    [[nodiscard]] const std::optional<QPointF> &place() const;
    /// The pointer is at \a place, in pixels of the view.
    void moveTo(std::optional<QPointF> place);
    [[nodiscard]] HoverPreview &preview() const { return *m_preview; }

private:
    void showCard(QPointF place);

    ActiveDocument &m_document;
    const TimelineStrip &m_strip;
    QWidget &m_view;
    HoverCard *m_card;
    HoverPreview *m_preview;
    HoverTracker *m_tracker;
};

} // namespace tickscope
