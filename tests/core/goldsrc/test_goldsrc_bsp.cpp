// SPDX-License-Identifier: GPL-3.0-or-later
//
// Maps of Half-Life. Vector: goldsrc-bsp.md, section 5.

#include <algorithm>
#include <bit>
#include <fstream>
#include <iterator>
#include <limits>
#include <random>

#include <QTest>

#include <QDir>

#include "core/formats/goldsrc/map/bsp_map.h"
#include "tests/support/goldsrc/goldsrc_bsp_writer.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using namespace tickscope::goldsrc;
using test::GoldsrcBspWriter;

namespace {

using Bytes = std::vector<std::byte>;

constexpr GoldsrcBspWriter::Point Up{0, 0, 1};

/// A floor with a hill's slope, a wall, a sky, and brush entities.
GoldsrcBspWriter smallMap()
{
    GoldsrcBspWriter writer;
    writer.addFace(Up, {{0, 0, 64}, {0, 100, 64}, {200, 100, 64}, {200, 0, 64}}, "floor");
    writer.addFace(Up, {{0, 0, 0}, {0, 300, 0}, {200, 300, 0}, {200, 0, 0}}, "floor");
    writer.addFace({-1, 0, 0}, {{0, 0, 0}, {0, 300, 0}, {0, 300, 128}, {0, 0, 128}}, "wall", true);
    writer.addFace(Up, {{0, 0, 256}, {0, 9, 256}, {9, 9, 256}}, "SKY");
    writer.addFace(Up, {{0, 0, 1}, {0, 9, 1}, {9, 9, 1}}, "AaaTrigger");
    writer.addFace({0, 0.8F, 0.6F}, {{0, 0, 1}, {0, 9, 1}, {9, 9, 1}}, "floor");
    writer.endModel({-1000, -1000, 0}, {1000, 1000, 256});
    writer.addFace(Up, {{-8, -8, 10}, {-8, 8, 10}, {8, 8, 10}, {8, -8, 10}}, "floor");
    writer.endModel({-8, -8, 0}, {8, 8, 10});
    writer.addFace(Up, {{0, 0, 5}, {0, 8, 5}, {8, 8, 5}}, "floor");
    writer.endModel({10, 20, 0}, {30, 50, 40});
    writer.setEntities("{\n\"classname\" \"worldspawn\"\n\"message\" \"Small\"\n}\n"
                       "{ \"classname\" \"func_door\" \"model\" \"*1\" \"origin\" \"50 60 7\" }\n"
                       "{ \"classname\" \"func_buyzone\" \"model\" \"*2\" }\n"
                       "{ \"classname\" \"func_wall\" \"model\" \"*1\" }\n"
                       "{ \"classname\" \"func_wall\" \"model\" \"*9\" }\n"
                       "{ \"classname\" \"info_player_start\" \"origin\" \"-4 8 36\" }\n"
                       "{ \"classname\" \"trigger_once\" \"origin\" \"1 2 3\" }\n");
    return writer;
}

std::vector<MapPoint> pointsOf(const ShapeLayer &layer, const MapShape &shape)
{
    const auto first = layer.points.begin() + shape.firstPoint;
    return {first, first + shape.pointCount};
}

void setWord(Bytes &file, std::size_t offset, std::uint32_t value)
{
    for (std::size_t i = 0; i < 4; ++i)
        file[offset + i] = static_cast<std::byte>(value >> (8 * i) & 0xFFU);
}

/// Place of a lump's offset in the header.
constexpr std::size_t lumpEntry(std::size_t lump)
{
    return 4 + 8 * lump;
}

std::size_t lumpOffset(const Bytes &file, std::size_t lump)
{
    std::size_t offset = 0;
    for (std::size_t i = 4; i-- > 0;)
        offset = offset << 8 | std::to_integer<std::size_t>(file[lumpEntry(lump) + i]);
    return offset;
}

} // namespace

