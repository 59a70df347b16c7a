// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/result.h"
#include "core/formats/hollowcube/coding/primitive_reader.h"

/// The tag trees of the game: metadata and items.
/// Source: hollowcube-replay.md, section 2 (nbt).
namespace tickscope::hollowcube {

struct NbtTag;
struct NbtEntry;

/// Tags of one type.
struct NbtList {
    std::uint8_t elementType = 0; ///< 0 for an empty list of no type.
    std::vector<NbtTag> tags;
};

/// Named tags in the order of the file.
struct NbtCompound {
    std::vector<NbtEntry> entries;

    /// The last tag of that name, or null.
    [[nodiscard]] const NbtTag *find(std::string_view name) const;
    /// Replaces the tag of that name, or adds one.
    void set(std::string_view name, NbtTag tag);
};

/// One value. The alternatives stand in the order of the type numbers 1 to 12.
struct NbtTag {
    std::variant<std::int8_t, std::int16_t, std::int32_t, std::int64_t, float, double,
                 std::vector<std::uint8_t>, std::string, NbtList, NbtCompound,
                 std::vector<std::int32_t>, std::vector<std::int64_t>>
        value;

    [[nodiscard]] std::uint8_t type() const { return static_cast<std::uint8_t>(value.index() + 1); }
    /// The value if it is of that type, else null.
    template<typename T>
    [[nodiscard]] const T *as() const
    {
        return std::get_if<T>(&value);
    }
    /// A whole number of any width, else nothing.
    [[nodiscard]] std::optional<std::int64_t> integer() const;
    /// A number of any kind, else nothing.
    [[nodiscard]] std::optional<double> number() const;
};

struct NbtEntry {
    std::string name; ///< UTF-8.
    NbtTag tag;
};

/// A nameless compound: its type byte, then its content.
/// Errors: the reader fails; LimitExceeded when tags nest or are more than limits.h allows.
/// Looks at \a stop all the time, and fails with Cancelled then.
[[nodiscard]] NbtCompound readNbt(PrimitiveReader &reader, const std::stop_token &stop = {});

/// What is kept of a tree of which little is needed.
struct NbtFilter {
    std::vector<std::vector<std::string_view>> names; ///< Of the root's members, of theirs, and on.
    std::size_t mostInList = 0;                       ///< First tags of each list.
};
/// The same, where what \a filter leaves out takes no memory. Names are there once, the last ones.
[[nodiscard]] NbtCompound readNbt(PrimitiveReader &reader, const NbtFilter &filter);

/// Goes over a nameless compound with the same checks, without keeping it.
void skipNbt(PrimitiveReader &reader);

/// The whole of \a bytes as one nameless compound. Errors: also when bytes are left over.
[[nodiscard]] Result<NbtCompound> parseNbt(std::span<const std::byte> bytes,
                                           std::uint64_t offset = 0,
                                           const std::stop_token &stop = {});

/// Bytes of a nameless compound.
[[nodiscard]] std::vector<std::byte> nbtBytes(const NbtCompound &compound);

/// \a tag as JSON: keys sorted, ", " and ": " between, numbers that are not finite as null,
/// lists and arrays alike.
[[nodiscard]] std::string jsonText(const NbtTag &tag);

/// As much of the UTF-8 \a text as a tag has room for: 65,535 bytes as the game writes them.
[[nodiscard]] std::string nbtText(std::string_view text);

/// A tag with what JSON says.
struct NbtOfJson {
    NbtTag tag;
    std::size_t shortened = 0; ///< Texts that had to be cut: see nbtText().
};
/// Whole numbers become ints, or longs where they do not fit; members that are null are left out.
/// Errors: UnknownFormat for what is no JSON, or null; BadInput for a list whose values are of
/// several kinds; LimitExceeded when it nests deeper than readers take.
[[nodiscard]] Result<NbtOfJson> nbtOfJson(std::string_view text);

/// An item as people read it: "minecraft:ender_pearl x2", with its components behind it as
/// JSON if it has any. Source: hollowcube-replay.md, section 8 (Item NBT).
[[nodiscard]] std::string itemText(const NbtCompound &item);

/// The game writes texts in "modified UTF-8": NUL as two bytes, and characters beyond
/// 16 bits as two surrogates of three bytes each. All other bytes stay as they are.
[[nodiscard]] std::string utf8OfModified(std::span<const std::byte> bytes);
[[nodiscard]] std::vector<std::byte> modifiedOfUtf8(std::string_view text);

} // namespace tickscope::hollowcube
