// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

#include "core/library/folder_walk.h"
#include "core/library/reading/library_scan.h"
#include "core/library/recording_facts.h"
#include "tests/support/packer.h"
#include "tests/support/sample_teehistorian.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using namespace tickscope::library;

/// A scan finds recordings of all families, learns what is in them, and nothing stops it.
class TestLibraryScan : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();

    void factsOfRealRecordings_data();
    void factsOfRealRecordings();
    void tinyDemoIsReadWhole();
    void packedRecordingIsFound();
    void folderOfSegmentsIsOneRecording();
    void badFilesStopNothing();
    void driveThatIsAwayMakesNothingUnreadable_data();
    void driveThatIsAwayMakesNothingUnreadable();
    void noRecordingIsListedOnlyIfItIsCalledOne();
    void movedRecordingIsKnownByItsContent();
    void changedRecordingIsReadAnew();
    void stoppedScanGoesOn();
    void secretsAreNotFound();
    void whispersAreKeptOnlyIfWanted();
    void progressTellsAllRounds();

private:
    void scan(const ScanListener &listener = {}, const std::stop_token &stop = {});
    [[nodiscard]] std::vector<RecordingRow> rows(const QString &text = {});
    [[nodiscard]] QString copyInto(const QString &real);

    FormatRegistry m_formats;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_recordings;
    std::unique_ptr<LibraryStore> m_store;
};

void TestLibraryScan::initTestCase()
{
    registerAllFormats(m_formats);
}

void TestLibraryScan::init()
{
    m_store.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_recordings = m_folder->filePath(QStringLiteral("recordings"));
    QVERIFY(QDir().mkpath(m_recordings));
    auto store = LibraryStore::open(m_folder->filePath(QStringLiteral("library.sqlite")),
                                    Whispers::LeftOut);
    QVERIFY(store);
    m_store = *std::move(store);
}

void TestLibraryScan::scan(const ScanListener &listener, const std::stop_token &stop)
{
    const auto done = scanLibrary(*m_store, m_formats, {.folders = {m_recordings}}, listener, stop);
    QVERIFY2(done, qPrintable(done ? QString() : done.error().text()));
}

std::vector<RecordingRow> TestLibraryScan::rows(const QString &text)
{
    const auto listing = m_store->listing().list(
        {.text = text, .sort = SortKey::Name, .order = Qt::AscendingOrder});
    return listing
               ? m_store->listing().rows(listing->ids, text).value_or(std::vector<RecordingRow>())
               : std::vector<RecordingRow>();
}

QString TestLibraryScan::copyInto(const QString &real)
{
    const QString path = m_recordings + u'/' + QFileInfo(real).fileName();
    return QFile::copy(real, path) ? path : QString();
}

void TestLibraryScan::factsOfRealRecordings_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("family");
    QTest::addColumn<QString>("map");
    QTest::addColumn<qint64>("length"); // milliseconds
    QTest::addColumn<QString>("sha256");

    // From the facts.json beside the recordings.
    QTest::newRow("Teeworlds")
        << "teeworlds/tw061-server-dm1.demo"
        << "teeworlds_demo"
        << "dm1" << qint64{35'520}
        << "60e771b9db59114878affdd904e5066e6205bf10eea21c0787a3c79bbf0494a0";
    QTest::newRow("Half-Life")
        << "goldsrc/synthetic_dm_8p.dem"
        << "goldsrc"
        << "dm_room" << qint64{-1}
        << "83bd880be71a9ba76945ae7aa2e9da22ba4fc614bc9aae6e2fc0b4f0dcd449ca";
    QTest::newRow("teehistorian") << "teehistorian/ddnet198-racebox.teehistorian"
                                  << "teehistorian"
                                  << "racebox" << qint64{-1} << "";
    QTest::newRow("Hollow Cube") << "hollowcube/tiny.hcrp"
                                 << "hollowcube"
                                 << "4d78f176-2bec-8d57-92e7-16bcf7caf1dd" << qint64{-1} << "";
}

