// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>
#include <csignal>
#include <filesystem>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include "core/analysis/index_cache.h"
#include "core/io/byte_source.h"
#include "core/library/reading/helper.h"
#include "core/library/reading/library_scan.h"
#include "core/library/reading/messages.h"
#include "core/library/reading/reading.h"
#include "core/timeline/index_pass.h"
#include "tests/support/measured_run.h"
#include "tests/support/places.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using namespace tickscope::library;

/// A scan whose recordings are read by a process that can reach nothing finds what one without
/// finds, and outlives that process.
class TestConfinedScan : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();

    void factsAreThoseOfThisProcess();
    void runsThatTheMapDecidesAreFound();
    void rowSaysWhichPartEndedTheReader_data();
    void rowSaysWhichPartEndedTheReader();
    void headerThatEndsTheReaderStopsNothing();
    void readerReachesNothing();
    void readerThatHearsNoAnswerIsEnded();
    void descriptorsOfTheReaderAreNotKept();
    void moreTextsThanAnyRecordingHasAreRefused();
    void keptIndexIsRead();
    void withoutReaderThisProcessReads();
    void stoppedScanEndsItsReader();

private:
    void scan(const QString &reader, const std::stop_token &stop = {});
    [[nodiscard]] std::vector<RecordingRow> rows(const QString &text = {});
    void write(const QString &name) const;

    FormatRegistry m_formats;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_recordings;
    std::unique_ptr<LibraryStore> m_store;
    std::vector<Confinement> m_said;
    std::vector<ReaderDeath> m_deaths;
    QString m_reader = test::program(QStringLiteral("tickscope-reader"));
    QString m_dyingReader = QCoreApplication::applicationDirPath()
                            + QStringLiteral("/tickscope-test-reader");
};

void TestConfinedScan::initTestCase()
{
    if (test::isInstrumented())
        QSKIP("a sanitizer takes more memory than a reader may have");
    if (!QFileInfo::exists(m_reader))
        QSKIP("readers are confined on Linux only");
    registerAllFormats(m_formats);
}

void TestConfinedScan::init()
{
    m_store.reset();
    m_said.clear();
    m_deaths.clear();
    m_folder = std::make_unique<QTemporaryDir>();
    m_recordings = m_folder->filePath(QStringLiteral("recordings"));
    QVERIFY(QDir().mkpath(m_recordings));
}

void TestConfinedScan::scan(const QString &reader, const std::stop_token &stop)
{
    m_store.reset();
    const QString file = m_folder->filePath(QStringLiteral("library.sqlite"));
    LibraryStore::remove(file);
    auto store = LibraryStore::open(file, Whispers::LeftOut);
    QVERIFY(store);
    m_store = *std::move(store);
    ScanListener listener;
    listener.confined = [this](Confinement confinement) { m_said.push_back(confinement); };
    listener.died = [this](const ReaderDeath &death) { m_deaths.push_back(death); };
    const auto done = scanLibrary(*m_store, m_formats,
                                  {.folders = {m_recordings}, .reader = reader}, listener, stop);
    QVERIFY2(done, qPrintable(done ? QString() : done.error().text()));
}

std::vector<RecordingRow> TestConfinedScan::rows(const QString &text)
{
    const auto listing = m_store->listing().list(
        {.text = text, .sort = SortKey::Name, .order = Qt::AscendingOrder});
    return listing
               ? m_store->listing().rows(listing->ids, text).value_or(std::vector<RecordingRow>())
               : std::vector<RecordingRow>();
}

void TestConfinedScan::write(const QString &name) const
{
    QVERIFY(!test::writeTinyDemo(m_recordings, name).isEmpty());
}

