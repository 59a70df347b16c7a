// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include <QFileInfo>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>

#include <ctime>

#include "core/review/bundle/bundle.h"
#include "tests/support/test_program.h"
#include "tests/ui/cases/case_window.h"
#include "ui/cases/case_texts.h"
#include "ui/window/messages/message_bar.h"

using namespace tickscope;
using namespace tickscope::test;

/// What others do to a case while a window shows it, and what a person does to all cases.
class TestColleagues : public CaseWindowTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { end(); }

    void changeOfAColleagueAppearsByItself();
    void firstCaseOfAnOpenRecordingIsOffered();
    void ownCaseIsNoNews();
    void whatIsTypedOutlivesTheChangeOfAColleague();
    void colleaguesWordsAreNotOverwrittenByTypedOnes();
    void personIsErasedWhenTheNameWasTypedTwice();
    void cancelledBundleLeavesNothing();
    void momentsSayTheirZone();

private:
    void addCase(const QString &claim = {});
    void makeBundle(const QString &folder);
};

void TestColleagues::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("colleagues"));
    prepare();
}

void TestColleagues::init()
{
    begin();
    showWindow("anna");
}

/// Case 1, about the recording; the window has it open then.
void TestColleagues::addCase(const QString &claim)
{
    review::Case value;
    value.recordings = {{m_sha, QStringLiteral("run.demo")}};
    value.claim = claim;
    save(*store("bot"), value);
    open(m_path);
    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen() && cases().chosen()->number > 0, CaseTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(child<QWidget>("casesDockFrame").isVisible(), CaseTimeout);
}

void TestColleagues::changeOfAColleagueAppearsByItself()
{
    addCase(QStringLiteral("as reported"));
    review::Case theirs = *cases().chosen();
    theirs.claim = QStringLiteral("as ben has it");

    save(*store("ben"), theirs);

    QTRY_COMPARE_WITH_TIMEOUT(child<QPlainTextEdit>("case.claim").toPlainText(),
                              QStringLiteral("as ben has it"), CaseTimeout);
}

/// Somebody watches, and reports come in: the dock is closed, and stays so until it is wanted.
void TestColleagues::firstCaseOfAnOpenRecordingIsOffered()
{
    open(m_path);
    QVERIFY(!child<QWidget>("casesDockFrame").isVisible());
    review::Case value;
    value.recordings = {{m_sha, QStringLiteral("run.demo")}};
    value.claim = QStringLiteral("bot hook near the end");

    save(*store("bot"), value);

    QTRY_COMPARE_WITH_TIMEOUT(m_window->messages().text(),
                              QStringLiteral("New about this recording: Case 1: bot hook near the "
                                             "end"),
                              CaseTimeout);
    QVERIFY(!child<QWidget>("casesDockFrame").isVisible());
    QTest::mouseClick(&child<QToolButton>("messageAction"), Qt::LeftButton);
    QTRY_VERIFY(child<QWidget>("casesDockFrame").isVisible());
    QCOMPARE(cases().chosen()->number, 1);

    // The next one does not take the place of the one that is shown.
    value.claim = QStringLiteral("again");
    save(*store("bot"), value);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->messages().text(),
                              QStringLiteral("New about this recording: Case 2: again"),
                              CaseTimeout);
    QCOMPARE(cases().chosen()->number, 1);
}

void TestColleagues::ownCaseIsNoNews()
{
    open(m_path);
    QSignalSpy arrived(&cases(), &Cases::arrived);

    cases().create({});

    QTRY_COMPARE_WITH_TIMEOUT(cases().ofRecording().size(), std::size_t{1}, CaseTimeout);
    QCOMPARE(arrived.count(), 0);
}

void TestColleagues::whatIsTypedOutlivesTheChangeOfAColleague()
{
    addCase();
    QSignalSpy clashed(&cases(), &Cases::clashed);
    showPage("Report");
    auto &claim = child<QPlainTextEdit>("case.claim");
    claim.setFocus();
    QTest::keyClicks(&claim, QStringLiteral("typed"));
    review::Case theirs = *cases().chosen();
    theirs.reporter = QStringLiteral("otto");
    save(*store("ben"), theirs);
    cases().reload();
    QTRY_COMPARE_WITH_TIMEOUT(cases().chosen()->reporter, QStringLiteral("otto"), CaseTimeout);

    QCOMPARE(claim.toPlainText(), QStringLiteral("typed"));
    QTRY_COMPARE_WITH_TIMEOUT(got(store("ben")->cases().withNumber(1)).claim,
                              QStringLiteral("typed"), CaseTimeout);
    QCOMPARE(got(store("ben")->cases().withNumber(1)).reporter, QStringLiteral("otto"));
    QCOMPARE(clashed.count(), 0);
}

