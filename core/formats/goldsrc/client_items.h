// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/formats/goldsrc/frame_items.h"
#include "core/formats/goldsrc/messages/server_state.h"
#include "core/model/schema.h"

namespace tickscope::goldsrc {

/// What is known of a person. \a game tells the names of teams.
[[nodiscard]] Shared<ItemType> clientType(std::string_view game);
/// A living figure. \param models  words for the indexes of models.
[[nodiscard]] Shared<ItemType> playerType(const Shared<ValueTexts> &models);
/// What the recorder's hands did, with the weapon in them. \param weapons  words for its id.
[[nodiscard]] Shared<ItemType> userCommandType(const Shared<ValueTexts> &weapons);
[[nodiscard]] Shared<ValueTexts> weaponTexts(const WeaponNames &names);

/// Place of the weapon's id behind the words of a user command frame.
inline constexpr std::size_t UserCommandWords = 16;

/// Health and the like of the recorder, which the server tells nobody else.
struct RecorderFacts {
    std::optional<std::int32_t> health;
    std::optional<std::int32_t> armor;
    std::optional<std::int32_t> money;
    std::optional<std::int32_t> weaponId;
    bool isPlaying = true; ///< Neither dead nor watching others.
};
[[nodiscard]] RecorderFacts recorderFacts(const ServerState &server);

/// Words of a Client. \param recorder  null for everybody else.
[[nodiscard]] std::vector<std::int32_t> clientWords(const ClientState &client,
                                                    const RecorderFacts *recorder);

/// Words of the Player at \a slot; empty when that is nowhere to be seen. Positions of
/// others are in the entities, that of the recorder is where it saw itself.
/// \param view  where the recorder saw itself.
[[nodiscard]] std::vector<std::int32_t> playerWords(unsigned slot, const ServerState &server,
                                                    const RecorderPlace &view);

} // namespace tickscope::goldsrc
