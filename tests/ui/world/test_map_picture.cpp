// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <chrono>
#include <span>

#include <QPainter>
#include <QTest>

#include "tests/support/test_program.h"
#include "ui/world/map_picture/picture_painter.h"
#include "ui/world/map_picture/pixels/four_pixels.h"
#include "ui/world/map_picture/pixels/pixel_math.h"

using namespace tickscope;

namespace {

/// A picture in which a player sees one world unit in each pixel.
constexpr QSize MapPictureSize(1000, 700);
constexpr QRgb Red = 0xffff0000;
constexpr QRgb Green = 0xff00ff00;
constexpr QRgb Blue = 0xff0000ff;
constexpr QRgb Yellow = 0xffffff00;
constexpr QRgb Gray = 0xff808080;

/// The camera at which the world's (0, 0) is at the middle and a unit is a pixel.
PictureFrame unitFrame(QPointF centre = {0, 0})
{
    return {{centre, 1.0}, MapPictureSize, 1.0, true};
}

/// One image of 16 x 16 tiles of 32 pixels; tile 1 is red, green, blue, yellow in its
/// quarters, row by row.
MapPicture pictureWithImage()
{
    QImage image(512, 512, QImage::Format_RGBA8888);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.fillRect(32, 0, 16, 16, QColor(Red));
    painter.fillRect(48, 0, 16, 16, QColor(Green));
    painter.fillRect(32, 16, 16, 16, QColor(Blue));
    painter.fillRect(48, 16, 16, 16, QColor(Yellow));
    painter.end();
    const auto bytes = std::as_bytes(
        std::span(image.constBits(), static_cast<std::size_t>(image.sizeInBytes())));

    MapPicture picture;
    picture.images = {{"tiles", {}, 512, 512}};
    picture.readPixels = [pixels = std::vector(bytes.begin(), bytes.end())](std::size_t) {
        return Result<std::vector<std::byte>>(pixels);
    };
    return picture;
}

/// One tile at (0, 0) among empty ones.
PictureTiles oneTile(std::uint8_t flags = 0)
{
    PictureTiles layer;
    layer.width = layer.height = 3;
    std::vector<PictureTile> tiles(9);
    tiles[4] = {1, flags};
    layer.tiles = std::make_shared<const std::vector<PictureTile>>(std::move(tiles));
    layer.image = 0;
    return layer;
}

/// A square of 100 units around (50, 50), without image.
PictureQuads square(PictureColor color)
{
    PictureQuad quad;
    quad.corners = {{{0, 0}, {100, 0}, {0, 100}, {100, 100}}};
    quad.pivot = {50, 50};
    quad.colors.fill(color);
    return {{quad}, -1};
}

PictureGroup groupOf(PictureLayer layer, const PictureView &view = {})
{
    return {view, {std::move(layer)}};
}

QImage drawn(MapPicture picture, const PictureFrame &frame, double seconds = 0)
{
    QImage image(frame.size * frame.ratio, QImage::Format_RGB32);
    image.setDevicePixelRatio(frame.ratio);
    PicturePainter maps;
    maps.setTextures(
        MapTextures::load(std::make_shared<const MapPicture>(std::move(picture)), nullptr));
    maps.paintBehind(PixelArea(image), frame, seconds, Gray);
    image.setDevicePixelRatio(1.0);
    return image;
}

/// Colour at a place of the world, seen with \a frame by a group that moves with the world.
QRgb at(const QImage &image, const PictureFrame &frame, QPointF world)
{
    return image.pixel((frame.camera.toPixel(world, frame.size) * frame.ratio).toPoint());
}

} // namespace

class TestMapPicture : public QObject
{
    Q_OBJECT

private slots:
    void rowsAreBlendedAsPixelsAre();
    void tileIsTurnedAndMirrored_data();
    void tileIsTurnedAndMirrored();
    void edgeOfALayerGoesOnBeyondIt();
    void tileLooksTheSameAtEveryScale_data();
    void tileLooksTheSameAtEveryScale();
    void groupMovesByItsParallaxAndOffset();
    void groupWithoutParallaxDoesNotZoom();
    void clipCutsInUnitsOfTheWorld();
    void whatLeftTheViewIsGone();
    void largePictureIsDrawnAsASmallOne();
    void quadIsMovedAndTurnedByItsEnvelope();
    void quadThatTurnsBackAndForthIsTurnedEachTime();
    void quadRunsFromColourToColour();
    void envelopeFadesALayerOfTiles();
    void missingGroundIsTold();
    void keptPiecesShowTheSameAfterMoving();
    void whatIsSeenAndNotDrawnInTimeIsShownCoarsely();
    void zoomStepEndsInThePictureDrawnAtOnce();
    void envelopeBeyondOneIsCut();
};

