// SPDX-License-Identifier: MIT
#include <algorithm>
#include <limits>

#include "core/formats/hollowcube/coding/primitive_writer.h"
#include "core/formats/hollowcube/nbt/nbt.h"

namespace tickscope::hollowcube {

namespace {

constexpr std::uint8_t CompoundType = 10;

struct TreeWriter {
    PrimitiveWriter writer;

    void write(const NbtTag &tag)
    {
        std::visit([this](const auto &value) { writeValue(value); }, tag.value);
    }

    void writeValue(std::int8_t value) { writer.writeU8(static_cast<std::uint8_t>(value)); }
    void writeValue(std::uint8_t value) { writer.writeU8(value); }
    void writeValue(std::int16_t value) { writer.writeI16(value); }
    void writeValue(std::int32_t value) { writer.writeI32(value); }
    void writeValue(std::int64_t value) { writer.writeI64(value); }
    void writeValue(float value) { writer.writeF32(value); }
    void writeValue(double value) { writer.writeF64(value); }

    void writeValue(const std::string &text)
    {
        constexpr std::size_t Longest = std::numeric_limits<std::uint16_t>::max();
        const auto bytes = modifiedOfUtf8(text);
        const auto kept = std::min(bytes.size(), Longest);
        writer.writeI16(static_cast<std::int16_t>(kept));
        writer.writeBytes(std::span(bytes).first(kept));
    }

    template<typename T>
    void writeValue(const std::vector<T> &array)
    {
        writer.writeI32(static_cast<std::int32_t>(array.size()));
        for (const T value : array)
            writeValue(value);
    }

    void writeValue(const NbtList &list)
    {
        writer.writeU8(list.elementType);
        writer.writeI32(static_cast<std::int32_t>(list.tags.size()));
        for (const NbtTag &tag : list.tags)
            write(tag);
    }

    void writeValue(const NbtCompound &compound)
    {
        for (const NbtEntry &entry : compound.entries) {
            writer.writeU8(entry.tag.type());
            writeValue(entry.name);
            write(entry.tag);
        }
        writer.writeU8(0);
    }

    void writeRoot(const NbtCompound &compound)
    {
        writer.writeU8(CompoundType);
        writeValue(compound);
    }
};

} // namespace

std::vector<std::byte> nbtBytes(const NbtCompound &compound)
{
    std::vector<std::byte> bytes;
    TreeWriter{PrimitiveWriter(bytes)}.writeRoot(compound);
    return bytes;
}

} // namespace tickscope::hollowcube
