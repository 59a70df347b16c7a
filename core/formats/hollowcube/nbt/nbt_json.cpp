// SPDX-License-Identifier: MIT
#include <algorithm>
#include <limits>

#include <nlohmann/json.hpp>

#include "core/base/utf8.h"
#include "core/formats/hollowcube/limits.h"
#include "core/formats/hollowcube/nbt/nbt.h"

namespace tickscope::hollowcube {

namespace {

using nlohmann::json;

/// Bytes that a code point takes in the game's form of UTF-8.
std::size_t modifiedSize(const CodePoint &point)
{
    constexpr char32_t FirstOfTwoUnits = 0x10000;
    if (point.value == 0)
        return 2;
    return point.value < FirstOfTwoUnits ? point.size : 6;
}

/// Makes tags of values. After an error nothing of them is of use.
class TagMaker
{
public:
    NbtTag make(const json &value, std::size_t depth)
    {
        switch (value.type()) {
        case json::value_t::object:
            return {compoundOf(value, depth)};
        case json::value_t::array:
            return {listOf(value, depth)};
        case json::value_t::string:
            return {text(value.get_ref<const std::string &>())};
        case json::value_t::boolean:
            return {static_cast<std::int8_t>(value.get<bool>() ? 1 : 0)};
        case json::value_t::number_float:
            return {value.get<double>()};
        case json::value_t::number_unsigned:
            if (value.get<std::uint64_t>() > std::numeric_limits<std::int64_t>::max())
                return {value.get<double>()};
            [[fallthrough]];
        case json::value_t::number_integer:
            return integer(value.get<std::int64_t>());
        default:
            fail(ErrorCode::BadInput, Fault::tr("NBT has no null in a list"));
            return {};
        }
    }

    [[nodiscard]] NbtCompound compoundOf(const json &object, std::size_t depth)
    {
        NbtCompound compound;
        if (!enter(depth))
            return compound;
        for (const auto &[name, value] : object.items()) {
            if (!value.is_null())
                compound.entries.push_back({text(name), make(value, depth + 1)});
        }
        return compound;
    }

    [[nodiscard]] std::size_t shortened() const { return m_shortened; }
    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }

private:
    NbtList listOf(const json &array, std::size_t depth)
    {
        NbtList list;
        if (!enter(depth))
            return list;
        for (const json &value : array)
            list.tags.push_back(make(value, depth + 1));
        if (!list.tags.empty())
            list.elementType = widestType(list.tags);
        return list;
    }

    /// Tags of a list are of one type: numbers become as wide as the widest of them.
    std::uint8_t widestType(std::vector<NbtTag> &tags)
    {
        const auto isWhole = [](const NbtTag &tag) {
            return tag.as<std::int32_t>() || tag.as<std::int64_t>();
        };
        const auto isNumber = [&](const NbtTag &tag) { return isWhole(tag) || tag.as<double>(); };
        const auto sameType = [&](const NbtTag &tag) { return tag.type() == tags.front().type(); };
        if (std::ranges::all_of(tags, sameType))
            return tags.front().type();
        if (!std::ranges::all_of(tags, isNumber)) {
            fail(ErrorCode::BadInput, Fault::tr("the values of a list in NBT are all of one kind"));
            return 0;
        }
        const bool areWhole = std::ranges::all_of(tags, isWhole);
        for (NbtTag &tag : tags)
            tag = areWhole ? NbtTag{*tag.integer()} : NbtTag{*tag.number()};
        return tags.front().type();
    }

    static NbtTag integer(std::int64_t number)
    {
        const auto narrow = static_cast<std::int32_t>(number);
        return narrow == number ? NbtTag{narrow} : NbtTag{number};
    }

    std::string text(const std::string &whole)
    {
        std::string kept = nbtText(whole);
        m_shortened += kept.size() < whole.size() ? 1 : 0;
        return kept;
    }

    bool enter(std::size_t depth)
    {
        if (depth >= limits::NbtDepth)
            fail(ErrorCode::LimitExceeded, Fault::tr("JSON is nested too deep for NBT"));
        return !m_error;
    }

    void fail(ErrorCode code, FaultKind kind)
    {
        if (!m_error)
            m_error = Error{code, kind};
    }

    std::size_t m_shortened = 0;
    std::optional<Error> m_error;
};

} // namespace

std::string nbtText(std::string_view text)
{
    std::size_t room = std::numeric_limits<std::uint16_t>::max();
    std::size_t kept = 0;
    while (kept < text.size()) {
        const CodePoint point = firstCodePoint(text.substr(kept));
        const std::size_t size = modifiedSize(point);
        if (size > room)
            break;
        room -= size;
        kept += point.size;
    }
    return std::string(text.substr(0, kept));
}

Result<NbtOfJson> nbtOfJson(std::string_view text)
{
    const json value = json::parse(text, nullptr, false);
    if (value.is_discarded() || value.is_null())
        return unknownFormat(Fault::tr("not JSON with a value"));
    TagMaker maker;
    NbtTag tag = maker.make(value, 0);
    if (maker.error())
        return tl::unexpected(*maker.error());
    return NbtOfJson{std::move(tag), maker.shortened()};
}

} // namespace tickscope::hollowcube
