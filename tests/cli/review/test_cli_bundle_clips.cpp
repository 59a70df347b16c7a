// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QJsonObject>
#include <QStandardPaths>

#include "tests/cli/review/bundle_test.h"
#include "tests/support/goldsrc/goldsrc_demo_writer.h"
#include "tests/support/sample_teehistorian.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using tickscope::test::Run;
using tickscope::test::runCli;

/// Clips and videos of notes in a bundle.
class TestCliBundleClips : public test::BundleTest
{
    Q_OBJECT

private slots:
    void init() { makeCase(); }

    void clipOfEachNoteIsPutIn();
    void whoIsAwayAtTheNoteIsFoundInItsClip();
    void clipIsPutInAsAVideo();
    void videosNeedFfmpeg();
    void clipsNeedARecordingThatHasThem();
    void bundleHasNoSecrets_data();
    void bundleHasNoSecrets();
};

void TestCliBundleClips::clipOfEachNoteIsPutIn()
{
    const QString path = test::writeTinyDemo(m_folder->path(), QStringLiteral("a.demo"));
    QCOMPARE(run({"case", "create", "--recording", path, "--accused", "#0"}).code, 0);
    QCOMPARE(run({"case", "note", "2", "--recording", path, "--tick", "1100"}).code, 0);

    QCOMPARE(run({"bundle", "create", "2", "-o", bundle(), "--recording", path, "--clips"}).code,
             0);
    QCOMPARE(run({"bundle", "create", "2", "-o", bundle() + u'2', "--recording", path, "--clips",
                  "--name-reviewers"})
                 .code,
             0);

    // Three seconds on both sides of the note, at 50 ticks a second.
    const QString clip = QStringLiteral("/note-1.demo");
    for (const QString &folder : {bundle(), bundle() + u'2'}) {
        const QJsonObject info = runCli({"info", "--json", folder + clip}).object();
        QCOMPARE(info[u"first_tick"].toInt(), 1000);
        QCOMPARE(info[u"last_tick"].toInt(), 1250);
        QCOMPARE(runCli({"bundle", "verify", folder}).code, 0);
    }
    const QByteArray page = contentOf("report.html");
    QVERIFY(page.contains("note-1.demo"));
    // The accused is found in it again.
    QVERIFY(page.contains("0:00 in the clip is 0:00.00 in the recording."));
    QCOMPARE(page.count(" is called Person "), 1);
    const auto hasName = [&](const QString &folder) {
        return runCli({"state", "--tick", "1100", folder + clip}).out.contains(test::TinyFirstName);
    };
    QVERIFY(!hasName(bundle()));
    QVERIFY(hasName(bundle() + u'2'));

    QFile changed(bundle() + clip);
    QVERIFY(changed.open(QIODevice::Append) && changed.write("x") == 1);
    changed.close();
    const Run verified = runCli({"bundle", "verify", bundle()});
    QCOMPARE(verified.code, 1);
    QVERIFY2(verified.out.contains("changed: note-1.demo"), verified.out.constData());
}

void TestCliBundleClips::whoIsAwayAtTheNoteIsFoundInItsClip()
{
    const QString path = *test::realRecording(
        QStringLiteral("teeworlds/ddnet198-client-carol-racebox.demo"));
    // npc01, who left at tick 3195.
    QCOMPARE(run({"case", "create", "--recording", path, "--accused", "#2"}).code, 0);
    for (const char *tick : {"3250", "5500"})
        QCOMPARE(run({"case", "note", "2", "--recording", path, "--tick", tick}).code, 0);

    QCOMPARE(run({"bundle", "create", "2", "-o", bundle(), "--recording", path, "--clips"}).code,
             0);

    const QByteArray page = contentOf("report.html");
    QCOMPARE(page.count(" is called Player 3 in it."), 1);
    QCOMPARE(page.count(" is not in it."), 1);
}

