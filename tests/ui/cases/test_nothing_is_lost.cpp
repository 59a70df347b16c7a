// SPDX-License-Identifier: GPL-3.0-or-later
//
// What people write stays, and no key does what its hand did not want.

#include <QTest>

#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>

#include "tests/support/test_program.h"
#include "tests/ui/cases/case_window.h"
#include "ui/world/view/world_overlays.h"
#include "ui/world/view/world_view.h"

using namespace tickscope;
using namespace tickscope::test;

class TestNothingIsLost : public CaseWindowTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { end(); }

    void escapeLeavesASavedFieldAndKeepsItsText_data();
    void escapeLeavesASavedFieldAndKeepsItsText();
    void escapeLeavesTheTextOfANoteAndKeepsIt();
    void reasonComesBackWithTheNextFinding();
    void noteWithoutACaseIsAskedFor();
    void noteGoesToTheLastCase();
    void noteWithoutAnyCaseIsAMarker();
    void emptyCaseIsRemoved();
    void lettersAtADisabledFieldAreNoCommands();
    void handOnWasdChangesNothing();
    void loopAndScoreboardAreUndone();
    void enterAtAFullDiskDiscardsNothing();

private:
    QWidget &world() { return child<QWidget>("worldView"); }
    QPushButton &answer(const char *id) { return child<QPushButton>(id); }
    void waitForQuestion()
    {
        QTRY_VERIFY_WITH_TIMEOUT(m_window->findChild<QMessageBox *>(QStringLiteral("whichCase")),
                                 CaseTimeout);
    }
    /// One that holds something, chosen, in the panel.
    void openCase(const char *assignee = "anna");
    /// All that a stray key could change.
    [[nodiscard]] QString state();
};

void TestNothingIsLost::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("nothing-is-lost"));
    prepare();
}

void TestNothingIsLost::init()
{
    begin();
    showWindow("anna");
}

void TestNothingIsLost::openCase(const char *assignee)
{
    review::Case value;
    value.recordings = {{m_sha, QStringLiteral("tiny.demo")}};
    value.claim = QStringLiteral("bot");
    value.assignee = QString::fromLatin1(assignee);
    save(*store("bot"), value);
    open(m_path);
    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen() && cases().chosen()->number > 0, CaseTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(child<QWidget>("cases").isVisible(), CaseTimeout);
}

QString TestNothingIsLost::state()
{
    const auto range = document().playback().range();
    const auto &overlays = m_window->findChild<WorldView *>()->overlays();
    return QStringLiteral("%1 %2 %3 %4 %5")
        .arg(head())
        .arg(document().playback().time().isPlaying())
        .arg(range ? QString::number(range->first.value) : QStringLiteral("no loop"))
        .arg(overlays.isScoreboardVisible())
        .arg(document().markers().all().size());
}

void TestNothingIsLost::escapeLeavesASavedFieldAndKeepsItsText_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("name");
    QTest::newRow("reporter") << "Report"
                              << "case.reporter";
    QTest::newRow("tags") << "Report"
                          << "case.tags";
    QTest::newRow("assignee") << "Report"
                              << "case.assignee";
    QTest::newRow("claim") << "Report"
                           << "case.claim";
    QTest::newRow("reason") << "Verdict"
                            << "verdict.aim.reason";
    QTest::newRow("why") << "Verdict"
                         << "verdict.reason";
}

void TestNothingIsLost::escapeLeavesASavedFieldAndKeepsItsText()
{
    QFETCH(QString, page);
    QFETCH(QString, name);
    openCase();
    showPage(qPrintable(page));
    if (page == u"Verdict") // its reason comes with a finding
        pick(child<QComboBox>("verdict.aim.finding"), QStringLiteral("Suspicious"));
    auto &field = child<QWidget>(name);
    field.setFocus();
    QTest::keyClicks(&field, QStringLiteral("words"));

    QTest::keyClick(&field, Qt::Key_Escape);

    QVERIFY(world().hasFocus());
    const auto *line = qobject_cast<QLineEdit *>(&field);
    const QString text = line ? line->text() : child<QPlainTextEdit>(name).toPlainText();
    QVERIFY2(text.contains(QStringLiteral("words")), qPrintable(text));
}

