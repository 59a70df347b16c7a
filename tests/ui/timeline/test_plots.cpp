// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include <QFile>
#include <QMimeData>
#include <QSettings>
#include <QToolButton>
#include <QTreeView>

#include "core/analysis/series/series_reader.h"
#include "tests/support/at_once.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/ui/docks/dock_test.h"
#include "ui/docks/inspector_dock.h"
#include "ui/models/inspector_model.h"
#include "ui/models/series_mime.h"
#include "ui/plots/field_list.h"
#include "ui/plots/plot_store.h"
#include "ui/plots/plot_view.h"
#include "ui/plots/plots_dock.h"
#include "ui/timeline/view/timeline_panel.h"
#include "ui/timeline/view/timeline_view.h"

using namespace tickscope;
using namespace std::chrono_literals;

namespace {

const SeriesKey AnnasX{"Character", 0, "X"};
const SeriesKey AnnasY{"Character", 0, "Y"};
const SeriesKey AnnasWeapon{"Character", 0, "Weapon"};

/// \a series of the tiny demo, whose players are there from the first tick on.
PlotKey own(const SeriesKey &series)
{
    return {series, PlayerRef{static_cast<int>(series.id), {1000}}};
}

constexpr double UnitsATile = 32; // in which graphs are shown

} // namespace

/// The plots under the hand, beside a timeline of the same document.
class TestPlots : public test::DockTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void emptyStateSpeaks();
    void fieldIsAddedFromTheList();
    void fieldListIsSearched();
    void fieldIsFoundByTypeFieldAndPlayer();
    void downGoesFromTheSearchToTheList();
    void fieldIsDroppedFromTheInspector();
    void inspectorPlotsWhatIsSelected();
    void textCannotBeDragged();
    void graphsOfOneUnitShareALane();
    void legendTellsTheValueAtTheHead();
    void curveShowsWhatWasRecorded();
    void valueIsHeldWhereNothingWasRecorded_data();
    void valueIsHeldWhereNothingWasRecorded();
    void clickSeeks();
    void dragScrubs();
    void wheelZoomsTheTimelineAboutThePointer();
    void timelineMovesTheGraphs();
    void deleteRemovesTheChosenGraph();
    void legendAndGutterHaveTooltips();
    void csvEqualsTheSeries();
    void csvOfTheViewHasItsRowsOnly();
    void pngIsWritten();
    void choiceIsRememberedForTheFormat();
    void longRecordingIsPlotted();

private:
    [[nodiscard]] PlotView &view() { return m_dock->view(); }
    [[nodiscard]] QPoint at(Tick tick)
    {
        const Time time = m_document->index()->time().timeAt(tick);
        return {qRound(view().xAt(time)), view().height() / 2};
    }
    void plot(const std::vector<SeriesKey> &keys);
    void wheel(QPoint place, int notches, Qt::KeyboardModifiers keys = {});

    std::unique_ptr<PlotsDock> m_dock;
    std::unique_ptr<TimelinePanel> m_timeline;
};

void TestPlots::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-test"));
    QCoreApplication::setApplicationName(QStringLiteral("test_plots"));
    prepare();
}

void TestPlots::init()
{
    QSettings().clear();
    begin();
    m_dock = std::make_unique<PlotsDock>(*m_active);
    m_timeline = std::make_unique<TimelinePanel>(*m_active);
    m_timeline->resize(900, 180);
    m_timeline->show();
    show(*m_dock);
    m_dock->resize(900, 320);
    openAndWait(m_path);
}

void TestPlots::cleanup()
{
    m_dock.reset();
    m_timeline.reset();
    end();
}

void TestPlots::plot(const std::vector<SeriesKey> &keys)
{
    m_dock->add(keys);
    const auto isRead = [&] {
        return !m_dock->store().isReading()
               && std::ranges::all_of(keys, [this](const SeriesKey &key) {
                      return m_dock->store().find(key).has_value();
                  });
    };
    QTRY_VERIFY_WITH_TIMEOUT(isRead(), test::Timeout);
    view().replot();
}

void TestPlots::wheel(QPoint place, int notches, Qt::KeyboardModifiers keys)
{
    QWheelEvent event(place, view().mapToGlobal(place), {}, {0, 120 * notches}, Qt::NoButton, keys,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&view(), &event);
}

void TestPlots::emptyStateSpeaks()
{
    QVERIFY(test::noteOf(*m_dock).contains(QStringLiteral("Drag a number from the inspector")));

    plot({AnnasX});
    QVERIFY(test::noteOf(*m_dock).isEmpty());

    m_document->close();
    QVERIFY(test::noteOf(*m_dock).contains(QStringLiteral("No recording")));
}

