// SPDX-License-Identifier: GPL-3.0-or-later
#include <fstream>

#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include "app/record_example/simulated_run.h"
#include "core/recorder/ring_recorder.h"
#include "core/review/report_import.h"
#include "core/review/store/report_filing.h"
#include "tests/support/test_program.h"
#include "tests/ui/cases/case_window.h"
#include "ui/cases/queue/queue_page.h"
#include "ui/window/messages/message_bar.h"

using namespace tickscope;

class TestGameReports : public test::CaseWindowTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { begin(); }
    void cleanup() { end(); }
    void openingProposesTheReportAsACase();
    void reportThatAScanHasFiledIsNotProposed();
    void closedProposalDoesNotComeBack();
    void recordingWithoutReportProposesNothing();
    void importIsUndone();

private:
    [[nodiscard]] QString message() { return child<MessageBar>("messageBar").text(); }
    QString savedForReport()
    {
        example::SimulatedRun run;
        recorder::RingRecorder ring(example::simulatedRunDescription(),
                                    example::snapshotsOf<recorder::RingRecorder>(run));
        QString path = m_folder->filePath(QStringLiteral("report.hcrp"));
        std::ofstream file(path.toStdString(), std::ios::binary);
        const RecordedReport report{"Anna", "builds in the air\nagain", {"Example", "Otto"}};
        const bool isSaved = example::playInto(ring, run, 250) && ring.save(file, report);
        return isSaved ? path : QString();
    }
    const QString m_proposal = QStringLiteral(
        "Anna reported Example, Otto in the game: builds in the air\u21B5again");
};

void TestGameReports::openingProposesTheReportAsACase()
{
    showWindow("carol");
    open(savedForReport());
    QTRY_COMPARE_WITH_TIMEOUT(message(), m_proposal, test::CaseTimeout);
    QVERIFY(cases().ofRecording().empty());

    child<QToolButton>("messageAction").click();

    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen(), test::CaseTimeout);
    const review::Case made = *cases().chosen();
    QCOMPARE(made.reporter, QStringLiteral("Anna"));
    QCOMPARE(made.claim, QStringLiteral("builds in the air\nagain"));
    QCOMPARE(made.tags, QStringList{"report"});
    QCOMPARE(made.accused.size(), 2U);
    QVERIFY(made.accused[0].isPerson()); // the runner
    QVERIFY(!made.accused[1].isPerson());
    QCOMPARE(made.recordings.front().sha256, cases().recording());
    QCOMPARE(message(), QString());
}

void TestGameReports::reportThatAScanHasFiledIsNotProposed()
{
    const QString path = savedForReport();
    const QString sha = QString::fromLatin1(
        QCryptographicHash::hash(bytesOf(path), QCryptographicHash::Sha256).toHex());
    const review::Report report = review::reportOf({sha, "x.hcrp"}, "Anna", "hook", {"Example"});
    QVERIFY(review::fileReport(*store("bot"), report));
    QVERIFY(review::fileReport(*store("otto"), report));
    showWindow("carol");

    open(path);

    QCOMPARE(cases().ofRecording().size(), 1U);
    QCOMPARE(message(), QString());
}

void TestGameReports::closedProposalDoesNotComeBack()
{
    showWindow("carol");
    open(savedForReport());
    QTRY_COMPARE_WITH_TIMEOUT(message(), m_proposal, test::CaseTimeout);
    child<QToolButton>("messageClose").click();

    cases().reload();
    QSignalSpy changed(&cases(), &Cases::changed);
    QTRY_VERIFY_WITH_TIMEOUT(changed.count() > 0, test::CaseTimeout);

    QCOMPARE(message(), QString());
}

void TestGameReports::recordingWithoutReportProposesNothing()
{
    showWindow("carol");

    open(m_path);

    QCOMPARE(message(), QString());
}

/// A wrong file is not left in the queue, which deals its cases out.
void TestGameReports::importIsUndone()
{
    showWindow("anna");
    const QString path = m_folder->filePath(QStringLiteral("reports.txt"));
    std::ofstream(path.toStdString()) << "a letter";
    m_window->commands().run(QStringLiteral("review.queue"));
    QTRY_VERIFY_WITH_TIMEOUT(m_window->findChild<QueuePage *>(), test::CaseTimeout);
    const auto &news = child<QLabel>("queue.news");
    auto &undo = child<QPushButton>("queue.undoImport");
    QVERIFY(undo.isHidden());

    child<QueuePage>("caseQueue").importFrom(path);
    QTRY_COMPARE_WITH_TIMEOUT(news.text(), QStringLiteral("1 report imported."), test::CaseTimeout);
    undo.click();

    QTRY_COMPARE_WITH_TIMEOUT(news.text(), QStringLiteral("The import was undone."),
                              test::CaseTimeout);
    QVERIFY(undo.isHidden());
    QVERIFY(test::got(store("ben")->cases().matching({})).empty());
}

TICKSCOPE_TEST(TestGameReports, QApplication)
#include "test_game_reports.moc"
