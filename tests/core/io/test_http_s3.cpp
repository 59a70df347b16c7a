// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCryptographicHash>
#include <QDateTime>
#include <QMessageAuthenticationCode>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "core/base/limits.h"
#include "core/io/http/http_source.h"
#include "core/io/stores/store_walk.h"
#include "tests/support/servers/nginx_server.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;

namespace {

constexpr const char *Bucket = "recordings";
constexpr const char *Region = "us-east-1";
/// What the server takes as name and as secret.
const QByteArray Key = "S3RVER";

QByteArray hmac(const QByteArray &key, const QByteArray &text)
{
    return QMessageAuthenticationCode::hash(text, key, QCryptographicHash::Sha256);
}

/// An address that lets whoever knows it do \a method for a quarter of an hour, as AWS
/// Signature Version 4 describes it for queries.
QByteArray signedUrl(const QByteArray &method, int port, const QByteArray &object)
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const QByteArray time = now.toString(QStringLiteral("yyyyMMdd'T'hhmmss'Z'")).toLatin1();
    const QByteArray day = time.left(8);
    const QByteArray scope = day + '/' + Region + "/s3/aws4_request";
    const QByteArray host = "127.0.0.1:" + QByteArray::number(port);
    const QByteArray path = QByteArray("/") + Bucket + '/' + object;
    const QByteArray query = "X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential="
                             + (Key + '/' + scope).toPercentEncoding() + "&X-Amz-Date=" + time
                             + "&X-Amz-Expires=900&X-Amz-SignedHeaders=host";
    const QByteArray request = method + '\n' + path + '\n' + query + "\nhost:" + host
                               + "\n\nhost\nUNSIGNED-PAYLOAD";
    const QByteArray text = "AWS4-HMAC-SHA256\n" + time + '\n' + scope + '\n'
                            + QCryptographicHash::hash(request, QCryptographicHash::Sha256).toHex();
    const QByteArray key = hmac(hmac(hmac(hmac("AWS4" + Key, day), Region), "s3"), "aws4_request");
    return "http://" + host + path + '?' + query + "&X-Amz-Signature=" + hmac(key, text).toHex();
}

} // namespace

/// Against s3rver, when the environment variable TICKSCOPE_S3RVER names its program.
class TestHttpS3 : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void signedAddressOpensARecording();
    void signatureOfAnUnknownKeyIsRefused();
    void bucketIsListedWithAKey();

private:
    QTemporaryDir m_folder;
    QProcess m_server;
    int m_port = 0;
};

void TestHttpS3::initTestCase()
{
    qputenv("no_proxy", "*");
    const QString program = qEnvironmentVariable("TICKSCOPE_S3RVER");
    const QString curl = QStandardPaths::findExecutable(QStringLiteral("curl"));
    if (program.isEmpty() || curl.isEmpty())
        QSKIP("TICKSCOPE_S3RVER does not name an S3 server, or there is no curl to fill it");
    m_port = test::freePort();
    m_server.setProcessChannelMode(QProcess::MergedChannels);
    m_server.start(program, {"-d", m_folder.path(), "-a", "127.0.0.1", "-p",
                             QString::number(m_port), "--configure-bucket", Bucket});
    QVERIFY(m_server.waitForStarted());
    const QString demo = test::writeTinyDemo(m_folder.path(), QStringLiteral("tiny.demo"));
    QProcess upload;
    upload.start(curl, {"-sf", "--retry", "20", "--retry-connrefused", "-T", demo,
                        QString::fromLatin1(signedUrl("PUT", m_port, "tiny.demo"))});
    QVERIFY(upload.waitForFinished());
    QVERIFY2(upload.exitCode() == 0, m_server.readAll().constData());
}

void TestHttpS3::cleanupTestCase()
{
    m_server.terminate();
    m_server.waitForFinished();
}

void TestHttpS3::signedAddressOpensARecording()
{
    const auto bytes = test::makeTinyDemo();
    HttpOptions options;
    // A token besides the signature would be refused.
    options.bearerToken = "not-for-this-server";

    const auto source = openUrl(signedUrl("GET", m_port, "tiny.demo").toStdString(), options, {});

    QVERIFY2(source, source ? "" : faultText(source.error().fault).c_str());
    QVERIFY(dynamic_cast<const HttpSource *>(source->get()));
    QCOMPARE((*source)->size(), bytes.size());
    QVERIFY(readAll(**source, 0, bytes.size(), bytes.size(), {}) == bytes);
    QVERIFY((*source)->name().find("Signature") == std::string::npos);
}

void TestHttpS3::signatureOfAnUnknownKeyIsRefused()
{
    // This server knows keys, but does not calculate signatures of version 4.
    QByteArray url = signedUrl("GET", m_port, "tiny.demo");
    url.replace("X-Amz-Credential=" + Key, "X-Amz-Credential=NOBODY");

    const auto source = openUrl(url.toStdString(), {}, {});

    QVERIFY(!source);
    QVERIFY2(faultText(source.error().fault).find("refuses access") != std::string::npos,
             faultText(source.error().fault).c_str());
    QVERIFY(faultText(source.error().fault).find("Signature") == std::string::npos);
}

void TestHttpS3::bucketIsListedWithAKey()
{
    const std::string bucket = "http://127.0.0.1:" + std::to_string(m_port) + '/' + Bucket + '/';
    HttpOptions options;
    options.bearerToken = "s3:us-east-1:S3RVER:S3RVER";
    std::vector<StoreFile> files;
    StoreVisitor visitor;
    visitor.found = [&](const StoreFile &file) {
        files.push_back(file);
        return true;
    };

    const auto isWhole = walkStore(bucket, makeCurlTransport(options), visitor, {});

    QVERIFY(isWhole && *isWhole);
    QCOMPARE(files.size(), std::size_t{1});
    QCOMPARE(files[0].url, bucket + "tiny.demo");
    QCOMPARE(files[0].size, std::optional<std::uint64_t>(test::makeTinyDemo().size()));
    const auto source = openUrl(files[0].url, options, {});
    QVERIFY(source);
    QCOMPARE((*source)->size(), test::makeTinyDemo().size());
}

TICKSCOPE_TEST(TestHttpS3, QCoreApplication)
#include "test_http_s3.moc"