void TestPlots::fieldIsAddedFromTheList()
{
    m_dock->findChild<QToolButton *>(QStringLiteral("plots.choose"))->click();
    QTreeView &tree = m_dock->fields().tree();
    QVERIFY(tree.isVisible());
    const QModelIndex place = m_dock->fields().indexOf(own(AnnasX));
    QVERIFY(place.isValid());
    QCOMPARE(place.data().toString(), QString::fromUtf8(test::TinyFirstName));

    tree.model()->setData(place, Qt::Checked, Qt::CheckStateRole);
    QVERIFY(m_dock->plots().contains(own(AnnasX)));

    tree.model()->setData(place, Qt::Unchecked, Qt::CheckStateRole);
    QVERIFY(m_dock->plots().plots().empty());
}

void TestPlots::fieldListIsSearched()
{
    QLineEdit *find = m_dock->findField();
    QVERIFY(m_dock->fields().indexOf(own(AnnasWeapon)).isValid());

    QTest::keyClicks(find, QStringLiteral("vely"));

    QVERIFY(!m_dock->fields().indexOf(own(AnnasWeapon)).isValid());
    QVERIFY(m_dock->fields().indexOf(own({"Character", 0, "VelY"})).isValid());

    QVERIFY(test::noteOf(m_dock->fields()).isEmpty());
    QTest::keyClicks(find, QStringLiteral("zzz"));
    QCOMPARE(test::noteOf(m_dock->fields()), QStringLiteral("No field has this text."));
    find->clear();
    QVERIFY(test::noteOf(m_dock->fields()).isEmpty());
    find->setText(QStringLiteral("speed"));
    QVERIFY(m_dock->fields().indexOf(own({"Character", 0, "VelY"})).isValid());
    QVERIFY(!m_dock->fields().indexOf(own({"Character", 0, "Y"})).isValid());
}

void TestPlots::fieldIsFoundByTypeFieldAndPlayer()
{
    QTest::keyClicks(m_dock->findField(), QStringLiteral("ANNA vely"));

    QVERIFY(!m_dock->fields().indexOf(own(AnnasWeapon)).isValid());
    QVERIFY(m_dock->fields().indexOf(own({"Character", 0, "VelY"})).isValid());
}

void TestPlots::downGoesFromTheSearchToTheList()
{
    m_dock->findChild<QToolButton *>(QStringLiteral("plots.choose"))->click();
    QLineEdit *find = m_dock->findField();
    find->setFocus();
    QTest::keyClicks(find, QStringLiteral("vely"));

    QTest::keyClick(find, Qt::Key_Down);

    const QTreeView &tree = m_dock->fields().tree();
    QVERIFY(tree.hasFocus());
    QCOMPARE(tree.currentIndex(), tree.model()->index(0, 0));
}

void TestPlots::fieldIsDroppedFromTheInspector()
{
    InspectorModel model;
    model.setFrame(m_document->frame(), m_document->index());
    const auto found = model.match(model.index(0, 0), Qt::DisplayRole, QStringLiteral("VelX"), 1,
                                   Qt::MatchRecursive | Qt::MatchExactly);
    QVERIFY(!found.isEmpty());
    QVERIFY(model.flags(found.front()) & Qt::ItemIsDragEnabled);
    const std::unique_ptr<QMimeData> mime(model.mimeData(found));
    const auto keys = seriesIn(mime.get());
    QCOMPARE(keys.size(), std::size_t{1});

    QDragEnterEvent enter({50, 50}, Qt::CopyAction, mime.get(), Qt::LeftButton, {});
    QCoreApplication::sendEvent(m_dock.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(50, 50), Qt::CopyAction, mime.get(), Qt::LeftButton, {});
    QCoreApplication::sendEvent(m_dock.get(), &drop);

    QVERIFY(m_dock->plots().contains(own(keys.front())));
    QCOMPARE(keys.front().field, std::string("VelX"));
}

void TestPlots::inspectorPlotsWhatIsSelected()
{
    InspectorDock inspector(*m_active);
    show(inspector);
    std::vector<SeriesKey> wanted;
    connect(&inspector, &InspectorDock::plotWanted, this, [&](const auto &keys) { wanted = keys; });
    auto *tree = inspector.findChild<QTreeView *>(QStringLiteral("inspector.tree"));
    const auto found = tree->model()->match(tree->model()->index(0, 0), Qt::DisplayRole,
                                            QStringLiteral("VelY"), 1,
                                            Qt::MatchRecursive | Qt::MatchExactly);
    QVERIFY(!found.isEmpty());
    tree->setCurrentIndex(found.front());

    inspector.findChild<QAction *>(QStringLiteral("inspector.plot"))->trigger();

    QCOMPARE(wanted.size(), std::size_t{1});
    QCOMPARE(wanted.front().field, std::string("VelY"));
}

