// SPDX-License-Identifier: GPL-3.0-or-later
#include <QProcess>
#include <QRandomGenerator>
#include <QTest>

#include "tests/cli/prune_folder.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::test;

/// How `prune` takes recordings away, and nothing else.
class TestCliPruneRemoval : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<PruneFolder>(); }

    void oldRecordingGoesToTheTrash();
    void largeRecordingIsDeleted();
    void linksAreNotFollowed();
    void folderGoesWhole();
    void folderWithOtherFilesStays();
    void partOfAFolderStays();
    void withoutATrashNothingIsRemoved();
    void whatCouldNotBeRemovedIsSaid();
    void sameRecordingIsLookedAtOnce();
    void otherFilesAreNotTouched();
    void journalSaysWhatWentAndWhy();
    void killedRunIsBroughtToItsEnd();
    void nothingIsHalfRemovedAfterAKill();

private:
    std::unique_ptr<PruneFolder> m_folder;
};

void TestCliPruneRemoval::oldRecordingGoesToTheTrash()
{
    const QString old = m_folder->writeDemo(QStringLiteral("old ü.demo"), "2020-01-31_12-00-00");
    const QString young = m_folder->writeDemo(
        QStringLiteral("young.demo"),
        QDateTime::currentDateTime().addDays(-20).toString("yyyy-MM-dd_hh-mm-ss").toLatin1());
    const qint64 size = QFileInfo(old).size();

    const Run run = m_folder->pruneAll({"--older", "30d", "--yes"});

    QCOMPARE(run.code, 0);
    QCOMPARE(actions(run), (QMap<QString, QString>{{"old ü.demo", "remove older"},
                                                   {"young.demo", "keep no_rule"}}));
    QCOMPARE(run.rows().front()[QStringLiteral("removed")].toBool(), true);
    QCOMPARE(run.rows().front()[QStringLiteral("bytes")].toInteger(), size);
    QVERIFY(!QFile::exists(old));
    QVERIFY(QFile::exists(young));
    QCOMPARE(QFileInfo(trashed(QStringLiteral("old ü.demo"))).size(), size);
    QFile info(dataFolder() + QStringLiteral("/Trash/info/old ü.demo.trashinfo"));
    QVERIFY(info.open(QIODevice::ReadOnly));
    const QByteArray text = info.readAll();
    QVERIFY(text.startsWith("[Trash Info]\nPath=/"));
    QVERIFY(text.contains("/recordings/old%20%C3%BC.demo\nDeletionDate=20"));
    // Another one of the name does not take its place.
    m_folder->writeDemo(QStringLiteral("old ü.demo"), "2020-01-31_12-00-00", {.stepCount = 100});
    QCOMPARE(m_folder->pruneAll({"--older", "30d", "--yes"}).code, 0);
    QCOMPARE(QFileInfo(trashed(QStringLiteral("old ü.demo"))).size(), size);
    QVERIFY(QFile::exists(trashed(QStringLiteral("old ü.demo.2"))));
}

void TestCliPruneRemoval::largeRecordingIsDeleted()
{
    const QString large = m_folder->writeDemo(QStringLiteral("large.demo"), {},
                                              {.stepCount = 2000});
    const QString small = m_folder->writeDemo(QStringLiteral("small.demo"), {}, {.stepCount = 100});
    const QString between = QString::number((QFileInfo(large).size() + QFileInfo(small).size())
                                            / 2);

    const Run run = m_folder->pruneAll({"--larger", between, "--delete", "--yes"});

    QCOMPARE(run.code, 0);
    QCOMPARE(actions(run), (QMap<QString, QString>{{"large.demo", "remove larger"},
                                                   {"small.demo", "keep no_rule"}}));
    QVERIFY(!QFile::exists(large));
    QVERIFY(QFile::exists(small));
    QVERIFY(!QFile::exists(trashed(QStringLiteral("large.demo"))));
}

void TestCliPruneRemoval::linksAreNotFollowed()
{
    const QString outside = test::writeTinyDemo(m_folder->beside({}),
                                                QStringLiteral("outside.demo"));
    QVERIFY(settle(outside));
    const QString link = m_folder->path(QStringLiteral("link.demo"));
    QVERIFY(QFile::link(outside, link));
    const QString folder = m_folder->beside(QStringLiteral("folder"));
    QVERIFY(QFile::link(m_folder->path({}), folder));
    const QString inside = m_folder->writeDemo(QStringLiteral("inside.demo"), {});

    const Run met = m_folder->pruneAll({All, "--yes", "--delete"});
    QCOMPARE(actions(met), (QMap<QString, QString>{{"link.demo", "keep link"},
                                                   {"inside.demo", "remove larger"}}));
    QVERIFY(QFile::exists(outside) && QFileInfo(link).isSymLink() && !QFile::exists(inside));

    m_folder->writeDemo(QStringLiteral("inside.demo"), {});
    const Run named = m_folder->prune({folder, folder + u'/', link, All, "--yes", "--delete"});
    QCOMPARE(actions(named).values(), QStringList({"keep link", "keep link"}));
    QVERIFY(QFile::exists(inside));
}

