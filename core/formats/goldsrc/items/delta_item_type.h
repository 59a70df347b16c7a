// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/formats/goldsrc/messages/reading/delta.h"
#include "core/formats/goldsrc/messages/server_state.h"
#include "core/model/state/schema.h"

namespace tickscope::goldsrc {

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
