// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/strict_demo.h"

#include <algorithm>
#include <array>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <string_view>

#include <zlib.h>

#include <QByteArray>
#include <QCryptographicHash>
#include <QString>

namespace tickscope::test {

namespace {

/// Words of a snapshot by key: the type in the upper 16 bits, the id in the lower.
using StrictItems = std::map<std::uint32_t, std::vector<std::int32_t>>;

struct StrictFault {
    std::string what;
};

void need(bool holds, std::string_view what)
{
    if (!holds)
        throw StrictFault{std::string(what)};
}

// Section 6.
constexpr std::array<int, 257> Frequencies{
    1073741824, 4545, 2657, 431, 1950, 919, 444, 482, 2244, 617, 838, 542, 715, 1814, 304, 240,
    754,        212,  647,  186, 283,  131, 146, 166, 543,  164, 167, 136, 179, 859,  363, 113,
    157,        154,  204,  108, 137,  180, 202, 176, 872,  404, 168, 134, 151, 111,  113, 109,
    120,        126,  129,  100, 41,   20,  16,  22,  18,   18,  17,  19,  16,  37,   13,  21,
    362,        166,  99,   78,  95,   88,  81,  70,  83,   284, 91,  187, 77,  68,   52,  68,
    59,         66,   61,   638, 71,   157, 50,  46,  69,   43,  11,  24,  13,  19,   10,  12,
    12,         20,   14,   9,   20,   20,  10,  10,  15,   15,  12,  12,  7,   19,   15,  14,
    13,         18,   35,   19,  17,   14,  8,   5,   15,   17,  9,   15,  14,  18,   8,   10,
    2173,       134,  157,  68,  188,  60,  170, 60,  194,  62,  175, 71,  148, 67,   167, 78,
    211,        67,   156,  69,  1674, 90,  174, 53,  147,  89,  181, 51,  174, 63,   163, 80,
    167,        94,   128,  122, 223,  153, 218, 77,  200,  110, 190, 73,  174, 69,   145, 66,
    277,        143,  141,  60,  136,  53,  180, 57,  142,  57,  158, 61,  166, 112,  152, 92,
    26,         22,   21,   28,  20,   26,  30,  21,  32,   27,  20,  17,  23,  21,   30,  22,
    22,         21,   27,   25,  17,   27,  23,  18,  39,   26,  15,  21,  12,  18,   18,  27,
    20,         18,   15,   19,  11,   17,  33,  12,  18,   15,  19,  18,  16,  26,   17,  18,
    9,          10,   25,   22,  22,   17,  20,  16,  6,    16,  15,  20,  14,  18,   24,  335,
    1};
constexpr int EndSymbol = 256;

struct HuffmanNode {
    int frequency = 0;
    int symbol = -1;
    std::array<int, 2> children{-1, -1};
};

/// The tree; its root is the last node.
const std::vector<HuffmanNode> &huffmanTree()
{
    static const std::vector<HuffmanNode> tree = [] {
        std::vector<HuffmanNode> nodes;
        std::vector<int> left;
        for (int symbol = 0; symbol <= EndSymbol; ++symbol) {
            nodes.push_back({Frequencies[static_cast<std::size_t>(symbol)], symbol, {}});
            left.push_back(symbol);
        }
        while (left.size() > 1) {
            std::ranges::stable_sort(left, std::ranges::greater{}, [&nodes](int node) {
                return nodes[static_cast<std::size_t>(node)].frequency;
            });
            const int last = left.back();
            left.pop_back();
            const int other = left.back();
            nodes.push_back({nodes[static_cast<std::size_t>(last)].frequency
                                 + nodes[static_cast<std::size_t>(other)].frequency,
                             -1,
                             {last, other}});
            left.back() = static_cast<int>(nodes.size()) - 1;
        }
        return nodes;
    }();
    return tree;
}

std::vector<unsigned> unpacked(std::span<const std::byte> data)
{
    const auto &tree = huffmanTree();
    std::vector<unsigned> bytes;
    std::size_t bit = 0;
    for (;;) {
        int node = static_cast<int>(tree.size()) - 1;
        while (tree[static_cast<std::size_t>(node)].symbol < 0) {
            need(bit / 8 < data.size(), "compressed data without its end");
            const unsigned step = std::to_integer<unsigned>(data[bit / 8]) >> bit % 8 & 1U;
            node = tree[static_cast<std::size_t>(node)].children[step];
            ++bit;
        }
        const int symbol = tree[static_cast<std::size_t>(node)].symbol;
        if (symbol == EndSymbol)
            break;
        bytes.push_back(static_cast<unsigned>(symbol));
        need(bytes.size() <= 65536, "a chunk that is too large");
    }
    // Old writers put a byte of zeros behind data that ends with a byte.
    const std::size_t used = (bit + 7) / 8;
    need(data.size() <= used + (bit % 8 == 0 ? 1 : 0), "bytes behind the end of compressed data");
    return bytes;
}

/// Section 5; shortest forms only.
std::vector<std::int32_t> integersOf(std::span<const std::byte> data)
{
    if (data.empty())
        return {};
    const auto bytes = unpacked(data);
    std::vector<std::int32_t> ints;
    for (std::size_t i = 0; i < bytes.size();) {
        const unsigned first = bytes[i++];
        std::uint32_t value = first & 0x3FU;
        unsigned byte = first;
        int shift = 6;
        while ((byte & 0x80U) != 0 && shift < 34) {
            need(i < bytes.size(), "integer that is cut");
            byte = bytes[i++];
            need((byte & 0x7FU) != 0 || (byte & 0x80U) != 0, "integer that is longer than it must");
            value |= (byte & (shift < 27 ? 0x7FU : 0x0FU)) << shift;
            shift += 7;
        }
        ints.push_back(static_cast<std::int32_t>((first & 0x40U) != 0 ? ~value : value));
    }
    return ints;
}

/// Section 4 of the sheet on snapshots; 0 where the size is in the delta.
int sizeOfType(int type, bool is07)
{
    constexpr std::array<int, 21> Sizes06{0,  10, 6, 5, 4, 3, 8, 4, 15, 22, 5,
                                          17, 3,  2, 2, 2, 2, 3, 3, 3,  3};
    constexpr std::array<int, 23> Sizes07{0, 10, 6, 5,  3, 3, 3, 2, 4, 15, 22, 3,
                                          4, 58, 5, 32, 2, 2, 2, 2, 3, 3,  7};
    const auto place = static_cast<std::size_t>(type);
    if (is07)
        return place < Sizes07.size() ? Sizes07[place] : 0;
    return place < Sizes06.size() ? Sizes06[place] : 0;
}

std::uint32_t strictKey(std::int32_t type, std::int32_t id)
{
    return static_cast<std::uint32_t>(type) << 16 | static_cast<std::uint32_t>(id);
}

void checkSize(const StrictItems &items)
{
    std::size_t bytes = 8;
    for (const auto &[key, words] : items)
        bytes += 4 * (words.size() + 2);
    need(items.size() <= 1024 && bytes <= 65536, "a snapshot that is too large");
}

StrictItems fullItems(const std::vector<std::int32_t> &ints)
{
    need(ints.size() >= 2, "snapshot without a header");
    need(ints[0] >= 0 && ints[0] % 4 == 0 && ints[1] >= 0 && ints[1] <= 1024, "snapshot sizes");
    const auto count = static_cast<std::size_t>(ints[1]);
    const auto words = static_cast<std::size_t>(ints[0]) / 4;
    need(ints.size() == 2 + count + words, "snapshot of another size than it states");
    StrictItems items;
    std::size_t expected = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const auto begin = static_cast<std::size_t>(ints[2 + i]);
        const auto end = i + 1 < count ? static_cast<std::size_t>(ints[3 + i]) : 4 * words;
        need(begin == expected && begin % 4 == 0 && end % 4 == 0 && end > begin && end <= 4 * words,
             "snapshot with offsets that do not follow on each other");
        expected = end;
        const auto *first = ints.data() + 2 + count + begin / 4;
        const auto key = static_cast<std::uint32_t>(*first);
        need(key >> 16 <= 0x7FFFU, "item of an impossible type");
        const bool isNew = items.emplace(key, std::vector(first + 1, first + (end - begin) / 4))
                               .second;
        need(isNew, "two items with one key");
    }
    need(count > 0 || words == 0, "words of no item");
    checkSize(items);
    return items;
}

/// \a old with the delta \a ints.
StrictItems changedItems(const StrictItems &old, const std::vector<std::int32_t> &ints, bool is07)
{
    need(ints.size() >= 3 && ints[0] >= 0 && ints[1] >= 0 && ints[2] == 0, "delta header");
    need(ints[0] > 0 || ints[1] > 0, "delta without a change");
    std::size_t next = 3;
    const auto take = [&] {
        need(next < ints.size(), "delta that is cut");
        return ints[next++];
    };
    StrictItems items = old;
    std::set<std::uint32_t> removed;
    for (std::int32_t i = 0; i < ints[0]; ++i) {
        const auto key = static_cast<std::uint32_t>(take());
        need(items.erase(key) == 1, "delta that removes what is not there");
        removed.insert(key);
    }
    std::set<std::uint32_t> changed;
    for (std::int32_t i = 0; i < ints[1]; ++i) {
        const std::int32_t type = take();
        const std::int32_t id = take();
        need(type >= 0 && type <= 0x7FFF && id >= 0 && id <= 0xFFFF, "impossible item in a delta");
        const int known = sizeOfType(type, is07);
        const std::int32_t size = known > 0 ? known : take();
        need(size >= 0 && static_cast<std::size_t>(size) <= ints.size() - next, "item that is cut");
        const std::uint32_t key = strictKey(type, id);
        need(changed.insert(key).second && !removed.contains(key), "item twice in a delta");
        std::vector<std::int32_t> words(ints.begin() + static_cast<std::ptrdiff_t>(next),
                                        ints.begin() + static_cast<std::ptrdiff_t>(next) + size);
        next += static_cast<std::size_t>(size);
        const auto before = old.find(key);
        if (before != old.end()) {
            need(before->second.size() == words.size(), "item that changes its size");
            for (std::size_t word = 0; word < words.size(); ++word) {
                words[word] = static_cast<std::int32_t>(
                    static_cast<std::uint32_t>(words[word])
                    + static_cast<std::uint32_t>(before->second[word]));
            }
        }
        items[key] = std::move(words);
    }
    need(next == ints.size(), "integers behind a delta");
    checkSize(items);
    return items;
}

std::uint64_t digestOf(const StrictItems &items)
{
    std::uint64_t digest = 0xCBF29CE484222325ULL;
    const auto add = [&digest](std::uint32_t word) { digest = (digest ^ word) * 0x100000001B3ULL; };
    for (const auto &[key, words] : items) {
        add(key);
        for (const std::int32_t word : words)
            add(static_cast<std::uint32_t>(word));
    }
    return digest;
}

QByteArray sha256OfMap(const std::vector<std::byte> &bytes)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
    return hash.result();
}

