// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QTemporaryDir>
#include <QTest>

#include "core/formats/goldsrc/map/bsp_map.h"
#include "tests/support/goldsrc/goldsrc_bsp_writer.h"
#include "tests/support/goldsrc/goldsrc_demo_writer.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/window/main_window.h"
#include "ui/world/view/camera_control.h"
#include "ui/world/view/level_slider.h"
#include "ui/world/view/world_levels.h"
#include "ui/world/view/world_view.h"

using namespace tickscope;

namespace {

constexpr QSize LevelsSize(640, 480);
constexpr int LevelsTimeout = 120'000; // milliseconds; sanitizers are slow

/// A demo of Half-Life beside its map.
QString writeDemoWithMap(const QString &folder)
{
    test::GoldsrcBspWriter map;
    map.addFace({0, 0, 1}, {{0, 0, 0}, {0, 300, 0}, {300, 300, 0}, {300, 0, 0}}, "floor");
    map.addFace({0, 0, 1}, {{0, 0, 128}, {0, 40, 128}, {300, 40, 128}, {300, 0, 128}}, "floor");
    map.endModel({0, 0, 0}, {300, 300, 256});
    map.setEntities("{ \"classname\" \"worldspawn\" }");
    const auto bytes = map.finish();
    test::TinyGoldsrcDemo demo;
    demo.form.checksum = goldsrc::bspChecksum(bytes).value();
    if (test::writeRecording(folder, QStringLiteral("dm_room.bsp"), bytes).isEmpty())
        return {};
    return test::writeRecording(folder, QStringLiteral("a.dem"), test::makeTinyGoldsrcDemo(demo));
}

} // namespace

/// Levels and planes of a demo with a map of its own.
class TestDemoLevels : public QObject
{
    Q_OBJECT

private slots:
    void viewOfADemoOffersLevelsAndPlanes();
    void sliderHidesThePlayersOfOtherLevels();
    void levelsAndPlaneComeBackWithTheirDocument();
    void planeIsChosenInTheMenu();
};

void TestDemoLevels::viewOfADemoOffersLevelsAndPlanes()
{
    QTemporaryDir folder;
    FormatRegistry registry;
    registerAllFormats(registry);
    Document document(registry);
    ActiveDocument active(&document);
    WorldView view(active);
    view.resize(LevelsSize);
    view.show();
    auto *slider = view.findChild<LevelSlider *>();
    QVERIFY(!view.levels().hasHeights() && slider->isHidden());

    document.open(writeDemoWithMap(folder.path()));
    QTRY_VERIFY_WITH_TIMEOUT(document.map().content(), LevelsTimeout);
    QTRY_COMPARE_WITH_TIMEOUT(view.scene().actors.size(), std::size_t{2}, LevelsTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(view.levels().hasHeights() && slider->isVisible(), LevelsTimeout);
    const Actor walker = view.scene().actors[0];

    view.levels().setPlane(ViewPlane::Front);

    QCOMPARE(view.levels().plane(), ViewPlane::Front);
    QCOMPARE(view.scene().actors[0].position.x, walker.position.x);
    QCOMPARE(view.scene().actors[0].position.y, -36.0);
    QVERIFY(view.camera().visible(view.size()).contains({walker.position.x, -36}));
    view.control().fitMap();
    QVERIFY(view.camera().visible(view.size()).contains(QRectF(0, -128, 300, 128)));
}

void TestDemoLevels::sliderHidesThePlayersOfOtherLevels()
{
    QTemporaryDir folder;
    FormatRegistry registry;
    registerAllFormats(registry);
    Document document(registry);
    ActiveDocument active(&document);
    WorldView view(active);
    view.resize(LevelsSize);
    document.open(writeDemoWithMap(folder.path()));
    QTRY_VERIFY_WITH_TIMEOUT(document.map().content(), LevelsTimeout);
    QTRY_COMPARE_WITH_TIMEOUT(view.scene().actors.size(), std::size_t{2}, LevelsTimeout);
    auto *slider = view.findChild<LevelSlider *>();

    slider->choose(100, 128); // both walk at 36
    QVERIFY(view.scene().actors.empty());
    document.selection().follow(document.players().inFrame(0));
    slider->choose(90, 128);
    QCOMPARE(view.scene().actors.size(), std::size_t{1}); // who is followed stays
    slider->choose(0, 60);
    QCOMPARE(view.scene().actors.size(), std::size_t{2});
}

void TestDemoLevels::levelsAndPlaneComeBackWithTheirDocument()
{
    QTemporaryDir folder;
    FormatRegistry registry;
    registerAllFormats(registry);
    Document document(registry);
    Document other(registry);
    ActiveDocument active(&document);
    WorldView view(active);
    view.resize(LevelsSize);
    document.open(writeDemoWithMap(folder.path()));
    QTRY_VERIFY_WITH_TIMEOUT(document.map().content(), LevelsTimeout);
    QTRY_COMPARE_WITH_TIMEOUT(view.scene().actors.size(), std::size_t{2}, LevelsTimeout);
    auto *slider = view.findChild<LevelSlider *>();
    slider->choose(0, 60);
    const HeightWindow chosen = slider->window();
    view.levels().setPlane(ViewPlane::Front);
    view.control().lookAt({50, -20});

    active.setDocument(&other);
    QCOMPARE(view.levels().plane(), ViewPlane::Top);
    QCOMPARE(slider->window(), HeightWindow());
    active.setDocument(&document);

    QCOMPARE(view.levels().plane(), ViewPlane::Front);
    QCOMPARE(slider->window(), chosen);
    QCOMPARE(view.camera().centre, QPointF(50, -20));
}

void TestDemoLevels::planeIsChosenInTheMenu()
{
    QTemporaryDir folder;
    FormatRegistry registry;
    registerAllFormats(registry);
    MainWindow window(registry);
    window.show(); // what nobody sees is not looked at
    auto *side = window.findChild<QAction *>(QStringLiteral("view.plane.side"));
    auto *top = window.findChild<QAction *>(QStringLiteral("view.plane.top"));
    QVERIFY(side && top && !side->isEnabled());

    window.open(writeDemoWithMap(folder.path()));
    QTRY_VERIFY_WITH_TIMEOUT(side->isEnabled(), LevelsTimeout);
    QVERIFY(top->isChecked());
    side->trigger();

    QCOMPARE(window.findChild<WorldView *>()->levels().plane(), ViewPlane::Side);
    QVERIFY(side->isChecked() && !top->isChecked());
}

TICKSCOPE_TEST(TestDemoLevels, QApplication)
#include "test_demo_levels.moc"
