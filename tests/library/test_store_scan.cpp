// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTest>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

#include "core/base/limits.h"
#include "core/library/reading/library_scan.h"
#include "tests/support/replay_files.h"
#include "tests/support/servers/replay_server.h"
#include "tests/support/servers/store_server.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using namespace tickscope::library;
using test::StoreAnswer;
using test::StoreRequest;
using test::StoreServer;

/// Addresses are folders of the library: their recordings are listed by their heads.
class TestStoreScan : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();

    void recordingsOnAServerAreListed();
    void onlyHeadsAreRead();
    void onlyEightAreAskedForAtOnce();
    void scanAgainAsksForTheListOnly();
    void changedRecordingIsReadAnew();
    void filesWithoutDatesAreAskedForNews();
    void serverThatIsAwayLosesNothing();
    void replaysOfAGameServerAreListed_data();
    void replaysOfAGameServerAreListed();
    void tokenOfTheStoreIsUsed();
    void deadLinksHideNoOthers();
    void killedScanGoesOn();
    void manyRecordings();

private:
    struct Scanned {
        std::vector<RecordingRow> rows;
        QStringList complaints;
    };
    Scanned scan(const QString &address, const QString &token = {});
    /// A server whose folder "runs" lists \a count copies of a demo.
    std::unique_ptr<StoreServer> serverOf(int count);
    [[nodiscard]] std::unique_ptr<LibraryStore> store() const;

    FormatRegistry m_formats;
    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_demo;
};

void TestStoreScan::initTestCase()
{
    qputenv("no_proxy", "*");
    registerAllFormats(m_formats);
    const auto bytes = test::makeTinyDemo();
    m_demo = QByteArray(reinterpret_cast<const char *>(bytes.data()), qsizetype(bytes.size()));
}

void TestStoreScan::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

std::unique_ptr<LibraryStore> TestStoreScan::store() const
{
    auto opened = LibraryStore::open(m_folder->filePath(QStringLiteral("library.sqlite")),
                                     Whispers::LeftOut);
    return opened ? *std::move(opened) : nullptr;
}

TestStoreScan::Scanned TestStoreScan::scan(const QString &address, const QString &token)
{
    Scanned scanned;
    ScanListener listener;
    std::mutex mutex;
    listener.complained = [&](const Fault &why) {
        const std::lock_guard lock(mutex);
        scanned.complaints << QString::fromStdString(faultText(why));
    };
    const auto library = store();
    const auto done = scanLibrary(
        *library, m_formats, {.folders = {address}, .tokens = {{address, token}}}, listener, {});
    if (!done)
        return scanned;
    const auto listing = library->listing().list(
        {.sort = SortKey::Name, .order = Qt::AscendingOrder});
    if (listing)
        scanned.rows
            = library->listing().rows(listing->ids, {}).value_or(std::vector<RecordingRow>());
    return scanned;
}

