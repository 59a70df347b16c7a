// SPDX-License-Identifier: GPL-3.0-or-later
//
// The file with the markers after accidents, and on disks that take nothing. The program also
// plays another user: see runMarkerTrouble().

#include <QTest>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QSqlDatabase>
#include <QSqlQuery>

#include <csignal>
#include <cstdio>

#include <sys/resource.h>
#include <unistd.h>

#include "tests/support/test_program.h"
#include "tests/ui/markers/marker_window.h"

using namespace tickscope;
using namespace tickscope::test;

class TestMarkerTrouble : public MarkerStoreTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { begin(); }

    void damagedFileIsPutAside();
    void fileThatBreaksWhileItIsOpenLosesNothing();
    void fileOfALaterVersionIsLeftAlone();
    void whatCannotBeWrittenWaits();
    void markersThatCannotBeWrittenAreShown();
    void fullDiskIsToldAndTriedAgain();
};

void TestMarkerTrouble::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("marker-trouble"));
}

void TestMarkerTrouble::damagedFileIsPutAside()
{
    const QByteArray noise = "This is no database, but somebody may want it. "
                             + QByteArray(4096, 'x');
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(noise);
    file.close();
    MarkerStore store(path());
    Window window(store, keysOf(QStringLiteral("aa")));
    window.add(markerAt(1, QStringLiteral("new")));

    QTRY_VERIFY_WITH_TIMEOUT(window.isStored(), Timeout);
    QTRY_COMPARE_WITH_TIMEOUT(store.trouble().kind, StoreTrouble::Kind::SetAside, Timeout);
    QVERIFY(store.trouble().path.startsWith(path() + QStringLiteral(".damaged-")));
    QFile aside(store.trouble().path);
    QVERIFY(aside.open(QIODevice::ReadOnly));
    QCOMPARE(aside.readAll(), noise);
    QCOMPARE(window.markers.size(), 1U);
}

void TestMarkerTrouble::fileThatBreaksWhileItIsOpenLosesNothing()
{
    MarkerStore store(path());
    Window window(store, keysOf(QStringLiteral("aa")));
    window.add(markerAt(1, QStringLiteral("before")));
    QTRY_VERIFY_WITH_TIMEOUT(window.isStored(), Timeout);

    // Another process has found it damaged and put it aside.
    QVERIFY(QFile::rename(path(), path() + QStringLiteral(".damaged-then")));
    window.add(markerAt(2, QStringLiteral("after")));

    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path()), Timeout);
    QTRY_COMPARE_WITH_TIMEOUT(namesOf(read(keysOf(QStringLiteral("aa")))),
                              (QStringList{QStringLiteral("before"), QStringLiteral("after")}),
                              Timeout);
}

void TestMarkerTrouble::fileOfALaterVersionIsLeftAlone()
{
    write(keysOf(QStringLiteral("aa")), {markerAt(1, QStringLiteral("one"))});
    {
        QSqlDatabase later = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"),
                                                       QStringLiteral("later"));
        later.setDatabaseName(path());
        QVERIFY(later.open());
        QSqlQuery(later).exec(QStringLiteral("PRAGMA user_version = 99"));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("later"));
    MarkerStore store(path());
    Window window(store, keysOf(QStringLiteral("aa")));
    window.add(markerAt(2, QStringLiteral("two")));

    QTRY_COMPARE_WITH_TIMEOUT(store.trouble().kind, StoreTrouble::Kind::TooNew, Timeout);
    QTRY_COMPARE_WITH_TIMEOUT(store.trouble().waiting, 1, Timeout);
    QVERIFY(!window.isLoaded);
}

void TestMarkerTrouble::whatCannotBeWrittenWaits()
{
    // A folder stands where the file should be.
    QVERIFY(QDir().mkpath(path()));
    MarkerStore store(path());
    Window window(store, keysOf(QStringLiteral("aa")));
    window.add(markerAt(1, QStringLiteral("typed")));
    QTRY_COMPARE_WITH_TIMEOUT(store.trouble().kind, StoreTrouble::Kind::NotStored, Timeout);
    QTRY_COMPARE_WITH_TIMEOUT(store.trouble().waiting, 1, Timeout);
    QVERIFY(!store.trouble().reason.isEmpty());

    QVERIFY(QDir().rmdir(path()));
    store.tryAgain();

    QTRY_VERIFY_WITH_TIMEOUT(window.isStored(), Timeout);
    QTRY_COMPARE_WITH_TIMEOUT(store.trouble(), StoreTrouble(), Timeout);
    QCOMPARE(namesOf(window.markers), QStringList{QStringLiteral("typed")});
}

