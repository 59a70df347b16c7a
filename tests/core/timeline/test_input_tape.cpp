// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <numbers>

#include "core/analysis/tape/input_tape.h"
#include "core/analysis/tape/input_tape_maker.h"
#include "core/formats/format_registry.h"
#include "core/timeline/index_pass.h"
#include "tests/core/timeline/script_recording.h"
#include "tests/support/demo_writer.h"
#include "tests/support/message_builder.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using namespace tickscope::test;

namespace {

Words hands(std::size_t word, std::int32_t value)
{
    Words words(WordCount, 0);
    words[AimX] = 1;
    words[word] = value;
    return words;
}

/// Ticks from \a first to \a last with client 3, whose \a word is \a valueAt(tick).
Script script(std::int64_t first, std::int64_t last, std::size_t word, auto valueAt,
              std::int64_t step = 1)
{
    Script made;
    for (std::int64_t tick = first; tick <= last; tick += step)
        made[tick].items[Client3] = hands(word, static_cast<std::int32_t>(valueAt(tick)));
    return made;
}

std::vector<Shared<InputTape>> tapesOf(Script script, TickRange ticks,
                                       std::int64_t pieceTicks = 1000)
{
    const auto recording = std::make_shared<const ScriptRecording>(std::move(script));
    const auto index = buildIndex(recording, {}).value();
    return readInputTapes(recording, *index, ticks, pieceTicks, {}).value();
}

std::vector<InputRun> runsOf(const InputTape &tape, const char *input, int client = 3,
                             const char *type = "Hands")
{
    const InputSource *source = tape.find(client, type);
    if (!source)
        return {};
    for (const InputTrack &track : source->tracks) {
        if (track.name == input)
            return track.runs;
    }
    return {};
}

using Runs = std::vector<InputRun>;

Shared<Recording> openedTape(std::vector<std::byte> bytes)
{
    FormatRegistry registry;
    registerAllFormats(registry);
    return registry.open(memorySource(std::move(bytes), "tiny.demo"), {}).value();
}

} // namespace

class TestInputTape : public QObject
{
    Q_OBJECT

private slots:
    void pressLastsWhileTheValueIsNotZero();
    void directionsThatFollowAtOnceAreTwoPresses();
    void eachFlagHasItsTrack();
    void shotIsMarkedAtTheTickThatItNames();
    void firstTickNumberIsNoShot();
    void everyWeaponIsAChoice();
    void aimIsKeptWhereItChanges();
    void leftOutTicksBelongToTheOneBefore();
    void piecesCutRunsAndLoseNothing();
    void newWordsForValuesEndNothing();
    void stretchKnowsWhatWasPressedBefore();
    void nothingIsPresentWhereTheClientIsNot();
    void nothingIsHeldOverLostTicks();
    void nothingIsHeldOverTicksThatAreNotRecorded();
    void nothingIsPresentWhereTheStateIsDoubtful();
    void inputsWithoutClientAreTheRecorders();
    void reportActsWhenItIsMeantToAndEnds();
    void reportFromTheFarFutureIsDropped();
    void stretchOutsideTheRecordingIsAnError();
    void cancelledReadingSaysSo();
    void demoShowsInputsOfCharacters();
    void viewInSpaceHasYawAndPitch();
    void demoTellsPreInputs();
    void anyPiecesGiveTheSameTape();
    void pauseThatIsPassedIsPartOfAPiece_data();
    void pauseThatIsPassedIsPartOfAPiece();
};

void TestInputTape::pressLastsWhileTheValueIsNotZero()
{
    const auto tapes = tapesOf(
        script(100, 200, Jump, [](auto tick) { return tick >= 110 && tick < 120 ? 1 : 0; }),
        {{100}, {200}});

    QCOMPARE(tapes.size(), std::size_t{1});
    QCOMPARE(runsOf(*tapes[0], "Jump"), (Runs{{{110}, {119}, 1}}));
    QCOMPARE(tapes[0]->find(3, "Hands")->present, (Runs{{{100}, {200}, 1}}));
}

void TestInputTape::directionsThatFollowAtOnceAreTwoPresses()
{
    const auto tapes = tapesOf(
        script(100, 130, Direction, [](auto tick) { return tick < 110 ? -1 : tick < 125; }),
        {{100}, {130}});

    QCOMPARE(runsOf(*tapes[0], "Direction"), (Runs{{{100}, {109}, -1}, {{110}, {124}, 1}}));
    QCOMPARE(tapes[0]->find(3, "Hands")->tracks[0].textOf(-1), std::string("left"));
}