class TestGoldsrcBsp : public QObject
{
    Q_OBJECT

private slots:
    void facesModelsAndEntities();
    void seenFromAbove();
    void sharedRoom();
    void swappedLumps();
    void entitiesText();
    void wrongFilesAreRefused();
    void wrongNumbersLoseTheirFaceOnly();
    void cutsAndWrongBytes();
};

void TestGoldsrcBsp::facesModelsAndEntities()
{
    for (const std::uint32_t version : {29U, 30U}) {
        const auto map = readBspFile(smallMap().finish(version));
        QVERIFY(map);
        QCOMPARE(map->faces.size(), std::size_t{8});
        QCOMPARE(map->models.size(), std::size_t{3});
        QCOMPARE(map->models[0].faceCount, 6U);
        QCOMPARE(map->models[2].firstFace, 7U);
        QCOMPARE(map->textures, (std::vector<std::string>{"floor", "wall", "SKY", "AaaTrigger"}));
        QCOMPARE(map->faces[2].normal.x, 1.0F);
        QCOMPARE(map->faces[2].pointCount, 4U);
        QCOMPARE(map->points[map->faces[2].firstPoint + 1].y, 300.0F);
        QCOMPARE(map->entities.size(), std::size_t{7});
        QCOMPARE(map->entities[0].value("message"), std::string_view("Small"));
    }
    QVERIFY(!readBspFile(smallMap().finish(31)));
}

void TestGoldsrcBsp::seenFromAbove()
{
    const auto content = readBspMap(smallMap().finish());
    QVERIFY(content);
    const MapBackdrop &backdrop = (*content)->backdrop();
    QCOMPARE(backdrop.shapes.size(), std::size_t{2});
    const ShapeLayer &world = backdrop.shapes[0];
    QCOMPARE(world.shapes.size(), std::size_t{3});
    // Lowest first; the wall's mean height is that of the upper floor.
    QCOMPARE(world.shapes[0].kind, ShapeKind::Floor);
    QCOMPARE(world.shapes[0].highest, 0.0F);
    QCOMPARE(world.shapes[1].lowest, 64.0F);
    const MapShape &wall = world.shapes[2];
    QCOMPARE(wall.kind, ShapeKind::Wall);
    QCOMPARE(wall.lowest, 0.0F);
    QCOMPARE(wall.highest, 128.0F);
    const auto corners = pointsOf(world, wall);
    QCOMPARE(corners.size(), std::size_t{4});
    QCOMPARE(corners[2].x, 0.0F);
    QCOMPARE(corners[2].y, -300.0F);
    QCOMPARE(corners[2].height, 128.0F);

    // The door moves: it is a model around its own zero, and knows where it stands at first.
    QCOMPARE(backdrop.models.size(), std::size_t{2});
    QVERIFY(backdrop.models[0].shapes.shapes.empty());
    const MapModel &door = backdrop.models[1];
    QCOMPARE(door.shapes.shapes.size(), std::size_t{1});
    QCOMPARE(door.shapes.shapes[0].lowest, 10.0F);
    QCOMPARE(pointsOf(door.shapes, door.shapes.shapes[0])[0].x, -8.0F);
    QCOMPARE(pointsOf(door.shapes, door.shapes.shapes[0])[0].y, 8.0F);
    QCOMPARE(door.place.x, 50.0F);
    QCOMPARE(door.place.y, -60.0F);
    QCOMPARE(door.place.height, 7.0F);
    const ShapeLayer &area = backdrop.shapes[1];
    QCOMPARE(area.shapes[0].kind, ShapeKind::Area);
    QCOMPARE(area.shapes[0].pointCount, 4U);
    QCOMPARE(area.shapes[0].highest, 40.0F);

    // The box of the floors, not of the world.
    QCOMPARE(backdrop.left, 0.0);
    QCOMPARE(backdrop.width, 200.0);
    QCOMPARE(backdrop.top, -300.0);
    QCOMPARE(backdrop.height, 300.0);
    QCOMPARE(backdrop.places.size(), std::size_t{1});
    QCOMPARE(backdrop.places[0].name, std::string("info_player_start"));
    QCOMPARE(backdrop.places[0].position.y, -8.0F);
    QCOMPARE(backdrop.places[0].height, 36.0F);
}

