// SPDX-License-Identifier: GPL-3.0-or-later
//
// Ghosts of each version, made by hand, with what is known of them.

#include <QTest>

#include "core/analysis/compare/alignment.h"
#include "core/analysis/runs.h"
#include "core/formats/teeworlds_common/scene/actor_looks.h"
#include "core/timeline/cursor.h"
#include "core/timeline/index_pass.h"
#include "tests/support/event_making.h"
#include "tests/support/ghost_writer.h"
#include "tests/support/opened_bytes.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::test;
using namespace std::chrono_literals;
using teeworlds::GhostItem;

namespace {

Bytes bytesOfHex(const char *hex)
{
    const QByteArray raw = QByteArray::fromHex(hex);
    const auto bytes = std::as_bytes(std::span(raw.data(), static_cast<std::size_t>(raw.size())));
    return {bytes.begin(), bytes.end()};
}

/// The file of ddnet-ghost.md, section 4.
Bytes vectorFile()
{
    teeworlds::GhostHeader header;
    header.version = 6;
    header.player = "nameless tee";
    header.mapName = "dm1";
    header.characters = 2;
    header.milliseconds = 1500;
    header.mapSha256 = sha256Of({});
    GhostWriter writer(header);
    writer.raw(bytesOfHex("03010005dadc296e00"))
        .raw(bytesOfHex("0001002954c777a59e8a8524f434354449eae4785fe94e923a39de57ba93a44e8ef795ee"
                        "24 2539de57babbe206"))
        .raw(bytesOfHex("02020014c00ef48f811de839bbd3e6ce1ec08703b72f1437"));
    return writer.bytes();
}

Frame frameAt(const Shared<Recording> &recording, Tick tick)
{
    const auto index = buildIndex(recording, {}).value();
    Cursor cursor(recording, 1U << 20);
    return cursor.frameAt(tick, *index, *recordedMotion()->makeMover(), {}).value();
}

int numberAt(const Shared<Recording> &recording, std::int64_t tick, const char *field)
{
    const Frame frame = frameAt(recording, Tick{tick});
    return teeworlds::itemOf(*frame.at->recorded, "Character", 0)->integer(field);
}

struct Found {
    std::int64_t tick;
    std::string kind;
    std::string sentence;

    friend bool operator==(const Found &, const Found &) = default;
};

std::vector<Found> eventsOf(const Index &index)
{
    std::vector<Found> found;
    for (std::size_t row = 0; row < index.eventCount(); ++row) {
        const EventRow event = index.event(row);
        found.push_back({event.tick.value, std::string(event.kind().id), sentence(event)});
    }
    return found;
}

} // namespace

class TestDdnetGhostFiles : public QObject
{
    Q_OBJECT

private slots:
    void vectorOfTheSheetIsRead();
    void writerWritesTheVectorOfTheSheet();
    void everyVersionGivesTheSameRun_data();
    void everyVersionGivesTheSameRun();
    void ticksFollowFromTheLastAttackWhereNoneAreRecorded();
    void startIsThatOfTheFirstCharacterWhereNoneIsRecorded();
    void recordedStartCounts_data();
    void recordedStartCounts();
    void wrongCountMakesNoSecondRun();
    void startAndFinishAreEvents();
    void hooksAndShotsAreEvents();
    void mapIsNamedByItsHash();
    void teeWearsItsSkin();
    void whatGhostsDoNotSayIsNotShown();
    void onlyTheFirstSkinIsUsed();
    void otherVersionsAreRefused();
};

