// SPDX-License-Identifier: GPL-3.0-or-later
//
// The queue: filters, "next case", import, and the recording of a case that was moved.

#include <QTest>

#include <QAbstractItemModel>
#include <QCheckBox>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTimer>

#include "tests/support/test_program.h"
#include "tests/ui/cases/case_window.h"
#include "translations/translations.h"
#include "ui/cases/queue/queue_model.h"
#include "ui/cases/queue/queue_page.h"
#include "ui/start/recent_files.h"
#include "ui/style/elided.h"
#include "ui/window/messages/message_bar.h"

using namespace tickscope;
using namespace tickscope::test;

class TestCaseQueue : public CaseWindowTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init()
    {
        begin();
        showWindow("anna");
    }
    void cleanup() { end(); }

    void filtersChooseWhatIsListed();
    void menuKeyOpensTheMenuOfTheList();
    void urgentCasesComeFirst();
    void nextCaseIsTakenAndItsMovedRecordingOpened();
    void noCaseIsLeft();
    void reportsOfAFileAreFiledOnce();
    void pastedReportIsAboutTheOpenRecording();
    void reportThatIsThereIsNotFiledAgain();
    void clipboardIsPastedAndNamesPeople();
    void whoReportsIsNotProposed();
    void oneWhoWasThereIsTicked();
    void titlesFitIntoTheirColumns_data();
    void titlesFitIntoTheirColumns();
    void queueDoesNotCoverTheCaseThatItOpens();
    void caseWithoutItsRecordingSaysSo();
    void settingsMoveToAnotherStore();

private:
    void file(const QString &claim, review::Priority priority = review::Priority::Normal,
              const QString &sha = {});
    void showQueue();
    QueuePage &queue() { return child<QueuePage>("caseQueue"); }
    QStringList listed();
    QString news() { return child<QLabel>("queue.news").text(); }
};

void TestCaseQueue::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("queue"));
    prepare();
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
    QTRY_VERIFY_WITH_TIMEOUT(queue().isVisible(), CaseTimeout);
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
    QTRY_COMPARE_WITH_TIMEOUT(listed().size(), 2, CaseTimeout);

    QTest::keyClicks(&child<QLineEdit>("queue.text"), QStringLiteral("hook"));
    QTRY_COMPARE_WITH_TIMEOUT(listed(), QStringList{QStringLiteral("bot hook")}, CaseTimeout);
    child<QLineEdit>("queue.text").clear();
    QTRY_COMPARE_WITH_TIMEOUT(listed().size(), 2, CaseTimeout);
    pick(child<QComboBox>("queue.priority"), QStringLiteral("High and above"));
    QTRY_COMPARE_WITH_TIMEOUT(listed(), QStringList{QStringLiteral("bot hook")}, CaseTimeout);
    pick(child<QComboBox>("queue.assignee"), QStringLiteral("Mine"));
    QTRY_COMPARE_WITH_TIMEOUT(listed(), QStringList(), CaseTimeout);
}

/// What the keyboard's menu key and Shift+F10 send.
void TestCaseQueue::menuKeyOpensTheMenuOfTheList()
{
    file(QStringLiteral("bot hook"));
    showQueue();
    QTRY_COMPARE_WITH_TIMEOUT(listed().size(), 1, CaseTimeout);
    auto &list = child<QTableView>("queue.list");
    list.setFocus();
    QStringList texts;
    QTimer::singleShot(0, this, [&texts] { // in the menu's own loop
        if (auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget())) {
            for (const QAction *action : menu->actions())
                texts << action->text().remove(u'&');
            menu->close();
        }
    });

    QContextMenuEvent event(QContextMenuEvent::Keyboard, list.rect().center(),
                            list.mapToGlobal(list.rect().center()));
    QApplication::sendEvent(&list, &event);

    QCOMPARE(texts, (QStringList{"Open", "Next case", "Copy rows"}));
}

