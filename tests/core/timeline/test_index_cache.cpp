// SPDX-License-Identifier: GPL-3.0-or-later
//
// Indexes on disk: what is kept is what was found, of the very same file, and nothing is believed.

#include <fcntl.h>
#include <sys/stat.h>
#include <zstd.h>

#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/analysis/index_cache.h"
#include "core/base/limits.h"
#include "core/formats/format.h"
#include "core/formats/format_registry.h"
#include "core/io/disk_cache.h"
#include "core/timeline/index_pass.h"
#include "tests/support/archived.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;

namespace {

constexpr qint64 LargestRecording = 3 << 20;

const FormatRegistry &cachedFormats()
{
    static const FormatRegistry formats = [] {
        FormatRegistry all;
        registerAllFormats(all);
        return all;
    }();
    return formats;
}

struct Opened {
    Shared<Recording> recording;
    Shared<Outline> outline;
    EventForms forms;
};

/// Null where it is no recording.
std::optional<Opened> opened(const QString &path)
{
    const auto source = openFile(path.toStdString());
    const auto recording = source ? cachedFormats().open(*source, {})
                                  : tl::unexpected(source.error());
    auto outline = recording ? (*recording)->outline({}) : tl::unexpected(recording.error());
    if (!outline || outline->isEmpty)
        return {};
    return Opened{*recording, std::make_shared<const Outline>(*std::move(outline)),
                  cachedFormats().formatNamed((*recording)->info().format)->eventForms()};
}

std::vector<std::byte> packed(const std::vector<std::byte> &bytes)
{
    std::vector<std::byte> all(::ZSTD_compressBound(bytes.size()));
    all.resize(::ZSTD_compress(all.data(), all.size(), bytes.data(), bytes.size(), 1));
    return all;
}

std::vector<std::byte> unpacked(const std::vector<std::byte> &bytes)
{
    std::vector<std::byte> all(::ZSTD_getFrameContentSize(bytes.data(), bytes.size()));
    all.resize(::ZSTD_decompress(all.data(), all.size(), bytes.data(), bytes.size()));
    return all;
}

Shared<Index> indexOf(const Opened &file)
{
    IndexPass pass(file.recording, file.outline);
    while (!pass.atEnd()) {
        constexpr std::size_t TicksOfAPart = 700;
        if (!pass.advance(TicksOfAPart, {}))
            return nullptr;
    }
    return pass.index();
}

bool areSame(const EventRow &one, const EventRow &other)
{
    return one.tick == other.tick && one.form == other.form && one.client == other.client
           && one.otherClient == other.otherClient && one.values == other.values
           && one.byte == other.byte && one.source == other.source;
}

bool areSame(const SeekPoint &one, const SeekPoint &other)
{
    return one.tick == other.tick && one.order == other.order && one.kind == other.kind
           && one.byte == other.byte && !one.memory == !other.memory
           && (!one.memory || test::bytesOf(*one.memory) == test::bytesOf(*other.memory));
}

bool areSame(const Player &one, const Player &other)
{
    const auto isSameStay = [](const Stay &left, const Stay &right) {
        return left.client == right.client && left.ticks == right.ticks;
    };
    return one.id == other.id && one.heldNames == other.heldNames
           && std::ranges::equal(one.stays, other.stays, isSameStay)
           && one.sameNameAs == other.sameNameAs && one.isProxy == other.isProxy;
}

/// Where two indexes differ; empty when they nowhere do.
QString differenceBetween(const Index &one, const Index &other)
{
    if (one.eventCount() != other.eventCount() || one.kindCounts() != other.kindCounts())
        return QStringLiteral("number of events");
    for (std::size_t row = 0; row < one.eventCount(); ++row) {
        if (!areSame(one.event(row), other.event(row)))
            return QStringLiteral("event %1").arg(row);
    }
    const auto same = [](const auto &left, const auto &right) { return areSame(left, right); };
    if (!std::ranges::equal(one.seekPoints(), other.seekPoints(), same))
        return QStringLiteral("seek points");
    if (!std::ranges::equal(one.players().players(), other.players().players(), same))
        return QStringLiteral("players");
    if (one.counts() != other.counts() || one.entityCounts() != other.entityCounts())
        return QStringLiteral("counts");
    if (one.tickTally() != other.tickTally() || one.indexedTo() != other.indexedTo()
        || one.isComplete() != other.isComplete() || one.guessedTicks() != other.guessedTicks())
        return QStringLiteral("ticks");
    return {};
}

/// Goes through all that views read of an index.
void lookAt(const Index &index)
{
    for (std::size_t row = 0; row < index.eventCount(); ++row) {
        const EventRow event = index.event(row);
        static_cast<void>(index.eventFields(row));
        static_cast<void>(index.players().nameAt(event.client, event.tick));
    }
    for (const Player &player : index.players().players())
        static_cast<void>(player.nameAt(player.ticks().first));
    static_cast<void>(index.guessedTicks());
}

} // namespace

