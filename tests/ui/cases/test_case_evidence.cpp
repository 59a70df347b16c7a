// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who is accused, and what the reviewer saw.

#include <QTest>

#include <QComboBox>
#include <QListWidget>

#include "tests/support/test_program.h"
#include "tests/ui/cases/case_window.h"
#include "ui/cases/moment_picture.h"
#include "ui/tape/tape_view.h"

using namespace tickscope;
using namespace tickscope::test;

class TestCaseEvidence : public CaseWindowTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { end(); }

    void accusedIsThePersonThatWasPicked();
    void pictureOfANoteHasThePanelsInSight();
    void pictureSaysWhichOfThoseWithOneName();
};

void TestCaseEvidence::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("case-evidence"));
    prepare();
}

void TestCaseEvidence::init()
{
    begin();
    showWindow("anna");
}

/// One of three who were called so, as "case create --accused '#6'" of the command line has it.
void TestCaseEvidence::accusedIsThePersonThatWasPicked()
{
    SKIP_WITHOUT_RECORDING("teehistorian/ddnet198-racebox.teehistorian");
    open(*realRecording(QStringLiteral("teehistorian/ddnet198-racebox.teehistorian")));
    m_window->commands().run(QStringLiteral("review.newCase"));
    m_window->commands().run(QStringLiteral("panel.cases"));
    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen() && cases().chosen()->number > 0, CaseTimeout);
    auto &players = child<QComboBox>("case.players");
    const auto row = [&players] {
        return players.findText(QStringLiteral("npc01 #6"), Qt::MatchStartsWith);
    };
    QTRY_VERIFY_WITH_TIMEOUT(row() >= 0, CaseTimeout);

    emit players.activated(row());

    const auto stored = [this] { return got(store("ben")->caseNumbered(1)).accused; };
    QTRY_COMPARE_WITH_TIMEOUT(stored().size(), std::size_t{1}, CaseTimeout);
    const review::Identity person = stored().front();
    QCOMPARE(person.names.front(), QStringLiteral("npc01"));
    QCOMPARE(person.recording, cases().recording());
    QCOMPARE(person.player, std::optional<qint64>(6));
    QCOMPARE(person.client, std::optional<qint64>(2));
    QCOMPARE(person.tick, std::optional<qint64>(3343));
    QCOMPARE(person.lastTick, std::optional<qint64>(6093));

    auto &list = child<QListWidget>("case.accused");
    QVERIFY2(list.item(0)->text().startsWith(QStringLiteral("npc01 #6, 1:03")),
             qPrintable(list.item(0)->text()));
    goTo(500); // before they joined
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                      list.visualItemRect(list.item(0)).center());
    const PlayerRef who{2, {3343}};
    QCOMPARE(document().selection().player(), std::optional(who));
    QCOMPARE(document().selection().followed(), std::optional(who));
    QCOMPARE(head(), 3345); // they joined at 3343, and have a place from here on
}

void TestCaseEvidence::pictureOfANoteHasThePanelsInSight()
{
    open(m_path);
    m_window->commands().run(QStringLiteral("review.newCase"));
    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen() && cases().chosen()->number > 0, CaseTimeout);
    goTo(1050);
    const auto heightOfNext = [this](std::size_t number) {
        m_window->commands().run(QStringLiteral("review.addNoteWithPicture"));
        [this, number] {
            QTRY_VERIFY_WITH_TIMEOUT(
                cases().notes().size() == number && cases().notes().back().number > 0, CaseTimeout);
        }();
        const review::NoteId id = cases().notes().back().id;
        return QImage::fromData(got(store("ben")->picture(id)), "PNG").height();
    };
    const int world = heightOfNext(1);
    QCOMPARE(world, 720);

    m_window->commands().run(QStringLiteral("panel.inputTape"));
    const auto *tape = m_window->findChild<TapeView *>();
    QTRY_VERIFY_WITH_TIMEOUT(!tape->visibleRegion().isEmpty() && !tape->rows().rows.empty(),
                             CaseTimeout);
    QVERIFY(heightOfNext(2) > world + 50);

    m_window->commands().run(QStringLiteral("panel.inputTape"));
    QTRY_VERIFY_WITH_TIMEOUT(!tape->isVisible(), CaseTimeout);
    QCOMPARE(heightOfNext(3), world);
}

/// As the window does: without the numbers of the index nobody could tell the three npc01 apart.
void TestCaseEvidence::pictureSaysWhichOfThoseWithOneName()
{
    SKIP_WITHOUT_RECORDING("teehistorian/ddnet198-racebox.teehistorian");
    open(*realRecording(QStringLiteral("teehistorian/ddnet198-racebox.teehistorian")));
    QTRY_VERIFY_WITH_TIMEOUT(document().index() && document().index()->isComplete(), CaseTimeout);
    goTo(4000);
    QTRY_VERIFY_WITH_TIMEOUT(document().frame() && document().frame()->asked == Tick{4000},
                             CaseTimeout);
    MomentPicture picture;
    picture.frame = document().frame();
    picture.maker = document().sceneMaker();
    const QByteArray nameless = pngOf(picture);
    picture.index = document().index();
    const QByteArray numbered = pngOf(picture);

    QVERIFY(!nameless.isEmpty() && !numbered.isEmpty());
    QVERIFY(numbered != nameless);
}

TICKSCOPE_TEST(TestCaseEvidence, QApplication)
#include "test_case_evidence.moc"
