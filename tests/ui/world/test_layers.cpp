// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <utility>

#include "tests/support/test_program.h"
#include "tests/toy_format/toy.h"
#include "ui/document/active_document.h"
#include "ui/reading/recording_frames.h"
#include "ui/world/view/camera_control.h"
#include "ui/world/view/shown_scene.h"
#include "ui/world/view/world_view.h"

using namespace tickscope;
using std::chrono::milliseconds;

namespace {

constexpr int UnitsASecond = 200; ///< All figures here go to the right as fast as this.
constexpr int RunSeconds = 4;
constexpr QSize LayersSize(400, 300);

/// One figure that stands at 0 in the first tick.
QByteArray straightRun(std::uint16_t ticksPerSecond, std::uint8_t client, std::string name, int y)
{
    toy::Writer writer(ticksPerSecond);
    for (int tick = 0; tick <= RunSeconds * ticksPerSecond; ++tick) {
        const toy::Figure figure{
            client, UnitsASecond * tick / ticksPerSecond, y, UnitsASecond, 0, 0, 0, name};
        writer.beginFrame({tick}, toy::FrameKind::Whole);
        writer.body(figure);
        writer.info(figure);
    }
    const auto bytes = writer.finish();
    return {reinterpret_cast<const char *>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

Scene sceneOf(int client, double x, Color color)
{
    Scene scene;
    Actor &actor = scene.actors.emplace_back();
    actor.client = client;
    actor.position = {x, 0};
    actor.body = actor.feet = color;
    return scene;
}

RenderOptions layerOptions()
{
    RenderOptions options;
    options.size = LayersSize;
    options.hud = false;
    return options;
}

QImage layersDrawn(const std::vector<SceneLayer> &layers,
                   const RenderOptions &options = layerOptions())
{
    QImage image(LayersSize, QImage::Format_RGB32);
    renderLayers(image, nullptr, layers, options);
    return image;
}

/// Whether some of the name of a red layer is to be seen.
bool hasRedInk(const QImage &picture)
{
    const QColor ink = inkOn(WorldPalette::make(true), Qt::red);
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            const QColor found = picture.pixelColor(x, y);
            if (std::abs(found.red() - ink.red()) + std::abs(found.green() - ink.green())
                    + std::abs(found.blue() - ink.blue())
                < 12)
                return true;
        }
    }
    return false;
}

} // namespace

/// Several recordings in one picture.
class TestLayers : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void bothStandWhereTheyAreAtTheSameTime_data();
    void bothStandWhereTheyAreAtTheSameTime();
    void layerOutsideItsRecordingShowsNobody_data();
    void layerOutsideItsRecordingShowsNobody();
    void layerStaysWhenItsDocumentIsClosed();
    void viewWithoutLayersIsAsBefore();
    void oneLayerIsDrawnAsAScene();
    void nameOfALayerBelowHasItsColorAndNumber();
    void nameOfALayerBelowKeepsClearOfSpeech();
    void layerBelowIsTintedAndPale();

private:
    [[nodiscard]] std::unique_ptr<Document> opened(const QString &name, const QByteArray &bytes);
    [[nodiscard]] std::shared_ptr<RecordingFrames> otherFrames() const;
    void goTo(milliseconds time);

    QTemporaryDir m_folder;
    FormatRegistry m_registry;
    std::unique_ptr<Document> m_document; ///< 20 ticks a second.
    std::unique_ptr<Document> m_other;    ///< 50 ticks a second.
    std::unique_ptr<ActiveDocument> m_active;
    std::unique_ptr<WorldView> m_view;
};

void TestLayers::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("layers"));
    m_registry.add(makeFormat_toy());
}

std::unique_ptr<Document> TestLayers::opened(const QString &name, const QByteArray &bytes)
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("the recording was not written");
    file.close();
    auto document = std::make_unique<Document>(m_registry);
    document->open(file.fileName());
    const bool isThere = QTest::qWaitFor(
        [&document] {
            return document->phase() == OpenPhase::Ready && document->frame()
                   && document->frame()->at;
        },
        120'000);
    if (!isThere)
        qFatal("the recording was not read");
    return document;
}

