// SPDX-License-Identifier: GPL-3.0-or-later
//
// Copies with notes that the window saves: clicked together in their dialog, and read back.

#include <QTest>

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>

#include "tests/support/goldsrc/goldsrc_demo_writer.h"
#include "tests/support/opened_bytes.h"
#include "tests/support/replay_files.h"
#include "tests/support/test_program.h"
#include "tests/ui/cases/case_window.h"
#include "tests/ui/export/save_clicks.h"
#include "ui/cases/annotated_copy_dialog.h"
#include "ui/window/messages/message_bar.h"

using namespace tickscope;
using namespace tickscope::test;

namespace {

constexpr qsizetype MarkersBegin = 176; // teeworlds-demo.md, section 2.2
constexpr qsizetype MarkersEnd = 436;

} // namespace

class TestAnnotatedCopy : public CaseWindowTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { begin(); }
    void cleanup() { end(); }

    void markersAreInTheCopy();
    void figuresAreInTheCopy();
    void caseIsAddedWithoutNamesOfReviewers();
    void caseIsAddedWithNamesOnRequest();
    void openCaseIsRefused();
    void whatDoesNotFitIsNamed();
    void copyThatHoldsNothingIsRefused_data();
    void copyThatHoldsNothingIsRefused();
    void recordingItselfIsNotReplaced();
    void filesOfOursAreNotReplaced();
    void stoppedCopyLeavesNothing();

private:
    [[nodiscard]] QString file(const char *name) const
    {
        return m_folder->filePath(QLatin1String(name));
    }
    void openReplay();
    void makeCase(int opinions);
    void decide(const char *who);
    void ask() { m_window->commands().run(QStringLiteral("notes.saveCopy")); }
    QString save(const char *name)
    {
        return saveByClicks(child<AnnotatedCopyDialog>("annotatedCopyDialog"),
                            QStringLiteral("annotatedCopy"), file(name));
    }
    [[nodiscard]] QCheckBox &box(const char *name)
    {
        return child<QCheckBox>(QStringLiteral("annotatedCopy.") + QLatin1String(name));
    }
    void click(const char *name) { QTest::mouseClick(&box(name), Qt::LeftButton, {}, {8, 8}); }
    /// Its text without the key that every dialog gives it.
    [[nodiscard]] static QString plain(const QCheckBox &box) { return box.text().remove(u'&'); }
    [[nodiscard]] QString text(const char *name)
    {
        const auto &label = child<QLabel>(QStringLiteral("annotatedCopy.") + QLatin1String(name));
        return label.isVisible() ? label.text() : QString();
    }
    /// What stands beside the markers of the copy.
    [[nodiscard]] QStringList markersOf(const char *name) const;
};

void TestAnnotatedCopy::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("annotated-copy"));
    prepare();
}

void TestAnnotatedCopy::openReplay()
{
    m_path = writeRecording(m_folder->path(), QStringLiteral("a.hcrp"), makeReplay(260));
    m_sha = QString::fromLatin1(
        QCryptographicHash::hash(bytesOf(m_path), QCryptographicHash::Sha256).toHex());
}

void TestAnnotatedCopy::makeCase(int opinions)
{
    openReplay();
    review::Case value;
    value.recordings = {{m_sha, QStringLiteral("a.hcrp")}};
    value.opinionsNeeded = opinions;
    value.assignee = QStringLiteral("anna");
    const auto anna = store("anna");
    const auto stored = test::save(*anna, value);
    review::Annotation note;
    note.caseId = stored.id;
    note.recording = m_sha;
    note.tick = 20;
    note.text = QStringLiteral("seen");
    test::save(*anna, note);
}

void TestAnnotatedCopy::decide(const char *who)
{
    const auto own = store(who);
    const auto value = got(own->cases().withNumber(1));
    review::Case mine = value;
    mine.assignee = QString::fromLatin1(who);
    test::save(*own, mine);
    test::save(*own, sampleOpinion(value.id, review::Finding::Clean));
}

