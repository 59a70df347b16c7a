// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

#include "core/model/player.h"
#include "core/model/scene/motion.h"
#include "core/model/scene/scene.h"

namespace tickscope {

/// Why a picture of \a frame does not show \a client, who is called \a name; empty where it does.
/// \param client  nothing: not in the recording at that time.
[[nodiscard]] QString absenceText(const QString &name, std::optional<int> client,
                                  const Frame &frame, const SceneMaker &maker);

/// By client the numbers of those in \a scene, which shows \a tick, who have namesakes.
[[nodiscard]] std::map<int, int> numbersOfNamesakes(const PlayerTable &players, const Scene &scene,
                                                    Tick tick);

/// How somebody is called at one moment, as every list writes it.
struct PlayerTitle {
    QString name;           ///< "Carol", "Anna #9" where others have held that name, "Player #3".
    QString others;         ///< For quiet letters: "later Carol2", "same name as #8"; mostly empty.
    QStringList otherNames; ///< Each other name once, in order: a search finds them all.

    /// Where letters are all alike: "Carol (later Carol2)".
    [[nodiscard]] QString whole() const;

    friend bool operator==(const PlayerTitle &, const PlayerTitle &) = default;
};

/// Of \a player, who is one of \a players, at \a tick.
[[nodiscard]] PlayerTitle titleAt(const PlayerTable &players, const Player &player, Tick tick);

/// Of a client ID that is no known player: "Client 3".
[[nodiscard]] QString namelessClient(int client);
/// The same where things have such numbers: "Entity 3".
[[nodiscard]] QString namelessEntity(int number);

} // namespace tickscope