void TestCaseQueue::urgentCasesComeFirst()
{
    file(QStringLiteral("low"), review::Priority::Low);
    file(QStringLiteral("urgent"), review::Priority::Urgent);
    file(QStringLiteral("normal"));
    showQueue();

    const QStringList byPriority{QStringLiteral("urgent"), QStringLiteral("normal"),
                                 QStringLiteral("low")};
    QTRY_COMPARE_WITH_TIMEOUT(listed(), byPriority, CaseTimeout);
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

    QTRY_COMPARE_WITH_TIMEOUT(document().path(), moved, CaseTimeout);
    waitUntilLoaded();
    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen() && cases().chosen()->number > 0, CaseTimeout);
    QCOMPARE(cases().chosen()->number, 1);
    QCOMPARE(got(store("ben")->cases().withNumber(1)).assignee, QStringLiteral("anna"));
    QTRY_VERIFY_WITH_TIMEOUT(child<QWidget>("cases").isVisible(), CaseTimeout);
}

void TestCaseQueue::noCaseIsLeft()
{
    showQueue();
    QTest::mouseClick(&child<QPushButton>("queue.next"), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(news(), QStringLiteral("No case is waiting for you."), CaseTimeout);
}

void TestCaseQueue::reportsOfAFileAreFiledOnce()
{
    const QString path = m_folder->filePath(QStringLiteral("reports.csv"));
    const auto write = [&path](const char *text) {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(text) > 0;
    };
    QVERIFY(write("key,reporter,claim,priority\nr1,otto,bot hook,high\nr2,lea,insults,never\n"));
    showQueue();
    queue().importFrom(path);
    QTRY_VERIFY_WITH_TIMEOUT(news().startsWith(QStringLiteral("1 report imported. 1 report could")),
                             CaseTimeout);
    queue().importFrom(path);
    QTRY_VERIFY_WITH_TIMEOUT(news().startsWith(QStringLiteral("0 reports imported. 1 report had")),
                             CaseTimeout);
    QTRY_COMPARE_WITH_TIMEOUT(listed(), QStringList{QStringLiteral("bot hook")}, CaseTimeout);
    // What another store exported has more than is taken over.
    QVERIFY(write(R"({"claim": "aim", "history": [{"who": "ben", "what": "created"}]})"));
    queue().importFrom(path);
    QTRY_VERIFY_WITH_TIMEOUT(news().endsWith(QStringLiteral("verdicts became notes.")),
                             CaseTimeout);
}

void TestCaseQueue::pastedReportIsAboutTheOpenRecording()
{
    open(m_path);
    showQueue();
    QTest::mouseClick(&child<QPushButton>("queue.paste"), Qt::LeftButton);
    auto &text = child<QPlainTextEdit>("pasteReport.text");
    text.clear();
    QTest::keyClicks(&text, QStringLiteral("0:02 bot hook, near the end"));
    // Without the letter that dialogs give it.
    QCOMPARE(child<QCheckBox>("pasteReport.about").text().remove(u'&'),
             QStringLiteral("About the open recording, tiny.demo"));
    QTest::mouseClick(&child<QPushButton>("pasteReport.add"), Qt::LeftButton);

    QTRY_COMPARE_WITH_TIMEOUT(listed(), QStringList{QStringLiteral("0:02 bot hook, near the end")},
                              CaseTimeout);
    QCOMPARE(got(store("ben")->cases().withNumber(1)).recordings.front().sha256, m_sha);
    QTRY_COMPARE_WITH_TIMEOUT(cases().ofRecording().size(), std::size_t{1}, CaseTimeout);
    // It is open at once.
    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen() && cases().chosen()->number > 0, CaseTimeout);
    QCOMPARE(cases().chosen()->number, 1);
    QTRY_VERIFY_WITH_TIMEOUT(child<QWidget>("cases").isVisible(), CaseTimeout);
}

