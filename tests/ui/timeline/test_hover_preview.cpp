// SPDX-License-Identifier: GPL-3.0-or-later
//
// The small picture at the pointer beside the big one of the same window.

#include <QTest>

#include <QSettings>

#include "tests/support/replay_files.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/style/theme.h"
#include "ui/timeline/hover/hover_card.h"
#include "ui/timeline/hover/timeline_hover.h"
#include "ui/timeline/view/timeline_view.h"
#include "ui/window/main_window.h"
#include "ui/world/small_picture.h"
#include "ui/world/view/shown_scene.h"
#include "ui/world/view/world_levels.h"
#include "ui/world/view/world_view.h"

using namespace tickscope;

namespace {
constexpr int PreviewTimeout = 120'000; // milliseconds
}

class TestHoverPreview : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }
    void previewSeesFromWhereTheWorldViewDoes();
    void imagesOfTheMapAreReadOnceForBoth();

private:
    void open(const QString &path);
    void hover(int x);
    [[nodiscard]] Document &document() { return m_window->document(); }
    [[nodiscard]] TimelineView &timeline() { return *m_window->findChild<TimelineView *>(); }
    [[nodiscard]] HoverPreview &preview() { return *m_window->findChild<HoverPreview *>(); }
    [[nodiscard]] WorldView &world() { return *m_window->findChild<WorldView *>(); }
    /// The document's preview frame as it has to look in \a plane.
    [[nodiscard]] QImage pictureIn(ViewPlane plane);

    QTemporaryDir m_folder;
    FormatRegistry m_registry;
    std::unique_ptr<MainWindow> m_window;
};

void TestHoverPreview::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("hover-preview"));
    registerAllFormats(m_registry);
}

void TestHoverPreview::init()
{
    QSettings().clear();
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->resize(1280, 720);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestHoverPreview::open(const QString &path)
{
    m_window->open(path);
    QTRY_COMPARE_WITH_TIMEOUT(document().phase(), OpenPhase::Ready, PreviewTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(document().frame() && document().frame()->at, PreviewTimeout);
}

void TestHoverPreview::hover(int x)
{
    const QPoint place(x, timeline().height() / 2);
    QMouseEvent event(QEvent::MouseMove, place, timeline().mapToGlobal(place), Qt::NoButton,
                      Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&timeline(), &event);
    QTRY_VERIFY_WITH_TIMEOUT(!preview().picture().isNull(), PreviewTimeout);
}

QImage TestHoverPreview::pictureIn(ViewPlane plane)
{
    SmallPictureOrder order;
    order.frame = document().reading().preview();
    order.maker = document().sceneMaker();
    order.map = document().map().content();
    order.plane = plane;
    order.size = HoverPreview::PictureSize;
    order.devicePixelRatio = timeline().devicePixelRatioF();
    order.palette = WorldPalette::make(theme::isDark());
    order.game = GameData::installed();
    return makeSmallPicture(order);
}

void TestHoverPreview::previewSeesFromWhereTheWorldViewDoes()
{
    open(
        test::writeRecording(m_folder.path(), QStringLiteral("run.hcrp"), test::makeReplay(1'000)));
    hover(700);
    const QImage top = pictureIn(ViewPlane::Top);
    QVERIFY(pictureIn(ViewPlane::Front) != top);
    QVERIFY(pictureIn(ViewPlane::Side) != top);

    for (const ViewPlane plane : {ViewPlane::Front, ViewPlane::Side, ViewPlane::Top}) {
        world().levels().setPlane(plane);

        QTRY_COMPARE_WITH_TIMEOUT(preview().picture(), pictureIn(plane), PreviewTimeout);
    }
}

void TestHoverPreview::imagesOfTheMapAreReadOnceForBoth()
{
    open(QString::fromStdString(test::makeSampleDemo(m_folder.path())));
    QTRY_VERIFY_WITH_TIMEOUT(world().map().textures(), PreviewTimeout);

    hover(700);

    QCOMPARE(preview().mapTextures(), world().map().textures());
    m_window->document().close();
    QVERIFY(!preview().mapTextures());
}

TICKSCOPE_TEST(TestHoverPreview, QApplication)
#include "test_hover_preview.moc"
