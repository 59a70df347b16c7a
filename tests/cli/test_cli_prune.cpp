// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSettings>
#include <QTest>

#include <unistd.h>

#include "tests/cli/prune_folder.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::test;

/// Which recordings `prune` removes by its rules, and which it keeps whatever these say.
class TestCliPrune : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<PruneFolder>(); }

    void wrongUsageEndsWithTwo_data();
    void wrongUsageEndsWithTwo();
    void nothingIsRemovedWithoutYes();
    void totalKeepsTheNewest();
    void bestRunsOfAMapStay();
    void rulesFileHasRulesOfWorlds();
    void brokenRulesAreRefused_data();
    void brokenRulesAreRefused();
    void recordingOfACaseStays();
    void storeThatIsNotThereRemovesNothing();
    void casesOfTheWindowCountAsWell();
    void unsentChangesOfTheWindowRemoveNothing();
    void unreadableSettingsRemoveNothing();
    void pinnedRecordingStays();
    void pinOfOneOfItsFilesKeepsAFolder();
    void noteOnARecordingKeepsIt();
    void nameInACaseKeepsWhatHasGrown();
    void linkIsNotGoneThrough();
    void otherNameOfAFileKeepsIt();
    void whatIsInTheTrashIsLeftThere();
    void whatIsWrittenStays();
    void damagedRecordingStays();
    void recordingWithoutADateStays();
    void flaggedRecordingStaysWhereAsked();

private:
    std::unique_ptr<PruneFolder> m_folder;
};

void TestCliPrune::wrongUsageEndsWithTwo_data()
{
    QTest::addColumn<QStringList>("words");
    const auto add = [](const QStringList &words) {
        QTest::newRow(qPrintable(words.join(u' '))) << words;
    };
    add({"--older", "30d"});
    add({"x"});
    add({"x", "--keep-best", "3"});
    add({"x", "--older", "30"});
    add({"x", "--older", "d"});
    add({"x", "--older", "30m"});
    add({"x", "--older", "-1d"});
    add({"x", "--older", "99999999999999999y"});
    add({"x", "--larger", "many"});
    add({"x", "--larger", "2MB"});
    add({"x", "--total", "99999999999T"});
    add({"x", "--older", "30d", "--keep-best", "-1"});
    add({"x", "--older", "30d", "--by", "player"});
    add({"x", "--rules", "no such file"});
    add({"no such file", "--older", "30d"});
}

void TestCliPrune::wrongUsageEndsWithTwo()
{
    QFETCH(QStringList, words);

    const Run run = m_folder->prune(words);

    QCOMPARE(run.code, 2);
    QVERIFY(run.errors.startsWith("tickscope-cli: "));
}

void TestCliPrune::nothingIsRemovedWithoutYes()
{
    const QString old = m_folder->writeDemo(QStringLiteral("old.demo"), "2020-01-31_12-00-00");

    for (const QStringList &more :
         {QStringList{}, {"--dry-run"}, {"--yes", "--dry-run"}, {"--delete"}}) {
        const Run run = m_folder->pruneAll(QStringList{"--older", "30d"} + more);
        QCOMPARE(run.code, 0);
        QCOMPARE(actions(run), (QMap<QString, QString>{{"old.demo", "remove older"}}));
        QCOMPARE(run.rows().front()[QStringLiteral("removed")].toBool(true), false);
        QVERIFY(run.errors.contains("--yes"));
        QVERIFY(QFile::exists(old));
    }
    QVERIFY(!QFile::exists(journalPath()));
}

void TestCliPrune::totalKeepsTheNewest()
{
    const QString second = m_folder->writeDemo(QStringLiteral("a.demo"), "2021-01-01_12-00-00");
    const QString first = m_folder->writeDemo(QStringLiteral("b.demo"), "2020-01-01_12-00-00");
    const QString third = m_folder->writeDemo(QStringLiteral("c.demo"), "2022-01-01_12-00-00");

    const Run run = m_folder->pruneAll(
        {"--total", QString::number(2 * QFileInfo(first).size()), "--delete", "--yes"});

    QCOMPARE(run.code, 0);
    QCOMPARE(actions(run), (QMap<QString, QString>{{"a.demo", "keep no_rule"},
                                                   {"b.demo", "remove total"},
                                                   {"c.demo", "keep no_rule"}}));
    QVERIFY(QFile::exists(second) && !QFile::exists(first) && QFile::exists(third));
}

