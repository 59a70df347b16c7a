// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include <set>

#include "tests/cli/run_cli.h"
#include "tests/support/places.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using tickscope::test::Run;
using tickscope::test::runCli;

namespace {

/// Whether a file of that name is a recording, or was meant to be one.
bool isRecording(const QFileInfo &file)
{
    static const QStringList suffixes{"demo", "teehistorian", "dem", "hcrp"};
    return suffixes.contains(file.suffix()) || file.fileName() == QStringLiteral("segment-000.dat");
}

/// All of them, below the folder with the recordings, but those that are made to take long:
/// they have tests of their own.
QStringList allRecordings()
{
    QStringList all;
    QDirIterator files(test::recordings(), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        files.next();
        if (isRecording(files.fileInfo()))
            all << QDir(test::recordings()).relativeFilePath(files.filePath());
    }
    all.sort();
    return all;
}

/// Every tick of these formats lies in the file, so that what is not read is lost.
bool hasEveryTick(const QJsonObject &info)
{
    const QString format = info[u"format"].toString();
    return format == u"hollowcube" || format == u"goldsrc";
}

std::set<int> idsIn(const QJsonArray &players)
{
    std::set<int> ids;
    for (const QJsonValue &player : players)
        ids.insert(player[u"id"].toInt(-1));
    return ids;
}

} // namespace

/// One question, asked in several ways, has one answer.
class TestCliAnswers : public QObject
{
    Q_OBJECT

private slots:
    void everyCommandTellsTheSame_data();
    void everyCommandTellsTheSame();
    void lostChunksAreNoTicks();
};

void TestCliAnswers::everyCommandTellsTheSame_data()
{
    QTest::addColumn<QString>("file");
    const QStringList all = allRecordings();
    for (const QString &file : all)
        QTest::newRow(qUtf8Printable(file)) << file;
}

void TestCliAnswers::everyCommandTellsTheSame()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(QString, file);
    const QString path = test::recordings() + '/' + file;

    const Run asked = runCli({"info", "--json", path});
    const Run verified = runCli({"verify", "--json", path});
    // One kind is enough to read all.
    const Run listed = runCli({"events", "--json", "--kind", "chat,kill,join", path});
    const QJsonObject info = asked.object();
    const QJsonObject verify = verified.object();

    QVERIFY(asked.code >= 0 && asked.code <= 2);
    QCOMPARE(verified.code, asked.code);
    QCOMPARE(listed.code, asked.code);
    if (asked.code == 2) {
        QCOMPARE(verify[u"error"], info[u"error"]);
        return;
    }
    QCOMPARE(asked.code, info[u"damage"].toArray().isEmpty() ? 0 : 1);
    QCOMPARE(verify[u"damage"], info[u"damage"]);
    QCOMPARE(verify[u"ticks"], info[u"recorded_ticks"]);
    QCOMPARE(verify[u"lost_ticks"], info[u"lost_ticks"]);
    QCOMPARE(verify[u"seek_points"], info[u"seek_points"][u"count"]);
    const int count = info[u"tick_count"].toInt();
    if (hasEveryTick(info))
        QCOMPARE(verify[u"ticks"].toInt() + verify[u"lost_ticks"].toInt(), count);
    else
        QVERIFY(verify[u"ticks"].toInt() <= count);

    const std::set<int> ids = idsIn(info[u"players"].toArray());
    QCOMPARE(static_cast<qsizetype>(ids.size()), info[u"players"].toArray().size());
    for (const QJsonObject &row : listed.rows()) {
        if (!row[u"player"].isNull())
            QVERIFY(ids.contains(row[u"player"].toInt()));
    }

    // A recording without ticks has no state; what is damaged far from a tick is not its own.
    const QString last = QString::number(info[u"last_tick"].toInteger());
    const Run state = runCli({"state", "--json", "--tick", last, path});
    QVERIFY(count > 0 ? state.code <= asked.code : state.code == 2);
}

void TestCliAnswers::lostChunksAreNoTicks()
{
    const QString sample = test::recordings()
                           + QStringLiteral("/hollowcube/proposal-dictionary/with-dictionary.hcrp");
    if (!test::isHere(sample))
        SKIP_MISSING();
    QFile file(sample);
    QVERIFY(file.open(QIODevice::ReadOnly));

    // Without the dictionary that lies beside it no chunk can be unpacked.
    const QByteArray bytes = file.readAll();
    const Run verify = runCli({"verify", "--json", "-"}, bytes);
    const Run text = runCli({"verify", "-"}, bytes);

    QCOMPARE(verify.code, 1);
    QCOMPARE(verify.object()[u"ticks"].toInt(-1), 0);
    QCOMPARE(verify.object()[u"lost_ticks"].toInt(), 600);
    QVERIFY(text.out.startsWith("-: 0 ticks recorded from 0 to 599, 600 ticks lost, "));
}

TICKSCOPE_TEST(TestCliAnswers, QCoreApplication)
#include "test_cli_answers.moc"
