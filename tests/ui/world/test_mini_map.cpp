// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/test_program.h"
#include "tests/ui/docks/dock_test.h"
#include "ui/world/view/camera_control.h"
#include "ui/world/view/mini_map.h"
#include "ui/world/view/world_overlays.h"
#include "ui/world/view/world_view.h"

using namespace tickscope;

namespace {

constexpr QSize ViewSize(900, 600);
/// Ground in its lower half, 100 x 50 cells of 32 units.
constexpr int Columns = 100;
constexpr int Rows = 50;
constexpr double CellSize = 32;

class MadeMap final : public MapContent
{
public:
    MadeMap()
    {
        CellLayer layer;
        layer.width = Columns;
        layer.height = Rows;
        layer.cellSize = CellSize;
        layer.cells.assign(Columns * Rows / 2, CellKind::Empty);
        layer.cells.resize(Columns * Rows, CellKind::Solid);
        m_backdrop.layers = {layer};
        m_backdrop.width = Columns * CellSize;
        m_backdrop.height = Rows * CellSize;
    }
    [[nodiscard]] const MapBackdrop &backdrop() const override { return m_backdrop; }

private:
    MapBackdrop m_backdrop;
};

Actor actorAt(int client, Vector2 position, int team = 0)
{
    Actor actor;
    actor.client = client;
    actor.position = position;
    actor.team = team;
    actor.body = Color{240, 120, 20};
    return actor;
}

/// A part of the map in the middle of the view.
Camera cameraOnAPart()
{
    return {{1600, 800}, 0.5};
}

QImage paint(MiniMap &map, const Scene &scene, const Camera &camera)
{
    QImage image(ViewSize, QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    map.paint(painter, scene, camera, ViewSize, {});
    return image;
}

QPoint pixelOf(const MiniMap &map, QPointF world)
{
    const QRectF area = map.area(ViewSize);
    const QRectF whole = map.world();
    return QPointF(area.left() + (world.x() - whole.left()) / whole.width() * area.width(),
                   area.top() + (world.y() - whole.top()) / whole.height() * area.height())
        .toPoint();
}

} // namespace

/// The small map in the corner of the world view.
class TestMiniMap : public test::DockTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init();
    void mapIsDrawnByAWorkerOnce();
    void playersAreDotsInTheirColours();
    void frameIsAroundWhatTheViewShows();
    void isNotNeededWhereTheViewShowsAll();
    void smallViewHasNone();
    void pressAndDragMoveTheCamera();
    void withoutAMapTheWorldIsWherePlayersWere();
    void withoutAMapWaysAreDrawn();
    void otherGroundIsDrawnAnew();
    void isNoPartOfASavedPicture();

private:
    void useMap()
    {
        m_map->setGround(
            {std::make_shared<const MadeMap>(), nullptr, {}, WorldPalette::make(true)});
    }
    /// Until the worker is done.
    void awaitPicture(const Scene &scene = {})
    {
        QSignalSpy changed(m_map.get(), &MiniMap::changed);
        (void)paint(*m_map, scene, cameraOnAPart());
        QTRY_COMPARE_WITH_TIMEOUT(changed.count(), 1, test::Timeout);
    }

    std::unique_ptr<MiniMap> m_map;
};

void TestMiniMap::init()
{
    m_map = std::make_unique<MiniMap>();
}

void TestMiniMap::mapIsDrawnByAWorkerOnce()
{
    useMap();
    QVERIFY(!m_map->area(ViewSize).isEmpty());
    awaitPicture();

    const QImage image = paint(*m_map, {}, cameraOnAPart());
    QCOMPARE(m_map->picture().size(), m_map->area(ViewSize).size().toSize());
    const QColor sky = image.pixelColor(pixelOf(*m_map, {300, 200}));
    const QColor ground = image.pixelColor(pixelOf(*m_map, {300, 1400}));
    QVERIFY(ground.lightness() > sky.lightness() + 10);

    QSignalSpy changed(m_map.get(), &MiniMap::changed);
    useMap(); // another object, so another map
    (void)paint(*m_map, {}, cameraOnAPart());
    QTRY_COMPARE_WITH_TIMEOUT(changed.count(), 1, test::Timeout);
    (void)paint(*m_map, {}, {{1000, 500}, 0.7});
    QVERIFY(!changed.wait(0)); // moving the camera needs no other picture
}

void TestMiniMap::playersAreDotsInTheirColours()
{
    useMap();
    Scene scene;
    scene.actors = {actorAt(0, {800, 400}), actorAt(1, {2400, 400})};

    QImage image = paint(*m_map, scene, cameraOnAPart());
    QCOMPARE(image.pixelColor(pixelOf(*m_map, {800, 400})), QColor(240, 120, 20));

    // In several teams the team says more than the skin.
    scene.actors[1].team = 1;
    image = paint(*m_map, scene, cameraOnAPart());
    QCOMPARE(image.pixelColor(pixelOf(*m_map, {800, 400})), teamColor(0));
    QCOMPARE(image.pixelColor(pixelOf(*m_map, {2400, 400})), teamColor(1));
}

void TestMiniMap::frameIsAroundWhatTheViewShows()
{
    useMap();
    const QImage one = paint(*m_map, {}, {{1600, 800}, 0.5});
    const QImage other = paint(*m_map, {}, {{600, 500}, 0.5});

    QVERIFY(one != other);
    // The left edge of the frame, at 1600 - 450 * 0.5.
    const QPoint edge = pixelOf(*m_map, {1375, 800});
    QVERIFY(one.copy(edge.x() - 2, edge.y(), 5, 1) != other.copy(edge.x() - 2, edge.y(), 5, 1));
}

