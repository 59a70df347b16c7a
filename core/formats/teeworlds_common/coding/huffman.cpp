// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <functional>
#include <memory>
#include <optional>

#include "core/formats/teeworlds_common/coding/chunk_codec.h"
#include "core/formats/teeworlds_common/coding/varint.h"

namespace tickscope::teeworlds {

namespace {

constexpr std::size_t SymbolCount = 257;
constexpr std::uint16_t EndSymbol = 256;
constexpr unsigned LongestCode = 15;
/// Of varints: bytes from here on are not the last ones.
constexpr std::uint16_t MoreFollow = 0x80;

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
/// decides, and what is joined comes behind those that are as frequent.
std::array<Code, SymbolCount> makeCodes()
{
    std::vector<Node> nodes;
    std::vector<std::uint16_t> list;
    for (std::size_t symbol = 0; symbol < SymbolCount; ++symbol) {
        nodes.push_back({Frequencies[symbol], {}});
        list.push_back(static_cast<std::uint16_t>(symbol));
    }
    const auto frequencyOf = [&nodes](std::uint16_t node) { return nodes[node].frequency; };
    std::ranges::stable_sort(list, std::greater(), frequencyOf);
    while (list.size() > 1) {
        const auto last = list.back();
        list.pop_back();
        const auto before = list.back();
        list.pop_back();
        const std::int32_t frequency = nodes[last].frequency + nodes[before].frequency;
        const auto behind = std::ranges::upper_bound(list, frequency, std::greater(), frequencyOf);
        list.insert(behind, static_cast<std::uint16_t>(nodes.size()));
        nodes.push_back({frequency, {last, before}});
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

/// For each byte of an integer that may come next, how many bits of Lookup::first lie below its
/// own; the last is for good, where an integer has more bits than count.
constexpr std::array<std::uint8_t, 6> Places{57, 25, 18, 11, 4, 63};
constexpr std::size_t PlaceRoom = 64;

/// What a step does to the place, as the beginning of a row in Tables::places. Large: its first
/// symbol has more than the four bits that count of a fifth byte.
enum Way : std::uint16_t {
    Ends = 0,
    EndsLarge = PlaceRoom,
    Begins = 2 * PlaceRoom,
    BeginsLarge = 3 * PlaceRoom,
    GoesOn = 4 * PlaceRoom,
    Stays = 5 * PlaceRoom
};

/// What some symbols mean: integers that end in them, and one that goes on. A step applies it
/// without asking which there are, since nobody can foretell that, and waiting for wrong guesses
/// takes longer than all else.
struct Lookup {
    /// The first symbol, as an integer of its own in the highest bits, and below as seven bits of
    /// one that goes on.
    std::int64_t first = 0;
    /// Integers behind it; the last are bits of one that begins there, with its sign.
    std::array<std::int32_t, 4> rest{};
    std::int32_t carried = 0; ///< -1: no integer ends. Else 0.
    std::uint8_t count = 0;   ///< Of integers that end.
    std::uint16_t way = Ends; ///< A Way.
};

struct Symbol {
    std::uint16_t bits = 0; ///< Of its code.
    std::uint16_t value = 0;
};

/// Look-up tables of the static code. 13 bits let a step take 9 of the input, and keep the first
/// one at 256 KiB, where a step does not wait for it: how many bits it takes lies by itself. The
/// end symbol has 15 bits: only the last table has it.
class Tables
{
public:
    static constexpr unsigned LookupBits = 13;

    Tables()
        : codes(makeCodes())
    {
        for (std::uint16_t symbol = 0; symbol < SymbolCount; ++symbol) {
            const Code code = codes[symbol];
            for (std::size_t i = code.bits; i < single.size(); i += std::size_t{1} << code.length)
                single[i] = {code.length, symbol};
        }
        for (std::uint16_t symbol = 0; symbol < EndSymbol; ++symbol)
            append(alone[symbol], symbol);
        for (std::size_t i = 0; i < first.size(); ++i)
            fillLookup(i);
        fillPlaces();
    }

    [[nodiscard]] Symbol symbol(std::uint64_t bits) const { return single[bits % single.size()]; }

    std::array<Code, SymbolCount> codes;
    /// Of the input that first[] takes; 0 where a long code comes first: first[] changes nothing.
    std::array<std::uint8_t, std::size_t{1} << LookupBits> firstBits{};
    std::array<Lookup, std::size_t{1} << LookupBits> first; ///< By the next bits.
    std::array<Lookup, EndSymbol> alone;                    ///< Of each symbol.
    std::array<std::uint8_t, 6 * PlaceRoom> places{};       ///< By the way and the place before.

private:
    /// False when there is no room for it, or it ends an integer that goes on.
    static bool append(Lookup &lookup, std::uint16_t symbol)
    {
        if (lookup.way >= Begins || lookup.count == lookup.rest.size())
            return false;
        const std::int32_t value = withSign(symbol & 0x3FU, symbol);
        if (lookup.count == 0) {
            // The bits behind those of the first byte.
            const std::uint64_t group = std::uint64_t{symbol & 0x7FU} << (Places[1] + 6);
            lookup.first = std::bit_cast<std::int64_t>(
                static_cast<std::uint64_t>(std::int64_t{value}) << Places[0] | group);
            lookup.way = (symbol & 0x70U) != 0 ? EndsLarge : Ends;
        }
        if (symbol < MoreFollow) {
            if (lookup.count > 0)
                lookup.rest[lookup.count - 1U] = value;
            ++lookup.count;
        } else if (lookup.count > 0) {
            lookup.rest.back() = value;
            lookup.way += Begins;
        } else {
            lookup.carried = -1;
            lookup.way = GoesOn;
        }
        return true;
    }

    void fillLookup(std::size_t bits)
    {
        unsigned used = 0;
        for (;;) {
            const Symbol next = symbol(bits >> used);
            if (used + next.bits > LookupBits || !append(first[bits], next.value))
                break;
            used += next.bits;
        }
        firstBits[bits] = static_cast<std::uint8_t>(used);
        if (used == 0)
            first[bits] = {.carried = -1, .way = Stays};
    }

    void fillPlaces()
    {
        places.fill(Places.back());
        for (std::size_t i = 0; i + 1 < Places.size(); ++i) {
            const auto set = [&](Way way, std::uint8_t next) { places[way + Places[i]] = next; };
            const bool isFifth = i + 2 == Places.size();
            set(Ends, Places[0]);
            set(EndsLarge, isFifth ? Places.back() : Places[0]);
            set(Begins, Places[1]);
            set(BeginsLarge, isFifth ? Places.back() : Places[1]);
            set(GoesOn, Places[i + 1]);
            set(Stays, Places[i]);
        }
    }

    std::array<Symbol, std::size_t{1} << LongestCode> single;
};

const Tables &tables()
{
    // On the heap, which may have big pages: making them takes a hundred page faults less.
    static const auto instance = std::make_unique<const Tables>();
    return *instance;
}

constexpr std::size_t WordBytes = 8;

/// The next eight bytes, the first of them lowest.
std::uint64_t wordAt(const std::byte *bytes)
{
    std::uint64_t word = 0;
    if constexpr (std::endian::native == std::endian::little) {
        std::memcpy(&word, bytes, WordBytes);
    } else {
        for (unsigned i = 0; i < WordBytes; ++i)
            word |= std::to_integer<std::uint64_t>(bytes[i]) << (8 * i);
    }
    return word;
}

/// The bits of \a in from \a at on, of which there are less than eight bytes.
[[gnu::noinline]] std::uint64_t lastBits(std::span<const std::byte> in, std::uint64_t at)
{
    std::uint64_t word = 0;
    for (std::size_t i = in.size(); i > at / 8; --i)
        word = word << 8 | std::to_integer<std::uint64_t>(in[i - 1]);
    return word >> at % 8;
}

/// Bits of the input, lowest first, and behind its end zeros.
class BitSource
{
public:
    explicit BitSource(std::span<const std::byte> in)
        : m_in(in)
        , m_end(in.size() * 8)
        , m_wordsEnd(in.size() < WordBytes ? 0 : (in.size() - WordBytes + 1) * 8)
    {
    }

    /// Makes 57 bits available.
    void refill()
    {
        m_bits = m_at < m_wordsEnd ? wordAt(m_in.data() + m_at / 8) >> m_at % 8
                                   : lastBits(m_in, m_at);
    }

    [[nodiscard]] std::uint64_t peek() const { return m_bits; }
    void drop(unsigned count)
    {
        m_bits >>= count;
        m_at += count;
    }
    /// Whether bits were dropped that the input does not have.
    [[nodiscard]] bool hasPassedEnd() const { return m_at > m_end; }

private:
    std::span<const std::byte> m_in;
    std::uint64_t m_at = 0;   ///< Bits that were dropped.
    std::uint64_t m_end;      ///< Of all bits.
    std::uint64_t m_wordsEnd; ///< From here on there are no eight bytes any more.
    std::uint64_t m_bits = 0;
};

/// Integers as they end, and what there is of one that goes on.
struct IntWriter {
    std::int32_t *next;
    std::int32_t begun = 0; ///< Bits of one that goes on, with its sign.
    std::size_t place = Places[0];

    void write(const Lookup &lookup, const Tables &table)
    {
        std::memcpy(next + 1, lookup.rest.data(), sizeof lookup.rest);
        const std::int32_t value = begun ^ static_cast<std::int32_t>(lookup.first >> place);
        *next = value;
        next += lookup.count;
        begun = (value & lookup.carried) | lookup.rest.back();
        place = table.places[lookup.way + place];
    }
};

/// Look-ups between two refills. A long code may come in place of the last: 57 bits are there.
constexpr unsigned LookupsPerRefill = 4;
static_assert((LookupsPerRefill - 1) * Tables::LookupBits + LongestCode <= 57);
static_assert((LookupsPerRefill + 1) * 5 <= RoomBehindInts);

} // namespace

std::optional<std::size_t> decompressInts(std::span<const std::byte> in,
                                          std::span<std::int32_t> out, std::size_t enough)
{
    const Tables &table = tables();
    const Lookup *lookups = table.first.data();
    BitSource source(in);
    const std::size_t room = out.size() - std::min(out.size(), RoomBehindInts);
    IntWriter ints{out.data()};
    const std::int32_t *end = ints.next + std::min(enough, room);
    bool isAtEnd = false;
    while (ints.next < end && !isAtEnd && !source.hasPassedEnd()) {
        source.refill();
        unsigned bits = 0;
#pragma GCC unroll 4
        for (unsigned i = 0; i < LookupsPerRefill; ++i) {
            const std::size_t number = source.peek() % table.first.size();
            bits = table.firstBits[number];
            source.drop(bits);
            ints.write(lookups[number], table);
        }
        if (bits == 0) [[unlikely]] {
            const Symbol symbol = table.symbol(source.peek());
            source.drop(symbol.bits);
            isAtEnd = symbol.value == EndSymbol;
            if (!isAtEnd)
                ints.write(table.alone[symbol.value], table);
        }
    }
    const bool isCut = isAtEnd ? ints.place != Places[0] : ints.next >= out.data() + room;
    if (source.hasPassedEnd() || isCut || ints.place == Places.back())
        return {};
    return static_cast<std::size_t>(ints.next - out.data());
}

Result<std::size_t> decompress(std::span<const std::byte> in, std::span<std::byte> out)
{
    const Tables &table = tables();
    BitSource source(in);
    for (std::size_t used = 0;; ++used) {
        source.refill();
        const Symbol symbol = table.symbol(source.peek());
        source.drop(symbol.bits);
        if (source.hasPassedEnd())
            return truncated(Fault::tr("compressed data has no end symbol"));
        if (symbol.value == EndSymbol)
            return used;
        if (used == out.size())
            return limitExceeded(Fault::tr("decompressed data is too long"));
        out[used] = static_cast<std::byte>(symbol.value);
    }
}

bool endsAsCompressed(std::span<const std::byte> in)
{
    constexpr std::size_t LastBytes = 4;
    if (in.size() < LastBytes)
        return false;
    std::uint32_t last = 0;
    for (std::size_t i = in.size(); i > in.size() - LastBytes; --i)
        last = last << 8 | std::to_integer<std::uint32_t>(in[i - 1]);
    // The highest bits are the last ones.
    const Code end = tables().codes[EndSymbol];
    const unsigned bits = 8 * LastBytes;
    const auto zeros = static_cast<unsigned>(std::countl_zero(last));
    const auto ownZeros = static_cast<unsigned>(std::countl_zero(end.bits)) - (16U - end.length);
    if (zeros < ownZeros || zeros - ownZeros >= 16 || zeros - ownZeros + end.length > bits)
        return false;
    const unsigned begin = bits - (zeros - ownZeros) - end.length;
    return (last >> begin & ((1U << end.length) - 1)) == end.bits;
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
