// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include <memory>

#include "core/analysis/index_cache.h"
#include "core/formats/format.h"
#include "core/formats/format_registry.h"
#include "core/io/byte_source.h"
#include "core/library/library_store.h"
#include "core/library/reading/library_scan.h"
#include "core/timeline/index_pass.h"
#include "tests/cli/run_cli.h"
#include "tests/support/places.h"
#include "tests/support/small_disk.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using tickscope::test::Run;
using tickscope::test::runCli;

/// A full disk is said once; nothing half written is left, and nothing is lost that was there.
class TestCliFullDisk : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();

    void exportIsThereWholeOrNotAtAll_data();
    void exportIsThereWholeOrNotAtAll();
    void limitOfFileSizesIsAFullDisk();
    void exportInThePlaceOfAnotherLeavesThat();
    void keptIndexIsWholeOrNotThere();
    void cachesStopNobody();
    void casesThatAreThereStay();
    void bundleIsThereWholeOrNotAtAll_data();
    void bundleIsThereWholeOrNotAtAll();
    void libraryGoesOnWhenThereIsRoom();

private:
    [[nodiscard]] QString onDisk(const QString &name) const { return m_disk->path(name); }

    std::unique_ptr<test::SmallDisk> m_disk;
    QTemporaryDir m_folder;
    QString m_recording;
};

void TestCliFullDisk::initTestCase()
{
    m_disk = std::make_unique<test::SmallDisk>(16 * 1024);
    if (!m_disk->isMounted())
        QSKIP("the system lets nobody mount a disk here");
    m_recording = QString::fromStdString(test::makeSampleDemo(m_folder.path()));
    QVERIFY(!m_recording.isEmpty());
}

void TestCliFullDisk::init()
{
    m_disk->empty();
    const QDir::Filters all = QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot;
    for (const QFileInfo &entry : QDir(m_disk->path()).entryInfoList(all))
        QVERIFY(entry.isDir() ? QDir(entry.filePath()).removeRecursively()
                              : QFile::remove(entry.filePath()));
}

void TestCliFullDisk::exportIsThereWholeOrNotAtAll_data()
{
    QTest::addColumn<QStringList>("words");

    QTest::newRow("clip") << QStringList{QStringLiteral("cut"), QStringLiteral("--from"),
                                         QStringLiteral("0:10")};
    const QString markers = m_folder.filePath(QStringLiteral("markers.json"));
    QFile file(markers);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"tickscope_markers": 1, "markers": [{"tick": 1000, "name": "here"}]})");
    QTest::newRow("notes") << QStringList{QStringLiteral("annotate"), QStringLiteral("--markers"),
                                          markers};
    QTest::newRow("scan") << QStringList{QStringLiteral("scan"), QStringLiteral("--kind"),
                                         QStringLiteral("kill,chat,hit,sound")};
    QTest::newRow("picture") << QStringList{QStringLiteral("screenshot"), QStringLiteral("--tick"),
                                            QStringLiteral("2000")};
    if (!QStandardPaths::findExecutable(QStringLiteral("ffmpeg")).isEmpty())
        QTest::newRow("video") << QStringList{QStringLiteral("video"),  QStringLiteral("--quiet"),
                                              QStringLiteral("--size"), QStringLiteral("160x90"),
                                              QStringLiteral("--from"), QStringLiteral("0:10"),
                                              QStringLiteral("--to"),   QStringLiteral("0:11")};
}

void TestCliFullDisk::exportIsThereWholeOrNotAtAll()
{
    QFETCH(QStringList, words);
    m_disk->fill(0);

    const Run run = runCli(
        words + QStringList{QStringLiteral("-o"), onDisk(QStringLiteral("out.mp4")), m_recording});

    QCOMPARE(run.code, 2);
    QVERIFY2(run.errors.count("cannot be written") + run.errors.count("No space left") == 1,
             run.errors);
    QCOMPARE(m_disk->files().join(u' '), QString());
}