std::unique_ptr<StoreServer> TestStoreScan::serverOf(int count)
{
    return std::make_unique<StoreServer>([this, count](const StoreRequest &request) -> StoreAnswer {
        if (request.target != "/runs/")
            return {200, "application/octet-stream", m_demo};
        QByteArray page = "<pre>";
        for (int i = 0; i < count; ++i) {
            const QByteArray name = QByteArray::number(100'000 + i) + ".demo";
            page += "<a href=\"" + name + "\">" + name + "</a>  27-Nov-2026 14:45  "
                    + QByteArray::number(m_demo.size()) + "\r\n";
        }
        return {200, "text/html", page + "</pre>"};
    });
}

void TestStoreScan::recordingsOnAServerAreListed()
{
    const auto server = serverOf(3);
    const QString address = QString::fromStdString(server->url("runs/"));

    const auto scanned = scan(address);

    QCOMPARE(scanned.rows.size(), std::size_t{3});
    const RecordingRow &row = scanned.rows.front();
    QCOMPARE(row.file.path, address + "100000.demo");
    QCOMPARE(row.name(), QStringLiteral("100000.demo"));
    QCOMPARE(row.folder() + '/', address);
    QCOMPARE(row.facts.family, QStringLiteral("teeworlds_demo"));
    QCOMPARE(row.file.size, m_demo.size());
    QCOMPARE(row.state, ReadState::Head);
    QVERIFY(row.facts.length > 0);
    QVERIFY2(scanned.complaints.isEmpty(), qPrintable(scanned.complaints.join('\n')));
}

void TestStoreScan::onlyHeadsAreRead()
{
    const QByteArray demo = std::exchange(m_demo, m_demo + QByteArray(3'000'000, '\0'));
    const auto server = serverOf(2);

    const auto scanned = scan(QString::fromStdString(server->url("runs/")));
    m_demo = demo;

    QCOMPARE(scanned.rows.size(), std::size_t{2});
    QCOMPARE(scanned.rows.front().facts.family, QStringLiteral("teeworlds_demo"));
    QCOMPARE(server->requestCount(), 3);
    QCOMPARE(server->longestBody(), qint64{limits::HttpFirstRead});
}

void TestStoreScan::onlyEightAreAskedForAtOnce()
{
    const auto server = serverOf(100);
    server->setLatency(std::chrono::milliseconds(5));

    const auto scanned = scan(QString::fromStdString(server->url("runs/")));

    QCOMPARE(scanned.rows.size(), std::size_t{100});
    QVERIFY(server->mostAtOnce() <= 8);
    QVERIFY(server->mostAtOnce() > 1);
}

void TestStoreScan::scanAgainAsksForTheListOnly()
{
    const auto server = serverOf(5);
    const QString address = QString::fromStdString(server->url("runs/"));
    scan(address);
    server->clearRequests();

    const auto scanned = scan(address);

    QCOMPARE(scanned.rows.size(), std::size_t{5});
    QCOMPARE(server->requests(), QList<QByteArray>{"/runs/"});
}

void TestStoreScan::changedRecordingIsReadAnew()
{
    const auto server = serverOf(1);
    const QString address = QString::fromStdString(server->url("runs/"));
    scan(address);
    server->clearRequests();
    const QByteArray demo = std::exchange(m_demo, m_demo + '\0');

    const auto scanned = scan(address);
    m_demo = demo;

    QCOMPARE(server->requestCount(), 2);
    QCOMPARE(scanned.rows.front().file.size, demo.size() + 1);
}

void TestStoreScan::filesWithoutDatesAreAskedForNews()
{
    QByteArray date = "Fri, 27 Nov 2026 14:45:00 GMT";
    QByteArray demo = m_demo;
    StoreServer server([&](const StoreRequest &request) -> StoreAnswer {
        if (request.target == "/runs/")
            return {200, "text/plain", "a.demo\nb.demo\n"};
        const bool isFirst = request.target == "/runs/a.demo";
        const QByteArray modified = isFirst ? date : QByteArray("Thu, 26 Nov 2026 10:00:00 GMT");
        if (request.field("if-modified-since") == modified)
            return {304};
        return {200, "application/octet-stream", isFirst ? demo : m_demo,
                "Last-Modified: " + modified + "\r\n"};
    });
    const QString address = QString::fromStdString(server.url("runs/"));
    constexpr qint64 Moment = 1'795'790'700'000; // 2026-11-27 14:45 UTC
    QCOMPARE(scan(address).rows.front().file.changed, Moment);
    server.clearRequests();

    scan(address);

    QCOMPARE(server.requestCount(), 3);
    QVERIFY(server.longestBody() < 20); // the list
    date = "Fri, 27 Nov 2026 14:46:00 GMT";
    demo += '\0';
    server.clearRequests();

    const auto scanned = scan(address);

    QCOMPARE(server.requestCount(), 4);
    QCOMPARE(scanned.rows.front().file.changed, Moment + 60'000);
    QCOMPARE(scanned.rows.front().file.size, demo.size());
    QCOMPARE(scanned.rows.front().state, ReadState::Head);
}

void TestStoreScan::serverThatIsAwayLosesNothing()
{
    auto server = serverOf(2);
    const QString address = QString::fromStdString(server->url("runs/"));
    scan(address);
    server.reset();

    const auto scanned = scan(address);

    QCOMPARE(scanned.rows.size(), std::size_t{2});
    QVERIFY(!scanned.rows.front().isMissing);
    QCOMPARE(scanned.complaints.size(), 1);
}

void TestStoreScan::replaysOfAGameServerAreListed_data()
{
    QTest::addColumn<QString>("state");

    for (const char *state : {"running", "finished", "compacted"})
        QTest::newRow(state) << QString::fromLatin1(state);
}

/// The address of one replay is a store with one recording, by one preamble.
void TestStoreScan::replaysOfAGameServerAreListed()
{
    QFETCH(QString, state);
    test::ReplayServer server;
    test::SegmentedRun run(server.folder() + '/' + state);
    QVERIFY(run.record(250));
    QVERIFY(state == u"running" || run.finish());
    QVERIFY(state != u"compacted" || server.compact(state));
    const QString address = QString::fromStdString(server.url(state)) + '/';

    const auto scanned = scan(address);

    QCOMPARE(scanned.rows.size(), std::size_t{1});
    QCOMPARE(scanned.rows.front().file.path, address);
    QCOMPARE(scanned.rows.front().facts.family, QStringLiteral("hollowcube"));
    QVERIFY(scanned.rows.front().facts.length > 0);
    for (const QByteArray &request : server.requests())
        QVERIFY2(!request.contains("/stream"), request.constData());
}

void TestStoreScan::tokenOfTheStoreIsUsed()
{
    StoreServer server([this](const StoreRequest &request) -> StoreAnswer {
        if (request.field("authorization") != "Bearer right-token")
            return {401};
        if (request.target == "/runs/")
            return {200, "text/plain", "x.demo"};
        return {200, "application/octet-stream", m_demo};
    });
    const QString address = QString::fromStdString(server.url("runs/"));

    const auto refused = scan(address);
    const auto scanned = scan(address, QStringLiteral("right-token"));

    QVERIFY(refused.rows.empty());
    QCOMPARE(refused.complaints.size(), 1);
    QCOMPARE(scanned.rows.size(), std::size_t{1});
    QCOMPARE(scanned.rows.front().state, ReadState::Head);
}

void TestStoreScan::deadLinksHideNoOthers()
{
    StoreServer server([this](const StoreRequest &request) -> StoreAnswer {
        if (request.target == "/runs/") {
            QByteArray lines;
            for (int i = 0; i < 60; ++i)
                lines += QByteArray::number(100 + i) + ".demo\n";
            return {200, "text/plain", lines};
        }
        if (request.target < "/runs/150")
            return {};
        return {200, "application/octet-stream", m_demo};
    });

    const auto scanned = scan(QString::fromStdString(server.url("runs/")));

    QCOMPARE(scanned.rows.size(), std::size_t{60});
    QCOMPARE(scanned.rows.front().state, ReadState::Unreadable);
    QCOMPARE(scanned.rows.back().state, ReadState::Head);
}

void TestStoreScan::killedScanGoesOn()
{
    constexpr int Count = 1000;
    const auto server = serverOf(Count);
    const QString address = QString::fromStdString(server->url("runs/"));
    const pid_t child = ::fork();
    if (child == 0) {
        const auto library = store();
        (void)scanLibrary(*library, m_formats, {.folders = {address}}, {}, {});
        ::_exit(0);
    }
    QTRY_VERIFY_WITH_TIMEOUT(server->requestCount() > Count / 2, 120'000);
    QCOMPARE(::kill(child, SIGKILL), 0);
    QCOMPARE(::waitpid(child, nullptr, 0), child);
    server->clearRequests();

    const auto scanned = scan(address);

    QCOMPARE(scanned.rows.size(), std::size_t{Count});
    QVERIFY(std::ranges::all_of(
        scanned.rows, [](const RecordingRow &row) { return row.state == ReadState::Head; }));
    // A batch that was read may not have been stored.
    QVERIFY2(server->requestCount() <= Count / 2 + 400,
             qPrintable(QString::number(server->requestCount())));
}

/// What ten thousand cost: TICKSCOPE_STORE_FILES=10000 TICKSCOPE_STORE_LATENCY=20.
void TestStoreScan::manyRecordings()
{
    const int count = qEnvironmentVariableIntValue("TICKSCOPE_STORE_FILES");
    if (count == 0)
        QSKIP("TICKSCOPE_STORE_FILES does not say how many");
    const QByteArray demo = std::exchange(m_demo, m_demo + QByteArray(1'000'000, '\0'));
    const auto server = serverOf(count);
    server->setLatency(
        std::chrono::milliseconds(qEnvironmentVariableIntValue("TICKSCOPE_STORE_LATENCY")));
    const QString address = QString::fromStdString(server->url("runs/"));
    const pid_t child = ::fork();
    if (child == 0) {
        const auto library = store();
        const auto done = scanLibrary(*library, m_formats, {.folders = {address}}, {}, {});
        QFile status(QStringLiteral("/proc/self/status"));
        if (status.open(QIODevice::ReadOnly)) {
            for (const QByteArray &line : status.readAll().split('\n')) {
                if (line.startsWith("VmHWM"))
                    qInfo("%s", line.constData());
            }
        }
        ::_exit(done ? 0 : 1);
    }
    QElapsedTimer clock;
    clock.start();
    int status = 0;
    QCOMPARE(::waitpid(child, &status, 0), child);
    m_demo = demo;
    qInfo("%d recordings: %lld ms, %d requests at once", count, qint64(clock.elapsed()),
          server->mostAtOnce());
    QCOMPARE(status, 0);
    QCOMPARE(store()->listing().countIn(ReadState::Head).value_or(0), qint64{count});
}

TICKSCOPE_TEST(TestStoreScan, QCoreApplication)
#include "test_store_scan.moc"
