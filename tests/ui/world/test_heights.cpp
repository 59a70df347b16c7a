// SPDX-License-Identifier: GPL-3.0-or-later
//
// Worlds with a third dimension: their maps, planes, levels and changed blocks.

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/test_program.h"
#include "ui/world/figures/item_painter.h"
#include "ui/world/figures/label_painter.h"
#include "ui/world/map/height_ramp.h"
#include "ui/world/view/level_slider.h"
#include "ui/world/view/world_view.h"

using namespace tickscope;

namespace {

constexpr QSize HeightsSize(640, 480);

MapShape addShape(ShapeLayer &layer, ShapeKind kind, const std::vector<MapPoint> &corners)
{
    MapShape shape;
    shape.kind = kind;
    shape.firstPoint = static_cast<std::uint32_t>(layer.points.size());
    shape.pointCount = static_cast<std::uint32_t>(corners.size());
    shape.lowest = std::ranges::min(corners, {}, &MapPoint::height).height;
    shape.highest = std::ranges::max(corners, {}, &MapPoint::height).height;
    layer.points.insert(layer.points.end(), corners.begin(), corners.end());
    layer.shapes.push_back(shape);
    return shape;
}

void addFloor(ShapeLayer &layer, QRectF place, float height)
{
    const auto left = static_cast<float>(place.left());
    const auto right = static_cast<float>(place.right());
    const auto top = static_cast<float>(place.top());
    const auto bottom = static_cast<float>(place.bottom());
    addShape(layer, ShapeKind::Floor,
             {{left, top, height},
              {right, top, height},
              {right, bottom, height},
              {left, bottom, height}});
}

/// Two floors side by side, left one at 0 and right one at 200, in a map that begins at
/// (-200, -100), a wall between them, and a pin on the left one.
MapBackdrop twoLevels()
{
    ShapeLayer layer;
    addFloor(layer, {-200, -100, 200, 200}, 0);
    addFloor(layer, {0, -100, 200, 200}, 200);
    addShape(layer, ShapeKind::Wall, {{0, -100, 0}, {0, 100, 0}, {0, 100, 200}, {0, -100, 200}});
    MapBackdrop map;
    map.left = -200;
    map.top = -100;
    map.width = 400;
    map.height = 200;
    map.shapes = {layer};
    map.places = {{"info_player_start", {-100, 40}, 36}};
    return map;
}

struct Look {
    MapSight sight;
    bool isDark = true;
};

QImage render(const Scene &scene, const MapBackdrop *map, const Camera &camera,
              const Look &look = {})
{
    RenderOptions options;
    options.size = HeightsSize;
    options.camera = camera;
    options.hud = false;
    options.names = false;
    options.palette = WorldPalette::make(look.isDark);
    options.sight = look.sight;
    QImage image(HeightsSize, QImage::Format_RGB32);
    renderScene(image, map, scene, options);
    return image;
}

QColor colorAt(const QImage &image, const Camera &camera, QPointF world)
{
    return image.pixelColor(camera.toPixel(world, HeightsSize).toPoint());
}

bool isLike(const QColor &color, const QColor &other)
{
    return std::abs(color.red() - other.red()) < 8 && std::abs(color.green() - other.green()) < 8
           && std::abs(color.blue() - other.blue()) < 8;
}

} // namespace

class TestHeights : public QObject
{
    Q_OBJECT

private slots:
    void floorsAreColouredByHeight_data();
    void floorsAreColouredByHeight();
    void levelsOutsideTheWindowAreNotDrawn();
    void wallIsALineFromAboveAndAVeilFromTheSide();
    void mapLiesWhereItsCornersSay_data();
    void mapLiesWhereItsCornersSay();
    void placesHaveASign();
    void movingPartStandsWhereTheSceneHasIt();
    void turnedPartTurnsAroundItsPlace();
    void movedViewShowsTheSameShapes();
    void higherColoursAreLighter_data();
    void higherColoursAreLighter();
    void blocksAreCellsColouredByHeight();
    void nameHasTheHeightBehindIt();
    void sliderCoversAllHeightsAtFirst();
    void keysMoveTheWindow();
    void endOfTheThumbCanBeDragged();
    void doubleClickShowsAllHeightsAgain();
    void newHeightsKeepWhatWasChosen();
};

