// SPDX-License-Identifier: GPL-3.0-or-later
//
// Indexes that the command line keeps on disk.

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_cli.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using tickscope::test::Run;
using tickscope::test::runCli;

class TestCliIndex : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void indexIsKeptAndCleared();
    void whatCannotBeKeptIsSaid();
    void damageIsReported();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

Run runIndex(const QStringList &words, const QByteArray &input = {})
{
    return runCli(QStringList{QStringLiteral("index"), QStringLiteral("--json")} + words, input);
}

} // namespace

void TestCliIndex::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_CACHE_HOME", m_folder->path().toLocal8Bit());
}

void TestCliIndex::indexIsKeptAndCleared()
{
    const QString path = test::writeTinyDemo(m_folder->path(), QStringLiteral("a.demo"));
    const Run first = runIndex({path});
    QCOMPARE(first.code, 0);
    QCOMPARE(first.object()[QStringLiteral("key")].toString().size(), 64);
    QVERIFY(first.object()[QStringLiteral("bytes")].toInteger() > 0);
    QCOMPARE(first.object()[QStringLiteral("complete")].toBool(), true);
    QCOMPARE(runIndex({path}).out, first.out);

    const Run cleared = runIndex({QStringLiteral("--clear"), path});
    QCOMPARE(cleared.code, 0);
    QCOMPARE(cleared.object()[QStringLiteral("key")], first.object()[QStringLiteral("key")]);
    QCOMPARE(cleared.object()[QStringLiteral("bytes")].toInteger(), 0);
    QCOMPARE(cleared.object()[QStringLiteral("complete")].toBool(), false);
}

void TestCliIndex::whatCannotBeKeptIsSaid()
{
    const QString path = test::writeTinyDemo(m_folder->path(), QStringLiteral("b.demo"));
    const Run piped = runIndex({QStringLiteral("-")}, test::contentOf(path));
    QCOMPARE(piped.code, 0);
    QVERIFY(piped.object()[QStringLiteral("key")].isNull());
    QCOMPARE(piped.object()[QStringLiteral("complete")].toBool(), false);

    const Run text = runCli({QStringLiteral("index"), QStringLiteral("-")}, test::contentOf(path));
    QVERIFY2(text.out.contains("nothing is kept"), text.out.constData());
}

void TestCliIndex::damageIsReported()
{
    auto bytes = test::makeTinyDemo();
    bytes.resize(bytes.size() - 3);
    const Run run = runIndex(
        {test::writeRecording(m_folder->path(), QStringLiteral("cut.demo"), bytes)});
    QCOMPARE(run.code, 1);
    QCOMPARE(run.object()[QStringLiteral("complete")].toBool(), false);
}

TICKSCOPE_TEST(TestCliIndex, QCoreApplication)
#include "test_cli_index.moc"
