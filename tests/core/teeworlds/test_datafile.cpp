// SPDX-License-Identifier: MIT
#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <random>
#include <vector>

#include "core/base/hash.h"
#include "core/formats/teeworlds_common/coding/chunk_codec.h"
#include "core/formats/teeworlds_common/map/datafile.h"
#include "core/formats/teeworlds_common/map/game_map.h"
#include "tests/support/int_bytes.h"
#include "tests/support/map_writer.h"
#include "tests/support/places.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using namespace tickscope::teeworlds;

namespace {

using Bytes = std::vector<std::byte>;
using Ints = std::vector<std::int32_t>;

Bytes bytesOf(const QByteArray &array)
{
    const auto bytes = std::as_bytes(
        std::span(array.constData(), static_cast<std::size_t>(array.size())));
    return {bytes.begin(), bytes.end()};
}

/// The minimal map of teeworlds-map.md, test vectors.
Bytes sheetFile()
{
    return bytesOf(
        QByteArray::fromHex("4441544104000000fb000000ec000000030000000300000001000000a0000000"
                            "0f00000000000000000000000100000004000000010000000100000005000000"
                            "0200000001000000000000000c00000050000000000000001000000000000000"
                            "0400000001000000000004003c00000003000000000000000000000064000000"
                            "6400000000000000010000000000000000000000000000000000000000000000"
                            "e5ede1c780808080008080800000050048000000000000000200000000000000"
                            "03000000020000000200000001000000ff000000ff000000ff000000ff000000"
                            "ffffffff00000000ffffffff00000000e5ede1c7808080800080808078da6364"
                            "60606064400000002c0003"));
}

/// The same map as values.
GameMap exampleMap()
{
    GameMap map;
    map.game = {2, 2, {{1, 0}, {1, 0}, {0, 0}, {0, 0}}};
    MapGroup group;
    group.name = "Game";
    group.layers.push_back({"Game", false, PhysicsLayer{PhysicsKind::Game}});
    map.groups.push_back(group);
    return map;
}

std::vector<int> indicesOf(const TileGrid<MapTile> &grid)
{
    std::vector<int> indices;
    for (const MapTile tile : grid.cells)
        indices.push_back(tile.index);
    return indices;
}

/// Overwrites the integer at \a offset.
void poke(Bytes &file, std::size_t offset, std::int32_t value)
{
    const Bytes bytes = bytesOfInts(Ints{value});
    std::copy(bytes.begin(), bytes.end(), file.begin() + static_cast<std::ptrdiff_t>(offset));
}

} // namespace

class TestDatafile : public QObject
{
    Q_OBJECT

private slots:
    void sheetMapIsRead();
    void sheetMapIsWrittenByteForByte();
    void fileCutAtAnyLengthIsSafe();
    void flippedBytesAreSafe();
    void wrongHeadersAreRefused_data();
    void wrongHeadersAreRefused();
    void impossibleBlockSizeTakesNoMemory();
    void writtenMapComesBack();
    void realMapsAreReadWithoutNotes_data();
    void realMapsAreReadWithoutNotes();
};

void TestDatafile::sheetMapIsRead()
{
    const Bytes file = sheetFile();
    QCOMPARE(file.size(), 267U);
    QCOMPARE(crcText(crc32Of(file)), std::string("5442ecaf"));

    const auto map = readMap(file);

    QVERIFY(map);
    QVERIFY((*map)->notes.empty());
    QCOMPARE((*map)->groups.size(), 1U);
    const MapGroup &group = (*map)->groups[0];
    QCOMPARE(group.name, std::string("Game"));
    QCOMPARE(group.parallaxX, 100);
    QVERIFY(!group.clip);
    QCOMPARE(group.layers.size(), 1U);
    QCOMPARE(group.layers[0].name, std::string("Game"));
    QVERIFY(std::get<PhysicsLayer>(group.layers[0].content).kind == PhysicsKind::Game);
    QCOMPARE((*map)->game.width, 2);
    QCOMPARE((*map)->game.height, 2);
    QVERIFY((indicesOf((*map)->game) == std::vector{1, 1, 0, 0}));
    QCOMPARE((*map)->game.at(1, 0).index, 1);
    QCOMPARE((*map)->game.at(1, 1).index, 0);
}

void TestDatafile::sheetMapIsWrittenByteForByte()
{
    QCOMPARE(hexText(writeMap(exampleMap())), hexText(sheetFile()));
}