void TestCaseQueue::reportThatIsThereIsNotFiledAgain()
{
    file(QStringLiteral("0:02 bot hook"), review::Priority::High, m_sha);
    open(m_path);
    showQueue();
    const auto pasteAndPress = [this](const char *text) {
        QGuiApplication::clipboard()->setText(QStringLiteral("0:02 bot hook\n"));
        QTest::mouseClick(&child<QPushButton>("queue.paste"), Qt::LeftButton);
        QTest::mouseClick(&child<QPushButton>("pasteReport.add"), Qt::LeftButton);
        QMessageBox *box = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT(
            (box = m_window->findChild<QMessageBox *>(QStringLiteral("reportedAlready"))),
            CaseTimeout);
        QCOMPARE(box->text(), QStringLiteral("Case 1 has this report already."));
        for (QAbstractButton *button : box->buttons()) {
            if (button->text().remove(u'&') == QLatin1String(text))
                button->click();
        }
        QTRY_VERIFY_WITH_TIMEOUT(
            !m_window->findChild<QMessageBox *>(QStringLiteral("reportedAlready")), CaseTimeout);
    };
    cases().choose({});

    pasteAndPress("Open case 1");
    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen() && cases().chosen()->number == 1, CaseTimeout);
    QCOMPARE(got(store("ben")->cases().matching({})).size(), std::size_t{1});

    pasteAndPress("Add case");
    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen() && cases().chosen()->number == 2, CaseTimeout);
    QCOMPARE(got(store("ben")->cases().matching({})).size(), std::size_t{2});
}

void TestCaseQueue::whoReportsIsNotProposed()
{
    SKIP_WITHOUT_RECORDING("teehistorian/ddnet198-racebox.teehistorian");
    open(realRecording(QStringLiteral("teehistorian/ddnet198-racebox.teehistorian"))
             .value_or(QString()));
    QTRY_VERIFY_WITH_TIMEOUT(document().index() && document().index()->isComplete(), CaseTimeout);
    QGuiApplication::clipboard()->setText(
        QStringLiteral("npc01 is a bot, look at 1:10. Reported by Carol2."));
    m_window->commands().run(QStringLiteral("review.pasteReport"));

    QCOMPARE(child<QLineEdit>("pasteReport.reporter").text(), QStringLiteral("Carol2"));
    auto &people = child<QListWidget>("pasteReport.people");
    QCOMPARE(people.count(), 3);
    // Of those with the name the one who was there then.
    QCOMPARE(people.item(0)->text(), QStringLiteral("npc01 #6, 1:03\u20131:58"));
    QCOMPARE(people.item(0)->checkState(), Qt::Checked);
    QTest::mouseClick(&child<QPushButton>("pasteReport.add"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen() && cases().chosen()->number > 0, CaseTimeout);
    QCOMPARE(cases().chosen()->reporter, QStringLiteral("Carol2"));
    QCOMPARE(document().playback().timeInView().begin, Time(std::chrono::seconds(60)));
    QCOMPARE(document().playback().timeInView().span, Time(std::chrono::seconds(20)));
}

void TestCaseQueue::oneWhoWasThereIsTicked()
{
    SKIP_WITHOUT_RECORDING("teehistorian/ddnet198-racebox.teehistorian");
    open(*realRecording(QStringLiteral("teehistorian/ddnet198-racebox.teehistorian")));
    QTRY_VERIFY_WITH_TIMEOUT(document().index() && document().index()->isComplete(), CaseTimeout);
    showQueue();
    QGuiApplication::clipboard()->setText(QStringLiteral("1:10 npc01 aims by itself"));
    QTest::mouseClick(&child<QPushButton>("queue.paste"), Qt::LeftButton);

    auto &people = child<QListWidget>("pasteReport.people");
    QCOMPARE(people.count(), 3);
    QStringList ticked;
    for (int row = 0; row < people.count(); ++row) {
        if (people.item(row)->checkState() == Qt::Checked)
            ticked << people.item(row)->text();
    }
    QCOMPARE(ticked, QStringList{QStringLiteral("npc01 #6, 1:03\u20131:58")});
    child<QPlainTextEdit>("pasteReport.text").setPlainText(QStringLiteral("npc01 aims by itself"));
    for (int row = 0; row < people.count(); ++row)
        QCOMPARE(people.item(row)->checkState(), Qt::Unchecked);
    // Who reports was there alone, and is not accused for that.
    child<QPlainTextEdit>("pasteReport.text")
        .setPlainText(QStringLiteral("1:59.5 carol says that npc01 is a bot"));
    QCOMPARE(people.count(), 4);
    for (int row = 0; row < people.count(); ++row)
        QCOMPARE(people.item(row)->checkState(), Qt::Unchecked);
    // What it is about is shown at once.
    child<QPlainTextEdit>("pasteReport.text")
        .setPlainText(QStringLiteral("1:10 npc01 aims by itself"));
    QTest::mouseClick(&child<QPushButton>("pasteReport.add"), Qt::LeftButton);
    QCOMPARE(document().playback().time().tick(),
             document().index()->time().tickAt(std::chrono::seconds(70)));
    QVERIFY(document().selection().followed());
    QCOMPARE(document().players().title(*document().selection().followed()),
             QStringLiteral("npc01 #6"));
}

void TestCaseQueue::clipboardIsPastedAndNamesPeople()
{
    SKIP_WITHOUT_RECORDING("teehistorian/ddnet198-racebox.teehistorian");
    const QString path = realRecording(QStringLiteral("teehistorian/ddnet198-racebox.teehistorian"))
                             .value_or(QString());
    open(path);
    QTRY_VERIFY_WITH_TIMEOUT(document().index() && document().index()->isComplete(), CaseTimeout);
    showQueue();
    const QString report = QStringLiteral("1:10 carol is a bot, npc01 too. Scarolina is not.");
    QGuiApplication::clipboard()->setText(report);
    QTest::mouseClick(&child<QPushButton>("queue.paste"), Qt::LeftButton);
    QCOMPARE(child<QPlainTextEdit>("pasteReport.text").toPlainText(), report);

    auto &people = child<QListWidget>("pasteReport.people");
    QVERIFY(people.isVisible());
    QStringList ticked;
    QStringList offered;
    for (int row = 0; row < people.count(); ++row) {
        QVERIFY2(people.item(row)->text().contains(u'#'), qPrintable(people.item(row)->text()));
        (people.item(row)->checkState() == Qt::Checked ? ticked : offered)
            << people.item(row)->text();
    }
    // Of one Carol and three npc01 a person has to say who is accused.
    QCOMPARE(ticked, QStringList());
    QCOMPARE(offered.size(), 4);
    QVERIFY2(offered.contains(QStringLiteral("npc01 #6, 1:03\u20131:58")),
             qPrintable(offered.join(u'\n')));
    for (const int row : {0, people.count() - 1})
        people.item(row)->setCheckState(Qt::Checked);
    QTest::mouseClick(&child<QPushButton>("pasteReport.add"), Qt::LeftButton);

    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen() && cases().chosen()->number > 0, CaseTimeout);
    const auto &accused = cases().chosen()->accused;
    QCOMPARE(accused.size(), std::size_t{2});
    for (const review::Identity &identity : accused) {
        QVERIFY(identity.client && identity.tick);
        QCOMPARE(identity.recording, cases().recording());
    }
    QTRY_COMPARE_WITH_TIMEOUT(
        child<QTableView>("queue.list").currentIndex().data(QueueModel::IdRole).toUuid(),
        cases().chosen()->id, CaseTimeout);
}

