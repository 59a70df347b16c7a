// SPDX-License-Identifier: GPL-3.0-or-later
//
// From a pasted report to a verdict: what is proposed on the way, and whom it is about.

#include <QTest>

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>

#include "tests/support/test_program.h"
#include "tests/ui/cases/case_window.h"
#include "ui/cases/evidence/note_evidence.h"
#include "ui/cases/notes/notes_page.h"

using namespace tickscope;
using namespace tickscope::test;

class TestReviewPath : public CaseWindowTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { end(); }

    void numberSaysWhichAndTheLinkLandsWhereTheyAre();
    void reportOpensTheFileThatItNames();
    void noteStaysAboutItsPlayer();
    void noteIsAboutNobodyWhoHasTheirClientLater();
    void inputsOfANoteAreThoseOfOnePerson();
    void notesAreNumberedInTheirCase();
    void onlyNoteIsProposedAsEvidence();

private:
    /// The recording with three who are called npc01, and a case about \a claim, which names one.
    void openRacebox(const char *claim);
    [[nodiscard]] PlayerRef refOfNumber(int number);
};

void TestReviewPath::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("review-path"));
    prepare();
}

void TestReviewPath::init()
{
    begin();
    showWindow("anna");
}

void TestReviewPath::openRacebox(const char *claim)
{
    open(*realRecording(QStringLiteral("teehistorian/ddnet198-racebox.teehistorian")));
    QTRY_VERIFY_WITH_TIMEOUT(document().index() && document().index()->isComplete(), CaseTimeout);
    QGuiApplication::clipboard()->setText(QString::fromUtf8(claim));
    m_window->commands().run(QStringLiteral("review.pasteReport"));
    QTest::mouseClick(&child<QPushButton>("pasteReport.add"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen() && cases().chosen()->number > 0, CaseTimeout);
}

PlayerRef TestReviewPath::refOfNumber(int number)
{
    const PlayerTable &players = document().index()->players();
    return refOf(players, *players.withId(number));
}

void TestReviewPath::reportOpensTheFileThatItNames()
{
    open(m_path);
    open(writeTinyDemo(m_folder->path(), QStringLiteral("a-tiny.demo"))); // its name has the other
    open(writeTinyDemo(m_folder->path(), QStringLiteral("other.demo")));
    QGuiApplication::clipboard()->setText(QStringLiteral("bot hook in tiny.demo, at the end"));
    m_window->commands().run(QStringLiteral("review.pasteReport"));
    child<QCheckBox>("pasteReport.about").setChecked(false);

    QTest::mouseClick(&child<QPushButton>("pasteReport.add"), Qt::LeftButton);

    QTRY_COMPARE_WITH_TIMEOUT(document().path(), m_path, CaseTimeout);
}

/// npc01 #6 comes within the second that the report names, and is seen two ticks later.
void TestReviewPath::numberSaysWhichAndTheLinkLandsWhereTheyAre()
{
    SKIP_WITHOUT_RECORDING("teehistorian/ddnet198-racebox.teehistorian");
    open(*realRecording(QStringLiteral("teehistorian/ddnet198-racebox.teehistorian")));
    QTRY_VERIFY_WITH_TIMEOUT(document().index() && document().index()->isComplete(), CaseTimeout);
    QGuiApplication::clipboard()->setText(
        QStringLiteral("[12:41] carol: npc01 (#6) is aimbotting at 1:03, please check"));
    m_window->commands().run(QStringLiteral("review.pasteReport"));

    QCOMPARE(child<QLineEdit>("pasteReport.reporter").text(), QStringLiteral("carol"));
    const auto ticked = [this] {
        auto &people = child<QListWidget>("pasteReport.people");
        QStringList all;
        for (int row = 0; row < people.count(); ++row) {
            if (people.item(row)->checkState() == Qt::Checked)
                all << people.item(row)->text();
        }
        return all;
    };
    QCOMPARE(ticked(), QStringList{QStringLiteral("npc01 #6, 1:03\u20131:58")});
    auto &text = child<QPlainTextEdit>("pasteReport.text");
    const QString report = text.toPlainText();
    text.setPlainText(QStringLiteral("npc01 #2 at 1:10"));
    QCOMPARE(ticked().value(0).left(8), QStringLiteral("npc01 #2"));
    text.setPlainText(QStringLiteral("npc01 #62"));
    QCOMPARE(ticked(), QStringList());

    text.setPlainText(report);
    auto &add = child<QPushButton>("pasteReport.add");
    QVERIFY(add.isDefault()); // Enter files it
    QTest::mouseClick(&add, Qt::LeftButton);
    constexpr int Seen = 3345;
    QCOMPARE(document().playback().time().tick(), Tick{Seen});
    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen() && cases().chosen()->number > 0, CaseTimeout);
    QCOMPARE(cases().chosen()->reporter, QStringLiteral("carol"));
    const auto &times = child<QLabel>("case.times");
    QTRY_VERIFY2_WITH_TIMEOUT(
        times.text().contains(QStringLiteral("<a href='%1'>1:03</a>").arg(Seen)),
        qPrintable(times.text()), CaseTimeout);
}

