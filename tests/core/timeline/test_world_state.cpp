// SPDX-License-Identifier: GPL-3.0-or-later
#include <limits>
#include <map>
#include <random>

#include <QTest>

#include "core/model/state/world_state.h"
#include "tests/support/state_difference.h"
#include "tests/support/test_program.h"

using namespace tickscope;

namespace {

using Words = std::vector<std::int32_t>;

Words wordsAt(const WorldState &state, ItemKey key)
{
    const auto found = state.find(key);
    return found ? Words(found->begin(), found->end()) : Words{-999};
}

std::map<ItemKey, Words> itemsOf(const WorldState &state)
{
    std::map<ItemKey, Words> items;
    state.forEach([&items](const ItemView &item) {
        items.emplace(item.key, Words(item.words.begin(), item.words.end()));
    });
    return items;
}

WorldState withItems(std::int64_t count)
{
    WorldState state;
    for (std::int64_t id = 0; id < count; ++id)
        state.set({3, id}, Words{static_cast<std::int32_t>(id), 7});
    return state;
}

struct Change {
    ItemKey key;
    Words before; ///< {-1} for an item that was not there.
    Words after;

    friend auto operator<=>(const Change &, const Change &) = default;
};

std::vector<Change> differences(const WorldState &before, const WorldState &after)
{
    std::vector<Change> found;
    const auto wordsOf = [](const std::optional<ItemView> &item) {
        return item ? Words(item->words.begin(), item->words.end()) : Words{-1};
    };
    test::forEachDifference(before, after, [&](const auto &old, const auto &now) {
        found.push_back({old ? old->key : now->key, wordsOf(old), wordsOf(now)});
    });
    std::ranges::sort(found);
    return found;
}

} // namespace

class TestWorldState : public QObject
{
    Q_OBJECT

private slots:
    void emptyStateHoldsNothing();
    void itemIsFoundUnderItsKeyOnly();
    void itemIsReplacedByOneOfAnotherSize_data();
    void itemIsReplacedByOneOfAnotherSize();
    void removedItemIsGoneAndCanComeBack();
    void copiesAreIndependent();
    void itemIsChangedInPlaceInOneCopyOnly();
    void itemOfAGrownStateIsFound();
    void differencesAreNewChangedAndRemovedItems();
    void differencesAreFoundBetweenTablesOfDifferentSize();
    void statesAreEqualWhateverTheOrderOfTheirItems();
    void statesOfOneKeyMoreOrLessDiffer();
    void sortedItemsAreByTypeAndId();
    void stateBehavesLikeAMap();
    void copyCostsLittleBesideItsOrigin();
    void equalWordsChangeNothing();
    void packedStateIsWholeAndSmall();
};

void TestWorldState::emptyStateHoldsNothing()
{
    WorldState state;

    QCOMPARE(state.itemCount(), std::size_t{0});
    QCOMPARE(state.wordCount(), std::size_t{0});
    QVERIFY(!state.find({0, 0}));
    QVERIFY(state.change({0, 0}).empty());
    QVERIFY(!state.remove({0, 0}));
    QVERIFY(state.sorted().empty());
    QVERIFY(state.schema());
}

void TestWorldState::itemIsFoundUnderItsKeyOnly()
{
    WorldState state;

    state.set({1, 2}, Words{10, 20});
    state.set({2, 1}, Words{});

    QCOMPARE(wordsAt(state, {1, 2}), (Words{10, 20}));
    QCOMPARE(wordsAt(state, {2, 1}), Words{});
    QVERIFY(!state.find({1, 1}));
    QVERIFY(!state.find({2, 2}));
    QCOMPARE(state.itemCount(), std::size_t{2});
    QCOMPARE(state.wordCount(), std::size_t{2});
}

void TestWorldState::itemIsReplacedByOneOfAnotherSize_data()
{
    QTest::addColumn<int>("size");

    QTest::newRow("none") << 0;
    QTest::newRow("shorter") << 1;
    QTest::newRow("as long") << 3;
    QTest::newRow("longer") << 8;
}