void TestInputTape::eachFlagHasItsTrack()
{
    const auto tapes = tapesOf(
        script(100, 140, Buttons, [](auto tick) { return tick < 110   ? 1
                                                         : tick < 120 ? 3
                                                                      : 0; }),
        {{100}, {140}});

    QCOMPARE(runsOf(*tapes[0], "hook"), (Runs{{{100}, {119}, 1}}));
    QCOMPARE(runsOf(*tapes[0], "fire"), (Runs{{{110}, {119}, 1}}));
}

void TestInputTape::shotIsMarkedAtTheTickThatItNames()
{
    // Every fourth tick is recorded; the shot of tick 110 is seen in 112.
    const auto tapes = tapesOf(
        script(
            100, 140, ShotTick, [](auto tick) { return tick >= 112 ? 110 : 0; }, 4),
        {{100}, {140}});

    QCOMPARE(runsOf(*tapes[0], "ShotTick"), (Runs{{{110}, {110}, 110}}));
}

void TestInputTape::firstTickNumberIsNoShot()
{
    const auto tapes = tapesOf(script(100, 140, ShotTick, [](auto) { return 99; }), {{100}, {140}});

    QVERIFY(runsOf(*tapes[0], "ShotTick").empty());
    QVERIFY(tapes[0]->find(3, "Hands"));
}

void TestInputTape::everyWeaponIsAChoice()
{
    const auto tapes = tapesOf(
        script(100, 120, Weapon, [](auto tick) { return tick < 105 ? 0 : 2; }), {{100}, {120}});

    QCOMPARE(runsOf(*tapes[0], "Weapon"), (Runs{{{100}, {104}, 0}, {{105}, {120}, 2}}));
}

void TestInputTape::aimIsKeptWhereItChanges()
{
    const auto tapes = tapesOf(script(100, 120, AimY, [](auto tick) { return tick < 110 ? 0 : 1; }),
                               {{100}, {120}});

    const auto &aim = tapes[0]->find(3, "Hands")->aim;
    QCOMPARE(aim.size(), std::size_t{2});
    QCOMPARE(aim[0], (AimSample{0, 0}));
    QCOMPARE(aim[1].offset, 10);
    QVERIFY(std::abs(static_cast<double>(aim[1].angle) - std::numbers::pi / 4) < 1e-6);
}

void TestInputTape::leftOutTicksBelongToTheOneBefore()
{
    const auto tapes = tapesOf(
        script(
            100, 140, Jump, [](auto tick) { return tick == 110 ? 1 : 0; }, 5),
        {{100}, {140}});

    QCOMPARE(runsOf(*tapes[0], "Jump"), (Runs{{{110}, {114}, 1}}));
}

void TestInputTape::piecesCutRunsAndLoseNothing()
{
    // A piece ends in a tick that is left out.
    const auto tapes = tapesOf(
        script(
            100, 140, Jump, [](auto tick) { return tick >= 108 && tick < 132 ? 1 : 0; }, 4),
        {{100}, {140}}, 10);

    QCOMPARE(tapes.size(), std::size_t{5});
    QCOMPARE(tapes[0]->ticks, (TickRange{{100}, {109}}));
    QCOMPARE(tapes[4]->ticks, (TickRange{{140}, {140}}));
    QCOMPARE(runsOf(*tapes[0], "Jump"), (Runs{{{108}, {109}, 1}}));
    QCOMPARE(runsOf(*tapes[1], "Jump"), (Runs{{{110}, {119}, 1}}));
    QCOMPARE(runsOf(*tapes[3], "Jump"), (Runs{{{130}, {131}, 1}}));
    QVERIFY(runsOf(*tapes[4], "Jump").empty());
    QCOMPARE(tapes[2]->find(3, "Hands")->aim, (std::vector<AimSample>{{0, 0}}));
}

void TestInputTape::newWordsForValuesEndNothing()
{
    Script made = script(100, 200, Jump, [](auto tick) { return tick >= 110 && tick < 150; });
    const auto newer = std::make_shared<const Schema>(std::map<std::uint32_t, Shared<ItemType>>{
        {HandsType, std::make_shared<const ItemType>(handsType("Hands", true))}});
    for (std::int64_t tick = 130; tick <= 200; ++tick)
        made[tick].schema = newer;

    const auto tapes = tapesOf(std::move(made), {{100}, {200}});

    QCOMPARE(tapes.front()->sources.size(), std::size_t{1});
    QCOMPARE(tapes.front()->sources.front().type.get(), newer->find(HandsType));
    QCOMPARE(runsOf(*tapes.front(), "Jump"), (Runs{{{110}, {149}, 1}}));
}

