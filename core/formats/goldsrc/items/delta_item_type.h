// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/formats/goldsrc/bits/delta.h"
#include "core/formats/goldsrc/messages/server_state.h"
#include "core/model/state/field_list.h"
#include "core/model/state/schema.h"

namespace tickscope::goldsrc {

/// Numbers of the item types in every schema of a demo. Each single item has id 0.
namespace item {
inline constexpr std::uint32_t World = 1;       ///< Server, game and movement variables.
inline constexpr std::uint32_t Team = 2;        ///< Id: place in the team scores.
inline constexpr std::uint32_t Client = 3;      ///< Id: slot. What is known of a person.
inline constexpr std::uint32_t Player = 4;      ///< Id: slot. A living figure and its place.
inline constexpr std::uint32_t View = 5;        ///< Demo info: what the recorder saw.
inline constexpr std::uint32_t UserCommand = 6; ///< What the recorder's hands did.
inline constexpr std::uint32_t ClientData = 7;  ///< What the server sent to the recorder.
inline constexpr std::uint32_t Weapon = 8;      ///< Id: weapon index. The recorder's weapons.
inline constexpr std::uint32_t Entity = 9;      ///< Id: entity number.
} // namespace item

inline constexpr ItemKey UserCommandKey{item::UserCommand, 0};
inline constexpr ItemKey ClientDataKey{item::ClientData, 0};

/// Bits of the buttons of a user command. Source: goldsrc-demo.md, section 5.1.
[[nodiscard]] Shared<ValueTexts> buttonTexts();

/// Degrees that grow against the clock, as radians with the clock. View roles mean the
/// latter; see Role::AimAngle.
inline constexpr double ClockwiseRadians = -3.14159265358979323846 / 180.0;

/// An item type for records of delta descriptions, and how their words are made. The
/// first words of an item are those of the record; texts follow.
class DeltaItemType
{
public:
    /// \param descriptions  that share their slots; null ones are left out.
    /// \param models        words for the fields that hold the index of a model.
    /// \param textWords     room for each text.
    DeltaItemType(std::string name, std::span<const Shared<DeltaDescription>> descriptions,
                  const Shared<ValueTexts> &models, std::uint32_t textWords);

    [[nodiscard]] const Shared<ItemType> &type() const { return m_type; }
    /// Words of an item. Valid until the next call.
    [[nodiscard]] std::span<const std::int32_t> wordsOf(const DeltaRecord &record);

private:
    void addField(ItemType &type, const DeltaField &field, const Shared<ValueTexts> &models);

    Shared<ItemType> m_type;
    std::uint32_t m_textWords;
    std::uint32_t m_recordWords = 0; ///< That all descriptions together need.
    std::vector<FieldSlot> m_texts;
    std::vector<std::int32_t> m_words;
    std::vector<std::string> m_packed; ///< Texts that stand in m_words.
};

/// Names of all models, as words for their indexes.
[[nodiscard]] Shared<ValueTexts> modelTexts(const ResourceTable &resources);

} // namespace tickscope::goldsrc
