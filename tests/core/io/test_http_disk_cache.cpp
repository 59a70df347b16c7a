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
