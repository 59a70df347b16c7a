// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/teeworlds_common/map/map_content.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

#include <span>

#include <QFile>
#include <QTest>

using namespace tickscope;
using namespace tickscope::teeworlds;

namespace {

MapLayer tileLayer(std::uint8_t index)
{
    TileLayer tiles;
    tiles.tiles = std::make_shared<const TileGrid<MapTile>>(
        TileGrid<MapTile>{2, 1, {{index, TileRotate}, {0, 0}}});
    tiles.color = {255, 0, 300, 51};
    return {"tiles", false, tiles};
}

/// A group behind, one with the game layer between two tile layers, one in front.
GameMap layeredMap()
{
    GameMap map;
    map.game = {2, 1, {{1, 0}, {0, 0}}};
    map.groups.resize(3);
    map.groups[0].parallaxX = 50;
    map.groups[0].offsetY = -7;
    map.groups[0].clip = MapClip{1, 2, 3, 4};
    map.groups[0].layers = {tileLayer(1)};
    map.groups[1].layers = {
        tileLayer(2), {"game", false, PhysicsLayer{PhysicsKind::Game}}, tileLayer(3)};
    map.groups[2].layers = {tileLayer(4)};
    return map;
}

std::shared_ptr<const MapPicture> pictureOfMap(const GameMap &map,
                                               Protocol protocol = Protocol::V06)
{
    return TeeworldsMap(std::make_shared<const GameMap>(map), protocol).backdrop().picture;
}

int firstIndex(const PictureLayer &layer)
{
    return std::get<PictureTiles>(layer).tiles->front().index;
}

} // namespace

class TestMapPicture : public QObject
{
    Q_OBJECT

private slots:
    void gameLayerPartsWhatIsBehindFromWhatIsInFront();
    void groupKeepsItsPlaceAndClip();
    void tilesKeepFlagsAndColoursAreCut();
    void namesOfImagesThatDifferIn07AreTriedFirst();
    void mapWithoutVisibleLayersHasNoPicture();
    void realMapIsCompletelyThere_data();
    void realMapIsCompletelyThere();
};

void TestMapPicture::gameLayerPartsWhatIsBehindFromWhatIsInFront()
{
    const auto picture = pictureOfMap(layeredMap());

    QVERIFY(picture);
    QCOMPARE(picture->behind.size(), 2U);
    QCOMPARE(picture->inFront.size(), 2U);
    QCOMPARE(firstIndex(picture->behind[0].layers.at(0)), 1);
    QCOMPARE(firstIndex(picture->behind[1].layers.at(0)), 2);
    QCOMPARE(firstIndex(picture->inFront[0].layers.at(0)), 3);
    QCOMPARE(firstIndex(picture->inFront[1].layers.at(0)), 4);
}

void TestMapPicture::groupKeepsItsPlaceAndClip()
{
    const auto picture = pictureOfMap(layeredMap());

    const PictureView &view = picture->behind.at(0).view;
    QCOMPARE(view.parallax.x, 0.5F);
    QCOMPARE(view.parallax.y, 1.0F);
    QCOMPARE(view.offset.y, -7.0F);
    QVERIFY(view.clip == (PictureClip{1, 2, 3, 4}));
}

void TestMapPicture::tilesKeepFlagsAndColoursAreCut()
{
    const auto picture = pictureOfMap(layeredMap());

    const auto &tiles = std::get<PictureTiles>(picture->behind.at(0).layers.at(0));
    QCOMPARE(tiles.tiles->at(0).flags, static_cast<std::uint8_t>(PictureTile::Rotate));
    QCOMPARE(tiles.color.red, 1.0F);
    QCOMPARE(tiles.color.green, 0.0F);
    QCOMPARE(tiles.color.blue, 1.0F);
    QCOMPARE(tiles.color.alpha, 0.2F);
}

void TestMapPicture::namesOfImagesThatDifferIn07AreTriedFirst()
{
    GameMap map = layeredMap();
    map.images = {{"grass_main", 1024, 1024, -1}, {"jungle_main", 1024, 1024, -1}};
    using Names = std::vector<std::string>;

    const auto older = pictureOfMap(map, Protocol::V06);
    const auto newer = pictureOfMap(map, Protocol::V07);

    QCOMPARE(older->images.at(0).fileNames, Names{"grass_main"});
    QCOMPARE(newer->images.at(0).fileNames, (Names{"grass_main_0.7", "grass_main"}));
    QCOMPARE(newer->images.at(1).fileNames, Names{"jungle_main"});
}

