// SPDX-License-Identifier: GPL-3.0-or-later
//
// Cases of the open recording: made, edited, with notes that can be undone.

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QToolButton>
#include <QUuid>

#include "tests/review/hostile_texts.h"
#include "tests/support/test_program.h"
#include "tests/ui/cases/case_window.h"
#include "ui/cases/notes/notes_page.h"
#include "ui/markers/annotation.h"
#include "ui/window/messages/message_bar.h"

using namespace tickscope;
using namespace tickscope::test;

namespace {

QStringList textsOf(const std::vector<review::Annotation> &notes)
{
    QStringList texts;
    for (const review::Annotation &note : notes)
        texts << note.text;
    return texts;
}

} // namespace

class TestCasesDock : public CaseWindowTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { end(); }

    void recordingIsFoundByItsContent();
    void oneKeyAddsANoteAndItsTextIsTyped();
    void notesAreUndoneAndRedoneWithMarkers();
    void noteThatIsBroughtBackHasItsPicture();
    void noteCanBeTypedWhileItsPictureIsDrawn();
    void whatIsTypedBeforeTheNoteHasANumberIsNotLost();
    void formEditsAllOfANote();
    void clickOnANoteGoesThere();
    void notesStandOnTheTimeline();
    void markersBecomeNotes();
    void caseIsEditedInTheForm();
    void timesOfTheClaimAreJumps();
    void hostileTextsStayWhatTheyAre_data();
    void hostileTextsStayWhatTheyAre();
    void ownChangesInARowAreNoConflict();
    void clashShowsBothVersions();
    void whatCannotBeStoredIsToldAndSentLater();

private:
    void addCase(const QString &claim = {});
    QStringList storedTexts() { return textsOf(firstNotes(*store("ben"))); }
    QPlainTextEdit &noteText() { return child<QPlainTextEdit>("notes.text"); }
};

void TestCasesDock::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("cases"));
    prepare();
}

void TestCasesDock::init()
{
    begin();
    showWindow("anna");
}

/// Case 1, about the recording; the window has it open then.
void TestCasesDock::addCase(const QString &claim)
{
    review::Case value;
    value.recordings = {{m_sha, QStringLiteral("other name.demo")}};
    value.claim = claim;
    save(*store("bot"), value);
    open(m_path);
    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen() && cases().chosen()->number > 0, CaseTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(child<QWidget>("cases").isVisible(), CaseTimeout);
}

void TestCasesDock::recordingIsFoundByItsContent()
{
    addCase(QStringLiteral("bot hook"));

    QCOMPARE(cases().ofRecording().size(), std::size_t{1});
    QCOMPARE(child<QPlainTextEdit>("case.claim").toPlainText(), QStringLiteral("bot hook"));
    QCOMPARE(child<QComboBox>("cases.box").currentText(), QStringLiteral("Case 1: bot hook (New)"));
    QVERIFY(child<QComboBox>("cases.box").toolTip().contains(QStringLiteral("bot hook")));
}

void TestCasesDock::oneKeyAddsANoteAndItsTextIsTyped()
{
    open(m_path); // which has no case yet
    goTo(1050);
    QTest::keyClick(&child<QWidget>("worldView"), Qt::Key_D);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->findChild<QPushButton *>(QStringLiteral("whichCase.new")),
                             CaseTimeout);
    child<QPushButton>("whichCase.new").click();
    waitUntilActive();

    QTRY_VERIFY_WITH_TIMEOUT(noteText().hasFocus(), CaseTimeout);
    QTest::keyClicks(&noteText(), QStringLiteral("hooks"));
    QTest::keyClick(&noteText(), Qt::Key_Return);
    QTest::keyClicks(&noteText(), QStringLiteral("too early"));

    QTRY_COMPARE_WITH_TIMEOUT(storedTexts(), QStringList{QStringLiteral("hooks\ntoo early")},
                              CaseTimeout);
    const review::Annotation note = firstNotes(*store("ben")).front();
    QCOMPARE(note.recording, m_sha);
    QCOMPARE(note.tick, std::optional<qint64>(1050));
    QCOMPARE(note.author, QStringLiteral("anna"));
    QCOMPARE(got(store("ben")->cases().withNumber(1)).recordings.front().name,
             QStringLiteral("tiny.demo"));
}