class StrictReader
{
public:
    StrictReader(std::span<const std::byte> bytes, StrictHeader header, StrictDemo &demo)
        : m_bytes(bytes)
        , m_header(header)
        , m_demo(demo)
    {
    }

    void read()
    {
        readHeader();
        while (m_place < m_bytes.size())
            readChunk();
        finish();
    }

private:
    std::span<const std::byte> next(std::size_t size)
    {
        need(size <= m_bytes.size() - m_place, "the file ends early");
        m_place += size;
        return m_bytes.subspan(m_place - size, size);
    }
    unsigned byte() { return std::to_integer<unsigned>(next(1)[0]); }
    std::uint32_t bigEndian()
    {
        std::uint32_t value = 0;
        for (int i = 0; i < 4; ++i)
            value = value << 8 | byte();
        return value;
    }

    std::string text(std::size_t size)
    {
        const auto bytes = next(size);
        const auto end = std::ranges::find(bytes, std::byte{});
        need(end != bytes.end(), "text of the header without an end");
        need(std::ranges::all_of(end, bytes.end(), [](std::byte one) { return one == std::byte{}; })
                 || m_header == StrictHeader::Any,
             "text of the header that is not padded by zeros");
        std::string read;
        std::ranges::for_each(bytes.begin(), end,
                              [&read](std::byte one) { read += static_cast<char>(one); });
        need(QString::fromUtf8(read.c_str()).toUtf8().toStdString() == read, "text is no UTF-8");
        return read;
    }

