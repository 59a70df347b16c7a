// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QClipboard>
#include <QDateTime>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QTest>
#include <QToolButton>

#include "tests/support/test_program.h"
#include "ui/jobs/crash_reports.h"
#include "ui/window/messages/crash_offer.h"
#include "ui/window/messages/message_bar.h"

using namespace tickscope;

class TestCrashOffer : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void withoutACrashNothingIsOffered();
    void reportIsOfferedUntilItWasSeen();
    void reportIsCopiedAndDeleted();
    void closedOfferDoesNotComeBack();
    void crashOfAReaderIsOfferedAsOne();
    void offerOutlivesOtherMessages();
    void fewAreKept();

private:
    /// The next start of the program.
    void start();
    QString write(const QString &name, int secondsAgo = 0);
    template<typename Widget>
    Widget *child(const char *name);

    std::unique_ptr<QWidget> m_window;
    MessageBar *m_messages = nullptr;
    CrashOffer *m_offer = nullptr;
};

void TestCrashOffer::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("crashes"));
}

void TestCrashOffer::init()
{
    QSettings().clear();
    QVERIFY(QDir().mkpath(crash_reports::folder()));
}

void TestCrashOffer::cleanup()
{
    m_window.reset();
    QVERIFY(QDir(crash_reports::folder()).removeRecursively());
}

void TestCrashOffer::start()
{
    m_window = std::make_unique<QWidget>();
    m_messages = new MessageBar(m_window.get());
    m_offer = new CrashOffer(*m_messages, *m_window);
}

QString TestCrashOffer::write(const QString &name, int secondsAgo)
{
    QFile file(QDir(crash_reports::folder()).filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write("signal: SIGSEGV\n") < 0)
        return {};
    file.flush(); // what it wrote later would change the time
    file.setFileTime(QDateTime::currentDateTime().addSecs(-secondsAgo),
                     QFile::FileModificationTime);
    return file.fileName();
}

template<typename Widget>
Widget *TestCrashOffer::child(const char *name)
{
    return m_window->findChild<Widget *>(QString::fromLatin1(name));
}

void TestCrashOffer::withoutACrashNothingIsOffered()
{
    start();

    QVERIFY(m_messages->text().isEmpty());
}

void TestCrashOffer::reportIsOfferedUntilItWasSeen()
{
    write(QStringLiteral("a.txt"));
    start();
    QVERIFY(m_messages->text().contains(QStringLiteral("crashed")));
    start();
    QVERIFY(!m_messages->text().isEmpty());

    child<QToolButton>("messageAction")->click();

    QCOMPARE(child<QPlainTextEdit>("crashReport.text")->toPlainText(), "signal: SIGSEGV\n");
    QVERIFY(m_messages->text().isEmpty());
    start();
    QVERIFY(m_messages->text().isEmpty());
    write(QStringLiteral("b.txt"));
    start();
    QVERIFY(!m_messages->text().isEmpty());
}

void TestCrashOffer::reportIsCopiedAndDeleted()
{
    const QString path = write(QStringLiteral("a.txt"));
    start();
    child<QToolButton>("messageAction")->click();

    child<QPushButton>("crashReport.copy")->click();
    child<QPushButton>("crashReport.delete")->click();

    QCOMPARE(QGuiApplication::clipboard()->text(), "signal: SIGSEGV\n");
    QVERIFY(!QFile::exists(path));
    QVERIFY(!child<QDialog>("crashReport") || !child<QDialog>("crashReport")->isVisible());
}

void TestCrashOffer::closedOfferDoesNotComeBack()
{
    const QString path = write(QStringLiteral("a.txt"));
    start();

    child<QToolButton>("messageClose")->click();

    start();
    QVERIFY(m_messages->text().isEmpty());
    QVERIFY(QFile::exists(path));
}

void TestCrashOffer::crashOfAReaderIsOfferedAsOne()
{
    for (int process = 1; process <= 8; ++process)
        crash_reports::writeOfReader(process, "signal: 11\n");

    start();

    QVERIFY(m_messages->text().contains(QStringLiteral("process")));
    QCOMPARE(QDir(crash_reports::folder()).entryList(QDir::Files).size(), 5);
}

void TestCrashOffer::offerOutlivesOtherMessages()
{
    write(QStringLiteral("a.txt"));
    start();
    m_messages->clear(); // as with a recording that is opened

    m_offer->show();

    QVERIFY(!m_messages->text().isEmpty());
}

void TestCrashOffer::fewAreKept()
{
    for (int i = 0; i < 8; ++i)
        write(QStringLiteral("%1.txt").arg(i), 10 * i);

    start();

    QCOMPARE(QDir(crash_reports::folder()).entryList(QDir::Files, QDir::Name),
             QStringList({"0.txt", "1.txt", "2.txt", "3.txt", "4.txt"}));
}

TICKSCOPE_TEST(TestCrashOffer, QApplication)
#include "test_crash_offer.moc"
