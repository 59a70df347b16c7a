// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdlib>

#include <QDockWidget>

#include "tests/ui/tabs/compare_test.h"
#include "ui/style/theme.h"
#include "ui/world/tracks/track_layers.h"
#include "ui/world/view/camera_control.h"

using namespace tickscope;
using std::chrono::milliseconds;
using std::chrono::seconds;

/// What is compared, seen beside the picture.
class TestCompareBeside : public test::CompareTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { begin(); }
    void cleanup() { end(); }

    void ghostIsSeenBesideThePicture();
    void severalAreSeenBesideThePicture();
    void otherMomentIsSeenBesideThePicture();
    void itShowsTheMomentAtOnce();
    void narrowPanelShowsWhereTheGhostIs();
    void besideItTheCameraIsTied();
    void besideItAColourMeansTheSameSpeed();
};

void TestCompareBeside::ghostIsSeenBesideThePicture()
{
    open(m_files[0]);
    open(m_files[1]);
    compareWith(m_files[0]);
    const Time length = document(0).index()->time().length();
    goTo(seconds(2));

    choosePlace(GhostLook::Place::Beside);

    QTRY_VERIFY(beside() && beside()->isVisible());
    QCOMPARE(besideDock().windowTitle(), QStringLiteral("a.demo"));
    QVERIFY(!child<QSlider>("compare.opacity").isVisible());
    QTRY_COMPARE(world().layers().size(), std::size_t{1});
    // The same recording by the same clock: everybody stands where they stand in the picture.
    QTRY_COMPARE(document(0).playback().time().head(), Time(seconds(2)));
    QTRY_VERIFY(isAt(seconds(2)) && !world().scene().actors.empty());
    QTRY_VERIFY(!beside()->scene().actors.empty());
    QTRY_COMPARE(beside()->scene().actors.front().position,
                 world().scene().actors.front().position);
    child<QDoubleSpinBox>("compare.nudge").setValue(1);
    goTo(seconds(3));
    QTRY_COMPARE(document(0).playback().time().head(), Time(seconds(4)));
    // Who is not there is not shown where they were last.
    child<QDoubleSpinBox>("compare.nudge").setValue(std::chrono::duration<double>(length).count());
    QTRY_VERIFY(!beside()->isVisible());
    QVERIFY(child<QLabel>("secondView.absence").text().startsWith(QStringLiteral("ended ")));

    besideDock().toggleViewAction()->trigger();

    QTRY_VERIFY(!beside());
    QCOMPARE(ghosts().all().front().look.place, GhostLook::Place::InPicture);
    QTRY_COMPARE(world().layers().size(), std::size_t{2});
}

