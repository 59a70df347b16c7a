// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDialog>
#include <QTest>

#include <QClipboard>
#include <QElapsedTimer>
#include <QMenu>
#include <QSettings>
#include <QUuid>

#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/timeline/hover/hover_card.h"
#include "ui/timeline/hover/timeline_hover.h"
#include "ui/timeline/overview_strip.h"
#include "ui/timeline/view/timeline_panel.h"
#include "ui/timeline/view/timeline_view.h"

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

    void pressSeeks();
    void dragScrubsAndEscapeGoesBack();
    void shiftMovesOneTickAPixel();
    void ctrlSnapsToAMarker();
    void wheelZoomsAboutThePointer();
    void middleDragPansAndDoubleClickFits();
    void rightDragSelectsTheLoopAndEscapeClearsIt();
    void rangeSnapsToMarkers();
    void rangeIsCopiedAsText();
    void loopHandleMovesOneEdge();
    void escapeTakesARangeDragBack();
    void rightClickOnAMarkerOffersWhatCanBeDone();
    void dragMovesAMarkerAndEscapePutsItBack();
    void clickOnAMarkerGoesThere();
    void rangesAndColoursOfMarkersAreShown();
    void fingersPanAndPinch();
    void burstOfMovesLeavesOneFrame();
    void hoverShowsACardWithAPicture();
    void cardNeverCoversTheInstrument();
    void overviewMovesTheStretchInView();
    void titleDragSortsLanes();
    void realRecordingUnderTheHand();
    void noRecordingIsNoCrash();

private:
    [[nodiscard]] QPoint at(Tick tick, int y = 60) const;
    [[nodiscard]] Tick head() const { return m_document->playback().time().tick(); }
    void wheel(QPoint position, int notches, Qt::KeyboardModifiers modifiers = {});
    void drag(Qt::MouseButton button, QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {});
    void move(QPoint to, Qt::MouseButton button, Qt::KeyboardModifiers modifiers = {});

    QTemporaryDir m_folder;
    QString m_path;
    FormatRegistry m_registry;
    std::unique_ptr<Document> m_document;
    std::unique_ptr<ActiveDocument> m_active;
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
    QSettings().clear();
    m_document = std::make_unique<Document>(m_registry);
    m_active = std::make_unique<ActiveDocument>(m_document.get());
    m_panel = std::make_unique<TimelinePanel>(*m_active);
    m_view = &m_panel->view();
    m_panel->resize(1100, 220);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    m_document->open(m_path);
    QTRY_COMPARE(m_document->phase(), OpenPhase::Ready);
    QTRY_VERIFY(!m_document->events().lines()->empty());
    m_document->playback().apply(TimeCommand::goToTick({1000}));
}

void TestTimeline::cleanup()
{
    m_panel.reset();
    m_active.reset();
    m_document.reset();
}

QPoint TestTimeline::at(Tick tick, int y) const
{
    // A little to the right, so that rounding to whole pixels does not give the tick before.
    return {qRound(m_view->xAt(m_document->playback().time().time().timeAt(tick)) + 0.5), y};
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
    QCOMPARE(m_view->scale().span, m_document->playback().time().time().length());
}

void TestTimeline::rightDragSelectsTheLoopAndEscapeClearsIt()
{
    drag(Qt::RightButton, at({1100}), at({1200}));

    QVERIFY(m_document->playback().range());
    QVERIFY(std::abs(m_document->playback().range()->first - Tick{1100}) <= 1);
    QVERIFY(std::abs(m_document->playback().range()->last - Tick{1200}) <= 1);
    QVERIFY(m_document->playback().time().loop());
    QCOMPARE(head(), Tick{1000});

    QTest::keyClick(m_view, Qt::Key_Escape);
    QVERIFY(!m_document->playback().range());
    QVERIFY(!m_document->playback().time().loop());
}

void TestTimeline::rangeSnapsToMarkers()
{
    drag(Qt::RightButton, at({1100}) + QPoint(4, 0), at({1300}), Qt::ControlModifier);

    QVERIFY(m_document->playback().range());
    QCOMPARE(m_document->playback().range()->first, Tick{1100});
}