void TestInputTape::stretchKnowsWhatWasPressedBefore()
{
    const auto tapes = tapesOf(
        script(
            100, 180, Jump, [](auto tick) { return tick >= 110 && tick < 152 ? 1 : 0; }, 4),
        {{141}, {170}});

    QCOMPARE(runsOf(*tapes[0], "Jump"), (Runs{{{141}, {151}, 1}}));
    QCOMPARE(tapes[0]->find(3, "Hands")->present, (Runs{{{141}, {170}, 1}}));
}

void TestInputTape::nothingIsPresentWhereTheClientIsNot()
{
    Script gone = script(100, 140, Jump, [](auto) { return 1; });
    for (std::int64_t tick = 110; tick < 120; ++tick)
        gone[tick].items.clear();

    const auto tapes = tapesOf(std::move(gone), {{100}, {140}});

    const Runs expected{{{100}, {109}, 1}, {{120}, {140}, 1}};
    QCOMPARE(runsOf(*tapes[0], "Jump"), expected);
    QCOMPARE(tapes[0]->find(3, "Hands")->present, expected);
}

void TestInputTape::nothingIsHeldOverLostTicks()
{
    Script torn = script(100, 140, Jump, [](auto) { return 1; });
    for (std::int64_t tick = 110; tick < 120; ++tick)
        torn.erase(tick);
    torn[120].lostBefore = 10;

    const auto tapes = tapesOf(std::move(torn), {{100}, {140}});

    QCOMPARE(runsOf(*tapes[0], "Jump"), (Runs{{{100}, {109}, 1}, {{120}, {140}, 1}}));
}

void TestInputTape::nothingIsHeldOverTicksThatAreNotRecorded()
{
    Script held = script(100, 140, Jump, [](auto tick) { return tick >= 120 ? 1 : 0; });
    held.merge(script(200, 220, Jump, [](auto tick) { return tick < 210 ? 1 : 0; }));

    const auto tapes = tapesOf(std::move(held), {{100}, {220}});

    QCOMPARE(runsOf(*tapes[0], "Jump"), (Runs{{{120}, {140}, 1}, {{200}, {209}, 1}}));
    QCOMPARE(tapes[0]->find(3, "Hands")->present, (Runs{{{100}, {140}, 1}, {{200}, {220}, 1}}));
}

void TestInputTape::nothingIsPresentWhereTheStateIsDoubtful()
{
    Script doubtful = script(100, 140, Jump, [](auto) { return 1; });
    for (std::int64_t tick = 110; tick < 120; ++tick)
        doubtful[tick].isExact = false;

    const auto tapes = tapesOf(std::move(doubtful), {{100}, {140}});

    QCOMPARE(runsOf(*tapes[0], "Jump"), (Runs{{{100}, {109}, 1}, {{120}, {140}, 1}}));
}

void TestInputTape::inputsWithoutClientAreTheRecorders()
{
    Script own;
    own[100].items[{OwnType, 0}] = hands(Jump, 1);
    own[104].items[{OwnType, 0}] = hands(Jump, 0);

    const auto tapes = tapesOf(std::move(own), {{100}, {104}});

    QCOMPARE(runsOf(*tapes[0], "Jump", NoClient, "Own"), (Runs{{{100}, {103}, 1}}));
}

void TestInputTape::reportActsWhenItIsMeantToAndEnds()
{
    Script ahead = script(100, 160, Jump, [](auto) { return 0; });
    ahead[104].reports = {{106, hands(Jump, 1)}};
    ahead[111].reports = {{112, hands(Jump, 0)}};
    ahead[130].reports = {{131, hands(Jump, 1)}};

    const auto tapes = tapesOf(std::move(ahead), {{100}, {160}}, 25);

    // A report holds for ten ticks: see the decoder.
    const auto jumps = [&tapes](std::size_t piece) {
        return runsOf(*tapes[piece], "Jump", 7, "Ahead");
    };
    QCOMPARE(jumps(0), (Runs{{{106}, {111}, 1}}));
    QCOMPARE(tapes[0]->find(7, "Ahead")->present, (Runs{{{106}, {121}, 1}}));
    QCOMPARE(jumps(1), (Runs{{{131}, {140}, 1}}));
    QVERIFY(!tapes[2]->find(7, "Ahead"));
}