void TestLayers::init()
{
    m_document = opened(QStringLiteral("slow.toy"), straightRun(20, 1, "ada", 0));
    m_other = opened(QStringLiteral("fast.toy"), straightRun(50, 7, "eve", 100));
    m_active = std::make_unique<ActiveDocument>(m_document.get());
    m_view = std::make_unique<WorldView>(*m_active);
    m_view->resize(LayersSize);
}

void TestLayers::cleanup()
{
    m_view.reset();
    m_active.reset();
    m_document.reset();
    m_other.reset();
}

std::shared_ptr<RecordingFrames> TestLayers::otherFrames() const
{
    return std::make_shared<RecordingFrames>(ReadRecording{m_other->recording(), m_other->index(),
                                                           m_other->reading().motion(),
                                                           m_other->sceneMaker()});
}

void TestLayers::goTo(milliseconds time)
{
    QTRY_VERIFY(m_document->index()->isComplete());
    const TimeBase &base = m_document->index()->time();
    m_document->playback().apply(TimeCommand::goToTick(base.tickAt(time)));
    QTRY_COMPARE(m_document->frame()->asked, base.tickAt(time));
}

void TestLayers::bothStandWhereTheyAreAtTheSameTime_data()
{
    QTest::addColumn<int>("head");   // milliseconds
    QTest::addColumn<int>("offset"); // milliseconds

    QTest::newRow("side by side") << 1500 << 0;
    QTest::newRow("between two ticks of the first") << 1000 << 20;
    QTest::newRow("a second ahead") << 1500 << 1000;
    QTest::newRow("a second behind") << 1500 << -1000;
    QTest::newRow("its first moment") << 500 << -500;
    QTest::newRow("its last moment") << 3000 << 1000;
}

void TestLayers::bothStandWhereTheyAreAtTheSameTime()
{
    QFETCH(int, head);
    QFETCH(int, offset);
    const auto frames = otherFrames();
    m_view->setLayers({{frames, [offset](Time time) { return time + milliseconds(offset); }}});

    goTo(milliseconds(head));
    QTRY_VERIFY(m_view->layers().size() == 2 && frames->isCurrent()
                && m_view->layers()[1].scene.actors.size() == 1);

    const Actor &own = m_view->scene().actors.front();
    const Actor &other = m_view->layers()[1].scene.actors.front();
    QCOMPARE(own.name, std::string("ada"));
    QCOMPARE(other.name, std::string("eve"));
    QCOMPARE(own.position, (Vector2{UnitsASecond * head / 1000.0, 0}));
    QTRY_COMPARE(m_view->layers()[1].scene.actors.front().position,
                 (Vector2{UnitsASecond * (head + offset) / 1000.0, 100}));
    // The document behind it has its own playhead.
    QCOMPARE(m_other->playback().time().tick(), Tick{0});
}

void TestLayers::layerOutsideItsRecordingShowsNobody_data()
{
    QTest::addColumn<int>("offset"); // milliseconds

    QTest::newRow("not begun") << -1001;
    QTest::newRow("over") << 1000 * RunSeconds - 999;
}

void TestLayers::layerOutsideItsRecordingShowsNobody()
{
    QFETCH(int, offset);
    const auto frames = otherFrames();
    m_view->setLayers({{frames}});
    goTo(milliseconds(1000));
    QTRY_COMPARE(m_view->layers()[1].scene.actors.size(), std::size_t{1});

    m_view->setLayers({{frames, [offset](Time time) { return time + milliseconds(offset); }}});

    QCOMPARE(m_view->layers()[1].scene.actors.size(), std::size_t{0});
    QCOMPARE(m_view->scene().actors.size(), std::size_t{1});
}

void TestLayers::layerStaysWhenItsDocumentIsClosed()
{
    m_view->setLayers({{otherFrames()}});
    m_other->close();

    goTo(milliseconds(2000));

    QTRY_COMPARE(m_view->layers()[1].scene.actors.size(), std::size_t{1});
    QTRY_COMPARE(m_view->layers()[1].scene.actors.front().position,
                 (Vector2{2.0 * UnitsASecond, 100}));
}

