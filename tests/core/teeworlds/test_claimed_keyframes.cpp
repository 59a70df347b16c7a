// SPDX-License-Identifier: GPL-3.0-or-later
//
// A keyframe that is broken where no chunk shows it: opening a demo takes it for one, and whoever
// decodes finds out.

#include <QTest>

#include "core/base/limits.h"
#include "core/formats/format_registry.h"
#include "core/timeline/cursor.h"
#include "core/timeline/index_pass.h"
#include "core/timeline/stretch_index.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;

namespace {

/// Four keyframes, and the third one is broken.
constexpr std::int64_t BrokenDemoSteps = 500;
constexpr std::size_t Broken = 2;

Result<Shared<Recording>> openedClaiming(std::vector<std::byte> bytes)
{
    static const FormatRegistry registry = [] {
        FormatRegistry all;
        registerAllFormats(all);
        return all;
    }();
    return registry.open(memorySource(std::move(bytes), "claimed.demo"), {});
}

struct BrokenDemo {
    Shared<Recording> recording;
    Shared<Outline> claimed;
    Shared<Outline> checked;
};

/// Broken in \a byte behind the beginning of the third keyframe, where that leaves the chunks as
/// they are and what lies in them is no snapshot any more.
std::optional<BrokenDemo> brokenAt(const std::vector<std::byte> &whole, std::uint64_t byte)
{
    auto bytes = whole;
    bytes[static_cast<std::size_t>(byte)] ^= std::byte{0x5A};
    const auto recording = openedClaiming(std::move(bytes));
    if (!recording)
        return {};
    const auto claimed = (*recording)->outline({});
    const auto checked = (*recording)->checkedOutline({});
    if (!claimed || !checked || claimed->seekPoints.size() != checked->seekPoints.size() + 1)
        return {};
    return BrokenDemo{*recording, std::make_shared<const Outline>(*claimed),
                      std::make_shared<const Outline>(*checked)};
}

const std::optional<BrokenDemo> &broken()
{
    static const auto demo = []() -> std::optional<BrokenDemo> {
        const auto whole = test::makeTinyDemo({.stepCount = BrokenDemoSteps, .hasMap = false});
        const auto outline = openedClaiming(whole).and_then(
            [](const Shared<Recording> &recording) { return recording->outline({}); });
        if (!outline || outline->seekPoints.size() <= Broken)
            return {};
        const std::uint64_t begin = outline->seekPoints[Broken].byte.value_or(0);
        for (std::uint64_t byte = begin + 8; byte < begin + 64; ++byte) {
            if (auto found = brokenAt(whole, byte))
                return found;
        }
        return {};
    }();
    return demo;
}

std::size_t keyframesIn(const Index &index)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(index.seekPoints(), [](const SeekPoint &point) {
            return point.kind != SeekPointKind::Checkpoint;
        }));
}

/// What differs between two frames of one tick; empty if nothing.
QByteArray frameDifference(const Frame &one, const Frame &other)
{
    const auto isSame = [](const std::optional<Shown> &left, const std::optional<Shown> &right) {
        return left.has_value() == right.has_value()
               && (!left || (left->tick == right->tick && *left->recorded == *right->recorded));
    };
    if (one.exactness != other.exactness)
        return "exactness";
    if (!isSame(one.at, other.at))
        return "state";
    if (!isSame(one.next, other.next))
        return "next state";
    if (one.before.has_value() != other.before.has_value()
        || (one.before && one.before->tick != other.before->tick))
        return "state before";
    return {};
}

} // namespace

class TestClaimedKeyframes : public QObject
{
    Q_OBJECT

private slots:
    void openingDecodesNoKeyframe();
    void indexLeavesOutAFalseKeyframe();
    void cursorGoesBackToTheKeyframeBefore();
    void walkBeginsAtTheKeyframeBefore();
    void stretchIsThatOfTheWhole();
};

