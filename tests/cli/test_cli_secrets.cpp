// SPDX-License-Identifier: GPL-3.0-or-later
//
// Passwords that somebody typed, on the command line and in what it keeps.

#include <QDirIterator>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_cli.h"
#include "tests/support/goldsrc/goldsrc_demo_writer.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope::test;

class TestCliSecrets : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void secretsNeedAWish();
    void secretsAreInNoStateAndNoCache();

private:
    QTemporaryDir m_folder;
    QString m_path;
};

void TestCliSecrets::initTestCase()
{
    m_path = m_folder.filePath("secrets.dem");
    const auto bytes = makeGoldsrcDemoOfSecrets();
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    const auto size = static_cast<qint64>(bytes.size());
    QCOMPARE(file.write(reinterpret_cast<const char *>(bytes.data()), size), size);
}

void TestCliSecrets::secretsNeedAWish()
{
    for (const char *how : {"--json", "--quiet"}) {
        const Run hidden = runCli({"events", how, m_path});
        const Run shown = runCli({"events", how, "--show-secrets", m_path});

        QCOMPARE(hidden.code, 0);
        QVERIFY2(!hidden.out.contains(GoldsrcSecret), hidden.out.constData());
        QVERIFY(hidden.out.contains("rcon_password " + QByteArray("\u2022\u2022\u2022")));
        QVERIFY(shown.out.count(GoldsrcSecret) >= 14);
    }
    const Run found = runCli({"scan", "--match", GoldsrcSecret, m_path});
    QVERIFY(!found.out.contains(GoldsrcSecret));
}

void TestCliSecrets::secretsAreInNoStateAndNoCache()
{
    const QTemporaryDir cache;
    const QByteArray before = qgetenv("XDG_CACHE_HOME");
    qputenv("XDG_CACHE_HOME", cache.path().toLocal8Bit());
    const Run state = runCli({"state", "--json", "--tick", "3", m_path});
    const Run index = runCli({"index", "--json", m_path});
    qputenv("XDG_CACHE_HOME", before);

    QString info;
    for (const auto &item : state.object()[u"items"].toArray()) {
        if (item[u"type"] == QStringLiteral("Client") && item[u"id"] == 1)
            info = item[u"fields"][u"userinfo"].toString();
    }
    QVERIFY2(info.startsWith(R"(\name\Barney\_pw\)") && info.endsWith(R"(\model\gina)"),
             qPrintable(info));
    QVERIFY(!state.out.contains(GoldsrcSecret));
    QVERIFY(index.object()[u"complete"].toBool());
    int files = 0;
    for (QDirIterator it(cache.path(), QDir::Files, QDirIterator::Subdirectories); it.hasNext();
         ++files)
        QVERIFY(!contentOf(it.next()).contains(GoldsrcSecret));
    QVERIFY(files > 0);
}

TICKSCOPE_TEST(TestCliSecrets, QCoreApplication)
#include "test_cli_secrets.moc"