void TestCliPrune::bestRunsOfAMapStay()
{
    // 20 ms for each character.
    m_folder->writeGhost(QStringLiteral("slow.gho"), 90);
    m_folder->writeGhost(QStringLiteral("fast.gho"), 60);
    m_folder->writeGhost(QStringLiteral("good.gho"), 70);
    m_folder->writeDemo(QStringLiteral("other.demo"), {});

    QCOMPARE(actions(m_folder->pruneAll({All, "--keep-best", "2"})),
             (QMap<QString, QString>{{"slow.gho", "remove larger"},
                                     {"fast.gho", "keep best_run"},
                                     {"good.gho", "keep best_run"},
                                     {"other.demo", "keep unknown_finish"}}));
    // By ids of worlds, which these do not have.
    QCOMPARE(actions(m_folder->pruneAll({All, "--keep-best", "2", "--by", "world"}))["slow.gho"],
             QStringLiteral("keep unknown_world"));
}

void TestCliPrune::rulesFileHasRulesOfWorlds()
{
    m_folder->writeGhost(QStringLiteral("slow.gho"), 90);
    m_folder->writeGhost(QStringLiteral("fast.gho"), 60);
    const QString rules = m_folder->beside(QStringLiteral("rules.json"));
    const auto rule = [&](const QByteArray &text) {
        QFile file(rules);
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    };

    QVERIFY(rule(R"({"dm1": {"larger": "0", "keep_best": 1}})"));
    const Run best = m_folder->pruneAll({"--rules", rules});
    QCOMPARE(actions(best), (QMap<QString, QString>{{"slow.gho", "remove larger"},
                                                    {"fast.gho", "keep best_run"}}));
    QVERIFY(best.out.contains("rules of dm1"));
    QVERIFY(rule(R"({"dm1": {}})"));
    QCOMPARE(actions(m_folder->pruneAll({All, "--rules", rules}))["slow.gho"],
             QStringLiteral("keep no_rule"));
    QVERIFY(rule(R"({"dm2": {}})"));
    QCOMPARE(actions(m_folder->pruneAll({All, "--rules", rules}))["slow.gho"],
             QStringLiteral("remove larger"));
}

void TestCliPrune::brokenRulesAreRefused_data()
{
    QTest::addColumn<QByteArray>("rules");

    QTest::newRow("not JSON") << QByteArray("older 30d");
    QTest::newRow("a list") << QByteArray("[]");
    QTest::newRow("no rules") << QByteArray(R"({"dm1": "30d"})");
    QTest::newRow("a rule that is none") << QByteArray(R"({"dm1": {"younger": "30d"}})");
    QTest::newRow("a number for an age") << QByteArray(R"({"dm1": {"older": 30}})");
    QTest::newRow("a text for a number") << QByteArray(R"({"dm1": {"keep_best": "3"}})");
    QTest::newRow("no whole number") << QByteArray(R"({"dm1": {"keep_best": 1.5}})");
}

void TestCliPrune::brokenRulesAreRefused()
{
    QFETCH(QByteArray, rules);
    const QString file = m_folder->beside(QStringLiteral("rules.json"));
    QFile out(file);
    QVERIFY(out.open(QIODevice::WriteOnly) && out.write(rules) == rules.size());
    out.close();
    const QString demo = m_folder->writeDemo(QStringLiteral("old.demo"), {});

    const Run run = m_folder->pruneAll({All, "--rules", file, "--yes", "--delete"});

    QCOMPARE(run.code, 2);
    QVERIFY(run.errors.contains("--rules"));
    QVERIFY(QFile::exists(demo));
}

void TestCliPrune::recordingOfACaseStays()
{
    const QString reported = m_folder->writeDemo(QStringLiteral("reported.demo"), {},
                                                 {.firstTick = 5000});
    // A copy of it is the same evidence.
    const QString copy = m_folder->path(QStringLiteral("copy.demo"));
    QVERIFY(QFile::copy(reported, copy) && settle(copy));
    const QString other = m_folder->writeDemo(QStringLiteral("other.demo"), {});
    QCOMPARE(runCli({"case", "create", "--recording", reported, "--claim", "x", "--store",
                     m_folder->store()})
                 .code,
             0);

    const Run run = m_folder->pruneAll({All, "--yes", "--delete"});

    QCOMPARE(run.code, 0);
    QCOMPARE(actions(run), (QMap<QString, QString>{{"reported.demo", "keep case"},
                                                   {"copy.demo", "keep case"},
                                                   {"other.demo", "remove larger"}}));
    QVERIFY(run.out.contains("case 1"));
    QVERIFY(QFile::exists(reported) && QFile::exists(copy) && !QFile::exists(other));
}

