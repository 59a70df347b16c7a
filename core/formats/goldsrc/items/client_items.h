// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/formats/goldsrc/items/frame_items.h"
#include "core/formats/goldsrc/messages/server_state.h"
#include "core/model/state/schema.h"

namespace tickscope::goldsrc {

/// What is known of a person. \a game decides the names of teams.
[[nodiscard]] Shared<ItemType> clientType(std::string_view game);
/// A living figure. \param models  words for the indexes of models.
[[nodiscard]] Shared<ItemType> playerType(const Shared<ValueTexts> &models);
/// Bit of a Client's attributes.
inline constexpr std::int32_t DeadAttribute = 1;
/// Slot of the recording person; NoClient when there is none.
[[nodiscard]] int recorderIn(const WorldState &state);

/// What the recorder's hands did, with the weapon in them. \param weapons  words for its id.
[[nodiscard]] Shared<ItemType> userCommandType(const Shared<ValueTexts> &weapons);
[[nodiscard]] Shared<ValueTexts> weaponTexts(const WeaponNames &names);

/// Place of the weapon's id behind the words of a user command frame.
inline constexpr std::size_t UserCommandWords = 16;

/// A field whose place in the records was looked up once.
class KnownField
{
public:
    KnownField() = default;
    /// \param description  null, or one that lacks the field: its value is always 0.
    KnownField(const DeltaDescription *description, std::string_view name);

    [[nodiscard]] bool isKnown() const { return m_slot.has_value(); }
    [[nodiscard]] float real(const DeltaRecord &record) const;
    /// A real is cut.
    [[nodiscard]] std::int32_t integer(const DeltaRecord &record) const;

private:
    std::optional<FieldSlot> m_slot;
};
using KnownVector = std::array<KnownField, 3>;

/// Fields that figures are made of. The entity descriptions share their slots, so these
/// fit the records of all three.
struct FigureFields {
    FigureFields() = default;
    explicit FigureFields(const DeltaDescriptions &descriptions);

    KnownVector origin;
    KnownVector angles;
    KnownField modelIndex;
    KnownField weaponModel;
    KnownField sequence;

    /// Those of the recorder's client data.
    KnownVector ownOrigin;
    KnownVector ownVelocity;
    KnownField ownHealth;
    KnownField observerMode;
    KnownField viewModel;
    KnownField weaponId;
};

/// Health and the like of the recorder, which the server sends to no other client.
struct RecorderFacts {
    std::optional<std::int32_t> health;
    std::optional<std::int32_t> armor;
    std::optional<std::int32_t> money;
    std::optional<std::int32_t> weaponId;
    bool isPlaying = true; ///< Neither dead nor watching others.

    friend bool operator==(const RecorderFacts &, const RecorderFacts &) = default;
};
[[nodiscard]] RecorderFacts recorderFacts(const ServerState &server, const FigureFields &fields);

/// Words of a Client. \param recorder  null for everybody else.
[[nodiscard]] std::vector<std::int32_t> clientWords(const ClientState &client,
                                                    const RecorderFacts *recorder);

/// Words of the recorder's Player; empty when it is nowhere or does not play.
/// \param entity  its own, which has no origin; null when the packet lacks it.
/// \param view    where the recorder saw itself.
[[nodiscard]] std::vector<std::int32_t> recorderWords(const ServerState &server,
                                                      const FigureFields &fields,
                                                      const EntityState *entity,
                                                      const RecorderPlace &view, bool isPlaying);

/// Words of anybody else's Player; empty when it cannot be seen.
[[nodiscard]] std::vector<std::int32_t> playerWords(const EntityState &entity,
                                                    const ClientState &client,
                                                    const FigureFields &fields);

} // namespace tickscope::goldsrc
