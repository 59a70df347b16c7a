// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTest>

#include <random>
#include <thread>

#include "core/base/limits.h"
#include "core/formats/format_registry.h"
#include "core/io/http/http_source.h"
#include "core/model/scene/motion.h"
#include "core/timeline/cursor.h"
#include "core/timeline/index_pass.h"
#include "tests/support/servers/faulty_proxy.h"
#include "tests/support/servers/nginx_server.h"
#include "tests/support/servers/served_files.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using test::pattern;
using test::plainOptions;
using test::writeFile;

namespace {

using Bytes = std::vector<std::byte>;

constexpr std::size_t FileSize = 3'000'001;

Result<Bytes> allOf(const std::string &url, const HttpOptions &options)
{
    const auto source = openUrl(url, options, {});
    if (!source)
        return tl::unexpected(source.error());
    return readAll(**source, 0, (*source)->size(), (*source)->size(), {});
}

const HttpSource &httpSource(const Shared<ByteSource> &source)
{
    return dynamic_cast<const HttpSource &>(*source);
}

} // namespace

/// Against a real server; what a server does seldom is in test_http_source.
class TestHttpServer : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void fileIsReadByParts();
    void connectionIsKept();
    void serverWithoutPartsGivesTheFileToo();
    void demoOpensWithFewRequestsAndEqualsTheFile();
    void seekInAChunkedRecordingCostsFewRequests();
    void cutConnectionsLoseNothing();
    void serverThatSendsByteByByteIsGivenUp();
    void tokenOpensWhatNeedsOne();
    void tokenGoesToNoOtherHost();
    void signedAddressGoesWithoutAToken();
    void refusalIsAnError_data();
    void refusalIsAnError();
    void unknownCertificateIsRefused();
    void secureServerSpeaksHttp2();
    void replacedFileIsNoticed();
    void siblingIsOnTheServer();
    void slowReadIsCancelled();
    void partThatTakesTooLongIsGivenUp();

private:
    test::NginxServer m_server;
    Bytes m_bytes = pattern(FileSize);
};

void TestHttpServer::initTestCase()
{
    qputenv("no_proxy", "*");
    if (!m_server.start())
        QSKIP(qPrintable(m_server.problem()));
    QVERIFY(writeFile(m_server.folder() + "/file", m_bytes));
}

void TestHttpServer::fileIsReadByParts()
{
    const auto source = openUrl(m_server.url("file"), plainOptions(), {});

    QVERIFY(source);
    QCOMPARE((*source)->size(), std::uint64_t{FileSize});
    QCOMPARE(httpSource(*source).statistics().requests, std::uint64_t{1});
    QCOMPARE(httpSource(*source).statistics().bytes, std::uint64_t{limits::HttpFirstRead});
    QVERIFY(readAll(**source, 0, FileSize, FileSize, {}) == m_bytes);
    QCOMPARE(httpSource(*source).statistics().bytes, std::uint64_t{FileSize});
}

void TestHttpServer::connectionIsKept()
{
    const qsizetype before = m_server.loggedRequests();
    {
        const auto source = openUrl(m_server.url("file?kept"), plainOptions(), {}).value();
        for (const std::uint64_t offset : {1'000'000U, 2'000'000U, 2'900'000U})
            QVERIFY(readAll(*source, offset, 10, 10, {}));
    }

    QSet<QByteArray> connections;
    QTRY_COMPARE(m_server.log().size(), before + 4);
    for (const QByteArray &line : m_server.log().mid(before))
        connections.insert(line.split('|').last());
    QCOMPARE(connections.size(), 1);
}

void TestHttpServer::serverWithoutPartsGivesTheFileToo()
{
    const auto bytes = allOf(m_server.url("whole/file"), plainOptions());

    QVERIFY(bytes);
    QVERIFY(*bytes == m_bytes);
}

void TestHttpServer::demoOpensWithFewRequestsAndEqualsTheFile()
{
    FormatRegistry registry;
    registerAllFormats(registry);
    const std::string path = test::makeSampleDemo(m_server.folder());
    QVERIFY(!path.empty());
    const auto local = buildIndex(registry.open(openFile(path).value(), {}).value(), {}).value();
    const QString name = QFileInfo(QString::fromStdString(path)).fileName();

    const auto source = openUrl(m_server.url(name), plainOptions(), {}).value();
    const auto recording = registry.open(source, {});
    QVERIFY(recording);
    const auto outline = (*recording)->outline({});
    QVERIFY(outline);
    const auto opened = httpSource(source).statistics();
    const auto index = buildIndex(*recording, {});

    // One for the head, then blocks that grow to ReadBlock: that is what a walk costs.
    QVERIFY(opened.requests <= 4 + source->size() / limits::ReadBlock);
    QVERIFY(opened.bytes <= source->size());
    QVERIFY(index);
    QCOMPARE((*index)->ticks(), local->ticks());
    QCOMPARE((*index)->eventCount(), local->eventCount());
    QCOMPARE((*index)->seekPoints().size(), local->seekPoints().size());
    // All of it is at hand by now: seeking anywhere asks for nothing.
    QCOMPARE(httpSource(source).statistics().requests, opened.requests);
}

