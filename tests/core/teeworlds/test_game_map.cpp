// SPDX-License-Identifier: MIT
#include <QByteArray>
#include <QTest>

#include <span>
#include <vector>

#include "core/formats/teeworlds_common/coding/chunk_codec.h"
#include "core/formats/teeworlds_common/map/game_map.h"
#include "tests/support/int_bytes.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::teeworlds;

namespace {

using Bytes = std::vector<std::byte>;
using Ints = std::vector<std::int32_t>;

Bytes mapBytes(const QByteArray &array)
{
    const auto bytes = std::as_bytes(
        std::span(array.constData(), static_cast<std::size_t>(array.size())));
    return {bytes.begin(), bytes.end()};
}

struct RawItem {
    std::int32_t type = 0;
    Ints ints;
};

/// A version 3 datafile; \a items must be sorted by type.
Bytes rawFile(const std::vector<RawItem> &items, const std::vector<Bytes> &blocks)
{
    Ints types;
    Ints offsets;
    Ints area;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i == 0 || items[i].type != items[i - 1].type)
            types.insert(types.end(), {items[i].type, static_cast<std::int32_t>(i), 0});
        ++types.back();
        offsets.push_back(static_cast<std::int32_t>(4 * area.size()));
        area.push_back(items[i].type << 16);
        area.push_back(static_cast<std::int32_t>(4 * items[i].ints.size()));
        area.insert(area.end(), items[i].ints.begin(), items[i].ints.end());
    }
    Bytes data;
    for (const Bytes &block : blocks) {
        offsets.push_back(static_cast<std::int32_t>(data.size()));
        data.insert(data.end(), block.begin(), block.end());
    }
    Ints ints{3,
              0,
              0,
              static_cast<std::int32_t>(types.size() / 3),
              static_cast<std::int32_t>(items.size()),
              static_cast<std::int32_t>(blocks.size()),
              static_cast<std::int32_t>(4 * area.size()),
              static_cast<std::int32_t>(data.size())};
    for (const Ints *part : {&types, &offsets, &area})
        ints.insert(ints.end(), part->begin(), part->end());
    Bytes file = mapBytes("DATA");
    const Bytes head = bytesOfInts(ints);
    file.insert(file.end(), head.begin(), head.end());
    file.insert(file.end(), data.begin(), data.end());
    return file;
}

RawItem groupItem(std::int32_t firstLayer, std::int32_t layerCount)
{
    return {4, {3, 10, 20, 50, 60, firstLayer, layerCount, 1, 1, 2, 3, 4, 0, 0, 0}};
}

/// \param more  DDNet's block indices behind the name.
RawItem tilesItem(std::int32_t version, std::int32_t width, std::int32_t height, std::int32_t flags,
                  std::int32_t block, const Ints &more = {})
{
    Ints ints{0, 2, 0, version, width, height, flags, 255, 254, 253, 252, -1, 0, -1, block};
    if (version >= 3)
        ints.insert(ints.end(), 3, 0);
    ints.insert(ints.end(), more.begin(), more.end());
    return {5, ints};
}

Bytes cells(std::initializer_list<int> values)
{
    Bytes bytes;
    for (const int value : values)
        bytes.push_back(static_cast<std::byte>(value));
    return bytes;
}

std::vector<int> tileIndicesOf(const TileGrid<MapTile> &grid)
{
    std::vector<int> indices;
    for (const MapTile tile : grid.cells)
        indices.push_back(tile.index);
    return indices;
}

} // namespace

class TestGameMap : public QObject
{
    Q_OBJECT

private slots:
    void damagedLayerIsLeftOutAndTheRestKept();
    void packedTilesAreExpanded_data();
    void packedTilesAreExpanded();
    void physicsLayersOfBothVersionsAreRead_data();
    void physicsLayersOfBothVersionsAreRead();
    void quadsAreRead();
    void envelopesAreRead();
    void tangentsOfTheUuidItemAreRead();
    void embeddedImageGivesItsPixels();
    void imageThatIsTooBigIsMadeSmaller();
    void layersShareABlock();
    void hugeLayersAreBounded();
};

