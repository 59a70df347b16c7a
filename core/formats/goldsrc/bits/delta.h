// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "core/base/tick.h"
#include "core/formats/goldsrc/bits/bit_reader.h"
#include "core/io/archive.h"
#include "core/model/state/schema.h"

namespace tickscope::goldsrc {

/// How a field travels. Source: goldsrc-netmessages.md, section 3.3.
enum class DeltaKind : std::uint8_t {
    Byte,
    Short,
    Float,
    Integer,
    Angle,
    TimeWindow8,
    TimeWindowBig,
    String
};

/// How a value lies in a record.
enum class Storage : std::uint8_t { Integer, Real, Text };

/// Where the values of one field lie in the records of a structure.
struct FieldSlot {
    Storage storage = Storage::Integer;
    std::uint16_t index = 0; ///< Into words, or into texts for Storage::Text.
};

void visitFields(auto &archive, Visited<FieldSlot> auto &slot)
{
    archive(slot.storage, slot.index);
}

/// One field of a description.
struct DeltaField {
    std::string name;
    DeltaKind kind = DeltaKind::Integer;
    bool isSigned = false;
    std::uint8_t bits = 0; ///< 0 to 32; of no meaning for strings.
    double preMultiplier = 1.0;
    double postMultiplier = 1.0;
    FieldSlot slot;
};

void visitFields(auto &archive, Visited<DeltaField> auto &field)
{
    archive(field.name, field.kind, field.isSigned, field.bits, field.preMultiplier,
            field.postMultiplier, field.slot);
}

/// The values of one structure, 32 bits each as in the engine's own structure: integers
/// as they are, reals as single precision. Values behind the end are 0.
struct DeltaRecord {
    std::vector<std::uint32_t> words;
    std::vector<std::string> texts;

    [[nodiscard]] std::int32_t integerAt(FieldSlot slot) const;
    [[nodiscard]] float realAt(FieldSlot slot) const;
    [[nodiscard]] std::string_view textAt(FieldSlot slot) const;
    void setInteger(FieldSlot slot, std::uint32_t value);
    void setText(FieldSlot slot, std::string text);

    friend bool operator==(const DeltaRecord &, const DeltaRecord &) = default;
};

void visitFields(auto &archive, Visited<DeltaRecord> auto &record)
{
    archive(record.words, record.texts);
}

/// A list of fields as the server defined it. Immutable once shared.
struct DeltaDescription {
    std::string name; ///< "entity_state_t", ...
    std::vector<DeltaField> fields;

    /// Null when the server's list lacks the field.
    [[nodiscard]] const DeltaField *fieldNamed(std::string_view fieldName) const;
};

void visitFields(auto &archive, Visited<DeltaDescription> auto &description)
{
    archive(description.name, description.fields);
}

/// Value of \a field in \a record: an integer (unsigned unless the field is signed), a
/// real or a text.
[[nodiscard]] Value valueOf(const DeltaField &field, const DeltaRecord &record);
/// The same as a number; 0 for texts.
[[nodiscard]] double numberOf(const DeltaField &field, const DeltaRecord &record);
/// Value of the field with that name as a number; 0 when the description lacks it.
[[nodiscard]] double numberOf(const DeltaDescription &description, const DeltaRecord &record,
                              std::string_view fieldName);

/// How many bits the number of a field takes on the wire.
struct NumberWire {
    unsigned bits = 0; ///< 0 to 32, with the sign.
    bool isSigned = false;
};
/// \param field  no text.
[[nodiscard]] NumberWire numberWire(const DeltaField &field);
/// The word of a record that the number \a raw of the wire means. \param field  no text.
[[nodiscard]] std::uint32_t wordOf(const DeltaField &field, double raw, double serverTime);

/// The descriptions that every packet needs; found without their names.
enum class KnownDescription : std::uint8_t { Player, Normal, Custom, ClientData, Weapon, Event };

/// All descriptions of a recording, by name. Immutable once shared.
///
/// The three entity descriptions share their slots, so that a record of one can be what
/// another starts from (section 5.1); all others have slots of their own.
class DeltaDescriptions
{
public:
    /// Null when the server has not defined it.
    [[nodiscard]] Shared<DeltaDescription> find(std::string_view name) const;
    [[nodiscard]] const Shared<DeltaDescription> &known(KnownDescription description) const
    {
        return m_known[static_cast<std::size_t>(description)];
    }
    [[nodiscard]] const std::map<std::string, Shared<DeltaDescription>, std::less<>> &all() const
    {
        return m_descriptions;
    }

    /// Defines it, or replaces the one of that name; gives each field its slot.
    /// Errors: LimitExceeded when there are too many descriptions or slots.
    Result<void> define(DeltaDescription description);

    /// Reads and writes all that define() made of them.
    template<typename Archive, Visited<DeltaDescriptions> T>
    friend void visitFields(Archive &archive, T &all)
    {
        archive(all.m_descriptions, all.m_structures);
        if constexpr (Archive::IsReader) {
            if (!all.findKnown())
                archive.refuse();
        }
    }

private:
    struct Structure {
        /// By name and storage: a field that is a number here and a text there is two.
        std::map<std::pair<std::string, Storage>, FieldSlot> known;
        std::uint16_t wordCount = 0;
        std::uint16_t textCount = 0;

        friend void visitFields(auto &archive, Visited<Structure> auto &structure)
        {
            archive(structure.known, structure.wordCount, structure.textCount);
        }
    };
    /// Gives the fields their slots; new ones go to a copy of the structure.
    static Result<void> assignSlots(Shared<Structure> &structure, std::vector<DeltaField> &fields);

    /// Finds those that every packet needs. False when what was read is not what define() makes.
    [[nodiscard]] bool findKnown();

    std::map<std::string, Shared<DeltaDescription>, std::less<>> m_descriptions;
    std::map<std::string, Shared<Structure>, std::less<>> m_structures;
    std::array<Shared<DeltaDescription>, 6> m_known; ///< By KnownDescription.
};

/// Reads the bits of svc_deltadescription behind the name. Section 3.1.
/// Errors: Truncated; Damaged for a field of no known kind, or too wide;
/// LimitExceeded for more fields than mask bytes can name.
[[nodiscard]] Result<DeltaDescription> readDeltaDescription(BitReader &bits, std::string name);

/// Reads one delta and applies it to \a record, which holds the state that it refers to.
/// Does not look at overruns: the caller asks the reader once for the whole message.
/// \param serverTime  value of the last svc_time, for time windows. Section 3.2.
void readDelta(BitReader &bits, const DeltaDescription &description, double serverTime,
               DeltaRecord &record);
/// Goes behind one delta.
void skipDelta(BitReader &bits, const DeltaDescription &description);

} // namespace tickscope::goldsrc
