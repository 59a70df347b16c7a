// SPDX-License-Identifier: GPL-3.0-or-later
//
// Real demos with a small damage: nothing before it is lost, and nothing behind the next whole
// keyframe.

#include <map>

#include <QTest>

#include "core/base/limits.h"
#include "core/formats/format_registry.h"
#include "core/formats/teeworlds_common/items/snapshot.h"
#include "core/timeline/cursor.h"
#include "core/timeline/index_pass.h"
#include "core/timeline/walker.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;

namespace {

using Items = std::map<ItemKey, std::vector<std::int32_t>>;

/// The recorded items of each tick; lost messages stay lost.
class States : public PassSink
{
public:
    void tickEnded(Tick tick, const WorldState &state) override
    {
        Items &items = ticks[tick];
        items.clear();
        state.forEach([&items](const ItemView &item) {
            if (teeworlds::isRecorded(item.key))
                items[item.key] = {item.words.begin(), item.words.end()};
        });
    }

    std::map<Tick, Items> ticks;
};

struct Demo {
    Outline outline;
    std::map<Tick, Items> ticks;
};

std::optional<Demo> demoAt(const QString &path)
{
    FormatRegistry registry;
    registerAllFormats(registry);
    const auto source = openFile(path.toStdString());
    const auto recording = source ? registry.open(*source, {})
                                  : Result<Shared<Recording>>(tl::unexpected(source.error()));
    if (!recording)
        return {};
    auto outline = (*recording)->outline({});
    if (!outline)
        return {};
    Walker walker(*recording, outline->seekPoints);
    States states;
    while (walker.step(&states, {}) == Step::Done) {}
    return Demo{*std::move(outline), std::move(states.ticks)};
}

} // namespace

class TestHostileDemos : public QObject
{
    Q_OBJECT

private slots:
    void damageTakesOnlyItsOwnTicks_data();
    void damageTakesOnlyItsOwnTicks();
    void markersWithoutSnapshotsAreNoKeyframes();
    void longDoubtIsSoughtQuickly();
};

void TestHostileDemos::damageTakesOnlyItsOwnTicks_data()
{
    QTest::addColumn<QString>("damaged");
    QTest::addColumn<QString>("original");
    QTest::addColumn<int>("firstByte");
    QTest::addColumn<int>("lastByte");

    // Source: the README beside them.
    QTest::newRow("16 zeros") << "zeroed-otto-dm6.demo"
                              << "tw075-client-otto-dm6.demo" << 9'536 << 9'551;
    QTest::newRow("4 KiB of zeros") << "zeroed-server-dm1.demo"
                                    << "tw061-server-dm1.demo" << 12'391 << 16'486;
    QTest::newRow("one byte") << "flipped-race-carol.demo"
                              << "ddnet198-client-race-carol.demo" << 9'671 << 9'671;
}

void TestHostileDemos::damageTakesOnlyItsOwnTicks()
{
    QFETCH(const QString, damaged);
    QFETCH(const QString, original);
    QFETCH(const int, firstByte);
    QFETCH(const int, lastByte);
    const auto damagedPath = test::realRecording(QStringLiteral("hostile/") + damaged);
    const auto originalPath = test::realRecording(QStringLiteral("teeworlds/") + original);
    if (!damagedPath || !originalPath)
        SKIP_MISSING();

    const auto read = demoAt(*damagedPath);
    const auto whole = demoAt(*originalPath);

    QVERIFY(read && whole);
    QVERIFY(!read->outline.damage.empty());
    const auto next = std::ranges::find_if(whole->outline.seekPoints, [&](const SeekPoint &point) {
        return std::cmp_greater(point.order, lastByte);
    });
    const bool hasNext = next != whole->outline.seekPoints.end();
    // The stretch before it ends in the tick that has the damage.
    const Tick lost = read->outline.damage.front().tick;
    QVERIFY(!hasNext || lost < next->tick);
    int before = 0;
    int behind = 0;
    for (const auto &[tick, items] : whole->ticks) {
        const bool isBehind = hasNext && tick >= next->tick;
        if (tick >= lost && !isBehind)
            continue;
        const auto found = read->ticks.find(tick);
        const QByteArray at = "tick " + QByteArray::number(qint64{tick.value});
        QVERIFY2(found != read->ticks.end(), at.constData());
        QVERIFY2(found->second == items, at.constData());
        ++(isBehind ? behind : before);
    }
    QVERIFY(before > 0);
    QCOMPARE(behind > 0, hasNext);
    // The damage is told where it lies.
    QVERIFY(std::cmp_greater_equal(
        read->outline.damage.front().byte + read->outline.damage.front().size, firstByte));
    for (std::size_t i = 0; i < whole->outline.seekPoints.size(); ++i) {
        const SeekPoint &point = whole->outline.seekPoints[i];
        if (std::cmp_less(point.order, firstByte) || std::cmp_greater(point.order, lastByte))
            QVERIFY(std::ranges::any_of(read->outline.seekPoints, [&](const SeekPoint &other) {
                return other.order == point.order && other.tick == point.tick;
            }));
    }
}

void TestHostileDemos::markersWithoutSnapshotsAreNoKeyframes()
{
    // The first keyframe has a snapshot; then come markers that only claim to be keyframes.
    auto bytes = test::makeTinyDemo({.stepCount = 20, .hasMap = false});
    constexpr std::byte KeyframeOneTickOn{0xE1};
    bytes.insert(bytes.end(), 100'000, KeyframeOneTickOn);
    FormatRegistry registry;
    registerAllFormats(registry);
    const auto recording = registry.open(memorySource(std::move(bytes), "a.demo"), {});
    QVERIFY(recording);

    const auto outline = (*recording)->outline({});

    QVERIFY(outline);
    QCOMPARE(outline->seekPoints.size(), std::size_t{1});
    Walker walker(*recording, outline->seekPoints);
    class : public States
    {
    public:
        void damageFound(const Damage &found) override { addDamage(damage, found); }
        std::vector<Damage> damage;
    } states;
    while (walker.step(&states, {}) == Step::Done) {}
    QCOMPARE(states.damage.size(), std::size_t{1});
    QVERIFY(states.damage.front().times > 99'000);
}

void TestHostileDemos::longDoubtIsSoughtQuickly()
{
    auto bytes = test::makeTinyDemo({.stepCount = 20, .hasMap = false});
    constexpr std::byte KeyframeOneTickOn{0xE1};
    bytes.insert(bytes.end(), 10'000, KeyframeOneTickOn);
    FormatRegistry registry;
    registerAllFormats(registry);
    const auto recording = registry.open(memorySource(std::move(bytes), "a.demo"), {});
    QVERIFY(recording);

    const auto index = buildIndex(*recording, {});

    QVERIFY(index);
    const Tick last = (*index)->ticks().last;
    const SeekPoint &nearest = (*index)->seekPoints()[(*index)->seekPointBefore(last)];
    QVERIFY(last - nearest.tick <= limits::CheckpointSpacing);
    Cursor cursor(*recording, limits::CursorCache);
    const auto mover = recordedMotion()->makeMover();
    const auto frame = cursor.frameAt(last - 1, **index, *mover, {});
    QVERIFY(frame);
    QCOMPARE(frame->exactness, Exactness::Damaged);
}

TICKSCOPE_TEST(TestHostileDemos, QCoreApplication)
#include "test_hostile_demos.moc"
