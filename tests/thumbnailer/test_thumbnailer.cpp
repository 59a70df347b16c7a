// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

#include "tests/support/measured_run.h"
#include "tests/support/packer.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;

namespace {

constexpr rlim_t MostCpu = 5; ///< Seconds; beside other work the same costs several times as much.
constexpr qint64 MostMemory = 256; ///< MiB.
constexpr int StrongStep = 60; ///< Of 255, between pixels side by side; a grid has fainter ones.
constexpr int EdgesOfAPlayer = 20; ///< A dot of ten pixels has as many at its sides.

struct Thumbnail {
    test::MeasuredRun run;
    QImage picture; ///< Null when there is none.
};

Thumbnail thumbnailOf(const QString &path, int width = 256, const QStringList &more = {})
{
    QTemporaryDir folder;
    const QString output = folder.filePath(QStringLiteral("picture.png"));
    Thumbnail made;
    made.run = test::runMeasured(
        more + QStringList{QStringLiteral("-s"), QString::number(width), path, output}, MostCpu,
        false, QStringLiteral("tickscope-thumbnailer"));
    made.picture = QImage(output);
    return made;
}

/// Places where colours change sharply from left to right: of figures, lines, walls.
int edgesIn(const QImage &picture)
{
    int edges = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 1; x < picture.width(); ++x) {
            const QRgb left = picture.pixel(x - 1, y);
            const QRgb right = picture.pixel(x, y);
            const int step = std::max({std::abs(qRed(left) - qRed(right)),
                                       std::abs(qGreen(left) - qGreen(right)),
                                       std::abs(qBlue(left) - qBlue(right))});
            edges += step >= StrongStep ? 1 : 0;
        }
    }
    return edges;
}

std::vector<std::byte> bytesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray all = file.readAll();
    const auto *first = reinterpret_cast<const std::byte *>(all.constData());
    return {first, first + all.size()};
}

} // namespace

/// Small pictures for file managers.
class TestThumbnailer : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();

    void everyFamilyHasAPictureWithItsPlayers_data();
    void everyFamilyHasAPictureWithItsPlayers();
    void pictureHasTheSizeThatWasWanted_data();
    void pictureHasTheSizeThatWasWanted();
    void packedRecordingHasAPicture_data();
    void packedRecordingHasAPicture();
    void recordingInSegmentsHasAPictureByItsPreambleAndFolder();
    void mapIsDrawnWithTheImagesThatItNames();
    void lightWindowHasALightPicture();
    void fileUrlIsAFile();
    void fileThatIsNoRecordingHasNoPicture();
    void hostileRecordingCostsLittle_data();
    void hostileRecordingCostsLittle();

private:
    QTemporaryDir m_folder;
};

void TestThumbnailer::initTestCase()
{
    if (test::isInstrumented())
        QSKIP("a sanitizer takes more memory than the process that draws may have");
}

void TestThumbnailer::everyFamilyHasAPictureWithItsPlayers_data()
{
    QTest::addColumn<QString>("name");

    QTest::newRow("demo with its map") << QStringLiteral("teeworlds/tw061-server-dm1.demo");
    QTest::newRow("demo of a player") << QStringLiteral("teeworlds/tw065-client-mila.demo");
    QTest::newRow("demo of 38 MB")
        << QStringLiteral("teeworlds/ddnet164-server-long-tutorial.demo");
    QTest::newRow("teehistorian") << QStringLiteral("teehistorian/ddnet164-sunny.teehistorian");
    QTest::newRow("long teehistorian")
        << QStringLiteral("teehistorian/ddnet198-dm8-long.teehistorian");
    QTest::newRow("Half-Life") << QStringLiteral("goldsrc/won_cool.dem");
    QTest::newRow("Half-Life, of a proxy") << QStringLiteral("goldsrc/synthetic_hltv_8p.dem");
    QTest::newRow("Hollow Cube") << QStringLiteral("hollowcube/parkour-run.hcrp");
    QTest::newRow("Hollow Cube, three hours") << QStringLiteral("hollowcube/long-3h.hcrp");
    QTest::newRow("Hollow Cube, version 3") << QStringLiteral("hollowcube/legacy-v3.hcrp");
}

void TestThumbnailer::everyFamilyHasAPictureWithItsPlayers()
{
    QFETCH(QString, name);
    const auto path = test::realRecording(name);
    if (!path)
        SKIP_MISSING();

    const Thumbnail made = thumbnailOf(*path);

    QCOMPARE(made.run.code, 0);
    QVERIFY2(edgesIn(made.picture) >= EdgesOfAPlayer,
             qPrintable(QString::number(edgesIn(made.picture))));
    QVERIFY(made.run.peak < MostMemory);
}

void TestThumbnailer::pictureHasTheSizeThatWasWanted_data()
{
    QTest::addColumn<int>("width");

    for (const int width : {128, 256, 512, 1024})
        QTest::addRow("%d", width) << width;
}

void TestThumbnailer::pictureHasTheSizeThatWasWanted()
{
    QFETCH(int, width);
    const QString path = test::writeTinyDemo(m_folder.path(), QStringLiteral("tiny.demo"));

    const QImage picture = thumbnailOf(path, width).picture;

    // As wide as wanted, and nearly 16 : 9.
    QCOMPARE(picture.width(), width);
    QVERIFY(std::abs(picture.height() * 16 - width * 9) <= width / 8);
}

