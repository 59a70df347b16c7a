// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/huffman.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

namespace tickscope::teeworlds {

namespace {

constexpr std::size_t SymbolCount = 257;
constexpr std::uint16_t EndSymbol = 256;
constexpr unsigned LongestCode = 15;

// clang-format off
constexpr std::array<std::int32_t, SymbolCount> Frequencies = {
    1073741824, 4545, 2657, 431, 1950, 919, 444, 482, 2244, 617, 838, 542, 715, 1814, 304, 240,
    754, 212, 647, 186, 283, 131, 146, 166, 543, 164, 167, 136, 179, 859, 363, 113,
    157, 154, 204, 108, 137, 180, 202, 176, 872, 404, 168, 134, 151, 111, 113, 109,
    120, 126, 129, 100, 41, 20, 16, 22, 18, 18, 17, 19, 16, 37, 13, 21,
    362, 166, 99, 78, 95, 88, 81, 70, 83, 284, 91, 187, 77, 68, 52, 68,
    59, 66, 61, 638, 71, 157, 50, 46, 69, 43, 11, 24, 13, 19, 10, 12,
    12, 20, 14, 9, 20, 20, 10, 10, 15, 15, 12, 12, 7, 19, 15, 14,
    13, 18, 35, 19, 17, 14, 8, 5, 15, 17, 9, 15, 14, 18, 8, 10,
    2173, 134, 157, 68, 188, 60, 170, 60, 194, 62, 175, 71, 148, 67, 167, 78,
    211, 67, 156, 69, 1674, 90, 174, 53, 147, 89, 181, 51, 174, 63, 163, 80,
    167, 94, 128, 122, 223, 153, 218, 77, 200, 110, 190, 73, 174, 69, 145, 66,
    277, 143, 141, 60, 136, 53, 180, 57, 142, 57, 158, 61, 166, 112, 152, 92,
    26, 22, 21, 28, 20, 26, 30, 21, 32, 27, 20, 17, 23, 21, 30, 22,
    22, 21, 27, 25, 17, 27, 23, 18, 39, 26, 15, 21, 12, 18, 18, 27,
    20, 18, 15, 19, 11, 17, 33, 12, 18, 15, 19, 18, 16, 26, 17, 18,
    9, 10, 25, 22, 22, 17, 20, 16, 6, 16, 15, 20, 14, 18, 24, 335,
    1,
};
// clang-format on

/// Path from the root to a symbol; bit 0 is the first step.
struct Code {
    std::uint16_t bits = 0;
    std::uint8_t length = 0;
};

struct Node {
    std::int32_t frequency = 0;
    std::array<std::uint16_t, 2> children{}; ///< Unused for symbols, which come first.
};

/// Gives every symbol its code. Equal frequencies matter: the order of the list
/// decides, so the sort must be stable and exactly one pair is joined a round.
std::array<Code, SymbolCount> makeCodes()
{
    std::vector<Node> nodes;
    std::vector<std::uint16_t> list;
    for (std::size_t symbol = 0; symbol < SymbolCount; ++symbol) {
        nodes.push_back({Frequencies[symbol], {}});
        list.push_back(static_cast<std::uint16_t>(symbol));
    }
    while (list.size() > 1) {
        std::stable_sort(list.begin(), list.end(), [&nodes](auto left, auto right) {
            return nodes[left].frequency > nodes[right].frequency;
        });
        const auto last = list.back();
        list.pop_back();
        const auto before = list.back();
        nodes.push_back({nodes[last].frequency + nodes[before].frequency, {last, before}});
        list.back() = static_cast<std::uint16_t>(nodes.size() - 1);
    }

    std::array<Code, SymbolCount> codes;
    std::vector<Code> paths(nodes.size());
    // Parents are made after their children, so walking down meets a parent first.
    for (std::size_t node = nodes.size(); node-- > SymbolCount;) {
        for (unsigned step = 0; step < 2; ++step) {
            const Code path = paths[node];
            paths[nodes[node].children[step]] = {
                static_cast<std::uint16_t>(path.bits | step << path.length),
                static_cast<std::uint8_t>(path.length + 1)};
        }
    }
    std::copy_n(paths.begin(), SymbolCount, codes.begin());
    return codes;
}

/// What the next bits of the input mean: as many whole symbols as fit into one look-up.
struct Lookup {
    static constexpr std::size_t MaxSymbols = 6;

    std::array<std::uint8_t, MaxSymbols> symbols{};
    std::uint8_t count = 0; ///< 0: a long code; the second table has it.
    std::uint8_t bits = 0;  ///< With count 0: index of the part of the second table.
};
static_assert(sizeof(Lookup) == 8, "one look-up is one 64-bit load");

struct LongCode {
    std::uint16_t symbol = 0;
    std::uint16_t bits = 0; ///< Of the whole code.
};

/// Look-up tables of the static code. 11 bits keep the first table at 16 KiB, half
/// of a usual first-level cache. The end symbol has 15 bits: only the second has it.
class Tables
{
public:
    static constexpr unsigned FirstBits = 11;
    static constexpr unsigned SecondBits = LongestCode - FirstBits;

    Tables()
        : codes(makeCodes())
    {
        std::vector<LongCode> single(std::size_t{1} << LongestCode);
        for (std::uint16_t symbol = 0; symbol < SymbolCount; ++symbol) {
            const Code code = codes[symbol];
            for (std::size_t i = code.bits; i < single.size(); i += std::size_t{1} << code.length)
                single[i] = {symbol, code.length};
        }
        for (std::size_t i = 0; i < first.size(); ++i)
            first[i] = makeLookup(single, i);
    }