void TestHttpServer::seekInAChunkedRecordingCostsFewRequests()
{
    const auto path = test::realRecording(QStringLiteral("hollowcube/long-3h.hcrp"));
    if (!path)
        SKIP_MISSING();
    QVERIFY(QFile::copy(*path, m_server.folder() + "/long.hcrp"));
    FormatRegistry registry;
    registerAllFormats(registry);

    const auto source = openUrl(m_server.url("long.hcrp"), plainOptions(), {}).value();
    const auto requests = [&] { return httpSource(source).statistics().requests; };
    const auto recording = registry.open(source, {}).value();
    const Index index(std::make_shared<const Outline>(recording->outline({}).value()));
    QVERIFY(requests() <= 2);

    const auto mover = recordedMotion()->makeMover();
    for (const quint64 mostRequests : {2U, 0U}) {
        Cursor cursor(recording, limits::CursorCache);
        std::mt19937 random(1);
        for (int i = 0; i < 50; ++i) {
            const auto ticks = static_cast<std::uint32_t>(index.ticks().last.value);
            const auto before = requests();
            const auto frame = cursor.frameAt({static_cast<std::int64_t>(random() % ticks)}, index,
                                              *mover, {});
            QVERIFY(frame);
            QVERIFY(requests() - before <= mostRequests);
        }
    }
}

void TestHttpServer::cutConnectionsLoseNothing()
{
    const test::FaultyProxy proxy(m_server.port(), {.bytesUntilCut = 300'000});

    const auto bytes = allOf("http://127.0.0.1:" + std::to_string(proxy.port()) + "/file",
                             plainOptions());

    QVERIFY2(bytes, bytes ? "" : faultText(bytes.error().fault).c_str());
    QVERIFY(*bytes == m_bytes);
    QVERIFY(proxy.cutCount() >= 9);
}

void TestHttpServer::serverThatSendsByteByByteIsGivenUp()
{
    // The headers of an answer take some hundred bytes; the file would take days.
    const test::FaultyProxy proxy(
        m_server.port(), {.bytesAtOnce = 10, .betweenBytes = std::chrono::milliseconds(2)});
    HttpOptions options = plainOptions();
    options.stallTimeout = std::chrono::seconds(1);

    const auto bytes = allOf("http://127.0.0.1:" + std::to_string(proxy.port()) + "/file", options);

    QVERIFY(!bytes);
    QCOMPARE(bytes.error().code, ErrorCode::Io);
    QVERIFY2(faultText(bytes.error().fault).find("in time") != std::string::npos,
             faultText(bytes.error().fault).c_str());
    QCOMPARE(proxy.requestCount(), 1);
}

void TestHttpServer::tokenOpensWhatNeedsOne()
{
    HttpOptions options = plainOptions();
    const auto without = allOf(m_server.url("secret/file"), options);
    options.bearerToken = "wrong-token";
    const auto wrong = allOf(m_server.url("secret/file"), options);
    options.bearerToken = "right-token";
    const auto right = allOf(m_server.url("secret/file"), options);

    for (const auto &refused : {without, wrong}) {
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Unauthorized);
        QVERIFY(faultText(refused.error().fault).find("bearer token") != std::string::npos);
        QVERIFY(faultText(refused.error().fault).find("wrong-token") == std::string::npos);
    }
    QVERIFY(right && *right == m_bytes);
}

void TestHttpServer::tokenGoesToNoOtherHost()
{
    HttpOptions options = plainOptions();
    options.bearerToken = "right-token";
    const qsizetype before = m_server.loggedRequests();

    const auto source = openUrl(m_server.url("moved/file"), options, {});

    QVERIFY(source);
    QTRY_COMPARE(m_server.log().size(), before + 2);
    const QByteArray first = m_server.log().at(before);
    const QByteArray second = m_server.log().at(before + 1);
    QVERIFY2(first.contains("/moved/") && first.contains("right-token"), first.constData());
    QVERIFY2(second.contains("|/file|206|") && !second.contains("right-token"), second.constData());
}

void TestHttpServer::signedAddressGoesWithoutAToken()
{
    HttpOptions options = plainOptions();
    options.bearerToken = "right-token";
    const qsizetype before = m_server.loggedRequests();

    QVERIFY(openUrl(m_server.url("file?X-Amz-Signature=abc"), options, {}));

    QTRY_COMPARE(m_server.log().size(), before + 1);
    const QByteArray line = m_server.log().at(before);
    QVERIFY2(line.contains("X-Amz-Signature=abc") && !line.contains("right-token"),
             line.constData());
}

void TestHttpServer::refusalIsAnError_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("words");

    QTest::newRow("missing") << QStringLiteral("missing") << QByteArray("no such file");
    QTest::newRow("forbidden") << QStringLiteral("forbidden/x") << QByteArray("refuses access");
    QTest::newRow("redirects") << QStringLiteral("loop/x") << QByteArray("without end");
    QTest::newRow("scheme") << QStringLiteral("elsewhere/x") << QByteArray("neither http nor");
}

