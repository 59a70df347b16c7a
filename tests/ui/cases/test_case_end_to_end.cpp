// SPDX-License-Identifier: GPL-3.0-or-later
//
// One case from the report to the verified bundle, by two reviewers in their windows, in a file and
// on a server.

#include <QTest>

#include <QCheckBox>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QTableWidget>
#include <QToolButton>

#include "core/review/bundle/bundle.h"
#include "tests/review/team_server.h"
#include "tests/support/test_program.h"
#include "tests/ui/cases/case_window.h"
#include "ui/cases/queue/queue_model.h"
#include "ui/cases/queue/queue_page.h"
#include "ui/window/messages/message_bar.h"

using namespace tickscope;
using namespace tickscope::test;

class TestCaseEndToEnd : public CaseWindowTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup() { end(); }
    void cleanupTestCase() { m_server.reset(); }

    void reportBecomesAVerifiedBundle_data();
    void reportBecomesAVerifiedBundle();

private:
    bool useServer();
    void useReviewer(const char *who);
    void importReports();
    void takeNext();
    void pasteTimeAndJump();
    void writeNote();
    void decide(const QString &inputs, const QString &overall);
    void verifyBundleOf(const QString &folder);

    std::unique_ptr<TeamServer> m_server; ///< Null while cases are in a file.
};

void TestCaseEndToEnd::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("end-to-end"));
    prepare();
}

void TestCaseEndToEnd::reportBecomesAVerifiedBundle_data()
{
    QTest::addColumn<bool>("isOnServer");
    QTest::newRow("in a file") << false;
    QTest::newRow("on a server") << true;
}

/// A server with anna and ben, whom a service file of libpq names.
bool TestCaseEndToEnd::useServer()
{
    m_server = std::make_unique<TeamServer>();
    if (!m_server->start())
        return false;
    const review::StoreAddress address = m_server->address(QStringLiteral("anna"));
    QFile services(m_folder->filePath(QStringLiteral("services.conf")));
    if (!services.open(QIODevice::WriteOnly))
        return false;
    for (const char *user : {"anna", "ben"})
        services.write(QStringLiteral("[%1]\nhost=%2\nport=%3\ndbname=%4\nuser=%1\n")
                           .arg(QLatin1String(user), address.host)
                           .arg(address.port)
                           .arg(address.database)
                           .toUtf8());
    return qputenv("PGSERVICEFILE", services.fileName().toLocal8Bit());
}

void TestCaseEndToEnd::useReviewer(const char *who)
{
    if (m_server)
        QSettings().setValue(settings::CasePlace, QStringLiteral("service:") + QLatin1String(who));
    showWindow(who);
}

void TestCaseEndToEnd::importReports()
{
    QFile csv(m_folder->filePath(QStringLiteral("reports.csv")));
    QVERIFY(csv.open(QIODevice::WriteOnly));
    csv.write("key,reporter,accused,claim,recording,file,priority\n");
    csv.write("r1,otto,Anna,bot hook near the end," + m_sha.toLatin1() + ",run.demo,high\n");
    csv.close();
    m_window->commands().run(QStringLiteral("review.queue"));
    child<QueuePage>("caseQueue").importFrom(csv.fileName());
    QTRY_COMPARE_WITH_TIMEOUT(child<QLabel>("queue.news").text(),
                              QStringLiteral("1 report imported."), CaseTimeout);
}

void TestCaseEndToEnd::takeNext()
{
    m_window->commands().run(QStringLiteral("review.queue"));
    QTest::mouseClick(&child<QPushButton>("queue.next"), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(document().path(), m_path, CaseTimeout);
    waitUntilLoaded();
    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen() && cases().chosen()->number > 0, CaseTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(child<QWidget>("cases").isVisible(), CaseTimeout);
    QTRY_COMPARE_WITH_TIMEOUT(cases().chosen()->assignee, cases().who(), CaseTimeout);
}

void TestCaseEndToEnd::pasteTimeAndJump()
{
    showPage("Report");
    auto &claim = child<QPlainTextEdit>("case.claim");
    claim.setFocus();
    claim.moveCursor(QTextCursor::End);
    QApplication::clipboard()->setText(QStringLiteral(", at 0:03"));
    QTest::keyClick(&claim, Qt::Key_V, Qt::ControlModifier);
    auto &times = child<QLabel>("case.times");
    // 50 ticks a second from tick 1000 on.
    QTRY_COMPARE(times.text(), QStringLiteral("Go to: <a href='1150'>0:03</a>"));
    emit times.linkActivated(QStringLiteral("1150"));
    QCOMPARE(head(), 1150);
    // As it is stored, before anything builds on it.
    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen()->claim.endsWith(QStringLiteral("at 0:03")),
                             CaseTimeout);
}

