// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/support/test_recordings.h"
#include "ui/timeline/overview_strip.h"
#include "ui/timeline/timeline_panel.h"
#include "ui/timeline/timeline_view.h"

using namespace tickscope;
using namespace std::chrono_literals;

/// The timeline under the hand, on a self-made demo of 400 ticks from tick 1000.
class TestTimeline : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void lanesSortEventsByKind();
    void pressSeeks();
    void dragScrubsAndEscapeGoesBack();
    void shiftMovesOneTickAPixel();
    void ctrlSnapsToAMarker();
    void wheelZoomsAboutThePointer();
    void middleDragPansAndDoubleClickFits();
    void rightDragSelectsTheLoopAndRightClickClearsIt();
    void loopHandleMovesOneEdge();
    void overviewMovesTheStretchInView();
    void rangeTextCountsEvents();
    void emptyLaneSaysWhy();
    void noRecordingIsNoCrash();

private:
    [[nodiscard]] QPoint at(Tick tick, int y = 60) const;
    [[nodiscard]] Tick head() const { return m_document->time().tick(); }
    void wheel(QPoint position, int notches, Qt::KeyboardModifiers modifiers = {});
    void drag(Qt::MouseButton button, QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {});
    void move(QPoint to, Qt::MouseButton button, Qt::KeyboardModifiers modifiers = {});

    QTemporaryDir m_folder;
    QString m_path;
    FormatRegistry m_registry;
    std::unique_ptr<Document> m_document;
    std::unique_ptr<TimelinePanel> m_panel;
    TimelineView *m_view = nullptr;
};

void TestTimeline::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    registerAllFormats(m_registry);
    m_path = test::writeTinyDemo(m_folder.path(), QStringLiteral("tiny.demo"));
    QVERIFY(!m_path.isEmpty());
}

void TestTimeline::init()
{
    m_document = std::make_unique<Document>(m_registry);
    m_panel = std::make_unique<TimelinePanel>(*m_document);
    m_view = &m_panel->view();
    m_panel->resize(1100, 220);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    m_document->open(m_path);
    QTRY_COMPARE(m_document->phase(), OpenPhase::Ready);
    QTRY_VERIFY(!m_document->eventLines()->empty());
    m_document->apply({TimeAction::GoToTick, 0, Time{0}, {1000}});
}

void TestTimeline::cleanup()
{
    m_panel.reset();
    m_document.reset();
}

QPoint TestTimeline::at(Tick tick, int y) const
{
    // A little to the right, so that rounding to whole pixels does not give the tick before.
    return {qRound(m_view->xAt(m_document->time().time().timeAt(tick)) + 0.5), y};
}