void TestConfinedScan::factsAreThoseOfThisProcess()
{
    write(QStringLiteral("tiny.demo"));
    QFile damaged(m_recordings + QStringLiteral("/damaged.demo"));
    QVERIFY(damaged.open(QIODevice::WriteOnly));
    damaged.write("TWDEMO");
    damaged.close();
    for (const char *name :
         {"teeworlds/tw061-server-dm1.demo", "goldsrc/synthetic_dm_8p.dem",
          "teehistorian/ddnet198-racebox.teehistorian", "hollowcube/tiny.hcrp"}) {
        const auto real = test::realRecording(QString::fromLatin1(name));
        if (!real)
            SKIP_MISSING();
        QVERIFY(QFile::copy(*real, m_recordings + u'/' + QFileInfo(*real).fileName()));
    }

    scan({});
    const auto here = rows();
    scan(m_reader);
    const auto there = rows();

    QCOMPARE(m_said.size(), std::size_t{1});
    QVERIFY(m_said.front() != Confinement::None);
    QCOMPARE(there.size(), here.size());
    QVERIFY(here.size() >= 5);
    for (std::size_t i = 0; i < here.size(); ++i) {
        QCOMPARE(there[i].name(), here[i].name());
        QVERIFY2(there[i].state == here[i].state,
                 qPrintable(QString::fromStdString(there[i].problemText())));
        QCOMPARE(there[i].problem, here[i].problem);
        QCOMPARE(there[i].facts.family, here[i].facts.family);
        QCOMPARE(there[i].facts.map, here[i].facts.map);
        QCOMPARE(there[i].facts.length, here[i].facts.length);
        QCOMPARE(there[i].facts.date, here[i].facts.date);
        QCOMPARE(there[i].facts.contentKey, here[i].facts.contentKey);
        QCOMPARE(there[i].facts.damage, here[i].facts.damage);
        QCOMPARE(there[i].players, here[i].players);
        QCOMPARE(there[i].sha256, here[i].sha256);
        QCOMPARE(there[i].bestTime, here[i].bestTime);
    }
    QCOMPARE(rows(QStringLiteral("Anna")).size(), std::size_t{1});
}

/// Most runs of a teehistorian file are known with its map only, which lies where a server has it.
void TestConfinedScan::runsThatTheMapDecidesAreFound()
{
    const auto recording = test::realRecording(
        QStringLiteral("teehistorian/ddnet198-racebox.teehistorian"));
    const auto map = test::realRecording(QStringLiteral("maps/racebox.map"));
    if (!recording || !map)
        SKIP_MISSING();
    QVERIFY(QFile::copy(*recording, m_recordings + QStringLiteral("/racebox.teehistorian")));
    const auto finished = [this](const QString &reader) -> std::ptrdiff_t {
        scan(reader);
        const auto runs = m_store->listing().runsOf(rows().front().id);
        return runs ? std::ranges::count_if(*runs, &StoredRun::isFinished) : -1;
    };
    QCOMPARE(finished(m_reader), 36);

    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("maps")));
    QVERIFY(QFile::copy(*map, m_folder->filePath(QStringLiteral("maps/racebox.map"))));
    QCOMPARE(finished({}), 59);
    QCOMPARE(finished(m_reader), 59);
}

void TestConfinedScan::rowSaysWhichPartEndedTheReader_data()
{
    QTest::addColumn<FactPart>("part");
    QTest::addColumn<QString>("said");
    QTest::addColumn<bool>("hasPlayers");
    QTest::addColumn<bool>("hasHash");

    QTest::newRow("players") << FactPart::Players << "Players and events" << false << true;
    QTest::newRow("chat") << FactPart::Chat << "Chat" << true << true;
    QTest::newRow("runs") << FactPart::Runs << "Runs" << true << true;
    QTest::newRow("content") << FactPart::Content << "Checksum" << true << false;
}

void TestConfinedScan::rowSaysWhichPartEndedTheReader()
{
    QFETCH(FactPart, part);
    QFETCH(QString, said);
    QFETCH(bool, hasPlayers);
    QFETCH(bool, hasHash);
    write(QStringLiteral("dies-at-%1.demo").arg(static_cast<int>(part)));
    write(QStringLiteral("good.demo"));

    scan(m_dyingReader);

    QCOMPARE(m_deaths.size(), std::size_t{1});
    QCOMPARE(m_deaths.front().signal, SIGABRT);
    QVERIFY(m_deaths.front().place.part == part);
    const auto all = rows();
    QCOMPARE(all.size(), std::size_t{2});
    QVERIFY(all[0].state == ReadState::Unreadable);
    const QString problem = QString::fromStdString(all[0].problemText());
    QVERIFY2(problem.startsWith(said + u':') && problem.contains(QStringLiteral("Aborted")),
             qPrintable(problem));
    QCOMPARE(all[0].facts.family, QStringLiteral("teeworlds_demo"));
    QCOMPARE(all[0].players > 0, hasPlayers);
    QCOMPARE(!all[0].sha256.isEmpty(), hasHash);
    QVERIFY(all[1].state == ReadState::Read);
}

