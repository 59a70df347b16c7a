// SPDX-License-Identifier: GPL-3.0-or-later
//
// Maps of Half-Life demos: which checksum they state, and which file is the right one.

#include <algorithm>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/analysis/finders/map_finder.h"
#include "core/formats/goldsrc/map/bsp_map.h"
#include "core/formats/goldsrc/messages/server_state.h"
#include "tests/support/goldsrc/goldsrc_bsp_writer.h"
#include "tests/support/goldsrc/goldsrc_demo_writer.h"
#include "tests/support/opened_bytes.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;

namespace {

/// A room whose floor is at \a height: another height, another checksum.
test::Bytes room(float height)
{
    test::GoldsrcBspWriter writer;
    writer.addFace({0, 0, 1}, {{0, 0, height}, {0, 99, height}, {99, 99, height}}, "floor");
    writer.endModel({0, 0, 0}, {99, 99, 99});
    writer.setEntities("{ \"classname\" \"worldspawn\" }");
    return writer.finish();
}

std::uint32_t checksumOf(const test::Bytes &map)
{
    return goldsrc::bspChecksum(map).value();
}

Shared<Recording> demoWith(const test::GoldsrcDemoForm &form)
{
    return test::opened(test::makeTinyGoldsrcDemo({form, 3})).value();
}

} // namespace

class TestGoldsrcMaps : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void mapWithTheHeadersChecksumIsFound();
    void mapWithAnotherChecksumIsNotTaken();
    void changedEntitiesAreTheSameMap();
    void mapWithoutStatedChecksumIsFoundByName();
    void checksumOfTheServerInfoStandsInForTheHeaders();
    void sharedRecordingFindsItsMap_data();
    void sharedRecordingFindsItsMap();
    void chosenMapIsReadWhateverItsChecksum();
    void fileThatIsNoMapIsRefused();
    void mapsOfTheGameComeBeforeThoseOfHalfLife();
    void hostileGameNamesLeadNowhere_data();
    void hostileGameNamesLeadNowhere();

private:
    void write(const QString &name, const test::Bytes &bytes) const
    {
        QVERIFY(!test::writeRecording(m_folder->path(), name, bytes).isEmpty());
    }
    [[nodiscard]] Result<FoundMap> find(const Recording &recording) const
    {
        return findMap(recording, m_folder->filePath("a.dem").toStdString(), {}, {});
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestGoldsrcMaps::mapWithTheHeadersChecksumIsFound()
{
    const test::Bytes map = room(64);
    write("dm_room.bsp", map);

    const auto found = find(*demoWith({.checksum = checksumOf(map)}));

    QVERIFY(found);
    QCOMPARE(found->match, FoundMap::Match::Crc32);
    const ShapeLayer &world = found->content->backdrop().shapes.front();
    QCOMPARE(world.shapes.front().lowest, 64.0F);
}

void TestGoldsrcMaps::mapWithAnotherChecksumIsNotTaken()
{
    write("dm_room.bsp", room(64));

    const auto found = find(*demoWith({.checksum = checksumOf(room(32))}));

    QVERIFY(!found);
    QCOMPARE(found.error().code, ErrorCode::UnknownFormat);
}

void TestGoldsrcMaps::changedEntitiesAreTheSameMap()
{
    test::GoldsrcBspWriter writer;
    writer.addFace({0, 0, 1}, {{0, 0, 8}, {0, 99, 8}, {99, 99, 8}}, "floor");
    writer.endModel({0, 0, 0}, {99, 99, 99});
    writer.setEntities("{ \"classname\" \"worldspawn\" \"message\" \"made by somebody else\" }");
    write("dm_room.bsp", writer.finish());

    const auto found = find(*demoWith({.checksum = checksumOf(room(8))}));

    QVERIFY(found);
    QCOMPARE(found->match, FoundMap::Match::Crc32);
}

void TestGoldsrcMaps::mapWithoutStatedChecksumIsFoundByName()
{
    write("dm_room.bsp", room(64));

    // Messages of demo protocol 4 are opaque; the header is all there is.
    const auto recording = demoWith({.demoProtocol = 4, .networkProtocol = 40, .checksum = 0});
    const auto found = find(*recording);

    QVERIFY(!recording->info().map->crc32);
    QVERIFY(found);
    QCOMPARE(found->match, FoundMap::Match::Name);
}

void TestGoldsrcMaps::checksumOfTheServerInfoStandsInForTheHeaders()
{
    goldsrc::ServerInfo sent; // the tiny demo's: 0, scrambled for slot 0
    const auto recording = demoWith({.checksum = 0});

    QCOMPARE(recording->info().map->crc32, std::optional(sent.mapChecksum()));
}

void TestGoldsrcMaps::sharedRecordingFindsItsMap_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("mapFile");
    QTest::addColumn<int>("expected");

    QTest::newRow("checksum of the header") << "synthetic_dm_8p.dem"
                                            << "dm_room.bsp" << int(FoundMap::Match::Crc32);
    QTest::newRow("of the server info") << "synthetic_hltv_8p.dem"
                                        << "dm_room.bsp" << int(FoundMap::Match::Crc32);
    QTest::newRow("neither") << "basic.dem"
                             << "c1a0.bsp" << int(FoundMap::Match::Name);
}

