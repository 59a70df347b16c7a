// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QColor>
#include <QObject>
#include <QRectF>

#include "ui/document/active_document.h"
#include "ui/jobs/single_shot_timer.h"
#include "ui/world/canvas/world_palette.h"

class QPainter;
class QWidget;

namespace tickscope {

class ShownScene;
class TrackLayers;

/// What the picture cannot show, in words at its bottom right.
class WorldNotes : public QObject
{
    Q_OBJECT

public:
    struct Note {
        QRectF plate; ///< Pixels of the view.
        QString text; ///< As it is drawn.
        QString whole;
        QColor bar;
    };

    WorldNotes(ActiveDocument &document, const ShownScene &scene, const TrackLayers &tracks,
               QWidget &view);

    /// What the picture cannot show, or why; empty when all is well.
    [[nodiscard]] QString stateText() const;
    [[nodiscard]] std::vector<Note> notes() const;
    void paint(QPainter &painter, const WorldPalette &palette) const;
    /// The whole of a note that is cut at \a pixel.
    [[nodiscard]] QString cutTextAt(QPointF pixel) const;

    /// While older frames still come, the picture moves and says enough.
    void noteLateFrame(Document::Changes changes);

private:
    /// Why the followed player is not in the picture; empty when it is, or none is followed.
    [[nodiscard]] QString absenceText() const;
    /// In the frame, which there is.
    [[nodiscard]] bool isAnyOutOfSight() const;

    ActiveDocument &m_document;
    const ShownScene &m_scene;
    const TrackLayers &m_tracks;
    QWidget &m_view;
    SingleShotTimer m_lateTimer; ///< Runs while the frame of the head has not come.
    bool m_isLate = false;       ///< It is out.
};

} // namespace tickscope
