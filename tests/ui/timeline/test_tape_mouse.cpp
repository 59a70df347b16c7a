// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QClipboard>
#include <QGuiApplication>
#include <QScrollBar>

#include "tests/support/test_program.h"
#include "tests/ui/timeline/tape_test.h"

using namespace tickscope;
using namespace tickscope::test;
using namespace std::chrono_literals;

/// The input tape under the hand.
class TestTapeMouse : public test::TapeTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareInputs(); }
    void init() { beginTape(); }
    void cleanup() { endTape(); }

    void hoverTellsHowLongAPressWas();
    void pressSeeks();
    void clickOnANameSelects();
    void ctrlWheelZoomsWithTheTimeline();
    void timelineZoomsTheTape();
    void wheelScrollsTheLanes();
    void middleDragPans();
    void laneIsCopiedAsATable();
    void inputIsCopiedAndHiddenByCommands();
    void withoutRecordingItSaysSo();
};

void TestTapeMouse::hoverTellsHowLongAPressWas()
{
    m_document->selection().selectPlayer(m_document->players().inFrame(3));
    m_document->playback().setTimeInView({1s, 5s});
    waitUntilRead();

    const TapeHint hint = view().hintAt(at({HookFrom + 10}, *row(3, "HookState")));

    QCOMPARE(hint.title, QStringLiteral("Hook state grabbed, 34 ticks, 0.68 s"));
    QVERIFY2(hint.plainText().contains(QStringLiteral("0:02.00 to 0:02.68")),
             qPrintable(hint.plainText()));
    const TapeHint none = view().hintAt(at({HookFrom + HookTicks + 5}, *row(3, "HookState")));
    QVERIFY(none.title.contains(QStringLiteral("no input here")));
}

void TestTapeMouse::pressSeeks()
{
    QTest::mouseClick(hand(), Qt::LeftButton, {}, at({1700}, *row(0, "Direction")));

    QVERIFY(std::abs(m_document->playback().time().tick() - Tick{1700}) <= 2);
}

void TestTapeMouse::clickOnANameSelects()
{
    const TapeRow &second = *std::ranges::find_if(view().rows().rows, [](const TapeRow &row) {
        return row.kind == TapeRow::Kind::Lane && row.lane->who.client == 1;
    });
    const Tick before = m_document->playback().time().tick();

    QTest::mouseClick(hand(), Qt::LeftButton, {}, {20, qRound(view().yAt(second))});

    // Nobody is named here, which is known when all is read.
    QTRY_COMPARE_WITH_TIMEOUT(m_document->players().clientInFrame(m_document->selection().player()),
                              std::optional(1), Timeout);
    QCOMPARE(m_document->playback().time().tick(), before);
}

void TestTapeMouse::ctrlWheelZoomsWithTheTimeline()
{
    const Time before = m_document->playback().timeInView().span;
    const QPoint pointer = at({1700}, *row(0, "Direction"));

    wheel(pointer, 3, Qt::ControlModifier);

    QVERIFY(m_document->playback().timeInView().span < before);
    QCOMPARE(m_timeline->view().scale().span, m_document->playback().timeInView().span);
    QCOMPARE(m_timeline->view().scale().begin, m_document->playback().timeInView().begin);
    QVERIFY(std::abs(at({1700}, *row(0, "Direction")).x() - pointer.x()) <= 1);
}

void TestTapeMouse::timelineZoomsTheTape()
{
    const double before = view().xAt(10s);
    m_document->playback().setTimeInView({4s, 8s});

    QVERIFY(!qFuzzyCompare(view().xAt(10s), before));
    // Both plots begin and end at the same place, so one line runs through them.
    QVERIFY(std::abs(view().xAt(10s) - m_timeline->view().xAt(10s)) < 1);
}

void TestTapeMouse::wheelScrollsTheLanes()
{
    QVERIFY(view().verticalScrollBar()->maximum() > 0);
    const TimeInView before = m_document->playback().timeInView();

    wheel({500, 150}, -2);

    QVERIFY(view().verticalScrollBar()->value() > 0);
    QCOMPARE(m_document->playback().timeInView(), before);
}

void TestTapeMouse::middleDragPans()
{
    m_document->playback().setTimeInView({4s, 8s});

    QTest::mousePress(hand(), Qt::MiddleButton, {}, {500, 150});
    QMouseEvent move(QEvent::MouseMove, QPoint(400, 150), hand()->mapToGlobal(QPoint(400, 150)),
                     Qt::NoButton, Qt::MiddleButton, {});
    QCoreApplication::sendEvent(hand(), &move);
    QTest::mouseRelease(hand(), Qt::MiddleButton, {}, {400, 150});

    QVERIFY(m_document->playback().timeInView().begin > 4s);
    QCOMPARE(m_document->playback().timeInView().span, Time{8s});
}

void TestTapeMouse::laneIsCopiedAsATable()
{
    const QString text = laneText(view().piecesInView(), row(3, "HookState")->lane,
                                  QStringLiteral("Dora"), {{FirstTick}, {LastTick}});

    QVERIFY2(text.contains(
                 QStringLiteral("Dora\tderived from the character\tHook state\t1100\t1133\t34\t"
                                "grabbed\n")),
             qPrintable(text));
    QVERIFY(!text.contains(QStringLiteral("\t-1\t")));
}

void TestTapeMouse::inputIsCopiedAndHiddenByCommands()
{
    m_document->selection().selectPlayer(m_document->players().inFrame(3));
    m_document->playback().setTimeInView({1s, 5s});
    waitUntilRead();
    auto *commands = m_dock->findChild<CommandSet *>();
    const auto number = row(3, "HookState") - view().rows().rows.data();
    const QString place = QStringLiteral("%1@%2").arg(number).arg(HookFrom + 10);

    QCOMPARE(commands->run("inputTape.copyInput", place), CommandOutcome::Done);

    const QString text = QGuiApplication::clipboard()->text();
    QVERIFY2(text.startsWith(QStringLiteral("Hook state grabbed, 34 ticks")), qPrintable(text));
    QCOMPARE(commands->run("inputTape.copyInput", QStringLiteral("9999@1100")),
             CommandOutcome::BadArgument);
    // Where nothing is held there is nothing to copy.
    const qint64 behind = HookFrom + HookTicks + 5;
    QCOMPARE(commands->run("inputTape.copyInput", QStringLiteral("%1@%2").arg(number).arg(behind)),
             CommandOutcome::BadArgument);

    QCOMPARE(commands->run("inputTape.input", QStringLiteral("HookState")), CommandOutcome::Done);
    QVERIFY(!row(3, "HookState"));
    QCOMPARE(commands->run("inputTape.input", QStringLiteral("HookState")), CommandOutcome::Done);
    QVERIFY(row(3, "HookState"));
    QCOMPARE(commands->run("inputTape.input", QStringLiteral("Hok")), CommandOutcome::BadArgument);
}

void TestTapeMouse::withoutRecordingItSaysSo()
{
    m_document->close();

    QVERIFY(test::noteOf(*m_dock).contains(QStringLiteral("No recording")));
    wheel({500, 150}, 2, Qt::ControlModifier);
    QTest::mouseClick(hand(), Qt::LeftButton, {}, {500, 100});
    QVERIFY(view().rows().rows.empty());
}

TICKSCOPE_TEST(TestTapeMouse, QApplication)
#include "test_tape_mouse.moc"