    void readHeader()
    {
        const auto magic = next(7);
        need(std::ranges::equal(magic, std::as_bytes(std::span("TWDEMO", 7))), "magic");
        m_demo.version = static_cast<int>(byte());
        need(m_demo.version >= 3 && m_demo.version <= 6, "version");
        m_demo.netVersion = text(64);
        m_is07 = m_demo.netVersion.starts_with("0.7");
        m_demo.mapName = text(64);
        const std::uint32_t mapSize = bigEndian();
        const std::uint32_t mapCrc = bigEndian();
        m_demo.type = text(8);
        need(m_demo.type == "client" || m_demo.type == "server", "type");
        m_demo.length = static_cast<std::int32_t>(bigEndian());
        m_demo.timestamp = text(20);
        static const std::regex form("[0-9]{4}-[0-9]{2}-[0-9]{2}_[0-9]{2}-[0-9]{2}-[0-9]{2}");
        need(std::regex_match(m_demo.timestamp, form), "timestamp");
        if (m_demo.version >= 4)
            readMarkers();
        std::span<const std::byte> hash;
        if (m_demo.version >= 6) {
            const auto uuid = next(16);
            const auto expected = QByteArray::fromHex("6be6da4acebd380c9b5b1289c842d780");
            need(std::ranges::equal(uuid, std::as_bytes(std::span(expected.data(), 16))), "UUID");
            hash = next(32);
        }
        const auto map = next(mapSize);
        m_demo.map.assign(map.begin(), map.end());
        need(mapSize == 0
                 || ::crc32(0, reinterpret_cast<const Bytef *>(map.data()),
                            static_cast<uInt>(map.size()))
                        == mapCrc,
             "CRC-32 of the map");
        const QByteArray found = sha256OfMap(m_demo.map);
        need(mapSize == 0 || hash.empty()
                 || std::ranges::equal(hash, std::as_bytes(std::span(found.data(), 32))),
             "SHA-256 of the map");
    }

