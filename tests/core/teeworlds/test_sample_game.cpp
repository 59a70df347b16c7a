// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>
#include <set>

#include <QTemporaryDir>
#include <QTest>

#include "app/sample/sample_game.h"
#include "core/analysis/event_filter.h"
#include "core/formats/format_registry.h"
#include "core/formats/teeworlds_demo/demo_header.h"
#include "core/timeline/index_pass.h"
#include "tests/support/event_making.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;

namespace {

/// Counts what a pass finds.
class Counter : public PassSink
{
public:
    void eventFound(const Event &event) override { ++kinds[std::string(event.kind().id)]; }
    void damageFound(const Damage &) override { ++damage; }
    void playerChanged(const PlayerChange &change) override { names.insert(change.name); }
    void tickEnded(Tick, const WorldState &) override { ++ticks; }

    std::map<std::string, int> kinds;
    std::set<std::string> names;
    int damage = 0;
    int ticks = 0;
};

Counter countOf(const Shared<ByteSource> &source)
{
    FormatRegistry registry;
    registerAllFormats(registry);
    Counter counter;
    const auto recording = registry.open(source, {});
    if (!recording)
        return counter;
    const auto outline = (*recording)->outline({});
    if (!outline || outline->seekPoints.empty())
        return counter;
    const auto decoder = (*recording)->makeDecoder();
    if (!decoder->restore(outline->seekPoints.front(), {}))
        return counter;
    for (auto step = decoder->step(&counter, {}); step && *step == Step::Done;)
        step = decoder->step(&counter, {});
    return counter;
}

} // namespace

class TestSampleGame : public QObject
{
    Q_OBJECT

private slots:
    void sampleHoldsEveryKindOfPlay();
    void firstFiveSecondsShowWhatThereIsToSee_data();
    void firstFiveSecondsShowWhatThereIsToSee();
    void sampleIsTheSameEachTime();
    void anEventCostsAtMostFortyBytes();
    void sampleCanBeMadeInEveryVersion_data();
    void sampleCanBeMadeInEveryVersion();
};

void TestSampleGame::sampleHoldsEveryKindOfPlay()
{
    const QTemporaryDir folder;
    const auto source = openFile(test::makeSampleDemo(folder.path()));
    QVERIFY(source);

    const Counter counter = countOf(*source);

    // Two minutes, a snapshot every other tick, and the first one.
    QCOMPARE(counter.ticks, 3001);
    QCOMPARE(counter.damage, 0);
    for (const auto kind :
         {event_kind::Chat, event_kind::Kill, event_kind::Checkpoint, event_kind::Finish,
          event_kind::Vote, event_kind::Emoticon, event_kind::Rename, event_kind::Join,
          event_kind::Leave, event_kind::Broadcast, event_kind::ServerMessage, event_kind::Skin,
          event_kind::Explosion, event_kind::Pickup, event_kind::Team}) {
        const std::string name(kind);
        QVERIFY2(counter.kinds.contains(name), name.c_str());
    }
    const auto header = teeworlds::readDemoHeader(**source, {});
    QCOMPARE(header->markers.size(), 4U);
    QCOMPARE(header->length, 120);
}

void TestSampleGame::firstFiveSecondsShowWhatThereIsToSee_data()
{
    QTest::addColumn<QString>("kind");

    for (const std::string_view kind :
         {event_kind::Chat, std::string_view("hook"), event_kind::Checkpoint, event_kind::Finish,
          event_kind::Broadcast, event_kind::Kill})
        QTest::newRow(std::string(kind).c_str()) << QString::fromStdString(std::string(kind));
}

void TestSampleGame::firstFiveSecondsShowWhatThereIsToSee()
{
    QFETCH(QString, kind);
    sample::SampleOptions options;
    options.ticks = 5 * 50;

    const auto game = sample::makeSampleGame(options);
    QVERIFY(game);

    const Counter counter = countOf(memorySource(*game, "sample.demo"));
    QVERIFY(counter.kinds.contains(kind.toStdString()));
}

void TestSampleGame::sampleIsTheSameEachTime()
{
    sample::SampleOptions options;
    options.ticks = 500;

    QVERIFY(sample::makeSampleGame(options).value() == sample::makeSampleGame(options).value());
}

void TestSampleGame::sampleCanBeMadeInEveryVersion_data()
{
    QTest::addColumn<int>("version");
    QTest::addColumn<int>("protocol");

    for (int version = 3; version <= 6; ++version) {
        for (int protocol = 6; protocol <= 7; ++protocol)
            QTest::addRow("version %d protocol 0.%d", version, protocol) << version << protocol;
    }
}

void TestSampleGame::sampleCanBeMadeInEveryVersion()
{
    QFETCH(int, version);
    QFETCH(int, protocol);
    sample::SampleOptions options;
    options.ticks = 700;
    options.version = version;
    options.protocol = protocol == 6 ? teeworlds::Protocol::V06 : teeworlds::Protocol::V07;
    options.playerCount = 6;

    const auto game = sample::makeSampleGame(options);
    QVERIFY(game);
    const Counter counter = countOf(memorySource(*game, "sample.demo"));

    QCOMPARE(counter.ticks, 351);
    QCOMPARE(counter.damage, 0);
    QVERIFY(counter.names.contains("Лиса"));
    QVERIFY(counter.kinds.contains(std::string(event_kind::Chat)));
}

/// All of it, its place in the list and in a lane of the timeline included, when nothing is hidden.
void TestSampleGame::anEventCostsAtMostFortyBytes()
{
    FormatRegistry registry;
    registerAllFormats(registry);
    const auto bytes = sample::makeSampleGame().value();
    const auto recording = registry.open(memorySource(bytes, "sample.demo"), {}).value();
    const auto index = buildIndex(recording, {}).value();
    EventFilter filter;
    filter.hiddenKinds.clear();
    filter.foldRepeats = false;
    const auto lines = selectEvents(*index, filter, {}).value();

    QCOMPARE(lines.size(), index->eventCount());
    QVERIFY(index->eventCount() > 1000);
    constexpr std::size_t LanePlace = sizeof(std::uint32_t);
    const std::size_t places = lines.size() * (sizeof(EventLine) + LanePlace);
    const std::size_t bytesUsed = index->eventBytes() + places;
    QVERIFY2(bytesUsed <= 40 * index->eventCount(),
             qPrintable(
                 QStringLiteral("%1 bytes for %2 events").arg(bytesUsed).arg(index->eventCount())));
}

TICKSCOPE_TEST(TestSampleGame, QCoreApplication)
#include "test_sample_game.moc"
