// SPDX-License-Identifier: GPL-3.0-or-later
//
// Clips that the command line writes, and where it refuses to.

#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_cli.h"
#include "tests/support/ghost_writer.h"
#include "tests/support/goldsrc/goldsrc_demo_writer.h"
#include "tests/support/sample_teehistorian.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using tickscope::test::Run;
using tickscope::test::runCli;

namespace {

/// Rows of \a command about a file, without what tells its clip from its source: places in the
/// file, and the numbers of players.
QList<QJsonObject> rowsOf(const QString &command, const QString &path, qint64 first, qint64 last)
{
    QStringList words{command, QStringLiteral("--json"), QStringLiteral("--quiet"), path};
    if (command == u"events")
        words << QStringLiteral("--all");
    QList<QJsonObject> rows;
    for (QJsonObject row : runCli(words).rows()) {
        const qint64 tick = row[QStringLiteral("tick")].toInteger();
        for (const char *key : {"byte", "seconds", "player", "other_player"})
            row.remove(QLatin1String(key));
        if (first <= tick && tick <= last)
            rows.append(row);
    }
    return rows;
}

QJsonObject stateOf(const QString &path, qint64 tick)
{
    QJsonObject state = runCli({QStringLiteral("state"), QStringLiteral("--json"),
                                QStringLiteral("--quiet"), QStringLiteral("--raw"),
                                QStringLiteral("--tick"), QString::number(tick), path})
                            .object();
    for (const char *key : {"seconds", "file", "name"})
        state.remove(QLatin1String(key));
    return state;
}

QJsonObject infoOf(const QString &path)
{
    return runCli(
               {QStringLiteral("info"), QStringLiteral("--json"), QStringLiteral("--quiet"), path})
        .object();
}

} // namespace

class TestCliCut : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void clipTellsWhatItsSourceTells_data();
    void clipTellsWhatItsSourceTells();
    void clipOfDamagedTicksSaysSo_data();
    void clipOfDamagedTicksSaysSo();
    void timesAreTakenAsTicksAre();
    void clipOfAClipIsTheSame();
    void clipOfTeehistorianEndsAtItsTick();
    void secretsAreCutUnlessAskedFor();
    void wordsOfTheServerStay();
    void whoIsRenamedStaysOnePersonWithoutChat();
    void refusalsSayWhy_data();
    void refusalsSayWhy();
    void outputIsNeverWrittenOver_data();
    void outputIsNeverWrittenOver();
    void forceReplacesAnOldClip();
    void nameOfAHiddenPersonIsNoFileName();
    void damageIsReported();
    void partOfASegmentedReplayIsNoOutput();
    void clipOfAReplayIsSounderThanItsSource();
    void runnerOfAHiddenReplayIsNoFileName();

private:
    [[nodiscard]] QString place(const char *name) const
    {
        return m_folder->filePath(QString::fromLatin1(name));
    }
    [[nodiscard]] Run cut(const QStringList &words) const
    {
        return runCli(QStringList{QStringLiteral("cut"), QStringLiteral("--quiet")} + words);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_demo; ///< Ticks 1000 to 1400.
};

void TestCliCut::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_demo = test::writeTinyDemo(m_folder->path(), QStringLiteral("tiny.demo"));
    QVERIFY(!m_demo.isEmpty());
}

void TestCliCut::clipTellsWhatItsSourceTells_data()
{
    QTest::addColumn<QString>("name");

    for (const char *name :
         {"ddnet198-client-carol-racebox.demo", "tw065-server-ctf2.demo", "tw061-client-nora.demo",
          "tw075-client-otto-dm6.demo", "sixup-ddnet-client.demo", "killed-server-dm2.demo"}) {
        const QString path = QStringLiteral("teeworlds/") + QString::fromLatin1(name);
        if (test::realRecording(path))
            QTest::newRow(name) << path;
    }
}