void TestInputTape::reportFromTheFarFutureIsDropped()
{
    Script ahead = script(100, 160, Jump, [](auto) { return 0; });
    ahead[104].reports = {{2'000'000'000, hands(Jump, 1)}, {-2'000'000'000, hands(Jump, 1)}};

    const auto tapes = tapesOf(std::move(ahead), {{100}, {160}});

    // The late one acts at once.
    QCOMPARE(runsOf(*tapes[0], "Jump", 7, "Ahead"), (Runs{{{104}, {113}, 1}}));
}

void TestInputTape::stretchOutsideTheRecordingIsAnError()
{
    const auto recording = std::make_shared<const ScriptRecording>(
        script(100, 120, Jump, [](auto) { return 0; }));
    const auto index = buildIndex(recording, {}).value();

    const auto tapes = readInputTapes(recording, *index, {{90}, {110}}, 10, {});

    QVERIFY(!tapes);
    QCOMPARE(tapes.error().code, ErrorCode::OutOfRange);
}

void TestInputTape::cancelledReadingSaysSo()
{
    const auto recording = std::make_shared<const ScriptRecording>(
        script(100, 120, Jump, [](auto) { return 0; }));
    const auto index = buildIndex(recording, {}).value();
    std::stop_source stop;
    stop.request_stop();

    const auto tapes = readInputTapes(recording, *index, {{100}, {110}}, 10, stop.get_token());

    QVERIFY(!tapes);
    QCOMPARE(tapes.error().code, ErrorCode::Cancelled);
}

void TestInputTape::demoShowsInputsOfCharacters()
{
    const auto recording = openedTape(test::makeTinyDemo());
    const auto index = buildIndex(recording, {}).value();

    const auto tapes = readInputTapes(recording, *index, {{1000}, {1400}}, 1000, {}).value();

    // Both walk to the right with the gun; client 1 dies: see makeTinyDemo().
    const Tick died{1000 + test::TinyKillTicks};
    QCOMPARE(runsOf(*tapes[0], "Direction", 0, "Character"), (Runs{{{1000}, {1400}, 1}}));
    QCOMPARE(runsOf(*tapes[0], "Direction", 1, "Character"), (Runs{{{1000}, died - 1, 1}}));
    QCOMPARE(runsOf(*tapes[0], "Weapon", 0, "Character"), (Runs{{{1000}, {1400}, 1}}));
    QVERIFY(tapes[0]->find(0, "Character")->hasAim);
    QCOMPARE(tapes[0]->find(0, "Character")->type->inputSource,
             std::string("derived from the character"));
}

void TestInputTape::viewInSpaceHasYawAndPitch()
{
    SKIP_WITHOUT_RECORDING("goldsrc/basic.dem");
    const QString path = *test::realRecording(QStringLiteral("goldsrc/basic.dem"));
    FormatRegistry registry;
    registerAllFormats(registry);
    const auto recording = registry.open(openFile(path.toStdString()).value(), {}).value();
    const auto index = buildIndex(recording, {}).value();

    const auto tapes = readInputTapes(recording, *index, {{200}, {200}}, 1, {}).value();

    const InputSource *hands = tapes[0]->find(0, "UserCommand");
    QVERIFY(hands && hands->hasAim && hands->hasPitch);
    const auto isNear = [](const std::vector<AimSample> &samples, double degrees) {
        return samples.size() == 1
               && std::abs(static_cast<double>(samples[0].angle) * 180 / std::numbers::pi - degrees)
                      < 1e-3;
    };
    // View angles of tick 200 in facts.json, whose yaw grows against the clock.
    QVERIFY(isNear(hands->aim, 360 - 182.329102));
    QVERIFY(isNear(hands->pitch, 7.018));
}