void TestWorldState::itemIsReplacedByOneOfAnotherSize()
{
    QFETCH(int, size);
    WorldState state = withItems(60);
    state.set({9, 9}, Words{1, 2, 3});

    const Words words(static_cast<std::size_t>(size), 5);
    state.set({9, 9}, words);

    QCOMPARE(wordsAt(state, {9, 9}), words);
    QCOMPARE(state.itemCount(), std::size_t{61});
    QCOMPARE(state.wordCount(), 120 + words.size());
    for (std::int32_t id = 0; id < 60; ++id)
        QCOMPARE(wordsAt(state, {3, id}), (Words{id, 7}));
}

void TestWorldState::removedItemIsGoneAndCanComeBack()
{
    WorldState state = withItems(40);

    QVERIFY(state.remove({3, 17}));
    QVERIFY(!state.remove({3, 17}));
    QVERIFY(!state.find({3, 17}));
    QCOMPARE(state.itemCount(), std::size_t{39});
    QCOMPARE(state.wordCount(), std::size_t{78});

    state.set({3, 17}, Words{1, 2, 3});
    QCOMPARE(wordsAt(state, {3, 17}), (Words{1, 2, 3}));
    for (std::int32_t id = 0; id < 40; ++id) {
        if (id != 17)
            QCOMPARE(wordsAt(state, {3, id}), (Words{id, 7}));
    }
}

void TestWorldState::copiesAreIndependent()
{
    WorldState first = withItems(20);
    WorldState second = first;

    first.set({3, 1}, Words{100, 100});
    second.remove({3, 2});
    second.set({4, 0}, Words{4});

    QCOMPARE(wordsAt(first, {3, 1}), (Words{100, 100}));
    QCOMPARE(wordsAt(second, {3, 1}), (Words{1, 7}));
    QVERIFY(first.find({3, 2}));
    QVERIFY(!second.find({3, 2}));
    QVERIFY(!first.find({4, 0}));
    QCOMPARE(first.itemCount(), std::size_t{20});
    QCOMPARE(second.itemCount(), std::size_t{20});
}

void TestWorldState::itemIsChangedInPlaceInOneCopyOnly()
{
    WorldState first = withItems(20);
    const WorldState second = first;

    const auto words = first.change({3, 5});
    QCOMPARE(words.size(), std::size_t{2});
    words[1] = 8;

    QCOMPARE(wordsAt(first, {3, 5}), (Words{5, 8}));
    QCOMPARE(wordsAt(second, {3, 5}), (Words{5, 7}));
}

void TestWorldState::itemOfAGrownStateIsFound()
{
    WorldState state = withItems(5000);
    const WorldState copy = state;
    state.set({3, 5000}, Words{5000, 7});

    QCOMPARE(state.itemCount(), std::size_t{5001});
    QCOMPARE(copy.itemCount(), std::size_t{5000});
    for (std::int32_t id = 0; id <= 5000; ++id)
        QCOMPARE(wordsAt(state, {3, id}), (Words{id, 7}));
    QVERIFY(!state.find({3, 5001}));
    QVERIFY(!state.find({3, -1}));
}

void TestWorldState::differencesAreNewChangedAndRemovedItems()
{
    const WorldState before = withItems(30);
    WorldState after = before;
    after.set({3, 4}, Words{4, 8});
    after.set({3, 5}, Words{5});
    after.remove({3, 6});
    after.set({2, 0}, Words{9});

    const std::vector<Change> expected{{{2, 0}, {-1}, {9}},
                                       {{3, 4}, {4, 7}, {4, 8}},
                                       {{3, 5}, {5, 7}, {5}},
                                       {{3, 6}, {6, 7}, {-1}}};
    QCOMPARE(differences(before, after), expected);
    QVERIFY(differences(before, before).empty());
}

void TestWorldState::differencesAreFoundBetweenTablesOfDifferentSize()
{
    const WorldState few = withItems(90);
    const WorldState many = withItems(400);

    QCOMPARE(differences(few, many).size(), std::size_t{310});
    QCOMPARE(differences(many, few).size(), std::size_t{310});
    QVERIFY(!(few == many));
}

void TestWorldState::statesAreEqualWhateverTheOrderOfTheirItems()
{
    const WorldState ascending = withItems(200);
    WorldState descending;
    for (std::int32_t id = 400; id-- > 0;)
        descending.set({3, id}, Words{id, 7});
    for (std::int32_t id = 200; id < 400; ++id)
        descending.remove({3, id}); // its table stays the bigger one

    QVERIFY(ascending == descending);
    QVERIFY(differences(ascending, descending).empty());
}