void TestGoldsrcBsp::sharedRoom()
{
    const auto path = test::realRecording(QStringLiteral("goldsrc/dm_room.bsp"));
    if (!path)
        SKIP_MISSING();
    std::ifstream stream(path->toStdString(), std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(stream)), {});
    const auto *first = reinterpret_cast<const std::byte *>(text.data());
    const Bytes file(first, first + text.size());

    const auto map = readBspFile(file);
    QVERIFY(map);
    QCOMPARE(map->faces.size(), std::size_t{12});
    QCOMPARE(map->textures, (std::vector<std::string>{"floor1", "wall1", "sky"}));
    QCOMPARE(map->models[0].faceCount, 6U);
    QCOMPARE(map->models[1].firstFace, 6U);
    QCOMPARE(map->models[0].most.z, 256.0F);
    QCOMPARE(
        std::ranges::count_if(map->faces, [](const auto &face) { return face.normal.z > 0.7F; }),
        2);
    QCOMPARE(map->entities.size(), std::size_t{4});
    QCOMPARE(map->entities[0].value("message"), std::string_view("Synthetic room"));
    QCOMPARE(*bspChecksum(file), 2994754281U);

    const MapBackdrop backdrop = backdropOf(*map);
    QCOMPARE(backdrop.left, -512.0);
    QCOMPARE(backdrop.top, -384.0);
    QCOMPARE(backdrop.width, 1024.0);
    QCOMPARE(backdrop.height, 768.0);
    QCOMPARE(backdrop.shapes.size(), std::size_t{2});
    QCOMPARE(backdrop.shapes[0].shapes.size(), std::size_t{5}); // The ceiling is sky.
    const auto platform = std::ranges::find(backdrop.shapes[1].shapes, ShapeKind::Floor,
                                            &MapShape::kind);
    QVERIFY(platform != backdrop.shapes[1].shapes.end());
    QCOMPARE(platform->highest, 32.0F);
    QCOMPARE(backdrop.places.size(), std::size_t{2});
    QCOMPARE(backdrop.places[0].position.x, -400.0F);
    QCOMPARE(backdrop.places[0].position.y, 300.0F);
}

void TestGoldsrcBsp::swappedLumps()
{
    Bytes file = smallMap().finish();
    std::swap_ranges(file.begin() + lumpEntry(0), file.begin() + lumpEntry(1),
                     file.begin() + lumpEntry(1));
    const auto map = readBspFile(file);
    QVERIFY(map);
    QCOMPARE(map->entities.size(), std::size_t{7});
    QCOMPARE(map->faces[0].normal.z, 1.0F);
}

void TestGoldsrcBsp::entitiesText()
{
    const auto entities = parseBspEntities("{\"a\" \"1 2.5 -3\"\"a\" \"2\" \"model\" \"*12\"}{}"
                                           "{\"b\" \"x\" \"c");
    QCOMPARE(entities.size(), std::size_t{3});
    QCOMPARE(entities[0].value("a"), std::string_view("1 2.5 -3"));
    QCOMPARE(entities[0].vector("a")->y, 2.5F);
    QCOMPARE(*entities[0].brushModel(), 12U);
    QVERIFY(!entities[0].vector("model"));
    QVERIFY(!entities[2].brushModel());
    QCOMPARE(entities[2].value("b"), std::string_view("x"));
    QVERIFY(parseBspEntities("nonsense").empty());
    QVERIFY(!parseBspEntities("{\"o\" \"1 2 nan\"}")[0].vector("o"));
    QVERIFY(!parseBspEntities("{\"o\" \"1 2 1e30\"}")[0].vector("o"));
}