void TestCompareBeside::severalAreSeenBesideThePicture()
{
    const QString walk = test::writeTinyDemo(m_folder.path(), QStringLiteral("walk.demo"));
    open(walk);
    open(test::writeTinyDemo(m_folder.path(), QStringLiteral("again.demo")));
    // Another recording, and two moments of it: three views by one clock.
    for (int i = 0; i < 3; ++i)
        compareWith(walk);
    QTRY_VERIFY(ghosts().isFull() && ghosts().all().back().pairing);
    for (std::size_t i = 0; i < 3; ++i) {
        GhostLook look = ghosts().all()[i].look;
        look.place = GhostLook::Place::Beside;
        look.alignment.nudge = seconds(i);
        ghosts().setLook(i, look);
    }
    goTo(seconds(1));

    const auto views = [this] {
        auto all = m_window->findChildren<WorldView *>(QStringLiteral("secondView"));
        std::ranges::sort(all, {}, [](const WorldView *view) {
            return view->mapToGlobal(QPoint()).y(); // the first one above the others
        });
        return all;
    };
    QTRY_COMPARE(views().size(), 3);
    QCOMPARE(besideDock().windowTitle(), QStringLiteral("Second view"));
    // Each has as much room as the others, and all of them have some in a small window.
    QVERIFY(besideDock().minimumSizeHint().height() < 400);
    QTRY_VERIFY(std::abs(views().front()->height() - views().back()->height()) <= 2);
    const auto placeIn = [&](qsizetype i) {
        const auto &actors = views()[i]->scene().actors;
        return actors.empty() || !views()[i]->isVisible() ? -1.0 : actors.front().position.x;
    };
    // Anna walks a unit a tick, and there are fifty in a second.
    QTRY_VERIFY_WITH_TIMEOUT(
        placeIn(0) > 0 && placeIn(1) == placeIn(0) + 50 && placeIn(2) == placeIn(0) + 100, 120'000);
    QCOMPARE(world().layers().size(), std::size_t{1});
    ghosts().remove(1);
    QTRY_COMPARE(views().size(), 2);
    QTRY_COMPARE(placeIn(1), placeIn(0) + 100);

    besideDock().toggleViewAction()->trigger();

    QTRY_VERIFY(views().isEmpty());
    QTRY_COMPARE(world().layers().size(), std::size_t{3});
    // A new one has the colour of the one that went.
    compareWith(walk);
    QCOMPARE(ghosts().all().back().look.color, theme::ghostColor(1));
    QCOMPARE(ghosts().all()[1].look.color, theme::ghostColor(2));
}

void TestCompareBeside::otherMomentIsSeenBesideThePicture()
{
    open(m_files[0]);
    compareWith(m_files[0]);
    child<QDoubleSpinBox>("compare.nudge").setValue(1);
    choosePlace(GhostLook::Place::Beside);
    QTRY_VERIFY(beside() && beside()->isVisible());

    goTo(seconds(2));
    QTRY_VERIFY(isAt(seconds(2)));
    QVERIFY(!world().scene().actors.empty());
    const Vector2 later = world().scene().actors.front().position;
    goTo(seconds(1));

    QTRY_VERIFY_WITH_TIMEOUT(!beside()->scene().actors.empty()
                                 && beside()->scene().actors.front().position == later,
                             120'000);
    // Once it is in no place of its own, the view is gone.
    choosePlace(GhostLook::Place::InPicture);
    QTRY_VERIFY(!beside());
    QVERIFY(besideDock().isHidden());
}

/// Without a step of the head behind it, by a document of its own that is read only then.
void TestCompareBeside::itShowsTheMomentAtOnce()
{
    open(m_files[0]);
    compareWith(m_files[0]);
    goTo(seconds(2));
    QTRY_VERIFY(isAt(seconds(2)) && !world().scene().actors.empty());

    choosePlace(GhostLook::Place::BesideTied);

    QTRY_VERIFY(beside());
    QTRY_VERIFY_WITH_TIMEOUT(!beside()->scene().actors.empty()
                                 && beside()->scene().actors.front().position
                                        == world().scene().actors.front().position,
                             120'000);
    QTRY_COMPARE(beside()->camera().centre, world().camera().centre);
}

void TestCompareBeside::narrowPanelShowsWhereTheGhostIs()
{
    struct Cells : QuietTailDelegate {
        using QuietTailDelegate::initStyleOption;
    };
    open(m_files[0]);
    open(test::writeTinyDemo(m_folder.path(), QString(60, u'n') + QStringLiteral(".demo")));
    compareWith(m_files[0]);
    compareWith(m_window->page().document().path());
    auto &list = child<QListWidget>("compare.list");
    QTRY_VERIFY(!list.item(1)->data(QuietTailRole).toString().isEmpty());
    QStyleOptionViewItem cell;
    cell.initFrom(&list);
    cell.widget = &list;
    cell.textElideMode = list.textElideMode();
    cell.rect = QRect(0, 0, 250, 20);

    Cells().initStyleOption(&cell, list.model()->index(1, 0));

    // A long name gives way to what is said of it.
    QVERIFY(cell.text.contains(u'…') && cell.text.endsWith(QStringLiteral(".demo")));
    QVERIFY(
        cell.fontMetrics.horizontalAdvance(cell.text + list.item(1)->data(QuietTailRole).toString())
        < cell.rect.width());
}

void TestCompareBeside::besideItTheCameraIsTied()
{
    open(m_files[0]);
    open(m_files[1]);
    compareWith(m_files[0]);
    choosePlace(GhostLook::Place::BesideTied);
    QTRY_VERIFY(beside() && beside()->isVisible());

    world().control().setFreeCamera();
    world().control().dragBy({120, 40});
    world().control().zoomIn();

    QTRY_COMPARE(beside()->camera().centre, world().camera().centre);
    // A smaller view has all of the picture, to one of its edges.
    const auto shareOfSight = [this] {
        const double ratio = beside()->camera().unitsPerPixel / world().camera().unitsPerPixel;
        return std::min(ratio * beside()->width() / world().width(),
                        ratio * beside()->height() / world().height());
    };
    QVERIFY(beside()->width() < world().width());
    QTRY_VERIFY(qFuzzyCompare(shareOfSight(), 1.0));
    m_window->resize(1400, 900);
    QTRY_VERIFY(qFuzzyCompare(shareOfSight(), 1.0));
    QTRY_COMPARE(beside()->camera().centre, world().camera().centre);
    choosePlace(GhostLook::Place::Beside);
    const QPointF before = beside()->camera().centre;
    world().control().dragBy({120, 40});
    QCOMPARE(beside()->camera().centre, before);
    QVERIFY(world().camera().centre != before);
}

void TestCompareBeside::besideItAColourMeansTheSameSpeed()
{
    open(m_files[0]);
    open(test::writeTinyDemo(m_folder.path(), QStringLiteral("slow.demo")));
    const auto fastest = [](WorldView &view) {
        const auto legends = view.tracks().legends();
        return legends.empty() ? QString() : legends.front().high;
    };
    world().tracks().setTrails(TrackLayers::Trails::Recent);
    QTRY_VERIFY(!fastest(world()).isEmpty() && !world().tracks().isReading());
    const QString alone = fastest(world());

    compareWith(m_files[0]);
    choosePlace(GhostLook::Place::Beside);
    QTRY_VERIFY(beside());
    beside()->tracks().setTrails(TrackLayers::Trails::Recent);

    QTRY_VERIFY(!fastest(*beside()).isEmpty());
    QTRY_COMPARE(fastest(*beside()), fastest(world()));
    QVERIFY(fastest(world()) != alone);
    ghosts().joinPicture();
    QTRY_COMPARE(fastest(world()), alone);
}

TICKSCOPE_TEST(TestCompareBeside, QApplication)
#include "test_compare_beside.moc"