void TestCliPrune::storeThatIsNotThereRemovesNothing()
{
    const QString demo = m_folder->writeDemo(QStringLiteral("old.demo"), {});
    const QString missing = m_folder->beside(QStringLiteral("missing.sqlite"));
    const QString broken = m_folder->beside(QStringLiteral("broken.sqlite"));
    QFile file(broken);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray(9000, 'x')) == 9000);
    file.close();
    const QString nowhere = QStringLiteral("postgresql://nobody@127.0.0.1:1/none");

    for (const QString &store : {missing, broken, nowhere}) {
        const Run run = runCli(
            {"prune", m_folder->path({}), All, "--yes", "--delete", "--store", store});
        QCOMPARE(run.code, 2);
        QVERIFY(run.out.isEmpty());
        QVERIFY2(!run.errors.isEmpty(), qPrintable(store));
        QVERIFY(QFile::exists(demo));
    }
    QVERIFY(!QFile::exists(missing));
    // None is named, and the window has none.
    QCOMPARE(runCli({"prune", m_folder->path({}), All, "--yes", "--delete"}).code, 2);
    QVERIFY(QFile::exists(demo));
    QCOMPARE(runCli({"prune", m_folder->path({}), All, "--yes", "--delete", "--no-cases"}).code, 0);
    QVERIFY(!QFile::exists(demo));
}

void TestCliPrune::casesOfTheWindowCountAsWell()
{
    const QString demo = m_folder->writeDemo(QStringLiteral("reported.demo"), {});
    const QString store = dataFolder() + QStringLiteral("/tickscope/tickscope/cases.sqlite");
    QVERIFY(QDir().mkpath(QFileInfo(store).path()));
    QCOMPARE(runCli({"case", "create", "--recording", demo, "--claim", "x", "--store", store}).code,
             0);

    const Run named = m_folder->pruneAll({All});
    const Run unnamed = runCli({"prune", "--json", m_folder->path({}), All, "--no-cases"});
    QVERIFY(QFile::remove(store));

    QCOMPARE(actions(named)["reported.demo"], QStringLiteral("keep case"));
    QCOMPARE(actions(unnamed)["reported.demo"], QStringLiteral("keep case"));
}

void TestCliPrune::unsentChangesOfTheWindowRemoveNothing()
{
    const QString demo = m_folder->writeDemo(QStringLiteral("old.demo"), {});
    const QString outbox = dataFolder() + QStringLiteral("/tickscope/tickscope/outbox/1.sqlite");
    QVERIFY(QDir().mkpath(QFileInfo(outbox).path()));
    QVERIFY(QFile::copy(qEnvironmentVariable("TICKSCOPE_SOURCES")
                            + QStringLiteral("/tests/data/review/outbox-1.sqlite"),
                        outbox));
    QVERIFY(QFile::setPermissions(outbox, QFile::ReadOwner | QFile::WriteOwner));

    const Run run = m_folder->pruneAll({All, "--yes", "--delete"});
    QVERIFY(QDir(QFileInfo(outbox).path()).removeRecursively());

    QCOMPARE(run.code, 2);
    QVERIFY(run.errors.contains("1.sqlite"));
    QVERIFY(QFile::exists(demo));
}

void TestCliPrune::unreadableSettingsRemoveNothing()
{
    const QString demo = m_folder->writeDemo(QStringLiteral("old.demo"), {});
    const QString settings = QSettings(QStringLiteral("tickscope"), QStringLiteral("tickscope"))
                                 .fileName();
    QVERIFY(QDir().mkpath(settings)); // a folder in its place

    const Run run = m_folder->pruneAll({All, "--yes", "--delete"});
    QVERIFY(QDir().rmdir(settings));

    QCOMPARE(run.code, 2);
    QVERIFY(QFile::exists(demo));
}

