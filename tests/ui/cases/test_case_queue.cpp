// SPDX-License-Identifier: GPL-3.0-or-later
//
// The queue: filters, "next case", import, and the recording of a case that was moved.

#include <QTest>

#include <QAbstractItemModel>
#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include "tests/support/test_program.h"
#include "tests/ui/cases/case_window.h"
#include "ui/cases/queue/queue_model.h"
#include "ui/cases/queue/queue_window.h"
#include "ui/start/recent_files.h"
#include "ui/window/messages/message_bar.h"

using namespace tickscope;
using namespace tickscope::test;

class TestCaseQueue : public CaseWindowTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { end(); }

    void filtersChooseWhatIsListed();
    void urgentCasesComeFirst();
    void nextCaseIsTakenAndItsMovedRecordingOpened();
    void noCaseIsLeft();
    void reportsOfAFileAreFiledOnce();
    void pastedReportIsAboutTheOpenRecording();
    void caseWithoutItsRecordingSaysSo();
    void settingsMoveToAnotherStore();

private:
    void file(const QString &claim, review::Priority priority = review::Priority::Normal,
              const QString &sha = {});
    void showQueue();
    QueueWindow &queue() { return child<QueueWindow>("caseQueue"); }
    QStringList listed();
    QString news() { return child<QLabel>("queue.news").text(); }
};

void TestCaseQueue::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("queue"));
    prepare();
}

void TestCaseQueue::init()
{
    begin();
    showWindow("anna");
}

void TestCaseQueue::file(const QString &claim, review::Priority priority, const QString &sha)
{
    review::Case value;
    value.claim = claim;
    value.priority = priority;
    if (!sha.isEmpty())
        value.recordings = {{sha, QStringLiteral("run.demo")}};
    save(*store("bot"), value);
}

void TestCaseQueue::showQueue()
{
    m_window->commands().run(QStringLiteral("review.queue"));
    QVERIFY(QTest::qWaitForWindowExposed(&queue()));
}

QStringList TestCaseQueue::listed()
{
    QStringList claims;
    const QAbstractItemModel &model = *child<QTableView>("queue.list").model();
    for (int row = 0; row < model.rowCount(); ++row)
        claims << model.index(row, QueueModel::ClaimColumn).data().toString();
    return claims;
}

void TestCaseQueue::filtersChooseWhatIsListed()
{
    file(QStringLiteral("bot hook"), review::Priority::High);
    file(QStringLiteral("insults"), review::Priority::Low);
    showQueue();
    QTRY_COMPARE_WITH_TIMEOUT(listed().size(), 2, CasePatience);

    QTest::keyClicks(&child<QLineEdit>("queue.text"), QStringLiteral("hook"));
    QTRY_COMPARE_WITH_TIMEOUT(listed(), QStringList{QStringLiteral("bot hook")}, CasePatience);
    child<QLineEdit>("queue.text").clear();
    QTRY_COMPARE_WITH_TIMEOUT(listed().size(), 2, CasePatience);
    pick(child<QComboBox>("queue.priority"), QStringLiteral("High and above"));
    QTRY_COMPARE_WITH_TIMEOUT(listed(), QStringList{QStringLiteral("bot hook")}, CasePatience);
    pick(child<QComboBox>("queue.assignee"), QStringLiteral("Mine"));
    QTRY_COMPARE_WITH_TIMEOUT(listed(), QStringList(), CasePatience);
}

void TestCaseQueue::urgentCasesComeFirst()
{
    file(QStringLiteral("low"), review::Priority::Low);
    file(QStringLiteral("urgent"), review::Priority::Urgent);
    file(QStringLiteral("normal"));
    showQueue();

    const QStringList byPriority{QStringLiteral("urgent"), QStringLiteral("normal"),
                                 QStringLiteral("low")};
    QTRY_COMPARE_WITH_TIMEOUT(listed(), byPriority, CasePatience);
    child<QTableView>("queue.list").sortByColumn(QueueModel::NumberColumn, Qt::AscendingOrder);
    QCOMPARE(listed().front(), QStringLiteral("low"));
}

void TestCaseQueue::nextCaseIsTakenAndItsMovedRecordingOpened()
{
    file(QStringLiteral("bot hook"), review::Priority::High, m_sha);
    // Another one of the same name comes first, and the recording lies elsewhere under another.
    const QString folder = m_folder->filePath(QStringLiteral("archive/2026"));
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(!writeTinyDemo(m_folder->filePath(QStringLiteral("archive")),
                           QStringLiteral("run.demo"), {.stepCount = 50})
                 .isEmpty());
    const QString moved = folder + QStringLiteral("/moved.demo");
    QVERIFY(QFile::rename(m_path, moved));
    QSettings().setValue(settings::RecordingFolders,
                         QStringList{m_folder->filePath(QStringLiteral("archive"))});
    showQueue();

    QTest::mouseClick(&child<QPushButton>("queue.next"), Qt::LeftButton);

    QTRY_COMPARE_WITH_TIMEOUT(document().path(), moved, CasePatience);
    waitUntilLoaded();
    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen(), CasePatience);
    QCOMPARE(cases().chosen()->id, review::CaseId{1});
    QCOMPARE(got(store("ben")->caseOf(1)).assignee, QStringLiteral("anna"));
    QTRY_VERIFY_WITH_TIMEOUT(child<QWidget>("cases").isVisible(), CasePatience);
}

