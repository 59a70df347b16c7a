// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <numbers>

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QPainter>
#include <QSignalSpy>
#include <QtConcurrentRun>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>

#include "tests/support/test_program.h"
#include "tests/toy_format/toy.h"
#include "ui/world/figures/actor_painter.h"
#include "ui/world/figures/label_painter.h"
#include "ui/world/view/camera_control.h"
#include "ui/world/view/picture_export.h"
#include "ui/world/view/world_view.h"

using namespace tickscope;

namespace {

constexpr QSize ViewPictureSize(640, 480);
constexpr Color Orange{240, 120, 20};

Actor actorNamed(int client, Vector2 position, const char *name = "")
{
    Actor actor;
    actor.client = client;
    actor.position = position;
    actor.radius = UsualRadius;
    actor.body = Orange;
    actor.name = name;
    return actor;
}

RenderOptions plainOptions(const Camera &camera)
{
    RenderOptions options;
    options.size = ViewPictureSize;
    options.camera = camera;
    options.hud = false;
    options.names = false;
    return options;
}

QImage render(const Scene &scene, const RenderOptions &options, const MapBackdrop *map = nullptr,
              double ratio = 1.0)
{
    QImage image(options.size * ratio, QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    renderScene(image, map, scene, options);
    image.setDevicePixelRatio(1.0);
    return image;
}

bool isOrange(QRgb pixel)
{
    return std::abs(qRed(pixel) - 240) < 24 && std::abs(qGreen(pixel) - 120) < 24
           && std::abs(qBlue(pixel) - 20) < 24;
}

/// A map of 10 x 10 cells of 32 units, ground from row 5 on.
MapBackdrop groundMap()
{
    CellLayer layer;
    layer.width = layer.height = 10;
    layer.cellSize = 32;
    layer.cells.assign(50, CellKind::Empty);
    layer.cells.insert(layer.cells.end(), 50, CellKind::Solid);
    return {{layer}, 320, 320};
}

/// A document with the sample of the toy format, opened and with its first frame.
class OpenedToy
{
    QTemporaryDir m_folder;
    FormatRegistry m_registry; // outlives the document

public:
    OpenedToy()
    {
        m_registry.add(makeFormat_toy());
        document = std::make_unique<Document>(m_registry);
        active = std::make_unique<ActiveDocument>(document.get());
        const QString path = m_folder.filePath(QStringLiteral("game.toy"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            return;
        const auto bytes = toy::sampleRecording();
        file.write(reinterpret_cast<const char *>(bytes.data()), static_cast<qint64>(bytes.size()));
        file.close();
        document->open(path);
    }
    [[nodiscard]] bool isReady() const
    {
        return document->phase() == OpenPhase::Ready && document->frame() && document->frame()->at;
    }

    std::unique_ptr<Document> document;
    std::unique_ptr<ActiveDocument> active;
};

} // namespace

class TestWorldView : public QObject
{
    Q_OBJECT

private slots:
    void actorHasItsColourAtItsPlace_data();
    void actorHasItsColourAtItsPlace();
    void farActorIsStillVisible();
    void groundIsWhereTheMapHasIt_data();
    void groundIsWhereTheMapHasIt();
    void movedViewShowsTheSameMapFromKeptPieces();
    void numbersAndArrowsStandOnTheirTiles();
    void everyKindOfThingIsDrawn();
    void namesOfACrowdDoNotCoverEachOther();
    void nameAtTheEdgeStaysInThePicture();
    void nearestActorIsFoundUnderThePointer();
    void viewShowsThePlayersOfARecording();
    void clickSelectsAndClickBesideClears();
    void doubleClickFollowsAndKeepsThePlayerInTheMiddle();
    void followNextGoesRound();
    void wheelZoomsAboutThePointer();
    void dragFreesTheCamera();
    void arrowKeysMoveTheView();
    void pictureHasTheSizeThatWasAsked();
    void pictureIsOfTheMomentWhenItWasAsked();
    void copiedPictureIsInTheClipboard();
    void viewWithoutRecordingPaints();
};

void TestWorldView::actorHasItsColourAtItsPlace_data()
{
    QTest::addColumn<double>("scale");
    QTest::addColumn<double>("ratio");

    QTest::newRow("play scale") << 1.0 << 1.0;
    QTest::newRow("near") << 0.2 << 1.0;
    QTest::newRow("200 % screen") << 1.0 << 2.0;
}

void TestWorldView::actorHasItsColourAtItsPlace()
{
    QFETCH(double, scale);
    QFETCH(double, ratio);
    Scene scene;
    scene.actors = {actorNamed(1, {1040, 520})};
    const Camera camera{{1000, 500}, scale};

    const QImage image = render(scene, plainOptions(camera), nullptr, ratio);

    // Left of the middle of the body: the eyes look to the right.
    const QPointF place = camera.toPixel({1030, 516}, ViewPictureSize) * ratio;
    QVERIFY(isOrange(image.pixel(place.toPoint())));
    QVERIFY(!isOrange(image.pixel(5, 5)));
}

void TestWorldView::farActorIsStillVisible()
{
    Scene scene;
    scene.actors = {actorNamed(1, {1000, 500})};

    const QImage image = render(scene, plainOptions({{1000, 500}, 60.0}));

    QVERIFY(isOrange(image.pixel(320, 239)));
}

void TestWorldView::groundIsWhereTheMapHasIt_data()
{
    QTest::addColumn<double>("scale");

    QTest::newRow("cells with shape") << 0.6;
    QTest::newRow("cells as dots") << 8.0;
}

void TestWorldView::groundIsWhereTheMapHasIt()
{
    QFETCH(double, scale);
    const MapBackdrop map = groundMap();
    const RenderOptions options = plainOptions({{160, 160}, scale});

    const QImage image = render({}, options, &map);

    const auto colorAt = [&](QPointF world) {
        return image.pixelColor(options.camera.toPixel(world, ViewPictureSize).toPoint());
    };
    QVERIFY(colorAt({160, 250}).lightness() > colorAt({160, 60}).lightness() + 20);
}

void TestWorldView::movedViewShowsTheSameMapFromKeptPieces()
{
    const MapBackdrop map = groundMap();
    RenderOptions options = plainOptions({{160, 160}, 0.6});
    MapPainter cache;
    QImage kept(ViewPictureSize, QImage::Format_RGB32);
    for (const double x : {160.0, 260.0}) {
        options.camera.centre.setX(x);
        renderScene(kept, &map, {}, options, &cache);
    }

    QCOMPARE(kept, render({}, options, &map));
}

void TestWorldView::numbersAndArrowsStandOnTheirTiles()
{
    MapBackdrop map = groundMap();
    CellLayer &layer = map.layers.front();
    layer.cells[22] = CellKind::Teleport; // column 2, row 2
    layer.cells[26] = CellKind::Speedup;
    const RenderOptions options = plainOptions({{160, 160}, 0.5});
    const QImage without = render({}, options, &map);
    layer.marks = {{2, 2, CellKind::Teleport, 17, 0, {}},
                   {6, 2, CellKind::Speedup, 0, 5, -std::numbers::pi / 2}};

    const QImage with = render({}, options, &map);

    const auto cell = [&](const QImage &image, int column, int row) {
        const QPointF corner = options.camera.toPixel(QPointF(column, row) * 32, ViewPictureSize);
        return image.copy(QRect(corner.toPoint(), QSize(64, 64)));
    };
    QVERIFY(cell(with, 2, 2) != cell(without, 2, 2));
    QCOMPARE(cell(with, 3, 2), cell(without, 3, 2));
    // The head of the arrow is at the top, and wider than its tail.
    const QImage arrow = cell(with, 6, 2);
    const auto strength = [&](int y) {
        int count = 0;
        for (int x = 0; x < 64; ++x)
            count += arrow.pixel(x, y) != cell(without, 6, 2).pixel(x, y) ? 1 : 0;
        return count;
    };
    QVERIFY(strength(24) > strength(54) + 8);
    // Far away they would be noise.
    const RenderOptions far = plainOptions({{160, 160}, 8});
    MapBackdrop bare = map;
    bare.layers.front().marks.clear();
    QCOMPARE(render({}, far, &map), render({}, far, &bare));
}

void TestWorldView::everyKindOfThingIsDrawn()
{
    const RenderOptions options = plainOptions({{0, 0}, 1.0});
    const QImage empty = render({}, options);
    std::vector<Scene> scenes;
    for (int kind = 0; kind <= static_cast<int>(SpriteKind::Other); ++kind) {
        scenes.emplace_back().sprites = {
            {static_cast<SpriteKind>(kind), {}, {1, 0}, WeaponKind::Gun}};
    }
    for (int kind = 0; kind <= static_cast<int>(LineKind::Dragger); ++kind)
        scenes.emplace_back().lines = {{static_cast<LineKind>(kind), {-50, 0}, {50, 0}, 1, 0}};
    for (int kind = 0; kind <= static_cast<int>(EffectKind::AirJump); ++kind)
        scenes.emplace_back().effects = {{static_cast<EffectKind>(kind), {}, 2, 0, {}, 0}};
    for (int weapon = 0; weapon <= static_cast<int>(WeaponKind::Ninja); ++weapon) {
        Actor actor = actorNamed(0, {});
        actor.weapon = static_cast<WeaponKind>(weapon);
        actor.aim = weapon;
        actor.eyes = static_cast<EyeKind>(weapon % 6);
        actor.isFrozen = weapon == 2;
        scenes.emplace_back().actors = {actor};
    }

    for (std::size_t i = 0; i < scenes.size(); ++i)
        QVERIFY2(render(scenes[i], options) != empty, qPrintable(QString::number(i)));
}

void TestWorldView::namesOfACrowdDoNotCoverEachOther()
{
    Scene scene;
    for (int i = 0; i < 4; ++i)
        scene.actors.push_back(actorNamed(i, {i * 10.0, 0}, "somebody"));
    std::vector<ActorLook> looks;
    for (const Actor &actor : scene.actors)
        looks.push_back(lookOf(actor, {{0, 0}, 1.0}, ViewPictureSize));

    const auto plates = placeNames(
        scene, looks, {ViewPictureSize, nameFont(1.0), 2, false, false, false, {}, {}});

    QCOMPARE(plates.size(), std::size_t{4});
    QCOMPARE(plates.front().actor, std::size_t{2}); // the selected one chooses first
    for (std::size_t i = 0; i < plates.size(); ++i) {
        for (std::size_t j = i + 1; j < plates.size(); ++j) {
            QVERIFY(!plates[i].place.intersects(plates[j].place));
        }
    }
}

void TestWorldView::nameAtTheEdgeStaysInThePicture()
{
    Scene scene;
    scene.actors = {actorNamed(0, {-318, 0}, "a rather long name")};
    const std::vector looks{lookOf(scene.actors[0], {{0, 0}, 1.0}, ViewPictureSize)};

    const auto plates = placeNames(
        scene, looks, {ViewPictureSize, nameFont(1.0), {}, false, false, false, {}, {}});

    QVERIFY(QRectF(QPointF(0, 0), QSizeF(ViewPictureSize)).contains(plates.front().place));
}

void TestWorldView::nearestActorIsFoundUnderThePointer()
{
    Scene scene;
    scene.actors = {actorNamed(1, {0, 0}), actorNamed(2, {30, 0})};
    const Camera camera{{0, 0}, 1.0};

    const Actor *found = actorAt(scene, camera.toPixel({20, 0}, ViewPictureSize), camera,
                                 ViewPictureSize);

    QVERIFY(found);
    QCOMPARE(found->client, 2);
    QVERIFY(!actorAt(scene, {5, 5}, camera, ViewPictureSize));
}

void TestWorldView::viewShowsThePlayersOfARecording()
{
    OpenedToy toy;
    WorldView view(*toy.active);
    view.resize(ViewPictureSize);
    QTRY_VERIFY(toy.isReady());

    QTRY_VERIFY(!view.scene().actors.empty());
    const QRectF bounds = actorBounds(view.scene()).value_or(QRectF());
    QVERIFY(view.camera().visible(view.size()).contains(bounds));
}

void TestWorldView::clickSelectsAndClickBesideClears()
{
    OpenedToy toy;
    WorldView view(*toy.active);
    view.resize(ViewPictureSize);
    view.show();
    QTRY_VERIFY(toy.isReady());
    QTRY_VERIFY(!view.scene().actors.empty());
    const Actor actor = view.scene().actors.front();
    const QPointF place = view.camera().toPixel({actor.position.x, actor.position.y}, view.size());

    QTest::mouseClick(&view, Qt::LeftButton, {}, place.toPoint());
    QCOMPARE(toy.document->players().clientInFrame(toy.document->selection().player()),
             std::optional(actor.client));

    QTest::mouseClick(&view, Qt::LeftButton, {}, {2, view.height() - 3});
    QVERIFY(!toy.document->selection().player());
}

void TestWorldView::doubleClickFollowsAndKeepsThePlayerInTheMiddle()
{
    OpenedToy toy;
    WorldView view(*toy.active);
    view.resize(ViewPictureSize);
    view.show();
    QTRY_VERIFY(toy.isReady());
    QTRY_VERIFY(!view.scene().actors.empty());
    const int client = view.scene().actors.front().client;
    const auto place = [&] {
        for (const Actor &actor : view.scene().actors) {
            if (actor.client == client)
                return QPointF(actor.position.x, actor.position.y);
        }
        return QPointF();
    };

    QTest::mouseDClick(&view, Qt::LeftButton, {},
                       view.camera().toPixel(place(), view.size()).toPoint());
    QCOMPARE(view.control().view(), CameraControl::View::Follow);
    QCOMPARE(view.camera().centre, place());

    toy.document->playback().apply(TimeCommand::goToTick({toy::SampleFirstTick + 17}));
    QTRY_COMPARE(toy.document->frame()->asked, Tick{toy::SampleFirstTick + 17});
    QCOMPARE(view.camera().centre, place());
}

void TestWorldView::followNextGoesRound()
{
    OpenedToy toy;
    WorldView view(*toy.active);
    QTRY_VERIFY(toy.isReady());
    QTRY_COMPARE(view.scene().actors.size(), std::size_t{2});

    view.control().followNext(1);
    const auto first = toy.document->selection().followed();
    view.control().followNext(1);
    const auto second = toy.document->selection().followed();
    view.control().followNext(1);

    QVERIFY(first && second && *first != *second);
    QCOMPARE(toy.document->selection().followed(), first);
    view.control().followNext(-1);
    QCOMPARE(toy.document->selection().followed(), second);
}

void TestWorldView::wheelZoomsAboutThePointer()
{
    OpenedToy toy;
    WorldView view(*toy.active);
    view.resize(ViewPictureSize);
    view.show();
    QTRY_VERIFY(toy.isReady());
    const QPointF pointer(100, 120);
    const QPointF before = view.camera().toWorld(pointer, view.size());
    const double scale = view.camera().unitsPerPixel;

    QWheelEvent wheel(pointer, view.mapToGlobal(pointer), {}, {0, 120}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&view, &wheel);

    QVERIFY(view.camera().unitsPerPixel < scale);
    QVERIFY(QLineF(view.camera().toWorld(pointer, view.size()), before).length() < 1e-6);
}

void TestWorldView::dragFreesTheCamera()
{
    OpenedToy toy;
    WorldView view(*toy.active);
    view.resize(ViewPictureSize);
    view.show();
    QTRY_VERIFY(toy.isReady());
    const QPointF grabbed = view.camera().toWorld({300, 200}, view.size());

    QTest::mousePress(&view, Qt::LeftButton, {}, {300, 200});
    QTest::mouseMove(&view, {340, 260});
    QTest::mouseRelease(&view, Qt::LeftButton, {}, {340, 260});

    QCOMPARE(view.control().view(), CameraControl::View::Free);
    QVERIFY(QLineF(view.camera().toWorld({340, 260}, view.size()), grabbed).length() < 1e-6);
}

void TestWorldView::arrowKeysMoveTheView()
{
    OpenedToy toy;
    WorldView view(*toy.active);
    view.resize(ViewPictureSize);
    QTRY_VERIFY(toy.isReady());
    const double before = view.camera().centre.x();

    QTest::keyClick(&view, Qt::Key_Right);

    QVERIFY(view.camera().centre.x() > before);
}

void TestWorldView::pictureHasTheSizeThatWasAsked()
{
    OpenedToy toy;
    WorldView view(*toy.active);
    view.resize(ViewPictureSize);
    QTRY_VERIFY(toy.isReady());

    QCOMPARE(view.picture({320, 200}).size(), QSize(320, 200));
    QVERIFY(view.picture({0, 0}).isNull());
}

void TestWorldView::pictureIsOfTheMomentWhenItWasAsked()
{
    OpenedToy toy;
    auto view = std::make_unique<WorldView>(*toy.active);
    view->resize(ViewPictureSize);
    QTRY_VERIFY(toy.isReady());
    const QImage shown = view->picture(ViewPictureSize);
    const PictureMaker make = view->pictureMaker(ViewPictureSize);
    QTest::keyClick(view.get(), Qt::Key_Plus, Qt::AltModifier);
    QTest::keyClick(view.get(), Qt::Key_Right);
    QVERIFY(view->picture(ViewPictureSize) != shown);
    view.reset();

    QCOMPARE(QtConcurrent::run(make).result(), shown);
}

void TestWorldView::copiedPictureIsInTheClipboard()
{
    OpenedToy toy;
    WorldView view(*toy.active);
    view.resize(ViewPictureSize);
    QTRY_VERIFY(toy.isReady());
    QGuiApplication::clipboard()->clear();

    view.findChild<PictureExport *>()->copy();

    QTRY_COMPARE(QGuiApplication::clipboard()->image().size(),
                 ViewPictureSize * view.devicePixelRatioF());
}

void TestWorldView::viewWithoutRecordingPaints()
{
    FormatRegistry registry;
    Document document(registry);
    ActiveDocument active(&document);
    WorldView view(active);
    view.resize(ViewPictureSize);

    QCOMPARE(view.grab().size(), ViewPictureSize * view.devicePixelRatioF());
    QVERIFY(!view.objectName().isEmpty());
    QVERIFY(!view.accessibleName().isEmpty());
}

TICKSCOPE_TEST(TestWorldView, QApplication)
#include "test_world_view.moc"