void TestMapPicture::mapWithoutVisibleLayersHasNoPicture()
{
    GameMap map = layeredMap();
    map.groups = {map.groups[1]};
    map.groups[0].layers = {map.groups[0].layers[1]};

    QVERIFY(!pictureOfMap(map));
}

void TestMapPicture::realMapIsCompletelyThere_data()
{
    QTest::addColumn<int>("tileLayers");
    QTest::addColumn<int>("quadLayers");
    QTest::addColumn<int>("quads");
    QTest::addColumn<int>("images");
    QTest::addColumn<int>("externalImages");
    QTest::addColumn<int>("envelopes");
    QTest::addColumn<int>("points");

    // Counted by a small walk over the items, apart from this reader.
    QTest::newRow("Gold Mine.map") << 9 << 4 << 11 << 8 << 2 << 5 << 10;
    QTest::newRow("LearnToPlay.map") << 22 << 28 << 167 << 33 << 1 << 6 << 24;
    QTest::newRow("Sunny Side Up.map") << 10 << 16 << 594 << 16 << 4 << 4 << 9;
    QTest::newRow("Tutorial.map") << 25 << 42 << 275 << 40 << 6 << 8 << 34;
    QTest::newRow("dm1.map") << 6 << 7 << 23 << 7 << 7 << 6 << 13;
    QTest::newRow("dm2.map") << 8 << 5 << 20 << 4 << 4 << 9 << 20;
    QTest::newRow("dm8.map") << 10 << 9 << 507 << 11 << 10 << 112 << 516;
    QTest::newRow("racebox.map") << 6 << 7 << 23 << 7 << 7 << 6 << 13;
}

void TestMapPicture::realMapIsCompletelyThere()
{
    QFETCH(int, tileLayers);
    QFETCH(int, quadLayers);
    QFETCH(int, quads);
    QFETCH(int, images);
    QFETCH(int, externalImages);
    QFETCH(int, envelopes);
    QFETCH(int, points);
    const auto path = test::realRecording(QStringLiteral("maps/")
                                          + QString::fromUtf8(QTest::currentDataTag()));
    if (!path)
        SKIP_MISSING();
    QFile file(*path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray content = file.readAll();
    const auto bytes = std::as_bytes(
        std::span(content.constData(), static_cast<std::size_t>(content.size())));

    const auto map = readTeeworldsMap({bytes.begin(), bytes.end()}, Protocol::V06);

    QVERIFY(map);
    const auto picture = (*map)->backdrop().picture;
    QVERIFY(picture);
    int foundTiles = 0;
    int foundQuadLayers = 0;
    int foundQuads = 0;
    for (const auto *groups : {&picture->behind, &picture->inFront}) {
        for (const PictureGroup &group : *groups) {
            for (const PictureLayer &layer : group.layers) {
                const auto *quadLayer = std::get_if<PictureQuads>(&layer);
                (quadLayer ? foundQuadLayers : foundTiles) += 1;
                foundQuads += quadLayer ? static_cast<int>(quadLayer->quads.size()) : 0;
            }
        }
    }
    QCOMPARE(foundTiles, tileLayers);
    QCOMPARE(foundQuadLayers, quadLayers);
    QCOMPARE(foundQuads, quads);
    QCOMPARE(static_cast<int>(picture->images.size()), images);
    int foundExternal = 0;
    for (std::size_t i = 0; i < picture->images.size(); ++i) {
        const PictureImage &image = picture->images[i];
        foundExternal += image.fileNames.empty() ? 0 : 1;
        if (image.fileNames.empty()) {
            const auto pixels = picture->readPixels(i);
            QVERIFY(pixels);
            QCOMPARE(static_cast<qint64>(pixels->size()), qint64{4} * image.width * image.height);
        }
    }
    QCOMPARE(foundExternal, externalImages);
    QCOMPARE(static_cast<int>(picture->envelopes.size()), envelopes);
    int foundPoints = 0;
    for (const Envelope &envelope : picture->envelopes)
        foundPoints += static_cast<int>(envelope.points.size());
    QCOMPARE(foundPoints, points);
}

TICKSCOPE_TEST(TestMapPicture, tickscope::test::NoApplication)
#include "test_map_picture.moc"
