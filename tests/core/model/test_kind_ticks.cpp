// SPDX-License-Identifier: GPL-3.0-or-later

#include <QTest>

#include "core/analysis/kind_ticks.h"
#include "core/model/player.h"
#include "tests/support/event_making.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace std::chrono_literals;

namespace {

/// ada has client 0, bob client 1.
Index hooksOfTwo()
{
    using What = PlayerChange::What;
    PlayerTracker tracker;
    tracker.apply({{0}, 0, What::Present, "ada"});
    tracker.apply({{0}, 1, What::Present, "bob"});
    auto part = std::make_shared<IndexPart>();
    part->ticks = {{0}, {100}};
    const auto add = [&](std::int64_t tick, const char *kind, int client, int other) {
        part->events.append(test::plainEvent(tick, kind, "", client, other));
    };
    add(10, "hook", 0, NoClient);
    add(10, "hook", 1, NoClient);
    add(20, "shot", 0, NoClient);
    add(30, "hook", 1, 0);
    add(40, "hook", 1, NoClient);
    part->kindCounts = part->events.kindCounts();
    Outline outline;
    outline.time = TimeBase::uniform({{0}, {100}}, 20ms);
    return Index(std::make_shared<const Outline>(outline)).with(part, tracker.tableAt({100}), true);
}

} // namespace

class TestKindTicks : public QObject
{
    Q_OBJECT

private slots:
    void ticksWithAKindAreThereOnce();
    void playersAreEitherParty();
    void cancelledSaysSo();
};

void TestKindTicks::ticksWithAKindAreThereOnce()
{
    const Index index = hooksOfTwo();
    QCOMPARE(ticksOfKind(index, "hook", {}, {}).value(), (std::vector<Tick>{{10}, {30}, {40}}));
    QVERIFY(ticksOfKind(index, "hit", {}, {}).value().empty());
}

void TestKindTicks::playersAreEitherParty()
{
    const Index index = hooksOfTwo();
    QCOMPARE(ticksOfKind(index, "hook", {{0, {0}}}, {}).value(), (std::vector<Tick>{{10}, {30}}));
    QCOMPARE(ticksOfKind(index, "hook", {{1, {0}}}, {}).value(),
             (std::vector<Tick>{{10}, {30}, {40}}));
}

void TestKindTicks::cancelledSaysSo()
{
    std::stop_source stop;
    stop.request_stop();
    const auto ticks = ticksOfKind(hooksOfTwo(), "hook", {}, stop.get_token());
    QVERIFY(!ticks && ticks.error().code == ErrorCode::Cancelled);
}

TICKSCOPE_TEST(TestKindTicks, tickscope::test::NoApplication)
#include "test_kind_ticks.moc"
