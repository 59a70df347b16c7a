// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <vector>

#include "app/bench/measures.h"
#include "core/base/limits.h"
#include "core/base/try.h"
#include "core/formats/hollowcube/chunks/chunk_packing.h"
#include "core/formats/hollowcube/chunks/preamble.h"
#include "core/formats/teeworlds_common/coding/chunk_codec.h"
#include "core/formats/teeworlds_common/limits.h"
#include "core/formats/teeworlds_demo/chunk_chain.h"
#include "core/formats/teeworlds_demo/demo_header.h"
#include "core/io/byte_source.h"

namespace tickscope::bench {

namespace {

constexpr int EndSymbol = 256;

/// The code as a plain tree, walked one bit at a time.
class BitTree
{
public:
    BitTree()
    {
        const std::size_t endBytes = teeworlds::compress({}).size();
        // Eight times a symbol is as many whole bytes longer as its code has bits.
        for (int symbol = 0; symbol < EndSymbol; ++symbol) {
            const std::vector<std::byte> repeated(8, std::byte(symbol));
            insert(symbol, teeworlds::compress(std::span(repeated).first(1)),
                   teeworlds::compress(repeated).size() - endBytes);
        }
        // What is left of the tree is the end symbol's.
        const auto end = teeworlds::compress({});
        std::size_t bits = 0;
        std::size_t node = 0;
        while (m_nodes[node].symbol < 0 && bits < end.size() * 8) {
            const auto bit = bitAt(end, bits++);
            if (m_nodes[node].child[bit] == 0) {
                insert(EndSymbol, end, bits);
                break;
            }
            node = m_nodes[node].child[bit];
        }
    }

    /// Returns how many bytes of \a out are used.
    std::size_t decode(std::span<const std::byte> in, std::span<std::byte> out) const
    {
        std::size_t used = 0;
        std::size_t node = 0;
        for (std::size_t bit = 0; bit < in.size() * 8; ++bit) {
            node = m_nodes[node].child[bitAt(in, bit)];
            const int symbol = m_nodes[node].symbol;
            if (symbol < 0)
                continue;
            if (symbol == EndSymbol || used == out.size())
                break;
            out[used++] = std::byte(symbol);
            node = 0;
        }
        return used;
    }

private:
    struct Node {
        std::array<std::size_t, 2> child{};
        int symbol = -1;
    };

    static std::size_t bitAt(std::span<const std::byte> bytes, std::size_t bit)
    {
        return std::to_integer<std::size_t>(bytes[bit / 8] >> (bit % 8) & std::byte{1});
    }

    void insert(int symbol, std::span<const std::byte> code, std::size_t bits)
    {
        std::size_t node = 0;
        for (std::size_t i = 0; i < bits; ++i) {
            const std::size_t bit = bitAt(code, i);
            if (m_nodes[node].child[bit] == 0) {
                m_nodes.emplace_back();
                m_nodes[node].child[bit] = m_nodes.size() - 1;
            }
            node = m_nodes[node].child[bit];
        }
        m_nodes[node].symbol = symbol;
    }

    std::vector<Node> m_nodes{Node{}};
};

/// Data of all chunks behind each other, and where each begins.
struct ChunkData {
    std::vector<std::byte> bytes;
    std::vector<std::size_t> ends;
};

Result<std::optional<ChunkData>> chunksOf(const std::string &path)
{
    TRY_ASSIGN(const auto source, openFile(path));
    const auto header = teeworlds::readDemoHeader(*source, {});
    if (!header)
        return std::optional<ChunkData>{};
    teeworlds::ChunkChain chain(source, header->hasInlineTicks() ? teeworlds::TickForm::Inline
                                                                 : teeworlds::TickForm::SixBits);
    chain.restart(header->chunksOffset, {});
    ChunkData all;
    for (;;) {
        const auto chunk = chain.peek({});
        if (!chunk || !*chunk)
            break; // the readable part is what is measured
        const auto data = chain.data(**chunk, {});
        if (!data)
            break;
        if (!data->empty()) {
            all.bytes.insert(all.bytes.end(), data->begin(), data->end());
            all.ends.push_back(all.bytes.size());
        }
        chain.accept(**chunk);
    }
    return all;
}

} // namespace

Result<std::optional<Seconds>> bitwiseHuffman(const std::string &path)
{
    TRY_ASSIGN(const auto chunks, chunksOf(path));
    if (!chunks)
        return std::optional<Seconds>{};
    const BitTree tree;
    std::vector<std::byte> out(limits::DemoChunkBytes);
    return bestOf([&]() -> Result<void> {
               std::size_t begin = 0;
               for (const std::size_t end : chunks->ends) {
                   const auto data = std::span(chunks->bytes).subspan(begin, end - begin);
                   // The volatile keeps the work from being thought away.
                   [[maybe_unused]] volatile std::size_t used = tree.decode(data, out);
                   begin = end;
               }
               return {};
           })
        .map([](Seconds taken) { return std::optional<Seconds>(taken); });
}

Result<std::optional<Seconds>> plainUnpacking(const std::string &path)
{
    using namespace hollowcube;
    TRY_ASSIGN(const auto source, openFile(path));
    const auto preamble = readPreamble(*source, {});
    if (!preamble || preamble->representation() == Representation::Segmented
        || preamble->header.dictionary != 0)
        return std::optional<Seconds>{};
    TRY_ASSIGN(const auto file, readAll(*source, 0, source->size(), limits::UnpackedBytes, {}));
    ChunkUnpacker unpacker;
    const auto taken = bestOf([&]() -> Result<void> {
        for (const ChunkEntry &entry : preamble->index.entries()) {
            const auto offset = static_cast<std::size_t>(entry.byteOffset);
            const auto size = static_cast<std::size_t>(entry.compressedLength);
            // The readable part is what is measured.
            if (entry.byteOffset < 0 || offset > file.size() || size > file.size() - offset)
                continue;
            (void)unpacker.unpack(std::span(file).subspan(offset, size),
                                  static_cast<std::size_t>(entry.uncompressedLength));
        }
        return {};
    });
    return taken.map([](Seconds time) { return std::optional(time); });
}

} // namespace tickscope::bench