/// A click on somebody else while it is written changes nothing, and is asked about.
void TestReviewPath::noteStaysAboutItsPlayer()
{
    SKIP_WITHOUT_RECORDING("teehistorian/ddnet198-racebox.teehistorian");
    openRacebox("1:10 npc01 #6 aims by itself");
    m_window->commands().run(QStringLiteral("review.addNote"));
    QTRY_COMPARE_WITH_TIMEOUT(cases().notes().size(), std::size_t{1}, CaseTimeout);
    const auto &hint = child<QLabel>("notes.hint");
    auto &player = child<QComboBox>("notes.player");
    QTRY_VERIFY_WITH_TIMEOUT(player.currentText().startsWith(QStringLiteral("npc01 #6")),
                             CaseTimeout);
    QVERIFY(hint.isHidden());
    // Above the text that is typed.
    QVERIFY(player.mapTo(m_window.get(), QPoint()).y()
            < child<QPlainTextEdit>("notes.text").mapTo(m_window.get(), QPoint()).y());

    document().selection().selectPlayer(refOfNumber(1));
    QTRY_VERIFY_WITH_TIMEOUT(!hint.isHidden(), CaseTimeout);
    QVERIFY2(hint.text().startsWith(QStringLiteral("npc00 #1")), qPrintable(hint.text()));
    QCOMPARE(cases().notes().front().player, QStringLiteral("npc01"));

    emit child<QLabel>("notes.hint").linkActivated(QStringLiteral("selected"));
    QCOMPARE(cases().notes().front().player, QStringLiteral("npc00"));
    QTRY_VERIFY2_WITH_TIMEOUT(hint.text().startsWith(QStringLiteral("Not about the accused")),
                              qPrintable(hint.text()), CaseTimeout);
    emit child<QLabel>("notes.hint").linkActivated(QStringLiteral("accused"));
    QCOMPARE(cases().notes().front().player, QStringLiteral("npc01"));
    QCOMPARE(cases().notes().front().client, std::optional<qint64>(2));
}

/// npc01 #2 had the client ID, and npc01 #6 has it later.
void TestReviewPath::noteIsAboutNobodyWhoHasTheirClientLater()
{
    SKIP_WITHOUT_RECORDING("teehistorian/ddnet198-racebox.teehistorian");
    openRacebox("1:10 npc01 #6 aims by itself");
    document().selection().selectPlayer(refOfNumber(6));
    goTo(3000); // npc01 #2 is there, under the ID that #6 gets

    m_window->commands().run(QStringLiteral("review.addNote"));

    QTRY_COMPARE_WITH_TIMEOUT(cases().notes().size(), std::size_t{1}, CaseTimeout);
    QCOMPARE(cases().notes().front().client, std::optional<qint64>());
    QCOMPARE(cases().notes().front().player, QStringLiteral("npc01"));
}