void TestClaimedKeyframes::openingDecodesNoKeyframe()
{
    QVERIFY(broken());

    QVERIFY(broken()->claimed->hasClaims());
    QCOMPARE(broken()->claimed->seekPoints.at(Broken).kind, SeekPointKind::Claimed);
    QVERIFY(!broken()->checked->hasClaims());
    QCOMPARE(broken()->claimed->time.ticks(), broken()->checked->time.ticks());
}

void TestClaimedKeyframes::indexLeavesOutAFalseKeyframe()
{
    QVERIFY(broken());

    const auto index = buildIndex(broken()->recording, {});

    QVERIFY(index);
    QVERIFY((*index)->isComplete());
    QCOMPARE(keyframesIn(**index), broken()->checked->seekPoints.size());
    QCOMPARE((*index)->counts(), Index(broken()->checked).counts());
    const TickTally tally = (*index)->tickTally();
    QCOMPARE(tally.lost, std::int64_t{252}); // of which every other one is recorded
    QCOMPARE(tally.recorded, BrokenDemoSteps + 1 - tally.lost / 2);
    QVERIFY(!(*index)->damage().empty());
}

void TestClaimedKeyframes::cursorGoesBackToTheKeyframeBefore()
{
    QVERIFY(broken());
    const Index claimed(broken()->claimed);
    const Index checked(broken()->checked);
    const Tick begin = broken()->claimed->seekPoints.at(Broken).tick;
    const auto mover = recordedMotion()->makeMover();

    for (Tick tick = begin - 4; tick < begin + 300; tick = tick + 7) {
        // Each knows nothing of what the one before has found out.
        Cursor cursor(broken()->recording, limits::CursorCache);
        const auto frame = cursor.frameAt(tick, claimed, *mover, {});
        const auto again = cursor.frameAt(tick + 1, claimed, *mover, {});
        Cursor other(broken()->recording, limits::CursorCache);
        const auto wanted = other.frameAt(tick, checked, *mover, {});
        const auto wantedNext = other.frameAt(tick + 1, checked, *mover, {});

        QVERIFY(frame && again && wanted && wantedNext);
        QCOMPARE(frameDifference(*frame, *wanted), QByteArray());
        QCOMPARE(frameDifference(*again, *wantedNext), QByteArray());
    }
}

void TestClaimedKeyframes::walkBeginsAtTheKeyframeBefore()
{
    QVERIFY(broken());
    Walker walker(broken()->recording, broken()->claimed->seekPoints, Broken);

    QCOMPARE(walker.step(nullptr, {}), Step::Done);

    QVERIFY(walker.hasMetFalseKeyframe());
    QCOMPARE(walker.decoder().tick(), broken()->claimed->seekPoints.at(Broken - 1).tick);
    std::int64_t steps = 1;
    while (walker.step(nullptr, {}) == Step::Done)
        ++steps;
    const Tick last = broken()->claimed->time.ticks().last;
    QCOMPARE(steps, (last - broken()->claimed->seekPoints.at(Broken - 1).tick) / 2 + 1);
}

void TestClaimedKeyframes::stretchIsThatOfTheWhole()
{
    QVERIFY(broken());
    const Tick tick = broken()->claimed->seekPoints.at(Broken).tick + 100;

    const auto stretch = indexOfStretch(broken()->recording, broken()->claimed, {tick, tick + 10},
                                        {});
    const auto wanted = indexOfStretch(broken()->recording, broken()->checked, {tick, tick + 10},
                                       {});

    QVERIFY(stretch && wanted);
    QVERIFY(!stretch->index->outline().hasClaims());
    QCOMPARE(stretch->index->eventCount(), wanted->index->eventCount());
    QCOMPARE(stretch->index->indexedTo(), wanted->index->indexedTo());
    QCOMPARE(stretch->index->damage().size(), wanted->index->damage().size());
}

TICKSCOPE_TEST(TestClaimedKeyframes, QCoreApplication)
#include "test_claimed_keyframes.moc"
