// SPDX-License-Identifier: MIT
#include <algorithm>
#include <limits>

#include "core/formats/hollowcube/coding/primitive_writer.h"
#include "core/formats/hollowcube/nbt/nbt.h"

namespace tickscope::hollowcube {

namespace {

constexpr std::uint8_t CompoundType = 10;

class TreeWriter
{
public:
    explicit TreeWriter(std::vector<std::byte> &buffer)
        : m_writer(buffer)
    {
    }

    void write(const NbtTag &tag)
    {
        std::visit([this](const auto &value) { writeValue(value); }, tag.value);
    }

    void writeValue(std::int8_t value) { m_writer.writeU8(static_cast<std::uint8_t>(value)); }
    void writeValue(std::uint8_t value) { m_writer.writeU8(value); }
    void writeValue(std::int16_t value) { m_writer.writeI16(value); }
    void writeValue(std::int32_t value) { m_writer.writeI32(value); }
    void writeValue(std::int64_t value) { m_writer.writeI64(value); }
    void writeValue(float value) { m_writer.writeF32(value); }
    void writeValue(double value) { m_writer.writeF64(value); }

    void writeValue(const std::string &text)
    {
        constexpr std::size_t Longest = std::numeric_limits<std::uint16_t>::max();
        const auto bytes = modifiedOfUtf8(text);
        const auto kept = std::min(bytes.size(), Longest);
        m_writer.writeI16(static_cast<std::int16_t>(kept));
        m_writer.writeBytes(std::span(bytes).first(kept));
    }

    template<typename T>
    void writeValue(const std::vector<T> &array)
    {
        m_writer.writeI32(static_cast<std::int32_t>(array.size()));
        for (const T value : array)
            writeValue(value);
    }

    void writeValue(const NbtList &list)
    {
        m_writer.writeU8(list.elementType);
        m_writer.writeI32(static_cast<std::int32_t>(list.tags.size()));
        for (const NbtTag &tag : list.tags)
            write(tag);
    }

    void writeValue(const NbtCompound &compound)
    {
        for (const NbtEntry &entry : compound.entries) {
            m_writer.writeU8(entry.tag.type());
            writeValue(entry.name);
            write(entry.tag);
        }
        m_writer.writeU8(0);
    }

    void writeRoot(const NbtCompound &compound)
    {
        m_writer.writeU8(CompoundType);
        writeValue(compound);
    }

private:
    PrimitiveWriter m_writer;
};

} // namespace

std::vector<std::byte> nbtBytes(const NbtCompound &compound)
{
    std::vector<std::byte> bytes;
    TreeWriter(bytes).writeRoot(compound);
    return bytes;
}

} // namespace tickscope::hollowcube
