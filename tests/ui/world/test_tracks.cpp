// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QPainter>

#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/ui/docks/dock_test.h"
#include "ui/style/theme.h"
#include "ui/world/tracks/track_layers.h"
#include "ui/world/view/camera_control.h"
#include "ui/world/view/world_view.h"

using namespace tickscope;

/// Trails and heat maps in the world view.
class TestTrackLayers : public test::DockTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init();
    void cleanup();

    void nothingIsReadUnlessWanted();
    void withoutAMapWaysAreShown();
    void trailIsDrawnBehindThePlayer();
    void wholePathOfWhoHasNoNameIsDrawn();
    void clickOnATrailGoesThere();
    void clickBesideSelectsNobody();
    void heatMapIsDrawn();
    void wayIsSeenBesideALongWait();
    void legendSaysWhatTheColoursMean();
    void legendCountsInWhatPlayersOfTheGameCount();
    void cachedLayerIsTheSamePicture();
    void trailFromTheSideGoesUp();
    void safeColoursAreBlueToYellow();

private:
    void want(TrackLayers::Trails trails);
    [[nodiscard]] QPoint pixelAt(double x)
    {
        return m_view->camera().toPixel({x, double(test::TinyY)}, m_view->size()).toPoint();
    }

    std::unique_ptr<WorldView> m_view;
};

void TestTrackLayers::init()
{
    begin();
    m_view = std::make_unique<WorldView>(*m_active);
    show(*m_view);
    m_view->resize(900, 600);
    openAndWait(m_path);
    m_document->playback().apply(TimeCommand::goToTick(Tick{1390}));
    QTRY_COMPARE(m_document->frame()->at->tick, Tick{1390});
    m_view->control().setFreeCamera();
}

void TestTrackLayers::cleanup()
{
    m_view.reset();
    end();
}

void TestTrackLayers::want(TrackLayers::Trails trails)
{
    m_view->tracks().setTrails(trails);
    QTRY_VERIFY_WITH_TIMEOUT(
        m_view->tracks().store().tracks() && !m_view->tracks().store().isReading(), test::Timeout);
}

void TestTrackLayers::nothingIsReadUnlessWanted()
{
    QVERIFY(!m_view->tracks().store().isReading());
    QVERIFY(!m_view->tracks().store().tracks());
}

void TestTrackLayers::withoutAMapWaysAreShown()
{
    TrackLayers &layers = m_view->tracks();
    QCOMPARE(layers.trails(), TrackLayers::Trails::Off);

    layers.setGround(false);

    // Nobody recorded this one, so it is about all who are there.
    QCOMPARE(layers.trails(), TrackLayers::Trails::Recent);
    QTRY_VERIFY_WITH_TIMEOUT(layers.store().tracks(), test::Timeout);
    layers.setTrails(TrackLayers::Trails::Off);
    layers.setGround(true);
    layers.setGround(false);
    QCOMPARE(layers.trails(), TrackLayers::Trails::Off);
}

void TestTrackLayers::trailIsDrawnBehindThePlayer()
{
    const QImage before = m_view->picture(m_view->size());

    want(TrackLayers::Trails::Recent);

    const QImage after = m_view->picture(m_view->size());
    // Anna went from x 100 to 490 in less than ten seconds.
    const QRect around(pixelAt(300) - QPoint(3, 3), QSize(7, 7));
    QVERIFY(before.copy(around) != after.copy(around));
    const QRect beside = around.translated(0, 60);
    QCOMPARE(before.copy(beside), after.copy(beside));
}