    void readMarkers()
    {
        const std::uint32_t count = bigEndian();
        need(count <= 64, "number of markers");
        for (std::uint32_t i = 0; i < 64; ++i) {
            const auto tick = static_cast<std::int32_t>(bigEndian());
            if (i < count)
                m_demo.markers.push_back(tick);
            else
                need(tick == 0 || m_header == StrictHeader::Any, "marker in a slot without use");
        }
    }

    void readChunk()
    {
        const unsigned first = byte();
        if ((first & 0x80U) != 0)
            return readMarker(first);
        std::size_t size = first & 0x1FU;
        if (size == 30) {
            size = byte();
            need(size >= 30, "size in a form longer than it must be");
        } else if (size == 31) {
            size = byte();
            size |= std::size_t{byte()} << 8;
            need(size >= 256, "size in a form longer than it must be");
        }
        const unsigned type = first >> 5;
        need(type != 0, "chunk of type 0");
        const auto ints = integersOf(next(size));
        if (type == 2)
            addMessage(ints);
        else
            addSnapshot(ints, type == 1);
    }

    void readMarker(unsigned first)
    {
        endTick();
        const bool isInline = m_demo.version >= 5 ? (first & 0x20U) != 0 : (first & 0x3FU) != 0;
        const std::int64_t difference = first & (m_demo.version >= 5 ? 0x1FU : 0x3FU);
        const std::int64_t longest = m_demo.version >= 5 ? 31 : 63;
        StrictTick tick;
        tick.isKeyframe = (first & 0x40U) != 0;
        auto &ticks = m_demo.ticks;
        if (isInline) {
            need(!ticks.empty() && difference > 0, "difference without a tick, or none");
            need(!tick.isKeyframe, "keyframe without a tick of its own");
            tick.tick = ticks.back().tick + difference;
        } else {
            tick.tick = static_cast<std::int32_t>(bigEndian());
            need(difference == 0, "bits beside a tick");
            need(ticks.empty() || tick.isKeyframe || tick.tick - ticks.back().tick > longest,
                 "whole tick where a difference is enough");
        }
        need(tick.tick >= 0 && tick.tick < 0x6FFFFFFF, "impossible tick");
        need(ticks.empty() || tick.tick > ticks.back().tick, "ticks that do not rise");
        need(!ticks.empty() || tick.isKeyframe, "the first marker is no keyframe");
        tick.itemCount = m_items.size();
        tick.digest = m_digest;
        ticks.push_back(std::move(tick));
        m_hasSnapshot = false;
        m_demo.endsWithBareMarker = true;
    }