void TestCaseQueue::noCaseIsLeft()
{
    showQueue();
    QTest::mouseClick(&child<QPushButton>("queue.next"), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(news(), QStringLiteral("No case is waiting for you."), CasePatience);
}

void TestCaseQueue::reportsOfAFileAreFiledOnce()
{
    const QString path = m_folder->filePath(QStringLiteral("reports.csv"));
    QFile csv(path);
    QVERIFY(csv.open(QIODevice::WriteOnly));
    csv.write("key,reporter,claim,priority\nr1,otto,bot hook,high\nr2,lea,insults,never\n");
    csv.close();
    showQueue();

    queue().importFrom(path);
    QTRY_VERIFY_WITH_TIMEOUT(news().startsWith(QStringLiteral("1 report imported. 1 report could")),
                             CasePatience);
    queue().importFrom(path);
    QTRY_COMPARE_WITH_TIMEOUT(listed(), QStringList{QStringLiteral("bot hook")}, CasePatience);
    QCOMPARE(got(store("ben")->cases({})).size(), std::size_t{1});
}

void TestCaseQueue::pastedReportIsAboutTheOpenRecording()
{
    open(m_path);
    showQueue();
    QTest::mouseClick(&child<QPushButton>("queue.paste"), Qt::LeftButton);
    auto &text = child<QPlainTextEdit>("pasteReport.text");
    QTest::keyClicks(&text, QStringLiteral("0:02 bot hook, near the end"));
    // Without the letter that dialogs give it.
    QCOMPARE(child<QCheckBox>("pasteReport.about").text().remove(u'&'),
             QStringLiteral("About the open recording, tiny.demo"));
    QTest::mouseClick(&child<QPushButton>("pasteReport.add"), Qt::LeftButton);

    QTRY_COMPARE_WITH_TIMEOUT(listed(), QStringList{QStringLiteral("0:02 bot hook, near the end")},
                              CasePatience);
    QCOMPARE(got(store("ben")->caseOf(1)).recordings.front().sha256, m_sha);
    QTRY_COMPARE_WITH_TIMEOUT(cases().ofRecording().size(), std::size_t{1}, CasePatience);
}

void TestCaseQueue::caseWithoutItsRecordingSaysSo()
{
    file(QStringLiteral("gone"), review::Priority::Normal, OtherSha);
    file(QStringLiteral("none"));
    showQueue();
    auto &list = child<QTableView>("queue.list");
    list.sortByColumn(QueueModel::NumberColumn, Qt::AscendingOrder);
    QTRY_COMPARE_WITH_TIMEOUT(listed().size(), 2, CasePatience);
    list.setCurrentIndex(list.model()->index(0, QueueModel::ClaimColumn));
    QTest::mouseClick(&child<QPushButton>("queue.open"), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->messages().text(),
                              QStringLiteral("The recording of Case 1: gone was not found among "
                                             "recent files and recording folders: run.demo"),
                              CasePatience);
    list.setCurrentIndex(list.model()->index(1, QueueModel::ClaimColumn));
    QTest::mouseClick(&child<QPushButton>("queue.open"), Qt::LeftButton);
    QVERIFY(
        m_window->messages().text().startsWith(QStringLiteral("Case 2: none names no recording.")));

    // What is opened then can be added, and stays with the case.
    open(m_path);
    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen(), CasePatience);
    QCOMPARE(cases().chosen()->id, review::CaseId{2});
    m_window->commands().run(QStringLiteral("review.addRecording"));
    QTRY_COMPARE_WITH_TIMEOUT(got(store("ben")->caseOf(2)).recordings.size(), std::size_t{1},
                              CasePatience);
}

void TestCaseQueue::settingsMoveToAnotherStore()
{
    file(QStringLiteral("in the first"));
    const QString second = m_folder->filePath(QStringLiteral("second.sqlite"));
    review::Case value;
    value.claim = QStringLiteral("in the second");
    save(*openFile(second, QStringLiteral("bot")), value);
    showQueue();
    QTRY_COMPARE_WITH_TIMEOUT(listed(), QStringList{QStringLiteral("in the first")}, CasePatience);

    QTest::mouseClick(&child<QPushButton>("queue.places"), Qt::LeftButton);
    auto *place = queue().findChild<QLineEdit *>(QStringLiteral("reviewSettings.place"));
    QVERIFY(place);
    place->setText(second);
    auto *name = queue().findChild<QLineEdit *>(QStringLiteral("reviewSettings.reviewer"));
    name->setText(QStringLiteral("carla"));
    QTest::keyClick(name, Qt::Key_Return);

    QTRY_COMPARE_WITH_TIMEOUT(listed(), QStringList{QStringLiteral("in the second")}, CasePatience);
    QTest::mouseClick(&child<QPushButton>("queue.next"), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(got(openFile(second, QStringLiteral("ben"))->caseOf(1)).assignee,
                              QStringLiteral("carla"), CasePatience);
}

TICKSCOPE_TEST(TestCaseQueue, QApplication)
#include "test_case_queue.moc"