void TestLibraryScan::factsOfRealRecordings()
{
    QFETCH(QString, file);
    QFETCH(QString, family);
    QFETCH(QString, map);
    QFETCH(qint64, length);
    QFETCH(QString, sha256);
    const auto real = test::realRecording(file);
    if (!real)
        SKIP_MISSING();
    QVERIFY(!copyInto(*real).isEmpty());

    scan();

    const auto found = rows();
    QCOMPARE(found.size(), std::size_t{1});
    const RecordingRow &row = found.front();
    QCOMPARE(row.name(), QFileInfo(file).fileName());
    QCOMPARE(row.facts.family, family);
    QCOMPARE(row.facts.map, map);
    if (length >= 0)
        QCOMPARE(row.facts.length, length);
    QVERIFY(row.facts.length > 0);
    QCOMPARE(row.state, ReadState::Read);
    QVERIFY(row.players > 0);
    if (file.startsWith(QLatin1String("goldsrc")))
        QCOMPARE(row.players, 8); // one of them had two names
    QCOMPARE(row.sha256.size(), 64);
    if (!sha256.isEmpty())
        QCOMPARE(row.sha256, sha256);
    QCOMPARE(row.file.size, QFileInfo(*real).size());
    if (file.startsWith(QLatin1String("hollowcube"))) {
        QCOMPARE(row.finished, 1);
        QVERIFY(row.bestTime > 0);
    }
}

void TestLibraryScan::tinyDemoIsReadWhole()
{
    QVERIFY(!test::writeTinyDemo(m_recordings, QStringLiteral("tiny.demo")).isEmpty());

    scan();

    const auto found = rows();
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found.front().facts.length, 8000); // 400 ticks, 50 a second
    QCOMPARE(found.front().facts.markers, 2);
    QCOMPARE(found.front().players, 2);
    QCOMPARE(found.front().facts.damage, 0);
    // A player, what she said, and nothing that the server said.
    QCOMPARE(rows(QString::fromUtf8(test::TinyFirstName)).size(), std::size_t{1});
    const QString hit = rows(QStringLiteral("hi")).at(0).hit;
    QCOMPARE(hit, QString::fromUtf8("Anna: \x02hi\x03\n"));
    QVERIFY(rows(QStringLiteral("welcome")).empty());
}

void TestLibraryScan::packedRecordingIsFound()
{
    const auto demo = test::makeTinyDemo();
    QVERIFY(!test::writeRecording(m_recordings, QStringLiteral("tiny.demo.gz"),
                                  test::pack(Packing::Gzip, demo))
                 .isEmpty());
    const QString plain = test::writeTinyDemo(m_recordings, QStringLiteral("tiny.demo"));

    scan();

    const auto found = rows();
    QCOMPARE(found.size(), std::size_t{2});
    QCOMPARE(found[1].name(), QStringLiteral("tiny.demo.gz"));
    QCOMPARE(found[1].facts.length, 8000);
    // The content is the same.
    QCOMPARE(found[0].sha256, found[1].sha256);
}

void TestLibraryScan::folderOfSegmentsIsOneRecording()
{
    const auto preamble = test::realRecording(
        QStringLiteral("hollowcube/tiny-segmented/preamble.dat"));
    if (!preamble)
        SKIP_MISSING();
    const QDir from = QFileInfo(*preamble).dir();
    const QString to = m_recordings + QStringLiteral("/tiny-segmented");
    QVERIFY(QDir().mkpath(to));
    qint64 size = 0;
    for (const QFileInfo &file : from.entryInfoList(QDir::Files)) {
        QVERIFY(QFile::copy(file.filePath(), to + u'/' + file.fileName()));
        size += file.size();
    }

    scan();

    const auto found = rows();
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found.front().name(), QStringLiteral("tiny-segmented"));
    QCOMPARE(found.front().file.size, size);
    QCOMPARE(found.front().state, ReadState::Read);
}