void TestCliPruneRemoval::folderGoesWhole()
{
    SKIP_WITHOUT_RECORDING("hollowcube/tiny-segmented/preamble.dat");
    const QString deleted = m_folder->writeFolder(QStringLiteral("deleted"));
    const Run run = m_folder->prune({deleted + u'/', All, "--yes", "--delete"});
    QCOMPARE(run.code, 0);
    QCOMPARE(run.rows().size(), 1);
    QCOMPARE(
        QDir(m_folder->path({})).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
        QStringList());

    m_folder->writeFolder(QStringLiteral("thrown"));
    QCOMPARE(m_folder->pruneAll({All, "--yes"}).code, 0);
    QCOMPARE(
        QDir(m_folder->path({})).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
        QStringList());
    QCOMPARE(QDir(trashed(QStringLiteral("thrown"))).entryList(QDir::Files),
             QStringList({"finished", "preamble.dat", "segment-000.dat"}));
}

void TestCliPruneRemoval::folderWithOtherFilesStays()
{
    SKIP_WITHOUT_RECORDING("hollowcube/tiny-segmented/preamble.dat");
    const QString notes = m_folder->writeFolder(QStringLiteral("notes"))
                          + QStringLiteral("/notes.txt");
    QFile file(notes);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("x") == 1);
    file.close();
    QVERIFY(settle(notes));
    const QString linked = m_folder->writeFolder(QStringLiteral("linked"));
    QVERIFY(QFile::link(notes, linked + QStringLiteral("/segment-009.dat")));

    const Run run = m_folder->pruneAll({All, "--yes", "--delete"});

    QCOMPARE(actions(run), (QMap<QString, QString>{{"notes", "keep other_files"},
                                                   {"linked", "keep other_files"}}));
    QVERIFY(QFile::exists(notes) && QFile::exists(linked + QStringLiteral("/preamble.dat")));
}

void TestCliPruneRemoval::partOfAFolderStays()
{
    SKIP_WITHOUT_RECORDING("hollowcube/tiny-segmented/preamble.dat");
    const QString folder = m_folder->writeFolder(QStringLiteral("whole"));

    const Run run = m_folder->prune({folder + QStringLiteral("/preamble.dat"),
                                     folder + QStringLiteral("/segment-000.dat"), All, "--yes",
                                     "--delete"});

    QCOMPARE(actions(run), (QMap<QString, QString>{{"preamble.dat", "keep part_of_folder"},
                                                   {"segment-000.dat", "keep part_of_folder"}}));
    QCOMPARE(QDir(folder).entryList(QDir::Files).size(), 3);
}

void TestCliPruneRemoval::withoutATrashNothingIsRemoved()
{
    const QString demo = m_folder->writeDemo(QStringLiteral("old.demo"), {});
    QFile trash(dataFolder() + QStringLiteral("/Trash"));
    QVERIFY(QDir().mkpath(dataFolder()) && trash.open(QIODevice::WriteOnly));

    const Run run = m_folder->pruneAll({All, "--yes"});
    QVERIFY(trash.remove());

    QCOMPARE(run.code, 2);
    QVERIFY(run.out.isEmpty());
    QVERIFY(run.errors.contains("--delete"));
    QVERIFY(QFile::exists(demo));
}

void TestCliPruneRemoval::whatCouldNotBeRemovedIsSaid()
{
    // The trash adds a suffix, for which there is no room.
    const QString name = QString(245, u'x') + QStringLiteral(".demo");
    const QString stubborn = m_folder->writeDemo(name, {});
    QVERIFY(!stubborn.isEmpty());
    const QString other = m_folder->writeDemo(QStringLiteral("other.demo"), {});

    const Run run = m_folder->pruneAll({All, "--yes"});

    QCOMPARE(run.code, 1);
    QCOMPARE(actions(run),
             (QMap<QString, QString>{{"other.demo", "remove larger"}, {name, "keep not_removed"}}));
    QVERIFY(run.errors.contains("1 recording removed"));
    QVERIFY(QFile::exists(stubborn) && !QFile::exists(other));
    QCOMPARE(journal("removed").size(), 1);
}

void TestCliPruneRemoval::sameRecordingIsLookedAtOnce()
{
    const QString demo = m_folder->writeDemo(QStringLiteral("old.demo"), {});

    const Run run = m_folder->prune({m_folder->path({}), demo,
                                     m_folder->path(QStringLiteral("../recordings/old.demo")), All,
                                     "--yes", "--delete"});

    QCOMPARE(run.code, 0);
    QCOMPARE(run.rows().size(), 1);
}

void TestCliPruneRemoval::otherFilesAreNotTouched()
{
    const QString notes = m_folder->path(QStringLiteral("notes.txt"));
    QFile file(notes);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("not a recording") > 0);
    file.close();
    QVERIFY(settle(notes));
    const QString demo = m_folder->writeDemo(QStringLiteral("old.demo"), {});

    const Run run = m_folder->pruneAll({All, "--yes", "--delete"});

    QCOMPARE(run.code, 0);
    QCOMPARE(run.rows().size(), 1);
    QVERIFY(QFile::exists(notes) && !QFile::exists(demo));
}