void TestMapPicture::rowsAreBlendedAsPixelsAre()
{
    // Else a piece would look different when it moves by one pixel.
    constexpr int Count = 11; // eight at once, then two and one
    for (int value = 0; value < 256; ++value) {
        for (int alpha = 0; alpha < 256; ++alpha) {
            const QRgb below = qRgba(value, 255 - value, value / 2, 255);
            const QRgb above = qRgba(alpha, alpha / 2, alpha / 3, alpha);
            const std::vector<QRgb> over(Count, above);
            std::vector<QRgb> row(Count, below);
            pixels::rowOver(row.data(), over.data(), Count);
            QCOMPARE(row, std::vector<QRgb>(Count, pixels::over(below, above)));
            pixels::fillWith(row.data(), below, Count);
            pixels::fillOver(row.data(), above, Count);
            QCOMPARE(row, std::vector<QRgb>(Count, pixels::over(below, above)));
            pixels::fillWith(row.data(), below, Count);
            pixels::rowOver(row.data(), over.data(), above, Count);
            const QRgb tinted = pixels::multiplied(above, above);
            QCOMPARE(row, std::vector<QRgb>(Count, pixels::over(below, tinted)));
        }
    }
}

void TestMapPicture::tileIsTurnedAndMirrored_data()
{
    QTest::addColumn<int>("flags");
    QTest::addColumn<QList<QRgb>>("quarters"); // row by row

    // Source: teeworlds-map.md, section 2.5: flips first, then the rotation.
    using Quarters = QList<QRgb>;
    QTest::newRow("as it is") << 0 << Quarters{Red, Green, Blue, Yellow};
    QTest::newRow("flip x") << 1 << Quarters{Green, Red, Yellow, Blue};
    QTest::newRow("flip y") << 2 << Quarters{Blue, Yellow, Red, Green};
    QTest::newRow("half turn") << 3 << Quarters{Yellow, Blue, Green, Red};
    QTest::newRow("opaque hint") << 4 << Quarters{Red, Green, Blue, Yellow};
    QTest::newRow("quarter turn") << 8 << Quarters{Blue, Red, Yellow, Green};
    QTest::newRow("flip x, quarter turn") << 9 << Quarters{Yellow, Green, Blue, Red};
    QTest::newRow("three quarters") << 11 << Quarters{Green, Yellow, Red, Blue};
}

void TestMapPicture::tileIsTurnedAndMirrored()
{
    QFETCH(int, flags);
    QFETCH(QList<QRgb>, quarters);
    MapPicture picture = pictureWithImage();
    picture.behind = {groupOf(oneTile(static_cast<std::uint8_t>(flags)))};
    const PictureFrame frame = unitFrame();

    const QImage image = drawn(picture, frame);

    const QList<QRgb> found{at(image, frame, {40, 40}), at(image, frame, {56, 40}),
                            at(image, frame, {40, 56}), at(image, frame, {56, 56})};
    QCOMPARE(found, quarters);
}

void TestMapPicture::edgeOfALayerGoesOnBeyondIt()
{
    MapPicture picture = pictureWithImage();
    PictureTiles layer;
    layer.width = 2;
    layer.height = 1;
    layer.tiles = std::make_shared<const std::vector<PictureTile>>(
        std::vector<PictureTile>{{0, 0}, {1, 0}});
    layer.image = 0;
    picture.behind = {groupOf(layer)};
    const PictureFrame frame = unitFrame();

    const QImage image = drawn(picture, frame);

    QCOMPARE(at(image, frame, {320 + 8, 8}), Red);
    QCOMPARE(at(image, frame, {320 + 24, -96 + 24}), Yellow);
    QCOMPARE(at(image, frame, {-64, 8}), Gray);
}

void TestMapPicture::tileLooksTheSameAtEveryScale_data()
{
    QTest::addColumn<double>("unitsPerPixel");

    QTest::newRow("near") << 0.1;
    QTest::newRow("uneven") << 0.73;
    QTest::newRow("far") << 3.1;
}

