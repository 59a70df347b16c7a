// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/document/document.h"

using namespace tickscope;
using namespace std::chrono_literals;

namespace {

/// Ticks 0 to 500, 50 of them a second: ten seconds.
const TimeBase TenSeconds = TimeBase::uniform({{0}, {500}}, Time(20ms));

} // namespace

/// The time of a recording as an object: head, loop, stretch in view, one clock for two.
class TestPlayback : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();

    void nothingMovesWithoutARecording();
    void rangeIsTheLoop();
    void emptyRangeClearsTheLoop();
    void viewStaysInsideTheRecording();
    void wholeRecordingStaysInViewAsItGrows();
    void nearLookStaysWhereItIsAsTheRecordingGrows();
    void endForgetsHeadLoopAndView();
    void documentsWithOnePlaybackHaveOneClock();
    void documentsHaveClocksOfTheirOwnElse();

private:
    [[nodiscard]] bool open(Document &document);

    QTemporaryDir m_folder;
    QString m_sample;
    FormatRegistry m_registry;
};

void TestPlayback::initTestCase()
{
    registerAllFormats(m_registry);
    m_sample = test::writeTinyDemo(m_folder.path(), QStringLiteral("tiny.demo"));
    QVERIFY(!m_sample.isEmpty());
}

bool TestPlayback::open(Document &document)
{
    document.open(m_sample);
    return QTest::qWaitFor(
        [&document] { return document.phase() == OpenPhase::Ready && document.frame(); }, 120'000);
}

void TestPlayback::nothingMovesWithoutARecording()
{
    Playback playback;
    const QSignalSpy changed(&playback, &Playback::changed);

    playback.apply(TimeCommand::goToTick({3}));
    playback.setRange(TickRange{{1}, {2}});

    QCOMPARE(changed.count(), 0);
    QVERIFY(!playback.range());
}

void TestPlayback::rangeIsTheLoop()
{
    Playback playback;
    playback.begin(TenSeconds);
    DocumentChange::Changes told;
    connect(&playback, &Playback::changed, this,
            [&told](DocumentChange::Changes changes) { told |= changes; });

    playback.setRange(TickRange{{100}, {200}});

    QCOMPARE(playback.range(), (std::optional<TickRange>{{{100}, {200}}}));
    QVERIFY(playback.time().loop());
    QCOMPARE(playback.time().loop()->begin, Time(2s));
    QCOMPARE(playback.time().loop()->end, Time(4s));
    QCOMPARE(told, Playback::TimeChanged | Playback::RangeChanged);
}

void TestPlayback::emptyRangeClearsTheLoop()
{
    Playback playback;
    playback.begin(TenSeconds);
    playback.setRange(TickRange{{100}, {200}});

    playback.setRange(TickRange{{200}, {100}});

    QVERIFY(!playback.range());
    QVERIFY(!playback.time().loop());
}

void TestPlayback::viewStaysInsideTheRecording()
{
    Playback playback;
    playback.begin(TenSeconds);
    QCOMPARE(playback.timeInView(), (TimeInView{Time{0}, Time(10s)}));

    playback.setTimeInView({Time(9s), Time(4s)});
    QCOMPARE(playback.timeInView(), (TimeInView{Time(6s), Time(4s)}));

    playback.setTimeInView({Time(-1s), Time(1min)});
    QCOMPARE(playback.timeInView(), (TimeInView{Time{0}, Time(10s)}));
}

void TestPlayback::wholeRecordingStaysInViewAsItGrows()
{
    Playback playback;
    playback.begin(TenSeconds);

    playback.setTimeBase(TimeBase::uniform({{0}, {1000}}, Time(20ms)));

    QCOMPARE(playback.timeInView(), (TimeInView{Time{0}, Time(20s)}));
}

void TestPlayback::nearLookStaysWhereItIsAsTheRecordingGrows()
{
    Playback playback;
    playback.begin(TenSeconds);
    playback.setTimeInView({Time(2s), Time(1s)});

    playback.setTimeBase(TimeBase::uniform({{0}, {1000}}, Time(20ms)));

    QCOMPARE(playback.timeInView(), (TimeInView{Time(2s), Time(1s)}));
}

void TestPlayback::endForgetsHeadLoopAndView()
{
    Playback playback;
    playback.begin(TenSeconds);
    playback.setRange(TickRange{{100}, {200}});
    playback.apply(TimeCommand::goToTick({150}));

    playback.end();

    QVERIFY(!playback.range());
    QCOMPARE(playback.time().head(), Time{0});
    QCOMPARE(playback.timeInView(), TimeInView());
}

void TestPlayback::documentsWithOnePlaybackHaveOneClock()
{
    const auto playback = std::make_shared<Playback>();
    Document first(m_registry, playback);
    Document second(m_registry, playback);
    QVERIFY(open(first) && open(second));
    const Tick tick = first.index()->ticks().first + 30;

    first.playback().apply(TimeCommand::goToTick(tick));

    QCOMPARE(second.playback().time().tick(), tick);
    // Both have asked for the frame of that tick.
    QTRY_COMPARE(first.frame()->asked, tick);
    QTRY_COMPARE(second.frame()->asked, tick);
}

void TestPlayback::documentsHaveClocksOfTheirOwnElse()
{
    Document first(m_registry);
    Document second(m_registry);
    QVERIFY(open(first) && open(second));
    const Tick before = second.playback().time().tick();

    first.playback().apply(TimeCommand::stepBy(7));

    QCOMPARE(first.playback().time().tick(), before + 7);
    QCOMPARE(second.playback().time().tick(), before);
}

TICKSCOPE_TEST(TestPlayback, QApplication)
#include "test_playback.moc"
