// SPDX-License-Identifier: GPL-3.0-or-later
#include <limits>
#include <map>
#include <set>

#include <QTest>

#include "core/analysis/event_lines.h"
#include "core/formats/format_registry.h"
#include "core/formats/teeworlds_demo/demo_header.h"
#include "core/timeline/index_pass.h"
#include "tests/support/at_once.h"
#include "tests/support/event_making.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using namespace tickscope::test;

namespace {

/// Counts what a pass finds.
class Counter : public PassSink
{
public:
    void eventFound(const Event &event) override { ++kinds[std::string(event.kind().id)]; }
    void damageFound(const Damage &) override { ++damage; }
    void playerChanged(const PlayerChange &change) override { names.insert(change.name); }
    void tickEnded(Tick ended, const WorldState &) override
    {
        tick = ended;
        ++ticks;
    }

    std::map<std::string, int> kinds;
    std::set<std::string> names;
    int damage = 0;
    int ticks = 0;
    Tick tick;
};

/// What a pass finds of the sample up to \a last.
Counter countOf(Tick last = {std::numeric_limits<std::int64_t>::max()})
{
    FormatRegistry registry;
    registerAllFormats(registry);
    Counter counter;
    const auto source = openFile(sampleRecording().toStdString());
    if (!source)
        return counter;
    const auto recording = registry.open(*source, {});
    if (!recording)
        return counter;
    const auto outline = (*recording)->outline({});
    if (!outline || outline->seekPoints.empty())
        return counter;
    const auto decoder = (*recording)->makeDecoder();
    if (!decoder->restore(outline->seekPoints.front(), {}))
        return counter;
    while (!(last < counter.tick)) {
        const auto step = decoder->step(&counter, {});
        if (!step || *step != Step::Done)
            break;
    }
    return counter;
}

} // namespace

class TestSampleRecording : public QObject
{
    Q_OBJECT

private slots:
    void sampleHoldsEveryKindOfPlay();
    void firstFiveSecondsShowWhatThereIsToSee_data();
    void firstFiveSecondsShowWhatThereIsToSee();
    void anEventCostsAtMostFortyBytes();
};

void TestSampleRecording::sampleHoldsEveryKindOfPlay()
{
    const Counter counter = countOf();

    // Two minutes, a snapshot every other tick, and the first one.
    QCOMPARE(counter.ticks, 3001);
    QCOMPARE(counter.damage, 0);
    for (const auto kind :
         {event_kind::Chat, event_kind::Kill, event_kind::Checkpoint, event_kind::Finish,
          event_kind::Vote, event_kind::Emoticon, event_kind::Rename, event_kind::Join,
          event_kind::Leave, event_kind::Broadcast, event_kind::ServerMessage, event_kind::Skin,
          event_kind::Explosion, event_kind::Pickup, event_kind::Pause}) {
        const std::string name(kind);
        QVERIFY2(counter.kinds.contains(name), name.c_str());
    }
    const auto source = openFile(sampleRecording().toStdString());
    QVERIFY(source);
    const auto header = teeworlds::readDemoHeader(**source, {});
    QCOMPARE(header->markers.size(), 4U);
    QCOMPARE(header->length, 120);
}

void TestSampleRecording::firstFiveSecondsShowWhatThereIsToSee_data()
{
    QTest::addColumn<QString>("kind");

    for (const std::string_view kind :
         {event_kind::Chat, std::string_view("hook"), event_kind::Checkpoint, event_kind::Finish,
          event_kind::Broadcast, event_kind::Kill})
        QTest::newRow(std::string(kind).c_str()) << QString::fromStdString(std::string(kind));
}

void TestSampleRecording::firstFiveSecondsShowWhatThereIsToSee()
{
    QFETCH(QString, kind);
    constexpr Tick FirstTick{1000};

    const Counter counter = countOf(FirstTick + 5 * teeworlds::TicksPerSecond);
    QVERIFY(counter.kinds.contains(kind.toStdString()));
}

/// All of it, its place in the list and in a lane of the timeline included, when nothing is hidden.
void TestSampleRecording::anEventCostsAtMostFortyBytes()
{
    FormatRegistry registry;
    registerAllFormats(registry);
    const auto source = openFile(sampleRecording().toStdString()).value();
    const auto recording = registry.open(source, {}).value();
    const auto index = buildIndex(recording, {}).value();
    EventQuery filter = usualEvents();
    filter.hiddenKinds.clear();
    filter.foldsRepeats = false;
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

TICKSCOPE_TEST(TestSampleRecording, QCoreApplication)
#include "test_sample_recording.moc"
