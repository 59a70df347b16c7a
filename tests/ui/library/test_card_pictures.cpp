// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

#include "tests/support/places.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/library/card_pictures.h"
#include "ui/start/thumbnails.h"
#include "ui/window/main_window.h"

using namespace tickscope;

/// Pictures for the cards of recordings that were never open.
class TestCardPictures : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();

    void neverOpenedOneIsDrawnAndKept();
    void withoutWishOrProgramNothingIsDrawn();
    void whatCannotBeDrawnIsTriedOnce();
    void thumbnailKeepsItsFacts();
    void thumbnailBelongsToTheFileAsItIs();
    void pictureOfTheOtherProgramIsDrawnAnew();

private:
    QTemporaryDir m_folder;
    QString m_program;
    QString m_path;
};

void TestCardPictures::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("card-pictures"));
    m_program = test::program(QStringLiteral("tickscope-thumbnailer"));
    if (!QFileInfo(m_program).isExecutable())
        QSKIP("this build has no tickscope-thumbnailer");
}

void TestCardPictures::init()
{
    m_path = test::writeTinyDemo(m_folder.path(), QStringLiteral("%1.demo").arg(QString::fromLatin1(
                                                      QTest::currentTestFunction())));
    thumbnails::remove(m_path);
}

void TestCardPictures::neverOpenedOneIsDrawnAndKept()
{
    CardPictures pictures(nullptr, m_program);

    QVERIFY(pictures.pictureOf(m_path, CardPictures::Missing::Make).isNull());
    QTRY_VERIFY_WITH_TIMEOUT(!pictures.pictureOf(m_path).isNull(), 120'000);

    QCOMPARE(pictures.pictureOf(m_path).width(), 2 * thumbnails::Size.width());
    QVERIFY(!thumbnails::read(m_path).picture.isNull());
}

void TestCardPictures::withoutWishOrProgramNothingIsDrawn()
{
    CardPictures idle(nullptr, m_program);
    CardPictures poor(nullptr, QString());
    QSignalSpy idleRead(&idle, &CardPictures::read);
    QSignalSpy poorRead(&poor, &CardPictures::read);

    (void)idle.pictureOf(m_path);
    (void)poor.pictureOf(m_path, CardPictures::Missing::Make);
    QTRY_COMPARE(idleRead.size(), 1);
    QTRY_COMPARE(poorRead.size(), 1);

    QVERIFY(thumbnails::read(m_path).picture.isNull());
}

void TestCardPictures::whatCannotBeDrawnIsTriedOnce()
{
    // Tells on how often it was started.
    const QString told = m_folder.filePath(QStringLiteral("told"));
    const QString script = m_folder.filePath(QStringLiteral("draw"));
    QFile file(script);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("#!/bin/sh\necho x >> '" + told.toUtf8() + "'\nexit 1\n");
    file.close();
    QVERIFY(file.setPermissions(file.permissions() | QFileDevice::ExeOwner));
    CardPictures pictures(nullptr, script);
    const QString other = test::writeTinyDemo(m_folder.path(), QStringLiteral("other.demo"));

    (void)pictures.pictureOf(m_path, CardPictures::Missing::Make);
    QTRY_VERIFY(QFile::exists(told));
    // The next one is drawn after that one, which is asked for all the time.
    const auto starts = [&] {
        (void)pictures.pictureOf(m_path, CardPictures::Missing::Make);
        (void)pictures.pictureOf(other, CardPictures::Missing::Make);
        QFile lines(told);
        return lines.open(QIODevice::ReadOnly) ? lines.readAll().count('x') : 0;
    };
    QTRY_COMPARE(starts(), 2);

    QVERIFY(pictures.pictureOf(m_path).isNull());
    QCOMPARE(starts(), 2);
}

void TestCardPictures::thumbnailKeepsItsFacts()
{
    thumbnails::Summary written;
    written.picture = QImage(thumbnails::Size * 2, QImage::Format_RGB32);
    written.picture.fill(Qt::darkCyan);
    written.length = std::chrono::minutes(26);
    written.map = QStringLiteral("Sunny Side Up ☀");
    written.date = QDateTime(QDate(2024, 5, 1), QTime(14, 22, 7), Qt::UTC);
    QVERIFY(thumbnails::read(m_path).picture.isNull());
    QVERIFY(thumbnails::write(m_path, written));

    const thumbnails::Summary read = thumbnails::read(m_path);

    QVERIFY(!read.isMissing);
    QCOMPARE(read.picture.size(), thumbnails::Size * 2);
    QCOMPARE(read.picture.pixelColor(5, 5), QColor(Qt::darkCyan));
    QCOMPARE(read.length, written.length);
    QCOMPARE(read.map, written.map);
    QCOMPARE(read.date, written.date);
}

void TestCardPictures::thumbnailBelongsToTheFileAsItIs()
{
    const QString path = m_folder.filePath(QStringLiteral("grows.demo"));
    QVERIFY(QFile::copy(m_path, path));
    thumbnails::Summary summary;
    summary.picture = QImage(thumbnails::Size, QImage::Format_RGB32);
    summary.picture.fill(Qt::black);
    QVERIFY(thumbnails::write(path, summary));
    QVERIFY(!thumbnails::read(path).picture.isNull());

    QFile file(path);
    QVERIFY(file.open(QIODevice::Append));
    file.write("more");
    file.close();

    QVERIFY(thumbnails::read(path).picture.isNull());
}

void TestCardPictures::pictureOfTheOtherProgramIsDrawnAnew()
{
    // Without a length, as for the cards of those that were never open.
    thumbnails::Summary poor;
    poor.picture = QImage(thumbnails::Size, QImage::Format_RGB32);
    poor.picture.fill(Qt::gray);
    QVERIFY(thumbnails::write(m_path, poor));
    FormatRegistry registry;
    registerAllFormats(registry);
    MainWindow window(registry);
    window.show();

    window.open(m_path);

    QTRY_VERIFY(thumbnails::read(m_path).length > Time{0});
}

TICKSCOPE_TEST(TestCardPictures, QApplication)
#include "test_card_pictures.moc"