void TestTimeline::rangeIsCopiedAsText()
{
    m_document->playback().setRange(TickRange{{1000}, {1100}});
    QTRY_VERIFY(m_view->grab().width() > 0);

    QTest::keyClick(m_view, Qt::Key_C, Qt::ControlModifier);

    const QString text = QGuiApplication::clipboard()->text();
    QVERIFY2(text.contains(QStringLiteral("tick 1000 – 1100")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("100 ticks")), qPrintable(text));
}

void TestTimeline::escapeTakesARangeDragBack()
{
    m_document->playback().setRange(TickRange{{1100}, {1200}});
    QTest::mousePress(m_view, Qt::LeftButton, {}, at({1200}, 6));
    move(at({1350}, 6), Qt::LeftButton);
    QVERIFY(m_document->playback().range()->last > Tick{1300});

    QTest::keyClick(m_view, Qt::Key_Escape);

    QCOMPARE(*m_document->playback().range(), (TickRange{{1100}, {1200}}));
    QTest::mouseRelease(m_view, Qt::LeftButton, {}, at({1350}, 6));
    QCOMPARE(*m_document->playback().range(), (TickRange{{1100}, {1200}}));
}

void TestTimeline::rightClickOnAMarkerOffersWhatCanBeDone()
{
    m_document->markers().add({1250}, QStringLiteral("here"));
    m_document->playback().setRange(TickRange{{1100}, {1200}});

    QTest::mouseClick(m_view, Qt::RightButton, {}, at({1250}));

    auto *menu = m_view->findChild<QMenu *>(QStringLiteral("placeMenu"));
    QVERIFY(menu);
    QVERIFY(m_document->playback().range());
    QStringList texts;
    for (const QAction *action : menu->actions())
        texts << action->text();
    QVERIFY(texts.contains(QStringLiteral("Rename marker…")));
    QVERIFY(texts.contains(QStringLiteral("Copy range")));
    menu->actions().at(texts.indexOf(QStringLiteral("Delete marker")))->trigger();
    QVERIFY(std::ranges::none_of(m_document->markers().all(), &Annotation::isOwn));
    menu->close();
}

void TestTimeline::dragMovesAMarkerAndEscapePutsItBack()
{
    constexpr int SignY = 8; // in the axis
    Markers &markers = m_document->markers();
    Annotation marker;
    marker.tick = 1250;
    marker.lastTick = 1260;
    const QUuid id = markers.add(marker);

    QTest::mousePress(m_view, Qt::LeftButton, {}, at({1250}, SignY));
    move(at({1300}, SignY), Qt::LeftButton);
    QTest::keyClick(m_view, Qt::Key_Escape);
    QTest::mouseRelease(m_view, Qt::LeftButton, {}, at({1300}, SignY));
    QCOMPARE(markers.find(id)->firstTick(), Tick{1250});
    QCOMPARE(head(), Tick{1000});

    QTest::mousePress(m_view, Qt::LeftButton, {}, at({1250}, SignY));
    move(at({1300}, SignY), Qt::LeftButton);
    QTest::mouseRelease(m_view, Qt::LeftButton, {}, at({1300}, SignY));
    QCOMPARE(markers.find(id)->ticks(), (TickRange{{1300}, {1310}}));
    QCOMPARE(head(), Tick{1000});

    m_document->history().undo();
    QCOMPARE(markers.find(id)->ticks(), (TickRange{{1250}, {1260}}));
    markers.remove(id);
}

void TestTimeline::clickOnAMarkerGoesThere()
{
    const QUuid id = m_document->markers().add({1250});

    QTest::mouseClick(m_view, Qt::LeftButton, {}, at({1250}, 8) + QPoint(3, 0));

    QCOMPARE(head(), Tick{1250});
    QCOMPARE(m_document->markers().chosen(), id);
    m_document->markers().remove(id);
}

