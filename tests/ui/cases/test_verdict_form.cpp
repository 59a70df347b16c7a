// SPDX-License-Identifier: GPL-3.0-or-later
//
// The verdict: filled in, decided, blind for the second reviewer, side by side in the end.

#include <QTest>

#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTableWidget>
#include <QToolButton>
#include <QTreeWidget>

#include "tests/support/test_program.h"
#include "tests/ui/cases/case_window.h"

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
    void onlyTheAssigneeFillsItIn();
    void decidedVerdictStays();
    void secondReviewerIsBlindAndThenSeesTheDifferences();
    void historyTellsWhoDidWhat();

private:
    /// Opens the recording with its case and the page.
    void showVerdict(const char *who);
    QLabel &state() { return child<QLabel>("verdict.state"); }
    QTableWidget &table() { return child<QTableWidget>("verdict.table"); }
    std::vector<review::Opinion> stored(const char *who) { return got(store(who)->opinions(1)); }
    void decide(const QString &finding);
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
    review::Case value;
    value.recordings = {{m_sha, QStringLiteral("tiny.demo")}};
    value.assignee = QStringLiteral("anna");
    value.opinionsNeeded = 2;
    auto anna = store("anna");
    save(*anna, value);
    review::Note note;
    note.caseId = 1;
    note.text = QStringLiteral("every ten ticks");
    save(*anna, note);
}

void TestVerdictForm::showVerdict(const char *who)
{
    showWindow(who);
    open(m_path);
    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen(), CasePatience);
    QTRY_VERIFY_WITH_TIMEOUT(child<QWidget>("cases").isVisible(), CasePatience);
    showPage("Verdict");
}

void TestVerdictForm::decide(const QString &finding)
{
    pick(child<QComboBox>("verdict.decision"), finding);
    QTest::mouseClick(&child<QPushButton>("verdict.decide"), Qt::LeftButton);
}

void TestVerdictForm::findingsAreStoredWithTheirEvidence()
{
    showVerdict("anna");
    QVERIFY(!child<QPushButton>("verdict.decide").isEnabled()); // what would it say?
    pick(child<QComboBox>("verdict.inputs.finding"), QStringLiteral("Suspicious"));
    auto &reason = child<QLineEdit>("verdict.inputs.reason");
    reason.setFocus();
    QTest::keyClicks(&reason, QStringLiteral("too even"));
    auto &evidence = child<QToolButton>("verdict.inputs.evidence");
    emit evidence.menu()->aboutToShow();
    QCOMPARE(evidence.menu()->actions().size(), 1);
    QCOMPARE(evidence.menu()->actions().front()->text(), QStringLiteral("Note 1: every ten ticks"));
    evidence.menu()->actions().front()->trigger();
    QCOMPARE(evidence.text(), QStringLiteral("1 note"));

    const auto aspects = [this] {
        const auto all = stored("anna");
        return all.empty() ? std::vector<review::AspectFinding>() : all.front().aspects;
    };
    const std::vector<review::AspectFinding> wanted{
        {review::Aspect::Inputs, review::Finding::Suspicious, QStringLiteral("too even"), {1}}};
    QTRY_VERIFY_WITH_TIMEOUT(aspects() == wanted, CasePatience);
    QVERIFY(!stored("anna").front().isDecided);
}

void TestVerdictForm::onlyTheAssigneeFillsItIn()
{
    showVerdict("ben");
    QVERIFY(!child<QComboBox>("verdict.aim.finding").isEnabled());
    QVERIFY(state().text().startsWith(QStringLiteral("Only the assignee gives a verdict.")));

    emit state().linkActivated(QStringLiteral("me"));

    QTRY_VERIFY_WITH_TIMEOUT(child<QComboBox>("verdict.aim.finding").isEnabled(), CasePatience);
    QTRY_COMPARE_WITH_TIMEOUT(got(store("anna")->caseOf(1)).assignee, QStringLiteral("ben"),
                              CasePatience);
    // A file cannot keep a secret, and says so.
    QVERIFY(state().text().contains(QStringLiteral("other programs could show it")));
}