void TestPlots::textCannotBeDragged()
{
    InspectorModel model;
    model.setFrame(m_document->frame(), m_document->index());
    const auto found = model.match(model.index(0, 0), Qt::DisplayRole, QStringLiteral("Name"), 1,
                                   Qt::MatchRecursive | Qt::MatchExactly);
    QVERIFY(!found.isEmpty());

    QVERIFY(!(model.flags(found.front()) & Qt::ItemIsDragEnabled));
    QVERIFY(!model.seriesKey(found.front()));
}

void TestPlots::graphsOfOneUnitShareALane()
{
    plot({AnnasX, AnnasWeapon, AnnasY});

    const auto lanes = makePlotLanes(m_dock->plots());
    QCOMPARE(lanes.size(), std::size_t{2});
    QCOMPARE(lanes[0].measure, QStringLiteral("tiles")); // as the players say it
    QCOMPARE(lanes[0].plots, (std::vector<std::size_t>{0, 2}));
    QVERIFY(m_dock->plots().plots()[0].screenColor() != m_dock->plots().plots()[2].screenColor());
}

void TestPlots::legendTellsTheValueAtTheHead()
{
    plot({AnnasX});

    m_document->playback().apply(TimeCommand::goToTick(Tick{1100}));
    QTRY_COMPARE(m_document->playback().time().tick(), Tick{1100});

    // Anna walks one unit a tick.
    const QString text = view().legendText(0);
    QVERIFY2(text.contains(QString::fromUtf8(test::TinyFirstName)), qPrintable(text));
    QVERIFY2(text.endsWith(QStringLiteral("6.3 tiles")), qPrintable(text));
}

void TestPlots::curveShowsWhatWasRecorded()
{
    plot({AnnasX});

    const PlotCurve &curve = view().curve(0);
    QVERIFY(curve.isExact);
    QCOMPARE(curve.range.least, 100.0 / UnitsATile);
    QCOMPARE(curve.range.most, 500.0 / UnitsATile);
    QCOMPARE(curve.points.front(), std::pair(0.0, 100.0 / UnitsATile));
}

void TestPlots::clickSeeks()
{
    plot({AnnasX});

    QTest::mouseClick(&view(), Qt::LeftButton, {}, at({1200}));

    QVERIFY(std::abs(m_document->playback().time().tick() - Tick{1200}) <= 2);
}

void TestPlots::dragScrubs()
{
    plot({AnnasX});
    QTest::mousePress(&view(), Qt::LeftButton, {}, at({1100}));

    QTest::mouseMove(&view(), at({1300}));

    QVERIFY(std::abs(m_document->playback().time().tick() - Tick{1300}) <= 2);
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, at({1300}));
}

void TestPlots::wheelZoomsTheTimelineAboutThePointer()
{
    plot({AnnasX});
    const QPoint pointer = at({1200});
    const Time before = m_document->playback().timeInView().span;

    wheel(pointer, 3);

    QVERIFY(m_document->playback().timeInView().span < before);
    QVERIFY(std::abs(at({1200}).x() - pointer.x()) <= 1);
    QCOMPARE(m_timeline->view().scale().begin, m_document->playback().timeInView().begin);
    // Both plots begin and end at the same place, so one line runs through them.
    QVERIFY(std::abs(view().xAt(4s) - m_timeline->view().xAt(4s)) < 1);
}

void TestPlots::timelineMovesTheGraphs()
{
    plot({AnnasX});

    m_document->playback().setTimeInView({2s, 2s});

    QCOMPARE(view().axisRect(0)->axis(QCPAxis::atBottom)->range().lower, 2.0);
    QCOMPARE(view().axisRect(0)->axis(QCPAxis::atBottom)->range().upper, 4.0);
    QVERIFY(view().curve(0).range.least >= 198 / UnitsATile);
}

void TestPlots::legendAndGutterHaveTooltips()
{
    plot({AnnasX});
    const auto askAt = [this](QPoint place) {
        QToolTip::hideText();
        QHelpEvent help(QEvent::ToolTip, place, view().mapToGlobal(place));
        QCoreApplication::sendEvent(&view(), &help);
        return QToolTip::text();
    };

    const QRectF legend = view().legendRect(0);
    QVERIFY(askAt(legend.center().toPoint()).contains(view().legendText(0)));
    // Left of the legend stands what the lane measures.
    QVERIFY(!askAt({4, static_cast<int>(legend.center().y())}).isEmpty());
}

void TestPlots::deleteRemovesTheChosenGraph()
{
    plot({AnnasX, AnnasWeapon});
    view().setFocus();
    QTest::mouseClick(&view(), Qt::LeftButton, {}, view().legendRect(1).center().toPoint());
    const Tick head = m_document->playback().time().tick();

    QTest::keyClick(&view(), Qt::Key_Delete);

    QVERIFY(m_dock->plots().contains(own(AnnasX)));
    QVERIFY(!m_dock->plots().contains(own(AnnasWeapon)));
    QCOMPARE(m_document->playback().time().tick(), head);
}