void TestWorldState::statesOfOneKeyMoreOrLessDiffer()
{
    const WorldState state = withItems(10);
    WorldState renumbered = state;
    renumbered.remove({3, 9});
    renumbered.set({3, 10}, Words{9, 7});
    WorldState longer = state;
    longer.set({3, 9}, Words{9, 7, 0});

    QVERIFY(!(state == renumbered));
    QVERIFY(!(state == longer));
    QVERIFY(!(state == withItems(9)));
}

void TestWorldState::sortedItemsAreByTypeAndId()
{
    WorldState state;
    state.set({2, 5}, Words{1});
    state.set({1, 9}, Words{2});
    state.set({2, -5}, Words{3});

    const auto items = state.sorted();

    QCOMPARE(items.size(), std::size_t{3});
    QVERIFY((items[0].key == ItemKey{1, 9}));
    QVERIFY((items[1].key == ItemKey{2, -5}));
    QVERIFY((items[2].key == ItemKey{2, 5}));
    QCOMPARE(items[1].words[0], 3);
}

void TestWorldState::stateBehavesLikeAMap()
{
    std::mt19937 random(12); // the same sequence everywhere
    std::map<ItemKey, Words> model;
    WorldState state;
    std::vector<std::pair<WorldState, std::map<ItemKey, Words>>> kept;

    for (int i = 0; i < 20'000; ++i) {
        const ItemKey key{static_cast<std::uint32_t>(random() % 4),
                          static_cast<std::int64_t>(random() % 200) - 100};
        if (random() % 3 == 0) {
            QCOMPARE(state.remove(key), model.erase(key) == 1);
        } else {
            const Words words(random() % 6, static_cast<std::int32_t>(random()));
            state.set(key, words);
            model[key] = words;
        }
        if (i % 1000 == 0)
            kept.emplace_back(state, model);
    }
    kept.emplace_back(state, model);

    for (const auto &[copy, expected] : kept) {
        QVERIFY(itemsOf(copy) == expected);
        std::size_t words = 0;
        for (const auto &[key, own] : expected)
            words += own.size();
        QCOMPARE(copy.itemCount(), expected.size());
        QCOMPARE(copy.wordCount(), words);
    }
}

void TestWorldState::copyCostsLittleBesideItsOrigin()
{
    const WorldState state = withItems(1000);
    WorldState copy = state;
    const std::size_t alone = state.bytesBeside(WorldState());
    const std::size_t untouched = copy.bytesBeside(state);

    copy.set({3, 1}, Words{1, 8});
    const std::size_t onePage = copy.bytesBeside(state);

    QVERIFY(alone > 1000 * 2 * sizeof(std::int32_t));
    QVERIFY(untouched * 4 < alone);
    QVERIFY(onePage > untouched);
    QVERIFY(onePage * 3 < alone);
}

void TestWorldState::equalWordsChangeNothing()
{
    const WorldState state = withItems(100);
    WorldState copy = state;

    copy.set({3, 50}, Words{50, 7});

    QCOMPARE(copy.bytesBeside(state), WorldState(state).bytesBeside(state));
}

void TestWorldState::packedStateIsWholeAndSmall()
{
    constexpr auto Least = std::numeric_limits<std::int32_t>::min();
    constexpr auto Most = std::numeric_limits<std::int32_t>::max();
    WorldState state = withItems(500);
    state.set({0, -1}, Words{Least, Most, 0, -1, 63, 64, -64, -65, 8191, 8192});
    state.set({0xFFFFFFFF, std::numeric_limits<std::int64_t>::min()}, Words{});
    state.set({7, std::numeric_limits<std::int64_t>::max()}, Words{1});

    const PackedState packed(state);

    QCOMPARE(itemsOf(packed.unpacked()), itemsOf(state));
    QVERIFY(packed.unpacked() == state);
    QVERIFY(packed.byteSize() * 4 < state.bytesBeside(WorldState()));
    QCOMPARE(PackedState().unpacked().itemCount(), std::size_t{0});
    QCOMPARE(PackedState(WorldState()).unpacked().itemCount(), std::size_t{0});
}

TICKSCOPE_TEST(TestWorldState, QCoreApplication)
#include "test_world_state.moc"