QStringList TestAnnotatedCopy::markersOf(const char *name) const
{
    QStringList texts;
    const auto recording = openedFile(file(name).toStdString());
    if (!recording)
        return {QStringLiteral("no recording")};
    for (const RecordedMarker &marker : recording->info().markers)
        texts << QString::number(marker.tick.value) + u' ' + QString::fromStdString(marker.label);
    return texts;
}

void TestAnnotatedCopy::markersAreInTheCopy()
{
    openReplay();
    showWindow("anna");
    open(m_path);
    document().markers().add(Tick{150}, QStringLiteral("jumps early"));
    document().markers().add(Tick{40});
    ask();
    QCOMPARE(plain(box("markers")), QStringLiteral("2 markers of yours"));
    QVERIFY(!box("case").isVisible());

    QCOMPARE(save("out.hcrp"), QString());

    QCOMPARE(markersOf("out.hcrp"), (QStringList{"40 ", "150 jumps early"}));
    const QByteArray before = bytesOf(m_path);
    QVERIFY(bytesOf(file("out.hcrp")).endsWith(before.right(before.size() * 3 / 4)));
    QTRY_VERIFY(m_window->messages().text().contains(QStringLiteral("out.hcrp")));
    open(file("out.hcrp"));
    QCOMPARE(document().index()->ticks(), (TickRange{{0}, {259}}));
    QCOMPARE(document().markers().all().size(), std::size_t{2});
}

void TestAnnotatedCopy::figuresAreInTheCopy()
{
    openReplay();
    showWindow("anna");
    open(m_path);
    ask();
    QVERIFY(!box("markers").isEnabled());
    click("figures");

    QCOMPARE(save("out.hcrp"), QString());

    const QByteArray copy = bytesOf(file("out.hcrp"));
    QVERIFY(copy.contains("meanings") && copy.contains("least_samples"));
    QVERIFY(copy.contains("Tickscope " TICKSCOPE_VERSION));
}

void TestAnnotatedCopy::caseIsAddedWithoutNamesOfReviewers()
{
    makeCase(2);
    decide("anna");
    decide("ben");
    showWindow("carol");
    open(m_path);
    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen() && !cases().notes().empty(), CaseTimeout);
    document().markers().add(Tick{40}, QStringLiteral("mine"));
    ask();
    QVERIFY(box("case").isChecked());
    QCOMPARE(plain(box("case")), QStringLiteral("Notes and verdicts of case 1"));

    QCOMPARE(save("out.hcrp"), QString());

    QCOMPARE(markersOf("out.hcrp"), (QStringList{"20 seen (Reviewer 1, case 1)", "40 mine"}));
    const QByteArray copy = bytesOf(file("out.hcrp"));
    QVERIFY(copy.contains("verdicts") && copy.contains("see the inputs"));
    QVERIFY(!copy.contains("anna") && !copy.contains("ben") && !copy.contains("carol"));
}

void TestAnnotatedCopy::caseIsAddedWithNamesOnRequest()
{
    makeCase(1);
    decide("anna");
    showWindow("carol");
    open(m_path);
    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen() && !cases().notes().empty(), CaseTimeout);
    document().markers().add(Tick{40}, QStringLiteral("mine"));
    ask();
    click("names");

    QCOMPARE(save("out.hcrp"), QString());

    QCOMPARE(markersOf("out.hcrp"), (QStringList{"20 seen (anna)", "40 mine (carol)"}));
}

/// What the first reviewer found would be no secret from the second.
void TestAnnotatedCopy::openCaseIsRefused()
{
    makeCase(2);
    decide("anna");
    showWindow("anna");
    open(m_path);
    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen() && !cases().notes().empty(), CaseTimeout);
    ask();
    QVERIFY(!box("case").isChecked());

    click("case");

    QTRY_COMPARE(text("note"),
                 QStringLiteral("Case 1: not all opinions that it needs have been decided"));
    QVERIFY(!child<QPushButton>("annotatedCopy.write").isEnabled());
    click("case");
    click("figures");
    QTRY_VERIFY(child<QPushButton>("annotatedCopy.write").isEnabled());
}

