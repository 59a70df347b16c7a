// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "core/formats/teeworlds_common/coding/chunk_codec.h"
#include "core/formats/teeworlds_common/limits.h"

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
/// All in one number, so that a step is one load and one store.
class Lookup
{
public:
    static constexpr unsigned MaxSymbols = 3;

    void append(std::uint32_t symbol, unsigned bits)
    {
        m_packed |= symbol << (8 + 8 * count());
        m_packed += OneSymbol + bits;
    }

    /// How many symbols there are; none for a long code.
    [[nodiscard]] unsigned count() const { return m_packed / OneSymbol & 3U; }
    /// Bits of the input that they take.
    [[nodiscard]] unsigned bits() const { return m_packed % OneSymbol; }

    /// Writes four bytes, of which the first count() are symbols.
    void store(std::byte *out) const
    {
        if constexpr (std::endian::native == std::endian::little) {
            const std::uint32_t symbols = m_packed >> 8;
            std::memcpy(out, &symbols, sizeof symbols);
        } else {
            for (unsigned i = 0; i < MaxSymbols; ++i)
                out[i] = static_cast<std::byte>(m_packed >> (8 + 8 * i));
        }
    }

private:
    /// Above the six bits that a 64-bit shift looks at; below the symbols, a byte each.
    static constexpr std::uint32_t OneSymbol = 1U << 6;

    std::uint32_t m_packed = 0;
};

struct Symbol {
    std::uint16_t value = 0;
    std::uint16_t bits = 0; ///< Of its code.
};

/// Look-up tables of the static code. 12 bits keep the first one at 16 KiB, half of a
/// usual first-level cache. The end symbol has 15 bits: only the second has it.
class Tables
{
public:
    static constexpr unsigned FirstBits = 12;

    Tables()
        : codes(makeCodes())
    {
        for (std::uint16_t symbol = 0; symbol < SymbolCount; ++symbol) {
            const Code code = codes[symbol];
            for (std::size_t i = code.bits; i < single.size(); i += std::size_t{1} << code.length)
                single[i] = {symbol, code.length};
        }
        for (std::size_t i = 0; i < first.size(); ++i)
            first[i] = makeLookup(i);
    }

    [[nodiscard]] Lookup lookup(std::uint64_t bits) const { return first[bits % first.size()]; }
    [[nodiscard]] Symbol symbol(std::uint64_t bits) const { return single[bits % single.size()]; }

    std::array<Code, SymbolCount> codes;

private:
    [[nodiscard]] Lookup makeLookup(std::size_t bits) const
    {
        Lookup lookup;
        while (lookup.count() < Lookup::MaxSymbols) {
            const Symbol next = symbol(bits >> lookup.bits());
            if (lookup.bits() + next.bits > FirstBits)
                break;
            lookup.append(next.value, next.bits);
        }
        return lookup;
    }

    std::array<Lookup, std::size_t{1} << FirstBits> first;
    std::array<Symbol, std::size_t{1} << LongestCode> single;
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

    [[nodiscard]] bool hasWholeWord() const { return m_end - m_next >= 8; }

    /// Makes 56 bits available, or more. Needs hasWholeWord().
    void refillByWord()
    {
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
    }

    /// Makes 56 bits available, or all that are left.
    void refill()
    {
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

/// Look-ups between two refills. The last may be a long code: 56 bits are there.
constexpr unsigned LookupsPerRefill = 4;
static_assert((LookupsPerRefill - 1) * Tables::FirstBits + LongestCode <= 56);
/// Bytes that they write at the most.
constexpr std::size_t RoomPerRefill = LookupsPerRefill * Lookup::MaxSymbols + 1;

/// Decodes while neither input nor output can end between two refills, and returns how
/// many bytes of \a out are used. The rest is for decodeEnd(), the end symbol, too.
std::size_t decodeBulk(const Tables &table, BitSource &source, std::span<std::byte> out)
{
    std::size_t used = 0;
    while (source.hasWholeWord() && out.size() - used >= RoomPerRefill) {
        source.refillByWord();
        for (unsigned i = 0; i < LookupsPerRefill; ++i) {
            const Lookup lookup = table.lookup(source.peek());
            if (lookup.count() == 0) {
                const Symbol symbol = table.symbol(source.peek());
                if (symbol.value == EndSymbol)
                    return used;
                out[used++] = static_cast<std::byte>(symbol.value);
                source.drop(symbol.bits);
                break;
            }
            lookup.store(out.data() + used);
            used += lookup.count();
            source.drop(lookup.bits());
        }
    }
    return used;
}

/// Decodes up to the end symbol, looking at each bit whether it is there.
Result<std::size_t> decodeEnd(const Tables &table, BitSource &source, std::span<std::byte> out,
                              std::size_t used)
{
    for (;;) {
        source.refill();
        const Lookup lookup = table.lookup(source.peek());
        if (lookup.count() > 0 && source.has(lookup.bits())
            && out.size() - used > Lookup::MaxSymbols) {
            lookup.store(out.data() + used);
            used += lookup.count();
            source.drop(lookup.bits());
            continue;
        }
        const Symbol symbol = table.symbol(source.peek());
        if (!source.has(symbol.bits))
            return failure(
                ErrorCode::Truncated,
                faultKind<QT_TRANSLATE_NOOP("faults", "compressed data has no end symbol")>);
        if (symbol.value == EndSymbol)
            return used;
        if (used == out.size())
            return failure(ErrorCode::LimitExceeded,
                           faultKind<QT_TRANSLATE_NOOP("faults", "decompressed data is too long")>);
        out[used++] = static_cast<std::byte>(symbol.value);
        source.drop(symbol.bits);
    }
}

} // namespace

Result<std::size_t> decompress(std::span<const std::byte> in, std::span<std::byte> out)
{
    const Tables &table = tables();
    BitSource source(in);
    const std::size_t used = decodeBulk(table, source, out);
    return decodeEnd(table, source, out, used);
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
