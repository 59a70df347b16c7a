// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/formats/hollowcube/limits.h"
#include "core/formats/hollowcube/nbt/nbt.h"

namespace tickscope::hollowcube {

namespace {

enum Type : std::uint8_t {
    End,
    Byte,
    Short,
    Int,
    Long,
    Float,
    Double,
    ByteArray,
    String,
    List,
    Compound,
    IntArray,
    LongArray,
};

/// Bytes of the shortest tag of each type: what bounds a count before memory is taken.
constexpr std::size_t ShortestTag[]{0, 1, 2, 4, 8, 4, 8, 4, 2, 5, 1, 4, 4};

/// Stands for all parts of a tree that is not built.
struct Skipped {
    Skipped() = default;
    template<typename... Parts>
    explicit Skipped(const Parts &...)
    {
    }
};

/// Walks one tree; \a Keeps says whether it is built, too. Checks are the same.
template<bool Keeps>
class TreeReader
{
public:
    explicit TreeReader(PrimitiveReader &reader, const std::stop_token &stop = {},
                        const NbtFilter *filter = nullptr)
        : m_reader(reader)
        , m_stop(stop)
        , m_filter(filter)
    {
    }

    auto readRoot()
    {
        if (m_reader.readU8() != Compound)
            m_reader.fail(ErrorCode::Damaged, Fault::tr("NBT does not begin with a compound"));
        return readCompound(1);
    }

private:
    friend class TreeReader<true>;
    template<typename Part>
    using If = std::conditional_t<Keeps, Part, Skipped>;
    using Tag = If<NbtTag>;

    If<NbtCompound> readCompound(std::size_t depth)
    {
        If<NbtCompound> compound;
        while (const std::uint8_t type = m_reader.readU8()) {
            auto name = readText();
            if constexpr (Keeps) {
                if (m_filter && !keeps(name, depth)) {
                    skipTag(type, depth);
                    continue;
                }
            }
            Tag tag = readTag(type, depth);
            if (m_reader.hasFailed())
                break;
            if constexpr (Keeps) {
                if (m_filter)
                    compound.set(name, std::move(tag));
                else
                    compound.entries.push_back({std::move(name), std::move(tag)});
            }
        }
        return compound;
    }

    [[nodiscard]] bool keeps(const std::string &name, std::size_t depth) const
    {
        const auto &names = m_filter->names;
        return depth <= names.size()
               && std::ranges::find(names[depth - 1], name) != names[depth - 1].end();
    }

    void skipTag(std::uint8_t type, std::size_t depth)
    {
        TreeReader<false> skipper(m_reader, m_stop);
        skipper.m_tags = m_tags;
        skipper.readTag(type, depth);
        m_tags = skipper.m_tags;
    }

    Tag readTag(std::uint8_t type, std::size_t depth)
    {
        if (++m_tags > limits::NbtTags)
            m_reader.fail(ErrorCode::LimitExceeded, Fault::tr("NBT has too many tags"));
        if (m_tags % StopEvery == 0 && m_stop.stop_requested())
            m_reader.fail(ErrorCode::Cancelled, faults::Cancelled);
        switch (type) {
        case Byte:
            return Tag{m_reader.readI8()};
        case Short:
            return Tag{m_reader.readI16()};
        case Int:
            return Tag{m_reader.readI32()};
        case Long:
            return Tag{m_reader.readI64()};
        case Float:
            return Tag{m_reader.readF32()};
        case Double:
            return Tag{m_reader.readF64()};
        case ByteArray:
            return Tag{readArray<std::uint8_t, 1>([](auto &reader) { return reader.readU8(); })};
        case String:
            return Tag{readText()};
        case List:
        case Compound:
            return readNested(type, depth + 1);
        case IntArray:
            return Tag{readArray<std::int32_t, 4>([](auto &reader) { return reader.readI32(); })};
        case LongArray:
            return Tag{readArray<std::int64_t, 8>([](auto &reader) { return reader.readI64(); })};
        default:
            m_reader.fail(ErrorCode::Damaged, Fault::tr("NBT has a tag of an unknown type"));
            return {};
        }
    }

    Tag readNested(std::uint8_t type, std::size_t depth)
    {
        if (depth > limits::NbtDepth) {
            m_reader.fail(ErrorCode::LimitExceeded, Fault::tr("NBT is nested too deep"));
            return {};
        }
        if (type == Compound)
            return Tag{readCompound(depth)};
        return Tag{readList(depth)};
    }