void TestNothingIsLost::escapeLeavesTheTextOfANoteAndKeepsIt()
{
    openCase();
    goTo(1050);
    QTest::keyClick(&world(), Qt::Key_D);
    auto &text = child<QPlainTextEdit>("notes.text");
    QTRY_VERIFY_WITH_TIMEOUT(text.hasFocus(), CaseTimeout);
    QTest::keyClicks(&text, QStringLiteral("words"));

    QTest::keyClick(&text, Qt::Key_Escape);

    QVERIFY(world().hasFocus());
    QCOMPARE(text.toPlainText(), QStringLiteral("words"));
    const auto isStored = [this] {
        const auto notes = firstNotes(*store("ben"));
        return notes.size() == 1 && notes.front().text == u"words";
    };
    QTRY_VERIFY_WITH_TIMEOUT(isStored(), CaseTimeout);
}

void TestNothingIsLost::reasonComesBackWithTheNextFinding()
{
    openCase();
    showPage("Verdict");
    auto &finding = child<QComboBox>("verdict.aim.finding");
    auto &reason = child<QPlainTextEdit>("verdict.aim.reason");
    const auto reasons = [this] {
        const auto all = got(store("anna")->opinions().ofCase(cases().chosen()->id));
        return all.empty() || all.front().aspects.empty() ? QString()
                                                          : all.front().aspects.front().reason;
    };
    pick(finding, QStringLiteral("Suspicious"));
    reason.setFocus();
    QTest::keyClicks(&reason, QStringLiteral("turns too fast"));
    QTRY_COMPARE_WITH_TIMEOUT(reasons(), QStringLiteral("turns too fast"), CaseTimeout);

    pick(finding, QStringLiteral("Not checked"));
    QTRY_COMPARE_WITH_TIMEOUT(reasons(), QString(), CaseTimeout);
    QCOMPARE(reason.toPlainText(), QString()); // no part of the verdict
    pick(finding, QStringLiteral("Clean"));

    QCOMPARE(reason.toPlainText(), QStringLiteral("turns too fast"));
    QTRY_COMPARE_WITH_TIMEOUT(reasons(), QStringLiteral("turns too fast"), CaseTimeout);
}

void TestNothingIsLost::noteWithoutACaseIsAskedFor()
{
    open(m_path);
    goTo(1050);
    QTest::keyClick(&world(), Qt::Key_D);
    waitForQuestion();
    QVERIFY(!m_window->findChild<QPushButton *>(QStringLiteral("whichCase.last")));
    QTest::keyClick(&child<QMessageBox>("whichCase"), Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->findChild<QMessageBox *>(QStringLiteral("whichCase")),
                             CaseTimeout);
    QVERIFY(got(store("ben")->cases().matching({})).empty());

    waitUntilActive();
    QTest::keyClick(&world(), Qt::Key_D);
    waitForQuestion();
    goTo(1100); // the note stays where the key was pressed
    answer("whichCase.new").click();
    waitUntilActive();
    QTRY_VERIFY_WITH_TIMEOUT(child<QPlainTextEdit>("notes.text").hasFocus(), CaseTimeout);
    QTRY_COMPARE_WITH_TIMEOUT(firstNotes(*store("ben")).size(), std::size_t{1}, CaseTimeout);
    QCOMPARE(firstNotes(*store("ben")).front().tick, std::optional<qint64>(1050));
}