void TestGoldsrcBsp::wrongFilesAreRefused()
{
    const Bytes good = smallMap().finish();
    Bytes outside = good;
    setWord(outside, lumpEntry(7), 0x7FFFFFFF);
    QCOMPARE(readBspFile(outside).error().code, ErrorCode::Damaged);
    Bytes wrapping = good;
    setWord(wrapping, lumpEntry(7) + 4, 0xFFFFFFFF);
    QCOMPARE(readBspFile(wrapping).error().code, ErrorCode::Damaged);
    Bytes odd = good;
    setWord(odd, lumpEntry(3) + 4, 13);
    QVERIFY(!readBspFile(odd));
    Bytes worldless = good;
    setWord(worldless, lumpEntry(14) + 4, 0);
    QVERIFY(!readBspFile(worldless));
    // Two faces of all edges.
    Bytes shared = good;
    const std::size_t faces = lumpOffset(good, 7);
    setWord(shared, faces + 8, 28);
    setWord(shared, faces + 20 + 8, 28);
    QCOMPARE(readBspFile(shared).error().code, ErrorCode::Damaged);
    QVERIFY(!bspChecksum(Bytes(100)));
    QCOMPARE(readBspFile({}).error().code, ErrorCode::UnknownFormat);
}

void TestGoldsrcBsp::wrongNumbersLoseTheirFaceOnly()
{
    const Bytes good = smallMap().finish();
    const auto withWord = [&](std::size_t lump, std::size_t place, std::uint32_t value) {
        Bytes file = good;
        setWord(file, lumpOffset(good, lump) + place, value);
        return readBspFile(file);
    };
    const std::uint32_t endless = std::bit_cast<std::uint32_t>(
        std::numeric_limits<float>::infinity());
    // Plane, first edge, vertex of an edge, edge of a face, and a corner far away.
    for (const auto &map :
         {withWord(7, 0, 500), withWord(7, 4, 0x80000000U), withWord(12, 4, 0xFFFFFFFFU),
          withWord(13, 0, 0x80000000U), withWord(3, 12, endless)}) {
        QVERIFY(map);
        QCOMPARE(map->faces[0].pointCount, 0U);
        QCOMPARE(map->faces[1].pointCount, 4U);
    }
    // A model of faces that are not there, or another's.
    QCOMPARE(withWord(14, 64 + 56, 8)->models[1].faceCount, 0U);
    QCOMPARE(withWord(14, 64 + 60, 8)->models[1].faceCount, 0U);
    QCOMPARE(withWord(14, 64, endless)->models[1].most.x, 0.0F);
    // A texture that is missing is no sky.
    QCOMPARE(withWord(2, 4 + 8, 0xFFFFFFFFU)->textures[2], std::string());
    QVERIFY(withWord(2, 0, 0xFFFFFFFFU));
}

void TestGoldsrcBsp::cutsAndWrongBytes()
{
    const Bytes good = smallMap().finish();
    for (std::size_t size = 0; size < good.size(); ++size)
        QVERIFY(!readBspMap(Bytes(good.begin(), good.begin() + static_cast<std::ptrdiff_t>(size))));
    std::mt19937 random(7);
    int readable = 0;
    for (int round = 0; round < 3000; ++round) {
        Bytes file = good;
        for (int i = 0; i < 4; ++i)
            file[random() % file.size()] = static_cast<std::byte>(random() & 0xFFU);
        const auto map = readBspMap(file);
        readable += map ? 1 : 0;
        if (!map)
            continue;
        for (const ShapeLayer &layer : (*map)->backdrop().shapes) {
            for (const MapShape &shape : layer.shapes)
                QVERIFY(shape.firstPoint + shape.pointCount <= layer.points.size());
        }
    }
    QVERIFY(readable > 0);
}

TICKSCOPE_TEST(TestGoldsrcBsp, QCoreApplication)
#include "test_goldsrc_bsp.moc"