void TestCliCut::clipTellsWhatItsSourceTells()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(QString, name);
    const QString path = *test::realRecording(name);
    const QJsonObject info = infoOf(path);
    const qint64 begin = info[QStringLiteral("first_tick")].toInteger();
    const qint64 length = info[QStringLiteral("last_tick")].toInteger() - begin;
    const qint64 first = begin + length / 3;
    const qint64 last = begin + length * 2 / 3;
    const QString out = place("clip.demo");

    const Run run = cut({QStringLiteral("--json"), QStringLiteral("--from"), QString::number(first),
                         QStringLiteral("--to"), QString::number(last), QStringLiteral("-o"), out,
                         path});

    QCOMPARE(run.code, 0);
    const qint64 clipFirst = run.object()[QStringLiteral("first_tick")].toInteger();
    const qint64 clipLast = run.object()[QStringLiteral("last_tick")].toInteger();
    QVERIFY(first <= clipFirst && clipFirst < first + 10 && last - 10 < clipLast
            && clipLast <= last);
    QCOMPARE(runCli({QStringLiteral("verify"), QStringLiteral("-q"), out}).code, 0);
    QCOMPARE(rowsOf(QStringLiteral("checksums"), out, 0, INT64_MAX),
             rowsOf(QStringLiteral("checksums"), path, first, last));
    // What changed with the first tick is not seen in a clip that begins there.
    QCOMPARE(rowsOf(QStringLiteral("events"), out, clipFirst + 1, INT64_MAX),
             rowsOf(QStringLiteral("events"), path, clipFirst + 1, last));
    for (const qint64 tick : {clipFirst + 2, (clipFirst + clipLast) / 2, clipLast})
        QCOMPARE(stateOf(out, tick), stateOf(path, tick));
}

void TestCliCut::clipOfDamagedTicksSaysSo_data()
{
    QTest::addColumn<QString>("name");

    for (const char *name : {"odd/remove.demo", "odd/b_t0.demo", "odd/unterm.demo",
                             "odd/mila-cut-26900.demo", "hostile/flipped-race-carol.demo"}) {
        if (test::realRecording(QLatin1String(name)))
            QTest::newRow(name) << QString::fromLatin1(name);
    }
}

void TestCliCut::clipOfDamagedTicksSaysSo()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(QString, name);

    const Run run = cut({QStringLiteral("-o"), place("damaged.demo"), *test::realRecording(name)});

    QCOMPARE(run.code, 1);
}

void TestCliCut::timesAreTakenAsTicksAre()
{
    const Run byTick = cut({QStringLiteral("--from"), QStringLiteral("1100"),
                            QStringLiteral("--to"), QStringLiteral("1200"), QStringLiteral("-o"),
                            place("ticks.demo"), m_demo});
    const Run byTime = cut({QStringLiteral("--from"), QStringLiteral("2.0"), QStringLiteral("--to"),
                            QStringLiteral("0:04"), QStringLiteral("-o"), place("times.demo"),
                            m_demo});

    // As the window writes ticks.
    const Run bySign = cut({QStringLiteral("--from"), QStringLiteral("@1100"),
                            QStringLiteral("--to"), QStringLiteral("@1200"), QStringLiteral("-o"),
                            place("signs.demo"), m_demo});

    QCOMPARE(byTick.code, 0);
    QCOMPARE(byTime.code, 0);
    QCOMPARE(bySign.code, 0);
    QCOMPARE(test::contentOf(place("signs.demo")), test::contentOf(place("ticks.demo")));
    QCOMPARE(cut({QStringLiteral("--from"), QStringLiteral("@x"), m_demo}).code, 2);
    QVERIFY(byTick.out.contains("from 1100 to 1200"));
    QCOMPARE(test::contentOf(place("times.demo")), test::contentOf(place("ticks.demo")));
}

void TestCliCut::clipOfAClipIsTheSame()
{
    const QStringList range{QStringLiteral("--from"), QStringLiteral("1100"),
                            QStringLiteral("--to"), QStringLiteral("1200"), QStringLiteral("-o")};

    QCOMPARE(cut(range + QStringList{place("one.demo"), m_demo}).code, 0);
    QCOMPARE(cut(range + QStringList{place("two.demo"), place("one.demo")}).code, 0);

    QVERIFY(!test::contentOf(place("one.demo")).isEmpty());
    QCOMPARE(test::contentOf(place("two.demo")), test::contentOf(place("one.demo")));
}

void TestCliCut::secretsAreCutUnlessAskedFor()
{
    const QString path = test::writeRecording(m_folder->path(), QStringLiteral("a.teehistorian"),
                                              test::makeTinyTeehistorian());
    const auto cut = [&](const char *name, const QStringList &more) {
        const QString out = place(name);
        const QStringList words{"cut", "--from", "100", "--to", "240", "-o", out, path};
        QFile clip(runCli(words + more).code == 0 ? out : QString());
        return clip.open(QIODevice::ReadOnly) ? clip.readAll() : QByteArray();
    };

    const QByteArray hidden = cut("hidden.teehistorian", {});
    const QByteArray shown = cut("shown.teehistorian", {"--show-secrets"});

    QVERIFY(!hidden.isEmpty() && !hidden.contains(test::TinySecret));
    QVERIFY(shown.contains(test::TinySecret));
}

