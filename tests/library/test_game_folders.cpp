// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTest>

#include "core/library/game_folders.h"
#include "tests/support/test_program.h"

using namespace tickscope::library;

/// Where games that are installed keep their recordings.
class TestGameFolders : public QObject
{
    Q_OBJECT

private slots:
    void withoutGamesNothingIsOffered();
    void foldersThatAreThereAreOffered();
    void steamsOwnListIsRead();
    void oneFolderIsOfferedOnce();
    void hostileListIsHarmless();
};

void TestGameFolders::withoutGamesNothingIsOffered()
{
    const QTemporaryDir home;
    QVERIFY(gameFolders({home.path(), {home.filePath(QStringLiteral(".local/share"))}}).empty());
}

void TestGameFolders::foldersThatAreThereAreOffered()
{
    const QTemporaryDir home;
    const QDir root(home.path());
    const QString data = home.filePath(QStringLiteral("data"));
    for (const char *path :
         {"data/ddnet/demos", ".teeworlds/demos", ".steam/steam/steamapps/common/Half-Life/valve"})
        QVERIFY(root.mkpath(QString::fromLatin1(path)));

    const auto found = gameFolders({home.path(), {data}});

    const std::vector<GameFolder> expected{
        {QStringLiteral("DDNet"), root.filePath(QStringLiteral("data/ddnet/demos"))},
        {QStringLiteral("Teeworlds"), root.filePath(QStringLiteral(".teeworlds/demos"))},
        {QStringLiteral("Half-Life"),
         root.filePath(QStringLiteral(".steam/steam/steamapps/common/Half-Life"))}};
    QVERIFY(found == expected);
}

void TestGameFolders::steamsOwnListIsRead()
{
    const QTemporaryDir home;
    const QDir root(home.path());
    QVERIFY(root.mkpath(QStringLiteral(".steam/steam/steamapps")));
    QVERIFY(root.mkpath(QStringLiteral("disk two/steamapps/common/Half-Life")));
    QFile list(root.filePath(QStringLiteral(".steam/steam/steamapps/libraryfolders.vdf")));
    QVERIFY(list.open(QIODevice::WriteOnly));
    list.write("\"libraryfolders\"\n{\n\t\"1\"\n\t{\n\t\t\"path\"\t\t\""
               + home.filePath(QStringLiteral("disk two")).toUtf8() + "\"\n\t}\n}\n");
    list.close();

    const auto found = gameFolders({home.path(), {}});

    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found.front().path,
             root.filePath(QStringLiteral("disk two/steamapps/common/Half-Life")));
}

void TestGameFolders::oneFolderIsOfferedOnce()
{
    const QTemporaryDir home;
    const QDir root(home.path());
    QVERIFY(root.mkpath(QStringLiteral(".local/share/Steam/steamapps/common/Half-Life")));
    QVERIFY(root.mkpath(QStringLiteral(".steam")));
    QVERIFY(QFile::link(root.filePath(QStringLiteral(".local/share/Steam")),
                        root.filePath(QStringLiteral(".steam/steam"))));

    QCOMPARE(gameFolders({home.path(), {root.filePath(QStringLiteral(".local/share"))}}).size(),
             std::size_t{1});
}

void TestGameFolders::hostileListIsHarmless()
{
    const QTemporaryDir home;
    const QDir root(home.path());
    QVERIFY(root.mkpath(QStringLiteral(".steam/steam/steamapps")));
    QFile list(root.filePath(QStringLiteral(".steam/steam/steamapps/libraryfolders.vdf")));
    QVERIFY(list.open(QIODevice::WriteOnly));
    list.write(QByteArray("\"path\" \"").repeated(200'000));
    list.write(QByteArray(100, '\0'));
    list.close();

    QVERIFY(gameFolders({home.path(), {}}).empty());
}

TICKSCOPE_TEST(TestGameFolders, QCoreApplication)
#include "test_game_folders.moc"