void TestDatafile::fileCutAtAnyLengthIsSafe()
{
    const Bytes whole = sheetFile();
    constexpr std::size_t ItemsEnd = 267 - 15;
    for (std::size_t size = 0; size < whole.size(); ++size) {
        const auto map = readMap(
            Bytes(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size)));

        // With all items there, only the layer whose block is cut is lost.
        QCOMPARE(map.has_value(), size >= ItemsEnd);
        if (map) {
            QVERIFY((*map)->game.isEmpty());
            QVERIFY(!(*map)->notes.empty());
        } else {
            QCOMPARE(map.error().code, ErrorCode::Truncated);
        }
    }
}

void TestDatafile::flippedBytesAreSafe()
{
    const Bytes whole = sheetFile();
    std::mt19937 random(1);
    for (int round = 0; round < 20000; ++round) {
        Bytes file = whole;
        for (int i = 0; i < 3; ++i)
            file[random() % file.size()] = static_cast<std::byte>(random());

        const auto map = readMap(file);

        if (map) {
            const auto &game = (*map)->game;
            QCOMPARE(game.cells.size(),
                     static_cast<std::size_t>(game.width) * static_cast<std::size_t>(game.height));
        }
    }
}

void TestDatafile::wrongHeadersAreRefused_data()
{
    QTest::addColumn<int>("offset");
    QTest::addColumn<int>("value");
    QTest::addColumn<int>("code");

    const auto row = [](const char *name, int offset, int value, ErrorCode code) {
        QTest::newRow(name) << offset << value << static_cast<int>(code);
    };
    row("magic", 0, 0x41544144 + 1, ErrorCode::UnknownFormat);
    row("version 2", 4, 2, ErrorCode::Unsupported);
    row("version 5", 4, 5, ErrorCode::Unsupported);
    row("negative types", 16, -1, ErrorCode::Damaged);
    row("many types", 16, 0x7fffffff, ErrorCode::Truncated);
    row("negative items", 20, -1, ErrorCode::Damaged);
    row("many items", 20, 0x7fffffff, ErrorCode::Truncated);
    row("many blocks", 24, 0x7fffffff, ErrorCode::Truncated);
    row("negative item area", 28, -4, ErrorCode::Damaged);
    row("big item area", 28, 0x7fffffff, ErrorCode::Truncated);
    row("negative data area", 32, -4, ErrorCode::Damaged);
    row("type beyond 16 bits", 36, 0x10000, ErrorCode::Damaged);
    row("type with a gap", 40, 1, ErrorCode::Damaged);
    row("type with too many items", 44, 0x7fffffff, ErrorCode::Damaged);
    row("type with negative count", 44, -1, ErrorCode::Damaged);
    row("map version", 0x64, 2, ErrorCode::Unsupported);
}

void TestDatafile::wrongHeadersAreRefused()
{
    QFETCH(int, offset);
    QFETCH(int, value);
    QFETCH(int, code);
    Bytes file = sheetFile();
    poke(file, static_cast<std::size_t>(offset), value);

    const auto map = readMap(file);

    QVERIFY(!map);
    QCOMPARE(static_cast<int>(map.error().code), code);
}

void TestDatafile::impossibleBlockSizeTakesNoMemory()
{
    Bytes file = sheetFile();
    // The table of sizes follows the offsets of three items and one block.
    constexpr std::size_t SizeOffset = 36 + 3 * 12 + 3 * 4 + 4;
    poke(file, SizeOffset, 60'000'000);
    const auto datafile = Datafile::read(file);
    QVERIFY(datafile);
    QCOMPARE((*datafile)->block(0).error().code, ErrorCode::Damaged);

    poke(file, SizeOffset, -1);
    QCOMPARE((*Datafile::read(file))->block(0).error().code, ErrorCode::LimitExceeded);
    poke(file, SizeOffset, 15);
    QCOMPARE((*Datafile::read(file))->block(0).error().code, ErrorCode::Damaged);
    QCOMPARE((*Datafile::read(file))->block(-1).error().code, ErrorCode::Damaged);
}