void TestHttpServer::refusalIsAnError()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, words);

    const auto source = openUrl(m_server.url(path), plainOptions(), {});

    QVERIFY(!source);
    QCOMPARE(source.error().code, ErrorCode::Io);
    QVERIFY2(QByteArray::fromStdString(faultText(source.error().fault)).contains(words),
             faultText(source.error().fault).c_str());
}

void TestHttpServer::unknownCertificateIsRefused()
{
    if (m_server.secureUrl("file").empty())
        QSKIP("openssl is not installed");

    const auto source = openUrl(m_server.secureUrl("file"), plainOptions(), {});

    QVERIFY(!source);
    QVERIFY2(faultText(source.error().fault).find("no secure connection") != std::string::npos,
             faultText(source.error().fault).c_str());
}

void TestHttpServer::secureServerSpeaksHttp2()
{
    if (m_server.secureUrl("file").empty())
        QSKIP("openssl is not installed");
    HttpOptions options = plainOptions();
    options.certificateFile = m_server.certificateFile();

    const auto bytes = allOf(m_server.secureUrl("file"), options);

    QVERIFY2(bytes, bytes ? "" : faultText(bytes.error().fault).c_str());
    QVERIFY(*bytes == m_bytes);
    QTRY_VERIFY(m_server.log().last().contains("HTTP/2.0"));
}

void TestHttpServer::replacedFileIsNoticed()
{
    const QString path = m_server.folder() + "/replaced";
    QVERIFY(writeFile(path, m_bytes));
    const auto source = openUrl(m_server.url("replaced"), plainOptions(), {}).value();
    QVERIFY(QFile::remove(path));
    QVERIFY(writeFile(path, pattern(FileSize + 1)));

    const auto read = readAll(*source, 1'000'000, 10, 10, {});

    QVERIFY(!read);
    QVERIFY2(faultText(read.error().fault).find("replaced") != std::string::npos,
             faultText(read.error().fault).c_str());
}

void TestHttpServer::siblingIsOnTheServer()
{
    QVERIFY(writeFile(m_server.folder() + "/segment 1", pattern(7)));
    const auto source = openUrl(m_server.url("file"), plainOptions(), {}).value();

    const auto segment = source->sibling("segment 1", {});
    const auto missing = source->sibling("segment 2", {});

    QVERIFY(segment && *segment);
    QCOMPARE((*segment)->size(), std::uint64_t{7});
    QVERIFY(missing && !*missing);
}

void TestHttpServer::slowReadIsCancelled()
{
    const auto source = openUrl(m_server.url("slow/file"), plainOptions(), {}).value();
    std::optional<ErrorCode> code;

    std::jthread reader([&](std::stop_token stop) {
        const auto read = readAll(*source, 1'000'000, 2'000'000, 2'000'000, std::move(stop));
        code = read ? std::optional<ErrorCode>() : read.error().code;
    });
    // It has begun, and would go on for ten seconds.
    QTRY_VERIFY(source->loadedRanges().size() > 1);
    reader.request_stop();
    reader.join();

    QCOMPARE(code, std::optional(ErrorCode::Cancelled));
}

void TestHttpServer::partThatTakesTooLongIsGivenUp()
{
    HttpOptions options = plainOptions();
    options.partTimeout = std::chrono::milliseconds(500);
    const auto source = openUrl(m_server.url("slow/file"), options, {}).value();
    const qsizetype before = m_server.loggedRequests();

    // Nothing is lost on the way and all comes fast enough; but it would go on for five seconds.
    const auto read = readAll(*source, 1'000'000, 1'000'000, 1'000'000, {});

    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::Io);
    QVERIFY2(faultText(read.error().fault).find("in time") != std::string::npos,
             faultText(read.error().fault).c_str());
    QCOMPARE(m_server.loggedRequests(), before + 2); // this one, and that of counting
}

TICKSCOPE_TEST(TestHttpServer, QCoreApplication)
#include "test_http_server.moc"