void TestTimeline::wheel(QPoint position, int notches, Qt::KeyboardModifiers modifiers)
{
    QWheelEvent event(position, m_view->mapToGlobal(position), {}, {0, notches * 120}, Qt::NoButton,
                      modifiers, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(m_view, &event);
}

void TestTimeline::move(QPoint to, Qt::MouseButton button, Qt::KeyboardModifiers modifiers)
{
    QMouseEvent event(QEvent::MouseMove, to, m_view->mapToGlobal(to), Qt::NoButton, button,
                      modifiers);
    QCoreApplication::sendEvent(m_view, &event);
}

void TestTimeline::drag(Qt::MouseButton button, QPoint from, QPoint to,
                        Qt::KeyboardModifiers modifiers)
{
    QTest::mousePress(m_view, button, modifiers, from);
    move((from + to) / 2, button, modifiers);
    move(to, button, modifiers);
    QTest::mouseRelease(m_view, button, modifiers, to);
}

void TestTimeline::lanesSortEventsByKind()
{
    const auto ticks = makeLaneTicks(*m_document->index(), *m_document->eventLines(), {});

    QVERIFY(ticks);
    QCOMPARE(ticks->all.size(), m_document->eventLines()->size());
    const auto &kills = ticks->lanes[static_cast<std::size_t>(LaneId::Kills)];
    QCOMPARE(kills.size(), 1U);
    QCOMPARE(kills.front().ticks, std::vector{Tick{1000 + test::TinyKillTicks}});
    QVERIFY(!ticks->lanes[static_cast<std::size_t>(LaneId::Chat)].empty());
}

void TestTimeline::pressSeeks()
{
    QTest::mouseClick(m_view, Qt::LeftButton, {}, at({1200}));

    QVERIFY(std::abs(head() - Tick{1200}) <= 1);
    QTRY_VERIFY(m_document->frame() && m_document->frame()->asked == head());
}

void TestTimeline::dragScrubsAndEscapeGoesBack()
{
    QTest::mousePress(m_view, Qt::LeftButton, {}, at({1100}));
    move(at({1300}), Qt::LeftButton);
    QVERIFY(std::abs(head() - Tick{1300}) <= 1);

    QTest::keyClick(m_view, Qt::Key_Escape);

    QCOMPARE(head(), Tick{1000});
    move(at({1250}), Qt::LeftButton);
    QCOMPARE(head(), Tick{1000});
    QTest::mouseRelease(m_view, Qt::LeftButton, {}, at({1250}));
}

void TestTimeline::shiftMovesOneTickAPixel()
{
    const QPoint from = at({1100});
    QTest::mousePress(m_view, Qt::LeftButton, {}, from);
    const Tick pressed = head();

    move(from, Qt::LeftButton, Qt::ShiftModifier);
    move(from + QPoint(7, 0), Qt::LeftButton, Qt::ShiftModifier);

    QCOMPARE(head(), pressed + 7);
    QTest::mouseRelease(m_view, Qt::LeftButton, Qt::ShiftModifier, from + QPoint(7, 0));
}

void TestTimeline::ctrlSnapsToAMarker()
{
    QTest::mouseClick(m_view, Qt::LeftButton, Qt::ControlModifier, at({1100}) + QPoint(4, 0));
    QCOMPARE(head(), Tick{1100});

    QTest::mouseClick(m_view, Qt::LeftButton, Qt::ControlModifier, at({1100}) + QPoint(40, 0));
    QVERIFY(head() > Tick{1100});
}

void TestTimeline::wheelZoomsAboutThePointer()
{
    const QPoint pointer = at({1200});
    const Time spanBefore = m_view->scale().span;

    wheel(pointer, 3);

    QVERIFY(m_view->scale().span < spanBefore);
    QVERIFY(std::abs(at({1200}).x() - pointer.x()) <= 1);
    wheel(pointer, -9);
    QCOMPARE(m_view->scale().span, spanBefore);
}

void TestTimeline::middleDragPansAndDoubleClickFits()
{
    wheel(at({1200}), 5);
    const Time before = m_view->scale().begin;
    const QPoint from = at({1200});

    drag(Qt::MiddleButton, from, from - QPoint(80, 0));
    QVERIFY(m_view->scale().begin > before);

    QTest::mouseDClick(m_view, Qt::LeftButton, {}, from);
    QCOMPARE(m_view->scale().begin, Time{0});
    QCOMPARE(m_view->scale().span, m_document->time().time().length());
}

void TestTimeline::rightDragSelectsTheLoopAndRightClickClearsIt()
{
    drag(Qt::RightButton, at({1100}), at({1200}));

    QVERIFY(m_document->range());
    QVERIFY(std::abs(m_document->range()->first - Tick{1100}) <= 1);
    QVERIFY(std::abs(m_document->range()->last - Tick{1200}) <= 1);
    QVERIFY(m_document->time().loop());
    QCOMPARE(head(), Tick{1000});

    QTest::mouseClick(m_view, Qt::RightButton, {}, at({1300}));
    QVERIFY(!m_document->range());
    QVERIFY(!m_document->time().loop());
}

void TestTimeline::loopHandleMovesOneEdge()
{
    m_document->setRange(TickRange{{1100}, {1200}});

    drag(Qt::LeftButton, at({1200}, 6), at({1300}, 6));

    QCOMPARE(m_document->range()->first, Tick{1100});
    QVERIFY(std::abs(m_document->range()->last - Tick{1300}) <= 1);
    QCOMPARE(head(), Tick{1000});
}

void TestTimeline::overviewMovesTheStretchInView()
{
    auto *overview = m_panel->findChild<OverviewStrip *>();
    wheel(at({1000}), 6);
    QVERIFY(m_view->scale().end() < m_document->time().time().length());

    QTest::mouseClick(overview, Qt::LeftButton, {}, QPoint(overview->width() - 12, 8));

    QCOMPARE(m_view->scale().end(), m_document->time().time().length());
    QCOMPARE(head(), Tick{1000});
}

void TestTimeline::rangeTextCountsEvents()
{
    const auto ticks = makeLaneTicks(*m_document->index(), *m_document->eventLines(), {});

    const QString text = countsText(*ticks,
                                    {{1000 + test::TinyKillTicks}, {1000 + test::TinyKillTicks}});

    QVERIFY2(text.contains(QStringLiteral("1 Kills")), qPrintable(text));
}

void TestTimeline::emptyLaneSaysWhy()
{
    EventFilter filter = m_document->filter();
    filter.hiddenKinds.insert("kill");
    const std::size_t before = m_document->eventLines()->size();
    m_document->setFilter(filter);
    QTRY_VERIFY(m_document->eventLines()->size() < before);
    const auto ticks = makeLaneTicks(*m_document->index(), *m_document->eventLines(), {});

    const auto content = makeTimelineContent(m_view->scale(), *m_document, *ticks);

    QVERIFY(!content.lanes[static_cast<std::size_t>(LaneId::Kills)].note.isEmpty());
    QVERIFY(content.lanes[static_cast<std::size_t>(LaneId::Chat)].note.isEmpty());
}

void TestTimeline::noRecordingIsNoCrash()
{
    m_document->close();
    QTest::mouseClick(m_view, Qt::LeftButton, {}, {300, 60});
    wheel({300, 60}, 3);
    move({310, 60}, Qt::NoButton);

    QVERIFY(!m_panel->grab().isNull());
    QCOMPARE(m_document->phase(), OpenPhase::Empty);
}

QTEST_MAIN(TestTimeline)
#include "test_timeline.moc"