void TestCaseQueue::queueDoesNotCoverTheCaseThatItOpens()
{
    file(QStringLiteral("bot hook"), review::Priority::High, m_sha);
    showQueue(); // beside the start page
    open(m_path);
    QTRY_VERIFY_WITH_TIMEOUT(child<QWidget>("cases").isVisible(), CaseTimeout);
    QVERIFY(queue().isVisible());

    const auto placeOf = [](const QWidget &widget) {
        return QRect(widget.mapToGlobal(QPoint(0, 0)), widget.size());
    };
    for (const char *other : {"cases", "worldView"})
        QVERIFY2(!placeOf(queue()).intersects(placeOf(child<QWidget>(other))), other);
    QCOMPARE(queue().window(), m_window->window());

    // In a low window the words of a note are in sight, too.
    m_window->resize(1280, 720);
    m_window->commands().run(QStringLiteral("review.addNote"));
    auto &text = child<QPlainTextEdit>("notes.text");
    QTRY_COMPARE_WITH_TIMEOUT(text.visibleRegion().boundingRect(), text.rect(), CaseTimeout);
    QVERIFY(!placeOf(queue()).intersects(placeOf(child<QWidget>("cases"))));
}

void TestCaseQueue::caseWithoutItsRecordingSaysSo()
{
    file(QStringLiteral("gone"), review::Priority::Normal, OtherSha);
    file(QStringLiteral("none"));
    showQueue();
    auto &list = child<QTableView>("queue.list");
    list.sortByColumn(QueueModel::NumberColumn, Qt::AscendingOrder);
    QTRY_COMPARE_WITH_TIMEOUT(listed().size(), 2, CaseTimeout);
    list.setCurrentIndex(list.model()->index(0, QueueModel::ClaimColumn));
    QTest::mouseClick(&child<QPushButton>("queue.open"), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->messages().text(),
                              QStringLiteral("The recording of Case 1: gone was not found among "
                                             "recent files and recording folders: run.demo"),
                              CaseTimeout);
    list.setCurrentIndex(list.model()->index(1, QueueModel::ClaimColumn));
    QTest::mouseClick(&child<QPushButton>("queue.open"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(
        m_window->messages().text().startsWith(QStringLiteral("Case 2: none names no recording.")),
        CaseTimeout);

    // What is opened then can be added, and stays with the case.
    open(m_path);
    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen() && cases().chosen()->number > 0, CaseTimeout);
    QCOMPARE(cases().chosen()->number, 2);
    const auto &offer = child<QLabel>("case.recording");
    QTRY_VERIFY_WITH_TIMEOUT(offer.isVisible(), CaseTimeout);
    emit child<QLabel>("case.recording").linkActivated(QStringLiteral("add"));
    QTRY_COMPARE_WITH_TIMEOUT(got(store("ben")->cases().withNumber(2)).recordings.size(),
                              std::size_t{1}, CaseTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(!offer.isVisible(), CaseTimeout);
}

void TestCaseQueue::settingsMoveToAnotherStore()
{
    file(QStringLiteral("in the first"));
    const QString second = m_folder->filePath(QStringLiteral("second.sqlite"));
    review::Case value;
    value.claim = QStringLiteral("in the second");
    save(*openFile(second, QStringLiteral("bot")), value);
    showQueue();
    QTRY_COMPARE_WITH_TIMEOUT(listed(), QStringList{QStringLiteral("in the first")}, CaseTimeout);

    QTest::mouseClick(&child<QPushButton>("queue.places"), Qt::LeftButton);
    auto *place = &child<QLineEdit>("reviewSettings.place");
    place->setText(second);
    auto *name = &child<QLineEdit>("reviewSettings.reviewer");
    name->setText(QStringLiteral("carla"));
    QTest::keyClick(name, Qt::Key_Return);

    QTRY_COMPARE_WITH_TIMEOUT(listed(), QStringList{QStringLiteral("in the second")}, CaseTimeout);
    QTest::mouseClick(&child<QPushButton>("queue.next"), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(
        got(openFile(second, QStringLiteral("ben"))->cases().withNumber(1)).assignee,
        QStringLiteral("carla"), CaseTimeout);
}

void TestCaseQueue::titlesFitIntoTheirColumns_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : QStringList(QStringLiteral("en")) + translatedLanguages())
        QTest::newRow(qPrintable(language)) << language;
}

/// Of the queue, of all pages of a case, and of facts.
void TestCaseQueue::titlesFitIntoTheirColumns()
{
    QFETCH(const QString, language);
    const Translations texts(language);
    showWindow("anna");
    file(QStringLiteral("bot"), review::Priority::High);
    open(m_path);
    m_window->commands().run(QStringLiteral("panel.cases"));
    int seen = 0;
    const auto check = [this, &seen] {
        QCoreApplication::processEvents();
        for (const auto *header : m_window->findChildren<QHeaderView *>()) {
            if (header->orientation() != Qt::Horizontal
                || header->viewport()->visibleRegion().isEmpty())
                continue;
            for (int column = 0; column < header->count(); ++column) {
                if (header->isSectionHidden(column))
                    continue;
                ++seen;
                const QString title
                    = header->model()->headerData(column, Qt::Horizontal).toString();
                QVERIFY2(header->sectionSize(column) >= titleWidth(*header, column),
                         qPrintable(header->parent()->objectName() + u' ' + title));
            }
        }
    };
    showQueue();
    check();
    m_window->commands().run(QStringLiteral("panel.facts"));
    check();
    auto &tabs = child<QTabWidget>("cases.tabs");
    for (int page = 0; page < tabs.count(); ++page) {
        tabs.setCurrentIndex(page);
        check();
    }
    QVERIFY2(seen > 10, qPrintable(QString::number(seen)));
}

TICKSCOPE_TEST(TestCaseQueue, QApplication)
#include "test_case_queue.moc"