void TestMapPicture::tileLooksTheSameAtEveryScale()
{
    QFETCH(double, unitsPerPixel);
    MapPicture picture = pictureWithImage();
    picture.behind = {groupOf(oneTile())};
    PictureFrame frame = unitFrame({48, 48});
    frame.camera.unitsPerPixel = unitsPerPixel;

    const QImage image = drawn(picture, frame);

    QCOMPARE(at(image, frame, {40, 40}), Red);
    QCOMPARE(at(image, frame, {56, 56}), Yellow);
}

void TestMapPicture::groupMovesByItsParallaxAndOffset()
{
    PictureView view;
    view.parallax = {0.5F, 1};
    view.offset = {10, 20};
    const PictureFrame frame = unitFrame({200, 300});

    const GroupView group = GroupView::of(view, frame);

    // Source: teeworlds-map.md, section 3: centre = camera * parallax + offset.
    QCOMPARE(group.toPixel({200 * 0.5 + 10, 300 + 20}), QPointF(500, 350));
}

void TestMapPicture::groupWithoutParallaxDoesNotZoom()
{
    const double playUnits = Camera::playArea(MapPictureSize).width() / MapPictureSize.width();
    PictureFrame frame = unitFrame({200, 300});
    frame.camera.unitsPerPixel = 4 * playUnits;
    const auto scaleAt = [&](float parallax) {
        PictureView view;
        view.parallax = {parallax, parallax};
        return GroupView::of(view, frame).scale;
    };

    // Source: teeworlds-map.md, section 3, with a zoom of 4.
    QCOMPARE(scaleAt(0), 1 / playUnits);
    QCOMPARE(scaleAt(0.5F), 1 / (2.5 * playUnits));
    QCOMPARE(scaleAt(1), 1 / (4 * playUnits));
    QCOMPARE(scaleAt(3), 1 / (4 * playUnits));
}

void TestMapPicture::clipCutsInUnitsOfTheWorld()
{
    PictureView view;
    view.clip = PictureClip{20, 30, 10, 40};
    view.parallax = {0, 0};
    MapPicture picture;
    picture.behind = {groupOf(square({1, 0, 0, 1}), view)};
    const PictureFrame frame = unitFrame({25, 35});

    const QImage image = drawn(picture, frame);

    QCOMPARE(at(image, frame, {25.5, 35.5}), Red);
    QCOMPARE(at(image, frame, {19.5, 35.5}), Gray);
    QCOMPARE(at(image, frame, {31.5, 35.5}), Gray);
    QCOMPARE(at(image, frame, {25.5, 29.5}), Gray);
}

void TestMapPicture::whatLeftTheViewIsGone()
{
    PictureView view;
    view.clip = PictureClip{20, 30, 10, 40};
    auto picture = std::make_shared<MapPicture>();
    picture->behind = {groupOf(square({1, 0, 0, 1}), view)};
    PicturePainter maps;
    maps.setTextures(MapTextures::load(picture, nullptr));
    const auto paint = [&maps](const PictureFrame &frame) {
        QImage image(frame.size, QImage::Format_RGB32);
        maps.paintBehind(PixelArea(image), frame, 0, Gray);
        return image;
    };
    const PictureFrame there = unitFrame({25, 35});
    QCOMPARE(at(paint(there), there, {25.5, 35.5}), Red);

    const QImage gone = paint(unitFrame({2000, 2000}));

    QImage empty(gone.size(), QImage::Format_RGB32);
    empty.fill(Gray);
    QCOMPARE(gone, empty);
}

/// It is drawn in bands on several threads.
void TestMapPicture::largePictureIsDrawnAsASmallOne()
{
    MapPicture picture = pictureWithImage();
    picture.behind = {groupOf(oneTile()), groupOf(square({0, 0, 1, 0.5F}))};
    PictureFrame small = unitFrame({48, 48});
    PictureFrame large = small;
    large.size = small.size + QSize(1000, 1000);

    QCOMPARE(drawn(picture, large).copy(QRect(QPoint(500, 500), small.size)),
             drawn(picture, small));
}

