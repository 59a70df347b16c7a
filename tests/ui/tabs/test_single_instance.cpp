// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalServer>
#include <QLocalSocket>
#include <QtConcurrentRun>
#include <QTemporaryDir>
#include <QtEndian>
#include <QThreadPool>

#include "app/gui/single_instance.h"
#include "tests/support/test_program.h"
#include "ui/links/moment_link.h"

#include <unistd.h>

using namespace tickscope;
using namespace std::chrono_literals;
using Outcome = SingleInstance::Outcome;

Q_DECLARE_METATYPE(Outcome)

namespace {

Handover someHandover()
{
    return {{"/games/a.demo", "https://host/b.demo", "tickscope:moment?v=1"},
            Tick{42},
            true,
            true,
            "token"};
}

QByteArray asMessage(const QByteArray &body)
{
    QByteArray head(4, '\0');
    qToBigEndian(static_cast<quint32>(body.size()), head.data());
    return head + body;
}

} // namespace

/// Starts that give what they were to open to the one that runs, over real sockets.
class TestSingleInstance : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void handoverIsReadAsItWasWritten();
    void oddHandoversAreRefused_data();
    void oddHandoversAreRefused();
    void namesAreWholeForAnotherFolder();
    void secondGivesItsFilesToTheFirst();
    void socketIsForThisUserOnly();
    void staleSocketIsReplaced();
    void firstThatEndsMeanwhileIsReplaced();
    void socketFileOfAnotherUserIsLeftAlone();
    void firstThatDoesNotAnswerIsLeftAlone();
    void whoHasGoneMeanwhileOpensItAlone();
    void hostileMessagesEndTheTalk_data();
    void hostileMessagesEndTheTalk();
    void tooManyAtOnceAreTurnedAway();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(QStringLiteral("socket")); }
    /// What a second start gets for an answer, asked on another thread as another process would.
    [[nodiscard]] Outcome second(const Handover &handover) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSingleInstance::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

