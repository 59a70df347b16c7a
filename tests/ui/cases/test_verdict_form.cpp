// SPDX-License-Identifier: GPL-3.0-or-later
// The verdict: filled in, decided, blind for the second reviewer, side by side in the end.

#include <QAbstractItemView>
#include <QDialog>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include "tests/support/test_program.h"
#include "tests/ui/cases/case_window.h"
#include "ui/commands/mnemonic_keys.h"

using namespace tickscope;
using namespace tickscope::test;

class TestVerdictForm : public CaseWindowTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { end(); }

    void findingsAreStoredWithTheirEvidence();
    void firstEntryTakesACaseThatIsNobodys();
    void onlyTheAssigneeFillsItIn();
    void decidingNeedsAnAspectAndAReason();
    void decidingAsksAndRepeatsTheVerdict();
    void decidedVerdictStays();
    void reasonsCanBeReadAtEveryTime();
    void wordsOfTheLastMomentStayWhenTheTabChanges();
    void caseOfAnotherTabGivesWayAtOnce();
    void verdictIsWithdrawnAndDecidedAgain();
    void secondReviewerIsBlindAndThenSeesTheDifferences();
    void overallFollowsTheGravestFindingUntilItIsChosen();
    void findingFromTheListAsksForItsReason();
    void findingMovesNoField();
    void lettersChooseAFindingAndTabGoesToItsReason();
    void decidingIsInSightAndTheBundleFollows();
    void historyTellsWhoDidWhat();

private:
    /// Opens the recording with its case and the page.
    void showVerdict(const char *who);
    QLabel &state() { return child<QLabel>("verdict.state"); }
    QTableWidget &table() { return child<QTableWidget>("verdict.table"); }
    std::vector<review::Opinion> stored(const char *who)
    {
        return got(store(who)->opinions().ofCase(m_case));
    }
    /// With the least that is needed.
    void decide(const QString &finding);
    QPlainTextEdit &reason() { return child<QPlainTextEdit>("verdict.reason"); }

    review::CaseId m_case;
    review::NoteId m_note;
};

void TestVerdictForm::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("verdicts"));
    prepare();
}

void TestVerdictForm::init()
{
    begin();
    std::tie(m_case, m_note) = saveCase(2);
}

void TestVerdictForm::showVerdict(const char *who)
{
    showWindow(who);
    open(m_path);
    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen() && cases().chosen()->number > 0, CaseTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(child<QWidget>("cases").isVisible(), CaseTimeout);
    showPage("Verdict");
}

void TestVerdictForm::decide(const QString &finding)
{
    if (child<QComboBox>("verdict.inputs.finding").currentIndex() <= 0)
        pick(child<QComboBox>("verdict.inputs.finding"), finding);
    pick(child<QComboBox>("verdict.decision"), finding);
    if (reason().toPlainText().isEmpty()) {
        reason().setFocus();
        QTest::keyClicks(&reason(), QStringLiteral("why not"));
    }
    QTest::mouseClick(&child<QPushButton>("verdict.decide"), Qt::LeftButton);
    QTest::mouseClick(&child<QPushButton>("decide.yes"), Qt::LeftButton);
}

void TestVerdictForm::findingsAreStoredWithTheirEvidence()
{
    showVerdict("anna");
    QVERIFY(!child<QPushButton>("verdict.decide").isEnabled()); // what would it say?
    pick(child<QComboBox>("verdict.inputs.finding"), QStringLiteral("Suspicious"));
    auto &inputs = child<QPlainTextEdit>("verdict.inputs.reason");
    inputs.setFocus();
    QTest::keyClicks(&inputs, QStringLiteral("too even"));
    auto &evidence = child<QToolButton>("verdict.inputs.evidence");
    emit evidence.menu()->aboutToShow();
    const QAction &note = *evidence.menu()->actions().front();
    QCOMPARE(withoutMnemonic(note.text()), QStringLiteral("Note 1: every ten ticks"));
    QVERIFY(note.isChecked()); // the only one is proposed
    QCOMPARE(evidence.text(), QStringLiteral("1 note"));

    const auto aspects = [this] {
        const auto all = stored("anna");
        return all.empty() ? std::vector<review::AspectFinding>() : all.front().aspects;
    };
    const std::vector<review::AspectFinding> wanted{{review::Aspect::Inputs,
                                                     review::Finding::Suspicious,
                                                     QStringLiteral("too even"),
                                                     {{m_note, 1}}}};
    QTRY_VERIFY_WITH_TIMEOUT(aspects() == wanted, CaseTimeout);
    QVERIFY(!stored("anna").front().isDecided);
}

