// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <array>

#include "core/analysis/event_lines.h"
#include "tests/support/at_once.h"
#include "tests/support/event_making.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace std::chrono_literals;

namespace {

struct CrowdEvent {
    std::int64_t tick;
    std::string_view kind;
    int client;
    int otherClient;
    const char *text;
};

PlayerTable crowdPlayers()
{
    PlayerTracker tracker;
    for (int client = 0; client < 5; ++client)
        tracker.apply({{0},
                       client,
                       PlayerChange::What::Present,
                       std::string(1, static_cast<char>('a' + client))});
    return tracker.tableAt({100});
}

/// A deterministic crowd: chat, kills that are seen in the world a little later, and repeats.
std::vector<CrowdEvent> crowd(int count)
{
    static const std::array<const char *, 3> said{"hi", "ho", "he"};
    std::vector<CrowdEvent> events;
    for (int i = 0; i < count; ++i) {
        const std::int64_t tick = i / 3;
        switch (i % 7) {
        case 0:
        case 1:
            events.push_back({tick, event_kind::Chat, i % 2, NoClient,
                              said[static_cast<std::size_t>(i / 7 % 3)]});
            break;
        case 2:
            events.push_back({tick, "toy:Death", i % 5, NoClient, ""});
            break;
        case 3:
            events.push_back({tick, event_kind::Kill, (i + 1) % 5, (i - 1) % 5, "x killed y"});
            break;
        case 4:
            events.push_back({tick, event_kind::System, NoClient, NoClient, "ping"});
            break;
        default:
            events.push_back({tick, event_kind::Chat, 0, NoClient, "again"});
        }
    }
    return events;
}

/// The same as an index that grows by parts of \a partRows rows: all that it was.
std::vector<Shared<Index>> grownIndexes(const std::vector<CrowdEvent> &events, std::size_t partRows)
{
    Outline outline;
    outline.time = TimeBase::uniform({{0}, {100'000}}, 20ms);
    Shared<Index> index = std::make_shared<const Index>(std::make_shared<const Outline>(outline));
    std::vector<Shared<Index>> all{index};
    for (std::size_t begin = 0; begin < events.size(); begin += partRows) {
        auto part = std::make_shared<IndexPart>();
        for (std::size_t i = begin; i < std::min(begin + partRows, events.size()); ++i) {
            const CrowdEvent &made = events[i];
            part->events.append(
                test::plainEvent(made.tick, made.kind, made.text, made.client, made.otherClient));
        }
        part->kindCounts = part->events.kindCounts();
        part->ticks = {{events[begin].tick},
                       {events[std::min(begin + partRows, events.size()) - 1].tick}};
        index = std::make_shared<const Index>(index->with(part, crowdPlayers(), false));
        all.push_back(index);
    }
    return all;
}

std::vector<EventLine> listOf(const EventLines &lines)
{
    return {lines.begin(), lines.end()};
}

} // namespace

/// Lists of an index that grows: each goes on from the one before.
class TestGrowingEventLines : public QObject
{
    Q_OBJECT

private slots:
    void growingIndexIsGoneOnWith_data();
    void growingIndexIsGoneOnWith();
    void settledRowsAreLookedAtOnce();
};

void TestGrowingEventLines::growingIndexIsGoneOnWith_data()
{
    QTest::addColumn<int>("partRows");
    QTest::addColumn<bool>("folds");

    QTest::newRow("row by row") << 1 << true;
    QTest::newRow("in the middle of ticks") << 4 << true;
    QTest::newRow("in big steps") << 5000 << true;
    QTest::newRow("without folding") << 100 << false;
}

void TestGrowingEventLines::growingIndexIsGoneOnWith()
{
    QFETCH(int, partRows);
    QFETCH(bool, folds);
    EventQuery filter = usualEvents();
    filter.foldsRepeats = folds;
    EventSelection going(filter);
    EventLines before;

    const auto indexes = grownIndexes(crowd(partRows > 1000 ? 20'000 : 400),
                                      static_cast<std::size_t>(partRows));
    for (const Shared<Index> &index : indexes) {
        const EventLines lines = going.linesOf(index, {}).value();
        QVERIFY(listOf(lines) == listOf(selectEvents(*index, filter, {}).value()));
        // What is said to be common is common.
        const std::size_t shared = lines.sharedWith(before);
        QVERIFY(std::equal(before.begin(), before.begin() + static_cast<std::ptrdiff_t>(shared),
                           lines.begin()));
        before = lines;
    }
}

void TestGrowingEventLines::settledRowsAreLookedAtOnce()
{
    const auto indexes = grownIndexes(crowd(10'000), 100);
    EventSelection going{usualEvents()};
    EventLines before;

    for (const Shared<Index> &index : indexes) {
        EventLines lines = going.linesOf(index, {}).value();
        // All but the few of the last 100 ms are known to be the same without a look.
        QVERIFY(lines.sharedWith(before) + 100 > before.size());
        before = std::move(lines);
    }

    QCOMPARE(going.lookedAt(), std::size_t{10'000});
}

TICKSCOPE_TEST(TestGrowingEventLines, QCoreApplication)
#include "test_growing_event_lines.moc"