void TestCliFullDisk::limitOfFileSizesIsAFullDisk()
{
    const QTemporaryDir folder;
    QProcess shell;
    shell.start(QStringLiteral("sh"),
                {QStringLiteral("-c"), QStringLiteral("ulimit -f 8; exec \"$@\""),
                 QStringLiteral("sh"), test::program(QStringLiteral("tickscope-cli")),
                 QStringLiteral("cut"), QStringLiteral("--from"), QStringLiteral("0"),
                 QStringLiteral("--to"), QStringLiteral("5000"), QStringLiteral("-o"),
                 folder.filePath(QStringLiteral("out.demo")), m_recording});
    QVERIFY(shell.waitForFinished(-1));

    QCOMPARE(shell.exitStatus(), QProcess::NormalExit);
    QCOMPARE(shell.exitCode(), 2);
    const QByteArray errors = shell.readAllStandardError();
    QVERIFY2(errors.contains("cannot be written; is the disk full?"), errors);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList());
}

void TestCliFullDisk::exportInThePlaceOfAnotherLeavesThat()
{
    const QString path = onDisk(QStringLiteral("out.demo"));
    QFile before(path);
    QVERIFY(before.open(QIODevice::WriteOnly | QIODevice::Truncate));
    before.write("what was there");
    before.close();
    m_disk->fill(4);

    const Run run = runCli({QStringLiteral("cut"), QStringLiteral("--from"), QStringLiteral("0:10"),
                            QStringLiteral("--force"), QStringLiteral("-o"), path, m_recording});

    QCOMPARE(run.code, 2);
    QCOMPARE(test::contentOf(path), QByteArray("what was there"));
    QCOMPARE(m_disk->files().join(u' '), QStringLiteral("out.demo"));
}

/// Nor does it cost those of other recordings.
void TestCliFullDisk::keptIndexIsWholeOrNotThere()
{
    FormatRegistry formats;
    registerAllFormats(formats);
    const IndexCache cache(onDisk(QStringLiteral("indexes")).toStdString());
    const auto keep = [&](const QString &path) -> std::pair<bool, bool> {
        const auto recording = openFile(path.toStdString()).and_then([&](const auto &source) {
            return formats.open(source, {});
        });
        const auto index = recording ? buildIndex(*recording, {}) : tl::unexpected(Error{});
        const auto key = recording ? cache.keyOf(**recording, {}) : tl::unexpected(Error{});
        if (!index || !key)
            return {};
        const bool isKept = cache.write(*key, **index);
        const Format *format = formats.formatNamed((*recording)->info().format);
        const auto outline = std::make_shared<const Outline>((*index)->outline());
        return {isKept, cache.read(*key, *recording, outline, format->eventForms()) != nullptr};
    };
    const QString small = test::writeTinyDemo(m_folder.path(), QStringLiteral("tiny.demo"));
    QCOMPARE(keep(small), std::pair(true, true));
    const auto keptFiles = [this] {
        QStringList all;
        for (QDirIterator files(m_disk->path(), QDir::Files | QDir::Hidden,
                                QDirIterator::Subdirectories);
             files.hasNext();) {
            if (const QString name = files.next(); !name.contains(QStringLiteral("/filler")))
                all << name;
        }
        all.sort();
        return all;
    };
    const QStringList before = keptFiles();
    m_disk->fill(12);

    QCOMPARE(keep(m_recording), std::pair(false, false));

    QCOMPARE(keptFiles(), before);
    m_disk->empty();
    QCOMPARE(keep(m_recording), std::pair(true, true));
}

void TestCliFullDisk::cachesStopNobody()
{
    const QStringList words{QStringLiteral("events"), QStringLiteral("--json"), m_recording};
    const Run before = runCli(words);
    m_disk->fill(0);
    qputenv("XDG_CACHE_HOME", m_disk->path().toLocal8Bit());

    const Run kept = runCli({QStringLiteral("index"), m_recording});
    const Run run = runCli(words);

    QCOMPARE(kept.code, 0);
    QVERIFY2(kept.out.contains("nothing is kept"), kept.out);
    QCOMPARE(run.code, 0);
    QCOMPARE(run.out, before.out);
    QCOMPARE(run.errors, before.errors);
    QCOMPARE(m_disk->files().join(u' '), QString());
}