void TestAnnotatedCopy::whatDoesNotFitIsNamed()
{
    showWindow("anna");
    open(m_path);
    document().markers().add(Tick{1050}, QStringLiteral("early"));
    ask();
    click("figures");
    const QString lacks = QStringLiteral(
        "Left out: the figures, for which the format has no place. "
        "Left out: the text of 1 marker, since a demo keeps only ticks");
    QTRY_COMPARE(text("lacks"), lacks); // before it is written

    QCOMPARE(save("out.demo"), QString());

    QTRY_VERIFY2(m_window->messages().text().contains(lacks),
                 qPrintable(m_window->messages().text()));
    QCOMPARE(markersOf("out.demo"), (QStringList{"1010 ", "1050 ", "1100 "}));
    QByteArray copy = bytesOf(file("out.demo"));
    const QByteArray before = bytesOf(m_path);
    copy.replace(MarkersBegin, MarkersEnd - MarkersBegin,
                 before.mid(MarkersBegin, MarkersEnd - MarkersBegin));
    QCOMPARE(copy, before);
}

void TestAnnotatedCopy::copyThatHoldsNothingIsRefused_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<bool>("hasMarker");
    QTest::addColumn<QString>("reason");
    QTest::newRow("nothing chosen") << "demo" << false << "There is nothing to add to a copy";
    QTest::newRow("demo of version 3") << "demo 3" << true << "Demos of version 3 have no markers";
    QTest::newRow("no place in the format")
        << "goldsrc" << true
        << "Recordings of this format have no place for markers, verdicts or figures";
}

/// Before anybody chooses a file.
void TestAnnotatedCopy::copyThatHoldsNothingIsRefused()
{
    QFETCH(QString, kind);
    QFETCH(bool, hasMarker);
    QFETCH(QString, reason);
    const QString path = kind == u"goldsrc"
                             ? writeRecording(m_folder->path(), QStringLiteral("half.dem"),
                                              makeTinyGoldsrcDemo())
                             : writeTinyDemo(m_folder->path(), QStringLiteral("b.demo"),
                                             {.version = kind == u"demo 3" ? 3 : 6});
    showWindow("anna");
    open(path);
    if (hasMarker)
        document().markers().add(document().index()->ticks().first, QStringLiteral("here"));

    ask();

    QTRY_COMPARE(text("note"), reason);
    QVERIFY(!child<QPushButton>("annotatedCopy.write").isEnabled());
}

void TestAnnotatedCopy::recordingItselfIsNotReplaced()
{
    showWindow("anna");
    open(m_path);
    document().markers().add(Tick{1050});
    const QByteArray before = bytesOf(m_path);
    ask();

    QVERIFY(save("tiny.demo").contains(QStringLiteral("is the recording itself")));

    QCOMPARE(bytesOf(m_path), before);
}

void TestAnnotatedCopy::filesOfOursAreNotReplaced()
{
    store("anna");
    showWindow("anna");
    open(m_path);
    document().markers().add(Tick{1050});
    const QByteArray before = bytesOf(casePath());
    ask();

    QVERIFY(save("cases.sqlite").contains(QStringLiteral("a part of what it is made of")));

    QVERIFY(!before.isEmpty());
    QVERIFY(bytesOf(casePath()).startsWith(before.left(100)));
}

void TestAnnotatedCopy::stoppedCopyLeavesNothing()
{
    showWindow("anna");
    open(m_path);
    std::stop_source stop;
    stop.request_stop();

    const auto saved = saveAnnotated(
        *document().recording(), document().index()->outline(), {.notes = {{.tick = Tick{1050}}}},
        {.path = file("out.demo").toStdString(), .source = {}}, stop.get_token());

    QVERIFY(!saved);
    QCOMPARE(saved.error().code, ErrorCode::Cancelled);
    QVERIFY(!QFile::exists(file("out.demo")));
}

TICKSCOPE_TEST(TestAnnotatedCopy, QApplication)
#include "test_annotated_copy.moc"