void TestPlots::valueIsHeldWhereNothingWasRecorded_data()
{
    QTest::addColumn<double>("width");

    QTest::newRow("every sample") << 1000.0;
    QTest::newRow("columns of pixels") << 2.0;
}

void TestPlots::valueIsHeldWhereNothingWasRecorded()
{
    QFETCH(double, width);
    SeriesPart part{{{0}, {1}, {2}, {3}, {4}, {50}, {51}, {99}}, {}};
    part.columns.emplace_back(std::vector<double>{7, 7, 7, 7, 7, 90, 90, 90});
    const auto set = std::make_shared<const SeriesSet>(
        SeriesSet({AnnasX}).with(std::make_shared<const SeriesPart>(std::move(part))));
    const TickRange ticks{{0}, {99}};
    const TimeBase time = TimeBase::uniform(ticks, std::chrono::milliseconds(20));

    const PlotCurve curve = makePlotCurve({{set, 0, ticks}}, time, {Time{0}, time.length(), width});

    // No line leads from 7 to 90 but within a tick or a pixel.
    QCOMPARE(curve.isExact, width > 100);
    const double step = curve.isExact ? 0.021 : 0.5 * 99 * 0.02 + 0.001;
    for (std::size_t i = 1; i < curve.points.size(); ++i) {
        const auto &[x, value] = curve.points[i];
        const auto &[lastX, lastValue] = curve.points[i - 1];
        QVERIFY(x >= lastX);
        QVERIFY(value == lastValue || x - lastX <= step);
    }
    QVERIFY(curve.points.size() > 2);
}

void TestPlots::csvEqualsTheSeries()
{
    plot({AnnasX, AnnasWeapon});
    const QString path = m_folder.filePath(QStringLiteral("all.csv"));
    QSignalSpy exported(m_dock.get(), &PlotsDock::exported);

    m_dock->exportCsv(path, PlotsDock::Stretch::All);

    QVERIFY(exported.wait(test::Timeout));
    QCOMPARE(exported.front()[1].toString(), QString());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
    const auto set = readSeries(m_document->recording(), *m_document->index(),
                                {AnnasX, AnnasWeapon}, {})
                         .value();
    QCOMPARE(lines.front(), QByteArray("tick,seconds,Anna: Character X (units),"
                                       "Anna: Character Weapon"));
    QCOMPARE(lines.size(), static_cast<qsizetype>(set->size()) + 1);
    for (std::size_t i = 0; i < set->size(); ++i) {
        const QList<QByteArray> cells = lines[static_cast<qsizetype>(i) + 1].split(',');
        QCOMPARE(cells.size(), 4);
        QCOMPARE(cells[0].toLongLong(), set->tick(i).value);
        QCOMPARE(cells[2].toDouble(), set->value(0, i));
        QCOMPARE(cells[3].toDouble(), set->value(1, i));
    }
}

void TestPlots::csvOfTheViewHasItsRowsOnly()
{
    plot({AnnasX});
    m_document->playback().setTimeInView({2s, 1s});

    const PlotTable table = m_dock->table(PlotsDock::Stretch::InView);

    QCOMPARE(table.ticks, (TickRange{{1100}, {1150}}));
}

void TestPlots::pngIsWritten()
{
    plot({AnnasX});
    const QString path = m_folder.filePath(QStringLiteral("graphs.png"));
    QSignalSpy exported(m_dock.get(), &PlotsDock::exported);

    m_dock->exportPng(path);

    QVERIFY(exported.wait(test::Timeout));
    QCOMPARE(QImage(path).width(), 2 * view().width());
}

void TestPlots::choiceIsRememberedForTheFormat()
{
    plot({AnnasX, AnnasY});
    m_dock.reset();

    m_dock = std::make_unique<PlotsDock>(*m_active);
    show(*m_dock);

    QCOMPARE(m_dock->plots().keys(), (std::vector{own(AnnasX), own(AnnasY)}));
}

void TestPlots::longRecordingIsPlotted()
{
    const auto path = test::realRecording(
        QStringLiteral("teeworlds/ddnet198-client-watch-26min.demo"));
    if (!path)
        SKIP_MISSING();
    openAndWait(*path);
    std::vector<SeriesKey> keys;
    for (std::int64_t client = 0; client < 12; ++client)
        keys.push_back({"Character", client, "X"});

    plot(keys);

    QVERIFY(!view().curve(0).isExact);
    QVERIFY(!view().curve(3).range.isEmpty());
    // As many points as pixels ask for, whatever the length.
    QVERIFY(view().curve(3).points.size() <= static_cast<std::size_t>(4 * view().width()));
    QVERIFY(!m_dock->grab().isNull());
}

TICKSCOPE_TEST(TestPlots, QApplication)
#include "test_plots.moc"
