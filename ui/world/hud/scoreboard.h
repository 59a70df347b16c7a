// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QPainter>
#include <QPointF>
#include <QSize>
#include <QString>

#include "core/model/scene/scene.h"
#include "core/model/state/world_state.h"
#include "ui/world/canvas/world_palette.h"

namespace tickscope {

/// One player in the list that the game shows on Tab.
struct ScoreRow {
    int client = -1;
    QString name;
    QString clan;
    std::optional<std::int64_t> score;
    bool isScoreTime = false;      ///< Seconds of a race, below zero.
    std::optional<double> latency; ///< Milliseconds.
    int team = 0;                  ///< Below zero for spectators.
    int shownTeam = 0;             ///< As Actor::team, for its colour.

    friend bool operator==(const ScoreRow &, const ScoreRow &) = default;
};

/// Players of \a state by what fields mean, so of any format: by team, the best score first;
/// spectators last.
[[nodiscard]] std::vector<ScoreRow> scoresOf(const WorldState &state);

/// Gives \a rows the colours that the teams of \a actors have in the picture.
void takeTeamColors(std::vector<ScoreRow> &rows, const std::vector<Actor> &actors);

/// The list in the middle of a picture, as many players as fit.
void paintScoreboard(QPainter &painter, const std::vector<ScoreRow> &rows, QSize size,
                     const WorldPalette &palette);

/// Name and clan of the player whose line is at \a pixel, if they do not fit there.
[[nodiscard]] QString elidedScoreText(const std::vector<ScoreRow> &rows, QSize size, QPointF pixel);

} // namespace tickscope
