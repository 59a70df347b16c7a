// SPDX-License-Identifier: GPL-3.0-or-later
//
// The file with the markers, from several processes. The program also plays the other process:
// see runMarkerStore().

#include <QTest>

#include <QFile>
#include <QProcess>
#include <QSqlDatabase>
#include <QSqlQuery>

#include <cstdio>

#include "tests/support/test_program.h"
#include "tests/ui/markers/marker_window.h"
#include "ui/markers/marker_database.h"

using namespace tickscope;
using namespace tickscope::test;

namespace {

constexpr int ChildMarkers = 40;

} // namespace

class TestMarkerStore : public MarkerStoreTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { begin(); }

    void everyFieldComesBack();
    void fileIsForItsOwnerOnly();
    void openingWithoutMarkersLeavesNoTrace();
    void markersBelongToTheContent();
    void equalEndsOfAnotherContentAreFoundOut();
    void growingRecordingMovesToItsHash();
    void unfinishedCopyIsFoundAgainByItsContent();
    void twoWindowsSeeEachOthersChanges();
    void fieldsThatAnotherWindowChangedStay();
    void editOfADeletedMarkerBringsItBack();
    void storedMarkerSurvivesSigkill();
    void twoProcessesLoseNothing();
    void hostileTextsComeBackAsTheyWere();

private:
    std::unique_ptr<QProcess> startChild(const QString &prefix, int count);
};

void TestMarkerStore::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("marker-store"));
}

void TestMarkerStore::everyFieldComesBack()
{
    Annotation marker = markerAt(-5, QStringLiteral("the jump"));
    marker.lastTick = qint64{1} << 60;
    marker.text += QStringLiteral("\nfirst line\nsecond „line“\n\n");
    marker.color = storedColor(MarkerColor::Purple);
    marker.client = 63;
    marker.playerTick = 12;
    marker.player = QStringLiteral("Боб");
    const Annotation plain = markerAt(7, {});

    write(keysOf(QStringLiteral("aa")), {plain, marker});

    QCOMPARE(read(keysOf(QStringLiteral("aa"))), (std::vector<Annotation>{marker, plain}));
}

void TestMarkerStore::fileIsForItsOwnerOnly()
{
    write(keysOf(QStringLiteral("aa")), {markerAt(1, QStringLiteral("secret"))});
    const QFile::Permissions others = QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup
                                      | QFile::WriteOther;
    MarkerStore store(path());
    Window window(store, keysOf(QStringLiteral("aa")));
    window.add(markerAt(2, QStringLiteral("more")));
    QTRY_VERIFY_WITH_TIMEOUT(window.isStored(), Timeout);

    for (const char *suffix : {"", "-wal", "-shm"})
        QVERIFY2(!(QFile::permissions(path() + QLatin1String(suffix)) & others), suffix);
}

void TestMarkerStore::openingWithoutMarkersLeavesNoTrace()
{
    QVERIFY(read(keysOf(QStringLiteral("aa"))).empty());
    MarkerDatabase database(path());
    QVERIFY(database.open());
    QVERIFY(database.know(keysOf(QStringLiteral("aa")), {}));
    {
        QSqlDatabase other = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"),
                                                       QStringLiteral("other"));
        other.setDatabaseName(path());
        QVERIFY(other.open());
        QSqlQuery count(QStringLiteral("SELECT count(*) FROM recording"), other);
        QVERIFY(count.next());
        QCOMPARE(count.value(0).toInt(), 0);
    }
    QSqlDatabase::removeDatabase(QStringLiteral("other"));
}

void TestMarkerStore::markersBelongToTheContent()
{
    write(keysOf(QStringLiteral("aa"), QStringLiteral("quick:a")),
          {markerAt(1, QStringLiteral("one"))});

    // A copy elsewhere: at once by its ends, then by its hash; whatever it calls itself.
    QCOMPARE(read(keysOf({}, QStringLiteral("quick:a"))).size(), 1U);
    QCOMPARE(read(keysOf(QStringLiteral("aa"), {})).size(), 1U);
    QCOMPARE(read(keysOf(QStringLiteral("bb"), QStringLiteral("quick:b"))).size(), 0U);
}