void TestCliFullDisk::casesThatAreThereStay()
{
    const QString store = onDisk(QStringLiteral("staff.cases"));
    const auto create = [&](const QString &claim) {
        return runCli({QStringLiteral("case"), QStringLiteral("create"), QStringLiteral("--store"),
                       store, QStringLiteral("--claim"), claim});
    };
    const auto list = [&] {
        return runCli({QStringLiteral("case"), QStringLiteral("list"), QStringLiteral("--json"),
                       QStringLiteral("--store"), store});
    };
    QCOMPARE(create(QStringLiteral("the first")).code, 0);
    const Run before = list();
    QCOMPARE(before.rows().size(), 1);
    // Room for what reading needs, and not for a case as long as this.
    m_disk->fill(64);

    const Run run = create(QString(100'000, u'x'));

    QCOMPARE(run.code, 2);
    QVERIFY2(run.errors.contains("full"), run.errors);
    QCOMPARE(run.errors.trimmed().count('\n'), 0);
    QCOMPARE(list().out, before.out);
    m_disk->empty();
    QCOMPARE(create(QStringLiteral("the second")).code, 0);
    QCOMPARE(list().rows().size(), 2);
}

void TestCliFullDisk::bundleIsThereWholeOrNotAtAll_data()
{
    QTest::addColumn<int>("kibibytes");

    QTest::newRow("no room") << 0;
    QTest::newRow("room for some parts") << 16;
    QTest::newRow("room for all but the recording") << 1024;
}

void TestCliFullDisk::bundleIsThereWholeOrNotAtAll()
{
    QFETCH(int, kibibytes);
    QTemporaryDir folder;
    const QStringList store{QStringLiteral("--store"), folder.filePath(QStringLiteral("c.cases"))};
    const QString large = folder.filePath(QStringLiteral("large.demo"));
    QFile recording(m_recording);
    QFile longer(large);
    QVERIFY(recording.open(QIODevice::ReadOnly) && longer.open(QIODevice::WriteOnly));
    longer.write(recording.readAll() + QByteArray(2 << 20, 'x'));
    longer.close();
    QCOMPARE(runCli(QStringList{QStringLiteral("case"), QStringLiteral("create"),
                                QStringLiteral("--recording"), large}
                    + store)
                 .code,
             0);
    m_disk->fill(kibibytes);

    const Run run = runCli(QStringList{QStringLiteral("bundle"), QStringLiteral("create"),
                                       QStringLiteral("1"), QStringLiteral("-o"),
                                       onDisk(QStringLiteral("bundle")),
                                       QStringLiteral("--with-recording"), large}
                           + store);

    QCOMPARE(run.code, 2);
    QVERIFY2(run.errors.count("No space left") == 1, run.errors);
    const QDir::Filters all = QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot;
    QCOMPARE(QDir(m_disk->path()).entryList(all).filter(QStringLiteral("bundle")), QStringList());
    QCOMPARE(m_disk->files().join(u' '), QString());
}

void TestCliFullDisk::libraryGoesOnWhenThereIsRoom()
{
    using namespace tickscope::library;
    FormatRegistry formats;
    registerAllFormats(formats);
    constexpr int Recordings = 60;
    QTemporaryDir recordings;
    for (int i = 0; i < Recordings; ++i)
        QVERIFY(
            !test::writeTinyDemo(recordings.path(), QStringLiteral("%1.demo").arg(i)).isEmpty());
    auto opened = LibraryStore::open(onDisk(QStringLiteral("library.sqlite")), Whispers::LeftOut);
    QVERIFY(opened);
    LibraryStore &store = **opened;
    const auto scan = [&] {
        return scanLibrary(store, formats, {.folders = {recordings.path()}}, {}, {});
    };
    const auto rowCount = [&] {
        const auto listing = store.listing().list({});
        return listing ? static_cast<int>(listing->ids.size()) : -1;
    };
    m_disk->fill(64);

    const auto full = scan();

    QVERIFY(!full);
    QVERIFY(full.error().kind == review::StoreError::Kind::Unreachable);
    // What is not there is not said to be.
    QVERIFY(rowCount() >= 0 && rowCount() < Recordings);
    m_disk->empty();
    const auto done = scan();
    QVERIFY2(done, qPrintable(done ? QString() : done.error().text()));
    QCOMPARE(rowCount(), Recordings);
}

TICKSCOPE_TEST(TestCliFullDisk, QCoreApplication)
#include "test_cli_full_disk.moc"