void TestHeights::floorsAreColouredByHeight_data()
{
    QTest::addColumn<bool>("isDark");
    QTest::newRow("dark") << true;
    QTest::newRow("light") << false;
}

void TestHeights::floorsAreColouredByHeight()
{
    QFETCH(bool, isDark);
    const MapBackdrop map = twoLevels();
    const Camera camera{{0, 0}, 1.0};

    const QImage image = render({}, &map, camera, {{}, isDark});

    const HeightRamp ramp = HeightRamp::of(map, isDark);
    QVERIFY(isLike(colorAt(image, camera, {-100, -60}), ramp.colorAt(0)));
    QVERIFY(isLike(colorAt(image, camera, {100, -60}), ramp.colorAt(200)));
    QVERIFY(!isLike(ramp.colorAt(0), ramp.colorAt(200)));
}

void TestHeights::levelsOutsideTheWindowAreNotDrawn()
{
    const MapBackdrop map = twoLevels();
    const Camera camera{{0, 0}, 1.0};
    const HeightRamp ramp = HeightRamp::of(map, true);

    const QImage image = render({}, &map, camera, {{ViewPlane::Top, {100, 300}}, true});

    QVERIFY(!isLike(colorAt(image, camera, {-100, -60}), ramp.colorAt(0)));
    QVERIFY(isLike(colorAt(image, camera, {100, -60}), ramp.colorAt(200)));
}

void TestHeights::wallIsALineFromAboveAndAVeilFromTheSide()
{
    const MapBackdrop map = twoLevels();
    MapBackdrop open = map;
    open.shapes.front().shapes.pop_back();
    const Camera above{{0, 0}, 1.0};
    const Camera beside{{0, -100}, 1.0};
    const Look fromTheSide{{ViewPlane::Side, {}}, true};

    const QImage top = render({}, &map, above);
    const QImage side = render({}, &map, beside, fromTheSide);
    const QImage openSide = render({}, &open, beside, fromTheSide);

    QVERIFY(colorAt(top, above, {0, 50}).lightness() < colorAt(top, above, {9, 50}).lightness());
    // Seen from the side it fills what lies between the floors.
    QVERIFY(colorAt(side, beside, {50, -100}) != colorAt(openSide, beside, {50, -100}));
    QCOMPARE(colorAt(side, beside, {150, -100}), colorAt(openSide, beside, {150, -100}));
}

void TestHeights::mapLiesWhereItsCornersSay_data()
{
    QTest::addColumn<int>("plane");
    QTest::addColumn<QRectF>("expected");

    QTest::newRow("top") << int(ViewPlane::Top) << QRectF(-200, -100, 400, 200);
    QTest::newRow("front") << int(ViewPlane::Front) << QRectF(-200, -200, 400, 200);
    QTest::newRow("side") << int(ViewPlane::Side) << QRectF(-100, -200, 200, 200);
}

void TestHeights::mapLiesWhereItsCornersSay()
{
    QFETCH(int, plane);
    QFETCH(QRectF, expected);

    QCOMPARE(mapRect(twoLevels(), ViewPlane(plane)), expected);
}

void TestHeights::placesHaveASign()
{
    const MapBackdrop map = twoLevels();
    MapBackdrop bare = map;
    bare.places.clear();
    const Camera camera{{0, 0}, 1.0};

    const QImage with = render({}, &map, camera);
    const QImage without = render({}, &bare, camera);

    QVERIFY(colorAt(with, camera, {-100, 33}) != colorAt(without, camera, {-100, 33}));
    QCOMPARE(colorAt(with, camera, {-60, 40}), colorAt(without, camera, {-60, 40}));
}