    void addSnapshot(const std::vector<std::int32_t> &ints, bool isFull)
    {
        need(!m_demo.ticks.empty(), "snapshot without a tick");
        StrictTick &tick = m_demo.ticks.back();
        need(!m_hasSnapshot && tick.messages.empty(), "snapshot that does not begin its tick");
        need(isFull == tick.isKeyframe, "whole snapshots are those of keyframes");
        auto items = isFull ? fullItems(ints) : changedItems(m_items, ints, m_is07);
        addNames(items);
        m_items = std::move(items);
        m_digest = digestOf(m_items);
        tick.itemCount = m_items.size();
        tick.digest = m_digest;
        m_hasSnapshot = true;
        m_demo.endsWithBareMarker = false;
    }

    void addMessage(const std::vector<std::int32_t> &ints)
    {
        StrictMessage bytes;
        for (const std::int32_t value : ints) {
            for (const unsigned shift : {0U, 8U, 16U, 24U})
                bytes.push_back(static_cast<std::byte>(static_cast<std::uint32_t>(value) >> shift));
        }
        need(!bytes.empty(), "message without a number");
        if (m_demo.ticks.empty())
            return m_demo.firstMessages.push_back(std::move(bytes));
        m_demo.ticks.back().messages.push_back(std::move(bytes));
        m_demo.endsWithBareMarker = false;
    }

    /// Texts of clients have four characters in a word.
    void addNames(const StrictItems &items)
    {
        const std::uint32_t type = m_is07 ? 13 : 11;
        for (auto item = items.lower_bound(type << 16);
             item != items.end() && item->first >> 16 == type; ++item) {
            const auto before = m_items.find(item->first);
            if (before != m_items.end() && before->second == item->second)
                continue;
            for (const std::int32_t word : item->second) {
                for (const unsigned shift : {24U, 16U, 8U, 0U})
                    m_demo.names += static_cast<char>(
                        (static_cast<std::uint32_t>(word) >> shift & 0xFFU) ^ 0x80U);
            }
        }
    }

    void endTick() const
    {
        need(m_demo.ticks.empty() || !m_demo.ticks.back().isKeyframe || m_hasSnapshot,
             "keyframe without a snapshot");
    }

    void finish()
    {
        endTick();
        need(m_demo.ticks.size() >= 2, "fewer than two ticks");
        if (m_header == StrictHeader::Any)
            return;
        const std::int64_t first = m_demo.ticks.front().tick;
        const std::int64_t last = m_demo.ticks.back().tick;
        need(m_demo.length == (last - first) / 50, "length");
        for (const std::int32_t marker : m_demo.markers)
            need(marker >= first && marker <= last, "marker outside");
    }

    std::span<const std::byte> m_bytes;
    StrictHeader m_header;
    StrictDemo &m_demo;
    StrictItems m_items;
    std::uint64_t m_digest = 0;
    std::size_t m_place = 0;
    bool m_is07 = false;
    bool m_hasSnapshot = false;
};

} // namespace

StrictDemo readStrictDemo(std::span<const std::byte> bytes, StrictHeader header)
{
    StrictDemo demo;
    try {
        StrictReader(bytes, header, demo).read();
    } catch (const StrictFault &fault) {
        demo.fault = fault.what;
    }
    return demo;
}

} // namespace tickscope::test