void TestNothingIsLost::noteGoesToTheLastCase()
{
    openCase();
    const QString other = writeTinyDemo(m_folder->path(), QStringLiteral("other.demo"),
                                        {.stepCount = 50});
    open(other);
    QTRY_VERIFY_WITH_TIMEOUT(!cases().hasChoice(), CaseTimeout);
    QTest::keyClick(&world(), Qt::Key_D);
    waitForQuestion();
    QTRY_VERIFY_WITH_TIMEOUT(m_window->findChild<QPushButton *>(QStringLiteral("whichCase.last")),
                             CaseTimeout);
    QCOMPARE(answer("whichCase.last").text().remove(u'&'), QStringLiteral("Case 1: bot"));

    answer("whichCase.last").click();

    QTRY_COMPARE_WITH_TIMEOUT(firstNotes(*store("ben")).size(), std::size_t{1}, CaseTimeout);
    QTRY_COMPARE_WITH_TIMEOUT(got(store("ben")->cases().withNumber(1)).recordings.size(),
                              std::size_t{2}, CaseTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(cases().isAboutRecording(), CaseTimeout);
}

void TestNothingIsLost::noteWithoutAnyCaseIsAMarker()
{
    open(m_path);
    goTo(1050);
    QTest::keyClick(&world(), Qt::Key_D);
    waitForQuestion();
    answer("whichCase.none").click();

    QVERIFY(document().markers().ownAt(Tick{1050}));
    QVERIFY(got(store("ben")->cases().matching({})).empty());
}

void TestNothingIsLost::emptyCaseIsRemoved()
{
    open(m_path);
    m_window->commands().run(QStringLiteral("review.newCase"));
    QTRY_VERIFY_WITH_TIMEOUT(cases().canRemove(), CaseTimeout);
    QTRY_VERIFY(m_window->commands().action("review.removeCase")->isEnabled());

    m_window->commands().run(QStringLiteral("review.removeCase"));

    QTRY_VERIFY_WITH_TIMEOUT(got(store("ben")->cases().matching({})).empty(), CaseTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(cases().ofRecording().empty(), CaseTimeout);
    QVERIFY(!cases().chosen());

    openCase();
    QVERIFY(!m_window->commands().action("review.removeCase")->isEnabled());
}

void TestNothingIsLost::lettersAtADisabledFieldAreNoCommands()
{
    openCase("ben");
    showPage("Verdict");
    auto &box = child<QComboBox>("verdict.decision");
    QVERIFY(!box.isEnabled());
    const QString before = state();
    QTest::mouseClick(&box, Qt::LeftButton);
    QWidget *focus = QApplication::focusWidget() ? QApplication::focusWidget() : &world();
    QTest::keyClicks(focus, QStringLiteral("Marked clean By S x"));
    QCOMPARE(state(), before);
    QVERIFY(cases().notes().empty());

    // Elsewhere they are commands again.
    QTest::mouseClick(&world(), Qt::LeftButton);
    QTest::keyClick(&world(), Qt::Key_M);
    QVERIFY(state() != before);

    // One that is disabled while a person types in it.
    const QString now = state();
    auto &reporter = child<QLineEdit>("case.reporter");
    showPage("Report");
    reporter.setFocus();
    QTest::keyClicks(&reporter, QStringLiteral("ot"));
    reporter.setEnabled(false);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("smbx"));
    QCOMPARE(state(), now);
    reporter.setEnabled(true);
}

void TestNothingIsLost::handOnWasdChangesNothing()
{
    open(m_path);
    goTo(1050);
    const QString before = state();
    for (const char key : {'w', 'a', 's', 'a', 's', 'w'})
        QTest::keyClick(&world(), key);
    QCOMPARE(state(), before);
    QCOMPARE(got(store("ben")->cases().matching({})).size(), std::size_t{0});
}

void TestNothingIsLost::loopAndScoreboardAreUndone()
{
    open(m_path);
    goTo(1050);
    const QString before = state();
    QTest::keyClick(&world(), '[');
    QVERIFY(document().playback().range());
    QTest::keyClick(&world(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(state(), before);

    QTest::keyClick(&world(), Qt::Key_S, Qt::ShiftModifier);
    QVERIFY(m_window->findChild<WorldView *>()->overlays().isScoreboardVisible());
    QTest::keyClick(&world(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(state(), before);

    // A loop that was cleared comes back.
    QTest::keyClick(&world(), Qt::Key_A, Qt::ShiftModifier);
    goTo(1080);
    QTest::keyClick(&world(), Qt::Key_B, Qt::ShiftModifier);
    const auto loop = document().playback().range();
    QCOMPARE(loop, std::optional(TickRange{{1050}, {1080}}));
    QTest::keyClick(&world(), Qt::Key_X);
    QVERIFY(!document().playback().range());
    QTest::keyClick(&world(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(document().playback().range(), loop);
}

void TestNothingIsLost::enterAtAFullDiskDiscardsNothing()
{
    m_window.reset();
    QDir().mkpath(CaseStore::outboxFolder());
    QDir(CaseStore::outboxFolder()).removeRecursively();
    QFile outbox(CaseStore::outboxFolder()); // a file where the folder should be, and below
    QVERIFY(outbox.open(QIODevice::WriteOnly));
    const QString cases = casePath();
    QFile::remove(cases);
    QVERIFY(QDir().mkpath(cases));
    showWindow("anna");
    m_window->open(m_path);
    this->cases().store().change(review::Case{});
    QTRY_COMPARE_WITH_TIMEOUT(this->cases().store().trouble().unwritten, 1, CaseTimeout);

    QVERIFY(!m_window->close());
    auto &question = child<QMessageBox>("unsentCases");
    QTest::keyClick(&question, Qt::Key_Return);

    QVERIFY(m_window->isVisible());
    QVERIFY(QDir().rmdir(cases));
    QVERIFY(outbox.remove());
    this->cases().store().tryAgain();
    QTRY_COMPARE_WITH_TIMEOUT(this->cases().store().trouble().unwritten, 0, CaseTimeout);
}

TICKSCOPE_TEST(TestNothingIsLost, QApplication)
#include "test_nothing_is_lost.moc"