void TestHeights::movingPartStandsWhereTheSceneHasIt()
{
    MapBackdrop map = twoLevels();
    ShapeLayer lift;
    addFloor(lift, {-20, -20, 40, 40}, 0);
    map.models = {{}, {lift, {-150, -50, 0}}};
    const HeightRamp ramp = HeightRamp::of(map, true);
    const Camera camera{{0, 0}, 1.0};
    Scene moved;
    moved.mapParts = {{1, {-100, 60}, 200, 0}};

    // As long as the recording says nothing it stands where the map has it.
    map.models[1].place.height = 200;
    const QImage first = render({}, &map, camera);
    const QImage later = render(moved, &map, camera);

    QVERIFY(isLike(colorAt(first, camera, {-150, -50}), ramp.colorAt(200)));
    QVERIFY(isLike(colorAt(first, camera, {-100, 60}), ramp.colorAt(0)));
    QVERIFY(isLike(colorAt(later, camera, {-150, -50}), ramp.colorAt(0)));
    QVERIFY(isLike(colorAt(later, camera, {-110, 70}), ramp.colorAt(200)));
    // Parts of a model that the map does not have are nowhere.
    moved.mapParts = {{1, {-100, 60}, 200, 0}, {7, {0, 0}, 0, 0}};
    QCOMPARE(render(moved, &map, camera), later);
}

void TestHeights::turnedPartTurnsAroundItsPlace()
{
    ShapeLayer door;
    addFloor(door, {0, -2, 40, 4}, 10);
    const MapPart quarter{0, {100, 50}, 5, std::numbers::pi / 2};

    const ShapeLayer moved = movedTo(quarter, door);

    // What lay to the right lies below: turned clockwise as it is seen from above.
    QVERIFY(std::abs(moved.points[1].x - 102) < 1e-3F);
    QVERIFY(std::abs(moved.points[1].y - 90) < 1e-3F);
    QCOMPARE(moved.points[1].height, 15.0F);
    QCOMPARE(moved.shapes[0].highest, 15.0F);
}

void TestHeights::movedViewShowsTheSameShapes()
{
    const MapBackdrop map = twoLevels();
    RenderOptions options;
    options.size = HeightsSize;
    options.hud = false;
    MapPainter cache;
    QImage kept(HeightsSize, QImage::Format_RGB32);
    for (const ViewPlane plane : {ViewPlane::Front, ViewPlane::Top}) {
        options.camera = {{20, 10}, 0.6};
        options.sight.plane = plane;
        renderScene(kept, &map, {}, options, &cache);
    }

    QCOMPARE(kept, render({}, &map, options.camera));
}

void TestHeights::higherColoursAreLighter_data()
{
    floorsAreColouredByHeight_data();
}

void TestHeights::higherColoursAreLighter()
{
    QFETCH(bool, isDark);
    const HeightRamp ramp(0, 100, isDark);

    int before = -1;
    for (int height = 0; height <= 100; height += 10) {
        const int gray = qGray(ramp.colorAt(height).rgb());
        QVERIFY2(gray > before, qPrintable(QString::number(height)));
        before = gray;
    }
    QCOMPARE(ramp.colorAt(-50), ramp.colorAt(0));
    QCOMPARE(ramp.colorAt(500), ramp.colorAt(100));
}