class TestIndexCache : public QObject
{
    Q_OBJECT

private slots:
    void whatIsKeptIsWhatWasFound_data();
    void whatIsKeptIsWhatWasFound();
    void fileThatWasWrittenIntoIsAnother();
    void damagedAndGrowingAreNotKept();
    void nobodyElseMayRead();
    void eventsThatAreBrokenComeFromTheRecording();
    void changedBytesHarmNothing();
    void folderThatCannotBeWrittenKeepsNothing();

private:
    [[nodiscard]] IndexCache cache() const
    {
        return IndexCache(m_folder.filePath("in").toStdString());
    }

    QTemporaryDir m_folder;
};

void TestIndexCache::whatIsKeptIsWhatWasFound_data()
{
    QTest::addColumn<QString>("path");

    for (const char *folder :
         {"teeworlds", "teehistorian", "goldsrc", "hollowcube", "ghosts", "devices"}) {
        QDirIterator files(test::recordings() + u'/' + QLatin1String(folder), QDir::Files);
        while (files.hasNext()) {
            const QString path = files.next();
            if (files.fileInfo().size() <= LargestRecording && opened(path))
                QTest::newRow(qPrintable(files.fileName())) << path;
        }
    }
}

void TestIndexCache::whatIsKeptIsWhatWasFound()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(const QString, path);
    const auto file = opened(path);
    const std::string key = cache().keyOf(*file->recording, {}).value();
    QVERIFY(!key.empty());
    QVERIFY(!cache().read(key, file->recording, file->outline, file->forms));
    const auto made = indexOf(*file);
    QVERIFY(made);
    const bool mayBeKept = made->damage().empty() && !file->outline->mayGrow;

    QCOMPARE(cache().write(key, *made), mayBeKept);
    const auto again = opened(path);
    const auto kept = cache().read(cache().keyOf(*again->recording, {}).value(), again->recording,
                                   again->outline, again->forms);

    QCOMPARE(kept != nullptr, mayBeKept);
    if (kept)
        QCOMPARE(differenceBetween(*kept, *made), QString());
    cache().remove(key);
    QCOMPARE(cache().bytesOf(key), std::uint64_t{0});
}

void TestIndexCache::fileThatWasWrittenIntoIsAnother()
{
    const QString path = test::writeTinyDemo(m_folder.path(), QStringLiteral("a.demo"));
    const auto file = opened(path);
    const std::string key = cache().keyOf(*file->recording, {}).value();
    QVERIFY(cache().write(key, *indexOf(*file)));
    struct stat before {
    };
    QCOMPARE(::stat(qPrintable(path), &before), 0);

    QFile written(path);
    QVERIFY(written.open(QIODevice::ReadWrite));
    QVERIFY(written.seek(written.size() / 2));
    QCOMPARE(written.write("x"), 1);
    written.close();
    const timespec times[]{before.st_atim, before.st_mtim};
    QCOMPARE(::utimensat(AT_FDCWD, qPrintable(path), times, 0), 0);

    const std::string now = cache().keyOf(*opened(path)->recording, {}).value();
    QVERIFY(!now.empty());
    QVERIFY(now != key);
    QVERIFY(cache().keyOf(*file->recording, {}, "with its map").value() != now);
}

void TestIndexCache::damagedAndGrowingAreNotKept()
{
    auto bytes = test::makeTinyDemo();
    bytes.resize(bytes.size() - 3);
    const QString path = test::writeRecording(m_folder.path(), QStringLiteral("cut.demo"), bytes);
    const auto file = opened(path);
    const auto index = indexOf(*file);
    QVERIFY(!index->damage().empty());

    QVERIFY(!cache().write(cache().keyOf(*file->recording, {}).value(), *index));

    const auto source = memorySource(test::makeTinyDemo(), "bytes");
    QCOMPARE(cache().keyOf(**cachedFormats().open(source, {}), {}).value(), std::string());
}