void TestCliCut::clipOfTeehistorianEndsAtItsTick()
{
    SKIP_WITHOUT_RECORDING("teehistorian/ddnet164-sunny.teehistorian");
    const QString path = *test::realRecording(
        QStringLiteral("teehistorian/ddnet164-sunny.teehistorian"));
    const QJsonObject info = infoOf(path);
    const qint64 last = (info[QStringLiteral("first_tick")].toInteger()
                         + info[QStringLiteral("last_tick")].toInteger())
                        / 2;
    const QString out = place("clip.teehistorian");

    const Run run = cut(
        {QStringLiteral("--to"), QString::number(last), QStringLiteral("-o"), out, path});
    const Run middle = cut({QStringLiteral("--from"), QString::number(last - 100),
                            QStringLiteral("-o"), place("middle.teehistorian"), path});

    QCOMPARE(run.code, 0);
    QCOMPARE(runCli({QStringLiteral("verify"), QStringLiteral("-q"), out}).code, 0);
    QCOMPARE(rowsOf(QStringLiteral("checksums"), out, 0, INT64_MAX),
             rowsOf(QStringLiteral("checksums"), path, 0, last));
    auto events = rowsOf(QStringLiteral("events"), out, 0, INT64_MAX);
    QVERIFY(!events.isEmpty());
    QCOMPARE(events.takeLast()[QStringLiteral("text")].toString(),
             QStringLiteral("end of the recording"));
    QCOMPARE(events, rowsOf(QStringLiteral("events"), path, 0, last));
    QCOMPARE(middle.code, 2);
    QVERIFY(middle.errors.contains("has to begin where the file does"));
    QVERIFY(!QFile::exists(place("middle.teehistorian")));
}

void TestCliCut::refusalsSayWhy_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("reason");

    QTest::newRow("behind the end")
        << QStringList{"--from", "1500", "-o", "OUT", "DEMO"} << QByteArray("1000 to 1400");
    QTest::newRow("before the beginning")
        << QStringList{"--to", "999", "-o", "OUT", "DEMO"} << QByteArray("1000 to 1400");
    QTest::newRow("backwards") << QStringList{"--from", "1200", "--to", "1100", "-o", "OUT", "DEMO"}
                               << QByteArray("1000 to 1400");
    QTest::newRow("one tick") << QStringList{"--from", "1100", "--to", "1101", "-o", "OUT", "DEMO"}
                              << QByteArray("at least two ticks");
    QTest::newRow("no output") << QStringList{"--from", "1100", "DEMO"} << QByteArray("--output");
    QTest::newRow("two files") << QStringList{"-o", "OUT", "DEMO", "DEMO"}
                               << QByteArray("only one --output");
    QTest::newRow("no time") << QStringList{"--from", "x:y", "-o", "OUT", "DEMO"}
                             << QByteArray("--from");
    QTest::newRow("another format")
        << QStringList{"-o", "OUT", "GHOST"} << QByteArray("no clips of this format");
    QTest::newRow("names that cannot be read") << QStringList{"--anonymous", "-o", "OUT", "OLD"}
                                               << QByteArray("cannot be left out or hidden");
}

void TestCliCut::refusalsSayWhy()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, reason);
    // Whole words only: a folder may be called "cli_own_tests-dOLDuD".
    const QHash<QString, QString> places{
        {"OUT", place("out.demo")},
        {"DEMO", m_demo},
        {"GHOST",
         test::writeRecording(m_folder->path(), QStringLiteral("a.gho"), test::makeGhost({}))},
        {"OLD", test::writeRecording(m_folder->path(), QStringLiteral("a.dem"),
                                     test::makeTinyGoldsrcDemo({.form = test::Form40}))}};
    for (QString &word : words)
        word = places.value(word, word);

    const Run run = cut(words);

    QCOMPARE(run.code, 2);
    QVERIFY2(run.errors.contains(reason), run.errors.constData());
    QVERIFY(!QFile::exists(place("out.demo")));
    QCOMPARE(QDir(m_folder->path()).entryList({"*.demo*"}, QDir::Files),
             QStringList{QStringLiteral("tiny.demo")});
}

void TestCliCut::outputIsNeverWrittenOver_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<bool>("isForced");

    for (const char *what : {"file", "link", "dead link", "folder", "pipe", "recording"}) {
        if (qstrcmp(what, "file") != 0)
            QTest::addRow("%s, forced", what) << QString::fromLatin1(what) << true;
        QTest::newRow(what) << QString::fromLatin1(what) << false;
    }
}

