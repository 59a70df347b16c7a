// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window on a recording behind a bad line. A server that never answers shows what waits for
// it: a call in the UI thread that did would never return.

#include <QTest>

#include <QMouseEvent>
#include <QSettings>

#include <cmath>
#include <numeric>

#include "tests/support/replay_files.h"
#include "tests/support/servers/faulty_proxy.h"
#include "tests/support/servers/nginx_server.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/timeline/view/timeline_view.h"
#include "ui/window/main_window.h"
#include "ui/world/view/world_view.h"

using namespace tickscope;
using namespace std::chrono_literals;

namespace {

constexpr int BadLineTimeout = 120'000; // milliseconds
constexpr int RunTicks = 60'000;
constexpr int PlotRow = 70; // pixels below the top of the timeline, on its lanes

/// Counts how often a widget is painted.
class PaintCount : public QObject
{
public:
    explicit PaintCount(QWidget &widget) { widget.installEventFilter(this); }
    int value = 0;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        value += event->type() == QEvent::Paint ? 1 : 0;
        return QObject::eventFilter(watched, event);
    }
};

std::int64_t tickCount(const std::vector<TickRange> &ranges)
{
    return std::accumulate(ranges.begin(), ranges.end(), std::int64_t{0},
                           [](std::int64_t sum, const TickRange &range) {
                               return sum + (range.last - range.first) + 1;
                           });
}

} // namespace

class TestBadLine : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void windowGoesOnWhileTheServerIsSilent();
    void scrubbingShowsWhatIsWanted();

private:
    /// Opens the run behind a line with \a faults, of which answers from request \a heldFrom on
    /// do not come.
    void open(const test::LineFaults &faults, std::optional<int> heldFrom = {});
    void moveTo(double share);
    [[nodiscard]] Document &document() { return m_window->document(); }
    [[nodiscard]] TimelineView &timeline() { return *m_window->findChild<TimelineView *>(); }
    [[nodiscard]] WorldView &world() { return *m_window->findChild<WorldView *>(); }
    [[nodiscard]] bool showsWhatIsWanted()
    {
        const auto &frame = document().frame();
        return frame && frame->at && frame->asked == document().playback().time().tick();
    }

    FormatRegistry m_registry;
    test::NginxServer m_server;
    std::unique_ptr<test::FaultyProxy> m_line;
    std::unique_ptr<MainWindow> m_window;
};

void TestBadLine::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("bad-line"));
    qputenv("no_proxy", "*");
    qunsetenv("TICKSCOPE_BEARER_TOKEN");
    registerAllFormats(m_registry);
    if (!m_server.start())
        QSKIP(qPrintable(m_server.problem()));
    QVERIFY(!test::writeRecording(m_server.folder(), QStringLiteral("run.hcrp"),
                                  test::makeReplay(RunTicks))
                 .isEmpty());
}

void TestBadLine::init()
{
    QSettings().clear();
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->resize(1280, 720);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestBadLine::cleanup()
{
    m_window.reset();
    m_line.reset();
}

void TestBadLine::open(const test::LineFaults &faults, std::optional<int> heldFrom)
{
    m_line = std::make_unique<test::FaultyProxy>(m_server.port(), faults);
    if (heldFrom)
        m_line->holdFrom(*heldFrom);
    m_window->open(QStringLiteral("http://127.0.0.1:%1/run.hcrp").arg(m_line->port()));
    QTRY_VERIFY_WITH_TIMEOUT(document().recording(), BadLineTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(showsWhatIsWanted(), BadLineTimeout);
}

void TestBadLine::moveTo(double share)
{
    TimelineView &view = timeline();
    const double x = view.xAt(Time{std::llround(
        share * static_cast<double>(document().playback().time().time().length().count()))});
    const QPoint place(qRound(x), PlotRow);
    QMouseEvent event(QEvent::MouseMove, place, view.mapToGlobal(place), Qt::NoButton,
                      Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&view, &event);
}

void TestBadLine::windowGoesOnWhileTheServerIsSilent()
{
    // Header, metadata and index come with the first answer, and the first ticks.
    open({}, 2);
    const std::int64_t last = document().playback().time().time().ticks().last.value;
    std::vector<Tick> shown;
    connect(&document(), &Document::changed, this, [&](Document::Changes changes) {
        if (changes & Document::FrameChanged)
            shown.push_back(document().frame()->asked);
    });
    const PaintCount pictures(world());
    const PaintCount strips(timeline());

    QTest::mousePress(&timeline(), Qt::LeftButton, {}, QPoint(400, PlotRow));
    std::vector<Tick> wanted;
    for (const double share : {0.5, 0.9, 0.7, 0.95, 0.8}) {
        const int strip = strips.value;
        moveTo(share);
        wanted.push_back(document().playback().time().tick());
        QVERIFY(
            std::abs(static_cast<double>(wanted.back().value) - share * static_cast<double>(last))
            < 0.01 * static_cast<double>(last));
        QTRY_VERIFY(strips.value > strip);
        QVERIFY(!showsWhatIsWanted());
    }
    const int picture = pictures.value;
    QTRY_COMPARE(world().stateText(), QStringLiteral("Waiting for the server…"));
    QTRY_VERIFY(pictures.value > picture);
    // What was shown before may be shown again.
    for (const Tick tick : wanted)
        QVERIFY(std::ranges::find(shown, tick) == shown.end());

    m_line->release();
    QTRY_VERIFY_WITH_TIMEOUT(showsWhatIsWanted(), BadLineTimeout);
    // What was on its way arrives; nobody worked on the others in between.
    QVERIFY(std::ranges::count_if(
                wanted.begin(), wanted.end() - 1,
                [&](Tick tick) { return std::ranges::find(shown, tick) != shown.end(); })
            <= 1);
    QCOMPARE(shown.back(), wanted.back());
    QVERIFY(!world().stateText().startsWith(QStringLiteral("Waiting")));
    QTest::mouseRelease(&timeline(), Qt::LeftButton, {}, QPoint(400, PlotRow));
}

void TestBadLine::scrubbingShowsWhatIsWanted()
{
    open({.failsOneOf = 10, .latency = 200ms});
    std::int64_t buffered = 0;
    bool hasShrunk = false;
    connect(&document(), &Document::changed, this, [&](Document::Changes changes) {
        if (!(changes & Document::IndexChanged))
            return;
        const std::int64_t now = tickCount(document().reading().bufferedRanges());
        hasShrunk = hasShrunk || now < buffered;
        buffered = now;
    });

    QTest::mousePress(&timeline(), Qt::LeftButton, {}, QPoint(400, PlotRow));
    for (const double share : {0.9, 0.2, 0.6, 0.99, 0.4}) {
        // The hand goes on while the line brings what it wanted before.
        for (const double step : {0.98, 0.99, 1.0}) {
            moveTo(share * step);
            QCoreApplication::processEvents();
        }
        QTRY_VERIFY_WITH_TIMEOUT(showsWhatIsWanted(), BadLineTimeout);
    }
    QTest::mouseRelease(&timeline(), Qt::LeftButton, {}, QPoint(400, PlotRow));

    QTRY_COMPARE_WITH_TIMEOUT(document().phase(), OpenPhase::Ready, BadLineTimeout);
    QVERIFY(!document().reading().error());
    QVERIFY(m_line->cutCount() > 0);
    QVERIFY(!hasShrunk);
    QCOMPARE(document().reading().bufferedRanges(),
             (std::vector<TickRange>{{{0}, {RunTicks - 1}}}));
}

TICKSCOPE_TEST(TestBadLine, QApplication)
#include "test_bad_line.moc"