Outcome TestSingleInstance::second(const Handover &handover) const
{
    QFuture<Outcome> asked = QtConcurrent::run(
        [path = path(), handover] { return SingleInstance(path, 10s).begin(handover); });
    (void)QTest::qWaitFor([&asked] { return asked.isFinished(); }, 120'000);
    return asked.result();
}

void TestSingleInstance::handoverIsReadAsItWasWritten()
{
    QCOMPARE(readHandover(writeHandover(someHandover())), someHandover());
    QCOMPARE(readHandover(writeHandover({})), Handover{});
}

void TestSingleInstance::oddHandoversAreRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");

    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("\xff\x00\x7f{", 4);
    QTest::newRow("another version") << QByteArray(R"({"version":2,"open":[]})");
    QTest::newRow("no version") << QByteArray(R"({"open":[]})");
    QTest::newRow("no list") << QByteArray(R"({"version":1})");
    QTest::newRow("relative path") << QByteArray(R"({"version":1,"open":["a.demo"]})");
    QTest::newRow("an option") << QByteArray(R"({"version":1,"open":["--help"]})");
    QTest::newRow("no text") << QByteArray(R"({"version":1,"open":[7]})");
    QTest::newRow("NUL") << QByteArray(R"({"version":1,"open":["/a\u0000b"]})");
    QTest::newRow("tick is no number") << QByteArray(R"({"version":1,"open":[],"tick":"5"})");
    QTest::newRow("too long a name")
        << QByteArray(R"({"version":1,"open":["/)") + QByteArray(9000, 'a') + R"("]})";
    QTest::newRow("too many names")
        << QByteArray(R"({"version":1,"open":["/a")") + QByteArray(R"(,"/a")").repeated(500) + "]}";
    QTest::newRow("too much") << QByteArray(LargestHandover + 1, ' ');
}

void TestSingleInstance::oddHandoversAreRefused()
{
    QFETCH(QByteArray, bytes);

    QVERIFY(!readHandover(bytes));
}

void TestSingleInstance::namesAreWholeForAnotherFolder()
{
    QCOMPARE(nameForAll("a.demo"), QDir::currentPath() + QStringLiteral("/a.demo"));
    QCOMPARE(nameForAll("/games/../a.demo"), QStringLiteral("/a.demo"));
    QCOMPARE(nameForAll("file:///games/a%20b.demo"), QStringLiteral("/games/a b.demo"));
    QCOMPARE(nameForAll("https://host/a.demo"), QStringLiteral("https://host/a.demo"));
    QCOMPARE(nameForAll("tickscope:moment?v=1"), QStringLiteral("tickscope:moment?v=1"));
}

void TestSingleInstance::secondGivesItsFilesToTheFirst()
{
    SingleInstance first(path());
    std::vector<Handover> received;
    first.setReceiver([&received](const Handover &handover) { received.push_back(handover); });

    QCOMPARE(first.begin({}), Outcome::First);
    QCOMPARE(second(someHandover()), Outcome::HandedOver);
    QCOMPARE(second({}), Outcome::HandedOver);

    QTRY_COMPARE(received, std::vector<Handover>({someHandover(), Handover{}}));
}

void TestSingleInstance::socketIsForThisUserOnly()
{
    SingleInstance first(path());
    QCOMPARE(first.begin({}), Outcome::First);

    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QCOMPARE(QFile::permissions(path()) & others, QFile::Permissions());
    QCOMPARE(QFileInfo(path()).ownerId(), ::geteuid());
}

void TestSingleInstance::staleSocketIsReplaced()
{
    {
        // As of a process that was killed: the file is there, and nobody listens.
        const auto killed = std::make_unique<QLocalServer>();
        QVERIFY(killed->listen(path()));
        QVERIFY(QFile::rename(path(), path() + ".kept"));
        killed->close();
        QVERIFY(QFile::rename(path() + ".kept", path()));
    }
    SingleInstance first(path());

    QCOMPARE(first.begin({}), Outcome::First);
    QCOMPARE(second({}), Outcome::HandedOver);
}

void TestSingleInstance::firstThatEndsMeanwhileIsReplaced()
{
    QLocalServer ending;
    QVERIFY(ending.listen(path()));
    int connections = 0;
    connect(&ending, &QLocalServer::newConnection, this, [&ending, &connections] {
        delete ending.nextPendingConnection();
        if (++connections == 3) // it may be found a few times while it ends
            ending.close();
    });

    QCOMPARE(second(someHandover()), Outcome::First);
}

void TestSingleInstance::socketFileOfAnotherUserIsLeftAlone()
{
    if (::geteuid() != 0)
        QSKIP("only root can give a file to somebody else");
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    QCOMPARE(::chown(qPrintable(path()), 65534, 65534), 0);

    QCOMPARE(SingleInstance(path(), 100ms).begin({}), Outcome::Alone);

    QVERIFY(file.exists());
}

void TestSingleInstance::firstThatDoesNotAnswerIsLeftAlone()
{
    QLocalServer hanging; // takes the connection, as the system does, and never reads
    QVERIFY(hanging.listen(path()));

    QCOMPARE(SingleInstance(path(), 100ms).begin(someHandover()), Outcome::Alone);

    QVERIFY(hanging.isListening());
    QVERIFY(QFile::exists(path()));
}

void TestSingleInstance::whoHasGoneMeanwhileOpensItAlone()
{
    SingleInstance first(path());
    int received = 0;
    first.setReceiver([&received](const Handover &) { ++received; });
    QCOMPARE(first.begin({}), Outcome::First);
    {
        QLocalSocket impatient;
        impatient.connectToServer(path());
        QVERIFY(impatient.waitForConnected());
        impatient.write(asMessage(writeHandover(someHandover())));
        QVERIFY(impatient.waitForBytesWritten());
    }

    QCOMPARE(second({}), Outcome::HandedOver); // behind that one

    QTRY_COMPARE(received, 1);
}

void TestSingleInstance::hostileMessagesEndTheTalk_data()
{
    QTest::addColumn<QByteArray>("message");

    QTest::newRow("promises 4 GB") << QByteArray("\xff\xff\xff\xff", 4);
    QTest::newRow("promises one byte too many")
        << asMessage(QByteArray(LargestHandover + 1, ' ')).first(4);
    QTest::newRow("empty") << asMessage({});
    QTest::newRow("rubbish") << asMessage("GET / HTTP/1.1");
    QTest::newRow("relative path") << asMessage(R"({"version":1,"open":["../a"]})");
}

void TestSingleInstance::hostileMessagesEndTheTalk()
{
    QFETCH(QByteArray, message);
    SingleInstance first(path());
    int received = 0;
    first.setReceiver([&received](const Handover &) { ++received; });
    QCOMPARE(first.begin({}), Outcome::First);
    QLocalSocket socket;
    socket.connectToServer(path());

    socket.write(message);

    QTRY_COMPARE(socket.state(), QLocalSocket::UnconnectedState);
    QCOMPARE(socket.bytesAvailable(), 0);
    QCOMPARE(received, 0);
    QCOMPARE(second({}), Outcome::HandedOver); // it goes on
}

void TestSingleInstance::tooManyAtOnceAreTurnedAway()
{
    SingleInstance first(path());
    QCOMPARE(first.begin({}), Outcome::First);
    std::vector<std::unique_ptr<QLocalSocket>> sockets;
    for (int i = 0; i < 9; ++i) {
        sockets.push_back(std::make_unique<QLocalSocket>());
        sockets.back()->connectToServer(path());
    }

    QTRY_COMPARE(sockets.back()->state(), QLocalSocket::UnconnectedState);
    QCOMPARE(sockets.front()->state(), QLocalSocket::ConnectedState);
    sockets.clear();
    // Once those are gone, there is place again.
    QTRY_COMPARE(second({}), Outcome::HandedOver);
}

TICKSCOPE_TEST(TestSingleInstance, QCoreApplication)
#include "test_single_instance.moc"