void TestCliCut::outputIsNeverWrittenOver()
{
    QFETCH(QString, what);
    QFETCH(bool, isForced);
    const QString precious = place("precious");
    QFile file(precious);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("precious") == 8);
    file.close();
    const QByteArray before = test::contentOf(m_demo);
    QString out = place("out.demo");
    if (what == u"file")
        QVERIFY(QFile::copy(precious, out));
    else if (what == u"link")
        QVERIFY(QFile::link(precious, out));
    else if (what == u"dead link")
        QVERIFY(QFile::link(place("nothing"), out));
    else if (what == u"folder")
        QVERIFY(QDir().mkdir(out));
    else if (what == u"pipe")
        QCOMPARE(::mkfifo(qPrintable(out), 0600), 0);
    else
        QVERIFY(QFile::link(m_demo, place("beside.demo")));
    if (what == u"recording")
        out = m_demo;

    const Run run = cut(QStringList{QStringLiteral("-o"), out, m_demo}
                        + (isForced ? QStringList{QStringLiteral("--force")} : QStringList()));

    QCOMPARE(run.code, 2);
    QVERIFY(!run.errors.isEmpty());
    QCOMPARE(test::contentOf(precious), QByteArray("precious"));
    QCOMPARE(test::contentOf(m_demo), before);
    QVERIFY(!QFile::exists(place("nothing")));
}

void TestCliCut::forceReplacesAnOldClip()
{
    const QStringList words{QStringLiteral("--from"), QStringLiteral("1100"), QStringLiteral("-o"),
                            place("out.demo"), m_demo};
    QCOMPARE(cut(words).code, 0);
    const QByteArray clip = test::contentOf(place("out.demo"));

    QCOMPARE(cut(words).code, 2);
    QCOMPARE(cut(words + QStringList{QStringLiteral("--force")}).code, 0);

    QVERIFY(!clip.isEmpty());
    QCOMPARE(test::contentOf(place("out.demo")), clip);
}

void TestCliCut::nameOfAHiddenPersonIsNoFileName()
{
    const QStringList words{QStringLiteral("--anonymous"), m_demo, QStringLiteral("-o")};

    const Run named = cut(words + QStringList{place("anna at the wall.demo")});
    const Run other = cut(words + QStringList{place("somebody at the wall.demo")});

    QCOMPARE(named.code, 2);
    QVERIFY2(named.errors.contains("give the file another name"), named.errors.constData());
    QVERIFY(!QFile::exists(place("anna at the wall.demo")));
    QCOMPARE(other.code, 0);
    const QString clip = place("somebody at the wall.demo");
    const QByteArray all = runCli({QStringLiteral("info"), QStringLiteral("--json"), clip}).out
                           + runCli({QStringLiteral("events"), QStringLiteral("--json"),
                                     QStringLiteral("--all"), clip})
                                 .out;
    QVERIFY(all.contains("\"hi\""));
    QVERIFY(!all.toLower().contains("anna"));
    QVERIFY(!all.contains("B\xc3\xb6"));
}

void TestCliCut::wordsOfTheServerStay()
{
    SKIP_WITHOUT_RECORDING("teeworlds/ddnet198-client-carol-racebox.demo");
    const QString source = *test::realRecording("teeworlds/ddnet198-client-carol-racebox.demo");

    QCOMPARE(cut({QStringLiteral("--anonymous"), QStringLiteral("--from"), QStringLiteral("2100"),
                  QStringLiteral("--to"), QStringLiteral("2410"), source, QStringLiteral("-o"),
                  place("clip.demo")})
                 .code,
             0);

    // Somebody's clan is "new".
    QStringList lines;
    for (const QJsonObject &row :
         rowsOf(QStringLiteral("events"), place("clip.demo"), 2296, 2402)) {
        if (row[QStringLiteral("kind")] == QStringLiteral("server_message"))
            lines << row[QStringLiteral("text")].toString();
    }
    QCOMPARE(lines.filter(QStringLiteral("New record: ")).size(), 2);
}