void TestHeights::blocksAreCellsColouredByHeight()
{
    Scene scene;
    scene.blocks = {{{0, 0}, 0, 32, false}, {{64, 0}, 320, 32, false}, {{128, 0}, 0, 32, true}};
    const Camera camera{{80, 16}, 0.5};
    const HeightRamp ramp(0, 320, true);

    const QImage image = render(inPlane(scene, ViewPlane::Top), nullptr, camera);
    const QImage empty = render({}, nullptr, camera);

    QVERIFY(isLike(colorAt(image, camera, {16, 16}), ramp.colorAt(0)));
    QVERIFY(isLike(colorAt(image, camera, {80, 16}), ramp.colorAt(320)));
    // What was taken away is an outline only.
    QCOMPARE(colorAt(image, camera, {144, 16}), colorAt(empty, camera, {144, 16}));
    QVERIFY(image.copy(QRect(camera.toPixel({126, -2}, HeightsSize).toPoint(), QSize(72, 72)))
            != empty.copy(QRect(camera.toPixel({126, -2}, HeightsSize).toPoint(), QSize(72, 72))));
}

void TestHeights::nameHasTheHeightBehindIt()
{
    Scene scene;
    scene.heightUnit = 32;
    scene.actors.resize(2);
    scene.actors[0].name = scene.actors[1].name = "Anna";
    scene.actors[0].height = 64 * 32.0;
    const std::vector looks(2, lookOf(scene.actors[0], {{0, 0}, 1.0}, HeightsSize));

    const auto plates = placeNames(scene, looks,
                                   {HeightsSize, nameFont(1.0), {}, false, false, false, {}, {}});

    QCOMPARE(plates[0].more.trimmed(), QStringLiteral("↥64"));
    QVERIFY(plates[1].more.isEmpty());
    QVERIFY(plates[0].place.width() > plates[1].place.width());
}

void TestHeights::sliderCoversAllHeightsAtFirst()
{
    LevelSlider slider;
    QVERIFY(!slider.hasHeights());

    slider.setHeights(-64, 192, 1);

    QVERIFY(slider.hasHeights());
    QCOMPARE(slider.window(), HeightWindow());
    QVERIFY(!slider.accessibleName().isEmpty());
}

void TestHeights::keysMoveTheWindow()
{
    LevelSlider slider;
    slider.setHeights(0, 1000, 1);
    slider.choose(0, 100);
    QSignalSpy changed(&slider, &LevelSlider::windowChanged);

    QTest::keyClick(&slider, Qt::Key_Up);
    QCOMPARE(slider.window(), (HeightWindow{20, 120}));
    QTest::keyClick(&slider, Qt::Key_PageUp);
    QCOMPARE(slider.window(), (HeightWindow{120, 220}));
    QTest::keyClick(&slider, Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(slider.window(), (HeightWindow{120, 200}));
    QCOMPARE(changed.count(), 3);

    QTest::keyClick(&slider, Qt::Key_Escape);
    QCOMPARE(slider.window(), HeightWindow());
}

void TestHeights::endOfTheThumbCanBeDragged()
{
    LevelSlider slider;
    slider.resize(22, 216);
    slider.setHeights(0, 1000, 2);
    slider.show();

    // At first the upper end is at the top of the track.
    QTest::mousePress(&slider, Qt::LeftButton, {}, {11, 8});
    QTest::mouseMove(&slider, {11, 108});
    QTest::mouseRelease(&slider, Qt::LeftButton, {}, {11, 108});

    QCOMPARE(slider.window(), (HeightWindow{0, 500}));
}

void TestHeights::doubleClickShowsAllHeightsAgain()
{
    LevelSlider slider;
    slider.resize(22, 216);
    slider.setHeights(0, 1000, 1);
    slider.choose(300, 400);
    slider.show();

    QTest::mouseDClick(&slider, Qt::LeftButton);

    QCOMPARE(slider.window(), HeightWindow());
}

void TestHeights::newHeightsKeepWhatWasChosen()
{
    LevelSlider slider;
    slider.setHeights(0, 1000, 1);
    slider.choose(300, 400);

    slider.setHeights(-500, 2000, 1);

    QCOMPARE(slider.window(), (HeightWindow{300, 400}));
}

TICKSCOPE_TEST(TestHeights, QApplication)
#include "test_heights.moc"
