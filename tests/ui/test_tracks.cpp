// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <QPainter>

#include "tests/ui/dock_test.h"
#include "ui/world/track_layers.h"
#include "ui/world/world_view.h"

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
    void clickOnATrailGoesThere();
    void clickBesideSelectsNobody();
    void heatMapIsDrawn();
    void cachedLayerIsTheSamePicture();

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
    m_view = std::make_unique<WorldView>(*m_document);
    show(*m_view);
    m_view->resize(900, 600);
    openAndWait(m_path);
    m_document->apply({TimeAction::GoToTick, 0, Time{0}, Tick{1390}});
    QTRY_COMPARE(m_document->frame()->at->tick, Tick{1390});
    m_view->setFreeCamera();
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
        m_view->tracks().store().tracks() && !m_view->tracks().store().isReading(), test::Patience);
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
    QTRY_VERIFY_WITH_TIMEOUT(layers.store().tracks(), test::Patience);
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

void TestTrackLayers::clickOnATrailGoesThere()
{
    want(TrackLayers::Trails::Recent);

    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, pixelAt(250));

    // She was there 150 ticks after the first one.
    QVERIFY2(std::abs(m_document->time().tick() - Tick{1150}) <= 3,
             qPrintable(QString::number(m_document->time().tick().value)));
}

void TestTrackLayers::clickBesideSelectsNobody()
{
    want(TrackLayers::Trails::Recent);
    m_document->selectClient(0);

    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, pixelAt(250) + QPoint(0, 80));

    QCOMPARE(m_document->time().tick(), Tick{1390});
    QVERIFY(!m_document->selectedClient());
}

void TestTrackLayers::heatMapIsDrawn()
{
    const QImage before = m_view->picture(m_view->size());

    m_view->tracks().setHeat(TrackLayers::Heat::All);

    QTRY_VERIFY_WITH_TIMEOUT(!m_view->tracks().heatMap().image.isNull(), test::Patience);
    QVERIFY(before != m_view->picture(m_view->size()));
    m_view->tracks().setHeat(TrackLayers::Heat::Off);
    QCOMPARE(m_view->picture(m_view->size()), before);
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

QTEST_MAIN(TestTrackLayers)
#include "test_tracks.moc"