void TestGameMap::damagedLayerIsLeftOutAndTheRestKept()
{
    const auto map = readMap(
        rawFile({groupItem(0, 4), tilesItem(3, 2, 1, 0, 0), tilesItem(3, 3, 1, 0, 0),
                 tilesItem(3, 2, 1, 0, 7), tilesItem(3, 2, 1, 1, 0)},
                {cells({5, 1, 0, 0, 6, 2, 0, 0})}));

    QVERIFY(map);
    QCOMPARE((*map)->notes.size(), 2U);
    QCOMPARE((*map)->groups[0].layers.size(), 2U);
    const auto &tiles = std::get<TileLayer>((*map)->groups[0].layers[0].content);
    QVERIFY((tiles.tiles->cells == std::vector<MapTile>{{5, 1}, {6, 2}}));
    QCOMPARE(tiles.color.green, 254);
    QCOMPARE(tiles.image, -1);
    QVERIFY((tileIndicesOf((*map)->game) == std::vector{5, 6}));
    // The group with the game layer is the world itself.
    QCOMPARE((*map)->groups[0].offsetX, 0);
    QCOMPARE((*map)->groups[0].parallaxY, 100);
    QVERIFY(!(*map)->groups[0].clip);
}

void TestGameMap::packedTilesAreExpanded_data()
{
    QTest::addColumn<QByteArray>("stored");
    QTest::addColumn<int>("width");
    QTest::addColumn<bool>("good");

    const QByteArray sheet = "0100020000000000";
    QTest::newRow("sheet") << sheet << 4 << true;
    QTest::newRow("too many") << sheet << 3 << false;
    QTest::newRow("too few") << sheet << 5 << false;
    QTest::newRow("run beyond the end") << QByteArray("0100ff00") << 4 << false;
    QTest::newRow("nothing") << QByteArray() << 4 << false;
}

void TestGameMap::packedTilesAreExpanded()
{
    QFETCH(QByteArray, stored);
    QFETCH(int, width);
    QFETCH(bool, good);

    const auto map = readMap(rawFile({groupItem(0, 1), tilesItem(4, width, 1, 1, 0)},
                                     {mapBytes(QByteArray::fromHex(stored))}));

    QVERIFY(map);
    QVERIFY(tileIndicesOf((*map)->game) == (good ? std::vector{1, 1, 1, 0} : std::vector<int>()));
    QCOMPARE((*map)->notes.empty(), good);
}

void TestGameMap::physicsLayersOfBothVersionsAreRead_data()
{
    QTest::addColumn<int>("version");

    QTest::newRow("without name") << 2;
    QTest::newRow("with name") << 3;
}

void TestGameMap::physicsLayersOfBothVersionsAreRead()
{
    QFETCH(int, version);
    const auto map = readMap(rawFile(
        {groupItem(0, 6), tilesItem(version, 1, 1, 1, 5), tilesItem(version, 1, 1, 2, 6, {0}),
         tilesItem(version, 1, 1, 4, 6, {-1, 1}), tilesItem(version, 1, 1, 8, 6, {-1, -1, 2}),
         tilesItem(version, 1, 1, 16, 6, {-1, -1, -1, 3}),
         tilesItem(version, 1, 1, 32, 6, {-1, -1, -1, -1, 4})},
        {cells({1, 26}), cells({50, 60, 28, 0, 0xa6, 0xff}), cells({9, 3, 0, 0}),
         cells({7, 22, 1, 5}), cells({2, 68}), cells({1, 0, 0, 0}), cells({0, 0, 0, 0})}));

    QVERIFY(map);
    const GameMap &value = **map;
    QVERIFY(value.notes.empty());
    QCOMPARE(value.groups[0].layers.size(), 6U);
    QCOMPARE(value.game.at(0, 0).index, 1);
    QCOMPARE(value.tele.at(0, 0).number, 1);
    QCOMPARE(value.tele.at(0, 0).type, 26);
    QCOMPARE(value.speedup.at(0, 0).force, 50);
    QCOMPARE(value.speedup.at(0, 0).maxSpeed, 60);
    QCOMPARE(value.speedup.at(0, 0).type, 28);
    QCOMPARE(value.speedup.at(0, 0).angle, -90);
    QCOMPARE(value.front.at(0, 0).index, 9);
    QCOMPARE(value.front.at(0, 0).flags, 3);
    QCOMPARE(value.switches.at(0, 0).number, 7);
    QCOMPARE(value.switches.at(0, 0).delay, 5);
    QCOMPARE(value.tune.at(0, 0).number, 2);
    QCOMPARE(value.tune.at(0, 0).type, 68);
}