void TestMiniMap::isNotNeededWhereTheViewShowsAll()
{
    QVERIFY(!m_map->isNeeded(cameraOnAPart(), ViewSize)); // no world yet
    useMap();

    QVERIFY(m_map->isNeeded(cameraOnAPart(), ViewSize));
    QVERIFY(!m_map->isNeeded(Camera::fit(m_map->world(), ViewSize, 16), ViewSize));
}

void TestMiniMap::smallViewHasNone()
{
    useMap();
    QVERIFY(!m_map->isNeeded(cameraOnAPart(), QSize(300, 200)));
}

void TestMiniMap::pressAndDragMoveTheCamera()
{
    begin();
    auto view = std::make_unique<WorldView>(*m_active);
    show(*view);
    view->resize(ViewSize);
    openAndWait(m_path);
    QTRY_VERIFY_WITH_TIMEOUT(m_document->map().content() != nullptr, test::Timeout);
    view->grab(); // takes the map
    MiniMap &map = view->miniMap();
    view->control().setFreeCamera();
    view->control().zoomIn();
    for (int i = 0; i < 12 && !view->isMiniMapShown(); ++i)
        view->control().zoomIn();
    QVERIFY(view->isMiniMapShown());
    const QRectF area = map.area(view->size());
    const double zoom = view->camera().unitsPerPixel;
    const auto worldAt = [&](QPoint pixel) { return map.worldAt(pixel, view->size()); };
    const QPoint from = area.center().toPoint();
    const QPoint to = from + QPoint(20, 10);

    QTest::mousePress(view.get(), Qt::LeftButton, {}, from);
    QCOMPARE(view->camera().centre, worldAt(from));
    QMouseEvent move(QEvent::MouseMove, to, view->mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                     Qt::NoModifier);
    QCoreApplication::sendEvent(view.get(), &move);
    QCOMPARE(view->camera().centre, worldAt(to));
    QTest::mouseRelease(view.get(), Qt::LeftButton, {}, to);

    QCOMPARE(view->control().view(), CameraControl::View::Free);
    QCOMPARE(view->camera().unitsPerPixel, zoom);
    QVERIFY(!m_document->selection().player());
    view->overlays().setMiniMapVisible(false);
    QVERIFY(!view->isMiniMapShown());
    view.reset();
    end();
}

void TestMiniMap::withoutAMapTheWorldIsWherePlayersWere()
{
    m_map->setGround({nullptr, nullptr, {}, WorldPalette::make(true)});
    Scene scene;
    QVERIFY(m_map->area(ViewSize).isEmpty());
    scene.actors = {actorAt(0, {0, 0})};
    m_map->setScene(scene);
    const QRectF small = m_map->world();
    QVERIFY(small.contains(QPointF(0, 0)));
    // Its ground is that of the world view, not black.
    awaitPicture(scene);
    QVERIFY(m_map->picture().pixelColor(8, 8).lightness() > 20);

    scene.actors = {actorAt(0, {9000, 0})};
    m_map->setScene(scene);
    QVERIFY(m_map->world().contains(QPointF(9000, 0)));
    QVERIFY(m_map->world().contains(small));

    m_map->reset();
    QVERIFY(m_map->world().isEmpty());
}

void TestMiniMap::withoutAMapWaysAreDrawn()
{
    TrackSet set;
    set.tracks = {{0, {{0, 0, 500}, {100, 8000, 500}}, {0}}};
    MiniMap::Ground ground{nullptr, nullptr, {}, WorldPalette::make(true)};
    ground.tracks = std::make_shared<const TrackSet>(set);

    m_map->setGround(ground);

    QVERIFY(m_map->world().contains(QRectF(0, 500, 8000, 1)));
    awaitPicture();
    const QPoint corner = m_map->area(ViewSize).topLeft().toPoint();
    const QPoint onTheWay = pixelOf(*m_map, {4000, 500}) - corner;
    const QImage &picture = m_map->picture();
    const auto isDrawn = [&] {
        return picture.pixelColor(onTheWay).lightness()
               > picture.pixelColor(onTheWay + QPoint(0, 12)).lightness() + 20;
    };
    QVERIFY(isDrawn());

    // Who recorded it is whom it is about, not who had their client ID before.
    ground.recorder = {{0, {{200}, {300}}, {301}}, {1, {{0}, {300}}, {301}}};
    m_map->setGround(ground);
    awaitPicture();
    QVERIFY(!isDrawn());
    ground.recorder = {{0, {{0}, {100}}, {101}}};
    m_map->setGround(ground);
    awaitPicture();
    QVERIFY(isDrawn());
}

void TestMiniMap::otherGroundIsDrawnAnew()
{
    useMap();
    awaitPicture();
    const QImage dark = m_map->picture();

    m_map->setGround({std::make_shared<const MadeMap>(), nullptr, {}, WorldPalette::make(false)});
    awaitPicture();

    QVERIFY(m_map->picture() != dark);
}

void TestMiniMap::isNoPartOfASavedPicture()
{
    begin();
    auto view = std::make_unique<WorldView>(*m_active);
    show(*view);
    view->resize(ViewSize);
    openAndWait(m_path);
    const auto pictureWith = [&view](bool isVisible) {
        view->overlays().setMiniMapVisible(isVisible);
        return view->picture(ViewSize);
    };

    // Tried again, for images of the map and of the game come when they are read.
    QTRY_COMPARE_WITH_TIMEOUT(pictureWith(true), pictureWith(false), test::Timeout);
    view.reset();
    end();
}

TICKSCOPE_TEST(TestMiniMap, QApplication)
#include "test_mini_map.moc"
