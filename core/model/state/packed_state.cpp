// SPDX-License-Identifier: MIT
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/fold_sign.h"
#include "core/io/archive.h"
#include "core/model/state/world_state.h"

namespace tickscope {

namespace {

constexpr unsigned Bits = 7; ///< That a byte holds; its highest bit says that another follows.
constexpr std::size_t LongestWord = 5;
constexpr std::size_t LongestId = 10;

std::byte *put(std::byte *at, std::uint64_t bits)
{
    for (; bits >> Bits != 0; bits >>= Bits)
        *at++ = static_cast<std::byte>(bits | 1U << Bits);
    *at++ = static_cast<std::byte>(bits);
    return at;
}

std::uint64_t take(const std::byte *&at)
{
    auto byte = std::to_integer<std::uint64_t>(*at++);
    if (byte >> Bits == 0)
        return byte;
    std::uint64_t bits = byte & ((1U << Bits) - 1);
    for (unsigned shift = Bits; byte >> Bits != 0; shift += Bits) {
        byte = std::to_integer<std::uint64_t>(*at++);
        bits |= (byte & ((1U << Bits) - 1)) << shift;
    }
    return bits;
}

} // namespace

PackedState::PackedState(const WorldState &state)
{
    const std::size_t most = LongestWord + state.itemCount() * (2 * LongestWord + LongestId)
                             + state.wordCount() * LongestWord;
    const auto room = std::make_unique_for_overwrite<std::byte[]>(most);
    std::byte *end = put(room.get(), state.itemCount());
    state.forEach([&end](const ItemView &item) {
        end = put(end, item.key.type);
        end = put(end, foldSign(item.key.id));
        end = put(end, item.words.size());
        for (const std::int32_t word : item.words)
            end = put(end, foldSign(word));
    });
    m_bytes.assign(room.get(), end);
}

void visitFields(ArchiveWriter &archive, const PackedState &state)
{
    archive(state.m_bytes);
}

void visitFields(ArchiveReader &archive, PackedState &state)
{
    archive(state.m_bytes);
    if (!state.isWhole())
        archive.refuse();
}

/// Whether unpacked() finds all that the bytes say is there.
bool PackedState::isWhole() const
{
    const std::byte *at = m_bytes.data();
    const std::byte *const end = at + m_bytes.size();
    bool isWhole = true;
    const auto next = [&]() -> std::uint64_t {
        const std::byte *last = at;
        while (last != end && std::to_integer<unsigned>(*last) >> Bits != 0)
            ++last;
        isWhole = isWhole && last != end && static_cast<std::size_t>(last - at) < LongestId;
        return isWhole ? take(at) : 0;
    };
    if (m_bytes.empty())
        return true;
    for (std::uint64_t count = next(); count > 0 && isWhole; --count) {
        next(); // type
        next(); // id
        for (std::uint64_t words = next(); words > 0 && isWhole; --words)
            next();
    }
    return isWhole && at == end;
}

WorldState PackedState::unpacked() const
{
    WorldState state;
    if (m_bytes.empty())
        return state;
    const std::byte *at = m_bytes.data();
    const auto count = static_cast<std::size_t>(take(at));
    state.reserve(count);
    std::vector<std::int32_t> words;
    for (std::size_t i = 0; i < count; ++i) {
        ItemKey key{.type = static_cast<std::uint32_t>(take(at)), .id = unfoldSign(take(at))};
        words.resize(static_cast<std::size_t>(take(at)));
        for (std::int32_t &word : words)
            word = static_cast<std::int32_t>(unfoldSign(take(at)));
        state.add(key, words);
    }
    return state;
}

} // namespace tickscope