void TestGameMap::quadsAreRead()
{
    Ints quad(38);
    for (std::size_t i = 0; i < quad.size(); ++i)
        quad[i] = static_cast<std::int32_t>(100 + i);
    quad[34] = 0;
    const auto map = readMap(rawFile({{3, {2, 3, 0, 0}},
                                      groupItem(0, 2),
                                      {5, {0, 3, 1, 2, 1, 0, -1, 0, 0, 0}},
                                      {5, {0, 3, 0, 1, 2, 0, -1}}},
                                     {bytesOfInts(quad)}));

    QVERIFY(map);
    QCOMPARE((*map)->groups[0].layers.size(), 1U);
    const MapLayer &layer = (*map)->groups[0].layers[0];
    QVERIFY(layer.detail);
    const auto &quads = std::get<QuadLayer>(layer.content).quads;
    QCOMPARE(quads.size(), 1U);
    QCOMPARE(quads[0].corners[3].y, 107);
    QCOMPARE(quads[0].pivot.x, 108);
    QCOMPARE(quads[0].colors[0].red, 110);
    QCOMPARE(quads[0].colors[3].alpha, 125);
    QCOMPARE(quads[0].texture[0].x, 126);
    QCOMPARE(quads[0].texture[3].y, 133);
    QCOMPARE(quads[0].position.envelope, 0);
    QCOMPARE(quads[0].position.offset, 135);
    QCOMPARE(quads[0].color.envelope, -1); // 136 is no envelope of this map.
    QCOMPARE(quads[0].color.offset, 137);
}

void TestGameMap::envelopesAreRead()
{
    const auto map = readMap(rawFile({{3, {2, 4, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1}},
                                      {3, {1, 3, 0, 2}},
                                      {3, {1, 3, 1, 2}},
                                      {6, {0, 1, 1, 2, 3, 4, 1000, 2, 5, 6, 7, 8}}},
                                     {}));

    QVERIFY(map);
    QCOMPARE((*map)->envelopes.size(), 3U);
    const MapEnvelope &first = (*map)->envelopes[0];
    QCOMPARE(first.channels, 4);
    QVERIFY(first.synchronized);
    QCOMPARE(first.points.size(), 1U);
    QCOMPARE(first.points[0].time, 1000);
    QCOMPARE(first.points[0].curve, 2);
    QCOMPARE(first.points[0].values[3], 8);
    QCOMPARE((*map)->envelopes[1].points.size(), 2U);
    QVERIFY((*map)->envelopes[2].points.empty()); // Names a point behind the last.
}