void TestIndexCache::nobodyElseMayRead()
{
    const auto file = opened(test::writeTinyDemo(m_folder.path(), QStringLiteral("b.demo")));
    QVERIFY(cache().write(cache().keyOf(*file->recording, {}).value(), *indexOf(*file)));

    const QFileInfo folder(QString::fromStdString(cache().folder()));
    QCOMPARE(folder.permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
}

void TestIndexCache::eventsThatAreBrokenComeFromTheRecording()
{
    const auto file = opened(test::writeTinyDemo(m_folder.path(), QStringLiteral("e.demo")));
    const std::string key = cache().keyOf(*file->recording, {}).value();
    const auto made = indexOf(*file);
    QVERIFY(cache().write(key, *made));
    const auto kept = cache().read(key, file->recording, file->outline, file->forms);
    QVERIFY(kept);

    // Another program may make room in the meantime.
    cache().remove(key);

    QCOMPARE(differenceBetween(*kept, *made), QString());
    QVERIFY(cache().write(key, *made));
    DiskCache disk(cache().folder(), key, limits::IndexDiskBytes);
    const std::uint64_t last = std::ranges::max(disk.blocks());
    std::vector<std::byte> bytes;
    QVERIFY(disk.read(last, bytes));
    bytes.pop_back();
    QVERIFY(disk.write(last, bytes));
    const auto broken = cache().read(key, file->recording, file->outline, file->forms);
    QVERIFY(broken);
    QCOMPARE(differenceBetween(*broken, *made), QString());
    // The next one that is kept is whole again.
    QVERIFY(!cache().read(key, file->recording, file->outline, file->forms));
}

/// Bytes that fit their checksum all the same: either there is no index, or one that can be read.
void TestIndexCache::changedBytesHarmNothing()
{
    constexpr int Changes = 10'000;
    const auto file = opened(test::writeTinyDemo(m_folder.path(), QStringLiteral("c.demo")));
    const std::string key = cache().keyOf(*file->recording, {}).value();
    QVERIFY(cache().write(key, *indexOf(*file)));
    const auto onDisk = [&] { return DiskCache(cache().folder(), key, limits::IndexDiskBytes); };
    const DiskCache disk = onDisk();
    std::map<std::uint64_t, std::vector<std::byte>> blocks;
    for (const std::uint64_t number : disk.blocks())
        QVERIFY(disk.read(number, blocks[number]));
    QVERIFY(blocks.size() > 1);
    std::uint32_t random = 1;
    const auto next = [&random](std::size_t end) {
        random = random * 1664525 + 1013904223;
        return (random >> 8) % end;
    };
    int found = 0;
    for (int i = 0; i < Changes; ++i) {
        const auto &[number, whole] = *std::next(blocks.begin(),
                                                 std::ptrdiff_t(next(blocks.size())));
        // Mostly what is read from them, since few changes of packed bytes get that far.
        const bool isOfPacked = next(4) == 0;
        auto bytes = isOfPacked ? whole : unpacked(whole);
        for (std::size_t more = 0; more <= next(3); ++more)
            bytes[next(bytes.size())] ^= static_cast<std::byte>(1U << next(8));
        if (next(8) == 0)
            bytes.resize(next(bytes.size()));
        QVERIFY(onDisk().write(number, isOfPacked ? bytes : packed(bytes)));
        if (const auto index = cache().read(key, file->recording, file->outline, file->forms)) {
            lookAt(*index);
            ++found;
        }
        // All of what is broken is removed.
        for (const auto &[kept, before] : blocks)
            QVERIFY(onDisk().write(kept, before));
    }
    QVERIFY(found > 0);
    QVERIFY(found < Changes);
}

void TestIndexCache::folderThatCannotBeWrittenKeepsNothing()
{
    const auto file = opened(test::writeTinyDemo(m_folder.path(), QStringLiteral("d.demo")));
    const IndexCache nowhere("/proc/tickscope");
    const std::string key = nowhere.keyOf(*file->recording, {}).value();

    QVERIFY(!nowhere.write(key, *indexOf(*file)));
    QVERIFY(!nowhere.read(key, file->recording, file->outline, file->forms));
    QCOMPARE(IndexCache().keyOf(*file->recording, {}).value(), std::string());
}

TICKSCOPE_TEST(TestIndexCache, QCoreApplication)
#include "test_index_cache.moc"