void TestDdnetGhostFiles::vectorOfTheSheetIsRead()
{
    const Bytes bytes = vectorFile();
    QCOMPARE(bytes.size(), std::size_t{211});
    QCOMPARE(hexText(sha256Of(bytes)),
             std::string("7f5e7fed62771c867a9cc71037cd517a39efebb10dee0b180377fabea4a68b63"));
    const auto recording = opened(bytes).value();
    const Outline outline = recording->outline({}).value();
    QVERIFY(outline.damage.empty());
    QCOMPARE(outline.time.ticks(), (TickRange{Tick{1000}, Tick{1002}}));
    QCOMPARE(outline.time.length(), Time{std::chrono::milliseconds(40)});
    QCOMPARE(numberAt(recording, 1000, "X"), 320);
    QCOMPARE(numberAt(recording, 1000, "Y"), 640);
    QCOMPARE(numberAt(recording, 1000, "Weapon"), 1);
    QCOMPARE(numberAt(recording, 1000, "AttackTick"), 990);
    QCOMPARE(numberAt(recording, 1001, "X"), 320);
    QCOMPARE(numberAt(recording, 1002, "X"), 325);
    QCOMPARE(numberAt(recording, 1002, "Y"), 640);
    QCOMPARE(numberAt(recording, 1002, "VelX"), 1280);
    QCOMPARE(numberAt(recording, 1002, "Angle"), -8);
    QCOMPARE(numberAt(recording, 1002, "Direction"), 1);
    QCOMPARE(numberAt(recording, 1002, "HookX"), 325);
}

void TestDdnetGhostFiles::writerWritesTheVectorOfTheSheet()
{
    const Bytes bytes = vectorFile();
    teeworlds::GhostHeader header = teeworlds::readGhostHeader(*memorySource(bytes, "vector"), {})
                                        .value();
    const std::vector<GhostWriter::Item> characters{
        {320, 640, 0, 0, 0, 0, 1, 0, 320, 640, 990, 1000},
        {325, 640, 1280, 0, -8, 1, 1, 0, 325, 640, 990, 1002}};
    GhostWriter writer(header);
    writer.startTick(1000)
        .skin("default", false, 0, 0)
        .characters(GhostItem::Character, characters);
    QVERIFY(writer.bytes() == bytes);
}

void TestDdnetGhostFiles::everyVersionGivesTheSameRun_data()
{
    QTest::addColumn<int>("version");
    for (const int version : {4, 5, 6})
        QTest::addRow("version %d", version) << version;
}

void TestDdnetGhostFiles::everyVersionGivesTheSameRun()
{
    QFETCH(int, version);
    constexpr int Characters = 180;
    const auto recording = opened(makeGhost({.version = version, .characters = Characters}))
                               .value();
    QCOMPARE(recording->info().format, std::string("ddnet_ghost"));
    QCOMPARE(recording->info().formatVersion, version);
    const Outline outline = recording->outline({}).value();
    QVERIFY(outline.damage.empty());
    QCOMPARE(outline.counts,
             (std::vector<std::pair<std::string, std::int64_t>>{{"characters", Characters}}));
    QVERIFY(outline.headerClaims.front().isKept());
    QCOMPARE(outline.time.ticks(), (TickRange{Tick{1000}, Tick{1358}}));
    const auto index = buildIndex(recording, {}).value();
    QCOMPARE(index->players().players().size(), std::size_t{1});
    QCOMPARE(index->players().players().front().name(), std::string("nameless tee"));
    Walker walker(recording, outline.seekPoints);
    for (int i = 0; i < Characters; ++i) {
        QCOMPARE(walker.step(nullptr, {}).value(), Step::Done);
        QCOMPARE(walker.decoder().tick(), Tick{1000 + 2 * i});
        QVERIFY(walker.decoder().isExact());
        const auto words = walker.decoder().state().find({9, 0});
        auto expected = ghostCharacter(i);
        expected.pop_back(); // the tick is that of the state
        QVERIFY(words && std::ranges::equal(*words, expected));
    }
    QCOMPARE(walker.step(nullptr, {}).value(), Step::End);
}

void TestDdnetGhostFiles::ticksFollowFromTheLastAttackWhereNoneAreRecorded()
{
    const auto recording = opened(makeGhost({.version = 5, .characters = 70, .hasTicks = false}))
                               .value();
    const Outline outline = recording->outline({}).value();
    QVERIFY(outline.damage.empty());
    QCOMPARE(outline.time.ticks(), (TickRange{Tick{1000}, Tick{1069}}));
    QCOMPARE(numberAt(recording, 1069, "X"), 320 + 5 * 69);
}