void TestMapPicture::quadIsMovedAndTurnedByItsEnvelope()
{
    MapPicture picture;
    PictureQuads layer = square({1, 0, 0, 1});
    layer.quads[0].corners = {{{0, 40}, {100, 40}, {0, 60}, {100, 60}}};
    layer.quads[0].position = {0, 1.0};
    picture.behind = {groupOf(layer)};
    // Two seconds to a quarter turn and 200 units to the right; the quad is a second ahead.
    picture.envelopes = {{3,
                          {{0, CurveKind::Linear, {0, 0, 0, 0}, {}, {}},
                           {2, CurveKind::Linear, {200, 0, 90, 0}, {}, {}},
                           {4, CurveKind::Linear, {200, 0, 90, 0}, {}, {}}}}};
    const PictureFrame frame = unitFrame({100, 50});

    const QImage image = drawn(picture, frame, 1.0);

    QCOMPARE(at(image, frame, {250, 10}), Red);
    QCOMPARE(at(image, frame, {250, 90}), Red);
    QCOMPARE(at(image, frame, {210, 50}), Gray);
    QCOMPARE(at(image, frame, {50, 50}), Gray);
}

void TestMapPicture::quadThatTurnsBackAndForthIsTurnedEachTime()
{
    constexpr float Tile = 32.0F / 512;
    MapPicture picture = pictureWithImage();
    PictureQuads layer = square({1, 1, 1, 1});
    layer.image = 0;
    layer.quads[0].texture = {{{Tile, 0}, {2 * Tile, 0}, {Tile, Tile}, {2 * Tile, Tile}}};
    layer.quads[0].position = {0, 0};
    picture.behind = {groupOf(layer)};
    // Four seconds to a whole turn.
    picture.envelopes = {{3,
                          {{0, CurveKind::Linear, {0, 0, 0, 0}, {}, {}},
                           {4, CurveKind::Linear, {0, 0, 360, 0}, {}, {}}}}};
    PicturePainter maps;
    maps.setTextures(MapTextures::load(std::make_shared<const MapPicture>(picture), nullptr));
    const PictureFrame frame = unitFrame();
    QImage image(MapPictureSize, QImage::Format_RGB32);
    const auto colorsAt = [&](double seconds) {
        maps.paintBehind(PixelArea(image), frame, seconds, Gray);
        return std::array{at(image, frame, {50, 25}), at(image, frame, {75, 50}),
                          at(image, frame, {50, 75}), at(image, frame, {25, 50})};
    };

    // The third time shows what the second one has kept.
    for (int time = 0; time < 3; ++time) {
        QCOMPARE(colorsAt(0.5), (std::array{Red, Green, Yellow, Blue}));
        QCOMPARE(colorsAt(1.5), (std::array{Blue, Red, Green, Yellow}));
    }
}

void TestMapPicture::quadRunsFromColourToColour()
{
    MapPicture picture;
    PictureQuads layer = square({1, 0, 0, 1});
    layer.quads[0].colors[1] = layer.quads[0].colors[3] = {0, 0, 1, 1};
    picture.behind = {groupOf(layer)};
    const PictureFrame frame = unitFrame();

    const QRgb middle = at(drawn(picture, frame), frame, {50, 30});

    QVERIFY(std::abs(qRed(middle) - 127) <= 2);
    QVERIFY(std::abs(qBlue(middle) - 127) <= 2);
    QCOMPARE(qGreen(middle), 0);
}

void TestMapPicture::envelopeFadesALayerOfTiles()
{
    MapPicture picture = pictureWithImage();
    PictureTiles layer = oneTile();
    layer.colorEnvelope = {0, 0};
    picture.behind = {groupOf(layer)};
    picture.envelopes = {{4,
                          {{0, CurveKind::Step, {1, 1, 1, 0}, {}, {}},
                           {1, CurveKind::Step, {0.5F, 1, 1, 1}, {}, {}},
                           {2, CurveKind::Step, {1, 1, 1, 1}, {}, {}}}}};
    const PictureFrame frame = unitFrame();

    QCOMPARE(at(drawn(picture, frame, 0.5), frame, {40, 40}), Gray);
    QCOMPARE(at(drawn(picture, frame, 1.5), frame, {40, 40}), qRgb(128, 0, 0));
}

void TestMapPicture::missingGroundIsTold()
{
    MapPicture picture = pictureWithImage();
    picture.images[0] = {"nobody_has_it", {"nobody_has_it"}, 0, 0};
    picture.behind = {groupOf(oneTile())};
    PicturePainter maps;

    maps.setTextures(MapTextures::load(std::make_shared<const MapPicture>(picture), nullptr));

    QVERIFY(maps.lacksGround());
}