void TestMarkerStore::equalEndsOfAnotherContentAreFoundOut()
{
    const QString ends = QStringLiteral("quick:same");
    write(keysOf(QStringLiteral("aa"), ends), {markerAt(1, QStringLiteral("of aa"))});
    {
        MarkerStore store(path());
        Window window(store, keysOf({}, ends));
        QTRY_COMPARE_WITH_TIMEOUT(namesOf(window.markers), QStringList{QStringLiteral("of aa")},
                                  Timeout);
        window.add(markerAt(2, QStringLiteral("of bb")));
        window.know(keysOf(QStringLiteral("bb"), ends));
        QTRY_COMPARE_WITH_TIMEOUT(namesOf(window.markers), QStringList{QStringLiteral("of bb")},
                                  Timeout);
    }
    QCOMPARE(namesOf(read(keysOf(QStringLiteral("aa"), ends))),
             QStringList{QStringLiteral("of aa")});
    QCOMPARE(namesOf(read(keysOf(QStringLiteral("bb"), ends))),
             QStringList{QStringLiteral("of bb")});
}

void TestMarkerStore::growingRecordingMovesToItsHash()
{
    const QString own = QStringLiteral("own:x");
    write(keysOf({}, QStringLiteral("quick:early"), own, true),
          {markerAt(1, QStringLiteral("early"))});
    write(keysOf({}, QStringLiteral("quick:later"), own, true),
          {markerAt(2, QStringLiteral("later"))});
    const QStringList both{QStringLiteral("early"), QStringLiteral("later")};

    // It is whole: what was marked goes with its content, wherever that is copied to.
    QCOMPARE(namesOf(read(keysOf(QStringLiteral("aa"), QStringLiteral("quick:whole"), own))), both);
    QCOMPARE(namesOf(read(keysOf(QStringLiteral("aa"), {}))), both);
    // Another whole content that calls itself the same is another recording.
    QVERIFY(read(keysOf(QStringLiteral("bb"), QStringLiteral("quick:other"), own)).empty());
    // A window that still sees it grow has them, and adds to them.
    write(keysOf({}, {}, own, true), {markerAt(3, QStringLiteral("late"))});
    QCOMPARE(read(keysOf(QStringLiteral("aa"))).size(), 3U);
}

void TestMarkerStore::unfinishedCopyIsFoundAgainByItsContent()
{
    const auto state = keysOf(QStringLiteral("aa"), QStringLiteral("quick:a"),
                              QStringLiteral("place:here"), true);
    write(state, {markerAt(1, QStringLiteral("one"))});

    QCOMPARE(read(keysOf(QStringLiteral("aa"), QStringLiteral("quick:a"),
                         QStringLiteral("place:elsewhere"), true))
                 .size(),
             1U);
    QCOMPARE(
        read(keysOf(QStringLiteral("cc"), QStringLiteral("quick:c"), QStringLiteral("place:here")))
            .size(),
        1U);
}

void TestMarkerStore::twoWindowsSeeEachOthersChanges()
{
    MarkerStore here(path());
    MarkerStore there(path());
    const RecordingKeys keys = keysOf(QStringLiteral("aa"));
    Window mine(here, keys);
    Window theirs(there, keys);
    QTRY_VERIFY_WITH_TIMEOUT(mine.isLoaded && theirs.isLoaded, Timeout);

    const Annotation first = markerAt(1, QStringLiteral("mine"));
    mine.add(first);
    theirs.add(markerAt(1, QStringLiteral("theirs")));

    QTRY_COMPARE_WITH_TIMEOUT(mine.markers.size(), 2U, Timeout);
    QTRY_COMPARE_WITH_TIMEOUT(theirs.markers.size(), 2U, Timeout);
    theirs.edit({first, {}});
    QTRY_COMPARE_WITH_TIMEOUT(namesOf(mine.markers), QStringList{QStringLiteral("theirs")},
                              Timeout);
}