void TestDdnetGhostFiles::startIsThatOfTheFirstCharacterWhereNoneIsRecorded()
{
    teeworlds::GhostHeader header;
    header.version = 5;
    header.mapCrc = 1;
    header.characters = 2;
    header.milliseconds = 20;
    const std::vector<GhostWriter::Item> characters{ghostCharacter(3), ghostCharacter(4)};
    GhostWriter writer(header);
    writer.characters(GhostItem::Character, characters);
    const auto index = buildIndex(opened(writer.bytes()).value(), {}).value();
    const auto events = eventsOf(*index);
    QCOMPARE(events.size(), std::size_t{2});
    QCOMPARE(events[0].kind, std::string("start"));
    QCOMPARE(events[0].tick, std::int64_t{1006});
    QCOMPARE(events[1].kind, std::string("finish"));
    QCOMPARE(events[1].tick, std::int64_t{1008});
}

void TestDdnetGhostFiles::recordedStartCounts_data()
{
    QTest::addColumn<int>("start");
    QTest::newRow("before the first character") << 900;
    QTest::newRow("at the first character") << 1000;
    QTest::newRow("between two") << 1001;
}

void TestDdnetGhostFiles::recordedStartCounts()
{
    QFETCH(const int, start);
    teeworlds::GhostHeader header;
    header.version = 5;
    header.mapCrc = 1;
    header.characters = 2;
    header.milliseconds = (1002 - start) * 20;
    const std::vector<GhostWriter::Item> characters{ghostCharacter(0), ghostCharacter(1)};
    GhostWriter writer(header);
    writer.startTick(start).characters(GhostItem::Character, characters);
    const auto recording = opened(writer.bytes()).value();
    const auto index = buildIndex(recording, {}).value();

    const auto runs = runsOf(index).value();

    QCOMPARE(runs.size(), std::size_t{1});
    QVERIFY(runs[0].isStartRecorded && runs[0].isFinished);
    QCOMPARE(runs[0].ticks, (TickRange{Tick{start}, {1002}}));
    // 900 is two seconds before the first tick.
    const ComparedRecording side{recording, index};
    Alignment byStart;
    byStart.by = Alignment::By::Event;
    byStart.event.kinds = {"start"};
    byStart.otherEvent.kinds = {"finish"};
    QCOMPARE(offsetBetween(byStart, side, side).value(), Time((1002 - start) * 20ms));
}

/// A run has one finish, however many characters the header counts.
void TestDdnetGhostFiles::wrongCountMakesNoSecondRun()
{
    teeworlds::GhostHeader header;
    header.version = 5;
    header.mapCrc = 1;
    header.characters = 2;
    header.milliseconds = 60;
    const std::vector<GhostWriter::Item> characters{ghostCharacter(0), ghostCharacter(1),
                                                    ghostCharacter(2), ghostCharacter(3)};
    GhostWriter writer(header);
    writer.startTick(1000).characters(GhostItem::Character, characters);
    const auto recording = opened(writer.bytes()).value();

    const auto runs = runsOf(buildIndex(recording, {}).value()).value();

    QCOMPARE(runs.size(), std::size_t{1});
    QVERIFY(runs[0].isFinished);
    QCOMPARE(runs[0].ticks, (TickRange{{1000}, {1004}}));
}

void TestDdnetGhostFiles::startAndFinishAreEvents()
{
    const auto index = buildIndex(opened(vectorFile()).value(), {}).value();
    const std::vector<Found> expected{
        {1000, "start", "nameless tee started the race"},
        {1002, "finish", "nameless tee finished in 0:01.500"},
    };
    QVERIFY(eventsOf(*index) == expected);
}

void TestDdnetGhostFiles::hooksAndShotsAreEvents()
{
    const auto index = buildIndex(opened(makeGhost({.characters = 45})).value(), {}).value();
    const std::vector<Found> expected{
        {1000, "start", "nameless tee started the race"},
        {1002, "shot", "nameless tee fired (gun)"},
        {1020, "hook", "nameless tee hooked"},
        {1030, "unhook", "nameless tee let go"},
        {1040, "shot", "nameless tee fired (gun)"},
        {1080, "shot", "nameless tee fired (gun)"},
        {1088, "finish", "nameless tee finished in 0:01.760"},
    };
    QVERIFY(eventsOf(*index) == expected);
}