    If<NbtList> readList(std::size_t depth)
    {
        If<NbtList> list;
        const std::uint8_t type = m_reader.readU8();
        if constexpr (Keeps)
            list.elementType = type;
        const auto count = m_reader.readI32();
        if (count <= 0)
            return list; // writers use either for an empty list
        if (type == End || type > LongArray)
            m_reader.fail(ErrorCode::Damaged, Fault::tr("an NBT list has tags of an unknown type"));
        else if (!fits(count, ShortestTag[type]))
            m_reader.fail(ErrorCode::Damaged, Fault::tr("an NBT list is longer than its bytes"));
        for (std::int32_t i = 0; i < count && !m_reader.hasFailed(); ++i) {
            if constexpr (Keeps) {
                // Lists in lists would multiply.
                const bool nests = type == List || type == Compound;
                if (m_filter && (nests || static_cast<std::size_t>(i) >= m_filter->mostInList)) {
                    skipTag(type, depth);
                    continue;
                }
            }
            Tag tag = readTag(type, depth);
            if constexpr (Keeps)
                list.tags.push_back(std::move(tag));
        }
        return list;
    }

    template<typename T, std::size_t Size, typename Read>
    If<std::vector<T>> readArray(Read read)
    {
        const auto count = m_reader.readI32();
        if (count < 0 || !fits(count, Size)) {
            m_reader.fail(ErrorCode::Damaged, Fault::tr("an NBT array is longer than its bytes"));
            return {};
        }
        const auto size = static_cast<std::size_t>(count);
        PrimitiveReader members(m_reader.readBytes(size * Size));
        If<std::vector<T>> array;
        if constexpr (Keeps) {
            array.reserve(size);
            for (std::size_t i = 0; i < size; ++i)
                array.push_back(read(members));
        }
        return array;
    }

    If<std::string> readText()
    {
        const auto bytes = m_reader.readBytes(m_reader.readU16());
        if constexpr (Keeps)
            return utf8OfModified(bytes);
        else
            return {};
    }

    [[nodiscard]] bool fits(std::int32_t count, std::size_t each) const
    {
        return static_cast<std::size_t>(count) <= m_reader.remaining() / each;
    }

    static constexpr std::size_t StopEvery = 4096;

    PrimitiveReader &m_reader;
    std::stop_token m_stop;
    const NbtFilter *m_filter;
    std::size_t m_tags = 0;
};

} // namespace

NbtCompound readNbt(PrimitiveReader &reader, const std::stop_token &stop)
{
    return TreeReader<true>(reader, stop).readRoot();
}

NbtCompound readNbt(PrimitiveReader &reader, const NbtFilter &filter)
{
    return TreeReader<true>(reader, {}, &filter).readRoot();
}

void skipNbt(PrimitiveReader &reader)
{
    TreeReader<false>(reader).readRoot();
}

Result<NbtCompound> parseNbt(std::span<const std::byte> bytes, std::uint64_t offset,
                             const std::stop_token &stop)
{
    PrimitiveReader reader(bytes, offset);
    NbtCompound compound = readNbt(reader, stop);
    if (reader.hasFailed())
        return tl::unexpected(reader.error());
    if (reader.remaining() > 0)
        return damaged(Fault::tr("bytes are left behind the NBT"), reader.offset());
    return compound;
}

const NbtTag *NbtCompound::find(std::string_view name) const
{
    const auto found = std::find_if(entries.rbegin(), entries.rend(),
                                    [name](const NbtEntry &entry) { return entry.name == name; });
    return found == entries.rend() ? nullptr : &found->tag;
}

void NbtCompound::set(std::string_view name, NbtTag tag)
{
    std::erase_if(entries, [name](const NbtEntry &entry) { return entry.name == name; });
    entries.push_back({std::string(name), std::move(tag)});
}

std::optional<std::int64_t> NbtTag::integer() const
{
    return std::visit(
        [](const auto &held) -> std::optional<std::int64_t> {
            if constexpr (std::is_integral_v<std::decay_t<decltype(held)>>)
                return std::int64_t{held};
            else
                return {};
        },
        value);
}

std::optional<double> NbtTag::number() const
{
    if (const auto whole = integer())
        return static_cast<double>(*whole);
    if (const auto *single = as<float>())
        return static_cast<double>(*single);
    if (const auto *real = as<double>())
        return *real;
    return {};
}

} // namespace tickscope::hollowcube
