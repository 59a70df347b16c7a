// SPDX-License-Identifier: GPL-3.0-or-later
// What keeps a verdict from going wrong: undo that takes back what is seen, or shows what it takes
// back, and a word before one about nobody.

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "tests/support/test_program.h"
#include "tests/ui/cases/case_window.h"

using namespace tickscope;
using namespace tickscope::test;

class TestVerdictGuards : public CaseWindowTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { end(); }

    void undoTakesBackWhatIsInSight();
    void undoShowsTheNoteThatItChanges();
    void undoLeavesADecidedVerdictAlone();
    void citedNoteStaysAsItIs();
    void undoBehindACitationTakesBothBack();
    void verdictAboutNobodySaysSo();
    void narrowPanelCutsNothingOff();

private:
    /// After an edit of the note.
    void showVerdict();
    /// \param note  the one that the verdict cites.
    void citeByInputs(const review::NoteId &note);
    [[nodiscard]] QString noteText() { return cases().annotations().find(m_note)->text; }
    std::vector<review::Opinion> stored() { return got(store("anna")->opinions().ofCase(m_case)); }

    review::CaseId m_case;
    review::NoteId m_note;
};

void TestVerdictGuards::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("verdict-guards"));
    prepare();
}

void TestVerdictGuards::init()
{
    begin();
    std::tie(m_case, m_note) = saveCase();
}

void TestVerdictGuards::showVerdict()
{
    showWindow("anna");
    open(m_path);
    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen() && cases().chosen()->number > 0, CaseTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(child<QWidget>("cases").isVisible(), CaseTimeout);
    review::Annotation note = *cases().annotations().find(m_note);
    note.text = QStringLiteral("an older edit");
    cases().annotations().change(note, QStringLiteral("Change text"), true);
    showPage("Verdict");
}

void TestVerdictGuards::undoTakesBackWhatIsInSight()
{
    showVerdict();
    auto &movement = child<QComboBox>("verdict.movement.finding");
    auto &why = child<QPlainTextEdit>("verdict.movement.reason");
    pick(movement, QStringLiteral("Clean"));
    why.setFocus();
    QTest::keyClicks(&why, QStringLiteral("walks"));
    const auto &decision = child<QComboBox>("verdict.decision");
    child<QPushButton>("verdict.decide").setFocus();

    m_window->commands().run(QStringLiteral("edit.undo"));
    QCOMPARE(why.toPlainText(), QString());
    QCOMPARE(movement.currentText(), QStringLiteral("Clean"));
    m_window->commands().run(QStringLiteral("edit.undo"));
    QCOMPARE(movement.currentIndex(), 0);
    QCOMPARE(decision.currentIndex(), 0); // it followed
    QCOMPARE(noteText(), QStringLiteral("an older edit"));

    m_window->commands().run(QStringLiteral("edit.redo"));
    m_window->commands().run(QStringLiteral("edit.redo"));
    QCOMPARE(why.toPlainText(), QStringLiteral("walks"));
    const auto reason = [this] {
        const auto all = stored();
        return all.empty() || all.front().aspects.empty() ? QString()
                                                          : all.front().aspects.front().reason;
    };
    QTRY_COMPARE_WITH_TIMEOUT(reason(), QStringLiteral("walks"), CaseTimeout);
}

void TestVerdictGuards::undoShowsTheNoteThatItChanges()
{
    showVerdict();
    const auto &tabs = child<QTabWidget>("cases.tabs");
    QCOMPARE(tabs.tabText(tabs.currentIndex()), QStringLiteral("Verdict"));

    m_window->commands().run(QStringLiteral("edit.undo"));

    QCOMPARE(noteText(), QStringLiteral("every ten ticks"));
    QCOMPARE(tabs.tabText(tabs.currentIndex()), QStringLiteral("Notes"));
    QCOMPARE(cases().annotations().chosen(), QUuid(m_note));
}

