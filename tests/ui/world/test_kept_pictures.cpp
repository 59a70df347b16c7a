// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QDateTime>
#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/test_program.h"
#include "ui/world/canvas/game_data.h"
#include "ui/world/map_picture/texture.h"

using namespace tickscope;

/// Pictures of a game that are kept as they are drawn.
class TestKeptPictures : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void pictureIsKeptAsLongAsItsFileIsTheSame();
    void pictureIsMappedOnceItIsKept();
    void damagedPictureIsReadAgain();
    void smallerCopiesAreKeptAsTheyWouldBeMade();
    void pictureThatOthersMayCutStays();

private:
    void write(QColor color, QSize size = {256, 128}) const;
    [[nodiscard]] QImage read() const { return GameData({m_game->path()}).image(Name); }
    [[nodiscard]] QImage readKept() const
    {
        return GameData({m_game->path()}, m_cache->path().toStdString()).image(Name);
    }
    [[nodiscard]] QString path() const { return m_game->filePath(Name); }

    const QString Name = QStringLiteral("game.png");
    std::unique_ptr<QTemporaryDir> m_game;
    std::unique_ptr<QTemporaryDir> m_cache;
};

void TestKeptPictures::init()
{
    m_game = std::make_unique<QTemporaryDir>();
    m_cache = std::make_unique<QTemporaryDir>();
    write(Qt::red);
}

/// A square in a corner.
void TestKeptPictures::write(QColor color, QSize size) const
{
    QImage image(size, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    for (int y = 0; y < 64; ++y) {
        for (int x = 0; x < 64; ++x)
            image.setPixelColor(x, y, color);
    }
    QVERIFY(image.save(path()));
}

void TestKeptPictures::pictureIsKeptAsLongAsItsFileIsTheSame()
{
    const QImage first = readKept();
    QFile file(path());
    const QDateTime changed = QFileInfo(file).lastModified();

    // Only the cache has the pixels now.
    QVERIFY(file.open(QIODevice::ReadWrite));
    const qint64 half = file.size() / 2;
    file.seek(half);
    file.write(QByteArray(file.size() - half, '\0'));
    QVERIFY(file.flush());
    QVERIFY(file.setFileTime(changed, QFileDevice::FileModificationTime));
    file.close();
    QVERIFY(read() != first);
    QVERIFY(!first.isNull());
    QCOMPARE(readKept(), first);

    write(Qt::blue, {512, 256});
    QCOMPARE(readKept(), read());
}

/// What was unpacked takes no memory any more.
void TestKeptPictures::pictureIsMappedOnceItIsKept()
{
    const QImage first = readKept();

    QFile maps(QStringLiteral("/proc/self/maps"));
    QVERIFY(maps.open(QIODevice::ReadOnly));
    QVERIFY(maps.readAll().contains(m_cache->path().toUtf8()));
    QCOMPARE(first, read());
}

void TestKeptPictures::damagedPictureIsReadAgain()
{
    const QImage first = readKept().copy(); // it was mapped
    int blocks = 0;
    for (QDirIterator files(m_cache->path(), QDir::Files, QDirIterator::Subdirectories);
         files.hasNext(); ++blocks) {
        QFile file(files.next());
        QVERIFY(file.resize(file.size() / 2));
    }

    QCOMPARE(blocks, 1);
    QCOMPARE(readKept(), first);
}

void TestKeptPictures::smallerCopiesAreKeptAsTheyWouldBeMade()
{
    write(Qt::green, {90, 33});
    const auto readBoth = [this] {
        return GameData({m_game->path()}, m_cache->path().toStdString())
            .picture(Name, Texture::smallerCopies);
    };
    (void)readBoth();

    const auto [image, copies] = readBoth();

    const Texture made(image);
    const Texture kept(image, copies);
    QVERIFY(!copies.isNull());
    for (std::size_t number = 0; number < made.levelCount(); ++number) {
        const Texture::Level &level = made.level(number);
        const auto pixels = static_cast<std::size_t>(level.width)
                            * static_cast<std::size_t>(level.height);
        QVERIFY(std::equal(level.pixels, level.pixels + pixels, kept.level(number).pixels));
    }
}

/// Mapped, it would end the program.
void TestKeptPictures::pictureThatOthersMayCutStays()
{
    const QImage first = readKept().copy();
    QVERIFY(QFile::setPermissions(m_cache->path(),
                                  QFile::permissions(m_cache->path()) | QFileDevice::WriteOther));
    const QImage shown = readKept();

    for (QDirIterator files(m_cache->path(), QDir::Files, QDirIterator::Subdirectories);
         files.hasNext();)
        QVERIFY(QFile::resize(files.next(), 0));

    QCOMPARE(shown, first);
}

TICKSCOPE_TEST(TestKeptPictures, QGuiApplication)
#include "test_kept_pictures.moc"