void TestCaseEndToEnd::writeNote()
{
    document().selection().selectPlayer(PlayerRef{0, {1150}});
    QTest::keyClick(&child<QWidget>("worldView"), Qt::Key_D);
    auto &text = child<QPlainTextEdit>("notes.text");
    QTRY_VERIFY_WITH_TIMEOUT(text.hasFocus(), CaseTimeout);
    QTest::keyClicks(&text, QStringLiteral("walks like clockwork"));
    QTRY_VERIFY_WITH_TIMEOUT(!cases().notes().empty() && cases().notes().front().number > 0
                                 && cases().notes().front().text.endsWith(u"clockwork"_qs),
                             CaseTimeout);
}

void TestCaseEndToEnd::decide(const QString &inputs, const QString &overall)
{
    showPage("Verdict");
    QTRY_VERIFY_WITH_TIMEOUT(child<QComboBox>("verdict.inputs.finding").isEnabled(), CaseTimeout);
    pick(child<QComboBox>("verdict.inputs.finding"), inputs);
    auto &evidence = child<QToolButton>("verdict.inputs.evidence");
    emit evidence.menu()->aboutToShow();
    if (!cases().notes().empty())
        evidence.menu()->actions().front()->trigger();
    pick(child<QComboBox>("verdict.decision"), overall);
    auto &reason = child<QPlainTextEdit>("verdict.reason");
    reason.setFocus();
    QTest::keyClicks(&reason, QStringLiteral("as I see it"));
    QTest::mouseClick(&child<QPushButton>("verdict.decide"), Qt::LeftButton);
    QTest::mouseClick(&child<QPushButton>("decide.yes"), Qt::LeftButton);
}

void TestCaseEndToEnd::verifyBundleOf(const QString &folder)
{
    const review::BundleReport report = got(review::verifyBundle(folder));
    QVERIFY(report.faults.empty());
    QCOMPARE(report.sources.front().sha256, m_sha);
    const QStringList files = QDir(folder).entryList(QDir::Files, QDir::Name);
    for (const char *wanted : {"case.json", "history.csv", "manifest.json", "note-1.png",
                               "notes.csv", "report.html", "report.pdf", "verdicts.csv"})
        QVERIFY2(files.contains(QLatin1String(wanted)), wanted);
    QVERIFY(bytesOf(folder + QStringLiteral("/report.pdf")).startsWith("%PDF-1."));
    const QByteArray page = bytesOf(folder + QStringLiteral("/report.html"));
    for (const char *words : {"walks like clockwork", "anna", "ben", "Proven", "Suspicious",
                              "Teeworlds / DDNet demo", "Map: ", "Duration: "})
        QVERIFY2(page.contains(words), words);
    const QString copy = QStringLiteral("/recording-1-%1.demo").arg(m_sha.left(16));
    QCOMPARE(bytesOf(folder + copy), bytesOf(m_path));

    QFile changed(folder + QStringLiteral("/notes.csv"));
    QVERIFY(changed.open(QIODevice::Append));
    changed.write("one more\n");
    changed.close();
    QCOMPARE(got(review::verifyBundle(folder)).faults.size(), std::size_t{1});
}

void TestCaseEndToEnd::reportBecomesAVerifiedBundle()
{
    QFETCH(bool, isOnServer);
    begin();
    if (isOnServer && !useServer())
        QSKIP(qPrintable(m_server->problem()));
    QSettings().setValue(settings::RecordingFolders, QStringList{m_folder->path()});
    useReviewer("anna");
    importReports();
    takeNext();
    pasteTimeAndJump();
    child<QCheckBox>("case.second").click();
    waitUntilActive();
    writeNote();
    decide(QStringLiteral("Proven"), QStringLiteral("Proven"));
    QTRY_COMPARE_WITH_TIMEOUT(cases().chosen()->status, review::Status::SecondOpinion, CaseTimeout);

    useReviewer("ben");
    m_window->open(m_path);
    waitUntilLoaded();
    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen() && cases().chosen()->number > 0, CaseTimeout);
    QCOMPARE(cases().isEnforced(), isOnServer);
    QVERIFY(cases().opinions().empty()); // blind
    QVERIFY(cases().notes().empty());
    emit child<QLabel>("verdict.state").linkActivated(QStringLiteral("me"));
    decide(QStringLiteral("Suspicious"), QStringLiteral("Suspicious"));
    QTRY_COMPARE_WITH_TIMEOUT(cases().opinions().size(), std::size_t{2}, CaseTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(child<QTableWidget>("verdict.table").isVisible(), CaseTimeout);
    QCOMPARE(cases().notes().size(), std::size_t{1});

    const QString folder = m_folder->filePath(QStringLiteral("bundle"));
    m_window->commands().run(QStringLiteral("review.bundle"));
    child<QLineEdit>("bundle.path").setText(folder);
    child<QCheckBox>("bundle.recording").click();
    QVERIFY(child<QLabel>("bundle.wholeRecording").isVisible());
    child<QCheckBox>("bundle.reviewers").click();
    QTest::mouseClick(&child<QPushButton>("bundle.make"), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->messages().text(),
                              QStringLiteral("Evidence bundle written to %1.").arg(folder),
                              CaseTimeout);
    verifyBundleOf(folder);
}

TICKSCOPE_TEST(TestCaseEndToEnd, QApplication)
#include "test_case_end_to_end.moc"