void TestGoldsrcMaps::sharedRecordingFindsItsMap()
{
    QFETCH(QString, file);
    QFETCH(QString, mapFile);
    QFETCH(int, expected);
    const auto recording = test::realRecording("goldsrc/" + file);
    const auto map = test::realRecording(QStringLiteral("goldsrc/dm_room.bsp"));
    if (!recording || !map)
        SKIP_MISSING();
    QVERIFY(QFile::copy(*map, m_folder->filePath(mapFile)));
    QFile bytes(*recording);
    QVERIFY(bytes.open(QIODevice::ReadOnly));
    const QByteArray all = bytes.readAll();
    const auto view = std::as_bytes(std::span(all.data(), static_cast<std::size_t>(all.size())));

    const auto found = find(*test::opened({view.begin(), view.end()}).value());

    QVERIFY(found);
    QCOMPARE(int(found->match), expected);
}

void TestGoldsrcMaps::chosenMapIsReadWhateverItsChecksum()
{
    write("other.bsp", room(64));
    const auto recording = demoWith({.checksum = 1});

    const auto found = readMapFile(*recording, m_folder->filePath("other.bsp").toStdString(), {});

    QVERIFY(found);
    QCOMPARE(found->match, FoundMap::Match::Differs);
}

void TestGoldsrcMaps::fileThatIsNoMapIsRefused()
{
    write("dm_room.bsp", test::Bytes(200));
    const auto recording = demoWith({.checksum = 1});

    const auto read = readMapFile(*recording, m_folder->filePath("dm_room.bsp").toStdString(), {});

    QVERIFY(!read);
    QVERIFY(!recording->mapCrc32(test::Bytes(200)));
}

void TestGoldsrcMaps::mapsOfTheGameComeBeforeThoseOfHalfLife()
{
    qputenv("HOME", "/home/somebody");

    const std::vector<std::string> folders = goldsrc::gameMapFolders("cstrike");

    const auto place = [&](const std::string &game) {
        return std::ranges::find(folders, "/home/somebody/.steam/steam/steamapps/common/Half-Life/"
                                              + game + "/maps");
    };
    QVERIFY(place("cstrike") < place("valve"));
    QVERIFY(place("cstrike_downloads") < place("valve"));
    QVERIFY(place("valve") != folders.end());
}

void TestGoldsrcMaps::hostileGameNamesLeadNowhere_data()
{
    QTest::addColumn<QString>("game");

    QTest::newRow("empty") << "";
    QTest::newRow("folder above") << "..";
    QTest::newRow("a path") << "a/b";
}

void TestGoldsrcMaps::hostileGameNamesLeadNowhere()
{
    QFETCH(QString, game);

    QCOMPARE(goldsrc::gameMapFolders(game.toStdString()), goldsrc::gameMapFolders("valve"));
}

TICKSCOPE_TEST(TestGoldsrcMaps, QCoreApplication)
#include "test_goldsrc_maps.moc"