void TestVerdictForm::decidedVerdictStays()
{
    showVerdict("anna");
    decide(QStringLiteral("Proven"));

    QTRY_VERIFY_WITH_TIMEOUT(!stored("anna").empty() && stored("anna").front().isDecided,
                             CasePatience);
    QTRY_COMPARE_WITH_TIMEOUT(
        state().text(),
        QStringLiteral("You have decided. All verdicts are shown once everyone has."),
        CasePatience);
    QVERIFY(!child<QComboBox>("verdict.decision").isEnabled());
    QVERIFY(!table().isVisible());
}

void TestVerdictForm::secondReviewerIsBlindAndThenSeesTheDifferences()
{
    showVerdict("anna");
    pick(child<QComboBox>("verdict.inputs.finding"), QStringLiteral("Proven"));
    pick(child<QComboBox>("verdict.chat.finding"), QStringLiteral("Clean"));
    decide(QStringLiteral("Proven"));
    QTRY_COMPARE_WITH_TIMEOUT(got(store("anna")->caseOf(1)).status, review::Status::SecondOpinion,
                              CasePatience);

    showVerdict("ben");
    QVERIFY(cases().opinions().empty());
    QVERIFY(cases().notes().empty());
    QVERIFY(!table().isVisible());
    emit state().linkActivated(QStringLiteral("me"));
    QTRY_VERIFY_WITH_TIMEOUT(child<QComboBox>("verdict.aim.finding").isEnabled(), CasePatience);
    pick(child<QComboBox>("verdict.inputs.finding"), QStringLiteral("Suspicious"));
    auto &reason = child<QLineEdit>("verdict.inputs.reason");
    reason.setFocus();
    QTest::keyClicks(&reason, QStringLiteral("or a key repeat"));
    pick(child<QComboBox>("verdict.chat.finding"), QStringLiteral("Clean"));
    decide(QStringLiteral("Suspicious"));

    QTRY_VERIFY_WITH_TIMEOUT(table().isVisible(), CasePatience);
    QCOMPARE(state().text(), QStringLiteral("The reviewers disagree; a lead has to settle it."));
    QCOMPARE(table().columnCount(), 2);
    QCOMPARE(table().horizontalHeaderItem(0)->text(), QStringLiteral("anna"));
    QCOMPARE(table().horizontalHeaderItem(1)->text(), QStringLiteral("ben"));
    const auto row = [this](int number) {
        return QStringList{table().verticalHeaderItem(number)->text(),
                           table().item(number, 0)->text(), table().item(number, 1)->text()};
    };
    QCOMPARE(row(2), (QStringList{"≠ Inputs", "Proven", "Suspicious\nor a key repeat"}));
    QCOMPARE(row(4), (QStringList{"Chat", "Clean", "Clean"}));
    QCOMPARE(row(6), (QStringList{"≠ Overall", "Proven", "Suspicious"}));
    QCOMPARE(cases().notes().size(), std::size_t{1});

    pick(child<QComboBox>("verdict.outcome"), QStringLiteral("Suspicious"));
    QTest::mouseClick(&child<QPushButton>("verdict.settle"), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(state().text(), QStringLiteral("Decided: Suspicious"), CasePatience);
    QVERIFY(!child<QPushButton>("verdict.settle").isVisible());
}

void TestVerdictForm::historyTellsWhoDidWhat()
{
    showVerdict("anna");
    showPage("History");
    auto &list = child<QTreeWidget>("case.history");
    QTRY_VERIFY(list.topLevelItemCount() > 1);
    QCOMPARE(list.topLevelItem(0)->text(1), QStringLiteral("anna"));
    QCOMPARE(list.topLevelItem(0)->text(2), QStringLiteral("note added"));
    QStringList details;
    for (int i = 0; i < list.topLevelItem(0)->childCount(); ++i)
        details << list.topLevelItem(0)->child(i)->text(0);
    QVERIFY2(details.contains(QStringLiteral("body: every ten ticks")),
             qPrintable(details.join(u'|')));
}

TICKSCOPE_TEST(TestVerdictForm, QApplication)
#include "test_verdict_form.moc"