void TestLibraryScan::badFilesStopNothing()
{
    auto torn = test::makeTinyDemo();
    torn.resize(300); // inside the header
    QVERIFY(!test::writeRecording(m_recordings, QStringLiteral("a-torn.demo"), torn).isEmpty());
    QVERIFY(QFile::link(m_recordings + QStringLiteral("/nowhere"),
                        m_recordings + QStringLiteral("/b-link.demo")));
    QVERIFY(QFile::link(m_recordings, m_recordings + QStringLiteral("/round.demo")));
    QVERIFY(!test::writeTinyDemo(m_recordings, QStringLiteral("z-good.demo")).isEmpty());

    scan();

    const auto found = rows();
    QVERIFY(!found.empty());
    QCOMPARE(found.back().name(), QStringLiteral("z-good.demo"));
    QCOMPARE(found.back().state, ReadState::Read);
    QCOMPARE(found.front().name(), QStringLiteral("a-torn.demo"));
    QCOMPARE(found.front().state, ReadState::Unreadable);
    // The kind is kept, not a sentence: it speaks the language of who reads it.
    class Shouting : public SentenceWords
    {
        [[nodiscard]] std::string translated(const char *english) const override
        {
            return std::string(english) + '!';
        }
        [[nodiscard]] std::string counted(const char *english, std::int64_t number) const override
        {
            return SentenceWords::counted(english, number) + '!';
        }
    };
    const std::string english = found.front().problemText();
    QVERIFY(!english.empty());
    QVERIFY(found.front().problemText(Shouting()).ends_with('!'));
    QVERIFY(!english.ends_with('!'));
}

void TestLibraryScan::driveThatIsAwayMakesNothingUnreadable_data()
{
    QTest::addColumn<ScanRound>("round");

    QTest::newRow("before the header") << ScanRound::Headers;
    QTest::newRow("before the content") << ScanRound::Contents;
}

void TestLibraryScan::driveThatIsAwayMakesNothingUnreadable()
{
    QFETCH(ScanRound, round);
    const QString path = test::writeTinyDemo(m_recordings, QStringLiteral("share.demo"));
    const QString away = m_folder->filePath(QStringLiteral("away.demo"));

    scan({.progress = [&](const ScanProgress &progress) {
        if (progress.round == round && QFile::exists(path))
            QVERIFY(QFile::rename(path, away));
    }});
    QVERIFY(QFile::exists(away));
    for (const RecordingRow &row : rows()) {
        QVERIFY(row.state != ReadState::Unreadable);
        QCOMPARE(row.problem, QByteArray());
    }
    QVERIFY(QFile::rename(away, path));
    scan();

    QCOMPARE(rows().size(), std::size_t{1});
    QCOMPARE(rows().front().state, ReadState::Read);
}

void TestLibraryScan::noRecordingIsListedOnlyIfItIsCalledOne()
{
    const std::vector<std::byte> noise(1000, std::byte{'x'});
    for (const char *name : {"other.dem", "other.demo.gz", "other.demo.bak"})
        QVERIFY(!test::writeRecording(m_recordings, QString::fromLatin1(name), noise).isEmpty());
    QVERIFY(!test::writeRecording(m_recordings, QStringLiteral("zero.hcrp"), {}).isEmpty());
    QVERIFY(!test::writeRecording(m_recordings, QStringLiteral("notes.txt"), test::makeTinyDemo())
                 .isEmpty());

    scan();

    QStringList listed;
    for (const RecordingRow &row : rows()) {
        QCOMPARE(row.state, ReadState::Unreadable);
        listed << row.name() + u' ' + QString::fromStdString(row.problemText());
    }
    QCOMPARE(listed,
             (QStringList{"other.dem unrecognised format", "other.demo.gz unrecognised format",
                          "zero.hcrp the file is empty"}));
    // Something else is there now.
    QVERIFY(!test::writeTinyDemo(m_recordings, QStringLiteral("other.demo.bak")).isEmpty());
    scan();

    QCOMPARE(rows().size(), std::size_t{4});
}

