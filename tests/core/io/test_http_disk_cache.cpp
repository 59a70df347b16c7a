// SPDX-License-Identifier: GPL-3.0-or-later
//
// Blocks of remote recordings that are kept on disk.

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/servers/http_bench.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::test;

namespace {

QStringList filesIn(const QString &folder)
{
    QStringList files;
    QDirIterator all(folder, QDir::Files, QDirIterator::Subdirectories);
    while (all.hasNext())
        files << all.next();
    return files;
}

} // namespace

class TestHttpDiskCache : public QObject
{
    Q_OBJECT

private slots:
    void blocksOnDiskServeTheNextTime();
    void damagedBlockOnDiskIsFetchedAgain();
    void filesAtOneAddressAreKeptApart();
    void diskKeepsNothingThatMayBeOld_data();
    void diskKeepsNothingThatMayBeOld();
};

void TestHttpDiskCache::blocksOnDiskServeTheNextTime()
{
    const QTemporaryDir folder;
    Bench bench(fileOf(HttpBlock * 20 + 5));
    const QString inner = folder.filePath(QStringLiteral("tickscope/http"));
    bench.options.cacheFolder = inner.toStdString();
    QVERIFY(bench.gives(**bench.open(), 0, bench.bytes.size()));
    const auto before = bench.server->requestCount();

    const auto again = bench.open().value();

    QCOMPARE(again->loadedRanges(), (std::vector<ByteRange>{{0, bench.bytes.size()}}));
    QVERIFY(bench.gives(*again, 0, bench.bytes.size()));
    QCOMPARE(bench.server->requestCount(), before + 1);
    QCOMPARE(QFileInfo(inner).permissions() & (QFile::ReadGroup | QFile::ReadOther),
             QFile::Permissions());
}

void TestHttpDiskCache::damagedBlockOnDiskIsFetchedAgain()
{
    const QTemporaryDir folder;
    Bench bench(fileOf(HttpBlock * 20));
    bench.options.cacheFolder = folder.path().toStdString();
    QVERIFY(bench.gives(**bench.open(), 0, bench.bytes.size()));
    const QStringList blocks = filesIn(folder.path());
    QCOMPARE(blocks.size(), 20);
    int kind = 0;
    for (const QString &path : blocks) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        if (++kind % 2 == 0) {
            QVERIFY(file.resize(1000));
        } else {
            QVERIFY(file.seek(5000));
            QCOMPARE(file.write("damaged"), 7);
        }
    }

    QVERIFY(bench.gives(**bench.open(), 0, bench.bytes.size()));
}

void TestHttpDiskCache::filesAtOneAddressAreKeptApart()
{
    const QTemporaryDir folder;
    const Bench bench(fileOf(HttpBlock * 2));
    HttpOptions options = bench.options;
    options.cacheFolder = folder.path().toStdString();
    const auto first = [&](const std::string &query, std::byte byte) {
        bench.server->put(Url + query, {Bytes(HttpBlock * 2, byte)});
        const auto source = openUrl({Url + query, options, bench.server}, {}).value();
        return Bench::read(*source, 0, HttpBlock * 2).value().front();
    };

    QCOMPARE(first("?segment=0", std::byte{1}), std::byte{1});
    QCOMPARE(first("?segment=1", std::byte{2}), std::byte{2});
    // A signature is another one each day; what it opens is the same.
    const auto stored = filesIn(folder.path()).size();
    QCOMPARE(first("?sig=monday", std::byte{3}), std::byte{3});
    const auto signedOnes = filesIn(folder.path()).size() - stored;
    QVERIFY(signedOnes > 0);
    first("?sig=tuesday", std::byte{3});
    QCOMPARE(filesIn(folder.path()).size(), stored + signedOnes);
}

void TestHttpDiskCache::diskKeepsNothingThatMayBeOld_data()
{
    QTest::addColumn<bool>("hasMark");
    QTest::addColumn<bool>("mayBeKept");
    QTest::addColumn<bool>("isKept");

    QTest::newRow("with a mark") << true << true << true;
    QTest::newRow("without a mark") << false << true << false;
    QTest::newRow("not to be kept") << true << false << false;
}

void TestHttpDiskCache::diskKeepsNothingThatMayBeOld()
{
    QFETCH(bool, hasMark);
    QFETCH(bool, mayBeKept);
    QFETCH(bool, isKept);
    const QTemporaryDir folder;
    FakeFile file = fileOf(HttpBlock * 20);
    file.mayBeKept = mayBeKept;
    if (!hasMark) {
        file.etag.clear();
        file.lastModified.clear();
    }
    Bench bench(std::move(file));
    bench.options.cacheFolder = folder.path().toStdString();

    QVERIFY(bench.gives(**bench.open(), 0, bench.bytes.size()));

    QCOMPARE(!filesIn(folder.path()).isEmpty(), isKept);
    // Another version has other blocks.
    Bytes other = bench.bytes;
    other[HttpBlock * 10] ^= std::byte{1};
    bench.bytes = other;
    bench.server->put(Url, {other, "\"two\"", {}});
    QVERIFY(bench.gives(**bench.open(), 0, bench.bytes.size()));
}

TICKSCOPE_TEST(TestHttpDiskCache, QCoreApplication)
#include "test_http_disk_cache.moc"