void TestVerdictForm::firstEntryTakesACaseThatIsNobodys()
{
    review::Case free = got(store("anna")->cases().withNumber(1));
    free.assignee.clear();
    save(*store("anna"), free);
    showVerdict("ben");
    QCOMPARE(state().text(), QStringLiteral("Your first entry assigns the case to you."));

    pick(child<QComboBox>("verdict.aim.finding"), QStringLiteral("Suspicious"));

    QTRY_COMPARE_WITH_TIMEOUT(got(store("anna")->cases().withNumber(1)).assignee,
                              QStringLiteral("ben"), CaseTimeout);
    QTRY_COMPARE_WITH_TIMEOUT(stored("ben").size(), std::size_t{1}, CaseTimeout);
    QCOMPARE(stored("ben").front().aspects.front().aspect, review::Aspect::Aim);
}

void TestVerdictForm::onlyTheAssigneeFillsItIn()
{
    showVerdict("ben");
    QVERIFY(!child<QComboBox>("verdict.aim.finding").isEnabled());
    QVERIFY(state().text().startsWith(QStringLiteral("Only the assignee gives a verdict.")));

    emit state().linkActivated(QStringLiteral("me"));

    QTRY_VERIFY_WITH_TIMEOUT(child<QComboBox>("verdict.aim.finding").isEnabled(), CaseTimeout);
    QTRY_COMPARE_WITH_TIMEOUT(got(store("anna")->cases().withNumber(1)).assignee,
                              QStringLiteral("ben"), CaseTimeout);
    // A file cannot keep a secret, and says so.
    QVERIFY(state().text().contains(QStringLiteral("other programs could show it")));
}

void TestVerdictForm::decidingNeedsAnAspectAndAReason()
{
    showVerdict("anna");
    auto &decide = child<QPushButton>("verdict.decide");
    auto &missing = child<QLabel>("verdict.missing");
    QCOMPARE(missing.text(), QStringLiteral("To decide, check at least one aspect."));
    pick(child<QComboBox>("verdict.decision"), QStringLiteral("Clean"));
    QVERIFY(!decide.isEnabled());
    pick(child<QComboBox>("verdict.aim.finding"), QStringLiteral("Clean"));
    QVERIFY(!decide.isEnabled());
    QCOMPARE(missing.text(), QStringLiteral("To decide, give a reason."));
    reason().setFocus();
    QTest::keyClicks(&reason(), QStringLiteral("  "));
    QVERIFY(!decide.isEnabled());
    QTest::keyClicks(&reason(), QStringLiteral("misses"));
    QVERIFY(decide.isEnabled());
    QVERIFY(!missing.isVisible());
    pick(child<QComboBox>("verdict.decision"), QStringLiteral("Proven"));
    QVERIFY(!decide.isEnabled());
    QCOMPARE(missing.text(),
             QStringLiteral("The verdict accuses, but all that you checked is clean."));
    pick(child<QComboBox>("verdict.decision"), QStringLiteral("Clean"));

    // Why is said of an aspect, or of the whole.
    reason().selectAll();
    QTest::keyClick(&reason(), Qt::Key_Delete);
    QVERIFY(!decide.isEnabled());
    auto &aim = child<QPlainTextEdit>("verdict.aim.reason");
    aim.setFocus();
    QTest::keyClicks(&aim, QStringLiteral("misses"));
    QVERIFY(decide.isEnabled());
}

