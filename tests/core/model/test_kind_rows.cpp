// SPDX-License-Identifier: GPL-3.0-or-later

#include <QTest>

#include "core/analysis/kind_rows.h"
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

std::vector<Tick> ticksOf(const Index &index, const char *kind, std::vector<PlayerRef> players = {})
{
    KindRows rows({kind}, std::move(players));
    std::vector<Tick> ticks;
    const auto found = rows.rowsOf(std::make_shared<const Index>(index), {}).value();
    for (const std::uint32_t row : found.front())
        ticks.push_back(index.eventTick(row));
    return ticks;
}

} // namespace

class TestKindRows : public QObject
{
    Q_OBJECT

private slots:
    void eachTickOfAKindIsThereOnce();
    void playersAreEitherParty();
    void kindsHaveListsOfTheirOwn();
    void growingIndexIsLookedAtOnce();
    void cancelledSaysSo();
};

void TestKindRows::eachTickOfAKindIsThereOnce()
{
    const Index index = hooksOfTwo();
    QCOMPARE(ticksOf(index, "hook"), (std::vector<Tick>{{10}, {30}, {40}}));
    QVERIFY(ticksOf(index, "hit").empty());
}

void TestKindRows::playersAreEitherParty()
{
    const Index index = hooksOfTwo();
    QCOMPARE(ticksOf(index, "hook", {{0, {0}}}), (std::vector<Tick>{{10}, {30}}));
    QCOMPARE(ticksOf(index, "hook", {{1, {0}}}), (std::vector<Tick>{{10}, {30}, {40}}));
}

void TestKindRows::kindsHaveListsOfTheirOwn()
{
    KindRows rows({"shot", "hook"});
    const auto found = rows.rowsOf(std::make_shared<const Index>(hooksOfTwo()), {}).value();
    QCOMPARE(found.size(), std::size_t{2});
    QCOMPARE(std::vector(found[0].begin(), found[0].end()), (std::vector<std::uint32_t>{2}));
    QCOMPARE(std::vector(found[1].begin(), found[1].end()), (std::vector<std::uint32_t>{0, 3, 4}));
}

void TestKindRows::growingIndexIsLookedAtOnce()
{
    const auto before = std::make_shared<const Index>(hooksOfTwo());
    auto part = std::make_shared<IndexPart>();
    part->ticks = {{101}, {200}};
    part->events.append(test::plainEvent(120, "hook", "", 0, NoClient));
    const auto after = std::make_shared<const Index>(before->with(part, before->players(), true));

    KindRows rows({"hook"});
    QCOMPARE(rows.rowsOf(before, {}).value()[0].size(), std::size_t{3});
    QCOMPARE(rows.rowsOf(after, {}).value()[0].size(), std::size_t{4});
    QCOMPARE(rows.lookedAt(), std::size_t{6});
}

void TestKindRows::cancelledSaysSo()
{
    std::stop_source stop;
    stop.request_stop();
    const auto rows = KindRows({"hook"}).rowsOf(std::make_shared<const Index>(hooksOfTwo()),
                                                stop.get_token());
    QVERIFY(!rows && rows.error().code == ErrorCode::Cancelled);
}

TICKSCOPE_TEST(TestKindRows, tickscope::test::NoApplication)
#include "test_kind_rows.moc"