/// In the oldest demos of Half-Life nobody has one.
void TestTrackLayers::wholePathOfWhoHasNoNameIsDrawn()
{
    const auto path = test::realRecording(QStringLiteral("goldsrc/won_utka.dem"));
    if (!path)
        SKIP_MISSING();
    openAndWait(*path);
    QVERIFY(m_document->index()->players().players().empty());
    QTRY_VERIFY_WITH_TIMEOUT(m_document->frame() && m_document->frame()->at, test::Timeout);
    m_document->selection().selectPlayer(m_document->players().inFrame(0));

    want(TrackLayers::Trails::Whole);
    m_view->control().fitPlayers();

    const auto isDrawn = [&] {
        QImage image(m_view->size(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        const QImage empty = image;
        QPainter painter(&image);
        m_view->tracks().still()(painter, m_view->camera(), m_view->size());
        return image != empty;
    };
    QTRY_VERIFY_WITH_TIMEOUT(isDrawn(), test::Timeout);
}

void TestTrackLayers::clickOnATrailGoesThere()
{
    want(TrackLayers::Trails::Recent);

    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, pixelAt(250));

    // She was there 150 ticks after the first one.
    QVERIFY2(std::abs(m_document->playback().time().tick() - Tick{1150}) <= 3,
             qPrintable(QString::number(m_document->playback().time().tick().value)));
}

void TestTrackLayers::clickBesideSelectsNobody()
{
    want(TrackLayers::Trails::Recent);
    m_document->selection().selectPlayer(m_document->players().inFrame(0));

    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, pixelAt(250) + QPoint(0, 80));

    QCOMPARE(m_document->playback().time().tick(), Tick{1390});
    QVERIFY(!m_document->selection().player());
}

void TestTrackLayers::heatMapIsDrawn()
{
    const QImage before = m_view->picture(m_view->size());

    m_view->tracks().setHeat(TrackLayers::Heat::All);

    QTRY_VERIFY_WITH_TIMEOUT(!m_view->tracks().heatMap().image.isNull(), test::Timeout);
    QVERIFY(before != m_view->picture(m_view->size()));
    m_view->tracks().setHeat(TrackLayers::Heat::Off);
    QTRY_COMPARE_WITH_TIMEOUT(m_view->picture(m_view->size()), before, test::Timeout);
}

void TestTrackLayers::wayIsSeenBesideALongWait()
{
    // Through 200 cells, a tenth of a second in each, and a quarter of an hour in the last.
    HeatGrid grid;
    grid.width = 201;
    grid.height = 1;
    grid.seconds.assign(200, 0.1F);
    grid.seconds.push_back(900);

    const HeatMap map = makeHeatMap(grid);

    QVERIFY(map.image.pixelColor(100, 0).alphaF() >= 0.4);
    QVERIFY(map.image.pixelColor(200, 0).alphaF() >= 0.4);
    QVERIFY(qAbs(map.mostSeconds - 0.1) < 0.001);
}

void TestTrackLayers::legendSaysWhatTheColoursMean()
{
    want(TrackLayers::Trails::Whole);
    m_view->tracks().setHeat(TrackLayers::Heat::Selected);
    QTRY_VERIFY_WITH_TIMEOUT(!m_view->tracks().heatMap().image.isNull(), test::Timeout);

    const auto legends = m_view->tracks().legends();
    QCOMPARE(legends.size(), 2U);
    QCOMPARE(legends[0].title, QStringLiteral("Speed (tiles/s)"));
    QCOMPARE(legends[1].title, QStringLiteral("Time spent: selected player"));
    const auto plates = legendPlates(legends, {900, 600}, 100, m_view->font());
    QCOMPARE(plates.size(), 2U);
    QVERIFY(plates[0].top() >= 100 && plates[0].bottom() < plates[1].top());
    QVERIFY(plates[1].bottom() <= 300 && plates[1].right() <= 450);
    // In a small view there is no room.
    QVERIFY(legendPlates(legends, {160, 90}, 0, m_view->font()).empty());
}

/// Of this run 95 of 100 ways from tick to tick are slower than 10.5 blocks a second.
void TestTrackLayers::legendCountsInWhatPlayersOfTheGameCount()
{
    const auto path = test::realRecording(QStringLiteral("hollowcube/parkour-run.hcrp"));
    if (!path)
        SKIP_MISSING();
    openAndWait(*path);
    want(TrackLayers::Trails::Whole);

    const TrackLegend legend = m_view->tracks().legends().at(0);
    QCOMPARE(legend.title, QStringLiteral("Speed (blocks/s)"));
    const double most = QLocale::c().toDouble(legend.high.section(u' ', 0, 0));
    QVERIFY2(most > 9 && most < 12, qPrintable(legend.high));
}

