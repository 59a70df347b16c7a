// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QLineF>
#include <QTest>

#include "tests/support/test_program.h"
#include "ui/world/canvas/camera.h"

using namespace tickscope;

class TestCamera : public QObject
{
    Q_OBJECT

private slots:
    void middleOfThePictureShowsTheCentre();
    void pixelAndWorldAreInverse_data();
    void pixelAndWorldAreInverse();
    void fitShowsAllOfARectangle_data();
    void fitShowsAllOfARectangle();
    void fitOfNothingIsAValidCamera();
    void zoomKeepsTheWorldUnderThePointer();
    void zoomStopsAtItsLimits();
    void dragMovesTheWorldWithThePointer();
    void playAreaHasTheGamesSize_data();
    void playAreaHasTheGamesSize();
    void snappedOriginLiesOnAWholeDevicePixel_data();
    void snappedOriginLiesOnAWholeDevicePixel();
    void groupInViewLeavesTheCameraWhereItIs();
    void groupThatLeavesTheViewIsFollowed();
    void singlePlayerDoesNotFillTheScreen();
};

void TestCamera::middleOfThePictureShowsTheCentre()
{
    const Camera camera{{1000, 500}, 2.0};

    QCOMPARE(camera.toPixel({1000, 500}, {800, 600}), QPointF(400, 300));
    QCOMPARE(camera.toPixel({1100, 500}, {800, 600}), QPointF(450, 300));
    QCOMPARE(camera.visible({800, 600}), QRectF(200, -100, 1600, 1200));
}

void TestCamera::pixelAndWorldAreInverse_data()
{
    QTest::addColumn<QPointF>("pixel");
    QTest::addColumn<double>("scale");

    QTest::newRow("corner") << QPointF(0, 0) << 1.0;
    QTest::newRow("fraction") << QPointF(13.25, 701.5) << 0.75;
    QTest::newRow("outside") << QPointF(-500, 2000) << 13.0;
}

void TestCamera::pixelAndWorldAreInverse()
{
    QFETCH(QPointF, pixel);
    QFETCH(double, scale);
    const Camera camera{{-320, 77}, scale};

    const QPointF back = camera.toPixel(camera.toWorld(pixel, {1280, 720}), {1280, 720});

    QVERIFY(QLineF(back, pixel).length() < 1e-6);
}

void TestCamera::fitShowsAllOfARectangle_data()
{
    QTest::addColumn<QRectF>("world");
    QTest::addColumn<double>("scale");

    QTest::newRow("wide") << QRectF(0, 0, 7600, 100) << 10.0;
    QTest::newRow("high") << QRectF(-50, -50, 10, 11200) << 20.0;
}

void TestCamera::fitShowsAllOfARectangle()
{
    QFETCH(QRectF, world);
    QFETCH(double, scale);

    const Camera camera = Camera::fit(world, {800, 600}, 20);

    QCOMPARE(camera.centre, world.center());
    QCOMPARE(camera.unitsPerPixel, scale);
    QVERIFY(camera.visible({800, 600}).contains(world));
}

void TestCamera::fitOfNothingIsAValidCamera()
{
    const Camera camera = Camera::fit({}, {0, 0}, 20);

    QVERIFY(camera.unitsPerPixel > 0);
}

void TestCamera::zoomKeepsTheWorldUnderThePointer()
{
    const Camera camera{{1000, 500}, 2.0};
    const QPointF pointer(123, 456);

    const Camera zoomed = camera.zoomed(4.0, pointer, {800, 600});

    QCOMPARE(zoomed.unitsPerPixel, 0.5);
    QCOMPARE(zoomed.toWorld(pointer, {800, 600}), camera.toWorld(pointer, {800, 600}));
}

void TestCamera::zoomStopsAtItsLimits()
{
    const Camera camera{{0, 0}, 1.0};

    QCOMPARE(camera.zoomed(1e9, {0, 0}, {800, 600}).unitsPerPixel, Camera::SmallestScale);
    QCOMPARE(camera.zoomed(1e-9, {0, 0}, {800, 600}).unitsPerPixel, Camera::LargestScale);
}

void TestCamera::dragMovesTheWorldWithThePointer()
{
    const Camera camera{{1000, 500}, 2.0};

    const Camera dragged = camera.dragged({30, -10});

    QCOMPARE(dragged.toPixel({1000, 500}, {800, 600}), QPointF(430, 290));
}

void TestCamera::playAreaHasTheGamesSize_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("width");

    // The square root of 1150000 * 1000 / 640; then the limits of 1500 and 1050.
    QTest::newRow("by area") << QSize(1000, 640) << 1340.475662;
    QTest::newRow("wide") << QSize(3000, 1000) << 1500.0;
    QTest::newRow("high") << QSize(500, 1000) << 525.0;
}

void TestCamera::playAreaHasTheGamesSize()
{
    QFETCH(QSize, size);
    QFETCH(double, width);

    QVERIFY(std::abs(Camera::playArea(size).width() - width) < 0.001);
    const Camera camera = Camera::atPlayScale({3, 4}, size);
    QVERIFY(std::abs(camera.visible(size).width() - width) < 0.001);
    QCOMPARE(camera.centre, QPointF(3, 4));
}

void TestCamera::snappedOriginLiesOnAWholeDevicePixel_data()
{
    QTest::addColumn<double>("ratio");

    QTest::newRow("100 %") << 1.0;
    QTest::newRow("150 %") << 1.5;
    QTest::newRow("200 %") << 2.0;
}

void TestCamera::snappedOriginLiesOnAWholeDevicePixel()
{
    QFETCH(double, ratio);
    const QSize size(801, 601);
    const Camera camera{{1000.37, 500.81}, 0.93};

    const QPointF origin = camera.snapped(size, ratio).toPixel({0, 0}, size) * ratio;

    QVERIFY(QLineF(origin, QPointF(origin.toPoint())).length() < 1e-6);
    QVERIFY(QLineF(origin, camera.toPixel({0, 0}, size) * ratio).length() < 0.75);
}

void TestCamera::groupInViewLeavesTheCameraWhereItIs()
{
    const QRectF players(0, 0, 3000, 900);
    const Camera first = keepInView({}, players, {1280, 720});

    const Camera second = keepInView(first, players.translated(20, -15), {1280, 720});

    QVERIFY(first.visible({1280, 720}).contains(players));
    QCOMPARE(second, first);
}

void TestCamera::groupThatLeavesTheViewIsFollowed()
{
    const QRectF players(0, 0, 3000, 900);
    const Camera first = keepInView({}, players, {1280, 720});
    const QRectF away = players.translated(4000, 0);

    const Camera second = keepInView(first, away, {1280, 720});

    QVERIFY(second.visible({1280, 720}).contains(away));
}

void TestCamera::singlePlayerDoesNotFillTheScreen()
{
    const Camera camera = keepInView({}, QRectF(500, 500, 128, 128), {1280, 720});

    QVERIFY(camera.visible({1280, 720}).width() > 900);
}

TICKSCOPE_TEST(TestCamera, tickscope::test::NoApplication)
#include "test_camera.moc"