void TestTimeline::rangesAndColoursOfMarkersAreShown()
{
    Annotation marker;
    marker.tick = 1200;
    marker.lastTick = 1300;
    marker.text = QStringLiteral("two of them");
    marker.color = storedColor(MarkerColor::Green);
    const QUuid id = m_document->markers().add(marker);

    const auto &flags = m_view->content().markers;
    const auto flag = std::ranges::find(flags, QStringLiteral("two of them"), &MarkerFlag::name);
    QVERIFY(flag != flags.end());
    QCOMPARE(flag->color, shownColor(MarkerColor::Green));
    const auto xOf = [this](Tick tick) {
        return m_view->scale().xAt(m_document->playback().time().time().timeAt(tick));
    };
    QCOMPARE(flag->x, xOf({1200}));
    QCOMPARE(flag->right, xOf({1300}));
    m_document->markers().remove(id);
}

void TestTimeline::fingersPanAndPinch()
{
    const QPoint pointer = at({1200});
    const Time whole = m_view->scale().span;
    const QPointingDevice touchpad;
    QNativeGestureEvent pinch(Qt::ZoomNativeGesture, &touchpad, 2, pointer, pointer,
                              m_view->mapToGlobal(pointer), 1.0, {});
    QCoreApplication::sendEvent(m_view, &pinch);
    QVERIFY(std::abs((m_view->scale().span * 2 - whole).count()) <= 2);
    QVERIFY(std::abs(at({1200}).x() - pointer.x()) <= 1);

    const double before = m_view->xAt(m_document->playback().time().time().timeAt({1200}));
    QWheelEvent swipe(pointer, m_view->mapToGlobal(pointer), {-30, 4}, {-60, 8}, Qt::NoButton, {},
                      Qt::ScrollUpdate, false);
    QCoreApplication::sendEvent(m_view, &swipe);
    const double after = m_view->xAt(m_document->playback().time().time().timeAt({1200}));
    QVERIFY2(std::abs(after - before + 30) < 0.01, qPrintable(QString::number(after - before)));
}

void TestTimeline::burstOfMovesLeavesOneFrame()
{
    int frames = 0;
    connect(m_document.get(), &Document::changed, m_document.get(),
            [&frames](Document::Changes changes) {
                frames += changes.testFlag(Document::FrameChanged) ? 1 : 0;
            });
    QTest::mousePress(m_view, Qt::LeftButton, {}, at({1001}));
    QTRY_VERIFY(m_document->frame() && m_document->frame()->asked == head());
    frames = 0;
    // No event is handled in between: whatever is decoded meanwhile must not pile up.
    for (int x = at({1001}).x(); x <= at({1380}).x(); ++x)
        move({x, 60}, Qt::LeftButton);
    const Tick last = head();
    QVERIFY(last > Tick{1370});

    QTRY_COMPARE(m_document->frame()->asked, last);

    QVERIFY2(frames <= 2, qPrintable(QString::number(frames)));
    QTest::mouseRelease(m_view, Qt::LeftButton, {}, at({1380}));
}

void TestTimeline::hoverShowsACardWithAPicture()
{
    move(at({1000 + test::TinyKillTicks}), Qt::NoButton);
    auto *card = m_view->findChild<HoverCard *>();
    QVERIFY(!card->isVisible()); // It waits for the hand to rest.

    QTRY_VERIFY(card->isVisible());
    QTRY_VERIFY(!card->picture().isNull());
    QVERIFY(card->text().contains(QStringLiteral("tick")));
    QVERIFY(card->text().contains(QStringLiteral("1,008")));
    QCOMPARE(head(), Tick{1000});

    auto *preview = m_view->findChild<HoverPreview *>();
    move(at({1300}), Qt::NoButton);
    QVERIFY(card->isVisible());
    QTRY_VERIFY(std::abs(preview->pictureTick() - Tick{1300}) <= 1);

    move({5, 60}, Qt::NoButton);
    QVERIFY(!card->isVisible());
    // It does not cover a dialog that comes by a key.
    move(at({1300}), Qt::NoButton);
    QTRY_VERIFY(card->isVisible());
    QDialog dialog(m_panel.get());
    dialog.open();
    QTRY_VERIFY(!card->isVisible());
}