void TestTrackLayers::cachedLayerIsTheSamePicture()
{
    want(TrackLayers::Trails::Whole);
    const Camera camera = m_view->camera().snapped({400, 300}, 1);
    const auto painted = [&](const Camera &at) {
        QImage image(400, 300, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::black);
        QPainter painter(&image);
        m_view->tracks().paint(painter, at, {400, 300});
        return image;
    };
    const QImage first = painted(camera);

    const QImage moved = painted(camera.dragged({-20, 10}));

    QCOMPARE(moved.copy(0, 10, 380, 290), first.copy(20, 0, 380, 290));
}

namespace {

/// Three units up for each to the right, all at one speed.
TrackSet climber()
{
    Track track;
    track.client = 1;
    track.lineStarts = {0};
    for (std::int32_t i = 0; i <= 40; ++i) {
        const auto along = static_cast<float>(i * 10);
        track.points.push_back({i, along, 200, along * 3, i == 0 ? 0.F : 500.F});
    }
    TrackSet set;
    set.fastSpeed = 500;
    set.tracks = {track};
    return set;
}

QImage paintedTrail(const TrackSet &set, ViewPlane plane, const Camera &camera)
{
    QImage image(600, 600, QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    paintTrail(painter, set, {&set.tracks.front(), set.fastSpeed, 0, 100, {}, false, plane}, camera,
               image.size());
    return image;
}

bool isPainted(const QImage &image, const Camera &camera, QPointF world)
{
    const QPoint pixel = camera.toPixel(world, image.size()).toPoint();
    for (int y = -1; y <= 1; ++y) {
        for (int x = -1; x <= 1; ++x) {
            if (image.pixel(pixel + QPoint(x, y)) != qRgb(0, 0, 0))
                return true;
        }
    }
    return false;
}

} // namespace

void TestTrackLayers::trailFromTheSideGoesUp()
{
    const TrackSet set = climber();
    const Camera above{{200, 200}, 1.0};
    const Camera front{{200, -600}, 3.0};

    QVERIFY(isPainted(paintedTrail(set, ViewPlane::Top, above), above, {200, 200}));
    const QImage seen = paintedTrail(set, ViewPlane::Front, front);
    QVERIFY(isPainted(seen, front, {200, -600}));
    QVERIFY(!isPainted(seen, front, {200, -300}));
    // The pointer means the same place.
    const auto place = trailPlaceAt(
        set, {{&set.tracks.front(), set.fastSpeed, 0, 100, {}, false, ViewPlane::Front}},
        front.toPixel({200, -600}, seen.size()), front, seen.size());
    QVERIFY(place && place->tick == Tick{20});
}

void TestTrackLayers::safeColoursAreBlueToYellow()
{
    const TrackSet set = climber();
    const Camera camera{{200, 200}, 1.0};
    const QPoint middle = camera.toPixel({200, 200}, {600, 600}).toPoint();
    const QColor usual = paintedTrail(set, ViewPlane::Top, camera).pixelColor(middle);
    HeatGrid grid;
    grid.width = grid.height = 1;
    grid.seconds = {1};
    const QRgb usualHeat = makeHeatMap(grid).image.pixel(0, 0);

    theme::setSafeColors(true);
    const QColor safe = paintedTrail(set, ViewPlane::Top, camera).pixelColor(middle);
    const QRgb safeHeat = makeHeatMap(grid).image.pixel(0, 0);
    theme::setSafeColors(false);

    // The fastest: orange, and the yellow that is no red.
    QVERIFY(usual.green() < usual.red() * 2 / 3);
    QVERIFY(safe.green() > safe.red() * 3 / 4);
    QVERIFY(safeHeat != usualHeat);
}

TICKSCOPE_TEST(TestTrackLayers, QApplication)
#include "test_tracks.moc"