void TestLibraryScan::movedRecordingIsKnownByItsContent()
{
    const QString before = test::writeTinyDemo(m_recordings, QStringLiteral("before.demo"));
    scan();
    const qint64 id = rows().front().id;
    QVERIFY(QDir().mkpath(m_recordings + QStringLiteral("/deep")));
    const QString after = m_recordings + QStringLiteral("/deep/after.demo");
    QVERIFY(QFile::rename(before, after));

    QStringList moves;
    scan({.moved = [&](const QString &from, const QString &to) { moves << from << to; }});

    QCOMPARE(moves, (QStringList{before, after}));
    const auto found = rows();
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found.front().id, id);
    QCOMPARE(found.front().file.path, after);
    QVERIFY(!found.front().isMissing);
}

void TestLibraryScan::changedRecordingIsReadAnew()
{
    QVERIFY(!test::writeTinyDemo(m_recordings, QStringLiteral("t.demo")).isEmpty());
    scan();
    QVERIFY(
        !test::writeTinyDemo(m_recordings, QStringLiteral("t.demo"), {.stepCount = 100}).isEmpty());

    scan();

    QCOMPARE(rows().size(), std::size_t{1});
    QCOMPARE(rows().front().facts.length, 4000);
}

void TestLibraryScan::stoppedScanGoesOn()
{
    for (const char *name : {"a.demo", "b.demo", "c.demo"})
        QVERIFY(!test::writeTinyDemo(m_recordings, QString::fromLatin1(name)).isEmpty());
    std::stop_source stop;
    scan({.progress =
              [&](const ScanProgress &progress) {
                  if (progress.round == ScanRound::Headers && progress.done == 1)
                      stop.request_stop();
              }},
         stop.get_token());
    QCOMPARE(m_store->listing().countIn(ReadState::New).value(), 2);
    QCOMPARE(m_store->listing().countIn(ReadState::Known).value(), 1);
    QCOMPARE(m_store->listing().counts()->missing, 0);

    scan();

    QCOMPARE(m_store->listing().countIn(ReadState::Read).value(), 3);
}

void TestLibraryScan::secretsAreNotFound()
{
    QVERIFY(!test::writeRecording(m_recordings, QStringLiteral("t.teehistorian"),
                                  test::makeTinyTeehistorian())
                 .isEmpty());

    scan();

    QCOMPARE(rows().size(), std::size_t{1});
    m_store.reset();
    QFile file(m_folder->filePath(QStringLiteral("library.sqlite")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.contains("Anna"));
    QVERIFY(!bytes.contains(test::TinySecret));
}

void TestLibraryScan::whispersAreKeptOnlyIfWanted()
{
    const QString path = test::writeTinyDemo(m_recordings, QStringLiteral("t.demo"),
                                             {.hasWhisper = true});

    const auto without = readWholeFacts(m_formats, path, Whispers::LeftOut, {});
    const auto with = readWholeFacts(m_formats, path, Whispers::Kept, {});

    QVERIFY(without && with);
    QCOMPARE(without->chat, QStringLiteral("Anna: hi\n"));
    QVERIFY2(with->chat.contains(QStringLiteral("psst")), qPrintable(with->chat));
}

void TestLibraryScan::progressTellsAllRounds()
{
    QVERIFY(!test::writeTinyDemo(m_recordings, QStringLiteral("t.demo")).isEmpty());
    std::vector<ScanRound> ends;

    scan({.progress = [&](const ScanProgress &progress) {
        if (progress.all > 0 && progress.done == progress.all)
            ends.push_back(progress.round);
    }});

    QCOMPARE(ends, (std::vector{ScanRound::Headers, ScanRound::Contents}));
}

TICKSCOPE_TEST(TestLibraryScan, QCoreApplication)
#include "test_library_scan.moc"