void TestCliPruneRemoval::journalSaysWhatWentAndWhy()
{
    const QString demo = m_folder->writeDemo(QStringLiteral("old.demo"), "2020-01-31_12-00-00");
    const qint64 size = QFileInfo(demo).size();

    QCOMPARE(m_folder->pruneAll({"--older", "30d", "--yes"}).code, 0);

    const auto removed = journal("removed");
    QCOMPARE(removed.size(), 1);
    const QJsonObject &line = removed.front();
    QCOMPARE(line[QStringLiteral("file")].toString(), QFileInfo(demo).absoluteFilePath());
    QCOMPARE(line[QStringLiteral("target")].toString(), trashed(QStringLiteral("old.demo")));
    QCOMPARE(line[QStringLiteral("mode")].toString(), QStringLiteral("trash"));
    QCOMPARE(line[QStringLiteral("rule")].toString(), QStringLiteral("older"));
    QCOMPARE(line[QStringLiteral("bytes")].toInteger(), size);
    QVERIFY(QDateTime::fromString(line[QStringLiteral("time")].toString(), Qt::ISODate).isValid());
    // Its place is in the help.
    QVERIFY(runCli({"prune", "--help"}).out.contains("tickscope/tickscope/pruned.jsonl"));
    // Where it cannot be kept, nothing goes.
    QVERIFY(QFile::remove(journalPath()) && QDir().mkpath(journalPath()));
    const QString more = m_folder->writeDemo(QStringLiteral("more.demo"), "2020-01-31_12-00-00");
    QCOMPARE(m_folder->pruneAll({"--older", "30d", "--yes"}).code, 2);
    QVERIFY(QFile::exists(more));
    QVERIFY(QDir().rmdir(journalPath()));
}

void TestCliPruneRemoval::killedRunIsBroughtToItsEnd()
{
    SKIP_WITHOUT_RECORDING("hollowcube/tiny-segmented/preamble.dat");
    // Killed while the files of the folder were deleted.
    const QString folder = m_folder->writeFolder(QStringLiteral("run"));
    const QString taken = m_folder->path(QStringLiteral(".tickscope-pruned-run"));
    QVERIFY(QDir().rename(folder, taken));
    QVERIFY(QFile::remove(taken + QStringLiteral("/preamble.dat")));
    QJsonObject line{{"state", "begun"}, {"file", folder}, {"mode", "delete"}, {"target", taken}};
    QFile file(journalPath());
    QVERIFY(QDir().mkpath(QFileInfo(journalPath()).path()) && file.open(QIODevice::WriteOnly));
    file.write(QJsonDocument(line).toJson(QJsonDocument::Compact) + "\n{\"state\":\"remo");
    file.close();

    // Nothing happens without --yes.
    QCOMPARE(m_folder->pruneAll({All}).code, 0);
    QVERIFY(QFile::exists(taken));
    QCOMPARE(m_folder->pruneAll({All, "--yes", "--delete"}).code, 0);

    QVERIFY(!QFile::exists(taken));
    const auto removed = journal("removed");
    QCOMPARE(removed.size(), 1);
    QCOMPARE(removed.front()[QStringLiteral("file")].toString(), folder);
}

void TestCliPruneRemoval::nothingIsHalfRemovedAfterAKill()
{
    SKIP_WITHOUT_RECORDING("hollowcube/tiny-segmented/preamble.dat");
    constexpr int Count = 60;
    for (int i = 0; i < Count; ++i)
        QVERIFY(!m_folder->writeFolder(QStringLiteral("run%1").arg(i)).isEmpty());
    const QStringList words{"prune",   m_folder->path({}), All, "--yes", "--delete",
                            "--store", m_folder->store()};

    // Killed somewhere in between, by how much it has written down then.
    const qint64 written = QRandomGenerator::global()->bounded(200 * Count);
    QProcess program;
    program.start(test::program(QStringLiteral("tickscope-cli")), words);
    QTRY_VERIFY_WITH_TIMEOUT(program.state() == QProcess::NotRunning
                                 || QFileInfo(journalPath()).size() > written,
                             1'000'000);
    program.kill(); // on a busy machine it may have come to its end before
    QVERIFY(program.state() == QProcess::NotRunning || program.waitForFinished(-1));

    for (int i = 0; i < Count; ++i) {
        const QDir folder(m_folder->path(QStringLiteral("run%1").arg(i)));
        if (folder.exists())
            QCOMPARE(folder.entryList(QDir::Files).size(), 3);
    }
    QCOMPARE(runCli(words).code, 0);
    QCOMPARE(
        QDir(m_folder->path({})).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
        QStringList());
    QCOMPARE(journal("removed").size(), Count);
}

TICKSCOPE_TEST(TestCliPruneRemoval, QCoreApplication)
#include "test_cli_prune_removal.moc"
