// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/analysis/finders/map_finder.h"
#include "core/model/scene/map_backdrop.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;

namespace {

class FakeMap : public MapContent
{
public:
    explicit FakeMap(std::string what)
        : text(std::move(what))
    {
    }
    [[nodiscard]] const MapBackdrop &backdrop() const override { return m_backdrop; }

    std::string text;

private:
    MapBackdrop m_backdrop;
};

/// Knows of its map only; a map is any text but "broken".
class FakeRecording : public Recording
{
public:
    explicit FakeRecording(std::optional<MapReference> map) { m_info.map = std::move(map); }

    [[nodiscard]] const RecordingInfo &info() const override { return m_info; }
    Result<Outline> outline(std::stop_token) const override
    {
        return failure(ErrorCode::Damaged, {faults::Words, "no stream"});
    }
    [[nodiscard]] std::unique_ptr<Decoder> makeDecoder() const override { return nullptr; }
    Result<std::vector<std::byte>> embeddedMapFile(std::stop_token) const override
    {
        return std::vector{std::byte{'i'}, std::byte{'n'}};
    }
    Result<Shared<MapContent>> readMap(std::vector<std::byte> &&file) const override
    {
        std::string text;
        for (const std::byte byte : file)
            text += static_cast<char>(byte);
        if (text == "broken")
            return failure(ErrorCode::Damaged, {faults::Words, "no map"});
        return std::make_shared<const FakeMap>(std::move(text));
    }
    [[nodiscard]] std::optional<std::uint32_t> mapCrc32(
        std::span<const std::byte> file) const override
    {
        return skippedBytes ? crc32Of(file.subspan(std::min(skippedBytes, file.size())))
                            : Recording::mapCrc32(file);
    }
    [[nodiscard]] std::vector<std::string> gameMapFolders() const override { return gameFolders; }

    std::vector<std::string> gameFolders;
    std::size_t skippedBytes = 0; ///< At the beginning of files, for the CRC-32.

private:
    RecordingInfo m_info;
};

std::span<const std::byte> spanOf(const QByteArray &text)
{
    return std::as_bytes(std::span(text.data(), static_cast<std::size_t>(text.size())));
}

MapReference mapNamed(const char *name)
{
    MapReference map;
    map.name = name;
    map.fileSuffix = ".map";
    return map;
}

std::string textOf(const Result<FoundMap> &found)
{
    if (!found)
        return "not found: " + faultText(found.error().fault);
    return dynamic_cast<const FakeMap &>(*found->content).text;
}

} // namespace

class TestMapFinder : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void mapInTheRecordingNeedsNoFile();
    void recordingWithoutMapHasNone();
    void mapIsFoundInEachFolder_data();
    void mapIsFoundInEachFolder();
    void mapWithTheStatedSha256IsFound();
    void mapWithTheStatedCrc32IsFound();
    void checksumIsTakenAsTheFormatTakesIt();
    void mapWithoutStatedHashIsFoundByName();
    void mapWithAnotherHashIsNeverTaken_data();
    void mapWithAnotherHashIsNeverTaken();
    void fileWithAHashInItsNameIsTaken();
    void fileOfAnotherMapIsNotTaken_data();
    void fileOfAnotherMapIsNotTaken();
    void mapIsFoundWhereTheGameKeepsIts();
    void mapThatLiesInAnotherRecordingIsFoundByItsHash();
    void chosenFileIsTakenAndChecked_data();
    void chosenFileIsTakenAndChecked();
    void chosenFileThatIsNoMapIsRefused();
    void unreadableMapIsPassedOver();
    void hostileMapNamesAreRefused_data();
    void hostileMapNamesAreRefused();
    void missingFoldersAreNoError();
    void cancelledSearchSaysSo();

private:
    void write(const QString &path, const QByteArray &text) const
    {
        QFile file(m_folder->filePath(path));
        QVERIFY(QDir().mkpath(QFileInfo(file).path()));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }

    /// Looks for \a map from the recording "demos/a.demo", also in the folder "more".
    [[nodiscard]] Result<FoundMap> find(const MapReference &map, std::stop_token stop = {}) const
    {
        return findMap(FakeRecording(map), m_folder->filePath("demos/a.demo").toStdString(),
                       {m_folder->filePath("more").toStdString()}, std::move(stop));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestMapFinder::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_folder->path()).mkpath("demos"));
}

void TestMapFinder::mapInTheRecordingNeedsNoFile()
{
    MapReference map = mapNamed("dm1");
    map.isEmbedded = true;

    const auto found = find(map);

    QCOMPARE(textOf(found), std::string("in"));
    QCOMPARE(found->match, FoundMap::Match::Embedded);
    QVERIFY(found->path.empty());
}

void TestMapFinder::recordingWithoutMapHasNone()
{
    const auto found = findMap(FakeRecording({}), "a.demo", {}, {});

    QVERIFY(!found);
    QCOMPARE(found.error().code, ErrorCode::UnknownFormat);
}