void TestGameMap::tangentsOfTheUuidItemAreRead()
{
    Ints tangents(16);
    for (std::size_t i = 0; i < tangents.size(); ++i)
        tangents[i] = static_cast<std::int32_t>(i);
    const RawItem index{0xffff,
                        {0x3ab4f84d, static_cast<std::int32_t>(0xd9cc3c78),
                         static_cast<std::int32_t>(0xb5850d6c),
                         static_cast<std::int32_t>(0xcdb2e25c)}};
    // The id of the index item names the type: 0 here, so the raw writer needs no ids.
    const auto map = readMap(
        rawFile({{0, tangents}, {3, {2, 4, 0, 1}}, {6, {0, 5, 1, 2, 3, 4}}, index}, {}));
    // The version item has type 0 too and its first integer must be 1.
    QVERIFY(!map);

    tangents[0] = 1;
    const auto good = readMap(
        rawFile({{0, tangents}, {3, {2, 4, 0, 1}}, {6, {0, 5, 1, 2, 3, 4}}, index}, {}));

    QVERIFY(good);
    const auto &point = (*good)->envelopes[0].points[0];
    QCOMPARE(point.tangents.inTime[0], 1);
    QCOMPARE(point.tangents.inValue[0], 4);
    QCOMPARE(point.tangents.outTime[3], 11);
    QCOMPARE(point.tangents.outValue[3], 15);
}

void TestGameMap::embeddedImageGivesItsPixels()
{
    const auto map = readMap(
        rawFile({{2, {1, 1, 2, 0, 0, 1}}, {2, {1, 1, 3, 0, 0, 1}}, {2, {1, 64, 64, 1, 0, -1}}},
                {mapBytes(QByteArray("moon\0", 5)), cells({1, 2, 3, 4, 5, 6, 7, 8})}));

    QVERIFY(map);
    QCOMPARE((*map)->images.size(), 3U);
    QCOMPARE((*map)->images[0].name, std::string("moon"));
    QVERIFY(*(*map)->imagePixels(0) == cells({1, 2, 3, 4, 5, 6, 7, 8}));
    QVERIFY(!(*map)->imagePixels(1)); // The size is wrong.
    QVERIFY(!(*map)->imagePixels(2)); // External.
    QVERIFY(!(*map)->imagePixels(3));
}

void TestGameMap::imageThatIsTooBigIsMadeSmaller()
{
    // 4096 x 2048: the first four pixels are the corners of the first one that is kept.
    Bytes pixels(4096UL * 2048 * 4);
    pixels[0] = std::byte{40};
    pixels[4] = std::byte{80};
    pixels[4096 * 4] = std::byte{120};
    const auto map = readMap(
        rawFile({{2, {1, 4096, 2048, 0, 0, 1}}}, {mapBytes(QByteArray("moon\0", 5)), pixels}));

    QVERIFY(map);
    QVERIFY((*map)->images[0].halvings == 1);
    const auto kept = (*map)->imagePixels(0);
    QVERIFY(kept && kept->size() == 2048UL * 1024 * 4);
    QVERIFY(kept->front() == std::byte{60});
}

void TestGameMap::layersShareABlock()
{
    // 200 layers of 1000 x 1000 tiles from one block: 800 MB if each were unpacked.
    std::vector<RawItem> items{groupItem(0, 200)};
    for (int i = 0; i < 200; ++i)
        items.push_back(tilesItem(3, 1000, 1000, 0, 0));

    const auto map = readMap(rawFile(items, {Bytes(4'000'000)}));

    QVERIFY(map);
    const auto &layers = (*map)->groups[0].layers;
    QCOMPARE(layers.size(), 200U);
    for (const MapLayer &layer : layers)
        QVERIFY(std::get<TileLayer>(layer.content).tiles
                == std::get<TileLayer>(layers.front().content).tiles);
}

void TestGameMap::hugeLayersAreBounded()
{
    // The same, each of another width.
    std::vector<RawItem> items{groupItem(0, 200)};
    for (int i = 0; i < 200; ++i)
        items.push_back(tilesItem(3, 1000 - i, 1000, 0, 0));

    const auto map = readMap(rawFile(items, {Bytes(4'000'000)}));

    QVERIFY(map);
    QVERIFY(!(*map)->notes.empty());
    QVERIFY((*map)->groups[0].layers.size() <= 67); // 256 MiB of 4 MB each.
}

TICKSCOPE_TEST(TestGameMap, QCoreApplication)
#include "test_game_map.moc"