/// What can no longer be undone is passed over, and the turn is that of what was done before.
void TestVerdictGuards::undoLeavesADecidedVerdictAlone()
{
    showVerdict();
    pick(child<QComboBox>("verdict.inputs.finding"), QStringLiteral("Clean"));
    auto &reason = child<QPlainTextEdit>("verdict.reason");
    reason.setFocus();
    QTest::keyClicks(&reason, QStringLiteral("why not"));
    QTest::mouseClick(&child<QPushButton>("verdict.decide"), Qt::LeftButton);
    QTest::mouseClick(&child<QPushButton>("decide.yes"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!child<QComboBox>("verdict.decision").isEnabled(), CaseTimeout);

    m_window->commands().run(QStringLiteral("edit.undo"));

    QCOMPARE(child<QComboBox>("verdict.inputs.finding").currentText(), QStringLiteral("Clean"));
    QCOMPARE(noteText(), QStringLiteral("every ten ticks"));
}

void TestVerdictGuards::citeByInputs(const review::NoteId &note)
{
    pick(child<QComboBox>("verdict.inputs.finding"), QStringLiteral("Proven"));
    auto &reason = child<QPlainTextEdit>("verdict.reason");
    reason.setFocus();
    QTest::keyClicks(&reason, QStringLiteral("bot"));
    QTRY_VERIFY_WITH_TIMEOUT(cases().isCited(note, Cases::Citing::Any), CaseTimeout);
}

/// Neither undo nor a hand changes what a given verdict rests on, until it is withdrawn.
void TestVerdictGuards::citedNoteStaysAsItIs()
{
    showVerdict();
    citeByInputs(m_note); // the only one
    QTest::mouseClick(&child<QPushButton>("verdict.decide"), Qt::LeftButton);
    QTest::mouseClick(&child<QPushButton>("decide.yes"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!child<QComboBox>("verdict.decision").isEnabled(), CaseTimeout);
    QSignalSpy refused(&cases(), &Cases::refused);

    m_window->commands().run(QStringLiteral("edit.undo"));
    QCOMPARE(noteText(), QStringLiteral("an older edit"));
    showPage("Notes");
    cases().annotations().choose(m_note);
    QVERIFY(child<QPlainTextEdit>("notes.text").isReadOnly());
    QVERIFY(!child<QToolButton>("notes.remove-button").isEnabled());

    showPage("Verdict");
    const auto &state = child<QLabel>("verdict.state");
    QVERIFY(!state.text().contains(QStringLiteral("added after")));
    Annotation later;
    later.recording = m_sha;
    later.tick = 50;
    cases().addNote(later);
    QTRY_VERIFY_WITH_TIMEOUT(
        state.text().endsWith(QStringLiteral("1 note was added after the verdict.")), CaseTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(child<QPushButton>("verdict.withdraw").isVisible(), CaseTimeout);
    QTest::mouseClick(&child<QPushButton>("verdict.withdraw"), Qt::LeftButton);
    showPage("Notes");
    QTRY_VERIFY_WITH_TIMEOUT(!child<QPlainTextEdit>("notes.text").isReadOnly(), CaseTimeout);
    QVERIFY(!child<QToolButton>("notes.remove-button").isEnabled()); // still evidence
    QCOMPARE(refused.count(), 0);
}

/// However fast: the store gets the citation before the note that it is of.
void TestVerdictGuards::undoBehindACitationTakesBothBack()
{
    showWindow("anna");
    open(m_path);
    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen() && cases().chosen()->number > 0, CaseTimeout);
    Annotation note;
    note.recording = m_sha;
    note.tick = 100;
    note.category = QStringLiteral("Inputs");
    const review::NoteId made = cases().addNote(note);
    QTRY_VERIFY_WITH_TIMEOUT(cases().annotations().find(made)->number > 0, CaseTimeout);
    showPage("Verdict");
    citeByInputs(made);
    QSignalSpy refused(&cases(), &Cases::refused);
    QSignalSpy clashed(&cases(), &Cases::clashed);

    for (int steps = 0; cases().notes().size() == 2 && steps < 9; ++steps)
        m_window->commands().run(QStringLiteral("edit.undo"));

    QTRY_COMPARE_WITH_TIMEOUT(got(store("anna")->notes().ofCase(m_case)).size(), std::size_t{1},
                              CaseTimeout);
    m_window->commands().run(QStringLiteral("edit.redo"));
    QTRY_COMPARE_WITH_TIMEOUT(got(store("anna")->notes().ofCase(m_case)).size(), std::size_t{2},
                              CaseTimeout);
    QCOMPARE(refused.count(), 0);
    QCOMPARE(clashed.count(), 0);
}

void TestVerdictGuards::verdictAboutNobodySaysSo()
{
    showVerdict();
    pick(child<QComboBox>("verdict.aim.finding"), QStringLiteral("Clean"));
    auto &reason = child<QPlainTextEdit>("verdict.reason");
    reason.setFocus();
    QTest::keyClicks(&reason, QStringLiteral("misses"));
    QTest::mouseClick(&child<QPushButton>("verdict.decide"), Qt::LeftButton);

    const auto &nobody = child<QLabel>("decide.noAccused");
    QVERIFY(nobody.isVisible());
    QVERIFY(nobody.text().startsWith(QStringLiteral("This case accuses nobody")));
}

void TestVerdictGuards::narrowPanelCutsNothingOff()
{
    showVerdict();
    pick(child<QComboBox>("verdict.inputs.finding"), QStringLiteral("Cannot tell"));
    for (auto *label : m_window->findChildren<QLabel *>()) {
        if (label->buddy() == &child<QWidget>("verdict.file_integrity.finding"))
            label->setText(QStringLiteral("Unversehrtheit der Datei")); // as other languages say it
    }

    const QWidget *page = child<QWidget>("verdict.inputs.finding").parentWidget()->parentWidget();

    QVERIFY2(page->minimumSizeHint().width() <= 260,
             qPrintable(QString::number(page->minimumSizeHint().width())));
}

TICKSCOPE_TEST(TestVerdictGuards, QApplication)
#include "test_verdict_guards.moc"