void TestVerdictForm::decidingAsksAndRepeatsTheVerdict()
{
    auto anna = store("anna");
    review::Case value = got(anna->cases().withNumber(1));
    value.accused = {{{QStringLiteral("npc01")}, {}, {}, {}, {}}};
    save(*anna, value);
    showVerdict("anna");
    pick(child<QComboBox>("verdict.aim.finding"), QStringLiteral("Suspicious"));
    auto &aim = child<QPlainTextEdit>("verdict.aim.reason");
    aim.setFocus();
    QTest::keyClicks(&aim, QStringLiteral("snaps"));
    pick(child<QComboBox>("verdict.decision"), QStringLiteral("Proven"));
    reason().setFocus();
    QTest::keyClicks(&reason(), QStringLiteral("ten times"));

    QTest::mouseClick(&child<QPushButton>("verdict.decide"), Qt::LeftButton);
    QCOMPARE(
        child<QPlainTextEdit>("decide.text").toPlainText(),
        QStringLiteral(
            "Accused: npc01 (name only)\nDecision: Proven\nten times\n\nAim: Suspicious\nsnaps\n"
            "Notes: 1\n\nNot checked: Movement, Inputs, Timing, Chat, File integrity"));
    QTest::keyClick(&child<QDialog>("decide"), Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->findChild<QDialog *>(QStringLiteral("decide")),
                             CaseTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(!stored("anna").empty(), CaseTimeout); // the draft
    QVERIFY(!stored("anna").front().isDecided);

    QTest::mouseClick(&child<QPushButton>("verdict.decide"), Qt::LeftButton);
    QTest::mouseClick(&child<QPushButton>("decide.yes"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(stored("anna").front().isDecided, CaseTimeout);
}

void TestVerdictForm::reasonsCanBeReadAtEveryTime()
{
    QStringList lines;
    for (int i = 0; i < 40; ++i)
        lines << QStringLiteral("line %1").arg(i);
    auto anna = store("anna");
    review::Opinion opinion = sampleOpinion(m_case, review::Finding::Proven);
    opinion.aspects[0].reason = lines.join(u'\n');
    save(*anna, opinion);

    // Decided, and nobody may see more than one's own.
    showVerdict("anna");
    auto &movement = child<QPlainTextEdit>("verdict.movement.reason");
    QVERIFY(movement.isEnabled() && movement.isReadOnly() && movement.isVisible());
    QCOMPARE(movement.toPlainText(), lines.join(u'\n'));
    movement.setFocus();
    QTest::keyClick(&movement, Qt::Key_PageDown);
    QVERIFY(movement.verticalScrollBar()->value() > 0);
    // And words typed there are no commands.
    const bool isPlaying = document().playback().time().isPlaying();
    const auto markers = document().markers().all().size();
    QTest::keyClicks(&movement, QStringLiteral("make it so"));
    QCOMPARE(document().playback().time().isPlaying(), isPlaying);
    QCOMPARE(document().markers().all().size(), markers);
    QCOMPARE(movement.toPlainText(), lines.join(u'\n'));

    // All have decided.
    auto ben = store("ben");
    QVERIFY(got(ben->cases().takeNext({})));
    save(*ben, sampleOpinion(m_case, review::Finding::Proven));
    cases().reload();
    QTRY_VERIFY_WITH_TIMEOUT(table().isVisible(), CaseTimeout);
    auto *whole = qobject_cast<QPlainTextEdit *>(table().cellWidget(0, 0));
    QVERIFY(whole);
    QVERIFY(whole->toPlainText().endsWith(QStringLiteral("line 39")));
    QVERIFY(whole->verticalScrollBar()->maximum() > 0);
}

/// Typing is saved after a pause; a change of the recording does not wait for that.
void TestVerdictForm::wordsOfTheLastMomentStayWhenTheTabChanges()
{
    showVerdict("anna");
    pick(child<QComboBox>("verdict.inputs.finding"), QStringLiteral("Suspicious"));
    auto &inputs = child<QPlainTextEdit>("verdict.inputs.reason");
    inputs.setFocus();
    QTest::keyClicks(&inputs, QStringLiteral("too even"));

    m_window->activeDocument().setDocument(nullptr);

    QTRY_VERIFY_WITH_TIMEOUT(!stored("anna").empty(), CaseTimeout);
    const auto draft = stored("anna").front();
    QCOMPARE(draft.aspects.size(), std::size_t{1});
    QCOMPARE(draft.aspects.front().reason, QStringLiteral("too even"));
    QVERIFY(!draft.isDecided);
}

/// A note that is begun at once must not get into a case about another recording.
void TestVerdictForm::caseOfAnotherTabGivesWayAtOnce()
{
    showVerdict("anna");
    TinyDemo foreign;
    foreign.firstTick = 5000;
    Document other(m_registry);
    other.open(writeTinyDemo(m_folder->path(), QStringLiteral("other.demo"), foreign));
    QTRY_VERIFY_WITH_TIMEOUT(!other.contentHash().sha256().isEmpty(), CaseTimeout);
    QVERIFY(cases().hasChoice());

    m_window->activeDocument().setDocument(&other);

    QCOMPARE(cases().recording(), other.contentHash().sha256());
    QVERIFY(!cases().hasChoice());
    m_window->activeDocument().setDocument(nullptr);
}

void TestVerdictForm::verdictIsWithdrawnAndDecidedAgain()
{
    showVerdict("anna");
    auto &withdraw = child<QPushButton>("verdict.withdraw");
    QVERIFY(!withdraw.isVisible());
    decide(QStringLiteral("Proven"));
    QTRY_VERIFY_WITH_TIMEOUT(withdraw.isVisible(), CaseTimeout);
    // The form is ahead of the store, which still has the draft.
    QTRY_VERIFY_WITH_TIMEOUT(!stored("anna").empty() && stored("anna").front().isDecided,
                             CaseTimeout);
    auto ben = store("ben");
    QVERIFY(got(ben->cases().takeNext({}))); // the case is his now

    QTest::mouseClick(&withdraw, Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!stored("anna").front().isDecided, CaseTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(child<QComboBox>("verdict.decision").isEnabled(), CaseTimeout);
    decide(QStringLiteral("Clean"));
    QTRY_VERIFY_WITH_TIMEOUT(stored("anna").front().isDecided, CaseTimeout);
    QTRY_COMPARE_WITH_TIMEOUT(stored("anna").front().decision,
                              std::optional(review::Finding::Clean), CaseTimeout);
    QCOMPARE(got(ben->cases().withNumber(1)).assignee, QStringLiteral("ben"));

    save(*ben, sampleOpinion(m_case, review::Finding::Clean));
    cases().reload();
    QTRY_VERIFY_WITH_TIMEOUT(table().isVisible(), CaseTimeout);
    QVERIFY(!withdraw.isVisible());
}

void TestVerdictForm::decidedVerdictStays()
{
    showVerdict("anna");
    decide(QStringLiteral("Proven"));

    QTRY_VERIFY_WITH_TIMEOUT(!stored("anna").empty() && stored("anna").front().isDecided,
                             CaseTimeout);
    QTRY_COMPARE_WITH_TIMEOUT(
        state().text(),
        QStringLiteral("You have decided. All verdicts are shown once everyone has."), CaseTimeout);
    QVERIFY(!child<QComboBox>("verdict.decision").isEnabled());
    QVERIFY(!table().isVisible());
}

void TestVerdictForm::secondReviewerIsBlindAndThenSeesTheDifferences()
{
    showVerdict("anna");
    pick(child<QComboBox>("verdict.inputs.finding"), QStringLiteral("Proven"));
    pick(child<QComboBox>("verdict.chat.finding"), QStringLiteral("Clean"));
    decide(QStringLiteral("Proven"));
    QTRY_COMPARE_WITH_TIMEOUT(got(store("anna")->cases().withNumber(1)).status,
                              review::Status::SecondOpinion, CaseTimeout);

    showVerdict("ben");
    QVERIFY(cases().opinions().empty());
    QVERIFY(cases().notes().empty());
    QVERIFY(!table().isVisible());
    emit state().linkActivated(QStringLiteral("me"));
    QTRY_VERIFY_WITH_TIMEOUT(child<QComboBox>("verdict.aim.finding").isEnabled(), CaseTimeout);
    pick(child<QComboBox>("verdict.inputs.finding"), QStringLiteral("Suspicious"));
    auto &inputs = child<QPlainTextEdit>("verdict.inputs.reason");
    inputs.setFocus();
    QTest::keyClicks(&inputs, QStringLiteral("or a key repeat"));
    pick(child<QComboBox>("verdict.chat.finding"), QStringLiteral("Clean"));
    decide(QStringLiteral("Suspicious"));

    QTRY_VERIFY_WITH_TIMEOUT(table().isVisible(), CaseTimeout);
    QCOMPARE(state().text(), QStringLiteral("The reviewers disagree; a lead has to settle it."));
    QCOMPARE(table().columnCount(), 2);
    QCOMPARE(table().horizontalHeaderItem(0)->text(), QStringLiteral("anna"));
    QCOMPARE(table().horizontalHeaderItem(1)->text(), QStringLiteral("ben"));
    const auto row = [this](int number) {
        return QStringList{table().verticalHeaderItem(number)->text(),
                           table().item(number, 0)->text(), table().item(number, 1)->text()};
    };
    QCOMPARE(row(2), (QStringList{"≠ Inputs", "Proven\nNotes: 1", "Suspicious\nor a key repeat"}));
    QCOMPARE(row(4), (QStringList{"Chat", "Clean", "Clean"}));
    QCOMPARE(row(6), (QStringList{"≠ Overall", "Proven\nwhy not", "Suspicious\nwhy not"}));
    QCOMPARE(child<QComboBox>("cases.box").currentText(),
             QStringLiteral("Case 1 (Reviewers disagree)"));
    QCOMPARE(cases().notes().size(), std::size_t{1});

    pick(child<QComboBox>("verdict.outcome"), QStringLiteral("Suspicious"));
    QTest::mouseClick(&child<QPushButton>("verdict.settle"), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(state().text(), QStringLiteral("Decided: Suspicious"), CaseTimeout);
    QVERIFY(!child<QPushButton>("verdict.settle").isVisible());
}

void TestVerdictForm::overallFollowsTheGravestFindingUntilItIsChosen()
{
    showVerdict("anna");
    auto &overall = child<QComboBox>("verdict.decision");
    pick(child<QComboBox>("verdict.inputs.finding"), QStringLiteral("Clean"));
    QCOMPARE(overall.currentText(), QStringLiteral("Clean"));
    pick(child<QComboBox>("verdict.aim.finding"), QStringLiteral("Suspicious"));
    QCOMPARE(overall.currentText(), QStringLiteral("Suspicious"));
    // Still, when both were stored and shown anew.
    QTRY_VERIFY_WITH_TIMEOUT(!stored("anna").empty() && stored("anna").front().aspects.size() == 2,
                             CaseTimeout);
    pick(child<QComboBox>("verdict.aim.finding"), QStringLiteral("Not checked"));
    QCOMPARE(overall.currentText(), QStringLiteral("Clean"));

    pick(overall, overall.itemText(4));
    pick(child<QComboBox>("verdict.aim.finding"), QStringLiteral("Proven"));
    QCOMPARE(overall.currentIndex(), 4);
}

void TestVerdictForm::findingFromTheListAsksForItsReason()
{
    showVerdict("anna");
    m_window->resize(1280, 620); // less than all fields need
    QVERIFY(reason().placeholderText().startsWith(QStringLiteral("Reason for the overall")));
    auto &integrity = child<QComboBox>("verdict.file_integrity.finding");
    auto &why = child<QPlainTextEdit>("verdict.file_integrity.reason");
    pick(integrity, QStringLiteral("Clean")); // passing by
    QVERIFY(integrity.hasFocus());

    integrity.showPopup();
    QTest::keyClick(integrity.view(), Qt::Key_Down);
    QTest::keyClick(integrity.view(), Qt::Key_Return);

    QTRY_VERIFY_WITH_TIMEOUT(why.hasFocus(), CaseTimeout);
    constexpr int Frame = 4;
    QTRY_VERIFY_WITH_TIMEOUT(why.visibleRegion().boundingRect().height() >= why.height() - Frame,
                             CaseTimeout);
}

void TestVerdictForm::findingMovesNoField()
{
    showVerdict("anna");
    auto &why = child<QPlainTextEdit>("verdict.movement.reason");
    const QWidget &page = *why.parentWidget()->parentWidget();
    const auto places = [&] {
        QStringList all;
        for (const auto *box : m_window->findChildren<QComboBox *>()) {
            if (box->objectName().startsWith(QStringLiteral("verdict.")) && box->isVisible())
                all << QString::number(box->mapTo(&page, QPoint()).y());
        }
        return all;
    };
    QVERIFY(why.isVisible() && !why.isEnabled()); // a reason without a finding would be lost
    const QStringList before = places();
    const int height = why.height();
    QVERIFY(before.size() > 5 && height >= 2 * why.fontMetrics().lineSpacing());

    pick(child<QComboBox>("verdict.movement.finding"), QStringLiteral("Clean"));
    QTRY_VERIFY_WITH_TIMEOUT(why.isEnabled(), CaseTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(!stored("anna").empty(), CaseTimeout);
    QCOMPARE(places(), before);

    // Nor does a text that grows: it scrolls.
    why.setFocus();
    QTest::keyClicks(&why, QStringLiteral("walks"));
    why.insertPlainText(QStringLiteral("\nover\nthe\nwhole\nmap"));
    QTRY_VERIFY_WITH_TIMEOUT(why.verticalScrollBar()->maximum() > 0, CaseTimeout);
    QCOMPARE(why.height(), height);
    QCOMPARE(places(), before);
}

void TestVerdictForm::lettersChooseAFindingAndTabGoesToItsReason()
{
    showVerdict("anna");
    auto &finding = child<QComboBox>("verdict.inputs.finding");
    auto &why = child<QPlainTextEdit>("verdict.inputs.reason");
    finding.setFocus();
    QTest::keyClicks(&finding, QStringLiteral("c")); // elsewhere a command
    QCOMPARE(finding.currentText(), QStringLiteral("Clean"));
    QTRY_VERIFY_WITH_TIMEOUT(why.isEnabled(), CaseTimeout);
    QTest::keyClick(&finding, Qt::Key_Tab);
    QVERIFY(why.hasFocus());
}

void TestVerdictForm::decidingIsInSightAndTheBundleFollows()
{
    showVerdict("anna");
    m_window->resize(1280, 620); // its fields are higher
    auto &decide = child<QPushButton>("verdict.decide");
    auto &next = child<QPushButton>("verdict.next");
    QTRY_COMPARE_WITH_TIMEOUT(decide.visibleRegion().boundingRect(), decide.rect(), CaseTimeout);
    QVERIFY(!next.isVisible());

    this->decide(QStringLiteral("Proven"));

    QTRY_VERIFY_WITH_TIMEOUT(next.isVisible() && !decide.isVisible(), CaseTimeout);
    QTest::mouseClick(&next, Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->findChild<QDialog *>(QStringLiteral("bundleDialog")),
                             CaseTimeout);
}

void TestVerdictForm::historyTellsWhoDidWhat()
{
    showVerdict("anna");
    showPage("History");
    auto &list = child<QTreeWidget>("case.history");
    QTRY_VERIFY(list.topLevelItemCount() > 1);
    QCOMPARE(list.topLevelItem(0)->text(1), QStringLiteral("anna"));
    QCOMPARE(list.topLevelItem(0)->text(2), QStringLiteral("Added note 1: every ten ticks"));
}

TICKSCOPE_TEST(TestVerdictForm, QApplication)
#include "test_verdict_form.moc"