    [[nodiscard]] const LongCode &longCode(Lookup lookup, std::uint64_t bits) const
    {
        const auto tail = bits >> FirstBits & ((1U << SecondBits) - 1);
        return second[std::size_t{lookup.bits} << SecondBits | tail];
    }

    std::array<Code, SymbolCount> codes;
    std::array<Lookup, std::size_t{1} << FirstBits> first;
    std::vector<LongCode> second;

private:
    Lookup makeLookup(const std::vector<LongCode> &single, std::size_t bits)
    {
        Lookup lookup;
        while (lookup.count < Lookup::MaxSymbols) {
            const LongCode code = single[bits >> lookup.bits];
            if (lookup.bits + code.bits > FirstBits)
                break;
            lookup.symbols[lookup.count++] = static_cast<std::uint8_t>(code.symbol);
            lookup.bits = static_cast<std::uint8_t>(lookup.bits + code.bits);
        }
        if (lookup.count == 0) {
            lookup.bits = static_cast<std::uint8_t>(second.size() >> SecondBits);
            for (std::size_t tail = 0; tail < std::size_t{1} << SecondBits; ++tail)
                second.push_back(single[bits | tail << FirstBits]);
        }
        return lookup;
    }
};

const Tables &tables()
{
    static const Tables instance;
    return instance;
}

/// Bits of the input, lowest first. Behind the end there are zeros that do not count.
class BitSource
{
public:
    explicit BitSource(std::span<const std::byte> in)
        : m_next(in.data())
        , m_end(in.data() + in.size())
    {
    }

    /// Makes at least 56 bits available, or all that are left.
    void refill()
    {
        if (m_end - m_next >= 8) {
            std::uint64_t word = 0;
            if constexpr (std::endian::native == std::endian::little) {
                std::memcpy(&word, m_next, sizeof word);
            } else {
                for (unsigned i = 0; i < 8; ++i)
                    word |= std::to_integer<std::uint64_t>(m_next[i]) << (8 * i);
            }
            // Bits that do not fit whole bytes are loaded again with equal values.
            m_bits |= word << m_count;
            m_next += (63 - m_count) >> 3;
            m_count |= 56;
            return;
        }
        while (m_count <= 55 && m_next != m_end) {
            m_bits |= std::to_integer<std::uint64_t>(*m_next++) << m_count;
            m_count += 8;
        }
    }

    [[nodiscard]] std::uint64_t peek() const { return m_bits; }
    [[nodiscard]] bool has(unsigned count) const { return count <= m_count; }
    void drop(unsigned count)
    {
        m_bits >>= count;
        m_count -= count;
    }

private:
    const std::byte *m_next;
    const std::byte *m_end;
    std::uint64_t m_bits = 0;
    unsigned m_count = 0;
};

/// Look-ups between two refills: each takes 15 bits at most, 56 are there.
constexpr int LookupsPerRefill = 3;

} // namespace

Result<std::size_t> decompress(std::span<const std::byte> in, std::span<std::byte> out)
{
    const Tables &table = tables();
    BitSource source(in);
    std::size_t used = 0;
    for (;;) {
        source.refill();
        for (int i = 0; i < LookupsPerRefill; ++i) {
            const Lookup lookup
                = table.first[source.peek() & ((std::size_t{1} << Tables::FirstBits) - 1)];
            if (lookup.count == 0) {
                const LongCode code = table.longCode(lookup, source.peek());
                if (!source.has(code.bits))
                    return failure(ErrorCode::Truncated, "compressed data has no end symbol");
                if (code.symbol == EndSymbol)
                    return used;
                if (used == out.size())
                    return failure(ErrorCode::LimitExceeded, "decompressed data is too long");
                out[used++] = static_cast<std::byte>(code.symbol);
                source.drop(code.bits);
                continue;
            }
            if (!source.has(lookup.bits))
                return failure(ErrorCode::Truncated, "compressed data has no end symbol");
            const std::size_t left = out.size() - used;
            // A fixed length lets the copy be one store; what is too much is overwritten.
            if (left >= Lookup::MaxSymbols)
                std::memcpy(out.data() + used, lookup.symbols.data(), Lookup::MaxSymbols);
            else if (left >= lookup.count)
                std::memcpy(out.data() + used, lookup.symbols.data(), lookup.count);
            else
                return failure(ErrorCode::LimitExceeded, "decompressed data is too long");
            used += lookup.count;
            source.drop(lookup.bits);
        }
    }
}

std::vector<std::byte> compress(std::span<const std::byte> in)
{
    const auto &codes = tables().codes;
    std::vector<std::byte> out;
    out.reserve(in.size() / 2 + 4);
    std::uint64_t bits = 0;
    unsigned count = 0;
    const auto append = [&](Code code) {
        bits |= std::uint64_t{code.bits} << count;
        count += code.length;
        for (; count >= 8; count -= 8, bits >>= 8)
            out.push_back(static_cast<std::byte>(bits));
    };
    for (const std::byte byte : in)
        append(codes[std::to_integer<std::size_t>(byte)]);
    append(codes[EndSymbol]);
    if (count > 0)
        out.push_back(static_cast<std::byte>(bits));
    return out;
}

} // namespace tickscope::teeworlds