void TestMarkerTrouble::markersThatCannotBeWrittenAreShown()
{
    write(keysOf(QStringLiteral("aa")), {markerAt(1, QStringLiteral("one"))});
    const auto permit = [this](QFile::Permissions file, QFile::Permissions folder) {
        return QFile::setPermissions(path(), file)
               && QFile::setPermissions(m_folder->path(), folder);
    };
    const QFile::Permissions reading = QFile::ReadOwner | QFile::ReadOther;
    const QFile::Permissions entering = QFile::ExeOwner | QFile::ExeOther;
    QVERIFY(permit(reading, reading | entering));

    // Nobody forbids the superuser anything, so somebody else looks.
    QProcess child;
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(QCoreApplication::applicationFilePath(),
                {QStringLiteral("test_marker_trouble"), QStringLiteral("--look"), path()});
    const bool hasLooked = child.waitForReadyRead(Timeout);
    const QByteArray told = child.readAll().trimmed();
    // It can be written again.
    const QFile::Permissions writing = QFile::WriteOwner | QFile::WriteOther;
    QVERIFY(permit(reading | writing, reading | entering | writing));
    const bool hasEnded = child.waitForFinished(Timeout);

    QVERIFY(hasLooked);
    if (told == "cannot look")
        QSKIP("the folder of this test is closed to others");
    QCOMPARE(told, QByteArray("one, 1 waiting"));
    QVERIFY(hasEnded);
    QCOMPARE(namesOf(read(keysOf(QStringLiteral("aa")))),
             (QStringList{QStringLiteral("one"), QStringLiteral("two")}));
}

void TestMarkerTrouble::fullDiskIsToldAndTriedAgain()
{
    MarkerStore store(path());
    Window window(store, keysOf(QStringLiteral("aa")));
    window.add(markerAt(1, QStringLiteral("small")));
    QTRY_VERIFY_WITH_TIMEOUT(window.isStored(), Timeout);
    // No file of this process may grow from now on.
    rlimit before{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    const auto ignored = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit small{16 << 10, before.rlim_max};
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
    Annotation big = markerAt(2, QStringLiteral("big"));
    big.text += u'\n' + QString(100'000, u'x');

    window.add(big);
    const bool isValueRecorded = QTest::qWaitFor([&] { return store.trouble().waiting == 1; },
                                                 Timeout);
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, ignored);

    QVERIFY(isValueRecorded);
    QTRY_VERIFY_WITH_TIMEOUT(window.isStored(), Timeout);
    QTRY_COMPARE_WITH_TIMEOUT(store.trouble().kind, StoreTrouble::Kind::None, Timeout);
    QCOMPARE(read(keysOf(QStringLiteral("aa"))).size(), 2U);
}

/// As somebody who may not write: tells what is shown and waits, and ends when it is written.
int lookAtMarkers(QCoreApplication &application, const QString &path)
{
    constexpr uid_t Nobody = 65534;
    if (geteuid() == 0 && setuid(Nobody) != 0)
        return 1;
    if (!QFileInfo(path).isReadable()) {
        std::puts("cannot look");
        return 0;
    }
    MarkerStore store(path);
    Window window(store, keysOf(QStringLiteral("aa")));
    QObject::connect(&store, &MarkerStore::loaded, &application, [&] {
        if (window.asked == 0)
            window.add(markerAt(2, QStringLiteral("two")));
        else if (window.isStored() && store.trouble() == StoreTrouble())
            QCoreApplication::quit();
    });
    QObject::connect(&store, &MarkerStore::troubleChanged, &application, [&] {
        const StoreTrouble &trouble = store.trouble();
        if (trouble.kind == StoreTrouble::Kind::ReadOnly && trouble.waiting > 0) {
            std::printf("%s, %d waiting\n",
                        qPrintable(namesOf(window.markers).join(QStringLiteral(", "))),
                        trouble.waiting);
            std::fflush(stdout);
        } else if (window.asked > 0 && window.isStored()) {
            QCoreApplication::quit();
        }
    });
    return QCoreApplication::exec();
}

int runMarkerTrouble(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.value(1) == QLatin1String("--look"))
        return lookAtMarkers(application, words[2]);
    TestMarkerTrouble test;
    return QTest::qExec(&test, argc, argv);
}

TICKSCOPE_OWN_TEST(TestMarkerTrouble, runMarkerTrouble)

#include "test_marker_trouble.moc"