void TestMarkerStore::fieldsThatAnotherWindowChangedStay()
{
    const RecordingKeys keys = keysOf(QStringLiteral("aa"));
    const Annotation marker = markerAt(1, QStringLiteral("old"));
    write(keys, {marker});
    MarkerStore store(path());
    Window window(store, keys);
    Annotation renamed = marker;
    renamed.text = QStringLiteral("new");
    Annotation coloured = marker;
    coloured.color = storedColor(MarkerColor::Red);

    window.edit({marker, renamed});
    window.edit({marker, coloured});

    QTRY_VERIFY_WITH_TIMEOUT(window.isStored(), Timeout);
    QCOMPARE(window.markers.front().text, QStringLiteral("new"));
    QCOMPARE(window.markers.front().color, storedColor(MarkerColor::Red));
}

void TestMarkerStore::editOfADeletedMarkerBringsItBack()
{
    const RecordingKeys keys = keysOf(QStringLiteral("aa"));
    const Annotation marker = markerAt(1, QStringLiteral("old"));
    write(keys, {marker});
    MarkerStore store(path());
    Window window(store, keys);
    Annotation renamed = marker;
    renamed.text += QStringLiteral("\nmuch was written here");

    window.edit({marker, {}});
    window.edit({marker, renamed});

    QTRY_VERIFY_WITH_TIMEOUT(window.isStored(), Timeout);
    QCOMPARE(window.markers, std::vector{renamed});
}

std::unique_ptr<QProcess> TestMarkerStore::startChild(const QString &prefix, int count)
{
    auto child = std::make_unique<QProcess>();
    child->setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child->start(QCoreApplication::applicationFilePath(),
                 {QStringLiteral("test_marker_store"), QStringLiteral("--add"), path(), prefix,
                  QString::number(count)});
    return child;
}

void TestMarkerStore::storedMarkerSurvivesSigkill()
{
    const auto child = startChild(QStringLiteral("kept"), 1);
    QVERIFY(child->waitForReadyRead(Timeout));
    QCOMPARE(child->readAll().trimmed(), QByteArray("stored"));

    child->kill();
    QVERIFY(child->waitForFinished(Timeout));
    QCOMPARE(child->exitStatus(), QProcess::CrashExit);

    QCOMPARE(namesOf(read(keysOf(QStringLiteral("aa")))), QStringList{QStringLiteral("kept 0")});
}

void TestMarkerStore::twoProcessesLoseNothing()
{
    const auto one = startChild(QStringLiteral("one"), ChildMarkers);
    const auto two = startChild(QStringLiteral("two"), ChildMarkers);
    for (QProcess *child : {one.get(), two.get()}) {
        QVERIFY(child->waitForReadyRead(Timeout));
        child->kill();
        QVERIFY(child->waitForFinished(Timeout));
    }

    const QStringList names = namesOf(read(keysOf(QStringLiteral("aa"))));
    QCOMPARE(names.size(), 2 * ChildMarkers);
    QCOMPARE(names.filter(QStringLiteral("one")).size(), ChildMarkers);
}

void TestMarkerStore::hostileTextsComeBackAsTheyWere()
{
    Annotation marker = markerAt(1, QStringLiteral("'); DROP TABLE marker; --"));
    marker.text += QStringLiteral("\n=cmd|' /C calc'!A0 <b>\u202Egnp.exe\u0007 %1 ?") + QChar(0);
    marker.client = marker.playerTick = 0;
    marker.player = QStringLiteral("\"; DELETE");

    write(keysOf(QStringLiteral("'a\"a")), {marker});

    QCOMPARE(read(keysOf(QStringLiteral("'a\"a"))), std::vector{marker});
}

/// Adds markers, says so, and waits to be killed.
int addMarkers(QCoreApplication &application, const QString &path, const QString &prefix, int count)
{
    MarkerStore store(path);
    Window window(store, keysOf(QStringLiteral("aa")));
    QObject::connect(&store, &MarkerStore::loaded, &application, [&] {
        if (window.asked > 0 && window.isStored()) {
            std::puts("stored");
            std::fflush(stdout);
        }
    });
    for (int i = 0; i < count; ++i)
        window.add(markerAt(i, QStringLiteral("%1 %2").arg(prefix).arg(i)));
    return application.exec();
}

int runMarkerStore(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.value(1) == QLatin1String("--add"))
        return addMarkers(application, words[2], words[3], words[4].toInt());
    TestMarkerStore test;
    return QTest::qExec(&test, argc, argv);
}

TICKSCOPE_OWN_TEST(TestMarkerStore, runMarkerStore)

#include "test_marker_store.moc"
