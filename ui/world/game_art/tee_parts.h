// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QStringList>

#include "core/model/scene/scene.h"
#include "ui/world/canvas/game_data.h"
#include "ui/world/game_art/art_brush.h"
#include "ui/world/game_art/item_art.h"
#include "ui/world/game_art/tee_animation.h"

namespace tickscope {

/// Files of the game whose pictures \a scene is drawn with.
[[nodiscard]] QStringList picturesOf(const Scene &scene);

/// Whether \a file has only what few moments show: effects, emoticons, frost.
[[nodiscard]] bool isSeldomSeen(const QString &file);

/// Reads them, so that painting finds them: painters never wait for the disk. Waits itself;
/// any thread.
void loadPictures(const GameData &game, const QStringList &files);

/// Pictures of the parts that \a actor is dressed in, and those that stand in for them;
/// empty for a figure of one skin. All below a data folder.
[[nodiscard]] QStringList partFiles(const Actor &actor);

/// Draws a figure whose skin is of parts. Source: teeworlds-game-data.md, sections 3
/// and 4.2.
class PartsBrush
{
public:
    PartsBrush(ArtBrush &brush, const Actor &actor);

    /// Whether the parts that every figure has are loaded.
    [[nodiscard]] bool isReady() const { return m_isReady; }

    void hand(const HandPlace &hand);
    /// Body, feet and eyes in the order in which they cover each other.
    void figure(QPointF middle, const Actor &actor, const TeePose &pose);

private:
    /// In the order of recordings: see Actor::parts.
    enum Part : std::size_t { Body, Marking, Decoration, Hands, Feet, Eyes };
    static constexpr std::size_t PartCount = 6;

    struct Look {
        QString file; ///< Empty: this part is not worn, or not loaded.
        GreyCopy copy = GreyCopy::None;
        QRgb tint = 0xFFFFFFFF;
        double opacity = 1;
    };

    /// In the part's colour.
    void draw(Part part, QPoint cell, const ArtPlace &place);
    void dimDraw(Part part, QPoint cell, const ArtPlace &place);
    /// As the picture has it: outlines and shadows have no colour.
    void drawPlain(Part part, QPoint cell, const ArtPlace &place);
    void drawPiece(const Look &look, Part part, QPoint cell, const ArtPlace &place);

    ArtBrush &m_brush;
    std::array<Look, PartCount> m_looks;
    bool m_isReady = false;
};

} // namespace tickscope