void TestMapFinder::mapIsFoundInEachFolder_data()
{
    QTest::addColumn<QString>("path");

    QTest::newRow("beside the recording") << "demos/dm1.map";
    QTest::newRow("in maps") << "demos/maps/dm1.map";
    QTest::newRow("in maps beside its folder") << "maps/dm1.map";
    QTest::newRow("in a folder of the user") << "more/dm1.map";
}

void TestMapFinder::mapIsFoundInEachFolder()
{
    QFETCH(QString, path);
    write(path, "content");

    const auto found = find(mapNamed("dm1"));

    QCOMPARE(textOf(found), std::string("content"));
    QCOMPARE(QFileInfo(QString::fromStdString(found->path)).canonicalFilePath(),
             QFileInfo(m_folder->filePath(path)).canonicalFilePath());
}

void TestMapFinder::mapWithTheStatedSha256IsFound()
{
    write("demos/dm1.map", "another");
    write("maps/dm1.map", "right");
    MapReference map = mapNamed("dm1");
    map.sha256 = sha256Of(spanOf("right"));
    map.crc32 = 0; // of no meaning beside the better hash

    const auto found = find(map);

    QCOMPARE(textOf(found), std::string("right"));
    QCOMPARE(found->match, FoundMap::Match::Sha256);
}

void TestMapFinder::mapWithTheStatedCrc32IsFound()
{
    write("demos/dm1.map", "another");
    write("more/dm1.map", "right");
    MapReference map = mapNamed("dm1");
    map.crc32 = crc32Of(spanOf("right"));

    const auto found = find(map);

    QCOMPARE(textOf(found), std::string("right"));
    QCOMPARE(found->match, FoundMap::Match::Crc32);
}

void TestMapFinder::checksumIsTakenAsTheFormatTakesIt()
{
    write("demos/dm1.map", "01right");
    MapReference map = mapNamed("dm1");
    map.crc32 = crc32Of(spanOf("right"));
    FakeRecording recording(map);
    const std::string path = m_folder->filePath("demos/a.demo").toStdString();

    QVERIFY(!findMap(recording, path, {}, {}));
    recording.skippedBytes = 2;
    const auto found = findMap(recording, path, {}, {});

    QCOMPARE(textOf(found), std::string("01right"));
    QCOMPARE(found->match, FoundMap::Match::Crc32);
}

void TestMapFinder::mapWithoutStatedHashIsFoundByName()
{
    write("more/dm1.map", "unverified");
    MapReference map = mapNamed("dm1");
    const auto found = find(map);
    map.size = 5888;

    QCOMPARE(textOf(found), std::string("unverified"));
    QCOMPARE(found->match, FoundMap::Match::Name);
    QVERIFY2(!find(map), "the recording states another size");
}

void TestMapFinder::mapWithAnotherHashIsNeverTaken_data()
{
    QTest::addColumn<bool>("hasSha256");

    QTest::newRow("SHA-256, though the CRC-32 is right") << true;
    QTest::newRow("CRC-32") << false;
}

void TestMapFinder::mapWithAnotherHashIsNeverTaken()
{
    QFETCH(bool, hasSha256);
    for (const char *folder : {"demos/", "demos/maps/", "maps/", "more/"})
        write(QString::fromLatin1(folder) + "dm1.map", "wrong");
    MapReference map = mapNamed("dm1");
    map.crc32 = crc32Of(spanOf(hasSha256 ? "wrong" : "right"));
    if (hasSha256)
        map.sha256 = sha256Of(spanOf("right"));

    const auto found = find(map);

    QVERIFY(!found);
    QCOMPARE(found.error().code, ErrorCode::UnknownFormat);
}

void TestMapFinder::fileWithAHashInItsNameIsTaken()
{
    write("more/dm1_0123abcd.map", "downloaded");

    QCOMPARE(textOf(find(mapNamed("dm1"))), std::string("downloaded"));
}

void TestMapFinder::fileOfAnotherMapIsNotTaken_data()
{
    QTest::addColumn<QString>("file");

    QTest::newRow("longer name") << "dm10.map";
    QTest::newRow("name at the end") << "xdm1.map";
    QTest::newRow("another suffix") << "dm1.txt";
    QTest::newRow("suffix cut") << "dm1.ma";
    QTest::newRow("other case") << "DM1.map";
}

void TestMapFinder::fileOfAnotherMapIsNotTaken()
{
    QFETCH(QString, file);
    write("demos/" + file, "another");

    QVERIFY(!find(mapNamed("dm1")));
}

void TestMapFinder::mapIsFoundWhereTheGameKeepsIts()
{
    write("game/maps/dm1.map", "installed");
    FakeRecording recording(mapNamed("dm1"));
    recording.gameFolders = {m_folder->filePath("game/maps").toStdString()};

    const auto found = findMap(recording, m_folder->filePath("a.demo").toStdString(), {}, {});

    QCOMPARE(textOf(found), std::string("installed"));
}