void TestCasesDock::notesAreUndoneAndRedoneWithMarkers()
{
    addCase();
    review::Annotation note;
    note.recording = m_sha;
    note.tick = 1050;
    note.text = QStringLiteral("first");
    const QUuid key = cases().addNote(note);
    document().markers().add({1060}, QStringLiteral("marker"));
    QTRY_COMPARE_WITH_TIMEOUT(storedTexts(), QStringList{QStringLiteral("first")}, CaseTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(cases().annotations().find(key)->number > 0, CaseTimeout);
    cases().annotations().remove(key);
    QTRY_COMPARE_WITH_TIMEOUT(storedTexts(), QStringList(), CaseTimeout);
    QWidget &view = child<QWidget>("timelineView");

    QTest::keyClick(&view, Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(storedTexts(), QStringList{QStringLiteral("first")}, CaseTimeout);
    QTest::keyClick(&view, Qt::Key_Z, Qt::ControlModifier); // the marker
    QTest::keyClick(&view, Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(storedTexts(), QStringList(), CaseTimeout);
    QVERIFY(cases().notes().empty());

    QTest::keyClick(&view, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE_WITH_TIMEOUT(storedTexts(), QStringList{QStringLiteral("first")}, CaseTimeout);
    QTest::keyClick(&view, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTest::keyClick(&view, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE_WITH_TIMEOUT(storedTexts(), QStringList(), CaseTimeout);
}

void TestCasesDock::noteThatIsBroughtBackHasItsPicture()
{
    addCase();
    goTo(1050);
    QTRY_VERIFY_WITH_TIMEOUT(document().frame() && document().frame()->asked == Tick{1050},
                             CaseTimeout);
    m_window->commands().run(QStringLiteral("review.addNoteWithPicture"));
    QTRY_COMPARE_WITH_TIMEOUT(storedTexts().size(), 1, CaseTimeout);
    const QByteArray picture = got(
        store("ben")->notes().picture(firstNotes(*store("ben")).front().id));
    const QImage image = QImage::fromData(picture, "PNG");
    QCOMPARE(image.size(), QSize(1280, 720));

    QTRY_VERIFY(child<QToolButton>("notes.remove-button").isEnabled());
    QTest::mouseClick(&child<QToolButton>("notes.remove-button"), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(storedTexts().size(), 0, CaseTimeout);
    document().history().undo();

    QTRY_COMPARE_WITH_TIMEOUT(storedTexts().size(), 1, CaseTimeout);
    QCOMPARE(got(store("ben")->notes().picture(firstNotes(*store("ben")).front().id)), picture);
}

void TestCasesDock::noteCanBeTypedWhileItsPictureIsDrawn()
{
    addCase();
    goTo(1050);
    QTRY_VERIFY_WITH_TIMEOUT(document().frame() && document().frame()->asked == Tick{1050},
                             CaseTimeout);

    m_window->commands().run(QStringLiteral("review.addNoteWithPicture"));
    QTRY_COMPARE(m_window->focusWidget(), &noteText());
    QTest::keyClicks(&noteText(), QStringLiteral("rest"));

    QTRY_COMPARE_WITH_TIMEOUT(storedTexts(), QStringList{QStringLiteral("rest")}, CaseTimeout);
    const review::Annotation note = firstNotes(*store("ben")).front();
    QVERIFY(got(store("ben")->notes().picture(note.id)).startsWith("\x89PNG"));
}

void TestCasesDock::whatIsTypedBeforeTheNoteHasANumberIsNotLost()
{
    addCase();
    review::Annotation note;
    note.text = QStringLiteral("a");
    const QUuid key = cases().addNote(note);
    for (const char *text : {"ab", "abc", "abcd"}) {
        note = *cases().annotations().find(key);
        note.text = QString::fromLatin1(text);
        cases().annotations().change(note, QStringLiteral("Edit"), true);
    }

    QTRY_COMPARE_WITH_TIMEOUT(storedTexts(), QStringList{QStringLiteral("abcd")}, CaseTimeout);
    document().history().undo(); // what was typed is one step
    QTRY_COMPARE_WITH_TIMEOUT(storedTexts(), QStringList{QStringLiteral("a")}, CaseTimeout);
}

void TestCasesDock::formEditsAllOfANote()
{
    addCase();
    goTo(1050);
    m_window->commands().run(QStringLiteral("review.addNote"));
    QTRY_VERIFY_WITH_TIMEOUT(noteText().hasFocus(), CaseTimeout);
    QTest::keyClicks(&noteText(), QStringLiteral("see here"));
    pick(child<QComboBox>("notes.player"), QString::fromUtf8(TinySecondName));
    pick(child<QComboBox>("notes.color"), QStringLiteral("Blue"));
    auto &category = child<QComboBox>("notes.category");
    category.setFocus();
    QTest::keyClicks(&category, QStringLiteral("bait"));
    goTo(1100);
    QTest::mouseClick(&child<QToolButton>("notes.end-here"), Qt::LeftButton);

    QTRY_COMPARE_WITH_TIMEOUT(storedTexts().size(), 1, CaseTimeout);
    const auto stored = [this] { return firstNotes(*store("ben")).front(); };
    QTRY_COMPARE_WITH_TIMEOUT(stored().lastTick, std::optional<qint64>(1100), CaseTimeout);
    const review::Annotation note = stored();
    QCOMPARE(note.tick, std::optional<qint64>(1050));
    QCOMPARE(note.text, QStringLiteral("see here"));
    QCOMPARE(note.player, QString::fromUtf8(TinySecondName));
    QCOMPARE(note.client, std::optional<qint64>(1));
    QCOMPARE(noteColor(note.color), MarkerColor::Blue);
    QCOMPARE(note.category, QStringLiteral("bait"));

    // It moves with its range, and stands on the timeline where it is meanwhile.
    goTo(1060);
    QTest::mouseClick(&child<QToolButton>("notes.begin-here"), Qt::LeftButton);
    QVERIFY(std::ranges::any_of(document().markers().all(), [](const Annotation &marker) {
        return marker.isNote() && marker.ticks() == TickRange{{1060}, {1110}};
    }));
    QTRY_COMPARE_WITH_TIMEOUT(stored().lastTick, std::optional<qint64>(1110), CaseTimeout);
}

void TestCasesDock::clickOnANoteGoesThere()
{
    addCase();
    for (const qint64 tick : {1040, 1080}) {
        review::Annotation note;
        note.recording = m_sha;
        note.tick = tick;
        note.text = QString::number(tick);
        cases().addNote(note);
    }
    showPage("Notes");
    auto &list = child<QTableView>("notes.list");
    QTRY_COMPARE(list.model()->rowCount(), 2);

    QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                      list.visualRect(list.model()->index(1, NoteModel::TextColumn)).center());

    QCOMPARE(head(), 1080);
    QCOMPARE(noteText().toPlainText(), QStringLiteral("1080"));
}

void TestCasesDock::notesStandOnTheTimeline()
{
    addCase();
    auto other = store("ben");
    review::Case second;
    second.recordings = {{m_sha, {}}};
    second = save(*other, second);
    review::Annotation foreign = sampleNote(second.id);
    foreign.recording = m_sha;
    foreign.tick = 1030;
    foreign.lastTick = 1035;
    foreign.text = QStringLiteral("of another case");
    save(*other, foreign);
    m_window->commands().run(QStringLiteral("review.reload"));

    const auto noteMarkers = [this] {
        std::vector<Annotation> found;
        for (const Annotation &marker : document().markers().all()) {
            if (marker.isNote())
                found.push_back(marker);
        }
        return found;
    };
    QTRY_COMPARE_WITH_TIMEOUT(noteMarkers().size(), std::size_t{1}, CaseTimeout);
    QCOMPARE(noteMarkers().front().ticks(), (TickRange{{1030}, {1035}}));
    QCOMPARE(annotationTitle(noteMarkers().front()), QStringLiteral("of another case"));
    QVERIFY(!noteMarkers().front().isOwn()); // nothing that a drag could move

    QVERIFY(document().markers().isOfOtherCase(noteMarkers().front()));
    cases().choose(second.id);
    QTRY_VERIFY(!document().markers().isOfOtherCase(noteMarkers().front()));

    goTo(1020);
    m_window->commands().run(QStringLiteral("go.nextMarker"));
    QCOMPARE(head(), 1030);
}

void TestCasesDock::markersBecomeNotes()
{
    addCase();
    Annotation own;
    own.tick = 1050;
    own.lastTick = 1060;
    own.text = QStringLiteral("jump\nover the wall");
    document().markers().add(own);

    m_window->commands().run(QStringLiteral("review.takeMarkers"));

    // The demo has two of its own.
    QTRY_COMPARE_WITH_TIMEOUT(storedTexts().size(), 3, CaseTimeout);
    const auto notes = firstNotes(*store("ben"));
    QCOMPARE(notes[0].tick, std::optional<qint64>(1010));
    QCOMPARE(notes[1].text, QStringLiteral("jump\nover the wall"));
    QCOMPARE(notes[1].lastTick, std::optional<qint64>(1060));
    QCOMPARE(notes[2].tick, std::optional<qint64>(1100));
}

void TestCasesDock::caseIsEditedInTheForm()
{
    open(m_path);
    m_window->commands().run(QStringLiteral("review.newCase"));
    auto &claim = child<QPlainTextEdit>("case.claim");
    QVERIFY(claim.isVisible());
    QTRY_VERIFY(claim.hasFocus()); // what is typed are no commands
    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen() && cases().chosen()->number > 0, CaseTimeout);
    QTest::keyClicks(&claim, QStringLiteral("bot"));
    auto &reporter = child<QLineEdit>("case.reporter");
    reporter.setFocus();
    QTest::keyClicks(&reporter, QStringLiteral("otto"));
    auto &tags = child<QLineEdit>("case.tags");
    tags.setFocus();
    QTest::keyClicks(&tags, QStringLiteral("bot race"));
    pick(child<QComboBox>("case.priority"), QStringLiteral("High"));
    QTest::mouseClick(&child<QToolButton>("case.me"), Qt::LeftButton);
    auto &players = child<QComboBox>("case.players");
    players.setFocus();
    QTest::keyClick(&players, Qt::Key_Down);

    const auto stored = [this] { return got(store("ben")->cases().withNumber(1)); };
    QTRY_COMPARE_WITH_TIMEOUT(stored().accused.size(), std::size_t{1}, CaseTimeout);
    QTRY_COMPARE_WITH_TIMEOUT(stored().claim, QStringLiteral("bot"), CaseTimeout);
    const review::Case value = stored();
    QCOMPARE(value.reporter, QStringLiteral("otto"));
    QCOMPARE(value.tags, (QStringList{QStringLiteral("bot"), QStringLiteral("race")}));
    QCOMPARE(value.priority, review::Priority::High);
    QCOMPARE(value.assignee, QStringLiteral("anna"));
    QCOMPARE(value.status, review::Status::InReview);
    QCOMPARE(value.accused.front().names, QStringList{QString::fromUtf8(TinyFirstName)});
    QCOMPARE(value.accused.front().client, std::optional<qint64>(0));
    QCOMPARE(value.accused.front().recording, m_sha);
    QCOMPARE(child<QListWidget>("case.accused").count(), 1);

    QTest::mouseClick(&child<QToolButton>("case.acquit"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(stored().accused.empty(), CaseTimeout);
}

void TestCasesDock::timesOfTheClaimAreJumps()
{
    // 50 ticks a second from tick 1000 on, eight seconds long.
    addCase(QStringLiteral("0:02 bot hook, then tick 1300, and at 59:00"));

    QString text = child<QLabel>("case.times").text();
    QCOMPARE(text, QStringLiteral("Go to: <a href='1100'>0:02</a> · <a href='1300'>tick 1300</a>"));
    emit child<QLabel>("case.times").linkActivated(QStringLiteral("1300"));
    QCOMPARE(head(), 1300);
}

void TestCasesDock::hostileTextsStayWhatTheyAre_data()
{
    QTest::addColumn<QString>("text");
    for (const auto &[name, text] : hostileTexts())
        QTest::newRow(name) << text;
}

void TestCasesDock::hostileTextsStayWhatTheyAre()
{
    QFETCH(QString, text);
    review::Case value = sampleCase();
    value.recordings = {{m_sha, {}}};
    value.claim = text;
    value.reporter = text.left(100);
    value.accused.front().names = {text.left(100)};
    save(*store("bot"), value);
    const review::Case before = got(store("ben")->cases().withNumber(1));
    open(m_path);
    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen() && cases().chosen()->number > 0, CaseTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(child<QWidget>("cases").isVisible(), CaseTimeout);

    // A field of text knows one kind of line feed; markup would be gone.
    QString shown = before.claim;
    shown.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    shown.replace(QChar::LineSeparator, u'\n');
    const QString field = child<QPlainTextEdit>("case.claim").toPlainText();
    if (text.size() > 100'000) // in pieces, since no field can wrap such a line
        QVERIFY(QString(field).remove(u'\n') == shown);
    else
        QCOMPARE(field, shown);
    QVERIFY(!child<QLabel>("case.times").text().contains(u'<'));
    pick(child<QComboBox>("case.priority"), QStringLiteral("Urgent"));

    QTRY_COMPARE_WITH_TIMEOUT(got(store("ben")->cases().withNumber(1)).priority,
                              review::Priority::Urgent, CaseTimeout);
    const review::Case after = got(store("ben")->cases().withNumber(1));
    QCOMPARE(after.claim, before.claim);
    QCOMPARE(after.reporter, before.reporter);
    QCOMPARE(after.tags, before.tags);
    QVERIFY(after.accused == before.accused);
}

void TestCasesDock::ownChangesInARowAreNoConflict()
{
    addCase();
    QSignalSpy clashed(&cases(), &Cases::clashed);
    for (int i = 0; i < 20; ++i) {
        review::Case value = *cases().chosen();
        value.claim = QString::number(i);
        cases().save(value);
    }

    const auto claim = [&] { return got(store("ben")->cases().withNumber(1)).claim; };
    QTRY_COMPARE_WITH_TIMEOUT(claim(), QStringLiteral("19"), CaseTimeout);
    QCOMPARE(clashed.count(), 0);
}

void TestCasesDock::clashShowsBothVersions()
{
    addCase();
    review::Case theirs = *cases().chosen();
    theirs.claim = QStringLiteral("theirs");
    save(*store("ben"), theirs);
    review::Case mine = *cases().chosen();
    mine.claim = QStringLiteral("mine");
    cases().save(mine);

    QTRY_VERIFY_WITH_TIMEOUT(m_window->findChild<QWidget *>(QStringLiteral("caseClash")),
                             CaseTimeout);
    QVERIFY(child<QPlainTextEdit>("clash.mine").toPlainText().endsWith(QStringLiteral("mine")));
    QVERIFY(child<QPlainTextEdit>("clash.theirs").toPlainText().endsWith(QStringLiteral("theirs")));
    QCOMPARE(child<QWidget>("caseClash").windowTitle(),
             QStringLiteral("Changed elsewhere – Case 1: theirs"));
    auto *box = child<QWidget>("caseClash").findChild<QDialogButtonBox *>();
    QVERIFY(box->buttons().back()->property("default").toBool()); // by Enter, nothing of hers goes
    QTest::mouseClick(box->buttons().front(), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(got(store("ben")->cases().withNumber(1)).claim,
                              QStringLiteral("mine"), CaseTimeout);
}

void TestCasesDock::whatCannotBeStoredIsToldAndSentLater()
{
    m_window.reset();
    // A folder that cannot be: a file stands in its place.
    const QString block = m_folder->filePath(QStringLiteral("block"));
    QFile file(block);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    QSettings().setValue(settings::CasePlace, block + QStringLiteral("/cases.sqlite"));
    showWindow("anna");
    m_window->open(m_path);
    QTRY_VERIFY_WITH_TIMEOUT(!cases().recording().isEmpty(), CaseTimeout);
    m_window->commands().run(QStringLiteral("review.newCase"));
    QTRY_COMPARE_WITH_TIMEOUT(m_window->messages().text(),
                              QStringLiteral("The case store cannot be reached. 1 change to cases "
                                             "could not be saved yet."),
                              CaseTimeout);
    // The case can be worked on meanwhile.
    review::Annotation note;
    note.text = QStringLiteral("seen");
    note = *cases().annotations().find(cases().addNote(note));
    note.text = QStringLiteral("seen twice");
    cases().annotations().change(note, QStringLiteral("Edit"));
    const QString unsent = QStringLiteral("The case store cannot be reached. 3 changes to cases"
                                          " could not be saved yet.");
    QTRY_COMPARE_WITH_TIMEOUT(m_window->messages().text(), unsent, CaseTimeout);
    // It is on the disk, so that nothing is lost with the window.
    m_window->close();
    QVERIFY(!m_window->isVisible());
    showWindow("anna");
    m_window->open(m_path);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->messages().text(), unsent, CaseTimeout);

    QVERIFY(file.remove());
    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen() && cases().chosen()->number > 0, CaseTimeout);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->messages().text(), QString(), CaseTimeout);
    const auto ben = openFile(block + QStringLiteral("/cases.sqlite"), QStringLiteral("ben"));
    QCOMPARE(textsOf(firstNotes(*ben)), QStringList{QStringLiteral("seen twice")});
}

TICKSCOPE_TEST(TestCasesDock, QApplication)
#include "test_cases_dock.moc"