void TestReviewPath::inputsOfANoteAreThoseOfOnePerson()
{
    SKIP_WITHOUT_RECORDING("teehistorian/ddnet198-racebox.teehistorian");
    openRacebox("1:10 npc01 #6 aims by itself");
    EvidenceOrder order{
        factSourceOf(document().recording(), document().index(), document().map().found()),
        {},
        {},
        QStringLiteral("racebox"),
        cases().recording(),
        {},
        {},
        {}};
    Annotation note;
    note.id = QUuid::createUuid();
    note.recording = cases().recording();
    note.tick = 3100; // of npc01 #2, who leaves then
    note.lastTick = 3300;
    note.client = 2;
    order.notes = {note};
    review::CaseEvidence evidence;

    addNoteEvidence(order, evidence, [](double) {}, {});

    const QList<QStringList> &rows = evidence.notes.at(note.id).inputs.data.rows;
    QVERIFY(rows.size() > 3);
    constexpr int Joined = 3343; // npc01 #6
    for (const QStringList &row : rows)
        QVERIFY2(row.front().toInt() < Joined, qPrintable(row.join(u' ')));
}

/// Whatever other cases have, and in whatever order they were written.
void TestReviewPath::notesAreNumberedInTheirCase()
{
    auto other = store("ben");
    review::Case first;
    first.recordings = {{m_sha, {}}};
    first = save(*other, first);
    review::Annotation foreign = sampleNote(first.id);
    foreign.recording = m_sha;
    save(*other, foreign);
    open(m_path);
    m_window->commands().run(QStringLiteral("review.newCase"));
    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen() && cases().chosen()->number == 2, CaseTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(child<QWidget>("cases").isVisible(), CaseTimeout);
    showPage("Notes");
    const auto *list = child<QTableView>("notes.list").model();
    const auto numbers = [list] {
        QStringList all;
        for (int row = 0; row < list->rowCount(); ++row)
            all << list->index(row, NoteModel::NumberColumn).data().toString() + u' '
                       + list->index(row, NoteModel::TextColumn).data().toString();
        return all;
    };
    for (const qint64 tick : {1080, 1040}) {
        review::Annotation note;
        note.recording = m_sha;
        note.tick = tick;
        note.text = QString::number(tick);
        cases().addNote(note);
    }

    // As they were filed; the list is by time.
    const QStringList both{QStringLiteral("2 1040"), QStringLiteral("1 1080")};
    QTRY_COMPARE_WITH_TIMEOUT(numbers(), both, CaseTimeout);
    m_window->commands().run(QStringLiteral("review.reload"));
    QTRY_COMPARE_WITH_TIMEOUT(numbers(), both, CaseTimeout);
    const auto stored = got(store("ben")->notes().ofCase(cases().chosen()->id));
    QCOMPARE(stored.front().number, 2);
    QCOMPARE(stored.back().number, 1);
}

void TestReviewPath::onlyNoteIsProposedAsEvidence()
{
    open(m_path);
    m_window->commands().run(QStringLiteral("review.newCase"));
    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen() && cases().chosen()->number > 0, CaseTimeout);
    goTo(1050);
    m_window->commands().run(QStringLiteral("review.addNote"));
    QTRY_VERIFY_WITH_TIMEOUT(!cases().notes().empty() && cases().notes().front().number > 0,
                             CaseTimeout);
    showPage("Verdict");
    const auto evidence = [this](const char *aspect) {
        return child<QToolButton>(QStringLiteral("verdict.%1.evidence").arg(QLatin1String(aspect)))
            .text();
    };

    for (const char *other : {"Clean", "Suspicious", "Clean"}) // on the way to another, too
        pick(child<QComboBox>("verdict.movement.finding"), QLatin1String(other));
    QCOMPARE(evidence("movement"), QStringLiteral("Notes"));
    pick(child<QComboBox>("verdict.aim.finding"), QStringLiteral("Suspicious"));
    QVERIFY2(evidence("aim").startsWith(u'1'), qPrintable(evidence("aim")));
    const auto stored = [this] {
        return got(store("anna")->opinions().ofCase(cases().chosen()->id));
    };
    QTRY_VERIFY_WITH_TIMEOUT(!stored().empty() && stored().front().aspects.size() == 2,
                             CaseTimeout);
    QCOMPARE(stored().front().aspects.back().evidence.size(), std::size_t{1});
}

TICKSCOPE_TEST(TestReviewPath, QApplication)
#include "test_review_path.moc"