void TestMapFinder::mapThatLiesInAnotherRecordingIsFoundByItsHash()
{
    const std::string other = test::makeSampleDemo(m_folder->path());
    const auto opened = allFormats().open(*openFile(other), {});
    const auto file = (*opened)->embeddedMapFile({});
    QVERIFY(file);
    const auto findIn = [&](const MapReference &map) {
        return findMap(FakeRecording(map), m_folder->filePath("demos/a.demo").toStdString(),
                       {other}, {});
    };
    MapReference map = mapNamed("renamed");
    map.sha256 = sha256Of(*file);
    MapReference old = mapNamed("renamed");
    old.crc32 = crc32Of(*file);
    MapReference differs = map;
    differs.sha256->front() ^= std::byte{1};

    QCOMPARE(findIn(map)->match, FoundMap::Match::Sha256);
    QCOMPARE(findIn(map)->path, other);
    QCOMPARE(findIn(old)->match, FoundMap::Match::Crc32);
    QVERIFY(!findIn(differs));
    // Nothing but its name would speak for it.
    QVERIFY(!findIn(mapNamed("renamed")));
}

void TestMapFinder::chosenFileIsTakenAndChecked_data()
{
    using Match = FoundMap::Match;
    QTest::addColumn<QByteArray>("stated"); // What the recorder's map was, if it stated a hash.
    QTest::addColumn<bool>("hasSha256");
    QTest::addColumn<int>("expected");

    QTest::newRow("right SHA-256") << QByteArray("mine") << true << int(Match::Sha256);
    QTest::newRow("wrong SHA-256") << QByteArray("other") << true << int(Match::Differs);
    QTest::newRow("right CRC-32") << QByteArray("mine") << false << int(Match::Crc32);
    QTest::newRow("wrong CRC-32") << QByteArray("other") << false << int(Match::Differs);
    QTest::newRow("no hash") << QByteArray() << false << int(Match::Name);
}

void TestMapFinder::chosenFileIsTakenAndChecked()
{
    QFETCH(QByteArray, stated);
    QFETCH(bool, hasSha256);
    QFETCH(int, expected);
    write("any.file", "mine");
    MapReference map = mapNamed("dm1");
    if (hasSha256)
        map.sha256 = sha256Of(spanOf(stated));
    else if (!stated.isEmpty())
        map.crc32 = crc32Of(spanOf(stated));

    const auto found = readMapFile(FakeRecording(map), m_folder->filePath("any.file").toStdString(),
                                   {});

    QCOMPARE(textOf(found), std::string("mine"));
    QCOMPARE(int(found->match), expected);
}

void TestMapFinder::chosenFileThatIsNoMapIsRefused()
{
    write("any.file", "broken");
    const FakeRecording recording(mapNamed("dm1"));

    const auto broken = readMapFile(recording, m_folder->filePath("any.file").toStdString(), {});
    const auto absent = readMapFile(recording, m_folder->filePath("no.file").toStdString(), {});

    QCOMPARE(broken.error().code, ErrorCode::Damaged);
    QCOMPARE(absent.error().code, ErrorCode::Io);
}

void TestMapFinder::unreadableMapIsPassedOver()
{
    write("demos/dm1.map", "broken");
    write("more/dm1.map", "whole");
    QVERIFY(QDir(m_folder->path()).mkpath("maps/dm1.map")); // a folder of that name

    QCOMPARE(textOf(find(mapNamed("dm1"))), std::string("whole"));
}

void TestMapFinder::hostileMapNamesAreRefused_data()
{
    QTest::addColumn<QByteArray>("name");

    QTest::newRow("empty") << QByteArray();
    QTest::newRow("folder above") << QByteArray("../secret");
    QTest::newRow("only dots") << QByteArray("..");
    QTest::newRow("a folder") << QByteArray("sub/secret");
    QTest::newRow("whole path") << QByteArray((QDir::rootPath() + "secret").toUtf8());
    QTest::newRow("NUL inside") << QByteArray("secret\0", 7);
}

void TestMapFinder::hostileMapNamesAreRefused()
{
    QFETCH(QByteArray, name);
    write("secret.map", "secret");
    write("demos/sub/secret.map", "secret");
    write("demos/secret.map", "secret");
    write("demos/.map", "secret");
    write("demos/...map", "secret");
    MapReference map = mapNamed("");
    map.name = name.toStdString();

    const auto found = find(map);

    QVERIFY(!found);
    QCOMPARE(found.error().code, ErrorCode::UnknownFormat);
}

void TestMapFinder::missingFoldersAreNoError()
{
    const auto found = findMap(FakeRecording(mapNamed("dm1")), "/nowhere/at/all/a.demo",
                               {"/nowhere", ""}, {});

    QVERIFY(!found);
    QCOMPARE(found.error().code, ErrorCode::UnknownFormat);
}

void TestMapFinder::cancelledSearchSaysSo()
{
    write("demos/dm1.map", "content");
    std::stop_source stop;
    stop.request_stop();

    const auto found = find(mapNamed("dm1"), stop.get_token());

    QVERIFY(!found);
    QCOMPARE(found.error().code, ErrorCode::Cancelled);
}

TICKSCOPE_TEST(TestMapFinder, QCoreApplication)
#include "test_map_finder.moc"