void TestColleagues::colleaguesWordsAreNotOverwrittenByTypedOnes()
{
    addCase();
    showPage("Report");
    auto &claim = child<QPlainTextEdit>("case.claim");
    claim.setFocus();
    QTest::keyClicks(&claim, QStringLiteral("mine"));
    review::Case theirs = *cases().chosen();
    theirs.claim = QStringLiteral("theirs");
    save(*store("ben"), theirs);
    cases().reload(); // whether it is seen before the words are sent or not

    QTRY_VERIFY_WITH_TIMEOUT(m_window->findChild<QWidget *>(QStringLiteral("caseClash")),
                             CaseTimeout);
    QCOMPARE(got(store("ben")->cases().withNumber(1)).claim, QStringLiteral("theirs"));
    QVERIFY(child<QPlainTextEdit>("clash.mine").toPlainText().endsWith(QStringLiteral("mine")));
}

void TestColleagues::personIsErasedWhenTheNameWasTypedTwice()
{
    addCase(QStringLiteral("npc01 hooks too early"));
    review::Case value = *cases().chosen();
    value.accused = {{{QStringLiteral("npc01")}, {}, {}, {}, {}}};
    cases().save(value);
    QTRY_COMPARE_WITH_TIMEOUT(got(store("ben")->cases().withNumber(1)).accused.size(),
                              std::size_t{1}, CaseTimeout);

    m_window->commands().run(QStringLiteral("review.erase"));
    auto &erase = child<QPushButton>("erasePerson.erase");
    QVERIFY(!erase.isEnabled());
    child<QComboBox>("erasePerson.name").setCurrentText(QStringLiteral("npc01"));
    auto &again = child<QLineEdit>("erasePerson.again");
    again.setText(QStringLiteral("npc0"));
    QVERIFY(!erase.isEnabled());
    again.setText(QStringLiteral("npc01"));
    QTest::mouseClick(&erase, Qt::LeftButton);

    QTRY_COMPARE_WITH_TIMEOUT(child<QPlainTextEdit>("case.claim").toPlainText(),
                              QStringLiteral("[erased] hooks too early"), CaseTimeout);
    QCOMPARE(m_window->messages().text(),
             QStringLiteral("This person's data was erased from all cases."));
    const auto history = got(store("ben")->cases().history(cases().chosen()->id));
    const auto erased = std::ranges::find(history, QStringLiteral("person erased"),
                                          &review::HistoryEntry::what);
    QVERIFY(erased != history.end());
    QCOMPARE(erased->who, QStringLiteral("anna"));
    for (const review::HistoryEntry &entry : history)
        QVERIFY(!entry.before.contains("npc01") && !entry.after.contains("npc01"));
}

void TestColleagues::momentsSayTheirZone()
{
    const QByteArray before = qgetenv("TZ");
    const auto setZone = [](const QByteArray &zone) {
        qputenv("TZ", zone);
        ::tzset();
    };
    showPage("History");
    setZone("IST-5:30");
    const auto *head = child<QTreeWidget>("case.history").headerItem();
    const QString zone = case_texts::zoneText();
    const QString moment = case_texts::momentText(0);
    setZone("CET-1");
    const QString hours = case_texts::zoneText();
    before.isNull() ? ::unsetenv("TZ") : ::setenv("TZ", before.constData(), 1);
    ::tzset();

    QCOMPARE(zone, QStringLiteral("UTC+5:30"));
    QVERIFY2(moment.contains(QLatin1String("5:30")), qPrintable(moment));
    QCOMPARE(hours, QStringLiteral("UTC+1"));
    QCOMPARE(head->text(0), QStringLiteral("When (%1)").arg(case_texts::zoneText()));
}

void TestColleagues::makeBundle(const QString &folder)
{
    m_window->commands().run(QStringLiteral("review.bundle"));
    child<QLineEdit>("bundle.path").setText(folder);
    QTest::mouseClick(&child<QPushButton>("bundle.make"), Qt::LeftButton);
    QVERIFY(m_window->messages().text().startsWith(u"Creating the evidence bundle"));
    // It is deleted later; the next one has the same names.
    QTRY_VERIFY(!m_window->findChild<QWidget *>(QStringLiteral("bundle.path")));
}

void TestColleagues::cancelledBundleLeavesNothing()
{
    addCase();
    const QString first = m_folder->filePath(QStringLiteral("first"));
    const QString second = m_folder->filePath(QStringLiteral("second"));

    m_window->commands().run(QStringLiteral("review.bundle"));
    child<QLineEdit>("bundle.path").setText(first);
    QTest::mouseClick(&child<QPushButton>("bundle.make"), Qt::LeftButton);
    auto *cancel = m_window->messages().findChild<QToolButton *>(QStringLiteral("messageAction"));
    QCOMPARE(cancel->text(), QStringLiteral("Cancel"));
    QTest::mouseClick(cancel, Qt::LeftButton);
    QCOMPARE(m_window->messages().text(), QString());
    QTRY_VERIFY(!m_window->findChild<QWidget *>(QStringLiteral("bundle.path")));

    makeBundle(second);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->messages().text(),
                              QStringLiteral("Evidence bundle written to %1.").arg(second),
                              CaseTimeout);
    QVERIFY(got(review::verifyBundle(second)).faults.empty());
    QVERIFY(!QFileInfo::exists(first));
}

TICKSCOPE_TEST(TestColleagues, QApplication)
#include "test_colleagues.moc"