void TestThumbnailer::packedRecordingHasAPicture_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("packing");

    for (const auto &name :
         {"teeworlds/tw061-server-dm1.demo", "goldsrc/basic.dem", "hollowcube/legacy-v3.hcrp",
          "teehistorian/ddnet164-sunny.teehistorian"}) {
        for (const Packing packing : {Packing::Gzip, Packing::Xz, Packing::Zstd})
            QTest::addRow("%s, %s", name, packingName(packing))
                << QString::fromLatin1(name) << int(packing);
    }
}

void TestThumbnailer::packedRecordingHasAPicture()
{
    QFETCH(QString, name);
    QFETCH(int, packing);
    const auto path = test::realRecording(name);
    if (!path)
        SKIP_MISSING();
    const QString packed = test::writeRecording(
        m_folder.path(), QStringLiteral("packed"),
        test::pack(static_cast<Packing>(packing), bytesOf(*path)));

    QVERIFY(edgesIn(thumbnailOf(packed).picture) >= EdgesOfAPlayer);
}

void TestThumbnailer::recordingInSegmentsHasAPictureByItsPreambleAndFolder()
{
    SKIP_WITHOUT_RECORDING("hollowcube/segmented-finished/preamble.dat");
    const QString preamble = *test::realRecording(
        QStringLiteral("hollowcube/segmented-finished/preamble.dat"));

    for (const QString &path : {preamble, QFileInfo(preamble).path()})
        QVERIFY(edgesIn(thumbnailOf(path).picture) >= EdgesOfAPlayer);
}

/// Those of an installed game, which nothing opens any more when they are known.
void TestThumbnailer::mapIsDrawnWithTheImagesThatItNames()
{
    SKIP_WITHOUT_RECORDING("teeworlds/ddnet198-client-carol-racebox.demo");
    constexpr QRgb Unlike = 0xFFFF00FF;
    const QString folder = m_folder.path() + QStringLiteral("/share/ddnet/data/mapres");
    QVERIFY(QDir().mkpath(folder));
    QImage tiles(1024, 1024, QImage::Format_RGB32);
    tiles.fill(Unlike);
    QVERIFY(tiles.save(folder + QStringLiteral("/grass_main.png")));
    const QByteArray before = qgetenv("XDG_DATA_HOME");
    qputenv("XDG_DATA_HOME", (m_folder.path() + QStringLiteral("/share")).toUtf8());
    const QString path = *test::realRecording(
        QStringLiteral("teeworlds/ddnet198-client-carol-racebox.demo"));
    // A busy machine is late with the better picture, and the first one has no images.
    constexpr int MostTries = 20;
    int count = 0;
    int wanted = 1;
    for (int i = 0; i < MostTries && count < wanted; ++i) {
        const QImage picture = thumbnailOf(path).picture;
        wanted = std::max(picture.width() * picture.height() / 10, 1);
        count = 0;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x)
                count += picture.pixel(x, y) == Unlike ? 1 : 0;
        }
    }
    qputenv("XDG_DATA_HOME", before);
    QVERIFY2(count >= wanted, qPrintable(QString::number(count)));
}

void TestThumbnailer::lightWindowHasALightPicture()
{
    SKIP_WITHOUT_RECORDING("hollowcube/parkour-run.hcrp");
    const QString path = *test::realRecording(QStringLiteral("hollowcube/parkour-run.hcrp"));
    // Of one pixel: the mean.
    const auto lightnessOf = [](const QImage &picture) {
        return picture.scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
            .pixelColor(0, 0)
            .lightness();
    };

    QVERIFY(lightnessOf(thumbnailOf(path).picture) < 80);
    QVERIFY(lightnessOf(thumbnailOf(path, 256, {QStringLiteral("-l")}).picture) > 180);
}

void TestThumbnailer::fileUrlIsAFile()
{
    const QString path = test::writeTinyDemo(m_folder.path(), QStringLiteral("with space.demo"));

    const Thumbnail made = thumbnailOf(QString::fromLatin1(QUrl::fromLocalFile(path).toEncoded()));

    QVERIFY(!made.picture.isNull());
}

void TestThumbnailer::fileThatIsNoRecordingHasNoPicture()
{
    const QString path = test::writeRecording(m_folder.path(), QStringLiteral("notes.demo"),
                                              std::vector<std::byte>(500, std::byte{'x'}));

    const Thumbnail made = thumbnailOf(path);

    QCOMPARE(made.run.code, 1);
    QVERIFY(made.picture.isNull());
}

void TestThumbnailer::hostileRecordingCostsLittle_data()
{
    QTest::addColumn<QString>("path");

    const QDir folder(test::recordings() + QStringLiteral("/hostile"));
    for (const QString &name : folder.entryList(QDir::Files)) {
        if (name != QStringLiteral("README.md"))
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }
}

void TestThumbnailer::hostileRecordingCostsLittle()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(QString, path);

    const Thumbnail made = thumbnailOf(path);

    // With a picture or without one: the program itself ended in time, and said which.
    QCOMPARE(made.run.signal, 0);
    QCOMPARE(made.run.code, made.picture.isNull() ? 1 : 0);
    QVERIFY(made.run.peak < MostMemory);
}

TICKSCOPE_TEST(TestThumbnailer, QCoreApplication)
#include "test_thumbnailer.moc"