void TestCliPrune::pinnedRecordingStays()
{
    const QString pinned = m_folder->writeDemo(QStringLiteral("pinned.demo"), {});
    const QString other = m_folder->writeDemo(QStringLiteral("other.demo"), {});
    // Under another name of its folder.
    const QString link = m_folder->beside(QStringLiteral("link"));
    QVERIFY(QFile::link(m_folder->path({}), link));
    QSettings settings(QStringLiteral("tickscope"), QStringLiteral("tickscope"));
    settings.setValue(QStringLiteral("library/pinned"),
                      QStringList{link + QStringLiteral("/pinned.demo")});
    settings.sync();

    const Run run = m_folder->pruneAll({All, "--yes", "--delete"});
    settings.clear();
    settings.sync();

    QCOMPARE(actions(run), (QMap<QString, QString>{{"pinned.demo", "keep pinned"},
                                                   {"other.demo", "remove larger"}}));
    QVERIFY(QFile::exists(pinned) && !QFile::exists(other));
}

void TestCliPrune::pinOfOneOfItsFilesKeepsAFolder()
{
    SKIP_WITHOUT_RECORDING("hollowcube/tiny-segmented/preamble.dat");
    const QString folder = m_folder->writeFolder(QStringLiteral("run"));
    QSettings settings(QStringLiteral("tickscope"), QStringLiteral("tickscope"));
    settings.setValue(QStringLiteral("library/pinned"),
                      QStringList{folder + QStringLiteral("/preamble.dat")});
    settings.sync();

    const Run run = m_folder->pruneAll({All, "--yes", "--delete"});
    settings.clear();
    settings.sync();

    QCOMPARE(actions(run), (QMap<QString, QString>{{"run", "keep pinned"}}));
    QVERIFY(QFile::exists(folder + QStringLiteral("/finished")));
}

/// The case was filed about another one.
void TestCliPrune::noteOnARecordingKeepsIt()
{
    const QString noted = m_folder->writeDemo(QStringLiteral("noted.demo"), "2020-01-31_12-00-00");
    const QString about = m_folder->writeDemo(QStringLiteral("about.demo"), "2021-01-31_12-00-00");
    const QString store = m_folder->store();
    QCOMPARE(
        runCli({"case", "create", "--recording", about, "--claim", "x", "--store", store}).code, 0);
    QCOMPARE(runCli({"case", "note", "1", "--recording", noted, "--add-recording", "--text", "here",
                     "--tick", "1010", "--store", store})
                 .code,
             0);

    const Run run = m_folder->pruneAll({All, "--yes", "--delete"});

    QCOMPARE(actions(run),
             (QMap<QString, QString>{{"noted.demo", "keep case"}, {"about.demo", "keep case"}}));
}

/// The case was filed when less of it was written.
void TestCliPrune::nameInACaseKeepsWhatHasGrown()
{
    const QString file = m_folder->writeDemo(QStringLiteral("grown.demo"), "2020-01-31_12-00-00");
    QCOMPARE(runCli({"case", "create", "--recording", file, "--claim", "x", "--store",
                     m_folder->store()})
                 .code,
             0);
    QCOMPARE(m_folder->writeDemo(QStringLiteral("grown.demo"), "2021-01-31_12-00-00"), file);

    const Run run = m_folder->pruneAll({All, "--yes", "--delete"});

    QCOMPARE(actions(run), (QMap<QString, QString>{{"grown.demo", "keep case"}}));
    QVERIFY(QFile::exists(file));
}

/// "link/.." is above where the link leads, not above the link.
void TestCliPrune::linkIsNotGoneThrough()
{
    const QString meant = m_folder->writeDemo(QStringLiteral("run.demo"), {});
    QVERIFY(QDir().mkpath(m_folder->path(QStringLiteral("inner"))));
    QVERIFY(QDir().mkpath(m_folder->beside(QStringLiteral("elsewhere"))));
    const QString other = m_folder->beside(QStringLiteral("elsewhere/run.demo"));
    QVERIFY(QFile::copy(meant, other));
    QVERIFY(QFile::link(m_folder->path(QStringLiteral("inner")),
                        m_folder->beside(QStringLiteral("elsewhere/link"))));

    const Run through = m_folder->prune(
        {m_folder->beside(QStringLiteral("elsewhere/link/.")), All, "--yes", "--delete"});
    QVERIFY(QFile::exists(meant) && QFile::exists(other));
    const Run above = m_folder->prune(
        {m_folder->beside(QStringLiteral("elsewhere/link/../run.demo")), All, "--yes", "--delete"});

    QVERIFY(!through.out.contains("remove"));
    QCOMPARE(above.rows().size(), 1);
    QVERIFY(!QFile::exists(meant) && QFile::exists(other));
}

