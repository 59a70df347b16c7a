// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCryptographicHash>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_cli.h"
#include "tests/support/measured_run.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using tickscope::test::Run;
using tickscope::test::runCli;

/// Many recordings in one run.
class TestCliScan : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void wrongUsageEndsWithTwo_data();
    void wrongUsageEndsWithTwo();
    void countThatNoFormatHasIsRefused();
    void eachRecordingIsARow();
    void conditionsLeaveRecordingsOut_data();
    void conditionsLeaveRecordingsOut();
    void eventsAreThoseOfEvents();
    void badFileIsARowAndStopsNothing();
    void fileThatIsGoneIsARow();
    void damagedFileOfAFolderIsARow();
    void otherFilesOfAFolderArePassedOver();
    void namesComeFromStandardInput();
    void shardsTogetherAreTheWhole();
    void journalGoesOnAfterAKill();
    void memoryDoesNotGrowWithTheirNumber();
    void playersAreFoundByTheirFacts();
    void singleInputIsAskedForByItsName();
    void replacedFileIsScannedAgain();
    void journalOfAnotherScanIsRefused();
    void outputOfSomebodyElseIsNotTouched();
    void casesAreFiledOnce();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    QString write(const QString &name, const test::TinyDemo &demo) const
    {
        return test::writeRecording(m_folder->path(), name, test::makeTinyDemo(demo));
    }
    /// TICKSCOPE_SCAN_RECORDINGS of them, else few enough for every day, no two alike.
    [[nodiscard]] static int manyRecordings()
    {
        const int count = qEnvironmentVariableIntValue("TICKSCOPE_SCAN_RECORDINGS");
        return count > 0 ? count : 200;
    }
    void writeMany() const
    {
        for (int i = 0; i < manyRecordings(); ++i)
            write(QStringLiteral("recordings/more%1.demo").arg(i),
                  {.firstTick = 1000 + i, .stepCount = 20 + i % 100});
    }
    /// Rows of the file that --output named.
    [[nodiscard]] QByteArray written(const char *name) const
    {
        QFile file(path(QString::fromLatin1(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("not there");
    }
    [[nodiscard]] static QStringList filesOf(const Run &run)
    {
        QStringList files;
        for (const QJsonObject &row : run.rows())
            files << QFileInfo(row[QStringLiteral("file")].toString()).fileName();
        return files;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_recordings;
};

namespace {

const QString Short = QStringLiteral("short.demo");
const QString Long = QStringLiteral("sub/long.demo");

} // namespace

void TestCliScan::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_recordings = path(QStringLiteral("recordings"));
    QVERIFY(QDir().mkpath(m_recordings + QStringLiteral("/sub")));
    // 2.4 and 8 seconds, as 50 ticks a second are.
    write(QStringLiteral("recordings/") + Short, {.stepCount = 60});
    write(QStringLiteral("recordings/") + Long, {.stepCount = 200});
}

void TestCliScan::wrongUsageEndsWithTwo_data()
{
    QTest::addColumn<QStringList>("words");
    const auto add = [](const QStringList &words) {
        QTest::newRow(qPrintable(words.join(u' '))) << words;
    };
    add({"scan"});
    add({"scan", "--when", "players", "x"});
    add({"scan", "--when", "players > many", "x"});
    add({"scan", "--when", "players > 85%", "x"});
    add({"scan", "--when", "press_length > 85%", "x"});
    add({"scan", "--when", "regular_intervals > %", "x"});
    add({"scan", "--when", "playrs > 1", "x"});
    add({"scan", "--when", "events.chatt > 1", "x"});
    add({"scan", "--shard", "3/2", "x"});
    add({"scan", "--shard", "0/2", "x"});
    add({"scan", "--kind", "chatt", "x"});
    add({"scan", "--kind", "list", "x"});
    add({"scan", "--journal", "j", "x"});
    add({"scan", "--case", "--output", "o", "x"});
    add({"scan", "no such file"});
}

void TestCliScan::wrongUsageEndsWithTwo()
{
    QFETCH(QStringList, words);

    const Run run = runCli(words);

    QCOMPARE(run.code, 2);
    QVERIFY(!run.errors.isEmpty());
}

void TestCliScan::countThatNoFormatHasIsRefused()
{
    for (const char *name : {"counts.PlayerTeam", "counts.items", "counts.user_messages."}) {
        const Run run = runCli(
            {"scan", "--when", QString::fromLatin1(name) + QStringLiteral(" = 0"), m_recordings});

        QCOMPARE(run.code, 2);
        QCOMPARE(run.out, QByteArray());
        QVERIFY2(run.errors.contains("no format has"), run.errors.constData());
    }
}

void TestCliScan::eachRecordingIsARow()
{
    const Run run = runCli({"scan", m_recordings});

    QCOMPARE(run.code, 0);
    QCOMPARE(filesOf(run), (QStringList{"short.demo", "long.demo"}));
    const QJsonObject figures = run.rows()[1]["figures"].toObject();
    QCOMPARE(figures["duration_seconds"].toDouble(), 8.0);
    QCOMPARE(figures["players"].toInt(), 2);
    QCOMPARE(figures["events.kill"].toInt(), 1);
    QCOMPARE(run.rows()[1]["format"].toString(), QStringLiteral("teeworlds_demo"));
}

void TestCliScan::conditionsLeaveRecordingsOut_data()
{
    QTest::addColumn<QStringList>("conditions");
    QTest::addColumn<QStringList>("expected");

    const QStringList both{"short.demo", "long.demo"};
    QTest::newRow("longer") << QStringList{"duration_seconds > 3"} << QStringList{"long.demo"};
    QTest::newRow("shorter") << QStringList{"duration_seconds<3"} << QStringList{"short.demo"};
    QTest::newRow("of the index") << QStringList{"players >= 2"} << both;
    QTest::newRow("of events") << QStringList{"events.kill = 1"} << both;
    QTest::newRow("of counts") << QStringList{"counts.unused_chunks != 0"} << QStringList();
    QTest::newRow("of counts that are zero") << QStringList{"counts.unused_chunks = 0"} << both;
    QTest::newRow("of counts of other formats")
        << QStringList{"counts.items.PlayerTeam = 0"} << QStringList();
    QTest::newRow("both hold") << QStringList{"players == 2", "tick_count <= 121"}
                               << QStringList{"short.demo"};
    QTest::newRow("one does not") << QStringList{"players == 2", "lost_ticks > 0"} << QStringList();
}

void TestCliScan::conditionsLeaveRecordingsOut()
{
    QFETCH(QStringList, conditions);
    QStringList words{"scan", m_recordings};
    for (const QString &condition : conditions)
        words << QStringLiteral("--when") << condition;

    const Run run = runCli(words);

    QCOMPARE(run.code, 0);
    QTEST(filesOf(run), "expected");
}

void TestCliScan::eventsAreThoseOfEvents()
{
    const QStringList choice{"--kind", "chat,kill", "--player", "Anna"};
    const QStringList files{m_recordings + u'/' + Short, m_recordings + u'/' + Long};

    const Run scan = runCli(QStringList{"scan"} + choice + files);
    const Run events = runCli(QStringList{"events", "--json"} + choice + files);

    QCOMPARE(scan.code, 0);
    QVERIFY(scan.rows().size() >= 4);
    QCOMPARE(scan.out, events.out);
}

void TestCliScan::badFileIsARowAndStopsNothing()
{
    const QString bad = path(QStringLiteral("bad.demo"));
    QFile file(bad);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("no recording");
    file.close();

    const Run run = runCli({"scan", bad, m_recordings});

    QCOMPARE(run.code, 1);
    QCOMPARE(filesOf(run), (QStringList{"bad.demo", "short.demo", "long.demo"}));
    QCOMPARE(run.rows()[0]["error"].toObject()["kind"].toString(),
             QStringLiteral("unknown_format"));
}

void TestCliScan::fileThatIsGoneIsARow()
{
    // As a file that was removed after its folder was listed.
    QVERIFY(QFile::link(QStringLiteral("nowhere"), m_recordings + QStringLiteral("/gone.demo")));
    QVERIFY(QFile::link(QStringLiteral("nowhere"), m_recordings + QStringLiteral("/lock")));

    const Run run = runCli({"scan", m_recordings});

    QCOMPARE(run.code, 1);
    QCOMPARE(filesOf(run), (QStringList{"gone.demo", "short.demo", "long.demo"}));
    QVERIFY2(run.errors.contains("gone.demo"), run.errors.constData());
}

void TestCliScan::damagedFileOfAFolderIsARow()
{
    const QString bad = write(QStringLiteral("recordings/bad.demo"), {});
    QFile file(bad);
    QVERIFY(file.open(QIODevice::ReadWrite) && file.putChar('\0'));
    file.close();
    QFile empty(m_recordings + QStringLiteral("/empty.hcrp.gz"));
    QVERIFY(empty.open(QIODevice::WriteOnly));

    const Run run = runCli({"scan", m_recordings});

    QCOMPARE(run.code, 1);
    QCOMPARE(filesOf(run), (QStringList{"bad.demo", "empty.hcrp.gz", "short.demo", "long.demo"}));
    QVERIFY(runCli({"runs", m_recordings}).errors.contains("bad.demo"));
}

void TestCliScan::otherFilesOfAFolderArePassedOver()
{
    QFile file(m_recordings + QStringLiteral("/README.md"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("Notes");
    file.close();

    const Run run = runCli({"scan", m_recordings});

    QCOMPARE(run.code, 0);
    QCOMPARE(run.rows().size(), 2);
    QCOMPARE(run.errors, "tickscope-cli: 2 recordings looked at, 2 matched\n");
    QCOMPARE(runCli({"scan", "--quiet", m_recordings}).errors, QByteArray());
}

void TestCliScan::namesComeFromStandardInput()
{
    const QString name = m_recordings + u'/' + Long;

    const Run run = runCli({"scan", "-"}, name.toUtf8() + "\n\n");

    QCOMPARE(filesOf(run), QStringList{"long.demo"});
}

void TestCliScan::shardsTogetherAreTheWhole()
{
    for (int i = 0; i < 12; ++i)
        write(QStringLiteral("recordings/more%1.demo").arg(i), {.stepCount = 20});
    const Run whole = runCli({"scan", m_recordings});

    QStringList parts;
    for (const char *shard : {"1/3", "2/3", "3/3"})
        parts << filesOf(runCli({"scan", "--shard", QString::fromLatin1(shard), m_recordings}));

    QStringList all = filesOf(whole);
    QCOMPARE(all.size(), 14);
    all.sort();
    parts.sort();
    QCOMPARE(parts, all);
}

void TestCliScan::journalGoesOnAfterAKill()
{
    writeMany();
    const QStringList scan{"scan", "--kind", "chat,kill", m_recordings, "--output"};
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(runCli(scan + QStringList{path("whole"), "--journal", path("other")}).code, 0);
    const qint64 wholeTime = timer.elapsed();
    const QStringList words = scan + QStringList{path("rows"), "--journal", path("journal")};

    // Killed somewhere in between, by how much it has noted then.
    const qint64 noted = 100 + QRandomGenerator::global()->bounded(30 * manyRecordings());
    QProcess program;
    program.start(test::program(QStringLiteral("tickscope-cli")), words);
    QTRY_VERIFY_WITH_TIMEOUT(program.state() == QProcess::NotRunning
                                 || QFileInfo(path("journal")).size() > noted,
                             1'000'000);
    program.kill(); // on a busy machine it may have come to its end before
    QVERIFY(program.state() == QProcess::NotRunning || program.waitForFinished(-1));
    const qint64 finished = QFileInfo(path("journal")).size();
    // A write may be cut off anywhere.
    QFile rows(path("rows"));
    QVERIFY(rows.open(QIODevice::Append));
    rows.write("{\"file\":\"half a r");
    rows.close();
    QFile journal(path("journal"));
    QVERIFY(journal.open(QIODevice::Append));
    journal.write("0123456789abcdef 12");
    journal.close();

    timer.restart();
    QCOMPARE(runCli(words).code, 0);
    qInfo("%d recordings in %lld ms; killed with %lld bytes noted, the rest took %lld ms",
          manyRecordings() + 2, qlonglong(wholeTime), qlonglong(finished),
          qlonglong(timer.elapsed()));

    QCOMPARE(written("rows"), written("whole"));
    QCOMPARE(runCli(words).code, 0); // nothing is left to do
    QCOMPARE(written("rows"), written("whole"));
}

void TestCliScan::memoryDoesNotGrowWithTheirNumber()
{
    if (test::isInstrumented())
        QSKIP("a sanitizer keeps memory that was given back");
    constexpr rlim_t Seconds = 600;
    const test::MeasuredRun few = test::runMeasured({"scan", m_recordings}, Seconds);
    writeMany();

    const test::MeasuredRun many = test::runMeasured({"scan", m_recordings}, Seconds);

    QCOMPARE(few.code, 0);
    QCOMPARE(many.code, 0);
    qInfo("%d recordings: %.1f s of processor time, %lld MiB; two of them: %lld MiB",
          manyRecordings() + 2, many.cpu, qlonglong(many.peak), qlonglong(few.peak));
    QVERIFY2(many.peak < few.peak + 16, qPrintable(QString::number(many.peak)));
}

void TestCliScan::playersAreFoundByTheirFacts()
{
    const auto file = test::realRecording("teehistorian/ddnet198-racebox.teehistorian");
    if (!file)
        SKIP_MISSING();
    const Run facts = runCli({"facts", "--player", "2", "--json", *file});
    double share = -1;
    for (const auto value : facts.object()["figures"].toArray()) {
        const QJsonObject figure = value.toObject();
        if (figure["id"] == QStringLiteral("regular_intervals") && !figure.contains("part"))
            share = figure["value"].toDouble(-1);
    }
    QVERIFY(share > 0);

    const Run all = runCli({"scan", "--when", "regular_intervals >= 0", *file});
    const Run some = runCli({"scan", "--when",
                             QStringLiteral("regular_intervals >= %1").arg(share, 0, 'g', 17),
                             *file});

    const QList<QJsonObject> rows = some.rows();
    const auto npc = std::ranges::find_if(
        rows, [](const QJsonObject &row) { return row["player"].toInt(-1) == 2; });
    QVERIFY(npc != rows.end());
    QCOMPARE((*npc)["name"].toString(), QStringLiteral("npc01"));
    QCOMPARE((*npc)["facts"].toObject()["regular_intervals"].toObject()["value"].toDouble(), share);
    // As the window shows it; as many samples as there were by hand, see test_cli_bundle.cpp.
    for (const char *written : {"regular_intervals >= 84%", "regular_intervals >= 84 %"})
        QCOMPARE(runCli({"scan", "--when", QString::fromLatin1(written), *file}).out,
                 runCli({"scan", "--when", "regular_intervals >= 0.84", *file}).out);
    QVERIFY(!runCli({"scan", "--when", "regular_intervals >= 84%", *file}).out.isEmpty());
    const Run nobody = runCli({"scan", "--when", "regular_intervals > 99.5%", *file});
    QVERIFY(nobody.out.isEmpty());
    QVERIFY2(nobody.errors.contains("1 recording looked at, 0 matched"), nobody.errors.constData());
    QVERIFY(QRegularExpression("\"regular_intervals > 99.5%\": the values are [0-9.]+% to [0-9.]+%")
                .match(QString::fromUtf8(nobody.errors))
                .hasMatch());
    const Run nothing = runCli({"scan", "--when", "AttackTick.regular_intervals > 1%", *file});
    QVERIFY(nothing.errors.contains("no value"));
    // Carol is human.
    const auto isCarol = [](const QJsonObject &row) { return row["name"] == QString("Carol2"); };
    QVERIFY(std::ranges::any_of(all.rows(), isCarol));
    QVERIFY(std::ranges::none_of(rows, isCarol));
}

void TestCliScan::singleInputIsAskedForByItsName()
{
    const auto file = test::realRecording("teehistorian/ddnet198-racebox.teehistorian");
    if (!file)
        SKIP_MISSING();
    const Run facts = runCli({"facts", "--player", "2", "--json", *file});
    QString part;
    QJsonObject expected;
    for (const auto value : facts.object()["figures"].toArray()) {
        const QJsonObject figure = value.toObject();
        if (figure["id"] == QStringLiteral("press_interval") && figure.contains("part")
            && !figure["value"].isNull()) {
            part = figure["part"].toString();
            expected = figure;
        }
    }
    QVERIFY(!part.isEmpty());

    const Run run = runCli(
        {"scan", "--when", part.toLower() + QStringLiteral(".press_interval > 0"), *file});
    const Run none = runCli({"scan", "--when", "nothing.press_interval > 0", *file});

    const QList<QJsonObject> rows = run.rows();
    const auto npc = std::ranges::find_if(
        rows, [](const QJsonObject &row) { return row["player"].toInt(-1) == 2; });
    QVERIFY(npc != rows.end());
    const QJsonObject told = (*npc)["facts"].toObject();
    const QJsonObject figure = told[part.toLower() + QStringLiteral(".press_interval")].toObject();
    QCOMPARE(figure["value"], expected["value"]);
    QCOMPARE(figure["samples"], expected["samples"]);
    QVERIFY(none.rows().isEmpty());
    QCOMPARE(none.code, 2);
    QVERIFY(none.errors.contains("there is no input \"nothing\""));
    const Run misspelt = runCli({"scan", "--when", "Fire.press_interval > 0", *file});
    QCOMPARE(misspelt.code, 2);
    QVERIFY(misspelt.errors.contains("FireHeld"));
}

void TestCliScan::replacedFileIsScannedAgain()
{
    const QStringList words{"scan", m_recordings, "--output", path("rows"), "--journal", path("j")};
    QCOMPARE(runCli(words).code, 0);
    const QByteArray before = written("rows");

    write(QStringLiteral("recordings/") + Short, {.stepCount = 70});

    QVERIFY(runCli(words).errors.contains("1 recording looked at"));
    QVERIFY(written("rows").startsWith(before));
    QCOMPARE(written("rows").count("short.demo"), before.count("short.demo") * 2);
    const QByteArray sha256 = QCryptographicHash::hash(written("recordings/short.demo"),
                                                       QCryptographicHash::Sha256);
    QCOMPARE(written("rows").count(sha256.toHex()),
             1); // its rows of before are not of this content
}

void TestCliScan::journalOfAnotherScanIsRefused()
{
    const QStringList scan{"scan", m_recordings, "--output", path("rows"), "--journal", path("j")};
    QCOMPARE(runCli(scan).code, 0);
    const QByteArray before = written("rows");

    const Run run = runCli(scan + QStringList{"--when", "players > 9"});

    QCOMPARE(run.code, 2);
    QVERIFY(run.errors.contains("not the journal of this scan"));
    QCOMPARE(written("rows"), before);
}

void TestCliScan::outputOfSomebodyElseIsNotTouched()
{
    QFile file(path("rows"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("mine");
    file.close();

    const Run run = runCli(
        {"scan", m_recordings, "--output", path("rows"), "--journal", path("j")});

    QCOMPARE(run.code, 2);
    QCOMPARE(written("rows"), QByteArray("mine"));
}

void TestCliScan::casesAreFiledOnce()
{
    const QStringList store{"--store", path("cases.sqlite"), "--as", "bot"};
    const QStringList scan = QStringList{"scan", "--case", "--kind", "kill", m_recordings} + store;

    QCOMPARE(runCli(scan).code, 0);
    QCOMPARE(runCli(scan).code, 0);

    const Run list = runCli(QStringList{"case", "list", "--json"} + store);
    QCOMPARE(list.rows().size(), 2);
    const Run shown = runCli(QStringList{"case", "show", "1", "--json"} + store);
    const QJsonArray notes = shown.object()["notes"].toArray();
    QCOMPARE(notes.size(), 1);
    QCOMPARE(notes[0].toObject()["tick"].toInteger(), 1000 + test::TinyKillTicks);
    QCOMPARE(notes[0].toObject()["player"].toString(), QString::fromUtf8(test::TinyFirstName));
}

TICKSCOPE_TEST(TestCliScan, QCoreApplication)
#include "test_cli_scan.moc"