void TestTimeline::cardNeverCoversTheInstrument()
{
    auto *card = m_view->findChild<HoverCard *>();
    const QRect instrument(m_panel->mapToGlobal(QPoint(0, 0)), m_panel->size());
    for (const Tick tick : {Tick{1001}, Tick{1200}, Tick{1399}}) {
        move(at(tick), Qt::NoButton);
        QTRY_VERIFY(card->isVisible());
        QVERIFY(!card->geometry().intersects(instrument));
    }
}

void TestTimeline::loopHandleMovesOneEdge()
{
    m_document->playback().setRange(TickRange{{1100}, {1200}});

    drag(Qt::LeftButton, at({1200}, 6), at({1300}, 6));

    QCOMPARE(m_document->playback().range()->first, Tick{1100});
    QVERIFY(std::abs(m_document->playback().range()->last - Tick{1300}) <= 1);
    QCOMPARE(head(), Tick{1000});
}

void TestTimeline::overviewMovesTheStretchInView()
{
    auto *overview = m_panel->findChild<OverviewStrip *>();
    wheel(at({1000}), 6);
    QVERIFY(m_view->scale().end() < m_document->playback().time().time().length());

    QTest::mouseClick(overview, Qt::LeftButton, {}, QPoint(overview->width() - 12, 8));

    QCOMPARE(m_view->scale().end(), m_document->playback().time().time().length());
    QCOMPARE(head(), Tick{1000});
}

void TestTimeline::titleDragSortsLanes()
{
    const QString first = m_panel->lanes().front().id;
    QTRY_COMPARE(m_view->content().lanes.size(), 5U);
    const int top = m_view->height() - 4;
    QTest::mousePress(m_view, Qt::LeftButton, {}, {8, 34});
    move({8, top}, Qt::LeftButton);
    QTest::mouseRelease(m_view, Qt::LeftButton, {}, {8, top});

    QCOMPARE(m_panel->lanes().back().id, first);
    QTRY_COMPARE(m_view->content().lanes.back().title, QStringLiteral("Chat"));
}

/// Seek, scrub, zoom, pan, range and hover on half an hour of thirty players.
void TestTimeline::realRecordingUnderTheHand()
{
    const auto path = test::realRecording(
        QStringLiteral("teeworlds/ddnet198-client-watch-26min.demo"));
    if (!path)
        SKIP_MISSING();
    m_document->open(*path);
    QTRY_COMPARE_WITH_TIMEOUT(m_document->phase(), OpenPhase::Ready, 120'000);
    const TickRange ticks = m_document->playback().time().time().ticks();
    const Tick middle = ticks.first + (ticks.last - ticks.first) / 2;

    int steps = 0;
    qint64 slowest = 0;
    QTest::mousePress(m_view, Qt::LeftButton, {}, at(ticks.first));
    for (int x = at(ticks.first).x(); x < at(ticks.last).x() && steps < 600; ++x, ++steps) {
        QElapsedTimer timer;
        timer.start();
        move({x, 60}, Qt::LeftButton);
        QTRY_VERIFY(m_document->frame() && m_document->frame()->asked == head());
        slowest = std::max(slowest, timer.nsecsElapsed());
    }
    QTest::mouseRelease(m_view, Qt::LeftButton, {}, at(middle));
    qInfo("%d steps of scrubbing, the slowest %.1f ms", steps, static_cast<double>(slowest) / 1e6);

    wheel(at(middle), 12);
    QVERIFY(m_view->scale().span < m_document->playback().time().time().length() / 10);
    const QPoint from = at(middle);
    const Time begin = m_view->scale().begin;
    drag(Qt::MiddleButton, from, from - QPoint(50, 0));
    QVERIFY(m_view->scale().begin > begin);
    const QPoint here(m_view->width() / 2, 60);
    drag(Qt::RightButton, here, here + QPoint(100, 0));
    QVERIFY(m_document->playback().range());
    QVERIFY(m_view->content().rangeText.contains(QStringLiteral("ticks")));
    move(here, Qt::NoButton);
    auto *card = m_view->findChild<HoverCard *>();
    QTRY_VERIFY(card->isVisible());
    QTRY_VERIFY(!card->picture().isNull());
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

TICKSCOPE_TEST(TestTimeline, QApplication)
#include "test_timeline.moc"