void TestMapPicture::keptPiecesShowTheSameAfterMoving()
{
    MapPicture picture = pictureWithImage();
    picture.behind = {groupOf(oneTile()), groupOf(square({0, 1, 0, 0.5F}))};
    PicturePainter maps;
    maps.setTextures(MapTextures::load(std::make_shared<const MapPicture>(picture), nullptr));
    QImage image(MapPictureSize, QImage::Format_RGB32);
    for (const QPointF centre : {QPointF(0, 0), QPointF(13, -7), QPointF(-130, 55)}) {
        maps.paintBehind(PixelArea(image), unitFrame(centre), 0, Gray);
    }

    QCOMPARE(image, drawn(picture, unitFrame({-130, 55})));
}

void TestMapPicture::whatIsSeenAndNotDrawnInTimeIsShownCoarsely()
{
    using Clock = std::chrono::steady_clock;
    MapPicture picture = pictureWithImage();
    picture.behind = {groupOf(oneTile())};
    PictureFrame frame = unitFrame();
    frame.camera.unitsPerPixel = 1 / 1.3;
    const QImage fine = drawn(picture, frame);
    const auto textures = MapTextures::load(std::make_shared<const MapPicture>(picture), nullptr);
    const PicturePlan plan = PicturePlan::of(textures->picture()->behind, *textures);
    const PlanStep &step = plan.steps.front();
    const GroupView view = GroupView::of(step.view, frame);
    StillPieces pieces;
    const auto paint = [&](Clock::time_point end, std::vector<QRect> hidden = {}) {
        QImage image(MapPictureSize, QImage::Format_RGB32);
        image.fill(Gray);
        pieces.prepare(step, *textures, view, end, hidden);
        pieces.paint(PixelArea(image), image.rect(), pixels::White);
        return std::pair(image, pieces.isFine());
    };

    const auto [none, isNoneFine] = paint(Clock::time_point::min(), {view.visible});
    const auto [coarse, isCoarseFine] = paint(Clock::time_point::min());
    const auto [last, isLastFine] = paint(Clock::time_point::max());

    QVERIFY(isNoneFine && !isCoarseFine && isLastFine);
    QVERIFY(coarse != fine && none != coarse);
    QCOMPARE(at(coarse, frame, {40, 40}), Red);
    QCOMPARE(at(coarse, frame, {56, 56}), Yellow);
    QCOMPARE(at(coarse, frame, {100, 40}), Gray);
    QCOMPARE(last, fine);
}

void TestMapPicture::zoomStepEndsInThePictureDrawnAtOnce()
{
    // More frames than there are pieces: each makes at least some.
    constexpr int MostFrames = 1000;
    MapPicture picture = pictureWithImage();
    picture.behind = {groupOf(oneTile()), groupOf(square({0, 1, 0, 0.5F}))};
    picture.inFront = {groupOf(oneTile())};
    PicturePainter maps;
    maps.setTextures(MapTextures::load(std::make_shared<const MapPicture>(picture), nullptr));
    QImage image(MapPictureSize, QImage::Format_RGB32);
    PictureFrame frame = unitFrame();
    frame.mayBeCoarse = true;
    const auto paint = [&] {
        maps.paintBehind(PixelArea(image), frame, 0, Gray);
        maps.paintInFront(PixelArea(image), frame, 0);
    };
    paint();

    frame.camera.unitsPerPixel = 1 / 1.3;
    int frames = 0;
    do
        paint();
    while (!maps.isComplete() && ++frames < MostFrames);

    QVERIFY(maps.isComplete());
    PictureFrame fine = frame;
    fine.mayBeCoarse = false;
    PicturePainter others;
    others.setTextures(MapTextures::load(std::make_shared<const MapPicture>(picture), nullptr));
    QImage atOnce(MapPictureSize, QImage::Format_RGB32);
    others.paintBehind(PixelArea(atOnce), fine, 0, Gray);
    others.paintInFront(PixelArea(atOnce), fine, 0);
    QCOMPARE(image, atOnce);
}

void TestMapPicture::envelopeBeyondOneIsCut()
{
    MapPicture picture;
    PictureQuads layer = square({1, 0, 0, 1});
    layer.quads[0].color = {0, 0};
    picture.behind = {groupOf(layer)};
    picture.envelopes = {{4, {{0, CurveKind::Linear, {1.07F, 1, 1, 1.07F}, {}, {}}}}};
    const PictureFrame frame = unitFrame();

    QCOMPARE(at(drawn(picture, frame), frame, {50, 30}), Red);
}

TICKSCOPE_TEST(TestMapPicture, QApplication)
#include "test_map_picture.moc"