void TestCliBundleClips::clipIsPutInAsAVideo()
{
    if (QStandardPaths::findExecutable(QStringLiteral("ffmpeg")).isEmpty())
        QSKIP("ffmpeg is not installed");
    const QString path = test::writeTinyDemo(m_folder->path(), QStringLiteral("a.demo"));
    QCOMPARE(run({"case", "create", "--recording", path}).code, 0);
    QCOMPARE(run({"case", "note", "2", "--recording", path, "--tick", "1100"}).code, 0);

    const Run made = run(
        {"bundle", "create", "2", "-o", bundle(), "--recording", path, "--videos"});

    QVERIFY2(made.code == 0, made.errors.constData());
    QVERIFY(contentOf("report.html").contains("note-1.mp4"));
    QCOMPARE(runCli({"bundle", "verify", bundle()}).code, 0);
    // It shows the clip, in which nobody has their name, and not the recording.
    const auto videoOf = [this](const QString &source, const QByteArray &name) {
        const QString video = m_folder->filePath(QString::fromLatin1(name));
        runCli({"video", "--from", "1000", "--to", "1250", "--size", "1280x720", "--fps", "30",
                "-o", video, source});
        QFile file(video);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QByteArray shown = contentOf("note-1.mp4");
    QVERIFY(!shown.isEmpty());
    QVERIFY(shown == videoOf(bundle() + QStringLiteral("/note-1.demo"), "clip.mp4"));
    QVERIFY(shown != videoOf(path, "named.mp4"));
}

void TestCliBundleClips::videosNeedFfmpeg()
{
    const auto before = qgetenv("PATH");
    qputenv("PATH", m_folder->path().toLocal8Bit());
    const Run made = run({"bundle", "create", "1", "-o", bundle(), "--videos"});
    qputenv("PATH", before);

    QCOMPARE(made.code, 2);
    QVERIFY2(made.errors.contains("install the package ffmpeg"), made.errors.constData());
    QVERIFY(!QFile::exists(bundle()));
}

void TestCliBundleClips::clipsNeedARecordingThatHasThem()
{
    QCOMPARE(run({"bundle", "create", "1", "-o", bundle(), "--clips"}).code, 2);
    SKIP_WITHOUT_RECORDING("teehistorian/ddnet198-racebox.teehistorian");
    const QString path = *test::realRecording(
        QStringLiteral("teehistorian/ddnet198-racebox.teehistorian"));
    QCOMPARE(run({"case", "create", "--recording", path}).code, 0);
    for (const char *tick : {"400", "600"})
        QCOMPARE(run({"case", "note", "2", "--recording", path, "--tick", tick}).code, 0);

    // Its names cannot be hidden; with them the clip has all from the beginning on.
    const Run hidden = run(
        {"bundle", "create", "2", "-o", bundle(), "--recording", path, "--clips"});
    const Run shown = run({"bundle", "create", "2", "-o", bundle() + u'2', "--recording", path,
                           "--clips", "--name-reviewers"});

    QCOMPARE(hidden.code, 0);
    QCOMPARE(hidden.errors.count("No clips: "), 1); // for both notes
    QCOMPARE(contentOf("report.html").count("No clips: "), 1);
    QVERIFY(!QFile::exists(bundle() + QStringLiteral("/note-1.teehistorian")));
    QCOMPARE(shown.code, 0);
    const QJsonObject info
        = runCli({"info", "--json", bundle() + QStringLiteral("2/note-1.teehistorian")}).object();
    QCOMPARE(info[u"last_tick"].toInt(), 550);
}

void TestCliBundleClips::bundleHasNoSecrets_data()
{
    QTest::addColumn<QByteArray>("recording");
    QTest::addColumn<QString>("ending");
    QTest::addColumn<int>("tick");

    const auto add = [](const char *ending, const std::vector<std::byte> &bytes, int tick) {
        QTest::newRow(ending) << QByteArray(reinterpret_cast<const char *>(bytes.data()),
                                            static_cast<qsizetype>(bytes.size()))
                              << QString::fromLatin1(ending) << tick;
    };
    add("teehistorian", test::makeTinyTeehistorian(), 240);
    add("dem", test::makeGoldsrcDemoOfSecrets(), 4);
}

void TestCliBundleClips::bundleHasNoSecrets()
{
    QFETCH(QByteArray, recording);
    QFETCH(QString, ending);
    QFETCH(int, tick);
    const QByteArray secret = test::TinySecret;
    QCOMPARE(secret, QByteArray(test::GoldsrcSecret));
    QVERIFY(recording.contains(secret));
    const QString path = m_folder->filePath(QStringLiteral("run.") + ending);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(recording) == recording.size());
    file.close();
    QCOMPARE(run({"case", "create", "--recording", path}).code, 0);
    QCOMPARE(run({"case", "note", "2", "--recording", path, "--tick", QString::number(tick)}).code,
             0);

    const Run made = run({"bundle", "create", "2", "-o", bundle(), "--recording", path, "--clips",
                          "--name-reviewers"});

    QVERIFY2(made.code == 0, made.errors.constData());
    for (const QString &part : QDir(bundle()).entryList(QDir::Files))
        QVERIFY2(!contentOf(qPrintable(part)).contains(secret), qPrintable(part));
    const QString clip = bundle() + QStringLiteral("/note-1.") + ending;
    QCOMPARE(runCli({"verify", "--quiet", clip}).code, 0);
    const Run events = runCli({"events", "--quiet", "--show-secrets", clip});
    QVERIFY2(events.out.contains("***"), events.out.constData());
}

TICKSCOPE_TEST(TestCliBundleClips, QCoreApplication)

#include "test_cli_bundle_clips.moc"