void TestDdnetGhostFiles::mapIsNamedByItsHash()
{
    const auto newer = opened(makeGhost({.version = 6})).value()->info().map;
    QVERIFY(newer && newer->name == "dm1" && newer->fileSuffix == ".map" && !newer->isEmbedded);
    QVERIFY(newer->sha256 == sha256Of({}) && !newer->crc32);
    const auto older = opened(makeGhost({.version = 5})).value()->info().map;
    QVERIFY(older && older->crc32 == 0x12345678U && !older->sha256);
}

void TestDdnetGhostFiles::teeWearsItsSkin()
{
    teeworlds::GhostHeader header;
    header.version = 6;
    header.player = "Ann";
    header.mapSha256 = sha256Of({});
    header.characters = 2;
    header.milliseconds = 40;
    // At the 12th the hook is out; 0xFF8000 stands for hue, saturation and lightness.
    const std::vector<GhostWriter::Item> characters{ghostCharacter(12), ghostCharacter(13)};
    GhostWriter writer(header);
    writer.startTick(1024).skin("bluekitty", true, 0xFF8000, 0);
    writer.characters(GhostItem::Character, characters);
    const auto recording = opened(writer.bytes()).value();
    const Scene scene = recording->makeScene(nullptr)->make(frameAt(recording, Tick{1024}), 1025);
    QCOMPARE(scene.actors.size(), std::size_t{1});
    const Actor &actor = scene.actors.front();
    QCOMPARE(actor.name, std::string("Ann"));
    QCOMPARE(actor.skin, std::string("bluekitty"));
    QVERIFY(actor.body && actor.feet);
    QCOMPARE(actor.weapon, WeaponKind::Gun);
    // Half of the way from one character to the next.
    QCOMPARE(actor.position.x, 320 + 5 * 12.5);
    QCOMPARE(actor.source, PositionSource::Interpolated);
    QVERIFY(actor.hook);
    QCOMPARE(actor.hook->x, 320 + 5 * 12.5);
}

void TestDdnetGhostFiles::whatGhostsDoNotSayIsNotShown()
{
    const auto recording = opened(makeGhost({})).value();
    const Frame frame = frameAt(recording, Tick{1000});
    const Scene scene = recording->makeScene(nullptr)->make(frame, 1000);
    QVERIFY(!scene.actors.front().health && !scene.actors.front().armor);
    const auto character = teeworlds::itemOf(*frame.at->recorded, "Character", 0);
    for (const char *field : {"Health", "Armor", "AmmoCount", "HookedPlayer", "Jumped"})
        QVERIFY2(!character->has(field), field);
}

void TestDdnetGhostFiles::onlyTheFirstSkinIsUsed()
{
    teeworlds::GhostHeader header;
    header.version = 4;
    header.mapCrc = 1;
    header.characters = 1;
    header.milliseconds = 20;
    const std::vector<GhostWriter::Item> characters{ghostCharacter(0)};
    GhostWriter writer(header);
    writer.skin("default", false, 0, 0).skin("bluekitty", true, 1, 2);
    writer.characters(GhostItem::Character, characters);
    const auto recording = opened(writer.bytes()).value();
    const Frame frame = frameAt(recording, Tick{1000});
    QCOMPARE(teeworlds::itemOf(*frame.at->recorded, "ClientInfo", 0)->text("Skin"),
             std::string("default"));
}

void TestDdnetGhostFiles::otherVersionsAreRefused()
{
    for (const int version : {0, 3, 7, 255}) {
        Bytes bytes = makeGhost({});
        bytes[8] = static_cast<std::byte>(version);
        const auto recording = opened(bytes);
        QVERIFY(!recording);
        QCOMPARE(recording.error().code, ErrorCode::Unsupported);
    }
}

TICKSCOPE_TEST(TestDdnetGhostFiles, tickscope::test::NoApplication)
#include "test_ddnet_ghost_files.moc"
