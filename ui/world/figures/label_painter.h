// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <vector>

#include <QFont>
#include <QPainter>

#include "core/model/scene/scene.h"
#include "ui/world/figures/actor_painter.h"

namespace tickscope {

/// The name plate of one actor, placed.
struct NamePlate {
    std::size_t actor = 0; ///< Number in the scene.
    QString text;
    QString more; ///< Behind the name, paler: number and height, where they are of use.
    QRectF place;
};

/// What the plates need to know of the picture.
struct LabelSetting {
    QSize size;
    QFont font;
    std::optional<int> selectedClient;
    bool hasTeams = false;            ///< The scene has more than one team.
    bool isGameLike = false;          ///< Letters without plates, where the game puts them.
    bool omitsOwnName = false;        ///< Of who recorded: the game does not show it to them.
    std::vector<QRectF> taken;        ///< Pixels that other texts have.
    std::map<int, int> playerNumbers; ///< See RenderOptions.
    std::optional<QColor> tint = {};  ///< Of all names, as far as they read in it.
};

/// Finds a free place for each name: over its figure, else below, higher or beside it. The
/// selected player and the recorder come first. Who finds none has no name in the picture,
/// but for the selected one: two names over each other cannot be read.
[[nodiscard]] std::vector<NamePlate> placeNames(const Scene &scene,
                                                const std::vector<ActorLook> &looks,
                                                const LabelSetting &setting);

void paintNames(QPainter &painter, const Scene &scene, const std::vector<NamePlate> &plates,
                const LabelSetting &setting, const WorldPalette &palette);

/// Whether hearts and shields are shown: for the selected one, and near by.
[[nodiscard]] bool showsVitals(const Actor &actor, const ActorLook &look, bool isSelected);
/// Hearts and shields over a figure, as far as they are known.
void paintVitals(QPainter &painter, const Actor &actor, const ActorLook &look);

/// Font for names at \a scale pixels a world unit.
[[nodiscard]] QFont nameFont(double scale);
/// The same as the game writes them.
[[nodiscard]] QFont gameNameFont(double scale);

} // namespace tickscope
