// SPDX-License-Identifier: GPL-3.0-or-later
//
// Ghosts that we write are those that the sheet describes.

#include <QTest>

#include "core/base/hash.h"
#include "core/formats/ddnet_ghost/ghost_writing.h"
#include "tests/support/ghost_writer.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using WrittenGhost = teeworlds::GhostRun;

namespace {

/// The run of test::makeGhost().
WrittenGhost handMadeGhost(int characters)
{
    WrittenGhost run;
    run.player = "nameless tee";
    run.mapName = "dm1";
    run.mapSha256 = sha256Of({});
    run.milliseconds = 40 * (characters - 1);
    run.startTick = 1000;
    for (int i = 0; i < characters; ++i) {
        const auto item = test::ghostCharacter(i);
        WrittenGhost::Character character{};
        std::ranges::copy(item, character.begin());
        run.characters.push_back(character);
    }
    return run;
}

} // namespace

class TestDdnetGhostWriting : public QObject
{
    Q_OBJECT

private slots:
    void fileOfTheSheetIsWritten();
    void longRunIsWrittenInChunks();
    void olderMapGivesVersionFive();
    void longNameIsCutAtALetter();
    void whatGamesRefuseIsNotWritten_data();
    void whatGamesRefuseIsNotWritten();
};

void TestDdnetGhostWriting::fileOfTheSheetIsWritten()
{
    WrittenGhost run = handMadeGhost(0);
    run.milliseconds = 1500;
    run.characters = {{320, 640, 0, 0, 0, 0, 1, 0, 320, 640, 990, 1000},
                      {325, 640, 1280, 0, -8, 1, 1, 0, 325, 640, 990, 1002}};

    const auto file = teeworlds::ghostFile(run);

    QVERIFY(file.has_value());
    QCOMPARE(hexText(sha256Of(*file)),
             std::string("7f5e7fed62771c867a9cc71037cd517a39efebb10dee0b180377fabea4a68b63"));
}

void TestDdnetGhostWriting::longRunIsWrittenInChunks()
{
    QCOMPARE(teeworlds::ghostFile(handMadeGhost(120)).value(),
             test::makeGhost({.version = 6, .characters = 120}));
}

void TestDdnetGhostWriting::olderMapGivesVersionFive()
{
    WrittenGhost run = handMadeGhost(60);
    run.mapSha256.reset();
    run.mapCrc = 0x12345678;

    QCOMPARE(teeworlds::ghostFile(run).value(), test::makeGhost({.version = 5, .characters = 60}));
}

void TestDdnetGhostWriting::longNameIsCutAtALetter()
{
    WrittenGhost run = handMadeGhost(2);
    run.player = "abcdefghijklmn\u00e9o"; // the letter takes bytes 15 and 16

    const auto file = teeworlds::ghostFile(run).value();

    const std::string name(reinterpret_cast<const char *>(file.data()) + 9, 16);
    QCOMPARE(name, std::string("abcdefghijklmn\0\0", 16));
}

void TestDdnetGhostWriting::whatGamesRefuseIsNotWritten_data()
{
    QTest::addColumn<int>("what");
    QTest::newRow("no character") << 0;
    QTest::newRow("no time") << 1;
    QTest::newRow("no map") << 2;
    QTest::newRow("long name of the map") << 3;
}

void TestDdnetGhostWriting::whatGamesRefuseIsNotWritten()
{
    QFETCH(const int, what);
    WrittenGhost run = handMadeGhost(10);
    QVERIFY(teeworlds::ghostFile(run));
    if (what == 0)
        run.characters.clear();
    else if (what == 1)
        run.milliseconds = 0;
    else if (what == 2)
        run.mapSha256.reset();
    else
        run.mapName.assign(64, 'x');

    const auto file = teeworlds::ghostFile(run);

    QVERIFY(!file);
    QCOMPARE(file.error().code, ErrorCode::BadInput);
}

TICKSCOPE_TEST(TestDdnetGhostWriting, QCoreApplication)
#include "test_ddnet_ghost_writing.moc"