void TestCliCut::whoIsRenamedStaysOnePersonWithoutChat()
{
    SKIP_WITHOUT_RECORDING("teeworlds/tw061-server-dm1.demo");
    const QString source = *test::realRecording("teeworlds/tw061-server-dm1.demo");

    QCOMPARE(
        cut({QStringLiteral("--no-chat"), source, QStringLiteral("-o"), place("clip.demo")}).code,
        0);

    QCOMPARE(infoOf(place("clip.demo"))[QStringLiteral("players")],
             infoOf(source)[QStringLiteral("players")]);
    QSet<QString> said;
    for (const QJsonObject &row : rowsOf(QStringLiteral("events"), place("clip.demo"), 0, 100'000))
        said << row[QStringLiteral("kind")].toString();
    QVERIFY(!said.contains(QStringLiteral("chat")) && said.contains(QStringLiteral("rename")));
}

void TestCliCut::damageIsReported()
{
    SKIP_WITHOUT_RECORDING("hostile/zeroed-server-dm1.demo");
    const QString out = place("clip.demo");

    const Run run = cut({QStringLiteral("-o"), out,
                         *test::realRecording(QStringLiteral("hostile/zeroed-server-dm1.demo"))});

    QCOMPARE(run.code, 1);
    QVERIFY2(run.out.contains("left out"), run.out.constData());
    QCOMPARE(runCli({QStringLiteral("verify"), QStringLiteral("-q"), out}).code, 0);
}

void TestCliCut::partOfASegmentedReplayIsNoOutput()
{
    SKIP_WITHOUT_RECORDING("hollowcube/tiny-segmented");
    const QString folder = m_folder->filePath(QStringLiteral("replay"));
    QVERIFY(QDir().mkdir(folder));
    const QDir source(*test::realRecording(QStringLiteral("hollowcube/tiny-segmented")));
    for (const QString &file : source.entryList(QDir::Files))
        QVERIFY(QFile::copy(source.filePath(file), folder + u'/' + file));
    const QString segment = QDir(folder).filePath(
        QDir(folder).entryList({"segment*"}, QDir::Files).value(0));
    const QByteArray before = test::contentOf(segment);

    const Run run = cut({QStringLiteral("--force"), QStringLiteral("-o"), segment, folder});
    const Run elsewhere = cut({QStringLiteral("-o"), place("clip.hcrp"), folder});

    QCOMPARE(run.code, 2);
    QVERIFY2(run.errors.contains("is the recording itself"), run.errors.constData());
    QVERIFY(!before.isEmpty());
    QCOMPARE(test::contentOf(segment), before);
    QCOMPARE(elsewhere.code, 0);
    QCOMPARE(runCli({QStringLiteral("verify"), QStringLiteral("-q"), place("clip.hcrp")}).code, 0);
}

void TestCliCut::clipOfAReplayIsSounderThanItsSource()
{
    SKIP_WITHOUT_RECORDING("hollowcube/malformed/chunk-trailing-bytes.hcrp");
    const QString path = *test::realRecording(
        QStringLiteral("hollowcube/malformed/chunk-trailing-bytes.hcrp"));
    QCOMPARE(runCli({QStringLiteral("verify"), QStringLiteral("-q"), path}).code, 1);

    const Run run = cut({QStringLiteral("-o"), place("clip.hcrp"), path});

    QCOMPARE(run.code, 0);
    QCOMPARE(runCli({QStringLiteral("verify"), QStringLiteral("-q"), place("clip.hcrp")}).code, 0);
}

void TestCliCut::runnerOfAHiddenReplayIsNoFileName()
{
    SKIP_WITHOUT_RECORDING("hollowcube/metadata.hcrp");
    const QString path = *test::realRecording(QStringLiteral("hollowcube/metadata.hcrp"));
    const QString named = m_folder->filePath(QStringLiteral("run-of-pl\u00e4yer_\u4e00.hcrp"));
    const QStringList range{QStringLiteral("--anonymous"), QStringLiteral("--from"),
                            QStringLiteral("400"),         QStringLiteral("--to"),
                            QStringLiteral("450"),         QStringLiteral("-o")};

    const Run refused = cut(range + QStringList{named, path});
    const Run run = cut(range + QStringList{place("clip.hcrp"), path});

    QCOMPARE(refused.code, 2);
    QVERIFY2(refused.errors.contains("give the file another name"), refused.errors.constData());
    QVERIFY(!QFile::exists(named));
    QCOMPARE(run.code, 0);
    QVERIFY(test::contentOf(place("clip.hcrp")).contains("Player 1"));
    QVERIFY(!test::contentOf(place("clip.hcrp")).contains("Pl\u00e4yer"));
}

TICKSCOPE_TEST(TestCliCut, QCoreApplication)
#include "test_cli_cut.moc"