void TestLayers::viewWithoutLayersIsAsBefore()
{
    goTo(milliseconds(1000));
    m_view->control().lookAt({UnitsASecond, 50});
    QImage before;
    QTRY_VERIFY(std::exchange(before, m_view->grab().toImage()) == before);
    m_view->setLayers({{.frames = otherFrames(), .tint = QColor(Qt::red), .opacity = 0.6}});
    QTRY_VERIFY(m_view->grab().toImage() != before);

    m_view->setLayers({});

    QCOMPARE(m_view->layers().size(), std::size_t{1});
    QCOMPARE(m_view->grab().toImage(), before);
}

void TestLayers::oneLayerIsDrawnAsAScene()
{
    const Scene scene = sceneOf(1, 0, {200, 100, 50});
    QImage image(LayersSize, QImage::Format_RGB32);
    renderScene(image, nullptr, scene, layerOptions());

    QCOMPARE(layersDrawn({{scene}}), image);
    // Nobody is in the other layer.
    QCOMPARE(layersDrawn({{scene}, {{}, QColor(Qt::red), 0.5}}), image);
}

void TestLayers::nameOfALayerBelowHasItsColorAndNumber()
{
    const Scene first = sceneOf(1, 0, {20, 220, 20});
    Scene second = sceneOf(7, 100, {20, 220, 20});
    second.actors.front().name = "eve";
    const auto drawn = [&](double opacity, std::map<int, int> numbers) {
        return layersDrawn({{first}, {second, QColor(Qt::red), opacity, std::move(numbers)}});
    };
    // As clear as ever where the figure is pale.
    QVERIFY(hasRedInk(drawn(0.3, {})));
    QVERIFY(drawn(0.3, {{7, 6}}) != drawn(0.3, {}));
    second.actors.front().name.clear();
    QVERIFY(!hasRedInk(drawn(0.3, {})));
}

void TestLayers::nameOfALayerBelowKeepsClearOfSpeech()
{
    Scene second = sceneOf(7, 120, {20, 220, 20});
    second.actors.front().name = "eve";
    RenderOptions options = layerOptions();
    options.hud = true;
    Bubble bubble;
    bubble.client = 1;
    bubble.text = QStringLiteral("hello to everybody");
    options.bubbles.push_back(bubble);

    QVERIFY(hasRedInk(
        layersDrawn({{sceneOf(1, 0, {20, 220, 20})}, {second, QColor(Qt::red)}}, options)));
}

void TestLayers::layerBelowIsTintedAndPale()
{
    // Beside the eyes, at the middle of the body.
    const QPoint apart(LayersSize.width() / 2 + 100 - 8, LayersSize.height() / 2 + 8);
    const Scene first = sceneOf(1, 0, {20, 220, 20});
    const Scene second = sceneOf(1, 100, {20, 220, 20});
    const QRgb ground = layersDrawn({{first}}).pixel(apart);
    const auto colorOf = [&](std::optional<QColor> tint, double opacity) {
        return QColor(layersDrawn({{first}, {second, tint, opacity}}).pixel(apart));
    };

    QVERIFY(colorOf({}, 1.0).green() > 150 && colorOf({}, 1.0).red() < 100);
    QVERIFY(colorOf(QColor(Qt::red), 1.0).red() > 120);
    QVERIFY(colorOf(QColor(Qt::red), 1.0).green() < colorOf({}, 1.0).green());
    // Half of the way from the ground.
    const double half = (colorOf({}, 1.0).green() + qGreen(ground)) / 2.0;
    QVERIFY(std::abs(colorOf({}, 0.5).green() - half) <= 2);
    QCOMPARE(layersDrawn({{first}, {second, {}, 0.0}}), layersDrawn({{first}}));

    // Where both are, the first one is seen.
    const Scene covered = sceneOf(2, 0, {220, 20, 220});
    const QPoint middle(LayersSize.width() / 2 - 8, LayersSize.height() / 2 + 8);
    QCOMPARE(layersDrawn({{first}, {covered}}).pixel(middle), layersDrawn({{first}}).pixel(middle));
}

TICKSCOPE_TEST(TestLayers, QApplication)
#include "test_layers.moc"