void TestInputTape::demoTellsPreInputs()
{
    using namespace teeworlds;
    DemoHeader header;
    header.version = 6;
    header.netVersion = "0.6 626fce9a778df4d4";
    header.mapName = "none";
    header.type = "client";
    DemoWriter writer(header);
    for (std::int64_t tick = 1000; tick <= 1200; tick += 2) {
        writer.beginTick({tick});
        writer.snapshot({{{6, 0}, {0, 0, 1000, 0, 0, 0, 1, 1}}});
        // Source of UUID and fields: teeworlds-messages.md, section 3.
        const std::int32_t fire = tick < 1040 ? 7 : 8;
        if (tick == 1020 || tick == 1040)
            writer.message(
                MessageBuilder(Uuid::fromText("b5d3a686-ad59-382c-b3de-d9fedc3320ae"))
                    .numbers(std::vector<std::int32_t>{-1, 0, 5, 1, fire, 0, 4, 0, 0, 5,
                                                       static_cast<std::int32_t>(tick) + 3})
                    .bytes());
    }
    const auto recording = openedTape(writer.finish().value());
    const auto index = buildIndex(recording, {}).value();

    const auto tapes = readInputTapes(recording, *index, {{1000}, {1200}}, 1000, {}).value();

    QCOMPARE(runsOf(*tapes[0], "Direction", 5, "PreInput"), (Runs{{{1023}, {1142}, -1}}));
    QCOMPARE(runsOf(*tapes[0], "FireHeld", 5, "PreInput"), (Runs{{{1023}, {1042}, 1}}));
    QVERIFY(runsOf(*tapes[0], "Hook", 5, "PreInput").empty());
    // What acts for a tick or two is no reason for a checkpoint.
    const auto &points = index->seekPoints();
    for (std::size_t i = 1; i < points.size(); ++i)
        QVERIFY(points[i].tick - points[i - 1].tick >= limits::NearCheckpointSpacing);
}

void TestInputTape::anyPiecesGiveTheSameTape()
{
    const auto path = test::realRecording(
        QStringLiteral("teeworlds/ddnet198-client-carol-racebox.demo"));
    if (!path)
        SKIP_MISSING();
    FormatRegistry registry;
    registerAllFormats(registry);
    const auto recording = registry.open(openFile(path->toStdString()).value(), {}).value();
    const auto index = buildIndex(recording, {}).value();
    const TickRange all = index->ticks();
    const auto whole = readInputTapes(recording, *index, all, all.last - all.first + 1, {}).value();
    QCOMPARE(whole.size(), std::size_t{1});

    // In the middle, read alone: what came before must not change it.
    const TickRange middle{all.first + 700, all.first + 900};
    const auto alone = readInputTapes(recording, *index, middle, 1000, {}).value();

    std::size_t compared = 0;
    for (const InputSource &source : whole[0]->sources) {
        for (std::size_t i = 0; i < source.tracks.size(); ++i) {
            Runs expected;
            for (InputRun run : source.tracks[i].runs) {
                run.first = std::max(run.first, middle.first);
                run.last = std::min(run.last, middle.last);
                if (run.first <= run.last)
                    expected.push_back(run);
            }
            const InputSource *found = alone[0]->find(source.client, source.type->name);
            const Runs got = found ? found->tracks[i].runs : Runs{};
            QCOMPARE(got, expected);
            compared += expected.size();
        }
    }
    QVERIFY(compared > 10);
    QVERIFY(whole[0]->find(4, "PreInput"));
}

void TestInputTape::pauseThatIsPassedIsPartOfAPiece_data()
{
    QTest::addColumn<qint64>("last");
    QTest::addColumn<std::size_t>("pieces");

    QTest::newRow("long") << qint64{1'000'000'000} << std::size_t{1};
    // A piece counts its ticks with 32 bits.
    QTest::newRow("longer than a piece can be") << qint64{2'147'483'647} << std::size_t{2};
    QTest::newRow("far longer") << qint64{2'147'483'746} << std::size_t{2};
}

void TestInputTape::pauseThatIsPassedIsPartOfAPiece()
{
    QFETCH(const qint64, last);
    QFETCH(const std::size_t, pieces);
    const Tick end{last};
    InputTapeMaker maker({{0}, end}, 100, RecordingInfo(), [] { return true; });
    for (const Tick tick : {Tick{0}, Tick{50}, end - 10, end}) {
        maker.passPause(tick);
        maker.tickEnded(tick, WorldState());
    }

    const auto made = maker.finish();

    // The pause is as long as a piece would be behind it.
    QCOMPARE(made.size(), pieces);
    QCOMPARE(made.front()->ticks.first, Tick{0});
    QCOMPARE(made.back()->ticks.last, end);
}

TICKSCOPE_TEST(TestInputTape, QCoreApplication)
#include "test_input_tape.moc"