void TestCliPrune::otherNameOfAFileKeepsIt()
{
    const QString file = m_folder->writeDemo(QStringLiteral("one.demo"), {});
    const QString link = m_folder->path(QStringLiteral("two.demo"));
    QCOMPARE(::link(QFile::encodeName(file).constData(), QFile::encodeName(link).constData()), 0);

    const Run run = m_folder->pruneAll({All, "--yes", "--delete"});

    QCOMPARE(actions(run),
             (QMap<QString, QString>{{"one.demo", "keep link"}, {"two.demo", "keep link"}}));
}

void TestCliPrune::whatIsInTheTrashIsLeftThere()
{
    QVERIFY(!m_folder->writeDemo(QStringLiteral("run.demo"), {}).isEmpty());
    QCOMPARE(actions(m_folder->pruneAll({All, "--yes"})),
             (QMap<QString, QString>{{"run.demo", "remove larger"}}));

    const Run again = m_folder->prune(
        {test::dataFolder() + QStringLiteral("/Trash"), All, "--yes"});

    QVERIFY(again.rows().isEmpty());
    QVERIFY(QFile::exists(test::trashed(QStringLiteral("run.demo"))));
}

void TestCliPrune::whatIsWrittenStays()
{
    SKIP_WITHOUT_RECORDING("hollowcube/tiny-segmented/preamble.dat");
    const QString folder = m_folder->writeFolder(QStringLiteral("open"));
    QVERIFY(QFile::remove(folder + QStringLiteral("/finished")));
    const QString now = test::writeTinyDemo(m_folder->path({}), QStringLiteral("now.demo"));

    const Run run = m_folder->pruneAll({All, "--yes", "--delete"});

    QCOMPARE(actions(run), (QMap<QString, QString>{{"open", "keep being_written"},
                                                   {"now.demo", "keep being_written"}}));
    QVERIFY(QFile::exists(folder) && QFile::exists(now));
}

void TestCliPrune::damagedRecordingStays()
{
    const auto bytes = test::makeGhost({.version = 6, .characters = 60});
    const QString cut = test::writeRecording(m_folder->path({}), QStringLiteral("cut.gho"),
                                             {bytes.begin(), bytes.end() - 20});
    // What shows only when all of it is decoded.
    const QString flipped = m_folder->writeDemo(QStringLiteral("flipped.demo"), {});
    QFile file(flipped);
    QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(file.size() - 40));
    QVERIFY(file.write(QByteArray(20, '\xff')) == 20);
    file.close();
    QVERIFY(settle(cut) && settle(flipped));
    QCOMPARE(runCli({"verify", flipped}).code, 1);

    const Run run = m_folder->pruneAll({All, "--yes", "--delete"});

    QCOMPARE(run.code, 1);
    QCOMPARE(actions(run), (QMap<QString, QString>{{"cut.gho", "keep damaged"},
                                                   {"flipped.demo", "keep damaged"}}));
    QVERIFY(QFile::exists(cut) && QFile::exists(flipped));
}

void TestCliPrune::recordingWithoutADateStays()
{
    m_folder->writeGhost(QStringLiteral("dateless.gho"), 60);
    m_folder->writeDemo(
        QStringLiteral("future.demo"),
        QDateTime::currentDateTime().addDays(9).toString("yyyy-MM-dd_hh-mm-ss").toLatin1());
    m_folder->writeDemo(QStringLiteral("unset.demo"), "1970-01-02_00-00-00");

    const Run run = m_folder->pruneAll({"--older", "1h", "--total", "0", "--yes", "--delete"});

    const QString kept = QStringLiteral("keep unknown_age");
    QCOMPARE(run.code, 0);
    QCOMPARE(actions(run),
             (QMap<QString, QString>{
                 {"dateless.gho", kept}, {"future.demo", kept}, {"unset.demo", kept}}));
}

void TestCliPrune::flaggedRecordingStaysWhereAsked()
{
    SKIP_WITHOUT_RECORDING("hollowcube/metadata.hcrp");
    const QString copy = m_folder->path(QStringLiteral("flagged.hcrp"));
    QVERIFY(QFile::copy(*test::realRecording(QStringLiteral("hollowcube/metadata.hcrp")), copy));
    QVERIFY(QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner) && settle(copy));

    QCOMPARE(actions(m_folder->pruneAll({All, "--keep-flagged"}))["flagged.hcrp"],
             QStringLiteral("keep flagged"));
    QCOMPARE(actions(m_folder->pruneAll({All}))["flagged.hcrp"], QStringLiteral("remove larger"));
}

TICKSCOPE_TEST(TestCliPrune, QCoreApplication)
#include "test_cli_prune.moc"
