// SPDX-License-Identifier: GPL-3.0-or-later
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

TICKSCOPE_TEST(TestCardPictures, QApplication)
#include "test_card_pictures.moc"