void TestDatafile::writtenMapComesBack()
{
    GameMap map = exampleMap();
    map.info.author = "Somebody";
    map.info.settings = {"sv_deepfly 0", "tune gravity 0.5"};
    map.images.push_back({"grass_main", 1024, 1024, -1});
    MapGroup sky;
    sky.name = "Sky";
    sky.parallaxX = 20;
    sky.clip = MapClip{1, 2, 3, 4};
    TileLayer tiles;
    tiles.tiles = std::make_shared<const TileGrid<MapTile>>(
        TileGrid<MapTile>{3, 1, {{1, TileFlipX}, {0, 0}, {7, TileRotate}}});
    tiles.color = {1, 2, 3, 4};
    tiles.image = 0;
    sky.layers.push_back({"Clouds", true, tiles});
    MapQuad quad;
    quad.corners = {{{1, 2}, {3, 4}, {5, 6}, {7, 8}}};
    quad.pivot = {9, 10};
    quad.colors = {{{11, 12, 13, 14}, {15, 16, 17, 18}, {19, 20, 21, 22}, {23, 24, 25, 26}}};
    quad.texture = {{{27, 28}, {29, 30}, {31, 32}, {33, 34}}};
    sky.layers.push_back({"Sun", false, QuadLayer{{MapQuad(), quad}, 0}});
    map.groups.insert(map.groups.begin(), sky);

    const auto back = readMap(writeMap(map));

    QVERIFY(back);
    const GameMap &value = **back;
    QVERIFY(value.notes.empty());
    QCOMPARE(value.info.author, map.info.author);
    QVERIFY(value.info.settings == map.info.settings);
    QCOMPARE(value.images[0].name, std::string("grass_main"));
    QCOMPARE(value.groups.size(), 2U);
    QCOMPARE(value.groups[0].name, std::string("Sky"));
    QCOMPARE(value.groups[0].parallaxX, 20);
    QCOMPARE(value.groups[0].clip->height, 4);
    QCOMPARE(value.groups[0].layers[0].name, std::string("Clouds"));
    QVERIFY(value.groups[0].layers[0].detail);
    const auto &layer = std::get<TileLayer>(value.groups[0].layers[0].content);
    QVERIFY(layer.tiles->cells == tiles.tiles->cells);
    QCOMPARE(layer.color.alpha, 4);
    QCOMPARE(layer.image, 0);
    QCOMPARE(value.groups[0].layers[1].name, std::string("Sun"));
    const auto &quads = std::get<QuadLayer>(value.groups[0].layers[1].content);
    QCOMPARE(quads.image, 0);
    QCOMPARE(quads.quads.size(), 2U);
    const MapQuad &sun = quads.quads[1];
    QCOMPARE(sun.corners[3].x, 7);
    QCOMPARE(sun.corners[3].y, 8);
    QCOMPARE(sun.pivot.y, 10);
    QCOMPARE(sun.colors[1].red, 15);
    QCOMPARE(sun.colors[3].alpha, 26);
    QCOMPARE(sun.texture[0].x, 27);
    QCOMPARE(sun.texture[3].y, 34);
    QCOMPARE(sun.position.envelope, -1);
    QCOMPARE(sun.color.envelope, -1);
    QVERIFY((indicesOf(value.game) == std::vector{1, 1, 0, 0}));
}

void TestDatafile::realMapsAreReadWithoutNotes_data()
{
    QTest::addColumn<QString>("path");

    const QDir folder(test::recordings() + "/maps");
    const bool exists = !test::recordings().isEmpty() && folder.exists();
    const auto files = exists ? folder.entryList({"*.map"}, QDir::Files) : QStringList();
    for (const QString &file : files)
        QTest::newRow(file.toUtf8().constData()) << folder.filePath(file);
}

void TestDatafile::realMapsAreReadWithoutNotes()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));

    const auto map = readMap(bytesOf(file.readAll()));

    QVERIFY(map);
    QVERIFY2((*map)->notes.empty(),
             (*map)->notes.empty() ? "" : faultText((*map)->notes[0]).c_str());
    QVERIFY(!(*map)->game.isEmpty());
    QVERIFY(std::any_of((*map)->game.cells.begin(), (*map)->game.cells.end(),
                        [](MapTile tile) { return tile.index == 1; }));
    for (std::size_t i = 0; i < (*map)->images.size(); ++i) {
        const MapImage &image = (*map)->images[i];
        QVERIFY(!image.name.empty());
        if (image.pixelBlock < 0)
            continue;
        const auto pixels = (*map)->imagePixels(i);
        QVERIFY(pixels);
        QCOMPARE(pixels->size(), static_cast<std::size_t>(image.width * image.height * 4));
    }
}

TICKSCOPE_TEST(TestDatafile, QCoreApplication)
#include "test_datafile.moc"