void TestConfinedScan::headerThatEndsTheReaderStopsNothing()
{
    write(QStringLiteral("dies-at-0.demo"));
    write(QStringLiteral("good.demo"));

    scan(m_dyingReader);

    const auto all = rows();
    QCOMPARE(all.size(), std::size_t{2});
    QVERIFY(all[0].state == ReadState::Unreadable);
    QVERIFY(all[0].problemText().starts_with("Header:"));
    QVERIFY(all[1].state == ReadState::Read);
    QCOMPARE(m_said.size(), std::size_t{1});
}

void TestConfinedScan::readerReachesNothing()
{
    write(QStringLiteral("pries.demo"));
    for (const char *folder : {"/below", "/maps/below"}) {
        QVERIFY(QDir().mkpath(m_recordings + QLatin1String(folder)));
        QVERIFY(QFile::copy(m_recordings + QStringLiteral("/pries.demo"),
                            m_recordings + QLatin1String(folder) + QStringLiteral("/own.txt")));
    }

    scan(m_dyingReader);

    const auto all = rows();
    QCOMPARE(all.size(), std::size_t{1});
    QVERIFY2(all[0].state == ReadState::Read, all[0].problemText().c_str());
}

void TestConfinedScan::readerThatHearsNoAnswerIsEnded()
{
    write(QStringLiteral("floods.demo"));
    write(QStringLiteral("good.demo"));

    scan(m_dyingReader);

    const auto all = rows();
    QCOMPARE(all.size(), std::size_t{2});
    QVERIFY(all[0].state == ReadState::Unreadable);
    QVERIFY(all[1].state == ReadState::Read);
}

void TestConfinedScan::descriptorsOfTheReaderAreNotKept()
{
    const auto openNow = [] {
        return QDir(QStringLiteral("/proc/self/fd")).entryList(QDir::System | QDir::Files).size();
    };
    write(QStringLiteral("good.demo"));
    scan(m_dyingReader);
    const auto before = openNow();
    for (int i = 0; i < 20; ++i)
        write(QStringLiteral("hands%1.demo").arg(i));

    scan(m_dyingReader);

    QCOMPARE(openNow(), before);
    for (const RecordingRow &row : rows())
        QVERIFY2(row.state == ReadState::Read, row.problemText().c_str());
}

void TestConfinedScan::moreTextsThanAnyRecordingHasAreRefused()
{
    ReaderWord word{.kind = ReaderWord::Kind::Done};
    const auto isUnderstood = [&word](qsizetype count) {
        word.reading.whole.players = QStringList(count);
        ArchiveWriter writer;
        writer(word);
        return understood<ReaderWord>(writer.take()).has_value();
    };
    QVERIFY(isUnderstood(MostChat));
    QVERIFY(!isUnderstood(MostChat + 1));
}

void TestConfinedScan::keptIndexIsRead()
{
    namespace fs = std::filesystem;
    const QString path = test::writeTinyDemo(m_recordings, QStringLiteral("tiny.demo"));
    const auto source = openFile(path.toStdString());
    QVERIFY(source);
    const auto recording = m_formats.open(*source, {});
    QVERIFY(recording);
    const IndexCache cache = IndexCache::ofUser();
    const auto key = cache.keyOf(**recording, {});
    const auto index = buildIndex(*recording, {});
    QVERIFY(key && index && cache.write(*key, **index));
    const auto longAgo = fs::file_time_type::clock::now() - std::chrono::hours(1);
    for (const auto &kept : fs::directory_iterator(cache.folder()))
        fs::last_write_time(kept.path(), longAgo);

    scan(m_reader);

    const auto isUsed = [&](const fs::directory_entry &kept) {
        return kept.last_write_time() > longAgo;
    };
    QVERIFY(std::any_of(fs::directory_iterator(cache.folder()), fs::directory_iterator(), isUsed));
    QVERIFY(rows().front().state == ReadState::Read);
}

void TestConfinedScan::withoutReaderThisProcessReads()
{
    write(QStringLiteral("tiny.demo"));

    scan(m_folder->filePath(QStringLiteral("no-such-program")));

    QCOMPARE(m_said, std::vector{Confinement::None});
    QVERIFY(rows().front().state == ReadState::Read);
}

void TestConfinedScan::stoppedScanEndsItsReader()
{
    write(QStringLiteral("tiny.demo"));
    std::stop_source stop;
    stop.request_stop();

    scan(m_reader, stop.get_token());

    QVERIFY(m_said.empty());
}

TICKSCOPE_TEST(TestConfinedScan, QCoreApplication)
#include "test_confined_scan.moc"
